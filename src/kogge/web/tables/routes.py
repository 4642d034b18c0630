"""The page of a table and its forms. Every form works without JavaScript; with it, htmx replaces the table in place."""

from __future__ import annotations

import gzip
import io
from functools import partial
from typing import Annotated, Any, TypeVar
from urllib.parse import parse_qsl

import segno
from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response
from markupsafe import escape
from pydantic import BaseModel, Field
from starlette.concurrency import run_in_threadpool

from kogge.learn.exercises import lessons_of
from kogge.web import problems
from kogge.web.accounts.users import User, is_default_name
from kogge.web.analysis.views import Hint, hint_before_move, move_explanations, shown_hint
from kogge.web.dependencies import (
    Number,
    NumberField,
    OptionalUser,
    SeatField,
    TableServiceDep,
    TextField,
    ensure_user,
    optional_user,
    pace_of,
    redirect,
    renamed_user,
    table_link,
    tables_of,
    viewer_of,
)
from kogge.web.limits import address_of
from kogge.web.middleware import PlainRoute
from kogge.web.problems import Problem
from kogge.web.services import services_of
from kogge.web.tables.session import Rows
from kogge.web.tables.table_view import (
    TableView,
    absent_seats,
    animation_frames,
    api_view,
    note_presence,
    presence_summary,
    view_for_user,
    watchers,
)
from kogge.web.templating import page, render

router = APIRouter(include_in_schema=False)

PAGE_HEADER = "kogge-page"  # the id of the page that the browser shows
NO_NOTICE = '<div id="notice" role="alert"></div>'
WORTH_COMPRESSING = 8_000  # bytes
Form = TypeVar("Form", bound=BaseModel)


@router.get("/t/{table_id}")
def table(
    request: Request, site: TableServiceDep, user: OptionalUser, table_id: str, seat: Number | None = None, pick: str = ""
) -> Response:
    """The page of a table."""
    current, viewer = services_of(request).pages.current(table_id), viewer_of(request, user)
    if current.state.table.info.status == "record":
        return redirect(f"/t/{table_id}/replay")
    table_view = view_for_user(current.state, user, seat, picks(pick))
    note_presence(site, table_view, user)
    html = current.variant(viewer, table_view) if is_variant(table_view) else current.page(viewer, seat).html()
    first_visit = {"newcomer": is_newcomer(request, site, user, table_view), "default_name": default_name(site, user, table_view)}
    return page(request, "table.html", 200, **first_visit, table=table_view, table_html=html)


def default_name(site: Any, user: User | None, table_view: TableView) -> str:
    """The name that the site gave to a user, shown to them in their first game; '' if they chose one or have played before."""
    if user is None or not table_view.own_seats or table_view.info.status != "running" or not is_default_name(user.name):
        return ""
    return "" if any(row.id != table_view.info.id for row in site.store.tables_of(user.id)) else user.name


def is_variant(table_view: TableView) -> bool:
    """Whether a viewer has clicked on something since the table last changed; updates do not show these clicks."""
    return bool(table_view.chain or table_view.entered)


def is_newcomer(request: Request, site: Any, user: User | None, table_view: TableView) -> bool:
    """Whether to offer the lessons: this is the user's first game of its kind, and they have solved none of its lessons."""
    if user is None or not table_view.own_seats or table_view.info.status != "running" or not lessons_of(table_view.game):
        return False
    if any(row.game == table_view.game and row.id != table_view.info.id for row in site.store.tables_of(user.id)):
        return False
    return all((kind, game) != ("lessons", table_view.game) for kind, game, _name in services_of(request).solved.solved_by(user.id))


@router.get("/t/{table_id}/board")
def board(
    request: Request,
    site: TableServiceDep,
    user: OptionalUser,
    table_id: str,
    seat: Number | None = None,
    pick: str = "",
    have: Number = -1,
    absent: str | None = None,
    hint: str = "",
) -> Response:
    """The table as a fragment; empty if the page has this version already, with the same people there (`2-3 w1`). `hint=off` hides a
    hint."""
    if hint == "off" and user and seat:
        services_of(request).hints.hide(user, table_id, seat)
    if have >= 0:
        row, seat_rows = site.row_and_seats(table_id)
        present = presence_summary(absent_seats(site, table_id, seat_rows, user), watchers(site, table_id, seat_rows))
        if row.revision == have and absent in (None, present):
            return Response(status_code=204)
    return fragment(request, site, user, table_id, seat, pick)


@router.get("/t/{table_id}/moves.txt")
def moves(site: TableServiceDep, user: OptionalUser, table_id: str, seat: Number | None = None) -> Response:
    """The moves that this user may make now, one a line: notation and words. For the command line."""
    table_view = api_view(site, table_id, user, seat)
    return Response("\n".join(f"{move}: {table_view.label(move)}" for move in table_view.moves), media_type="text/plain; charset=utf-8")


