"""Every picture that a table's page refers to is in the file of pictures."""

from __future__ import annotations

import re

import pytest

import kogge


@pytest.mark.parametrize("game", kogge.list_games())
def test_every_symbol_of_a_table_is_in_its_file(site, client, game):
    anne = client(site, "Anne")
    table = anne.open(game, [{"kind": "me"}] + [{"kind": "bot", "level": "easy"}] * 2)
    page = anne.get(f"/t/{table['id']}").text
    used = set(re.findall(r'<use\s+href="([^"#]+)#([^"]+)"', page))
    assert len(used) > 10
    files = {name: anne.get(name).text for name, _ in used}
    assert {(name, symbol) for name, symbol in used if f'id="{symbol}"' not in files[name]} == set()
