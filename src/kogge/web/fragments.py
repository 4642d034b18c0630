"""A table as HTML in fragments, so that an update carries only those that have changed.

Templates mark fragments with `{% call fragments.private(name, …) %}` and `{% call fragments.public(name, …) %}`. The body is one element
whose id is the fragment's name; fragments may be nested. The further arguments are the key: all that the body depends on. While the key is
the same as in the viewer's last page, the body is not rendered again; without a key it is rendered every time.

- `private`: rendered for one viewer. While they wait for others and `TableView.waiting_key` is the same, it is not even looked at.
- `current`: the same, but it may change while its viewer waits: who decides, for example.
- `frame`: a private fragment around public ones. Its key does not include what the public ones depend on.
- `public`: the same for everybody. It is rendered for the spectators' page only, from `view(None)`; every other page takes it from there,
  so nothing hidden can get into it.
- `shared_by_key`: the same for all viewers with the same key, and rendered for the first of them. It contains no fragments.
- `browser_owned`: what the reader may have changed in the browser (`data-keep` in site.js). Whole pages contain it, updates do not.

An update is the HTML of the table in which empty elements with the attribute `same` stand for unchanged fragments. If such an element
contains others, only those have changed. `same=9` stands for nine unchanged list items in a row.
"""

from __future__ import annotations

import functools
import re
import secrets
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

from markupsafe import Markup

from kogge.web.fast_templates import CachedCall

ROOT = "table"
_TOKEN = secrets.token_hex(6)  # nobody can write a placeholder into a name or a chat message
_PLACEHOLDER = re.compile(f"\x02{_TOKEN}([^\x03]+)\x03")
PAGE_ID = f"\x02{_TOKEN}\x03"
"""A placeholder for the page's id, which is known only after the page is rendered."""
_TAG = re.compile(r"<([a-zA-Z0-9]+)").match
_RUNNING_CLOCK = re.compile(
    r'<time class="clock runs".*?</time>', re.DOTALL
)  # the browser counts it down itself, so a new time alone is no change


class FragmentSummary(NamedTuple):
    """A fragment without its HTML."""

    name: str
    digest: str
    """Of the fragment with all fragments in it; '' if it is `browser_owned`."""
    own_digest: str
    """Of its own HTML, without the fragments in it."""
    children: tuple[str, ...]
    """The fragments in it."""


class Fragment(NamedTuple):
    """One fragment, with placeholders for the fragments in it."""

    key: tuple[Any, ...]
    texts: tuple[str, ...]
    """Its HTML, split at the placeholders."""
    summary: FragmentSummary


def with_digest(fragment: Fragment, digest: str) -> Fragment:
    """The same fragment with another `digest`."""
    key, texts, (name, _digest, own_digest, children) = fragment
    return Fragment(key, texts, FragmentSummary(name, digest, own_digest, children))


class Outline(NamedTuple):
    """What an update needs to know of the page it starts from. Later pages share the fragments that have not changed."""

    id: str
    fragments: dict[str, Fragment]
    """By name."""


class WaitingFragments(NamedTuple):
    """The private fragments of a viewer who waits for others."""

    key: Any
    """All that they depend on, except for the public fragments in them."""
    fragments: dict[str, Fragment]
    frames: tuple[str, ...]
    """Those around fragments that may change, the innermost first."""
    public: frozenset[str]
    """The public fragments in them."""


