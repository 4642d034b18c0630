"""A table as HTML in fragments, so that an update carries only those that have changed.

Templates mark fragments with `{% call fragments.own(name, …) %}` and `{% call fragments.public(name, …) %}`. The body is one element whose
id is the fragment's name; fragments may lie inside each other. The further arguments are the key: all that the body depends on. While it is
the same as in the page before, the body is not rendered again; without a key it always is.

- `own`: rendered for one viewer.
- `frame`: the same around public fragments, whose inputs its key need not tell.
- `public`: what everybody sees alike. It is rendered for the spectators' page only, from `view(None)`; every other page takes it from
  there, so nothing hidden can get into it.
- `kept`: what the reader may have changed (`data-keep` in site.js); a whole page has it, an update never.

An update is the HTML of the table in which an element with the attribute `same` stands for a fragment that has not changed, except for the
elements in it; `same=9` stands for nine list items in a row.
"""

from __future__ import annotations

import functools
import hashlib
import re
import secrets
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from markupsafe import Markup

ROOT = "table"
_TOKEN = secrets.token_hex(6)  # nobody can write a mark into a name or a chat message
_MARK = re.compile(f"\x02{_TOKEN}([^\x03]+)\x03")
PAGE_ID = f"\x02{_TOKEN}\x03"
"""Where the page's id stands, which is known only when the page is rendered."""
_TAG = re.compile(r"<([a-zA-Z0-9]+)")
_RUNNING_CLOCK = re.compile(r'<time class="clock runs".*?</time>', re.DOTALL)  # clocks run on in the browser: no reason for an update


class OutlineLine(NamedTuple):
    """A fragment without its HTML."""

    name: str
    digest: str
    """Of the fragment with all that lies in it; '' if the reader may have changed it."""
    own_digest: str
    """Of its own HTML."""
    children: tuple[str, ...]
    """The fragments in it."""


class Fragment(NamedTuple):
    """One fragment, with marks in place of the fragments in it."""

    key: tuple[Any, ...]
    texts: tuple[str, ...]
    """Its HTML, cut at the marks."""
    line: OutlineLine


class Outline(NamedTuple):
    """A page without its HTML: all that an update needs to know of the page it starts from."""

    id: str
    lines: tuple[OutlineLine, ...]


class Page:
    """All fragments of a table as one viewer sees it. Two pages with the same `id` look the same, on every server.

    The id is keyed: nobody can compute the id of somebody else's page for each hand they may have, and ask which one the server knows.
    """

    __slots__ = ("_event", "_update", "fragments", "id", "outline", "shared")

    def __init__(self, fragments: dict[str, Fragment], shared: set[str], key: bytes):
        self.fragments, self.shared = fragments, shared
        self.id = hashlib.blake2b(fragments[ROOT].line.digest.encode(), digest_size=8, key=key).hexdigest()
        self.outline = Outline(self.id, tuple([fragment.line for fragment in fragments.values()]))
        self._update = "", ""  # the last update: from which page, and its HTML
        self._event = "", b""  # the same as an event

    def whole(self, is_current: bool = True) -> str:
        """The HTML of the table; with its id, unless no update can start from it."""
        out: list[str] = []
        self._write_whole(ROOT, out)
        return "".join(out).replace(PAGE_ID, self.id if is_current else "", 1)

    def _write_whole(self, name: str, out: list[str]) -> None:
        fragment = self.fragments[name]
        out.append(fragment.texts[0])
        for child, text in zip(fragment.line.children, fragment.texts[1:], strict=True):
            self._write_whole(child, out)
            out.append(text)

    def update(self, before: Outline) -> str:
        """The HTML that brings a browser from another page to this one."""
        if self._update[0] != before.id:
            out: list[str] = []
            self._write_changed(ROOT, {line.name: line for line in before.lines}, out)
            self._update = before.id, "".join(out).replace(PAGE_ID, f'{self.id}" data-from="{before.id}', 1)
        return self._update[1]

    def update_event(self, before: Outline, to_event: Callable[[str], bytes]) -> bytes:
        """The same as an event of a stream, in memory once for all who get it."""
        if self._event[0] != before.id:
            self._event = before.id, to_event(self.update(before))
        return self._event[1]

    def _write_changed(self, name: str, before: dict[str, OutlineLine], out: list[str]) -> None:
        (_key, texts, line), old = self.fragments[name], before.get(name)
        if old is not None and old[2:] == line[2:] and name != ROOT:  # only something in it has changed
            tag = tag_of(texts[0])
            out.append(f"<{tag} id={name} same>")
            for child in line.children:
                if before[child].digest != self.fragments[child].line.digest:
                    self._write_changed(child, before, out)
            out.append(f"</{tag}>")
            return
        lay_here = {child: i for i, child in enumerate(old.children)} if old else {}
        out.append(texts[0])
        run = begin = 0  # list items in a row that have not changed, and where in `out` the first one is
        for i, child in enumerate(line.children):
            is_same = child in lay_here and before[child].digest == self.fragments[child].line.digest
            if not is_same:
                self._write_changed(child, before, out)
                run = 0
            elif run and not texts[i] and lay_here[child] == lay_here[line.children[i - 1]] + 1:
                run += 1
                out[begin] = f"<li id={line.children[i - run + 1]} same={run}></li>"
            else:
                tag = tag_of(self.fragments[child].texts[0])
                out.append(f"<{tag} id={child} same></{tag}>")
                run, begin = int(tag == "li"), len(out) - 1
            out.append(texts[i + 1])


