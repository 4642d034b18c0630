"""The terminal drawing of a table (`Game.draw`) as an SVG image, for notebooks, pages and slides.

It reproduces rich's output character by character. Each colour has a shade for light and one for dark backgrounds; the reader's colour
scheme selects one.
"""

from __future__ import annotations

import io
from typing import Any
from xml.sax.saxutils import escape, quoteattr

WIDTH = 120  # characters in a line
CELL_W, CELL_H = 8.4, 18  # of one character
LIGHT, DARK = (0xFF, 0xFF, 0xFF), (0x16, 0x1B, 0x22)  # backgrounds
MIN_CONTRAST = 4.5  # the minimum contrast of text with its background (WCAG)

Rgb = tuple[int, int, int]


def svg_of(drawing: Any, title: str, width: int = WIDTH) -> str:
    """Anything that rich can print, as an SVG image."""
    lines = _lines(drawing, width)
    colours: dict[str, str] = {}
    body = [element for row, line in enumerate(lines) for element in _elements(row, line, colours)]
    used = max((sum(len(text) for text, _, _ in line) for line in lines), default=0)
    size = f"{used * CELL_W + 8:g} {len(lines) * CELL_H + CELL_H:g}"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" class="kogge-board" viewBox="0 0 {size}" role="img" aria-label={quoteattr(title)}>',
            f"<style>{_style(colours)}</style>",
            '<rect class="paper" width="100%" height="100%" rx="6"/>',
            *body,
            "</svg>",
        ]
    )


def _lines(drawing: Any, width: int) -> list[list[Any]]:
    from rich.console import Console

    console = Console(file=io.StringIO(), width=width, force_terminal=True, color_system="truecolor", legacy_windows=False, _environ={})
    lines = console.render_lines(drawing, console.options.update(height=None), pad=False)
    return [list(line) for line in lines]


def _elements(row: int, line: list[Any], colours: dict[str, str]) -> list[str]:
    """The texts of one line and their backgrounds."""
    found, at = [], 0
    for text, style, _ in line:
        x, wide = 4 + at * CELL_W, len(text) * CELL_W
        if style and style.bgcolor and not style.bgcolor.is_default:
            place = f'x="{x:g}" y="{row * CELL_H + 8:g}" width="{wide:g}" height="{CELL_H}"'
            found.append(f'<rect class="{_class("behind", _rgb(style.bgcolor, False), colours)}" {place}/>')
        if text.strip():
            ink = _class("ink", _rgb(style.color), colours) if style and style.color and not style.color.is_default else "ink"
            marks = "".join(f" {name}" for name in ("bold", "dim") if style and getattr(style, name))
            place = f'x="{x:g}" y="{row * CELL_H + 21:g}" textLength="{wide:g}"'
            found.append(f'<text class="{ink}{marks}" {place}>{escape(text)}</text>')
        at += len(text)
    return found


def _rgb(colour: Any, foreground: bool = True) -> Rgb:
    from rich.terminal_theme import SVG_EXPORT_THEME

    red, green, blue = colour.get_truecolor(SVG_EXPORT_THEME, foreground=foreground)
    return red, green, blue


def _class(what: str, rgb: Rgb, colours: dict[str, str]) -> str:
    """The CSS class of a colour; adds its shades for light and dark backgrounds to `colours`."""
    name = f"{what}-{_hex(rgb)[1:]}"
    light = _readable(rgb, LIGHT) if what == "ink" else _negative(rgb)
    dark = _readable(rgb, DARK) if what == "ink" else rgb
    colours[name] = f"{_hex(light)} {_hex(dark)}"
    return name


def _style(colours: dict[str, str]) -> str:
    usual = {"paper": f"{_hex(LIGHT)} {_hex(DARK)}", "ink": "#1f2328 #e6edf3"}
    shades = {name: pair.split() for name, pair in (usual | dict(sorted(colours.items()))).items()}
    light = "".join(f".kogge-board .{name}{{fill:{pair[0]}}}" for name, pair in shades.items())
    dark = "".join(f".kogge-board .{name}{{fill:{pair[1]}}}" for name, pair in shades.items())
    fonts = "ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace"
    return (
        f".kogge-board text{{font:14px {fonts};white-space:pre}}.kogge-board .bold{{font-weight:700}}.kogge-board .dim{{opacity:.7}}"
        f"{light}@media(prefers-color-scheme:dark){{{dark}}}"
    )


def _hex(rgb: Rgb) -> str:
    return "#" + "".join(f"{part:02x}" for part in rgb)


def _negative(rgb: Rgb) -> Rgb:
    red, green, blue = rgb
    return 255 - red, 255 - green, 255 - blue


def _readable(rgb: Rgb, paper: Rgb) -> Rgb:
    """The colour, darkened or lightened until its contrast with the background is readable."""
    towards = 0 if _brightness(paper) > 0.5 else 255
    for _ in range(30):
        if _contrast(rgb, paper) >= MIN_CONTRAST:
            break
        red, green, blue = (round(part + 0.1 * (towards - part)) for part in rgb)
        rgb = red, green, blue
    return rgb


def _contrast(one: Rgb, other: Rgb) -> float:
    low, high = sorted((_brightness(one), _brightness(other)))
    return (high + 0.05) / (low + 0.05)


def _brightness(rgb: Rgb) -> float:
    """Relative luminance."""
    red, green, blue = ((part / 255 / 12.92) if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in rgb)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
