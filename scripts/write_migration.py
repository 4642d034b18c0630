"""Write a migration from the latest one to the current schema: `make migration NAME=0002_clocks`.

Alembic migrates a new database to the latest migration and compares it with the metadata of the schema. Check the result: it recognizes
neither renamed columns nor how their contents must be converted. Then set `HEAD` in the schema to the new number. Until the first release
the schema has only one migration: delete 0001_initial.py and write it again with NAME=0001_initial.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

from alembic import command

from kogge.web.db.database import Database, alembic_config


def main(name: str) -> None:
    """Write the migration and format it."""
    number, _, subject = name.partition("_")
    if len(number) != 4 or not number.isdigit() or not subject:
        sys.exit("Name the migration by its number and subject: make migration NAME=0002_clocks")
    config = alembic_config()
    versions = Path(config.get_main_option("script_location") or "", "versions")
    with tempfile.TemporaryDirectory() as folder:
        database = Database(f"sqlite:///{folder}/new.db")
        if any(versions.glob("0*.py")):
            database.upgrade()
        with database.engine.begin() as config.attributes["connection"]:
            command.revision(config, subject.replace("_", " ").capitalize() + ".", autogenerate=True, rev_id=number)
        database.close()
    written = next(versions.glob(f"{number}_*.py")).rename(versions / f"{name}.py")
    text = re.sub(r"    # ### .*\n", "", written.read_text("utf-8"))
    # PostgreSQL refuses 0 and 1 as Booleans
    text = text.replace("sa.Boolean(), server_default=sa.text('0')", "sa.Boolean(), server_default=sa.false()")
    written.write_text(text.replace("sa.Boolean(), server_default=sa.text('1')", "sa.Boolean(), server_default=sa.true()"), "utf-8")
    subprocess.run([sys.executable, "-m", "ruff", "check", "-q", "--fix", str(written)], check=True)
    subprocess.run([sys.executable, "-m", "ruff", "format", "-q", str(written)], check=True)
    print(written)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")
