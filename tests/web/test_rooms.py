"""The rooms of the site: whoever takes it over finds every module in the list, and none is too long to be read at once."""

from pathlib import Path

import pytest

import kogge.web

FOLDER = Path(kogge.web.__file__).parent
MOST_LINES = 400


def modules() -> list[Path]:
    found = [path for path in FOLDER.glob("*/*.py") if path.name != "__init__.py"]
    assert len(found) > 40
    return found


@pytest.mark.parametrize("room", sorted({path.parent.name for path in modules()}))
def test_every_module_is_listed_in_its_room(room):
    listed = kogge.web.__doc__.partition(f"\n    {room}/")[2].partition("/  ")[0]
    missing = [path.name for path in modules() if path.parent.name == room and path.name not in listed.split()]
    assert missing == []


def test_every_module_that_is_listed_exists():
    listed = [word for word in kogge.web.__doc__.split() if word.endswith(".py")]
    assert sorted(listed) == sorted(path.name for path in modules())


def test_no_module_is_longer_than_one_can_read_at_once():
    assert [path.name for path in modules() if len(path.read_text("utf-8").splitlines()) > MOST_LINES] == []
