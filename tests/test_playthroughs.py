"""A change of what can be observed shows as a diff of these files; `make playthroughs` rewrites them."""

from __future__ import annotations

import difflib

import pytest

from playthrough import files, playthrough

FILES = files()


@pytest.mark.parametrize(("game", "path"), [(table[0], path) for path, table in FILES.items()], ids=lambda one: getattr(one, "stem", ""))
def test_the_playthrough_has_not_changed(game, path):
    kept = path.read_text("utf-8").splitlines()
    now = playthrough(*FILES[path]).splitlines()
    difference = list(difflib.unified_diff(kept, now, "kept", "now", lineterm="", n=1))[:30]
    assert difference == [], "\n".join(difference)
