"""What the contract promises of every game: one function checks each promise, in random games.

`kogge check-game` runs them all on one game and says what it found, the test suite runs them on every game. Whoever breaks a promise
gets a `Broken` error. Nothing here is about one game.
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
from kogge.engine.lines import parse_line
from kogge.engine.match import Match
from kogge.engine.position_check import faults, objection
from kogge.engine.record_view import record_view
from kogge.games import game_by_id, game_config
from kogge.observations import layout_of

COMPILED_GAMES = 20  # compared with the same games interpreted
LONGEST = 100_000  # decisions of a game that will never end


class Broken(Exception):
    """A promise that a game does not keep."""


def expect(kept: Any, sentence: str) -> None:
    """Go on if this is so."""
    if not kept:
        raise Broken(sentence)


# random games, the same in every run


class Dice:
    """Picks that depend on the seed alone."""

    def __init__(self, seed: int):
        self.state = seed * 2654435761 % 2**32 or 1

    def pick(self, texts: list[str]) -> str:
        """One of these."""
        self.state = (self.state * 1664525 + 1013904223) % 2**32
        return texts[(self.state >> 8) % len(texts)]


def positions(match: Match, seed: int) -> Iterator[Match]:
    """Play to the end, handing out the match at every decision and at the end."""
    dice = Dice(seed)
    for _ in range(LONGEST):
        yield match
        if match.seat is None:
            return
        match.play(dice.pick(match.moves()))
    raise Broken(f"a random game was not over after {LONGEST} decisions")


@dataclass(frozen=True)
class Laid:
    """A table as it can be laid: a game with a number of players and some options."""

    id: str
    players: int
    options: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return "-".join((self.id, str(self.players), "+".join(self.options) or "plain"))

    @functools.cached_property
    def config(self) -> GameConfig:
        """The same, checked."""
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
        """Every so-many-th position of a random game, with its number."""
        yield from ((number, at) for number, at in enumerate(positions(self.new(seed), seed)) if number % every == 0)

    def played(self, seed: int) -> Match:
        """A whole random game."""
        match = self.new(seed)
        for _ in positions(match, seed):
            pass
        return match

    def redealt(self, at: Match, seat: int, seed: int) -> Match:
        """A copy of a position in which all that a seat (from 1) cannot know is dealt anew."""
        twin = at.copy()
        self.game.resample_hidden(self.loaded.box, record_view(twin.rows), seat - 1, seed)
        return twin

    def observed(self, at: Match, seat: int) -> np.ndarray:
        """What a seat (from 1) knows, as numbers."""
        out = np.zeros(self.game.obs_size, np.float32)
        self.game.observe(self.loaded.box, record_view(at.rows), seat - 1, out)
        return out


def option_sets(game: str) -> list[list[str]]:
    """The option sets worth trying: none, each alone, all."""
    names = list(game_by_id(game).options)
    sets = [[], *([name] for name in names), names]
    return [chosen for i, chosen in enumerate(sets) if chosen not in sets[:i]]


def tables_of(game: str) -> list[Laid]:
    """A game with every number of players; the option sets take turns."""
    sets, counts = option_sets(game), game_by_id(game).players
    return [Laid(game, counts[i % len(counts)], sets[i % len(sets)]) for i in range(max(len(counts), len(sets)))]


# what is promised of every table


def random_play_ends_and_a_legal_move_always_exists(table: Laid) -> None:
    """Random play ends, and who is to decide always has a choice."""
    match = table.new(table.players)
    for at in positions(match, 1):
        moves = at.moves()
        expect(len(moves) != 1, "a decision with only one move did not make itself")
        expect(len(set(moves)) == len(moves), f"a move is offered twice: {moves}")
        expect(bool(moves) == (at.seat is not None), f"seat {at.seat} is to decide and has the moves {moves}")
    expect(match.is_over and match.winners(), "a game ended without a winner")
    expect(len(match.points()) == table.players, "not every seat has points")


def the_same_seed_gives_the_same_bytes_and_another_seed_another_game(table: Laid) -> None:
    """The same seed gives the same game byte by byte, another seed another game."""
    one, two, other = (table.played(seed) for seed in (5, 5, 6))
    expect(one.rows.tobytes() == two.rows.tobytes(), "the same seed ended in two different tables")
    expect(one.lines == two.lines, "the same seed gave two different records")
    expect(one.lines != other.lines, "another seed gave the same record")


def a_record_replays_to_the_same_table(table: Laid) -> None:
    """A record, read again, leads to the same table."""
    match = table.played(3)
    again = kogge.load(match.record(), boxes=False)  # played again, whatever is known of it from before
    expect(again.lines == match.lines, "the record reads otherwise when it was replayed")
    expect(again.view() == match.view(), "the replayed game looks otherwise")
    expect(again.record() == match.record(), "the replayed game's record is another one")
    one, two = match.rows.copy(), again.rows.copy()
    one["chance"] = two["chance"] = 0
    expect(one.tobytes() == two.tobytes(), "the replayed table has other bytes: something on it does not follow from the record")


def undo_goes_back_one_decision_and_the_same_future_follows(table: Laid) -> None:
    """Undo goes back decision by decision to the first one."""
    match = table.new(9)
    before = [(at.rows.tobytes(), list(at.lines), at.moves()) for at in positions(match, 2)]
    for state in reversed(before[:-1]):
        match.undo()
        expect((match.rows.tobytes(), match.lines, match.moves()) == state, "a decision taken back left something behind")
    try:
        match.undo()
    except IllegalMove:
        return
    raise Broken("there was a decision to take back before the first one")


def what_a_seat_cannot_know_changes_nothing_that_it_sees(table: Laid) -> None:
    """What a seat cannot know changes neither its view nor its moves nor its observation."""
    for number, at in table.positions(4, every=7):
        for seat in range(1, table.players + 1):
            twin = table.redealt(at, seat, 1000 + number)
            expect(twin.view(seat) == at.view(seat), f"the view of seat {seat} changed with what it cannot know")
            expect(
                np.array_equal(table.observed(twin, seat), table.observed(at, seat)), f"the observation of seat {seat} tells what is hidden"
            )
            if at.seat == seat:
                expect(open_moves(table, twin) == at.moves(), f"the moves of seat {seat} changed with what it cannot know")


def open_moves(table: Laid, at: Match) -> list[str]:
    """The moves that the rules give, asked anew."""
    found = np.zeros(table.game.n_actions, np.int16)
    n = table.game.legal(table.loaded.box, record_view(at.rows), found)
    return [table.loaded.move_texts[action] for action in found[:n].tolist()]


def what_may_be_taken_back_has_shown_its_maker_nothing_that_was_hidden(table: Laid) -> tuple[int, int]:
    """Whatever lies hidden from the maker of a decision: they see the same afterwards, or may not take it back.

    Says how many decisions could be taken back, and how many not.
    """
    game, back, kept = table.game, 0, 0
    for number, at in table.positions(12):
        if at.seat is None or (
            number % 5 and not game.secret_round(record_view(at.rows)) and not game.forced_move_reveals(record_view(at.rows))
        ):
            continue
        seat, moves = at.seat, at.moves()
        for move in {moves[0], moves[number % len(moves)], moves[-1]}:
            seen = []
            for world in range(7):
                twin = table.redealt(at, seat, 100 * number + world) if world else at.copy()
                twin.play(move)
                own = twin.moves() if twin.seat == seat else None
                seen.append((twin.view(seat), own) if twin.may_take_back else None)
            expect(all(one == seen[0] for one in seen), f"{move!r} could be taken back after it had shown something, or only sometimes")
            back, kept = back + (seen[0] is not None), kept + (seen[0] is None)
    return back, kept


def no_decision_is_taken_back_over_anothers_or_over_chance(table: Laid) -> None:
    """No decision is taken back over another's, or over chance."""
    for _, at in table.positions(13):
        last = [parse_line(line).seat for line in at.lines[at.undo_floor :]]
        expect(len(set(last)) <= 1 and None not in last, f"these lines could be taken back together: {at.lines[at.undo_floor :]}")
        expect(at.may_take_back == bool(last), "may_take_back says something else than the record")


