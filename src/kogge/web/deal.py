"""The deal that anyone can check. A table's chance follows from its secret: its hash is shown from the start, the secret at the end.

Whoever has the record of a finished game can check both: that the hash is the one they saw, and that every chance line is what the secret
gives. So nobody, not even whoever runs the site, can have changed the cards after the first look at the hash.
"""

from __future__ import annotations

import hashlib
import re

import kogge
from kogge.kit.errors import BadRecord
from kogge.kit.match import Match
from kogge.web.standing import chance_at


def commitment(secret: str) -> str:
    """What is shown of a secret while it must be kept."""
    return hashlib.sha256(f"kogge deal {secret}".encode()).hexdigest() if secret else ""


def opened(record: str, secret: str) -> str:
    """A finished game's record with its secret in the header."""
    head, blank, events = record.partition("\n\n")
    return f"{head}\nCommitment: {commitment(secret)}\nSecret: {secret}{blank}{events}"


def wrong_line(match: Match, secret: str) -> int | None:
    """The first line (from 0) of a game that does not follow from the secret; None if all do."""
    again = Match(match.game, match.loaded, match.players, match.options, rules=match.rules)
    again.rows["chance"] = chance_at(secret, 0)
    again.go_on()
    while len(again.lines) < len(match.lines):
        number = len(again.lines)
        if again.lines != match.lines[:number]:
            break
        line = match.lines[number]
        if line.startswith("*"):
            return number
        again.rows["chance"] = chance_at(secret, number)
        again.play(line.partition(" ")[2])
    wrong = [i for i, (one, two) in enumerate(zip(again.lines, match.lines, strict=False)) if one != two]
    return wrong[0] if wrong else None


def check_deal(text: str, seen: str = "") -> str:
    """Check a finished game's record; says what was found, raises `BadRecord` if something is wrong."""
    header = dict(re.findall(r"^(Commitment|Secret):[ \t]*(\w+)[ \t]*$", text.partition("\n\n")[0], re.MULTILINE))
    if "Secret" not in header:
        raise BadRecord("The record has no line “Secret: …”; a table's record has one when its game is over.")
    secret, shown = header["Secret"], seen or header.get("Commitment", "")
    if commitment(secret) != shown:
        raise BadRecord(f"The secret does not belong to the commitment {shown[:16]}…: it gives {commitment(secret)[:16]}….")
    match = kogge.load(text, boxes=False)
    wrong = wrong_line(match, secret)
    if wrong is not None:
        raise BadRecord(f"Event {wrong + 1} of the record, {match.lines[wrong]!r}, is not what the secret gives.")
    chance = sum(line.startswith("*") for line in match.lines)
    return f"The deal is honest: {chance} chance events, all from the secret that was committed to ({shown[:16]}…)."
