#!/usr/bin/env bash
# play.sh HOST:PORT: starts the table in the browser and opens it there.  Where no browser can be opened the address is
# enough.  ^C stops it.
set -euo pipefail
cd "$(dirname "$0")/.."

open_page() { # ADDRESS
    if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] && command -v xdg-open >/dev/null; then
        xdg-open "$1" >/dev/null 2>&1 &
    fi
}

trap : INT # the server ends by itself; we wait for it
build/sagebrush serve --listen "$1" | {
    trap : INT
    if read -r address; then
        echo "The table is at $address (^C stops it)"
        open_page "$address"
    fi
    cat >/dev/null
} || { echo "make play LISTEN=127.0.0.1:0 takes any free port" >&2; exit 1; }
