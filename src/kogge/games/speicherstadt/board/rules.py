"""The rules page's tables from the box: cards of each kind by season, rounds, the value of offices."""

from __future__ import annotations

from typing import Any

from kogge.engine.board import N_
from kogge.games.speicherstadt.board.words import CARD, GOODS, PARTS, STACKS
from kogge.games.speicherstadt.scoring import office_points
from kogge.games.speicherstadt.words import CUBES_OF_A_GOOD

SEASONS = ("A", "B", "C", "D")
PLAYERS = (2, 3, 4, 5)
REMOVED = {2: 2, 3: 2, 4: 0, 5: 2}
"""S2.3 So many cards are taken out of autumn, by number of players."""
# the rows of the table of cards: the box file's word and what people call it
COUNTED = {
    "ships": N_("Ships"),
    "traders": PARTS["traders"],
    "offices": PARTS["offices"],
    "warehouse": CARD["warehouse"],
    "bank": CARD["bank"],
    "harbour": CARD["harbour"],
    "church": CARD["church"],
    "prayer_boat": CARD["prayer_boat"],
    "chamber": CARD["chamber"],
}


def rules_context(printed: dict[str, Any]) -> dict[str, Any]:
    """The tables of the rules page."""
    contracts = [len(printed["contracts"].get(season, [])) for season in SEASONS]
    firemen = [printed["firemen"].get(season, []) for season in SEASONS]
    counted = {name: [printed["counts"][name].get(season, 0) for season in SEASONS] for name in COUNTED}
    fires = [int(season in printed["fires"]) for season in SEASONS]
    for_sale = [sum(column) for column in zip(contracts, map(len, firemen), *counted.values(), strict=True)]
    return {
        "seasons": [STACKS[season] for season in SEASONS],
        "cards": {PARTS["contracts"]: contracts, **{COUNTED[name]: row for name, row in counted.items()}},
        "firemen": [", ".join(map(str, values)) for values in firemen],
        "fires": fires,
        "in_all": [cards + fire for cards, fire in zip(for_sale, fires, strict=True)],
        "worths": list(printed["fires"].values()),
        "rounds": [(players, players + 1, *rounds_of(sum(for_sale) - REMOVED[players], players + 1)) for players in PLAYERS],
        "rounds_of_all_cards": [(players, players + 1, *rounds_of(sum(for_sale), players + 1)) for players in PLAYERS],
        "offices": [(offices, office_points(offices)) for offices in range(1, sum(counted["offices"]) + 1)],
        "cubes": CUBES_OF_A_GOOD,
        "cubes_in_all": CUBES_OF_A_GOOD * len(GOODS),
    }


def rounds_of(cards: int, row: int) -> tuple[int, int]:
    """S3.4 So many rounds, and so many cards in the last of them."""
    rounds = -(-cards // row)
    return rounds, cards - (rounds - 1) * row
