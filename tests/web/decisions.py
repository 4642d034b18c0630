"""Tables at any decision of any game: games are played in this process and stored in the site's database at that position."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence

import kogge
from kogge.web.accounts.service import COOKIE, AccountService
from kogge.web.accounts.store import AccountStore
from kogge.web.db.database import new_id
from kogge.web.db.store import Store

NAMES = ("Anne", "Herman", "Bea", "Karl", "Ida", "Otto")


def kind_of(view: dict) -> str:
    """The kind of a decision, e.g. `sale go`."""
    return " ".join(str(view[key]) for key in ("phase", "asks") if view.get(key))


def decisions(game: str, players: int, options: list[str], seeds: range) -> Iterator[tuple[str, int, list[str]]]:
    """Every kind of decision in some random games, its seat and the lines before it; the last one in a game, with a full table."""
    seen: set[str] = set()
    for seed in seeds:
        match, chance = kogge.new(game, players=players, options=options, seed=seed), random.Random(seed)
        found = {}
        while not match.is_over:
            found[kind_of(match.view(match.seat))] = (match.seat, len(match.lines))
            moves = match.moves()
            match.play("buy" if "buy" in moves else chance.choice(moves))
        for kind, (seat, count) in found.items():
            if kind not in seen:
                seen.add(kind)
                yield kind, seat, match.lines[:count]


def moment(
    game: str, players: int, is_wanted: Callable[[dict, list[str]], bool], options: Sequence[str] = (), eager: tuple[str, ...] = ("buy",)
) -> tuple[int, list[str]]:
    """The seat of the first decision that fulfils a condition, and the lines before it, in random games that are the same in every run.
    Moves of the `eager` kinds are played where there are any."""
    for seed in range(20):
        match, chance = kogge.new(game, players=players, options=options, seed=seed), random.Random(seed)
        while not match.is_over:
            moves = match.moves()
            if is_wanted(match.view(match.seat), moves):
                return match.seat, list(match.lines)
            match.play(chance.choice([move for move in moves if move.startswith(eager)] or moves))
    raise AssertionError("no game came that far")


def last_decision(game: str, players: int) -> tuple[int, list[str]]:
    """The seat of the last decision of a random game, and the lines before it."""
    match, chance, now = kogge.new(game, players=players, seed=5), random.Random(1), (1, [])
    while not match.is_over:
        now = (match.seat, list(match.lines))
        match.play(chance.choice(match.moves()))
    return now


def sign_in(page, site, store: Store, name: str = "Anne") -> str:
    """Sign a new user in at this page; returns their id."""
    accounts = AccountService(AccountStore(store))
    person = accounts.create(name)
    page.context.add_cookies([{"name": COOKIE, "value": accounts.token(person), "url": site.url}])
    return person.id


def store_table(store: Store, game: str, turn: int, lines: list[str], who: Sequence[str], options: Sequence[str] = ()) -> str:
    """Store a running table with these lines and return its id. `who` has the user id or the bot (`bot:easy`) of each seat. Later chance
    events are the same in every run."""
    table = {"id": new_id(), "game": game, "players": len(who), "options": " ".join(options)}
    table |= {"rules": kogge.new(game).rules, "secret": "00" * 32, "status": "running", "turn": turn, "listed": False}
    table |= {"host": next(one for one in who if not one.startswith("bot:")), "absence_timeout": 180, "many_seats": False}
    store.tables.add_table(table, [_seat(seat, one) for seat, one in enumerate(who, 1)], lines)
    return table["id"]


def _seat(seat: int, who: str) -> dict:
    seat_rows = {"seat": seat, "name": NAMES[seat - 1], "kind": "person", "user_id": who, "level": None}
    return seat_rows | {"kind": "bot", "user_id": None, "level": who[4:]} if who.startswith("bot:") else seat_rows


def alone(user_id: str, seat: int, players: int) -> list[str]:
    """The users of all seats: this one here, absent users at the others."""
    return [user_id if one == seat else f"nobody-{one}" for one in range(1, players + 1)]
