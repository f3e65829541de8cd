#!/usr/bin/env bash
# test-busy.sh RUNS LOAD BUILD...: the suites of these builds, as `make test` runs them, RUNS times while LOAD processes a processor keep the
# machine busy.  Says which tests failed in how many runs: one that fails only here takes time for an answer.  PAGE=1: the page's parts and
# the page in Chromium, too.  ALL=1: every test in every build, long forms.
set -euo pipefail
cd "$(dirname "$0")/.."
runs=$1 load=$2
shift 2
once=(--no-suite again)
[ -z "${ALL:-}" ] || { once=() && export SB_LONG=1; }
kept=$(mktemp -d)
busy=()
leave() {
    [ ${#busy[@]} -eq 0 ] || kill "${busy[@]}" 2>/dev/null || true
    rm -rf "$kept"
}
trap leave EXIT
trap 'exit 130' INT TERM

export ASAN_OPTIONS=detect_leaks=1 UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1
for ((i = 0; i < load * $(nproc); i++)); do
    (while :; do :; done) &
    busy+=($!)
done

failures() { # BUILD: the names of the tests that failed
    python3 -c 'import json, sys
for line in open(sys.argv[1], encoding="utf-8"):
    test = json.loads(line)
    if test["result"] not in ("OK", "SKIP"):
        print(test["name"], test["result"])' "$1/meson-logs/testlog.json" | sed "s|^|$1: |"
}

for ((run = 1; run <= runs; run++)); do
    for build in "$@"; do
        if ! meson test -C "$build" --no-rebuild --num-processes $(($(nproc) + 1)) --timeout-multiplier 8 "${once[@]}" \
            >"$kept/said" 2>&1; then
            cp "$build/meson-logs/testlog.txt" "busy-$(basename "$build")-$run.log"
            failures "$build" | tee -a "$kept/failed"
        fi
    done
    for part in ${PAGE:+test e2e}; do
        if ! scripts/npm.sh run --silent "$part" >"$kept/said" 2>&1; then
            cp "$kept/said" "busy-$part-$run.log"
            sed -n 's/^✖ \(.*\) ([0-9.]*ms)$/page: \1/p' "$kept/said" | sort -u | tee -a "$kept/failed"
        fi
    done
    echo "run $run of $runs: $(date -u +%T), load $(cut -d' ' -f1-3 /proc/loadavg)"
done
if [ -s "$kept/failed" ]; then
    echo "failed, and in how many of $runs runs (busy-*.log has what they said):"
    sort "$kept/failed" | uniq -c
    exit 1
fi
echo "$runs runs, nothing failed"
