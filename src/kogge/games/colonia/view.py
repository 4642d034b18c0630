"""What a seat may know, as plain dicts, lists, numbers and words. Seats count from 1 here. Nobody's screen but the seat's own is in it."""

from __future__ import annotations

from typing import Any, TypedDict

import numpy as np

from kogge.engine.match import MatchView
from kogge.games.colonia.bag import cubes_in_bag
from kogge.games.colonia.council import lacks_members, members_for_card, votes
from kogge.games.colonia.harbour import hold_pays
from kogge.games.colonia.notation import resources_text
from kogge.games.colonia.prepare import ships_to_leave
from kogge.games.colonia.scoring import loose_points, points_in_shrine, shrine_points, window_points
from kogge.games.colonia.table import (
    BUYING,
    ENSHRINING,
    FAMILY_CARD,
    GUARDING,
    IN_DECK,
    LOADING,
    MARKET,
    OVER,
    PHASES,
    PUT_ASIDE,
    RECALL,
    SHIPS,
    TIE,
    TIEBREAK,
    VOTE,
    WEEK_CARD,
    WORKSHOPS,
)
from kogge.games.colonia.votes import votes_cast
from kogge.games.colonia.words import (
    BASIC_PLACES,
    BERTHS,
    BOOTHS,
    CITIES,
    COLOURS,
    CRAFTSMEN,
    CURRENCIES,
    DAYS,
    EDICT_DAY,
    EDICT_NAMES,
    EDICTS_A_WEEK,
    EXTRA,
    FAMILY_CARDS,
    FRIDAY,
    GOODS,
    LOWEST_CARD,
    MAX_LINES,
    N_BOOTHS,
    N_CITIES,
    N_EDICTS,
    N_GOODS,
    N_LINES,
    N_PLACES,
    N_RELIC_CARDS,
    NONE,
    RESOURCES,
    SATURDAY,
    SHRINE,
    STREETS,
    WEDNESDAY,
    WEEKS,
)
from kogge.games.colonia.workshops import members_for_order

PASSING = (MARKET, WORKSHOPS, LOADING, BUYING, ENSHRINING, GUARDING)
VOTE_WORDS = {1: "yes", 0: "no", NONE: None}


class WeekCard(TypedDict):
    """The card of the week."""

    card: int
    booths: list[int]
    """Cubes, by booth."""
    contracts: list[int]
    """The regular contracts of each craftsman."""
    dice: int
    ships: int
    """How many sail on Saturday, edicts included."""


class Edict(TypedDict):
    """An edict of the week."""

    edict: str
    day: str
    state: str
    """`waiting`, `voting`, `passed` or `rejected`."""


class Tally(TypedDict):
    """The votes of the day's last edict."""

    yes: int
    no: int


class Booth(TypedDict):
    """A booth of the market."""

    booth: int
    extra: bool
    resources: list[str]
    seat: int | None
    """Who has emptied it."""
    members: int


class Order(TypedDict):
    """An order given to a craftsman."""

    seat: int
    members: int


class Craftsman(TypedDict):
    """A craftsman with the orders given."""

    craftsman: str
    good: str
    recipe: list[str]
    rows: int
    bar: int
    """How many orders are sure to be made."""
    new_orders: int
    members: int
    """What the next order takes."""
    sure: bool
    """Would the next order be made?"""
    orders: list[Order]


class Hold(TypedDict):
    """A hold of a ship."""

    hold: str
    """Its number, or `x` for the one that an edict adds."""
    goods: list[str]
    """`any` where any good will do."""
    pays: int
    seat: int | None
    """Who has loaded it."""


class Berth(TypedDict):
    """A berth with the ship that lies there."""

    berth: int
    ship: int
    city: str
    currency: str
    leaves: bool
    """Will it sail on Saturday?"""
    holds: list[Hold]


class Relic(TypedDict):
    """A relic card; a shrine is one too."""

    city: str
    currency: str
    cost: int
    points: int
    shrine: bool


class Displayed(Relic):
    """A relic card that can be bought."""

    place: int
    guard: int | None
    """Who guards it."""


class Enshrining(Relic):
    """The card just bought."""

    in_shrine: dict[str, int]
    """By a relic's points: its points in the shrine."""


class Decks(TypedDict):
    """How many cards are left."""

    weeks: int
    edicts: int
    ships: int
    relics: int


class Window(TypedDict):
    """A window of the cathedral, at the end."""

    city: str
    seat: int | None
    paid: int
    currency: str


