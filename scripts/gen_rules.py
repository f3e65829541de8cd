#!/usr/bin/env python3
"""Rules, code and tests, tied together by rule ids.

Reads docs/rules/*.md (lines "- **GR-AUC-1** text", English in NAME.md, French in NAME.fr.md), finds where the ids are
used in src/ and include/ and which tests cover them, and writes one C table of all that:

    gen_rules.py --root DIR --output rules_data.c --depfile rules_data.d

A test covers the ids that are written out in its name (test_GR_AUC_1_..., several ids one after the other), and those of
a comment "covers: GR-AUC-1 GR-AUC-2" right above the test function.  A rule that no code can decide says so at its end:
" *(no test: reason)*".  A rule that changes nothing, so that only a test can show it, says " *(no code: reason)*".

    gen_rules.py --root DIR --check

fails when an id is used (in code, tests or docs) that no rule has, when an id is defined twice, when the two languages differ in their ids,
or when no code cites a rule that code decides: all but examples (groups EX and DX) and those that say otherwise.

    gen_rules.py --root DIR --page FOLDER [--catalogues FOLDER]

writes the texts for the browser page: FOLDER/GAME.LANGUAGE.json, {"sections": [{"title", "rules": [...]}], "glossary": [...]}, each rule and
term as player_rules.py says; names come from the catalogues; and FOLDER/families.json, the game that the first word of an id belongs to.
"""
import argparse
import json
import pathlib
import re
import sys

import player_rules

DEFINED = re.compile(r"^- \*\*([A-Z]+-[A-Z0-9]+(?:-[A-Z0-9]+)?[a-z]?)\*\* (.*)$")
NO_TEST = re.compile(r"\s*\*\((?:no test|sans test|pas de test)\s*:\s*(.*?)\)\*$")
NO_CODE = re.compile(r"\s*\*\((?:no code|sans code)\s*:\s*(.*?)\)\*$")
EXAMPLE = re.compile(r"^[A-Z]+-(?:EX|DX)-")
SHORT_ID = re.compile(r"\b[A-Z]{2,4}-[A-Z0-9]+-[A-Z]?\d+[a-z]?(?: \([a-z]\))?(?:,| and| or| to|/)\s*-[A-Z]?\d+")  # GR-AUC-1, -2
TEST_FUNCTION = re.compile(r"^(?:static )?void (test_\w+)\(|^\s*def (test_\w+)\(")
HEADING = re.compile(r"^#{2,} +(?:[0-9.]+ +)?(.*)$")
GROUPS = re.compile(r" *\([A-Z]+-[A-Z]+(?:, [A-Z]+-[A-Z]+)*\)")  # " (GR-AUC)" in a heading
BOOK = re.compile(r"^# [^,]*, (.)(.*? ?: )")  # "# Great Western Trail, At the poker table: the rules"
COVERS = re.compile(r"covers: ([A-Z0-9a-z ,-]+)")
CODE_ENDINGS = {".c", ".h", ".py", ".ts", ".svelte", ".sh"}


class Rule:
    def __init__(self, id_, game, where):
        self.id, self.game, self.where = id_, game, where
        self.text = {"en": None, "fr": None}
        self.no_test = self.no_code = None
        self.code, self.tests = [], []


class Rules:
    """All rules by id, in the order of the rule books, and what is wrong with them."""

    def __init__(self):
        self.by_id = {}
        self.errors = []
        self.files = []

    def error(self, where, message):
        self.errors.append(f"{where}: {message}")

    def groups(self):
        return {rule_id.rsplit("-", 1)[0] for rule_id in self.by_id}


def game_of(stem, root):
    """The game whose folder's name the file's name begins with, dashes aside: gold-river -> goldriver; gwt-solo -> gwt."""
    name = stem.replace("-", "")
    games = [path.name for path in (root / "src" / "games").glob("*") if name.startswith(path.name)]
    return max(games, key=len, default=name)


def read_book(rules, path, root):
    lang = "fr" if path.name.endswith(".fr.md") else "en"
    game = game_of(path.name.split(".")[0], root)
    name = path.relative_to(root).as_posix()
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        match = DEFINED.match(line)
        if match:
            add_rule(rules, lang, game, f"{name}:{number}", match.group(1), match.group(2))


