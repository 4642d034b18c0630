"""The table in a terminal, at 100 columns."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kogge.engine.terminal_symbols import CUBE, MERCHANT, SEAT_STYLES, seat_text

RESOURCE_STYLES = {"leather": "orange4", "iron": "grey62", "wood": "tan", "linen": "light_sky_blue1", "fur": "bright_white"}
CITY_STYLES = {"bergen": "wheat1", "brugge": "violet", "london": "dark_orange3", "nowgorod": "turquoise2"}
MAX_CUBES = 6  # drawn one by one; more are a number
BERTH_NAMES = ("I", "II", "III", "IV")
PHASE_WORDS = {
    "choose_good": "a rolled 6: choose a good",
    "family_card": "choose a family card, in secret",
    "vote": "vote on an edict, in secret",
    "tie": "the vote is tied: the mayor decides",
    "recall": "edict: take members home",
    "draw_two": "edict: draw two resources or none",
    "exchange": "edict: exchange money",
    "market": "empty a booth or pass",
    "workshops": "give an order or pass",
    "loading": "load a hold or pass",
    "buying": "buy a relic card or pass",
    "enshrining": "put a relic into the shrine or leave it",
    "guarding": "guard a relic card or pass",
    "over": "the game is over",
}


def draw(view: dict[str, Any], names: list[str]) -> RenderableType:
    """The week, the market, the craftsmen, the harbour, the relic cards, the families, and the own screen."""
    parts = [_week(view, names), _market(view), _craftsmen(view), _harbour(view), _relics(view), _families(view, names)]
    own = [
        Panel(_screen(player), title=f"{names[seat]}: behind the screen", border_style=SEAT_STYLES[seat])
        for seat, player in enumerate(view["seats"])
        if player["screen"]
    ]
    if view["windows"]:
        parts.append(_windows(view, names))
    return Group(*parts, Columns(own, equal=True, expand=True) if len(own) > 1 else Group(*own))


def resource_text(resources: list[str]) -> Text:
    """Resources with their first two letters: colour is never the only sign."""
    text = Text()
    for resource, count in Counter(resources).items():
        cubes = CUBE * count if count <= MAX_CUBES else f"{count}{CUBE}"
        text.append(f"{cubes}{resource[:2]} ", RESOURCE_STYLES[resource])
    return text


def _members(seat: int, count: int) -> Text:
    return seat_text(seat, f"{MERCHANT}{seat}×{count}")


def _week(view: dict[str, Any], names: list[str]) -> RenderableType:
    order = Text("order ", "dim")
    for place, seat in enumerate(view["order"]):
        order.append(" › " if place else "", "dim")
        order.append_text(seat_text(seat, f"{seat} {names[seat - 1]}"))
    edicts = Text("edicts ", "dim")
    for edict in view["edicts"]:
        style = {"passed": "green", "rejected": "red strike", "voting": "bold reverse"}.get(edict["state"], "")
        edicts.append(f"{edict['day'][:2].title()} {edict['edict'].replace('_', ' ')}", style).append(f" ({edict['state']})  ", "dim")
    counts = view["decks"]
    left = Text(
        f"bag {view['bag']} · relic deck {counts['relics']}, discards {len(view['relic_discard'])} · ship deck {counts['ships']}", "dim"
    )
    title = f"Week {view['week']} · {(view['day'] or 'set-up').title()} · {PHASE_WORDS.get(view['phase'], view['phase'])}"
    return Panel(Group(order, edicts, left), title=title, border_style="blue")


def _market(view: dict[str, Any]) -> RenderableType:
    table = Table(show_edge=False, pad_edge=False, show_header=False, expand=True, box=None)
    cells = []
    for booth in view["market"]:
        if booth["extra"] and not booth["resources"] and booth["seat"] is None:
            continue
        table.add_column(justify="left")
        inside = _members(booth["seat"], booth["members"]) if booth["seat"] else resource_text(booth["resources"]) or Text("empty", "dim")
        cells.append(Text(f"{booth['booth']} ", "bold") + inside)
    table.add_row(*cells)
    return Panel(table, title="market", border_style="dim")


def _craftsmen(view: dict[str, Any]) -> RenderableType:
    """Columns of orders from the top; the bar is a line, and the orders above it will be carried out."""
    table = Table(show_edge=False, pad_edge=False, expand=True, box=None)
    cells = []
    for craftsman in view["craftsmen"]:
        recipe = "+".join(resource[:2] for resource in craftsman["recipe"])
        table.add_column(f"{craftsman['good']} {recipe}", justify="left")
        cells.append(_column(craftsman))
    table.add_row(*cells)
    return Panel(table, title="craftsmen: orders above the bar ━━ are made", border_style="dim")


def _column(craftsman: dict[str, Any]) -> Text:
    rows, bar = craftsman["orders"], craftsman["bar"]
    lines = []
    for row in range(max(len(rows), bar)):
        if row == bar:
            lines.append(Text("━━━━━━", "bold"))
        lines.append(_members(rows[row]["seat"], rows[row]["members"]) if row < len(rows) else Text("·", "dim"))
    if bar >= len(rows):
        lines.append(Text("━━━━━━", "bold"))
    lines.append(Text(f"next: {craftsman['members']}" if len(rows) < craftsman["rows"] else "full", "dim"))
    return Text("\n").join(lines)


def _harbour(view: dict[str, Any]) -> RenderableType:
    table = Table(show_edge=False, pad_edge=False, show_header=False, expand=True, box=None)
    for berth, ship in enumerate(view["harbour"]):
        name = Text(f"{BERTH_NAMES[berth]:>3} ", "bold")
        if ship is None:
            table.add_row(name + Text("empty", "dim"))
            continue
        head = (
            name
            + Text(f"{ship['city']:<9}", CITY_STYLES[ship["city"]])
            + Text("leaves " if ship["leaves"] else "stays  ", "" if ship["leaves"] else "dim")
        )
        line = Text(" ")
        for hold in ship["holds"]:
            goods = "+".join(_short(good) if count == 1 else f"{count}{_short(good)}" for good, count in Counter(hold["goods"]).items())
            line.append(f"{hold['hold']}:", "bold").append(f"{goods}={hold['pays']} ")
            line.append_text(seat_text(hold["seat"], f"{MERCHANT}{hold['seat']} ") if hold["seat"] else Text("  "))
        table.add_row(head + line)
    return Panel(table, title="harbour: berth.hold: goods = pay", border_style="dim")


def _short(good: str) -> str:
    return good if good == "any" else good[:2]


def _relics(view: dict[str, Any]) -> RenderableType:
    cells = []
    for number, card in enumerate(view["display"], 1):
        if card is None:
            continue
        what = "shrine" if card["shrine"] else f"{card['points']} pt"
        guard = seat_text(card["guard"], f" {MERCHANT}{card['guard']}") if card["guard"] else Text("")
        cells.append(
            Text.assemble(
                (f"{number:>2} ", "bold"), (f"{card['city']} {what}", CITY_STYLES[card["city"]]), f" {card['cost']} {card['currency']}"
            )
            + guard
        )
    return Panel(Columns(cells, padding=(0, 2)) if cells else Text("none", "dim"), title="relic cards", border_style="dim")


def _families(view: dict[str, Any], names: list[str]) -> RenderableType:
    table = Table(show_edge=False, pad_edge=False, expand=True, box=None, padding=(0, 1, 0, 0))
    for column in ("", "family", "home", "hall", "Tu", "We", "Th", "Fr", "card", "vote", "cards", "shrines", "pts"):
        table.add_column(column, justify="left" if column in ("", "family", "cards", "shrines") else "center", no_wrap=True)
    for seat, player in enumerate(view["seats"], 1):
        mark = "★" if seat in view["winners"] else "▶" if view["seat"] == seat else "○" if player["passed"] else " "
        card = "" if player["card"] is None else f"{player['card']}{'→0' if player['counts_as_zero'] else ''}"
        shrines = " ".join(f"{shrine['city'][:2]}:{shrine['relic'] or '–'}" for shrine in player["shrines"])
        points = "?" if player["points"] is None else str(player["points"])
        streets = [str(count) if count else "·" for count in player["streets"].values()]
        table.add_row(
            mark,
            seat_text(seat, f"{seat} {names[seat - 1][:10]}"),
            str(player["supply"]),
            str(player["city_hall"] or "·"),
            *streets,
            card,
            player["vote"] or "",
            "".join(map(str, player["family_cards"])),
            shrines,
            points,
        )
    return Panel(table, title="families: ▶ to decide, ○ passed; members at home, hall, streets", border_style="dim")


def _screen(player: dict[str, Any]) -> RenderableType:
    screen = player["screen"]
    money = "  ".join(f"{count} {currency}" for currency, count in screen["money"].items())
    goods = "  ".join(f"{count} {good}" for good, count in screen["goods"].items() if count) or "none"
    resources = [kind for kind, count in screen["resources"].items() for _ in range(count)]
    relics = Text()
    for relic in screen["relics"]:
        relics.append(f"{relic['city']} {relic['points']}  ", CITY_STYLES[relic["city"]])
    lines = [
        Text.assemble(("money ", "dim"), money),
        Text.assemble(("goods ", "dim"), goods),
        Text("resources ", "dim") + (resource_text(resources) or Text("none")),
        Text("relics ", "dim") + (relics or Text("none")) + Text(f"  points {player['points']}", "bold"),
    ]
    if player["final"]:
        lines.append(Text(" · ".join(f"{part} {points}" for part, points in player["final"].items()), "dim"))
    return Group(*lines)


def _windows(view: dict[str, Any], names: list[str]) -> RenderableType:
    text = Text()
    for window in view["windows"]:
        owner = f"{names[window['seat'] - 1]} for {window['paid']} {window['currency']}" if window["seat"] else "nobody"
        text.append(f"{window['city']}: ", CITY_STYLES[window["city"]]).append(f"{owner}   ")
    return Panel(text, title="stained glass windows", border_style="dim")
