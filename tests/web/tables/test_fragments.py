"""Pages in fragments: what is rendered once for all, what is not rendered again, and what an update carries."""

from __future__ import annotations

import random
import re

import pytest

import kogge
from awaiting import one_loop
from kogge.web.accounts.users import User
from kogge.web.db.store import Store
from kogge.web.fragments import Page, Writer, mark
from kogge.web.i18n.translation import speaking
from kogge.web.live.hub import Hub
from kogge.web.tables.pages import DEFAULTS, PagesOfTable, TablePages, Viewer
from kogge.web.tables.service import Place
from kogge.web.tables.table_view import view_for_user
from table_service import table_service

GAMES = list(kogge.list_games())
SITE = "http://kogge"


@pytest.fixture
def tables(new_db):
    store = Store(new_db())
    store.migrate()
    yield table_service(store, Hub(), lambda game: ["random"])
    store.close()


def viewer(name: str, language: str = "en") -> Viewer:
    return Viewer(User(name, name) if name else None, language, DEFAULTS, SITE)


def fresh(pages: PagesOfTable, one: Viewer) -> str:
    """The page of a viewer with everything rendered anew."""
    state = pages.state
    with speaking(one.language):
        nobody = pages._render(Writer(), viewer("", one.language), view_for_user(state, None))
        return pages._render(Writer(None, nobody), one, view_for_user(state, one.user)).whole()


def applied(shown: str, update: str) -> str:
    """What a browser shows after an update: `same` elements stay as they are."""
    return re.sub(r"<(\w+) id=([\w-]+) same>(?:</\1>)?", lambda stub: element(shown, stub[2]), re.sub(r' data-from="\w+"', "", update))


def element(html: str, name: str) -> str:
    """The element with an id."""
    start = re.search(rf'<(\w+)[^>]*? id="{re.escape(name)}"|<(\w+) id="{re.escape(name)}"', html)
    tag = start[1] or start[2]
    depth = 0
    for found in re.finditer(rf"<(/?){tag}\b[^>]*?(/?)>", html[start.start() :]):
        depth += 0 if found[2] else -1 if found[1] else 1
        if depth == 0:
            return html[start.start() : start.start() + found.end()]
    raise AssertionError(name)


@pytest.mark.parametrize("game", [pytest.param(one, marks=[] if one == "speicherstadt" else pytest.mark.full) for one in GAMES])
def test_pages_that_reuse_fragments_equal_those_rendered_anew_and_updates_lead_to_them(tables, game):
    seats = 3
    people = [User(f"user-{seat}", f"Player {seat}") for seat in range(1, seats + 1)]
    viewers = [Viewer(one, "en" if one is people[0] else "de", DEFAULTS, SITE) for one in people] + [viewer("")]
    pages, chance = TablePages(tables), random.Random(5)
    with one_loop() as awaited:
        table_id = tables.open(people[0], game, [Place("me")] + [Place("open")] * (seats - 1))
        shown: dict[int, tuple[Page, str]] = {}
        for number in range(40):
            current = pages.current(table_id)
            for i, one in enumerate(viewers):
                page = current.page(one)
                assert page.whole() == fresh(current, one), (game, number, i)
                if i in shown:
                    update = page.update(shown[i][0])
                    assert applied(shown[i][1], update) == page.whole(), (game, number, i)
                    assert len(update) < len(page.whole())
                shown[i] = page, page.whole()
            if number + 1 < seats:
                tables.join(people[number + 1], table_id)
                continue
            if number % 7 == 0:
                tables.say(people[number % seats], table_id, f"<b>{number}</b>")
                continue
            snapshot = tables.sessions.snapshot(table_id)
            match = snapshot.match
            move = chance.choice(match.moves())
            awaited(tables.play(people[match.seat - 1], table_id, match.seat, move, snapshot.version))


@pytest.mark.parametrize("game", GAMES)
def test_what_viewers_share_is_the_spectators_own(tables, game):
    """Shared fragments come from the page that is rendered from `view(None)`."""
    people = [User(f"user-{seat}", f"Player {seat}") for seat in (1, 2, 3)]
    table_id = tables.open(people[0], game, [Place("me"), Place("open"), Place("open")])
    for one in people[1:]:
        tables.join(one, table_id)
    current = TablePages(tables).current(table_id)
    public = current._public(viewer(""))
    for one in people:
        page = current.page(Viewer(one, "en", DEFAULTS, SITE))
        assert page.shared
        assert all(page.fragments[name] is public.fragments[name] for name in page.shared)


def test_all_spectators_of_a_language_share_one_page(tables):
    anne = User("anne", "Anne")
    table_id = tables.open(anne, "speicherstadt", [Place("me"), Place("me")])
    current = TablePages(tables).current(table_id)
    assert current.page(viewer("herman")) is current.page(viewer(""))
    assert current.page(viewer("herman")) is not current.page(viewer("", "de"))
    assert current.page(viewer("herman")).id != current.page(Viewer(anne, "en", DEFAULTS, SITE)).id


def test_a_page_has_the_same_id_in_every_process(tables):
    """Two servers render the same page alike."""
    table_id = tables.open(User("anne", "Anne"), "speicherstadt", [Place("me"), Place("me")])
    assert TablePages(tables).page(table_id, viewer("")).id == TablePages(tables).page(table_id, viewer("")).id


def test_nobody_can_write_a_mark_of_a_fragment(tables):
    anne = User("anne", "Anne")
    table_id = tables.open(anne, "speicherstadt", [Place("me"), Place("me")])
    for text in ("\x02table\x03", "\x02abcdefabcdeflog\x03", "<div id=log same></div>"):
        tables.store.say(table_id, anne.id, "Anne", text)
    html = TablePages(tables).page(table_id, Viewer(anne, "en", DEFAULTS, SITE)).whole()
    assert "\x02abcdefabcdeflog\x03" in html, "it stays what it is: text"
    assert html.count('id="log"') == html.count('id="table"') == 1
    assert "&lt;div id=log same&gt;" in html
    assert mark("log") not in html
