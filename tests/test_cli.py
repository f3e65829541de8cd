#!/usr/bin/env python3
"""The command line from outside: verbs, flags, exit statuses, JSON keys, bad usage.  test_cli.py PROGRAM SOURCE_ROOT"""
import datetime
import hashlib
import json
import lzma
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import unittest

PROGRAM, ROOT = sys.argv[1], pathlib.Path(sys.argv[2])


def run(*args, given="", status=0):
    done = subprocess.run([PROGRAM, *args], input=given, capture_output=True, text=True, timeout=600, check=False)
    if done.returncode != status:
        raise AssertionError(f"{args}: exit {done.returncode}, expected {status}\n{done.stdout}\n{done.stderr}")
    return done


def objects(*args, **more):
    return [json.loads(line) for line in run(*args, "--json", **more).stdout.splitlines()]


def without_time(row):
    return {key: value for key, value in row.items() if key not in ("seconds", "decisions_per_s")}


class Usage(unittest.TestCase):
    def refuse(self, *args, says):
        done = run(*args, status=2)
        self.assertEqual(done.stdout, "")
        self.assertEqual(len(done.stderr.splitlines()), 1, done.stderr)
        self.assertTrue(done.stderr.startswith("sagebrush"), done.stderr)
        self.assertIn(says, done.stderr)

    def test_bad_usage_is_one_line_that_says_what_was_expected(self):
        self.refuse(says="expected a verb")
        self.refuse("fly", says="expected one of")
        self.refuse("help", "fly", says="expected one of")
        self.refuse("sim", says="expected one game")
        self.refuse("sim", "chess", says="expected one of")
        self.refuse("sim", "template", "goldriver", says="expected one game")
        self.refuse("sim", "template", "--fly", says="--fly")
        self.refuse("sim", "template", "-x", says="unknown flag")
        self.refuse("sim", "template", "--games", says="expected a value")
        self.refuse("sim", "template", "--games", "0", says="from 1")
        self.refuse("sim", "template", "--games", "ten", says="whole number")
        self.refuse("sim", "template", "--games", "99999999999999999999", says="whole number")
        self.refuse("sim", "template", "--players", "6", says="2 to 5")
        self.refuse("sim", "template", "--players", "3-2", says="2 to 5")
        self.refuse("sim", "template", "--players", "", says="2 to 5")
        self.refuse("sim", "template", "--seed", "xyz", says="hex digits")
        self.refuse("sim", "template", "--bots", "hal", says="random")
        self.refuse("sim", "template", "--bots", "random,", says="random")
        for verb in (["sim", "colorado"], ["bench", "--game", "colorado"], ["arena", "colorado"], ["play", "colorado"], ["play", "--resume", f"{ROOT}/tests/golden/colorado-2-greedy.sbg"]):
            self.refuse(*verb, "--bots", "greedy,gwt_builder", says="gwt_builder does not play colorado")
        for verb, flag in ((["scores", "colorado"], "bot"), (["hunt", "colorado"], "bot"), (["hunt", "colorado"], "judge"),
                           (["review", f"{ROOT}/tests/golden/colorado-2-greedy.sbg"], "bot")):
            self.refuse(*verb, f"--{flag}", "gwt_builder", says="gwt_builder does not play colorado")
            self.refuse(*verb, f"--{flag}", "hal", says="no such bot")
        self.refuse("play", "--bots", "gr_all_in", says="expected the game")
        self.refuse("sim", "template", "--options", "rounds", says="id=value")
        self.refuse("sim", "template", "--options", "rounds=endless", says="short|long")
        self.refuse("sim", "template", "--options", "weather=fine", says="rounds=")
        self.refuse("sim", "template", "--threads", "0", says="from 1")
        self.refuse("arena", "template", "--bots", "hal,greedy", says="best")
        self.refuse("arena", "goldriver", "--players", "2-3", says="one number")
        self.refuse("arena", "goldriver", "--bots", "greedy,random,greedy", "--players", "2", says="2 to 5")
        self.refuse("arena", "goldriver", "--bots", "greedy", "--players", "2", "--sprt", "0,9", says="two different")
        self.refuse("arena", "goldriver", "--bots", "greedy,random", "--sprt", "9,0", says="smaller first")
        self.refuse("bench", "template", says="--game")
        self.refuse("bench", "--players", "3", says="--game")
        self.refuse("bench", "--game", "chess", says="expected one of")
        self.refuse("bench", "--json", "--bots", "deep_blue", says="expected up to")
        self.refuse("perft", "template", "--depth", "65", says="from 1 to 64")
        self.refuse("perft", "template", "--players", "1", says="2 to 5")
        self.refuse("engine", "now", says="standard input")
        self.refuse("engine", "--tables", "-1", says="from 1")
        self.refuse("replay", says="one file")
        self.refuse("replay", "/does/not/exist", says="can be read")
        self.refuse("verify", says="expected files")
        self.refuse("verify", "/does/not/exist", says="can be read")
        self.refuse("rules", "XX-1", says="no such rule")
        self.refuse("rules", "TP-SET-1", "TP-SET-2", says="one id")
        self.refuse("rules", "--game", "chess", says="no rules")
        self.refuse("rules", "--lang", "de", says="en or fr")
        self.refuse("serve", "now", says="no arguments")
        for address in ("8080", "localhost", ":8080", "localhost:", "localhost:http", "localhost:65536", "::1:8080", "[::1]"):
            self.refuse("serve", "--listen", address, says="expected HOST:PORT")
        self.refuse("serve", "--connections", "0", says="from 1")
        self.refuse("serve", "--timeout", "0", says="from 1")
        self.refuse("backup", "x", "--data", "x", "--database", "postgres://x", says="not both")
        self.refuse("serve", "--certificate", "x", says="together")
        self.refuse("serve", "--config", "/does/not/exist", says="cannot be read")
        self.refuse("backup", says="one file")
        self.refuse("restore", "a", "b", says="one file")
        self.refuse("backup", "x", "--database", "mysql://x", says="postgres://")
        self.refuse("play", says="expected one game")
        self.refuse("play", "template", "--human", "7", says="seats from 0")
        self.refuse("play", "template", "--human", "0,", says="seats from 0")
        self.refuse("play", "template", "--names", "a,b,c", says="names")
        self.refuse("play", "template", "--names", 'a"b', says="--names")
        self.refuse("play", "template", "--lang", "de", says="en or fr")
        self.refuse("play", "template", "--players", "1", says="2 to 5")
        self.refuse("play", "--resume", "/does/not/exist", says="can be read")
        self.refuse("play", "template", "--resume", "x", says="no game")

    def test_help_and_version(self):
        overview = run("--help").stdout
        self.assertEqual(overview, run("help").stdout)
        for verb in ("serve", "play", "engine", "sim", "bench", "perft", "replay", "verify", "rules",
                     "backup", "restore"):
            self.assertIn(f"\n  {verb} ", overview)
            self.assertTrue(run("help", verb).stdout.startswith(f"usage: sagebrush {verb}"))
            self.assertEqual(run("help", verb).stdout, run(verb, "--help").stdout)
        self.assertRegex(run("--version").stdout, r"^sagebrush \d+\.\d+\.\d+ \(.+\)\n$")

    def test_docs_name_every_flag_and_no_other(self):
        text = (ROOT / "docs/cli.md").read_text(encoding="utf-8")
        for verb in re.findall(r"^  (\w+) ", run("--help").stdout, re.M):
            if verb == "help":
                continue
            section = re.search(rf"^## {verb}\b.*?(?=^## |\Z)", text, re.M | re.S).group()
            real = set(re.findall(r"^  (--[a-z-]+)", run("help", verb).stdout, re.M))
            told = set(re.findall(r"`(--[a-z-]+)", section)) - ({"--bots"} if verb == "rules" else set())
            self.assertEqual(real - told, set(), f"flags of {verb} that docs/cli.md does not name")
            self.assertEqual(told - real, set(), f"flags that docs/cli.md invents for {verb}")

    def test_output_that_cannot_be_written_is_a_failure(self):
        with open("/dev/full", "w", encoding="utf-8") as full:
            done = subprocess.run([PROGRAM, "rules"], stdout=full, stderr=subprocess.DEVNULL, check=False)
        self.assertEqual(done.returncode, 1)


