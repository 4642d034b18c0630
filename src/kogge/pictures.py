"""The table of a match as the site draws it: one self-contained HTML document, for notebooks and slides.

`kogge.svg` is the plain alternative, drawn like the terminal's table.
"""

from __future__ import annotations

import re
import urllib.parse
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from kogge.engine.match import Match, checked_match, svg

if TYPE_CHECKING:
    from kogge.web.tables.table_view import TableView

_USE = re.compile(r'href="/static/(?:(\w+)/)?pieces\.svg(?:\?[^"#]*)?#([\w-]+)"')
_SYMBOL = re.compile(r'<symbol id="([\w-]+)".*?</symbol>', re.DOTALL)
_FILE = re.compile(r'url\("([\w-]+\.svg)[^"]*"\)')
_WIDTH, _HEIGHT = 1280, 800  # the window size for which the site's tables are designed; the picture is scaled to the notebook


def board_html(match: Match, seat: int | None = None) -> str:
    """The table of a match as an HTML document, as a seat (None: a spectator) sees it."""
    from kogge.web.i18n import translation
    from kogge.web.templating import FOLDER, render

    checked_match(match)
    game, site = match.game.id, FOLDER / "static"
    own = translation.folder_of(game) / "static"
    table = _table_view(match, seat)
    styles = [_style(site / name) for name in ("site.css", "table.css", "result.css")] + [_style(own / "board.css")]
    styles += [table.board.places(table.view)] if table.board.places else []
    page = render("picture.html", table=table, style="\n".join(styles), language=translation.language.get(), levels=[])
    used = set(_USE.findall(page))
    page = _USE.sub(lambda found: f'href="#{found[1] or "site"}-{found[2]}"', page)
    return page.replace("<!-- pieces -->", "".join(_pieces(used, {"": site, game: own})))


def notebook_html(match: Match) -> str:
    """A match in a notebook: the site's board in a frame, or the terminal's drawing if the site's packages are not installed."""
    try:
        page = board_html(match)
    except ImportError:
        return svg(match)
    size = f'width="{_WIDTH}" height="{_HEIGHT}"'
    frame = f'<iframe sandbox="" {size} style="border: 0" title="{escape(repr(match))}" srcdoc="{escape(page)}"></iframe>'
    return f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" style="width: 100%"><foreignObject {size}>{frame}</foreignObject></svg>'


def _table_view(match: Match, seat: int | None) -> TableView:
    from kogge.web.i18n.translation import board_of
    from kogge.web.tables.info import SeatInfo, TableInfo
    from kogge.web.tables.session import Pieces
    from kogge.web.tables.table_view import TableView

    view, board, pieces = match.view(seat), board_of(match.game.id), Pieces()
    pieces.arrange(board.pieces(view))
    names = match.names or [f"Seat {number}" for number in range(1, match.players + 1)]
    return TableView(
        info=TableInfo("", match.game.id, match.players, status="over" if match.is_over else "running"),
        seats=[SeatInfo("", number, "person", name=name) for number, name in enumerate(names, 1)],
        board=board,
        seat=seat,
        own_seats=[],
        view=view,
        moves=[],
        ids=pieces.ids,
        version=0,
        at=0,
        total=0,
        replay=True,
        points=match.points(),
    )


def _style(path: Path) -> str:
    """A style sheet with its pictures embedded."""

    def embedded(found: re.Match[str]) -> str:
        return f'url("data:image/svg+xml,{urllib.parse.quote((path.parent / found[1]).read_text("utf-8"))}")'

    return _FILE.sub(embedded, path.read_text("utf-8")) if path.is_file() else ""


def _pieces(used: set[tuple[str, str]], folders: dict[str, Path]) -> list[str]:
    """The drawings of the pieces that the page uses, with unique ids."""
    return [
        symbol[0].replace(f'id="{symbol[1]}"', f'id="{folder or "site"}-{symbol[1]}"', 1)
        for folder, path in folders.items()
        for symbol in _SYMBOL.finditer((path / "pieces.svg").read_text("utf-8") if (path / "pieces.svg").is_file() else "")
        if (folder, symbol[1]) in used
    ]
