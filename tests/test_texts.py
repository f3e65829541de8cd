#!/usr/bin/env python3
"""What people read, in both languages: test_texts.py CATALOGUE

No retired French term anywhere, one name for one id, no text without its French, the numbers and conditions of the one-line
explanations the same in both languages and as in their rules, no no-break space lost in the French golden games, the glossary as
the tables have it."""
import collections
import json
import pathlib
import re
import subprocess
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent
CATALOGUES = {}

# Terms that the printed French games do not have, or that say another thing; what to write instead.
RETIRED = {
    r"[Vv]achers?\b": "éleveur",
    r"[Mm]arché du travail": "Marché de l'emploi",
    r"[Ee]mbauch(er|ez|é|ée|és|ées|ent)\b": "engager (embauche only as a noun)",
    r"(?i)\b(toucher une prime|arrêter un hors-la-loi)": "récupérer une prime",
    r"(?i)action de risque": "action spéciale",
    r"[Cc]roisements?\b": "passage à niveau",
    r"\bRevenus\b": "Revenu",
    r"(?i)\bgagn(er|ez|e) (une|1) carte Objectif": "obtenir",
    r"(?i)\bgagn(er|ez) (\d+ \$|un jeton|des jetons)": "recevoir",
    r"(?i)\bSam embauche\b": "engage",
    r"\b[Pp]as (gauche|droit)\b|Échange [%{]\w+\}?, pas": "déplacement",
    r"\bLe plus de PV\b": "celui qui a le plus de PV",
    r"(?i)(votre|mise|la) offre secrète": "mise secrète",
    r"(?i)locomotive en (avant|arrière)": "avancer, reculer la locomotive",
    r"[Jj]etons? d['’]échange": "jeton Échange",
    r"[Pp]ile (personnelle|de bétail|d['’]objectifs)": "pioche",
    r"[Mm]arqueur de l['’]emploi": "marqueur Marché de l'emploi",
    r"[Pp]lateau personnel": "plateau Joueur",
    r"\b[Vv]eaux? Simmental|\b[Gg]énisse": "Simmental stade n",
    r"Saint-Louis|Philadelphie": "St. Louis, Philadelphia",
    r"Expert du poker": "Poker Expert",
    r"(?i)\b(concessions? minières?|villes? minières?)": "concession, ville",
    r"saloon-wagon": "saloon wagon",
    r"\bEleonore": "Éléonore",
    r"(?i)sécheresse": "sècheresse",
    r"Peu-Profond|Coteau des Pignons": "Hauts-Fonds, Pins Pignons",
    r"\b(rouge|bleu|vert|gris|violet) [123] \(": "le 2 bleu (chariot)",
    r"[Uu]ne introduction amicale": "Pour bien débuter",
    r"à qui qu['’]elles": "quel qu'en soit le propriétaire",
    r"(?i)\béligible": "permis",
    r"(?i)information ouverte": "information publique",
    r"\b[Rr]obots?\b": "bot",
    r"[Cc]agnotte": "pot",
    r"\b([Aa]rtisans|[Mm]achinistes)\b": "bâtisseur, ingénieur",
    r"(?i)\blignes? (\{row\}|\d+ du marché|du marqueur)": "rangée",
}

# Where French stands that people read.
FRENCH_FILES = ["docs/playing/*.fr.md", "docs/rules/*.fr.md", "src/games/*/*.c", "src/tui/**/*.[ch]", "src/coach/*.c", "src/tools/*.c",
                "src/server/*.c", "web/src/i18n/fr.ts", "web/src/**/words.ts", "web/src/**/poster.json",
                "web/src/**/lesson.ts", "web/src/**/*.svelte"]

# English condition: what French must say then.
CONDITIONS = {
    r"\bopponent": r"advers",
    r"\bor more\b": r"ou plus|au moins",
    r"\bup to\b|\bat most\b": r"jusqu['’]à|au plus",
    r"\beach\b": r"chaque|chacun|\bpar\b",
    r"\byour disc\b": r"votre disque",
    r"\bat once\b": r"aussitôt|d['’]un coup",
    r"\bat the end\b": r"à la fin",
    r"\bor\b(?! more)": r"\b(ou|ni)\b",
    r"\bfor free\b|\bfree of charge\b": r"gratuit",
}


def items():
    """(game, domain, item) of all that has an id."""
    for game, catalogue in CATALOGUES.items():
        for domain, rows in catalogue["domains"].items():
            yield from ((game, domain, item) for item in rows if item["id"])


