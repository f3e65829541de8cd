#!/usr/bin/env bash
# test_python.sh BUILD PROGRAM: the Python package around the library of a build: types, tests, docs.  Nothing is installed.
set -euo pipefail
library=$(realpath "$1") program=$(realpath "$2")
cd "$(dirname "$0")/.."
python=$(scripts/find-python.sh)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -r python/sagebrush "$work"
SAGEBRUSH_LIBRARY=$library SAGEBRUSH_NO_LTO=1 SAGEBRUSH_TO=$work CC=gcc "$python" python/build_native.py
if command -v mypy >/dev/null; then
    MYPYPATH=$work mypy --strict --no-incremental --cache-dir=/dev/null -p sagebrush
else
    echo "no mypy here: types are not checked"
fi
PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=$work SAGEBRUSH_PROGRAM=$program "$python" python/tests/test_sagebrush.py
