"""The walkthrough of docs/hosting.md, every command as it stands there, in a new Debian; and the files for containers and proxies.

systemd itself does not run in a chroot. What it would do is done by tests/resilience/as_systemd.py: it starts the command of a unit as its
user, with its settings, folders and system call filter, and waits until the command says that it is ready.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from kogge.web.config import PREFIX, READ_ELSEWHERE, Settings

pytestmark = pytest.mark.full

HERE = Path(__file__).parent
PROJECT = HERE.parent.parent
WALKTHROUGH = PROJECT / "docs" / "hosting.md"
MIRROR = "http://deb.debian.org/debian"
SUITES = {(3, 11): "bookworm", (3, 13): "trixie"}  # by the Python that each has: packages built here must suit it

# what a visitor sees, before and after the upgrade, and while the site is stopped
LOOK = """
through_caddy() { curl -sS --max-time 60 --resolve kogge.example:8080:127.0.0.1 "http://kogge.example:8080$1"; }
through_caddy /healthz | grep -q '"well":true'
through_caddy / | grep -q '<title>'
through_caddy /metrics | grep -qv kogge_requests
curl -fsS http://127.0.0.1:8000/metrics | grep -q 'kogge_database_up 1.0'
"""
VISIT = """
(while [ ! -e /tmp/enough ]; do through_caddy /healthz >> /tmp/answers 2>&1; echo >> /tmp/answers; done) &
"""
AFTER = """
sleep 1; touch /tmp/enough; wait $!
test $(grep -c '"well":true' /tmp/answers) -gt 5
! grep -v '"well":true' /tmp/answers | grep -q .
ls /var/backups/kogge/kogge-*.db.gz
test -n "$(find /var/backups/kogge -user kogge -name '*.gz' -mmin -5)"
curl -fsS http://127.0.0.1:8000/metrics | grep -q '^kogge_last_backup_timestamp_seconds 1'
systemctl stop kogge.service
through_caddy / | grep -q 'Back in a moment'
echo EVERYTHING WORKED
"""


def commands() -> tuple[list[str], list[str]]:
    """The commands of the walkthrough: those that install packages, which need the network, and all others."""
    text = WALKTHROUGH.read_text().partition("## Debian, systemd, PostgreSQL and Caddy")[2].partition("\n## ")[0]
    blocks = re.findall(r"^```sh\n(.+?)^```", text, re.MULTILINE | re.DOTALL)
    assert len(blocks) == 9
    return blocks[:2], blocks[2:]


def pip() -> list[str]:
    """A pip on this machine."""
    for python in (sys.executable, shutil.which("python3") or ""):
        if python and subprocess.run([python, "-m", "pip", "--version"], capture_output=True).returncode == 0:
            return [python, "-m", "pip"]
    pytest.skip("NO PIP: the walkthrough of docs/hosting.md did not run.")


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new Debian with the source tree and the packages that pip will need."""
    if os.getuid() != 0 or not shutil.which("debootstrap"):
        pytest.skip("NO DEBOOTSTRAP, OR NOT ROOT: the walkthrough of docs/hosting.md did not run.")
    if run(["unshare", "--mount", "--pid", "--net", "--fork", "true"], check=False).returncode:
        pytest.skip("NO NAMESPACES: the walkthrough of docs/hosting.md did not run.")
    if sys.version_info[:2] not in SUITES:
        pytest.skip("NO DEBIAN WITH THIS PYTHON: the walkthrough of docs/hosting.md did not run.")
    root = tmp_path_factory.mktemp("debian") / "root"
    made = run(["timeout", "300", "debootstrap", "--variant=minbase", SUITES[sys.version_info[:2]], root, MIRROR], check=False)
    if made.returncode:
        pytest.skip("NO DEBIAN: it cannot be fetched or unpacked, so the walkthrough of docs/hosting.md did not run. " + made.stdout[-300:])
    shutil.copy("/etc/resolv.conf", root / "etc" / "resolv.conf")
    source = root / "usr" / "local" / "src" / "kogge"
    left_out = shutil.ignore_patterns(".git", ".venv", "build", "__pycache__", ".*_cache", ".hypothesis", "*.db*")
    shutil.copytree(PROJECT, source, symlinks=True, ignore=left_out)
    wheels = root / "wheels"
    download = ["timeout", "300", *pip(), "download", "--quiet", "--dest", wheels]
    fetched = run([*download, "--require-hashes", "-r", PROJECT / "requirements-site.txt"], check=False)
    fetched = fetched if fetched.returncode else run([*download, "hatchling", "setuptools", "wheel"], check=False)
    if fetched.returncode:
        pytest.skip("NO PACKAGES: pip cannot fetch them, so the walkthrough of docs/hosting.md did not run. " + fetched.stderr[-300:])
    tools = root / "usr" / "local" / "sbin"
    shutil.copy(HERE / "as_systemd.py", tools / "systemctl")
    (tools / "systemctl").chmod(0o755)
    return root


