"""Errors of the rules are translated, whatever text they quote."""

from __future__ import annotations

import pytest

import kogge
from kogge.web.i18n.translation import LANGUAGES, in_language
from kogge.web.problems import from_rules

RECORD = "Game: speicherstadt\nPlayers: 2\n\n* start 2\n* card office\n* card trader tea\n* card contract coffee spices\n"
WRONG = [
    RECORD + "2 bid 9",
    RECORD + "2 it's; legal are: {found} “all”",
    RECORD.replace("* start 2", "* begin; a chance event must come here: now"),
    "Game: there is no game 'chess'; really\nPlayers: 2\n",
    "Game: speicherstadt\nPlayers: 2\n",
    "Players: 2\n",
    "Game: speicherstadt\nPlayers: 2\nBox: other.toml\n",
    "Game: speicherstadt\nPlayers: two\n",
]


def refusal_in(record: str, language: str) -> str:
    with pytest.raises(kogge.BadRecord) as caught:
        kogge.load(record, boxes=False)
    with in_language(language):
        return from_rules(caught.value).sentence()


@pytest.mark.parametrize("record", WRONG)
def test_the_error_for_a_wrong_record_is_translated_into_every_language(record):
    assert len({refusal_in(record, language) for language in LANGUAGES}) == len(LANGUAGES)


def test_the_wrong_text_is_quoted_unchanged():
    assert refusal_in(WRONG[1], "en") == "Line 8: “2 it's; legal are: {found} “all”” is not a legal move there."
    assert refusal_in(WRONG[3], "en") == "Line 1: we don’t have the game “there is no game 'chess'; really”."
    assert "„2 bid 9“" in refusal_in(WRONG[0], "de")
