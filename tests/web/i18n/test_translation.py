"""Every message in every language."""

from __future__ import annotations

import functools
import re

import pytest

from kogge.web.i18n import catalogues
from kogge.web.i18n.translation import LANGUAGES, _, catalogue, in_language, ngettext, preferred, typeset

messages = functools.cache(catalogues.messages)


def test_every_message_is_translated_with_the_same_parts():
    assert list(catalogues.missing()) == []


def test_the_site_and_the_games_translate_a_message_alike():
    for language in set(LANGUAGES) - {"en"}:
        for name in messages():
            translations = catalogue(language)
            for message in catalogues.read(language, name):
                if message.id and not message.context:
                    plural = not isinstance(message.id, str)
                    translated = [translations.ngettext(*message.id, n) for n in (1, 2)] if plural else [translations.gettext(message.id)]
                    assert translated == [typeset(language, form) for form in (message.string if plural else [message.string])]


def test_a_message_without_translation_is_found():
    wanted = messages()[catalogues.SITE]
    message = next(message for message in wanted if message.id)
    assert catalogues.fault(message, None) == "not translated"
    there = catalogues.read("nl", catalogues.SITE).get(message.id)
    assert catalogues.fault(message, there) == ""
    there.string = "{other}"
    assert catalogues.fault(message, there) == "other parts than the source"


def test_every_count_is_called_n_and_has_a_singular_and_a_plural():
    """Except on the rules pages, whose numbers are those printed in the box."""
    wrong = []
    for wanted in messages().values():
        for message in wanted:
            counts = isinstance(message.id, str) and re.search(r"\{n\}|%\(n\)s", message.id)
            if counts and not all(path.endswith("rules.html") for path, _line in message.locations):
                wrong.append(message.id)
    assert wrong == []


@pytest.mark.parametrize(("n", "form"), [(0, 1), (1, 0), (2, 1), (5, 1)])
def test_each_language_has_its_own_plural_rule_and_in_french_zero_is_singular(n, form):
    forms_by_language = {
        "de": ("noch {} Karte", "noch {} Karten"),
        "fr": ("{} carte restante", "{} cartes restantes"),
        "nl": ("nog {} kaart", "nog {} kaarten"),
    }
    for language, forms in (forms_by_language | {"en": ("{} card left", "{} cards left")}).items():
        with in_language(language):
            wanted = forms[0 if (language, n) == ("fr", 0) else form]
            assert ngettext("%(n)s card left", "%(n)s cards left", n) % {"n": n} == wanted.format(n)


def test_french_punctuation_follows_a_narrow_no_break_space():
    assert typeset("fr", "Prix : 3 ; « oui » ou non ?") == "Prix\u202f: 3\u202f; «\u202foui\u202f» ou non\u202f?"
    assert typeset("nl", "Prijs : 3") == "Prijs : 3"
    with in_language("fr"):
        assert _("Rules of %(title)s") == "Règles\u202f: %(title)s"
    for name in messages():
        for message in (message for message in catalogues.read("fr", name) if message.id):
            for text in [message.string] if isinstance(message.id, str) else message.string:
                assert re.findall(r"[^\s:{}]\b[:;!?](?=[\s<]|$)", re.sub(r"\{found\}:|&\w+;", "", text)) == [], text


@pytest.mark.parametrize(
    ("language", "word"),
    [
        ("nl", r"zend(t|en)?"),
        ("nl", r"erheen"),
        ("nl", r"(een|het|één) goed(?! netwerk)"),
        ("nl", r"een toeval"),
        ("nl", r"kosteloos"),
        ("fr", r"partie notée"),
        ("fr", r"sont à vous"),
        ("fr", r"jeu en carton"),
        ("fr", r"(commande|charge|charger) \{goods?\}"),
        ("fr", r"la Rue du \w+ rentre"),
        ("fr", r"Bot au hasard"),
    ],
)
def test_known_mistranslations_do_not_come_back(language, word):
    texts = [
        text
        for name in messages()
        for message in catalogues.read(language, name)
        for text in ([message.string] if isinstance(message.id, str) else message.string)
    ]
    assert [text for text in texts if re.search(rf"\b{word}(?!\w)", text, re.IGNORECASE)] == []


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


def test_a_language_applies_only_inside_its_block():
    with in_language("nl"):
        assert _("Rules") == "Spelregels"
    assert _("Rules") == "Rules"
