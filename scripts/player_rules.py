"""A rule as players read it: without notes on its source and without ids of the program.

for_players answers {"id", "text"}; "full", the rule as docs/rules has it, where that is more; "program": true where a rule is
about the program (names of options, order of decisions, streams of chance) and not about playing.
"""
import json
import re

NOTE = re.compile(r"\s*\[[^\]]*(?:DECISION|DÉCISION|SOURCE|rulebook|livret)[^\]]*\]")
STEPS = re.compile(r"\[[a-zé][^\]]*\]")  # [cost paid]: a sequence of decisions, told to programs
CODE = re.compile(r"`([^`]+)`")
ASIDE = re.compile(r"\s*\([^()]*`[^()]*\)")  # (`crossings_before`, table below)
OPTION = re.compile(r"`[a-z_]+=[^`]*`")
REMARK = re.compile(r"\s*\((?:ours|de nous|à nous|[^()]*\b[Rr](?:eference|éférence)\b[^()]*)\)")  # whose example, what a reference does
PROGRAM_GROUPS = ("DEC", "OPT")
PROGRAM_WORDS = re.compile(r"^(?:For an engine|Pour un moteur)|\b(?:from the seed|de la graine|Random events of|Événements aléatoires de)\b")
FIRST_SEAT = {"en": "“first player”", "fr": "« premier joueur »"}  # as the set-up calls it


def names_of(catalogue, lang):
    """Ids of a game to the names that people know."""
    names = {"first_seat": FIRST_SEAT[lang]}
    for items in catalogue["domains"].values():
        for item in items:
            if item["id"]:
                names.setdefault(item["id"], item[lang])
    return names


def glossary_of(lines, names):
    """The terms of a book's glossary: [{"term", "other", "text"}], `other` in the other language."""
    terms, inside = [], False
    for line in lines:
        if line.startswith("## "):
            inside = bool(re.search(r"Gloss(ary|aire)", line))
        cells = [worded(named(cell.strip(), names)) for cell in line.strip().strip("|").split("|")]
        if inside and line.startswith("| ") and len(cells) == 3 and not line.startswith(("| English", "| Français")):
            terms.append(dict(zip(("term", "other", "text"), cells)))
    return terms


def read_names(folder, game, lang):
    path = folder / f"{game}.json" if folder else None
    return names_of(json.loads(path.read_text(encoding="utf-8")), lang) if path and path.exists() else {}


def named(text, names):
    """Known ids by their names; what no table knows keeps its words only."""
    return CODE.sub(lambda m: names.get(m.group(1), m.group(0)), text)


def worded(text):
    return CODE.sub(lambda m: re.sub(r"[\[\]_]+|\.(?=\w)", " ", m.group(1)).strip(), text)


def for_players(rule_id, text, names):
    plain = ASIDE.sub("", named(REMARK.sub("", NOTE.sub("", text)), names))
    rule = {"id": rule_id, "text": re.sub(r" +([.,)])", r"\1", worded(plain)).strip()}
    if rule["text"] != text:
        rule["full"] = text
    if rule_id.split("-")[1] in PROGRAM_GROUPS or OPTION.search(plain) or STEPS.search(plain) or PROGRAM_WORDS.search(plain):
        rule["program"] = True
    return rule
