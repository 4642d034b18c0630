"""Compiled templates give the same pages as Jinja itself, except for spaces around line breaks."""

from __future__ import annotations

import functools
import random
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass

import jinja2
import pytest

import kogge
from awaiting import one_loop
from kogge.analysis.results import Choice
from kogge.engine.errors import IllegalMove
from kogge.engine.match import Match
from kogge.web import templating
from kogge.web.accounts.preferences import all_preferences
from kogge.web.accounts.users import User
from kogge.web.analysis.views import Hint
from kogge.web.db.store import Store
from kogge.web.fast_templates import FastEnvironment
from kogge.web.fragments import Writer
from kogge.web.i18n.translation import LANGUAGES, _, in_language, ngettext, pgettext
from kogge.web.live.hub import Hub
from kogge.web.tables.clocks import Clock
from kogge.web.tables.pages import PagesOfTable, TablePages, Viewer
from kogge.web.tables.service import Place, TableService
from kogge.web.tables.table_view import TableView, animation_frames, view_for_user
from table_service import table_service

GAMES = list(kogge.list_games())
TRANSLATIONS = ("_", "gettext", "ngettext", "pgettext", "npgettext")
PEOPLE = [User("anne", "<b>Anne"), User("bert", "\u202eBert & 'Co'"), User("carl", '"{0}" %(n)s %')]
WATCHER = User("mallory", "{% Mallory %}")


@functools.cache
def plain_environment(game: str = "") -> jinja2.Environment:
    """The site's environment without our compiler."""
    fast = compiled_environment(game)
    options = {"autoescape": True, "undefined": jinja2.StrictUndefined, "trim_blocks": True, "lstrip_blocks": True}
    env = jinja2.Environment(loader=fast.loader, extensions=["jinja2.ext.i18n", "jinja2.ext.do"], **options)
    env.install_gettext_callables(_, ngettext, newstyle=True, pgettext=pgettext)
    env.globals |= {name: one for name, one in fast.globals.items() if name not in TRANSLATIONS}
    env.filters["number"] = fast.filters["number"]
    return env


compiled_environment: Callable[[str], FastEnvironment] = templating.environment


def assert_same(monkeypatch, html: Callable[[], str], about: object) -> None:
    """Render a page with both environments."""

    def rendered(environment: Callable[[str], jinja2.Environment]) -> str:
        monkeypatch.setattr(templating, "environment", environment)
        changing = re.sub(r'data-page="\w*"|data-left="[^"]*"|\d+:\d\d', "", html())  # the id of a page is a hash of all of it
        return re.sub(r"\s*\n\s*", "\n", changing)

    assert rendered(compiled_environment) == rendered(plain_environment), about


@dataclass
class Kind:
    """A kind of table: who sits there, and its settings."""

    places: list[Place]
    options: dict[str, object]

    def open(self, tables: TableService, game: str) -> str:
        table_id = tables.open(PEOPLE[0], game, self.places, **self.options)
        for one in PEOPLE[1:][: sum(place.kind == "open" for place in self.places)]:
            tables.join(one, table_id)
        return table_id


FRIENDS = [Place("me"), Place("open"), Place("open")]
KINDS = {
    "friends": Kind(FRIENDS, {}),
    "one screen": Kind([Place("me"), Place("guest", "Guest"), Place("guest", "<Guest>")], {"hints": True}),
    "phones": Kind(FRIENDS, {"phone_hands": True}),
    "real cards": Kind(FRIENDS, {"manual_chance": True}),
    "first game": Kind([Place("me"), *[Place("bot", level="random")] * 2], {"guided": True, "hints": True}),
    "strangers": Kind(FRIENDS, {"listed": True, "clock": Clock(60, 300, "bot")}),
}


@pytest.fixture
def tables(new_db) -> Iterator[TableService]:
    store = Store(new_db())
    store.migrate()
    yield table_service(store, Hub(), lambda game: ["random"])
    store.close()