def numbers(text):
    """English has words for the stages of Simmental cards."""
    return collections.Counter(re.findall(r"\d+", re.sub(r"stade \d", "", text)))


def rules(lang):
    """Every rule by its id."""
    found = {}
    for path in (ROOT / "docs" / "rules").glob("*.md"):
        if path.name.endswith(".fr.md") == (lang == "fr"):
            found.update(re.findall(r"^- \*\*([A-Z]+-[\w-]+)\*\* (.*)", path.read_text(encoding="utf-8"), re.M))
    return found


class Terms(unittest.TestCase):
    def test_no_retired_term_comes_back(self):
        found = []
        for pattern in FRENCH_FILES:
            files = [f for f in ROOT.glob(pattern) if "generated" not in f.parts and "node_modules" not in f.parts]
            self.assertTrue(files, pattern)
            for path in files:
                text = path.read_text(encoding="utf-8")
                for retired, instead in RETIRED.items():
                    for hit in re.finditer(retired, text):
                        line = text.count("\n", 0, hit.start()) + 1
                        found.append(f"{path.relative_to(ROOT)}:{line}: {hit.group(0)!r}: {instead}")
        self.assertEqual(found, [])

    def test_one_name_for_one_id(self):
        names = collections.defaultdict(set)
        for game, _, item in items():
            names[game, item["id"], item["en"].lower()].add(item["fr"])
        self.assertEqual({key: sorted(fr) for key, fr in names.items() if len(fr) > 1}, {})

    def test_options_call_cities_as_boards_do(self):
        cities = {item["id"]: item["fr"] for game, domain, item in items() if domain == "city"}
        values = {id_: names["fr"] for c in CATALOGUES.values() for o in c["options"] for id_, names in o.get("names", {}).items()}
        shared = set(cities) & set(values)
        self.assertGreater(len(shared), 5)
        self.assertEqual({key: values[key] for key in shared}, {key: cities[key] for key in shared})

    def test_every_text_has_its_french(self):
        def walk(node, path):
            if isinstance(node, dict):
                for key, value in node.items():
                    if key == "en" or key.endswith("_en"):
                        french = node.get(key[:-2] + "fr")
                        self.assertTrue(french and french.strip(), f"{path}.{key}: {value}")
                    walk(value, f"{path}.{key}")
            elif isinstance(node, list):
                for i, value in enumerate(node):
                    walk(value, f"{path}[{i}]")
        for game, catalogue in CATALOGUES.items():
            walk(catalogue, game)

    def test_the_glossary_is_what_the_tables_say(self):
        run = subprocess.run([sys.executable, ROOT / "scripts/gen_glossary.py", PROGRAM, "--check"], capture_output=True, text=True)
        self.assertEqual(run.returncode, 0, run.stderr)