def a_redealt_table_can_be_played_to_the_end(table: Laid) -> None:
    """A table on which hidden things were dealt anew is a table like any other: nothing is lost, and it can be played to the end."""
    for number, at in table.positions(8, every=11):
        if at.seat is not None:
            twin = table.redealt(at, at.seat, number)
            expect(counted(table, twin) == counted(table, at), "something was lost or added when hidden things were dealt anew")
            for _ in positions(twin, number):
                pass
            expect(twin.winners(), "a redealt table ended without a winner")


def a_view_is_plain_json_with_an_entry_for_each_seat(table: Laid) -> None:
    """A view is plain JSON and tells something of every seat."""
    for _, at in table.positions(2, every=13):
        for seat in [None, *range(1, table.players + 1)]:
            view = at.view(seat)
            expect(json.loads(json.dumps(view)) == view, f"the view of seat {seat} is more than plain dict, list, int, str")
            expect(len(view["seats"]) == table.players, "view['seats'] has not one entry for each seat")


def an_observation_is_what_its_layout_says(table: Laid) -> None:
    """Every number of an observation is within the range that the layout gives it, and of things that exclude each other one is marked."""
    features = kogge.describe(table.id)
    low, high = (np.array([getattr(feature, end) for feature in features]) for end in ("low", "high"))
    for number, at in table.positions(1, every=5):
        seen = table.observed(at, 1 + number % table.players)
        odd = np.flatnonzero((seen < low) | (seen > high + 1e-6))
        expect(not len(odd), f"{features[odd[0]].name if len(odd) else ''} is {seen[odd[:1]]}, out of its range")
        for laid in layout_of(table.game).blocks:
            if laid.block.one_hot:
                marks = seen[laid.indices]
                expect(((marks == 0) | (marks == 1)).all() and (marks.sum(-1) <= 1).all(), f"{laid.name} marks more than one")


