"""`kogge games` and `kogge play`: list the games, play one in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import kogge
from kogge.cli.options import MAX_COUNT, MAX_SEED, AsJson, Bot, Box, Options, Players, find_local_bots, option_set
from kogge.cli.output import print_json, print_table
from kogge.engine.errors import BadOption
from kogge.engine.validation import checked_names


def games(as_json: AsJson = False) -> None:
    """List the games with their players and options."""
    known = kogge.list_games()
    if as_json:
        print_json({id: dict(about) for id, about in known.items()})
        return
    rows = [["id", "title", "players", "options (* = on by default)"]]
    for id, about in known.items():
        options = [f"{name}{'*' if name in about.default_options else ''}: {what}" for name, what in about.options.items()]
        rows.append([id, about.title, f"{about.players[0]}-{about.players[-1]}", "\n".join(options) or "none"])
    print_table("Games", rows, left=4)


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game, as `kogge games` lists it; not with --from.", show_default=False)
    ] = None,
    players: Players = None,
    seed: Annotated[int | None, typer.Option("--seed", min=0, max=MAX_SEED, help="The same seed gives the same chance events.")] = None,
    options: Options = None,
    box: Box = None,
    seat: Annotated[
        list[int] | None, typer.Option("--seat", min=1, help="A seat played at this keyboard; may be repeated. Default: 1.")
    ] = None,
    bot: Bot = "medium",
    name: Annotated[str, typer.Option("--name", help="Your name.")] = "You",
    begin_from: Annotated[Path | None, typer.Option("--from", metavar="FILE", help="Continue the game of a record.")] = None,
    at: Annotated[
        int | None, typer.Option("--at", min=0, max=MAX_COUNT, help="With --from: continue after this line, with new chance events.")
    ] = None,
    keep_hidden: Annotated[
        bool, typer.Option("--keep-hidden", help="With --at: keep what your seat could not know, instead of redealing it.")
    ] = False,
) -> None:
    """Play a game in the terminal."""
    from rich.console import Console

    from kogge.cli.terminal import TerminalTable, bot_of_level

    if begin_from:
        if game:
            raise BadOption("Use a game or --from FILE, not both.")
        match = kogge.load(begin_from) if at is None else kogge.fork(begin_from, at, known_to(seat, keep_hidden), seed)
    elif game:
        match = kogge.new(game, players, seed, option_set(options), box)
    else:
        raise BadOption(f"Which game? Write for example: kogge play {kogge.game_ids()[-1]}. The games are {', '.join(kogge.game_ids())}.")
    find_local_bots()
    people = sorted(set(seat or [1]))
    for number in people:
        if not 1 <= number <= match.players:
            raise BadOption(f"There is no seat {number}; seats are 1 to {match.players}.")
    if match.names is None:
        label = [name if len(people) == 1 else f"{name} {number}" for number in people]
        match.names = checked_names(
            [label[people.index(n)] if n in people else f"{bot} {n}" for n in range(1, match.players + 1)], match.players
        )
    TerminalTable(match, people, bot_of_level(bot, seed), Console()).play()


def known_to(seats: list[int] | None, keep_hidden: bool) -> int | None:
    """The seat for which a fork redeals what it cannot know; None (redeal nothing) if several people share the keyboard."""
    return None if keep_hidden or len(set(seats or [1])) > 1 else (seats or [1])[0]
