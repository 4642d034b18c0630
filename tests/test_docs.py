"""README, docs and docstrings are correct: their Python runs, their commands exist, their links lead somewhere."""

from __future__ import annotations

import ast
import doctest
import importlib
import importlib.util
import inspect
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.main import get_command
from typer.testing import CliRunner

import kogge
from kogge.cli import app
from kogge.games import game_ids
from kogge.gpu.batch import GpuBatch
from random_play import played

ROOT = Path(__file__).parent.parent
PAGES = [
    ROOT / "README.md",
    *(ROOT / name for name in ("CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md")),
    *sorted((ROOT / "docs").glob("*.md")),
]
PAGES += [*sorted((ROOT / "examples").glob("*/README.md")), *sorted((ROOT / "src" / "kogge" / "games").glob("*/RULES.md"))]
TEXTS = {page.relative_to(ROOT).as_posix(): page.read_text("utf-8") for page in PAGES}
SOURCES = ROOT / "src" / "kogge"
WITH_EXAMPLES = [path for path in sorted(SOURCES.rglob("*.py")) if re.search(r"^ *>>> ", path.read_text("utf-8"), re.M)]


def about(text: str, id: str) -> pytest.param:
    """A piece of Python, kept together with the tests of the first game it names."""
    games = [game for game in game_ids() if game in text]
    return pytest.param(text, id=id, marks=[pytest.mark.about(games[0])] if games else [])


BLOCKS = [
    about(code, f"{page}-{number}")
    for page, text in TEXTS.items()
    for number, code in enumerate(re.findall(r"^```python\n(.*?)^```", text, re.S | re.M), 1)
]


def skip_without(code: str) -> None:
    """Skip code that needs an extra or a GPU that is missing; the names in it are checked anyway."""
    for module in sorted(set(re.findall(r"^(?:>>> )?(?:import|from) (torch|pyspiel|gymnasium|pettingzoo)\b", code, re.M))):
        pytest.importorskip(module)
    if "kogge.gpu" in code:
        import kogge.gpu

        if not kogge.gpu.is_available():
            pytest.skip("no GPU")


@pytest.mark.full
@pytest.mark.parametrize("code", BLOCKS)
def test_the_python_blocks_of_a_page_run(code, tmp_path, monkeypatch):
    names_exist(code)
    skip_without(code)
    monkeypatch.chdir(tmp_path)
    exec(compile(code.replace("1_000_000", "1_000"), "page", "exec"), {"__name__": "page"})


