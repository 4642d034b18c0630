"""The command line: `kogge`. Bad input is one sentence and a non-zero exit, never a traceback."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

import kogge
from kogge.analysis.command import analyse
from kogge.arena.command import arena, chosen_options, own_bots_are_found_here
from kogge.data.command import dataset
from kogge.kit.checks import checked_names
from kogge.kit.errors import BadOption, KoggeError
from kogge.lab.command import lab
from kogge.progress import with_progress
from kogge.web.operating.admin_command import app as admin_app
from kogge.web.operating.command import serve
from kogge.web.operating.db_command import app as db_app

app = typer.Typer(
    help="Colonia, Hellweg Westfalicus and The Speicherstadt: play, simulate, check records.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)

app.command()(serve)
app.command()(analyse)
app.command()(arena)
app.command()(lab)
app.command()(dataset)
app.add_typer(db_app, name="db")
app.add_typer(admin_app, name="admin")
puzzles_app = typer.Typer(help="Puzzles: positions where exactly one move keeps the win share.", no_args_is_help=True)
app.add_typer(puzzles_app, name="puzzles")

GameId = Annotated[str, typer.Argument(help="Which game: see `kogge games`.", show_default=False)]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many players; the game's default if left out.")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", help="An option of the game; may be given several times.")]
Plain = Annotated[bool, typer.Option("--plain", help="No option at all, not even the default ones.")]
Seed = Annotated[int | None, typer.Option(help="The same seed gives the same chance.")]
BoxPath = Annotated[Path | None, typer.Option("--box", help="Another box file.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


def print_version(wanted: bool) -> None:
    """Answer `--version`."""
    if wanted:
        print(f"kogge {kogge.__version__}")
        raise typer.Exit


@app.callback()
def before_any_command(
    version: Annotated[bool, typer.Option("--version", callback=print_version, is_eager=True, help="Say which version this is.")] = False,
) -> None:
    """Colonia, Hellweg Westfalicus and The Speicherstadt: play, simulate, check records."""


def main() -> None:
    """Run a command; what is wrong is said in one sentence."""
    try:
        app()
    except KoggeError as error:
        sys.exit(f"kogge: {error}")
    except OSError as error:
        sys.exit(f"kogge: {error.filename or 'the system'}: {error.strerror or error}.")
    except ModuleNotFoundError as error:
        if (error.name or "").split(".")[0] == "kogge":
            raise
        sys.exit(f"kogge: this needs the Python package {error.name!r}, which an extra of kogge installs: see the README.")
    except KeyboardInterrupt:
        sys.exit("kogge: stopped.")


@app.command()
def games(as_json: AsJson = False) -> None:
    """The games with their players and options."""
    known = kogge.games()
    if as_json:
        print(json.dumps({id: dict(about) for id, about in known.items()}, indent=2))
        return
    from rich.console import Console
    from rich.table import Table

    table = Table(title="Games")
    for heading in ("id", "title", "players", "options (* = on by default)"):
        table.add_column(heading)
    for id, about in known.items():
        options = [f"{name}{'*' if name in about.default_options else ''}: {what}" for name, what in about.options.items()]
        table.add_row(id, about.title, f"{about.players[0]}-{about.players[-1]}", "\n".join(options) or "none")
    Console().print(table)


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="Which game: see `kogge games`.", show_default=False)] = None,
    players: Players = None,
    seed: Seed = None,
    option: Options = None,
    plain: Plain = False,
    box: BoxPath = None,
    seat: Annotated[list[int] | None, typer.Option(help="A seat played at this keyboard; may be given several times. Default: 1.")] = None,
    bots: Annotated[
        str,
        typer.Option(help="Who plays the other seats: random, easy, medium, net, hard, hard@200ms, hard@5000, expert, or module:callable."),
    ] = "medium",
    name: Annotated[str, typer.Option(help="Your name.")] = "You",
    begin_from: Annotated[Path | None, typer.Option("--from", help="Go on with the game of a record.")] = None,
    at: Annotated[int | None, typer.Option(help="With --from: play on from after this line of the record, with new chance.")] = None,
    as_it_was: Annotated[
        bool, typer.Option("--as-it-was", help="With --at: what your seat could not know stays as it was, instead of being dealt anew.")
    ] = False,
) -> None:
    """Play in the terminal."""
    from rich.console import Console

    from kogge.terminal import TerminalTable, bot_of_level

    if begin_from:
        if game:
            raise BadOption("Give a game or --from FILE, not both.")
        match = kogge.load(begin_from) if at is None else kogge.fork(begin_from, at, known_to(seat, as_it_was), seed)
    elif game:
        match = kogge.new(game, players, seed, chosen_options(option, plain), box)
    else:
        raise BadOption(f"Which game? Write for example: kogge play {kogge.game_ids()[-1]}. The games are {', '.join(kogge.game_ids())}.")
    own_bots_are_found_here()
    people = sorted(set(seat or [1]))
    for number in people:
        if not 1 <= number <= match.players:
            raise BadOption(f"There is no seat {number}; seats are 1 to {match.players}.")
    if match.names is None:
        label = [name if len(people) == 1 else f"{name} {number}" for number in people]
        match.names = checked_names(
            [label[people.index(n)] if n in people else f"{bots} {n}" for n in range(1, match.players + 1)], match.players
        )
    TerminalTable(match, people, bot_of_level(bots, seed), Console()).play()


def known_to(seats: list[int] | None, as_it_was: bool) -> int | None:
    """The seat that a fork is dealt anew for; None, as it was, where several share the keyboard: each would see what the others know."""
    return None if as_it_was or len(set(seats or [1])) > 1 else (seats or [1])[0]


@app.command()
def check(
    files: Annotated[list[Path], typer.Argument(help="Records to check.", show_default=False)],
    as_json: AsJson = False,
) -> None:
    """Check records: each is played by the rules from its first line to its last."""
    reports = [report_on(path) for path in files]
    for report in reports:
        if not as_json:
            print(f"{report['file']}: {report['says']}")
    if as_json:
        print(json.dumps(reports, indent=2))
    if not all(report["valid"] for report in reports):
        raise typer.Exit(1)


def report_on(path: Path) -> dict[str, Any]:
    """What there is to say about one record file."""
    try:
        match = kogge.load(path)
    except KoggeError as error:
        return {"file": str(path), "valid": False, "says": str(error).removeprefix(f"{path} ")}
    state = f"finished, points {match.points()}, won by {match.winners()}" if match.is_over else f"running, seat {match.seat} to decide"
    return {
        "file": str(path),
        "valid": True,
        "says": f"valid, {match.game.id}, {match.players} players, {len(match.lines)} events, {state}.",
        "game": match.game.id,
        "players": match.players,
        "events": len(match.lines),
        "over": match.is_over,
        "points": match.points(),
        "winners": match.winners(),
    }


@app.command("check-game")
def check_game(game: GameId, as_json: AsJson = False) -> None:
    """Check a game: does it keep what the contract promises of every game?"""
    from kogge import check

    findings = []
    for found in check.check_game(kogge.game_by_id(game).id):
        findings.append(found)
        if not as_json:
            print(
                f"{'BROKEN' if found.broken else 'kept  '}  {found.promise}.",
                f"\n        {found.broken}" if found.broken else "",
                flush=True,
            )
    broken = sum(bool(found.broken) for found in findings)
    if as_json:
        print(json.dumps([{"promise": found.promise, "kept": not found.broken, "says": found.broken} for found in findings], indent=2))
    else:
        print(f"{game}: {len(findings) - broken} promises kept, {broken} broken.")
    if broken:
        raise typer.Exit(1)


@app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True}, add_help_option=False)
def train(context: typer.Context) -> None:
    """Train a net by self-play; needs the extra `train`. `kogge train --help` says what may be given."""
    from kogge.train import command

    command.train(context.args)


@app.command()
def simulate(
    game: GameId,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.", min=1)] = 100_000,
    seed: Annotated[int, typer.Option(help="The first game's seed; the others follow.", min=0)] = 1,
    option: Options = None,
    plain: Plain = False,
    box: BoxPath = None,
    jobs: Annotated[int, typer.Option(help="Cores to use.", min=1)] = 1,
    device: Annotated[str, typer.Option(help="cpu or gpu.")] = "cpu",
    as_json: AsJson = False,
) -> None:
    """Play many random games in compiled code: games per second, points and win share by seat."""
    from kogge import simulate as simulation

    def run(played: Any) -> dict[str, Any]:
        return simulation.simulate(game, players, chosen_options(option, plain), games, seed, jobs, box, played, device)

    if as_json:
        print(json.dumps(run(lambda _: None)))
        return
    print_simulation(with_progress(games, run, "compiling, then playing"))


@puzzles_app.command("make")
def make_puzzles(
    game: GameId,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games the bots play.", min=1)] = 20,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.", min=0)] = 1,
    option: Options = None,
    plain: Plain = False,
    level: Annotated[str, typer.Option(help="Who plays the games.")] = "medium",
    quick: Annotated[int, typer.Option(help="Simulations at every decision.", min=1)] = 400,
    deep: Annotated[int, typer.Option(help="Games imagined after every move, each time that a puzzle is checked.", min=1)] = 4000,
    out: Annotated[Path, typer.Option(help="The file to write.")] = Path("puzzles.toml"),
) -> None:
    """Find puzzles in games that bots play: where exactly one move keeps the win share, checked at depth."""
    from kogge.puzzles import find_puzzles, write_puzzles

    setting = kogge.setting_of(game, players, chosen_options(option, plain))
    found = []
    how = f"kogge puzzles make {game} --players {setting.players} --games {games} --seed {seed} --level {level}"
    for puzzle in find_puzzles(setting, games, seed, level, quick, deep):
        found.append(puzzle)
        print(f"{puzzle.move}: keeps {puzzle.share:.0%}, the next best {puzzle.next:.0%}", flush=True)
        write_puzzles(out, found, f"{how} --quick {quick} --deep {deep}")
    print(f"{len(found)} puzzles in {games} games" + (f", written to {out}." if found else "."))


def print_simulation(found: dict[str, Any]) -> None:
    """A simulation as a table."""
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"{found['game']}, {found['players']} players, {found['games']:,} random games")
    for heading in ("seat", "win share", "mean points"):
        table.add_column(heading, justify="right")
    for seat in range(found["players"]):
        table.add_row(str(seat + 1), f"{found['win_share'][seat]:.1%}", f"{found['mean_points'][seat]:.2f}")
    Console().print(table)
    print(
        f"{found['games_per_second']:,.0f} games/s, {found['decisions_per_second']:,.0f} decisions/s "
        f"({found['decisions']:,} decisions in {found['seconds']:.2f} s)"
    )


if __name__ == "__main__":
    main()
