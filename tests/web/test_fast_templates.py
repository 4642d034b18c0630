"""The faster templates give the same text as Jinja's own environment."""

from __future__ import annotations

import re
from types import SimpleNamespace

import pytest
from jinja2 import DictLoader, Environment, StrictUndefined
from jinja2.exceptions import TemplateAssertionError, UndefinedError
from markupsafe import Markup

from kogge.web.fast_templates import FastEnvironment

VARIABLES = {
    "text": "<b>&'\"",
    "html": Markup("<i>ready</i>"),
    "number": 7,
    "nothing": None,
    "facts": {"key": "<value>", "zero": 0, "none": None, "inner": {"deep": "<"}, "items": "not the method"},
    "thing": SimpleNamespace(name="<name>", facts={"list": [1, 2]}),
    "wrapped": lambda caller: Markup("<p>") + caller() + Markup("</p>"),
    "plain": lambda value: value,
}

SNIPPETS = [
    "{{ text }} {{ html }} {{ number }} {{ nothing }} {{ facts.inner }}",
    "{{ facts.key }} {{ facts.zero }} {{ facts.none }} {{ facts.inner.deep }} {{ thing.facts.list[1] }} {{ thing.name }}",
    "{{ facts.missing is defined }} {{ thing.missing is defined }} {{ facts.inner.missing | default('-') }}",
    "{% for key, value in facts.items() %}{{ key }}={{ value }};{% endfor %}",
    "{{ 'a' ~ number ~ text }} {{ 'a' ~ html ~ text }} {{ 'a' ~ nothing }} {{ ('x-' ~ number) == 'x-7' }}",
    "{% macro one(a, b='<') %}[{{ a }}|{{ b }}]{% endmacro %}{{ one(text) }}{{ one(html, 1) }}{{ one(a=1, b=2) }}{{ one(b=3, a=4) }}",
    "{% macro around(a='-') %}({{ a }}{{ caller() }}){% endmacro %}{% call around() %}{{ text }}{% endcall %}",
    "{% macro around(a='-') %}({{ a }}{{ caller() }}){% endmacro %}{% call around(1) %}<b>{% endcall %}",
    "{% macro around() %}{{ caller(text) }}{% endmacro %}{% call(said) around() %}{{ said }}{% endcall %}",
    "{% macro may() %}{% if caller is defined %}{{ caller() }}{% endif %}-{% endmacro %}{{ may() }}{% call may() %}<u>{% endcall %}",
    "{% macro all() %}{{ varargs | join(',') }}{{ kwargs.x }}{% endmacro %}{{ all(1, text, x=2) }}",
    "{% macro one() %}<b>{{ text }}</b>{% endmacro %}{% set kept = one() %}{{ kept }}{{ kept ~ text }}{{ one() | length }}",
    "{% call wrapped() %}<b>{{ text }}</b>{% endcall %}{{ plain(text) }}{{ plain(html) }}",
    "{% set kept %}<b>{{ text }}</b>{% endset %}{{ kept }}",
    "{% for one in [1, 2] %}{{ loop.index }}{{ plain(one) }}{% endfor %}{{ [facts] | map(attribute='key') | list }}",
    "<p>\n    one\n  <b>two</b>   three\n\n\n  </p>\n  {{ text }}\n  four",
]


