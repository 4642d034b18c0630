"""Checks of the contract of games: each function checks one promise, in random games of any game.

`kogge check-game` runs all checks on one game, the test suite runs them on every game. A check raises `BrokenPromise` if it fails.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

import kogge
from kogge.engine.boxes import LoadedBox, load_box
from kogge.engine.config import GameConfig
from kogge.engine.contract import CHANCE, Game
from kogge.engine.errors import IllegalMove
from kogge.engine.flow import OVER, flow_of, scratch_dtype
from kogge.engine.layout import observed
from kogge.engine.lines import parse_line
from kogge.engine.match import Match
from kogge.engine.position_check import faults, inconsistency
from kogge.engine.record_view import record_view
from kogge.games import game_by_id, game_config
from kogge.observations import layout_of

COMPILED_GAMES = 20  # compared with the same games interpreted
MAX_DECISIONS = 100_000  # a longer random game is taken to be endless


class BrokenPromise(Exception):
    """A promise that a game does not keep."""


def expect(condition: Any, sentence: str) -> None:
    """Raise `BrokenPromise` with this sentence unless the condition is true."""
    if not condition:
        raise BrokenPromise(sentence)


# random games, the same in every run


class MovePicker:
    """Picks random moves; the picks depend only on the seed."""

    def __init__(self, seed: int):
        self.state = seed * 2654435761 % 2**32 or 1

    def pick(self, texts: list[str]) -> str:
        """A random one of these texts."""
        self.state = (self.state * 1664525 + 1013904223) % 2**32
        return texts[(self.state >> 8) % len(texts)]


def positions(match: Match, seed: int) -> Iterator[Match]:
    """Play to the end at random; yields the match at every decision and at the end."""
    picker = MovePicker(seed)
    for _ in range(MAX_DECISIONS):
        yield match
        if match.seat is None:
            return
        match.play(picker.pick(match.moves()))
    raise BrokenPromise(f"a random game was not over after {MAX_DECISIONS} decisions")


@dataclass(frozen=True)
class TableSetup:
    """A game with a number of players and some options."""

    id: str
    players: int
    options: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return "-".join((self.id, str(self.players), "+".join(self.options) or "plain"))

    @functools.cached_property
    def config(self) -> GameConfig:
        """The validated configuration."""
        return game_config(self.id, self.players, self.options)

    @property
    def game(self) -> Game:
        """The game."""
        return self.config.game

    @property
    def loaded(self) -> LoadedBox:
        """Its box."""
        return self.config.loaded

    def new(self, seed: int) -> Match:
        """A new game at this table."""
        return kogge.new(self.id, players=self.players, options=self.options, seed=seed)

    def positions(self, seed: int, every: int = 1) -> Iterator[tuple[int, Match]]:
        """Every `every`-th position of a random game, with its number."""
        yield from ((number, position) for number, position in enumerate(positions(self.new(seed), seed)) if number % every == 0)

    def played(self, seed: int) -> Match:
        """A random game at its end."""
        match = self.new(seed)
        for _ in positions(match, seed):
            pass
        return match

    def redealt(self, position: Match, seat: int, seed: int) -> Match:
        """A copy of a position in which everything that a seat (from 1) cannot know is redealt."""
        copy = position.copy()
        self.game.resample_hidden(self.loaded.box, record_view(copy.rows), seat - 1, seed)
        return copy

    def observed(self, position: Match, seat: int) -> np.ndarray:
        """The observation of a seat (from 1)."""
        return observed(self.game, self.loaded.box, position.rows, seat)


def option_sets(game: str) -> list[list[str]]:
    """The option sets to try: none, each option alone, all."""
    names = list(game_by_id(game).options)
    sets = [[], *([name] for name in names), names]
    return [chosen for i, chosen in enumerate(sets) if chosen not in sets[:i]]


def tables_of(game: str) -> list[TableSetup]:
    """A game with every number of players; the option sets take turns."""
    sets, counts = option_sets(game), game_by_id(game).players
    return [TableSetup(game, counts[i % len(counts)], sets[i % len(sets)]) for i in range(max(len(counts), len(sets)))]


# promises for every number of players and every set of options


def random_play_ends_and_every_decision_has_a_choice(table: TableSetup) -> None:
    """Random play ends, and every decision has at least two legal moves."""
    match = table.new(table.players)
    for position in positions(match, 1):
        moves = position.moves()
        expect(len(moves) != 1, "a decision with only one legal move was not played automatically")
        expect(len(set(moves)) == len(moves), f"a move is listed twice: {moves}")
        expect(bool(moves) == (position.seat is not None), f"seat {position.seat} is to decide and has the moves {moves}")
    expect(match.is_over and match.winners(), "a game ended without a winner")
    expect(len(match.points()) == table.players, "not every seat has points")


def the_same_seed_gives_the_same_bytes(table: TableSetup) -> None:
    """The same seed gives the same game, byte by byte; another seed gives another game."""
    one, two, other = (table.played(seed) for seed in (5, 5, 6))
    expect(one.rows.tobytes() == two.rows.tobytes(), "the same seed ended in two different tables")
    expect(one.lines == two.lines, "the same seed gave two different records")
    expect(one.lines != other.lines, "another seed gave the same record")


def a_record_replays_to_the_same_table(table: TableSetup) -> None:
    """A record replays to the same table."""
    match = table.played(3)
    replayed = kogge.load(match.record(), boxes=False)  # boxes=False: not from the cache
    expect(replayed.lines == match.lines, "the record of the replayed game has other lines")
    expect(replayed.view() == match.view(), "the view of the replayed game differs")
    expect(replayed.record() == match.record(), "the text of the replayed game's record differs")
    one, two = match.rows.copy(), replayed.rows.copy()
    one["chance"] = two["chance"] = 0
    expect(one.tobytes() == two.tobytes(), "the replayed table has other bytes: something in it does not follow from the record")


def undo_goes_back_decision_by_decision(table: TableSetup) -> None:
    """Undo goes back decision by decision to the first one, and restores each position exactly."""
    match = table.new(9)
    before = [(position.rows.tobytes(), list(position.lines), position.moves()) for position in positions(match, 2)]
    for state in reversed(before[:-1]):
        match.undo()
        expect((match.rows.tobytes(), match.lines, match.moves()) == state, "undo did not restore the position before the decision")
    try:
        match.undo()
    except IllegalMove:
        return
    raise BrokenPromise("undo was possible before the first decision")


def views_do_not_depend_on_hidden_information(table: TableSetup) -> None:
    """The view, the moves and the observation of a seat do not depend on information hidden from it."""
    for number, position in table.positions(4, every=7):
        for seat in range(1, table.players + 1):
            redealt = table.redealt(position, seat, 1000 + number)
            expect(redealt.view(seat) == position.view(seat), f"the view of seat {seat} depends on hidden information")
            expect(
                np.array_equal(table.observed(redealt, seat), table.observed(position, seat)),
                f"the observation of seat {seat} depends on hidden information",
            )
            if position.seat == seat:
                expect(open_moves(table, redealt) == position.moves(), f"the moves of seat {seat} depend on hidden information")


def open_moves(table: TableSetup, position: Match) -> list[str]:
    """The legal moves, computed by the rules rather than taken from the match."""
    found = np.zeros(table.game.n_actions, np.int16)
    n = table.game.legal(table.loaded.box, record_view(position.rows), found)
    return [table.loaded.move_texts[action] for action in found[:n].tolist()]


def undo_is_refused_after_a_decision_that_revealed_hidden_information(table: TableSetup) -> tuple[int, int]:
    """A decision that revealed hidden information to its seat cannot be taken back.

    Returns how many decisions could be taken back, and how many could not.
    """
    game, undoable, final = table.game, 0, 0
    for number, position in table.positions(12):
        if position.seat is None or (
            number % 5 and not game.secret_round(record_view(position.rows)) and not game.forced_move_reveals(record_view(position.rows))
        ):
            continue
        seat, moves = position.seat, position.moves()
        for move in {moves[0], moves[number % len(moves)], moves[-1]}:
            results = []
            for world in range(7):
                redealt = table.redealt(position, seat, 100 * number + world) if world else position.copy()
                redealt.play(move)
                next_moves = redealt.moves() if redealt.seat == seat else None
                results.append((redealt.view(seat), next_moves) if redealt.may_take_back else None)
            expect(
                all(one == results[0] for one in results),
                f"{move!r} can be taken back although it reveals something, or only with some hidden cards",
            )
            undoable, final = undoable + (results[0] is not None), final + (results[0] is None)
    return undoable, final


def undo_never_crosses_another_seats_decision_or_chance(table: TableSetup) -> None:
    """A decision cannot be taken back after another seat's decision or a chance event."""
    for _, position in table.positions(13):
        last = [parse_line(line).seat for line in position.lines[position.undo_floor :]]
        expect(
            len(set(last)) <= 1 and None not in last, f"these lines could be taken back together: {position.lines[position.undo_floor :]}"
        )
        expect(position.may_take_back == bool(last), "may_take_back contradicts the record")


