"""Playing on from any moment of a game: the past stays, or is dealt anew as far as one seat could not know it; the chance to come is new.

>>> import kogge
>>> game = kogge.new("speicherstadt", players=3, seed=7)
>>> game.play(game.moves()[0])
>>> kogge.fork(game, at=0, seat=2, seed=1)

What a seat could not know are draws that others alone saw, and choices of a secret round that is still going on. The round begins anew;
the draws are dealt anew so that all else that happened is as it was: the record of such a game is one like any other. A game that hides
draws says in its part `past` what they may have been (`other_pasts`); for one that does not they are drawn again until they fit.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path

from kogge.engine.chance import keyed_words, seed_number
from kogge.engine.errors import BadOption
from kogge.engine.match import Match, Step
from kogge.engine.validation import LAST_SEED, checked_seed, checked_whole
from kogge.positions import load

MAX_TRIES = 20  # pasts that are tried out

Past = dict[int, str]
"""Other chance events, by the number of their line (0 is the first)."""


def fork(
    record: str | Path | Match,
    at: int | None = None,
    seat: int | None = None,
    seed: int | str | None = None,
    folder: str | Path | None = None,
    boxes: bool = True,
) -> Match:
    """A new game that goes on where a record (its text, or the `Path` of its file) or a match was after line `at`; None: after its last.

    With a `seat`, what that seat could not know then is dealt anew; without one all is as it was. The chance to come is new:
    the same seed gives the same chance. `folder` and `boxes` are those of `load`.
    """
    given = checked_seed(seed)
    key = secrets.token_hex() if given is None else given
    match = past_of(record if isinstance(record, Match) else load(record, folder, boxes), at, seat, key)
    match.reseed(key)
    return match.resolve_chance()


def past_of(match: Match, at: int | None, seat: int | None, seed: int | str) -> Match:
    """The game after line `at`, before chance goes on: as it was, or as it may have been for all that a seat could know."""
    at = len(match.lines) if at is None else checked_whole(at, "at", 0, len(match.lines))
    then = _after(match, match.lines[:at])
    if then.is_over:
        raise BadOption(f"After line {at} the game is over: nothing can be played on from there.", code="game_over", found=at)
    if seat is None:
        return then
    if then.checked_seat(seat) and len(then.known_lines()) < at:
        then = _after(match, then.known_lines())
    return _imagined(then, seat, seed_number(seed) % (LAST_SEED + 1))


def _after(match: Match, lines: list[str]) -> Match:
    then = Match(match.config)
    then.follow(lines)
    return then


def _imagined(match: Match, seat: int, seed: int) -> Match:
    """The same game with another past, of which the seat knows no more and no less."""
    hidden = [number for number, line in enumerate(match.lines) if line.startswith("* ") and _is_hidden(match, line, seat)]
    if not hidden:
        return match
    own = match.game.part("past")
    pasts = own.other_pasts(match, seat, seed) if own else _drawn_again(hidden)
    steps, seen = [step for step in match.steps() if step.line], match.view(seat)
    for number, past in zip(range(MAX_TRIES), pasts, strict=False):
        twin = _retold(match, steps, past, f"{seed} {number}")
        if twin is not None and twin.view(seat) == seen:
            return twin
    raise BadOption(f"What seat {seat} cannot know could not be dealt anew here: try another moment.", code="no_other_past", found=seat)


def _is_hidden(match: Match, line: str, seat: int) -> bool:
    return match.game.seen_by(line.split(" ")[1:]) not in (None, seat)


def _drawn_again(hidden: list[int]) -> Iterator[Past]:
    """Nothing is known of what may have been drawn: '' stands for a new draw."""
    while True:
        yield dict.fromkeys(hidden, "")


def _retold(match: Match, steps: list[Step], past: Past, key: str) -> Match | None:
    """The steps of a match once more, but for these chance events; None if they cannot be made then.

    What was forced may be a choice now, and has a line then; what was a choice may be forced, and has none.
    """
    twin, made = Match(match.config), list[Step]()
    twin.watch(made.append)
    for step in steps:
        if not made:
            if step.seat is None:
                done = twin.is_chance_due and twin.read_event(_event(twin, step, past, key))
            else:
                done = twin.seat == step.seat and step.text in twin.moves()
                if done:
                    twin.decide(twin.loaded.actions[step.text])
            if not done:
                return None
        elif (made[0].seat, made[0].text) != (step.seat, step.text):
            return None
        del made[0]
    twin.watch(None)
    return twin if not made else None


def _event(twin: Match, step: Step, past: Past, key: str) -> list[str]:
    """The words of a chance event in the other past."""
    told = past.get(step.line - 1, step.text)
    words = told or twin.chance_line(keyed_words(key, step.line)).removeprefix("* ")
    return words.split(" ")
