"""The settings of the site: every `KOGGE_` variable and every option of `kogge serve`, in one class.

An option on the command line wins over its variable, the variable over the default. No other module of the site reads the environment.
`python -m kogge.web.config` prints the table of docs/configuration.md.
"""

from __future__ import annotations

import ipaddress
import os
import re
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from pydantic import BeforeValidator, Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_core import PydanticUndefined
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from kogge.engine.errors import BadOption

PREFIX = "KOGGE_"
MIN_TOKEN_LENGTH = 20
# variables that are read elsewhere: by `kogge admin`, by the engine, by compose.yaml and by the tests
READ_ELSEWHERE = {
    "KOGGE_SITE": "The address of the site that `kogge admin` talks to.",
    "KOGGE_RULES": "`compiled`: compile the rules that Python calls, with bounds checks; for tests.",
    "KOGGE_DB_PASSWORD": "compose.yaml only: the password of its PostgreSQL.",
}
TEST_VARIABLES = re.compile("KOGGE_TEST_.*|KOGGE_CHROMIUM")

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def parse_networks(value: str | Iterable[Network]) -> tuple[Network, ...]:
    """Addresses and networks separated by commas."""
    if not isinstance(value, str):
        return tuple(value)
    try:
        return tuple(ipaddress.ip_network(part.strip(), strict=False) for part in value.split(",") if part.strip())
    except ValueError:
        raise ValueError(f"names addresses or networks, such as 127.0.0.1 or 10.0.0.0/24, not {value!r}.") from None


def parse_addresses(value: str | Iterable[str]) -> tuple[str, ...]:
    """Web addresses, as a list or separated by commas; slashes at their ends are removed."""
    parts = value.split(",") if isinstance(value, str) else value
    found = tuple(part.strip().rstrip("/") for part in parts if part.strip())
    for address in found:
        if not is_web_address(address):
            raise ValueError(f"is an address such as https://kogge.example, not {address!r}.")
    return found


def is_web_address(address: str) -> bool:
    """Whether an address begins with http:// or https:// and has a host name."""
    try:
        return urlsplit(address).scheme in ("http", "https") and bool(urlsplit(address).hostname)
    except ValueError:
        return False


Networks = Annotated[tuple[Network, ...], NoDecode, BeforeValidator(parse_networks)]
Addresses = Annotated[tuple[str, ...], NoDecode, BeforeValidator(parse_addresses)]
Days = Annotated[float, Field(ge=0, allow_inf_nan=False)]
Seconds = Annotated[float, Field(ge=0, allow_inf_nan=False)]


def option(default: Any, name: str, description: str, **bounds: Any) -> Any:
    """A setting that is also an option of `kogge serve`."""
    return Field(default, description=description, json_schema_extra={"option": name}, **bounds)


