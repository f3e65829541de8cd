#!/usr/bin/env bash
# fuzz.sh REQUESTS SECONDS: the engine protocol under ASan and UBSan, as lines and as packed documents: a long run of each
# generator, then libFuzzer, which learns from coverage.
set -euo pipefail
cd "$(dirname "$0")/.."
[ -f build-fuzz/build.ninja ] || CC=clang meson setup build-fuzz -Dbuildtype=debug -Doptimization=1 \
    -Db_sanitize=address,undefined -Db_lundef=false -Dfuzzers=true >/dev/null
ninja -C build-fuzz --quiet
export ASAN_OPTIONS=detect_leaks=1 UBSAN_OPTIONS=halt_on_error=1
build-fuzz/tests/fuzz_engine_run "$1"
mkdir -p build-fuzz/corpus build-fuzz/corpus-packed # begin with the examples of the protocol
build-fuzz/tests/fuzz_packed_run docs/protocol.md "$1" 1 build-fuzz/corpus-packed
if [ "$2" -gt 0 ]; then
    grep '^> ' docs/protocol.md | sed 's/^> //' | split -l 1 - build-fuzz/corpus/example-
    build-fuzz/tests/fuzz_engine -max_total_time="$2" -max_len=65536 -timeout=10 build-fuzz/corpus
    build-fuzz/tests/fuzz_packed -max_total_time="$2" -max_len=16384 -timeout=10 build-fuzz/corpus-packed
fi
