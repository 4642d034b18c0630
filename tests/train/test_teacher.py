"""The teacher: moves tried by rollouts at positions of the net's own games."""

from __future__ import annotations

import pytest

torch = pytest.importorskip("torch", reason="the extra train is not installed: training is NOT tested")

from kogge.engine.config import GameConfig  # noqa: E402
from kogge.games import game_by_id, game_ids  # noqa: E402
from kogge.train.net import Net, shape_for  # noqa: E402
from kogge.train.ppo import Learner  # noqa: E402
from kogge.train.recipe import Recipe, scheduled  # noqa: E402
from kogge.train.rollout import ILLEGAL_LOGIT, Rollout  # noqa: E402
from kogge.train.tables import tables_on  # noqa: E402
from kogge.train.teacher import Teacher, likely_moves  # noqa: E402

pytestmark = pytest.mark.usefixtures("one_thread")

CPU = torch.device("cpu")
SMALL = {"tables": 6, "steps": 4, "width": 16, "blocks": 1, "minibatch": 16}
TAUGHT = {"teacher_positions": 3, "teacher_moves": 4, "teacher_rollouts": 2, "teacher_memory": 8, "teacher_batch": 16}


def taught(id, **changed):
    """A net, a rollout and its teacher, at tables of a game."""
    recipe, game = Recipe(**{**SMALL, **TAUGHT, **changed}), game_by_id(id)
    tables = tables_on(CPU, [GameConfig(game)] * recipe.tables, 3)
    learner = Learner(Net(shape_for(game, recipe.width, recipe.blocks)), recipe, torch.float32)
    return learner, Rollout(tables, recipe, torch.float32), Teacher(tables, recipe, torch.float32)


class KnownGains:
    """Synthetic tables where a move gains its number in hundredths, plus luck of the rollout that is the same for all moves."""

    def __init__(self):
        self.rollouts_of = {}

    def try_moves(self, places, actions, seeds, first, rollouts, parameters):
        for action in actions.tolist():
            self.rollouts_of[action] = self.rollouts_of.get(action, 0) + rollouts
        luck = (torch.arange(first, first + rollouts) % 3).float()[None] + places[:, None]
        return torch.where(actions[:, None] >= 0, actions[:, None] / 100 + luck, 0.0)


@pytest.mark.about("speicherstadt")
def test_the_better_half_of_the_moves_is_tried_more_and_differences_in_gain_are_preserved():
    teacher, moves = taught("speicherstadt", teacher_moves=8)[2], torch.tensor([[7, 1, 5, 3, 0, 6, 2, 4], [9, 8, -1, -1, -1, -1, -1, -1]])
    teacher.tables = KnownGains()
    gains, errors = teacher._gains_by_halving(torch.tensor([0, 1]), moves, torch.tensor([1, 2]))
    assert (gains[0] - gains[0, 4]).tolist() == pytest.approx([move / 100 for move in moves[0].tolist()], abs=1e-5)
    assert (gains[1, 0] - gains[1, 1]).item() == pytest.approx(0.01, abs=1e-5)
    assert (gains[1, 2:] == ILLEGAL_LOGIT).all()
    assert (errors < 0.02).all(), "luck that all moves share is no error"
    assert [teacher.tables.rollouts_of[move] for move in (0, 3, 4, 5, 6, 7)] == [2, 2, 6, 6, 14, 14]


def test_moves_are_drawn_from_the_policy_and_only_legal_ones():
    logs = torch.tensor([[-0.01, -5.0, ILLEGAL_LOGIT, -5.0], [ILLEGAL_LOGIT, ILLEGAL_LOGIT, 0.0, ILLEGAL_LOGIT]])
    drawn = torch.cat([likely_moves(logs, 1.0, 2, torch.Generator().manual_seed(seed)) for seed in range(50)])
    assert set(drawn[0::2].flatten().tolist()) == {0, 1, 3}
    assert (drawn[0::2, 0] == 0).sum() > 40, "the likely move comes first nearly always"
    assert (drawn[1::2] == torch.tensor([2, -1])).all()
    softly = torch.cat([likely_moves(logs, 4.0, 2, torch.Generator().manual_seed(seed)) for seed in range(50)])
    assert (softly[0::2, 0] == 0).sum() < 40, "at a high temperature the others come first more often"
    assert (softly[1::2] == torch.tensor([2, -1])).all()


@pytest.mark.parametrize("id", game_ids())
def test_positions_are_kept_with_the_gains_of_their_legal_moves(id):
    learner, rollout, teacher = taught(id)
    rollout.collect(learner.net, torch.Generator().manual_seed(1), teacher=teacher)
    positions = teacher.positions
    assert positions.filled == SMALL["steps"] * TAUGHT["teacher_positions"]
    is_move = positions.moves >= 0
    assert is_move.any(1).all()
    assert ((positions.gains > 0) == is_move).all(), "a gain lies between 0 and 1; what is no move has none"
    assert (positions.gains < 1).all()
    assert (positions.errors[is_move] < 0.5).all()


@pytest.mark.about("speicherstadt")
def test_where_moves_gain_the_same_the_policy_stays_as_it_is():
    learner, rollout, teacher = taught("speicherstadt")
    random = torch.Generator().manual_seed(1)
    rollout.collect(learner.net, random, teacher=teacher)
    found, pulls = teacher.positions.gains, []
    for gains in (torch.full_like(found, 0.5), found):
        teacher.positions.gains = gains
        learner.net.zero_grad()
        teacher.loss(learner.net, random)[0].backward()
        pulls.append(learner.net.policy.weight.grad.norm().item())
    assert pulls[0] < 0.01 * pulls[1], "the policy before is stored in half precision"


@pytest.mark.about("speicherstadt")
def test_a_gain_counts_less_the_noisier_it_is():
    learner, rollout, teacher = taught("speicherstadt")
    rollout.collect(learner.net, torch.Generator().manual_seed(1), teacher=teacher)
    positions, part = teacher.positions, torch.arange(len(teacher.positions))
    pulls = []
    for error in (0.0, teacher.recipe.teacher_spread, 1.0):
        positions.errors.fill_(error)
        logits = positions.logs[part].float().requires_grad_()
        positions.loss(logits, part, teacher.recipe)[0].backward()
        pulls.append(logits.grad.norm().item())
    assert pulls[1] == pytest.approx(pulls[0] / 2, rel=1e-3)
    assert pulls[2] < pulls[0] / 1000


@pytest.mark.about("speicherstadt")
def test_the_net_learns_to_prefer_what_gains_most():
    learner, rollout, teacher = taught("speicherstadt", policy_weight=0.0, learning_rate=3e-3, teacher_weight=3.0)
    random = torch.Generator().manual_seed(1)
    rollout.collect(learner.net, random, teacher=teacher)
    metrics = [learner.update(rollout, scheduled(learner.recipe, 0.0), random, teacher) for _ in range(40)]
    assert metrics[-1]["regret"] < 0.5 * metrics[0]["regret"]
    assert metrics[-1]["agreement"] > metrics[0]["agreement"]
