"""Notifications as JSON: nudging a player."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from kogge.web.dependencies import CurrentUser
from kogge.web.services import services_of

router = APIRouter(prefix="/api", tags=["tables"])


@router.post("/tables/{table_id}/nudge")
def nudge(request: Request, user: CurrentUser, table_id: str) -> dict[str, Any]:
    """Remind the player to decide that somebody waits, once a day. 409: there is nobody to nudge, or it was done today."""
    services_of(request).notifications.nudge(user, table_id)
    return {"nudged": True}
