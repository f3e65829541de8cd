"""The package as its users meet it: every public call, refusals, secrets, adapters by their own conventions, goldens, docs."""
import copy
import doctest
import importlib.util
import json
import os
import pathlib
import pickle
import random
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import unittest

import numpy as np

import sagebrush
import sagebrush.bench
import sagebrush.engine
from sagebrush import SagebrushError
from sagebrush.adapters import gymnasium, openspiel, pettingzoo

ROOT = pathlib.Path(__file__).resolve().parents[2]
GAMES = ["goldriver", "colorado", "gwt"]


def play_to_end(state, luck=1, watch=None):
    """Plays at random; `watch` sees every position."""
    chance = random.Random(luck)
    while not state.is_over:
        if watch:
            watch(state)
        state.step(chance.randrange(state.count))
    return state


def refused(test, code, call, *args, **more):
    with test.assertRaises(SagebrushError) as caught:
        call(*args, **more)
    test.assertEqual(caught.exception.code, code)
    return str(caught.exception)


class Games(unittest.TestCase):
    def test_lists(self):
        self.assertEqual([g.id for g in sagebrush.games()][:3], GAMES)
        self.assertEqual(sagebrush.bots()[0].id, "random")
        self.assertIn("poker", [o.id for o in sagebrush.game("goldriver").options])

    def test_refuses(self):
        refused(self, "unknown_game", sagebrush.game, "chess")
        refused(self, "bad_players", sagebrush.game("goldriver").new, players=9)
        refused(self, "unknown_option", sagebrush.game("goldriver").new, options={"dragons": "on"})
        refused(self, "bad_option", sagebrush.game("goldriver").new, options={"poker": "maybe"})
        refused(self, "bad_seed", sagebrush.game("goldriver").new, seed="no hex")
        refused(self, "unknown_bot", sagebrush.bot, "nobody")

    def test_blocks_cover_all_features(self):
        for id_ in GAMES:
            g, end = sagebrush.game(id_), 0
            for block in g.feature_blocks:
                self.assertEqual(block.first, end)
                end += block.size
            self.assertEqual(end, g.features)


class States(unittest.TestCase):
    def test_copies_texts_and_pickles_play_on_alike(self):
        for id_ in GAMES:
            state = sagebrush.game(id_).new(players=2, seed=11)
            for _ in range(40):
                state.step(state.count // 2)
            others = [state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state)), state.game.read(state.text())]
            for other in others:
                self.assertEqual(other, state)
                self.assertEqual(other.hash, state.hash)
            end = play_to_end(state).hash
            for other in others:
                self.assertEqual(play_to_end(other).hash, end)

    def test_options_are_those_asked_for(self):
        state = sagebrush.game("gwt").new(players=3, seed=2, options={"rails_north": True, "poker": "on"})
        self.assertEqual(state.options["rails_north"], "on")
        self.assertEqual(state.options["poker"], "on")
        self.assertEqual(state.players, 3)

    def test_moves_by_text_number_and_place_are_the_same(self):
        a = sagebrush.game("gwt").new(players=2, seed=3)
        b, c, chance = a.clone(), a.clone(), random.Random(5)
        for _ in range(150):
            at = chance.randrange(a.count)
            b.play(b.moves()[at])
            c.play(c.legal_actions()[at])
            a.step(at)
        self.assertEqual(a, b)
        self.assertEqual(a, c)

    def test_refusals_change_nothing(self):
        state = sagebrush.game("goldriver").new(players=2, seed=1)
        before = state.text()
        self.assertIn("seat", refused(self, "not_pending", state.play, "pass", seat=1) if state.pending == (0,) else "seat")
        refused(self, "bad_move", state.play, "fly:9")
        refused(self, "illegal_move", state.play, "bid:99")
        refused(self, "illegal_move", state.step, state.count)
        refused(self, "illegal_move", state.step, -1)
        refused(self, "illegal_move", state.apply_action, 10**6)
        refused(self, "bad_seat", state.view, 5)
        refused(self, "bad_seat", state.observation, 5)
        self.assertEqual(state.text(), before)

    def test_bad_texts(self):
        g = sagebrush.game("goldriver")
        text = json.loads(g.new(players=2, seed=1).text())
        refused(self, "bad_json", g.read, "{")
        refused(self, "bad_state", g.read, "[]")
        refused(self, "bad_state", g.read, json.dumps({**text, "dragons": 1}))
        refused(self, "bad_state", g.read, json.dumps({k: v for k, v in text.items() if k != "chance"}))

    def test_events_and_sentences(self):
        state = sagebrush.game("goldriver").new(players=3, seed=1)
        self.assertEqual(len(state.sentences(lang="fr")), state.count)
        events = state.play(state.moves()[0], events=True)
        self.assertTrue(all("event" in e and "text" in e for e in events))

    def test_nothing_hidden_leaks(self):
        """What a seat sees, by any way, does not change when what it cannot know is dealt anew."""
        for id_ in GAMES:
            for players in sagebrush.game(id_).players:
                state, chance = sagebrush.game(id_).new(players=players, seed=players), random.Random(players)
                while not state.is_over:
                    if chance.random() < 0.05:
                        for seat in range(players):
                            other = state.dealt(seat, chance.randrange(2**60))
                            np.testing.assert_array_equal(other.observation(seat), state.observation(seat))
                            self.assertEqual(other.view(seat), state.view(seat))
                            self.assertEqual(other.redacted(seat), state.redacted(seat))
                            if seat == state.seat:
                                self.assertEqual(other.legal_actions(), state.legal_actions())
                    state.step(chance.randrange(state.count))

    def test_dealing_anew_does_change_what_is_hidden(self):
        state = sagebrush.game("gwt").new(players=2, seed=1)
        self.assertNotEqual(state.dealt(0, 5), state)
        self.assertNotEqual(state.dealt(0, 5), state.dealt(0, 6))

    def test_memory_of_positions_is_given_back(self):
        g = sagebrush.game("gwt")
        state = g.new(players=2, seed=1)
        grown = []
        for _ in range(3):
            for _ in range(4000):
                state.clone()
            grown.append(sagebrush.bench.resident())
        self.assertLess(grown[2] - grown[1], 4096)


