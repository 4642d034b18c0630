"""A table as HTML in fragments, so that an update carries only those that have changed.

Templates mark fragments with `{% call fragments.own(name, …) %}` and `{% call fragments.public(name, …) %}`. The body is one element whose
id is the fragment's name; fragments may lie inside each other. The further arguments are the key: all that the body depends on. While it is
the same as in the page before, the body is not rendered again; without a key it always is.

- `own`: rendered for one viewer.
- `frame`: the same around public fragments, whose inputs its key need not tell.
- `public`: what everybody sees alike. It is rendered for the spectators' page only, from `view(None)`; every other page takes it from
  there, so nothing hidden can get into it.
- `kept`: what the reader may have changed (`data-keep` in site.js); a whole page has it, an update never.

An update is the HTML of the table in which an element with the attribute `same` stands for a fragment that has not changed.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from markupsafe import Markup

ROOT = "table"
_TOKEN = secrets.token_hex(6)  # nobody can write a mark into a name or a chat message
_MARK = re.compile(f"\x02{_TOKEN}([^\x03]*)\x03")
PAGE_ID = f"\x02{_TOKEN}\x03"
"""Where the page's id stands, which is known only when the page is rendered."""
_TAG = re.compile(r"<([a-zA-Z0-9]+)")
_RUNNING_CLOCK = re.compile(r'<time class="clock runs".*?</time>', re.DOTALL)  # clocks run on in the browser: no reason for an update


class Fragment(NamedTuple):
    """One fragment, with marks in place of the fragments in it."""

    key: tuple[Any, ...]
    html: str
    children: tuple[str, ...]
    own_digest: str
    """Of `html`."""
    digest: str
    """Of the fragment with all that lies in it; '' if the reader may have changed it."""


class Page:
    """All fragments of a table as one viewer sees it. Two pages with the same `id` look the same, on every server."""

    __slots__ = ("_update", "fragments", "id", "shared")

    def __init__(self, fragments: dict[str, Fragment], shared: set[str]):
        self.fragments, self.shared = fragments, shared
        self.id = fragments[ROOT].digest
        self._update = "", ""  # the last update: from which page, and its HTML

    def whole(self, is_current: bool = True) -> str:
        """The HTML of the table; with its id, unless no update can start from it."""
        return self._html(ROOT).replace(PAGE_ID, self.id if is_current else "", 1)

    def _html(self, name: str) -> str:
        fragment = self.fragments[name]
        return _MARK.sub(lambda mark: self._html(mark[1]) if mark[1] else mark[0], fragment.html) if fragment.children else fragment.html

    def update(self, before: Page) -> str:
        """The HTML that brings a browser from another page to this one."""
        if self._update[0] != before.id:
            html = self._changed(ROOT, before).replace(PAGE_ID, f'{self.id}" data-from="{before.id}', 1)
            self._update = before.id, html
        return self._update[1]

    def _changed(self, name: str, before: Page) -> str:
        fragment, old = self.fragments[name], before.fragments.get(name)
        if not fragment.children:
            return fragment.html
        lay_here = old.children if old else ()

        def part(mark: re.Match[str]) -> str:
            child = mark[1]
            if not child:
                return mark[0]
            if child in lay_here and before.fragments[child].digest == self.fragments[child].digest:
                return stub(child, self.fragments[child].html)
            return self._changed(child, before)

        return _MARK.sub(part, fragment.html)


def stub(name: str, html: str) -> str:
    """An element that stands for an unchanged fragment."""
    if html.startswith("<li"):
        return f"<li id={name} same>"
    found = _TAG.match(html)
    tag = found[1] if found else "div"
    return f"<{tag} id={name} same></{tag}>"


