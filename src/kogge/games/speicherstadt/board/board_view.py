"""Template variables besides the view: where the pieces are, the columns of the harbour, the uses of the clicked cubes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from kogge.engine.board import N_, View
from kogge.games.speicherstadt.board.tooltips import card_tooltip, contract_tooltip, lot_tooltip, points_of, worth_now
from kogge.games.speicherstadt.board.words import GOOD, GOODS, PARTS, STACKS, WORTH, card_word, kind_of, kind_of_piece


def pieces(view: View) -> Iterator[tuple[str, str]]:
    """Merchants, cubes and cards."""
    for place, lot in enumerate(view["row"]):
        if lot:
            yield f"card-{lot['card'].replace(' ', '-')}", f"row-{place}"
            for rung, seat in enumerate(lot["merchants"]):
                yield f"merchant-{seat}", f"rung-{place}-{rung}"
            for cube in lot["cubes"]:
                yield cube, f"ship-{place}"
    for seat, player in enumerate(view["seats"], 1):
        for _ in range(player["merchants_home"]):
            yield f"merchant-{seat}", f"home-{seat}"
        for cube in player["loose"]:
            yield cube, f"loose-{seat}"
        if player["house"]:
            yield player["house"], f"house-{seat}"
        for cube in player["warehouse"]:
            yield cube, f"warehouse-{seat}"
        for number, contract in enumerate(player["contracts"], 1):
            yield f"card-contract-{'-'.join(contract['goods'])}", f"contract-{seat}-{number}"
            for cube in delivered(contract):
                yield cube, f"space-{seat}-{number}"
        for card in owned(player):
            yield f"card-{card.replace(' ', '-')}", f"owned-{seat}"
    for name in GOODS:
        for _ in range(view["goods_discard"][name]):
            yield name, f"discard-{name}"


def delivered(contract: dict[str, Any]) -> list[str]:
    """The cubes that lie on a contract."""
    return list((Counter(contract["goods"]) - Counter(contract["missing"])).elements())


def owned(player: dict[str, Any]) -> list[str]:
    """A player's cards but the contracts, in notation."""
    cards = [f"fireman {value}" for value in player["firemen"]] + [f"trader {name}" for name in player["traders"]]
    return [*cards, *["office"] * player["offices"], *player["cards"], *["ship"] * player["ships"]]


def last_round(view: View) -> str:
    """S4.1 After the last round only fires remain."""
    return N_("The last round") if view["row"] and view["round"] == view["rounds"] and view["phase"] != "over" else ""


def board_view(table: Any) -> dict[str, Any]:
    """The columns of the harbour, and what the clicked cubes can be used for."""
    moves = set(table.moves)
    mine = [piece for place in ("loose", "house", "warehouse") for piece in table.at_place(f"{place}-{table.seat}")]
    picked = [piece for piece in table.picked if piece in mine][:3]
    table.picked[:] = picked
    goods = sorted((kind_of_piece(piece) for piece in picked), key=GOODS.index)
    return {
        "words": {"good": GOOD, "worth": WORTH, "parts": PARTS, "stacks": STACKS},
        "goods": GOODS,
        "card_word": card_word,
        "card_tooltip": card_tooltip,
        "lot_tooltip": lot_tooltip,
        "contract_tooltip": contract_tooltip,
        "points_of": points_of,
        "worth_now": worth_now,
        "kind_of": kind_of,
        "kind_of_piece": kind_of_piece,
        "delivered": delivered,
        "owned": owned,
        "spaces": spaces(table),
        "lying": lying,
        "of_panel": of_panel,
        "discarded": discarded,
        "columns": [column(table, place, lot, moves) for place, lot in enumerate(whole_row(table.view))],
        "picked": picked,
        "pick_with": {piece: toggled(picked, piece) for piece in mine if may_pick(moves, picked, piece)},
        "cube_moves": cube_moves(moves, goods),
        "stack": next((name for name, cards in table.view["stacks"].items() if cards), None),
    }


OF_PANEL = (  # what a player's own panel shows
    ("coins", "income", "firemen", "firemen_total", "traders", "ships", "offices", "cards", "contracts", "house", "warehouse", "loose")
)


