"""Attacks that once worked: opening files by a record, undoing a choice after seeing others, computing cards from dice."""

from __future__ import annotations

import itertools
import json
import os
import time
from collections.abc import Callable, Iterator
from functools import partial

import httpx
import pytest
from foresight import new_match, predicted_lines, stream_words

import kogge
from kogge.engine.chance import keyed_words
from kogge.engine.match import Match
from kogge.web.tables.fairness import check_deal, commitment, with_secret, wrong_line
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
    """A user of the JSON API."""

    def __init__(self, site: LocalSite, name: str):
        super().__init__(base_url=site.url, timeout=60)
        self.headers["Authorization"] = "Bearer " + post(site.url + "/api/people", json={"name": name}).json()["token"]

    def state(self, table_id: str) -> dict:
        """The table as this user sees it."""
        return self.get(f"/api/tables/{table_id}").json()

    def undo(self, table_id: str) -> int:
        """Undo; returns the status of the answer."""
        return self.post(f"/api/tables/{table_id}/undo", json={"version": self.state(table_id)["version"]}).status_code

    def upload(self, record: str) -> httpx.Response:
        """Upload a record."""
        return self.post("/api/records", content=record.encode(), headers={"Content-Type": "text/plain"})


class SharedGame:
    """A game of several users, each at a screen of their own."""

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
        return self.people[0].state(self.id)["turn"]

    @property
    def deciding(self) -> User:
        return self.people[self.turn - 1]

    def play(self) -> dict:
        """Play for the seat to decide: different family cards, otherwise the last move (a no or a pass). Returns what it then sees."""
        person = self.deciding
        seen = person.state(self.id)
        move = seen["moves"][seen["turn"] - 1 if seen["view"]["phase"] == "family_card" else -1]
        body = {"seat": seen["turn"], "move": move, "version": seen["version"]}
        answer = person.post(f"/api/tables/{self.id}/moves", json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def play_until(self, phase: str) -> None:
        while self.deciding.state(self.id)["view"]["phase"] != phase:
            self.play()

    def play_round(self, phase: str) -> User:
        """Let all choose in secret; returns the user who chose last."""
        before = after = self.deciding.state(self.id)["view"]
        while after["phase"] == phase and after["edicts"] == before["edicts"]:
            last = self.deciding
            after = self.play()["view"]
        return last

    def last_line(self) -> str:
        """The last line of the record, as a follower of the table gets it."""
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
    """A pipe without a writer would block for ever, /dev/zero could be read for ever."""
    os.mkfifo(tmp_path / "pipe")
    with User(site, "Mallory") as mallory:
        for path in (tmp_path / "pipe", "/dev/zero", "/etc/passwd", tmp_path / "missing"):
            record = f"{HEADER}Box:{blank}{path}\n{EVENTS}"
            page = mallory.post("/records", files={"file": ("a.kogge", record.encode())})
            for answer in (mallory.upload(record), page):
                assert answer.status_code == 422
                assert "Only games with the standard rules and components can be replayed here." in answer.text
        assert mallory.upload(f"{HEADER}Box:{blank}standard\n{EVENTS}").status_code == 201
        assert mallory.get("/healthz").status_code == 200


# nothing is undone once it has revealed something


@pytest.mark.parametrize("phase", ["family_card", "vote"])
def test_the_last_secret_choice_cannot_be_undone_after_seeing_the_others(site, phase):
    with SharedGame(site, "colonia", 3) as shared_game:
        shared_game.play_until(phase)
        first = shared_game.deciding
        shared_game.play()
        assert [person.undo(shared_game.id) for person in shared_game.people if person is not first] == [409, 409]
        assert first.undo(shared_game.id) == 200, "nothing has been revealed yet"
        last = shared_game.play_round(phase)
        while shared_game.last_line().startswith("*"):  # the attack needs a round that no chance event follows
            shared_game.play_until(phase)
            last = shared_game.play_round(phase)
        table_before = last.state(shared_game.id)
        assert [person.undo(shared_game.id) for person in shared_game.people] == [409] * 3
        assert last.state(shared_game.id) == table_before


def test_undo_stops_at_a_chance_event(site):
    with SharedGame(site, "speicherstadt", 2) as shared_game:
        assert [person.undo(shared_game.id) for person in shared_game.people] == [409, 409], "the row has just been turned up"
        round_number = shared_game.deciding.state(shared_game.id)["view"]["round"]
        while (seen := shared_game.play())["view"]["round"] == round_number:
            pass
        assert [person.undo(shared_game.id) for person in shared_game.people] == [409, 409], seen


def test_a_stand_ins_move_cannot_be_undone(site):
    """Regression: let a bot stand in, see its move, take the seat back, undo the move, and play better."""
    with SharedGame(site, "speicherstadt", 2) as shared_game:
        mallory = shared_game.deciding
        own = shared_game.turn
        before = mallory.state(shared_game.id)["version"]
        assert mallory.post(f"/t/{shared_game.id}/stand-in", data={"level": "random", "for_seat": own}).status_code in (200, 303)
        wait_for(lambda: mallory.state(shared_game.id)["version"] > before)
        assert mallory.post(f"/t/{shared_game.id}/give-back").status_code in (200, 303)
        table_before = mallory.state(shared_game.id)
        assert mallory.undo(shared_game.id) == 409
        assert mallory.state(shared_game.id)["view"] == table_before["view"]


def test_an_undone_decision_still_blocks_the_undo_of_earlier_ones(site):
    """After seat B has decided and undone it, seat A, who has seen that, cannot undo its own decision, not even after a restart."""
    with SharedGame(site, "speicherstadt", 2) as shared_game:
        anne = shared_game.deciding
        shared_game.play()
        bea = shared_game.deciding
        assert bea is not anne
        shared_game.play()
        assert bea.undo(shared_game.id) == 200
        assert anne.undo(shared_game.id) == 409
        site.stop()
        site.start()
        assert anne.undo(shared_game.id) == 409


def test_a_restart_does_not_change_what_can_be_undone(site):
    with SharedGame(site, "colonia", 3) as shared_game:
        shared_game.play_until("family_card")
        first = shared_game.deciding
        shared_game.play()
        site.stop()
        site.start()
        assert first.undo(shared_game.id) == 200
        for _ in range(3):
            shared_game.play()
        site.stop()
        site.start()
        assert [person.undo(shared_game.id) for person in shared_game.people] == [409] * 3


def test_two_people_at_one_screen_can_undo_only_their_own_last_decision(site):
    with User(site, "Anne") as anne:
        table = anne.post("/api/tables", json={"game": "speicherstadt", "seats": [ME, {"kind": "guest", "name": "Bea"}]}).json()
        for _ in range(2):
            table = anne.state(table["id"])
            body = {"seat": table["turn"], "move": table["moves"][0], "version": table["version"]}
            assert anne.post(f"/api/tables/{table['id']}/moves", json=body).status_code == 200
        assert anne.undo(table["id"]) == 200, "Bea undoes hers"
        assert anne.undo(table["id"]) == 409, "Anne has seen it"


# public dice reveal nothing about hidden draws


def openings(chance_of: Callable[[str], Callable[[int], Iterator[int]]], count: int) -> Iterator[Match]:
    """Openings of Colonia without a six, so that all of the set-up comes before the first decision."""
    matches = (new_match(3 + number % 4, chance=chance_of(f"secret {number}")).resolve_chance() for number in itertools.count())
    return itertools.islice((match for match in matches if match.lines[-1].startswith("* edicts")), count)


def one_stream(secret: str) -> Callable[[int], Iterator[int]]:
    """The old source of chance: one generator for all draws."""
    words = stream_words(chance_at(secret, 0))
    return lambda line: words


def hidden(match: Match) -> list[str]:
    return [line for line in match.lines if line.startswith("* resources")]


def test_with_one_generator_a_spectator_can_compute_hidden_resources():
    """The attack as it once worked; if it fails here, the next two tests prove nothing."""
    for match in openings(one_stream, 4):
        assert not set(hidden(match)) & set(match.lines_for(None))
        assert predicted_lines(match.lines_for(None), match.players) == hidden(match)


def test_with_a_key_for_every_draw_the_same_attack_fails():
    for match in openings(lambda secret: partial(keyed_words, secret), 8):
        assert predicted_lines(match.lines_for(None), match.players) is None


def test_the_attack_fails_on_the_public_draws_of_the_site(site):
    with User(site, "Anne") as anne, User(site, "Mallory") as mallory:
        tried = 0
        while tried < 3:
            table = anne.post("/api/tables", json={"game": "colonia", "seats": [ME] + [{"kind": "guest"}] * 2}).json()["id"]
            with mallory.stream("GET", f"/api/tables/{table}/events?follow=1") as stream:
                lines = next(json.loads(line[6:]) for line in stream.iter_lines() if line.startswith("data: "))["lines"]
            assert lines[:3] == [f"* resources {seat} ?" for seat in (1, 2, 3)]
            if lines[-1].startswith("* edicts"):
                tried += 1
                assert predicted_lines(lines, 3) is None


# the deal can be checked


def dealt(secret: str, later: str = "", since: int = 0) -> Match:
    """A whole game whose chance comes from a secret; from one line on from another secret, if there is a later one."""
    match = new_match(3)
    match.chance = lambda number: keyed_words(later if later and number >= since else secret, number)
    match.resolve_chance()
    while not match.is_over:
        match.play(match.moves()[len(match.lines) % len(match.moves())])
    return match


def test_a_deal_can_be_checked():
    secret, other = "5e" * 32, "6f" * 32
    match = dealt(secret)
    record = with_secret(match.record(), secret)
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
        check_deal(with_secret(match.record(), other))


def test_a_deal_that_changes_to_another_secret_in_the_middle_of_the_game_is_found():
    secret, since = "5e" * 32, 30
    match = dealt(secret, "6f" * 32, since)
    changed = next(number for number in range(since, len(match.lines)) if match.lines[number].startswith("* "))
    assert match.lines[:changed] == dealt(secret).lines[:changed]
    assert match.lines[changed] != dealt(secret).lines[changed]
    with pytest.raises(kogge.BadRecord, match=f"Event {changed + 1} of the record, .* is not what the secret gives"):
        check_deal(with_secret(match.record(), secret))


@pytest.mark.parametrize(
    ("deal", "sentence"), [("", "has no line “Deal: …”"), ("Deal: 2\n", "says “Deal: 2”"), ("Deal: 1 from 9\n", "knows only")]
)
def test_an_unknown_format_of_a_deal_is_refused(deal, sentence):
    record = with_secret(dealt("5e" * 32).record(), "5e" * 32).replace("Deal: 1\n", deal)
    with pytest.raises(kogge.BadRecord, match=sentence):
        check_deal(record)


def test_a_commitment_fits_only_one_kind_of_deal():
    """“after HASH SECRET” would have the commitment of SECRET after other lines; a secret is 64 hexadecimal digits and nothing else."""
    past, secret = "ab" * 32, "5e" * 32
    other = f"after {past} {secret}"
    record = with_secret(dealt(other).record(), other)
    assert f"Commitment: {commitment(secret, past)}\n" in record
    with pytest.raises(kogge.BadRecord, match="no secret of a table"):
        check_deal(record)