class Writer:
    """Collects the fragments of a page while its template is rendered. `before`: this viewer's last page; `public`: the spectators'."""

    def __init__(self, before: Page | None = None, public: Page | None = None):
        self._before, self._before_shared = (before.fragments, before.shared) if before else ({}, set[str]())
        self._public = public.fragments if public else None
        self._fragments: dict[str, Fragment] = {}
        self._shared: set[str] = set()

    def own(self, name: str, *key: Any, caller: Callable[[], str]) -> Markup:
        """A fragment for this viewer."""
        old = self._before.get(name) if key else None
        if old is None or old.key != key or name in self._before_shared or not self._reuse(name):
            self.add(name, caller(), key)
        return mark(name)

    def frame(self, name: str, *key: Any, caller: Callable[[], str]) -> Markup:
        """A fragment for this viewer around public ones: its key need not tell what these depend on."""
        return self.own(name, *(key if self._public is not None else ()), caller=caller)

    def public(self, name: str, *key: Any, caller: Callable[[], str]) -> Markup:
        """A fragment that everybody sees alike."""
        if self._public is None or name not in self._public:
            return self.own(name, *key, caller=caller)
        self._share(name)
        return mark(name)

    def lines(self, named: Sequence[tuple[str, Any]], render: Callable[[str, Any], str]) -> Markup:
        """A list of items that never change, each a fragment: public where it is the same."""
        for name, one in named:
            old = self._before.get(name)
            if old is not None and old.key[0] is one and name not in self._before_shared:
                self._fragments[name] = old
            else:
                self.add(name, render(name, one), (one,))
        return Markup("").join([mark(name) for name, _one in named])

    def kept(self, name: str, *key: Any, caller: Callable[[], str]) -> Markup:
        """A fragment that is never updated."""
        marked = self.own(name, *key, caller=caller)
        self._fragments[name] = self._fragments[name]._replace(digest="")
        return marked

    def add(self, name: str, html: str, key: tuple[Any, ...] = ()) -> None:
        """A fragment that was rendered just now; the fragments in it are there already."""
        html = html.strip()
        children = tuple(child for child in _MARK.findall(html) if child)
        stable = _RUNNING_CLOCK.sub("", html) if "clock runs" in html else html
        own_digest = hashlib.blake2b(stable.replace(_TOKEN, "").encode(), digest_size=8).hexdigest()
        self._fragments[name] = Fragment(key, html, children, own_digest, self._digest(own_digest, children))

    def _digest(self, own_digest: str, children: tuple[str, ...]) -> str:
        if not children:
            return own_digest
        together = own_digest + "".join([self._fragments[child].digest for child in children])
        return hashlib.blake2b(together.encode(), digest_size=8).hexdigest()

    def _reuse(self, name: str) -> bool:
        """Take a fragment from the page before, with the public ones in it, and those rendered already, as they are now. False if a public
        one is gone."""
        old, is_same = self._before[name], True
        for child in old.children:
            if child in self._fragments:
                pass  # rendered already
            elif child not in self._before_shared:
                if not self._reuse(child):
                    return False
            elif self._public is not None and child in self._public:
                self._share(child)
            else:
                return False
            is_same = is_same and self._fragments[child].digest == self._before[child].digest
        self._fragments[name] = old if is_same or not old.digest else old._replace(digest=self._digest(old.own_digest, old.children))
        return True

    def _share(self, name: str) -> None:
        assert self._public is not None
        self._fragments[name] = fragment = self._public[name]
        self._shared.add(name)
        for child in fragment.children:
            self._share(child)

    def page(self, html: str) -> Page:
        """The page, from what its template gave."""
        self.add(ROOT, html)
        return Page(self._fragments, self._shared)


class Inline:
    """For pages that are not updated: everything is rendered in its place."""

    def own(self, name: str, *key: Any, caller: Callable[[], str]) -> str:
        """The fragment itself."""
        return caller()

    public = frame = kept = own

    def lines(self, named: Sequence[tuple[str, Any]], render: Callable[[str, Any], str]) -> Markup:
        """The items themselves."""
        return Markup("").join([render(name, one) for name, one in named])


def mark(name: str) -> Markup:
    """Where a fragment lies in another one."""
    return Markup(f"\x02{_TOKEN}{name}\x03")
