#!/usr/bin/env bash
# npm.sh ARGUMENT...: npm for the page (web/), with the Node that setup.sh fetched where the system's is too old.
set -euo pipefail
cd "$(dirname "$0")/../web"
own=$(cd .. && pwd)/.cache/node/node_modules/.bin
[ ! -x "$own/node" ] || PATH=$own:$PATH
exec npm "$@"
