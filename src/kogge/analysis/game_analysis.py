"""The analysis of a whole game: first the curves, coarse and then fine, then decision by decision."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any

import numpy as np

from kogge.analysis.move_values import after_move, move_values, rounded, share_error, standard_error
from kogge.analysis.results import BLUNDER, BRILLIANT, INACCURACY, MISTAKE, Analysis, Decision, Moment, Player, Thing
from kogge.analysis.rollouts import N_COUNTED, ONLOOKER, POINTS, SHARE, Rollouts
from kogge.analysis.verdicts import verdict_of
from kogge.bots import choose
from kogge.bots.knowledge import Knowledge
from kogge.engine import lines as record_lines
from kogge.engine.board import Board
from kogge.engine.match import Match
from kogge.engine.record_view import record_view

COARSE = 8  # the first, coarse curves use this many times fewer rollouts
CHUNK = 24  # positions or decisions between two reports
CURVES = 0.3  # the curves' part of the work
N_DECIDING = 5


@dataclass
class _Line:
    """A position of the game: the match after a line, and the rollouts from there."""

    match: Match
    text: str
    seat: int | None
    round: int
    secret: bool
    """Was the line a choice made in secret?"""
    games: np.ndarray
    """Rollouts from a spectator's knowledge: (rollout, quantity, seat)."""
    known: np.ndarray | None = None
    """In games with hidden information: rollouts from each seat's own knowledge."""
    credit: np.ndarray | None = None
    """The effect of a secret choice, from its maker's knowledge: (rollout, seat)."""
    decision: Decision | None = None


