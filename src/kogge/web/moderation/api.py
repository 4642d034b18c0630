"""Moderation as JSON, for `kogge admin`: the same actions as on the page, with the moderator's token in `Authorization: Bearer TOKEN`."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Depends, Request
from pydantic import BaseModel, Field

from kogge.web.dependencies import Number
from kogge.web.moderation.routes import ModerationDep, require_moderator
from kogge.web.services import services_of


class BanRequest(BaseModel):
    """A ban of a user or an address range."""

    target: str = Field(max_length=64, description="A user's id or an address range, such as 192.0.2.0/24.")
    hours: float = Field(0, ge=0, le=1_000_000, description="0: permanently.")
    reason: str = Field("", max_length=200, description="Only moderators read it.")


class MuteRequest(BanRequest):
    """A mute of a user: they may play, but not chat."""

    target: str = Field(max_length=64, description="A user's id.")


class RemoveChatRequest(BaseModel):
    """Whose messages to delete."""

    user: str = Field(max_length=64, description="A user's id.")


class RenameRequest(BaseModel):
    """A new name for a user."""

    name: str = Field("", max_length=60, description='Empty: "N. N."')


class Done(BaseModel):
    """The answer to every action of a moderator."""

    done: bool = True


router = APIRouter(prefix="/api/moderation", tags=["moderation"], dependencies=[Depends(require_moderator)])


@router.get("")
def overview(request: Request, moderation: ModerationDep) -> dict[str, Any]:
    """Open reports, bans in force, load and queues."""
    return moderation.overview() | {"load": services_of(request).metrics.load()}


@router.get("/users")
def users_named(moderation: ModerationDep, name: str) -> list[dict[str, Any]]:
    """Users with this exact name."""
    return moderation.users_named(name[:40])


@router.post("/reports/{report_id}/resolve")
def resolve_report(moderation: ModerationDep, report_id: Number) -> Done:
    """Mark a report as resolved."""
    moderation.resolve_report(report_id)
    return Done()


@router.post("/bans")
def ban(moderation: ModerationDep, body: BanRequest) -> Done:
    """Ban a user or an address range."""
    moderation.ban(body.target, body.hours, body.reason)
    return Done()


@router.post("/mutes")
def mute(moderation: ModerationDep, body: MuteRequest) -> Done:
    """Forbid a user to chat."""
    moderation.mute(body.target, body.hours, body.reason)
    return Done()


@router.post("/bans/{ban_id}/lift")
def lift(moderation: ModerationDep, ban_id: Number) -> Done:
    """End a ban or a mute."""
    moderation.lift(ban_id)
    return Done()


@router.post("/tables/{table_id}/close")
def close_table(moderation: ModerationDep, table_id: str) -> Done:
    """Delete a table with its record and its chat."""
    moderation.close_table(table_id)
    return Done()


@router.post("/tables/{table_id}/remove-chat")
def remove_chat(moderation: ModerationDep, table_id: str, body: RemoveChatRequest) -> Done:
    """Delete the chat messages of a user at a table."""
    moderation.remove_chat(table_id, body.user)
    return Done()


@router.post("/users/{user_id}/rename")
def rename(moderation: ModerationDep, user_id: str, body: RenameRequest) -> Done:
    """Rename a user everywhere, finished games included."""
    moderation.rename(user_id, body.name)
    return Done()
