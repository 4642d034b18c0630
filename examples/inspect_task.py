"""A task for Inspect AI (`pip install inspect-ai`): a model plays one game a sample through the tools of `kogge mcp`.

    inspect eval examples/inspect_task.py --model PROVIDER/MODEL -T opponent=easy

The score is the share of the win: 1 for a win, 0.5 for a win shared by two, 0 otherwise. An unfinished game counts as 0.
"""

from inspect_ai import Task, task
from inspect_ai.agent import react
from inspect_ai.dataset import Sample
from inspect_ai.scorer import Score, Target, mean, scorer, stderr
from inspect_ai.solver import TaskState
from inspect_ai.tool import mcp_server_stdio

GAMES = ("speicherstadt", "hellweg", "colonia")
SAMPLES = 10  # games of each
MESSAGES = 3000  # a game takes 200 to 600; a model that never ends it is stopped here
PROMPT = "Open a table of {game} against {opponent} with open_table, read its rules, and play the game to its end. Play to win."


def win_share(text: str) -> float:
    """The share of the win in the last text of a finished game, "You are seat 2 of 4. The game is over, won by seat 2, 3; points: …"."""
    seat = text.partition("You are seat ")[2].partition(" ")[0]
    winners = text.partition("won by seat ")[2].partition(";")[0].split(", ")
    return 1 / len(winners) if seat and seat in winners else 0.0


@scorer(metrics=[mean(), stderr()])
def share_of_the_win():
    """Read the result from what the tools answered."""

    async def score(state: TaskState, target: Target) -> Score:
        ends = [message.text for message in state.messages if message.role == "tool" and "The game is over" in message.text]
        return Score(value=win_share(ends[-1]) if ends else 0.0, explanation=ends[-1] if ends else "The game was not finished.")

    return score


@task
def kogge_games(opponent: str = "medium") -> Task:
    """Whole games against bots, without hints."""
    samples = [Sample(input=PROMPT.format(game=game, opponent=opponent)) for game in GAMES for _ in range(SAMPLES)]
    return Task(
        dataset=samples,
        solver=react(tools=[mcp_server_stdio(command="kogge", args=["mcp", "--no-hints"])]),
        scorer=share_of_the_win(),
        message_limit=MESSAGES,
    )