def a_redealt_table_can_be_played_to_the_end(table: TableSetup) -> None:
    """A redealt table is valid: it has the same totals and can be played to the end."""
    for number, position in table.positions(8, every=11):
        if position.seat is not None:
            redealt = table.redealt(position, position.seat, number)
            expect(conserved(table, redealt) == conserved(table, position), "redealing changed a total")
            for _ in positions(redealt, number):
                pass
            expect(redealt.winners(), "a redealt table ended without a winner")


def a_view_is_plain_json_with_an_entry_for_each_seat(table: TableSetup) -> None:
    """A view is plain JSON and has an entry for every seat."""
    for _, position in table.positions(2, every=13):
        for seat in [None, *range(1, table.players + 1)]:
            view = position.view(seat)
            expect(json.loads(json.dumps(view)) == view, f"the view of seat {seat} contains more than plain dict, list, int and str")
            expect(len(view["seats"]) == table.players, "view['seats'] does not have one entry for each seat")


def an_observation_matches_its_layout(table: TableSetup) -> None:
    """Every number of an observation is in the range of its layout, and a one-hot block marks at most one entry."""
    features = kogge.describe(table.id)
    low, high = (np.array([getattr(feature, end) for feature in features]) for end in ("low", "high"))
    for number, position in table.positions(1, every=5):
        numbers = table.observed(position, 1 + number % table.players)
        outside = np.flatnonzero((numbers < low) | (numbers > high + 1e-6))
        expect(not len(outside), f"{features[outside[0]].name if len(outside) else ''} is {numbers[outside[:1]]}, out of its range")
        for placed in layout_of(table.game).blocks:
            if placed.block.one_hot:
                marks = numbers[placed.indices]
                expect(((marks == 0) | (marks == 1)).all() and (marks.sum(-1) <= 1).all(), f"{placed.name} marks more than one entry")


