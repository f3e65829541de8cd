#!/usr/bin/env bash
# abi-check.sh BASE: compares the shared library of this tree with that of commit or tag BASE, by libabigail.  What was added is listed
# and fine; what was changed or removed fails: then SB_ABI (include/sagebrush/public.h) must go up.
set -euo pipefail
cd "$(dirname "$0")/.."
base=$(git rev-parse --verify --quiet "${1:-}^{commit}") || {
    echo "abi-check: '${1:-}' is no commit here" >&2
    exit 2
}

build() { # SOURCES FOLDER: a library that tells its types
    [ -e "$2/build.ninja" ] || CC=gcc meson setup "$2" "$1" -Dbuildtype=debugoptimized -Dtests=false -Dlibrary=true >"$2.log" 2>&1 ||
        { cat "$2.log" >&2; exit 1; }
    meson compile -C "$2" -j "$(nproc)" sagebrush:shared_library >"$2.log" || { cat "$2.log" >&2; exit 1; }
    rm -f "$2.log"
}

old=.cache/abi/$base
if [ ! -e "$old/build/libsagebrush.so" ]; then
    rm -rf "$old"
    mkdir -p "$old/source"
    git archive "$base" | tar -x -C "$old/source"
    [ -e "$old/source/include/sagebrush/public.h" ] || {
        echo "abi-check: ${1} has no library yet" >&2
        exit 2
    }
    build "$old/source" "$old/build"
fi
build . build-abi

number() { sed -n 's/^#define SB_ABI *//p' "$1/include/sagebrush/public.h"; }
status=0
report=$(mktemp)
trap 'rm -f "$report"' EXIT
abidiff --headers-dir1 "$old/source/include" --headers-dir2 include --drop-private-types \
    "$(readlink -f "$old/build/libsagebrush.so")" "$(readlink -f build-abi/libsagebrush.so)" >"$report" || status=$?
cat "$report"
# Structures that callers make themselves (sb_thought, sb_events): another size is another interface, whatever abidiff thinks of it.
if grep -q 'type size changed' "$report"; then
    status=$((status | 8))
fi
if [ $((status & 1)) -ne 0 ] || [ $((status & 2)) -ne 0 ]; then
    echo "abi-check: abidiff itself failed ($status)" >&2
    exit 2
elif [ $((status & 8)) -ne 0 ] && [ "$(number "$old/source")" = "$(number .)" ]; then
    echo "abi-check: programs compiled for ${1} would break: raise SB_ABI" >&2
    exit 1
elif [ $((status & 4)) -ne 0 ] && [ "$(number "$old/source")" = "$(number .)" ]; then
    echo "abi-check: changed since ${1}; read the list above: only what was added is harmless"
else
    echo "abi-check: the same as ${1}, or announced by another SB_ABI"
fi
