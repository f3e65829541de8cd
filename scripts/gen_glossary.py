#!/usr/bin/env python3
"""docs/glossary.md from the tables: gen_glossary.py CATALOGUE [--check]

The terms of the games in French and English, with a rule that uses them: the glossaries of docs/rules and the names of
the catalogues, which come from the C tables.  CATALOGUE is the program build/catalogue.  --check writes nothing and
fails when the file is another one."""
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FILE = ROOT / "docs" / "glossary.md"
BOOKS = {"gold-river": "Gold River", "colorado": "Colorado", "gwt": "Great Western Trail", "gwt-rails-north": "Rails to the North",
         "gwt-poker": "Poker table", "gwt-solo": "Solo"}
GAMES = {"goldriver": "Gold River", "colorado": "Colorado", "gwt": "Great Western Trail"}
# Values of one question or of a record, and single pieces whose kinds are there.
NO_TERMS = {"phase", "side", "effect", "answer", "claim", "sam_reason", "sam_expansion", "action", "offer", "objective", "frame",
            "hand", "sam_card", "task"}
HEAD = """# Glossary

The terms of the games in French and English, with the first rule that uses them. Written by `scripts/gen_glossary.py` from the
tables of the games and the glossaries of [docs/rules](rules/): change a term there, then run `make glossary`.

| French | English | game | rule |
|---|---|---|---|
"""


def rules_of(book):
    text = (ROOT / "docs" / "rules" / f"{book}.md").read_text(encoding="utf-8")
    return [(rule, text.lower()) for rule, text in re.findall(r"^- \*\*([A-Z]+-[\w-]+)\*\* (.*)", text, re.M)]


def rule_with(rules, term):
    """The first rule in whose text a word begins with the term."""
    word = re.compile(rf"\b{re.escape(term.lower())}")
    return next((rule for rule, text in rules if term.lower() in text and word.search(text)), "")


def book_terms(book):
    """The glossary of a book of rules: its English table has both languages."""
    rules, inside = rules_of(book), False
    for line in (ROOT / "docs" / "rules" / f"{book}.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            inside = "Glossary" in line
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if inside and line.startswith("| ") and len(cells) == 3 and not line.startswith("| English"):
            english = re.split(r" / |, | \(", cells[0])[0]
            yield cells[1], cells[0], BOOKS[book], rule_with(rules, english)


def plain(name):
    """Without what tells one piece from another: "flood (2, black hand)" is a flood, "space A" a space."""
    name = re.sub(r"\s*(\(.*\)|:.*)$", "", name)
    return re.sub(r"( [A-G]| \d+[ab]?| \d\.\d)$", "", name).strip()


def catalogue_terms(catalogue, game):
    books = [book for book in BOOKS if BOOKS[book] == GAMES[game] or (game == "gwt" and book.startswith("gwt"))]
    rules = [rule for book in books for rule in rules_of(book)]
    for domain, items in catalogue["domains"].items():
        for item in items if domain not in NO_TERMS else []:
            if item["id"]:
                english, french = plain(item["en"]), plain(item["fr"])
                yield french, english, GAMES[game], rule_with(rules, english) or item.get("rules", "")
    for word in catalogue["categories"]:
        yield word["fr"], word["en"], GAMES[game], word["rule"]


def rows(program):
    """Each term once a game, in the alphabetical order of French."""
    found = {}
    for book in BOOKS:
        for row in book_terms(book):
            found.setdefault((row[2], row[1].lower(), row[0].lower()), row)
    catalogues = map(json.loads, subprocess.run([program], check=True, capture_output=True, text=True).stdout.splitlines())
    for catalogue in catalogues:
        for row in catalogue_terms(catalogue, catalogue["game"]) if catalogue["game"] in GAMES else []:
            if re.search(r"[^\W\d]{2}", row[0]):  # a site like A1 is no term
                found.setdefault((row[2], row[1].lower(), row[0].lower()), row)
    fold = str.maketrans("àâçéèêëîïôöùûüœ", "aaceeeeiioouuuo")
    return sorted(found.values(), key=lambda row: (row[0].lower().translate(fold), row[2], row[1]))


def main():
    program = sys.argv[1]
    text = HEAD + "".join(f"| {' | '.join(row)} |\n" for row in rows(program))
    if "--check" not in sys.argv[2:]:
        FILE.write_text(text, encoding="utf-8")
    elif not FILE.exists() or FILE.read_text(encoding="utf-8") != text:
        sys.exit("docs/glossary.md is not what the tables say: make glossary")


if __name__ == "__main__":
    main()