def queries_never_change_the_table(table: TableSetup) -> None:
    """Computing views, observations, moves, points and records does not change the table."""
    points = np.zeros(table.players, np.int64)
    for _, position in table.positions(6, every=9):
        before = position.rows.tobytes()
        for seat in range(1, table.players + 1):
            position.view(seat)
            table.observed(position, seat)
        position.points()
        position.record()
        open_moves(table, position)
        table.game.tie_break(table.loaded.box, record_view(position.rows), points)
        expect(position.rows.tobytes() == before, "a query changed the table")


def conserved_totals_never_change(table: TableSetup) -> None:
    """The totals that the game counts (`conserved`) never change."""
    first = conserved(table, table.new(7))
    for _, position in table.positions(7):
        expect(conserved(table, position) == first, f"the totals were {first} and became {conserved(table, position)}")


def every_field_stays_in_its_range(table: TableSetup) -> None:
    """Every field stays in the range that `table.py` declares, and the fields agree with each other (`check_position`)."""
    for _, position in table.positions(10, every=3):
        problem = next(map(str, faults(table.config, position.rows)), "") or inconsistency(table.config, record_view(position.rows))
        expect(not problem, f"a table reached by play would be refused: {problem}")


def conserved(table: TableSetup, position: Match) -> dict[str, int]:
    """The totals that a game counts; {} if it counts none."""
    return table.game.conserved(table.loaded.box, record_view(position.rows)) if table.game.conserved else {}


