"""Writes the folder of the browser edition: `kogge lite OUT/`.

    index.html  service-worker.js  manifest.webmanifest     the only files whose names are the same in every build
    files/      everything else; each name contains a hash of the content, so a file with a given name never changes

Archives and Pyodide are compressed by this build, not by the web server. The service worker unpacks them into the browser's cache.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import html
import io
import json
import os
import re
import shutil
import subprocess
import tempfile
import zipfile
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import kogge
from kogge.bots.weights import FILE as NET
from kogge.engine.contract import Game
from kogge.engine.errors import KoggeError
from kogge.engine.rule import PACKAGE, cache_base
from kogge.engine.side_module import ARGUMENTS_FILE, FILE
from kogge.games import game_by_id, game_ids
from kogge.lite.browser import BrowserSite
from kogge.lite.sources import PYTHON, Sources, installed_files
from kogge.lite.wasm import compile_engine, engine_digest
from kogge.lite.words import words
from kogge.web.i18n.translation import LANGUAGES

SHELL = Path(__file__).parent / "shell"
SITE_PACKAGES = f"/lib/python{PYTHON}/site-packages"

# packages of the site in plain Python, copied from this installation, so that the tested versions are shipped
PURE_PYTHON = (
    "fastapi", "starlette", "anyio", "idna", "pydantic", "pydantic-settings", "python-dotenv", "typing-extensions", "typing-inspection",
    "annotated-types", "annotated-doc", "jinja2", "markupsafe", "sqlalchemy", "babel", "itsdangerous",
    "python-multipart", "prometheus-client", "segno", "opentelemetry-api",
)  # fmt: skip
MIGRATING = ("alembic", "mako")
"""Packages for database migrations: shipped as soon as there is a second migration."""
EXCLUDED = ("gpu", "train", "envs", "lab", "data", "cli", "lite/shell", "agents", "check.py", "skeleton.py")
"""Parts of our own package that the site in a browser does not use."""
UNUSED = re.compile(
    r"(^|/)(tests?|testing|__pycache__)/|\.(pyi|so|pyd|c|h|a|pyx|pxd|exe|typed)$|\.dist-info/(?!METADATA$)|^bin/"
    r"|^numpy/(f2py|distutils|fft|ma|polynomial|typing)/|^sqlalchemy/(dialects/(mysql|oracle|mssql)|orm/|ext/(?!__init__|compiler))|^alembic/templates/|^_pytest"
    r"|^babel/locale-data/(?!(root|en|de|fr|nl)\.dat$)|^pydantic/v1/|^pydantic/mypy|^anyio/_backends/_trio|^anyio/pytest_plugin"
)
NEEDED_LIBRARIES = re.compile(r"^numpy/(_core|linalg|random)/[^/]*\.so$|^pydantic_core/[^/]*\.so$")

UNUSED_STDLIB = re.compile(
    r"^(_pyrepl|unittest|xmlrpc|multiprocessing|xml/dom|ctypes/macholib|__phello__|sqlite3/(dump|__main__|_completer)"
    r"|pdb|bdb|pydoc|doctest|mailbox|imaplib|pickletools|_pyio|_pydatetime|_pydecimal|turtle|ftplib|poplib|trace|cProfile|profile|pstats"
    r"|optparse|tabnanny|pyclbr|modulefinder|plistlib|cmd|code|antigravity|this|_android_support|_apple_support|_ios_support"
    r"|wave|webbrowser|netrc|getpass|rlcompleter|shelve|dbm|filecmp|fileinput|zipapp)([./]|$)"
    r"|^encodings/(?!__init__|aliases|ascii|utf_|latin_1|iso8859_1\.|cp1252|cp437|idna|punycode|charmap|unicode_escape|raw_unicode|hex_codec)"
)
REPLACED = {"anyio/to_interpreter.py": b'"""Pyodide has no further interpreters."""\n'}
"""Modules that cannot be imported in Pyodide, and their replacements."""


@dataclass(frozen=True)
class Part:
    """One file in the service worker's list."""

    name: str
    """The path, below the folder, that pages request."""
    source: str
    """The file in the folder; differs from `name` if it is compressed."""
    type: str
    size: int
    packed: int
    later: bool = False
    """Not needed to start; fetched afterwards for offline use."""


