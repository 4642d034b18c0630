"""The texts of the start page, which is shown before the site itself runs: written into the folder in every language."""

from __future__ import annotations

from kogge.web.i18n.translation import LANGUAGES, N_, _, language

WORDS = {
    "unfit": N_("This browser cannot run Kogge from here: it needs https, or localhost, and a current version."),
    "loading": N_("Kogge is being loaded. After this first time it also works without a network."),
    "megabytes": N_("{done} of {total} MB"),
    "python": N_("Starting Python …"),
    "packages": N_("Unpacking the site …"),
    "site": N_("Opening your tables …"),
    "meanwhile": N_("The rules, to read meanwhile:"),
    "newVersion": N_("A new version of Kogge is ready."),
    "reload": N_("Reload"),
    "otherTab": N_("Kogge is open in another tab."),
    "oneTab": N_("Your tables can be changed in one tab at a time."),
    "here": N_("Play in this tab"),
    "moved": N_("Kogge has moved to another tab."),
    "unsaved": N_("This browser does not keep your tables: its storage is full or closed."),
    "unloaded": N_("The files could not be loaded. Is there a network?"),
    "failed": N_("Kogge could not start."),
}


def words() -> dict[str, dict[str, str]]:
    """All sentences, by language."""
    found = {}
    before = language.get()
    for code in LANGUAGES:
        language.set(code)
        found[code] = {name: _(text) for name, text in WORDS.items()}
    language.set(before)
    return found
