"""The analysis of a whole game: coarse curves first, then decision by decision.

Every decision is compared with the best move of the same position over the same simulations. So a decision can only lower its seat's curve,
by its cost. Between two decisions the curve changes by chance, or because two estimates of one position differ.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from kogge.analysis.move_values import move_values, rounded
from kogge.analysis.results import BLUNDER, BRILLIANT, INACCURACY, MISTAKE, Analysis, Balance, Decision, Moment, Player, Thing
from kogge.analysis.rollouts import POINTS, SHARE, SPECTATOR, Rollouts
from kogge.analysis.verdicts import verdict_of
from kogge.bots import choose
from kogge.bots.rules_of_thumb import rules_of_thumb_for
from kogge.engine import lines as record_lines
from kogge.engine.board import Board
from kogge.engine.match import Match

COARSE_FACTOR = 4  # the coarse curves use depth / COARSE_FACTOR rollouts
CHUNK = 12  # decisions between two reports
COARSE_PROGRESS = 0.1  # the progress when the coarse curves are done
N_TURNING_POINTS = 3
MIN_DISTANCE = 6  # turning points are at least 1 / MIN_DISTANCE of the game apart
CHANCE_WEIGHT = 0.7  # below 1: of two equal changes, a decision is the better turning point


@dataclass
class _Line:
    """A position of the game: the match after a line, and the results for it."""

    match: Match
    text: str
    seat: int | None
    """The seat that decided; None: chance, or the start."""
    round: int
    points: np.ndarray | None = None
    """Expected final points by seat, from rollouts."""
    shares: np.ndarray | None = None
    """Win shares by seat: from rollouts at first, then from the decisions before and after it."""
    decision: Decision | None = None
    best: np.ndarray | None = None
    """For a decision: the win shares by seat after the best move, which are also those before the decision."""
    played: np.ndarray | None = None
    """For a decision: the win shares by seat after the move that was played."""


class GameAnalyzer:
    """One analysis in progress."""

    def __init__(self, match: Match, depth: int, seed: int, threads: int):
        self.match, self.depth, self.seed, self.threads = match, depth, seed, threads
        self.rollouts = Rollouts(match.config)
        self.lines = list(_lines(match))
        self.clear_lead = rules_of_thumb_for(match.game).point_scale
        self.progress = 0.0

    def steps(self) -> Iterator[Analysis]:
        """The growing analysis; the last one is complete."""
        self.rollouts.warm_up(next((line.match for line in self.lines if line.match.seat), self.match))
        if self.threads == 1:  # where there are no threads, such as in a browser
            yield from self._work(map)
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                yield from self._work(pool.map)
        if self.progress < 1:  # the game has no decisions
            self.progress = 1.0
            yield self.result()

    def _work(self, map_all: Callable[..., Iterable[Any]]) -> Iterator[Analysis]:
        yield from self._advance(map_all, self.lines, self._roll_out, COARSE_PROGRESS, every=len(self.lines))
        decisions = [number for number, line in enumerate(self.lines) if line.seat]
        yield from self._advance(map_all, decisions, self._evaluate, 1.0)

    def _advance(
        self, map_all: Callable[..., Iterable[Any]], work: list[Any], do: Callable[[Any], None], until: float, every: int = CHUNK
    ) -> Iterator[Analysis]:
        since = self.progress
        for first in range(0, len(work), every):
            list(map_all(do, work[first : first + every]))
            self.progress = since + (until - since) * min(1.0, (first + every) / len(work))
            yield self.result()

    # simulations

    def _roll_out(self, line: _Line) -> None:
        """Estimate shares and points at a position by a few rollouts from a spectator's knowledge; if the game is over, take its result."""
        count = 1 if line.match.is_over else max(1, self.depth // COARSE_FACTOR)
        games = self.rollouts.play_out(line.match.rows, SPECTATOR, self.seed, 0, count).mean(0)
        line.points, line.shares = games[POINTS], games[SHARE]

    def _evaluate(self, number: int) -> None:
        """Evaluate the decision that led to a position."""
        line, before = self.lines[number], self.lines[number - 1]
        decision = record_lines.parse_line(line.text)
        assert isinstance(decision, record_lines.Decision)
        move, seat = decision.move, decision.seat
        values = move_values(self.rollouts, before.match, self.depth, self.seed, played=move)
        choices = values.choices(move)
        verdict = verdict_of(choices, move, self.clear_lead)
        if verdict == BRILLIANT and choose(before.match, "medium", self.seed) == move:
            verdict = ""  # not brilliant if a rule of thumb finds it
        played, best = values.after[move].mean(0), values.after[choices[0].move].mean(0)
        effects = played - best  # 0 if the move was no mistake
        effects[:, seat - 1] = np.minimum(effects[:, seat - 1], 0.0)
        line.decision = Decision(number, seat, move, choices, verdict, _tuple(effects[SHARE]), _tuple(effects[POINTS]))
        line.played, line.best = played[SHARE], best[SHARE]

    # results

    def result(self) -> Analysis:
        """The analysis so far."""
        match, players, complete = self.match, self.match.players, self.progress == 1
        shares = self._curve()
        moments = [
            Moment(number, line.text, line.seat, line.round, _tuple(shares[number]), _tuple(line.points))
            for number, line in enumerate(self.lines)
            if line.points is not None
        ]
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
            tuple(self._seats(decisions, shares)) if complete else (),
            tuple(self._turning_points(shares)) if complete else (),
            tuple(_things(match)) if complete else (),
        )

    def _curve(self) -> list[np.ndarray]:
        """The win shares at every position: after a decision those of the move played, before a decision those of its best move, at the end
        the result. Between chance events the shares stay the same. Positions not yet evaluated have the shares of the coarse curve."""
        found: list[Any] = [None] * len(self.lines)
        for number, line in enumerate(self.lines):
            if line.played is not None:
                found[number] = line.played
                if not self.lines[number - 1].seat:
                    found[number - 1] = line.best
        if self.lines[-1].match.is_over:
            found[-1] = self.lines[-1].shares
        before = np.full(self.match.players, 1.0 / self.match.players)
        for number, line in enumerate(self.lines):
            if found[number] is None:
                found[number] = before if self.progress == 1 else line.shares
            before = found[number]
        return found

    def _seats(self, decisions: Iterable[Decision], shares: list[np.ndarray]) -> Iterator[Player]:
        """The result of each seat, split into chance, its own mistakes and the others' mistakes."""
        players = self.match.players
        effects = np.zeros((players, players))  # (seat that decided, seat whose share changed)
        points = np.zeros((players, players))
        for one in decisions:
            effects[one.seat - 1] += one.effects
            points[one.seat - 1] += one.points_effects
        first = np.full(players, 1.0 / players)
        chance = shares[0] - first
        for number, line in enumerate(self.lines[1:], 1):
            if line.seat is None:
                chance = chance + shares[number] - shares[number - 1]
        sources = _sources(self.match)
        for seat in range(players):
            own_mistakes, others_mistakes = effects[seat, seat], effects[:, seat].sum() - effects[seat, seat]
            balance = _balance(first[seat], chance[seat], own_mistakes, others_mistakes, shares[-1][seat])
            lost, gained = -points[seat, seat], points[:, seat].sum() - points[seat, seat]
            yield self._player(seat + 1, balance, lost, gained, [one for one in decisions if one.seat == seat + 1], sources[seat])

    def _player(
        self, seat: int, balance: Balance, lost: float, gained: float, decisions: list[Decision], sources: dict[str, int]
    ) -> Player:
        verdicts = Counter(one.verdict for one in decisions)
        return Player(
            seat=seat,
            balance=balance,
            points_lost=rounded(lost),
            points_given=rounded(gained),
            accuracy=rounded(sum(one.accuracy for one in decisions) / len(decisions)) if decisions else None,
            decisions=len(decisions),
            brilliant=verdicts[BRILLIANT],
            inaccuracy=verdicts[INACCURACY],
            mistake=verdicts[MISTAKE],
            blunder=verdicts[BLUNDER],
            sources=sources,
        )

    def _turning_points(self, shares: list[np.ndarray]) -> list[int]:
        """The positions that decided the game, chosen as a person would: the largest changes first, but never two in one round or close
        together. The weight of a decision is the effect of its mistake, that of a chance event the step of the curve."""
        weights = {}
        start = next((number for number, line in enumerate(self.lines) if line.seat), len(self.lines))
        for number, line in enumerate(self.lines[start:], start):  # the set-up is no turning point
            if line.decision:
                weights[number] = np.abs(line.decision.effects).sum() / 2
            elif line.seat is None:
                weights[number] = CHANCE_WEIGHT * np.abs(shares[number] - shares[number - 1]).sum() / 2
        min_distance = max(1, len(self.lines) // MIN_DISTANCE)
        chosen: list[int] = []
        for number in sorted(weights, key=lambda one: -weights[one]):
            rounds = {self.lines[one].round for one in chosen} - {0}
            if weights[number] > 0 and all(abs(number - one) >= min_distance for one in chosen) and self.lines[number].round not in rounds:
                chosen.append(number)
            if len(chosen) == N_TURNING_POINTS:
                break
        return sorted(chosen)


def _lines(match: Match) -> Iterator[_Line]:
    """The positions of a match, before its first line and after each."""
    board: Any = match.game.part("board")
    round_of = (board.BOARD if board else Board(title="")).round_of
    number = 0
    for replay in match.replayed():
        text = replay.lines[-1] if replay.lines else ""
        number = round_of(replay.view(None)) or number
        seat = record_lines.parse_line(text).seat if text else None
        yield _Line(replay.copy(), text, seat, number)


def _balance(first: float, chance: float, mistakes: float, others: float, last: float) -> Balance:
    """The parts of a result, rounded so that they add up; `uncertain` is the remainder."""
    first, chance, mistakes, others, last = _tuple((first, chance, mistakes, others, last))
    return Balance(first, chance, mistakes, others, rounded(last - first - chance - mistakes - others), last)


def _tuple(numbers: Any) -> tuple[float, ...]:
    return tuple(rounded(number) for number in numbers)


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
