"""The benchmarks refuse an unknown part in one sentence."""

import subprocess
import sys

from awaiting import awaited
from benchmarks.load import SimulatedTable


def test_an_unknown_part_of_the_bench_is_refused_with_the_parts_there_are():
    asked = subprocess.run([sys.executable, "-m", "benchmarks", "--only", "nothing"], capture_output=True, text=True)
    assert asked.returncode == 2
    assert "No part has 'nothing' in its name; the parts are random play, api, start" in asked.stderr


class CallerWithPages:
    """A caller who is given these pages, by address."""

    def __init__(self, pages):
        self.pages, self.asked = pages, []

    async def browse(self, path):
        self.asked.append(path)
        head = '<div data-page="" data-revision="3" data-version="2" data-turn="mine">'
        return 200, head + self.pages[path]


def test_a_simulated_browser_clicks_until_a_move_has_a_button():
    """In The Speicherstadt goods are picked first, and `done` asks again: such a page has no button for a move."""
    table = SimulatedTable("127.0.0.1", 0, 1, 0.0, None)
    table.id = "T"
    caller = CallerWithPages(
        {
            "/t/T/board": '<button name="pick" value="tea.3" hx-get="x">',
            "/t/T/board?pick=tea.3": '<button name="pick" value="sure~done">',
            "/t/T/board?pick=sure~done": '<button name="move" value="done">',
        }
    )
    assert awaited(table._moves_on_page(caller)) == ["done"]
    assert len(caller.asked) == 3
