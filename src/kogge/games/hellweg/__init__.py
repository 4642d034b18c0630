"""Hellweg Westfalicus, 2-4 players, with Warehouse & Privileges, Passenger Traffic and Free Choice.

In reading order:

    RULES.md        the numbered rules
    words.py        the words: kinds of houses, cards and privileges; what a record can hold
    box.toml box.py the printed components
    table.py        the state of the table: the record `s`
    network.py      H3.2 what carriages join
    routes.py       H7.5-H7.6
    pieces.py       H1.5, H4.6 placing and taking pieces
    setup.py        H1
    chance.py       H2.1, and every chance event
    sale.py         H3
    actions.py      H4
    warehouse.py    H7
    scoring.py      H5.4, H6
    turn.py         whose decision, the legal moves, `step`
    notation.py     moves and chance events as text, both ways
    view.py         the view of a seat
    observation.py  the same as numbers
    layout.py       the meaning of these numbers
    draw.py         the table in a terminal
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kogge.engine.contract import Game
from kogge.games.hellweg import box, chance, layout, notation, observation, position, scoring, setup, table, turn, view


def _draw(view: dict[str, Any], names: list[str]) -> Any:
    from kogge.games.hellweg.draw import draw

    return draw(view, names)


GAME = Game(
    id="hellweg",
    package=__name__,
    title="Hellweg Westfalicus",
    players=range(2, 5),
    default_players=4,
    options={
        "warehouse": "adds Warehouse & Privileges: pieces are stored and brought out together, routes give privileges",
        "passengers": "adds Passenger Traffic: a transport past a village pays 1 thaler more",
        "free_choice": "adds the goods card Free Choice: its owner chooses the house in a town of two",
        "short": "takes two trade cards out unseen: 10 turns instead of 12",
        "counter": "shows which houses are still to come; no effect on the rules",
    },
    default_options=(),
    folder=Path(__file__).parent,
    Box=box.Box,
    Table=table.Table,
    n_actions=turn.N_ACTIONS,
    event_size=chance.EVENT_SIZE,
    obs_size=observation.OBS_SIZE,
    setup=setup.setup,
    is_over=turn.is_over,
    to_move=turn.to_move,
    legal=turn.legal,
    step=turn.step,
    draw_event=chance.draw_event,
    may_happen=chance.may_happen,
    happen=chance.happen,
    points=scoring.points,
    tie_break=scoring.tie_break,
    observe=observation.observe,
    layout=layout.OBSERVED,
    read_box=box.read_box,
    move_text=notation.move_text,
    event_text=notation.event_text,
    read_event=notation.read_event,
    events_due=notation.events_due,
    event_parts=notation.event_parts,
    is_concealed=notation.is_concealed,
    redact_history=view.redact_history,
    view=view.view,
    draw=_draw,
    check_position=position.check_position,
    conserved=position.conserved,
    waits_by_phase=True,
)
