"""Preferences of users: they are stored, and take effect at the table."""

from __future__ import annotations

import random

import pytest
from clicking import AXE, MOVES, MOVING, SIZES, join, open_table, play_one, resize, version
from decisions import sign_in

pytestmark = pytest.mark.full

TOKEN = "a-keeper-s-token-of-some-length"
LISTEN = """window.heard = [];
const quiet = {setValueAtTime() {}, exponentialRampToValueAtTime() {}};
window.AudioContext = class { get currentTime() { return 0; } get destination() { return null; }
  createOscillator() {
    const frequency = {...quiet, setValueAtTime(pitch) { window.heard.push(pitch); }};
    return {frequency, connect: (to) => to, start() {}, stop() {}}; }
  createGain() { return {gain: {...quiet}, connect: () => null}; } };
Document.prototype.hasFocus = () => window.looks !== false;"""
CALL, TURN = [587, 880], 880  # the pitches of sounds.js
HEARS = """pitch => new Promise((done) => {
  const listen = () => (window.heard.includes(pitch) ? done() : setTimeout(listen, 20));
  listen();
})"""


def prefer(page, site, **options: str) -> None:
    page.goto(f"{site.url}/settings")
    for name, body in options.items():
        page.select_option(f"select[name={name}]", body)
    with page.expect_navigation():
        page.locator("form.preferences button").click()
    for name, body in options.items():
        assert page.input_value(f"select[name={name}]") == body


def test_a_move_is_confirmed_first_for_users_who_prefer_that(site, someone):
    anne = someone()
    address = open_table(anne, site, "speicherstadt", ["me", "guest"])
    prefer(anne, site, confirm="yes")
    anne.goto(address)
    seen = version(anne)
    first, second = anne.locator(MOVES).nth(0), anne.locator(MOVES).nth(1)
    first.click()
    second.click()
    assert anne.locator("[data-armed]").count() == 1, "another move is chosen, and the first no longer"
    assert second.get_attribute("data-armed") == "Tap again to play"
    anne.keyboard.press("Escape")
    assert anne.locator("[data-armed]").count() == 0
    first.dblclick()  # an accidental touch plays nothing
    assert (version(anne), anne.locator("[data-armed]").count()) == (seen, 1)
    first.click()
    anne.wait_for_selector(f"#table:not([data-version='{seen}'])")


def test_preferences_for_cards_colours_motion_and_chat_take_effect(site, someone):
    anne = someone(**MOVING)
    address = open_table(anne, site, "speicherstadt", ["me", "guest"])
    look = """() => { const tea = document.querySelector('#table').appendChild(document.createElement('i'));
      tea.className = 'g-tea';
      return {letters: parseFloat(getComputedStyle(document.querySelector('.banner')).fontSize),
        colour: getComputedStyle(document.querySelector('.seat-2')).getPropertyValue('--body'),
        tea: getComputedStyle(tea).getPropertyValue('--good'),
        glides: getComputedStyle(document.querySelector('.merchant')).transitionDuration,
        chat: document.querySelectorAll('#chat, #tab-chat').length}; }"""
    before = anne.evaluate(look)
    prefer(anne, site, cards="large", colours="safe", motion="less", chat="hidden")
    anne.goto(address)
    after = anne.evaluate(look)
    assert after["letters"] > 1.15 * before["letters"]
    assert after["colour"].strip() == "#d55e00" != before["colour"].strip()
    assert after["tea"].strip() == "#00795a" != before["tea"].strip(), "goods too, not only players"
    assert after["glides"] == "0s"
    assert (before["chat"], after["chat"]) == (2, 0)
    anne.evaluate("window.glided = 0; Element.prototype.animate = () => { window.glided += 1; }; 0")
    play_one(anne, random.Random(1))
    assert anne.evaluate("window.glided") == 0


def test_a_sound_is_played_only_in_a_background_tab(site, someone):
    anne, herman = someone(), someone()
    anne.add_init_script(LISTEN)
    join(herman, open_table(anne, site, "speicherstadt", ["me", "open"]))
    anne.wait_for_selector("#table[data-status=running]")
    anne.keyboard.press("Shift")  # a browser plays no sound before the first click

    def her_turn_comes(looks: bool, sounds: str) -> list[int]:
        """Play until it is her turn again; returns the notes played up to a moment later."""
        anne.evaluate("([looks, sounds]) => { window.looks = looks; window.heard = []; document.documentElement.dataset.sounds = sounds; }",
                      [looks, sounds])  # fmt: skip
        while anne.get_attribute("#table", "data-turn") == "mine":
            play_one(anne, random.Random(2))
        seen = version(anne)
        while anne.get_attribute("#table", "data-turn") != "mine":
            play_one(herman, random.Random(2))
            anne.wait_for_selector(f"#table:not([data-version='{seen}'])")
            seen = version(anne)
        if looks and sounds == "yes":
            anne.evaluate(HEARS, TURN)
        return anne.evaluate("window.heard")

    assert CALL[0] not in her_turn_comes(looks=True, sounds="yes"), "who looks hears the table, but is not called"
    assert her_turn_comes(looks=False, sounds="no") == []
    assert her_turn_comes(looks=False, sounds="yes") == CALL, "who looks elsewhere is called, and hears nothing else"
    assert anne.title().startswith("● Your turn")


def test_the_settings_pages_are_accessible(site, store, someone):
    anne = someone()
    sign_in(anne, site, store)
    for path in ("/settings", "/sign-in"):
        anne.goto(site.url + path)
        anne.evaluate(AXE)
        for size in SIZES:
            resize(anne, size)
            found = anne.evaluate("axe.run({runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']}).then((result) => result.violations)")
            assert [one["id"] for one in found] == []
            assert anne.evaluate("document.documentElement.scrollWidth <= innerWidth")


def is_for_everyone(page) -> None:
    """A page has no accessibility faults, is not wider than the screen, and can be used by keyboard."""
    page.evaluate(AXE + ";0")
    found = page.evaluate("axe.run({runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']}).then((result) => result.violations)")
    assert [(page.url, one["id"], one["nodes"][0]["html"]) for one in found] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), page.url
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('main') !== null"):
            break
    assert page.evaluate("parseFloat(getComputedStyle(document.activeElement).outlineWidth) > 0"), page.url


def test_the_profile_ranking_moderation_and_lesson_pages_are_accessible(own_site, someone):
    site = own_site(KOGGE_ADMIN_TOKEN=TOKEN)
    anne, herman = someone(390, 844), someone()
    open_table(anne, site, "speicherstadt", ["me", "guest"])
    lessons = ("/lessons/speicherstadt", "/lessons/speicherstadt/1-price", "/puzzles/speicherstadt")
    for path in ("/people/me", "/ranking/speicherstadt", "/moderation", *lessons):
        anne.goto(site.url + path)
        is_for_everyone(anne)
    anne.goto(f"{site.url}/moderation")
    anne.fill("input[name=token]", TOKEN)
    anne.keyboard.press("Enter")
    anne.get_by_role("heading", name="Reports").wait_for()
    is_for_everyone(anne)
    anne.goto(f"{site.url}/people/me")
    herman.goto(anne.input_value("#friend-link"))
    is_for_everyone(herman)
