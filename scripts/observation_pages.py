"""Write docs/observations.md and its pictures from the games' layouts. `--check` only checks that they are current."""

from __future__ import annotations

import math
import sys
from pathlib import Path
from xml.sax.saxutils import escape

from kogge.engine.contract import Game
from kogge.engine.layout import SEAT, Block, Many, PlacedBlock
from kogge.games import game_by_id, game_ids
from kogge.observations import layout_of

DOCS = Path(__file__).resolve().parent.parent / "docs"
WIDTH, ROW_HEIGHT, GAP = 960, 40, 6  # in pixels
STYLE = """
text{font:12px system-ui,sans-serif;fill:#1f2328}.small{font-size:10px;fill:#57606a}.head{font-weight:600;font-size:13px}
.paper{fill:#fff}.all{fill:#dbe9ff;stroke:#7fa6e0}.seat{fill:#ffe8cc;stroke:#d99a4e}.own{fill:#d8f3dc;stroke:#6aae78}
@media(prefers-color-scheme:dark){text{fill:#e6edf3}.small{fill:#9da7b3}.paper{fill:#161b22}
.all{fill:#1d3557;stroke:#4f7fc0}.seat{fill:#5a3b12;stroke:#c98a3a}.own{fill:#1f4a2b;stroke:#5aa06a}}
"""
INTRO = """# The numbers of an observation

An observation is everything that one seat may know, as `obs_size` numbers (float32), itself first, then the others clockwise. Each game
declares them once as named blocks (`src/kogge/games/<game>/layout.py`); their positions follow from that. A test changes fields of the
table and checks that the numbers of a block depend on the fields that it names, and on no others. `make observations` writes this page from
the declarations.

```python
import kogge
from kogge.envs.vector import Batch

game = kogge.new("speicherstadt", players=3, seed=7)
numbers = kogge.observe(game, seat=2)             # what seat 2 knows; without a seat: the one to decide
for feature in kogge.describe("speicherstadt")[:3]:
    print(feature.index, feature.name, feature.meaning, feature.low, feature.high, feature.concerns)
print(kogge.unpack("speicherstadt", numbers)["seat.coins"])       # by seat, from the observing one clockwise

batch = Batch("speicherstadt", 1024, players=3, seed=7)
seen = kogge.unpack("speicherstadt", batch.observations)          # of many games at once; PyTorch's tensors too
print(seen["row.kind"].shape)                     # (1024, 6, 20): games, places of the row, kinds of card
```

- A **feature** is one number: `index`, `name` (`row.kind[2, ship]`), `meaning`, `low` and `high`, and the seat it `concerns`: `everyone`,
  `self` (the observing seat), `+1` (the next one clockwise) and so on. `high` is infinite where the rules set no bound. Numbers are scaled
  so that most are near 1.
- A **block** is all numbers with the same meaning. `×` gives its axes; an axis `seat` counts from the observing seat.
- If a game has fewer seats, houses or cards than the layout has room for, the unused numbers are 0.
- Your own bot finds the same numbers in `knowledge.observation`. A game without a layout has one block, `observation`.

"""


def pages() -> dict[str, str]:
    """The content of every file, by name."""
    text, pictures = INTRO, {}
    for id in game_ids():
        game = game_by_id(id)
        pictures[f"observation-{id}.svg"] = picture(game)
        text += f"## {game.title}\n\n![The layout of an observation of {game.title}](observation-{id}.svg)\n\n{table(game)}\n"
    return {"observations.md": text.rstrip("\n") + "\n"} | pictures


def table(game: Game) -> str:
    """A Markdown table with a row for each block."""
    lines = ["| block | first index | axes | meaning | range | concerns |", "|---|---|---|---|---|---|"]
    for placed in layout_of(game).blocks:
        block = placed.block
        axes = " × ".join(f"{axis.name} {axis.size}" for axis in placed.axes) or "1"
        meaning = block.meaning if block.per == 1 else f"{block.meaning}, / {block.per:g}"
        low = "-∞" if block.least == -math.inf else f"{block.least:g}"
        high = "∞" if block.most == math.inf else f"{block.most:g}"
        value_range = "one is 1" if block.one_hot else f"{low} to {high}"
        lines.append(f"| `{placed.name}` | {placed.indices.min()} | {axes} | {meaning} | {value_range} | {concern(placed)} |")
    return "\n".join(lines) + "\n"


