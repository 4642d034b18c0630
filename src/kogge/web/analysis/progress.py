"""The analysis of a finished game so far, ready for a template: as a panel beside the replay, and as a report."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import Request

from kogge.analysis import Analysis
from kogge.web.analysis.report import LineComment, Report
from kogge.web.analysis.service import DEEPER
from kogge.web.i18n.board_text import board_of
from kogge.web.i18n.translation import _, game
from kogge.web.services import services_of
from kogge.web.tables.replay import Replay
from kogge.web.tables.routes import invitation


@dataclass(frozen=True)
class Panel:
    """The analysis of a game so far, at one of its moves."""

    report: Report | None
    """None if there is no result yet."""
    ahead: int | None
    """How many games are analysed before this one; None if nobody has requested it."""
    at: int
    comment: LineComment | None
    """The comment on the move."""
    eyes: bool
    """Whether the charts show what each seat knew instead of what a spectator saw."""
    may_go_deeper: bool
    link: str
    """The link to share."""

    @property
    def growing(self) -> bool:
        """Whether the analysis is still running."""
        return self.ahead is not None or (self.report is not None and self.report.found.progress < 1)


def panel_at(request: Request, table_id: str, at: int, eyes: bool, replay: Replay) -> Panel:
    """The panel beside a move of a replay."""
    analyses = services_of(request).analyses
    found, ahead = analyses.found_at(table_id), analyses.ahead_of(table_id)
    report = report_of(request, table_id, found, replay) if found else None
    comment = report.comment_on(at, always=True) if report and report.found.decision_at(at) else None
    deeper = found is not None and ahead is None and found.depth < analyses.depth * DEEPER and found.progress == 1
    return Panel(report, ahead, at, comment, eyes, deeper, f"{invitation(request, table_id)}/analysis")


def report_of(request: Request, table_id: str, found: Analysis, replay: Replay) -> Report:
    """The report on a table's game, with links into its replay."""
    row, seat_rows = services_of(request).tables.row_and_seats(table_id)
    game.set(row.game)
    names = [one.name or _("open seat") for one in seat_rows]
    return Report(found, board_of(row.game), names, replay.session.log, replay.match_at, f"/t/{table_id}/replay?at=")
