"""A position of Colonia as text (engine/description.py). Of all screens it contains only the seat's own, as the view does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from kogge.engine.description import Entry, amounts, seat_name, with_counts
from kogge.games.colonia.words import CITIES, CURRENCIES

REPEATED = ("booth", "edicts", "relic", "ship", "week")
"""The first words of the chance events whose outcome the entries already contain."""
REPEATED_MOVES = ("card", "guard", "no", "pass", "recall", "yes")
"""The moves whose outcome the entries already contain: cards played, guards, votes, and the places of members."""


def entries(view: dict[str, Any], seat: int | None) -> list[Entry]:
    """The day, the edicts, the board in the order of the week, the seats, then the decks."""
    found = [("Day", _day(view))]
    if view["week_card"] is not None:
        found.append(("Sailing on Saturday", f"the first {view['week_card']['ships']} ships"))
    if view["edicts"]:
        found.append(("Edicts", ", ".join(_edict(edict) for edict in view["edicts"])))
    if view["tally"] is not None:
        found.append(("Votes", ", ".join(_votes(view, vote) for vote in ("yes", "no"))))
    if view["one_less"]:
        found.append(("Family cards", "take one member less"))
    if view["tiebreak"]:
        found.append(("Tiebreak", ", ".join(f"seat {one} rolled {die}" for one, die in view["tiebreak"])))
    found += [(f"Booth {booth['booth']}", _booth(booth)) for booth in view["market"] if booth["resources"] or booth["seat"]]
    found.append(("Orders sure to be made", ", ".join(f"{craftsman['craftsman']} {craftsman['bar']}" for craftsman in view["craftsmen"])))
    found += [(craftsman["craftsman"].capitalize(), _craftsman(craftsman)) for craftsman in view["craftsmen"] if craftsman["orders"]]
    found += [(f"Ship {number}", _ship(ship)) for number, ship in enumerate(view["harbour"], 1) if ship is not None]
    found += [(f"Relic {card['place']}", _displayed(card)) for card in view["display"] if card is not None]
    if view["enshrining"] is not None:
        found.append(("Just bought", _enshrining(view["enshrining"])))
    if view["recall_from"]:
        found.append(("Recall", f"members from the street of {view['recall_from']}"))
    found += [(seat_name(number, seat), _player(player, view["tally"] is not None)) for number, player in enumerate(view["seats"], 1)]
    found.append(("Holds", "goods and what they pay, 2.1 is the first of ship 2"))
    found.append(("Recipes", ", ".join(f"{craftsman['good']} from {' '.join(craftsman['recipe'])}" for craftsman in view["craftsmen"])))
    found.append(("Money", ", ".join(f"{currency} of {city}" for city, currency in zip(CITIES, CURRENCIES, strict=True))))
    if view["windows"] is not None:
        found.append(("Windows", ", ".join(f"{one['city']} seat {one['seat']}" for one in view["windows"] if one["seat"])))
    return found


def _day(view: dict[str, Any]) -> str:
    mayor = f", mayor seat {view['mayor']}" if view["mayor"] else ""
    order = " ".join(str(seat) for seat in view["order"])
    day = f" {view['day']}" if view["day"] else ""
    return f"week {view['week']} of {view['weeks']}{day}, {view['phase'].replace('_', ' ')}, order {order}{mayor}"


def _edict(edict: dict[str, Any]) -> str:
    state = "" if edict["state"] == "waiting" else f" {edict['state']}"
    return f"{edict['day']} {edict['edict'].replace('_', ' ')}{state}"


def _votes(view: dict[str, Any], vote: str) -> str:
    seats = "".join(f" {number}" for number, player in enumerate(view["seats"], 1) if player["vote"] == vote)
    return f"{view['tally'][vote]} {vote}" + (f" of{seats}" if seats else "")


def _booth(booth: dict[str, Any]) -> str:
    return _several(booth["resources"]) if booth["resources"] else f"emptied by seat {booth['seat']}"


def _craftsman(craftsman: dict[str, Any]) -> str:
    """Whose orders they are, and the members that the next one takes (the first of a week takes one)."""
    orders = " ".join(str(order["seat"]) for order in craftsman["orders"])
    return f"orders of {orders}, next takes {craftsman['members']}"


def _ship(ship: dict[str, Any]) -> str:
    """The holds in their order; the extra one is not counted and has its name."""
    holds = [_hold(hold) if hold["hold"] == str(place) else f"{hold['hold']} {_hold(hold)}" for place, hold in enumerate(ship["holds"], 1)]
    return f"{ship['city']}, {', '.join(holds)}"


def _hold(hold: dict[str, Any]) -> str:
    return f"seat {hold['seat']}" if hold["seat"] else f"{_several(hold['goods'])} {hold['pays']}"


def _several(words: Iterable[str]) -> str:
    """Cubes or goods, without commas: "2 iron wood"."""
    return with_counts(words).replace(",", "")


def _card(card: dict[str, Any]) -> str:
    return f"{card['city']} {card['cost']} {'shrine' if card['shrine'] else 'for ' + str(card['points'])}"


def _displayed(card: dict[str, Any]) -> str:
    return _card(card) + (f", guard {card['guard']}" if card["guard"] else "")


def _enshrining(card: dict[str, Any]) -> str:
    return f"{_card(card)}; a relic counts in the shrine: {', '.join(f'{of} as {to}' for of, to in card['in_shrine'].items())}"


def _player(player: dict[str, Any], is_counted: bool) -> str:
    """A seat's possessions; its vote only until the votes are counted."""
    parts = [f"{player['supply']} members"]
    away = {"city hall": player["city_hall"]} | {street[:3].capitalize(): members for street, members in player["streets"].items()}
    if any(away.values()):
        parts.append(" ".join(f"{place} {members}" for place, members in away.items() if members))
    if player["stays_on_friday"]:
        parts.append(f"{player['stays_on_friday']} of friday stay")
    if player["family_cards"]:
        parts.append(f"cards {' '.join(map(str, player['family_cards']))}")
    if player["card"]:
        zero = ", counts as zero" if player["counts_as_zero"] else ""
        parts.append(f"played {player['card']}{zero}")
    if player["chosen_card"]:
        parts.append(f"chosen card {player['chosen_card']}")
    if player["vote"] and not is_counted:
        parts.append(f"vote {player['vote']}")
    if player["passed"]:
        parts.append("passed")
    parts += [f"shrine {shrine['city']} for {shrine['points']}" for shrine in player["shrines"]]
    if player["screen"] is not None:
        screen = player["screen"]
        parts += [f"{name} {amounts(screen[name]).replace(',', '')}" for name in ("money", "goods", "resources")]
        if screen["relics"]:
            parts.append(f"relics {with_counts(_relic(relic) for relic in screen['relics'])}")
    if player["points"] is not None:
        parts.append(f"{player['points']} points")
    return "; ".join(parts)


def _relic(relic: dict[str, Any]) -> str:
    return f"{relic['city']} {relic['points']}"