class Numbers(unittest.TestCase):
    def test_every_legal_move_has_a_number_of_its_own(self):
        for id_ in GAMES:
            g = sagebrush.game(id_)

            def check(state):
                actions = state.legal_actions()
                self.assertEqual(len(set(actions)), state.count)
                self.assertTrue(0 <= min(actions) and max(actions) < g.actions)

            play_to_end(g.new(seed=4), 7, check)

    def test_texts(self):
        g = sagebrush.game("goldriver")
        self.assertEqual(len({g.action_text(a) for a in range(g.actions)}), g.actions)
        refused(self, "bad_move", g.action_text, g.actions)


class Records(unittest.TestCase):
    def test_goldens_are_the_same_here(self):
        """Native, WebAssembly (web/test) and Python agree: each golden record replays to its hashes."""
        records = sorted((ROOT / "tests/golden").glob("*.sbg"))
        self.assertGreater(len(records), 15)
        for record in records:
            text = record.read_text()
            table = sagebrush.Table.read(text)
            self.assertEqual(table.pending, ())
            heads = [line.split() for line in text.splitlines()]
            options = dict(words[1].split("=") for words in heads if words[0] == "option")
            players, = (int(words[1]) for words in heads if words[0] == "players")
            seed, = (words[1] for words in heads if words[0] == "seed")
            state = table.game.new(players, seed, options)
            compared = 0
            for words in heads:
                if words[0] == "hash":
                    self.assertEqual(state.hash, words[1], record.name)
                    compared += 1
                elif words[0].isdigit():
                    state.play(words[1], seat=int(words[0]))
            end, = (words for words in heads if words[0] == "end")
            self.assertEqual(state.hash, end[2], record.name)
            self.assertGreater(compared, 0)
            self.assertTrue(state.is_over)
            self.assertEqual(state.hash, table.hash, record.name)
            self.assertEqual(table.state().hash, table.hash, record.name)

    def test_a_record_that_was_bent_is_refused(self):
        text = (ROOT / "tests/golden/goldriver-2-random.sbg").read_text()
        lines = text.splitlines()
        at = next(i for i, line in enumerate(lines) if line.startswith(("0 ", "1 ")))
        bent = "\n".join(lines[:at] + lines[at + 1:])
        with self.assertRaises(SagebrushError):
            sagebrush.Table.read(bent)
        refused(self, "bad_record", sagebrush.Table.read, "hello")

    def test_table(self):
        table = sagebrush.Table("colorado", players=2, seed=4)
        seat = table.pending[0]
        self.assertEqual(table.view(seat)["game"], "colorado")
        table.play(seat, table.state().moves(seat)[0])
        self.assertEqual(len(table.moves()), 1)
        refused(self, "bad_move", table.play, 0, "fly")


