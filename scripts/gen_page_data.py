#!/usr/bin/env python3
"""What the page takes from the C tables: gen_page_data.py --program build/catalogue --output FOLDER

Runs the program, which prints the catalogue of every game (docs/protocol.md), and writes

    FOLDER/catalogue/GAME.json   names, words and components of a game
    FOLDER/games.json            the list of games, as `hello` tells it
    FOLDER/ids.ts                the ids as TypeScript types: GoldriverCard, GoldriverEventKind, ...
    FOLDER/positions.ts          what a view of each game consists of, as TypeScript types: GoldriverPosition, ...

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


# ---- positions: the fields of a view as types -----------------------------------------------------------------------


def parent_of(path):
    """players[].hand[] -> players[].hand -> players[] -> players -> nothing"""
    if path.endswith(("[]", "{}")):
        return path[:-2]
    return path.rpartition(".")[0]


class Shape:
    def __init__(self, catalogue):
        self.game = pascal(catalogue["game"])
        self.field = {f["path"]: f for f in catalogue["fields"]}
        self.parts = {}
        for f in catalogue["fields"]:
            self.parts.setdefault(parent_of(f["path"]), []).append(f)

    def object_of(self, path, indent):
        inner = "    " * (indent + 1)
        members = [f"{inner}{f['path'].rpartition('.')[2]}{'?' if f.get('optional') else ''}: {self.type_of(f, indent + 1)};"
                   for f in self.parts.get(path, [])]
        return "{\n" + "\n".join(members) + "\n" + "    " * indent + "}"

    def type_of(self, f, indent):
        kind = f["type"]
        if kind in ("number", "seat"):
            text = "number"
        elif kind == "bool":
            text = "boolean"
        elif kind == "item":
            text = f"ids.{self.game}{pascal(f['domain'])}"
        elif kind == "object":
            text = self.object_of(f["path"], indent)
        elif kind == "map":
            text = f"Partial<Record<ids.{self.game}{pascal(f['domain'])}, number>>"
        elif kind == "scores":
            text = f"Record<ids.{self.game}Category, number>"
        else:
            item = self.type_of(self.field[f["path"] + "[]"], indent)
            text = f"({item})[]" if " | " in item else f"{item}[]"
        return text + (" | null" if f.get("nullable") else "")


def positions(catalogues):
    head = ("// positions.ts: what a view of each game consists of, from the games' descriptions.  Made by scripts/gen_page_data.py.\n"
            "import type * as ids from './ids';\n\n")
    return head + "\n".join(f"export interface {pascal(c['game'])}Position {Shape(c).object_of('', 0)}\n" for c in catalogues)


ENTRY = ("en", "fr", "rules_version", "players", "options", "example")  # of a game in the list, after its id


def entries(catalogues):
    listed = [{"id": c["game"], **{key: c[key] for key in ENTRY}} for c in catalogues]
    return json.dumps(listed, ensure_ascii=False, separators=(",", ":")) + "\n"


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
    write_if_changed(args.output / "games.json", entries(catalogues))
    head = "// ids.ts: the ids of every game, from the C tables.  Made by scripts/gen_page_data.py.\n\n"
    types = [union("GameId", [c["game"] for c in catalogues])] + [types_of(c) for c in catalogues]
    write_if_changed(args.output / "ids.ts", head + "\n".join(types))
    write_if_changed(args.output / "positions.ts", positions(catalogues))


if __name__ == "__main__":
    main()
