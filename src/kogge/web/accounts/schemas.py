"""The bodies of account requests."""

from __future__ import annotations

from pydantic import BaseModel, Field


class NewUserRequest(BaseModel):
    """A new user; a name is all that is needed."""

    name: str = Field("", max_length=60)


class TokenResponse(BaseModel):
    """A user's name and token."""

    name: str
    token: str