class Bots(unittest.TestCase):
    def test_arena_is_that_of_the_program(self):
        program = os.environ.get("SAGEBRUSH_PROGRAM")
        if not program:
            self.skipTest("SAGEBRUSH_PROGRAM is not set")
        told = json.loads(subprocess.run([program, "arena", "goldriver", "--bots", "greedy,random,random", "--games", "12", "--seed", "5", "--json"],
                                         capture_output=True, text=True, check=True).stdout)
        ours = sagebrush.arena("goldriver", ["greedy", "random", "random"], games=12, seed=5, threads=2)
        self.assertEqual(ours.games, told["games"])
        for id_, standing in ours.bots.items():
            self.assertAlmostEqual(standing.wins, told["bots"][id_]["wins"], 4)
            self.assertAlmostEqual(standing.error, told["bots"][id_]["wins_error"], 4)
            self.assertAlmostEqual(standing.points, told["bots"][id_]["mean_score"], 2)
        self.assertAlmostEqual(ours.elo[0], told["elo"], 0)

    def test_a_bot_sees_no_more_than_its_seat(self):
        state = sagebrush.game("colorado").new(players=2, seed=8)
        for _ in range(30):
            state.step(0)
        seat = state.seat
        self.assertEqual({sagebrush.bot("greedy").choose(state.dealt(seat, i), seat, luck=3) for i in range(5)},
                         {sagebrush.bot("greedy").choose(state, seat, luck=3)})

    def test_refuses(self):
        state = play_to_end(sagebrush.game("colorado").new(players=2, seed=8))
        refused(self, "not_pending", sagebrush.bot("greedy").choose, state, 0)
        refused(self, "bad_players", sagebrush.match, "colorado", ["greedy"] * 7)


class Batches(unittest.TestCase):
    def test_buffers_of_the_caller_are_written_in_place(self):
        g = sagebrush.game("goldriver")
        mine = {"observation": np.zeros((16, g.features), np.uint8), "reward": np.zeros((16, 2), np.float32)}
        batch = sagebrush.Batch(g, games=16, players=2, buffers=mine)
        self.assertIs(batch.observation, mine["observation"])
        self.assertTrue(mine["observation"].any())
        won = 0.0
        for _ in range(300):
            batch.step(batch.sample())
            won += mine["reward"].sum()
            np.testing.assert_array_equal(batch.reward.sum(axis=1), batch.done)
        self.assertGreater(won, 0)

    def test_equal_to_single_games(self):
        from sagebrush._texts import key_of, key_of_series
        batch = sagebrush.Batch("colorado", games=70, players=2, seed=9, threads=2)
        state = batch.game.new(2, key_of_series(key_of(9), 66))
        for _ in range(200):
            self.assertEqual(batch.seat[66], state.seat)
            np.testing.assert_array_equal(batch.mask[66], state.action_mask())
            np.testing.assert_array_equal(batch.observation[66], state.observation())
            actions = batch.sample()
            state.apply_action(int(actions[66]))
            batch.step(actions)
            if state.is_over:
                break

    def test_threads_do_not_change_what_is_played(self):
        ends = []
        for threads in (1, 3):
            batch = sagebrush.Batch("goldriver", games=200, players=2, seed=3, threads=threads, observations=False, masks=False)
            for _ in range(150):
                batch.step(batch.sample())
            ends.append((batch.seat.copy(), batch.legal.copy(), batch.score.copy()))
        for a, b in zip(*ends):
            np.testing.assert_array_equal(a, b)

    def test_refuses(self):
        batch = sagebrush.Batch("goldriver", games=4, players=2)
        actions = batch.sample().copy()
        actions[2] = 10**6
        seats = batch.seat.copy()
        self.assertIn("game 2", refused(self, "illegal_move", batch.step, actions))
        np.testing.assert_array_equal(seats, batch.seat)
        refused(self, "bad_request", batch.step, actions[:3])
        refused(self, "bad_request", sagebrush.Batch, "goldriver", games=4, buffers={"done": np.zeros(4, np.int64)})
        refused(self, "bad_request", sagebrush.Batch, "goldriver", games=4, buffers={"dragons": np.zeros(4)})
        refused(self, "bad_request", sagebrush.Batch, "goldriver", games=4, reward="fame")
        refused(self, "limit", sagebrush.Batch, "goldriver", games=0)

    def test_several_batches_on_several_threads(self):
        found = {}

        def run(name):
            batch = sagebrush.Batch("gwt", games=32, players=2, seed=5, actions="index", observations=False, masks=False)
            for _ in range(100):
                batch.step(batch.sample())
            found[name] = batch.legal.tobytes()

        threads = [threading.Thread(target=run, args=(i,)) for i in range(4)]
        for t in threads:
            t.start()
        for t in threads:
            t.join()
        self.assertEqual(len(found), 4)
        self.assertEqual(len(set(found.values())), 1)


