"""H2.2 Played trade cards may not be looked at again: while a game runs, no response shows a played card or its prices."""

from __future__ import annotations

import itertools
import json
import random
import re

import numpy as np
import pytest
from test_hidden import GAMES, Observer, app  # noqa: F401

import kogge
from kogge.engine.board import Board, Message
from kogge.engine.boxes import load_box
from kogge.engine.config import GameConfig
from kogge.engine.match import Match
from kogge.games import game_by_id
from kogge.games.hellweg.notation import trade_card_text
from kogge.web.db.database import new_id
from kogge.web.live.hub import ProgramClient
from kogge.web.tables.session import opening
from kogge.web.tables.streams import updates_for

RULES, SECRET = game_by_id("hellweg").rules_version, "ab" * 32
EAGER = ("buy", "sell", "go", "good", "carriage")
UNIT_PRICE = re.compile(r"(sells .* in|brings|buys in) .* for |delivers to .* earns ")


class HellwegSite:
    """A site with two players and a spectator of Hellweg."""

    def __init__(self, app):  # noqa: F811
        self.app, self.tables = app, app.state.services.tables
        self.observers = [Observer(app, name) for name in ("Anne", "Bea", "Watcher")]
        accounts = app.state.services.accounts
        self.ids = [accounts.authenticate(one.http.headers["Authorization"].removeprefix("Bearer ")).id for one in self.observers]

    def table(self, options: list[str], lines: list[str], turn: int) -> str:
        """A table with these lines; all such tables have the same secret, so future chance is the same."""
        table = {"id": new_id(), "game": "hellweg", "players": 2, "options": " ".join(options), "rules": RULES, "secret": SECRET}
        table |= {"status": "running", "turn": turn, "listed": False, "host": self.ids[0]}
        names = ("Anne", "Bea")
        seat_rows = [{"seat": seat, "kind": "person", "user_id": self.ids[seat - 1], "name": names[seat - 1]} for seat in (1, 2)]
        self.tables.store.add_table(table, seat_rows, lines)
        return table["id"]

    def match(self, table_id: str) -> Match:
        return self.tables.session(self.tables.row(table_id)).match

    def play(self, table_id: str, move: str) -> None:
        row = self.tables.row(table_id)
        body = {"seat": row.turn, "move": move, "version": row.version}
        assert self.observers[row.turn - 1].http.post(f"/api/tables/{table_id}/moves?brief=1", json=body).status_code == 200

    def lines_sent(self, table_id: str, follower: ProgramClient) -> list[str]:
        """The lines that a program that follows the table is sent now."""
        updates = updates_for([follower], self.tables.sessions.snapshot(table_id))
        return [line for _, update in updates for line in json.loads(update)["lines"]]

    def log(self, table_id: str, at: int | None = None) -> list[tuple[int, str]]:
        """Line numbers and sentences of the log."""
        replays = self.app.state.services.replays
        seen = replays.view(table_id, None, at)
        return [(number, seen.say(one).striptags()) for number, one in seen.log]

    def all_responses(self, table_id: str, observer: int) -> dict[str, object]:
        """Everything an observer can request, including the replay at every move and the stream from the first line."""
        row = self.tables.row(table_id)
        sent = self.observers[observer].all_responses(table_id, row.version)
        for at in range(row.lines + 2):
            answer = self.observers[observer].http.get(f"/t/{table_id}/replay?at={at}")
            sent[f"replay {at}"] = answer.status_code, dict(answer.headers), answer.text
        sent["updates"] = 200, {}, str(self.lines_sent(table_id, ProgramClient(self.ids[observer])))
        # the length of a compressed page depends on the table's name
        plain = {key: (status, headers | {"date": "", "content-length": ""}, text) for key, (status, headers, text) in sent.items()}
        # and each page has an id of its own, from which updates start
        same = {key: (status, headers, re.sub(r'data-page="\w*"', "", text)) for key, (status, headers, text) in plain.items()}
        return json.loads(json.dumps(same).replace(table_id, "TABLE"))


@pytest.fixture
def hellweg_site(app):  # noqa: F811
    return HellwegSite(app)


def passive(options: list[str], cards: tuple[str, ...]) -> Match:
    """A game in which nobody sells or buys anything, with these trade cards, up to the sale to the last of them."""
    match, coming = Match(GameConfig(game_by_id("hellweg"), 2, options), seed=1), iter(("start 1", *cards))
    while True:
        if match.is_chance_due:
            card = next(coming)
            assert match.read_event(card.split(" "))
            if card == cards[-1]:
                return match
        else:
            moves = match.moves()
            match.decide(match.loaded.actions[next((move for move in ("next", "thaler") if move in moves), moves[0])])


