"""`kogge admin`: moderate a public site. The commands call the running site, so they take effect on all its servers at once."""

from __future__ import annotations

import json
import urllib.error
import urllib.parse
import urllib.request
from typing import Annotated, Any

import typer

from kogge.cli.options import check_finite
from kogge.cli.output import printable
from kogge.engine.errors import KoggeError

app = typer.Typer(help="Moderate a public site: reports, bans, tables, names, chat, load.", no_args_is_help=True)

Site = Annotated[str, typer.Option("--site", envvar="KOGGE_SITE", show_envvar=True, help="The address of the site.")]
Token = Annotated[
    str, typer.Option("--token", envvar="KOGGE_ADMIN_TOKEN", show_envvar=True, help="The moderator's token; keep it in the environment.")
]
UserId = Annotated[str, typer.Argument(metavar="USER", help="A user's id (see `kogge admin users NAME`).")]
Target = Annotated[str, typer.Argument(help="A user's id (see `kogge admin users NAME`), or an address range.")]
Hours = Annotated[float, typer.Option("--hours", help="For how many hours; 0 for ever.", min=0, callback=check_finite)]
Reason = Annotated[str, typer.Option("--reason", help="The reason; only moderators read it.")]
TableId = Annotated[str, typer.Argument(help="The table: the end of its link.")]
Number = Annotated[int, typer.Argument(min=1, max=2**31 - 1, help="The number in the list.")]
DEFAULT_SITE = "http://127.0.0.1:8000"


class NoRedirects(urllib.request.HTTPRedirectHandler):
    """Follows no redirects, so that the token is sent only to this site."""

    def redirect_request(self, *_: Any) -> None:
        """Refuse the redirect."""


def quoted(text: str) -> str:
    """A text as one segment of a URL path."""
    return urllib.parse.quote(text, safe="")


def call(site: str, token: str, path: str, values: dict[str, Any] | None = None) -> Any:
    """Call the site's API; a refused call raises `KoggeError`."""
    if not (token.isascii() and token.isprintable()):
        raise KoggeError("The token contains an invalid character, such as a line break.", code="bad_token")
    body = None if values is None else json.dumps(values).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    try:
        request = urllib.request.Request(site.rstrip("/") + path, body, headers)
        with urllib.request.build_opener(NoRedirects).open(request, timeout=30) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        with error:  # the error object is also the response; this closes the connection
            raise problem(site, error) from None
    except (urllib.error.URLError, ValueError) as error:
        raise KoggeError(f"{site} does not answer: {printable(str(getattr(error, 'reason', error)))}.", code="no_site") from None


def problem(site: str, error: urllib.error.HTTPError) -> KoggeError:
    """The error for a refused call."""
    if 300 <= error.code < 400:
        target = printable(error.headers.get("Location", "nowhere"))
        return KoggeError(f"{site} redirects to {target}. If that is the right address, use it with --site.", code="elsewhere")
    message = error.reason
    if error.headers.get_content_subtype() == "json":
        message = json.loads(error.read() or b"{}").get("error", error.reason)
    return KoggeError(f"The site says: {printable(str(message))}", code="problem")


def print_untrusted(text: str) -> None:
    """Print a line that may contain text from users."""
    print(printable(text))


@app.command()
def reports(site: Site = DEFAULT_SITE, token: Token = "") -> None:
    """List the open reports and the bans in force."""
    found = call(site, token, "/api/moderation")
    for one in found["reports"]:
        print_untrusted(f"{one['id']:>5}  table {one['table_id']}  about {one['name'] or '-'} ({one['about'] or '-'}): {one['reason']}")
        if one["chat_excerpt"]:
            print_untrusted(f"       said: {one['chat_excerpt']}")
    for one in found["bans"]:
        print_untrusted(f"{one['id']:>5}  {one['kind']} {one['name'] or ''} {one['whom']} until {one['until'] or 'lifted'} {one['reason']}")
    print(f"{len(found['reports'])} reports, {len(found['bans'])} bans.")


@app.command()
def load(site: Site = DEFAULT_SITE, token: Token = "") -> None:
    """Print the load and the queues."""
    for name, number in call(site, token, "/api/moderation")["load"].items():
        print_untrusted(f"{number:>10,}  {name}")


@app.command()
def users(name: Annotated[str, typer.Argument(help="The name to look for.")], site: Site = DEFAULT_SITE, token: Token = "") -> None:
    """List the users with this name and their ids."""
    for one in call(site, token, "/api/moderation/users?name=" + urllib.parse.quote(name)):
        print_untrusted(f"{one['id']}  {one['name']}")


@app.command()
def resolve(number: Number, site: Site = DEFAULT_SITE, token: Token = "") -> None:
    """Mark a report as resolved."""
    call(site, token, f"/api/moderation/reports/{number}/resolve", {})


@app.command()
def ban(target: Target, hours: Hours = 0, reason: Reason = "", site: Site = DEFAULT_SITE, token: Token = "") -> None:
    """Ban a user from everything but watching, or an address range from the whole site."""
    call(site, token, "/api/moderation/bans", {"target": target, "hours": hours, "reason": reason})


@app.command()
def mute(target: UserId, hours: Hours = 0, reason: Reason = "", site: Site = DEFAULT_SITE, token: Token = "") -> None:
    """Forbid a user to write in chats."""
    call(site, token, "/api/moderation/mutes", {"target": target, "hours": hours, "reason": reason})


@app.command()
def lift(number: Number, site: Site = DEFAULT_SITE, token: Token = "") -> None:
    """End a ban or a mute."""
    call(site, token, f"/api/moderation/bans/{number}/lift", {})


@app.command()
def close(table: TableId, site: Site = DEFAULT_SITE, token: Token = "") -> None:
    """Remove a table with its record and its chat."""
    call(site, token, f"/api/moderation/tables/{quoted(table)}/close", {})


@app.command("remove-chat")
def remove_chat(table: TableId, user: UserId, site: Site = DEFAULT_SITE, token: Token = "") -> None:
    """Remove what a user has written at a table."""
    call(site, token, f"/api/moderation/tables/{quoted(table)}/remove-chat", {"user": user})


@app.command()
def rename(user: UserId, name: Annotated[str, typer.Argument(help="The new name.")], site: Site = DEFAULT_SITE, token: Token = "") -> None:
    """Rename a user at all tables, finished ones included."""
    call(site, token, f"/api/moderation/users/{quoted(user)}/rename", {"name": name})
