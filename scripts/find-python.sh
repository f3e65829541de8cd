#!/usr/bin/env bash
# find-python.sh: a python3 that has cffi, numpy and pip: the system's own before any other.
set -euo pipefail
for python in /usr/bin/python3 $(type -aP python3); do
    if "$python" -c 'import cffi, numpy, setuptools, venv' 2>/dev/null; then
        echo "$python"
        exit 0
    fi
done
echo "find-python.sh: no python3 with cffi, numpy, setuptools and venv; scripts/setup.sh python installs them" >&2
exit 1
