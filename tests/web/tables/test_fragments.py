"""Pages in fragments: shared ones are rendered once, unchanged ones are reused, and updates carry only changes."""

from __future__ import annotations

import random
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from html.parser import HTMLParser

import pytest
from fragment import fragment

import kogge
from awaiting import one_loop
from kogge.web.accounts.users import User
from kogge.web.db.store import Store
from kogge.web.fragments import KeptFragments, Page, Writer, placeholder
from kogge.web.i18n.translation import in_language
from kogge.web.live.hub import Hub
from kogge.web.tables.pages import DEFAULTS, PagesOfTable, TablePages, Viewer
from kogge.web.tables.service import Place
from kogge.web.tables.table_view import animation_frames, state_of, view_for_user
from kogge.web.templating import render
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
    with in_language(one.language):
        public = pages.render_public(Writer(), one.language)
        return pages._render(Writer(None, public), one, view_for_user(state, one.user)).html()


class Element:
    """An element of a page: its tag, its attributes, and the texts and elements in it."""

    def __init__(self, tag: str, attributes: dict[str, str | None]):
        self.tag, self.attributes = tag, attributes
        self.inside: list[Element | str] = []

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Element) and vars(self) == vars(other)

    def elements(self) -> list[Element]:
        return [one for one in self.inside if isinstance(one, Element)]

    def all(self) -> Iterator[Element]:
        yield self
        for one in self.elements():
            yield from one.all()


class Reader(HTMLParser):
    """Reads a table into elements."""

    EMPTY = ("input", "img", "br", "hr", "use", "path")

    def __init__(self, html: str):
        super().__init__()
        self.top = Element("", {})
        self.open = [self.top]
        self.feed(html)
        assert self.open == [self.top], "every element is closed"

    def handle_starttag(self, tag, attrs):
        one = Element(tag, dict(attrs))
        self.open[-1].inside.append(one)
        if tag not in self.EMPTY:
            self.open.append(one)

    def handle_startendtag(self, tag, attrs):
        self.open[-1].inside.append(Element(tag, dict(attrs)))

    def handle_endtag(self, tag):
        if tag not in self.EMPTY:
            assert self.open.pop().tag == tag

    def handle_data(self, data):
        if data.strip():
            self.open[-1].inside.append(data.strip())


def read(html: str) -> Element:
    [table] = Reader(html).top.elements()
    return table


def applied(shown: Element, update: Element) -> Element:
    """The page of a browser after an update, as site.js applies it: `same` elements are kept except for the elements in them, `same=9`
    stands for nine list items."""
    named = {one.attributes["id"]: one for one in shown.all() if "id" in one.attributes}
    parents = {id(one): parent for parent in shown.all() for one in parent.elements()}

    def filled(one: Element) -> list[Element]:
        if "same" not in one.attributes:
            put_in(one)
            return [one]
        kept = named[one.attributes["id"]]
        for part in one.elements():
            old = named[part.attributes["id"]]
            around = parents[id(old)].inside
            place = next(i for i, sibling in enumerate(around) if sibling is old)
            around[place : place + 1] = filled(part)
        siblings = parents[id(kept)].elements()
        first = next(i for i, sibling in enumerate(siblings) if sibling is kept)
        return siblings[first : first + int(one.attributes["same"] or 1)]

    def put_in(one: Element) -> None:
        inside = [filled(part) if isinstance(part, Element) else [part] for part in one.inside]
        one.inside = [part for parts in inside for part in parts]

    put_in(update)
    update.attributes.pop("data-from", None)
    return update


@pytest.mark.parametrize("game", [pytest.param(one, marks=[] if one == "speicherstadt" else pytest.mark.full) for one in GAMES])
def test_pages_that_reuse_fragments_equal_those_rendered_anew_and_updates_lead_to_them(tables, game):
    seats = 3
    people = [User(f"user-{seat}", f"Player {seat}") for seat in range(1, seats + 1)]
    viewers = [Viewer(one, "en" if one is people[0] else "de", DEFAULTS, SITE) for one in people] + [viewer("")]
    pages, chance = TablePages(tables), random.Random(5)
    with one_loop() as awaited:
        table_id = tables.open(people[0], game, [Place("me")] + [Place("open")] * (seats - 1))
        shown: dict[int, tuple[Page, Element]] = {}
        for number in range(60):
            current = pages.current(table_id)
            for i, one in enumerate(viewers):
                page = current.page(one)
                assert page.html() == fresh(current, one), (game, number, i)
                if i in shown:
                    update = page.update(shown[i][0].outline)
                    assert applied(shown[i][1], read(update)) == read(page.html()), (game, number, i)
                    assert len(update) < len(page.html())
                shown[i] = page, read(page.html())
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
def test_fragments_of_a_shared_screen_follow_the_seat_that_it_shows(tables, game):
    anne = User("anne", "Anne")
    pages, chance = TablePages(tables), random.Random(1)
    table_id = tables.open(anne, game, [Place("me"), Place("guest"), Place("guest")])
    with one_loop() as awaited:
        for _ in range(25):
            current = pages.current(table_id)
            assert current.page(Viewer(anne, "en", DEFAULTS, SITE)).html() == fresh(current, Viewer(anne, "en", DEFAULTS, SITE))
            match, version = current.state.table.match, current.state.table.version
            awaited(tables.play(anne, table_id, match.seat, chance.choice(match.moves()), version))


