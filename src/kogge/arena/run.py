"""Playing a plan, and its report."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypedDict

import numpy as np

from kogge.arena.play import play_pairing
from kogge.arena.ratings import ratings, win_share
from kogge.arena.results import Results
from kogge.arena.schedule import Plan, pairings
from kogge.arena.sprt import BATCH, Sprt, SprtReport
from kogge.arena.workers import checked_workers, each_done
from kogge.bots.rules_of_thumb import RULE_OF_THUMB_LEVELS
from kogge.engine.errors import BadOption, KoggeError, quoted
from kogge.engine.validation import checked_callable, checked_path, checked_whole


class BotReport(TypedDict, total=False):
    """The results of one bot; for a bot that never played only `bot` and `seats`."""

    bot: str
    seats: int
    """The number of seats it played, over all games."""
    rating: float
    low: float
    high: float
    """The ends of the rating's 95 % interval."""
    win_share: float
    win_share_low: float
    win_share_high: float
    fair_share: float
    """1 / players: what a bot as strong as the others would win."""
    win_share_by_seat: list[float | None]
    points: list[int]
    mean_points: float
    seconds_per_decision: float | None


class Report(TypedDict, total=False):
    """The report of an arena."""

    game: str
    players: int
    options: list[str]
    seed: int
    games: int
    bots: list[BotReport]
    ahead: list[list[float | None]]
    """How often a seat of one bot (row) finished ahead of a seat of another (column) in the same game; a tie counts half."""
    sprt: SprtReport
    """The result of the sequential test, if there is one."""


MAX_GAMES = 10**7
WORTH_COMPILING = 1000  # games between rules of thumb; interpreting fewer takes less time than compiling


def run_arena(
    plan: Plan,
    games: int,
    path: str | Path | None = None,
    jobs: int = 1,
    backend: str = "local",
    scheduler: str | None = None,
    played: Callable[[int], None] = lambda _: None,
    records: str | Path | None = None,
    sprt: Sprt | None = None,
) -> Report:
    """Play the first `games` games of a plan, except those already in the file at `path`, and report.

    `played` is called with the number of games done since its last call. `records` is a folder for the records of the games played now.
    With `sprt` the arena stops as soon as the test is decided, after at most `games` games.
    """
    if not isinstance(plan, Plan):
        raise BadOption(f"run_arena plays a Plan, not {quoted(plan)}.", found=plan)
    games, played = checked_whole(games, "games", most=MAX_GAMES), checked_callable(played, "played")
    jobs, backend, scheduler = checked_workers(jobs, backend, scheduler)
    results = Results(plan, checked_path(path, "The file of results"))
    folder = checked_path(records, "The folder of records")
    if folder is not None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise KoggeError(f"The folder of records cannot be created: {folder}: {error.strerror}.", code="bad_folder") from None
    known = sum(number < games for number in results.games)
    played(known)
    for until in _stops(plan, games, sprt):
        due = [pairing for pairing in pairings(plan, until) if pairing.number not in results.games]
        compiled = sum(all(bot in RULE_OF_THUMB_LEVELS for bot in pairing.seats) for pairing in due) >= WORTH_COMPILING
        work = [(plan, pairing, compiled, folder is not None) for pairing in due]
        for result in each_done(play_pairing, work, jobs, backend, scheduler):
            if folder is not None:
                (folder / f"{result['number']:06}.kogge").write_text(result.pop("record"), "utf-8")
            results.add(result)
            played(1)
        if sprt is not None and sprt.report(results.first(until))["accepted"]:
            break
    found = report(plan, results.first(until))
    return found if sprt is None else found | {"sprt": sprt.report(results.first(until))}


def _stops(plan: Plan, games: int, sprt: Sprt | None) -> list[int]:
    """The numbers of games after which to check the results: at the end, or after every batch of a sequential test."""
    if sprt is None:
        return [games]
    if sprt.bot not in plan.names:
        raise BadOption(f"The test is about {quoted(sprt.bot)}, which does not play.", code="bad_sprt", found=sprt.bot, legal=plan.names)
    batch = BATCH * plan.config.players
    return [*range(batch, games, batch), games]


def report(plan: Plan, results: list[dict[str, Any]]) -> Report:
    """The report of some games: rating, win share, points and time of each bot, and pairwise results."""
    bots = list(dict.fromkeys(plan.names))
    rated = ratings(results, bots) if results else {}
    found: Any = {
        "game": plan.game,
        "players": plan.config.players,
        "options": list(plan.config.options),
        "seed": plan.seed,
        "games": len(results),
        "bots": [{"bot": bot} | rated.get(bot, {}) | _of_bot(bot, results) for bot in bots],
        "ahead": [[_ahead(one, other, results) for other in bots] for one in bots],
    }
    checked: Report = found
    return checked


def _of_bot(bot: str, results: list[dict[str, Any]]) -> dict[str, Any]:
    seats = [(result, seat) for result in results for seat, name in enumerate(result["seats"]) if name == bot]
    if not seats:
        return {"seats": 0}
    shares = np.array([result["shares"][seat] for result, seat in seats])
    points = np.array([result["points"][seat] for result, seat in seats])
    blocks = np.array([result["seed"] for result, _ in seats])
    mean, low, high = win_share(shares, blocks)
    timed = [(result["seconds"][seat], result["decisions"][seat]) for result, seat in seats if "seconds" in result]
    players = len(seats[0][0]["seats"])
    by_seat = [[result["shares"][seat] for result, seat in seats if seat == at] for at in range(players)]
    return {
        "seats": len(seats),
        "win_share": mean,
        "win_share_low": low,
        "win_share_high": high,
        "fair_share": 1 / players,
        "win_share_by_seat": [float(np.mean(shares)) if shares else None for shares in by_seat],
        "points": points.tolist(),
        "mean_points": float(points.mean()),
        "seconds_per_decision": sum(s for s, _ in timed) / max(1, sum(d for _, d in timed)) if timed else None,
        "agent": _of_agent([result["agents"][seat] for result, seat in seats if result.get("agents")]),
    }


def _of_agent(counts: list[dict[str, int] | None]) -> dict[str, Any] | None:
    """The number of an agent's answers, and of those that were unreadable or illegal. None: the bot is no agent."""
    known = [one for one in counts if one is not None]
    if not known:
        return None
    total = {name: sum(one[name] for one in known) for name in known[0]}
    return total | {"illegal_rate": (total["illegal"] + total["unreadable"]) / max(1, total["answers"])}


def _ahead(one: str, other: str, results: list[dict[str, Any]]) -> float | None:
    """How often a seat of one bot finished ahead of a seat of the other in the same game; a tie counts half."""
    wins = meetings = 0.0
    for result in results:
        for seat, name in enumerate(result["seats"]):
            for rival, rival_name in enumerate(result["seats"]):
                if one != other and name == one and rival_name == other:
                    own_result, rival_result = ((result["shares"][at], result["points"][at]) for at in (seat, rival))
                    wins += 1.0 if own_result > rival_result else 0.5 if own_result == rival_result else 0.0
                    meetings += 1
    return wins / meetings if meetings else None
