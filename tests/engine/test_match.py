"""The public API: the promises of RECORD.md, and how bad input is refused."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

import kogge
from kogge.engine import rule
from kogge.engine.chance import keyed_words
from kogge.engine.config import GameConfig
from kogge.engine.match import Match
from kogge.games import game_by_id


def test_the_api_works_as_the_record_page_says():
    game = kogge.new("speicherstadt", players=3, seed=7)
    assert game.seat in (1, 2, 3)
    assert game.moves() == ["bid 1", "bid 2", "bid 3", "bid 4"]
    first = game.seat
    game.play("bid 2")
    assert game.seat == first % 3 + 1
    assert game.points() == [0, 0, 0]
    assert game.winners() == []
    assert game.view(2)["players"] == 3
    assert kogge.load(game.record()).moves() == game.moves()
    game.undo()
    assert game.seat == first


def test_an_illegal_move_says_what_would_be_legal_and_changes_nothing():
    game = kogge.new("speicherstadt", players=2, seed=1)
    before = game.rows.tobytes(), game.record(), game.moves()
    for wrong in ["bid 4", "buy", "", "bid", "BID 1", "bid 1 ", None, 3, "bid １"]:
        with pytest.raises(kogge.IllegalMove, match="legal are: bid 1, bid 2, bid 3"):
            game.play(wrong)
    assert (game.rows.tobytes(), game.record(), game.moves()) == before


def test_after_the_end_nothing_can_be_played():
    game = kogge.new("speicherstadt", players=2, seed=1)
    while game.seat:
        game.play(game.moves()[-1])
    assert (game.seat, game.moves()) == (None, [])
    with pytest.raises(kogge.IllegalMove, match="the game is over"):
        game.play("bid 1")


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ({"game": "speicherstad"}, "Did you mean 'speicherstadt'"),
        ({"game": None}, "There is no game None"),
        ({"game": ["speicherstadt"]}, "There is no game"),
        ({"players": 1}, "2 to 5 players, not 1"),
        ({"players": 6}, "2 to 5 players, not 6"),
        ({"players": "4"}, "not '4'"),
        ({"players": True}, "not True"),
        ({"options": ["fast"]}, "no option 'fast'; it knows removals"),
        ({"options": "removals"}, "options is a list"),
        ({"options": 5}, "options is a list"),
        ({"options": [["removals"]]}, "no option"),
        ({"seed": 1.5}, "A seed is a whole number or a text"),
        ({"seed": True}, "A seed is a whole number or a text"),
        ({"names": ["Anne"]}, "one name for each of the 4 seats"),
        ({"names": ["a", "b", "c", "d,e"]}, "no comma"),
        ({"names": 4}, "one name for each"),
        ({"box": 7}, "cannot be read|not a path"),
    ],
)
def test_an_invalid_argument_is_refused_in_a_sentence(arguments, expected):
    with pytest.raises(kogge.KoggeError, match=expected):
        kogge.new(**{"game": "speicherstadt"} | arguments)


@pytest.mark.parametrize("seat", [0, 5, -1, "1", 1.0, True])
def test_a_view_of_no_seat_is_refused(seat):
    with pytest.raises(kogge.BadOption, match="There is no seat"):
        kogge.new("speicherstadt").view(seat)


def test_a_new_game_has_the_default_players_and_options():
    assert kogge.new("speicherstadt").options == ("removals",), "S2.3: on by default"
    assert kogge.new("speicherstadt", options=[]).options == ()
    assert kogge.new("speicherstadt").players == 4
    about = kogge.list_games()["speicherstadt"]
    assert (about["players"], about["default_options"]) == ([2, 3, 4, 5], ["removals"])


def test_games_without_a_seed_differ():
    assert len({kogge.new("speicherstadt").record() for _ in range(8)}) > 1


def test_integers_of_any_size_and_texts_are_seeds():
    for seed in [0, -5, 2**63, 10**40, "a word", ""]:
        assert kogge.new("speicherstadt", seed=seed).record() == kogge.new("speicherstadt", seed=seed).record()


def test_a_copy_is_independent_of_its_original():
    game = kogge.new("speicherstadt", seed=2)
    game.play("bid 1")
    twin = game.copy()
    twin.play("bid 2")
    assert len(twin.lines) == len(game.lines) + 1
    twin.undo()
    twin.undo()
    assert len(game.lines) == len(twin.lines) + 1


def test_importing_kogge_does_not_import_numba():
    code = "import kogge, sys; kogge.new('speicherstadt'); sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], env={"PATH": ""}).returncode == 0


def test_private_chance_events_are_masked_for_other_seats():
    game = kogge.new("colonia", players=3, seed=4)
    drawn = [line for line in game.lines if line.startswith("* resources")]
    assert len(drawn) == 3
    assert [line for line in game.lines_for(2) if line.startswith("* resources")] == ["* resources 1 ?", drawn[1], "* resources 3 ?"]
    assert [line for line in game.lines_for(None) if line.startswith("* resources")] == [f"* resources {seat} ?" for seat in (1, 2, 3)]
    assert game.lines_for(2)[3:] == game.lines[3:]
    for seat, start in (("a", 0), (0, 0), (4, 0), (True, 0), (1, -1), (1, "x")):
        with pytest.raises(kogge.BadOption):
            game.lines_for(seat, start)


def test_choices_made_in_secret_are_not_in_the_record_before_they_are_revealed():
    game = kogge.new("colonia", players=3, seed=4)
    while not game.moves()[0].startswith("card"):
        game.play(game.moves()[0])
    before = game.record()
    for _ in range(2):
        game.play(game.moves()[0])
        assert game.record() == before
    game.play(game.moves()[1])
    assert [line.split()[1] for line in game.record().removeprefix(before).splitlines()][:3] == ["card"] * 3
    assert kogge.load(before).seat == 1


@pytest.mark.skipif(rule.COMPILED, reason="compiled rules can draw only from the generator in the table alone")
@pytest.mark.parametrize("game", kogge.list_games())
def test_an_external_source_of_chance_is_asked_for_every_event_and_leaves_the_tables_generator_unchanged(game):
    kind, asked = game_by_id(game), []

    def chance(line: int) -> Iterator[int]:
        asked.append(line)
        return keyed_words("key", line)

    one, two = (Match(GameConfig(kind, kind.players[0], ()), seed=seed, chance=chance).resolve_chance() for seed in (1, 2))
    assert one.lines == two.lines, "the seed does not matter"
    before = one.rows["chance"].copy()
    asked.clear()
    start = len(one.lines)
    while len(one.lines) < start + 40:
        one.play(one.moves()[0])
    assert asked == [number for number, line in enumerate(one.lines) if line.startswith("*") and number >= start]
    assert one.rows["chance"] == before
    assert one.copy().chance is None, "a search on a copy cannot know future chance"


def test_reseeding_changes_only_future_chance():
    one, other, again = (kogge.new("speicherstadt", 3, 5) for _ in range(3))
    for match, seed in ((one, "x"), (other, "y"), (again, "x")):
        before = match.view(None)
        match.reseed(seed)
        assert match.view(None) == before
        while match.seat is not None:
            match.play(match.moves()[0])
    assert one.lines == again.lines != other.lines


def test_game_infos_and_game_modules_are_accessible():
    import kogge.games.colonia

    assert kogge.list_games()["colonia"].players == kogge.list_games()["colonia"]["players"] == [3, 4, 5, 6]
    assert kogge.games.colonia.GAME is kogge.game_by_id("colonia")
    assert kogge.games.game_by_id is kogge.game_by_id
    with pytest.raises(AttributeError):
        kogge.games.chess  # noqa: B018


def test_with_manual_chance_nothing_is_drawn_and_impossible_events_are_refused():
    game = kogge.new("speicherstadt", players=2, manual_chance=True)
    assert (game.seat, game.moves(), game.lines) == (0, [], [])
    with pytest.raises(kogge.IllegalMove, match="'bid 1' cannot be played: a chance event must be entered first: start 1, start 2"):
        game.play("bid 1")
    game.apply_chance("start 2")
    with pytest.raises(kogge.IllegalMove, match="'start 2' is not possible now; possible events: card fireman 1"):
        game.apply_chance("start 2")
    cards = [card for card in game.event_parts() if card.startswith("card contract")]
    game.apply_chance(cards[0])
    assert cards[0] not in game.event_parts(), "there is one of each"
    with pytest.raises(kogge.IllegalMove, match="is not possible now"):
        game.apply_chance(cards[0])
    for card in cards[1:3]:
        game.apply_chance(card)
    assert game.seat == 2
    with pytest.raises(kogge.IllegalMove, match="no chance event is due"):
        game.apply_chance("card fireman 1")
    assert game.copy().manual_chance, "a copy draws nothing either"


def test_s3_2_a_ships_cubes_may_be_entered_in_any_order_and_only_those_in_the_bag():
    game = kogge.new("speicherstadt", players=2, manual_chance=True)
    game.apply_chance("start 1")
    assert game.event_parts("card ship")["cloth"] == "card ship cloth"
    assert game.event_parts("card ship cloth")["tea"] == "card ship tea cloth"
    assert game.event_parts("card ship tea cloth")["tea"] == "card ship tea tea cloth"
    assert game.event_parts("card ship tea tea cloth") == {}
    assert game.event_parts("card ship gold") == game.event_parts("no such card") == {}


def test_colonias_resources_are_entered_one_by_one():
    game = kogge.new("colonia", players=3, manual_chance=True)
    assert game.event_parts() == {name: f"resources 1 {name}" for name in ("leather", "iron", "wood", "linen", "fur")}
    while game.event_parts(entered := "") and game.lines[-1:] != ["* week 1"]:
        while parts := game.event_parts(entered):
            entered = parts.get("week 1") or next(iter(parts.values()))
        game.apply_chance(entered) if game.is_chance_due else game.play(game.moves()[0])
    assert set(game.event_parts("booth 1 fur")) == {"leather", "iron", "wood", "linen", "fur"}


def match_in_progress(game: str, decisions: int = 12) -> Match:
    match = kogge.new(game, seed=5, names=[f"p{n}" for n in range(game_by_id(game).default_players)])
    for number in range(decisions):
        match.play(match.moves()[number % len(match.moves())])
    return match


@pytest.mark.parametrize("game", kogge.game_ids())
def test_a_pickled_match_keeps_its_history_and_its_chance(game):
    match = match_in_progress(game)
    twin = pickle.loads(pickle.dumps(match))
    assert twin == match
    for ask in (Match.moves, Match.record, lambda one: one.view(1), lambda one: one.rows.tobytes(), lambda one: one.undo_floor):
        assert ask(twin) == ask(match)
    for _ in range(8):
        twin.play(twin.moves()[0])
        match.play(match.moves()[0])
    assert twin.lines == match.lines, "future chance is the same"
    for _ in range(15):
        twin.undo()
        match.undo()
    assert (twin.lines, twin.key) == (match.lines, match.key)


def test_a_match_with_a_set_position_can_be_pickled():
    match = Match(kogge.game_config("speicherstadt"))
    match.set_position(match_in_progress("speicherstadt").rows)
    match.play(match.moves()[0])
    twin = pickle.loads(pickle.dumps(match))
    assert [step.text for step in twin.steps()] == [step.text for step in match.steps()]


@pytest.mark.parametrize("game", kogge.game_ids())
def test_matches_with_the_same_position_are_equal(game):
    match = match_in_progress(game)
    twin = match.copy()
    assert twin == match == copy.copy(match) == copy.deepcopy(match)
    assert len({twin, match}) == 1
    twin.reseed(99)
    twin.names = None
    assert twin == match, "neither future chance nor names are part of a position"
    twin.undo()
    assert twin != match
    assert hash(twin) != hash(match)
    assert kogge.load(match.record()) == match
    assert match != "a match"


def test_players_and_options_are_part_of_a_position():
    tables = {kogge.new("hellweg", players, 3, options) for players in (2, 3) for options in ([], ["short"])}
    assert len(tables) == 4


def test_the_key_of_a_position_is_the_same_in_every_process():
    code = "import kogge; match = kogge.new('hellweg', seed=3); print(match.key, hash(match))"
    printed = {
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=os.environ | {"PYTHONHASHSEED": seed}).stdout
        for seed in "12"
    }
    match = kogge.new("hellweg", seed=3)
    assert printed == {f"{match.key} {hash(match)}\n"}


@pytest.mark.parametrize("game", kogge.game_ids())
def test_the_svg_of_a_match_has_a_dark_mode_and_loads_nothing(game):
    match = match_in_progress(game)
    shown = kogge.svg(match)
    root = ElementTree.fromstring(shown)
    assert root.tag.endswith("svg")
    assert "prefers-color-scheme:dark" in shown
    assert "p0" in "".join(root.itertext())
    assert "<script" not in shown
    assert "http" not in shown.replace("http://www.w3.org/2000/svg", ""), "nothing is fetched"


def test_an_svg_shows_only_what_its_seat_may_see():
    match = match_in_progress("colonia")
    own, other, nobody = (kogge.svg(match, seat) for seat in (1, 2, None))
    assert "p0: behind the screen" in own
    assert "p0: behind the screen" not in other + nobody
    with pytest.raises(kogge.BadOption, match="There is no seat 9"):
        kogge.svg(match, 9)


def test_svg_colours_have_enough_contrast_on_light_and_dark_backgrounds():
    from kogge.engine.svg import DARK, LIGHT, MIN_CONTRAST, _contrast, _readable

    for rgb in [(0, 0, 0), (255, 255, 255), (255, 255, 0), (128, 128, 128), (0, 0, 255), (255, 135, 0)]:
        for paper in (LIGHT, DARK):
            assert _contrast(_readable(rgb, paper), paper) >= MIN_CONTRAST


def test_player_names_are_escaped_in_an_svg():
    match = kogge.new("speicherstadt", 2, 1, names=['<script>"&', "b"])
    root = ElementTree.fromstring(kogge.svg(match))
    assert '<script>"&' in "".join(root.itertext())


def test_h2_2_the_events_that_can_be_entered_do_not_reveal_which_trade_cards_are_gone():
    game = kogge.new("hellweg", players=2, manual_chance=True)
    game.apply_chance("start 1")
    while not game.is_chance_due:
        game.play(game.moves()[0])
    offered = game.event_parts()
    card = next(iter(offered))
    game.apply_chance(card)
    while not game.is_chance_due:
        game.play(game.moves()[0])
    assert game.event_parts() == offered
    with pytest.raises(kogge.IllegalMove, match="is not possible now"):
        game.apply_chance(card)
