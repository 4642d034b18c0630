"""A bot of your own: look one move ahead, in a few games that your seat might be in, and take the move after which you lead most."""

from kogge.bots import Knowledge, expected_points

GUESSES = 3  # games imagined for each move


def lead(points: list[float], seat: int) -> float:
    """How far a seat (counted from 1) is ahead of the best of the others."""
    others = [theirs for other, theirs in enumerate(points, 1) if other != seat]
    return points[seat - 1] - max(others)


def look_ahead(knowledge: Knowledge) -> str:
    """The bot: what a seat knows goes in, one of its moves comes out."""

    def worth(move: str) -> float:
        total = 0.0
        for guess in range(GUESSES):
            game = knowledge.redealt(knowledge.seed + guess)  # what the seat cannot know is dealt anew
            game.play(move)
            total += lead(expected_points(game), knowledge.seat)
        return total

    return max(knowledge.moves, key=worth)
