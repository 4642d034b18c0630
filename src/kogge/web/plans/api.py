"""Planned moves as JSON."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from kogge.web.dependencies import CurrentUser, Number
from kogge.web.i18n.translation import say_plain
from kogge.web.plans.service import PlanView
from kogge.web.services import services_of

router = APIRouter(prefix="/api", tags=["tables"])


class PlanRequest(BaseModel):
    """A plan: the answer to each decision, as offered."""

    answers: dict[str, str] = Field(max_length=60)
    seat: Number | None = None


@router.get("/tables/{table_id}/plan")
def plan(request: Request, user: CurrentUser, table_id: str, seat: Number | None = None) -> dict[str, Any]:
    """In a game over days: what the user may plan, and what they have planned. Nobody else can read it."""
    return described(services_of(request).plans.view(user, table_id, seat))


@router.put("/tables/{table_id}/plan")
def save(request: Request, user: CurrentUser, table_id: str, body: PlanRequest) -> dict[str, Any]:
    """Replace the user's plan. 409: an answer is not offered now; nothing has changed then."""
    return described(services_of(request).plans.save(user, table_id, body.seat, body.answers))


def described(view: PlanView) -> dict[str, Any]:
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