@router.get("/t/{table_id}/animation")
def animation(
    request: Request, site: TableServiceDep, user: OptionalUser, table_id: str, after: Number = 0, seat: Number | None = None
) -> Response:
    """An animation of what happened after a step, frame by frame."""
    return page(
        request,
        "fragments/animation.html",
        frames=[render("fragments/frame.html", table=one) for one in animation_frames(site, table_id, user, seat, after)],
    )


def fragment(
    request: Request,
    site: Any,
    user: User | None,
    table_id: str,
    seat: int | None,
    pick: str = "",
    problem: Problem | None = None,
    hint: Hint | None = None,
    rows: Rows | None = None,
) -> Response:
    """The current table as a fragment, with the message of a problem and with the engine's hint, if there are any. A browser that shows a
    page of it (`Kogge-Page`) gets what has changed since. `rows`: the table and its seats after a move that was made just now."""
    pages, viewer = services_of(request).pages, viewer_of(request, user)
    current, by_scripts = pages.current(table_id, rows), is_by_scripts(request)
    status, table_view = problem.status if problem else 200, None
    if pick or hint or current.state.table.info.hints or not by_scripts:
        table_view = view_for_user(current.state, user, seat, picks(pick))
        if not by_scripts:
            note_presence(site, table_view, user)
        hint = hint.at(table_view.version) if hint else shown_hint(request, user, table_view)
        if hint:
            moves = [choice.move for choice in hint.choices if choice.move in table_view.moves]
            table_view.explanations = move_explanations(current.state.table, table_view.version, moves)
    if table_view and (hint or is_variant(table_view)):
        html = current.variant(viewer, table_view, hint=hint)
    else:
        now, shown_page = current.page(viewer, seat), pages.outline_of(table_id, request.headers.get(PAGE_HEADER, ""))
        html = now.update(shown_page) if shown_page and by_scripts else now.html()
    html = with_notice(html, problem.sentence() if problem else "")
    if by_scripts:
        return HTMLResponse(html, status)
    return page(request, "table.html", status, newcomer=False, table=table_view, table_html=html)


def is_by_scripts(request: Request) -> bool:
    """Whether htmx sends this request."""
    return request.headers.get("hx-request") == "true"


def with_notice(html: str, sentence: str) -> str:
    """A table with a message to its reader."""
    return html.replace(NO_NOTICE, f"{NO_NOTICE[:-6]}{escape(sentence)}</div>", 1) if sentence else html


def picks(text: str) -> list[str]:
    """The chain of clicks so far."""
    return [word for word in text[:300].split("~") if word]


def act_and_show(request: Request, site: Any, user: User, table_id: str, seat: int | None, do: Any) -> Response:
    """Do something at a table and show the result. If the table changed first, show the current table with a message."""
    try:
        do()
    except Problem as problem:
        return show_after_action(request, site, user, table_id, seat, problem)
    return show_after_action(request, site, user, table_id, seat)


def show_after_action(
    request: Request, site: Any, user: User, table_id: str, seat: int | None, problem: Problem | None = None, rows: Rows | None = None
) -> Response:
    """The table after an action, or after its refusal. It is rendered anew only if the action came too late (409); other refusals show
    just a notice, so that typed text is kept."""
    if problem and problem.status != 409:
        raise problem
    if problem:
        return fragment(request, site, user, table_id, seat, problem=problem)
    if is_by_scripts(request):
        return fragment(request, site, user, table_id, seat, rows=rows)
    return redirect(f"/t/{table_id}" + (f"?seat={seat}" if seat else ""))


class MoveForm(BaseModel):
    """The form of a move."""

    move: Annotated[str, Field(max_length=400)]
    version: Number
    seat: Number
    ask: Annotated[str, Field(max_length=400)] = ""
    why: Annotated[str, Field(max_length=400)] = ""


async def move(request: Request) -> Response:
    """Play a move. Where hints are allowed and the user wants it, show what the move is worth first, always or only if it loses something,
    unless they have confirmed it."""
    site, table_id, form = await tables_of(request), request.path_params["table_id"], await form_of(request, MoveForm)
    user, problem, rows = await optional_user(request), None, None
    if user is None:
        user = await run_in_threadpool(ensure_user, request)
    pages = services_of(request).pages
    try:
        is_asking = (form.ask or form.why) and not request.query_params.get("sure")
        if is_asking and (hint := await hint_before_move(request, user, table_id, form.seat, form.version, form.move, bool(form.why))):
            return await run_in_threadpool(fragment, request, site, user, table_id, form.seat, hint=hint)
        after = await site.play(user, table_id, form.seat, form.move, form.version, pace_of(request, user))
        rows = after.info, after.seats
    except Problem as error:
        problem = error
    show = partial(show_after_action, request, site, user, table_id, form.seat, problem, rows)
    render_time, address = services_of(request).streams.render_time, address_of(request)
    if not pages.is_cached(table_id, rows) or not render_time.is_left(address):
        return compressed(request, await run_in_threadpool(show))
    with render_time.measured(address):
        return compressed(request, show())


