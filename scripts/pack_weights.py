#!/usr/bin/env python3
"""Weights of the bots as a part of the program: pack_weights.py OUTPUT.c GAME.sbw...  Files of one game are joined.

They lie in the tree compressed (GAME.sbw.xz); `pack_weights.py GAME.sbw GAME.sbw.xz` unpacks one, and `pack_weights.py GAME.sbw.xz
GAME.sbw...` makes one.  Python's library alone: xz itself is not needed."""
import lzma
import pathlib
import sys


def read(path):
    data = path.read_bytes()
    return lzma.decompress(data) if path.suffix == ".xz" else data


def words(data):
    for i in range(0, len(data), 8):
        yield "0x%x" % int.from_bytes(data[i:i + 8], "little")


def main(output, *files):
    if output.endswith((".sbw", ".sbw.xz")):
        data = b"".join(read(pathlib.Path(name)) for name in files)
        pathlib.Path(output).write_bytes(lzma.compress(data, preset=9 | lzma.PRESET_EXTREME) if output.endswith(".xz") else data)
        return
    games = {}
    for name in sorted(files):
        path = pathlib.Path(name)
        games.setdefault(path.name.split(".")[0].split("-")[0], []).append(read(path))
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
