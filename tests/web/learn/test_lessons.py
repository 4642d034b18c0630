"""Lessons and puzzles in a real browser: every lesson is solved and failed by keyboard, in four languages, on small and large screens."""

from __future__ import annotations

import html
import re
from collections import deque
from datetime import datetime

import httpx
import pytest
from clicking import arrive, faults_of

from kogge.games import game_ids
from kogge.learn.exercises import Exercise, attempt, first_game_of, lessons_of
from kogge.learn.puzzles import puzzles_of
from kogge.web.i18n import translation as words
from kogge.web.i18n.translation import LANGUAGES
from kogge.web.learn import service as lessons_service
from servers import get, post

SCREENS = ((1280, 800), (390, 844))
LESSONS = [(game, number, lesson) for game in game_ids() for number, lesson in enumerate(lessons_of(game))]


def ends(lesson: Exercise, played: tuple[str, ...] = ()) -> dict[bool, tuple[str, ...]]:
    """A sequence of moves that solves a lesson, and one that fails it."""
    now = attempt(lesson, played)
    if now.over:
        return {now.solved: now.played}
    found: dict[bool, tuple[str, ...]] = {}
    for move in now.match.moves():
        found = ends(lesson, (*played, move)) | found
        if len(found) == 2:
            break
    return found


def clicks_to(site, address: str, played: list[str], move: str) -> list[str]:
    """The chain of clicks after which the board has the button of a move."""
    waiting = deque([[""]])
    while waiting:
        chain = waiting.popleft()
        text = get(f"{site.url}{address}/board", params={"played": "~".join(played), "pick": chain[-1]}).text
        if f'name="move" value="{html.escape(move)}"' in text:
            return chain[1:]
        for value in dict.fromkeys(re.findall(r'name="pick" value="([^"]+)"', text)):
            if len(chain) < 5 and value not in chain:
                waiting.append([*chain, html.unescape(value)])
    raise AssertionError(f"no clicks lead to {move}")


# set the focus a few Tab stops before the element
NEAR = """selector => {
    const stops = [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")]
        .filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility());
    stops[Math.max(0, stops.findIndex((one) => one.matches(selector)) - 3)].focus();
}"""


def press_by_keyboard(page, selector: str) -> None:
    """Press Tab up to an element, as without a mouse, then activate it."""
    page.wait_for_selector(selector, state="attached")
    page.evaluate(NEAR, selector)
    for _ in range(10):
        if page.evaluate("selector => document.activeElement?.matches(selector)", selector):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {selector}")


def play(page, site, address: str, moves: tuple[str, ...]) -> None:
    for number, move in enumerate(moves):
        for click in clicks_to(site, address, list(moves[:number]), move):
            press_by_keyboard(page, f'#table button[name=pick][value="{click}"]')
            page.wait_for_selector(f'#table[data-pick="{click}"]')
        press_by_keyboard(page, f'#table button[name=move][value="{move}"]')
        page.wait_for_selector(f'#table[data-version="{number + 2}"]')


def translated(message: str, language: str) -> str:
    return words.catalogue(language).gettext(message)


