"""`kogge train GAME` and `python -m kogge.train GAME`: one command makes a net that plays.

kogge train GAME --minutes 6 --device cuda --out runs/long
kogge train GAME --updates 20 --tables 256 --steps 64 --minibatch 2048 --width 64 --out runs/small
kogge train GAME --show shown --minutes 10 && kogge train GAME --like shown --updates 8 --minibatch 2048 --out runs/like
"""

from __future__ import annotations

import argparse
import dataclasses
import sys
from collections.abc import Sequence
from pathlib import Path

from kogge.games import game_by_id
from kogge.kit.errors import BadOption, KoggeError
from kogge.train.recipe import Recipe, pay_of


def parser() -> argparse.ArgumentParser:
    """What may be said on the command line. Every number of the recipe has an option of its name."""
    made = argparse.ArgumentParser("kogge train", description="Train a net by self-play. Needs the extra `train`; a GPU also `gpu`.")
    made.add_argument("game", help="which game: see `kogge games`")
    made.add_argument("--minutes", type=float, help="how long to learn; what is compiled first does not count. 0: only compile")
    made.add_argument("--updates", type=int, help="how often to learn, instead of or besides --minutes; the same seed gives the same run")
    made.add_argument("--out", type=Path, help="the folder for weights, checkpoint, log and picture")
    made.add_argument("--device", default="cpu", help="cpu or cuda")
    made.add_argument("--go-on", action="store_true", help="take up the run whose files lie in --out")
    made.add_argument("--from", dest="begin_from", type=Path, help="begin with the weights of this net")
    made.add_argument("--against", type=Path, nargs="+", default=[], help="learn to beat these nets, frozen in all other seats")
    made.add_argument("--like", type=Path, metavar="FOLDER", help="learn from the games shown in this folder, instead of playing")
    made.add_argument("--show", type=Path, metavar="FOLDER", help="learn nothing: let `hard` play, and show its games in this folder")
    made.add_argument("--by-expert", action="store_true", help="let `expert` show instead, with the net of --from or the game's own")
    made.add_argument("--games", type=int, help="how many to show, instead of or besides --minutes")
    made.add_argument("--simulations", type=int, default=300, help="how long it thinks in what it shows")
    made.add_argument("--pool", type=Path, nargs="*", default=[], help="nets to be measured against as well")
    made.add_argument("--save-every", type=float, default=60.0, help="seconds between two saves")
    made.add_argument("--measure-every", type=float, default=45.0, help="seconds between two measurements of strength")
    made.add_argument("--measured-games", type=int, default=2048, help="games in a measurement; 0: none")
    for field in dataclasses.fields(Recipe):
        default = None if field.name in ("win", "points") else field.default
        kind = type(field.default)
        made.add_argument(f"--{field.name.replace('_', '-')}", type=kind, default=default, help=f"default: {default or 'as the game pays'}")
    return made


def train(given: Sequence[str]) -> None:
    """Do what the command line says."""
    asked = parser().parse_args(given)
    game = game_by_id(asked.game)
    if asked.minutes is None and (asked.games if asked.show else asked.updates) is None:
        raise BadOption("How long? Give --minutes or --games." if asked.show else "How long? Give --minutes or --updates.")
    if asked.out is None and asked.show is None:
        raise BadOption("Where to? Give --out.")
    chosen = {field.name: getattr(asked, field.name) for field in dataclasses.fields(Recipe) if getattr(asked, field.name) is not None}
    recipe = Recipe(**{**pay_of(game), **chosen})

    seconds = None if asked.minutes is None else 60 * asked.minutes

    def say(text: str) -> None:
        print(text, flush=True)

    if asked.show:
        from kogge.train.shown import show

        if asked.begin_from and not asked.by_expert:
            raise BadOption("`hard` plays without a net: with --show, --from goes with --by-expert.")
        searched = (recipe.seed, asked.simulations, recipe.default_share)
        show(game, asked.show, *searched, asked.games, seconds, say, asked.by_expert, asked.begin_from)
        return
    from kogge.train.run import Bounds, Run  # torch is imported here, not before the command line was understood

    bounds = Bounds(seconds, asked.updates, asked.save_every, asked.measure_every, asked.measured_games)
    run = Run(game, recipe, bounds, asked.out, asked.device, say)
    if asked.begin_from:
        run.begin_from(asked.begin_from)
    if asked.against:
        run.play_against(asked.against)
    if asked.like:
        run.learn_from(asked.like)
    for path in asked.pool:
        run.measure_against(path)
    if asked.go_on:
        run.go_on()
    run.go()


def main() -> None:
    """Train; what is wrong is said in one sentence."""
    try:
        train(sys.argv[1:])
    except KoggeError as error:
        sys.exit(f"kogge: {error}")