async def form_of(request: Request, form: type[Form]) -> Form:
    """The fields of a form."""
    try:
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() == "application/x-www-form-urlencoded":
            fields = dict(parse_qsl((await request.body()).decode(), keep_blank_values=True, max_num_fields=100))
        else:
            fields = {name: value for name, value in (await request.form()).items() if isinstance(value, str)}
        return form.model_validate(fields)
    except ValueError:
        raise problems.bad_form() from None


def compressed(request: Request, response: Response) -> Response:
    """A response, compressed if it is long: most updates are too short for compression to be worth its time."""
    if len(response.body) > WORTH_COMPRESSING and "gzip" in request.headers.get("accept-encoding", ""):
        response.body = gzip.compress(response.body, 5)
        response.headers["Content-Encoding"], response.headers["Content-Length"] = "gzip", str(len(response.body))
        response.headers.add_vary_header("Accept-Encoding")
    return response


ROUTES = [PlainRoute("/t/{table_id}/move", move, ["POST"])]


@router.post("/t/{table_id}/chance")
async def enter_chance(
    request: Request, site: TableServiceDep, table_id: str, event: TextField, version: NumberField, seat: SeatField = None
) -> Response:
    """Enter a chance event at a table with real cards."""
    user, problem = await run_in_threadpool(ensure_user, request), None
    try:
        await site.enter_chance(user, table_id, event, version)
    except Problem as error:
        problem = error
    return await run_in_threadpool(show_after_action, request, site, user, table_id, seat, problem)


@router.post("/t/{table_id}/undo")
async def undo(request: Request, site: TableServiceDep, table_id: str, version: NumberField, seat: SeatField = None) -> Response:
    """Undo the last decision."""
    user, problem = await run_in_threadpool(ensure_user, request), None
    try:
        await site.undo(user, table_id, version)
    except Problem as error:
        problem = error
    return await run_in_threadpool(show_after_action, request, site, user, table_id, seat, problem)


@router.post("/t/{table_id}/join")
def join(
    request: Request, site: TableServiceDep, table_id: str, nickname: TextField = "", name: TextField = "", seat: SeatField = None
) -> Response:
    """Sit down; `name` is the name of another person at this screen."""
    user = renamed_user(request, nickname)
    return act_and_show(request, site, user, table_id, None, lambda: site.join(user, table_id, seat, name))


@router.post("/t/{table_id}/fill")
def fill(request: Request, site: TableServiceDep, table_id: str, level: TextField) -> Response:
    """Fill the open seats with bots."""
    user = ensure_user(request)
    return act_and_show(request, site, user, table_id, None, lambda: site.fill(user, table_id, level))


@router.post("/t/{table_id}/stand-in")
def stand_in(
    request: Request, site: TableServiceDep, table_id: str, level: TextField, for_seat: NumberField, seat: SeatField = None
) -> Response:
    """Ask for a bot in the seat of an absent player."""
    user = ensure_user(request)
    return act_and_show(request, site, user, table_id, seat, lambda: site.stand_ins.ask(user, table_id, for_seat, level))


@router.post("/t/{table_id}/give-back")
def give_back(request: Request, site: TableServiceDep, table_id: str, seat: SeatField = None) -> Response:
    """Take the user's seats back from the bots."""
    user = ensure_user(request)
    return act_and_show(request, site, user, table_id, seat, lambda: site.stand_ins.give_back(user, table_id))


@router.post("/t/{table_id}/here")
def here(request: Request, site: TableServiceDep, table_id: str, seat: SeatField = None) -> Response:
    """Refuse the bot that somebody requested for the user's seat: they are here."""
    user = ensure_user(request)
    return act_and_show(request, site, user, table_id, seat, lambda: site.stand_ins.here(user, table_id))


@router.post("/t/{table_id}/chat")
def chat(request: Request, site: TableServiceDep, table_id: str, text: TextField = "", seat: SeatField = None) -> Response:
    """Send a chat message."""
    user = ensure_user(request)

    def say() -> None:
        services_of(request).moderation.check_chat(user)
        site.say(user, table_id, text)

    return act_and_show(request, site, user, table_id, seat, say)


@router.post("/t/{table_id}/rematch")
def rematch(
    request: Request, site: TableServiceDep, table_id: str, level: TextField = "", shuffled: TextField = "", again: TextField = ""
) -> Response:
    """Play again at a new table."""
    address = f"/t/{site.rematch(ensure_user(request), table_id, level, bool(shuffled), bool(again))}"
    if is_by_scripts(request):
        return Response(status_code=204, headers={"HX-Redirect": address})
    return redirect(address)


