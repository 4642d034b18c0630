"""Tables at any decision of any game: games are played here, and laid on the site as they stood then."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterator

import kogge
from kogge.web.storage.store import Store

NAMES = ("Anne", "Herman", "Bea", "Karl", "Ida", "Otto")


def kind_of(view: dict) -> str:
    """What is decided, e.g. `sale go`."""
    return " ".join(str(view[key]) for key in ("phase", "asks") if view.get(key))


def decisions(game: str, players: int, options: list[str], seeds: range) -> Iterator[tuple[str, int, list[str]]]:
    """Every kind of decision in some games of chance, whose it was and the lines so far; the last of its kind, when the table is full."""
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


def lay(store: Store, user_id: str, game: str, options: list[str], players: int, seat: int, lines: list[str]) -> str:
    """A running table where it is this person's turn; the other seats are of people elsewhere. Returns its id."""
    table = {"id": secrets.token_urlsafe(12), "game": game, "players": players, "options": " ".join(options)}
    table |= {"rules": kogge.new(game).rules, "secret": "00" * 32, "status": "running", "turn": seat, "listed": False}
    table |= {"host": user_id, "patience": 180, "many_seats": False}
    sitting = [
        {"seat": one, "kind": "person", "user_id": user_id if one == seat else f"nobody-{one}", "name": NAMES[one - 1]}
        for one in range(1, players + 1)
    ]
    store.add_table(table, sitting, lines)
    return str(table["id"])
