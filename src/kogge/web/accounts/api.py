"""Accounts as JSON: become a user, sign out elsewhere."""

from __future__ import annotations

from fastapi import APIRouter, Request

from kogge.web.accounts.routes import AccountsDep
from kogge.web.accounts.schemas import NewUserRequest, TokenResponse
from kogge.web.dependencies import CurrentUser, newcomer

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
