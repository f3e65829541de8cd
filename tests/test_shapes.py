#!/usr/bin/env python3
"""The real engine against the description of the protocol (src/protocol/describe.h): test_shapes.py PROGRAM CATALOGUE DOCUMENT

Every answer to the examples of docs/protocol.md, and every answer while games of all kinds are played through both
protocols, has exactly the members and types that are told; every request takes exactly the fields that are told."""
import json
import pathlib
import random
import re
import subprocess
import sys
import unittest

PROGRAM, CATALOGUE, DOCUMENT = None, None, None
GIVEN = {"number": (int, float), "text": str, "bool": bool, "any": object, "Lang": str, "Value": (str, int), "Args": dict,
         "Facts": dict}
PLIES = 60


class Shapes:
    def __init__(self):
        told = subprocess.run([CATALOGUE, "protocol"], capture_output=True, text=True, check=True).stdout
        self.told = json.loads(told)
        self.seen = set()

    @staticmethod
    def members(text):
        rows = [member.split(":") for member in text.split()]
        return {name.rstrip("?"): (kind, name.endswith("?")) for name, kind in rows}

    def wrong(self, value, members, path):
        """What does not fit, or None."""
        told = self.members(members)
        rest = told.pop("*", None)
        for name, (kind, optional) in told.items():
            if name not in value:
                if not optional:
                    return f"{path}.{name} is missing"
                continue
            self.seen.add((members, name))
            found = self.wrong_type(value[name], kind, f"{path}.{name}")
            if found:
                return found
        strangers = [] if rest else sorted(set(value) - set(told))
        return f"{path}.{strangers[0]} is not told" if strangers else None

    def wrong_type(self, value, kind, path):
        if kind.endswith("!"):
            return None if value is None else self.wrong_type(value, kind[:-1], path)
        if kind.endswith("[]"):
            items = value if isinstance(value, list) else None
        elif kind.endswith("{}"):
            items = value.values() if isinstance(value, dict) else None
        else:
            return self.wrong_one(value, kind, path)
        if items is None:
            return f"{path} is no {kind}: {value!r}"
        return next((w for i, item in enumerate(items) if (w := self.wrong_type(item, kind[:-2], f"{path}[{i}]"))), None)

    def wrong_one(self, value, kind, path):
        if kind in self.told["shapes"]:
            if not isinstance(value, dict):
                return f"{path} is no {kind}: {value!r}"
            return self.wrong(value, self.told["shapes"][kind], path)
        if kind == "Viewer":
            fits = value == "spectator" or (isinstance(value, int) and not isinstance(value, bool))
        elif kind in GIVEN:
            fits = isinstance(value, GIVEN[kind]) and (kind in ("bool", "any") or not isinstance(value, bool))
        else:
            fits = "/" in kind and value in kind.split("/")
        return None if fits else f"{path} is no {kind}: {value!r}"

    def wrong_answer(self, protocol, verb, answer):
        body = {key: value for key, value in answer.items() if key not in ("id", "ok")}
        if answer["ok"]:
            return self.wrong(body, self.told[protocol][verb]["answers"], verb)
        if body.pop("view", None) is not None and answer["error"]["code"] != "stale":
            return f"{verb}: a view with {answer['error']}"
        return self.wrong(body, "error:Refusal", verb)


def is_early(answer):
    """An answer to a seat whose table is not dealt."""
    return "waiting" in answer