class Sim(unittest.TestCase):
    def test_keys(self):
        row, = objects("sim", "template", "--players", "3", "--games", "50", "--seed", "9")
        for key in ("game", "players", "options", "seed", "games", "decisions", "seconds", "decisions_per_s", "mean_scores",
                    "score_stddev", "wins", "mean_turns", "max_decisions", "categories", "mean_decisions",
                    "score_percentiles", "bots"):
            self.assertIn(key, row)
        self.assertEqual((row["game"], row["players"], row["seed"], row["games"]), ("template", 3, 9, 50))
        self.assertEqual(row["options"], {"rounds": "short"})
        self.assertAlmostEqual(sum(row["wins"]), 50, places=2)
        self.assertAlmostEqual(sum(row["categories"].values()), sum(row["mean_scores"]) / 3, places=3)
        self.assertEqual(row["mean_turns"], 3)

    def test_figures_do_not_depend_on_threads(self):
        for game in ("template", "goldriver"):
            rows = [without_time(objects("sim", game, "--players", "4", "--games", "200", "--bots", "greedy,random",
                                         "--threads", threads, "--content")[0]) for threads in ("1", "2", "7")]
            self.assertEqual(rows[0], rows[1])
            self.assertEqual(rows[0], rows[2])

    def test_a_series_can_be_split(self):
        whole, = objects("sim", "template", "--games", "30")
        parts = [objects("sim", "template", "--games", "10", "--first", first)[0] for first in ("0", "10", "20")]
        self.assertEqual(whole["decisions"], sum(part["decisions"] for part in parts))
        self.assertAlmostEqual(whole["wins"][0], sum(part["wins"][0] for part in parts))

    def test_other_seeds_are_other_games(self):
        self.assertNotEqual(objects("sim", "goldriver", "--games", "20", "--seed", "1")[0]["mean_scores"],
                            objects("sim", "goldriver", "--games", "20", "--seed", "2")[0]["mean_scores"])

    def test_bots_sit_everywhere_equally(self):
        row, = objects("sim", "template", "--players", "3", "--games", "600", "--bots", "greedy,random")
        self.assertEqual(row["bots"]["greedy"]["games"], row["bots"]["random"]["games"])
        self.assertGreater(row["bots"]["greedy"]["wins"], row["bots"]["random"]["wins"])
        self.assertAlmostEqual(row["bots"]["greedy"]["wins"] + row["bots"]["random"]["wins"], 600, places=2)

    def test_several_player_counts(self):
        self.assertEqual([row["players"] for row in objects("sim", "template", "--players", "2,4-5", "--games", "3")], [2, 4, 5])
        self.assertEqual([row["players"] for row in objects("sim", "template", "--players", "all", "--games", "3")], [2, 3, 4, 5])

    def test_content_says_what_never_occurred(self):
        row, = objects("sim", "template", "--games", "2000", "--content")
        self.assertEqual(row["content"]["never"], [])
        self.assertGreater(row["content"]["moves"]["swap"], 0)
        self.assertGreater(row["content"]["reasons"]["self"], 0)
        row, = objects("sim", "template", "--games", "1", "--content", "--optional", "0")
        self.assertIn("move:swap", row["content"]["never"])
        self.assertIn("never occurred", run("sim", "template", "--games", "1", "--content").stdout)

    def test_an_endless_game_is_a_failure_that_can_be_repeated(self):
        args = ("sim", "template", "--games", "5", "--first", "3", "--max-decisions", "4")
        row, = objects(*args, status=1)
        self.assertEqual((row["failure"]["game_number"], row["failure"]["ply"]), (3, 4))
        self.assertEqual(len(row["failure"]["key"]), 64)
        self.assertIn(row["failure"]["key"], run(*args, status=1).stderr)

    def test_no_progress_when_piped(self):
        self.assertEqual(run("sim", "template", "--games", "20000").stderr, "")


class Arena(unittest.TestCase):
    PLAN = ("arena", "goldriver", "--bots", "greedy,random", "--players", "3")

    def test_parts_merge_exactly_in_any_order_and_after_a_broken_line(self):
        whole = objects(*self.PLAN, "--games", "24", "--threads", "2")
        with tempfile.TemporaryDirectory() as folder:
            a, b = os.path.join(folder, "a"), os.path.join(folder, "b")
            run(*self.PLAN, "--games", "12", "--file", a)
            run(*self.PLAN, "--games", "12", "--first", "4", "--file", b)
            self.assertEqual(objects(*self.PLAN, "--merge", b, a), whole)
            with open(b, "rb+") as file:
                file.truncate(os.path.getsize(b) - 4)
            self.assertIn("is missing", run(*self.PLAN, "--merge", b, status=2).stderr)
            run(*self.PLAN, "--games", "12", "--first", "4", "--file", b)
            self.assertEqual(objects(*self.PLAN, "--merge", a, b), whole)
            self.assertIn("another series", run(*self.PLAN, "--seed", "2", "--merge", a, status=2).stderr)

    def test_the_same_bot_on_both_sides_is_even(self):
        row = objects("arena", "template", "--bots", "greedy,greedy", "--games", "20")[0]
        self.assertEqual(row["bots"]["greedy"]["wins"], 0.5)

    def test_the_stronger_is_proved(self):
        row = objects("arena", "colorado", "--bots", "greedy,random", "--games", "2000", "--sprt", "0,50")[0]
        self.assertEqual((row["verdict"], row["sets"]), ("better", 64))
        self.assertGreater(row["elo_low"], 50)

    def test_a_test_of_merged_parts_stops_where_one_series_would(self):
        plan = ("arena", "colorado", "--bots", "greedy,random")
        with tempfile.TemporaryDirectory() as folder:
            name = os.path.join(folder, "a")
            run(*plan, "--games", "300", "--file", name)
            row = objects(*plan, "--sprt", "0,50", "--merge", name)[0]
            self.assertEqual((row["verdict"], row["sets"]), ("better", 64))
            far = f"set {2 ** 40} 2 2 2 120 9 2 0 3 ;\n"
            with open(name, "a", encoding="utf-8") as file:
                file.write(far)
            self.assertIn("too many", run(*plan, "--merge", name, status=2).stderr)

    def test_three_bots_are_compared_two_by_two(self):
        plan = ("arena", "colorado", "--bots", "greedy,random,greenhorn")
        row = objects(*plan, "--games", "60")[0]
        duels = {(d["bot"], d["against"]): d for d in row["duels"]}
        self.assertEqual(set(duels), {("greedy", "random"), ("greedy", "greenhorn"), ("random", "greenhorn")})
        self.assertGreater(duels["greedy", "random"]["elo_low"], 0)
        self.assertLess(duels["random", "greenhorn"]["elo_high"], 0)
        self.assertNotIn("elo", row)
        with tempfile.TemporaryDirectory() as folder:
            name = os.path.join(folder, "a")
            run(*plan, "--games", "30", "--file", name)
            run(*plan, "--games", "60", "--file", name)
            self.assertEqual(objects(*plan, "--merge", name)[0], row)
        self.assertEqual(run(*plan, "--games", "3").stdout.count(" Elo "), 3)

    def test_best_is_a_bot(self):
        self.assertEqual(objects("arena", "template", "--bots", "best,random", "--games", "2")[0]["games"], 2)


