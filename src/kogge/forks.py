"""Forks: continue a game from any position. The past stays, or what one seat could not know is redealt; future chance is new.

>>> import kogge
>>> game = kogge.new("speicherstadt", players=3, seed=7)
>>> game.play(game.moves()[0])
>>> kogge.fork(game, at=0, seat=2, seed=1)

A seat cannot know draws that only others saw, and the choices of an unfinished secret round. The round is played again. The draws are
redealt so that everything else stays as it was, so the result has an ordinary record. A game with hidden draws can propose consistent
ones (`other_pasts` in its part `past`); for other games random draws are tried until they fit.
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

    With a `seat`, what that seat could not know then is redealt; without one the position is kept as it was. Future chance is new and
    depends on the seed. `folder` and `boxes` are those of `load`.
    """
    own_seed = checked_seed(seed)
    key = secrets.token_hex() if own_seed is None else own_seed
    match = past_of(record if isinstance(record, Match) else load(record, folder, boxes), at, seat, key)
    match.reseed(key)
    return match.resolve_chance()


def past_of(match: Match, at: int | None, seat: int | None, seed: int | str) -> Match:
    """The game after line `at`, before the next chance event: unchanged, or redealt from a seat's knowledge."""
    at = len(match.lines) if at is None else checked_whole(at, "at", 0, len(match.lines))
    past = _after(match, match.lines[:at])
    if past.is_over:
        raise BadOption(f"After line {at} the game is over, so it cannot be continued from there.", code="game_over", found=at)
    if seat is None:
        return past
    if past.checked_seat(seat) and len(past.revealed_lines()) < at:
        past = _after(match, past.revealed_lines())
    return _redealt(past, seat, seed_number(seed) % (LAST_SEED + 1))


def _after(match: Match, lines: list[str]) -> Match:
    replayed = Match(match.config)
    replayed.follow(lines)
    return replayed


def _redealt(match: Match, seat: int, seed: int) -> Match:
    """The same game with another past that looks the same to the seat."""
    hidden = [number for number, line in enumerate(match.lines) if is_chance(line) and _is_hidden(match, line, seat)]
    if not hidden:
        return match
    module = match.game.part("past")
    pasts = module.other_pasts(match, seat, seed) if module else _redrawn(hidden)
    steps, view = [step for step in match.steps() if step.line], match.view(seat)
    for number, past in zip(range(MAX_TRIES), pasts, strict=False):
        trial = _replayed_with(match, steps, past, f"{seed} {number}")
        if trial is not None and trial.view(seat) == view:
            return trial
    message = f"No other deal was found that looks the same to seat {seat} here; fork from another line."
    raise BadOption(message, code="no_other_past", found=seat)


def _is_hidden(match: Match, line: str, seat: int) -> bool:
    return match.game.seen_by(line.split(" ")[1:]) not in (None, seat)


def _redrawn(hidden: list[int]) -> Iterator[Past]:
    """Pasts in which all hidden events are drawn again ('' means a new draw)."""
    while True:
        yield dict.fromkeys(hidden, "")


def _replayed_with(match: Match, steps: list[Step], past: Past, key: str) -> Match | None:
    """Replay the steps of a match with other chance events; None if that is not possible.

    A move that was forced may now be a choice, and then has a line; a choice may now be forced, and then has none.
    """
    trial, pending = Match(match.config), list[Step]()  # pending: steps of the trial not yet compared with those of the match
    trial.watch(pending.append)
    for step in steps:
        if not pending:
            if step.seat is None:
                done = trial.is_chance_due and trial.read_event(_event(trial, step, past, key))
            else:
                done = trial.seat == step.seat and step.text in trial.moves()
                if done:
                    trial.decide(trial.loaded.actions[step.text])
            if not done:
                return None
        elif (pending[0].seat, pending[0].text) != (step.seat, step.text):
            return None
        del pending[0]
    trial.watch(None)
    return trial if not pending else None


def _event(trial: Match, step: Step, past: Past, key: str) -> list[str]:
    """The words of a chance event in the alternative past."""
    event = past.get(step.line - 1, step.text)
    words = event or trial.chance_line(keyed_words(key, step.line)).removeprefix("* ")
    return words.split(" ")
