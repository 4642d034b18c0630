"""The settings: their sources, invalid values, and the same names in command line, class and docs."""

from __future__ import annotations

import inspect
from pathlib import Path

import pytest
import typer

import kogge.analysis
from kogge.cli.options import DEFAULT_DB
from kogge.cli.serve import serve
from kogge.engine.errors import BadOption
from kogge.web import config
from kogge.web.config import Settings, load_settings, option_of, unknown_variables

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def clean_environment(monkeypatch):
    for name in Settings.model_fields:
        monkeypatch.delenv(f"KOGGE_{name.upper()}", raising=False)


def test_an_option_wins_over_its_variable_and_the_variable_over_the_default(monkeypatch):
    assert load_settings(port=None).port == 8000
    monkeypatch.setenv("KOGGE_PORT", "9000")
    assert load_settings(port=None).port == 9000
    assert load_settings(port=7000).port == 7000


def test_lists_are_separated_by_commas(monkeypatch):
    monkeypatch.setenv("KOGGE_PUBLIC", "https://kogge.example/, https://other.example")
    monkeypatch.setenv("KOGGE_PROXY", "127.0.0.1,10.0.0.0/8")
    settings = load_settings()
    assert settings.public == ("https://kogge.example", "https://other.example")
    assert [str(network) for network in settings.proxy] == ["127.0.0.1/32", "10.0.0.0/8"]


def test_an_empty_variable_counts_as_left_out(monkeypatch):
    monkeypatch.setenv("KOGGE_PORT", "")
    monkeypatch.setenv("KOGGE_PUBLIC", "")
    assert (load_settings().port, load_settings(public=[""]).public) == (8000, ())


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"public": ["kogge.example"]}, "--public is an address such as https://kogge.example, not 'kogge.example'."),
        ({"proxy": "nowhere"}, "--proxy names addresses or networks, such as 127.0.0.1 or 10.0.0.0/24, not 'nowhere'."),
        ({"metrics": "300.0.0.1"}, "--metrics names addresses or networks, such as 127.0.0.1 or 10.0.0.0/24, not '300.0.0.1'."),
        ({"log": "xml"}, "--log: Input should be 'plain' or 'json'."),
        ({"workers": 2}, "Several workers need PostgreSQL (--db postgresql://…); a SQLite file is served by one process."),
    ],
)
def test_a_wrong_option_is_refused_in_one_sentence(given, sentence):
    with pytest.raises(BadOption) as refused:
        load_settings(**given)
    assert str(refused.value) == sentence


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("KOGGE_PORT", "many", "KOGGE_PORT: Input should be a valid integer, unable to parse string as an integer."),
        ("KOGGE_NOTICE_AFTER", "nan", "KOGGE_NOTICE_AFTER: Input should be a finite number."),
        ("KOGGE_ADMIN_TOKEN", "hush-hush", "KOGGE_ADMIN_TOKEN has 20 characters at least: `openssl rand -hex 24` makes one."),
        ("KOGGE_SMTP", "http://hush-hush@mail", "KOGGE_SMTP is an address such as smtp://name:password@mail.example:587."),
    ],
)
def test_a_wrong_variable_is_refused_in_one_sentence_without_its_value(monkeypatch, name, value, sentence):
    monkeypatch.setenv(name, value)
    with pytest.raises(BadOption) as refused:
        load_settings()
    assert str(refused.value) == sentence


def test_a_worker_reads_the_settings_of_its_parent_from_the_environment(monkeypatch):
    given = load_settings(
        public=["https://a.example", "https://b.example"],
        proxy="10.0.0.0/8,::1",
        lan=True,
        admin_token="t" * 20,
        archive_days=1.5,
        compile=False,
    )
    for name, value in given.to_environment().items():
        monkeypatch.setenv(name, value)
    assert load_settings() == given


def test_secrets_are_not_printed():
    settings = load_settings(admin_token="t" * 20, smtp="smtp://name:hush@mail.example")
    assert "hush" not in repr(settings)
    assert "ttt" not in repr(settings)


def test_a_misspelt_variable_is_found():
    assert unknown_variables({"KOGGE_ADMN_TOKEN": "x", "KOGGE_PORT": "1", "KOGGE_TEST_DB": "x", "PATH": ""}) == ["KOGGE_ADMN_TOKEN"]


def test_the_docs_list_every_setting():
    assert config.table() in (ROOT / "docs" / "configuration.md").read_text("utf-8")


def test_options_on_the_command_line_have_the_help_and_the_default_of_the_settings():
    options = {}
    for name, parameter in inspect.signature(serve, eval_str=True).parameters.items():
        options[name] = next(part for part in parameter.annotation.__metadata__ if isinstance(part, typer.models.OptionInfo))
    assert set(options) == {name for name in Settings.model_fields if option_of(name)}
    for name, given in options.items():
        field = Settings.model_fields[name]
        assert given.default == option_of(name), "in Annotated, typer keeps the option's name there"
        assert given.help == field.description
        shown = given.show_default if isinstance(given.show_default, str) else {"db": DEFAULT_DB}.get(name, "")
        assert shown == ("" if field.default in ((), False) else str(field.default))


def test_an_analysis_is_as_deep_as_on_the_command_line():
    assert Settings.model_fields["analysis_depth"].default == kogge.analysis.DEPTH


def test_no_other_module_of_the_site_reads_kogge_variables():
    for path in (ROOT / "src" / "kogge" / "web").rglob("*.py"):
        if path.name != "config.py":
            text = path.read_text("utf-8")
            assert 'environ.get("KOGGE' not in text
            assert 'environ["KOGGE' not in text
