#!/usr/bin/env python3
"""The game that tests/add_game.py made of the template, in the program: test_adding.py SAGEBRUSH

Nothing but what docs/adding-a-game.md names was touched, so it must be offered like the others, be played at the terminal to
its end, and be played by a client that knows only the protocol.  web/test/adding.test.mjs opens it in the page."""
import json
import subprocess
import sys
import unittest

PROGRAM = sys.argv.pop(1)


class Engine:
    """The protocol, a request at a time."""

    def __enter__(self):
        self.process = subprocess.Popen([PROGRAM, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait(60)

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        assert answer["ok"], (request, answer)
        return answer


class Adding(unittest.TestCase):
    def test_it_is_offered(self):
        with Engine() as engine:
            games = {game["id"]: game for game in engine.ask(do="hello")["games"]}
        self.assertEqual(games["poker"]["en"], "Poker")
        self.assertFalse(games["poker"].get("example", False))
        self.assertTrue(games["template"]["example"])

    def test_it_is_played_at_the_terminal(self):
        for lang, over in (("en", "The game is over"), ("fr", "La partie est finie")):
            run = subprocess.run([PROGRAM, "play", "poker", "--players", "3", "--seed", "1", "--lang", lang], input="1\n" * 99,
                                 capture_output=True, text=True, timeout=240)
            self.assertEqual(run.returncode, 0, run.stderr)
            self.assertTrue(run.stdout.startswith("Poker, 3"), run.stdout[:99])
            self.assertIn(over, run.stdout)
            self.assertIn("PK-PLAY-1", run.stdout)

    def test_bots_play_it(self):
        run = subprocess.run([PROGRAM, "sim", "poker", "--players", "2-5", "--games", "20", "--seed", "1", "--bots", "greedy"],
                             capture_output=True, text=True, timeout=240)
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)

    def test_a_client_of_the_protocol_plays_it(self):
        with Engine() as engine:
            kinds = {word["id"] for word in engine.ask(do="catalogue", game="poker")["catalogue"]["moves"]}
            table = engine.ask(do="new", game="poker", players=2, seed=1)["table"]
            played = 0
            while seats := engine.ask(do="view", table=table, viewer="spectator")["view"]["pending"]:
                move = engine.ask(do="view", table=table, seat=seats[0])["view"]["moves"][0]
                self.assertIn(move["kind"], kinds)
                engine.ask(do="apply", table=table, seat=seats[0], move=move["move"])
                played += 1
            self.assertGreaterEqual(played, 9)  # three rounds: two cards and a decision each


if __name__ == "__main__":
    unittest.main(argv=sys.argv)
