#!/usr/bin/env python3
"""Weights of the bots as a part of the program: pack_weights.py OUTPUT.c GAME.sbw...  Files of one game are joined."""
import pathlib
import sys


def words(data):
    for i in range(0, len(data), 8):
        yield "0x%x" % int.from_bytes(data[i:i + 8], "little")


def main(output, *files):
    games = {}
    for name in sorted(files):
        path = pathlib.Path(name)
        games.setdefault(path.name.split(".")[0].split("-")[0], []).append(path.read_bytes())
    with open(output, "w", encoding="ascii") as out:
        print('/* Made by scripts/pack_weights.py. */\n#include "bots/net.h"\n', file=out)
        print("struct net_packed { const char *game; net_file file; };", file=out)
        print("extern const struct net_packed net_packed[];", file=out)
        for game, parts in games.items():
            data = b"".join(parts)
            if len(data) % 64:
                sys.exit(f"{game}: weights are no multiple of 64 bytes")
            print(f"_Alignas(64) static const uint64_t {game}[] = {{ {','.join(words(data))} }};", file=out)
        print("const struct net_packed net_packed[] = {", file=out)
        for game in games:
            print(f'    {{ "{game}", {{ {game}, sizeof {game} }} }},', file=out)
        print("    { 0 }\n};", file=out)


main(*sys.argv[1:])
