"""The table in a terminal: the map with all goods and carriages, the trade card, the goods cards, the players.

On the map, goods and carriages are shown in one column per seat: `·2·1` means two of seat 2 and one of seat 4.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kogge.engine.terminal_symbols import CUBE, MERCHANT, SEAT_STYLES, pips, seat_text

WIDTH = 94
HOUSE_WIDTH = 7  # of a house's line without the columns of the seats
ROOM_ACROSS, ROOM_DOWN = 9, 1  # columns and rows between two towns, if possible
KIND_STYLES = {"beer": "orange3", "salt": "bright_white", "iron": "grey70"}
PAVED, BAD, VILLAGE = "=", ".", "⌂"
PAVED_STYLE, BAD_STYLE = "bright_white", "orange4"
QUESTION_WORDS = {
    "good": "place a good",
    "carriage": "place a carriage",
    "bonus_carriage": "place the bonus carriage",
    "extend": "place everything out of the warehouse",
    "take_good": "no good in the supply: take one",
    "take_carriage": "no carriage in the supply: take one",
    "sell": "sell",
    "go": "choose the way",
    "dump": "sell any good for 2",
    "action": "place a merchant",
    "store": "store a good or a carriage",
    "end": "use a privilege or end",
}


def draw(view: dict[str, Any], names: list[str]) -> RenderableType:
    """The map, the cards, and everyone's things."""
    seats = " ".join(f"{seat} {names[seat - 1]}" for seat in range(1, view["players"] + 1))
    legend = f"columns: {seats} · {PAVED * 3} paved {BAD * 3} bad {VILLAGE} village ◄ on the trade card"
    players = [_player(view, seat, names) for seat in range(view["players"])]
    return Group(
        Panel(draw_map(view), title=_title(view, names), border_style="green", width=WIDTH + 4),
        Text(legend, "dim"),
        Columns([_trade_card(view), _goods_cards(view)]),
        Columns(players, equal=True, expand=True),
    )


def _title(view: dict[str, Any], names: list[str]) -> str:
    if view["phase"] == "over":
        return "The game is over"
    when = f"Turn {view['turn']} of {view['turns']}" if view["turn"] else "Set-up"
    last = " (last card: 2 more for every sale)" if view["last_card"] else ""
    words = QUESTION_WORDS.get(view["asks"])
    asked = f" · {names[view['seat'] - 1]}: {words}" if words and view["seat"] else ""
    return f"{when}{last} · start player: {names[view['start_player'] - 1]}{asked}"


# the map


class Canvas:
    """Characters in rows and columns, each with its style; cells that are in use are not overwritten."""

    def __init__(self, width: int, height: int):
        self.width, self.height = width, height
        self.signs: dict[tuple[int, int], tuple[str, str]] = {}

    def is_free(self, x: int, y: int, width: int) -> bool:
        """Is this part of a row on the canvas and empty?"""
        inside = x >= 0 and x + width <= self.width and 0 <= y < self.height
        return inside and not any((column, y) in self.signs for column in range(x, x + width))

    def write(self, x: int, y: int, text: Text) -> None:
        """Write a line of text."""
        for number, sign in enumerate(text.plain):
            style = next((str(span.style) for span in reversed(text.spans) if span.start <= number < span.end), str(text.style))
            self.signs.setdefault((x + number, y), (sign, style))

    def text(self) -> Text:
        """The whole canvas."""
        whole = Text(no_wrap=True, overflow="crop")
        for y in range(self.height):
            for x in range(self.width):
                whole.append(*self.signs.get((x, y), (" ", "")))
            whole.append("\n")
        return whole


def counts_text(counts: list[int]) -> Text:
    """One column for each seat: how many, a dot for none."""
    text = Text()
    for seat, count in enumerate(counts, 1):
        text.append("·" if count == 0 else str(count) if count < 10 else "+", "dim" if count == 0 else f"bold {SEAT_STYLES[seat - 1]}")
    return text


