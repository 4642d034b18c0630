"""Input of strangers is cached only where it is short: a thousand long headers or queries would stay in memory for good."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from starlette.requests import Request

from kogge.web.i18n.translation import language, preferred
from kogge.web.middleware import set_language
from kogge.web.problems import Problem
from kogge.web.tables import api


@pytest.mark.parametrize("padding", [0, 30_000])
def test_a_switch_is_read_from_queries_of_any_length_and_only_short_ones_are_cached(padding):
    api._switched_on.cache_clear()
    query = b"follow=yes&x=" + b"y" * padding
    assert api.switched_on(query, "follow")
    assert not api.switched_on(query, "brief")
    with pytest.raises(Problem):
        api.switched_on(b"brief=perhaps&" + query, "brief")
    assert api._switched_on.cache_info().currsize == (0 if padding else 2)


def test_a_long_list_of_languages_is_read_to_a_limit():
    preferred.cache_clear()
    before = language.get()
    for number in range(3):
        head = f"de,{'en,' * 10_000}{number}".encode()
        set_language(Request({"type": "http", "headers": [(b"accept-language", head)]}), SimpleNamespace(preferences={}))
        assert language.get() == "de"
    assert preferred.cache_info().currsize == 1
    language.set(before)
