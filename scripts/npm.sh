#!/usr/bin/env bash
# npm.sh ARGUMENT...: npm for the page (web/), with the Node that setup.sh fetched where the system's is too old.
set -euo pipefail
cd "$(dirname "$0")/../web"
own=$(cd .. && pwd)/.cache/node/bin
[ ! -x "$own/node" ] || PATH=$own:$PATH
if ! command -v npm >/dev/null; then
    echo "npm.sh: there is no npm here; scripts/setup.sh page installs it. The table in the terminal needs none: make play-terminal" >&2
    exit 1
fi
status=0
npm "$@" || status=$?
case "${1:-}" in
ci | install)
    [ "$status" -eq 0 ] || echo "The page's packages could not be fetched: is there a network? Run it again later, or play in the" \
        "terminal meanwhile, which needs none of them: make play-terminal" >&2
    ;;
esac
exit "$status"