def every_chance_event_round_trips_through_notation(table: TableSetup) -> None:
    """Every chance event reads back as the same event, and is possible."""
    game, box, flow = table.game, table.loaded.box, flow_of(table.game)
    s, scratch = record_view(np.zeros(1, game.Table)), record_view(np.zeros(1, scratch_dtype(game)))
    game.setup(box, s, table.players, table.config.option_bits, 11)
    event, read = np.zeros(game.event_size, np.int16), np.zeros(game.event_size, np.int16)
    while flow.prepare_turn(box, s, scratch) != OVER:
        if scratch.next != CHANCE:
            scratch.action = scratch.moves[int(s.chance) % int(scratch.open)]
            flow.advance(box, s, scratch)
            continue
        game.draw_event(box, s, event)
        text = game.event_text(box, s, event)
        expect(text == " ".join(text.split()) and text, f"the event {text!r} is not a series of words separated by single spaces")
        expect(game.read_event(box, s, text.split(" "), read), f"the event {text!r} cannot be read")
        expect(np.array_equal(event, read), f"the event {text!r} reads back as another one: {read.tolist()}, not {event.tolist()}")
        expect(game.may_happen(box, s, event), f"the event {text!r} was drawn, but may_happen refuses it")
        game.happen(box, s, event)


def a_private_draw_is_not_visible_in_what_others_read(table: TableSetup) -> None:
    """If only one seat sees a chance event, what the others read does not depend on its outcome (`seen_by`, `public_event`)."""
    game, box = table.game, table.loaded.box
    match = Match(table.config, 14, manual_chance=True)
    picker, event = MovePicker(3), np.zeros(game.event_size, np.int16)
    for number in range(MAX_DECISIONS):
        if match.seat is None:
            return
        if not match.is_chance_due:
            match.play(picker.pick(match.moves()))
            continue
        texts = []
        for draw in range(8):
            trial = match.copy()
            trial.reseed(1000 * number + draw)
            game.draw_event(box, record_view(trial.rows), event)
            texts.append(game.event_text(box, record_view(match.rows), event))
        read = {(game.seen_by(text.split(" ")), _public_text(game, text)) for text in texts}
        expect(
            len(read) == 1 or all(seat is None for seat, _ in read),
            f"others can tell {texts[0]!r} from {texts[-1]!r}, which only one seat sees: they read {sorted(text for _, text in read)}",
        )
        match.apply_chance(texts[0])


def _public_text(game: Game, text: str) -> str:
    words = text.split(" ")
    return text if game.seen_by(words) is None else game.public_event(words)


def a_game_entered_by_hand_has_the_same_record(table: TableSetup) -> None:
    """A game whose chance events are entered by hand, part by part, has the same record; impossible events are refused."""
    played, entered = table.played(5), Match(table.config, manual_chance=True)
    for line in played.lines:
        who, _, text = line.partition(" ")
        if who != "*":
            entered.play(text)
            continue
        before = entered.rows.tobytes()
        for wrong in ("no such event", f"{text} {text}"):
            expect(
                is_refused(entered, wrong) and entered.rows.tobytes() == before, f"the event {wrong!r} is not refused, or changes the table"
            )
        entered.apply_chance(entered_by_parts(entered, text))
    expect(entered.lines == played.lines, "the record of a game entered by hand differs")


def is_refused(match: Match, event: str) -> bool:
    """Does the match refuse this event?"""
    try:
        match.apply_chance(event)
    except IllegalMove:
        return True
    return False


def entered_by_parts(match: Match, event: str) -> str:
    """A chance event, put together from its parts in the order of its notation; in one part if the game has no `event_parts`."""
    if match.game.event_parts is None:
        return event
    event_so_far = ""
    while parts := match.event_parts(event_so_far):
        after = [text for text in parts.values() if f"{event} ".startswith(f"{text} ")]
        expect(len(after) == 1, f"the event {event!r} cannot be entered: after {event_so_far!r} the only parts are {', '.join(parts)}")
        event_so_far = after[0]
    return event_so_far


# promises for a game as a whole


def every_action_round_trips_through_notation(game: str) -> None:
    """Every action has its own text, and the text reads back as the same action."""
    loaded = load_box(game_by_id(game))
    texts = [text for text in loaded.move_texts if text]
    expect(texts, "no action has a text")
    expect(len(texts) == len(set(texts)), "two actions have the same text")
    for text in texts:
        expect(loaded.move_texts[loaded.actions[text]] == text, f"{text!r} does not read back as its action")
        expect(" ".join(text.split()) == text, f"{text!r} is not a series of words separated by single spaces")


