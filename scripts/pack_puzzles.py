#!/usr/bin/env python3
"""Puzzles as a part of the program: pack_puzzles.py OUTPUT.c [GAME.sbp...]"""
import pathlib
import sys


def words(data):
    for i in range(0, len(data), 8):
        yield "0x%x" % int.from_bytes(data[i:i + 8], "little")


def main(output, *files):
    games = {pathlib.Path(name).stem: pathlib.Path(name).read_bytes() for name in sorted(files)}
    with open(output, "w", encoding="ascii") as out:
        print('/* Made by scripts/pack_puzzles.py. */\n#include "coach/puzzle_files.h"\n', file=out)
        print("struct puzzle_packed { const char *game; puzzle_file file; };", file=out)
        print("extern const struct puzzle_packed puzzle_packed[];", file=out)
        for game, data in games.items():
            print(f"static const uint64_t {game}[] = {{ {','.join(words(data))} }};", file=out)
        print("const struct puzzle_packed puzzle_packed[] = {", file=out)
        for game, data in games.items():
            print(f'    {{ "{game}", {{ (const char *){game}, {len(data)} }} }},', file=out)
        print("    { 0 }\n};", file=out)


main(*sys.argv[1:])
