"""The form fields of the site, and the redirect after a form."""

from __future__ import annotations

from typing import Annotated

from fastapi import Form
from fastapi.responses import RedirectResponse

from kogge.web.dependencies import Number

TextField = Annotated[str, Form(max_length=400)]
NumberField = Annotated[Number, Form()]
SeatField = Annotated[Number | None, Form()]


def go(address: str) -> RedirectResponse:
    """Redirect the browser after a form."""
    return RedirectResponse(address, 303)
