"""An agent that needs no network: the protocol of docs/agents.md in a few lines, without Kogge and without other packages.

    kogge arena speicherstadt --bots "agent:python examples/simple_agent.py,easy" --games 4

It reads one JSON object a line from standard input and answers every decision with one line. It plays a random legal move, but prefers
moves whose first word is not "pass" or "done".
"""

import json
import random
import sys

LAST_RESORTS = ("pass", "done", "next", "skip", "leave")


def choose(moves: list[str], chance: random.Random) -> str:
    """A move: the place for your own ideas."""
    active = [move for move in moves if move.split(" ")[0] not in LAST_RESORTS]
    return chance.choice(active or moves)


def main() -> None:
    """Answer until the input ends."""
    chance = random.Random(1)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "decide":
            print(json.dumps({"move": choose(message["moves"], chance)}), flush=True)


if __name__ == "__main__":
    main()
