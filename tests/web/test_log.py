"""The log is told step by step, in every language, and says nothing that is not so."""

from __future__ import annotations

import functools
import re

import pytest

from kogge.games import game_ids
from kogge.kit.board import Board, Saying
from kogge.kit.step import Step
from kogge.web.play.standing import Standing
from kogge.web.speech.boards import board_of, say_plain
from kogge.web.speech.words import LANGUAGES, speaking
from random_play import played, sampled

NAMES = ["Anne", "Bea", "Cor", "Dirk", "Els", "Finn"]


@functools.cache
def told(game: str) -> list[tuple[Step, list[Saying]]]:
    """Every step of some random games, with what was said of it."""
    return [(step, board_of(game).tell(step)) for places in sampled(game)[::5] for step in places[-1].steps()]


@pytest.mark.parametrize("game", game_ids())
def test_every_step_is_told_without_a_fault_in_four_languages(game):
    said = {}
    for step, sayings in told(game):
        assert sayings or step.forced or step.seat is None, f"a choice is always told: {step}"
        said |= {(one.message, str(one.parts)): one for one in sayings}
    english: list[str] = []
    for code in LANGUAGES:
        with speaking(code):
            spoken = [say_plain(one, NAMES) for one in said.values()]
        assert not [one for one in spoken if not one or re.search(r"[{}]|%\(", one)]
        english = english or spoken
        assert code == "en" or not [pair for pair in zip(english, spoken, strict=True) if pair[0] == pair[1]]


def verbs_told(game: str, message: str) -> set[tuple[str, bool]]:
    """The verbs of the moves, and whether they were forced, of which something was told."""
    return {(step.text.split(" ")[0], step.forced) for step, said in told(game) for one in said if re.fullmatch(message, one.message)}


@pytest.mark.parametrize(
    ("game", "message", "verb"),
    [
        ("speicherstadt", r"\{who\} cannot pay for \{card\}\.", "pass"),
        ("colonia", r"\{who\} passes: no .*", "pass"),
        ("hellweg", r"\{who\} takes a thaler at the market: there is nothing else to do\.", "thaler"),
    ],
)
def test_a_forced_move_is_told_as_one_and_a_chosen_one_never(game, message, verb):
    assert verbs_told(game, message) <= {(verb, True)}
    if game != "hellweg":  # it is rare there: tests/web/test_hellweg_board.py sets it up
        assert verbs_told(game, message)


def test_the_coins_told_are_the_coins_paid():
    """S3.11, S3.15, S3.17, S3.21 What the log of The Speicherstadt says of coins is what each step did to the purses."""
    for step, said in told("speicherstadt"):
        purse = [player["coins"] for player in step.before()["seats"]]
        for one in said:
            if one.message.startswith("Income"):
                for paid in one.parts["paid"]:
                    purse[paid.parts["who"].seat - 1] += paid.parts["n"]
            elif " buys " in one.message:
                purse[one.parts["who"].seat - 1] -= one.parts["n"]
            elif "for 1 coin" in one.message:
                purse[one.parts["who"].seat - 1] += 1
        assert purse == [player["coins"] for player in step.after()["seats"]]


def test_a_game_without_words_of_its_own_is_told_plainly_and_keeps_what_is_hidden():
    tell = Board(title="any").tell
    for step in played("colonia", 3).steps():
        (said,) = tell(step)
        assert isinstance(said, Saying)
        assert say_plain(said, NAMES) == (f"{NAMES[step.seat - 1]}: {step.text}" if step.seat else step.text)
        assert said.only == (step.only if step.forced or step.seat is None else None)


@pytest.mark.parametrize("game", game_ids())
def test_the_log_of_a_table_has_its_sentences_by_line(game):
    match = played(game, 3)
    standing = Standing(game, 3, " ".join(match.options))
    standing.follow(match.lines)
    tell = board_of(game).tell
    wanted: list[list[str]] = [[] for _ in match.lines]
    for step in match.steps():
        wanted[step.line - 1] += [say_plain(one, NAMES) for one in tell(step)]
    assert [[say_plain(one, NAMES) for one in said] for said in standing.log] == wanted