def frame_key(table: Any) -> list[Any]:
    """What the board depends on, except for its public fragments, while the viewer has nothing to decide."""
    view, seat = table.view, table.seat
    if not seat:
        return [view["row_places"]]
    return [view["row_places"], view["start_player"] == seat, *of_panel(table, seat)]


def of_panel(table: Any, seat: int) -> list[Any]:
    """What lies in a player's own panel."""
    player = table.view["seats"][seat - 1]
    return [lying(table, seat), [player[name] for name in OF_PANEL]]


def lying(table: Any, seat: int) -> list[list[str]]:
    """The pieces before a player, place by place."""
    player = table.view["seats"][seat - 1]
    cards = [f"{kind}-{seat}-{number}" for number in range(1, len(player["contracts"]) + 1) for kind in ("contract", "space")]
    return [table.at_place(place) for place in (*(f"{room}-{seat}" for room in ("loose", "house", "warehouse", "owned")), *cards)]


def discarded(table: Any) -> list[list[str]]:
    """The cubes of the goods discard, by good."""
    return [table.at_place(f"discard-{name}") for name in GOODS]


def whole_row(view: View) -> list[dict[str, Any] | None]:
    """The places of the row; empty places stay, so that nothing moves on the page."""
    return [*view["row"], *[None] * (view["row_places"] - len(view["row"]))]


def column(table: Any, place: int, lot: dict[str, Any] | None, moves: set[str]) -> dict[str, Any]:
    """One card of the row with the merchants above it."""
    bid = f"bid {place + 1}"
    return {
        "place": place,
        "lot": lot,
        "bid": bid if bid in moves else None,
        "selling": table.view["selling"] == place + 1,
        "rungs": [table.at_place(f"rung-{place}-{rung}") for rung in range(table.view["rungs"])],
        "card_id": next(iter(table.at_place(f"row-{place}")), None),
        "cubes": table.at_place(f"ship-{place}"),
    }


def spaces(table: Any) -> dict[tuple[int, int], list[str | None]]:
    """Which cube lies on which space of each contract, in the order of its goods; None = empty."""
    found: dict[tuple[int, int], list[str | None]] = {}
    for seat, player in enumerate(table.view["seats"], 1):
        for number, contract in enumerate(player["contracts"], 1):
            lying = list(table.at_place(f"space-{seat}-{number}"))
            found[seat, number] = [taken(lying, name) for name in contract["goods"]]
    return found


def taken(lying: list[str], name: str) -> str | None:
    """Take a cube of this good off the list, if there is one."""
    cube = next((one for one in lying if kind_of_piece(one) == name), None)
    if cube:
        lying.remove(cube)
    return cube


def toggled(picked: list[str], piece: str) -> str:
    """The chain of clicks after one more click."""
    return "~".join([one for one in picked if one != piece] if piece in picked else [*picked, piece])


def may_pick(moves: set[str], picked: list[str], piece: str) -> bool:
    """Is there a move with these cubes and this one?"""
    if piece in picked:
        return True
    wanted = Counter(kind_of_piece(one) for one in [*picked, piece])
    return any(not wanted - Counter(move.split(" for ")[0].split(" ")[1:]) for move in moves)


def cube_moves(moves: set[str], goods: list[str]) -> dict[str, Any]:
    """What can be done with the chosen cubes: by where it is done."""
    if not goods:
        return {}
    if len(goods) == 2:
        sell = f"sell {goods[0]} {goods[1]}"
        return {"sell": sell} if sell in moves else {}
    if len(goods) == 3:
        swaps = {wanted: f"swap {' '.join(goods)} for {wanted}" for wanted in GOODS}
        return {"swap": {wanted: move for wanted, move in swaps.items() if move in moves}}
    single = {verb: f"{verb} {goods[0]}" for verb in ("trade", "house", "warehouse", "discard")}
    found: dict[str, Any] = {verb: move for verb, move in single.items() if move in moves}
    found["good"] = goods[0]
    found["deliver"] = {int(move.rpartition(" ")[2]): move for move in moves if move.startswith(f"deliver {goods[0]} ")}
    return found


def leads_to(pick: str, move: str) -> bool:
    """Does a click on cubes, or a confirmation, lead to this move?"""
    if not pick or pick == f"sure~{move}":
        return bool(pick)
    wanted = Counter(kind_of_piece(one) for one in pick.split("~"))
    return not wanted - Counter(move.split(" for ")[0].split(" ")[1:])
