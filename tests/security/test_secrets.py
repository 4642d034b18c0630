"""What an attacker once could do: have files opened by a record, look before choosing and choose anew, work out the cards from the dice."""

from __future__ import annotations

import itertools
import json
import os
import time
from collections.abc import Callable, Iterator
from functools import partial

import httpx
import pytest
from foresight import foreseen, new_match, stream_words

import kogge
from kogge.engine.chance import keyed_words
from kogge.engine.match import Match
from kogge.web.tables.fairness import check_deal, commitment, opened, wrong_line
from kogge.web.tables.session import chance_at
from servers import LocalSite, post

HEADER = "Game: speicherstadt\nPlayers: 2\n"
ME, OPEN = {"kind": "me"}, {"kind": "open"}
EVENTS = "\n* start 2\n* card office\n* card trader tea\n* card contract coffee spices\n2 bid 1\n"


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    site = LocalSite(f"sqlite:///{tmp_path_factory.mktemp('secrets') / 'kogge.db'}")
    yield site
    site.close()


class User(httpx.Client):
    """Someone who speaks JSON, and their table."""

    def __init__(self, site: LocalSite, name: str):
        super().__init__(base_url=site.url, timeout=60)
        self.headers["Authorization"] = "Bearer " + post(site.url + "/api/people", json={"name": name}).json()["token"]

    def look(self, table_id: str) -> dict:
        """How the table stands, through their eyes."""
        return self.get(f"/api/tables/{table_id}").json()

    def undo(self, table_id: str) -> int:
        """Take back: the status of the answer."""
        return self.post(f"/api/tables/{table_id}/undo", json={"version": self.look(table_id)["version"]}).status_code

    def hand_in(self, record: str) -> httpx.Response:
        """Hand in a record."""
        return self.post("/api/records", content=record.encode(), headers={"Content-Type": "text/plain"})


class Evening:
    """Accounts at one table, each at their own screen, seat by seat."""

    def __init__(self, site: LocalSite, game: str, players: int):
        self.people = [User(site, f"Seat {seat}") for seat in range(1, players + 1)]
        self.id = self.people[0].post("/api/tables", json={"game": game, "seats": [ME] + [OPEN] * (players - 1)}).json()["id"]
        for person in self.people[1:]:
            person.post(f"/api/tables/{self.id}/join")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for person in self.people:
            person.close()

    @property
    def turn(self) -> int:
        return self.people[0].look(self.id)["turn"]

    @property
    def deciding(self) -> User:
        return self.people[self.turn - 1]

    def play(self) -> dict:
        """Whoever decides plays: family cards that are not equal, otherwise the last move, a no or a pass; what they see then."""
        person = self.deciding
        seen = person.look(self.id)
        move = seen["moves"][seen["turn"] - 1 if seen["view"]["phase"] == "family_card" else -1]
        body = {"seat": seen["turn"], "move": move, "version": seen["version"]}
        answer = person.post(f"/api/tables/{self.id}/moves", json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def play_until(self, phase: str) -> None:
        while self.deciding.look(self.id)["view"]["phase"] != phase:
            self.play()

    def play_round(self, phase: str) -> User:
        """All choose in secret; returns who was the last."""
        before = after = self.deciding.look(self.id)["view"]
        while after["phase"] == phase and after["edicts"] == before["edicts"]:
            last = self.deciding
            after = self.play()["view"]
        return last

    def last_line(self) -> str:
        """The end of the record, as somebody who follows the table hears it."""
        with self.people[0].stream("GET", f"/api/tables/{self.id}/events?follow=1") as stream:
            return next(json.loads(line[6:]) for line in stream.iter_lines() if line.startswith("data: "))["lines"][-1]


def wait_for(condition: Callable[[], bool], seconds: float = 120) -> None:
    until = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.02)


# a record opens no file