class Shrine(TypedDict):
    """A shrine that somebody has."""

    city: str
    relic: int | None
    """The points of the relic in it."""
    points: int
    """The points that it counts in the shrine."""


class Screen(TypedDict):
    """What lies behind a screen."""

    money: dict[str, int]
    goods: dict[str, int]
    resources: dict[str, int]
    relics: list[Relic]


class Final(TypedDict):
    """The parts of the final points."""

    relics: int
    shrines: int
    windows: int


class Player(TypedDict):
    """A player; what is hidden is None."""

    colour: str
    supply: int
    """Family members at home."""
    city_hall: int
    streets: dict[str, int]
    """Family members, by day."""
    stays_on_friday: int
    """Of those in Friday's street: they came from a ship that left early."""
    family_cards: list[int]
    cards_for_zero: list[int]
    """The cards that would count as zero, because there are too few members."""
    card: int | None
    counts_as_zero: bool
    votes: int
    vote: str | None
    """`yes` or `no`."""
    chosen_card: int | None
    """Chosen, not yet revealed: for the seat alone."""
    passed: bool
    shrines: list[Shrine]
    shrine_points: int
    screen: Screen | None
    points: int | None
    money_left: int | None
    final: Final | None


class ColoniaPart(TypedDict):
    """The game's own part of the view."""

    phase: str
    week: int
    weeks: int
    day: str | None
    order: list[int]
    """The seats in the order of play."""
    mayor: int | None
    week_card: WeekCard | None
    edicts: list[Edict]
    tally: Tally | None
    one_less: bool
    """Does every family card take one member less?"""
    card_members: dict[str, int]
    """By family card: the members it takes."""
    tiebreak: list[list[int]]
    """Seat and die, of those who have rolled."""
    market: list[Booth]
    craftsmen: list[Craftsman]
    harbour: list[Berth | None]
    due: dict[str, list[list[int]]]
    """By currency: seat and sum that the ships sailing on Saturday will pay."""
    display: list[Displayed | None]
    basic_places: int
    """The number of places on display, without the extra ones."""
    enshrining: Enshrining | None
    recall_from: str | None
    """The street from which members are taken home."""
    bag: int
    decks: Decks
    edicts_left: list[str]
    relic_discard: list[Relic]
    ships_aside: list[int]
    window_points: int
    windows: list[Window] | None
    """At the end."""
    seats: list[Player]


class ColoniaView(MatchView, ColoniaPart):
    """The view of Colonia (`Match.view`)."""


def view(box: Any, s: Any, seat: int | None) -> ColoniaPart:
    """The board and the seat's own screen; at the end all screens."""
    return {
        "phase": PHASES[s.phase],
        "week": int(s.week),
        "weeks": WEEKS,
        "day": DAYS[s.day] if s.week > 0 else None,
        "order": [int(s.order[turn]) + 1 for turn in range(s.players)],
        "mayor": None if s.week == 0 or (s.week == 1 and s.day < WEDNESDAY) else int(s.order[0]) + 1,
        "week_card": _week_card(box, s),
        "edicts": [_edict(s, number) for number in range(EDICTS_A_WEEK) if s.week_edicts[number] != NONE],
        "tally": _tally(s),
        "one_less": bool(s.one_less),
        "card_members": {str(card): int(members_for_card(s, card)) for card in FAMILY_CARDS},
        "tiebreak": [[int(s.order[place]) + 1, int(s.rolled[place])] for place in range(s.players) if s.rolled[place] > 0]
        if s.phase == TIEBREAK
        else [],
        "market": [_booth(s, booth) for booth in range(N_BOOTHS)],
        "craftsmen": [_craftsman(box, s, craftsman) for craftsman in range(N_GOODS)],
        "harbour": [_berth(box, s, berth) for berth in range(BERTHS)],
        "due": _due(box, s),
        "display": [_place(box, s, place) for place in range(N_PLACES)],
        "basic_places": BASIC_PLACES,
        "enshrining": _enshrining(box, s) if s.phase == ENSHRINING else None,
        "recall_from": STREETS[s.street] if s.phase == RECALL else None,
        "bag": int(cubes_in_bag(s)),
        "decks": _decks(s),
        "edicts_left": [EDICT_NAMES[edict] for edict in range(N_EDICTS) for _ in range(s.edicts_left[edict])],
        "relic_discard": [_relic(box, card) for card in range(N_RELIC_CARDS) for _ in range(s.relic_discard[card])],
        "ships_aside": [ship + 1 for ship in range(box.ships) if s.ship_is[ship] == PUT_ASIDE],
        "window_points": int(box.window_points),
        "windows": [_window(s, city) for city in range(N_CITIES)] if s.phase == OVER else None,
        "seats": [_player(box, s, player, s.phase == OVER or player == seat) for player in range(s.players)],
    }