def run(command: list[object], check: bool = True) -> subprocess.CompletedProcess[str]:
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=600)
    assert done.returncode == 0 or not check, done.stdout[-3000:] + done.stderr[-3000:]
    return done


def run_inside(root: Path, script: str, *isolated: str) -> str:
    """Run a script in the new Debian, in namespaces of its own: whatever it starts ends with it."""
    begin = "set -eu\nmount -t proc proc /proc\nmount -t tmpfs tmpfs /dev/shm\nexport DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8\n"
    begin += "export PIP_NO_INDEX=1 PIP_FIND_LINKS=/wheels PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_ROOT_USER_ACTION=ignore HOME=/root\n"
    (root / "walkthrough.sh").write_text(begin + script)
    environment = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"}
    command = ["unshare", "--mount", "--pid", "--fork", "--kill-child", *isolated, "chroot", root, "bash", "-x", "/walkthrough.sh"]
    log = root.parent / "site.log"
    with log.open("w") as out:
        done = subprocess.run(command, env=environment, stdout=out, stderr=subprocess.STDOUT, timeout=900)
    assert done.returncode == 0, log.read_text()[-6000:]
    return log.read_text()


def test_the_walkthrough_works_as_written(root):
    packages, rest = commands()
    run_inside(root, "".join(packages))
    lists = subprocess.run(["systemd-analyze", "--version"], capture_output=True) if shutil.which("systemd-analyze") else None
    if lists is not None and lists.returncode == 0:  # the names of the system calls that the unit allows; without it none is filtered
        sys.path.insert(0, str(HERE))
        from under_filter import allowed

        (root / "allowed").write_text("\n".join(sorted(allowed(PROJECT / "systemd" / "kogge.service"))))
    install, check, upgrade = rest[:-2], rest[-2], rest[-1]
    lo = "python3 -c 'import fcntl, socket, struct; " \
         "fcntl.ioctl(socket.socket(), 0x8914, struct.pack(\"16sh22x\", b\"lo\", 73))'\n"  # fmt: skip
    begin = lo + "pg_ctlcluster --skip-systemctl-redirect $(ls /etc/postgresql) main start\nSITE=kogge.example\ncd /usr/local/src/kogge\n"
    log = run_inside(root, begin + "".join(install) + check + LOOK + VISIT + upgrade + LOOK + AFTER, "--net")
    assert "EVERYTHING WORKED" in log
    assert len(list((root / "opt" / "kogge").iterdir())) == 3, "two versions and the link"


@pytest.mark.skipif(not shutil.which("caddy"), reason="NO CADDY: its file was not checked.")
@pytest.mark.parametrize("public", ["", "https://kogge.example", "https://kogge.example, https://www.kogge.example"])
def test_caddy_accepts_its_configuration(public):
    environment = os.environ | ({"KOGGE_PUBLIC": public, "KOGGE_UPSTREAM": "site:8000"} if public else {})
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", PROJECT / "deploy" / "Caddyfile"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(not shutil.which("nginx"), reason="NO NGINX: its file was not checked.")
def test_nginx_accepts_its_configuration(tmp_path):
    key = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=kogge.example", "-days", "1"]
    run([*key, "-keyout", tmp_path / "key.pem", "-out", tmp_path / "certificate.pem"])
    text = (PROJECT / "deploy" / "nginx.conf").read_text()
    text = text.replace("/etc/ssl/certs/kogge.pem", f"{tmp_path}/certificate.pem")
    text = text.replace("/etc/ssl/private/kogge.key", f"{tmp_path}/key.pem")
    (tmp_path / "nginx.conf").write_text(f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{\n{text}\n}}\n")
    done = run(["nginx", "-t", "-c", tmp_path / "nginx.conf", "-e", tmp_path / "errors"], check=False)
    assert done.returncode == 0, done.stderr


def compose() -> tuple[dict, dict]:
    return tuple(yaml.safe_load((PROJECT / name).read_text()) for name in ("compose.yaml", "compose.postgres.yaml"))


