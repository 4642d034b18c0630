"""Observations with names: the layout of a game describes each number correctly. Changing a field changes only its blocks."""

from __future__ import annotations

import functools
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import kogge
import kogge.bots
from kogge.bots import Knowledge
from kogge.check import TableSetup, positions
from kogge.engine.layout import SEAT, Block, Layout, Many, PlacedBlock, axis, numbered, one_of, seats
from kogge.games import game_by_id, game_ids
from kogge.observations import layout_of

ROOT = Path(__file__).parent.parent
# fields that determine the meaning of others, such as the phase, are not changed alone: no such table could exist
STEERING = {"chance", "players", "phase", "week_card", "week_edicts", "berths", "contracts", "row_kind", "row_price", "row_cards"}
STEERING |= {"contract_owner", "order"}


@pytest.fixture(params=game_ids())
def game(request):
    return request.param


@functools.cache
def tables(game: str) -> list[kogge.Match]:
    """Positions of random games with the most players, many phases among them."""
    table = TableSetup(game, game_by_id(game).players[-1], list(game_by_id(game).options))
    return [at.copy() for seed in (1, 2) for number, at in enumerate(positions(table.new(seed), seed)) if number % 9 == seed]


def many_positions(game: str) -> Iterator[kogge.Match]:
    """Positions of random games, and of one between players of level medium."""
    yield from tables(game)
    # with this seed somebody buys a shrine of Colonia
    match = kogge.new(game, players=game_by_id(game).players[-1], options=list(game_by_id(game).options), seed=64)
    while match.seat:
        match.play(kogge.bots.choose(match, "medium", seed=1))
        yield match


def numbers(match: kogge.Match, seat: int = 1) -> np.ndarray:
    return kogge.observe(match, seat)


def test_every_feature_has_a_name_a_meaning_a_range_and_whom_it_concerns(game):
    features = kogge.describe(game)
    assert [feature.index for feature in features] == list(range(game_by_id(game).obs_size))
    assert len({feature.name for feature in features}) == len(features)
    assert all(feature.meaning and feature.low < feature.high for feature in features)
    around = {f"+{seat}" for seat in range(1, game_by_id(game).players[-1])}
    assert {feature.concerns for feature in features} == {"everyone", "self", *around}


def test_every_block_names_fields_of_the_table(game):
    for laid in layout_of(game).blocks:
        assert set(laid.block.fields.split()) <= set(game_by_id(game).Table.names), laid.name


def test_changing_a_field_changes_only_the_blocks_that_declare_it(game):
    blocks = layout_of(game).blocks
    at_all = tables(game)[::2]
    for match, other in zip(at_all, [*at_all[7:], *at_all[:7]], strict=True):
        before = numbers(match)
        for field in game_by_id(game).Table.names:
            if field in STEERING or field.startswith("spare"):
                continue
            changed_match = match.copy()
            changed_match.rows[field] = other.rows[field]
            changed = numbers(changed_match) != before
            named = [laid for laid in blocks if field in laid.block.fields.split()]
            changed[np.concatenate([np.zeros(0, int), *(laid.indices.ravel() for laid in named)])] = False
            assert not changed.any(), f"{kogge.describe(game)[np.flatnonzero(changed)[0]].name} changes with {field}"


def test_every_block_varies_between_positions(game):
    """Its numbers differ between positions, or at least when its field is increased."""
    first, still = numbers(tables(game)[0]), {laid.name: laid for laid in layout_of(game).blocks}
    for at in many_positions(game):
        seen = numbers(at)
        still = {name: laid for name, laid in still.items() if (seen[laid.indices] == first[laid.indices]).all()}
    for name, laid in list(still.items()):
        more = tables(game)[0].copy()
        for field in set(laid.block.fields.split()) - STEERING:
            more.rows[field] += 1
        if (numbers(more)[laid.indices] != first[laid.indices]).any():
            del still[name]
    assert set(still) == NEVER_SEEN[game]


NEVER_SEEN = {  # the number of players is the same in all positions
    "colonia": {
        "players",
        "seat.there",
        "berth.there",
        "bought.guard",
        "bought.points",
    },  # every berth always has a ship; a buyer decides only about shrines
    "hellweg": {"players"},
    "speicherstadt": {"players"},
}


