"""The log, step by step, in every language."""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from kogge.engine.board import Board, Message, Plural, Term
from kogge.engine.match import Step
from kogge.games import game_ids
from kogge.web.i18n.translation import LANGUAGES, _, board_of, catalogue, in_language, say_plain
from kogge.web.tables.session import TableSession
from random_play import played, sampled

# the boards' own tests cover every language too; all games in `make test-all`
SAMPLED = [pytest.param(game, marks=[] if game == "speicherstadt" else pytest.mark.full) for game in game_ids()]
NAMES = ["Anne", "Bea", "Cor", "Dirk", "Els", "Finn"]


@functools.cache
def reported(game: str) -> list[tuple[Step, list[Message]]]:
    """Every step of some random games, with its log entries."""
    return [(step, board_of(game).log_entries(step)) for places in sampled(game)[::5] for step in places[-1].steps()]


@pytest.mark.parametrize("game", SAMPLED)
def test_the_log_of_every_step_is_complete_in_four_languages(game):
    entries = {}
    for step, messages in reported(game):
        assert messages or step.forced or step.seat is None, f"a choice always has a log entry: {step}"
        entries |= {(one.message, str(one.parts)): one for one in messages}
    english: list[str] = []
    for code in LANGUAGES:
        with in_language(code):
            spoken = [say_plain(one, NAMES) for one in entries.values()]
        assert not [one for one in spoken if not one or re.search(r"[{}]|%\(", one)]
        english = english or spoken
        assert code == "en" or not [pair for pair in zip(english, spoken, strict=True) if pair[0] == pair[1]]


def test_h3_3_the_log_names_the_roads_of_a_transport_from_the_good_to_the_buyer():
    named = 0
    for step, messages in reported("hellweg"):
        for one in (one for one in messages if "delivers to" in one.message):
            view, town = step.before(), step.text.removeprefix("go ")
            names = {place["id"]: place["name"] for place in view["towns"]}
            towns = [names[place] for place in (*view["sale"]["path"], town)]
            roads = [set(say_plain(road, NAMES).split("–")) for road in one.parts["roads"]]
            assert roads == [set(pair) for pair in itertools.pairwise(towns)]
            named += 1
    assert named > 10


# numbers that are not counts: ordinals, a roll, a bare value, money whose name has no plural
NO_COUNT = {"amount", "booth", "card", "dice", "die", "double", "number", "paid", "place", "points", "price", "round", "times", "turn"}
NO_COUNT |= {"turns", "value", "week"}
# words that may follow such a number: none of them is countable
UNCOUNTED = {"of", "with", "for", "into", "instead", "von", "mit", "für", "in", "statt", "liefern", "wert"}
UNCOUNTED |= {"sur", "avec", "pour", "dans", "au", "van", "voor", "leeg", "leeghalen", "waard"}


def sentences(game: str) -> Iterator[Message]:
    """All texts of some random games: the log, the prompts, and every move in words."""
    board = board_of(game)
    for _step, messages in reported(game):
        yield from messages
    for at in (at for places in sampled(game)[::5] for at in places[::5] if at.seat):
        yield board.prompt(at.view(at.seat), at.seat, at.moves(), [])
        yield from (board.label(at.view(at.seat), move) for move in at.moves())


def with_words(part: Any) -> Iterator[Message | Term]:
    """A message, or the messages in a value, with all messages inside them."""
    if isinstance(part, list | tuple):
        yield from (word for one in part for word in with_words(one))
    if isinstance(part, Message | Term):
        yield part
        yield from (word for one in part.parts.values() for word in with_words(one))


def numbers_in(word: Message | Term) -> set[str]:
    """The arguments of a message that are numbers."""
    text = word.message + getattr(word.message, "many", "")
    return {name for name, part in word.parts.items() if str(part).isdigit() and f"{{{name}}}" in text}


@pytest.mark.parametrize("game", SAMPLED)
def test_every_number_that_counts_something_has_a_plural(game):
    """Tested with 0, 1, 2 and 5 in four languages; other numbers count nothing and are followed by no word they could count."""
    found: dict[str, Message | Term] = {}
    for word in (word for sentence in sentences(game) for word in with_words(sentence)):
        numbers = numbers_in(word)
        assert numbers - {"n"} <= NO_COUNT, word
        assert ("n" in numbers) == isinstance(word.message, Plural), word
        found[word.message] = word
    for word in found.values():
        for code in LANGUAGES:
            with in_language(code):
                assert_counted(word, code) if isinstance(word.message, Plural) else assert_uncounted(word)