class Folder:
    """A folder that is being written."""

    def __init__(self, out: Path):
        self.out, self.parts = out, list[Part]()

    def add(self, name: str, content: bytes, mime: str, packs: bool = True, later: bool = False) -> str:
        """Add a file; returns its address, which contains a hash of its content."""
        folder, _, last = name.rpartition("/")
        stem, dot, ending = last.partition(".")
        digest = hashlib.sha256(content).hexdigest()[:12]
        address = f"files/{folder + '/' if folder else ''}{stem}-{digest}{dot}{ending}"
        return self.add_as(address, content, mime, packs, later)

    def add_as(self, address: str, content: bytes, mime: str, packs: bool = True, later: bool = False) -> str:
        """Add a file at an address."""
        packed = gzip.compress(content, 9, mtime=0) if packs else content
        source = f"{address}.bin" if packs else address
        path = self.out / source
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(packed)
        self.parts.append(Part(address, source, mime, len(content), len(packed), later))
        return address


def build(out: Path, wheels: Path | None = None, say: Callable[[str], None] = lambda text: None) -> Folder:
    """Write the folder. An earlier build in it is replaced; a folder with anything else is refused."""
    if out.exists() and any(out.iterdir()) and not (out / "service-worker.js").is_file():
        raise KoggeError(f"{out} is not empty and was not written by kogge lite.")
    sources = Sources(wheels)
    say("Pyodide and wheels")
    core = sources.core()
    compiled = {name: sources.wheel(name) for name in ("numpy",)} | {"pydantic-core": sources.registry_wheel("pydantic-core")}
    engines = {}
    for game in map(game_by_id, game_ids()):
        say(f"the engine of {game.title}")
        engines[game.id] = engine_of(game)
    say("byte code")
    packages = list(_wheel_files(compiled.values())) + [file for name in _plain() for file in installed_files(name)]
    stdlib = [(name, content) for name, content in _wheel_files([core["python_stdlib.zip"]]) if not UNUSED_STDLIB.search(name)]
    archives = byte_code(core, {"packages": _selected(packages), "kogge": _selected(_own_files(engines)), "stdlib": stdlib})
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=out.resolve().parent) as temporary:
        folder = Folder(Path(temporary) / "lite")
        _write(folder, core, archives)
        for name in ("files", "index.html", "service-worker.js", "manifest.webmanifest", "README.txt"):
            old = out / name
            shutil.rmtree(old) if old.is_dir() else old.unlink(missing_ok=True)
        for path in folder.out.iterdir():
            shutil.move(path, out / path.name)
    folder.out = out
    return folder


def _plain() -> tuple[str, ...]:
    migrations = len(list((PACKAGE / "web" / "db" / "migrations" / "versions").glob("0*.py")))
    return PURE_PYTHON + (MIGRATING if migrations > 1 else ())


