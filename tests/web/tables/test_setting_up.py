"""Setting up a table, and the settings of a user."""

from __future__ import annotations

import pytest
from clicking import arrive, open_table

from kogge.web.accounts.users import BOT_NAMES

pytestmark = pytest.mark.full


def test_the_form_keeps_what_was_chosen_when_the_number_of_players_changes(site, someone):
    anne = someone()
    anne.goto(f"{site.url}/new/hellweg?players=4")
    anne.select_option("select[name=seat2]", "guest")
    anne.fill("input[name=name2]", "Herman")
    anne.select_option("select[name=seat4]", "open")
    anne.check("input[name=option-passengers]")
    anne.click("#more > summary")
    anne.check("input[name=listed]")
    anne.select_option("select[name=absence_timeout]", "3600")
    anne.fill("input[name=nickname]", "Zoë")
    for players in ("2", "4"):
        anne.locator(f"#players-{players}").check()
        anne.wait_for_function("n => document.querySelectorAll('.seats .row').length == n", arg=int(players))
        assert anne.evaluate("document.activeElement.id") in (f"players-{players}", "")
    for name, value in {"seat2": "guest", "name2": "Herman", "seat4": "open", "absence_timeout": "3600", "nickname": "Zoë"}.items():
        assert anne.input_value(f"form[action='/tables'] [name={name}]") == value
    ticked = {name: anne.is_checked(f"input[name={name}]") for name in ("option-passengers", "option-short", "listed", "many_seats")}
    assert ticked == {"option-passengers": True, "option-short": False, "listed": True, "many_seats": False}
    anne.get_by_role("button", name="Create the game").click()
    arrive(anne)
    assert anne.locator(".invite .who").all_inner_texts()[:2] == ["Zoë", "Herman"]


def test_covers_are_shown_whole(site, someone):
    anne = someone()
    anne.goto(site.url)
    shapes = anne.locator(".cover").evaluate_all("all => all.map(one => one.width / one.height)")
    assert len(shapes) >= 3
    assert all(abs(shape - 2) < 0.05 for shape in shapes)


def test_the_settings_page_confirms_a_new_nickname_and_signs_out_other_devices(site, someone):
    anne = someone()
    anne.goto(site.url)
    assert anne.locator("input[name=nickname]").count() == 0, "a newcomer is asked for a name only when others will see it"
    anne.get_by_role("link", name="Settings").click()
    anne.fill("input[name=nickname]", "Anne")
    anne.locator("form.nickname button").click()
    anne.get_by_text("Saved. Your name is Anne.").wait_for()
    anne.get_by_role("button", name="Sign out everywhere else").click()
    anne.wait_for_url(f"{site.url}/settings")
    assert anne.input_value("input[name=nickname]") == "Anne"


@pytest.mark.parametrize("name", [BOT_NAMES[0], BOT_NAMES[-1].upper()])
def test_users_cannot_take_a_bots_name(site, someone, name):
    anne = someone()
    anne.goto(f"{site.url}/settings")
    anne.fill("input[name=nickname]", name)
    anne.locator("form.nickname button").click()
    assert "bot" in anne.inner_text("[role=alert]")


def test_bots_have_names_that_no_person_has(site, someone):
    anne = someone()
    open_table(anne, site, "speicherstadt", ["me", "bot:easy", "bot:easy", "guest"])
    names = anne.locator(".roster .who").all_inner_texts()
    assert len(set(names) & set(BOT_NAMES)) == 2


def test_chat_messages_of_spectators_are_marked(site, someone):
    anne, watcher = someone(), someone()
    address = open_table(anne, site, "speicherstadt", ["me", "guest"])
    watcher.goto(address)
    for page in (anne, watcher):
        page.click("label[for=tab-chat]")
        page.fill("#chat-text", "Hello")
        page.click("#chat button")
        page.locator(".chat li").nth(int(page is watcher)).wait_for()
    anne.locator(".chat li", has_text="watching").wait_for()
    assert anne.locator(".chat li").count() == 2
    assert anne.locator(".chat li", has_text="watching").count() == 1