def tag_of(html: str) -> str:
    """The name of an element."""
    found = _TAG.match(html)
    return found[1] if found else "div"


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
        return Markup("".join([mark(name) for name, _one in named]))

    def kept(self, name: str, *key: Any, caller: Callable[[], str]) -> Markup:
        """A fragment that is never updated."""
        marked = self.own(name, *key, caller=caller)
        fragment = self._fragments[name]
        self._fragments[name] = fragment._replace(line=fragment.line._replace(digest=""))
        return marked

    def add(self, name: str, html: str, key: tuple[Any, ...] = ()) -> None:
        """A fragment that was rendered just now; the fragments in it are there already."""
        html = str.strip(html)  # a plain string, also of Markup
        stable = _RUNNING_CLOCK.sub("", html) if "clock runs" in html else html
        own_digest = hashlib.blake2b(stable.replace(_TOKEN, "").encode(), digest_size=8).hexdigest()
        twin = self._public.get(name) if self._public else None
        if twin is not None and twin.line.own_digest == own_digest and stable is html:
            texts, children = twin.texts, twin.line.children  # in memory once
        else:
            parts = _MARK.split(html) if "\x02" in html else [html]
            texts, children = tuple(parts[::2]), tuple(parts[1::2])
        line = OutlineLine(name, self._digest(own_digest, children), own_digest, children)
        self._fragments[name] = Fragment(key, texts, line)

    def _digest(self, own_digest: str, children: tuple[str, ...]) -> str:
        if not children:
            return own_digest
        together = own_digest + "".join([self._fragments[child].line.digest for child in children])
        return hashlib.blake2b(together.encode(), digest_size=8).hexdigest()

    def _reuse(self, name: str) -> bool:
        """Take a fragment from the page before, with the public ones in it, and those rendered already, as they are now. False if a public
        one is gone."""
        old, is_same = self._before[name], True
        for child in old.line.children:
            if child in self._fragments:
                pass  # rendered already
            elif child not in self._before_shared:
                if not self._reuse(child):
                    return False
            elif self._public is not None and child in self._public:
                self._share(child)
            else:
                return False
            is_same = is_same and self._fragments[child].line.digest == self._before[child].line.digest
        if not is_same and old.line.digest:
            old = old._replace(line=old.line._replace(digest=self._digest(old.line.own_digest, old.line.children)))
        self._fragments[name] = old
        return True

    def _share(self, name: str) -> None:
        assert self._public is not None
        self._fragments[name] = fragment = self._public[name]
        self._shared.add(name)
        for child in fragment.line.children:
            self._share(child)

    def page(self, html: str, key: bytes = b"") -> Page:
        """The page, from what its template gave; `key` is the site's key for the ids of pages."""
        self.add(ROOT, html)
        return Page(self._fragments, self._shared, key)


class Inline:
    """For pages that are not updated: everything is rendered in its place."""

    def own(self, name: str, *key: Any, caller: Callable[[], str]) -> str:
        """The fragment itself."""
        return caller()

    public = frame = kept = own

    def lines(self, named: Sequence[tuple[str, Any]], render: Callable[[str, Any], str]) -> Markup:
        """The items themselves."""
        return Markup("").join([render(name, one) for name, one in named])


@functools.lru_cache(8192)
def mark(name: str) -> Markup:
    """Where a fragment lies in another one."""
    return Markup(f"\x02{_TOKEN}{name}\x03")
