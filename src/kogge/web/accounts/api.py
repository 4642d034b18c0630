"""Accounts as JSON: become a user, sign out elsewhere."""

from __future__ import annotations

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from kogge.web.accounts.routes import AccountsDep
from kogge.web.dependencies import CurrentUser, newcomer


class NewUserRequest(BaseModel):
    """A new user; a name is all that is needed."""

    name: str = Field("", max_length=60)


class TokenResponse(BaseModel):
    """A user's name and token."""

    name: str
    token: str


router = APIRouter(prefix="/api", tags=["accounts"])


@router.post("/people", status_code=201)
def create_user(request: Request, accounts: AccountsDep, body: NewUserRequest) -> TokenResponse:
    """Create a user. Send the token in the header `Authorization: Bearer TOKEN`."""
    user = newcomer(request, body.name)
    return TokenResponse(name=user.name, token=accounts.token(user))


@router.post("/people/sign-out-elsewhere")
def sign_out_elsewhere(accounts: AccountsDep, user: CurrentUser) -> TokenResponse:
    """Void all tokens of the user; the answer holds the new one."""
    return TokenResponse(name=user.name, token=accounts.sign_out_elsewhere(user))
