"""The lobby: start a game, join a table, open a new table; and the rules of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData

import kogge
from kogge.engine.contract import Game
from kogge.games import game_by_id, game_ids
from kogge.learn.exercises import lessons_of
from kogge.web import problems
from kogge.web.accounts.users import User
from kogge.web.dependencies import Number, OptionalUser, TableServiceDep, redirect, renamed_user, token_check
from kogge.web.i18n.translation import Duration, board_of, box_data, games_by_complexity, has_file, say
from kogge.web.learn.service import attempt_view, course_of, puzzle_of_today
from kogge.web.live.hub import LOBBY, EventStream, Hub
from kogge.web.services import services_of
from kogge.web.tables.clocks import clock_from_form
from kogge.web.tables.service import Place
from kogge.web.tables.stand_ins import ABSENCE_TIMEOUT
from kogge.web.tables.table_view import TableView
from kogge.web.templating import page

router = APIRouter(include_in_schema=False)

BOTS_COOKIE = "bots"  # level and number of the bots chosen last in the lobby
BOTS_COOKIE_SECONDS = 365 * 86_400
ABSENCE_TIMEOUTS = [
    (seconds, Duration(seconds)) for seconds in (60, ABSENCE_TIMEOUT, 600, 3600, 86_400, 3 * 86_400)
]  # what the host of a table may choose
NEWCOMERS = "beginner"  # the level at a first table: against it, even random sensible moves win a fair share (docs/strength.md)


@router.get("/")
def lobby(request: Request, site: TableServiceDep, user: OptionalUser, saved: bool = False) -> Response:
    """The lobby page: games to start, tables to join, the user's tables."""
    mine = site.store.tables_of(user.id) if user else []
    invitations = site.store.invitations(user.id) if user else []
    free = [row for row in site.store.listed_tables("open") if row.id not in {table.id for table in [*mine, *invitations]}]
    seats = site.store.seats_at([row.id for row in [*mine, *invitations, *free]])
    boards = {game: board_of(game) for game in games_by_complexity()}
    solved = services_of(request).solved.solved_by(user.id) if user else set()
    more = {"solved": solved, "puzzles": {game: puzzle_of_today(game) for game in game_ids()}, "saved": saved}
    more["invitations"] = invitations
    more["levels"] = {game: _lobby_levels(site.levels(game)) for game in game_ids()}
    more["bots"] = {game: _remembered_bots(request, game, site.levels(game)) for game in game_ids()}
    return page(request, "lobby.html", 200, mine=mine, free=free, seats=seats, boards=boards, games=kogge.list_games(), **more)


def _lobby_levels(levels: Sequence[str]) -> Sequence[str]:
    """The levels that the lobby offers with one tap; the others are in the form for a new game."""
    return [level for level in ("beginner", "easy", "medium", "hard", "expert") if level in levels] or levels


