"""A deal that anyone can check. All chance at a table follows from a secret: its hash is shown from the start, the secret at the end.

With the record of a finished game, anyone can check that the hash is the one they saw, and that every chance line follows from the
secret. So nobody, not even the operator of the site, can have changed the cards after the hash was first shown.

Every chance event has its own key: the HMAC of the secret with the number of its line and of the draw (`keyed_words`). The record of a
finished game says `Deal: 1`, the version of this scheme.

A forked table starts with the first lines of another game (`Deal: 1 after event 60`). They do not depend on the secret; their hash is part
of the commitment, so they cannot be changed later either.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence

import kogge
from kogge.engine.chance import keyed_words
from kogge.engine.errors import BadRecord
from kogge.engine.lines import is_chance
from kogge.engine.match import Match
from kogge.engine.record import read_header


def commitment(secret: str, past: str = "") -> str:
    """The hash that is shown while the secret is kept. It also covers `past`, the hash of the lines taken over from another game."""
    words = f"kogge deal 1 after {past} {secret}" if past else f"kogge deal 1 {secret}"
    return hashlib.sha256(words.encode()).hexdigest() if secret else ""


def past_hash(lines: Sequence[str]) -> str:
    """The hash of the lines taken over from another game; '' if there are none."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest() if lines else ""


def with_secret(record: str, secret: str, forked: int = 0) -> str:
    """The record of a finished game with the secret in its header; its first `forked` lines were taken over from another game."""
    head, blank, events = record.partition("\n\n")
    seal = commitment(secret, past_hash(events.splitlines()[:forked]))
    deal = f"Deal: 1 after event {forked}" if forked else "Deal: 1"
    return "\n".join((head, f"Commitment: {seal}", f"Secret: {secret}", deal)) + blank + events


def forked_lines(deal: str) -> int:
    """How many lines come from another game, according to the header `Deal`."""
    found = re.fullmatch(r"1(?: after event ([0-9]{1,6}))?", deal)
    if not found:
        finding = f"The record says “Deal: {deal}”" if deal else "The record has no line “Deal: …”"
        raise BadRecord(f"{finding}; this version knows only “Deal: 1”.")
    return int(found[1] or 0)


def wrong_line(match: Match, secret: str, forked: int = 0) -> int | None:
    """The first line (from 0) that does not follow from the secret; None if all do. The first `forked` lines are not checked."""
    replayed = Match(match.config)
    for number, line in enumerate(match.lines):
        if is_chance(line) and number >= forked and replayed.chance_line(keyed_words(secret, number)) != line:
            return number
        replayed.follow([line])
    return None


def check_deal(text: str, seen: str = "") -> str:
    """Check the record of a finished game. Returns a description of the result; raises `BadRecord` if something is wrong."""
    header = read_header(text)
    if "Secret" not in header:
        raise BadRecord("The record has no line “Secret: …”; a table's record has one when its game is over.")
    match = kogge.load(text, boxes=False)
    forked = forked_lines(header.get("Deal", ""))
    secret, committed = header["Secret"], seen or header.get("Commitment", "")
    # otherwise “after HASH SECRET” would have the same commitment as SECRET after those lines, and deal different cards
    if not re.fullmatch("[0-9a-f]{64}", secret):
        raise BadRecord("The line “Secret: …” holds no secret of a table: a secret has 64 characters, 0 to 9 and a to f.")
    gives = commitment(secret, past_hash(match.lines[:forked]))
    if gives != committed:
        raise BadRecord(f"The secret does not belong to the commitment {committed[:16]}…: it gives {gives[:16]}….")
    wrong = wrong_line(match, secret, forked)
    if wrong is not None:
        raise BadRecord(f"Event {wrong + 1} of the record, {match.lines[wrong]!r}, is not what the secret gives.")
    chance = sum(is_chance(line) for line in match.lines[forked:])
    honest = f"The deal is honest: {chance} chance events, all from the secret that was committed to ({committed[:16]}…)."
    taken_over = f" The first {forked} events were taken over from another game, and are the ones that were sealed." if forked else ""
    return honest + taken_over
