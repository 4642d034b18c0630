"""`kogge new-game` makes a package that can be installed, checked and played."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import kogge
from from_outside import found_in
from kogge.skeleton import FILES, new_game


def install(package: Path, target: Path) -> None:
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps"]
    subprocess.run([*command, "--no-build-isolation", "--no-compile", "--target", str(target), str(package)], check=True)


@pytest.mark.full
def test_the_new_game_is_found_and_keeps_every_promise(tmp_path):
    new_game("pile_of_stones", tmp_path)
    install(tmp_path / "pile_of_stones", tmp_path / "installed")
    environment = os.environ | found_in(tmp_path / "installed")
    tests = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tmp_path / "pile_of_stones" / "tests")]
    done = subprocess.run(tests, env=environment, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    played = subprocess.run([sys.executable, "-m", "kogge", "play", "pile_of_stones", "--seed", "5", "--bot", "easy"], env=environment,
                            input="1\n" * 40, capture_output=True, text=True)  # fmt: skip
    assert "won." in played.stdout, played.stdout + played.stderr


def test_new_game_writes_every_file_without_placeholders(tmp_path):
    written = new_game("stones", tmp_path)
    assert len(written) == len(FILES)
    assert all(
        "NAME" not in file.read_text("utf-8").replace("FILE_NAME", "") and "TITLE" not in file.read_text("utf-8") for file in written
    )
    for file in written:
        if file.suffix == ".py":
            compile(file.read_text("utf-8"), str(file), "exec")


@pytest.mark.parametrize("name", ["", "X", "9lives", "a b", "a-b", "../x", "hellweg", "é", None])
def test_a_bad_name_is_refused_in_a_sentence_and_nothing_is_written(tmp_path, name):
    with pytest.raises(kogge.BadOption):
        new_game(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(tmp_path):
    (tmp_path / "stones").mkdir()
    with pytest.raises(kogge.BadOption, match="exists already"):
        new_game("stones", tmp_path)


@pytest.mark.full
def test_liars_dice_a_game_of_private_chance_keeps_every_promise(tmp_path):
    example = Path(__file__).parent.parent / "examples" / "liars_dice"
    install(example, tmp_path / "installed")
    tests = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", str(example / "pyproject.toml"), str(example / "tests")]
    done = subprocess.run(tests, env=os.environ | found_in(tmp_path / "installed"), capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
