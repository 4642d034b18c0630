"""The panel of planned moves, as a part of the table's page and as a page of its own; and the same as JSON."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response
from pydantic import BaseModel, Field
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData

from kogge.web.dependencies import CurrentUser, Number
from kogge.web.i18n.translation import say_plain
from kogge.web.plans.service import PlanView
from kogge.web.problems import Problem
from kogge.web.services import services_of
from kogge.web.templating import page

router = APIRouter(include_in_schema=False)
api = APIRouter(prefix="/api", tags=["tables"])


@router.get("/t/{table_id}/plan")
def plan_panel(request: Request, user: CurrentUser, table_id: str, seat: Number | None = None) -> Response:
    """What the user may plan."""
    return plan_page(request, services_of(request).plans.view(user, table_id, seat))


@router.post("/t/{table_id}/plan")
async def save_form(request: Request, user: CurrentUser, table_id: str) -> Response:
    """Replace the user's plan."""
    return await run_in_threadpool(_save_form, request, user, table_id, await request.form())


def _save_form(request: Request, user: CurrentUser, table_id: str, form: FormData) -> Response:
    number = str(form.get("seat", ""))
    seat = int(number) if number.isascii() and number.isdigit() and len(number) < 3 else None
    wanted = {key.removeprefix("plan "): str(value) for key, value in form.items() if key.startswith("plan ")}
    plans = services_of(request).plans
    try:
        return plan_page(request, plans.save(user, table_id, seat, wanted), saved=True)
    except Problem as problem:
        if problem.status != 409:
            raise
        return plan_page(request, plans.view(user, table_id, seat), problem=problem.sentence())


def plan_page(request: Request, view: PlanView, saved: bool = False, problem: str = "") -> Response:
    """The panel, or the page around it."""
    names = [one.name for one in view.table.seats]
    name = "fragments/plan.html" if request.headers.get("hx-request") == "true" else "plan.html"
    status = 409 if problem else 200
    return page(request, name, status, plan=view, say=lambda one: say_plain(one, names), saved=saved, problem=problem)


# JSON


class PlanRequest(BaseModel):
    """A plan: the answer to each decision, as offered."""

    answers: dict[str, str] = Field(max_length=60)
    seat: Number | None = None


@api.get("/tables/{table_id}/plan")
def plan(request: Request, user: CurrentUser, table_id: str, seat: Number | None = None) -> dict[str, Any]:
    """In a game over days: what the user may plan, and what they have planned. Nobody else can read it."""
    return plan_json(services_of(request).plans.view(user, table_id, seat))


@api.put("/tables/{table_id}/plan")
def save(request: Request, user: CurrentUser, table_id: str, body: PlanRequest) -> dict[str, Any]:
    """Replace the user's plan. 409: an answer is not offered now; nothing has changed then."""
    return plan_json(services_of(request).plans.save(user, table_id, body.seat, body.answers))


def plan_json(view: PlanView) -> dict[str, Any]:
    """A plan as JSON."""
    names = [one.name for one in view.table.seats]
    offers = [
        {
            "decision": offer.key,
            "title": say_plain(offer.title, names),
            "choices": [{"answer": choice.value, "label": say_plain(choice.label, names)} for choice in offer.choices],
        }
        for offer in view.offers
    ]
    return {"seat": view.seat, "version": view.table.version, "offers": offers, "answers": dict(view.chosen), "dropped": view.lapsed}