def questions_never_change_the_table(table: Laid) -> None:
    """Views, observations, moves, points and records change nothing."""
    points = np.zeros(table.players, np.int64)
    for _, at in table.positions(6, every=9):
        before = at.rows.tobytes()
        for seat in range(1, table.players + 1):
            at.view(seat)
            table.observed(at, seat)
        at.points()
        at.record()
        open_moves(table, at)
        table.game.tie_break(table.loaded.box, record_view(at.rows), points)
        expect(at.rows.tobytes() == before, "a question changed the table")


def what_is_counted_is_never_lost(table: Laid) -> None:
    """What the game counts (`counted`) stays what it was at the start."""
    first = counted(table, table.new(7))
    for _, at in table.positions(7):
        expect(counted(table, at) == first, f"it was {first} and became {counted(table, at)}")


def a_table_keeps_to_the_ranges_of_its_fields(table: Laid) -> None:
    """Every table of a game is in the ranges that `table.py` declares, and the game has no objection to it (`check_position`)."""
    for _, at in table.positions(10, every=3):
        said = next(map(str, faults(table.config, at.rows)), "") or objection(table.config, record_view(at.rows))
        expect(not said, f"a table that was played to would be refused: {said}")


def counted(table: Laid, at: Match) -> dict[str, int]:
    """What a game counts, if it does."""
    return table.game.counted(table.loaded.box, record_view(at.rows)) if table.game.counted else {}


def every_chance_event_is_read_as_it_is_written(table: Laid) -> None:
    """Every chance event, written down, is read back as the same event, and may happen."""
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
        expect(text == " ".join(text.split()) and text, f"the event {text!r} is not words with one space between them")
        expect(game.read_event(box, s, text.split(" "), read), f"the event {text!r} cannot be read")
        expect(np.array_equal(event, read), f"the event {text!r} is read as another one: {read.tolist()}, not {event.tolist()}")
        expect(game.may_happen(box, s, event), f"the event {text!r} was drawn and may not happen")
        game.happen(box, s, event)


