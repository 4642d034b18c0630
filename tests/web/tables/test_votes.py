"""The votes of one day are cast together: a shared screen is handed over only once for each player."""

from __future__ import annotations

import pytest
from clicking import press
from decisions import moment, sign_in, store_table


def two_edicts_of_a_day(view: dict, moves: list[str]) -> bool:
    """Is the first of two edicts of one day put to the vote, with no vote cast yet?"""
    waiting = [one for one in view["edicts"] if one["state"] == "waiting" and one["day"] == view["day"]]
    return view["phase"] == "vote" and len(waiting) == 1 and all(player["vote"] is None for player in view["seats"])


@pytest.mark.full
def test_c4_1_votes_of_one_day_are_cast_together_at_a_shared_screen(site, store, someone):
    anne = someone()
    voters: list[int] = []

    def is_wanted(view: dict, moves: list[str]) -> bool:
        voters[:] = [player["votes"] for player in view["seats"] if player["votes"]]
        return two_edicts_of_a_day(view, moves)

    seat, lines = moment("colonia", 3, is_wanted)
    anne.goto(f"{site.url}/t/{store_table(store, 'colonia', seat, lines, [sign_in(anne, site, store)] * 3)}")
    handed = 0
    for _ in voters:
        press(anne, "uncover")
        anne.locator("#uncover").wait_for(state="detached")
        handed += 1
        assert anne.locator("[data-advance]:checked").count() == 0, "nobody sees how another has voted"
        anne.locator("[data-advance][value=no]").check()
        seen = anne.get_attribute("#table", "data-version")
        press(anne, "move-yes")
        anne.wait_for_selector(f"#table:not([data-version='{seen}'])")
    anne.wait_for_selector("#table:not([data-phase=vote])")
    press(anne, "uncover")  # for what comes after the votes
    anne.locator("#uncover").wait_for(state="detached")
    shown = " ".join(anne.locator(".log li").all_text_contents())
    assert shown.count("votes yes") >= handed == len(voters) >= 2
    assert shown.count("votes no") >= handed
