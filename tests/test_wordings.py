#!/usr/bin/env python3
"""Wordings that were mended once stay away: test_wordings.py PROGRAM

Games by chance in both languages; every text that people read on the way (questions, moves, notes, what cannot be done and why, the log)
is looked at: no ids, no rule ids, no slots, no places counted from 0, no bare pairs of numbers, no two lines of a list alike, nothing
told twice in the log."""
import collections
import json
import random
import re
import subprocess
import sys
import unittest

PROGRAM = None
LANGS = ("en", "fr")
GAMES = [("goldriver", 2, 1, {}), ("goldriver", 4, 2, {"poker": "off"}), ("goldriver", 5, 15, {}),  # 15: cards alike are for sale
         ("colorado", 2, 4, {}), ("colorado", 4, 5, {"maps": "four"}),
         ("gwt", 1, 6, {"rails_north": "on", "brahman": "on"}), ("gwt", 2, 7, {"simmental": "on"}), ("gwt", 3, 8, {"rails_north": "on", "poker": "on"})]

# What no text may have, and texts in which it is found.
FAULTS = {
    "an id": (r"\w_\w", ["Ann takes red_1.", "Build pb_1a"]),
    "a slot or a format": (r"[{}|#]|%[dsu]|\(null\)", ["Ann pays {n} dollars.", "Spend 2 {n#card|cards}", "Ann takes %d."]),
    "a rule id": (r"\b[A-Z]{2,4}(-[A-Z]+)+-\d", ["his next city (SOLO-KC-4)", "Discard a card (GWT-CARD-1)"]),
    "a place counted from 0": (r"(?i)\b(box|cell|row|column|case( Commerce| Tipi)?|colonne|rangée)\s0\b",
                               ["Ann ticks Tipi box 0, counted from the middle.", "Place a store in Omaha, trade cell 0", "case Commerce 0"]),
    "a bare pair of numbers": (r"\(\d+\s?[:,/-]\s?\d+\)", ["Play the green 3 (2: 6)", "Discover Durango (2\u202f: 6)", "the turnout (4/5)"]),
    "parts side by side": (r"(^|\s)/(\s|$)", ["Pay for / green 3 and play it"]),
    "spaces that are too many": (r"^\s|\s$|[ \u00a0\u202f]{2}|\s[,.]|\(\s|\s\)", ["Ann  takes a card.", "Pass ", "Ann takes a card ."]),
    "an empty part": (r"\(\)|:\s*\.|,\s*,|\s[:;,]?$", ["Sam builds building 1b on G1: .", "Discard ()"]),
}

# Two sentences about the same seat and thing in one move that say different things.
DIFFERENT = {("goldriver", "take", "keep"), ("goldriver", "take", "wait"), ("goldriver", "take", "explode"), ("goldriver", "draw", "choose"),
             ("goldriver", "draw", "keep"), ("goldriver", "draw", "wait"), ("goldriver", "choose", "keep"), ("goldriver", "choose", "wait"),
             ("goldriver", "join", "mayor"), ("gwt", "take", "drew"), ("gwt", "slide", "foresight"), ("gwt", "foresight", "slide")}
ONE_OF_A_KIND = {"goldriver"}  # no two cards have one id; in the other games equal lines are about things alike


def faults_of(text):
    return [name for name, (pattern, _) in FAULTS.items() if re.search(pattern, text)]


def told_twice(game, events):
    """Pairs of lines of one move that tell the same."""
    told = [e for e in events if not e.get("quiet")]
    things = [{k: v for k, v in e.items() if k not in ("number", "event", "rule", "text", "audience")} for e in told]
    for i, (first, thing) in enumerate(zip(told, things)):
        if not any(isinstance(v, str) for v in thing.values()):
            continue  # about nothing that has a name: money comes several times
        for second, other in zip(told[i + 1:], things[i + 1:]):
            kinds = first["event"], second["event"]
            fine = game not in ONE_OF_A_KIND if kinds[0] == kinds[1] else (game, *kinds) in DIFFERENT
            if thing == other and not fine:
                yield *kinds, first["text"], second["text"]


def alike(moves):
    """Lines of a list that nobody could tell apart."""
    lines = collections.Counter((m["text"], m.get("note")) for m in moves)
    return [line for line, n in lines.items() if n > 1]


