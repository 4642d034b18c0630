"""What happens between decisions, for any game: chance events and forced moves, until a real choice comes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kogge.kit.chance import next_random, random_start, scaled_below
from kogge.kit.contract import CHANCE, Game
from kogge.kit.rule import rule

CHOICES = 1  # which stream of a seed picks the moves of random play; stream 0 is the table's own chance


def settle_rule(game: Game) -> Callable[..., int]:
    """The rule `settle(box, s, moves, event)` of a game."""
    is_over, to_move, legal, step, draw_event, happen = (
        game.is_over,
        game.to_move,
        game.legal,
        game.step,
        game.draw_event,
        game.happen,
    )

    @rule
    def settle(box, s, moves, event):
        """Let happen what needs nobody's choice. Returns how many moves are then open (they are in `moves`), 0 when the game is over."""
        while not is_over(s):
            if to_move(s) == CHANCE:
                draw_event(box, s, event)
                happen(box, s, event)
            else:
                n = legal(box, s, moves)
                if n != 1:
                    return n
                step(box, s, moves[0])
        return 0

    return settle


def random_play_rule(game: Game, settle: Callable[..., int]) -> Callable[..., int]:
    """The rule `random_play(box, s, players, options, seed, moves, event)` of a game."""
    setup, step = game.setup, game.step

    @rule
    def random_play(box, s, players, options, seed, moves, event):
        """A whole game in which every seat takes one of its legal moves at random. Returns the number of decisions."""
        setup(box, s, players, options, seed)
        pick = random_start(seed, CHOICES)
        decisions = 0
        n = settle(box, s, moves, event)
        while n > 0:
            pick = next_random(pick)
            step(box, s, moves[scaled_below(pick, n)])
            decisions += 1
            n = settle(box, s, moves, event)
        return decisions

    return random_play


def winners_rule(game: Game) -> Callable[..., int]:
    """The rule `mark_winners(box, s, won, points, ties)` of a game."""
    count_points, tie_break = game.points, game.tie_break

    @rule
    def mark_winners(box, s, won, points, ties):
        """Most points win; tied, the greater tie-break; still tied, the win is shared. Returns how many share it."""
        count_points(box, s, points)
        tie_break(box, s, ties)
        best = 0
        for seat in range(1, s.players):
            if points[seat] > points[best] or (points[seat] == points[best] and ties[seat] > ties[best]):
                best = seat
        shared = 0
        for seat in range(s.players):
            won[seat] = points[seat] == points[best] and ties[seat] == ties[best]
            shared += won[seat]
        return shared

    return mark_winners


class Flow:
    """The rules above for one game, interpreted; `kit.compiled` compiles the same ones."""

    def __init__(self, game: Game):
        self.settle: Callable[..., Any] = settle_rule(game)
        self.random_play: Callable[..., Any] = random_play_rule(game, self.settle)
        self.mark_winners: Callable[..., Any] = winners_rule(game)
