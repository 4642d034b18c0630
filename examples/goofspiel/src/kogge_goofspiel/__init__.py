"""Goofspiel, the game of pure strategy, 2-8 players: a whole game from outside of Kogge.

In reading order:

    RULES.md        the numbered rules
    box.toml box.py what is printed on the cards
    table.py        what lies on the table: the record `s`
    rounds.py       the rules, in the order of play
    notation.py     moves and chance events as text, both ways
    view.py         what a seat may know
    learning.py     the same as numbers; dealing anew what is unknown

There are no rules of thumb, no drawing and no board: the kit's own do.
"""

from __future__ import annotations

from pathlib import Path

from kogge.engine.contract import Game
from kogge_goofspiel import box, learning, notation, rounds, table, view

GAME = Game(
    id="goofspiel",
    package=__name__,
    title="Goofspiel",
    players=range(2, table.MAX_PLAYERS + 1),
    default_players=3,
    options={"carry": "leaves a pot that nobody takes where it is: the next prize is added to it"},
    folder=Path(__file__).parent,
    Box=box.Box,
    Table=table.Table,
    n_actions=rounds.N_ACTIONS,
    event_size=rounds.EVENT_SIZE,
    obs_size=learning.OBS_SIZE,
    setup=rounds.setup,
    is_over=rounds.is_over,
    to_move=rounds.to_move,
    legal=rounds.legal,
    step=rounds.step,
    draw_event=rounds.draw_event,
    may_happen=rounds.may_happen,
    happen=rounds.happen,
    points=rounds.points,
    counted=rounds.counted,
    observe=learning.observe,
    layout=learning.OBSERVED,
    resample_hidden=learning.resample_hidden,
    secret_round=learning.secret_round,
    read_box=box.read_box,
    move_text=notation.move_text,
    event_text=notation.event_text,
    read_event=notation.read_event,
    events_due=notation.events_due,
    view=view.view,
)