def rendered(kind: type[Environment], snippet: str) -> str:
    env = kind(autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    return env.from_string(snippet).render(VARIABLES)


@pytest.mark.parametrize("snippet", SNIPPETS)
def test_a_template_gives_the_same_but_for_indentation(snippet):
    assert rendered(FastEnvironment, snippet) == re.sub(r"[ \t]*\n\s*", "\n", rendered(Environment, snippet))


@pytest.mark.parametrize("snippet", ["{{ facts.missing }}", "{{ thing.missing }}", "{{ facts.inner.missing.more }}", "{{ unknown.name }}"])
def test_what_does_not_exist_is_an_error(snippet):
    with pytest.raises(UndefinedError):
        rendered(FastEnvironment, snippet)


def test_text_of_variables_keeps_its_line_breaks():
    env = FastEnvironment(autoescape=True)
    assert env.from_string("<pre>{{ text }}</pre>").render(text="a\n   b\n\n<") == "<pre>a\n   b\n\n&lt;</pre>"


def test_translations_escape_what_is_put_into_them_and_follow_the_language():
    env, current = FastEnvironment(autoescape=True, extensions=["jinja2.ext.i18n"]), ["en"]
    words = {"en": {}, "de": {"%(who)s wins": "%(who)s <i>gewinnt</i>", "Yes": "Ja"}}

    def gettext(message: str) -> str:
        return words[current[0]].get(message, message)

    env.use_translations(lambda: current[0], gettext, lambda one, many, n: one if n == 1 else many, lambda context, message: message)
    template = env.from_string(
        "{% trans who=text %}{{ who }} wins{% endtrans %} {{ _('Yes') }} {% trans n=3 %}a{% pluralize n %}{{ n }} b{% endtrans %}"
    )
    assert template.render(text="<") == "&lt; wins Yes 3 b"
    current[0] = "de"
    assert template.render(text="<") == "&lt; <i>gewinnt</i> Ja 3 b"
    assert env.from_string("{% trans %}100 %{% endtrans %}").render() == "100 %"


FILES = {
    "parts.html": """
        {% macro who(name, class='plain') %}<b class="{{ class }}">{{ name }}{{ mark() }}</b>{% endmacro %}
        {% macro mark() %}{{ text }}{% endmacro %}
        {% macro box(title) %}[{{ title }}: {{ caller() if caller is defined else '-' }}]{% endmacro %}""",
    "game/parts.html": "{% macro who(name) %}({{ parts.who(name, class='piece') }}){% endmacro %}",
    "game/board.html": """
        {% import "game/parts.html" as own with context %}{% set inner = number + 1 %}
        {% macro who(name) %}!{{ own.who(name) }}{{ inner }}{% endmacro %}
        {{ who(text) }}{% call parts.box('inner') %}
        {% for one in [1, 2] %}{% set inner = one %}{{ inner }}{% endfor %}{{ inner }}{% endcall %}""",
    "yes.html": "yes {{ _('Yes') }}",
    "no.html": "no",
    "page.html": """
        {% import "parts.html" as parts with context %}{% set inner = 'mine' %}
        {{ parts.who(text) }}{{ parts.box('empty') }}{{ parts.who(class=number, name=html) }}
        {% for text in ['<1>', '<2>'] %}{% include game ~ "/board.html" %}{% endfor %}
        {% include "yes.html" if number else "no.html" %}{% include ["missing.html", "no.html"] %}
        {{ inner }}{{ unknown is defined }}""",
    "base.html": "<main>{% block main %}{% endblock %}</main>",
    "blocks.html": """{% extends "base.html" %}{% import "parts.html" as parts with context %}
        {% block main %}{{ parts.who(text, class='block') }}{% include game ~ "/board.html" %}{% endblock %}""",
    "from.html": """{% from "parts.html" import who with context %}{{ who(text, 'imported') }}{{ who(name=html) }}""",
}


@pytest.mark.parametrize("page", ["page.html", "blocks.html", "from.html"])
def test_a_page_of_several_files_gives_the_same(page):
    def html(kind: type[Environment], **more: str) -> str:
        env = kind(loader=DictLoader(FILES), autoescape=True, undefined=StrictUndefined, extensions=["jinja2.ext.i18n"], **more)
        env.install_null_translations(newstyle=True)
        return re.sub(r"\s+", " ", env.get_template(page).render(VARIABLES, game="game"))

    assert html(FastEnvironment, game="game") == html(Environment)


@pytest.mark.parametrize(
    ("page", "complaint"),
    [
        ("{% include text %}", "name of an included file"),
        ("{% macro one(a) %}{% endmacro %}{{ one(1, 2) }}", "other arguments"),
        ("{% macro one(a) %}{% endmacro %}{{ one(b=2) }}", "other arguments"),
        ("{% macro one() %}{% call wrapped() %}{{ caller() }}{% endcall %}{% endmacro %}", "its own caller"),
    ],
)
def test_what_cannot_be_put_together_is_refused_when_it_is_compiled(page, complaint):
    with pytest.raises(TemplateAssertionError, match=complaint):
        FastEnvironment(autoescape=True).from_string(page)
