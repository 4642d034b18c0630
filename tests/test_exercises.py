"""Lessons are data: each can be solved and failed, and an invalid one is refused in a sentence."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import kogge
from kogge.games import game_ids
from kogge.learn.exercises import MAX_MOVES, WORDS, Attempt, Exercise, attempt, exercise_of, first_game_of, lessons_of, value_at

LESSONS = [lesson for game in game_ids() for lesson in lessons_of(game)]


def outcomes(exercise: Exercise, played: tuple[str, ...] = ()) -> Iterator[Attempt]:
    """Every path through an exercise, to its end."""
    now = attempt(exercise, played)
    if now.over:
        yield now
        return
    for move in now.match.moves():
        yield from outcomes(exercise, (*played, move))


@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_five_to_ten_lessons(game):
    assert 5 <= len(lessons_of(game)) <= 10


@pytest.mark.parametrize("game", game_ids())
def test_the_first_game_after_the_lessons_can_be_opened(game):
    first = first_game_of(game)
    assert kogge.new(game, players=first.players, options=list(first.options), seed=1).seat


def test_hellwegs_first_game_is_the_short_one():
    assert first_game_of("hellweg").options == ("short",)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.name}")
def test_every_lesson_can_be_solved_and_failed(lesson):
    ends = list(outcomes(lesson))
    solved = [end for end in ends if end.solved]
    assert 0 < len(solved) < len(ends)
    assert all(end.failed for end in ends if not end.solved)
    assert all(lesson.words[word] for word in WORDS)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.name}")
def test_every_goal_refers_to_a_value_in_the_view(lesson):
    view = lesson.match.view(lesson.seat)
    if lesson.name != "2-declining":  # its contract is still to be bought
        assert all(value_at(view, one.see, lesson.seat) is not None or one.test == "is" for one in lesson.goal if one.see)


def lesson(**changed: object) -> dict:
    match = kogge.new("speicherstadt", 2, seed=1)
    return {"record": match.record(), "seat": match.seat, "moves": 1, "goal": [{"see": "own.coins", "at_least": 1}]} | changed


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"seat": 2}, "does not lead to a decision of seat 2"),
        ({"moves": MAX_MOVES + 1}, "moves is a number"),
        ({"goal": [{"see": "own.coins"}]}, "a goal has"),
        ({"goal": [{"see": "own.coins", "at_least": 1, "at_most": 2}]}, "a goal has"),
        ({"goal": [{"move": "bid 1", "is": 3}]}, "a goal has"),
        ({"record": "Game: speicherstadt"}, "no Players"),
    ],
)
def test_an_invalid_lesson_is_refused_in_a_sentence(changed, sentence):
    with pytest.raises(kogge.KoggeError, match=sentence):
        attempt(exercise_of("speicherstadt", "x", lesson(**changed), {}))


def test_only_legal_moves_can_be_made_and_none_after_the_end():
    exercise = exercise_of("speicherstadt", "x", lesson(goal=[{"move": "bid 1"}]), {})
    assert attempt(exercise, ["bid 1"]).solved
    assert attempt(exercise, ["bid 2"]).failed
    for played in (["fly"], ["bid 1", "bid 1"], ["bid 2", "bid 1"]):
        with pytest.raises(kogge.IllegalMove):
            attempt(exercise, played)
    assert exercise.match.lines == kogge.load(exercise.record).lines, "an attempt leaves the exercise as it is"
