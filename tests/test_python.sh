#!/usr/bin/env bash
# test_python.sh BUILD PROGRAM: the Python package around the library of a build: a wheel without a network, installed into an empty
# folder, its types, tests, docs.  Nothing is left behind.
set -euo pipefail
library=$(realpath "$1") program=$(realpath "$2")
cd "$(dirname "$0")/.."
python=$(scripts/find-python.sh)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/source"
cp -r python "$work/source"
rm -rf "$work"/source/python/{build,*.egg-info}
ln -s "$PWD/include" "$work/source/include"
pip=("$python" -m pip --disable-pip-version-check --no-cache-dir --quiet)
export PIP_ROOT_USER_ACTION=ignore
SAGEBRUSH_LIBRARY=$library SAGEBRUSH_NO_LTO=1 CC=gcc \
    "${pip[@]}" wheel --no-build-isolation --no-index --no-deps --wheel-dir "$work/wheels" "$work/source/python"
"${pip[@]}" install --no-index --no-deps --target "$work/installed" "$work"/wheels/sagebrush-*.whl
if command -v mypy >/dev/null; then
    MYPYPATH=$work/installed mypy --strict --no-incremental --cache-dir=/dev/null -p sagebrush
else
    echo "no mypy here: types are not checked"
fi
PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=$work/installed SAGEBRUSH_PROGRAM=$program "$python" python/tests/test_sagebrush.py