class OpenSpiel(unittest.TestCase):
    """What OpenSpiel's own simulation tests ask of a game."""

    def test_random_simulations(self):
        for name in ("goldriver(players=3)", "colorado", "gwt(players=1)", "gwt(players=2,poker=on)"):
            game = openspiel.load_game(name)
            state, chance = game.new_initial_state(), random.Random(1)
            self.assertEqual(state.current_player(), openspiel.CHANCE)
            outcomes = state.chance_outcomes()
            self.assertAlmostEqual(sum(p for _, p in outcomes), 1)
            state.apply_action(outcomes[17][0])
            while not state.is_terminal():
                player, legal = state.current_player(), state.legal_actions()
                self.assertTrue(0 <= player < game.num_players())
                self.assertEqual(legal, sorted(set(legal)))
                self.assertTrue(legal and 0 <= legal[0] and legal[-1] < game.num_distinct_actions())
                self.assertEqual(state.legal_actions((player + 1) % 5 if game.num_players() > 1 else 4), [])
                self.assertEqual(state.returns(), [0.0] * game.num_players())
                action = chance.choice(legal)
                if chance.random() < 0.02:
                    self.assertEqual(sum(state.legal_actions_mask()), len(legal))
                    self.assertEqual(len(state.observation_tensor(player)), game.observation_tensor_size())
                    self.assertEqual(state.string_to_action(state.action_to_string(player, action)), action)
                    copied, again = state.clone(), game.deserialize_state(state.serialize())
                    self.assertEqual(str(copied), str(state))
                    self.assertEqual(str(again), str(state))
                    copied.apply_action(action)
                    self.assertEqual(str(state.child(action)), str(copied))
                    self.assertNotEqual(len(copied.history()), len(state.history()))
                state.apply_action(action)
            self.assertEqual(state.current_player(), openspiel.TERMINAL)
            self.assertEqual(state.legal_actions(), [])
            returns = state.returns()
            self.assertTrue(all(game.min_utility() - 1e-9 <= r <= game.max_utility() + 1e-9 for r in returns))
            if game.utility_sum() is not None:
                self.assertAlmostEqual(sum(returns), game.utility_sum())

    def test_a_fixed_deal_has_no_chance(self):
        state = openspiel.load_game("colorado", {"seed": 3}).new_initial_state()
        self.assertFalse(state.is_chance_node())
        refused(self, "illegal_move", state.apply_action, 10**6)


class PettingZoo(unittest.TestCase):
    """What PettingZoo's api_test asks of an environment; theirs runs, too, where it is installed."""

    def test_cycle(self):
        for id_, players in (("goldriver", 3), ("colorado", 2), ("gwt", 1)):
            env = pettingzoo.env(id_, players=players)
            env.reset(seed=3)
            total, asked, chance = dict.fromkeys(env.possible_agents, 0.0), 0, random.Random(2)
            for agent in env.agent_iter():
                observation, reward, terminated, truncated, _ = env.last()
                self.assertEqual(agent, env.agent_selection)
                self.assertTrue(env.observation_space(agent).contains(observation))
                total[agent] += reward
                if terminated or truncated:
                    env.step(None)
                    continue
                asked += 1
                legal = np.flatnonzero(observation["action_mask"])
                self.assertTrue(all(env.action_space(agent).contains(a) for a in legal))
                env.step(int(chance.choice(list(legal))))
            self.assertGreater(asked, 20)
            self.assertEqual(env.agents, [])
            self.assertLessEqual(sum(total.values()), 1.0001)
            if players > 1:
                self.assertAlmostEqual(sum(total.values()), 1)

    def test_seeds_and_truncation(self):
        env = pettingzoo.env("colorado", max_length=5)
        env.reset(seed=3)
        first = env.observe("seat_0")["observation"]
        env.reset(seed=3)
        np.testing.assert_array_equal(first, env.observe("seat_0")["observation"])
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            env.step(None if terminated or truncated else int(np.flatnonzero(observation["action_mask"])[0]))
            self.assertFalse(terminated)

    def test_their_own(self):
        try:
            from pettingzoo.test import api_test
        except ImportError:
            self.skipTest("pettingzoo is not installed")
        api_test(pettingzoo.env("goldriver", players=2), num_cycles=200)