class Page:
    """All fragments of a table as one viewer sees it. Two pages with the same `id` look the same, on every server.

    The id is a keyed hash. Otherwise a player could compute the id of an opponent's page for every hand that they may have, and ask the
    server which of these pages it knows.
    """

    __slots__ = ("_event", "_subtrees", "_unions", "_update", "fragments", "id", "outline", "shared", "shared_by_key", "waiting")

    def __init__(self, fragments: dict[str, Fragment], shared: set[str], key: bytes, waiting: WaitingFragments | None = None):
        self.fragments, self.shared, self.waiting = fragments, shared, waiting
        """`waiting`: of the last page on which this viewer waited for others."""
        self.id = blake2b(fragments[ROOT].summary.digest.encode(), digest_size=8, key=key).hexdigest()
        self.outline = Outline(self.id, fragments)
        self.shared_by_key: dict[tuple[Any, ...], Fragment] = {}
        """On the spectators' page: the fragments that viewers share by key, by name and key."""
        self._subtrees: dict[str, dict[str, Fragment]] = {}
        self._unions: dict[frozenset[str], dict[str, Fragment]] = {}
        self._update = "", ""  # the last update: from which page, and its HTML
        self._event = "", b""  # the same as an event

    def subtree(self, name: str) -> dict[str, Fragment]:
        """A fragment and all fragments in it, by name."""
        found = self._subtrees.get(name)
        if found is None:
            found = self._subtrees[name] = {name: self.fragments[name]}
            for child in self.fragments[name].summary.children:
                found.update(self.subtree(child))
        return found

    def subtrees(self, names: frozenset[str]) -> dict[str, Fragment]:
        """Several fragments and all fragments in them, by name."""
        found = self._unions.get(names)
        if found is None:
            found = self._unions[names] = {}
            for name in names:
                found.update(self.subtree(name))
        return found

    def html(self, is_current: bool = True) -> str:
        """The HTML of the whole table. Only a current page has its id in it: updates can start from it."""
        out: list[str] = []
        self._write_html(ROOT, out)
        return "".join(out).replace(PAGE_ID, self.id if is_current else "", 1)

    def _write_html(self, name: str, out: list[str]) -> None:
        fragment = self.fragments[name]
        out.append(fragment.texts[0])
        for child, text in zip(fragment.summary.children, fragment.texts[1:], strict=True):
            self._write_html(child, out)
            out.append(text)

    def update(self, before: Outline) -> str:
        """The HTML that brings a browser from another page to this one."""
        if self._update[0] != before.id:
            out: list[str] = []
            self._write_changed(ROOT, before.fragments, out)
            self._update = before.id, "".join(out).replace(PAGE_ID, f'{self.id}" data-from="{before.id}', 1)
        return self._update[1]

    def update_event(self, before: Outline, to_event: Callable[[str], bytes]) -> bytes:
        """The same as an event of a stream, kept in memory once for all who get it."""
        if self._event[0] != before.id:
            self._event = before.id, to_event(self.update(before))
        return self._event[1]

    def _write_changed(self, name: str, before: dict[str, Fragment], out: list[str]) -> None:
        now = self.fragments
        (_key, texts, summary), old = now[name], before[name].summary if name in before else None
        if old is not None and old.own_digest == summary.own_digest and name != ROOT and old.children == summary.children:
            tag = tag_of(texts[0])  # only fragments in it have changed
            out.append(f"<{tag} id={name} same>")
            for child in summary.children:
                if before[child].summary.digest != now[child].summary.digest:
                    self._write_changed(child, before, out)
            out.append(f"</{tag}>")
            return
        old_position = {child: i for i, child in enumerate(old.children)} if old else {}
        out.append(texts[0])
        run = begin = 0  # how many unchanged list items in a row, and where in `out` the first one is
        for i, child in enumerate(summary.children):
            is_same = child in old_position and before[child].summary.digest == now[child].summary.digest
            if not is_same:
                self._write_changed(child, before, out)
                run = 0
            elif run and not texts[i] and old_position[child] == old_position[summary.children[i - 1]] + 1:
                run += 1
                out[begin] = f"<li id={summary.children[i - run + 1]} same={run}></li>"
            else:
                tag = tag_of(now[child].texts[0])
                out.append(f"<{tag} id={child} same></{tag}>")
                run, begin = int(tag == "li"), len(out) - 1
            out.append(texts[i + 1])


def digest_of(text: str) -> str:
    """A short digest, the same on every server."""
    return blake2b(text.encode(), digest_size=8).hexdigest()


def tag_of(html: str) -> str:
    """The name of an element."""
    found = _TAG(html)
    return found[1] if found else "div"


