#!/usr/bin/env python3
"""The reference of positions in docs/views.md: gen_views.py --program build/catalogue DOCUMENT [--check]

Writes, between the marks of the document, what a view of each game consists of, from the games' own descriptions.  With --check it
only says whether the document is right.
"""
import argparse
import json
import pathlib
import subprocess
import sys

BEGIN, END = "<!-- positions: made by scripts/gen_views.py -->", "<!-- end of positions -->"


def type_of(f, fields):
    kind = f["type"]
    if kind == "item":
        text = f["domain"]
    elif kind == "map":
        text = f"object: {f['domain']} to number"
    elif kind == "scores":
        text = "object: category of the score to number"
    elif kind == "list":
        item = fields[f["path"] + "[]"]
        text = "list" if item["type"] == "object" else f"list of {type_of(item, fields)}"
        text += ", one a seat" if f.get("by_seat") else ""
    else:
        text = {"bool": "true or false"}.get(kind, kind)
    return text + (" or null" if f.get("nullable") else "")


def table_of(catalogue):
    fields = {f["path"]: f for f in catalogue["fields"]}
    rows = [f"{catalogue['en']}:", "", "| key | value | called |", "|---|---|---|"]
    for f in catalogue["fields"]:
        if f["path"].endswith(("[]", "{}")):
            continue
        rows.append(f"| `{f['path']}` | {type_of(f, fields)}{'; not always' if f.get('optional') else ''} | {f['en']} |")
    return "\n".join(rows)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", required=True)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("document", type=pathlib.Path)
    args = parser.parse_args()
    lines = subprocess.run([args.program], capture_output=True, text=True, check=True).stdout.splitlines()
    text = args.document.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    after = rest.partition(END)[2]
    made = before + BEGIN + "\n\n" + "\n\n".join(table_of(json.loads(line)) for line in lines) + "\n\n" + END + after
    if args.check:
        sys.exit(0 if made == text else f"{args.document} is not what the games say: run scripts/gen_views.py")
    args.document.write_text(made, encoding="utf-8")


if __name__ == "__main__":
    main()
