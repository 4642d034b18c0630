"""What made the difference at the end of a game."""

from __future__ import annotations

from typing import Any

from kogge.engine.board import N_, NN_, Message, Seat, Term


def told_apart(view: dict[str, Any], sources: dict[str, str], points: list[int], first: int, other: int) -> Message:
    """How many points lie between two players, and the two sources of points that differ most."""
    one, two = (view["seats"][seat - 1]["final"] for seat in (first, other))
    apart = sorted(((one[source] - two[source], name) for source, name in sources.items()), key=lambda pair: -abs(pair[0]))
    most = [
        Term("{source} {points}", None, {"source": Term(name), "points": f"{more:+}".replace("-", "−")}) for more, name in apart[:2] if more
    ]
    parts = {"who": Seat(first), "other": Seat(other), "n": points[first - 1] - points[other - 1], "most": most}
    if not most:
        return Message(N_("{who} and {other} made their points in the same way."), parts)
    if not parts["n"]:
        return Message(N_("{who} and {other} have as many points; what differs most: {most}."), parts)
    message = NN_(
        "{who} is {n} point ahead of {other}; what differs most: {most}.",
        "{who} is {n} points ahead of {other}; what differs most: {most}.",
    )
    return Message(message, parts)