def names_exist(code: str) -> None:
    """Everything that is imported from this package is there."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "kogge" and importable(node.module or ""):
            module = importlib.import_module(node.module or "")
            for alias in node.names:
                assert hasattr(module, alias.name) or importlib.util.find_spec(f"{node.module}.{alias.name}"), alias.name


def importable(module: str) -> bool:
    try:
        importlib.import_module(module)
    except ModuleNotFoundError as error:
        if (error.name or "").split(".")[0] == "kogge":
            raise
        return False
    return True


def test_every_fenced_block_is_python_commands_or_a_picture():
    for page, text in TEXTS.items():
        assert set(re.findall(r"^```(\w+)", text, re.M)) <= {"python", "sh"}, page


@pytest.mark.full
@pytest.mark.parametrize("text", [about(path.read_text("utf-8"), path.relative_to(SOURCES).as_posix()) for path in WITH_EXAMPLES])
def test_the_python_of_docstrings_runs(text, tmp_path, monkeypatch):
    skip_without(text)
    monkeypatch.chdir(tmp_path)
    examples = doctest.DocTestParser().get_doctest("\n".join(re.findall(r"^ *(?:>>>|\.\.\.).*$", text, re.M)), {}, "docstring", None, 0)
    for example in examples.examples:
        exec(compile(example.source, "docstring", "exec"), examples.globs)


LINE = re.compile(r"^(?:    )?(?:ExecStart=\S+/|\w+=\S+ )?kogge ([a-z][^\n]*)$", re.M)
LINES = sorted({re.split(r"\s{2,}|\s#", line)[0] for text in TEXTS.values() for line in LINE.findall(text)})
MENTIONS = sorted({words for text in TEXTS.values() for words in re.findall(r"`kogge ([^`]+)`", text)})


def command_of(words: list[str]) -> tuple[Any, list[str]]:
    """The command that these words name, and its arguments."""
    command: Any = get_command(app)
    while hasattr(command, "commands") and words and not words[0].startswith("-"):
        assert words[0] in command.commands, words
        command, words = command.commands[words[0]], words[1:]
    return command, words


@pytest.mark.parametrize("line", LINES)
def test_every_command_line_is_understood(line):
    """The command exists and its parser accepts all arguments."""
    line = re.sub(r"\$\(.*?\)", "x", line.replace("--db …", "--db sqlite:///x.db").replace(" …", ""))
    command, words = command_of(shlex.split(line))
    try:
        context = command.make_context("kogge", words)
    except typer.BadParameter as error:  # the files that a page names do not exist here; unknown options fail earlier
        if not re.search("does not exist|There is no folder", error.message):
            raise
    else:
        assert not context.args


@pytest.mark.parametrize("mention", MENTIONS)
def test_every_command_that_is_mentioned_has_the_options_it_is_mentioned_with(mention):
    command, words = command_of(mention.replace("…", "").split())
    known = {option for param in command.params for option in (*param.opts, *param.secondary_opts)}
    assert {word.split("=")[0] for word in words if word.startswith("-")} <= known


def test_the_pages_have_the_expected_command_lines():
    assert {line.split()[0] for line in LINES} >= {"games", "play", "check", "check-game", "simulate", "arena", "lab", "serve", "db"}
    assert len(MENTIONS) > 10


@pytest.mark.full
@pytest.mark.about("speicherstadt")
@pytest.mark.parametrize("line", [line for line in LINES if line.split()[0] in ("games", "play", "check", "simulate", "lab")])
def test_the_commands_that_end_by_themselves_run(line, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "one.kogge").write_text(kogge.new("speicherstadt", seed=1).record(), "utf-8")
    (tmp_path / "game.kogge").write_text(played("speicherstadt", 3).record(), "utf-8")
    if not any(example in line for example in ("goofspiel", "liars_dice")):  # installed by the tests of examples alone
        words = line.replace("*", "one").replace("100000", "100").split()
        if words[0] == "lab":  # the comparison is that of the page, with fewer games
            (tmp_path / "mine.toml").write_text(kogge.game_config("speicherstadt").loaded.file.text, "utf-8")
            words += ["--games", "2", "--jobs", "1", "--bot", "random", "--weak-bot", "none"]
        done = CliRunner().invoke(app, words, input="quit\n")
        assert done.exit_code == 0, done.output


def test_every_module_that_is_run_exists():
    for page, text in TEXTS.items():
        for module in re.findall(r"python -m ([\w.]+)", text):
            assert importlib.util.find_spec(module), f"{page}: {module}"


def test_every_name_of_this_package_that_a_page_mentions_exists():
    for page, text in TEXTS.items():
        for name in set(re.findall(r"`(kogge(?:\.\w+)+)(?=[`(])", text)):
            assert public_name_exists(name), f"{page}: {name}"


def public_name_exists(name: str) -> bool:
    """Does a public module or a name in one exist? Modules that need a missing package count as existing."""
    module, rest = name, []
    while not (SOURCES.parent / f"{module.replace('.', '/')}.py").exists() and not (SOURCES.parent / module.replace(".", "/")).is_dir():
        module, _, last = module.rpartition(".")
        rest.insert(0, last)
    if not importable(module):
        return True
    thing = importlib.import_module(module)
    for part in rest:
        if not hasattr(thing, part):
            return False
        thing = getattr(thing, part)
    return True


def test_every_make_target_of_the_pages_exists():
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for page, text in TEXTS.items():
        for target in set(re.findall(r"(?:^|`)make ([\w-]+)(?:`|$|\s+#)", text, re.M)):
            assert re.search(rf"^{target}:", makefile, re.M), f"{page}: {target}"


def test_no_link_of_the_docs_is_dead():
    for page in PAGES:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_every_public_name_is_on_the_page_about_the_api():
    """Every public name of the package is in the page about the API."""
    page = TEXTS["docs/RECORD.md"]
    for name in kogge.__all__:
        assert re.search(rf"\b{name}\b", page), name


# what stands in backticks within text and tables, not only in blocks of code

SPANS = sorted(
    {
        (page, span)
        for page, text in TEXTS.items()
        for span in re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", text, flags=re.S | re.M))
    }
)
NAMED = [
    (page, span, name) for page, span in SPANS for name in re.findall(r"\bkogge(?:\.\w+)+", span) if "://" not in span and "@" not in span
]
OURS = {
    "match": kogge.Match,
    "batch": "kogge.envs.vector:Batch",
    "Knowledge": "kogge.bots:Knowledge",
    "Match": kogge.Match,
    "Batch": "kogge.envs.vector:Batch",
}


def name_resolves(dotted: str) -> bool:
    """Does a dotted name lead to a module or to something in one?"""
    words = dotted.split(".")
    for at in range(len(words), 0, -1):
        module = ".".join(words[:at])
        try:
            found: Any = importlib.import_module(module)
        except ModuleNotFoundError as error:
            if (error.name or "").split(".")[0] != "kogge":
                return True  # an extra that is not installed here
            continue
        for word in words[at:]:
            if not hasattr(found, word):
                return False
            found = getattr(found, word)
        return True
    return False


def test_every_kogge_name_in_backticks_exists():
    files = (".toml", ".db", ".html", ".service", ".conf", ".kogge", ".example", ".org", ".env")
    wrong = [(page, span) for page, span, name in NAMED if not name_resolves(name) and not name.endswith(files)]
    assert wrong == []
    assert len(NAMED) > 40


def test_every_method_in_backticks_exists():
    wrong = []
    for page, span in SPANS:
        for owner, name in re.findall(r"(?<![\w.])(match|batch|Match|Batch|Knowledge)\.(?!py\b)([a-z_]\w*)", span):
            target = OURS[owner]
            if isinstance(target, str):
                module, _, attribute = target.partition(":")
                target = getattr(importlib.import_module(module), attribute)
            sources = [target, *([GpuBatch] if owner in ("batch", "Batch") else [])]
            known = {name for one in sources for name in (*dir(one), *re.findall(r"self\.(\w+)", inspect.getsource(one)))}
            if name not in known:
                wrong.append((page, span))
    assert wrong == []


def test_every_environment_the_pages_name_is_registered():
    gymnasium = pytest.importorskip("gymnasium")
    importlib.import_module("kogge.envs.gymnasium")
    named = {name for text in TEXTS.values() for name in re.findall(r"\bkogge/[\w-]+-v\d", text)}
    assert named
    assert named <= set(gymnasium.registry)
