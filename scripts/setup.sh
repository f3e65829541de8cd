#!/usr/bin/env bash
# setup.sh [build|test]: installs what is missing with apt-get (through sudo when not root) and says what it does.
# A second run finds nothing to do.
set -euo pipefail

build_packages=(gcc libc6-dev meson ninja-build pkg-config python3 libjansson-dev)
test_packages=("${build_packages[@]}" clang libclang-rt-14-dev libcmocka-dev libsodium-dev)

case "${1:-build}" in
build) wanted=("${build_packages[@]}") ;;
test) wanted=("${test_packages[@]}") ;;
*)
    echo "setup.sh: expected 'build' or 'test', got '$1'" >&2
    exit 2
    ;;
esac

if ! command -v dpkg-query >/dev/null; then
    echo "setup.sh: no dpkg here, so nothing is installed; needed: ${wanted[*]}" >&2
    exit 0
fi

missing=()
for package in "${wanted[@]}"; do
    status=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
    [ "$status" = installed ] || missing+=("$package")
done
[ ${#missing[@]} -gt 0 ] || exit 0

as_root=()
if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || {
        echo "setup.sh: please install as root: apt-get install ${missing[*]}" >&2
        exit 1
    }
    as_root=(sudo)
fi
echo "Installing: ${missing[*]}"
"${as_root[@]}" apt-get update -qq
DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}"
