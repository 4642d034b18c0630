"""What the contract promises of every game."""

from __future__ import annotations

import json

import numpy as np
import pytest

import kogge
from kogge.games import game_by_id, game_ids
from kogge.kit.boxes import load_box
from kogge.kit.flow import flow_of, scratch_dtype
from kogge.kit.sheet import sheet
from random_play import played, positions, tables

TABLES = tables()


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_random_play_ends_and_a_legal_move_always_exists(game, players, options):
    match = kogge.new(game, players=players, options=options, seed=players)
    for at in positions(match, 1):
        moves = at.moves()
        assert len(moves) != 1, "a decision without a choice makes itself"
        assert len(set(moves)) == len(moves)
        assert bool(moves) == (at.seat is not None)
    assert match.is_over
    assert match.winners()
    assert len(match.points()) == players


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_the_same_seed_gives_the_same_bytes_and_another_seed_another_game(game, players, options):
    one, two, other = (played(game, players, options, seed) for seed in (5, 5, 6))
    assert one.rows.tobytes() == two.rows.tobytes()
    assert one.lines == two.lines
    assert one.lines != other.lines


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_a_record_replays_to_the_same_table(game, players, options):
    match = played(game, players, options, 3)
    again = kogge.load(match.record())
    assert again.lines == match.lines
    assert again.view() == match.view()
    assert again.record() == match.record()
    one, two = match.rows.copy(), again.rows.copy()
    one["chance"] = two["chance"] = 0
    assert one.tobytes() == two.tobytes()


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_undo_goes_back_one_decision_and_the_same_future_follows(game, players, options):
    match = kogge.new(game, players=players, options=options, seed=9)
    before: list[tuple[bytes, list[str], list[str]]] = []
    for at in positions(match, 2):
        before.append((at.rows.tobytes(), list(at.lines), at.moves()))
    for state, lines, open_moves in reversed(before[:-1]):
        match.undo()
        assert (match.rows.tobytes(), match.lines, match.moves()) == (state, lines, open_moves)
    with pytest.raises(kogge.IllegalMove, match="no decision to take back"):
        match.undo()


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_what_a_seat_cannot_know_changes_neither_its_view_nor_its_moves_nor_its_observation(game, players, options):
    kind = game_by_id(game)
    box = load_box(kind).box
    seen = [np.zeros(kind.obs_size, np.float32) for _ in range(2)]
    for number, at in enumerate(positions(kogge.new(game, players=players, options=options, seed=4), 4)):
        if number % 7:
            continue
        for seat in range(players):
            twin = at.copy()
            kind.redeal(box, sheet(twin.rows), seat, 1000 + number)
            assert twin.view(seat + 1) == at.view(seat + 1)
            if at.seat == seat + 1:
                assert twin.moves() == at.moves()
                open_moves = np.zeros(kind.n_actions, np.int16)
                assert kind.legal(box, sheet(twin.rows), open_moves) == len(at.moves())
            kind.observe(box, sheet(at.rows), seat, seen[0])
            kind.observe(box, sheet(twin.rows), seat, seen[1])
            assert np.array_equal(*seen)


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_what_may_be_taken_back_has_shown_its_maker_nothing_that_was_hidden(game, players, options):
    """Whatever lies hidden from the maker of a decision: they see the same afterwards, or may not take it back."""
    kind, box = game_by_id(game), load_box(game_by_id(game)).box
    back = kept = 0
    for number, at in enumerate(positions(kogge.new(game, players=players, options=options, seed=12), 12)):
        if at.seat is None or (number % 5 and not kind.secret_round(sheet(at.rows)) and not kind.moves_tell(sheet(at.rows))):
            continue
        seat, moves = at.seat, at.moves()
        for move in {moves[0], moves[number % len(moves)], moves[-1]}:
            seen = []
            for world in range(7):
                twin = at.copy()
                if world:
                    kind.redeal(box, sheet(twin.rows), seat - 1, 100 * number + world)
                twin.play(move)
                own = twin.moves() if twin.seat == seat else None
                seen.append((twin.view(seat), own) if twin.may_take_back else None)
            assert all(one == seen[0] for one in seen), (number, move)
            back, kept = back + (seen[0] is not None), kept + (seen[0] is None)
    assert back > 10
    assert kept > 0


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_no_decision_is_taken_back_over_anothers_or_over_chance(game, players, options):
    match = kogge.new(game, players=players, options=options, seed=13)
    for at in positions(match, 13):
        last = [line.partition(" ")[0] for line in at.lines[at.settled :]]
        assert len(set(last)) <= 1
        assert "*" not in last
        assert at.may_take_back == bool(last)


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_a_redealt_table_can_be_played_to_the_end(game, players, options):
    kind = game_by_id(game)
    for number, at in enumerate(positions(kogge.new(game, players=players, options=options, seed=8), 8)):
        if at.seat is None or number % 11:
            continue
        twin = at.copy()
        kind.redeal(load_box(kind).box, sheet(twin.rows), at.seat - 1, number)
        for _ in positions(twin, number):
            pass
        assert twin.winners()


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_a_view_is_plain_json_and_a_spectator_sees_no_more_than_any_seat(game, players, options):
    for number, at in enumerate(positions(kogge.new(game, players=players, options=options, seed=2), 2)):
        if number % 13:
            continue
        for seat in [None, *range(1, players + 1)]:
            view = at.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert len(view["seats"]) == players


@pytest.mark.parametrize("game", game_ids())
def test_every_action_has_a_text_of_its_own_and_the_text_leads_back_to_it(game):
    loaded = load_box(game_by_id(game))
    texts = [text for text in loaded.move_texts if text]
    assert len(texts) == len(set(texts)) > 0
    assert all(loaded.move_texts[loaded.actions[text]] == text for text in texts)
    assert all(" ".join(text.split()) == text for text in texts)


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_questions_never_change_the_table(game, players, options):
    kind = game_by_id(game)
    box = load_box(kind).box
    out, points = np.zeros(kind.obs_size, np.float32), np.zeros(players, np.int64)
    for number, at in enumerate(positions(kogge.new(game, players=players, options=options, seed=6), 6)):
        if number % 9:
            continue
        before = at.rows.tobytes()
        for seat in range(players):
            at.view(seat + 1)
            kind.observe(box, sheet(at.rows), seat, out)
        at.moves()
        at.points()
        at.record()
        kind.tie_break(box, sheet(at.rows), points)
        assert at.rows.tobytes() == before


@pytest.mark.parametrize("game", game_ids())
def test_a_second_setup_leaves_nothing_of_the_game_before(game):
    kind = game_by_id(game)
    flow, box = flow_of(kind), load_box(kind).box
    used = np.zeros(1, kind.Table)
    scratch = sheet(np.zeros(1, scratch_dtype(kind)))
    flow.random_play(box, sheet(used), kind.players[-1], 0, 1, scratch)
    fresh = np.zeros(1, kind.Table)
    for rows in (used, fresh):
        kind.setup(box, sheet(rows), kind.players[0], 0, 2)
    assert used.tobytes() == fresh.tobytes()
