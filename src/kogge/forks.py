"""Forks: play on from any moment of a game. The past stays, or what one seat could not know is redealt; future chance is new.

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
from kogge.engine.lines import is_chance
from kogge.engine.match import Match, Step
from kogge.engine.validation import LAST_SEED, checked_seed, checked_whole
from kogge.records import load

MAX_TRIES = 20  # alternative pasts to try

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
    """A new game that continues a record (text or `Path`) or a match after line `at`; None: after its last.

    With a `seat`, what that seat could not know then is dealt anew; without one all is as it was. The chance to come is new:
    the same seed gives the same chance. `folder` and `boxes` are those of `load`.
    """
    given = checked_seed(seed)
    key = secrets.token_hex() if given is None else given
    match = past_of(record if isinstance(record, Match) else load(record, folder, boxes), at, seat, key)
    match.reseed(key)
    return match.resolve_chance()


def past_of(match: Match, at: int | None, seat: int | None, seed: int | str) -> Match:
    """The game after line `at`, before the next chance event: unchanged, or redealt from a seat's knowledge."""
    at = len(match.lines) if at is None else checked_whole(at, "at", 0, len(match.lines))
    then = _after(match, match.lines[:at])
    if then.is_over:
        raise BadOption(f"After line {at} the game is over: nothing can be played on from there.", code="game_over", found=at)
    if seat is None:
        return then
    if then.checked_seat(seat) and len(then.revealed_lines()) < at:
        then = _after(match, then.revealed_lines())
    return _imagined(then, seat, seed_number(seed) % (LAST_SEED + 1))


def _after(match: Match, lines: list[str]) -> Match:
    then = Match(match.config)
    then.follow(lines)
    return then


def _imagined(match: Match, seat: int, seed: int) -> Match:
    """The same game with another past that looks the same to the seat."""
    hidden = [number for number, line in enumerate(match.lines) if is_chance(line) and _is_hidden(match, line, seat)]
    if not hidden:
        return match
    own = match.game.part("past")
    pasts = own.other_pasts(match, seat, seed) if own else _redrawn(hidden)
    steps, seen = [step for step in match.steps() if step.line], match.view(seat)
    for number, past in zip(range(MAX_TRIES), pasts, strict=False):
        trial = _replayed_with(match, steps, past, f"{seed} {number}")
        if trial is not None and trial.view(seat) == seen:
            return trial
    raise BadOption(f"What seat {seat} cannot know could not be dealt anew here: try another moment.", code="no_other_past", found=seat)


def _is_hidden(match: Match, line: str, seat: int) -> bool:
    return match.game.seen_by(line.split(" ")[1:]) not in (None, seat)


def _redrawn(hidden: list[int]) -> Iterator[Past]:
    """Pasts in which all hidden events are drawn again ('' means a new draw)."""
    while True:
        yield dict.fromkeys(hidden, "")


def _replayed_with(match: Match, steps: list[Step], past: Past, key: str) -> Match | None:
    """Replay the steps of a match with other chance events; None if that is not possible.

    What was forced may be a choice now, and has a line then; what was a choice may be forced, and has none.
    """
    trial, made = Match(match.config), list[Step]()
    trial.watch(made.append)
    for step in steps:
        if not made:
            if step.seat is None:
                done = trial.is_chance_due and trial.read_event(_event(trial, step, past, key))
            else:
                done = trial.seat == step.seat and step.text in trial.moves()
                if done:
                    trial.decide(trial.loaded.actions[step.text])
            if not done:
                return None
        elif (made[0].seat, made[0].text) != (step.seat, step.text):
            return None
        del made[0]
    trial.watch(None)
    return trial if not made else None


def _event(trial: Match, step: Step, past: Past, key: str) -> list[str]:
    """The words of a chance event in the alternative past."""
    event = past.get(step.line - 1, step.text)
    words = event or trial.chance_line(keyed_words(key, step.line)).removeprefix("* ")
    return words.split(" ")
