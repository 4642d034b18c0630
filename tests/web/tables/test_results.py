"""The result: players in order, the crown for the winner, every source in words, income by round."""

from __future__ import annotations

import random
import re

import pytest
from test_tables import ANNE, tables  # noqa: F401

import kogge
from kogge.web.i18n.translation import board_of
from kogge.web.tables.replay import Replays
from kogge.web.templating import render

EAGER = ("yes", "buy", "load", "order", "sell", "card", "deliver", "enshrine")
INCOME = {"speicherstadt": "Round 1", "hellweg": "Turn 1", "colonia": "Week 1"}


def finished(game: str) -> kogge.engine.match.Match:
    match, chance = kogge.new(game, seed=5), random.Random(1)
    while not match.is_over:
        match.play(chance.choice([move for move in match.moves() if move.startswith(EAGER)] or match.moves()))
    return match


def cells(html: str, row: str) -> list[str]:
    """The numbers of a table's row, and the list below each."""
    found = re.search(rf'<th scope="row">{re.escape(row)}</th>(.*?)</tr>', html, re.S).group(1)
    return [re.sub(r"<[^>]+>|\s+", " ", cell).strip() for cell in re.findall(r"<td>(.*?)</td>", found, re.S)]


def first_number(cell: str) -> int:
    """The first number of a text; the minus may be a typographic one."""
    return int(re.match(r"−?\d+", cell).group().replace("−", "-"))


def logged_differences(story: str) -> list[int]:
    return [int(number.replace("−", "-")) for number in re.findall(r"[+−]\d+", story)]


def largest_differences(match: kogge.engine.match.Match, order: list[int], by_source: list[list[str]]) -> list[int]:
    """Of the first against each of the others, two sources of points each, from the numbers in the table."""
    numbers = [[first_number(cell) for cell in row] for row in by_source]
    apart = [sorted((row[0] - row[i] for row in numbers), key=abs, reverse=True)[:2] for i in range(1, len(order))]
    return [more for two in apart for more in two if more]


@pytest.mark.parametrize("game", list(INCOME))
def test_the_result_shows_winners_points_by_source_and_income(tables, game):  # noqa: F811
    match = finished(game)
    table = Replays(tables).view(tables.records.upload(ANNE, match.record()), ANNE)
    html = render("fragments/replay.html", table=table, user=ANNE)
    order = sorted(range(1, match.players + 1), key=lambda seat: (seat not in match.winners(), -match.points()[seat - 1]))
    heads = re.search(r"<thead>(.*?)</thead>", html, re.S).group(1)
    assert [int(seat) for seat in re.findall(r"who seat-(\d)", heads)] == order
    assert heads.count('class="winner"') == html.count('class="crown"') == len(match.winners()), "in the table and on the podium"
    assert [int(points.replace("−", "-")) for points in re.findall(r"<small>([^<]+) points?</small>", html)] == [
        match.points()[seat - 1] for seat in order
    ]
    assert [first_number(cell) for cell in cells(html, "Total")] == [match.points()[seat - 1] for seat in order]
    sources = re.search(r"<tbody>(.*?)<tr class=\"sum\"", html, re.S).group(1)
    by_source = [cells(html, row) for row in re.findall(r'<th scope="row">([^<]+)</th>', sources)]
    assert [sum(first_number(cell) for cell in column) for column in zip(*by_source, strict=True)] == [
        match.points()[seat - 1] for seat in order
    ]
    story = re.sub(r"<[^>]+>", "", re.search(r'<ul class="story">(.*?)</ul>', html, re.S).group(1))
    assert logged_differences(story) == largest_differences(match, order, by_source)
    income = html[html.index('class="income"') :]
    assert INCOME[game] in income
    rows = [list(map(int, cells(income, row))) for row in re.findall(r'<th scope="row">([^<]*\d)</th>', income)]
    assert [sum(column) for column in zip(*rows, strict=True)] == list(map(int, cells(income, "Total")))


@pytest.mark.parametrize("game", list(INCOME))
def test_the_last_round_is_announced_and_no_other(tables, game):  # noqa: F811
    match, chance, board = kogge.new(game, seed=5), random.Random(1), board_of(game)
    rounds, announced = set(), {}
    while not match.is_over:
        view = match.view(None)
        rounds.add(board.round_of(view))
        if board.last_round(view):
            announced.setdefault(board.round_of(view), len(match.lines))
        match.play(chance.choice(match.moves()))
    assert list(announced) == [max(rounds)]
    table = Replays(tables).view(tables.records.upload(ANNE, match.record()), ANNE, announced[max(rounds)])
    html = render("fragments/replay.html", table=table, user=ANNE)
    assert board.last_round(table.view) in re.search(r'class="phase">(.*?)</span>', html, re.S).group(1)


def test_contracts_relics_and_goods_cards_are_listed_with_their_points(tables):  # noqa: F811
    for game, row, listed in (
        ("speicherstadt", "Contracts", lambda player, _: [one["points"] for one in player["contracts"]]),
        ("colonia", "Relics without a shrine", lambda player, _: [one["points"] for one in player["screen"]["relics"]]),
        ("hellweg", "Goods cards", lambda _, cards: [one["worth"] for one in cards]),
    ):
        match = finished(game)
        table = Replays(tables).view(tables.records.upload(ANNE, match.record()), ANNE)
        html = render("fragments/replay.html", table=table, user=ANNE)
        for seat, cell in zip(table.ranking, cells(html, row), strict=True):
            cards = [one for one in table.view.get("goods_cards", ()) if one["owner"] == seat]
            points = listed(table.view["seats"][seat - 1], cards)
            assert first_number(cell) == sum(points)
            assert all(re.search(rf"\b{one}\b", cell) for one in points)
