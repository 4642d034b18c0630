"""Templates and styles are code: their lines stay short enough to review."""

from pathlib import Path

import kogge

MAX_LENGTH = 120


def test_lines_of_templates_and_stylesheets_have_at_most_120_characters():
    folder = Path(kogge.__file__).parent
    files = [path for kind in ("html", "css") for path in folder.rglob(f"*.{kind}") if "vendor" not in path.parts]
    assert len(files) > 40
    long = [
        f"{path.relative_to(folder)}:{i}"
        for path in files
        for i, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if len(line) > MAX_LENGTH
    ]
    assert long == []
