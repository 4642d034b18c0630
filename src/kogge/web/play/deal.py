"""The deal that anyone can check. A table's chance follows from its secret: its hash is shown from the start, the secret at the end.

Whoever has the record of a finished game can check both: that the hash is the one they saw, and that every chance line is what the secret
gives. So nobody, not even whoever runs the site, can have changed the cards after the first look at the hash.

Every chance event has a key of its own: the HMAC of the secret with the number of its line and of the draw (`keyed_words`). In records
without a line `Deal: 2` all chance after a decision came from one generator, begun with the HMAC of the decision's line; tables that were
being played when this changed say from which event on there are keys (`Deal: 2 from event 58`).

A table that plays on from another game has taken over that game's first lines, or what may have been there (`Deal: 2 after event 60`):
they follow from no secret. Their hash is part of the commitment, so they cannot have been changed after the first look at it either.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence

import kogge
from kogge.kit.chance import keyed_words, stream_words
from kogge.kit.errors import BadRecord
from kogge.kit.match import Match
from kogge.kit.record import header_of
from kogge.web.play.standing import chance_at

OLD_HASH = (
    " The hash is of the older kind: it does not bind the event from which on each draw has a key of its own, so whoever ran the site"
    " could choose that one event later. Tables opened since then have a hash that does."
)


def commitment(secret: str, keyed: int = 0, past: str = "") -> str:
    """What is shown of a secret while it must be kept. It says too that all chance has keys, if so from the start; and what was taken over
    from another game (`past`)."""
    words = f"kogge deal {secret}" if keyed else f"kogge deal 2 after {past} {secret}" if past else f"kogge deal 2 {secret}"
    return hashlib.sha256(words.encode()).hexdigest() if secret else ""


def past_hash(lines: Sequence[str]) -> str:
    """What stands for the lines taken over from another game; nothing for none."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest() if lines else ""


def opened(record: str, secret: str, keyed: int = 0, forked: int = 0) -> str:
    """A finished game's record with its secret in the header; line `keyed` is the first whose chance has a key of its own, and `forked`
    lines were taken over from another game."""
    head, blank, events = record.partition("\n\n")
    lines = events.splitlines()
    deal = f" from event {keyed + 1}" if keyed else f" after event {forked}" if forked else ""
    seal = commitment(secret, keyed, past_hash(lines[:forked]))
    header = [head, f"Commitment: {seal}", f"Secret: {secret}", *([f"Deal: 2{deal}"] if keyed < len(lines) else [])]
    return "\n".join(header) + blank + events


def dealt_by(deal: str, match: Match) -> tuple[int, int]:
    """As a record's header says it: the first line whose chance has a key of its own, and how many come from another game."""
    found = re.fullmatch(r"2(?: (from|after) event ([0-9]{1,6}))?", deal)
    if deal and not found:
        raise BadRecord(f"The record says “Deal: {deal}”; this version knows only “Deal: 2”.")
    if not found:
        return len(match.lines), 0
    if found[1] == "after":
        return 0, int(found[2])
    return (int(found[2]) - 1 if found[2] else 0), 0


def wrong_line(match: Match, secret: str, keyed: int = 0, forked: int = 0) -> int | None:
    """The first line (from 0) of a game that does not follow from the secret; None if all do. Those from another game need not."""
    again = Match(match.setting)
    stream = stream_words(chance_at(secret, 0))
    for number, line in enumerate(match.lines):
        if not line.startswith("*"):
            stream = stream_words(chance_at(secret, number))
        elif number >= forked and again.drawn(keyed_words(secret, number) if number >= keyed else stream) != line:
            return number
        again.follow([line])
    return None


def check_deal(text: str, seen: str = "") -> str:
    """Check a finished game's record; says what was found, raises `BadRecord` if something is wrong."""
    header = header_of(text)
    if "Secret" not in header:
        raise BadRecord("The record has no line “Secret: …”; a table's record has one when its game is over.")
    match = kogge.load(text, boxes=False)
    keyed, forked = dealt_by(header.get("Deal", ""), match)
    secret, shown = header["Secret"], seen or header.get("Commitment", "")
    # else “2 SECRET”, hashed the older way, would pass for SECRET, hashed the newer, and deal other cards
    if not re.fullmatch("[0-9a-f]{64}", secret):
        raise BadRecord("The line “Secret: …” holds no secret of a table: that has 64 signs, 0 to 9 and a to f.")
    gives = commitment(secret, keyed, past_hash(match.lines[:forked]))
    if gives != shown:
        raise BadRecord(f"The secret does not belong to the commitment {shown[:16]}…: it gives {gives[:16]}….")
    wrong = wrong_line(match, secret, keyed, forked)
    if wrong is not None:
        raise BadRecord(f"Event {wrong + 1} of the record, {match.lines[wrong]!r}, is not what the secret gives.")
    chance = sum(line.startswith("*") for line in match.lines[forked:])
    honest = f"The deal is honest: {chance} chance events, all from the secret that was committed to ({shown[:16]}…)."
    taken_over = f" The first {forked} events were taken over from another game, and are the ones that were sealed." if forked else ""
    return honest + taken_over + (OLD_HASH if keyed else "")