def _seat(owner: Any) -> int | None:
    return None if owner == NONE else int(owner) + 1


def _counts(names: tuple[str, ...], counts: Any) -> dict[str, int]:
    return {name: int(counts[i]) for i, name in enumerate(names)}


def _week_card(box: Any, s: Any) -> WeekCard | None:
    card = int(s.week_card)
    if card == NONE:
        return None
    return {
        "card": card + 1,
        "booths": box.week_booths[card].tolist(),
        "contracts": box.week_contracts[card].tolist(),
        "dice": int(box.week_dice[card]),
        "ships": int(ships_to_leave(box, s)),
    }


def _edict(s: Any, number: int) -> Edict:
    edict = int(s.week_edicts[number])
    passed = int(s.edict_passed[number])
    voting = s.edict == number and s.phase in (VOTE, TIE)
    state = {1: "passed", 0: "rejected"}.get(passed, "voting" if voting else "waiting")
    return {"edict": EDICT_NAMES[edict], "day": DAYS[EDICT_DAY[edict]], "state": state}


def _tally(s: Any) -> Tally | None:
    """The votes on the day's last edict, once they are revealed."""
    today = (number for number in range(EDICTS_A_WEEK) if s.week_edicts[number] != NONE and EDICT_DAY[s.week_edicts[number]] == s.day)
    if s.phase == VOTE or not (s.phase == TIE or any(s.edict_passed[number] != NONE for number in today)):
        return None
    return {"yes": int(votes_cast(s, 1)), "no": int(votes_cast(s, 0))}


def _booth(s: Any, booth: int) -> Booth:
    return {
        "booth": booth + 1,
        "extra": booth >= BOOTHS,
        "resources": resources_text(s.booth_cubes[booth]).split(),
        "seat": _seat(s.booth_owner[booth]),
        "members": int(s.booth_members[booth]),
    }


def _craftsman(box: Any, s: Any, craftsman: int) -> Craftsman:
    orders, new = int(s.orders[craftsman]), int(s.new_orders[craftsman])
    return {
        "craftsman": CRAFTSMEN[craftsman],
        "good": GOODS[craftsman],
        "recipe": [RESOURCES[kind] for kind in box.recipe[craftsman]],
        "rows": int(box.contract_rows),
        "bar": int(s.bar[craftsman]),
        "new_orders": new,
        "members": int(members_for_order(s, craftsman)),
        "sure": orders < int(s.bar[craftsman]),
        "orders": [
            {"seat": int(s.order_owner[craftsman, row]) + 1, "members": int(s.order_members[craftsman, row])} for row in range(orders)
        ],
    }


def _berth(box: Any, s: Any, berth: int) -> Berth | None:
    ship = int(s.berths[berth])
    if ship == NONE:
        return None
    city = box.ship_city[ship]
    holds: list[Hold] = [
        {
            "hold": str(hold + 1),
            "goods": [GOODS[good] for good in range(N_GOODS) for _ in range(box.hold_goods[ship, hold, good])],
            "pays": int(hold_pays(box, ship, hold)),
            "seat": _seat(s.hold_owner[berth, hold]),
        }
        for hold in range(box.ship_holds[ship])
    ]
    if s.extra_hold == 1 or s.hold_owner[berth, EXTRA] != NONE:
        holds.append({"hold": "x", "goods": ["any"], "pays": int(hold_pays(box, ship, EXTRA)), "seat": _seat(s.hold_owner[berth, EXTRA])})
    return {
        "berth": berth + 1,
        "ship": ship + 1,
        "city": CITIES[city],
        "currency": CURRENCIES[city],
        "leaves": _leaves(box, s, berth),
        "holds": holds,
    }


def _leaves(box: Any, s: Any, berth: int) -> bool:
    """Will the ship at this berth sail on Saturday?"""
    sailed = s.day > SATURDAY or (s.day == SATURDAY and s.phase == SHIPS)
    return bool(s.week_card != NONE and not sailed and s.phase != WEEK_CARD and berth < ships_to_leave(box, s))