class GameAnalyzer:
    """One analysis in progress."""

    def __init__(self, match: Match, depth: int, seed: int, threads: int):
        self.match, self.depth, self.seed, self.threads = match, depth, seed, threads
        self.rollouts = Rollouts(match.config)
        self.lines = list(_lines(match))
        self.progress = 0.0

    def steps(self) -> Iterator[Analysis]:
        """The growing analysis; the last one is complete."""
        self.rollouts.warm_up(self.lines[0].match if self.lines[0].match.seat else self._first_choice())
        coarse = max(1, self.depth // COARSE)
        with ThreadPoolExecutor(self.threads) if self.threads > 1 else nullcontext() as pool:
            each = map if pool is None else pool.map
            yield from self._advance(each, self.lines, lambda line: self._roll_out(line, coarse), CURVES / COARSE, every=len(self.lines))
            yield from self._advance(each, self.lines, lambda line: self._roll_out(line, self.depth), CURVES)
            chosen = [number for number, line in enumerate(self.lines) if line.seat]
            yield from self._advance(each, chosen, self._weigh, 1.0)
        if self.progress < 1:  # not a single decision
            self.progress = 1.0
            yield self.result()

    def _first_choice(self) -> Match:
        return next((line.match for line in self.lines if line.match.seat), self.match)

    def _advance(
        self, each: Callable[..., Any], work: list[Any], do: Callable[[Any], None], until: float, every: int = CHUNK
    ) -> Iterator[Analysis]:
        since = self.progress
        for first in range(0, len(work), every):
            list(each(do, work[first : first + every]))
            self.progress = since + (until - since) * min(1.0, (first + every) / len(work))
            yield self.result()

    # rollouts

    def _roll_out(self, line: _Line, depth: int) -> None:
        """Add rollouts from a position up to the given number; where the game is over, one is enough."""
        if line.match.is_over:
            depth = 1
        have = len(line.games)
        if depth > have:
            line.games = np.concatenate([line.games, self._played(line, ONLOOKER, have, depth - have)])
        if self.rollouts.hides and not line.match.is_over:
            each = max(1, depth // self.match.players)
            line.known = np.stack([self._played(line, seat, 0, each)[:, :, seat] for seat in range(self.match.players)], axis=2)

    def _played(self, line: _Line, seat: int, first: int, count: int) -> np.ndarray:
        return self.rollouts.played_out(line.match.rows, seat, self.seed, first, count)

    def _weigh(self, number: int) -> None:
        """Evaluate the decision that led to a position."""
        line, before = self.lines[number], self.lines[number - 1]
        decision = record_lines.parse_line(line.text)
        assert isinstance(decision, record_lines.Decision)
        move = decision.move
        choices = move_values(self.rollouts, before.match, self.depth, self.seed, [move]).choices(move)
        verdict = verdict_of(choices, move)
        if verdict == BRILLIANT and choose(before.match, "medium", self.seed) == move:
            verdict = ""  # not brilliant if a rule of thumb finds it
        line.decision = Decision(number, line.seat or 0, move, choices, verdict)
        if line.secret:
            line.credit = self._credit(before, move)

    def _credit(self, before: _Line, move: str) -> np.ndarray:
        """The effect of a secret choice, from its maker's knowledge. What is revealed afterwards counts as luck."""
        knowledge = Knowledge(before.match, self.seed)
        seat = knowledge.seat - 1

        def played(rows: np.ndarray, first: int, count: int) -> np.ndarray:
            return self.rollouts.played_out(rows, seat, self.seed, first, count)

        after = after_move(before.match, knowledge, move, self.depth, self.seed, played)
        change: np.ndarray = after[:, SHARE] - self._played(before, seat, 0, self.depth)[:, SHARE]
        return change

    # results

    def result(self) -> Analysis:
        """The analysis so far."""
        match, players = self.match, self.match.players
        moments = [self._moment(number, line) for number, line in enumerate(self.lines) if len(line.games)]
        complete = len(moments) == len(self.lines)
        decisions = tuple(line.decision for line in self.lines if line.decision)
        return Analysis(
            match.game.id,
            players,
            tuple(match.names or ()),
            self.depth,
            self.seed,
            round(self.progress, 4),
            match.is_over,
            tuple(match.points()),
            tuple(moments),
            decisions,
            tuple(self._seats(decisions)) if complete else (),
            _deciding(moments) if complete else (),
            tuple(_things(match)) if self.progress == 1 else (),
        )

    def _moment(self, number: int, line: _Line) -> Moment:
        games, players = line.games, range(self.match.players)
        known = games if line.known is None else line.known
        exact = line.match.is_over
        return Moment(
            number,
            line.text,
            line.seat,
            line.round,
            _means(games, SHARE),
            tuple(0.0 if exact else share_error(games[:, SHARE, seat]) for seat in players),
            _means(games, POINTS),
            tuple(0.0 if exact else standard_error(games[:, POINTS, seat]) for seat in players),
            _means(known, SHARE),
            _means(known, POINTS),
        )

    def _seats(self, decisions: Iterable[Decision]) -> Iterator[Player]:
        """The result of each seat, with luck separated from play: each change of a win share is due to a decision or to chance."""
        players = self.match.players
        games = min((len(line.games) for line in self.lines if not line.match.is_over), default=1)
        shares = [_games_of(line.games, games)[:, SHARE] for line in self.lines]
        play = np.zeros((players, games, players))  # (seat that decided, rollout, seat whose share changed)
        luck = np.zeros((games, players))
        for number in range(1, len(self.lines)):
            line, change = self.lines[number], shares[number] - shares[number - 1]
            if line.seat is None:
                luck += change
                continue
            credit = line.credit[:games] if line.credit is not None else change * (not line.secret)
            play[line.seat - 1] += credit
            luck += change - credit
        sources = _sources(self.match)
        for seat in range(players):
            yield self._player(seat, shares, luck, play, [one for one in decisions if one.seat == seat + 1], sources[seat])

    def _player(
        self, seat: int, shares: list[np.ndarray], luck: np.ndarray, play: np.ndarray, decisions: list[Decision], sources: dict[str, int]
    ) -> Player:
        own, others = play[seat, :, seat], np.delete(play, seat, 0)[:, :, seat].sum(0)
        named = Counter(one.verdict for one in decisions)
        return Player(
            seat=seat + 1,
            first=rounded(shares[0][:, seat].mean()),
            luck=rounded(luck[:, seat].mean()),
            play=rounded(own.mean()),
            others=rounded(others.mean()),
            last=rounded(shares[-1][:, seat].mean()),
            luck_error=standard_error(luck[:, seat]),
            play_error=standard_error(own),
            accuracy=rounded(sum(one.accuracy for one in decisions) / len(decisions)) if decisions else None,
            decisions=len(decisions),
            brilliant=named[BRILLIANT],
            inaccuracy=named[INACCURACY],
            mistake=named[MISTAKE],
            blunder=named[BLUNDER],
            sources=sources,
        )


def _lines(match: Match) -> Iterator[_Line]:
    """The positions of a match, before its first line and after each."""
    board: Any = match.game.part("board")
    round_of = (board.BOARD if board else Board(title="")).round_of
    secret, number = False, 0
    for replay in match.replayed():
        text = replay.lines[-1] if replay.lines else ""
        number = round_of(replay.view(None)) or number
        seat = record_lines.parse_line(text).seat if text else None
        yield _Line(replay.copy(), text, seat, number, secret and seat is not None, np.zeros((0, N_COUNTED, match.players)))
        secret = not replay.is_over and bool(match.game.secret_round(record_view(replay.rows)))


def _games_of(games: np.ndarray, count: int) -> np.ndarray:
    """The first `count` rollouts; the single one of a finished game is repeated."""
    return np.repeat(games, count, axis=0) if len(games) == 1 else games[:count]


def _means(games: np.ndarray, what: int) -> tuple[float, ...]:
    return tuple(rounded(mean) for mean in games[:, what].mean(0))


def _deciding(moments: list[Moment]) -> tuple[int, ...]:
    """The lines with the largest changes of win shares."""
    moved = {
        now.line: sum(abs(a - b) for a, b in zip(now.shares, before.shares, strict=True)) for before, now in itertools.pairwise(moments)
    }
    return tuple(sorted(sorted(moved, key=lambda line: -moved[line])[:N_DECIDING]))


def _sources(match: Match) -> list[dict[str, int]]:
    """For a finished game: each seat's points by source, if the view contains them."""
    seats = match.view(None).get("seats", []) if match.is_over else []
    found = [seat.get("final") if isinstance(seat, dict) else None for seat in seats]
    sources = [{key: value for key, value in one.items() if isinstance(value, int)} if isinstance(one, dict) else {} for one in found]
    return sources if len(sources) == match.players else [{} for _ in range(match.players)]


def _things(match: Match) -> Iterator[Thing]:
    """What each item earned, for games with a `board/item_report.py`."""
    module: Any = match.game.part("board.item_report") if match.game.part("board") else None
    for one in module.item_report(match.steps()) if module else ():
        amounts = [{unit: int(n) for unit, n in one[key].items() if n} for key in ("cost", "brought")]
        yield Thing(one["seat"], one["line"], one["name"], *amounts)