def what_one_seat_alone_draws_is_not_in_what_others_read(table: Laid) -> None:
    """Of a chance event that one seat alone sees, the others read the same whatever it brought (`seen_by`, `public_event`)."""
    game, box = table.game, table.loaded.box
    match = Match(table.config, 14, manual_chance=True)
    dice, event = Dice(3), np.zeros(game.event_size, np.int16)
    for number in range(LONGEST):
        if match.seat is None:
            return
        if not match.is_chance_due:
            match.play(dice.pick(match.moves()))
            continue
        texts = []
        for draw in range(8):
            twin = match.copy()
            twin.reseed(1000 * number + draw)
            game.draw_event(box, record_view(twin.rows), event)
            texts.append(game.event_text(box, record_view(match.rows), event))
        read = {(game.seen_by(text.split(" ")), _as_others_read(game, text)) for text in texts}
        expect(
            len(read) == 1 or all(seat is None for seat, _ in read),
            f"others can tell {texts[0]!r} from {texts[-1]!r}, which one seat alone sees: they read {sorted(text for _, text in read)}",
        )
        match.apply_chance(texts[0])


def _as_others_read(game: Game, text: str) -> str:
    words = text.split(" ")
    return text if game.seen_by(words) is None else game.public_event(words)


def a_game_entered_by_hand_has_the_same_record(table: Laid) -> None:
    """A game entered by hand, every chance event part by part, has the same record; impossible events are refused."""
    played, again = table.played(5), Match(table.config, manual_chance=True)
    for line in played.lines:
        who, _, text = line.partition(" ")
        if who != "*":
            again.play(text)
            continue
        before = again.rows.tobytes()
        for wrong in ("no such event", f"{text} {text}"):
            expect(is_refused(again, wrong) and again.rows.tobytes() == before, f"the event {wrong!r} is not refused, or leaves a trace")
        again.apply_chance(entered_by_parts(again, text))
    expect(again.lines == played.lines, "the record of a game entered by hand differs")


def is_refused(match: Match, event: str) -> bool:
    """Can this event not come now?"""
    try:
        match.apply_chance(event)
    except IllegalMove:
        return True
    return False


def entered_by_parts(match: Match, event: str) -> str:
    """A chance event entered in parts, in the order in which it is written; in one part where the game has no `event_parts`."""
    if match.game.event_parts is None:
        return event
    said = ""
    while parts := match.event_parts(said):
        after = [text for text in parts.values() if f"{event} ".startswith(f"{text} ")]
        expect(len(after) == 1, f"the event {event!r} cannot be entered: after {said!r} may follow {', '.join(parts)}")
        said = after[0]
    return said


# what is promised of every game


def every_action_has_a_text_of_its_own_and_the_text_leads_back_to_it(game: str) -> None:
    """Every action has a text of its own, and the text leads back to it."""
    loaded = load_box(game_by_id(game))
    texts = [text for text in loaded.move_texts if text]
    expect(texts, "no action has a text")
    expect(len(texts) == len(set(texts)), "two actions have the same text")
    for text in texts:
        expect(loaded.move_texts[loaded.actions[text]] == text, f"{text!r} does not lead back to its action")
        expect(" ".join(text.split()) == text, f"{text!r} is not words with one space between them")


def a_second_setup_leaves_nothing_of_the_game_before(game: str) -> None:
    """A table that was played on is set up like a new one."""
    kind = game_by_id(game)
    flow, box = flow_of(kind), load_box(kind).box
    used, fresh = np.zeros(1, kind.Table), np.zeros(1, kind.Table)
    flow.random_play(box, record_view(used), kind.players[-1], 0, 1, record_view(np.zeros(1, scratch_dtype(kind))))
    for rows in (used, fresh):
        kind.setup(box, record_view(rows), kind.players[0], 0, 2)
    left = [name for name in kind.Table.names or () if not np.array_equal(used[name], fresh[name])]
    expect(not left, f"something of the game before was left in {', '.join(left)}")