def assert_counted(word: Message | Term, code: str) -> None:
    """0, 1, 2 and 5 have the plural forms of the language."""
    none, one, two, five = (re.sub(r"\d+", "#", say_plain(replace(word, parts=word.parts | {"n": n}), NAMES)) for n in (0, 1, 2, 5))
    assert two == five
    assert none == (one if code == "fr" else two)
    forms = catalogue(code).ngettext(word.message, word.message.many, 1), catalogue(code).ngettext(word.message, word.message.many, 2)
    assert (one == two) == (forms[0] == forms[1])


def assert_uncounted(word: Message | Term) -> None:
    """`Turn 3 of 12` counts nothing; `3 turns` would."""
    numbers = "|".join(numbers_in(word))
    follows = re.findall(rf"\{{(?:{numbers})\}} (\w+)", _(word.message)) if numbers else []
    assert set(follows) <= UNCOUNTED, word.message


def logged_verbs(game: str, message: str) -> set[tuple[str, bool]]:
    """The verbs of the moves that have this log entry, and whether they were forced."""
    return {
        (step.text.split(" ")[0], step.forced) for step, entries in reported(game) for one in entries if re.fullmatch(message, one.message)
    }


@pytest.mark.parametrize(
    ("game", "message", "verb"),
    [
        ("speicherstadt", r"\{who\} can’t afford \{card\}\.", "pass"),
        ("colonia", r"\{who\} passes \(can’t .*", "pass"),
        ("hellweg", r"\{who\} takes a thaler at the market \(no other move is possible\)\.", "thaler"),
    ],
)
def test_the_log_marks_forced_moves_and_no_others(game, message, verb):
    assert logged_verbs(game, message) <= {(verb, True)}
    if game != "hellweg":  # it is rare there: tests/web/boards/test_hellweg_board.py sets it up
        assert logged_verbs(game, message)


def test_the_log_names_the_coins_that_were_paid():
    """S3.11, S3.15, S3.17, S3.21 The coins in the log of The Speicherstadt are the difference of the purses before and after each step."""
    for step, entries in reported("speicherstadt"):
        purse = [player["coins"] for player in step.before()["seats"]]
        for one in entries:
            if one.message.startswith("Income"):
                for paid in one.parts["paid"]:
                    purse[paid.parts["who"].seat - 1] += paid.parts["amount"]
            elif "{who} buys " in one.message:
                purse[one.parts["who"].seat - 1] -= one.parts["n"]
            elif "for 1 coin" in one.message:
                purse[one.parts["who"].seat - 1] += 1
        assert purse == [player["coins"] for player in step.after()["seats"]]


def test_a_game_without_its_own_log_has_a_plain_one_that_hides_what_is_hidden():
    log_entries = Board(title="any").log_entries
    for step in played("colonia", 3).steps():
        (entry,) = log_entries(step)
        assert isinstance(entry, Message)
        assert say_plain(entry, NAMES) == (f"{NAMES[step.seat - 1]}: {step.text}" if step.seat else step.text)
        assert entry.only == (step.only if step.forced or step.seat is None else None)


@pytest.mark.parametrize("game", game_ids())
def test_the_log_of_a_table_has_its_sentences_by_line(game):
    match = played(game, 3)
    session = TableSession(game, 3, " ".join(match.options))
    session.follow(match.lines)
    log_entries = board_of(game).log_entries
    wanted: list[list[str]] = [[] for _ in match.lines]
    for step in match.steps():
        wanted[step.line - 1] += [say_plain(one, NAMES) for one in log_entries(step)]
    *_others, count = session.log[-1]
    wanted[-1].append(say_plain(count, NAMES))
    assert [[say_plain(one, NAMES) for one in entries] for entries in session.log] == wanted
    shown = {who.seat: points.replace("−", "-") for who, points in count.moment}
    assert [int(shown[seat]) for seat in range(1, 4)] == match.points()
