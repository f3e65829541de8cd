#!/usr/bin/env bash
# run-tests.sh SAN CLANG RELEASE: the whole quick test run over three builds and the page, one closing line.  Each C test runs in the one of
# the two builds where it tells most (tests/meson.build); with ALL=1 in both, and the page's tests in their long form.
#
# The page is tested beside the C suites: each leaves processors idle where the other computes.  What the page's tests say
# is kept and printed whole once the others are through.
set -euo pipefail
cd "$(dirname "$0")/.."
san=$1 clang=$2 release=$3
once=(--no-suite again)
[ -z "${ALL:-}" ] || { once=() && export SB_LONG=1; }

export ASAN_OPTIONS=detect_leaks=1 UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1
kept=$(mktemp -d)
page=
leave() { # whoever interrupts it ends the page's tests, too: they are a process group of their own
    [ -z "$page" ] || kill -TERM -- "-$page" 2>/dev/null || true
    rm -rf "$kept"
}
trap leave EXIT
trap 'exit 130' INT TERM

count() { # NAME COMMAND...: one more that passed or failed; with its time
    local name=$1 began=$SECONDS
    shift
    if "$@"; then echo passed >>"$kept/results"; else
        echo failed >>"$kept/results"
        echo "FAILED: $name"
    fi
    [ $((SECONDS - began)) -lt 5 ] || echo "$name: $((SECONDS - began)) s"
}
how_many() { # passed|failed
    grep -c "^$1$" "$kept/results" || true
}

# Parts in Node, and as people see it, in Chromium, out of the released program, which takes longest.
test_page() {
    count "parts of the page" scripts/npm.sh test --silent >"$kept/parts" 2>&1 &
    count "the page in Chromium" scripts/npm.sh run --silent e2e
    wait $!
    cat "$kept/parts"
}
set -m
test_page >"$kept/page" 2>&1 </dev/null &
page=$!
set +m

count "the house style (make format)" make --silent check-format

# A busy machine is no failure: time is generous.  One more than there are processors: many tests wait for a terminal or a server.
for build in "$san" "$clang"; do
    count "tests in $build" meson test -C "$build" --no-rebuild --print-errorlogs --num-processes $(($(nproc) + 1)) \
        --timeout-multiplier 8 "${once[@]}"
done

# Not beside the other tests of the page: they take longest.
count "types of the page" scripts/npm.sh run --silent --ignore-scripts check # the build has generated what it needs

# The same records through every compiler and build: equal hashes or a message that says where they part.
verify() { "$1/sagebrush" verify tests/golden/*.sbg >/dev/null; }
for build in "$san" "$clang" "$release"; do
    count "golden records in $build" verify "$build"
done

wait "$page" || echo failed >>"$kept/results" # count() has said why, unless it broke off
page=
cat "$kept/page"

echo "$(how_many passed) passed, $(how_many failed) failed"
[ "$(how_many failed)" -eq 0 ]
