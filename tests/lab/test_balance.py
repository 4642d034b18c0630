"""The studies of docs/balance.md can be played: each of their changes fits the box of its game."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import kogge

SCRIPT = Path(__file__).parent.parent.parent / "scripts" / "balance.py"


def test_every_change_of_the_balance_studies_gives_a_valid_box():
    spec = importlib.util.spec_from_file_location("balance", SCRIPT)
    balance = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(balance)
    assert set(balance.RECONSTRUCTED) == set(kogge.game_ids())
    for studies, _ in balance.PARTS.values():
        for _, study in studies(20):
            boxes = [(one.config.players, one.config.loaded.rows.tobytes()) for one in study.variants]
            assert len(set(boxes)) == len(boxes), "each is another box or another number of players"
    cards = kogge.game_config("hellweg").loaded.file.content["trade"]["cards"]
    mixed = balance.other_cards(cards, 1)
    prices = [sorted((house, price) for card in listed for house, price in card) for listed in (mixed, cards)]
    assert prices[0] == prices[1], "each house has each price once"
    assert sum(card != before for card, before in zip(mixed, cards, strict=True)) > 6
