#!/usr/bin/env bash
# setup.sh [build|test|fuzz|page|browser|format|abi|python|instructions|coverage]: installs what is missing with apt-get (through sudo when not
# root) and says what it does.  A second run finds nothing to do.
set -euo pipefail

build_packages=(gcc libc6-dev meson ninja-build pkg-config python3 libjansson-dev
    libwebsockets-dev libev-dev libwebsockets-evlib-ev libssl-dev libsodium-dev libsqlite3-dev libpq-dev libzstd-dev
    libncurses-dev libedit-dev)
python_packages=(python3-dev python3-venv python3-pip python3-setuptools python3-wheel python3-cffi python3-numpy python3-matplotlib mypy)
test_packages=("${build_packages[@]}" "${python_packages[@]}" g++ clang libcmocka-dev brotli openssl postgresql tmux procps)

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

# The parts of clang that come in packages of their own are named after its version.
clang_version() {
    local version
    version=$(clang -dumpversion)
    echo "${version%%.*}"
}

# Vite wants Node 20.19, or 22.12 and later.
is_node_new_enough() {
    local major minor
    command -v node >/dev/null && command -v npm >/dev/null || return 1
    IFS=. read -r major minor _ <<<"$(node --version | tr -d v)"
    [ "$major" -gt 22 ] || { [ "$major" -eq 22 ] && [ "$minor" -ge 12 ]; } || { [ "$major" -eq 20 ] && [ "$minor" -ge 19 ]; }
}

# Where the system's Node is missing or too old, one comes into .cache/node; scripts/npm.sh uses it.
own_node=$(sed -n 's/^NODE, NPM = "\([^"]*\)".*/\1/p' "$(dirname "$0")/fetch_node.py")
install_node() {
    cd "$(dirname "$0")/.."
    if is_node_new_enough || [ "$(.cache/node/bin/node --version 2>/dev/null)" = "v$own_node" ]; then
        return
    fi
    install ca-certificates
    echo "Fetching Node $own_node into .cache/node"
    mkdir -p .cache
    scripts/fetch_node.py .cache/node
}

case "${1:-build}" in
build) install "${build_packages[@]}" ;;
test) install "${test_packages[@]}" ;;
page) # the table as WebAssembly, and what builds and packs the page
    install "${build_packages[@]}" clang lld binaryen wasi-libc brotli
    install "libclang-rt-$(clang_version)-dev-wasm32"
    install_node
    ;;
browser) install chromium-headless-shell ;;
fuzz)
    install "${test_packages[@]}"
    install "libclang-rt-$(clang_version)-dev"
    ;;
format) install clang-format ;;
python) install "${build_packages[@]}" "${python_packages[@]}" ;;
abi) install "${build_packages[@]}" git abigail-tools ;;
instructions) install "${build_packages[@]}" valgrind ;;
coverage) install "${test_packages[@]}" gcovr ;;
*)
    echo "setup.sh: expected build, page, browser, test, fuzz, format, abi, python, instructions or coverage, got '$1'" >&2
    exit 2
    ;;
esac