@pytest.mark.full
@pytest.mark.parametrize(("game", "number", "lesson"), LESSONS, ids=[f"{game}-{lesson.name}" for game, _, lesson in LESSONS])
def test_a_lesson_is_failed_and_solved_by_keyboard(site, someone, game, number, lesson):
    """Languages and screens take turns from lesson to lesson."""
    language, (width, height) = list(LANGUAGES)[number % 4], SCREENS[(number // 2 + number) % 2]
    page = someone(width, height, locale=language)
    address = f"/lessons/{game}/{lesson.name}"
    found = ends(lesson)
    page.goto(site.url + address)
    assert page.inner_text(".lesson-panel .task") == translated(lesson.words["task"], language)
    play(page, site, address, found[False])
    assert page.get_attribute("#table", "data-status") == "failed"
    assert translated(lesson.words["wrong"], language) in page.inner_text(".verdict")
    press_by_keyboard(page, "#again")
    page.wait_for_selector("#table[data-status=running]")
    play(page, site, address, found[True])
    assert page.get_attribute("#table", "data-status") == "solved"
    assert translated(lesson.words["right"], language) in page.inner_text(".verdict")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing lies beside the screen"
    press_by_keyboard(page, "#next")  # to the next lesson, after the last one into a game
    page.wait_for_url(re.compile(rf"/lessons/{game}/(?!{lesson.name})|/t/"))
    page.goto(f"{site.url}/lessons/{game}")
    assert page.locator(f".lessons li:has(a[href='{address}']) .solved").count() == 1, "it is remembered"


# the choices that cannot be scrolled to, or are cut off by an ancestor that does not scroll
OUT_OF_REACH = """() => [...document.querySelectorAll("#table button[name=move], #table button[name=pick]")].filter((one) => {
    if (!one.checkVisibility()) return true;
    one.scrollIntoView({block: "center", inline: "center"});
    const box = one.getBoundingClientRect();
    let cut = box.left < -2 || box.right > innerWidth + 2 || box.top < -2 || box.bottom > innerHeight + 2;
    for (let at = one.parentElement; at && at !== document.body; at = at.parentElement) {
        const [room, style] = [at.getBoundingClientRect(), getComputedStyle(at)];
        if (style.overflow === "visible") continue;
        cut ||= box.top < room.top - 2 || box.bottom > room.bottom + 2 || box.left < room.left - 2 || box.right > room.right + 2;
    }
    return cut;
}).map((one) => one.id || one.value)"""


@pytest.mark.full
@pytest.mark.parametrize("game", game_ids())
def test_on_a_phone_nothing_that_a_lesson_asks_for_is_cut_off(site, someone, game):
    page = someone(390, 844)
    for lesson in lessons_of(game)[:3]:
        page.goto(f"{site.url}/lessons/{game}/{lesson.name}")
        assert page.locator("#table button[name=move], #table button[name=pick]").count(), lesson.name
        assert page.evaluate(OUT_OF_REACH) == [], lesson.name
    lesson = lessons_of(game)[0]
    page.goto(f"{site.url}/lessons/{game}/{lesson.name}")
    play(page, site, f"/lessons/{game}/{lesson.name}", ends(lesson)[True])
    verdict = page.locator("#next").bounding_box()
    assert 0 <= verdict["y"] <= 844 - verdict["height"], "what comes next is in sight"
    page.evaluate("scrollTo(0, 0)")
    verdict, below = page.locator("#next").bounding_box(), page.locator(".lesson-panel").bounding_box()
    assert verdict["y"] + verdict["height"] <= below["y"], "and lies on nothing"


def test_every_lesson_is_translated_into_every_language(site):
    for game, _, lesson in LESSONS:
        for language in LANGUAGES:
            text = get(f"{site.url}/lessons/{game}/{lesson.name}", headers={"Accept-Language": language}).text
            for word in ("title", "idea", "task"):
                assert html.escape(translated(lesson.words[word], language), quote=True).replace("&#x27;", "&#39;") in text, (
                    word,
                    language,
                )
                assert language == "en" or translated(lesson.words[word], language) != lesson.words[word]


@pytest.mark.full
def test_the_first_game_offers_the_lessons_and_the_lessons_lead_to_a_game(site, someone):
    anne = someone()
    anne.goto(f"{site.url}/lessons/speicherstadt")
    assert faults_of(anne) == []
    anne.click("#play-first")
    arrive(anne)
    table = anne.url.removeprefix(site.url)
    assert anne.locator("#with-hints").count() == 1
    assert anne.locator("#table .roster li").count() == first_game_of("speicherstadt").players
    assert anne.locator("#offer a[href='/lessons/speicherstadt']").is_visible()
    assert re.fullmatch(r"You play as \w+ \d\d · Change", anne.inner_text("#default-name"))
    assert anne.get_attribute("#default-name a", "href") == "/settings"
    assert anne.locator("#coach p:visible").get_attribute("data-tip") == "bidding", "this game is guided"
    turn = "turn => { document.getElementById('table').dataset.turn = turn; document.dispatchEvent(new Event('kogge:present')); }"
    anne.evaluate(turn, "theirs")
    anne.wait_for_selector("#coach", state="hidden")  # a tip waits for the reader's turn
    anne.evaluate(turn, "mine")
    anne.wait_for_selector("#coach")
    anne.click("[data-coach=next]")
    assert not anne.locator("#coach").is_visible(), "a tip that was read is not shown again"
    anne.reload()
    arrive(anne)
    assert not anne.locator("#coach").is_visible()
    anne.goto(f"{site.url}/lessons/speicherstadt/1-price")
    assert faults_of(anne) == []
    anne.click("[id='move-bid-3']")
    anne.wait_for_selector("#table[data-status=solved]")
    anne.goto(f"{site.url}/lessons/speicherstadt")
    assert anne.locator("#begin.primary").inner_text() == "Next lesson"
    assert anne.locator("#play-first.primary").is_visible(), "the first game is as easy to find as the next lesson"
    anne.goto(site.url)
    assert "1/6" in anne.inner_text(".games")
    anne.click(f"#lists a[href='{table}']")
    arrive(anne)
    assert anne.locator("#offer").count() == 0, "who has begun to learn is not asked again"


def test_a_lesson_can_be_played_without_scripts(site):
    with httpx.Client(base_url=site.url, follow_redirects=True, timeout=60, verify=False) as anne:
        page = anne.post("/lessons/speicherstadt/2-declining", data={"move": "pass", "played": ""})
        assert 'name="played" value="pass"' in page.text
        page = anne.post("/lessons/speicherstadt/2-declining", data={"move": "buy", "played": "pass"})
        assert 'data-status="solved"' in page.text
        assert "✓" in anne.get("/lessons/speicherstadt").text


@pytest.mark.parametrize(
    ("address", "data", "status"),
    [
        ("/lessons/speicherstadt/1-price", {"move": "fly"}, 422),
        ("/lessons/speicherstadt/1-price", {"move": "bid 1", "played": "bid 3"}, 422),
        ("/lessons/speicherstadt/../../etc", {"move": "bid 1"}, 404),
        ("/lessons/speicherstadt/9-none", {"move": "bid 1"}, 404),
        ("/lessons/chess/1-price", {"move": "bid 1"}, 404),
        ("/lessons/speicherstadt/1-price", {"move": "bid 1" * 200}, 422),
    ],
)
def test_invalid_requests_to_a_lesson_are_refused_without_a_traceback(site, address, data, status):
    answer = post(site.url + address, data=data)
    assert answer.status_code == status
    assert "Traceback" not in answer.text
    moves = [data[name] for name in ("played", "move") if name in data]
    page = get(site.url + address, params={"played": "~".join(moves)})  # the same moves, in the address of the page
    assert page.status_code == status
    assert "Traceback" not in page.text


PUZZLES = {game: puzzles_of(game) for game in game_ids() if puzzles_of(game)}


@pytest.mark.full
def test_a_puzzle_is_failed_and_solved_by_keyboard(site, someone):
    anne, puzzle = someone(390, 844), PUZZLES["speicherstadt"][0]
    address, right = f"/puzzles/speicherstadt/{puzzle.name}", puzzle.goal[0].move[0]
    anne.goto(site.url + address)
    play(anne, site, address, (next(move for move in puzzle.match.moves() if move != right),))
    assert anne.get_attribute("#table", "data-status") == "failed"
    assert right not in anne.inner_text(".verdict"), "the answer is not given away"
    assert re.search(r"wins only \d+ of 100 games", anne.inner_text(".answer .why"))
    press_by_keyboard(anne, "#again")
    anne.wait_for_selector("#table[data-status=running]")
    play(anne, site, address, (right,))
    assert anne.get_attribute("#table", "data-status") == "solved"
    assert f"wins {puzzle.words['share']} of 100 games" in anne.inner_text(".answer .why")


@pytest.mark.parametrize("game", PUZZLES)
def test_giving_up_a_puzzle_shows_the_solution_and_does_not_count_as_solving_it(site, client, game):
    anne, puzzle = client(site, "Anne"), PUZZLES[game][0]
    address = f"/puzzles/{game}/{puzzle.name}"
    assert f'href="{address}/solution"' in anne.get(address).text
    shown = anne.get(f"{address}/solution").text
    assert "Solution: " in shown
    assert f"wins {puzzle.words['share']} of 100 games" in shown
    assert 'class="solved"' not in anne.get("/puzzles").text
    assert anne.get(f"/puzzles/{game}/none/solution").status_code == 404


def test_every_wrong_move_of_a_puzzle_is_explained_by_how_often_it_wins():
    for puzzle in (one for puzzles in PUZZLES.values() for one in puzzles):
        assert set(puzzle.shares) == set(puzzle.match.moves())
        right = puzzle.goal[0].move[0]
        assert all(share < puzzle.shares[right] for move, share in puzzle.shares.items() if move != right)


def test_each_game_has_a_daily_puzzle_and_solving_it_is_remembered(site, client):
    anne = client(site, "Anne")
    for game, puzzles in PUZZLES.items():
        today = re.search(rf'href="(/puzzles/{game}/(\w+))"', anne.get("/").text)
        assert anne.get(f"/puzzles/{game}").headers["location"] == today[1]
        puzzle = next(one for one in puzzles if one.name == today[2])
        assert 'id="table"' in anne.get(today[1]).text
        assert anne.post(today[1], data={"move": puzzle.goal[0].move[0]}).status_code == 303
        assert re.search(rf'href="{today[1]}">((?!</a>).)*</a>\s*<b class="solved"', anne.get("/").text, re.DOTALL)


@pytest.mark.parametrize("game", game_ids())
def test_every_puzzles_move_can_be_clicked(site, game):
    for puzzle in PUZZLES[game]:
        clicks_to(site, f"/puzzles/{game}/{puzzle.name}", [], puzzle.goal[0].move[0])


def test_another_day_has_another_puzzle(monkeypatch):
    game = next(iter(PUZZLES))
    days = []
    for day in range(1, 1 + len(PUZZLES[game])):
        monkeypatch.setattr(lessons_service, "datetime", FixedDay(day))
        days.append(lessons_service.puzzle_of_today(game).name)
    assert sorted(days) == sorted(one.name for one in PUZZLES[game])


class FixedDay:
    """A stand-in for `datetime` whose date is fixed."""

    def __init__(self, day: int):
        self.day = day

    def now(self, zone: object) -> datetime:
        return datetime.fromordinal(739_000 + self.day)
