"""Ask the advisory database about every pinned version. Found something: fails. Not answered: says so loudly, and fails where CI is set."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
STARS = "*" * 100


def main() -> int:
    """Run pip-audit over requirements.txt; a version it could not ask about is not a version without holes."""
    command = [sys.executable, "-m", "pip_audit", "--no-deps", "--disable-pip", "--progress-spinner", "off", "-f", "json", "-r"]
    done = subprocess.run([*command, str(ROOT / "requirements.txt")], capture_output=True, text=True)
    try:
        asked = json.loads(done.stdout)["dependencies"]
    except ValueError:
        asked = []
    holes = [(one["name"], one["version"], hole["id"], hole["fix_versions"]) for one in asked for hole in one.get("vulns", [])]
    for name, version, hole, fixed in holes:
        print(f"{name} {version}: {hole}, mended in {', '.join(fixed) or 'no version yet'}")
    answered = [one for one in asked if "skip_reason" not in one]
    pinned = sum("==" in line for line in (ROOT / "requirements.txt").read_text().splitlines())
    if holes:
        return 1
    if len(answered) < pinned:
        print(f"{STARS}\n*  NOT AUDITED: {pinned - len(answered)} of {pinned} pinned versions; nobody answered for them.", file=sys.stderr)
        print(f"*  Run `make audit` where the advisory database can be reached.\n{STARS}", file=sys.stderr)
        return 1 if os.environ.get("CI") else 0
    print(f"{pinned} pinned versions, no known hole.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