def add_rule(rules, lang, game, where, rule_id, text):
    if lang == "fr" and rule_id not in rules.by_id:
        return rules.error(where, f"{rule_id} is not in the English rules")
    rule = rules.by_id.setdefault(rule_id, Rule(rule_id, game, where))
    if rule.text[lang] is not None:
        return rules.error(where, f"{rule_id} is defined twice")
    exempt = NO_TEST.search(text)
    if exempt and lang == "en":
        rule.no_test = exempt.group(1)
    idle = NO_CODE.search(text)
    if idle and lang == "en":
        rule.no_code = idle.group(1)
    rule.text[lang] = without_marks(text)


def without_marks(text):
    return NO_CODE.sub("", NO_TEST.sub("", text))


def is_decided_by_code(rule):
    return not (rule.no_test or rule.no_code or EXAMPLE.match(rule.id))


def read_books(rules, root):
    books = sorted((root / "docs" / "rules").glob("*.md"), key=lambda p: (p.name.endswith(".fr.md"), p.name))
    for path in books:
        read_book(rules, path, root)
    rules.files += books
    for rule in rules.by_id.values():
        if rule.text["fr"] is None:
            rules.error(rule.where, f"{rule.id} has no French text")


def sections_of(path, names):
    """The rules of a book under its headings; those of an expansion's book carry its name."""
    lines = path.read_text(encoding="utf-8").splitlines()
    book = BOOK.match(lines[0])
    name = book.group(1).upper() + book.group(2) if book else ""
    sections = []
    for line in lines:
        heading, rule = HEADING.match(line), DEFINED.match(line)
        if heading:
            sections.append({"title": name + GROUPS.sub("", heading.group(1)), "rules": []})
        elif rule:
            text = without_marks(rule.group(2))
            if not sections:
                sections.append({"title": name.rstrip(" :"), "rules": []})
            sections[-1]["rules"].append(player_rules.for_players(rule.group(1), text, names))
    return [section for section in sections if section["rules"]]


def write_pages(root, folder, catalogues):
    pages = {}
    for path in sorted((root / "docs" / "rules").glob("*.md"), key=lambda p: p.name.split(".")[0]):
        lang = "fr" if path.name.endswith(".fr.md") else "en"
        game = game_of(path.name.split(".")[0], root)
        if game == "reconstructed":  # facts in tables, no rules: web/scripts/guides.mjs has it
            continue
        names = player_rules.read_names(catalogues, game, lang)
        page = pages.setdefault((game, lang), {"sections": [], "glossary": []})
        page["sections"] += sections_of(path, names)
        page["glossary"] += player_rules.glossary_of(path.read_text(encoding="utf-8").splitlines(), names)
    folder.mkdir(parents=True, exist_ok=True)
    for (game, lang), page in pages.items():
        write_json(folder / f"{game}.{lang}.json", page)
    write_json(folder / "families.json", {rule["id"].split("-")[0]: game for (game, _), page in pages.items()
                                          for section in page["sections"] for rule in section["rules"]})


def write_json(path, content):
    text = json.dumps(content, ensure_ascii=False, indent=1) + "\n"
    if not path.exists() or path.read_text(encoding="utf-8") != text:  # what is right is left alone
        path.write_text(text, encoding="utf-8")


def id_pattern(rules, separator):
    """Ids as they are written in code (GR-AUC-1) or in names (GR_AUC_1)."""
    prefixes = sorted({rule_id.split("-")[0] for rule_id in rules.by_id})
    s = separator
    return re.compile(rf"(?<![A-Za-z0-9{s}])({'|'.join(prefixes)}){s}([A-Z0-9]+)(?:{s}([A-Z0-9]+[a-z]?))?(?![A-Za-z0-9])")


def written_ids(pattern, text):
    return ["-".join(part for part in match.groups() if part) for match in pattern.finditer(text)]