class Explanations(unittest.TestCase):
    def test_both_languages_have_the_same_numbers(self):
        for game, domain, item in items():
            with self.subTest(item["id"], game=game, domain=domain):
                self.assertEqual(numbers(item.get("about_en", "")), numbers(item.get("about_fr", "")), item)
                self.assertEqual(numbers(item["en"]), numbers(item["fr"]), item)

    def test_both_languages_have_the_same_conditions(self):
        for game, domain, item in items():
            for english, french in CONDITIONS.items():
                for en, fr in (("about_en", "about_fr"), ("en", "fr")):
                    if re.search(english, item.get(en, "")):
                        self.assertRegex(item[fr], re.compile(french, re.I), (game, domain, item[en]))

    def test_kinds_of_gold_river_have_the_numbers_of_their_rules(self):
        texts = rules("en")
        for item in CATALOGUES["goldriver"]["domains"]["kind"]:
            told = " ".join(text for rule, text in texts.items() if rule.startswith(item["rules"] + "-"))
            self.assertTrue(set(numbers(item["about_en"])) <= set(numbers(told)), item)

    def test_buildings_of_great_western_trail_have_the_numbers_of_their_rules(self):
        for lang in ("en", "fr"):
            texts, seen = rules(lang), 0
            for item in CATALOGUES["gwt"]["domains"]["building"]:
                name = item["id"] and item["id"].split("_")[1]
                rule = name and ("GWT-NB-" + name.upper() if item["id"].startswith("neutral") else "GWT-PB-" + name)
                if rule not in texts:
                    continue  # none, and those of Rails to the North
                with self.subTest(item["id"], lang=lang):
                    seen += 1
                    told = set(re.findall(r"\d+", texts[rule])) | {"1", "2"}  # one engineer, two builders: words in the rule
                    self.assertTrue(set(re.findall(r"\d+", item[f"about_{lang}"])) <= told, (item[f"about_{lang}"], texts[rule]))
            self.assertGreater(seen, 25)


    def test_icons_of_colorado_have_the_numbers_of_their_rules(self):
        for lang in ("en", "fr"):
            texts = rules(lang)
            for icon, of in (("nuggets", ("COL-DUO-1", "COL-DUO-2")), ("cards", ("COL-DUO-3", "COL-DUO-4"))):
                told = re.sub(r"\b[A-Z]+(-[A-Z0-9]+)+", "", " ".join(texts[rule] for rule in of))
                item = next(item for item in CATALOGUES["colorado"]["domains"]["icon"] if item["id"] == icon)
                self.assertEqual(numbers(item[f"about_{lang}"]), numbers(told), (icon, lang))

    def names_of_trail(self, domain, rows, expected):
        """The numbers in the names of a domain, against those of the rows that the rules go by."""
        names = {item["id"]: item for item in CATALOGUES["gwt"]["domains"][domain] if item["id"]}
        for row in rows:
            for lang in ("en", "fr"):
                with self.subTest(row["id"], lang=lang):
                    name = re.sub(r"stade \d", "", names[row["id"]][lang])
                    self.assertEqual({int(n) for n in re.findall(r"\d+", name)} - {1}, expected(row) - {1, 0, None}, name)

    def test_actions_of_great_western_trail_have_the_numbers_of_their_rows(self):
        self.names_of_trail("action", CATALOGUES["gwt"]["components"]["actions"], numbers_of_action)

    def test_offers_and_tokens_of_great_western_trail_have_the_numbers_of_their_rows(self):
        components = CATALOGUES["gwt"]["components"]
        self.names_of_trail("offer", components["offers"], lambda o: {o["cowboys"], o["cost"]})  # what is bought is named beside it
        self.names_of_trail("bonus_token", components["bonus_tokens"], lambda b: {b["vp"], b["money"]})

    def test_station_masters_have_the_numbers_of_their_rows(self):
        components = CATALOGUES["gwt"]["components"]
        actions = {row["id"]: row for row in components["actions"]}

        def expected(row):
            of_actions = set().union(*(numbers_of_action(actions[a]) for option in row["actions"] for a in option))
            return of_actions | {row.get("permanent"), row.get("vp"), row.get("every")} | ({3, 4, 5} if row.get("per") == "value_3_to_5" else set())
        self.names_of_trail("station_master", components["station_masters"], expected)


def numbers_of_action(row):
    """Two cards of a breed, a card of value 3, two builders where nobody pays; to the limit is no number."""
    discard = {"pair": {2}, "value_3": {3}, "value_2": {2}, "two_value_2": {2}}.get(row.get("discard"), set())
    effect = {"build": {2} if not row.get("n") else set(), "take_cattle": {3}}.get(row.get("effect"), set())
    certificates = row.get("certificates") if row["id"] != "pb_10a_certificates" else None
    return discard | effect | {row.get("pay"), row.get("money"), row.get("back"), certificates, abs(row.get("n", 0))}


class Printed(unittest.TestCase):
    def test_french_golden_games_keep_their_no_break_spaces(self):
        stories = list((ROOT / "tests" / "golden").glob("*francais*.txt"))
        self.assertGreaterEqual(len(stories), 4)
        for path in stories:
            text = path.read_text(encoding="utf-8")
            self.assertIn("\u00a0:", text)
            lost = re.findall(r".{0,20}\S (?:[:;?!»]|(?<=\d )(?:\$|PV\b|points?\b|pépites?\b)).{0,10}", text)
            self.assertEqual(lost, [], path.name)
            self.assertNotRegex(text, r"\b(de le|à le|de les|à les|de [AEIOUÉ]\w+ [^(])\b", path.name)

    def test_english_golden_games_keep_theirs(self):
        stories = [path for path in (ROOT / "tests" / "golden").glob("g*.txt") if "francais" not in path.name]
        self.assertGreaterEqual(len(stories), 10)
        for path in stories:
            text = path.read_text(encoding="utf-8")
            self.assertEqual(re.findall(r".{0,20}\d (?:VP|points?|nuggets?)\b|.{0,20}\w'\w.{0,10}", text), [], path.name)


if __name__ == "__main__":
    PROGRAM = sys.argv.pop(1)
    for text in subprocess.run([PROGRAM], capture_output=True, text=True, check=True).stdout.splitlines():
        catalogue = json.loads(text)
        CATALOGUES[catalogue["game"]] = catalogue
    unittest.main()
