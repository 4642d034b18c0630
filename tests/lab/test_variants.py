"""A box is changed at a path such as fires.D; impossible changes are refused in a sentence."""

from __future__ import annotations

import tomllib

import pytest

import kogge
from kogge.engine.errors import BadBox, BadOption
from kogge.games import game_ids
from kogge.lab import Change, Variant, changed, swept
from kogge.lab.variants import read_change, toml_of

PRINTED = kogge.game_config("speicherstadt", 3)


def content(config):
    return config.loaded.file.content


@pytest.mark.parametrize("game", game_ids())
def test_a_box_survives_being_written_and_read(game):
    config = kogge.game_config(game)
    assert tomllib.loads(toml_of(content(config))) == content(config)
    assert changed(config).loaded.rows.tobytes() == config.loaded.rows.tobytes()


def test_changing_a_number_leaves_the_printed_box_unchanged():
    other = changed(PRINTED, Change("fires.D", 5))
    assert content(other)["fires"] == {"B": 1, "C": 2, "D": 5, "E": 4}
    assert content(PRINTED)["fires"]["D"] == 3
    assert other != PRINTED
    assert other.players == 3


def test_a_path_selects_an_entry_by_name_by_number_or_all_entries():
    config = kogge.game_config("hellweg")
    named = changed(config, Change("goods_card.herring2.value", 27))
    numbered = changed(config, Change("goods_card.5.value", 2, add=True))
    assert content(named)["goods_card"][4]["value"] == content(numbered)["goods_card"][4]["value"] == 27
    every = changed(config, Change("goods_card.*.value", -1, add=True))
    before = [card["value"] for card in content(config)["goods_card"]]
    assert [card["value"] for card in content(every)["goods_card"]] == [value - 1 for value in before]


def test_changes_that_depend_on_each_other_are_made_together():
    config = kogge.game_config("hellweg")
    cards = [
        [[{"essen.iron": "corbach.iron", "corbach.salt": "essen.salt"}.get(house, house), price] for house, price in card]
        for card in content(config)["trade"]["cards"]
    ]
    one = Change("towns.essen.houses", ["salt"])
    with pytest.raises(BadBox, match=r"box.toml with towns.essen.houses = \[\"salt\"\]: trade card 3 has an unknown house 'essen.iron'"):
        changed(config, one)
    assert changed(config, one, Change("towns.corbach.houses", ["iron"]), Change("trade.cards", cards))


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (("fires.X", 1), "fires.X does not exist in box.toml: instead of X there is B, C, D, E."),
        (("fires.D.x", 1), "fires.D.x does not exist in box.toml: before x there is 3."),
        (("", 1), "A number of a box is named by its path, like fires.D, not by ''."),
        (("firemen.A", 1, True), "firemen.A is [1, 2], to which 1 cannot be added."),
        (("fires.D", 0), "box.toml with fires.D = 0: the worth of fire D must be a whole number from 1 to 1000000, not 0."),
        (("fires.D", 10**5000), "A box file has whole numbers, texts, true, false, and lists and tables of these, not something"),
        (("fires.D", "\n"), 'box.toml with fires.D = "\\n": the worth of fire D must be a whole number'),
    ],
)
def test_an_impossible_change_is_refused_in_a_sentence(change, expected):
    with pytest.raises(kogge.KoggeError) as caught:
        changed(PRINTED, Change(*change))
    assert str(caught.value).startswith(expected)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "parsed"),
    [
        ("fires.D=2..5", ("fires.D", [2, 3, 4, 5], False)),
        ("fires.* += -1, 1", ("fires.*", [-1, 1], True)),
        ("firemen.A=[1, 1],[2, 2]", ("firemen.A", [[1, 1], [2, 2]], False)),
        ("roads.essen-dortmund.paved=true", ("roads.essen-dortmund.paved", [True], False)),
    ],
)
def test_changes_on_the_command_line_are_parsed(text, parsed):
    assert read_change(text) == parsed


@pytest.mark.parametrize("text", ["", "fires.D", "=3", "fires.D=", "fires.D=5..2", "fires.D=1..99999", "fires.D=what", "fires.D=[" * 2000])
def test_a_malformed_change_is_refused(text):
    with pytest.raises(BadOption):
        read_change(text)


def test_a_sweep_has_a_variant_for_each_value():
    variants = swept(PRINTED, "fires.D", range(2, 6))
    assert [one.label for one in variants] == ["fires.D = 2", "fires.D = 3", "fires.D = 4", "fires.D = 5"]
    assert [content(one.config)["fires"]["D"] for one in variants] == [2, 3, 4, 5]
    with pytest.raises(BadOption, match="A sweep takes 1 to 100 values"):
        swept(PRINTED, "fires.D", [])
    with pytest.raises(BadOption, match="A variant's label is a text of one line"):
        Variant("a\nb", PRINTED)