@router.post("/t/{table_id}/decline")
def decline(request: Request, site: TableServiceDep, table_id: str) -> Response:
    """Decline an invitation."""
    user = ensure_user(request)
    return act_and_show(request, site, user, table_id, None, lambda: site.decline(user, table_id))


@router.post("/t/{table_id}/leave")
def leave(request: Request, site: TableServiceDep, table_id: str, seat: SeatField = None) -> Response:
    """Leave a table that has not begun."""
    user = ensure_user(request)
    return act_and_show(request, site, user, table_id, seat, lambda: site.leave(user, table_id))


@router.post("/t/{table_id}/concede")
def concede(request: Request, site: TableServiceDep, table_id: str, seat: SeatField = None) -> Response:
    """Concede: a bot plays on."""
    user = ensure_user(request)
    return act_and_show(request, site, user, table_id, seat, lambda: site.clocks.concede(user, table_id))


@router.post("/t/{table_id}/take-win")
def take_win(request: Request, site: TableServiceDep, table_id: str, seat: SeatField = None) -> Response:
    """Take the win after the only opponent has conceded."""
    user = ensure_user(request)
    return act_and_show(request, site, user, table_id, seat, lambda: site.clocks.take_win(user, table_id))


@router.post("/t/{table_id}/pause")
def pause(request: Request, site: TableServiceDep, table_id: str, seat: SeatField = None) -> Response:
    """Ask for a pause of the clock, or agree to one."""
    user = ensure_user(request)
    return act_and_show(request, site, user, table_id, seat, lambda: site.clocks.ask_pause(user, table_id))


@router.post("/t/{table_id}/no-pause")
def no_pause(request: Request, site: TableServiceDep, table_id: str, seat: SeatField = None) -> Response:
    """Refuse a pause, or end it."""
    user = ensure_user(request)
    return act_and_show(request, site, user, table_id, seat, lambda: site.clocks.no_pause(user, table_id))


@router.post("/t/{table_id}/want-bot")
def want_bot(request: Request, site: TableServiceDep, table_id: str, seat: SeatField = None) -> Response:
    """Vote for a bot in the seat of somebody whose time is up."""
    user = ensure_user(request)
    return act_and_show(request, site, user, table_id, seat, lambda: site.clocks.want_bot(user, table_id))


@router.post("/t/{table_id}/join-chat")
def join_chat(request: Request, site: TableServiceDep, table_id: str, seat: SeatField = None) -> Response:
    """At a table of strangers: agree to chat. Only players who have agreed read and write messages."""
    user = ensure_user(request)
    return act_and_show(request, site, user, table_id, seat, lambda: site.set_chatting(user, table_id, True))


@router.post("/t/{table_id}/leave-chat")
def leave_chat(request: Request, site: TableServiceDep, table_id: str, seat: SeatField = None) -> Response:
    """Stop chatting."""
    user = ensure_user(request)
    return act_and_show(request, site, user, table_id, seat, lambda: site.set_chatting(user, table_id, False))


@router.post("/t/{table_id}/send-away")
def send_away(request: Request, site: TableServiceDep, table_id: str, to: SeatField = None, seat: SeatField = None) -> Response:
    """Remove the player at seat `to`; only the host may."""
    user = ensure_user(request)
    return act_and_show(request, site, user, table_id, seat, lambda: site.send_away(user, table_id, to))


@router.post("/t/{table_id}/call-off")
def call_off(request: Request, site: TableServiceDep, table_id: str) -> Response:
    """Remove the table; only the host may. Afterwards there is no table to show."""
    site.call_off(ensure_user(request), table_id)
    if is_by_scripts(request):
        return Response(status_code=204, headers={"HX-Redirect": "/"})
    return redirect("/")


@router.get("/t/{table_id}/qr.svg")
def qr_code(request: Request, site: TableServiceDep, table_id: str) -> Response:
    """The link as a QR code."""
    site.row(table_id)
    out = io.BytesIO()
    segno.make(table_link(request, table_id), micro=False).save(out, kind="svg", border=2, scale=5, dark="#1d2b33", light="#ffffff")
    return Response(out.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "private, max-age=86400"})


@router.get("/t/{table_id}/places.css")
def places(site: TableServiceDep, table_id: str) -> Response:
    """The places on this table's board, as far as they follow from the box."""
    table = site.sessions.snapshot(table_id)
    if table.board.places is None:
        raise problems.no_page()
    css = table.board.places(table.match.view(None))
    return Response(css, media_type="text/css", headers={"Cache-Control": "private, max-age=86400"})
