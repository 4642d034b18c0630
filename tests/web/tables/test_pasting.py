"""A pasted record: replayed if it is valid, else corrected line by line on the page."""

from __future__ import annotations

import html
import re

import pytest

import kogge
from kogge.web.tables.records import with_line, wrong_line


def a_record() -> str:
    match = kogge.new("speicherstadt", players=2, seed=5)
    for _ in range(6):
        match.play(match.moves()[0])
    return match.record()


def paste(person, form: dict):
    """Send the form as the page does: long texts come in parts."""
    return person.post("/records/new", files={name: (None, str(value)) for name, value in form.items()})


def text_of(page: str) -> str:
    return html.unescape(re.search(r"<textarea[^>]*>(.*?)</textarea>", page, re.DOTALL)[1])


def test_a_valid_record_is_replayed(site, client):
    answer = paste(client(site), {"text": a_record()})
    assert answer.status_code == 303
    assert answer.headers["location"].endswith("/replay")


def test_a_wrong_line_is_answered_with_the_legal_ones_and_corrected_on_the_page(site, client):
    anne, record = client(site), a_record()
    good = next(line for line in record.splitlines() if " bid " in line)
    broken = record.replace(good, good[:2] + "bid 9", 1)
    number = broken.split("\n").index(good[:2] + "bid 9") + 1
    shown = paste(anne, {"text": broken})
    assert shown.status_code == 422
    assert f"Line {number} is wrong" in shown.text
    assert f'value="{good}"' in shown.text, "the move that was played is among the legal ones"
    assert text_of(shown.text).split() == broken.split(), "nothing that was pasted is lost"
    for answer in ({"use": good}, {"change": "replace", "line": f"  {good} "}):
        fixed = paste(anne, {"text": broken, "number": number} | answer)
        assert fixed.status_code == 303, fixed.text
    longer = with_line(broken, number, None)
    assert len(longer.splitlines()) == len(broken.splitlines()) - 1


def test_a_missing_chance_event_at_the_end_is_named_and_can_be_added(site, client):
    record = a_record().split("\n\n")[0] + "\n\n* start 1\n"
    found = wrong_line(record)
    assert found is not None
    assert found.text == ""
    assert "* card office" in found.usable
    shown = paste(client(site), {"text": record, "number": found.number, "change": "replace", "line": "* card office"})
    assert f"Line {found.number + 1} is wrong" in shown.text, "the event was added; the next one is missing now"


def test_an_invalid_record_is_refused_and_stays_in_the_form(site, client):
    for text in ("hello", "", "Game: chess\nPlayers: 2\n\n"):
        shown = paste(client(site), {"text": text})
        assert shown.status_code == 422
        assert text_of(shown.text).strip() == text.strip()
    assert client(site).get("/records/new").status_code == 200


@pytest.mark.full
def test_a_wrong_line_of_a_pasted_record_is_corrected_on_the_page(site, someone):
    anne = someone(390, 844)
    anne.goto(site.url + "/records/new")
    anne.fill("textarea", "Game: speicherstadt\nPlayers: 2\n\n* start 3\n")
    anne.click("#replay-record")
    anne.wait_for_selector("#wrong-line")
    anne.fill("[name=line]", "* start 1")
    anne.click("#replace-line")
    anne.wait_for_selector("text=Line 5 is wrong")
    assert "* start 1" in anne.input_value("textarea")