class Pages:
    """The pages of a table at one moment, with everything rendered anew."""

    def __init__(self, tables: TableService, current: PagesOfTable, chance: random.Random):
        self.tables, self.current, self.chance = tables, current, chance
        self.id = current.state.table.info.id

    def some(self, viewers: int) -> Iterator[tuple[object, Callable[[], str]]]:
        """What the pages of so many viewers are about, and functions that render them."""
        everybody = [*((user, None) for user in (*PEOPLE, WATCHER, None)), *((PEOPLE[0], seat) for seat in (1, 2, 3))]
        for user, seat in self.chance.sample(everybody, viewers):
            language = self.chance.choice(list(LANGUAGES))
            prefers = all_preferences({"chat": self.chance.choice(["shown", "hidden"]), "theme": self.chance.choice(["light", "dark"])}, {})
            viewer = Viewer(user, language, prefers, "http://kogge")
            about = (self.id, self.current.state.table.version, user and user.id, seat, language)
            table_view = view_for_user(self.current.state, user, seat)
            yield about, functools.partial(self.page, viewer, seat)
            with in_language(language):
                html = self.page(viewer, seat)
            clicks = sorted(set(re.findall(r'name="pick" value="([^"]*)"', html)))
            for click in self.chance.sample(clicks, min(2, len(clicks))):
                yield (*about, click), functools.partial(self.page, viewer, seat, click)
            if table_view.moves:
                yield (*about, "hint"), functools.partial(self.page, viewer, seat, hint=self.hint(table_view))
            if user in (PEOPLE[0], None):
                yield (*about, "animation"), functools.partial(self.animation, viewer, seat)

    def page(self, viewer: Viewer, seat: int | None, click: str = "", hint: Hint | None = None) -> str:
        with in_language(viewer.language):
            table_view = view_for_user(self.current.state, viewer.user, seat, [word for word in click.split("~") if word])
            public = self.current.render_public(Writer(), viewer.language)
            return self.current._render(Writer(None, public), viewer, table_view, hint=hint, notice="<notice>").html()

    def animation(self, viewer: Viewer, seat: int | None) -> str:
        with in_language(viewer.language):
            frames = animation_frames(self.tables, self.id, viewer.user, seat, 0)
            return "".join(templating.render("fragments/frame.html", table=one) for one in frames)

    def hint(self, table_view: TableView) -> Hint:
        choices = tuple(Choice(move, 0.5, 0.01, 20.0, 0.5, 0.1, 0.01, 1.0, 0.1, 0.1, 0.01, 1.0) for move in table_view.moves[:5])
        return Hint(choices, table_view.version, 3.0, self.chance.choice([None, choices[-1]]))


def possible_event(match: Match, chance: random.Random) -> str:
    """A random event, entered part by part. What is hidden may rule out a combination of parts that are offered."""
    while True:
        event = ""
        while parts := match.event_parts(event):
            event = chance.choice(list(parts.values()))
        with suppress(IllegalMove):
            match.copy().apply_chance(event)
            return event


def play_on(tables: TableService, table_id: str, chance: random.Random, awaited: Callable) -> None:
    """Play a random move, or enter a random event."""
    table = tables.sessions.snapshot(table_id)
    match = table.match
    if match.is_chance_due:
        owner = table.seats[match.chance_seat - 1].user_id if match.chance_seat else PEOPLE[0].id
        awaited(tables.enter_chance(next(one for one in PEOPLE if one.id == owner), table_id, possible_event(match, chance), table.version))
        return
    seat = table.seats[match.seat - 1]
    arguments = table_id, seat.seat, chance.choice(match.moves()), table.version
    user = next((one for one in PEOPLE if one.id == seat.user_id), None)
    awaited(tables.play(user, *arguments) if user else tables.play_bot(*arguments))


def compare(tables: TableService, monkeypatch, game: str, kind: str, seed: int, moves: list[int], viewers: int) -> None:
    """Play a random game; after these numbers of moves and at the end, compare the pages of so many viewers."""
    chance = random.Random(seed)
    table_id, pages = KINDS[kind].open(tables, game), TablePages(tables)
    for user in (PEOPLE[0], WATCHER) if kind != "strangers" else ():
        tables.say(user, table_id, "<i>hello</i> {{ user }} \u202e %s")
    with one_loop() as awaited:
        for number in range(max(moves) + 1):
            current = pages.current(table_id)
            if number in moves or current.state.table.match.is_over:
                for about, html in Pages(tables, current, chance).some(viewers):
                    assert_same(monkeypatch, html, (game, kind, number, about))
            if current.state.table.match.is_over:
                return
            play_on(tables, table_id, chance, awaited)


@pytest.mark.parametrize("game", GAMES)
def test_some_pages_are_those_of_plain_templates(tables, monkeypatch, game):
    for seed, kind in enumerate(KINDS):
        compare(tables, monkeypatch, game, kind, seed, [5 + 8 * seed], 1)


@pytest.mark.full
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", GAMES)
def test_all_pages_are_those_of_plain_templates(tables, monkeypatch, game, kind):
    compare(tables, monkeypatch, game, kind, 1, [0, 1, 2, *range(4, 10_000, 29)], 4)