def decisions(match: Match) -> list[str]:
    return ["*" if line.startswith("*") else line for line in match.lines]


def two_games(options: list[str]) -> tuple[Match, Match]:
    """Two games that differ in nothing but the order of the first two trade cards."""
    box = load_box(game_by_id("hellweg")).box
    cards = [f"card {trade_card_text(box, card)}" for card in range(box.trade_cards)]
    for one, two in itertools.combinations(cards[1:], 2):
        games = passive(options, (one, two, cards[0])), passive(options, (two, one, cards[0]))
        if decisions(games[0]) == decisions(games[1]):
            return games
    raise AssertionError("no two cards can be exchanged without a trace")


@pytest.mark.parametrize("options", [[], ["counter"]])
def test_h2_2_no_response_reveals_which_of_two_cards_came_first(hellweg_site, options):
    games = two_games(options)
    assert games[0].lines != games[1].lines
    tables = [hellweg_site.table(options, match.lines, match.seat) for match in games]
    for observer in range(3):
        sent, other = (hellweg_site.all_responses(table_id, observer) for table_id in tables)
        assert sent.keys() == other.keys()
        assert [key for key in sent if sent[key] != other[key]] == [], observer
        present = games[0].lines[-1]
        assert sent["updates"][2].count("* card ?") == 2
        assert present.startswith("* card")
        assert present in sent["updates"][2]
        assert 'id="trade-3"' in sent["/t/TABLE"][2]
        assert 'id="trade-' not in sent[f"replay {len(games[0].lines) - 1}"][2]
        assert ("Houses still to come" in sent["/t/TABLE"][2]) == bool(options)


def purses(page: str) -> list[str]:
    return re.findall(r'class="purse">.*?<b>(\d+)</b>', page, re.DOTALL)


def play_some(
    hellweg_site: HellwegSite, table_id: str, chance: random.Random, live: ProgramClient, lines_received: list[str], until_turn: int
) -> None:
    """Sell and buy whatever can be sold and bought, up to the actions of a turn."""
    while not (match := hellweg_site.match(table_id)).is_over:
        if match.view()["turn"] == until_turn and match.view()["phase"] == "actions":
            return
        moves = match.moves()
        wanted = [move for move in moves if move.startswith(EAGER)]
        hellweg_site.play(table_id, chance.choice(wanted or moves))
        lines_received += hellweg_site.lines_sent(table_id, live)


