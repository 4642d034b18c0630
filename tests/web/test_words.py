"""Every message in every language."""

from __future__ import annotations

import pytest

from kogge.web import catalogues
from kogge.web.words import LANGUAGES, _, catalogue, preferred, speaking


def test_every_message_is_translated_with_the_same_parts():
    assert list(catalogues.missing()) == []


def test_at_a_games_table_its_own_words_win_and_the_site_keeps_its_own():
    for language in set(LANGUAGES) - {"en"}:
        for name in catalogues.messages():
            said = catalogue(language, name)
            for message in catalogues.read(language, name):
                if isinstance(message.id, str) and message.id and not message.context:
                    assert said.gettext(message.id) == message.string


def test_a_message_without_translation_is_found():
    wanted = catalogues.messages()[catalogues.SITE]
    message = next(message for message in wanted if message.id)
    assert catalogues.fault(message, None) == "not translated"
    there = catalogues.read("nl", catalogues.SITE).get(message.id)
    assert catalogues.fault(message, there) == ""
    there.string = "{other}"
    assert catalogues.fault(message, there) == "other parts than the source"


@pytest.mark.parametrize(
    ("accept", "language"),
    [
        (None, "en"),
        ("nl-BE,nl;q=0.9,en;q=0.8", "nl"),
        ("es,fr;q=0.5", "fr"),
        ("de;q=0,en", "en"),
        ("xx;q=nonsense, de", "de"),
        ("pt", "en"),
    ],
)
def test_the_browsers_language_is_the_default(accept, language):
    assert preferred(accept) == language


def test_a_language_holds_only_within():
    with speaking("nl"):
        assert _("Rules") == "Spelregels"
    assert _("Rules") == "Rules"
