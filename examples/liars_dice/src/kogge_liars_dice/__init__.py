"""Liar's dice, 2-4 players: a small game of private chance.

In reading order: RULES.md, box.toml, rules.py (box, table and rules), hidden.py (what a seat knows and what it does not), words.py.
"""

from __future__ import annotations

from pathlib import Path

from kogge.engine.contract import Game
from kogge_liars_dice import hidden, rules, words

GAME = Game(
    id="liars_dice",
    package=__name__,
    title="Liar's dice",
    players=range(2, rules.MAX_PLAYERS + 1),
    default_players=3,
    folder=Path(__file__).parent,
    Box=rules.Box,
    Table=rules.Table,
    n_actions=rules.N_ACTIONS,
    event_size=rules.EVENT_SIZE,
    obs_size=hidden.OBS_SIZE,
    setup=rules.setup,
    is_over=rules.is_over,
    to_move=rules.to_move,
    legal=rules.legal,
    step=rules.step,
    draw_event=rules.draw_event,
    may_happen=rules.may_happen,
    happen=rules.happen,
    points=rules.points,
    observe=hidden.observe,
    layout=hidden.OBSERVED,
    resample_hidden=hidden.resample_hidden,
    seen_by=hidden.seen_by,
    public_event=hidden.public_event,
    read_box=rules.read_box,
    move_text=words.move_text,
    event_text=words.event_text,
    read_event=words.read_event,
    events_due=words.events_due,
    view=words.view,
)
