#!/usr/bin/env python3
"""The C tables hold the facts: test_facts.py CATALOGUE

tests/facts/ keeps, apart from the code, what is known of the 63 cards of Gold River and of Sam's 30 cards
(docs/rules/reconstructed.md says how sure each is).  Whoever changes a fact changes it there, in its row of the rules
and in its row of the C table; this test finds the one that was forgotten."""
import collections
import json
import pathlib
import re
import subprocess
import sys
import unittest

FACTS = pathlib.Path(__file__).parent / "facts"
RULES = pathlib.Path(__file__).parent.parent / "docs" / "rules"
RANKS = {"J": 11, "Q": 12, "K": 13, "A": 14}
CATALOGUES = {}


def facts(name):
    return json.loads((FACTS / f"{name}.json").read_text(encoding="utf-8"))


def components(game):
    return CATALOGUES[game]["components"]


def poker_of(fact):
    """(rank, suit) as the table has it; the joker is a suit of its own."""
    index = fact.get("poker")
    if index is None:
        return None, None
    if index["joker"]:
        return None, "joker"
    return RANKS.get(index["rank"]) or int(index["rank"]), index["suit"]


def reconstructed(lang):
    """docs/rules/reconstructed.md: a list of chapters, each a list of rows."""
    text = (RULES / f"reconstructed{'.fr' if lang == 'fr' else ''}.md").read_text(encoding="utf-8")
    chapters = []
    for line in text.splitlines():
        if line.startswith("## "):
            chapters.append([])
        elif line.startswith("| ") and not line.startswith(("| Fact |", "| Fait |")):
            chapters[-1].append([cell.strip() for cell in line.strip("|").split("|")])
    return chapters


class GoldRiver(unittest.TestCase):
    def test_the_63_cards_in_their_order(self):
        ids = [card["id"] for card in facts("goldriver")["cards"]]
        self.assertEqual(len(ids), 63)
        self.assertEqual([card["id"] for card in components("goldriver")["cards"]], ids)

    def test_every_card(self):
        for fact, card in zip(facts("goldriver")["cards"], components("goldriver")["cards"]):
            with self.subTest(fact["id"]):
                production = fact.get("production", {})
                self.assertEqual(card["kind"], fact["kind"])
                self.assertEqual(card["symbol"], fact["symbol"])
                self.assertEqual(card.get("town"), fact.get("town"))
                self.assertEqual(card.get("condition"), production.get("kind"))
                if production.get("kind") == "sum":
                    self.assertEqual(card["totals"], [production["value"]])
                self.assertEqual(card.get("nuggets"), fact.get("nuggets"))
                self.assertEqual(card.get("explodes"), fact.get("explodes_on"))
                self.assertEqual((card.get("rank"), card.get("suit")), poker_of(fact))

    def test_52_indexes_once_each_and_a_joker(self):
        cards = components("goldriver")["cards"]
        indexes = [(card["suit"], card["rank"]) for card in cards if "rank" in card]
        self.assertEqual((len(indexes), len(set(indexes))), (52, 52))
        self.assertEqual([card["id"] for card in cards if card.get("suit") == "joker"], ["railway_station"])

    def test_copies_of_every_kind(self):
        copies = collections.Counter(card["kind"] for card in components("goldriver")["cards"])
        symbols = {kind["id"]: kind["symbol"] for kind in components("goldriver")["kinds"]}
        kinds = facts("goldriver")["kinds"]
        self.assertEqual(copies, {kind["id"]: kind["count"] for kind in kinds})
        self.assertEqual(symbols, {kind["id"]: kind["symbol"] for kind in kinds})

    def test_lasso_numbers(self):
        numbers = components("goldriver")["numbers"]
        kinds = {kind["id"]: kind.get("parameters") for kind in facts("goldriver")["kinds"]}
        self.assertEqual(numbers["wagon_bonus"], kinds["wagon"]["production_bonus"])
        self.assertEqual(numbers["gold_total"], kinds["gold"]["extra_production_sum"])

    def test_towns(self):
        towns = [{"id": town["id"], "mayor": town["mayor"], "concessions": len(town["cards"])}
                 for town in components("goldriver")["towns"]]
        self.assertEqual(towns, facts("goldriver")["towns"])


