"""`kogge train`: train a net.

kogge train GAME --minutes 6 --device gpu -o runs/long
kogge train GAME --updates 20 --tables 256 --steps 64 --minibatch 2048 --width 64 -o runs/small
kogge train GAME --label --from NET --minutes 30 --tables 160 --teacher-positions 40 -o labels
kogge train GAME --labels labels --from NET --updates 1 --minibatch 2048 -o runs/taught
kogge train GAME --demonstrate games --minutes 10 && kogge train GAME --imitate games --updates 8 --minibatch 2048 -o runs/imitation
"""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from kogge.cli.options import MAX_COUNT, MAX_SEED, GameId, check_finite, check_folder
from kogge.engine.errors import BadOption
from kogge.engine.validation import checked_choice
from kogge.games import game_by_id
from kogge.train.recipe import Recipe, rewards_of

RECIPE_HELP = {
    "tables": "Tables that play at the same time.",
    "steps": "Decisions at every table between two updates.",
    "epochs": "Passes over the decisions in every update.",
    "minibatch": "Decisions in one step of the optimiser.",
    "width": "Width of the net's layers.",
    "blocks": "Residual blocks of the net.",
    "learning_rate": "Learning rate at the start; it falls to 0.",
    "entropy_weight": "Weight of the entropy bonus at the start.",
    "gae_lambda": "Lambda of the advantage estimate, from one decision of a seat to its next.",
    "clip": "Clipping range of the policy ratio.",
    "value_weight": "Weight of the value loss.",
    "max_gradient_norm": "Largest norm of a gradient.",
    "default_share": "Part of the tables with the game's default players and options; the others use every configuration equally.",
    "against_share": "With --against: part of the tables where one seat learns and frozen nets play the others.",
    "opponent_temperature": "Temperature of the frozen nets.",
    "sharpness": "With --imitate: the exponent of the visits; above 1 the target policy prefers the most visited move more.",
    "points_weight": "Weight of the reward for points at the start.",
    "policy_weight": "Weight of PPO's policy loss.",
    "teacher_weight": "Weight of the teacher's loss.",
    "teacher_positions": "Positions per step at which a teacher tries moves by rollouts; 0: no teacher.",
    "teacher_moves": "Moves that the teacher tries at a position, at most.",
    "teacher_rollouts": "Rollouts of each move in the first round of sequential halving; each later round doubles them.",
    "teacher_horizon": "Chance events until a rollout ends; 0: as in the search.",
    "teacher_win_weight": "Weight of the win in the gain of a rollout; the lead in points has the rest.",
    "teacher_softness": "Temperature at which the teacher samples moves and compares policies.",
    "teacher_spread": "The usual difference between the gains of two moves; a gain with this standard error counts half.",
    "teacher_temperature": "A move that gains more by this (gains lie between 0 and 1) becomes e times as likely.",
    "teacher_memory": "Positions of the teacher in memory.",
    "teacher_batch": "Positions of the teacher in one step of the optimiser.",
    "win": "Reward for a win; default: the game's own.",
    "points": "Reward for a point; default: the game's own.",
    "seed": "The same seed gives the same run.",
}
MEDIUM = "medium"
SET_BY_THE_GAME = ("win", "points")  # each game's training.toml says how much


def recipe_options() -> list[inspect.Parameter]:
    """A command-line option for each field of the recipe."""
    found = []
    for field in dataclasses.fields(Recipe):
        limits: dict[str, Any] = {"min": 0.0, "callback": check_finite}
        if isinstance(field.default, int):
            limits = {"min": 0, "max": MAX_SEED} if field.name == "seed" else {"min": int(field.default > 0), "max": MAX_COUNT}
        by_the_game = field.name in SET_BY_THE_GAME
        kind: Any = float | None if by_the_game else type(field.default)
        option = typer.Option(f"--{field.name.replace('_', '-')}", help=RECIPE_HELP[field.name], rich_help_panel="Recipe", **limits)
        default = None if by_the_game else field.default
        found.append(inspect.Parameter(field.name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=Annotated[kind, option]))
    return found


def with_recipe_options(command: Callable[..., None]) -> Callable[..., None]:
    """Replace a command's `**recipe` by one option for each field of the recipe, for typer to list and check."""
    signature = inspect.signature(command, eval_str=True)
    own = [parameter for parameter in signature.parameters.values() if parameter.kind is not inspect.Parameter.VAR_KEYWORD]
    parameters = [*own, *recipe_options()]
    command.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    command.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return command


def check_opponents(paths: list[Path] | None) -> list[Path] | None:
    """The nets to play against, or `medium`; a file that does not exist is refused."""
    for path in paths or []:
        if path.name != MEDIUM and not path.is_file():
            raise typer.BadParameter(f"File '{path}' does not exist; an opponent is a net's file or {MEDIUM}.")
    return paths


