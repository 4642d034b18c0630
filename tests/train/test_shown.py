"""What a search shows a net: the decisions of whole games, as its seats saw them. And a net that learns from that."""

from __future__ import annotations

import numpy as np
import pytest

from kogge.bots.weights import checked_weights, facts_of, read_weights
from kogge.games import game_by_id
from kogge.kit.errors import KoggeError
from kogge.kit.setting import Setting
from kogge.train.command import train
from kogge.train.settings import settings_of
from kogge.train.shown import read_shown, setting_shown, show_game

GAME = game_by_id("speicherstadt")
SIMULATIONS = 6


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    made = tmp_path_factory.mktemp("shown")
    train(["speicherstadt", "--show", str(made), "--games", "2", "--simulations", str(SIMULATIONS), "--default-share", "0"])
    return made


@pytest.mark.about("speicherstadt")
def test_every_decision_is_shown_with_its_visits_and_with_what_came_of_it(folder):
    (shown,) = read_shown(folder, GAME)
    may = np.unpackbits(shown["open"], axis=1, count=GAME.n_actions).astype(bool)
    assert (shown["visits"].sum(1) == SIMULATIONS).all()
    assert not shown["visits"][~may].any()
    assert (may.sum(1) > 1).all()
    assert np.allclose(shown["shares"].sum(1), 1)
    assert len(set(shown["game"])) == 2
    for setting, number in zip(settings_of(GAME), sorted(set(shown["game"])), strict=False):
        rows = shown["game"] == number
        assert (shown["players"][rows] == setting.players).all()
        assert (shown["facts"][rows] == facts_of(setting)).all()
        points = {tuple(np.sort(row[: setting.players])) for row in shown["points"][rows]}
        assert len(points) == 1, "the same points for all, whoever is first"


@pytest.mark.about("speicherstadt")
def test_a_guest_moves_as_the_net_does_and_the_search_is_shown_there_too():
    alone, visited = (show_game(Setting(GAME, 2), 5, SIMULATIONS, guest) for guest in (None, 1))
    assert np.array_equal(show_game(Setting(GAME, 2), 5, SIMULATIONS, 1)["seen"], visited["seen"]), "the same seed, the same game"
    assert not np.array_equal(alone["seen"], visited["seen"])
    assert (visited["visits"].sum(1) == SIMULATIONS).all()


def test_a_part_of_the_games_is_of_the_default_setting_and_the_rest_of_all_in_turn():
    settings = [setting_shown(GAME, number, 0.5) for number in range(4 * len(settings_of(GAME)))]
    assert settings[1::2] == [Setting(GAME)] * len(settings[1::2])
    assert settings[::2] == settings_of(GAME) * 2


def test_what_is_missing_is_said(tmp_path):
    with pytest.raises(KoggeError, match="Nothing is shown"):
        list(read_shown(tmp_path, GAME))
    with pytest.raises(KoggeError, match="--minutes or --games"):
        train(["speicherstadt", "--show", str(tmp_path)])
    with pytest.raises(KoggeError, match="--out"):
        train(["speicherstadt", "--like", str(tmp_path), "--updates", "1"])


@pytest.mark.about("speicherstadt")
def test_a_net_becomes_like_what_it_is_shown(folder, tmp_path):
    torch = pytest.importorskip("torch", reason="the extra train is not installed: training is NOT tested")
    from kogge.train.like import Lesson

    given = ["speicherstadt", "--like", str(folder), "--updates", "12", "--minibatch", "64", "--width", "32", "--rate", "3e-3"]
    train([*given, "--measured-games", "0", "--out", str(tmp_path)])
    log = [line.split('"agreement": ')[1].split(",")[0] for line in (tmp_path / "log.jsonl").read_text("utf-8").splitlines()]
    assert float(log[-1]) > float(log[0]) + 0.2
    weights = checked_weights(read_weights(tmp_path / "net.safetensors"), GAME)
    assert weights.card["trained"]["by"] == "what hard showed in 2 games"
    lesson = Lesson(GAME, folder, torch.device("cpu"), torch.float32, 0.04, 2.0)
    assert torch.allclose(lesson.wanted.sum(1), torch.ones(len(lesson.wanted)), atol=1e-5)
    assert not (lesson.wanted[~lesson.masks] > 0).any()
    assert len(lesson.learned_from) + len(lesson.held_back) == len(lesson.inputs)
