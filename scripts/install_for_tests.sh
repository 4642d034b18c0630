#!/bin/sh
# What the tests need from the system: a browser (chromium) and a PostgreSQL server. Installed where this machine lets us; said loudly where not.
set -u
missing=
command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || missing="$missing chromium"
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || missing="$missing postgresql"
[ -z "$missing" ] && exit 0
if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    echo "Installing$missing for the tests …"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq && apt-get install -y -qq --no-install-recommends $missing >/dev/null && exit 0
fi
cat >&2 <<EOF
*****************************************************************************************
*  Not on this machine, and not installable from here:$missing
*  The tests that need it will be SKIPPED. Install it by hand to run everything.
*****************************************************************************************
EOF
