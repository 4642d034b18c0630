"""The games as OpenSpiel's Python games. Importing this registers `kogge_<game>` for each of them.

>>> import pyspiel
>>> import kogge.envs.openspiel
>>> game = pyspiel.load_game("kogge_speicherstadt(players=3,reward=margin)")
>>> state = game.new_initial_state()

Parameters: `players`; `options`, joined by `+` (`default`: the game's defaults, empty: none); `box`, the path of a box file (empty: the
standard box); `reward`, win or margin; `chance`, exact or sampled; `seed`, -1 for none.

A chance node is one chance event, that is one line of the record. With `chance=exact` it has all possible outcomes with their exact
probabilities, if there are at most 1,000 (`engine/outcomes.py`). In Colonia, drawing the edicts of the first weeks and rolling four dice or
more have more outcomes. Such nodes, and all nodes with `chance=sampled`, have 256 equally likely outcomes, each a different state of the
table's generator. So an exact algorithm is exact only if the outcomes of all nodes are listed (`state.is_chance_listed()`); otherwise it
solves a game with these 256 samples. A search that only samples loses nothing with `chance=sampled`, and is faster.

With a seed a chance node has one outcome, 0: that of `kogge.new` with this seed. A copy of such a state is not bound to the seed and has
all outcomes, so that a search that clones states cannot look into the future. A history can be replayed on a new state of the same game,
except for the draws of a copy whose original has a seed.

OpenSpiel's ISMCTS in Python plays these games. Its C++ version cannot: it calls `resample_from_infostate` in C++, which no Python game can
implement, and ends the process.
"""

from __future__ import annotations

import functools
import hashlib
import json
from collections.abc import Callable
from typing import Any

import numpy as np

from kogge.extras import missing

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise missing(error, __name__) from None

from kogge.engine.errors import BadOption, IllegalMove, listed, quoted
from kogge.engine.match import Match, checked_match
from kogge.engine.outcomes import MAX_OUTCOMES, Outcome, chance_outcomes
from kogge.engine.validation import checked_choice, checked_whole, is_whole
from kogge.envs.compiled_match import CompiledMatch, Task
from kogge.envs.picture import as_plain_text
from kogge.envs.rewards import ZERO_SUM, reward_bounds
from kogge.games import game_by_id, game_config, game_ids

PREFIX = "kogge_"
MAX_GAME_LENGTH = 10_000  # decisions; OpenSpiel needs a bound, real games are much shorter
AS_SEEDED = 0
"""The only chance outcome of a state with a seed: drawn by the table's own generator."""
DRAWS = 256
"""The number of sampled outcomes of a chance event in a state without a seed: 1 to DRAWS, equally likely."""
EXACT, SAMPLED = "exact", "sampled"
_LARGE = 1 << 62
_DRAWN = [(outcome, 1 / DRAWS) for outcome in range(1, DRAWS + 1)]


def _parameters(game: str) -> dict[str, Any]:
    return {
        "players": game_by_id(game).default_players,
        "options": "default",
        "box": "",
        "reward": "win",
        "chance": EXACT,
        "seed": -1,
    }