@pytest.mark.parametrize("blank", ["", " ", "\t", "\x0b", "\x0c", "\r", "\x1c", "\x85", "\u00a0", "\u2003", "\u2028", "\u3000"])
def test_a_record_with_another_box_is_refused_and_no_file_is_opened(site, tmp_path, blank):
    """A pipe that nobody writes to would be waited for without end, /dev/zero read without end."""
    os.mkfifo(tmp_path / "pipe")
    with User(site, "Mallory") as mallory:
        for path in (tmp_path / "pipe", "/dev/zero", "/etc/passwd", tmp_path / "missing"):
            record = f"{HEADER}Box:{blank}{path}\n{EVENTS}"
            page = mallory.post("/records", files={"file": ("a.kogge", record.encode())})
            for answer in (mallory.hand_in(record), page):
                assert answer.status_code == 422
                assert "Only games with the standard rules and components can be replayed here." in answer.text
        assert mallory.hand_in(f"{HEADER}Box:{blank}standard\n{EVENTS}").status_code == 201
        assert mallory.get("/healthz").status_code == 200


# nothing is taken back over what was shown


@pytest.mark.parametrize("phase", ["family_card", "vote"])
def test_the_last_secret_choice_cannot_be_undone_after_seeing_the_others(site, phase):
    with Evening(site, "colonia", 3) as evening:
        evening.play_until(phase)
        first = evening.deciding
        evening.play()
        assert [person.undo(evening.id) for person in evening.people if person is not first] == [409, 409]
        assert first.undo(evening.id) == 200, "they have seen nothing yet"
        last = evening.play_round(phase)
        while evening.last_line().startswith("*"):  # the attack is tried where no chance event follows
            evening.play_until(phase)
            last = evening.play_round(phase)
        stands = last.look(evening.id)
        assert [person.undo(evening.id) for person in evening.people] == [409] * 3
        assert last.look(evening.id) == stands


def test_nothing_is_taken_back_over_chance(site):
    with Evening(site, "speicherstadt", 2) as evening:
        assert [person.undo(evening.id) for person in evening.people] == [409, 409], "the row has just been turned up"
        round_number = evening.deciding.look(evening.id)["view"]["round"]
        while (seen := evening.play())["view"]["round"] == round_number:
            pass
        assert [person.undo(evening.id) for person in evening.people] == [409, 409], seen


def test_a_stand_ins_move_cannot_be_undone(site):
    """Once: let a bot stand in, see its move, take the seat back, take its move back, and play better."""
    with Evening(site, "speicherstadt", 2) as evening:
        mallory = evening.deciding
        own = evening.turn
        before = mallory.look(evening.id)["version"]
        assert mallory.post(f"/t/{evening.id}/stand-in", data={"level": "random", "for_seat": own}).status_code in (200, 303)
        wait_for(lambda: mallory.look(evening.id)["version"] > before)
        assert mallory.post(f"/t/{evening.id}/give-back").status_code in (200, 303)
        stands = mallory.look(evening.id)
        assert mallory.undo(evening.id) == 409
        assert mallory.look(evening.id)["view"] == stands["view"]


def test_a_decision_that_was_taken_back_has_been_seen(site):
    """Seat B shows what it would do and takes it back; seat A, who has seen it, does not choose anew. Not even after a restart."""
    with Evening(site, "speicherstadt", 2) as evening:
        anne = evening.deciding
        evening.play()
        bea = evening.deciding
        assert bea is not anne
        evening.play()
        assert bea.undo(evening.id) == 200
        assert anne.undo(evening.id) == 409
        site.stop()
        site.start()
        assert anne.undo(evening.id) == 409


def test_after_a_restart_what_may_be_taken_back_is_the_same(site):
    with Evening(site, "colonia", 3) as evening:
        evening.play_until("family_card")
        first = evening.deciding
        evening.play()
        site.stop()
        site.start()
        assert first.undo(evening.id) == 200
        for _ in range(3):
            evening.play()
        site.stop()
        site.start()
        assert [person.undo(evening.id) for person in evening.people] == [409] * 3


def test_two_people_at_one_screen_are_two(site):
    with User(site, "Anne") as anne:
        table = anne.post("/api/tables", json={"game": "speicherstadt", "seats": [ME, {"kind": "guest", "name": "Bea"}]}).json()
        for _ in range(2):
            table = anne.look(table["id"])
            body = {"seat": table["turn"], "move": table["moves"][0], "version": table["version"]}
            assert anne.post(f"/api/tables/{table['id']}/moves", json=body).status_code == 200
        assert anne.undo(table["id"]) == 200, "Bea takes hers back"
        assert anne.undo(table["id"]) == 409, "Anne has seen it"


