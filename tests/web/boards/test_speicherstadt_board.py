"""The board of The Speicherstadt: every legal move is a button, at most three clicks away."""

from __future__ import annotations

import random
import re

from fragment import buttons, fragment
from test_tables import ANNE, HERMAN, shared_table, tables  # noqa: F401

from awaiting import awaited
from kogge.games.speicherstadt.board.board_view import kind_of_piece
from kogge.web.tables.table_view import table_view


def move_buttons(text: str) -> set[str]:
    for room in re.findall(r'<div class="room .*?</div>', text, re.DOTALL):
        assert not ('class="cover"' in room and 'class="pick' in room), "a move lies over cubes that can be picked"
    return set(buttons(text, "move"))


def picks_for(seen, move: str) -> list[str]:
    """The cubes to click for a move; a move that would lose some is confirmed first."""
    if seen.confirm_prompt(move):
        return ["sure", move]
    verb, *words = move.split(" for ")[0].split(" ")
    goods = words[:1] if verb == "deliver" else words if verb in ("sell", "swap", "trade", "house", "warehouse", "discard") else []
    places = ("house", "warehouse", "loose") if verb == "discard" else ("loose", "house", "warehouse")
    mine = [piece for place in places for piece in seen.at_place(f"{place}-{seen.seat}")]
    chosen: list[str] = []
    for good in goods:
        chosen.append(next(piece for piece in mine if kind_of_piece(piece) == good and piece not in chosen))
    return chosen


def test_every_legal_move_has_a_button_and_no_button_is_illegal(tables):  # noqa: F811
    table_id = shared_table(tables, "speicherstadt")
    chance = random.Random(1)
    kinds = set()
    while True:
        session = tables.session(tables.row(table_id))
        match = session.match
        if match.is_over:
            break
        person = ANNE if match.seat == 1 else HERMAN
        moves = set(match.moves())
        for move in chance.sample(sorted(moves), min(len(moves), 3)):
            seen = table_view(tables, table_id, person, match.seat)
            picked = picks_for(seen, move)
            shown = move_buttons(fragment(tables, table_id, person, match.seat, picked))
            assert move in shown, (move, picked, shown)
            assert shown <= moves
            kinds.add(move.split(" ")[0])
        wanted = [move for move in moves if move == "buy"] or sorted(moves)
        awaited(tables.play(person, table_id, match.seat, chance.choice(wanted), session.version))
    assert kinds >= {"bid", "buy", "pass", "done", "house", "sell", "swap"}
