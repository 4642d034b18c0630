"""A program with mistakes, each of which a type checker must find on the line that is marked so."""

from __future__ import annotations

from typing import cast

import kogge
import kogge.bots
from kogge.games.hellweg.view import HellwegView

kogge.new("hellweg", players="4")  # wrong
match = kogge.new("hellweg")
match.play(3)  # wrong
number: str = match.points()  # wrong
match.seat + 1  # wrong
kogge.list_games()["hellweg"].colour.upper()  # wrong
kogge.game_config("hellweg").players = 3  # wrong
kogge.bots.choose(match, level=3)  # wrong
view = cast(HellwegView, match.view(2))
view["seats"][0]["coins"]  # wrong
town: int = view["towns"][0]["name"]  # wrong