def _game_type(game: str) -> pyspiel.GameType:
    kind = game_by_id(game)
    return pyspiel.GameType(
        short_name=PREFIX + game,
        long_name=kind.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=kind.players[-1],
        min_num_players=kind.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


GAME_TYPES = {game: _game_type(game) for game in game_ids()}


class KoggeGame(pyspiel.Game):
    """One of the games with its parameters; `GAMES` has a class for each."""

    id = ""

    def __init__(self, params: dict[str, Any] | None = None):
        chosen = {key: (params or {}).get(key, usual) for key, usual in _parameters(self.id).items()}
        self.task = _task(self.id, chosen["players"], chosen["options"], chosen["reward"], chosen["box"])
        self.is_chance_exact = checked_choice(chosen["chance"], (EXACT, SAMPLED), "chance") == EXACT
        self.config = self.task.config
        self.seed = chosen["seed"] if chosen["seed"] >= 0 else None
        least, most = reward_bounds(self.task.reward, self.config.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.config.game.n_actions,
            max_chance_outcomes=max(DRAWS, MAX_OUTCOMES) + 1,
            num_players=self.config.players,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=MAX_GAME_LENGTH,
        )
        super().__init__(GAME_TYPES[self.id], info, chosen)

    def __reduce__(self) -> tuple[Any, ...]:
        return _game_of, (str(self),)

    def new_initial_state(self) -> KoggeState:
        """A new table, before the first chance event."""
        return KoggeState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer: with perfect recall, a digest of everything a seat has seen and done; otherwise its current view, as text and
        numbers."""
        if params:
            raise BadOption(f"The observers take no parameters, not {params!r}.")
        return Observer(self.task, bool(iig_obs_type and iig_obs_type.perfect_recall))


def _game_of(text: str) -> pyspiel.Game:
    """Unpickle a game; importing this module registers the games."""
    return pyspiel.load_game(text)


@functools.cache
def _task(game: str, players: int | None, options: str, reward: str, box: str) -> Task:
    chosen = None if options == "default" else [option for option in options.split("+") if option]
    return Task(game_config(game, players, chosen, box or None), checked_choice(reward, ZERO_SUM, "The reward"))


class ChanceNode:
    """The chance outcomes of a state: determined by its seed (never in a copy), all possible ones, or samples."""

    __slots__ = ("_listed", "_listed_for", "is_exact", "is_seeded")

    def __init__(self, is_seeded: bool, is_exact: bool):
        self.is_seeded, self.is_exact = is_seeded, is_exact
        self._listed_for = b""  # the table whose outcomes are cached in `_listed`
        self._listed: list[Outcome] | None = None

    def __deepcopy__(self, memo: dict[int, Any]) -> ChanceNode:
        copy = ChanceNode(False, self.is_exact)
        copy._listed_for, copy._listed = self._listed_for, self._listed
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        return ChanceNode, (self.is_seeded, self.is_exact)

    def listed(self, table: CompiledMatch) -> list[Outcome] | None:
        """All possible outcomes, numbered from 1; None if they are sampled or determined by the seed."""
        if not self.is_exact or self.is_seeded:
            return None
        content = table.rows.tobytes()
        if content != self._listed_for:
            self._listed_for, self._listed = content, chance_outcomes(table.task.config, table.rows)
        return self._listed

    def outcomes(self, table: CompiledMatch) -> list[tuple[int, float]]:
        """Every outcome with its probability."""
        if self.is_seeded:
            return [(AS_SEEDED, 1.0)]
        found = self.listed(table)
        return _DRAWN if found is None else [(number, float(one.probability)) for number, one in enumerate(found, 1)]

    def apply(self, table: CompiledMatch, outcome: int) -> None:
        """Apply an outcome."""
        known = self.outcomes(table)
        if not is_whole(outcome) or not known[0][0] <= outcome <= known[-1][0]:
            legal = [str(number) for number, _ in known]
            raise IllegalMove(
                f"Action {quoted(outcome)} is not a chance outcome; outcomes are {listed(legal)}.", found=outcome, legal=legal
            )
        found = self.listed(table)
        if found is not None:
            table.apply_event(found[outcome - 1].event)
            return
        if outcome != AS_SEEDED:
            table.reseed(table.rows["chance"][0], outcome)
        table.resolve_event()

    def text(self, table: CompiledMatch, outcome: int) -> str:
        """An outcome as text: a listed one as in a record."""
        found = self.listed(table)
        if found is not None and 0 < outcome <= len(found):
            return f"* {found[outcome - 1].text}"
        return "as the seed deals" if outcome == AS_SEEDED else f"sample {outcome} of {DRAWS}"


class Memory:
    """Hashes of everything each seat has seen, its own decisions included; computed on demand."""

    __slots__ = ("_digests", "_pending", "_task")

    def __init__(self, task: Task, digests: bytes = b""):
        self._task = task
        self._digests = np.frombuffer(digests, np.uint64).copy() if digests else np.zeros(task.players, np.uint64)
        self._pending: list[tuple[np.ndarray, int, int]] = []

    def __deepcopy__(self, memo: dict[int, Any]) -> Memory:
        copy = Memory(self._task, self._digests.tobytes())
        copy._pending = self._pending[:]
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        self._digest_all()
        return Memory, (self._task, self._digests.tobytes())

    def add(self, rows: np.ndarray, mover: int, action: int) -> None:
        """Add a decision (mover -1: a chance event) and the table after it."""
        self._pending.append((rows, mover, action))

    def _digest_all(self) -> None:
        task = self._task
        observation = np.zeros(task.game.obs_size, np.float32)
        for rows, mover, action in self._pending:
            task.engine.remember(task.loaded.rows, rows, mover, action, task.players, observation, self._digests)
        self._pending = []

    def digest(self, seat: int) -> int:
        """The digest of one seat."""
        self._digest_all()
        return int(self._digests[seat])

    def keep_only(self, seat: int) -> None:
        """Keep one seat's memory and clear the others'."""
        digest = self.digest(seat)
        self._digests[:] = 0
        self._digests[seat] = digest


class KoggeState(pyspiel.State):
    """A table between two decisions."""

    def __init__(self, game: KoggeGame):
        super().__init__(game)
        self._chance = ChanceNode(game.seed is not None, game.is_chance_exact)
        self._table = CompiledMatch(game.task, game.seed or 0)
        self._memory = Memory(game.task)

    def current_player(self) -> int:
        """The seat to decide, or chance."""
        if self._table.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self._table.is_chance_due else self._table.turn

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self._table.is_over

    def _legal_actions(self, player: int) -> list[int]:
        return [int(move) for move in self._table.moves]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes with their probabilities: with a seed only one, otherwise all possible ones, or 256 samples."""
        return self._chance.outcomes(self._table)

    def is_chance_listed(self) -> bool:
        """Does this chance node have all possible outcomes with exact probabilities, rather than samples?"""
        return self._table.is_chance_due and self._chance.listed(self._table) is not None

    def _apply_action(self, action: int) -> None:
        table, mover = self._table, -1
        if table.is_chance_due:
            self._chance.apply(table, action)
        else:
            mover = table.turn
            table.decide(action)
        self._memory.add(table.copied_rows(), mover, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self._chance.text(self._table, action)
        return self._table.task.loaded.move_texts[action]

    def returns(self) -> list[float]:
        """The final reward of each seat."""
        return self._table.rewards()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> KoggeState:
        """A state that this player cannot distinguish from this one, with everything else resampled."""
        copy: KoggeState = self.clone()
        copy._table.resample_hidden(player, int(sampler() * (1 << 53)))
        copy._memory.keep_only(player)
        return copy

    def __str__(self) -> str:
        player = self.current_player()
        now = "the game is over" if player == pyspiel.PlayerId.TERMINAL else "chance is next" if player < 0 else f"player {player} decides"
        digest = hashlib.blake2b(self._table.rows.tobytes(), digest_size=8).hexdigest()
        names = [f"player {seat}" for seat in range(self._table.task.players)]
        return f"{self._table.task.game.title}, {now}, table {digest}\n{as_plain_text(self._table.drawn(names=names))}"


class Observer:
    """OpenSpiel's observer: with perfect recall a text, without it a text and a tensor."""

    def __init__(self, task: Task, perfect_recall: bool):
        self._perfect_recall = perfect_recall
        self.tensor = None if perfect_recall else np.zeros(task.game.obs_size, np.float32)
        self.dict = {} if perfect_recall else {"observation": self.tensor}

    def set_from(self, state: KoggeState, player: int) -> None:
        """Write the tensor."""
        if self.tensor is None:
            raise BadOption("There is no information state tensor; use information_state_string or observation_tensor.", code="no_tensor")
        state._table.observe(player, self.tensor)

    def string_from(self, state: KoggeState, player: int) -> str:
        """The text."""
        if self._perfect_recall:
            return f"player {player} knows {state._memory.digest(player):016x}"
        return json.dumps(state._table.match().view(player + 1))


class RolloutEvaluator:
    """An evaluator for OpenSpiel's Python search bots: the mean reward of compiled random games."""

    def __init__(self, rollouts: int = 1, seed: int | None = None):
        self.rollouts, self._random = checked_whole(rollouts, "rollouts"), np.random.default_rng(seed)

    def evaluate(self, state: KoggeState) -> np.ndarray:
        """The mean reward of each seat."""
        rewards = np.zeros(state._table.task.players)
        for _ in range(self.rollouts):
            table = state._table.copy()
            table.reseed(self._number())
            table.play_out(self._number())
            rewards += table.rewards()
        return rewards / self.rollouts

    def _number(self) -> int:
        return int(self._random.integers(_LARGE))

    def prior(self, state: KoggeState) -> list[tuple[int, float]]:
        """A uniform prior over legal actions."""
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


def state_of(match: Match, reward: str = "win") -> KoggeState:
    """The position of a match as a state, for OpenSpiel's bots; its memory does not include the past."""
    params = {"players": checked_match(match).players, "options": "+".join(match.options), "reward": reward}
    state: KoggeState = GAMES[match.game.id](params).new_initial_state()
    if match.config != state._table.task.config:
        raise BadOption("Only a match with the standard box and the current rules can become a state.")
    state._table.set_position(match.rows)
    return state


# a class for each game, not a partial: OpenSpiel releases registered games after Python has shut down, which only a class survives
GAMES = {game: type(f"Kogge{game.title()}", (KoggeGame,), {"id": game}) for game in game_ids()}
for _id, _class in GAMES.items():
    pyspiel.register_game(GAME_TYPES[_id], _class)
