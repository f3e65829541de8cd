#!/usr/bin/env bash
# setup.sh [build|test|fuzz|page|format|instructions|coverage]: installs what is missing with apt-get (through sudo when not
# root) and says what it does.  A second run finds nothing to do.
set -euo pipefail

build_packages=(gcc libc6-dev meson ninja-build pkg-config python3 libjansson-dev)
test_packages=("${build_packages[@]}" clang libcmocka-dev libsodium-dev)

as_root() {
    if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

install() { # PACKAGE...: those that are not there yet
    local missing=() package status
    if ! command -v dpkg-query >/dev/null; then
        echo "setup.sh: no dpkg here, so nothing is installed; needed: $*" >&2
        return
    fi
    for package in "$@"; do
        status=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
        [ "$status" = installed ] || missing+=("$package")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; then
        echo "setup.sh: please install as root: apt-get install ${missing[*]}" >&2
        exit 1
    fi
    echo "Installing: ${missing[*]}"
    as_root apt-get update -qq
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"
}

case "${1:-build}" in
build) install "${build_packages[@]}" ;;
test) install "${test_packages[@]}" ;;
fuzz) # the sanitizers of clang are a package of their own, named after its version
    install "${test_packages[@]}"
    version=$(clang -dumpversion)
    install "libclang-rt-${version%%.*}-dev"
    ;;
page) # the table as WebAssembly; the runtime of clang is named after its version
    install "${build_packages[@]}" clang lld wasi-libc
    version=$(clang -dumpversion)
    install "libclang-rt-${version%%.*}-dev-wasm32"
    ;;
format) install clang-format ;;
instructions) install "${build_packages[@]}" valgrind ;;
coverage) install "${test_packages[@]}" gcovr ;;
*)
    echo "setup.sh: expected build, test, fuzz, page, format, instructions or coverage, got '$1'" >&2
    exit 2
    ;;
esac