def named_ids(rules, name):
    """The rule ids at the beginning of a test's name: test_GR_AUC_1_GR_EX_2_two_bids -> GR-AUC-1, GR-EX-2."""
    found, words = [], name.split("_")[1:]
    while words:
        for n in (3, 2):
            rule_id = "-".join(words[:n])
            if len(words) >= n and re.fullmatch(r"[A-Z]+-[A-Z0-9]+(-[A-Z0-9]+)?[a-z]?", rule_id):
                break
        else:
            break
        if rule_id not in rules.by_id and n == 3 and "-".join(words[:2]) in rules.by_id:
            rule_id, n = "-".join(words[:2]), 2
        found.append(rule_id)
        words = words[n:]
    prefixes = {rule_id.split("-")[0] for rule_id in rules.by_id}
    return [rule_id for rule_id in found if rule_id.split("-")[0] in prefixes]


def scan_file(rules, path, root, kind):
    pattern, groups = id_pattern(rules, "-"), rules.groups()
    name = path.relative_to(root).as_posix()
    lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
    for number, line in enumerate(lines, 1):
        where = f"{name}:{number}"
        if kind == "code" and (short := SHORT_ID.search(line)):
            rules.error(where, f"write the id in full: {short.group(0)}")
        for rule_id in written_ids(pattern, line):
            use_id(rules, groups, where, rule_id, "code" if kind == "code" else None)
        test = TEST_FUNCTION.match(line) if kind == "tests" else None
        if test:
            cover(rules, groups, where, test.group(1) or test.group(2), comment_above(lines, number - 1))


def comment_above(lines, at):
    """The comment that ends on the line before lines[at]."""
    if at == 0 or not (lines[at - 1].rstrip().endswith("*/") or lines[at - 1].lstrip().startswith("#")):
        return ""
    first = at - 1
    while first > 0 and "/*" not in lines[first] and not lines[first].lstrip().startswith("#"):
        first -= 1
    return " ".join(lines[first:at])


def cover(rules, groups, where, name, comment):
    covered = COVERS.search(comment)
    listed = re.split(r"[ ,]+", covered.group(1).strip()) if covered else []
    for rule_id in named_ids(rules, name) + listed:
        use_id(rules, groups, f"{where} {name}", rule_id, "tests")


def use_id(rules, groups, where, rule_id, kind):
    rule = rules.by_id.get(rule_id)
    if rule is None and rule_id not in groups:
        rules.error(where, f"there is no rule {rule_id}")
    elif rule is not None and kind and where not in getattr(rule, kind):
        getattr(rule, kind).append(where)


def scan(rules, root):
    for folder, kind in (("src", "code"), ("include", "code"), ("tests", "tests"), ("docs", "docs")):
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in ({".md"} if kind == "docs" else CODE_ENDINGS) and path.is_file():
                rules.files.append(path)
                scan_file(rules, path, root, kind)
    for rule in rules.by_id.values():
        if is_decided_by_code(rule) and not rule.code:
            rules.error(rule.where, f"no code cites {rule.id}")


def c_string(text):
    if text is None:
        return "NULL"
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("?", "\\?") + '"'


def write_rows(out, kind, name, rows):
    out.write(f"\nconst {kind} {name}[] = {{\n")
    for fields in rows:
        row = ", ".join(c_string(field).replace("\n", "\\n") for field in fields)
        out.write(f"    {{ {row} }},\n")
    out.write("    { 0 },\n};\n")


def plain(rule, lang):
    """As players read it."""
    return player_rules.for_players(rule.id, rule.text[lang], {})["text"] if rule.text[lang] else None


def write_table(rules, root, out):
    out.write('/* Generated by scripts/gen_rules.py. */\n#include "cli/rules.h"\n')
    write_rows(out, "rule", "RULES", ([rule.id, rule.game, rule.text["en"], rule.text["fr"], rule.no_test,
                                       None if is_decided_by_code(rule) else rule.no_code or rule.no_test or "an example",
                                       "\n".join(rule.code), "\n".join(rule.tests), plain(rule, "en"), plain(rule, "fr")]
                                      for rule in rules.by_id.values()))
    write_rows(out, "rule_group", "RULE_GROUPS", rule_groups(root))
    write_rows(out, "rule_term", "RULE_TERMS", rule_terms(root))
    write_rows(out, "rule_guide", "RULE_GUIDES", rule_guides(rules, root))


