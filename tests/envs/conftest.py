"""Every environment is tested with every game. One game's tests stay in one process: its compiled code is loaded once."""

from __future__ import annotations

import pytest

from kogge.games import game_ids


@pytest.fixture(params=[pytest.param(game, marks=pytest.mark.xdist_group(f"envs-{game}")) for game in game_ids()])
def game(request):
    return request.param