def draw_map(view: dict[str, Any]) -> Text:
    """Towns where they lie, roads between them, carriages on the roads."""
    height = max(28, 3 * len(view["towns"]))
    canvas = Canvas(WIDTH, height)
    places = _places(view["towns"], HOUSE_WIDTH + view["players"], height)
    for town in view["towns"]:
        x, y, _, _ = places[town["id"]]
        for row, line in enumerate(_town_block(view, town)):
            canvas.write(x, y + row, line)
    centres = {town: (x + width // 2, y + rows // 2) for town, (x, y, width, rows) in places.items()}
    for road in view["roads"]:
        _write_carriages(canvas, road, *(centres[town] for town in road["towns"]))
    for road in view["roads"]:
        sign, style = (PAVED, PAVED_STYLE) if road["paved"] else (BAD, BAD_STYLE)
        for x, y in _line(*(centres[town] for town in road["towns"])):
            canvas.write(x, y, Text(sign, style))
    return canvas.text()


def _town_block(view: dict[str, Any], town: dict[str, Any]) -> list[Text]:
    """The town's name; a line for each house with everyone's goods, and its price if it stands on the trade card."""
    prices = {place["house"]: place["price"] for place in view["trade_card"] or []}
    on_path = town["id"] in (view["sale"] or {"path": []})["path"]
    lines = [Text(town["name"], "bold reverse" if on_path else "bold")]
    for house in town["houses"]:
        line = Text(f"{house['kind']} ", KIND_STYLES[house["kind"]]) + counts_text(house["goods"])
        if house["house"] in prices:
            line.append(f"◄{prices[house['house']]}", "bold yellow")
        lines.append(line)
    return lines


Area = tuple[int, int, int, int]  # column and row of the upper left corner, columns, rows


def _places(towns: list[dict[str, Any]], house_width: int, height: int) -> dict[str, Area]:
    """Positions scaled to the canvas; a town too close to another moves to the nearest place with room for roads."""
    east, north = [town["at"][0] for town in towns], [town["at"][1] for town in towns]
    places: dict[str, Area] = {}
    for town in towns:
        width, rows = max(len(town["name"]), house_width), 1 + len(town["houses"])
        across = (town["at"][0] - min(east)) / ((max(east) - min(east)) or 1)
        down = (max(north) - town["at"][1]) / ((max(north) - min(north)) or 1)
        wanted = round(across * (WIDTH - width)), round(down * (height - rows))
        corners = [(x, y) for x in range(WIDTH - width + 1) for y in range(height - rows + 1)]
        corners.sort(key=functools.partial(_distance, wanted))
        free = ((x, y) for room in (1, 0) for x, y in corners if not _is_near((x, y, width, rows), places.values(), room))
        places[town["id"]] = (*next(free, wanted), width, rows)
    return places


def _distance(one: tuple[int, int], other: tuple[int, int]) -> int:
    """How far two places are apart; a row is as high as three columns are wide."""
    return (one[0] - other[0]) ** 2 + 9 * (one[1] - other[1]) ** 2


def _is_near(area: Area, others: Iterable[Area], room: int) -> bool:
    """Is an area too close to one of the others for a road between them, or, without `room`, does it overlap one?"""
    x, y, width, rows = area
    return any(
        x < other_x + other_width + room * ROOM_ACROSS
        and other_x < x + width + room * ROOM_ACROSS
        and y < other_y + other_rows + room * ROOM_DOWN
        and other_y < y + rows + room * ROOM_DOWN
        for other_x, other_y, other_width, other_rows in others
    )


def _line(start: tuple[int, int], stop: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """The points of a line from one town to another."""
    (x1, y1), (x2, y2) = start, stop
    steps = max(abs(x2 - x1) // 2, abs(y2 - y1), 1)
    for step in range(steps + 1):
        yield round(x1 + (x2 - x1) * step / steps), round(y1 + (y2 - y1) * step / steps)


def _write_carriages(canvas: Canvas, road: dict[str, Any], start: tuple[int, int], stop: tuple[int, int]) -> None:
    """Near the middle of a road: its village and everyone's carriages."""
    label = Text(VILLAGE, "bold green") if road["village"] else Text()
    if any(road["carriages"]):
        label += counts_text(road["carriages"])
    if not len(label):
        return
    points = list(_line(start, stop))
    points.sort(key=lambda point: (point[0] - (start[0] + stop[0]) / 2) ** 2 + (point[1] - (start[1] + stop[1]) / 2) ** 2)
    for dx, dy, room in ((0, 0, 1), (0, 0, 0), (0, 1, 0), (0, -1, 0), (3, 0, 0), (-3, 0, 0)):
        for x, y in points:
            left = x + dx - len(label) // 2
            if canvas.is_free(left - room, y + dy, len(label) + 2 * room):
                canvas.write(left, y + dy, label)
                return


# the cards and the players


def _trade_card(view: dict[str, Any]) -> RenderableType:
    table = Table(title="trade card", show_edge=False, pad_edge=False, title_style="bold")
    for head in ("", "house", "price", "gives", "merchant"):
        table.add_column(head)
    now = view["sale"]["place"] if view["sale"] else None
    for number, place in enumerate(view["trade_card"] or [], 1):
        merchant = seat_text(place["merchant"], f"{MERCHANT}{place['merchant']}") if place["merchant"] else Text()
        gives = CUBE * place["goods"] + " " + "▬" * place["carriages"]
        table.add_row("▶" if now == number else "", Text(place["house"], KIND_STYLES[place["kind"]]), str(place["price"]), gives, merchant)
    market = Text(" ").join(seat_text(seat, MERCHANT * count + str(seat)) for seat, count in enumerate(view["market"], 1) if count)
    lines: list[RenderableType] = [table, Text("market ", "dim") + (market or Text("empty", "dim"))]
    if view["to_come"]:
        left = ", ".join(f"{house} {'/'.join(map(str, prices))}" for house, prices in view["to_come"].items() if prices)
        lines.append(Text(f"still to come: {left or 'nothing'}", "dim"))
    return Panel(Group(*lines), width=48)


def _goods_cards(view: dict[str, Any]) -> RenderableType:
    table = Table(title="goods cards", show_edge=False, pad_edge=False, title_style="bold")
    for head in ("card", "price", "worth", "", "owner"):
        table.add_column(head)
    for card in view["goods_cards"]:
        bonus = card["bonus"]
        functions = [f"{card['good_plus']} +1"] if card["good_plus"] else []
        functions += ["carriage +1"] if card["carriage_plus"] else []
        functions += [f"{bonus['value']} with {'/'.join(bonus['with'])}"] if bonus else []
        owner = seat_text(card["owner"], str(card["owner"])) if card["owner"] else Text()
        worth = card["value"] if card["worth"] is None else card["worth"]
        table.add_row(card["card"], str(card["price"]), str(worth), ", ".join(functions), owner)
    return Panel(table, width=48)


def _player(view: dict[str, Any], seat: int, names: list[str]) -> RenderableType:
    player = view["seats"][seat]
    lines = [
        Text.assemble(("thaler ", "dim"), pips(player["money"]), ("  points ", "dim"), (str(player["points"]), "bold")),
        Text.assemble(("supply ", "dim"), f"{player['goods_supply']} goods, {player['carriages_supply']} carriages"),
        Text.assemble(("merchants at home ", "dim"), MERCHANT * player["merchants_home"] or "none"),
    ]
    if view["routes"]:
        privileges = [f"{kind} ({state.replace('_', ' ')})" for kind, state in player["privileges"].items() if state]
        lines.append(Text.assemble(("warehouse ", "dim"), f"{player['goods_stored']} goods, {player['carriages_stored']} carriages"))
        lines.append(Text.assemble(("privileges ", "dim"), ", ".join(privileges) or "none"))
        if player["claims"]:
            lines.append(Text.assemble(("privileges to take ", "dim"), str(player["claims"])))
        if player["black_carriages"]:
            lines.append(Text("has the black carriages"))
    lines.append(Text.assemble(("cards ", "dim"), ", ".join(player["cards"]) or "none"))
    if player["final"]:
        lines.append(Text(" · ".join(f"{part} {points}" for part, points in player["final"].items())))
    mark = "★ " if seat + 1 in view["winners"] else "▶ " if view["seat"] == seat + 1 else ""
    return Panel(Group(*lines), title=f"{mark}{seat + 1} {names[seat]}", border_style=SEAT_STYLES[seat])
