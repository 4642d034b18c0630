"""Chat at the table: unread messages are counted, a new one is shown on the board, a reaction is one tap."""

from __future__ import annotations

import pytest
from clicking import join, open_table, ready

pytestmark = pytest.mark.full


def test_unread_messages_of_others_are_counted_and_a_new_one_is_shown_on_the_board(site, someone):
    anne, herman = someone(), someone(390, 844)
    address = open_table(anne, site, "speicherstadt", ["me", "open"])
    join(herman, address, "Herman")
    ready(anne, herman)
    herman.click("label[for=tab-chat]")
    for text in ("Hello", "Anne?"):
        herman.fill("#chat-text", text)
        herman.click("#chat button")
        anne.locator("#chat-toast", has_text=text).wait_for()
    assert anne.inner_text("#unread") == "2"
    assert herman.locator("#unread").is_hidden(), "one's own words are no news"
    anne.reload()
    anne.wait_for_selector("#unread:not(.read)")
    assert (anne.inner_text("#unread"), anne.locator("#chat-toast").is_hidden()) == ("2", True)
    anne.click("label[for=tab-chat]")
    assert anne.locator("#unread").is_hidden()
    anne.get_by_role("button", name="Well played!").click()
    herman.locator(".messages li", has_text="Well played!").wait_for()
    anne.reload()
    anne.locator(".messages li", has_text="Well played!").wait_for()
    assert anne.locator("#unread").is_hidden(), "what was read stays read"


def test_the_toast_leads_to_the_chat(site, someone):
    anne, herman = someone(), someone()
    address = open_table(anne, site, "speicherstadt", ["me", "open"])
    join(herman, address, "Herman")
    ready(anne, herman)
    herman.click("label[for=tab-chat]")
    herman.fill("#chat-text", "Good luck!")
    herman.click("#chat button")
    anne.locator("#chat-toast", has_text="Good luck!").click()
    assert anne.locator(".messages li", has_text="Good luck!").is_visible()
    assert anne.locator("#chat-toast").is_hidden()


def test_players_see_how_many_watch_and_a_spectator_that_they_watch(site, someone):
    anne, otto = someone(), someone()
    open_table(anne, site, "speicherstadt", ["me", "guest"])
    ready(anne)
    assert anne.locator(".watching").count() == 0
    otto.goto(anne.url.partition("?")[0])
    ready(otto)
    assert otto.locator(".spectator", has_text="Watching").count() == 1
    anne.locator(".watching", has_text="1").wait_for()
    otto.goto("about:blank")
    anne.locator(".watching").wait_for(state="detached")


def test_a_refused_message_stays_in_its_field_and_the_reason_on_the_page(site, someone):
    anne, herman = someone(), someone()
    herman.add_init_script("const now = performance.now.bind(performance); performance.now = () => now() + 60000")  # open for long
    address = open_table(anne, site, "speicherstadt", ["me", "open"])
    join(herman, address, "Herman")
    ready(anne, herman)
    for page in (anne, herman):
        page.click("label[for=tab-chat]")
    herman.fill("#chat-text", "   ")
    herman.click("#chat button")
    herman.locator("#notice", has_text="Write something first.").wait_for()
    assert herman.input_value("#chat-text") == "   "
    anne.fill("#chat-text", "Hello")
    anne.click("#chat button")
    herman.locator(".messages li", has_text="Hello").wait_for()
    assert herman.inner_text("#notice") == "Write something first."