class Gymnasium(unittest.TestCase):
    def test_episode(self):
        env = gymnasium.Env("goldriver", players=3, seat=1, opponents="random")
        rewards = []
        for seed in range(6):
            observation, info = env.reset(seed=seed)
            over = False
            while not over:
                self.assertTrue(env.observation_space.contains(observation))
                observation, reward, terminated, truncated, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
                over = terminated or truncated
            rewards.append(reward)
            self.assertFalse(info["action_mask"].any())
        self.assertTrue(all(-1 <= r <= 1 for r in rewards))
        refused(self, "game_over", env.step, 0)
        refused(self, "bad_seat", gymnasium.Env, "goldriver", players=2, seat=2)

    def test_their_own(self):
        try:
            from gymnasium.utils.env_checker import check_env
        except ImportError:
            self.skipTest("gymnasium is not installed")
        check_env(gymnasium.Env("goldriver"))


class Coach(unittest.TestCase):
    def position(self, id_, steps=30):
        state = sagebrush.game(id_).new(players=2, seed=9)
        chance = random.Random(4)
        while steps > 0 or state.count < 3:
            state.step(chance.randrange(state.count))
            steps -= 1
        return state

    def test_best_moves_with_chances_and_reasons(self):
        for id_ in GAMES:
            state = self.position(id_)
            advice = sagebrush.coach(state, playouts=30)
            self.assertGreater(len(advice), 1)
            self.assertEqual(len({a.move for a in advice}), len(advice))
            self.assertEqual([a.value for a in advice], sorted((a.value for a in advice), reverse=True))
            for a in advice:
                self.assertIn(a.move, state.moves())
                self.assertEqual(a.text, state.sentences()[state.moves().index(a.move)])
                self.assertTrue(0 <= a.forecast.chance <= 1 and a.why)
                self.assertEqual(set(a.forecast.categories), set(state.game.categories[:-1]))
                self.assertEqual(len(a.line), len(a.line_texts))
            self.assertNotEqual([a.why for a in sagebrush.coach(state, playouts=30, lang="fr")], [a.why for a in advice])

    def test_a_wanted_move_is_among_them(self):
        state = self.position("gwt")
        offered = {a.move for a in sagebrush.coach(state, playouts=10)}
        for move in state.moves():
            self.assertIn(move, offered | {a.move for a in sagebrush.coach(state, wanted=move, playouts=10)})

    def test_what_the_seat_does_not_know_changes_nothing(self):
        state = self.position("goldriver")
        advice = sagebrush.coach(state, playouts=20)
        for luck in range(1, 6):
            self.assertEqual(sagebrush.coach(state.dealt(state.seat, luck), playouts=20), advice)

    def test_refuses(self):
        state = self.position("colorado")
        refused(self, "unknown_bot", sagebrush.coach, state, bot="nobody")
        refused(self, "illegal_move", sagebrush.coach, state, wanted="call:nothing")
        refused(self, "bad_request", sagebrush.coach, state, lang="de")
        refused(self, "not_pending", sagebrush.coach, play_to_end(state), seat=0)
        refused(self, "not_over", sagebrush.review, sagebrush.Table("goldriver", players=2))
        refused(self, "bad_record", sagebrush.review, "no record")

    def test_review_of_a_record(self):
        record = (ROOT / "tests/golden/goldriver-2-greedy.sbg").read_text()
        told = []
        found = sagebrush.review(record, bot="greenhorn", playouts=1, progress=lambda done, of: told.append((done, of)))
        self.assertEqual(found, sagebrush.review(sagebrush.Table.read(record), bot="greenhorn", playouts=1))
        self.assertEqual(found.bot, "greenhorn")
        self.assertEqual(told, sorted(told))
        self.assertEqual([s.seat for s in found.seats], [0, 1])
        self.assertAlmostEqual(sum(s.end for s in found.seats), 1)
        for seat in found.seats:
            self.assertAlmostEqual(seat.start + seat.own + seat.others + seat.luck, seat.end, delta=0.003)
            self.assertTrue(seat.decisions > 10 and len(seat.curve) > 5)
            self.assertEqual([s.lost for s in seat.slips], sorted((s.lost for s in seat.slips), reverse=True))
            for slip in seat.slips:
                self.assertNotEqual(slip.move, slip.better)
                self.assertEqual((seat.seat, slip.move), sagebrush.Table.read(record).moves()[slip.ply])

    def test_a_review_can_be_left(self):
        record = (ROOT / "tests/golden/goldriver-2-greedy.sbg").read_text()

        def leave(done, of):
            raise KeyboardInterrupt

        self.assertRaises(KeyboardInterrupt, sagebrush.review, record, bot="greenhorn", progress=leave)