def the_rules_are_numbered(game: str) -> None:
    """RULES.md lies in the game's folder and numbers its rules."""
    path = game_by_id(game).folder / "RULES.md"
    expect(path.is_file(), "there is no RULES.md in the game's folder")
    expect(
        any(line.startswith("- ") and line[2:3].isupper() for line in path.read_text("utf-8").splitlines()),
        "no line '- X1.1 …' in RULES.md",
    )


def compiled_rules_play_the_same_games(game: str) -> None:
    """The rules compiled play the same games as the rules interpreted, to the last byte."""
    from kogge.engine.compiled import random_games

    kind = game_by_id(game)
    scratch = record_view(np.zeros(1, scratch_dtype(kind)))
    for table in tables_of(game):
        rows, row, config = np.zeros(COMPILED_GAMES, kind.Table), np.zeros(1, kind.Table), table.config
        random_games(config, 0, COMPILED_GAMES, rows)
        for seed in range(COMPILED_GAMES):
            flow_of(kind).random_play(config.loaded.box, record_view(row), config.players, config.option_bits, seed, scratch)
            expect(row[0].tobytes() == rows[seed].tobytes(), f"{table}: the compiled game of seed {seed} is another one")


EACH_TABLE: tuple[Callable[[Laid], Any], ...] = (
    random_play_ends_and_a_legal_move_always_exists,
    the_same_seed_gives_the_same_bytes_and_another_seed_another_game,
    a_record_replays_to_the_same_table,
    every_chance_event_is_read_as_it_is_written,
    what_one_seat_alone_draws_is_not_in_what_others_read,
    a_game_entered_by_hand_has_the_same_record,
    undo_goes_back_one_decision_and_the_same_future_follows,
    what_is_counted_is_never_lost,
    a_table_keeps_to_the_ranges_of_its_fields,
    questions_never_change_the_table,
    a_view_is_plain_json_with_an_entry_for_each_seat,
    an_observation_is_what_its_layout_says,
    what_a_seat_cannot_know_changes_nothing_that_it_sees,
    a_redealt_table_can_be_played_to_the_end,
    what_may_be_taken_back_has_shown_its_maker_nothing_that_was_hidden,
    no_decision_is_taken_back_over_anothers_or_over_chance,
)
EACH_GAME: tuple[Callable[[str], Any], ...] = (
    the_rules_are_numbered,
    every_action_has_a_text_of_its_own_and_the_text_leads_back_to_it,
    a_second_setup_leaves_nothing_of_the_game_before,
    compiled_rules_play_the_same_games,
)


@dataclass(frozen=True)
class Finding:
    """One promise, and how the game breaks it: '' if it does not."""

    promise: str
    broken: str


def check_game(game: str) -> Iterator[Finding]:
    """Check every promise for a game."""
    game_by_id(game)  # refuses one that is not there
    for check in EACH_GAME[:-1]:
        yield Finding(sentence_of(check), broken_by(check, game))
    for promise in EACH_TABLE:
        said = (broken_by(promise, table, f"{table}: ") for table in tables_of(game))
        yield Finding(sentence_of(promise), next((one for one in said if one), ""))
    yield Finding(sentence_of(EACH_GAME[-1]), broken_by(EACH_GAME[-1], game))  # last: it takes the longest


def sentence_of(check: Callable[..., Any]) -> str:
    """What a check looks for, in one sentence."""
    return (check.__doc__ or "").partition("\n")[0].rstrip(".")


def broken_by(check: Callable[..., Any], given: Any, where: str = "") -> str:
    """How a promise is broken, '' if it is kept. A game under construction may raise anything."""
    try:
        check(given)
    except Exception as error:
        return where + (str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}")
    return ""
