"""`kogge admin …`: the keeper's work from the command line. It asks the running site, so that all its servers know at once."""

from __future__ import annotations

import json
import urllib.error
import urllib.parse
import urllib.request
from typing import Annotated, Any

import typer

from kogge.kit.errors import KoggeError
from kogge.printable import printable

app = typer.Typer(help="Keep a public site: reports, bans, tables, names and words, load.", no_args_is_help=True)

Site = Annotated[str, typer.Option("--site", envvar="KOGGE_SITE", show_envvar=True, help="Where the site is reached.")]
Token = Annotated[
    str, typer.Option("--token", envvar="KOGGE_ADMIN_TOKEN", show_envvar=True, help="The keeper's token, better in the environment.")
]
Whom = Annotated[str, typer.Argument(help="A person's id (see `kogge admin people NAME`), or an address range.")]
Hours = Annotated[float, typer.Option(help="For so many hours; 0: for good.", min=0)]
Reason = Annotated[str, typer.Option(help="Why; only keepers read it.")]
TableId = Annotated[str, typer.Argument(help="The table: the end of its link.")]
Number = Annotated[int, typer.Argument(help="The number in the list.")]
HERE = "http://127.0.0.1:8000"


class StayHere(urllib.request.HTTPRedirectHandler):
    """Wherever the site sends us, the keeper's token does not go there."""

    def redirect_request(self, *_where: Any) -> None:
        """Follow nobody."""


def ask(site: str, token: str, path: str, wish: dict[str, Any] | None = None) -> dict[str, Any]:
    """Ask the site; what it refuses is said as it says it."""
    if not (token.isascii() and token.isprintable()):
        raise KoggeError("The keeper's token holds a sign that none has, such as a line break.", code="bad_token")
    body = None if wish is None else json.dumps(wish).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    try:
        wanted = urllib.request.Request(site.rstrip("/") + path, body, headers)
        with urllib.request.build_opener(StayHere).open(wanted, timeout=30) as answer:
            return dict(json.load(answer))
    except urllib.error.HTTPError as error:
        with error:  # it is the answer, too, and holds the connection
            raise refused(site, error) from None
    except (urllib.error.URLError, ValueError) as error:
        raise KoggeError(f"{site} does not answer: {printable(str(getattr(error, 'reason', error)))}.", code="no_site") from None


def refused(site: str, error: urllib.error.HTTPError) -> KoggeError:
    """Why the site did nothing."""
    if 300 <= error.code < 400:
        there = printable(error.headers.get("Location", "nowhere"))
        return KoggeError(f"{site} sends us to {there}. If that is the site, name it with --site.", code="elsewhere")
    said = error.reason
    if error.headers.get_content_subtype() == "json":
        said = json.loads(error.read() or b"{}").get("error", error.reason)
    return KoggeError(f"The site says: {printable(str(said))}", code="refused")


def say(text: str) -> None:
    """A line for the keeper. It holds what strangers wrote."""
    print(printable(text))


@app.command()
def reports(site: Site = HERE, token: Token = "") -> None:
    """What users have reported and nobody has settled, and the bans in force."""
    seen = ask(site, token, "/api/keeper")
    for one in seen["reports"]:
        say(f"{one['id']:>5}  table {one['table_id']}  about {one['name'] or '-'} ({one['about'] or '-'}): {one['reason']}")
        if one["word"]:
            say(f"       said: {one['word']}")
    for one in seen["bans"]:
        say(f"{one['id']:>5}  {one['kind']} {one['name'] or ''} {one['whom']} until {one['until'] or 'lifted'} {one['reason']}")
    print(f"{len(seen['reports'])} reports, {len(seen['bans'])} bans.")


@app.command()
def load(site: Site = HERE, token: Token = "") -> None:
    """Load and queues."""
    for name, number in ask(site, token, "/api/keeper")["load"].items():
        say(f"{number:>10,}  {name}")


@app.command()
def people(name: str, site: Site = HERE, token: Token = "") -> None:
    """Whoever has this name, with their ids."""
    for one in ask(site, token, "/api/keeper?called=" + urllib.parse.quote(name))["people"]:
        say(f"{one['id']}  {one['name']}")


@app.command()
def settle(number: Number, site: Site = HERE, token: Token = "") -> None:
    """A report needs nothing more."""
    ask(site, token, "/api/keeper/settle", {"number": number})


@app.command()
def ban(whom: Whom, hours: Hours = 0, reason: Reason = "", site: Site = HERE, token: Token = "") -> None:
    """A person, or everybody in an address range, may look on but do nothing; an address range may not even look on."""
    ask(site, token, "/api/keeper/ban", {"whom": whom, "hours": hours, "reason": reason})


@app.command()
def mute(whom: Whom, hours: Hours = 0, reason: Reason = "", site: Site = HERE, token: Token = "") -> None:
    """A person may not talk."""
    ask(site, token, "/api/keeper/mute", {"whom": whom, "hours": hours, "reason": reason})


@app.command()
def lift(number: Number, site: Site = HERE, token: Token = "") -> None:
    """End a ban or a mute."""
    ask(site, token, "/api/keeper/lift", {"number": number})


@app.command()
def close(table: TableId, site: Site = HERE, token: Token = "") -> None:
    """Remove a table with its record and its talk."""
    ask(site, token, "/api/keeper/close", {"table": table})


@app.command("remove-words")
def remove_words(table: TableId, whom: Whom, site: Site = HERE, token: Token = "") -> None:
    """Remove what a person has said at a table."""
    ask(site, token, "/api/keeper/remove-words", {"table": table, "whom": whom})


@app.command()
def rename(whom: Whom, name: str, site: Site = HERE, token: Token = "") -> None:
    """Give a person another name, at all tables, finished ones included."""
    ask(site, token, "/api/keeper/rename", {"whom": whom, "name": name})
