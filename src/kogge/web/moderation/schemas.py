"""The bodies of moderation requests."""

from __future__ import annotations

from pydantic import BaseModel, Field


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
