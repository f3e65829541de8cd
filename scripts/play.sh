#!/usr/bin/env bash
# play.sh HOST:PORT: starts the table in the browser and opens it there.  Where no browser can be opened the address is
# enough.  ^C stops it.
set -uo pipefail
cd "$(dirname "$0")/.." || exit

open_page() { # ADDRESS
    if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] && command -v xdg-open >/dev/null; then
        xdg-open "$1" >/dev/null 2>&1 &
    fi
}

trap : INT # the server ends by itself; we wait for it
build/sagebrush serve --listen "$1" | {
    if read -r address; then
        echo "The table is at $address (^C stops it)"
        open_page "$address"
    fi
    cat
}
status=${PIPESTATUS[0]}
[ "$status" -eq 0 ] || echo "make play LISTEN=127.0.0.1:0 takes any free port" >&2
exit "$status"