class Engine:
    def __enter__(self):
        self.process = subprocess.Popen([PROGRAM, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()

    def ask(self, do, **fields):
        self.process.stdin.write(json.dumps({"do": do, **fields}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        assert answer["ok"], answer
        return answer


def texts_of(view):
    """(what it is, text) of all that a view says in words."""
    if view["decision"]:
        yield "question", view["decision"]["text"]
    for move in view["moves"]:
        yield "move", move["text"]
        if "note" in move:
            yield "note", move["note"]
    for move in view["blocked"]:
        yield "move", move["text"]
        yield "reason", move["reason"]
    for event in view["events"]:
        yield "log", event["text"]


class Wordings(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.texts, cls.alike, cls.twice = {}, set(), set()
        with Engine() as engine:
            for game, players, seed, options in GAMES:
                cls.play(engine, game, players, seed, options)

    @classmethod
    def play(cls, engine, game, players, seed, options):
        chance = random.Random(seed)
        seats = ["Ann", "Bob", "Cleo", "Dan", "Eve"][:players]
        made = engine.ask("new", game=game, players=players, seed=seed, options=options, seats=seats)
        pending, since = made["pending"], {}
        while pending:
            seat = chance.choice(pending)
            for lang in LANGS:
                view = engine.ask("view", table=made["table"], seat=seat, lang=lang, since=since.get((seat, lang), 0))["view"]
                since[seat, lang] = view["events_next"]
                cls.texts.update(((game, lang, what, text), None) for what, text in texts_of(view))
                cls.alike.update((game, lang, *line) for line in alike(view["moves"]))
            move = chance.choice(view["moves"])["move"]
            played = engine.ask("apply", table=made["table"], seat=seat, move=move, lang="en")
            cls.twice.update((game, *lines) for lines in told_twice(game, played["events"]))
            pending = played["pending"]

    def test_all_kinds_of_texts_are_seen(self):
        seen = collections.Counter((game, lang, what) for game, lang, what, _ in self.texts)
        for game in ("goldriver", "colorado", "gwt"):
            for lang in LANGS:
                for what in ("question", "move", "note", "reason", "log"):
                    self.assertGreater(seen[game, lang, what], 3, (game, lang, what))

    def test_no_fault_comes_back(self):
        found = {(*key, fault) for key in self.texts for fault in faults_of(key[-1])}
        self.assertEqual(sorted(found)[:20], [])

    def test_no_two_lines_of_a_list_are_alike(self):
        self.assertTrue(any("alike" in text for *_, text in self.texts))
        self.assertEqual(sorted(self.alike, key=str)[:20], [])

    def test_the_log_tells_nothing_twice(self):
        self.assertEqual(sorted(self.twice)[:20], [])


class Planted(unittest.TestCase):
    """Each fault is found where it is."""

    def test_faults_in_a_text(self):
        for fault, (_, samples) in FAULTS.items():
            for sample in samples:
                self.assertIn(fault, faults_of(sample), sample)
        for good in ("Ann bids 0.", "Auxiliary action: pay $1 (engine to track space 0)", "Bob wins 3:2 at cards", "Gold!", "Prendre Gold\u202f!"):
            self.assertEqual(faults_of(good), [], good)

    def test_lines_alike(self):
        take = {"text": "Take the Hold Up", "note": "2 to 8"}
        self.assertEqual(alike([{**take, "move": "take:a"}, {**take, "move": "take:b"}]), [("Take the Hold Up", "2 to 8")])
        self.assertEqual(alike([take, {**take, "note": "5 of spades"}]), [])

    def test_a_log_that_tells_something_twice(self):
        take = {"event": "take", "seat": 0, "card": "gold_1", "text": "Ann takes Gold!"}
        place = {"event": "place", "seat": 0, "card": "gold_1", "text": "Ann now owns Gold!"}
        self.assertEqual(len(list(told_twice("goldriver", [take, place]))), 1)
        self.assertEqual(len(list(told_twice("goldriver", [take, take]))), 1)
        self.assertEqual(list(told_twice("goldriver", [take, {**place, "quiet": True}])), [])
        self.assertEqual(list(told_twice("goldriver", [take, {**take, "seat": 1, "text": "Bob takes Gold!"}])), [])


if __name__ == "__main__":
    PROGRAM = sys.argv.pop(1)
    unittest.main()
