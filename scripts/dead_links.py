"""Follow every link between the pages of a folder: `python scripts/dead_links.py build/docs`. Links to elsewhere are not followed."""

from __future__ import annotations

import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class Page(HTMLParser):
    """What a page links to, and what in it can be linked to."""

    def __init__(self, path: Path):
        super().__init__()
        self.links: list[str] = []
        self.ids: set[str] = set()
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note links and ids."""
        for name, value in attrs:
            if value and name == "id":
                self.ids.add(value)
            elif value and name in ("href", "src"):
                self.links.append(value)


def dead_links(folder: Path) -> list[str]:
    """The links that lead nowhere, each with the page it stands on."""
    pages = {path.resolve(): Page(path) for path in folder.rglob("*.html")}
    found = []
    for path, page in pages.items():
        for link in page.links:
            to = urlsplit(link)
            if to.scheme or to.netloc:
                continue
            target = (path.parent / unquote(to.path)).resolve() if to.path else path
            if not target.exists() or (to.fragment and target in pages and unquote(to.fragment) not in pages[target].ids):
                found.append(f"{path.relative_to(folder.resolve())}: {link}")
    return found


if __name__ == "__main__":
    dead = dead_links(Path(sys.argv[1]))
    print("\n".join(dead) or "Every link leads somewhere.")
    sys.exit(bool(dead))
