"""A game config is validated when it is made, is immutable, and stays the same when it is sent to another process."""

from __future__ import annotations

import dataclasses
import pickle

import pytest

import kogge
from hellweg.boxes import tiny_box
from kogge.engine.config import GameConfig
from kogge.games import game_by_id, game_config, game_ids


@pytest.mark.parametrize("game", game_ids())
def test_omitted_arguments_take_the_games_defaults(game):
    kind, config = game_by_id(game), game_config(game)
    assert (config.players, config.options, config.rules) == (kind.default_players, kind.default_options, kind.rules_version)
    assert config.loaded.header == "standard"


def test_options_are_kept_in_the_games_order_and_as_bits():
    one, other = game_config("hellweg", 3, ["passengers", "warehouse"]), game_config("hellweg", 3, ("warehouse", "passengers"))
    assert one == other
    assert hash(one) == hash(other)
    assert one.options == ("warehouse", "passengers")
    assert one.option_bits == game_by_id("hellweg").option_bits(("warehouse", "passengers"))


def test_configs_of_different_games_are_unequal(tmp_path):
    box = tmp_path / "tiny.toml"
    box.write_text(tiny_box(), "utf-8")
    plain = game_config("hellweg", 3)
    others = [
        game_config("hellweg", 4),
        game_config("hellweg", 3, ["short"]),
        game_config("hellweg", 3, box=box),
    ]
    assert len({plain, *others}) == 4
    assert game_config("hellweg", 3, rules=1) == plain
    assert game_config("hellweg", 3, box=box) == others[-1], "the same file read twice is the same box"


def test_a_config_is_immutable():
    with pytest.raises(dataclasses.FrozenInstanceError):
        game_config("hellweg").players = 9  # type: ignore[misc]


def test_a_pickled_config_does_not_need_its_box_file(tmp_path):
    box = tmp_path / "tiny.toml"
    box.write_text(tiny_box(), "utf-8")
    plain, tiny = game_config("hellweg", 2, ["short"], rules=1), game_config("hellweg", 2, box=box)
    sent = pickle.dumps((plain, tiny))
    box.unlink()
    again = pickle.loads(sent)
    assert again == (plain, tiny)
    assert again[0].loaded is plain.loaded, "there is one standard box"
    assert again[0].game is plain.game
    assert kogge.Match(again[1], 7).resolve_chance().lines == kogge.Match(tiny, 7).resolve_chance().lines


@pytest.mark.parametrize(
    ("wrong", "expected"),
    [
        ({"players": 9}, "Hellweg Westfalicus has 2 to 4 players, not 9."),
        ({"players": True}, "not True"),
        ({"players": "3"}, "not '3'"),
        ({"options": "short"}, "options is a list of names, not 'short'"),
        ({"options": ["fast"]}, "has no option 'fast'"),
        ({"rules": 2}, "is played here by version 1 of its rules, not by 2"),
        ({"rules": 0}, "not by 0"),
        ({"box": 7}, "A box is given by the path of its file; 7 is not a path."),
        ({"box": "none.toml"}, "none.toml: cannot be read"),
    ],
)
def test_an_invalid_argument_is_refused_in_a_sentence(wrong, expected):
    with pytest.raises(kogge.KoggeError) as caught:
        game_config("hellweg", **wrong)
    assert expected in str(caught.value)


def test_a_box_of_another_game_is_refused():
    with pytest.raises(kogge.BadBox, match="one of Colonia, not of Hellweg"):
        GameConfig(game_by_id("hellweg"), box=game_config("colonia").loaded)
