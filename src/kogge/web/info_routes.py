"""Pages about the site itself: About, Privacy and Imprint, with the texts that the operator sets."""

from __future__ import annotations

import re

from fastapi import APIRouter, Request
from fastapi.responses import Response

from kogge.web.i18n.translation import N_, _, board_of, games_by_complexity
from kogge.web.services import services_of
from kogge.web.templating import page

router = APIRouter(include_in_schema=False)

TITLES = {"about": N_("About Kogge"), "privacy": N_("Privacy"), "imprint": N_("Imprint")}


@router.get("/about")
@router.get("/privacy")
@router.get("/imprint")
def info(request: Request) -> Response:
    """One of the pages. The operator's text is plain text; blank lines separate paragraphs."""
    kind = request.scope["path"].rpartition("/")[2]
    settings = services_of(request).settings
    paragraphs = [part.strip() for part in re.split(r"\n\s*\n", getattr(settings, kind).replace("\\n", "\n")) if part.strip()]
    boards = {game: board_of(game) for game in games_by_complexity()}
    return page(request, "info.html", kind=kind, title=_(TITLES[kind]), paragraphs=paragraphs, boards=boards, source=settings.source)