def direct(game: str) -> list[tuple[PlacedBlock, str, int]]:
    """Blocks that are one field of the table, number by number, divided by something; and which axis counts the seats (-1: none)."""
    blocks = []
    for laid in layout_of(game).blocks:
        fields = laid.block.fields.split()
        kind = game_by_id(game).Table[fields[0]]
        names = [axis.name for axis in laid.axes]
        turn = names.index(SEAT) if SEAT in names else -1
        if len(fields) == 1 and fields[0] not in DERIVED and kind.shape == laid.shape and not laid.block.one_hot and not laid.block.own:
            blocks.append((laid, fields[0], turn))
    return blocks


DERIVED = {"week_card", "berths", "display", "shrine_line", "order", "hand", "card_owner", "privileges", "claims", "chosen"}


def test_a_block_of_a_single_field_equals_that_field_rotated_by_seat(game):
    blocks = direct(game)
    assert len(blocks) >= 8
    players = game_by_id(game).players[-1]
    for match in tables(game)[::3]:
        for seat in (1, players):
            seen = numbers(match, seat)
            for laid, field, turn in blocks:
                lies = match.rows[field][0].astype(float)
                if turn >= 0:
                    lies = np.roll(lies, 1 - seat, axis=turn)
                assert seen[laid.indices] == pytest.approx(lies / laid.block.per), laid.name


def test_blocks_by_seat_rotate_with_the_observing_seat(game):
    """What seat 3 sees of itself, seat 1 sees of its second neighbour."""
    players = game_by_id(game).players[-1]
    for match in tables(game)[::5]:
        mine, theirs = numbers(match, 3), numbers(match, 1)
        for laid in layout_of(game).blocks:
            names = [axis.name for axis in laid.axes]
            if SEAT in names:
                along = names.index(SEAT)
                shifted = np.roll(mine[laid.indices], 2, axis=along) if laid.shape[along] == players else None
                assert shifted is None or (shifted == theirs[laid.indices]).all(), laid.name


def test_a_batch_is_unpacked_into_arrays_with_names(game):
    layout = layout_of(game)
    batch = np.arange(3 * 2 * layout.size, dtype=np.float32).reshape(3, 2, layout.size)
    unpacked = kogge.unpack(game, batch)
    assert list(unpacked) == [laid.name for laid in layout.blocks]
    for laid in layout.blocks:
        assert unpacked[laid.name].shape == (3, 2, *laid.shape)
        assert (unpacked[laid.name] == batch[:, :, laid.indices]).all()
    assert sum(array.size for array in unpacked.values()) == batch.size
    with pytest.raises(kogge.BadOption, match=f"last axis has {layout.size} numbers"):
        kogge.unpack(game, batch[..., 1:])


def test_a_bot_gets_the_observation_of_its_seat(game):
    for match in tables(game)[::5]:
        if match.seat is not None:
            assert (Knowledge(match, 5).observation == kogge.observe(match)).all()


def test_observing_a_finished_game_requires_a_seat():
    match = kogge.new("speicherstadt", 2, 1)
    while match.seat:
        match.play(match.moves()[0])
    with pytest.raises(kogge.BadOption, match="There is no seat None"):
        kogge.observe(match)
    assert kogge.observe(match, 2).any()


def test_the_indices_of_blocks_follow_from_their_order():
    inner = (Block("worth", "how much", "worth"), one_of("kind", ("red", "blue"), "which", "kind"))
    layout = Layout(Block("week", "the week", "week", per=6), Many("card", numbered("place", 2), inner), Many("hand", seats(2), inner[:1]))
    assert layout.size == 1 + 2 * 3 + 2
    assert {laid.name: laid.indices.tolist() for laid in layout.blocks} == {
        "week": 0,
        "card.worth": [1, 4],
        "card.kind": [[2, 3], [5, 6]],
        "hand.worth": [7, 8],
    }
    assert [feature.name for feature in layout.features(None)][4:] == ["card.worth[2]", "card.kind[2, red]", "card.kind[2, blue]",
                                                                        "hand.worth[self]", "hand.worth[+1]"]  # fmt: skip
    assert layout.features(None)[0].meaning == "the week, divided by 6"
    assert axis("x", ["a", ""]).labels_in(None) == ["a", "2"]


def test_the_pictures_and_tables_of_the_docs_are_up_to_date():
    done = subprocess.run([sys.executable, str(ROOT / "scripts" / "observation_pages.py"), "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