def _write(folder: Folder, core: dict[str, bytes], archives: dict[str, bytes]) -> None:
    types = {".mjs": "text/javascript", ".wasm": "application/wasm", ".zip": "application/zip", ".json": "application/json"}
    empty_lock = json.dumps({"info": json.loads(core["pyodide-lock.json"])["info"], "packages": {}}).encode()
    core = core | {"python_stdlib.zip": archives.pop("stdlib"), "pyodide-lock.json": empty_lock}
    digest = hashlib.sha256(b"".join(core.values())).hexdigest()[:12]
    for name, content in core.items():
        folder.add_as(f"files/pyodide-{digest}/{name}", content, types[Path(name).suffix])
    settings = {
        "pyodide": f"files/pyodide-{digest}/",
        "packages": [folder.add(f"{name}.zip", content, "application/zip") for name, content in archives.items()],
        "sitePackages": SITE_PACKAGES,
        "nets": {
            game: folder.add(f"net-{game}.safetensors", path.read_bytes(), "application/octet-stream", later=True)
            for game in game_ids()
            if (path := game_by_id(game).folder / NET).is_file()
        },
        "games": f"{SITE_PACKAGES}/kogge/games",
    }
    worker = (SHELL / "worker.js").read_text().replace("__SETTINGS__", json.dumps(settings))
    worker_at = folder.add("worker.js", worker.encode(), "text/javascript", packs=False)
    shell_at = folder.add("shell.js", (SHELL / "shell.js").read_text().replace("__WORKER__", worker_at).encode(), "text/javascript", False)
    style_at = folder.add("shell.css", (SHELL / "shell.css").read_bytes(), "text/css", packs=False)
    static = PACKAGE / "web" / "static"
    icons = {name: folder.add(name, (static / name).read_bytes(), "image/png", packs=False) for name in _icons()}
    picture = folder.add("kogge.svg", (static / "kogge.svg").read_bytes(), "image/svg+xml", packs=False)
    manifest = _manifest(icons)
    json_text = json.dumps(words(), ensure_ascii=False).replace("</", "<\\/")
    start = _filled(
        (SHELL / "index.html").read_text(),
        shell=shell_at,
        style=style_at,
        picture=picture,
        icon=icons["icon-192.png"],
        words=json_text,
        rules=_rules(folder, style_at),
    )
    (folder.out / "manifest.webmanifest").write_text(manifest)
    (folder.out / "index.html").write_text(start)
    folder.parts.append(Part("index.html", "index.html", "text/html; charset=utf-8", len(start.encode()), len(start.encode())))
    folder.parts.append(Part("manifest.webmanifest", "manifest.webmanifest", "application/manifest+json", len(manifest), len(manifest)))
    version = hashlib.sha256(repr([folder.parts, start, manifest]).encode()).hexdigest()[:12]
    listed = json.dumps({"version": version, "parts": [asdict(part) for part in folder.parts]})
    (folder.out / "service-worker.js").write_text((SHELL / "service-worker.js").read_text().replace("__BUILD__", listed))


def _rules(folder: Folder, style: str) -> str:
    """The rules of each game in each language as plain pages; returns links to them."""
    links, texts = [], asyncio.run(_rules_texts())
    for game in game_ids():
        title, pages = html.escape(game_by_id(game).title), {}
        for code in LANGUAGES:
            head = f'<!doctype html><html lang="{code}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
            page = f'{head}<title>{title}</title><link rel="stylesheet" href="{Path(style).name}"><main>{texts[game, code]}</main>'
            pages[code] = folder.add(f"rules-{game}-{code}.html", page.encode(), "text/html; charset=utf-8", packs=False, later=True)
        listed = " ".join(f'data-{code}="{address}"' for code, address in pages.items())
        links.append(f'<a {listed} href="{pages["en"]}">{title}</a>')
    return " · ".join(links)


async def _rules_texts() -> dict[tuple[str, str], str]:
    """The site's own pages of rules, by game and language, without pictures and links."""
    found = {}
    with tempfile.TemporaryDirectory() as data:
        site = BrowserSite("http://localhost/", Path(data))
        await site.begin()
        for game in game_ids():
            for code in LANGUAGES:
                text = re.search(r"<article[^>]*>(.*)</article>", await _page(site, f"/rules/{game}", code), re.S)
                assert text is not None
                found[game, code] = re.sub(r"(?s)<svg.*?</svg>|<img[^>]*>|</?a\b[^>]*>|\s(?:class|style|id)=\"[^\"]*\"", "", text[1])
        await site.end()
    return found


async def _page(site: BrowserSite, address: str, code: str) -> str:
    """A page of a site in one language."""
    parts: list[bytes] = []

    def add(part: bytes, more: bool) -> None:
        parts.append(part)

    await site.answer("GET", address, [("accept-language", code)], b"", lambda *_: None, add)
    return b"".join(parts).decode()


def _icons() -> tuple[str, ...]:
    return ("icon-192.png", "icon-512.png", "icon-maskable.png")


def _manifest(icons: dict[str, str]) -> str:
    sizes = {"icon-192.png": ("192x192", "any"), "icon-512.png": ("512x512", "any"), "icon-maskable.png": ("512x512", "maskable")}
    listed = [{"src": at, "sizes": sizes[name][0], "type": "image/png", "purpose": sizes[name][1]} for name, at in icons.items()]
    return json.dumps(
        {
            "name": "Kogge",
            "short_name": "Kogge",
            "description": "Colonia, Hellweg Westfalicus and The Speicherstadt, without a server",
            "start_url": "./",
            "scope": "./",
            "display": "standalone",
            "background_color": "#f3eee3",
            "theme_color": "#1f5266",
            "icons": listed,
        },
        indent=1,
    )


