"""The fields of our forms, and where the browser goes after one."""

from __future__ import annotations

from typing import Annotated

from fastapi import Form
from fastapi.responses import RedirectResponse

from kogge.web.dependencies import Number

TextField = Annotated[str, Form(max_length=400)]
NumberField = Annotated[Number, Form()]
SeatField = Annotated[Number | None, Form()]


def go(address: str) -> RedirectResponse:
    """Send the browser on after a form."""
    return RedirectResponse(address, 303)
