"""Goofspiel, the game of pure strategy, 2-8 players: a whole game from outside of Kogge.

In reading order:

    RULES.md        the numbered rules
    box.toml box.py what is printed on the cards
    table.py        what lies on the table: the record `s`
    rounds.py       the rules, in the order of play
    notation.py     moves and chance events as text, both ways
    view.py         what a seat may know
    observation.py  the same as numbers
    hidden.py       what is hidden; redealing it

It has no rules of thumb, no drawing and no board of its own: it uses those of the engine.
"""

from __future__ import annotations

from pathlib import Path

from kogge.engine.contract import Game
from kogge_goofspiel import box, hidden, notation, observation, rounds, table, view

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
    obs_size=observation.OBS_SIZE,
    setup=rounds.setup,
    is_over=rounds.is_over,
    to_move=rounds.to_move,
    legal=rounds.legal,
    step=rounds.step,
    draw_event=rounds.draw_event,
    may_happen=rounds.may_happen,
    happen=rounds.happen,
    points=rounds.points,
    conserved=rounds.conserved,
    observe=observation.observe,
    layout=observation.OBSERVED,
    resample_hidden=hidden.resample_hidden,
    secret_round=hidden.secret_round,
    read_box=box.read_box,
    move_text=notation.move_text,
    event_text=notation.event_text,
    read_event=notation.read_event,
    events_due=notation.events_due,
    view=view.view,
)
