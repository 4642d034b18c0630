"""The HTML. Every form works without JavaScript too; with it, htmx swaps the table in place."""

from __future__ import annotations

import asyncio
import io
from typing import Annotated, Any

import segno
from fastapi import APIRouter, File, Form, Request, UploadFile
from fastapi.responses import PlainTextResponse, RedirectResponse, Response
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData

import kogge
from kogge.games import game_ids
from kogge.web.pages.api import Anybody, Number, Site, newcomer, person_or_none, still_known
from kogge.web.pages.limits import address_of
from kogge.web.pages.looks import look
from kogge.web.pages.replay import Film
from kogge.web.pages.templating import THEMES, page
from kogge.web.play.event_stream import EventStream
from kogge.web.play.live import LOBBY
from kogge.web.play.people import set_token, token_of
from kogge.web.play.person import Person
from kogge.web.play.records import MOST_RECORD
from kogge.web.play.seating import Place
from kogge.web.play.stand_ins import PATIENCE
from kogge.web.speech import refusals, words
from kogge.web.speech.boards import board_of, has_file, printed_in, say
from kogge.web.speech.refusals import Refused
from kogge.web.speech.words import LANGUAGES, N_, Span

router = APIRouter(include_in_schema=False)

Word = Annotated[str, Form(max_length=400)]
Whole = Annotated[Number, Form()]
Seat = Annotated[Number | None, Form()]
PATIENCES = [(seconds, Span(seconds)) for seconds in (60, PATIENCE, 600, 3600, 86_400, 3 * 86_400)]  # what a table's maker may choose


def person_now(request: Request) -> Person:
    """Who acts; a newcomer becomes somebody, and the answer carries their cookie (`app.py` sees to it)."""
    known: Person | None = request.app.state.people.known(token_of(request))
    if known is None:
        known = request.state.newcomer = newcomer(request)
    return known


def go(address: str) -> RedirectResponse:
    """Send the browser on after a form."""
    return RedirectResponse(address, 303)


# the lobby


@router.get("/")
def lobby(request: Request, site: Site, person: Anybody) -> Response:
    """Games to start, tables to join, my tables."""
    mine = site.store.tables_of(person.id) if person else []
    free = [row for row in site.store.listed_tables("open") if row.id not in {table.id for table in mine}]
    seats = site.store.seats_at([row.id for row in [*mine, *free]])
    boards = {game: board_of(game) for game in game_ids()}
    return page(request, "lobby.html", mine=mine, free=free, seats=seats, boards=boards, games=kogge.games())


@router.get("/new/{game}")
def new_table(request: Request, site: Site, game: str, players: Number | None = None) -> Response:
    """Who sits where, and the options."""
    if game not in game_ids():
        raise refusals.no_game()
    about = kogge.games()[game]
    chosen = players if players in about["players"] else about["default_players"]
    return page(
        request, "new.html", patiences=PATIENCES, game=game, about=about, board=board_of(game), players=chosen, levels=site.levels()
    )


@router.post("/tables")
async def open_table(request: Request, site: Site) -> Response:
    """Open a table: with the form's seats, or at once against bots."""
    return await run_in_threadpool(open_as_wished, request, site, await request.form())