def concern(placed: PlacedBlock) -> str:
    """Whom a block concerns: the observing seat, the seat of each entry, or everyone."""
    return "self" if placed.block.own else "its seat" if any(axis.name == SEAT for axis in placed.axes) else "everyone"


def picture(game: Game) -> str:
    """The blocks of a layout in their order, as SVG. Repeated blocks are drawn once."""
    layout = layout_of(game)
    placed = {block.name: block for block in layout.blocks}
    drawn: list[str] = []
    y, unrepeated = 34.0, []
    for part in (*layout.parts, None):
        if isinstance(part, Block):
            unrepeated.append(placed[part.name])
            continue
        if unrepeated:
            y = draw_blocks(drawn, y, "", unrepeated)
            unrepeated = []
        if isinstance(part, Many):
            y = draw_blocks(drawn, y, heading(part, placed), [block for block in layout.blocks if block.name.startswith(f"{part.name}.")])
    legend = "".join(
        f'<rect class="{kind}" x="{x}" y="8" width="12" height="12" rx="2"/><text x="{x + 18}" y="18">{label}</text>'
        for kind, x, label in (
            ("all", 8, "everyone"),
            ("seat", 110, "a seat, the observing one first"),
            ("own", 330, "only what the seat itself knows"),
        )
    )
    title = f"{game.title}: the {layout.size} numbers of an observation"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y + 4:g}" role="img" aria-label="{escape(title)}">'
    return "\n".join([head, f"<style>{STYLE}</style>", '<rect class="paper" width="100%" height="100%"/>', legend, *drawn, "</svg>"]) + "\n"


def heading(part: Many, placed: dict[str, PlacedBlock]) -> str:
    """The name of a repeated part, its first and last index, and how often it is repeated."""
    inside = [block for name, block in placed.items() if name.startswith(f"{part.name}.")]
    first, last = min(int(block.indices.min()) for block in inside), max(int(block.indices.max()) for block in inside)
    times = f", for each {part.axis.name} ({part.axis.size} × {(last + 1 - first) // part.axis.size} numbers)" if part.axis else ""
    return f"{part.name}: {first} to {last}{times}"


def draw_blocks(drawn: list[str], y: float, title: str, blocks: list[PlacedBlock]) -> float:
    """Draw blocks as one or more rows of rectangles. Returns the y coordinate below them."""
    if title:
        drawn.append(f'<text class="head" x="8" y="{y + 14:g}">{escape(title)}</text>')
        y += 22
    x = 8.0
    for one in blocks:
        name = one.name.partition(".")[2] if title else one.name
        size = " × ".join(str(axis.size) for axis in one.axes[1 if title and len(one.axes) > len(one.block.axes) else 0 :]) or "1"
        width = max(len(name) * 6.9, len(size) * 5.5 + 40) + 14
        if x + width > WIDTH - 8:
            x, y = 8.0, y + ROW_HEIGHT
        kind = {"self": "own", "its seat": "seat", "everyone": "all"}[concern(one)]
        drawn.append(f'<rect class="{kind}" x="{x:g}" y="{y:g}" width="{width:.1f}" height="{ROW_HEIGHT - GAP}" rx="3"/>')
        drawn.append(f'<text x="{x + 6:g}" y="{y + 14:g}">{escape(name)}</text>')
        drawn.append(f'<text class="small" x="{x + 6:g}" y="{y + 28:g}">{one.indices.min()} · {size}</text>')
        x += width + GAP
    return y + ROW_HEIGHT + 4


def main() -> None:
    """Write the files, or print which of them are not current."""
    stale = [name for name, text in pages().items() if not (DOCS / name).exists() or (DOCS / name).read_text("utf-8") != text]
    if "--check" in sys.argv[1:]:
        sys.exit(f"Not current: {', '.join(stale)}. Run: make observations" if stale else 0)
    for name, text in pages().items():
        (DOCS / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