def _filled(text: str, **values: str) -> str:
    for name, value in values.items():
        text = text.replace(f"__{name.upper()}__", value)
    return text


def engine_of(game: Game) -> dict[str, bytes]:
    """A game's side module, compiled if its sources have changed since the last time."""
    folder = cache_base() / f"{game.id}-wasm-{engine_digest(game)}"
    if not (folder / ARGUMENTS_FILE).is_file():
        compile_engine(game, folder)
    return {name: (folder / name).read_bytes() for name in (FILE, ARGUMENTS_FILE)}


Files = Iterable[tuple[str, bytes]]


def _wheel_files(wheels: Iterable[bytes]) -> Iterator[tuple[str, bytes]]:
    for wheel in wheels:
        with zipfile.ZipFile(io.BytesIO(wheel)) as archive:
            for name in archive.namelist():
                if not name.endswith("/"):
                    yield name, archive.read(name)


def _own_files(engines: dict[str, dict[str, bytes]]) -> Iterator[tuple[str, bytes]]:
    """Our own package, with the engine of each game in its folder, without the nets, which are separate files."""
    for path in sorted(PACKAGE.rglob("*")):
        inside = path.relative_to(PACKAGE).as_posix()
        if path.is_file() and path.name != NET and not any(inside == part or inside.startswith(part + "/") for part in EXCLUDED):
            yield f"kogge/{inside}", path.read_bytes()
    for game, files in engines.items():
        for name, content in files.items():
            yield f"kogge/games/{game}/{name}", content


def _selected(files: Files) -> list[tuple[str, bytes]]:
    """The files that the site in a browser needs."""
    return [
        (name, REPLACED.get(name, content))
        for name, content in files
        if "__pycache__" not in name and (name.startswith("kogge/") or NEEDED_LIBRARIES.search(name) or not UNUSED.search(name))
    ]


def byte_code(core: dict[str, bytes], archives: dict[str, list[tuple[str, bytes]]]) -> dict[str, bytes]:
    """The files as uncompressed zip archives, with Python files as byte code, compiled by Pyodide itself in node.

    Without node the sources are shipped, and the site takes a few seconds longer to start.
    """
    node = shutil.which("node")
    packed = {name: _zipped(files) for name, files in archives.items()}
    if node is None:
        return packed
    digest = hashlib.sha256(b"".join([*packed.values(), core["pyodide.asm.wasm"], (SHELL / "compile.mjs").read_bytes()])).hexdigest()[:16]
    cache = cache_base() / f"lite-bytecode-{digest}"
    if not all((cache / f"{name}.zip").is_file() for name in packed):
        with tempfile.TemporaryDirectory() as folder:
            for name, content in (core | {f"{name}.zip": content for name, content in packed.items()}).items():
                (Path(folder) / name).write_bytes(content)
            command = [node, str(SHELL / "compile.mjs"), folder, *packed]
            done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "NODE_OPTIONS": ""})
            if done.returncode:
                errors = [line for line in done.stderr.splitlines() if "Error" in line and len(line) < 300] or ["it failed"]
                raise KoggeError(f"node could not compile the byte code: {errors[-1]}")
            cache.mkdir(parents=True, exist_ok=True)
            for name in packed:
                shutil.copy(Path(folder) / f"{name}.out.zip", cache / f"{name}.zip")
    return {name: (cache / f"{name}.zip").read_bytes() for name in packed}


def _zipped(files: list[tuple[str, bytes]]) -> bytes:
    """A reproducible zip archive."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as archive:
        for name, content in sorted(dict(files).items()):
            archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), content)
    return buffer.getvalue()


def summary(folder: Folder) -> str:
    """The size of the folder, in one line."""
    first = sum(part.packed for part in folder.parts if not part.later)
    later = sum(part.packed for part in folder.parts if part.later)
    return f"{folder.out}: {first / 1e6:.1f} MB for the first visit, {later / 1e6:.1f} MB fetched afterwards; kogge {kogge.__version__}"
