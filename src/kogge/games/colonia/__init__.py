"""Colonia, 3-6 players.

In reading order:

    RULES.md        the numbered rules
    words.py        the words: resources, goods, cities, days, edicts
    box.toml box.py what is printed on cardboard
    table.py        what lies on the table: the record `s`
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
    past.py         what others may have drawn blind
    view.py         what a seat may know
    learning.py     the same as numbers; dealing anew what is unknown
    observation.py  what each of these numbers is
    draw.py         the table in a terminal
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kogge.engine.contract import Game
from kogge.games.colonia import box, chance, learning, notation, observation, position, scoring, setup, table, turn, view


def _draw(seen: dict[str, Any], names: list[str]) -> Any:
    from kogge.games.colonia.draw import draw

    return draw(seen, names)


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
    obs_size=learning.OBS_SIZE,
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
    observe=learning.observe,
    layout=observation.OBSERVED,
    resample_hidden=learning.resample_hidden,
    secret_round=learning.secret_round,
    forced_move_reveals=learning.forced_move_reveals,
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
    counted=position.counted,
)
