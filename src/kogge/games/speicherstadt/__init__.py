"""The Speicherstadt (Dutch: Het Koopmanshuis), 2-5 players.

In reading order:

    RULES.md        the numbered rules
    words.py        the words: goods, stacks, kinds of card
    box.toml box.py the printed components
    table.py        the state of the table: the record `s`
    setup.py        S2
    offer.py        S3.1-S3.4
    bidding.py      S3.5-S3.7
    purchase.py     S3.8-S3.12
    processing.py   S3.13-S3.20
    income.py       S3.21-S3.22
    fire.py         S5
    scoring.py      S6
    chance.py       every chance event
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
from kogge.games.speicherstadt import box, chance, layout, notation, observation, position, scoring, setup, table, turn, view


def _draw(view: dict[str, Any], names: list[str]) -> Any:
    from kogge.games.speicherstadt.draw import draw

    return draw(view, names)


GAME = Game(
    id="speicherstadt",
    package=__name__,
    title="The Speicherstadt",
    players=range(2, 6),
    default_players=4,
    options={"removals": "takes two cards out of stack D so that every round is full (with four players none)"},
    default_options=("removals",),
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
    view=view.view,
    draw=_draw,
    check_position=position.check_position,
    conserved=position.conserved,
    waits_by_phase=True,
)
