"""Who is a moderator: anyone with the operator's token (KOGGE_ADMIN_TOKEN), sent by a program or kept in a browser's cookie as its HMAC."""

from __future__ import annotations

import hashlib
import hmac
from typing import Annotated

from fastapi import Depends, Request

from kogge.web import problems
from kogge.web.i18n.translation import N_
from kogge.web.moderation.service import Moderation
from kogge.web.problems import Problem
from kogge.web.services import services_of

COOKIE, COOKIE_SECONDS = "moderation", 43_200


def moderation_of(request: Request) -> Moderation:
    """The site's moderation."""
    moderation: Moderation = services_of(request).moderation
    return moderation


ModerationDep = Annotated[Moderation, Depends(moderation_of)]


def signature(token: str) -> str:
    """What the moderator's browser keeps: proof that the token was entered, from which the token cannot be read."""
    return hmac.new(token.encode(), b"kogge moderation", hashlib.sha256).hexdigest()


def is_moderator(request: Request) -> bool:
    """Does the request carry the token, or a cookie made with it? Without a configured token there is no such page."""
    if not services_of(request).moderator_token:
        raise problems.no_page()
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    sent = signature(bearer) if scheme.lower() == "bearer" else request.cookies.get(COOKIE, "")
    return bool(sent) and check_signature(request, sent)


def require_moderator(request: Request) -> None:
    """Refuse everybody else."""
    if not is_moderator(request):
        raise wrong_token()


def check_signature(request: Request, sent: str) -> bool:
    """Is the signature right? Wrong guesses are limited by address; the right token always passes, so nobody can lock a moderator out."""
    right = hmac.compare_digest(sent.encode(), signature(services_of(request).moderator_token).encode())
    if not right:
        services_of(request).limits.count_wrong_token(request)
    return right


def wrong_token() -> Problem:
    """The token is not the moderator's."""
    return Problem(403, N_("That is not the moderator’s token."))
