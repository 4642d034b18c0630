"""`kogge check` and `kogge check-game`: check records, check the implementation of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

import kogge
from kogge.cli.options import AsJson, GameId
from kogge.cli.output import print_json
from kogge.engine.errors import KoggeError


def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="The records to check.", show_default=False)],
    as_json: AsJson = False,
) -> None:
    """Check records by replaying each of them by the rules."""
    reports = [report_on(path) for path in files]
    if as_json:
        print_json(reports)
    else:
        for report in reports:
            print(f"{report['file']}: {report['says']}")
    if not all(report["valid"] for report in reports):
        raise typer.Exit(1)


def report_on(path: Path) -> dict[str, Any]:
    """The result of checking one record file, as JSON values."""
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


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Lowercase letters, digits and underscores.", show_default=False)],
    folder: Annotated[Path, typer.Option("--folder", metavar="FOLDER", help="Where to create the package's folder.")] = Path(),
) -> None:
    """Write an installable package with the smallest complete game and its tests, as a starting point for your own game."""
    from kogge.skeleton import new_game

    written = new_game(name, folder)
    print(f"{len(written)} files in {folder / name}. Next: pip install -e {folder / name}; kogge check-game {name}; kogge play {name}.")


def check_game(game: GameId, as_json: AsJson = False) -> None:
    """Check that a game keeps the contract of all games."""
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
        print_json([{"promise": found.promise, "kept": not found.broken, "says": found.broken} for found in findings])
    else:
        print(f"{game}: {len(findings) - broken} promises kept, {broken} broken.")
    if broken:
        raise typer.Exit(1)
