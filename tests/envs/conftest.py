"""Every environment is tested with every game."""

from __future__ import annotations

import pytest

from kogge.games import game_ids


@pytest.fixture(params=game_ids())
def game(request):
    return request.param
