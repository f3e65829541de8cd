#!/bin/sh
# The trainer (src/tools/trainer.c) with a compiler alone: scripts/build-trainer.sh OUTPUT [WEIGHTS...]
set -e
cd "$(dirname "$0")/.."
output=${1:?expected the name of the program}
shift
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 scripts/pack_weights.py "$folder/weights.c" "$@"
python3 scripts/pack_puzzles.py "$folder/puzzles.c"
compiler=${CC:-gcc}
flags="-std=gnu17 -O3 -march=native -ffast-math -DNDEBUG -fno-strict-aliasing -w -Iinclude -Isrc"
# A file a core: each becomes an object named after its path.
ls src/base/*.c src/core/*.c src/games/*/*.c src/bots/*.c src/table/*.c src/coach/*.c src/learn/*.c src/library/match.c src/library/pool.c \
    src/tools/train.c src/tools/arena*.c src/tools/hunt.c src/tools/calibrate.c src/tools/scores.c src/tools/trainer.c src/cli/cli.c src/cli/file.c \
    "$folder/weights.c" "$folder/puzzles.c" |
    xargs -P "$(nproc)" -I{} sh -c "$compiler $flags -c {} -o $folder/\$(echo {} | tr / _).o"
$compiler $flags -o "$output" "$folder"/*.o -lm -lpthread
