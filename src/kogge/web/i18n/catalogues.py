"""Maintains the catalogues: collects every message of the site and of each game, and lists missing translations.

python -m kogge.web.i18n.catalogues            update locales/*.po, the site's and every game's
python -m kogge.web.i18n.catalogues --check    only list what is missing

It uses Babel's functions instead of pybabel's commands: those extract as well, but know neither the messages in lessons nor one catalogue
for each game without the site's messages, check no placeholders, and write dates and line numbers that change with every run.
"""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

from kogge.games import game_ids
from kogge.learn.exercises import lessons_of
from kogge.web.i18n.translation import LANGUAGES, catalogue_path, folder_of

SITE = ""
KOGGE = Path(__file__).parent.parent.parent
METHODS = [("**.py", "python"), ("**/templates/**.html", "jinja2")]
OPTIONS = {"**/templates/**.html": {"extensions": "jinja2.ext.do", "trim_blocks": "true", "lstrip_blocks": "true", "silent": "false"}}
KEYWORDS = {"_": None, "N_": None, "NN_": (1, 2), "gettext": None, "ngettext": (1, 2), "pgettext": ((1, "c"), 2)}


def messages() -> dict[str, Catalog]:
    """Every message, by catalogue: the site's and each game's."""
    found = {SITE: collect(KOGGE / "web", KOGGE / "engine", KOGGE / "lite")}
    for game in game_ids():
        found[game] = collect(folder_of(game))
        for lesson in lessons_of(game):
            for word in lesson.words.values():
                found[game].add(word, locations=[(f"../lessons/{lesson.name}.toml", 1)])
        for message in found[SITE]:  # messages of the site are translated there
            if message.id and message.id in found[game]:
                found[game].delete(message.id)
    return found


def collect(*folders: Path) -> Catalog:
    """Every message in some folders."""
    found = Catalog()
    for folder in folders:
        for path, line, ids, _comments, context in extract_from_dir(folder, METHODS, OPTIONS, keywords=KEYWORDS):
            if ids and ids != "":
                found.add(ids, locations=[(path, line)], context=context)
    return found


def read(language: str, name: str) -> Catalog:
    """Read a catalogue; a missing one is empty."""
    path = catalogue_path(language, name)
    if not path.exists():
        return Catalog(locale=language)
    with path.open("rb") as file:
        return read_po(file, locale=language)


def update(language: str, name: str, wanted: Catalog) -> None:
    """Update a catalogue from the messages: add new ones untranslated, remove old ones, keep translations."""
    old, new = read(language, name), Catalog(locale=language, project="Kogge", fuzzy=False)
    for message in wanted:
        if message.id:
            translated = old.get(message.id, message.context)
            new.add(message.id, translated.string if translated else None, locations=locations(message), context=message.context)
    path = catalogue_path(language, name)
    path.parent.mkdir(parents=True, exist_ok=True)
    out = io.BytesIO()
    write_po(out, new, width=120, sort_output=False, omit_header=False, include_lineno=False)
    text = re.sub(r'^"(POT-Creation-Date|PO-Revision-Date|Generated-By|Last-Translator|Report-Msgid-Bugs-To|Language-Team).*\n', "",
                  out.getvalue().decode(), flags=re.MULTILINE)  # fmt: skip
    path.write_text(text[text.index("msgid") :], "utf-8")


def locations(message: Message) -> list[tuple[str, int]]:
    """The files in which a message occurs, each once."""
    return [(path, 0) for path in dict.fromkeys(path for path, _line in message.locations)]


def missing() -> Iterator[str]:
    """Every message without a proper translation, as a line of text."""
    for name, wanted in messages().items():
        for language in LANGUAGES:
            if language == "en":
                continue
            catalogue = read(language, name)
            for message in wanted:
                if message.id and (problem := fault(message, catalogue.get(message.id, message.context))):
                    yield f"{name or 'site'}, {language}: {problem}: {message.id!r}"


def fault(message: Message, translated: Message | None) -> str:
    """What is wrong with a translation, "" if nothing."""
    string = translated.string if translated is not None else ""
    strings = [string] if isinstance(string, str) else list(string or ())
    if not strings or not all(strings):
        return "not translated"
    if translated is not None and "fuzzy" in translated.flags:
        return "fuzzy"
    sources = [message.id] if isinstance(message.id, str) else list(message.id)
    if not all(parts(string) <= parts(" ".join(sources)) for string in strings) or parts(sources[-1]) - parts(strings[-1]):
        return "other parts than the source"
    return ""


def parts(text: str) -> set[str]:
    """The placeholders: {name} and %(name)s."""
    return set(re.findall(r"\{\w+\}|%\(\w+\)s", text))


def main() -> None:
    """Update or check."""
    names = ["" if name == "site" else name for name in sys.argv[1:] if name != "--check"]
    if "--check" not in sys.argv:
        for name, wanted in messages().items():
            for language in LANGUAGES:
                if language != "en" and (not names or name in names):
                    update(language, name, wanted)
    faults = [line for line in missing() if not names or line.partition(",")[0].replace("site", "") in names]
    print("\n".join(faults) or "Every message is translated.")
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