def _remembered_bots(request: Request, game: str, levels: Sequence[str]) -> tuple[str, int]:
    """Level and number of the bots that were chosen last; for newcomers the level that they can beat, and the usual number."""
    about = kogge.list_games()[game]
    level, _, count = request.cookies.get(BOTS_COOKIE, "").partition("-")
    counts = [players - 1 for players in about["players"] if players > 1]
    chosen = int(count) if count.isascii() and count.isdigit() and len(count) < 3 else 0
    newcomers = NEWCOMERS if NEWCOMERS in levels else levels[len(levels) // 2]
    return (level if level in levels else newcomers, chosen if chosen in counts else about["default_players"] - 1)


@router.get("/events")
def lobby_events(request: Request, site: TableServiceDep, user: OptionalUser, unseen: bool = False) -> EventStream:
    """The event stream of the lobby."""
    live: Hub = services_of(request).hub
    client_keys = services_of(request).limits.check_streams(live, request, user)
    return live.listen(LOBBY, user.id if user else "", client_keys, 0, token_check(request), unseen=unseen)


@router.get("/new/{game}")
def new_table(request: Request, site: TableServiceDep, user: OptionalUser, game: str, players: Number | None = None) -> Response:
    """The form for a new table. It keeps what was chosen so far when the number of players changes."""
    if game not in game_ids():
        raise problems.no_game()
    about = kogge.list_games()[game]
    chosen = players if players in about["players"] else about["default_players"]
    context: dict[str, Any] = {"game": game, "about": about, "board": board_of(game), "players": chosen, "levels": site.levels(game)}
    friends = services_of(request).accounts.store.friends(user.id) if user else []
    return page(request, "new.html", absence_timeouts=ABSENCE_TIMEOUTS, form=request.query_params, friends=friends, **context)


@router.post("/tables")
async def open_table(request: Request, site: TableServiceDep) -> Response:
    """Open a table: with the seats of the form, or at once against bots."""
    return await run_in_threadpool(open_from_form, request, site, await request.form())


def open_from_form(request: Request, site: Any, form: FormData) -> Response:
    """Open the table that a form describes."""
    user = renamed_user(request, str(form.get("nickname", "")))
    game = str(form.get("game", ""))
    if game not in game_ids():
        raise problems.no_game()
    about = kogge.list_games()[game]
    if form.get("quick"):
        return _quick_game(request, site, user, game, form)
    count = next((one for one in about["players"] if str(one) == form.get("players")), None)
    if count is None:
        raise problems.bad_form()
    places = [_place(str(form.get(f"seat{seat}", "")), str(form.get(f"name{seat}", ""))) for seat in range(1, count + 1)]
    options = [option for option in about["options"] if form.get(f"option-{option}")]
    absence_timeout = str(form.get("absence_timeout", "")) or str(ABSENCE_TIMEOUT)
    if not absence_timeout.isascii() or not absence_timeout.isdigit() or len(absence_timeout) > 9:
        raise problems.bad_form()
    more = (
        bool(form.get("listed")),
        int(absence_timeout),
        bool(form.get("many_seats")),
        bool(form.get("manual_chance")),
        bool(form.get("phone_hands")),
    )
    hints = {"yes": True, "no": False}.get(str(form.get("hints", "")))
    shuffled, guided = bool(form.get("shuffled")), bool(form.get("guided"))
    return redirect(f"/t/{site.open(user, game, places, options, *more, clock_from_form(form), shuffled, hints, guided)}")


def _quick_game(request: Request, site: Any, user: User, game: str, form: FormData) -> Response:
    """A game against bots, with the level and the number that were chosen; they are remembered for the next one."""
    level, count = _remembered_bots(request, game, site.levels(game))
    chosen_level, chosen_count = str(form.get("level", level)), str(form.get("bots", count))
    if chosen_level not in site.levels(game) or chosen_count not in {str(players - 1) for players in kogge.list_games()[game]["players"]}:
        raise problems.bad_form()
    response = redirect(f"/t/{site.open(user, game, [Place('me')] + [Place('bot', level=chosen_level)] * int(chosen_count))}")
    if "level" in form:
        remembered, secure = f"{chosen_level}-{chosen_count}", services_of(request).site_address.is_secure(request.scope)
        response.set_cookie(BOTS_COOKIE, remembered, max_age=BOTS_COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)
    return response


def _place(choice: str, name: str) -> Place:
    """Parse `me`, `guest`, `open`, `friend:ID` or `bot:LEVEL`."""
    kind, _, level = choice.partition(":")
    name, level = (level, "") if kind == "friend" else (name, level)
    return Place(kind, name=name, level=level)


@router.get("/rules/{game}")
def rules(request: Request, game: str, phase: str = "") -> Response:
    """The rules of a game, with the current phase highlighted."""
    if game not in game_ids():
        raise problems.no_game()
    if not has_file(game, "templates/rules.html"):
        return page(request, "rules_text.html", game=game, board=board_of(game), blocks=rules_text(game_by_id(game)))
    board, printed = board_of(game), box_data(game)
    context: dict[str, Any] = {
        "game": game,
        "board": board,
        "phase": phase,
        "box": printed,
        "rules": board.rules_context(printed),
        "say": say,
    }
    if request.headers.get("hx-request") == "true":  # beside a table, which has these pieces already
        return page(request, "fragments/rules.html", **context)
    if (example := example_of(game)) is not None:
        context["table"] = example
    return page(request, "rules.html", **context)


def example_of(game: str) -> TableView | None:
    """A board to look at, for the rules: the position of an early lesson."""
    lessons = lessons_of(game)
    if not lessons:
        return None
    table_view, _attempt = attempt_view(course_of("lessons", game, lessons[:2][-1].name, set()), [])
    table_view.moves, table_view.previews = [], {}
    return table_view


def rules_text(game: Game) -> list[tuple[str, str]]:
    """A game's RULES.md as blocks: headings, rules, and indented text unchanged."""
    path = game.folder / "RULES.md"
    blocks: list[tuple[str, str]] = []
    for line in path.read_text("utf-8").splitlines()[1:] if path.is_file() else []:
        kind = "heading" if line.startswith("#") else "code" if line.startswith("    ") else "rule"
        text = line.strip() if kind == "code" else line.lstrip("#- ").replace("`", "").replace("**", "").strip()
        if kind == "code" and blocks and blocks[-1][0] == "code":
            blocks[-1] = ("code", f"{blocks[-1][1]}\n{text}")
        elif text:
            blocks.append((kind, text))
    return blocks
