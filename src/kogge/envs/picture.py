"""Rich's terminal output as text or as pixels."""

from __future__ import annotations

import functools
import io
import unicodedata
from typing import Any

import numpy as np
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import SVG_EXPORT_THEME as THEME

RENDER_MODES = ["human", "ansi", "rgb_array"]
WIDTH = 120  # characters
CELL_W, CELL_H = 8, 16  # pixels of one character

# box-drawing characters: which arms (left, right, up, down) they have; heavy and double lines are drawn like light ones
_ARMS = {"─━═╌┄": "lr", "│┃║╎┆": "ud", "┌┏╔╭": "rd", "┐┓╗╮": "ld", "└┗╚╰": "ru", "┘┛╝╯": "lu", "├┣╠┡┢": "rud", "┤┫╣┩┪": "lud",
         "┬┳╦┯": "lrd", "┴┻╩┷": "lru", "┼╋╬╇╈┿": "lrud", "╴╸": "l", "╶╺": "r", "╵╹": "u", "╷╻": "d"}  # fmt: skip
PLAIN = str.maketrans("–—‘’“”„", '--\'\'"""')
ARMS = {sign: arms for signs, arms in _ARMS.items() for sign in signs}


def as_text(drawing: Any, width: int = WIDTH) -> str:
    """The drawing as a terminal shows it, colours included."""
    console = _console(width)
    console.print(drawing)
    return str(console.file.getvalue())  # type: ignore[attr-defined]


def as_plain_text(drawing: Any, width: int = WIDTH) -> str:
    """The drawing as text, without colours."""
    console = Console(file=io.StringIO(), width=width, color_system=None, legacy_windows=False, _environ={})
    console.print(drawing)
    return "\n".join(line.rstrip() for line in str(console.file.getvalue()).splitlines())  # type: ignore[attr-defined]


def as_pixels(drawing: Any, width: int = WIDTH) -> np.ndarray:
    """The drawing as an array of height x width x 3 bytes."""
    console = _console(width)
    lines = console.render_lines(drawing, console.options.update(height=None), pad=True)
    pixels = np.empty((max(1, len(lines)) * CELL_H, width * CELL_W, 3), np.uint8)
    pixels[:] = THEME.background_color
    for row, line in enumerate(lines):
        _draw_line(pixels[row * CELL_H : (row + 1) * CELL_H], line)
    return pixels


def _console(width: int) -> Console:
    return Console(file=io.StringIO(), width=width, force_terminal=True, color_system="truecolor", legacy_windows=False, _environ={})


def _draw_line(strip: np.ndarray, line: list[Segment]) -> None:
    """Draw the cells of one line of text into a strip of pixels."""
    at = 0
    for text, style, _ in line:
        ink, paper = _colours(style or Style.null())
        for sign in text:
            cell = strip[:, at * CELL_W : (at + 1) * CELL_W]
            cell[:] = np.where(_glyph(sign)[:, : cell.shape[1], None], ink, paper)
            at += max(1, 1 + (unicodedata.east_asian_width(sign) in "WF"))


def _colours(style: Style) -> tuple[np.ndarray, np.ndarray]:
    ink = style.color.get_truecolor(THEME) if style.color else THEME.foreground_color
    paper = style.bgcolor.get_truecolor(THEME, foreground=False) if style.bgcolor else THEME.background_color
    first, second = np.array(ink, np.uint8), np.array(paper, np.uint8)
    if style.dim:
        first = ((first.astype(np.uint16) + second) // 2).astype(np.uint8)
    return (second, first) if style.reverse else (first, second)


@functools.cache
def _glyph(sign: str) -> np.ndarray:
    """The pixels of a character's cell that are set."""
    ink = np.zeros((CELL_H, CELL_W), np.bool_)
    if sign in ARMS:
        _lines(ink, ARMS[sign])
    elif "▀" <= sign <= "▟":
        _block(ink, sign)
    elif unicodedata.category(sign) in ("So", "Sm") and ord(sign) > 255:
        _shape(ink, unicodedata.name(sign, ""))
    elif not sign.isspace():
        _letter(ink, sign)
    return ink


def _lines(ink: np.ndarray, arms: str) -> None:
    middle, centre = CELL_H // 2, CELL_W // 2
    parts: dict[str, Any] = {
        "l": (middle, slice(0, centre + 1)),
        "r": (middle, slice(centre, CELL_W)),
        "u": (slice(0, middle + 1), centre),
        "d": (slice(middle, CELL_H), centre),
    }
    for arm in arms:
        ink[parts[arm]] = True


def _block(ink: np.ndarray, sign: str) -> None:
    """Fill the upper half, the lower half, or for any other block the whole cell."""
    ink[CELL_H // 2 if sign == "▄" else 0 : CELL_H // 2 if sign == "▀" else CELL_H] = True


def _shape(ink: np.ndarray, name: str) -> None:
    """Draw a symbol by its Unicode name: a circle, triangle, chess piece or diamond, anything else as a square; "white" ones hollow."""
    y, x = np.mgrid[-3.5:4, -3.5:4]
    shape = np.maximum(abs(x), abs(y)) < 3.4
    if "CIRCLE" in name:
        shape = x * x + y * y < 13
    elif "RIGHT" in name or "LEFT" in name:
        shape = abs(y) + (x if "RIGHT" in name else -x) < 2
    elif "TRIANGLE" in name:
        shape = 2 * abs(x) < (y if "UP" in name else -y) + 4
    elif "CHESS" in name:
        shape = (x * x + (y + 2) ** 2 < 4) | ((abs(x) < y + 1) & (y < 4))
    elif "DIAMOND" in name:
        shape = abs(x) + abs(y) < 4.5
    if "WHITE" in name:
        inside = shape.copy()
        inside[1:-1, 1:-1] = shape[:-2, 1:-1] & shape[2:, 1:-1] & shape[1:-1, :-2] & shape[1:-1, 2:]
        inside[[0, -1]] = inside[:, [0, -1]] = False
        shape = shape & ~inside
    ink[4:12] = shape


def _letter(ink: np.ndarray, sign: str) -> None:
    """Draw a letter with Pillow's built-in font; a letter missing there becomes its base letter or a question mark."""
    from PIL import Image, ImageDraw

    base = sign if ord(sign) < 256 else unicodedata.normalize("NFKD", sign.translate(PLAIN))[0]
    image = Image.new("L", (CELL_W, CELL_H))
    ImageDraw.Draw(image).text((1, 2), base if ord(base) < 256 else "?", 255, font=_font())
    ink[:] = np.asarray(image) > 127


@functools.cache
def _font() -> Any:
    from PIL import ImageFont

    return ImageFont.load_default_imagefont()