# the dice tell nothing about what is hidden


def openings(chance_of: Callable[[str], Callable[[int], Iterator[int]]], count: int) -> Iterator[Match]:
    """Openings of Colonia without a six, so that all of the set-up comes before the first decision."""
    made = (new_match(3 + number % 4, chance=chance_of(f"secret {number}")).resolve_chance() for number in itertools.count())
    return itertools.islice((match for match in made if match.lines[-1].startswith("* edicts")), count)


def one_stream(secret: str) -> Callable[[int], Iterator[int]]:
    """The chance of an opening as it once was: all of it from one generator."""
    words = stream_words(chance_at(secret, 0))
    return lambda line: words


def hidden(match: Match) -> list[str]:
    return [line for line in match.lines if line.startswith("* resources")]


def test_from_one_generator_a_spectator_computes_what_everyone_hides():
    """The attack as it worked; if it does not, the next two tests prove nothing."""
    for match in openings(one_stream, 4):
        assert not set(hidden(match)) & set(match.lines_for(None))
        assert foreseen(match.lines_for(None), match.players) == hidden(match)


def test_where_every_draw_has_a_key_the_same_attack_finds_nothing():
    for match in openings(lambda secret: partial(keyed_words, secret), 8):
        assert foreseen(match.lines_for(None), match.players) is None


def test_a_spectator_of_the_site_finds_nothing_in_the_public_draws(site):
    with User(site, "Anne") as anne, User(site, "Mallory") as mallory:
        tried = 0
        while tried < 3:
            table = anne.post("/api/tables", json={"game": "colonia", "seats": [ME] + [{"kind": "guest"}] * 2}).json()["id"]
            with mallory.stream("GET", f"/api/tables/{table}/events?follow=1") as stream:
                lines = next(json.loads(line[6:]) for line in stream.iter_lines() if line.startswith("data: "))["lines"]
            assert lines[:3] == [f"* resources {seat} ?" for seat in (1, 2, 3)]
            if lines[-1].startswith("* edicts"):
                tried += 1
                assert foreseen(lines, 3) is None


# the deal can be checked


def dealt(secret: str) -> Match:
    """A whole game whose chance comes from a secret."""
    match = new_match(3)
    match.chance = partial(keyed_words, secret)
    match.resolve_chance()
    while not match.is_over:
        match.play(match.moves()[len(match.lines) % len(match.moves())])
    return match


def test_a_deal_can_be_checked():
    secret, other = "5e" * 32, "6f" * 32
    match = dealt(secret)
    record = opened(match.record(), secret)
    assert f"\nCommitment: {commitment(secret)}\nSecret: {secret}\nDeal: 1\n" in record
    assert "honest" in check_deal(record, commitment(secret))
    assert "honest" in check_deal(record.replace("\n", "\r\n"))
    assert kogge.load(record).is_over
    assert wrong_line(match, secret) is None
    assert wrong_line(match, other) == 0
    with pytest.raises(kogge.BadRecord, match="does not belong"):
        check_deal(record, commitment(other))
    with pytest.raises(kogge.BadRecord, match="does not belong"):
        check_deal(record.replace("Deal: 1\n", "Deal: 1 after event 9\n"))
    with pytest.raises(kogge.BadRecord, match="Event 1 of the record"):
        check_deal(opened(match.record(), other))


@pytest.mark.parametrize(
    ("deal", "sentence"), [("", "has no line “Deal: …”"), ("Deal: 2\n", "says “Deal: 2”"), ("Deal: 1 from 9\n", "knows only")]
)
def test_another_kind_of_deal_is_refused(deal, sentence):
    record = opened(dealt("5e" * 32).record(), "5e" * 32).replace("Deal: 1\n", deal)
    with pytest.raises(kogge.BadRecord, match=sentence):
        check_deal(record)


def test_one_hash_has_one_deal():
    """“after HASH SECRET” would have the commitment of SECRET after other lines; a secret is 64 hexadecimal digits and nothing else."""
    past, secret = "ab" * 32, "5e" * 32
    other = f"after {past} {secret}"
    record = opened(dealt(other).record(), other)
    assert f"Commitment: {commitment(secret, past)}\n" in record
    with pytest.raises(kogge.BadRecord, match="no secret of a table"):
        check_deal(record)