def _due(box: Any, s: Any) -> dict[str, list[list[int]]]:
    """What the ships that sail on Saturday will pay, by currency: seat and sum, in the order of seats."""
    sums = np.zeros((N_CITIES, s.players), np.int64)
    for berth in range(BERTHS):
        ship = int(s.berths[berth])
        for hold in range(EXTRA + 1):
            owner = int(s.hold_owner[berth, hold])
            if ship != NONE and owner != NONE and _leaves(box, s, berth):
                sums[box.ship_city[ship], owner] += hold_pays(box, ship, hold)
    return {name: [[player + 1, int(due)] for player, due in enumerate(sums[city]) if due] for city, name in enumerate(CURRENCIES)}


def _relic(box: Any, card: int) -> Relic:
    city, line = divmod(card, N_LINES)
    return {
        "city": CITIES[city],
        "currency": CURRENCIES[city],
        "cost": int(box.cost[line]),
        "points": int(box.worth[line]),
        "shrine": line == SHRINE,
    }


def _enshrining(box: Any, s: Any) -> Enshrining:
    """The card just bought; `in_shrine` says what a relic of so many points would count there."""
    in_shrine = {str(box.worth[line]): int(points_in_shrine(box, line)) for line in range(box.lines)}
    return {**_relic(box, int(s.bought)), "in_shrine": in_shrine}


def _place(box: Any, s: Any, place: int) -> Displayed | None:
    card = int(s.display[place])
    if card == NONE:
        return None
    return {"place": place + 1, "guard": _seat(s.guard[place]), **_relic(box, card)}


def _decks(s: Any) -> Decks:
    return {
        "weeks": int(s.weeks_left.sum()),
        "edicts": int(s.edicts_left.sum()),
        "ships": int((s.ship_is == IN_DECK).sum()),
        "relics": int(s.relic_deck.sum()),
    }


def _window(s: Any, city: int) -> Window:
    return {"city": CITIES[city], "seat": _seat(s.window_owner[city]), "paid": int(s.window_paid[city]), "currency": CURRENCIES[city]}


def _player(box: Any, s: Any, player: int, is_open: bool) -> Player:
    """A player as everyone sees them; with `is_open` also the screen, the points and a choice not yet revealed."""
    relics, shrines, windows = (int(part(box, s, player)) for part in (loose_points, shrine_points, window_points))
    vote = VOTE_WORDS[int(s.vote[player])]
    return {
        "colour": COLOURS[player],
        "supply": int(s.supply[player]),
        "city_hall": int(s.city_hall[player]),
        "streets": {name: int(s.streets[street, player]) for street, name in enumerate(STREETS)},
        "stays_on_friday": int(s.early[player]) if s.day == FRIDAY else 0,
        "family_cards": [card for card in FAMILY_CARDS if s.hand[player] >> (card - LOWEST_CARD) & 1],
        "cards_for_zero": [card for card in FAMILY_CARDS if lacks_members(s, player, card)],
        "card": int(s.card[player]) or None,
        "counts_as_zero": bool(s.zero[player]),
        "votes": int(votes(s, player)),
        "vote": vote if is_open or s.phase != VOTE else None,
        "chosen_card": int(s.chosen[player]) or None if is_open and s.phase == FAMILY_CARD else None,
        "passed": bool(s.passed[player]) and s.phase in PASSING,
        "shrines": [_shrine(box, s, city) for city in range(N_CITIES) if s.shrine_owner[city] == player],
        "shrine_points": shrines,
        "screen": _screen(box, s, player) if is_open else None,
        "points": relics + shrines + windows if is_open else None,
        "money_left": int(s.money[player].sum()) if s.phase == OVER else None,
        "final": {"relics": relics, "shrines": shrines, "windows": windows} if s.phase == OVER else None,
    }


def _shrine(box: Any, s: Any, city: int) -> Shrine:
    line = int(s.shrine_line[city])
    if line == NONE:
        return {"city": CITIES[city], "relic": None, "points": 0}
    return {"city": CITIES[city], "relic": int(box.worth[line]), "points": int(points_in_shrine(box, line))}


def _screen(box: Any, s: Any, player: int) -> Screen:
    loose = [city * N_LINES + line for city in range(N_CITIES) for line in range(MAX_LINES) for _ in range(s.loose[player, city, line])]
    return {
        "money": _counts(CURRENCIES, s.money[player]),
        "goods": _counts(GOODS, s.goods[player]),
        "resources": _counts(RESOURCES, s.resources[player]),
        "relics": [_relic(box, card) for card in loose],
    }