class Engine(unittest.TestCase):
    """Clients of the program's own protocol, here and in JavaScript."""

    def test_client(self):
        program = os.environ.get("SAGEBRUSH_PROGRAM")
        if not program:
            self.skipTest("SAGEBRUSH_PROGRAM is not set")
        with sagebrush.engine.Engine(program) as engine:
            table = engine.ask("new", game="goldriver", players=2, seed=5)
            state = sagebrush.game("goldriver").new(players=2, seed=5)
            self.assertEqual(table["hash"], state.hash)
            for _ in range(10):
                told = engine.ask("legal", table=table["table"], seat=state.seat)
                self.assertEqual(told["moves"], state.moves())
                answer = engine.ask("apply", table=table["table"], seat=state.seat, move=told["moves"][0])
                state.step(0)
                self.assertEqual(answer["hash"], state.hash)
            refused(self, "no_table", engine.ask, "view", table=77, seat=0)
        refused(self, "io", engine.ask, "hello")

    def test_client_in_javascript(self):
        program, node = os.environ.get("SAGEBRUSH_PROGRAM"), shutil.which("node")
        if not program or not node:
            self.skipTest("SAGEBRUSH_PROGRAM is not set, or there is no node")
        said = subprocess.run([node, ROOT / "examples/engine.mjs", program, "goldriver"], capture_output=True, text=True, check=True).stdout
        self.assertRegex(said, r"^goldriver: \d+ moves, 2 scores, position [0-9a-f]{16}$")


class Examples(unittest.TestCase):
    """They run; short here, in a minute by themselves."""

    def run_example(self, name, *arguments):
        return subprocess.run([sys.executable, ROOT / "examples/python" / name, *arguments], capture_output=True, text=True, check=True,
                              env=dict(os.environ, MPLCONFIGDIR=self.folder)).stdout

    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder)

    def test_random_play(self):
        self.assertIn("Great Western Trail", self.run_example("random_play.py"))

    def test_a_learner_beats_random(self):
        said = self.run_example("td_learner.py", "--seconds", "1.5", "--games", "30")
        self.assertGreater(int(re.search(r"after [^:]*: (\d+)%", said).group(1)), 65, said)

    @unittest.skipUnless(importlib.util.find_spec("matplotlib"), "matplotlib is not installed")
    def test_pictures(self):
        self.run_example("analysis.py", "--games", "500", "--out", self.folder)
        self.run_example("tournament.py", "--game", "goldriver", "--bots", "random,greedy", "--games", "2", "--out", self.folder + "/t.png")
        self.assertEqual(len(list(pathlib.Path(self.folder).glob("*.png"))), 3)


class Docs(unittest.TestCase):
    def test_examples_in_docstrings(self):
        from sagebrush import _texts, advice, batch, catalogue, players, state, table
        ran = 0
        for module in (sagebrush, _texts, advice, batch, catalogue, players, state, table):
            result = doctest.testmod(module)
            self.assertEqual(result.failed, 0)
            ran += result.attempted
        self.assertGreater(ran, 15)

    def test_examples_in_the_guide(self):
        result = doctest.testfile(str(ROOT / "docs/research.md"), module_relative=False)
        self.assertEqual(result.failed, 0)
        self.assertGreater(result.attempted, 5)

    def test_everything_public_has_a_docstring(self):
        for name in sagebrush.__all__:
            thing = getattr(sagebrush, name)
            if isinstance(thing, int):
                continue
            self.assertTrue(thing.__doc__, name)
            for member in vars(thing) if isinstance(thing, type) else ():
                if not member.startswith("_") and callable(getattr(thing, member)):
                    self.assertTrue(getattr(thing, member).__doc__, f"{name}.{member}")


if __name__ == "__main__":
    sys.exit(unittest.main())
