#!/usr/bin/env python3
"""What the page takes from the C tables: gen_page_data.py --program build/catalogue --output FOLDER

Runs the program, which prints the catalogue of every game (docs/protocol.md), and writes

    FOLDER/catalogue/GAME.json   names, words and components of a game
    FOLDER/ids.ts                the ids as TypeScript types: GoldriverCard, GoldriverEventKind, ...

Files that are right already are left alone.  scripts/gen-page-data.sh adds the rules.
"""
import argparse
import json
import pathlib
import subprocess

KINDS = (("moves", "MoveKind"), ("events", "EventKind"), ("decisions", "DecisionKind"), ("reasons", "ReasonKind"),
         ("categories", "Category"))


def read_catalogues(program):
    lines = subprocess.run([program], capture_output=True, text=True, check=True).stdout.splitlines()
    return [json.loads(line) for line in lines]


def pascal(word):
    return "".join(part.capitalize() for part in word.split("_"))


def union(name, ids):
    """A type of string literals, a few a line."""
    lines, line = [], "   "
    for id_ in ids:
        part = f" | '{id_}'"
        if len(line) + len(part) > 120:
            lines.append(line)
            line = "   "
        line += part
    return f"export type {name} =\n" + "\n".join(lines + [line]) + ";\n"


def types_of(catalogue):
    game = pascal(catalogue["game"])
    parts = [union(game + "Domain", catalogue["domains"])]
    parts += [union(game + pascal(domain), [item["id"] for item in items])
              for domain, items in catalogue["domains"].items()]
    parts += [union(game + name, [word["id"] for word in catalogue[key]]) for key, name in KINDS]
    return "\n".join(parts)


def write_if_changed(path, text):
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", required=True)
    parser.add_argument("--output", required=True, type=pathlib.Path)
    args = parser.parse_args()
    catalogues = read_catalogues(args.program)
    (args.output / "catalogue").mkdir(parents=True, exist_ok=True)
    for catalogue in catalogues:
        text = json.dumps(catalogue, ensure_ascii=False, separators=(",", ":")) + "\n"
        write_if_changed(args.output / "catalogue" / f"{catalogue['game']}.json", text)
    head = "// ids.ts: the ids of every game, from the C tables.  Made by scripts/gen_page_data.py.\n\n"
    types = [union("GameId", [c["game"] for c in catalogues])] + [types_of(c) for c in catalogues]
    write_if_changed(args.output / "ids.ts", head + "\n".join(types))


if __name__ == "__main__":
    main()
