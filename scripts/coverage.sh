#!/usr/bin/env bash
# coverage.sh: branch coverage of the library by the tests; look at branches, one-line functions lie about lines.
set -euo pipefail
cd "$(dirname "$0")/.."
[ -f build-coverage/build.ninja ] || meson setup build-coverage -Dbuildtype=debug -Db_coverage=true >/dev/null
ninja -C build-coverage --quiet
meson test -C build-coverage --no-rebuild >/dev/null
gcovr --root . --filter src/ --branches --exclude-unreachable-branches --exclude-throw-branches build-coverage