class Engine:
    def __init__(self, shapes):
        self.shapes = shapes
        self.process = subprocess.Popen([PROGRAM, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()

    def line(self, text):
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def ask(self, do, **fields):
        answer = self.line(json.dumps({"id": 1, "do": do, **fields}))
        wrong = self.shapes.wrong_answer("host", do, answer)
        if wrong:
            raise AssertionError(wrong)
        return answer

    def seat(self, table, seat, do, **fields):
        who = {"viewer": seat} if seat == "spectator" else {"seat": seat}
        answer = self.line(json.dumps({"id": 1, "do": "seat", "table": table, **who, "request": {"do": do, **fields}}))
        wrong = self.shapes.wrong_answer("seat", do, answer)
        if wrong:
            raise AssertionError(wrong)
        return answer


class TestShapes(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.shapes = Shapes()

    def test_every_example_of_the_manual(self):
        text = DOCUMENT.read_text(encoding="utf-8")
        requests = re.findall(r"^> (\{.*)$", text, re.M)
        with Engine(self.shapes) as engine:
            for request in requests:
                answer = engine.line(request)
                try:
                    asked = json.loads(request)
                except json.JSONDecodeError:
                    continue
                verb = asked.get("do")
                if verb == "seat" and isinstance(asked.get("request"), dict):
                    inner, protocol = asked["request"].get("do"), "early" if is_early(answer) else "seat"
                    if inner in self.shapes.told[protocol]:
                        self.assertIsNone(self.shapes.wrong_answer(protocol, inner, answer), request)
                elif verb in self.shapes.told["host"]:
                    self.assertIsNone(self.shapes.wrong_answer("host", verb, answer), request)

    def test_games_through_both_protocols(self):
        chance = random.Random(4)
        with Engine(self.shapes) as engine:
            for game in engine.ask("hello")["games"]:
                engine.ask("catalogue", game=game["id"])
                for players in {game["players"][0], game["players"][-1]}:
                    self.play(engine, game["id"], players, chance)

    def play(self, engine, game, players, chance):
        seats = [{"name": f"P{i}"} for i in range(players)]
        table = engine.ask("new", game=game, players=players, seats=seats, seed=chance.randrange(1000))["table"]
        state = engine.ask("state", table=table)["state"]
        self.assertTrue(engine.ask("load", game=game, state=state)["ok"])
        for _ in range(PLIES):
            view = engine.seat(table, "spectator", "view")["view"]
            if view["over"]:
                break
            seat = view["pending"][0]
            engine.ask("legal", table=table, seat=seat, lang="fr")
            own = engine.seat(table, seat, "view", lang="fr")["view"]
            self.assertIsNone(self.shapes.wrong(own, self.shapes.told["shapes"]["View"], "view"))
            move = chance.choice(own["moves"])["move"]
            engine.seat(table, seat, "preview", move=move)
            engine.seat(table, seat, "why", move=own["blocked"][0]["move"] if own["blocked"] else move)
            engine.seat(table, seat, "status")
            engine.seat(table, seat, "apply", move=move, ply=own["ply"], undos=own["undos"])
            if chance.randrange(6) == 0:
                engine.seat(table, seat, "undo", ply=own["ply"] + 1, undos=own["undos"])
        engine.seat(table, 0, "events", since=0)
        engine.ask("incident", table=table, seat=0, incident="bot")
        record = engine.ask("record", table=table)["record"]
        again = engine.ask("replay", record=record)["table"]
        engine.ask("view", table=again, seat=0, ply=1)
        engine.ask("result", table=again)
        engine.ask("step", table=table)

    def test_what_is_wrong_is_found(self):
        members = "a:number b?:text[] c:red/green! d:bool{}"
        good = {"a": 1, "c": None, "d": {"x": True}}
        self.assertIsNone(self.shapes.wrong(good, members, "it"))
        for change, said in (({"a": "1"}, "it.a is no number"), ({"a": True}, "it.a is no number"), ({"b": [1]}, "it.b[0]"),
                             ({"c": "blue"}, "it.c"), ({"d": {"x": 1}}, "it.d[0]"), ({"e": 1}, "it.e is not told")):
            self.assertIn(said, self.shapes.wrong({**good, **change}, members, "it"))
        self.assertIn("it.d is missing", self.shapes.wrong({"a": 1, "c": "red"}, members, "it"))


if __name__ == "__main__":
    PROGRAM, CATALOGUE, DOCUMENT = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
    unittest.main(argv=sys.argv[:1])