@pytest.mark.parametrize("options", [[], ["counter", "short"]])
def test_h2_2_the_log_keeps_the_totals_of_sales_but_no_card_and_no_price(hellweg_site, options):
    begun = opening("hellweg", 2, " ".join(options), RULES, SECRET)
    table_id, chance, live = hellweg_site.table(options, *begun), random.Random(5), ProgramClient("")
    lines_received = hellweg_site.lines_sent(table_id, live)
    play_some(hellweg_site, table_id, chance, live, lines_received, 1)
    anne, record = hellweg_site.observers[0].http, f"/api/tables/{table_id}/record"
    assert "* card" in anne.get(record).text, "only the current card was turned up: the record has no played card"
    play_some(hellweg_site, table_id, chance, live, lines_received, 6)
    truth = list(hellweg_site.match(table_id).lines)
    cards = [number for number, line in enumerate(truth) if line.startswith("* card")]
    assert len(cards) == 6

    maker = hellweg_site.observers[hellweg_site.match(table_id).seat - 1].http
    hellweg_site.play(table_id, hellweg_site.match(table_id).moves()[0])
    taken_back = {"version": hellweg_site.tables.row(table_id).version}
    assert maker.post(f"/api/tables/{table_id}/undo", json=taken_back).status_code == 200
    assert lines_received == truth, "a client that was connected got each card in time"
    nobody = hellweg_site.lines_sent(table_id, ProgramClient(""))
    assert [line for line in nobody[: cards[-1]] if line.startswith("* card")] == ["* card ?"] * 5
    assert nobody[cards[-1]] == truth[cards[-1]]
    assert [line for line in nobody[: len(truth)] if "card ?" not in line] == [line for n, line in enumerate(truth) if n not in cards[:-1]]

    for observer in hellweg_site.observers:
        assert observer.http.get(record).status_code == 403
        assert observer.http.get(f"/t/{table_id}/record.kogge").status_code == 403
    old = [text for number, text in hellweg_site.log(table_id) if number <= cards[-1]]
    assert [text for text in old if UNIT_PRICE.search(text)] == []
    assert [text for text in old if "trade card" in text] == [
        f"Turn {turn} of {10 if options else 12}: a new trade card." for turn in range(1, 6)
    ]
    assert any("buys in" in text for text in old)
    assert sales_totals_of_log(old) == sales_totals_of_game(truth[: cards[-1]], options)
    assert sales_totals_of_log(old), "somebody sold something"

    pages = [anne.get(f"/t/{table_id}/replay?at={at}").text for at in range(len(truth) + 1)]
    for at, page in enumerate(pages):
        assert ('id="trade-6"' in page) == (at > cards[-1]), at
        assert at > cards[-1] or not re.search(r'id="trade-|class="tag"|"town[^"]* buyer|"stall', page), at
    for begun, over in itertools.pairwise(cards):
        assert len({tuple(purses(pages[at])) for at in range(begun + 1, over + 1)}) == 1, "purses as at the end of a turn"

    play_some(hellweg_site, table_id, chance, live, lines_received, 99)
    truth = list(hellweg_site.match(table_id).lines)
    assert hellweg_site.lines_sent(table_id, ProgramClient("")) == truth
    assert "\n".join(truth) in anne.get(record).text
    log = [text for _number, text in hellweg_site.log(table_id)]
    assert any(UNIT_PRICE.search(text) for text in log)
    assert not any("in total" in text for text in log)
    assert all('id="trade-1"' in anne.get(f"/t/{table_id}/replay?at={at}").text for at in range(cards[0] + 1, cards[1]))


def sales_totals_of_log(log: list[str]) -> list[tuple[str, int]]:
    """Who sold to each card, and the total, according to the log."""
    matches = [re.fullmatch(r"(\w+) has sold for (\d+) thaler in total\.", text) for text in log]
    return [(hit[1], int(hit[2])) for hit in matches if hit]


def sales_totals_of_game(lines: list[str], options: list[str]) -> list[tuple[str, int]]:
    """Who sold to each card, and the total, from the money before and after each sale."""
    match, sums, paid = Match(GameConfig(game_by_id("hellweg"), 2, options)), [], {}
    for line in lines:
        who, *words = line.split(" ")
        before = match.view()
        if who == "*":
            assert match.read_event(words)
        else:
            match.decide(match.loaded.actions[" ".join(words)])
        if words[0] == "card" and who == "*":
            sums, paid = sums + list(paid.items()), {}
        elif words[0] in ("sell", "go"):
            seat = int(who) - 1
            name = ("Anne", "Bea")[seat]
            paid[name] = paid.get(name, 0) + match.view()["seats"][seat]["money"] - before["seats"][seat]["money"]
    return sums + list(paid.items())


def test_h2_2_in_python_a_match_has_its_whole_history():
    match = passive([], two_cards())
    assert match.lines_for(None) == match.lines
    assert match.present_start() == len(match.lines) - 1
    assert kogge.load(match.record()).lines == match.lines


@pytest.mark.parametrize("game", GAMES)
def test_redacting_history_leaves_the_current_table_unchanged(game):
    match, chance = kogge.new(game, seed=2), random.Random(2)
    moments = [match.rows.copy()]
    while not match.is_over and len(moments) < 80:
        match.play(chance.choice(match.moves()))
        moments.append(match.rows.copy())
        seen = match.game.redact_history(np.concatenate(moments), len(moments) - 1)
        assert seen.tobytes() == match.rows.tobytes()


def two_cards() -> tuple[str, ...]:
    game = kogge.new("hellweg", players=2, seed=3)
    while sum(line.startswith("* card") for line in game.lines) < 2:
        game.play(game.moves()[0])
    return tuple(line.removeprefix("* ") for line in game.lines if line.startswith("* card"))


def test_a_plain_board_logs_a_concealed_event_only_as_masked():
    sentences = [[Message("{move}", {"move": "card gold 7"})], [Message("x")]]
    again = Board(title="Plain").redacted_log(sentences, ["* card ?", "1 x"])
    assert [[(one.message, one.parts) for one in entries] for entries in again] == [[("{move}", {"move": "card ?"})], [("x", {})]]
