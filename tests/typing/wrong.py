"""A program with mistakes, each of which a type checker must find on the line that is marked so."""

from __future__ import annotations

import kogge
import kogge.bots

match = kogge.new("hellweg", players="4")  # wrong
match.play(3)  # wrong
number: str = match.points()  # wrong
match.seat + 1  # wrong
kogge.games()["hellweg"].colour.upper()  # wrong
kogge.setting_of("hellweg").players = 3  # wrong
kogge.bots.choose(match, level=3)  # wrong