class Settings(BaseSettings):
    """How the site is run. Frozen: settings do not change while the site runs."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, env_ignore_empty=True, frozen=True, extra="forbid", hide_input_in_errors=True)

    # where the site listens and where its data is
    host: str = option("127.0.0.1", "--host", "The address to listen at.")
    port: int = option(8000, "--port", "The port to listen at; 0 for any free one.", ge=0, le=65535)
    db: str = option(
        "sqlite:///kogge.db",
        "--db",
        "The database: sqlite:///FILE or postgresql://USER@HOST/NAME. An address with a password is accepted only from KOGGE_DB.",
    )
    workers: int = option(1, "--workers", "Processes that serve the same tables; several need PostgreSQL.", ge=1, le=64)
    lan: bool = option(False, "--lan", "Let phones and computers in the room join; print a QR code.")
    open_browser: bool = option(False, "--open", "Open the browser.")

    # how others reach it
    public: Addresses = option((), "--public", "The site's address as others reach it, e.g. https://kogge.example; may be repeated.")
    proxy: Networks = option((), "--proxy", "The address or network of the reverse proxy whose X-Forwarded headers are trusted.")
    metrics: Networks = option((), "--metrics", "The addresses or networks that may read /metrics. By default nobody may.")
    invite: str = Field("", description="The address in invitations where there is no public one. `--lan` sets it.")

    # what it logs and how long it keeps what is old
    log: Literal["plain", "json"] = option("plain", "--log", "plain logs warnings only; json logs every request as a line of JSON.")
    archive_days: Days = option(90, "--archive-days", "Archive games that ended longer ago; 0 for never.")
    open_days: Days = option(30, "--open-days", "Remove tables that have waited for people longer; 0 for never.")
    chat_days: Days = option(365, "--chat-days", "Remove chat, resolved reports and ended bans that are older; 0 for never.")

    # moderation and notifications
    admin_token: SecretStr = Field(
        SecretStr(""), description=f"The moderator's token, at least {MIN_TOKEN_LENGTH} characters. Without it there is no moderation page."
    )
    smtp: SecretStr = Field(
        SecretStr(""),
        description="The mail server: `smtp://NAME:PASSWORD@mail.example:587` (STARTTLS where the server offers it) or `smtps://…:465` "
        "(TLS from the start). Percent-encode special characters in the name and the password (`@` is `%40`).",
    )
    mail_from: str = Field("", description="The sender of e-mails: `Kogge <kogge@kogge.example>`.")
    notice_after: Seconds = Field(10, description="Seconds between the beginning of a turn and its notification.")
    push_allow: Networks = Field(
        (), description="Private networks, separated by commas, in which push services are allowed, also over plain http."
    )

    # what the operator says about the site
    about: str = Field("", description="The text at the top of the page About. Blank lines separate paragraphs.")
    privacy: str = Field("", description="The text of the page Privacy. Without it the page says what Kogge stores.")
    imprint: str = Field("", description="The text of the page Imprint, with name and address of the operator; German law requires one.")
    source: str = Field("", description="The address of the source code, shown on the page About.")

    # bots, hints and analyses
    bot_pause: Seconds = Field(0.3, description="Seconds that a bot waits before it moves while people watch.")
    compile: bool = Field(
        True, description="Compile the rules for bots in the background. `no`: bots and analyses play interpreted, for tests."
    )
    hint_depth: int = Field(60, ge=1, description="Simulations for a hint; 60 take about a tenth of a second.")
    analysis_depth: int = Field(100, ge=1, description="The effort of an analysis, as `kogge analyse --depth`.")

    mcp: bool = Field(
        False, description="Let programs play at the tables with their users' tokens, at `/mcp` (docs/agents.md). Needs the extra `mcp`."
    )

    browser: bool = Field(False, description="Set by the browser edition (docs/lite.md): leaves out what needs a server or other people.")

    affinity: bool = Field(
        True, description="With several workers, serve all requests of a table in one of them. `no`: in any of them, for tests."
    )

    # bounds
    rate_limits: bool = Field(True, description="Limit how much one person and one address may do. `no`: unlimited, for tests.")
    crowded_networks: Networks = Field(
        (),
        description="Networks, separated by commas, in which many people share one address, such as a club's or a school's. There every "
        "user counts alone, and 20 times as many newcomers are let in.",
    )
    header_timeout: Annotated[float, Field(gt=0, allow_inf_nan=False)] = Field(
        15, description="Seconds in which the head of a request must arrive; a body has four times as long."
    )

    @field_validator("admin_token")
    @classmethod
    def _token_is_long(cls, token: SecretStr) -> SecretStr:
        if 0 < len(token.get_secret_value()) < MIN_TOKEN_LENGTH:
            raise ValueError(f"has {MIN_TOKEN_LENGTH} characters at least: `openssl rand -hex 24` makes one.")
        return token

    @field_validator("smtp")
    @classmethod
    def _smtp_is_an_address(cls, smtp: SecretStr) -> SecretStr:
        if urlsplit(smtp.get_secret_value()).scheme not in ("", "smtp", "smtps"):
            raise ValueError("is an address such as smtp://name:password@mail.example:587.")
        return smtp

    @model_validator(mode="after")
    def _workers_share_postgresql(self) -> Settings:
        if self.workers > 1 and not self.db.startswith("postgres"):
            raise ValueError("Several workers need PostgreSQL (--db postgresql://…); a SQLite file is served by one process.")
        return self

    @property
    def address(self) -> str:
        """The address in invitations and links; '' if no setting names it and each request's own address is used."""
        return self.public[0] if self.public else self.invite

    def to_environment(self) -> dict[str, str]:
        """The settings as variables, for a worker process: an environment is private, a command line is not."""
        return {PREFIX + name.upper(): _as_text(value) for name, value in self if value not in (None, ())}


def _as_text(value: Any) -> str:
    if isinstance(value, SecretStr):
        return value.get_secret_value()
    return ",".join(str(part) for part in value) if isinstance(value, tuple) else str(value)


def load_settings(**options: Any) -> Settings:
    """The settings from options (None: not given) and from the environment. Raises `BadOption` for an invalid value."""
    options = {name: value for name, value in options.items() if value is not None}
    try:
        return Settings(**options)
    except ValidationError as error:
        raise BadOption(_sentence(error, options)) from None


def _sentence(error: ValidationError, given: Mapping[str, Any]) -> str:
    """The first error in one sentence, with the name of the option or the variable."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    message, is_own = first["msg"].removeprefix("Value error, "), first["type"] == "value_error"
    if not first["loc"]:
        return message
    name = str(first["loc"][0])
    known_as = option_of(name) if name in given else ""
    known_as = known_as or PREFIX + name.upper()
    return f"{known_as} {message}" if is_own else f"{known_as}: {message.rstrip('.')}."


def option_of(name: str) -> str:
    """The option of `kogge serve` for a setting; '' if it has none."""
    extra = Settings.model_fields[name].json_schema_extra
    return str(extra["option"]) if isinstance(extra, dict) else ""


def unknown_variables(environment: Mapping[str, str] = os.environ) -> list[str]:
    """`KOGGE_` variables that nothing reads: most likely misspelt."""
    known = {PREFIX + name.upper() for name in Settings.model_fields} | set(READ_ELSEWHERE)
    return sorted(name for name in environment if name.startswith(PREFIX) and name not in known and not TEST_VARIABLES.fullmatch(name))


def table() -> str:
    """All settings as a table in Markdown."""
    rows = ["| variable | option of `kogge serve` | default | meaning |", "|---|---|---|---|"]
    for name, field in Settings.model_fields.items():
        default = "" if field.default is PydanticUndefined or field.default is None else _as_text(field.default)
        default = {"True": "yes", "False": "no"}.get(default, default)
        parts = [
            f"`{PREFIX}{name.upper()}`",
            option_of(name) and f"`{option_of(name)}`",
            default and f"`{default}`",
            field.description or "",
        ]
        rows.append("| " + " | ".join(parts) + " |")
    rows += [f"| `{name}` | | | {description} |" for name, description in READ_ELSEWHERE.items()]
    return "\n".join(rows) + "\n"


if __name__ == "__main__":
    print(table(), end="")