class Writer:
    """Collects the fragments of a page while its template is rendered. `before`: this viewer's last page; `public`: the spectators';
    `waiting_key`: all that the private fragments depend on except for the `current` ones, while the viewer waits for others."""

    def __init__(self, before: Page | None = None, public: Page | None = None, waiting_key: Any = None):
        self._before, self._before_shared = (before.fragments, before.shared) if before else ({}, set[str]())
        self._public_page, self._waiting_key = public, waiting_key
        self._public = public.fragments if public else None
        self._shared_by_key = public.shared_by_key if public else None
        self._fragments: dict[str, Fragment] = {}
        self._shared: set[str] = set()
        self._current: set[str] = set()
        self._waiting = before.waiting if before else None
        self._kept: WaitingFragments | None = None
        if public and self._waiting and self._waiting.key == waiting_key and self._waiting.public <= public.fragments.keys():
            self._kept = self._waiting
            taken = public.subtrees(self._kept.public)
            self._fragments, self._shared = {**taken, **self._kept.fragments}, set(taken)

    @property
    def private(self) -> Callable[..., Markup]:
        """A fragment for this viewer."""
        return self._private if self._kept is None else KeptFragments(self._kept.fragments, self._private)

    @property
    def frame(self) -> Callable[..., Markup]:
        """A fragment for this viewer around public ones. Its key does not include what these depend on."""
        return self._frame if self._kept is None else KeptFragments(self._kept.fragments, self._frame)

    @property
    def public(self) -> Callable[..., Markup]:
        """A fragment that is the same for everybody."""
        return self._private if self._public is None else PublicFragments(self, self._public)

    def current(self, name: str, *key: Any, caller: Callable[[], str]) -> Markup:
        """A fragment for this viewer that may also change while they wait."""
        self._current.add(name)
        return self._private(name, *key, caller=caller)

    def _private(self, name: str, *key: Any, caller: Callable[[], str]) -> Markup:
        old = self._before.get(name) if key else None
        if old is None or old.key != key or name in self._before_shared or not self._reuse(name):
            self.add(name, caller(), key)
        return placeholder(name)

    def _frame(self, name: str, *key: Any, caller: Callable[[], str]) -> Markup:
        return self._private(name, *(key if self._public is not None else ()), caller=caller)

    def shared_by_key(self, name: str, *key: Any, caller: Callable[[], str]) -> Markup:
        """A fragment that is the same for all viewers of this language and state with the same key."""
        self._current.add(name)
        if self._shared_by_key is None:
            return self.private(name, caller=caller)
        found = self._shared_by_key.get((name, key))
        if found is None:
            self.add(name, caller())
            self._shared_by_key[name, key] = self._fragments[name]
        else:
            self._fragments[name] = found
        return placeholder(name)

    def lines(self, named: Sequence[tuple[str, Any]], render: Callable[[str, Any], str]) -> Markup:
        """A list of items, each a fragment. An item that equals the one of that name on the last page is not rendered again."""
        fragments, before, shared = self._fragments, self._before, self._before_shared
        for name, one in named:
            old = before.get(name)
            if old is not None and name not in shared and ((known := old.key[0]) is one or known == one):
                fragments[name] = old
            else:
                self.add(name, render(name, one), (one,))
        names = tuple([name for name, _one in named])
        self._current.update(names)
        return placeholders(names)

    def browser_owned(self, name: str, *key: Any, caller: Callable[[], str]) -> Markup:
        """A fragment that updates leave alone, because the reader may have changed it."""
        html = self.private(name, *key, caller=caller)
        fragment = self._fragments[name]
        self._fragments[name] = with_digest(fragment, "")
        return html

    def add(self, name: str, html: str, key: tuple[Any, ...] = ()) -> None:
        """Add a fragment that has just been rendered; those in it have been added before."""
        html = str.strip(html)  # a plain string, also of Markup
        stable = _RUNNING_CLOCK.sub("", html) if "clock runs" in html else html
        own_digest = digest_of(stable.replace(_TOKEN, "") if "\x02" in stable else stable)
        public = self._public.get(name) if self._public else None
        if public is not None and public.summary.own_digest == own_digest and stable is html:
            texts, children = public.texts, public.summary.children  # keep the text in memory once
        else:
            parts = _PLACEHOLDER.split(html) if "\x02" in html else [html]
            texts, children = tuple(parts[::2]), tuple(parts[1::2])
        summary = FragmentSummary(name, self._digest(own_digest, children), own_digest, children)
        self._fragments[name] = Fragment(key, texts, summary)

    def _digest(self, own_digest: str, children: tuple[str, ...]) -> str:
        if not children:
            return own_digest
        fragments = self._fragments
        return digest_of(own_digest + "".join([fragments[child].summary.digest for child in children]))

    def _reuse(self, name: str) -> bool:
        """Take a fragment from the viewer's last page; the public fragments in it, and those already rendered, come from the present page.
        False if a public one no longer exists."""
        old, is_same = self._before[name], True
        for child in old.summary.children:
            if child in self._fragments:
                pass  # rendered already
            elif child not in self._before_shared:
                if not self._reuse(child):
                    return False
            elif self._public is not None and child in self._public:
                self.take_public(child)
            else:
                return False
            is_same = is_same and self._fragments[child].summary.digest == self._before[child].summary.digest
        if not is_same and old.summary.digest:
            old = with_digest(old, self._digest(old.summary.own_digest, old.summary.children))
        self._fragments[name] = old
        return True

    def take_public(self, name: str) -> None:
        """Take a fragment from the spectators' page, with all fragments in it."""
        if name in self._shared:
            return  # it was taken before
        assert self._public_page is not None
        found = self._public_page.subtree(name)
        self._fragments.update(found)
        self._shared.update(found)

    def page(self, html: str, key: bytes = b"") -> Page:
        """The page, from the HTML of its template; `key` is the site's key for the ids of pages."""
        waiting, fragments = self._waiting, self._fragments
        if self._kept is not None:
            for name in self._kept.frames:
                fragments[name] = with_digest(fragments[name], self._digest(*fragments[name].summary[2:]))
        elif self._waiting_key is not None:
            waiting = self._fragments_while_waiting()
        self.add(ROOT, html)
        return Page(fragments, self._shared, key, waiting)

    def _fragments_while_waiting(self) -> WaitingFragments:
        private = {name: one for name, one in self._fragments.items() if name not in self._shared and name not in self._current}
        frames: list[str] = []
        public: set[str] = set()
        for name, one in private.items():  # those inside come first
            changing = [child for child in one.summary.children if child not in private or child in frames]
            if changing:
                frames.append(name)
                public.update(self._shared.intersection(changing))
        return WaitingFragments(self._waiting_key, private, tuple(frames), frozenset(public))