@pytest.mark.parametrize("game", GAMES)
def test_every_id_of_a_page_is_there_once_and_a_spectator_sees_what_the_log_saw(tables, game):
    """Updates find elements by their ids. The log computes its last step from public information only."""
    people = [User(f"user-{seat}", f"Player {seat}") for seat in (1, 2, 3)]
    viewers = [Viewer(one, "en", DEFAULTS, SITE) for one in people] + [viewer("")]
    pages, chance = TablePages(tables), random.Random(11)
    table_id = tables.open(people[0], game, [Place("me"), Place("open"), Place("open")])
    for one in people[1:]:
        tables.join(one, table_id)
    with one_loop() as awaited:
        for number in range(80):
            current = pages.current(table_id)
            match = current.state.table.match
            assert current.state.view_of(None) == match.view(None), (game, number)
            for one in viewers[number % 2 :: 2]:
                ids = Counter(re.findall(r'\bid="([^"]+)"', current.page(one).html()))
                assert not [name for name, count in ids.items() if count > 1], (game, number)
            if match.is_over:
                break
            move = chance.choice(match.moves())
            awaited(tables.play(people[match.seat - 1], table_id, match.seat, move, current.state.table.version))


@pytest.mark.parametrize("game", GAMES)
def test_an_animation_shows_the_elements_of_the_page_under_the_same_ids(tables, game):
    """Idiomorph merges only elements with the same tag and id. Others are made anew, and their pieces do not glide."""
    anne = User("anne", "Anne")
    table_id = tables.open(anne, game, [Place("me"), Place("guest"), Place("guest")])
    state = TablePages(tables).current(table_id).state
    with one_loop() as awaited:
        awaited(tables.play(anne, table_id, state.table.match.seat, state.table.match.moves()[0], state.table.version))
    page = read(fragment(tables, table_id, None))
    frames = [render("fragments/frame.html", table=one) for one in animation_frames(tables, table_id, None, None, 0)]

    def pictures(shown: Element) -> list[tuple[str, str | None]]:
        classes = ("roster", "board")
        return [(one.tag, one.attributes.get("id")) for one in shown.all() if one.attributes.get("class") in classes]

    assert frames
    for frame in frames:
        assert pictures(read(frame)) == pictures(page)


def test_only_those_who_wait_share_the_banner(tables):
    """The player who has just moved has an undo in the banner, and spectators see that they watch."""
    people = [User(f"user-{seat}", f"Player {seat}") for seat in (1, 2, 3, 4)]
    table_id = tables.open(people[0], "speicherstadt", [Place("me"), *[Place("open")] * 3])
    for one in people[1:]:
        tables.join(one, table_id)
    current = TablePages(tables).current(table_id)
    banners = {one.id: current.page(Viewer(one, "en", DEFAULTS, SITE)).fragments["banner"] for one in people}
    mover = people[current.state.table.match.seat - 1]
    waiting = [banner for user_id, banner in banners.items() if user_id != mover.id]
    assert all(banner is waiting[0] for banner in waiting)
    assert banners[mover.id] is not waiting[0]
    assert "Your turn" in "".join(banners[mover.id].texts)
    assert current.page(viewer("")).fragments["banner"] is not waiting[0]
    assert current.page(Viewer(people[1], "de", DEFAULTS, SITE)).fragments["banner"].texts != waiting[0].texts


def test_what_is_alike_is_rendered_once_for_each_key_and_neither_body_nor_key_of_a_public_fragment_again():
    rendered: list[str] = []

    def body(text: str) -> Callable[[], str]:
        return lambda: rendered.append(text) or f"<p>{text}</p>"

    writer = Writer()
    public = writer.page(f"<div>{writer.public('all', caller=body('all'))}</div>")
    pages = []
    for key in (1, 1, 2):
        writer = Writer(None, public)
        assert writer.public.lookup("all") == placeholder("all")
        assert writer.public.lookup("mine") is None
        inside = [writer.public("all", caller=body("again")), writer.shared_by_key("some", key, caller=body(f"some {key}"))]
        pages.append(writer.page(f"<div>{''.join(inside)}</div>"))
    assert rendered == ["all", "some 1", "some 2"]
    assert pages[0].fragments["some"] is pages[1].fragments["some"]
    assert pages[2].html() == "<div><p>all</p><p>some 2</p></div>"
    assert pages[0].shared == {"all"}, "only what is public is shared with everybody"


