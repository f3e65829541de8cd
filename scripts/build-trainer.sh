#!/bin/sh
# The trainer (src/tools/trainer.c) with a compiler alone: scripts/build-trainer.sh OUTPUT [WEIGHTS...]
set -e
cd "$(dirname "$0")/.."
output=${1:?expected the name of the program}
shift
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 scripts/pack_weights.py "$folder/weights.c" "$@"
${CC:-gcc} -std=gnu17 -O3 -march=native -ffast-math -DNDEBUG -fno-strict-aliasing -w -Iinclude -Isrc -o "$output" \
    src/base/*.c src/core/*.c src/games/*/*.c src/bots/*.c src/learn/*.c \
    src/library/pool.c src/library/match.c src/tools/train.c src/tools/arena*.c src/cli/cli.c src/cli/file.c src/tools/trainer.c "$folder/weights.c" -lm -lpthread
