#!/usr/bin/python3
"""A substitute for systemd in the walkthrough of docs/hosting.md: tests/resilience/test_hosting.py installs it as `systemctl`.

`enable --now`, `start`, `restart`, `reload` and `stop` of the units in /etc/systemd/system, and of Debian's Caddy, which gets no
certificate here and so listens at http, port 8080.
"""

import ctypes
import os
import pwd
import re
import shlex
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

UNITS, RUN = Path("/etc/systemd/system"), Path("/run")
ALLOWED = Path("/allowed")
KILL, ALLOW = 0x80000000, 0x7FFF0000


def settings_of(unit: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in (UNITS / unit).read_text().splitlines():
        if line and line[0] not in "#[":
            name, _, value = line.partition("=")
            found.setdefault(name, []).append(value)
    return found


def environment_of(settings: dict[str, list[str]]) -> dict[str, str]:
    found = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin", "LANG": "C.UTF-8"}
    for text in settings.get("Environment", []):
        found |= dict(part.split("=", 1) for part in shlex.split(text))
    for file in settings.get("EnvironmentFile", []):
        assert Path(file).stat().st_mode & 0o077 == 0, f"{file} can be read by others"
        found |= dict(line.split("=", 1) for line in Path(file).read_text().splitlines() if line)
    return found


def restrict(user: pwd.struct_passwd) -> None:
    """In the child: the unit's user, no new privileges, and only the system calls that the unit allows."""
    os.setgroups([])
    os.setgid(user.pw_gid)
    os.setuid(user.pw_uid)
    assert ctypes.CDLL(None).prctl(38, 1, 0, 0, 0) == 0  # PR_SET_NO_NEW_PRIVS
    if ALLOWED.exists():
        seccomp = ctypes.CDLL("libseccomp.so.2")
        seccomp.seccomp_init.restype = ctypes.c_void_p
        context = ctypes.c_void_p(seccomp.seccomp_init(ctypes.c_uint32(KILL)))
        for name in ALLOWED.read_text().split():
            number = seccomp.seccomp_syscall_resolve_name(name.encode())
            if number >= 0:
                assert seccomp.seccomp_rule_add(context, ctypes.c_uint32(ALLOW), number, 0) == 0
        assert seccomp.seccomp_load(context) == 0


def start(unit: str) -> None:
    settings = settings_of(unit)
    user = pwd.getpwnam(settings["User"][0])
    for kind, place in (("StateDirectory", "/var/lib"), ("CacheDirectory", "/var/cache")):
        for name in settings.get(kind, []):
            folder = Path(place, name)
            folder.mkdir(mode=0o755, exist_ok=True)
            os.chown(folder, user.pw_uid, user.pw_gid)
    for place in " ".join(settings.get("ReadWritePaths", [])).split():
        assert Path(place).is_dir(), f"{place} is missing"
    environment = environment_of(settings)
    kind = settings.get("Type", ["simple"])[0]
    command = shlex.split(settings["ExecStart"][0])
    options = {"env": environment, "cwd": settings.get("WorkingDirectory", ["/"])[0], "preexec_fn": lambda: restrict(user)}
    if kind == "oneshot":
        subprocess.run(command, check=True, **options)
        return
    address = RUN / f"{unit}.notify"
    address.unlink(missing_ok=True)
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listener:
        listener.bind(str(address))
        address.chmod(0o777)
        listener.settimeout(120)
        environment |= {"NOTIFY_SOCKET": str(address), "WATCHDOG_USEC": "60000000"}
        with Path(f"/var/log/{unit}.log").open("ab") as log:
            process = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True, **options)
        (RUN / f"{unit}.pid").write_text(str(process.pid))
        while b"READY=1" not in listener.recv(4096):
            pass


def pid_of(unit: str) -> int:
    return int((RUN / f"{unit}.pid").read_text())


def stop(unit: str) -> None:
    pid = pid_of(unit)
    os.kill(pid, signal.SIGTERM)
    until = time.monotonic() + 60
    while Path(f"/proc/{pid}").exists() and "Z" not in Path(f"/proc/{pid}/stat").read_text().split()[2]:
        assert time.monotonic() < until
        time.sleep(0.1)


def caddy() -> None:
    real = Path("/etc/caddy/Caddyfile")
    subprocess.run(["caddy", "validate", "--adapter", "caddyfile", "--config", real], check=True)
    text = re.sub(r"\{\$KOGGE_PUBLIC:https://([^}]+)\}", r"http://\1:8080", real.read_text())
    assert ":8080" in text
    Path("/tmp/Caddyfile").write_text(text)
    command = ["su", "-s", "/bin/sh", "caddy", "-c", "exec caddy run --adapter caddyfile --config /tmp/Caddyfile"]
    with Path("/var/log/caddy.log").open("ab") as log:
        subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)
    until = time.monotonic() + 30
    while subprocess.run(["curl", "-s", "-o", "/dev/null", "http://127.0.0.1:8080/"]).returncode:
        assert time.monotonic() < until, "Caddy does not listen"
        time.sleep(0.2)


def main() -> None:
    verb, *names = (word for word in sys.argv[1:] if not word.startswith("--"))
    if verb == "daemon-reload":
        return
    for name in names:
        if name == "caddy":
            caddy()
        elif name.endswith(".timer"):
            assert verb == "enable"
            assert (UNITS / name).is_file()
            assert (UNITS / name.replace(".timer", ".service")).is_file()
        elif verb in ("enable", "start"):
            start(name)
        elif verb == "restart":
            stop(name)
            start(name)
        elif verb == "stop":
            stop(name)
        elif verb == "reload":
            assert settings_of(name)["ExecReload"] == ["/bin/kill -HUP $MAINPID"]
            os.kill(pid_of(name), signal.SIGHUP)
        else:
            sys.exit(f"systemctl: {verb} {name} is not known here")


if __name__ == "__main__":
    main()