class Scores(unittest.TestCase):
    PLAN = ("scores", "colorado", "--players", "2", "--bot", "greenhorn")

    def test_a_series_goes_on_and_parts_are_put_together(self):
        whole = run(*self.PLAN, "--games", "6").stdout.splitlines()
        with tempfile.TemporaryDirectory() as folder:
            a = os.path.join(folder, "a")
            run(*self.PLAN, "--games", "2", "--file", a)
            run(*self.PLAN, "--games", "3", "--file", a)
            part = run(*self.PLAN, "--games", "3", "--first", "3").stdout.splitlines()
            with open(a, encoding="utf-8") as file:
                kept = [line for line in file.read().splitlines() if line]
            self.assertEqual(part[0], whole[0])
            self.assertEqual(sorted(kept[1:] + part[1:]), sorted(whole[1:]))

    def test_a_level_that_is_made_otherwise_is_another_series(self):
        head = run(*self.PLAN, "--games", "1").stdout.splitlines()[0]
        self.assertRegex(head, r" greenhorn/[0-9a-f]{16} seed=1$")
        self.assertRegex(run(*self.PLAN[:-1], "greedy", "--games", "1").stdout.splitlines()[0], " greedy seed=1$")
        others = {run(*self.PLAN[:2], "--players", n, "--bot", bot, "--games", "1").stdout.splitlines()[0].split("/")[1]
                  for n, bot in (("2", "greenhorn"), ("2", "wrangler"))}
        self.assertEqual(len(others), 2)
        with tempfile.TemporaryDirectory() as folder:
            name = os.path.join(folder, "a")
            with open(name, "w", encoding="utf-8") as file:
                file.write(head.replace("greenhorn/", "greenhorn/0") + "\n0 1 2 ;\n")
            self.assertIn("another series", run(*self.PLAN, "--games", "1", "--file", name, status=2).stderr)
            with open(name, encoding="utf-8") as file:
                self.assertEqual(len(file.read().splitlines()), 2)

    def test_a_file_that_cannot_be_written_is_said(self):
        self.assertIn("/nowhere/a", run(*self.PLAN, "--games", "1", "--file", "/nowhere/a", status=2).stderr)

    def test_an_arena_keeps_the_mark_of_every_level(self):
        with tempfile.TemporaryDirectory() as folder:
            name = os.path.join(folder, "a")
            run("arena", "colorado", "--bots", "greenhorn,greedy", "--games", "2", "--file", name)
            with open(name, encoding="utf-8") as file:
                self.assertRegex(file.readline(), r" greenhorn/[0-9a-f]{16},greedy seed=1 ")


