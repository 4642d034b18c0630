#!/bin/sh
# Installs those of the named system packages that are missing, or warns if it cannot. The tests need chromium, postgresql, lld (a linker for
# WebAssembly) and, for the walkthrough of docs/hosting.md, debootstrap, caddy and nginx-light.
set -u
missing=
for package in "$@"; do
    case $package in
    chromium) command -v chromium || command -v chromium-browser || command -v google-chrome ;;
    lld) command -v wasm-ld || ls /usr/bin/wasm-ld-* ;;
    postgresql) ls /usr/lib/postgresql/*/bin/initdb || command -v initdb ;;
    nginx-light) command -v nginx ;;
    *) command -v "$package" ;;
    esac >/dev/null 2>&1 || missing="$missing $package"
done
[ -z "$missing" ] && exit 0
if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    echo "Installing$missing for the tests …"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq && apt-get install -y -qq --no-install-recommends $missing >/dev/null && exit 0
fi
cat >&2 <<EOF
*****************************************************************************************
*  Missing, and could not be installed automatically:$missing
*  The tests that need these packages will be SKIPPED. Install them by hand to run all tests.
*****************************************************************************************
EOF
