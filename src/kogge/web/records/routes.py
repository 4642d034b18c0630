"""Paste a record as text; a wrong line is shown with what would be legal, and can be corrected there."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form, Request
from fastapi.responses import Response

from kogge.web.dependencies import Number, TableServiceDep, TextField, ensure_user, go
from kogge.web.problems import Problem
from kogge.web.records.service import with_line, wrong_line
from kogge.web.tables.records import MAX_RECORD
from kogge.web.templating import page

router = APIRouter(include_in_schema=False)

RecordField = Annotated[str, Form(max_length=MAX_RECORD + 1)]
LineField = Annotated[Number, Form()]


@router.get("/records/new")
def new(request: Request) -> Response:
    """The page to paste a record."""
    return page(request, "paste_record.html", text="", problem="", wrong=None)


@router.post("/records/new")
def paste(
    request: Request,
    site: TableServiceDep,
    text: RecordField = "",
    number: LineField = 0,
    line: TextField = "",
    use: TextField = "",
    change: TextField = "",
) -> Response:
    """Replay a pasted record, with line `number` changed first if the form says so: `use` a legal line, or `change` it to `line`."""
    if number > 0 and (use or change):
        text = with_line(text, number, None if change == "delete" else use or line)
    try:
        return go(f"/t/{site.records.upload(ensure_user(request), text)}/replay")
    except Problem as problem:
        if problem.status not in (413, 422):
            raise
        wrong = wrong_line(text) if problem.status == 422 else None
        return page(request, "paste_record.html", problem.status, text=text, problem=problem.sentence(), wrong=wrong)