def test_while_a_viewer_waits_their_private_fragments_are_kept_and_what_is_public_or_current_in_them_is_not():
    def page(number: int, before: Page | None, waiting_key: str | None) -> Page:
        public = Writer()
        public = public.page(f"<div>{public.public('all', caller=lambda: f'<p>{number}</p>')}</div>")
        writer = Writer(before, public, waiting_key)
        turn = writer.current("turn", caller=lambda: f"<i>{number}</i>")
        frame = writer.frame.lookup("mine") if isinstance(writer.frame, KeptFragments) else None
        if frame is None:
            frame = writer.frame("mine", number, caller=lambda: f"<b>{number}{turn}{writer.public('all', caller=str)}</b>")
        return writer.page(f"<div>{frame}</div>")

    first = page(1, None, "waits")
    deciding = page(2, first, None)
    assert deciding.html() == "<div><b>2<i>2</i><p>2</p></b></div>"
    waiting = page(3, deciding, "waits")
    assert waiting.html() == "<div><b>1<i>3</i><p>3</p></b></div>"
    assert waiting.id != page(1, None, "waits").id
    assert page(4, waiting, "waits for something else").html() == "<div><b>4<i>4</i><p>4</p></b></div>"


@pytest.mark.parametrize("game", GAMES)
def test_fragments_shared_by_viewers_come_from_the_spectators_page(tables, game):
    """Shared fragments come from the page that is rendered from `view(None)`."""
    people = [User(f"user-{seat}", f"Player {seat}") for seat in (1, 2, 3)]
    table_id = tables.open(people[0], game, [Place("me"), Place("open"), Place("open")])
    for one in people[1:]:
        tables.join(one, table_id)
    current = TablePages(tables).current(table_id)
    public = current._public_page(viewer(""))
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


def test_of_two_states_of_one_revision_the_later_one_is_kept(tables):
    """A slow thread must not restore the presence of a user who has left meanwhile."""
    table_id = tables.open(User("anne", "Anne"), "speicherstadt", [Place("me"), Place("me")])
    current = TablePages(tables).current(table_id)
    present, away = state_of(tables, table_id, None), replace(state_of(tables, table_id, None), away=(1,))
    later = time.monotonic()
    current.replace_state(away, later)
    current.replace_state(present, later - 1)
    assert current.state is away
    current.replace_state(present, later + 1)
    assert current.state is present


def test_a_late_change_does_not_bring_back_an_older_table(tables, monkeypatch):
    """Where several servers share a database, pages are made from the rows that come with a change."""
    anne = User("anne", "Anne")
    table_id = tables.open(anne, "speicherstadt", [Place("me"), Place("me")])
    pages, old = TablePages(tables), tables.row_and_seats(table_id)
    tables.say(anne, table_id, "Hello")
    monkeypatch.setattr(tables.db, "shared", True)
    assert pages.current(table_id).state.table.info.revision == old[0].revision + 1
    current = pages.current(table_id, old)
    assert current.state.table.info.revision == old[0].revision + 1
    assert [one.text for one in current.state.chat] == ["Hello"]
    clocked = old[0]._replace(revision=old[0].revision + 5, move_seconds=60), old[1]
    assert pages.current(table_id, clocked).state.table.info.revision == old[0].revision + 1, "a move changes the seats' time"
    new = old[0]._replace(revision=old[0].revision + 5), old[1]
    monkeypatch.setattr(tables.sessions, "row_and_seats", lambda _: pytest.fail("the row is known"))
    assert pages.current(table_id, new).state.table.info.revision == old[0].revision + 5


def test_a_change_of_a_seat_while_a_move_is_written_is_not_lost(tables, monkeypatch):
    people = [User("anne", "Anne"), User("herman", "Herman")]
    table_id = tables.open(people[0], "speicherstadt", [Place("me"), Place("open")])
    tables.join(people[1], table_id)
    table = tables.sessions.snapshot(table_id)
    seat = table.match.seat
    other = 3 - seat
    append = tables.store.append

    async def append_late(info, move):
        tables.stand_ins.ask(people[other - 1], table_id, other, "random")
        return await append(info, move)

    monkeypatch.setattr(tables.store, "append", append_late)
    with one_loop() as awaited:
        after = awaited(tables.play(people[seat - 1], table_id, seat, table.match.moves()[0], table.version))
    assert after.seats[other - 1].level == "random"
    assert after.info == tables.row(table_id)


def test_users_cannot_forge_fragment_marks(tables):
    anne = User("anne", "Anne")
    table_id = tables.open(anne, "speicherstadt", [Place("me"), Place("me")])
    for text in ("\x02table\x03", "\x02abcdefabcdeflog\x03", "<div id=log same></div>"):
        tables.store.say(table_id, anne.id, "Anne", text)
    html = TablePages(tables).page(table_id, Viewer(anne, "en", DEFAULTS, SITE)).html()
    assert "\x02abcdefabcdeflog\x03" in html, "it stays what it is: text"
    assert html.count('id="log"') == html.count('id="table"') == 1
    assert "&lt;div id=log same&gt;" in html
    assert placeholder("log") not in html