class Sam(unittest.TestCase):
    def setUp(self):
        self.cards = components("gwt")["sam"]["cards"]

    def test_15_cards_in_each_box(self):
        for box in ("base", "rails_north"):
            ids = [fact["id"] for fact in facts("sam")[box]]
            self.assertEqual(len(ids), 15)
            self.assertEqual([card["id"] for card in self.cards if card["box"] == box], ids)

    def test_every_card(self):
        known = {card["id"]: card for card in self.cards}
        for fact in facts("sam")["base"] + facts("sam")["rails_north"]:
            with self.subTest(fact["id"]):
                card = known[fact["id"]]
                self.assertEqual(card["number"], fact["number"])
                self.assertEqual(card["movement"], fact["movement"]["type"])
                self.assertEqual(card.get("steps"), fact["movement"].get("value"))
                self.assertEqual(card["action_by_specialty"], fact["action_by_specialty"])
                self.assertEqual(card.get("place_store_before_moving", False),
                                 fact.get("place_store_before_moving", False))

    def test_cards_of_the_easy_level(self):
        removed = [fact["number"] for fact in facts("sam")["base"] if fact["removed_on_easy"]]
        levels = {level["id"]: level["cards"] for level in components("gwt")["sam"]["levels"]}
        self.assertEqual(removed, list(range(levels["easy"] + 1, 16)))


class Reconstructed(unittest.TestCase):
    """The page of reconstructed facts says what the tables hold, in both languages."""

    def rows(self, chapter):
        return list(zip(reconstructed("en")[chapter - 1], reconstructed("fr")[chapter - 1]))

    def test_every_fact_is_a_row_in_both_languages(self):
        english, french = reconstructed("en"), reconstructed("fr")
        self.assertEqual(len(english), 10)
        self.assertEqual([len(chapter) for chapter in english], [len(chapter) for chapter in french])
        for row in sum(english + french, []):
            self.assertTrue(len(row) == 4 and all(row), row)

    def test_copies_of_action_cards(self):
        names = {item["id"]: (item["en"], item["fr"]) for item in CATALOGUES["goldriver"]["domains"]["kind"]}
        rows = {(en[0], fr[0]): (en[1], fr[1]) for en, fr in self.rows(5)}
        for kind in facts("goldriver")["kinds"]:
            if kind["symbol"] in ("horseshoe", "colt", "lasso"):
                self.assertEqual(rows[names[kind["id"]]], (str(kind["count"]),) * 2, kind["id"])

    def test_numbers_and_nuggets_of_the_towns(self):
        rows = {row[0]: row[1] for row in reconstructed("en")[1]}
        for town in facts("goldriver")["towns"][:4]:
            name = town["id"].replace("_", " ").title()
            mines = [card for card in facts("goldriver")["cards"] if card.get("town") == town["id"]]
            self.assertEqual(rows[name], ", ".join(f"{m['production']['value']}: {m['nuggets']}" for m in mines))

    def test_the_numbers_are_the_same_in_both_languages(self):
        for chapter in range(1, 11):
            for en, fr in self.rows(chapter):
                self.assertEqual(sorted(re.findall(r"\d+", en[1])), sorted(re.findall(r"\d+", fr[1])), en[0])

    def test_movement_of_sam(self):
        words = {"specialty_workers": "by specialization", "most_buildings_of_any_player": "by most buildings"}
        rows = {row[0].split(" SOLO-")[0]: row[1] for row in reconstructed("en")[3]}
        for fact in facts("sam")["base"]:
            if fact["number"] == 13:  # certain
                continue
            steps = fact["movement"].get("value")
            said = f"{steps} step" if steps else words[fact["movement"]["type"]]
            self.assertTrue(rows[f"Card {fact['number']}"].startswith(said), fact["id"])


if __name__ == "__main__":
    for text in subprocess.run([sys.argv.pop(1)], capture_output=True, text=True, check=True).stdout.splitlines():
        catalogue = json.loads(text)
        CATALOGUES[catalogue["game"]] = catalogue
    unittest.main()
