"""The table as pixels has the characters and colours of the table as text."""

from __future__ import annotations

import numpy as np
import pytest
from rich.panel import Panel
from rich.text import Text

from kogge.envs.picture import CELL_H, CELL_W, as_pixels, as_text


def cell(pixels: np.ndarray, row: int, column: int) -> np.ndarray:
    return pixels[row * CELL_H : (row + 1) * CELL_H, column * CELL_W : (column + 1) * CELL_W]


def test_a_line_of_text_is_one_row_of_cells_each_letter_in_its_own():
    pixels = as_pixels("ab a", 10)
    assert pixels.shape == (CELL_H, 10 * CELL_W, 3)
    assert pixels.dtype == np.uint8
    assert (cell(pixels, 0, 0) == cell(pixels, 0, 3)).all()
    assert (cell(pixels, 0, 0) != cell(pixels, 0, 1)).any()
    assert (cell(pixels, 0, 2) == cell(pixels, 0, 9)).all(), "a blank is paper"


def test_a_frame_is_drawn_without_gaps():
    pixels = as_pixels(Panel("x"), 12)
    assert pixels.shape[0] == 3 * CELL_H
    left, paper = cell(pixels, 1, 0), cell(pixels, 1, 5)[0, 0]
    assert (left != paper).any(2).any(1).all(), "the left side goes through every line of pixels"
    top = cell(pixels, 0, 5)
    assert (top != paper).any(2).any(0).all(), "the upper side goes through every column of pixels"


@pytest.mark.parametrize("sign", ["█", "●", "■", "♟", "▶"])
def test_a_coloured_sign_has_its_colour(sign):
    pixels = as_pixels(Text(sign, style="#12ab34"), 4)
    assert (cell(pixels, 0, 0) == (0x12, 0xAB, 0x34)).all(2).any()
    assert not (cell(pixels, 0, 1) == (0x12, 0xAB, 0x34)).all(2).any()


def test_backgrounds_reversed_and_dim_styles_are_drawn():
    paper = as_pixels(Text(" ", style="on #102030"), 2)
    assert (cell(paper, 0, 0) == (0x10, 0x20, 0x30)).all()
    turned = as_pixels(Text(" ", style="reverse #102030"), 2)
    assert (cell(turned, 0, 0) == (0x10, 0x20, 0x30)).all()
    bright, dim = (as_pixels(Text("█", style=style), 2)[0, 0].astype(int) for style in ("#ffffff", "dim #ffffff"))
    assert (dim < bright).all()


def test_symbols_are_distinct_and_unknown_letters_fall_back():
    signs = "●○▶◀▲△▼♟◆■□▀▄█─│┌┐└┘├┤┬┴┼"
    drawn = as_pixels(signs, len(signs))
    shapes = {cell(drawn, 0, k).tobytes() for k in range(len(signs))}
    assert len(shapes) == len(signs)
    same = as_pixels("–-łʬ", 4)
    assert (cell(same, 0, 0) == cell(same, 0, 1)).all()
    assert (cell(same, 0, 2) == cell(same, 0, 3)).all()


def test_the_plain_text_contains_the_words():
    assert "hello" in as_text(Panel("hello"), 20)
