#!/usr/bin/env bash
# load-san.sh BUILD TABLES SECONDS: the program of a build with sanitizers under load on both stores, with people who come and go and
# bots that think; then killed, attacked and asked for everything it can do.  Whatever a sanitizer says is a failure.
set -euo pipefail
cd "$(dirname "$0")/.."
build=$1 tables=$2 seconds=$3

export TSAN_OPTIONS=halt_on_error=1:exitcode=66:second_deadlock_stack=1
export ASAN_OPTIONS=detect_leaks=1 UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1
program=$build/sagebrush

run() { # TITLE COMMAND...
    echo "$build: $1"
    "${@:2}"
}
run "moves on both stores" scripts/load.py "$program" "$build/load" --tables "$tables" --seconds "$seconds" --idle 200
run "people come and go, bots think" scripts/load.py "$program" "$build/load" --tables "$tables" --seconds $((3 * seconds)) --idle 100 --soak 20 --trend no
run "everything there is, SQLite" python3 tests/test_online.py "$program" tests/page
run "everything there is, PostgreSQL" tests/postgres.py python3 tests/test_online.py "$program" tests/page
run "notices" python3 tests/test_notices.py "$program" tests/page
run "trouble" python3 tests/test_trouble.py "$program" tests/page
run "killed, SQLite" python3 tests/crash.py "$program" tests/page 5
run "killed, PostgreSQL, two processes" tests/postgres.py python3 tests/crash.py "$program" tests/page 3
echo "$build: nothing found"
