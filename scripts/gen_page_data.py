#!/usr/bin/env python3
"""What the page takes from the C tables: gen_page_data.py --program build/catalogue --output FOLDER

Runs the program, which prints the catalogue of every game (docs/protocol.md), and writes

    FOLDER/catalogue/GAME.json   names, words and components of a game
    FOLDER/games.json            the list of games, as `hello` tells it
    FOLDER/ids.ts                the ids as TypeScript types: GoldriverCard, GoldriverEventKind, ...
    FOLDER/positions.ts          what a view of each game consists of, as TypeScript types: GoldriverPosition, ...
    FOLDER/protocol.ts           every request and its answer as TypeScript types (src/protocol/describe.h)

Files that are right already are left alone.  scripts/gen-page-data.sh adds the rules.
"""
import argparse
import json
import pathlib
import re
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
            text = f"Counts<ids.{self.game}{pascal(f['domain'])}>"
        elif kind == "scores":
            text = f"Counts<ids.{self.game}Category>"
        else:
            item = self.type_of(self.field[f["path"] + "[]"], indent)
            text = f"({item})[]" if " | " in item else f"{item}[]"
        return text + (" | null" if f.get("nullable") else "")


def positions(catalogues):
    head = ("// positions.ts: what a view of each game consists of, from the games' descriptions.  Made by scripts/gen_page_data.py.\n"
            "import type * as ids from './ids';\n\n"
            "/** A number for each id of a kind; an id that came from elsewhere can be looked up as well. */\n"
            "export type Counts<K extends string> = { [id in K]?: number } & Record<string, number>;\n\n")
    return head + "\n".join(f"export interface {pascal(c['game'])}Position {Shape(c).object_of('', 0)}\n" for c in catalogues)


ENTRY = ("en", "fr", "rules_version", "players", "options", "example", "automa")  # of a game in the list, after its id


def entries(catalogues):
    listed = [{"id": c["game"], **{key: c[key] for key in ENTRY}} for c in catalogues]
    return json.dumps(listed, ensure_ascii=False, separators=(",", ":")) + "\n"


# ---- the protocol: requests and answers as types --------------------------------------------------------------------

BASES = {"number": "number", "text": "string", "bool": "boolean", "any": "unknown"}
GIVEN = """export type Lang = 'en' | 'fr';
export type Viewer = number | 'spectator';
/** Of an option or a seed. */
export type Value = string | number;
/** A number or a seat is a number, an item its id, a list a list of ids: the catalogue's `moves` says which. */
export type Args = Record<string, number | string | string[]>;
/** What people plan with, by the catalogue's `facts`. */
export type Facts = Record<string, number | string>;
"""


def protocol_type(text):
    if text.endswith("!"):
        return protocol_type(text[:-1]) + " | null"
    if text.endswith("[]"):
        item = protocol_type(text[:-2])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if text.endswith("{}"):
        return f"Record<string, {protocol_type(text[:-2])}>"
    if "/" in text:
        return " | ".join(f"'{word}'" for word in text.split("/"))
    return BASES.get(text, text)


def protocol_members(text):
    parts = []
    for member in text.split():
        name, kind = member.split(":")
        kind = "P" if (name, kind) == ("position", "any") else protocol_type(kind)
        parts.append(f"[argument: string]: {kind}" if name == "*" else f"{name}: {kind}")
    return parts


def protocol_object(text):
    members = protocol_members(text)
    return "{ " + "; ".join(members) + " }" if members else "Record<never, never>"


def protocol_types(protocol):
    parts = ["// protocol.ts: every request and its answer, from the protocol's description.  Made by scripts/gen_page_data.py.\n", GIVEN]
    for name, members in protocol["shapes"].items():
        head = f"{name}<P = unknown>" if " position:any " in members else name
        parts.append(f"export interface {head} {{\n" + "".join(f"    {m};\n" for m in protocol_members(members)) + "}\n")
    for key, name in (("host", "Requests"), ("seat", "SeatRequests"), ("early", "EarlyRequests")):
        rows = [f"    {verb}: [{protocol_object(r['takes'])}, {protocol_object(r['answers'])}];\n"
                for verb, r in protocol[key].items()]
        parts.append(f"/** Every request: its fields and its answer. */\nexport interface {name} {{\n" + "".join(rows) + "}\n")
    return "\n".join(parts)


def read_protocol(program):
    return json.loads(subprocess.run([program, "protocol"], capture_output=True, text=True, check=True).stdout)


def refusals(header):
    """What the program says in French when it refuses, by its code (include/sagebrush/error.h)."""
    rows = re.findall(r'X\(\w+, "(\w+)", \d+,[\s\\]*"[^"]*",[\s\\]*"([^"]*)"\)', header.read_text(encoding="utf-8"))
    return json.dumps(dict(rows), ensure_ascii=False, separators=(",", ":")) + "\n"


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
    write_if_changed(args.output / "refusals.json", refusals(pathlib.Path(__file__).parent.parent / "include" / "sagebrush" / "error.h"))
    head = "// ids.ts: the ids of every game, from the C tables.  Made by scripts/gen_page_data.py.\n\n"
    types = [union("GameId", [c["game"] for c in catalogues])] + [types_of(c) for c in catalogues]
    write_if_changed(args.output / "ids.ts", head + "\n".join(types))
    write_if_changed(args.output / "positions.ts", positions(catalogues))
    write_if_changed(args.output / "protocol.ts", protocol_types(read_protocol(args.program)))


if __name__ == "__main__":
    main()