def setup_resets_a_used_table(game: str) -> None:
    """`setup` resets a used table completely."""
    game_object = game_by_id(game)
    flow, box = flow_of(game_object), load_box(game_object).box
    used, fresh = np.zeros(1, game_object.Table), np.zeros(1, game_object.Table)
    flow.random_play(box, record_view(used), game_object.players[-1], 0, 1, record_view(np.zeros(1, scratch_dtype(game_object))))
    for rows in (used, fresh):
        game_object.setup(box, record_view(rows), game_object.players[0], 0, 2)
    left = [name for name in game_object.Table.names or () if not np.array_equal(used[name], fresh[name])]
    expect(not left, f"setup does not reset {', '.join(left)}")


def the_rules_are_numbered(game: str) -> None:
    """RULES.md is in the game's folder and numbers its rules."""
    path = game_by_id(game).folder / "RULES.md"
    expect(path.is_file(), "there is no RULES.md in the game's folder")
    expect(
        any(line.startswith("- ") and line[2:3].isupper() for line in path.read_text("utf-8").splitlines()),
        "no line '- X1.1 …' in RULES.md",
    )


def compiled_rules_play_the_same_games(game: str) -> None:
    """Compiled rules play the same games as interpreted rules, byte by byte."""
    from kogge.engine.compiled import random_games

    game_object = game_by_id(game)
    scratch = record_view(np.zeros(1, scratch_dtype(game_object)))
    for table in tables_of(game):
        rows, row, config = np.zeros(COMPILED_GAMES, game_object.Table), np.zeros(1, game_object.Table), table.config
        random_games(config, 0, COMPILED_GAMES, rows)
        for seed in range(COMPILED_GAMES):
            flow_of(game_object).random_play(config.loaded.box, record_view(row), config.players, config.option_bits, seed, scratch)
            expect(row[0].tobytes() == rows[seed].tobytes(), f"{table}: the compiled game of seed {seed} differs")


TABLE_CHECKS: tuple[Callable[[TableSetup], Any], ...] = (
    random_play_ends_and_every_decision_has_a_choice,
    the_same_seed_gives_the_same_bytes,
    a_record_replays_to_the_same_table,
    every_chance_event_round_trips_through_notation,
    a_private_draw_is_not_visible_in_what_others_read,
    a_game_entered_by_hand_has_the_same_record,
    undo_goes_back_decision_by_decision,
    conserved_totals_never_change,
    every_field_stays_in_its_range,
    queries_never_change_the_table,
    a_view_is_plain_json_with_an_entry_for_each_seat,
    an_observation_matches_its_layout,
    views_do_not_depend_on_hidden_information,
    a_redealt_table_can_be_played_to_the_end,
    undo_is_refused_after_a_decision_that_revealed_hidden_information,
    undo_never_crosses_another_seats_decision_or_chance,
)
GAME_CHECKS: tuple[Callable[[str], Any], ...] = (
    the_rules_are_numbered,
    every_action_round_trips_through_notation,
    setup_resets_a_used_table,
    compiled_rules_play_the_same_games,
)


@dataclass(frozen=True)
class Finding:
    """The result of one check: the promise, and how the game breaks it; '' if it keeps it."""

    promise: str
    broken: str


def check_game(game: str) -> Iterator[Finding]:
    """Check every promise for a game."""
    game_by_id(game)  # raises BadOption if there is no such game
    for check in GAME_CHECKS[:-1]:
        yield Finding(sentence_of(check), broken_by(check, game))
    for promise in TABLE_CHECKS:
        reports = (broken_by(promise, table, f"{table}: ") for table in tables_of(game))
        yield Finding(sentence_of(promise), next((one for one in reports if one), ""))
    yield Finding(sentence_of(GAME_CHECKS[-1]), broken_by(GAME_CHECKS[-1], game))  # last: it takes the longest


def sentence_of(check: Callable[..., Any]) -> str:
    """The promise of a check: the first sentence of its docstring."""
    return (check.__doc__ or "").partition("\n")[0].rstrip(".")


def broken_by(check: Callable[..., Any], argument: Any, prefix: str = "") -> str:
    """How a promise is broken, '' if it is kept. A game under construction may raise any exception."""
    try:
        check(argument)
    except Exception as error:
        return prefix + (str(error) if isinstance(error, BrokenPromise) else f"{type(error).__name__}: {error}")
    return ""
