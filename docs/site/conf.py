"""The docs as a site, built by `make docs`: README in front, then every page of docs/, the rules, and the API from the docstrings.

The pages stay where they are and read well without being built: Sphinx takes the repository as its source, and the table of contents is
put behind README here.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import kogge

ROOT = Path(__file__).parent.parent.parent

project = "Kogge"
copyright = "the Kogge authors"
release = kogge.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
root_doc = "README"
include_patterns = ["*.md", "docs/*.md", "docs/pictures/*", "docs/site/api/*.rst", "examples/*/README.md", "src/kogge/games/*/RULES.md"]
myst_heading_anchors = 4
# README is written for those who read it where the sources lie: its first heading is the site's
suppress_warnings = ["myst.header"]

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "undoc-members": True}
autodoc_mock_imports = ["pyspiel", "torch", "cupy"]
default_role = "code"  # docstrings are written as Markdown writes names: `like this`
nitpicky = False

html_theme = "furo"
html_title = "Kogge"
html_show_sphinx = False
html_copy_source = False

CONTENTS = {  # for four kinds of readers
    "Play": ["docs/play", "docs/install", "src/kogge/games/*/RULES", "docs/analysis", "docs/own-the-box"],
    "Host": ["docs/hosting", "docs/lite", "docs/operating", "docs/capacity", "docs/configuration", "docs/alerts", "SECURITY"],
    "Study": [
        *(
            "docs/tutorial",
            "docs/commands",
            "docs/cookbook",
            "docs/coming-from",
            "docs/RECORD",
            "docs/environments",
            "docs/observations",
            "docs/dataset",
        ),
        *(
            "docs/bots",
            "docs/agents",
            "docs/strength",
            "docs/strength-tables",
            "docs/training",
            "docs/gpu",
            "docs/speed",
            "docs/statistics",
        ),
        *("docs/lab", "docs/balance", "docs/balance-tables"),
    ],
    "Develop": [
        *("docs/architecture", "CONTRIBUTING", "docs/boards", "docs/http-api", "docs/compatibility", "examples/*/README"),
        *("docs/site/api/*", "CHANGELOG", "CODE_OF_CONDUCT"),
    ],
}


def contents() -> str:
    """The tables of contents, as they stand behind README. Every page is in one: a new page of docs/ needs no line here."""
    listed = [page for pages in CONTENTS.values() for page in pages]
    others = [f"docs/{page.stem}" for page in sorted((ROOT / "docs").glob("*.md")) if f"docs/{page.stem}" not in listed]
    tables = []
    for caption, pages in (CONTENTS | {"Study": CONTENTS["Study"] + others}).items():
        entries = "\n".join(pages)
        tables.append(f"```{{toctree}}\n:hidden:\n:glob:\n:caption: {caption}\n\n{entries}\n```")
    return "\n\n" + "\n\n".join(tables) + "\n"


def put_behind(app: Any, name: str, source: list[str]) -> None:
    """README gets the table of contents."""
    if name == root_doc:
        source[0] += contents()


def setup(app: Any) -> None:
    """Called by Sphinx."""
    app.connect("source-read", put_behind)