def books_of(root):
    """(game, language, path) of every rule book."""
    for path in sorted((root / "docs" / "rules").glob("*.md")):
        game = game_of(path.name.split(".")[0], root)
        if game != "reconstructed":
            yield game, "fr" if path.name.endswith(".fr.md") else "en", path


def rule_groups(root):
    """What the rules of a group are about: the heading they stand under."""
    titles = {}
    for game, lang, path in books_of(root):
        for section in sections_of(path, {}):
            for rule in section["rules"]:
                group = "-".join(rule["id"].split("-")[:2])
                titles.setdefault((game, group), {}).setdefault(lang, section["title"])
    return [(game, group, title.get("en", title.get("fr")), title.get("fr", title.get("en"))) for (game, group), title in titles.items()]


def rule_terms(root):
    """The glossaries: each term in both languages with what it means."""
    terms = {}
    for game, lang, path in books_of(root):
        for term in player_rules.glossary_of(path.read_text(encoding="utf-8").splitlines(), {}):
            key = (game, term["term"] if lang == "en" else term["other"])
            terms.setdefault(key, {})[lang] = term
    for (game, _), term in terms.items():
        if "en" in term and "fr" in term:
            yield game, term["en"]["term"], term["fr"]["term"], term["en"]["text"], term["fr"]["text"]


MARKS = ((re.compile(r"<!--.*?-->", re.S), ""), (re.compile(r"\[([^\]]*)\]\([^)]*\)"), r"\1"), (re.compile(r"\*\*|`"), ""),
         (re.compile(r"^\|[-| ]+\|$\n?", re.M), ""), (re.compile(r"\n{3,}"), "\n\n"))


def joined(lines):
    """The lines of a paragraph as one; headings, entries of lists and rows of tables stay."""
    paragraph = ""
    for line in [*lines, ""]:
        begins = not line or re.match(r"[-|#]|[0-9]+\.|\s*$", line) or paragraph.startswith(("#", "|")) or not paragraph
        if begins:
            if paragraph or not line:
                yield paragraph
            paragraph = line
        else:
            paragraph += " " + line.strip()


def place_of_guide(name, root):
    """Its game and its place there, as the games' posters say; otherwise as with books of rules."""
    for poster in sorted((root / "web" / "src" / "games").glob("*/poster.json")):
        guides = json.loads(poster.read_text(encoding="utf-8")).get("guides", [])
        if name in guides:
            return poster.parent.name, guides.index(name)
    return game_of(name, root), 0


def rule_guides(rules, root):
    """How to play a game, as plain text, the guide to the game itself first; paragraphs are lines."""
    paths = (root / "docs" / "playing").glob("*.md")
    for path in sorted(paths, key=lambda path: (*place_of_guide(path.name.split(".")[0], root), path.name)):
        rules.files.append(path)
        text = path.read_text(encoding="utf-8")
        for pattern, instead in MARKS:
            text = pattern.sub(instead, text)
        text = "\n".join(joined(text.splitlines()))
        lang = "fr" if path.name.endswith(".fr.md") else "en"
        name = path.name.split(".")[0]
        yield place_of_guide(name, root)[0], name, lang, text


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--root", required=True, type=pathlib.Path)
    parser.add_argument("--output", type=pathlib.Path)
    parser.add_argument("--depfile", type=pathlib.Path)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--page", type=pathlib.Path, metavar="FOLDER")
    parser.add_argument("--catalogues", type=pathlib.Path, metavar="FOLDER")
    args = parser.parse_args()
    if args.page:
        return write_pages(args.root, args.page, args.catalogues)
    rules = Rules()
    read_books(rules, args.root)
    scan(rules, args.root)
    if args.output:
        with args.output.open("w", encoding="utf-8") as out:
            write_table(rules, args.root, out)
    if args.depfile:
        folders = {path.parent for path in rules.files}  # their time changes when a file comes or goes
        needs = " ".join(str(path).replace(" ", "\\ ") for path in rules.files + sorted(folders))
        args.depfile.write_text(f"{args.output}: {needs}\n", encoding="utf-8")
    if args.check:
        for error in rules.errors:
            print(error)
        print(f"{len(rules.by_id)} rules, {len(rules.errors)} errors")
        sys.exit(1 if rules.errors else 0)


if __name__ == "__main__":
    main()
