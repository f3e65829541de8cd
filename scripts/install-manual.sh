#!/usr/bin/env bash
# install-manual.sh PROGRAM: the manual pages and the completion of shells, below the prefix that meson installs to.
set -euo pipefail
share=${MESON_INSTALL_DESTDIR_PREFIX:?meson runs this}/share
mkdir -p "$share/man/man1" "$share/bash-completion/completions" "$share/zsh/site-functions"
"$1" man --folder "$share/man/man1"
"$1" completion bash >"$share/bash-completion/completions/sagebrush"
"$1" completion zsh >"$share/zsh/site-functions/_sagebrush"
