"""Colonia, 3-6 players.

In reading order:

    RULES.md        the numbered rules
    words.py        the words: resources, goods, cities, days, edicts
    box.toml box.py the printed components
    table.py        the state of the table: the record `s`
    order.py        player order, one after the other
    bag.py          C1.3, and which resources nobody else has seen
    setup.py        C1
    goods.py        C1.2 a good by die
    prepare.py      C2 Monday
    council.py      C3 Tuesday
    votes.py        C4 the votes
    edicts.py       C4 the eighteen edicts
    market.py       C5 Wednesday
    workshops.py    C6 Thursday
    harbour.py      C7 Friday, C8 Saturday
    relics.py       C9 Sunday
    scoring.py      C10
    week.py         the days in their order
    chance.py       every chance event
    turn.py         whose decision, the legal moves, `step`
    notation.py     moves and chance events as text, both ways
    view.py         the view of a seat
    observation.py  the same as numbers
    layout.py       the meaning of these numbers
    hidden.py       what is hidden; redealing what a seat cannot know
    past.py         possible past draws of other seats
    draw.py         the table in a terminal
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kogge.engine.contract import Game
from kogge.games.colonia import box, chance, hidden, layout, notation, observation, position, scoring, setup, table, turn, view


def _draw(view: dict[str, Any], names: list[str]) -> Any:
    from kogge.games.colonia.draw import draw

    return draw(view, names)


GAME = Game(
    id="colonia",
    package=__name__,
    title="Colonia",
    players=range(3, 7),
    default_players=4,
    options={},
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
    resample_hidden=hidden.resample_hidden,
    secret_round=hidden.secret_round,
    forced_move_reveals=hidden.forced_move_reveals,
    read_box=box.read_box,
    move_text=notation.move_text,
    event_text=notation.event_text,
    read_event=notation.read_event,
    events_due=notation.events_due,
    event_parts=notation.event_parts,
    seen_by=notation.seen_by,
    public_event=notation.public_event,
    view=view.view,
    draw=_draw,
    check_position=position.check_position,
    conserved=position.conserved,
)
