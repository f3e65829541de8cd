#!/usr/bin/env bash
# run-tests.sh SAN CLANG RELEASE: the whole quick test run over three builds and the page, one closing line.
set -euo pipefail
cd "$(dirname "$0")/.."
san=$1 clang=$2 release=$3

export ASAN_OPTIONS=detect_leaks=1 UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1
passed=0 failed=0
count() { # NAME COMMAND...: one more that passed or failed
    local name=$1
    shift
    if "$@"; then passed=$((passed + 1)); else
        failed=$((failed + 1))
        echo "FAILED: $name"
    fi
}

count "the house style (make format)" make --silent check-format

# A busy machine is no failure: time is generous.
for build in "$san" "$clang"; do
    count "tests in $build" meson test -C "$build" --no-rebuild --print-errorlogs --num-processes "$(nproc)" \
        --timeout-multiplier 4
done

# The same records through every compiler and build: equal hashes or a message that says where they part.
for record in tests/golden/*.sbg; do
    for build in "$san" "$clang" "$release"; do
        count "$record in $build" "$build/sagebrush" verify "$record" >/dev/null
    done
done

# The page: types, parts in Node, then as people see it, in Chromium, out of the released program.
count "types of the page" scripts/npm.sh run --silent check
count "parts of the page" scripts/npm.sh test --silent
count "the page in Chromium" scripts/npm.sh run --silent e2e

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
