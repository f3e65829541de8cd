#!/usr/bin/env python3
"""What scripts/gen-page-data.sh writes for the page: test_page_data.py PROGRAM ROOT"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

PROGRAM, ROOT = None, None
GAMES = ("goldriver", "colorado", "gwt")
TOWN_SIZE = {"small": (78, 40), "medium": (78, 60), "station": (104, 70), "large": (98, 70)}  # as the page draws them


def generate(folder):
    subprocess.run([ROOT / "scripts" / "gen-page-data.sh", folder, PROGRAM], check=True)


def contents(folder):
    files = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


class PageData(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory()
        cls.folder = pathlib.Path(cls.temporary.name)
        generate(cls.folder)

    @classmethod
    def tearDownClass(cls):
        cls.temporary.cleanup()

    def read(self, name):
        return json.loads((self.folder / name).read_text(encoding="utf-8"))

    def test_it_is_the_same_every_time(self):
        before = contents(self.folder)
        times = {name: (self.folder / name).stat().st_mtime_ns for name in before}
        generate(self.folder)
        self.assertEqual(before, contents(self.folder))
        self.assertEqual(times, {name: (self.folder / name).stat().st_mtime_ns for name in before})  # left alone

    def test_every_id_of_a_catalogue_has_its_type(self):
        types = dict(re.findall(r"export type (\w+) =\n([^;]*);", (self.folder / "ids.ts").read_text(encoding="utf-8")))
        for game in GAMES:
            catalogue, name = self.read(f"catalogue/{game}.json"), game.capitalize()
            self.assertEqual(catalogue["game"], game)
            for domain, items in catalogue["domains"].items():
                ids = re.findall(r"'(\w+)'", types[name + "".join(w.capitalize() for w in domain.split("_"))])
                self.assertEqual(ids, [item["id"] for item in items])
            events = re.findall(r"'(\w+)'", types[name + "EventKind"])
            self.assertEqual(events, [word["id"] for word in catalogue["events"]])

    def test_every_member_of_a_view_has_its_type(self):
        types = (self.folder / "positions.ts").read_text(encoding="utf-8")
        for game in GAMES:
            block = re.search(rf"export interface {game.capitalize()}Position \{{\n(.*?)\n\}}\n", types, re.S).group(1)
            members = re.findall(r"^ *(\w+)\??: ", block, re.M)
            fields = self.read(f"catalogue/{game}.json")["fields"]
            told = [f["path"].rpartition(".")[2] for f in fields if not f["path"].endswith(("[]", "{}"))]
            self.assertEqual(members, told)

    def test_the_reference_of_positions_is_what_the_games_say(self):
        program = [ROOT / "scripts" / "gen_views.py", "--program", PROGRAM, "--check", ROOT / "docs" / "views.md"]
        self.assertEqual(subprocess.run(program, capture_output=True, text=True).stderr, "")

    def test_rules_for_players_have_names_and_no_notes(self):
        for game in GAMES:
            for lang in ("en", "fr"):
                page = self.read(f"rules/{game}.{lang}.json")
                rules = [rule for section in page["sections"] for rule in section["rules"]]
                for rule in rules:
                    self.assertNotRegex(rule["text"], r"`|\[(DECISION|DÉCISION|SOURCE)|\w_\w", rule["id"])
                    self.assertNotRegex(rule["text"], r"\((ours|à nous|de nous)\)|\b[Rr]eference (pays|does|omits)", rule["id"])
                    if not rule.get("program"):
                        self.assertNotRegex(rule["text"], r"For an engine|Pour un moteur|from the seed|de la graine|option first seat", rule["id"])
                self.assertTrue(any(rule.get("program") for rule in rules))
                self.assertTrue(any("[D" in rule.get("full", "") for rule in rules))
                self.assertGreater(len(page["glossary"]), 20)

    def test_names_are_there_in_both_languages(self):
        for game in GAMES:
            catalogue = self.read(f"catalogue/{game}.json")
            items = [item for items in catalogue["domains"].values() for item in items]
            for item in items + catalogue["categories"] + catalogue["events"]:
                self.assertTrue(item["en"] and item["fr"], item)
                self.assertEqual("about_en" in item, "about_fr" in item, item)

    def test_components_speak_of_known_ids(self):
        catalogue = self.read("catalogue/goldriver.json")
        known = {domain: {item["id"] for item in items} for domain, items in catalogue["domains"].items()}
        for card in catalogue["components"]["cards"]:
            self.assertIn(card["id"], known["card"])
            self.assertIn(card["kind"], known["kind"])
            self.assertIn(card["symbol"], known["symbol"])
            self.assertIn(card.get("suit", "joker"), known["suit"])
        self.assertEqual(len(catalogue["components"]["cards"]), 63)
        ways = {card["id"]: card.get("ways") for card in catalogue["components"]["cards"]}
        self.assertEqual([ways[c] for c in ("cold_mountain_06", "whiskey_river_even_1", "whiskey_river_double_4")],
                         [5, 18, 6])
        catalogue = self.read("catalogue/colorado.json")
        known = {domain: {item["id"] for item in items} for domain, items in catalogue["domains"].items()}
        for region in [region for one in catalogue["components"]["maps"] for region in one["regions"]]:
            self.assertIn(region["id"], known["region"])
            self.assertLessEqual(set(region["adjacent"]), known["region"])
            for leg in region["legs"]:
                self.assertIn(leg["icon"] or "empty", known["icon"])
                self.assertLessEqual(set(leg["links"]), known["leg"] | {"flag"})

    def test_the_trail_leads_to_kansas_city(self):
        components = self.read("catalogue/gwt.json")["components"]
        places = {place["id"]: place for place in components["places"]}
        for place in places.values():
            self.assertTrue(0 < place["x"] <= 1000 and 0 < place["y"] <= 1000, place)
        for start in (place for place in places if not re.fullmatch("outlaw_[123]", place)):
            at, steps = start, 0
            while at != "kansas_city":
                at, steps = places[at]["next"][-1], steps + 1
                self.assertLess(steps, 60)
        actions = {item["id"] for item in self.read("catalogue/gwt.json")["domains"]["action"]}
        for building in components["buildings"]:
            self.assertLessEqual({action for row in building["actions"] for action in row}, actions)
        self.assertEqual(len(components["towns"]), 28)
        self.assertEqual({action["id"] for action in components["actions"]}, actions)
        pairs = next(action for action in components["actions"] if action["id"] == "pb_7a_certificates")
        self.assertEqual((pairs["certificates"], pairs["money"], pairs["per"]), (2, 2, "outlaw_pairs"))

    def test_on_the_wide_sheet_every_place_has_room(self):
        components = self.read("catalogue/gwt.json")["components"]
        size = {"neutral": (164, 40), "site": (92, 46), "hazard": (38, 38), "outlaw": (34, 38), "start": (42, 24)}
        for sheet, spots in (("sheet", [(p["wide"], size[p["kind"]]) for p in components["places"] if p["kind"] in size]),
                             ("north_sheet", [(t["wide"], TOWN_SIZE[t["kind"]]) for t in components["towns"]])):
            boxes = [(at["x"] - w / 2, at["y"] - h / 2, at["x"] + w / 2, at["y"] + h / 2) for at, (w, h) in spots]
            for box in boxes:
                self.assertTrue(box[0] >= 0 and box[1] >= 0 and box[2] <= components[sheet]["width"], box)
                self.assertTrue(box[3] <= components[sheet]["height"], box)
            for i, a in enumerate(boxes):
                for b in boxes[:i]:
                    self.assertFalse(a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3], (a, b))

    def test_rules_are_the_same_in_both_languages_and_complete(self):
        for game in GAMES:
            ids = []
            for lang in ("en", "fr"):
                sections = self.read(f"rules/{game}.{lang}.json")["sections"]
                self.assertTrue(all(section["title"] and section["rules"] for section in sections))
                ids.append([rule["id"] for section in sections for rule in section["rules"]])
                self.assertTrue(all(rule["text"] for section in sections for rule in section["rules"]))
            self.assertEqual(sorted(ids[0]), sorted(ids[1]))
            self.assertTrue(any("-EX-" in rule for rule in ids[0]))  # worked examples
            self.assertEqual(len(set(ids[0])), len(ids[0]))
        prefixes = {rule.split("-")[0] for rule in ids[0]}
        self.assertLessEqual({"GWT", "SOLO", "POK", "RTN"}, prefixes)

    def test_rules_that_words_name_can_be_looked_up(self):
        for game in GAMES:
            catalogue = self.read(f"catalogue/{game}.json")
            rules = {rule["id"] for s in self.read(f"rules/{game}.en.json")["sections"] for rule in s["rules"]}
            words = [w for key in ("moves", "decisions", "events", "reasons", "categories") for w in catalogue[key]]
            self.assertLessEqual({word["rule"] for word in words if word["rule"]}, rules)
            groups = {rule.rsplit("-", 1)[0] for rule in rules} | rules
            items = [item for items in catalogue["domains"].values() for item in items]
            self.assertLessEqual({item["rules"] for item in items if "rules" in item}, groups)


if __name__ == "__main__":
    PROGRAM, ROOT = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    unittest.main(argv=sys.argv[:1])