class PublicFragments(CachedCall):
    """Takes the public fragments of a page from the spectators' page: neither their keys nor their bodies are computed again."""

    __slots__ = ("_fragments", "_writer")

    def __init__(self, writer: Writer, public: dict[str, Fragment]):
        self._writer, self._fragments = writer, public

    def lookup(self, name: str) -> Markup | None:
        """The fragment, if the spectators' page has it."""
        if name not in self._fragments:
            return None
        self._writer.take_public(name)
        return placeholder(name)

    def __call__(self, name: str, *key: Any, caller: Callable[[], str]) -> Markup:
        """The same; a fragment that the spectators' page does not have is rendered for this viewer."""
        found = self.lookup(name)
        return self._writer.private(name, *key, caller=caller) if found is None else found


class KeptFragments(CachedCall):
    """Takes the fragments of a viewer who still waits for others from their last page, without looking at their keys."""

    __slots__ = ("_fragments", "_render")

    def __init__(self, fragments: dict[str, Fragment], render: Callable[..., Markup]):
        self._fragments, self._render = fragments, render

    def lookup(self, name: str) -> Markup | None:
        """The fragment, if it was there."""
        return placeholder(name) if name in self._fragments else None

    def __call__(self, name: str, *key: Any, caller: Callable[[], str]) -> Markup:
        """The same; another one is rendered."""
        return self.lookup(name) or self._render(name, *key, caller=caller)


class Inline:
    """Fragments of pages that are not updated: each is rendered in place."""

    def private(self, name: str, *key: Any, caller: Callable[[], str]) -> str:
        """The fragment itself."""
        return caller()

    public = frame = current = shared_by_key = browser_owned = private

    def lines(self, named: Sequence[tuple[str, Any]], render: Callable[[str, Any], str]) -> Markup:
        """The items themselves."""
        return Markup("").join([render(name, one) for name, one in named])


@functools.lru_cache(8192)
def placeholder(name: str) -> Markup:
    """Stands for a fragment in the HTML of the one around it."""
    return Markup(f"\x02{_TOKEN}{name}\x03")


@functools.lru_cache(64)
def placeholders(names: tuple[str, ...]) -> Markup:
    """Stands for several fragments in a row."""
    return Markup("".join(map(placeholder, names)))