class Train(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.out = str(self.folder / "net.sbw")
        self.WEIGHTS = self.unpacked("gwt")

    def unpacked(self, game):
        file = self.folder / f"{game}.sbw"
        file.write_bytes(lzma.decompress((ROOT / "weights" / f"{game}.sbw.xz").read_bytes()))
        return str(file)

    def written(self, *args, status=0):
        done = run("train", "gwt", "--mix", "1*1/solo=easy", "--out", self.out, *args, status=status)
        return pathlib.Path(self.out).read_bytes() if status == 0 else done.stderr

    def test_a_net_that_is_rewritten_is_the_same(self):
        net = self.written("--rewrite", "--from", self.WEIGHTS)
        self.assertTrue(pathlib.Path(self.WEIGHTS).read_bytes().endswith(net))
        self.assertEqual(self.written("--rewrite", "--from", f"{self.WEIGHTS},{self.WEIGHTS}"), net)  # the mean of two that are equal

    def test_what_cannot_be_started_from_is_named(self):
        self.assertIn("expected --from", self.written("--rewrite", status=2))
        self.assertIn("expected FILE", self.written("--from", "", status=2))
        self.assertIn("expected FILE", self.written("--from", f"{self.WEIGHTS},,x", status=2))
        self.assertIn("nowhere.sbw: cannot be read", self.written("--from", f"{self.WEIGHTS},nowhere.sbw", status=2))
        self.assertIn("is no net", self.written("--from", self.unpacked("colorado"), status=2))

    def played(self, *args):
        done = run("train", "gwt", "--mix", "1*2", "--out", self.out, "--from", self.WEIGHTS, "--h1", "96", "--games", "2", "--round", "2",
                   "--beam", "2", "--fill", "1000000", "--exploring", "100", "--greedy", "0", "--noise", "0", *args)
        return re.search(r"([0-9]+) positions", done.stdout)[1]

    def test_a_net_that_is_widened_plays_the_same_at_first(self):
        self.assertEqual(self.played("--h1", "128"), self.played())
        narrow = run("train", "gwt", "--mix", "1*2", "--out", self.out, "--from", self.WEIGHTS, "--h1", "64", "--games", "2", status=1)
        self.assertIn("other sizes", narrow.stderr)
        self.written("--rewrite", "--from", self.WEIGHTS)  # the net against Sam, which is wider: there is no mean of both
        mixed = run("train", "gwt", "--mix", "1*2", "--out", f"{self.out}.mean", "--from", f"{self.WEIGHTS},{self.out}", "--h1", "256", "--games", "2",
                    status=1)
        self.assertIn("other sizes", mixed.stderr)

    SMALL = ("--h1", "32", "--warm-up", "8", "--round", "8", "--fill", "1000", "--batch", "32", "--beam", "2", "--averaged", "50", "--seconds", "600")

    def learned(self, *args, status=0):
        done = run("train", "colorado", "--mix", "1*2", "--out", self.out, *self.SMALL, *args, status=status)
        return (pathlib.Path(self.out).read_bytes(), done.stdout) if status == 0 else done.stderr

    def test_what_is_learned_follows_from_the_seed_whatever_the_threads(self):
        net, _ = self.learned("--games", "24", "--threads", "1")
        self.assertEqual(self.learned("--games", "24", "--threads", "2")[0], net)
        self.assertNotEqual(self.learned("--games", "24", "--threads", "2", "--seed", "2")[0], net)

    def test_a_run_that_was_broken_off_goes_on(self):
        kept = str(self.folder / "kept")
        net, said = self.learned("--games", "24", "--checkpoint", kept)
        self.assertRegex(said, r" 24 games ")
        same, said = self.learned("--games", "24", "--checkpoint", kept)  # there is nothing left to do
        self.assertRegex(said, r" 24 games +0 positions")
        self.assertEqual(same, net)  # of the average, which is not what the weights are
        more, said = self.learned("--games", "48", "--checkpoint", kept)
        self.assertRegex(said, r" 48 games ")
        self.assertNotEqual(more, net)
        self.assertIn("is no checkpoint of this net", self.learned("--games", "48", "--checkpoint", kept, "--h1", "64", status=1))
        pathlib.Path(kept).write_bytes(pathlib.Path(kept).read_bytes()[:-4])
        self.assertIn("is no checkpoint of this net", self.learned("--games", "48", "--checkpoint", kept, status=1))

    def test_who_plays_on_while_it_learns_plays_otherwise(self):
        self.assertEqual(self.played(), self.played("--lines", "0", "--rounds", "2", "--ahead", "5"))
        self.assertNotEqual(self.played(), self.played("--lines", "4"))

    def test_who_plays_turns_to_their_ends_after_chance_plays_otherwise(self):
        self.assertEqual(self.played(), self.played("--rest", "0"))
        self.assertNotEqual(self.played(), self.played("--rest", "1"))

    def test_who_compares_learns_from_more_positions(self):
        self.assertEqual(self.played(), self.played("--compare"))  # nothing was played on
        self.assertGreater(int(self.played("--lines", "4", "--compare")), 2 * int(self.played("--lines", "4")))

    def test_who_explores_by_taste_plays_otherwise(self):
        self.assertEqual(self.played(), self.played("--taste", "0"))
        self.assertNotEqual(self.played(), self.played("--taste", "100"))


class Calibrate(unittest.TestCase):
    GAMES = ["calibrate", "colorado", "--games", "12", "--every", "5"]

    def test_the_figures_do_not_depend_on_threads(self):
        one = run(*self.GAMES, "--threads", "1").stdout
        self.assertEqual(one, run(*self.GAMES, "--threads", "3").stdout)
        self.assertIn("12 games of trail_boss", one)
        told, foreseen = map(float, re.search(r"together ([\d.]+) % told, ([\d.]+) % foreseen", one).groups())
        self.assertLess(told, foreseen)  # Colorado's odds are below one

    def test_every_position_is_a_line(self):
        head, *lines = run(*self.GAMES, "--lines", "--threads", "2").stdout.splitlines()
        rows = [dict(zip(head.split(), map(float, line.split()))) for line in lines]
        self.assertGreater(len(rows), 100)
        self.assertEqual([row["game"] for row in rows], sorted(row["game"] for row in rows))
        self.assertEqual(sum(row["first"] for row in rows), 24)
        self.assertTrue(all(0 <= row["chance"] <= 1 and 0 <= row["won"] <= 1 for row in rows))
        self.assertGreater(sum((row["chance"] - 0.5) * (row["won"] - 0.5) for row in rows), 0)

    def test_who_is_asked_and_how_many_play(self):
        self.assertIn("there is no such bot", run("calibrate", "gwt", "--coach", "nobody", status=2).stderr)
        self.assertIn("is played by 2 to 4", run("calibrate", "colorado", "--players", "5", status=2).stderr)


class Measure(unittest.TestCase):
    def test_bench_keys(self):
        rows = objects("bench", "--game", "goldriver", "--count", "20")
        self.assertEqual([row["players"] for row in rows], [2, 3, 4, 5])
        row, = objects("bench", "--game", "template", "--players", "2", "--seconds", "1")
        for key in ("game", "players", "options", "state_bytes", "decisions_per_s", "games_per_s", "clone_ns",
                    "mean_decisions", "games", "decisions", "turns", "machine", "commit"):
            self.assertIn(key, row)
        self.assertGreater(row["decisions_per_s"], row["games_per_s"])

    def test_bench_of_bots_and_of_the_beginning_of_games(self):
        row, = objects("bench", "--game", "template", "--players", "2", "--count", "5", "--bots", "greedy,random")
        self.assertGreaterEqual(row["decisions"], row["turns"])
        row, = objects("bench", "--game", "goldriver", "--players", "2", "--count", "5", "--stop", "7")
        self.assertEqual(row["decisions"], 5 * 7)

    def test_bench_leaves_examples_out(self):
        self.assertNotIn("template", {row["game"] for row in objects("bench", "--count", "1")})

    def test_perft_adds_up(self):
        rows = objects("perft", "template", "--depth", "4", "--divide")
        depths = [row for row in rows if "move" not in row]
        moves = [row for row in rows if "move" in row]
        self.assertEqual([row["depth"] for row in depths], [1, 2, 3, 4])
        self.assertEqual(sum(row["nodes"] for row in moves), depths[-1]["nodes"])
        self.assertEqual(depths[0]["nodes"], len(moves))


def record_of_a_game():
    """A finished game, through the protocol."""
    with subprocess.Popen([PROGRAM, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as engine:
        def ask(**request):
            engine.stdin.write(json.dumps(request) + "\n")
            engine.stdin.flush()
            return json.loads(engine.stdout.readline())
        answer = ask(do="new", game="template", players=3, seed=5, seats=["Ann", "Bob", "Cléo"])
        while answer["pending"]:
            seat = answer["pending"][0]
            answer = ask(do="apply", table=1, seat=seat, move=ask(do="legal", table=1, seat=seat)["moves"][-1])
        record = ask(do="record", table=1)["record"]
        engine.stdin.close()
        return record


class Records(unittest.TestCase):
    def test_verify(self):
        with tempfile.TemporaryDirectory() as folder:
            good, bad = pathlib.Path(folder, "good.sbg"), pathlib.Path(folder, "bad.sbg")
            good.write_text(record_of_a_game(), encoding="utf-8")
            bad.write_text(good.read_text(encoding="utf-8").replace("winners", "winner"), encoding="utf-8")
            row, = objects("verify", str(good))
            self.assertTrue(row["ok"] and row["over"] and row["moves"] == 12)
            self.assertIn("fine", run("verify", str(good)).stdout)
            rows = objects("verify", str(good), str(bad), status=1)
            self.assertEqual([row["ok"] for row in rows], [True, False])
            self.assertRegex(rows[1]["error"]["message"], "line [0-9]+")
            rows = objects("verify", str(bad), "/does/not/exist", str(good), status=2)
            self.assertEqual([row.get("error", {}).get("code") for row in rows], ["bad_record", "io", None])
            run("replay", str(bad), status=1)

    def test_verify_names_the_line_where_a_record_diverges(self):
        lines = record_of_a_game().splitlines()
        at = next(i for i, line in enumerate(lines) if line.startswith("hash") and i > 20)
        lines[at] = "hash 0123456789abcdef"
        row, = objects("verify", "-", given="\n".join(lines) + "\n", status=1)
        self.assertEqual(row["error"]["code"], "diverged")
        self.assertIn(f"line {at + 1}", row["error"]["message"])

    def test_replay_in_both_languages(self):
        record = record_of_a_game()
        self.assertIn("Ann", run("replay", "-", given=record).stdout)
        self.assertIn("Midi pile, 3 joueurs", run("replay", "-", "--lang", "fr", given=record).stdout)
        rows = objects("replay", "-", given=record)
        self.assertEqual([row["ply"] for row in rows], list(range(13)))
        self.assertTrue(rows[-1]["over"])

    def test_replay_tells_of_agreed_undos(self):
        record = str(ROOT / "tests/records/template.sbg")
        said = run("replay", record).stdout
        self.assertIn("Agreed undos: 1\n", said)
        note = "(Taken back by agreement to before move 2 (Ann, Bob))"
        self.assertLess(said.index("   1  Ann:"), said.index(note))
        self.assertLess(said.index(note), said.index("   2  Bob:"))
        self.assertIn("(Retour d’un commun accord avant le coup 2 (Ann, Bob))", run("replay", record, "--lang", "fr").stdout)
        rows = objects("replay", record)
        told = {row["ply"]: [i["incident"] for i in row["incidents"]] for row in rows if row["incidents"]}
        self.assertEqual(told, {1: ["undo"]})
        self.assertEqual((rows[0]["agreed_undos"], [row["ply"] for row in rows if "agreed_undo" in row]), (1, [2]))
        self.assertNotIn("agreement", run("replay", "-", given=record_of_a_game()).stdout)


class Rules(unittest.TestCase):
    def test_the_page_gets_every_rule_once_and_in_its_words(self):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([sys.executable, ROOT / "scripts/gen_rules.py", "--root", ROOT, "--page", folder], check=True)
            for lang in ("en", "fr"):
                for game in ("goldriver", "colorado", "gwt", "template"):
                    page = json.loads(pathlib.Path(folder, f"{game}.{lang}.json").read_text(encoding="utf-8"))
                    rules = [rule for section in page["sections"] for rule in section["rules"]]
                    expected = {row["id"]: row[lang] for row in objects("rules", "--game", game)}
                    self.assertEqual({rule["id"]: rule.get("full", rule["text"]) for rule in rules}, expected)
                    self.assertEqual(len(rules), len(expected))
                    for section in page["sections"]:
                        self.assertRegex(section["title"], r"^[^a-z#].*[^:)]$|^[^a-z#].*\([^A-Z].*\)$")

    def test_texts(self):
        out = run("rules", "tp-win-2").stdout
        self.assertIn("en: A winner who spares everybody scores 1 point.", out)
        self.assertIn("fr: Un gagnant", out)
        self.assertNotIn("fr:", run("rules", "TP-WIN-2", "--lang", "en").stdout)
        self.assertEqual([row["id"] for row in objects("rules", "TP-SET")], [f"TP-SET-{i}" for i in range(1, 5)])

    def test_coverage(self):
        rows = {row["game"]: row for row in objects("rules", "--coverage")}
        self.assertEqual(rows["template"]["untested"], [])
        self.assertEqual(rows["template"]["tested"], rows["template"]["rules"])
        for row in rows.values():
            self.assertEqual(row["rules"], row["tested"] + len(row["untested"]) + len(row["exempt"]))
        run("rules", "--coverage", "--game", "template", "--strict")

    def test_trace(self):
        out = run("rules", "TP-WIN-2", "--trace").stdout
        self.assertIn("src/games/template/rules.c:", out)
        self.assertIn("test_TP_WIN_2", out)
        out = run("rules", "--trace", "--strict").stdout
        self.assertIn("rules, 0 that code decides without a citation", out)


class RuleTable(unittest.TestCase):
    """gen_rules.py on a small tree."""

    def tree(self, folder, **files):
        base = {"docs/rules/game.md": "- **ZZ-A-1** One. *(no test: a list)*\n- **ZZ-A-2** Two.\n- **ZZ-A-3b** Three.\n",
                "docs/rules/game.fr.md": "- **ZZ-A-1** Un.\n- **ZZ-A-2** Deux.\n- **ZZ-A-3b** Trois.\n",
                "src/a.c": "/* ZZ-A-2, see ZZ-A */\n", "include/x.h": "/* ZZ-A-3b */\n",
                "tests/t.c": "static void test_ZZ_A_2_ZZ_A_3b_both(void **s)\n{\n}\n"}
        for name, text in {**base, **files}.items():
            path = pathlib.Path(folder, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")

    def check(self, status, says, **files):
        with tempfile.TemporaryDirectory() as folder:
            self.tree(folder, **files)
            done = subprocess.run([sys.executable, ROOT / "scripts/gen_rules.py", "--root", folder, "--check", "--output",
                                   pathlib.Path(folder, "out.c")], capture_output=True, text=True, check=False)
            self.assertEqual(done.returncode, status, done.stdout + done.stderr)
            self.assertIn(says, done.stdout)
            return pathlib.Path(folder, "out.c").read_text(encoding="utf-8")

    def test_ids_names_and_exemptions(self):
        table = self.check(0, "3 rules, 0 errors")
        self.assertIn('{ "ZZ-A-1", "game", "One.", "Un.", "a list", "a list", "", "", "One.", "Un." }', table)
        self.assertIn('"ZZ-A-2", "game", "Two.", "Deux.", NULL, NULL, "src/a.c:1", "tests/t.c:1 test_ZZ_A_2_ZZ_A_3b_both"', table)
        self.assertIn('"tests/t.c:1 test_ZZ_A_2_ZZ_A_3b_both", "Three.", "Trois." },\n    { 0 }', table)

    def test_covers_comment(self):
        table = self.check(0, "0 errors", **{"tests/t.c": "/* covers: ZZ-A-1 ZZ-A-3b */\nstatic void test_x(void **s)\n"})
        self.assertEqual(table.count("tests/t.c:2 test_x"), 2)

    def test_code_cites_what_it_decides(self):
        self.check(1, "docs/rules/game.md:3: no code cites ZZ-A-3b", **{"include/x.h": ""})
        books = {f"docs/rules/game{end}.md": f"- **ZZ-A-2** Two.\n- **ZZ-A-3b** Three. *({mark} nothing changes)*\n- **ZZ-EX-1** So.\n"
                 for end, mark in (("", "no code:"), (".fr", "sans code :"))}
        table = self.check(0, "3 rules, 0 errors", **books, **{"include/x.h": ""})
        self.assertIn('"Three.", "Three.", NULL, "nothing changes", ""', table)
        self.assertIn('"ZZ-EX-1", "game", "So.", "So.", NULL, "an example", ""', table)

    def test_unknown_ids_are_errors(self):
        self.check(1, "src/a.c:2: there is no rule ZZ-A-9", **{"src/a.c": "\nint x; /* ZZ-A-9 */\n"})
        self.check(1, "there is no rule ZZ-Z", **{"src/a.c": "/* ZZ-Z */\n"})
        self.check(1, "tests/t.c:1 test_ZZ_A_7_x: there is no rule ZZ-A-7",
                   **{"tests/t.c": "static void test_ZZ_A_7_x(void **s)\n"})
        self.check(1, "there is no rule ZZ-A-8", **{"tests/t.c": "/* covers: ZZ-A-8 */\nstatic void test_x(void **s)\n"})

    def test_books_must_agree(self):
        self.check(1, "ZZ-A-2 has no French text", **{"docs/rules/game.fr.md": "- **ZZ-A-1** Un.\n- **ZZ-A-3b** Trois.\n"})
        self.check(1, "ZZ-A-1 is defined twice", **{"docs/rules/b.md": "- **ZZ-A-1** Again.\n"})
        self.check(1, "ZZ-B-1 is not in the English rules",
                   **{"docs/rules/game.fr.md": "- **ZZ-A-1** Un.\n- **ZZ-A-2** Deux.\n- **ZZ-A-3b** Trois.\n- **ZZ-B-1** Quoi.\n"})


class Play(unittest.TestCase):
    def play(self, *args, given, status=0):
        return run("play", *args, given=given, status=status).stdout

    def test_a_whole_game_by_numbers(self):
        out = self.play("template", "--seed", "7", "--human", "0", given="1\n" * 40)
        self.assertIn("The game is over.", out)
        self.assertRegex(out, r"(wins|share the victory)\.")
        self.assertRegex(out, r"Total +\d+ +\d+")
        self.assertIn("Seed: " + "0" * 63 + "7", out)

    def test_in_french(self):
        out = self.play("template", "--seed", "7", "--lang", "fr", given="1\n" * 40)
        self.assertIn("La partie est finie.", out)
        for english in ("The game", "wins.", "a person", "Since your"):
            self.assertNotIn(english, out)

    def test_moves_as_text_and_by_their_beginning(self):
        out = self.play("template", "--seed", "7", given="play:mar\nq\n")
        self.assertIn("shows Marshal", out)
        out = self.play("template", "--seed", "7", given="play:\nq\n")
        self.assertIn("several moves", out)

    def test_commands(self):
        out = self.play("template", "--seed", "7", "--names", "Ann,Bob",
                        given="?\nwhy play:deputy\nwhy play:marshal\nwhy fly\nwhy\nrule TP-END-3\nrule TP-SET\nrule X\nhint\nlog\n99\nspare\nq\n")
        for text in ("this help", "TP-PLAY-1  All players at once", "Not allowed: Deputy is not in your hand (rule TP-PLAY-1)",
                     "This move is allowed.", '"fly" is not a move', "Nothing is missing", "TP-END-3  The player with",
                     "TP-SET-4  The first", 'There is no rule "X"', "Hint of greedy: Play Marshal [play:marshal]",
                     "* Ann draws Marshal", "There is no move 99 in this list: type a number from 1 to 3.", "Nobody has won this round yet", "The game stops here."):
            self.assertIn(text, out)

    def test_the_one_who_is_asked_is_named_once(self):
        out = self.play("colorado", "--seed", "7", "--names", "e,Bob", given="q\n")
        self.assertIn("e: Choose the village where you start.", out)
        out = self.play("goldriver", "--seed", "7", "--names", "e,Bob", given="q\n")
        self.assertIn("\ne, bid in secret", out)

    def test_commands_have_long_names_too(self):
        out = self.play("template", "--seed", "7", given="help\nundo\nredo\nquit\n")
        for text in ("this help", "there is nothing to take back", "there is nothing to play again", "The game stops here."):
            self.assertIn(text, out)
        self.assertNotIn("is neither", out)
        out = self.play("template", "--seed", "7", "--lang", "fr", given="aide\nannuler\nconseil\njournal\nquitter\n")
        self.assertNotIn("n'est ni", out)

    def test_moves_can_be_seen_again_and_with_their_texts(self):
        out = self.play("template", "--seed", "7", given="\nmoves\nshow\nq\n")
        self.assertEqual(out.count("   1  Play Greenhorn"), 4)
        self.assertEqual(out.count("[play:greenhorn]"), 1)
        self.assertEqual(out.count("discard:"), 2)

    def test_cards_are_explained(self):
        out = self.play("goldriver", "--players", "3", "--seed", "7",
                        given="about dynamite\ncard narciso\nabout\nabout harbour\nq\n")
        for text in ("Dynamite: destroys an opponent’s concession or building (rules GR-DYN)", "its Mayor is worth 10",
                     "Expected: about NAME", 'Nothing here is called "harbour"'):
            self.assertIn(text, out)
        out = self.play("colorado", "--seed", "7", "--lang", "fr", given="carte tipi\nq\n")
        self.assertIn("Tipi\u00a0: cochez une case Tipi", out)

    def test_a_chain_of_decisions_does_not_draw_everything_again(self):
        out = self.play("goldriver", "--players", "3", "--seed", "7", "--options", "first_seat=0", given="15\n1\nq\n")
        self.assertIn("put one of the other sale cards out of play", out)
        self.assertEqual((out.count("Towns:"), out.count("For sale")), (1, 3))  # nobody could bid more than 15

    def test_only_secrets_need_a_hand_over(self):
        out = self.play("goldriver", "--players", "3", "--seed", "7", "--human", "all", given="1\n2\n3\nq\n")
        self.assertIn("Highest bid: 3", out)
        self.assertNotIn("Hand over", out)
        out = self.play("goldriver", "--players", "2", "--seed", "7", "--human", "all", "--names", "Ann,Bob",
                        given="1\n2\nq\n")
        self.assertEqual(out.count("Hand over to"), 2)  # both bid unseen, the first one, too
        self.assertNotIn("bid 1 in secret", out)

    def test_secrets_of_others_are_not_shown(self):
        out = self.play("template", "--seed", "7", "--names", "Ann,Bob", given="log\nq\n")
        self.assertIn("Ann draws", out)
        self.assertNotIn("Bob draws", out)

    def test_undo_and_redo(self):
        out = self.play("template", "--seed", "7", "--human", "all", "--names", "Ann,Bob", given="3\nu\n1\nq\n")
        self.assertIn("there is nothing to take back", out)  # Bob has not moved yet
        out = self.play("template", "--seed", "7", "--human", "0", given="3\nu\ny\n3\nu\nn\nq\n")
        self.assertIn("Taken back.", out)

    def test_a_token_that_may_be_used_any_time_does_not_get_in_the_way(self):
        game = ("gwt", "--players", "3", "--seed", "7", "--names", "Ann,Buck,Cleo", "--options", "first_seat=0")
        out = self.play(*game, given="1\n4\nq\n")  # a number means a line of the list, not cards to exchange
        self.assertIn("   1  Place the herder on space A - building A: Galloway", out)
        self.assertIn("Ann begins on space A.", out)
        self.assertIn("  Use an exchange token to draw 2 cards and discard as many", out)
        self.assertNotIn("Ann uses an exchange token.", out)
        out = self.play(*game, given="place:b\nend\n2\n1\n1\nq\n")  # out of turn, while Buck plays
        self.assertIn("Ann, you may also act now", out)
        self.assertIn("Ann uses an exchange token.", out)
        self.assertEqual(out.count("Ann discards"), 2)
        out = self.play(*game, given="place:b\nend\n\n\nq\n")  # asked once in the turn of Buck, once in that of Cleo
        self.assertEqual(out.count("you may also act now"), 2)
        self.assertEqual(out.count("Cattle market"), 2)  # with a short drawing
        out = self.play("gwt", "--players", "2", "--seed", "7", "--names", "Ann,Bob", "--options", "first_seat=1",
                        "--human", "all", given="1\nq\n")
        self.assertEqual(out.count("Hand over to"), 1)  # Ann need not sit down to decline
        self.assertNotIn("you may also act now", out)

    def test_great_western_trail_is_drawn_and_explained(self):
        out = self.play("gwt", "--players", "2", "--seed", "7", "--lang", "fr", "--names", "Ann,Buck", "--options", "first_seat=0",
                        given="about 9a\nwhy deliver:chicago\nhint\nq\n")
        for text in ("Parcours", " |- A1 .    A2 .    A3 .    > B", "bâtiment 9a\u00a0: bâtisseurs 7, 9\u00a0PV", "Interdit\u00a0:",
                     "Conseil de greedy\u00a0: Placer l’éleveur"):
            self.assertIn(text, out)

    def test_numbers_are_typed_as_they_are(self):
        out = self.play("goldriver", "--players", "3", "--seed", "7", "--options", "first_seat=0", given="3\n2\nq\n")
        self.assertIn("1 to 15", out)
        self.assertIn("Annie bids 3.", out)
        self.assertRegex(out, r"Not allowed: .*\(rule GR-AUC-2\)")

    def test_hand_over_between_people(self):
        out = self.play("template", "--seed", "7", "--human", "all", "--names", "Ann,Bob", given="1\n1\nq\n")
        self.assertIn("Hand over to Bob", out)
        before = out.index("Hand over to Bob")
        self.assertNotIn("Ann draws", out[before:out.index("Hand over to Ann", before)] if "Hand over to Ann" in out[before:] else out[before:])

    def test_optional_moves_are_offered(self):
        games = "".join(self.play("template", "--seed", str(seed), given="1\n" * 30) for seed in range(4))
        self.assertIn("you may also act now", games)
        declined = self.play("template", "--seed", "3", given="1\nnever\n" + "1\n" * 30)
        self.assertLessEqual(declined.count("you may also act now"), 1)

    def test_a_saved_game_begins_with_the_latest_news(self):
        with tempfile.TemporaryDirectory() as folder:
            path = str(pathlib.Path(folder) / "game.sbg")
            self.play("gwt", "--players", "2", "--seed", "7", "--options", "first_seat=0", given="place:b\nend\n\n1\n" + f"save {path}\nq\n")
            out = self.play("--resume", path, given="q\n")
            self.assertIn(out.count("\n  * "), range(5, 21))
            self.assertNotRegex(out, r"comes to (flood|drought|rockfall) space")  # the setup is an old story
            out = self.play("--resume", path, given="log\nq\n")
            self.assertRegex(out, r"comes to (flood|drought|rockfall) space")

    def test_save_and_resume(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "game.sbg")
            self.assertIn("Saved in", self.play("template", "--seed", "7", "--save", path, given="3\n"))
            run("verify", path)
            out = self.play("--resume", path, given="1\n" * 40)
            self.assertIn("The game is over.", out)
            self.assertIn("could not be written", self.play("template", given="save /does/not/exist\n"))
            self.play("template", "--save", "/does/not/exist", given="q\n", status=2)  # before the game, not after it

    def test_interrupt_saves_and_ends_cleanly(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "game.sbg")
            with subprocess.Popen([PROGRAM, "play", "template", "--seed", "7", "--save", path], stdin=subprocess.PIPE,
                                  stdout=subprocess.PIPE, text=True) as game:
                seen = ""
                while not seen.endswith("\n> "):
                    seen += game.stdout.read(1)
                game.send_signal(signal.SIGINT)  # perhaps before it waits for a line
                rest = game.stdout.read()
                self.assertEqual(game.wait(timeout=120), 0)
            self.assertIn("Saved in", rest)
            run("verify", path)

    def test_a_bot_with_one_idea_plays_itself(self):
        with tempfile.TemporaryDirectory() as folder:
            moves = {}
            for bots in ("gr_all_in,gr_all_in", "greedy,greedy", "greedy,gr_all_in"):
                path = f"{folder}/{bots}.sbg"
                self.play("goldriver", "--human", "none", "--bots", bots, "--seed", "7", "--save", path, given="")
                record = pathlib.Path(path).read_text(encoding="utf-8")
                self.assertEqual(re.findall(r"^seat \d bot (\w+)", record, re.M), bots.split(","))
                moves[bots] = re.findall(r"^\d [a-z].*", record, re.M)
            self.assertNotEqual(moves["gr_all_in,gr_all_in"], moves["greedy,greedy"])
            self.assertNotEqual(moves["greedy,gr_all_in"], moves["greedy,greedy"])
            self.assertNotEqual(moves["greedy,gr_all_in"], moves["gr_all_in,gr_all_in"])
            run("review", "--bot", "gr_all_in", path)
        run("hunt", "colorado", "--bot", "co_scout", "--judge", "greedy", "--games", "1")
        hint = self.play("goldriver", "--bots", "gr_all_in", "--seed", "7", given="hint\nq\n")
        self.assertIn("gr_all_in", hint.split("hint", 1)[1])

    def test_a_bot_that_is_not_here_is_not_replaced_unsaid(self):
        """A record of another program names it: the table says who plays instead."""
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "noon.sbg")
            self.play("template", "--human", "0", "--seed", "7", "--save", str(path), given="1\nq\n")
            lines = path.read_text(encoding="utf-8").replace("seat 1 bot greedy", "seat 1 bot hal").splitlines(keepends=True)
            end = lines.pop()
            digest = hashlib.sha256("".join(lines).encode()).hexdigest()[:16]
            path.write_text("".join(lines) + " ".join([*end.split()[:-1], digest]) + "\n", encoding="utf-8")
            out = self.play("--resume", str(path), "--bots", "random", given="1\n1\nq\n")
            self.assertIn("the bot hal, which is not known here; random plays instead", out)
            out = self.play("--resume", str(path), "--lang", "fr", given="1\n1\nq\n")
            self.assertIn("le bot hal, inconnu ici ; greedy joue à sa place", out.replace("\u00a0", " ").replace("\u202f", " "))

    def test_a_review_after_the_game(self):
        """Who asks for it gets it, in the words of `sagebrush review`; who does not, does not."""
        with tempfile.TemporaryDirectory() as folder:
            path = f"{folder}/game.sbg"
            game = ("colorado", "--human", "none", "--seed", "3")
            self.assertNotIn("chance to win", self.play(*game, "--save", path, given="\n"))
            for lang, word in (("en", "review"), ("fr", "bilan")):
                said = self.play(*game, "--lang", lang, given=f"{word}\n").split("verify", 1)[1]
                lines = [line for line in run("review", path, "--lang", lang).stdout.splitlines() if not re.fullmatch(r"  [0-9*]+", line)]
                self.assertGreater(len(lines), 4)
                flat = lambda text: " ".join(text.replace("\u00a0", " ").replace("\u202f", " ").split())
                for line in lines:
                    self.assertIn(flat(line), flat(said))
                self.assertRegex(said, r"(?m)^  ([▁-█]+|[0-9*]+)$")

    def test_watching_bots(self):
        out = self.play("goldriver", "--human", "none", "--players", "4", "--bots", "greedy,random", given="")
        self.assertIn("The game is over.", out)


class Manual(unittest.TestCase):
    """Pages and completions come from the tables of --help: whatever a verb has is in them."""

    VERBS = re.findall(r"^  (\w+) ", run("help").stdout, re.M)

    def test_every_verb_has_a_page_with_all_its_flags(self):
        with tempfile.TemporaryDirectory() as folder:
            run("man", "--folder", folder)
            pages = sorted(os.listdir(folder))
            verbs = [verb for verb in self.VERBS if verb != "help"]
            self.assertEqual(pages, sorted(["sagebrush.1", *(f"sagebrush-{verb}.1" for verb in verbs)]))
            for verb in verbs:
                page = (pathlib.Path(folder) / f"sagebrush-{verb}.1").read_text(encoding="utf-8")
                for flag in re.findall(r"^  --([\w-]+)", run("help", verb).stdout, re.M):
                    self.assertIn("\\-\\-" + flag.replace("-", "\\-"), page)
        self.assertIn(".TH SAGEBRUSH-PLAY 1", run("man", "play").stdout)
        run("man", "fly", status=2)

    def test_completion_of_bash(self):
        script = run("completion", "bash").stdout
        ask = 'COMP_WORDS=({words}); COMP_CWORD={at}; _sagebrush; echo "${{COMPREPLY[*]}}"'
        for words, at, expected in (("sagebrush pl", 1, "play"), ("sagebrush play --lin", 2, "--lines"),
                                    ("sagebrush play gold", 2, "goldriver"), ("sagebrush help ver", 2, "verify")):
            done = subprocess.run(["bash", "-c", script + ask.format(words=words, at=at)], capture_output=True, text=True)
            self.assertEqual(done.stdout.strip(), expected, done.stderr)

    def test_completion_of_zsh_names_everything(self):
        script = run("completion", "zsh").stdout
        for verb in self.VERBS:
            self.assertTrue(verb == "help" or f"'{verb}:" in script, verb)
        self.assertIn("'--lines[", script)
        run("completion", "fish", status=2)

    def test_short_help(self):
        self.assertEqual(run("play", "-h").stdout, run("help", "play").stdout)
        self.assertEqual(run("-h").stdout, run("help").stdout)


class Puzzles(unittest.TestCase):
    def test_today_is_by_the_local_clock(self):
        """Hours to the east and to the west of Greenwich, so that one of the two has another day whenever this runs."""
        for hours in (14, 0, -12):
            for _ in range(5):  # midnight may come in between
                date = lambda: str((datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(hours=hours)).date())
                before, zone = date(), {**os.environ, "TZ": f"There{-hours:+d}"}
                said = subprocess.run([PROGRAM, "puzzles", "gwt"], input="", capture_output=True, text=True, env=zone, timeout=600, check=False).stdout
                if date() == before:
                    break
            self.assertEqual(said, run("puzzles", "gwt", "--date", before, status=1).stdout, hours)

    def test_an_answer_is_judged(self):
        line = (ROOT / "puzzles" / "gwt.sbp").read_text().splitlines()[0]
        answer = json.loads(line)["answer"]
        self.assertIn("That is it", run("puzzles", "gwt", "1", "--move", answer).stdout)
        self.assertNotIn("That is it", run("puzzles", "gwt", "1", "--move", "build:pb_5a", status=1).stdout)
        self.assertIn("not allowed", run("puzzles", "gwt", "1", "--move", "build:pb_1a", status=1).stdout)
        self.assertIn("That is it", run("puzzles", "gwt", "1", given=f"{answer}\n").stdout)
        for lang, says, not_so in (("en", "The answer: ", "That is it"), ("fr", "La solution", "C’est cela")):  # an empty line asks for it
            shown = run("puzzles", "gwt", "1", "--lang", lang, given="\n", status=1).stdout
            self.assertIn(says, shown)
            self.assertNotIn(not_so, shown)
        self.assertIn("by the local clock", run("help", "puzzles").stdout)
        run("puzzles", "gwt", "1", "--move", "fly", status=2)
        run("puzzles", "gwt", "--date", "yesterday", status=2)
        run("puzzles", "gwt", "9999", status=2)


class Words(unittest.TestCase):
    """What people ask for while they play, through a pipe."""

    def told(self, game, *commands, lang="en"):
        given = "\n".join(commands) + "\nq\n"
        return run("play", game, "--seed", "1", "--lang", lang, given=given).stdout

    def test_words_of_the_games_are_explained(self):
        for game, words in {"goldriver": ("poker", "mayor", "fee", "auction"), "colorado": ("play area", "call", "medal"),
                            "gwt": ("certificate", "engine", "fee", "hazard")}.items():
            for word in words:
                out = self.told(game, "about " + word)
                self.assertNotIn("Nothing here is called", out, (game, word))
        self.assertIn("règles GR-POK", self.told("goldriver", "carte poker", lang="fr"))

    def test_rules_have_groups_and_titles_and_no_notes_for_developers(self):
        out = self.told("goldriver", "rule", "rule GR-AUC")
        self.assertIn("GR-PAY  Phase 3: payment", out)
        self.assertIn("GR-AUC  Phase 2: auction", out)
        self.assertNotIn("no test", out)
        self.assertNotIn("DECISION", self.told("gwt", *(f"rule {group}" for group in ("GWT-MOVE", "GWT-KC", "GWT-FEE"))))

    def test_guide_and_goal(self):
        self.assertIn("Gold has been found", self.told("goldriver", "goal"))
        out = self.told("colorado", "guide", "guide turn")
        self.assertIn("  What it is about", out)
        self.assertIn("The call", out)

    def test_parts_are_shown(self):
        out = self.told("gwt", "show market", "show trail", "show me", "show others", "show moon")
        self.assertIn('There is no part "moon"', out)
        self.assertGreater(out.count("Job market"), 1)
        self.assertGreater(out.count("Kansas City"), 1)

    def test_unknown_input_is_never_echoed_raw(self):
        out = self.told("goldriver", "\033[A", "\033]0;title\007", "x" * 5_000_000, "caf\xe9")
        self.assertNotIn("\033", out)
        self.assertNotIn("\007", out)
        self.assertNotIn("x" * 100, out)

    def test_alone_there_is_one_player_and_sam(self):
        self.assertIn("2 players", self.told("goldriver"))
        alone = run("play", "gwt", "--players", "1", "--seed", "1", given="q\n").stdout
        self.assertNotIn("1 players", alone)
        self.assertIn("  Sam: played by the game itself", alone)

    def test_saving_never_overwrites_in_silence(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "kept.sbg"
            path.write_text("precious", encoding="utf-8")
            out = run("play", "template", "--seed", "7", given=f"save {path}\nq\n").stdout
            self.assertIn("is as it was", out)
            self.assertEqual(path.read_text(encoding="utf-8"), "precious")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
