"""Run a command under the system call filter of a systemd unit: `python under_filter.py UNIT COMMAND…`.

Needs libseccomp and systemd-analyze.
"""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from pathlib import Path

KILL, ALLOW = 0x80000000, 0x7FFF0000  # SCMP_ACT_KILL_PROCESS, SCMP_ACT_ALLOW


def calls(name: str) -> set[str]:
    """The system calls of a set such as @system-service."""
    if not name.startswith("@"):
        return {name}
    done = subprocess.run(["systemd-analyze", "syscall-filter", name], capture_output=True, text=True, check=True)
    lines = [line.strip() for line in done.stdout.splitlines()[1:]]
    return set().union(*(calls(line) for line in lines if line and not line.startswith("#")))


def allowed(unit: Path) -> set[str]:
    """What the unit's SystemCallFilter lines leave."""
    found: set[str] = set()
    for line in unit.read_text().splitlines():
        if line.startswith("SystemCallFilter="):
            names = line.partition("=")[2]
            named = set().union(*(calls(name) for name in names.removeprefix("~").split()))
            found = found - named if names.startswith("~") else found | named
    return found | calls("@default")


if __name__ == "__main__":
    names = allowed(Path(sys.argv[1]))
    if os.geteuid() == 0:
        names.add("fchown")  # SQLite calls it only as root, which the unit's user is not
    seccomp = ctypes.CDLL("libseccomp.so.2")
    seccomp.seccomp_init.restype = ctypes.c_void_p
    context = ctypes.c_void_p(seccomp.seccomp_init(ctypes.c_uint32(KILL)))
    for name in sorted(names):
        number = seccomp.seccomp_syscall_resolve_name(name.encode())
        if number >= 0:
            assert seccomp.seccomp_rule_add(context, ctypes.c_uint32(ALLOW), number, 0) == 0, name
    assert seccomp.seccomp_load(context) == 0
    os.execvp(sys.argv[2], sys.argv[2:])
