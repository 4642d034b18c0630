"""A position of The Speicherstadt as text (engine/description.py)."""

from __future__ import annotations

from typing import Any

from kogge.engine.description import Entry, amounts, seat_name, with_counts


def entries(view: dict[str, Any], seat: int | None) -> list[Entry]:
    """The round, the row, the seats, then what is still to come."""
    selling = f", card {view['selling']} of the row is sold" if view["selling"] else ""
    return [
        ("Round", f"{view['round']}, {view['phase']}, start player {view['start_player']}{selling}"),
        *((f"Card {place}", _row_card(card)) for place, card in enumerate(view["row"], 1) if card is not None),
        *((seat_name(number, seat), _player(player)) for number, player in enumerate(view["seats"], 1)),
        *(
            (f"Stack {name}", ", ".join(_many(card, left) for card, left in cards.items()))
            for name, cards in view["stacks"].items()
            if cards
        ),
        ("Bag", amounts(view["bag"])),
        ("Goods discarded", amounts(view["goods_discard"])),
    ]


def _many(card: str, number: int) -> str:
    return card if number == 1 else f"{number} × {card}"


def _row_card(card: dict[str, Any]) -> str:
    """The merchants are named from the lowest place up: the first may buy first, at the price."""
    cubes = f" with {with_counts(card['cubes'])}" if card["cubes"] else ""
    merchants = f", merchants {' '.join(str(owner) for owner in card['merchants'])}, price {card['price']}" if card["merchants"] else ""
    return f"{card['card']}{cubes}{merchants}"


def _player(player: dict[str, Any]) -> str:
    parts = [f"{player['coins']} coins, {player['points']} points, {player['merchants_home']} merchants"]
    if player["firemen"]:
        parts.append(f"firemen {' '.join(str(value) for value in player['firemen'])}")
    if player["traders"]:
        parts.append(f"traders {' '.join(player['traders'])}")
    for name in ("ships", "offices"):
        if player[name]:
            parts.append(f"{name} {player[name]}")
    parts += player["cards"]
    parts += [_contract(contract) for contract in player["contracts"]]
    if player["house"]:
        parts.append(f"house {player['house']}")
    if player["warehouse"]:
        parts.append(f"in the warehouse {with_counts(player['warehouse'])}")
    if player["loose"]:
        parts.append(f"goods to process: {with_counts(player['loose'])}")
    if player["final"] is not None:
        parts.append(f"final score: {amounts(player['final'])}")
    return "; ".join(parts)


def _contract(contract: dict[str, Any]) -> str:
    state = "complete" if contract["complete"] else f"missing {with_counts(contract['missing'])}"
    return f"contract {' '.join(contract['goods'])} for {contract['worth']}, {state}"