def test_the_compose_files_give_no_rights_away_and_start_nothing_without_an_address():
    site, postgres = compose()
    for service in (*site["services"].values(), postgres["services"]["database"]):
        assert service["cap_drop"] == ["ALL"]
        assert service["read_only"] is True
        assert service["security_opt"] == ["no-new-privileges:true"]
    assert "ports" not in site["services"]["site"], "only Caddy is reached from outside"
    for name in ("site", "caddy"):
        assert site["services"][name]["environment"]["KOGGE_PUBLIC"].startswith("${KOGGE_PUBLIC:?")
    assert postgres["services"]["site"]["environment"]["PGPASSWORD"].startswith("${KOGGE_DB_PASSWORD:?")
    assert "PASSWORD" not in postgres["services"]["site"]["environment"]["KOGGE_DB"]
    network = site["networks"]["default"]["ipam"]["config"][0]["subnet"]
    assert site["services"]["site"]["environment"]["KOGGE_PROXY"] == network


def has_compose() -> bool:
    return bool(shutil.which("docker")) and subprocess.run(["docker", "compose", "version"], capture_output=True).returncode == 0


@pytest.mark.skipif(not has_compose(), reason="NO DOCKER COMPOSE: it did not check its files.")
@pytest.mark.parametrize("files", [["compose.yaml"], ["compose.yaml", "compose.postgres.yaml"]])
def test_docker_compose_accepts_its_files(tmp_path, files):
    settings = tmp_path / "env"
    settings.write_text((PROJECT / ".env.example").read_text())
    command = ["docker", "compose", "--env-file", settings, *(part for file in files for part in ("-f", PROJECT / file)), "config", "-q"]
    assert "KOGGE_PUBLIC" in run(command, check=False).stderr
    settings.write_text(settings.read_text() + "KOGGE_PUBLIC=https://kogge.example\nKOGGE_DB_PASSWORD='p$w@/'\n")
    run(command)


def test_the_example_of_settings_for_compose_has_every_variable():
    named = set(re.findall(r"^#?(KOGGE_\w+)=", (PROJECT / ".env.example").read_text(), re.MULTILINE))
    settings = {PREFIX + name.upper() for name in Settings.model_fields}
    assert named == settings | {"KOGGE_DB_PASSWORD"}
    assert "KOGGE_DB_PASSWORD" in READ_ELSEWHERE


def test_a_password_of_postgresql_may_have_any_characters(postgres, monkeypatch):
    from kogge.web.db.store import Store

    monkeypatch.setenv("PGPASSWORD", "p@ss/w:ord#%$ '")
    store = Store(postgres.new_database())
    arguments = store.engine.dialect.create_connect_args(store.url)[1]
    assert "password" not in arguments
    assert store.is_healthy()
    store.close()


METRIC = re.compile(r"\bkogge_[a-z_]+")


def test_every_alert_is_documented_and_every_metric_of_alerts_and_dashboard_exists(make_site, postgres):
    from servers import get

    alerts = yaml.safe_load((PROJECT / "deploy" / "alerts.yml").read_text())["groups"][0]["rules"]
    text = (PROJECT / "docs" / "alerts.md").read_text()
    documented = re.findall(r"^\| (\w+) \| (page|ticket) \| (.+?) \| .{40,} \|$", text, re.MULTILINE)
    assert documented == [(one["alert"], one["labels"]["severity"], one["annotations"]["summary"]) for one in alerts]
    assert len(alerts) >= 12
    site = make_site(postgres.new_database(), workers=2, options=["--metrics", "127.0.0.1"])
    metrics = get(site.url + "/metrics").text
    lite = make_site(options=["--metrics", "127.0.0.1"])
    metrics += get(lite.url + "/metrics").text
    known = set(re.findall(r"^# TYPE (\w+)", metrics, re.MULTILINE))
    known |= {f"{name}_bucket" for name in known}
    used = set(METRIC.findall((PROJECT / "deploy" / "alerts.yml").read_text() + (PROJECT / "deploy" / "dashboard.json").read_text()))
    assert used <= known, used - known
    json.loads((PROJECT / "deploy" / "dashboard.json").read_text())


@pytest.mark.skipif(not shutil.which("promtool"), reason="NO PROMTOOL: the rules for Prometheus were not checked by it.")
def test_prometheus_accepts_its_rules():
    run(["promtool", "check", "rules", PROJECT / "deploy" / "alerts.yml"])
