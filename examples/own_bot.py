"""Your own bot: try every move in a few possible games, and play the move after which your expected lead is greatest."""

from kogge.bots import Knowledge, expected_points

SAMPLES = 3  # possible games for each move


def lead(points: list[float], seat: int) -> float:
    """The lead of a seat (from 1) over the best other seat."""
    others = [number for other, number in enumerate(points, 1) if other != seat]
    return points[seat - 1] - max(others)


def look_ahead(knowledge: Knowledge) -> str:
    """The bot: takes a seat's knowledge and returns one of its moves."""

    def worth(move: str) -> float:
        total = 0.0
        for sample in range(SAMPLES):
            game = knowledge.redealt(knowledge.seed + sample)  # what the seat cannot know is redealt
            game.play(move)
            total += lead(expected_points(game), knowledge.seat)
        return total

    return max(knowledge.moves, key=worth)
