"""The table in a terminal."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kogge.engine.terminal_symbols import CUBE, MERCHANT, SEAT_STYLES, pips, seat_text

GOOD_STYLES = {"coffee": "orange4", "tea": "green", "spices": "yellow", "rubber": "bright_white", "cloth": "red"}
PHASE_WORDS = {
    "bidding": "Bidding: place a merchant above a card",
    "purchase": "Purchase: the lowest merchant's owner buys or passes",
    "processing": "Processing: use the goods",
    "over": "The game is over",
}


def draw(view: dict[str, Any], names: list[str]) -> RenderableType:
    """The row on the water with its merchants, what is to come, and everyone's things."""
    title = f"Round {view['round']} · {PHASE_WORDS.get(view['phase'], view['phase'])} · start player: {names[view['start_player'] - 1]}"
    players = [_player(view, seat, names) for seat in range(view["players"])]
    return Group(Panel(_row(view, names), title=title, border_style="blue"), _to_come(view), Columns(players, equal=True, expand=True))


def cubes_text(goods: list[str]) -> Text:
    """Cubes with the first letters of their goods: colour is never the only sign."""
    text = Text()
    for good in goods:
        text.append(f"{CUBE}{good[:2]} ", GOOD_STYLES[good])
    return text


def card_name(card: str) -> Text:
    """A card's name; the goods of contracts and traders in colour."""
    words = card.split()
    if words[0] == "contract":
        return Text("contract ") + cubes_text(words[1:])
    if words[0] == "trader":
        return Text("trader ") + cubes_text(words[1:])
    style = "bold red" if words[0] == "fire" else "bold"
    return Text(card.replace("_", " "), style)


def _row(view: dict[str, Any], names: list[str]) -> RenderableType:
    if not view["row"]:
        return Text("No card lies on the water.", "dim")
    table = Table(expand=True, show_edge=False, pad_edge=False)
    cells = []
    tallest = max((card["price"] for card in view["row"] if card), default=0)
    for place, card in enumerate(view["row"], 1):
        for_sale = view["selling"] == place
        table.add_column(f"{'▶ ' if for_sale else ''}{place}", justify="center", style="on grey15" if for_sale else "")
        cells.append(Text("sold", "dim") if card is None else _row_card(card, tallest))
    table.add_row(*cells)
    return table


def _row_card(card: dict[str, Any], tallest: int) -> RenderableType:
    air = [Text(" ")] * (tallest - card["price"])
    merchants = Text("\n").join([*air, *(seat_text(seat, f"{MERCHANT}{seat}") for seat in reversed(card["merchants"]))])
    price = Text(f"price {card['price']}" if card["price"] else "no bid", "dim")
    return Group(merchants, price, card_name(card["card"]), cubes_text(card["cubes"]))


def _to_come(view: dict[str, Any]) -> RenderableType:
    text = Text()
    for name, cards in view["stacks"].items():
        if cards:
            listed = ", ".join(f"{count} {card}" if count > 1 else card for card, count in cards.items())
            text.append(f"{name} ", "bold").append(f"{listed.replace('_', ' ')}\n", "dim")
    bag = " ".join(f"{good} {count}" for good, count in view["bag"].items())
    discard = " ".join(f"{good} {count}" for good, count in view["goods_discard"].items() if count)
    text.append("bag ", "bold").append(bag, "dim").append("   goods discard ", "bold").append(discard or "empty", "dim")
    return Panel(text, title="still to come", border_style="dim")


def _player(view: dict[str, Any], seat: int, names: list[str]) -> RenderableType:
    player = view["seats"][seat]
    lines = [
        Text.assemble(("coins ", "dim"), pips(player["coins"]), ("   points ", "dim"), (str(player["points"]), "bold")),
        Text.assemble(("merchants at home ", "dim"), MERCHANT * player["merchants_home"] or "none"),
        Text.assemble(("firemen ", "dim"), f"{player['firemen_total']} {player['firemen'] or ''}"),
        Text.assemble(("ships ", "dim"), str(player["ships"]), ("   offices ", "dim"), str(player["offices"])),
    ]
    if player["traders"]:
        lines.append(Text("traders ", "dim") + cubes_text(player["traders"]))
    if player["cards"]:
        lines.append(Text(", ".join(player["cards"]).replace("_", " ")))
    for number, contract in enumerate(player["contracts"], 1):
        state = Text("complete", "bold green") if contract["complete"] else Text("missing ") + cubes_text(contract["missing"])
        lines.append(Text(f"contract {number} ", "dim") + cubes_text(contract["goods"]) + state)
    for where in ("loose", "warehouse"):
        if player[where]:
            lines.append(Text(f"{where} ", "dim") + cubes_text(player[where]))
    lines.append(Text("house ", "dim") + (cubes_text([player["house"]]) if player["house"] else Text("empty", "dim")))
    if player["final"]:
        lines.append(Text(" · ".join(f"{part} {points}" for part, points in player["final"].items() if points).replace("_", " ")))
    mark = "★ " if seat + 1 in view["winners"] else "▶ " if view["seat"] == seat + 1 else ""
    return Panel(Group(*lines), title=f"{mark}{seat + 1} {names[seat]}", border_style=SEAT_STYLES[seat])