def open_as_wished(request: Request, site: Any, form: FormData) -> Response:
    """The table of a form."""
    person = person_now(request)
    person = request.app.state.people.renamed(person, str(form.get("nickname", "")))
    game = str(form.get("game", ""))
    if game not in game_ids():
        raise refusals.no_game()
    about = kogge.games()[game]
    if form.get("quick"):
        level = site.levels()[len(site.levels()) // 2]
        places = [Place("me")] + [Place("bot", level=level)] * (about["default_players"] - 1)
        return go(f"/t/{site.open(person, game, places)}")
    count = next((one for one in about["players"] if str(one) == form.get("players")), None)
    if count is None:
        raise refusals.bad_form()
    places = [_place(str(form.get(f"seat{seat}", "")), str(form.get(f"name{seat}", ""))) for seat in range(1, count + 1)]
    options = [option for option in about["options"] if form.get(f"option-{option}")]
    patience = str(form.get("patience", "")) or str(PATIENCE)
    if not patience.isascii() or not patience.isdigit() or len(patience) > 9:
        raise refusals.bad_form()
    more = bool(form.get("listed")), int(patience), bool(form.get("many_seats"))
    return go(f"/t/{site.open(person, game, places, options, *more)}")


def _place(choice: str, name: str) -> Place:
    """`me`, `guest`, `open` or `bot:LEVEL`."""
    kind, _, level = choice.partition(":")
    return Place(kind, name=name, level=level)


@router.post("/me")
def settle(request: Request, nickname: Word = "", language: Word = "", theme: Word = "", back: Word = "/") -> Response:
    """Nickname, language, light or dark."""
    answer = go(back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/")
    if nickname:
        request.app.state.people.renamed(person_now(request), nickname)
    secure = request.app.state.gate.is_secure(request.scope)
    if language in LANGUAGES:
        answer.set_cookie("language", language, max_age=63_000_000, samesite="lax", secure=secure)
    if theme in THEMES:
        answer.set_cookie("theme", theme, max_age=63_000_000, samesite="lax", secure=secure)
    return answer


@router.post("/me/sign-out-elsewhere")
def sign_out_elsewhere(request: Request, person: Anybody) -> Response:
    """Only this browser is this person from now on."""
    answer = go("/")
    if person is not None:
        set_token(answer, request.app.state.people.sign_out_elsewhere(person), request.app.state.gate.is_secure(request.scope))
    return answer


# a table


@router.get("/t/{table_id}")
def table(request: Request, site: Site, person: Anybody, table_id: str, seat: Number | None = None, pick: str = "") -> Response:
    """The page of a table."""
    seen = look(site, table_id, person, seat, picks(pick))
    if seen.row.status == "record":
        return go(f"/t/{table_id}/replay")
    return page(request, "table.html", look=seen, notice="", invitation=invitation(request, table_id), levels=site.levels())


@router.get("/t/{table_id}/board")
def board(
    request: Request, site: Site, person: Anybody, table_id: str, seat: Number | None = None, pick: str = "", have: Number = -1
) -> Response:
    """The table alone, to be put in place of the old one; nothing if the page has it already."""
    if have >= 0 and site.row(table_id).news == have:
        return Response(status_code=204)
    return fragment(request, site, person, table_id, seat, pick)


def fragment(
    request: Request, site: Any, person: Person | None, table_id: str, seat: int | None, pick: str = "", refused: Refused | None = None
) -> Response:
    """The table as it stands now, with a sentence if something was refused."""
    seen = look(site, table_id, person, seat, picks(pick))
    notice = refused.sentence() if refused else ""
    context = {"look": seen, "notice": notice, "invitation": invitation(request, table_id), "levels": site.levels()}
    name = "fragments/table.html" if request.headers.get("hx-request") == "true" else "table.html"
    return page(request, name, refused.status if refused else 200, **context)


def picks(text: str) -> list[str]:
    """A chain of clicks so far."""
    return [word for word in text[:300].split("~") if word]


def deed(request: Request, site: Any, person: Person, table_id: str, seat: int | None, do: Any) -> Response:
    """Do something at a table, and show it: the loser of a race gets the current table and one sentence."""
    try:
        do()
    except Refused as refused:
        return after_deed(request, site, person, table_id, seat, refused)
    return after_deed(request, site, person, table_id, seat)


def after_deed(request: Request, site: Any, person: Person, table_id: str, seat: int | None, refused: Refused | None = None) -> Response:
    """The table after something was done, or refused, there."""
    if refused and refused.status == 404:
        raise refused
    if refused:
        return fragment(request, site, person, table_id, seat, refused=refused)
    if request.headers.get("hx-request") == "true":
        return fragment(request, site, person, table_id, seat)
    return go(f"/t/{table_id}" + (f"?seat={seat}" if seat else ""))


@router.post("/t/{table_id}/move")
async def move(request: Request, site: Site, table_id: str, move: Word, version: Whole, seat: Whole) -> Response:
    """Play."""
    person, refused = await person_or_none(request), None
    if person is None:
        person = await run_in_threadpool(person_now, request)
    try:
        await site.play(person, table_id, seat, move, version)
    except Refused as error:
        refused = error
    return await run_in_threadpool(after_deed, request, site, person, table_id, seat, refused)


@router.post("/t/{table_id}/undo")
def undo(request: Request, site: Site, table_id: str, version: Whole, seat: Seat = None) -> Response:
    """Take back."""
    person = person_now(request)
    return deed(request, site, person, table_id, seat, lambda: site.undo(person, table_id, version))


@router.post("/t/{table_id}/join")
def join(request: Request, site: Site, table_id: str, nickname: Word = "", name: Word = "", seat: Seat = None) -> Response:
    """Sit down; `name` is that of somebody else at this screen."""
    person = request.app.state.people.renamed(person_now(request), nickname)
    return deed(request, site, person, table_id, None, lambda: site.join(person, table_id, seat, name))


@router.post("/t/{table_id}/fill")
def fill(request: Request, site: Site, table_id: str, level: Word) -> Response:
    """Bots for the open seats."""
    person = person_now(request)
    return deed(request, site, person, table_id, None, lambda: site.fill(person, table_id, level))


@router.post("/t/{table_id}/stand-in")
def stand_in(request: Request, site: Site, table_id: str, level: Word, for_seat: Whole, seat: Seat = None) -> Response:
    """A bot for somebody absent."""
    person = person_now(request)
    return deed(request, site, person, table_id, seat, lambda: site.stand_ins.ask(person, table_id, for_seat, level))


@router.post("/t/{table_id}/give-back")
def give_back(request: Request, site: Site, table_id: str, seat: Seat = None) -> Response:
    """I play for myself again."""
    person = person_now(request)
    return deed(request, site, person, table_id, seat, lambda: site.stand_ins.give_back(person, table_id))


@router.post("/t/{table_id}/here")
def here(request: Request, site: Site, table_id: str, seat: Seat = None) -> Response:
    """I am here: no bot shall play for me."""
    person = person_now(request)
    return deed(request, site, person, table_id, seat, lambda: site.stand_ins.here(person, table_id))


@router.post("/t/{table_id}/chat")
def chat(request: Request, site: Site, table_id: str, text: Word = "", seat: Seat = None) -> Response:
    """Say something."""
    person = person_now(request)
    return deed(request, site, person, table_id, seat, lambda: site.say(person, table_id, text))


@router.post("/t/{table_id}/rematch")
def rematch(request: Request, site: Site, table_id: str) -> Response:
    """Play again."""
    address = f"/t/{site.rematch(person_now(request), table_id)}"
    if request.headers.get("hx-request") == "true":
        return Response(status_code=204, headers={"HX-Redirect": address})
    return go(address)


@router.get("/events")
def lobby_events(request: Request, site: Site, person: Anybody) -> EventStream:
    """News of the lobby."""
    askers = request.app.state.limits.check_streams(site.live, request, person)
    return site.live.listen(LOBBY, person.id if person else "", askers, 0, still_known(request))


def invitation(request: Request, table_id: str) -> str:
    """The link to a table, as others can reach it."""
    base = request.app.state.gate.address or str(request.base_url).rstrip("/")
    return f"{base}/t/{table_id}"


@router.get("/t/{table_id}/qr.svg")
def qr_code(request: Request, site: Site, table_id: str) -> Response:
    """The link as a QR code."""
    site.row(table_id)
    out = io.BytesIO()
    segno.make(invitation(request, table_id), micro=False).save(out, kind="svg", border=2, scale=5, dark="#1d2b33", light="#ffffff")
    return Response(out.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "private, max-age=86400"})


@router.get("/t/{table_id}/places.css")
def places(site: Site, table_id: str) -> Response:
    """Where the things of this table's board stand, as far as that follows from its box."""
    standing = site.standing(site.row(table_id))
    if standing.board.places is None:
        raise refusals.no_page()
    with standing.lock:
        css = standing.board.places(standing.match.view(None))
    return Response(css, media_type="text/css", headers={"Cache-Control": "private, max-age=86400"})


# replay, records, rules


@router.get("/t/{table_id}/replay")
async def replay(request: Request, site: Site, person: Anybody, table_id: str, at: Number | None = None) -> Response:
    """A game at any of its moves. While it is being worked out, no thread that others need is kept."""
    row = await run_in_threadpool(site.row, table_id)
    film = await asyncio.shield(asyncio.wrap_future(request.app.state.films.soon(row, address_of(request))))  # others may wait for it too
    return await run_in_threadpool(frame, request, person, table_id, at, film)


def frame(request: Request, person: Person | None, table_id: str, at: int | None, film: Film) -> Response:
    """One frame of a film."""
    seen = request.app.state.films.look(table_id, person, at, film)
    name = "fragments/replay.html" if request.headers.get("hx-request") == "true" else "replay.html"
    return page(request, name, look=seen)


@router.get("/t/{table_id}/record.kogge")
def record(site: Site, person: Anybody, table_id: str) -> Response:
    """The record as a file."""
    text = site.record(table_id, person)
    name = f"{site.row(table_id).game}-{table_id[:6]}.kogge"
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"})


@router.post("/records")
async def upload(request: Request, site: Site, file: Annotated[UploadFile, File()]) -> Response:
    """A record to be replayed."""
    content = await file.read(MOST_RECORD + 1)
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        raise Refused(422, N_("This is not a record of one of our games.")) from None
    return await run_in_threadpool(lambda: go(f"/t/{site.upload(person_now(request), text)}/replay"))


@router.get("/rules/{game}")
def rules(request: Request, game: str, phase: str = "") -> Response:
    """A game's rules, the current phase highlighted."""
    if game not in game_ids() or not has_file(game, "templates/rules.html"):
        raise refusals.no_game()
    words.game.set(game)
    name = "fragments/rules.html" if request.headers.get("hx-request") == "true" else "rules.html"
    board, printed = board_of(game), printed_in(game)
    return page(request, name, game=game, board=board, phase=phase, box=printed, told=board.told(printed), say=say)
