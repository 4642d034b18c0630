"""Check every pinned version for known vulnerabilities. Fails if there are any, and in CI also if a version could not be checked."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
STARS = "*" * 100


def main() -> int:
    """Run pip-audit on requirements.txt. Returns the exit status."""
    command = [sys.executable, "-m", "pip_audit", "--no-deps", "--disable-pip", "--progress-spinner", "off", "-f", "json", "-r"]
    process = subprocess.run([*command, str(ROOT / "requirements.txt")], capture_output=True, text=True)
    try:
        reported = json.loads(process.stdout)["dependencies"]
    except ValueError:
        reported = []
    found = [
        (package["name"], package["version"], vuln["id"], vuln["fix_versions"]) for package in reported for vuln in package.get("vulns", [])
    ]
    for name, version, vulnerability, fix_versions in found:
        print(f"{name} {version}: {vulnerability}, fixed in {', '.join(fix_versions) or 'no version yet'}")
    audited = sum("skip_reason" not in package for package in reported)
    pinned = sum("==" in line for line in (ROOT / "requirements.txt").read_text().splitlines())
    if found:
        return 1
    if audited < pinned:
        print(
            f"{STARS}\n*  NOT AUDITED: {pinned - audited} of {pinned} pinned versions could not be checked.",
            file=sys.stderr,
        )
        print(f"*  Run `make audit` where the advisory database can be reached.\n{STARS}", file=sys.stderr)
        return 1 if os.environ.get("CI") else 0
    print(f"{pinned} pinned versions, no known vulnerability.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
