"""What rich would print in a terminal, as text or as pixels: the same drawing of the table in both."""

from __future__ import annotations

import functools
import io
import unicodedata
from typing import Any

import numpy as np
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import DEFAULT_TERMINAL_THEME as THEME

WIDTH = 120  # characters
CELL_W, CELL_H = 8, 16  # pixels of one character

# box-drawing signs: which arms (left, right, up, down) they have; heavy and double lines are drawn like light ones
_ARMS = {"─━═╌┄": "lr", "│┃║╎┆": "ud", "┌┏╔╭": "rd", "┐┓╗╮": "ld", "└┗╚╰": "ru", "┘┛╝╯": "lu", "├┣╠┡┢": "rud", "┤┫╣┩┪": "lud",
         "┬┳╦┯": "lrd", "┴┻╩┷": "lru", "┼╋╬╇╈┿": "lrud", "╴╸": "l", "╶╺": "r", "╵╹": "u", "╷╻": "d"}  # fmt: skip
ARMS = {sign: arms for signs, arms in _ARMS.items() for sign in signs}


def as_text(drawing: Any, width: int = WIDTH) -> str:
    """The drawing as a terminal shows it, colours included."""
    console = _console(width)
    console.print(drawing)
    return console.file.getvalue()  # type: ignore[attr-defined]


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
    """Which pixels of a cell a character inks."""
    ink = np.zeros((CELL_H, CELL_W), np.bool_)
    if sign in ARMS:
        return _lines(ink, ARMS[sign])
    if "▀" <= sign <= "▟" or "■" <= sign <= "◿":
        return _block(ink, sign)
    if not sign.isspace():
        _letter(ink, sign)
    return ink


def _lines(ink: np.ndarray, arms: str) -> np.ndarray:
    middle, centre = CELL_H // 2, CELL_W // 2
    for arm, part in {
        "l": (middle, slice(0, centre + 1)),
        "r": (middle, slice(centre, CELL_W)),
        "u": (slice(0, middle + 1), centre),
        "d": (slice(middle, CELL_H), centre),
    }.items():
        if arm in arms:
            ink[part] = True
    return ink


def _block(ink: np.ndarray, sign: str) -> np.ndarray:
    """Blocks and geometric shapes: halves as halves, hollow shapes as frames, all others as a filled square."""
    if sign == "▀":
        ink[: CELL_H // 2] = True
    elif sign == "▄":
        ink[CELL_H // 2 :] = True
    elif sign <= "▟":
        ink[:] = True
    else:
        ink[5:12, 1:7] = True
        if "WHITE" in unicodedata.name(sign, ""):
            ink[6:11, 2:6] = False
    return ink


def _letter(ink: np.ndarray, sign: str) -> None:
    """A letter of Pillow's built-in font; one it does not have by its base letter, else as a question mark."""
    from PIL import Image, ImageDraw

    base = sign if ord(sign) < 256 else unicodedata.normalize("NFKD", sign)[0]
    image = Image.new("L", (CELL_W, CELL_H))
    ImageDraw.Draw(image).text((1, 2), base if ord(base) < 256 else "?", 255, font=_font())
    ink[:] = np.asarray(image) > 127


@functools.cache
def _font() -> Any:
    from PIL import ImageFont

    return ImageFont.load_default_imagefont()