@with_recipe_options
def train(
    game: GameId,
    minutes: Annotated[
        float | None,
        typer.Option("--minutes", min=0, callback=check_finite, help="How long to train, without compilation; 0 only compiles."),
    ] = None,
    updates: Annotated[
        int | None,
        typer.Option("--updates", min=0, max=MAX_COUNT, help="How many updates, instead of or besides --minutes."),
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="FOLDER", callback=check_folder, help="The folder for weights, checkpoint, log and plot."),
    ] = None,
    device: Annotated[str, typer.Option("--device", help="Where to train: cpu or gpu.")] = "cpu",
    resume: Annotated[bool, typer.Option("--resume", help="Continue the run in --output.")] = False,
    begin_from: Annotated[Path | None, typer.Option("--from", metavar="NET", help="Begin with the weights of this net.")] = None,
    against: Annotated[
        list[Path] | None,
        typer.Option(
            "--against",
            metavar="NET",
            callback=check_opponents,
            help="Learn to beat this frozen net, or `medium`, in the other seats; may be repeated.",
        ),
    ] = None,
    imitate: Annotated[
        Path | None,
        typer.Option("--imitate", metavar="FOLDER", callback=check_folder, help="Learn from the demonstrations in this folder."),
    ] = None,
    labels: Annotated[
        Path | None,
        typer.Option("--labels", metavar="FOLDER", callback=check_folder, help="Learn from the labelled positions in this folder."),
    ] = None,
    label: Annotated[
        bool,
        typer.Option(
            "--label",
            help="Do not train: let the net play, compare moves by rollouts, and write these positions to --output; --updates are files.",
        ),
    ] = False,
    demonstrate: Annotated[
        Path | None,
        typer.Option(
            "--demonstrate", metavar="FOLDER", callback=check_folder, help="Do not train: let `hard` play, and write its games here."
        ),
    ] = None,
    expert: Annotated[
        bool, typer.Option("--expert", help="With --demonstrate: let `expert` play, with the net of --from or the game's own.")
    ] = False,
    games: Annotated[int | None, typer.Option("--games", "-n", min=1, max=MAX_COUNT, help="With --demonstrate: how many games.")] = None,
    simulations: Annotated[
        int, typer.Option("--simulations", min=1, max=MAX_COUNT, help="With --demonstrate: simulations for each decision.")
    ] = 300,
    pool: Annotated[
        list[Path] | None,
        typer.Option("--pool", metavar="NET", help="Measure against this net as well; may be repeated."),
    ] = None,
    save_every: Annotated[float, typer.Option("--save-every", min=0, callback=check_finite, help="Seconds between two saves.")] = 60.0,
    measure_every: Annotated[
        float, typer.Option("--measure-every", min=0, callback=check_finite, help="Seconds between two measurements of strength.")
    ] = 45.0,
    measured_games: Annotated[
        int, typer.Option("--measured-games", min=0, max=MAX_COUNT, help="Games in a measurement; 0 measures nothing.")
    ] = 2048,
    **recipe: Any,
) -> None:
    """Train a net by self-play; needs the extra `train`, and on a GPU the extra `gpu`."""
    known = game_by_id(game)
    checked_choice(device, ("cpu", "gpu"), "device")
    if minutes is None and (games if demonstrate else updates) is None:
        raise BadOption(f"The length of the run is missing: use --minutes or {'--games' if demonstrate else '--updates'}.")
    if output is None and demonstrate is None:
        raise BadOption("The output folder is missing: use --output FOLDER.")
    chosen = Recipe(**{**rewards_of(known), **{name: value for name, value in recipe.items() if value is not None}})
    seconds = None if minutes is None else 60 * minutes
    if demonstrate:
        from kogge.train.demonstrations import write_demonstration_games

        if begin_from and not expert:
            raise BadOption("`hard` plays without a net: with --demonstrate, --from needs --expert.")
        write_demonstration_games(
            known, demonstrate, chosen.seed, simulations, chosen.default_share, games, seconds, _print_now, expert, begin_from
        )
        return
    assert output is not None
    from kogge.bots.weights import read_weights

    for net in (*([begin_from] if begin_from else []), *(net for net in against or [] if net.name != MEDIUM), *(pool or [])):
        read_weights(net)  # refuse a file that is not a net before anything is compiled
    from kogge.train.run import Bounds, Run  # torch is imported here, after the arguments are checked

    bounds = Bounds(seconds, updates, save_every, measure_every, measured_games)
    run = Run(known, chosen, bounds, output, "cuda" if device == "gpu" else "cpu", _print_now)
    if begin_from:
        run.begin_from(begin_from)
    if against:
        run.play_against(against)
    if imitate:
        run.learn_from(imitate)
    for path in pool or []:
        run.measure_against(path)
    if labels:
        run.learn_from_labels(labels)
    if label:
        run.write_labels()
        return
    if resume:
        run.resume()
    run.train()


def _print_now(text: str) -> None:
    print(text, flush=True)
