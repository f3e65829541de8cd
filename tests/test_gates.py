#!/usr/bin/env python3
"""What holds of the sources themselves: test_gates.py CATALOGUE ROOT

The layers of ARCHITECTURE.md; and that the parts of the page that serve every game know none of them."""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

CATALOGUE, ROOT = None, None
SHARED = ("web/src/table", "web/src/ui", "web/src/games/generic")

# Words that are ids of some game and mean something else where they stand.
OTHERWISE = {
    "of the protocol": "seat seats player players score points gain total step answer name kind automa turn cards first card",
    "of drawing and layout": "end round high large medium short out winner drawn icon ghost pair a",
    "of the page": "play setup nothing",
    "colours, worn besides being said": "red orange yellow green blue purple grey black red_1 hat_green",
}


def names_of(catalogues):
    """What a game is called, and how its rules begin."""
    words = {c[key] for c in catalogues for key in ("game", "en", "fr")}
    rules = {w["rule"].split("-")[0] for c in catalogues for key in ("moves", "events", "reasons") for w in c[key] if w["rule"]}
    return words, rules


def ids_of(catalogues):
    ids = set()
    for c in catalogues:
        ids |= {item["id"] for items in c["domains"].values() for item in items} | set(c["domains"])
        for key in ("moves", "events", "decisions", "reasons", "facts", "measures", "categories"):
            ids |= {word["id"] for word in c[key]}
        ids |= {part for f in c["fields"] for part in re.split(r"[.\[\]{}]+", f["path"]) if part}
    return ids


def code_of(path):
    text = path.read_text(encoding="utf-8")
    return re.sub(r"<style>.*?</style>", "", text, flags=re.S)


def is_outside(path):
    """No part of a game's own folder, and nothing that is made."""
    return path.parts[0] != "generated" and (path.parts[0] != "games" or len(path.parts) == 2)


def kept_files():
    """What a clone has; where git does not say: what is there."""
    try:
        run = subprocess.run(["git", "-c", "safe.directory=*", "-C", ROOT, "ls-files", "-z"], capture_output=True, text=True)
    except FileNotFoundError:
        run = None
    if run and run.returncode == 0 and run.stdout:
        return {pathlib.PurePath(name) for name in run.stdout.split("\0") if name}
    return {p.relative_to(ROOT) for p in ROOT.rglob("*") if p.is_file()}


def documents():
    return [p.relative_to(ROOT) for p in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]]


def missing_links(text, page, kept):
    """Files that a document of the tree links to or shows and that a clone does not have."""
    prose = re.sub(r"^```.*?^```|`[^`\n]*`", "", text, flags=re.S | re.M)
    folders = {folder for path in kept for folder in path.parents}
    for target in re.findall(r"\]\(([^)\s]+)\)", prose):
        path = target.split("#")[0]
        if not path or re.match(r"[a-z]+:", path):
            continue
        found = pathlib.PurePath(os.path.normpath(page.parent / path))
        if found not in kept and found not in folders:
            yield f"{page}: {target}"


class Links(unittest.TestCase):
    def test_documents_link_to_what_a_clone_has(self):
        kept = kept_files()
        pages = [p for p in documents() if p in kept]
        self.assertGreater(len(pages), 20)
        self.assertEqual([m for p in pages for m in missing_links((ROOT / p).read_text(encoding="utf-8"), p, kept)], [])

    def test_a_missing_picture_is_found(self):
        kept = {pathlib.PurePath("docs/a.md"), pathlib.PurePath("docs/images/there.png")}
        text = "![a](images/there.png) ![b](images/gone.svg) [c](https://x.example) [d](a.md#part) `[e](f.md)`"
        self.assertEqual(list(missing_links(text, pathlib.PurePath("docs/a.md"), kept)), ["docs/a.md: images/gone.svg"])


class Layers(unittest.TestCase):
    def check(self, root):
        return subprocess.run([sys.executable, ROOT / "scripts/check-layers.py", root], capture_output=True, text=True)

    def test_nothing_points_up(self):
        run = self.check(ROOT)
        self.assertEqual((run.returncode, run.stderr), (0, ""))

    def test_what_points_up_is_found(self):
        for path, line, said in (("src/base/a.c", "table/table_private.h", "src/base may not include table/table_private.h"),
                                 ("src/tools/a.c", "tui/draw.h", "src/tools may not include tui/draw.h"),
                                 ("src/games/one/a.c", "games/two/state.h", "a game includes another one"),
                                 ("include/sagebrush/a.h", "core/noun.h", "public, and includes core/noun.h"),
                                 ("src/new/a.c", "sagebrush/game.h", "has no place")):
            with tempfile.TemporaryDirectory() as folder:
                file = pathlib.Path(folder, path)
                file.parent.mkdir(parents=True)
                file.write_text(f'#include "{line}"\n', encoding="utf-8")
                run = self.check(folder)
                self.assertEqual(run.returncode, 1, path)
                self.assertIn(said, run.stderr)


class Page(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        lines = subprocess.run([CATALOGUE], capture_output=True, text=True, check=True).stdout.splitlines()
        catalogues = [json.loads(line) for line in lines]
        cls.names, cls.rules = names_of(catalogues)
        cls.ids = ids_of(catalogues) - {word for words in OTHERWISE.values() for word in words.split()}
        cls.files = [p for folder in SHARED for p in sorted((ROOT / folder).rglob("*")) if p.suffix in (".ts", ".svelte", ".json")]

    def found(self, pattern, text):
        return sorted(set(re.findall(pattern, text)))

    def test_no_name_of_a_game(self):
        pattern = r"(?<![\w-])(?:" + "|".join(map(re.escape, sorted(self.names))) + r")(?![\w-])"
        for path in self.files:
            self.assertEqual(self.found(pattern, code_of(path)), [], path)

    def test_no_name_of_a_game_outside_its_folder(self):
        """The rest of the page names games in comments alone, as examples; texts of a game are in its folder and in its tables."""
        pattern = r"(?<![\w-])(?:" + "|".join(map(re.escape, sorted(self.names - {"template"}))) + r")(?![\w-])"
        others = [p for p in sorted((ROOT / "web/src").rglob("*")) if p.suffix in (".ts", ".svelte") and is_outside(p.relative_to(ROOT / "web/src"))]
        self.assertGreater(len(others), 80)
        for path in others:
            self.assertEqual(self.found(pattern, re.sub(r"(?<!:)//.*", "", code_of(path))), [], path)

    def test_no_rule_of_a_game(self):
        pattern = r"\b(?:" + "|".join(sorted(self.rules)) + r")-[A-Z]+-?\d*"
        for path in self.files:
            self.assertEqual(self.found(pattern, code_of(path)), [], path)

    def test_no_word_of_a_game(self):
        for path in self.files:
            texts = {t for groups in re.findall(r"'([a-z0-9_]+)'|\"([a-z0-9_]+)\"|`([a-z0-9_]+)`", code_of(path)) for t in groups}
            self.assertEqual(sorted(texts & self.ids), [], path)

    def test_the_vocabulary_is_there(self):
        self.assertGreater(len(self.ids), 1000)
        self.assertIn("kansas_city", self.ids)
        self.assertLessEqual({"goldriver", "Colorado", "gwt"}, self.names)
        self.assertLessEqual({"GR", "COL", "GWT"}, self.rules)


if __name__ == "__main__":
    CATALOGUE, ROOT = sys.argv[1], pathlib.Path(sys.argv[2])
    unittest.main(argv=sys.argv[:1])
