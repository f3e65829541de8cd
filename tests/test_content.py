#!/usr/bin/env python3
"""What `sagebrush sim --content` lists and counts, and scripts/content.py, which adds it up.

usage: test_content.py SAGEBRUSH ROOT
"""
import json
import os
import pathlib
import subprocess
import sys
import unittest

SAGEBRUSH, ROOT = sys.argv[1], pathlib.Path(sys.argv[2])
THIN = int(os.environ.get("SB_TEST_THIN", "1"))  # so many times fewer games: not everything occurs then

# Refusals that need a long simulation (`make sim-campaign` demands them all).
RARE = {"reason:money_station", "reason:no_disc", "reason:no_disc_fits", "reason:copy_twice", "reason:replace",
        "reason:row_full", "reason:money_build", "reason:money_hire", "reason:simmental", "reason:board_first"}

HANDS = ("pair", "two_pairs", "three_of_a_kind", "straight", "flush", "full_house", "four_of_a_kind", "straight_flush",
         "royal_flush")


def simulate(*args):
    out = subprocess.run([SAGEBRUSH, "sim", *args, "--content", "--json"], capture_output=True, text=True, check=True)
    return [json.loads(line) for line in out.stdout.splitlines()]


def listed(row):
    names = {f"{domain}:{item}" for domain, items in row["content"]["items"].items() for item in items}
    for key, one in (("moves", "move"), ("events", "event"), ("decisions", "decision"), ("reasons", "reason"),
                     ("categories", "category")):
        names |= {f"{one}:{item}" for item in row["content"][key]}
    return names


def add_up(rows, *args):
    text = "\n".join(json.dumps(row) for row in rows)
    return subprocess.run([sys.executable, ROOT / "scripts/content.py", *args], input=text, capture_output=True, text=True)


class Lists(unittest.TestCase):
    def test_what_the_options_exclude_is_not_listed(self):
        base, = simulate("gwt", "--players", "2", "--games", "2")
        names = listed(base)
        for name in ("card:brahman", "card:simmental_1", "card:obj_rtn_1", "city:omaha", "town:omaha", "building:pb_9b",
                     "building:pb_13a", "action:pb_9b_upgrade", "decision:upgrade_behind", "decision:store", "move:simmental",
                     "event:sam_card", "event:take_unseen", "reason:no_access", "reason:copy_twice", "offer:buy_brahman_1c",
                     "slot:disc_aux_store_2", "station:station_11", "bonus_token:poker_bonus_1", "sam_card:sam_01",
                     "arrow:arrow_toledo_harrisburg"):
            self.assertNotIn(name, names)
        for name in ("card:obj_24", "card:start_obj_4", "building:neutral_g", "building:pb_9a", "city:peoria", "event:no_disc",
                     "reason:no_city", "arrow:arrow_fulton_st_louis", "job_row:job_row_12", "foresight_space:foresight_3_2"):
            self.assertIn(name, names)

    def test_GR_what_options_and_player_counts_exclude_is_not_listed(self):
        two = {"move:money", "event:sealed", "event:sealed_own", "event:shown", "decision:bid", "decision:all_in_stake",
               "decision:loser", "reason:sealed_bid_too_high"}
        many = {"move:pass", "move:rob", "move:hand", "event:pass", "event:bid", "decision:auction",
                "decision:moonshine", "decision:all_in", "decision:mustang", "decision:take", "decision:hold_up",
                "decision:ghost", "reason:bid_too_low", "reason:bid_too_high", "reason:no_nuggets", "reason:ghost_self",
                "card:mustang_1", "card:mustang_2", "card:moonshine_1", "card:moonshine_2", "horseshoe:mustang",
                "horseshoe:moonshine"}
        buildings = {"move:deposit", "move:roll_two", "move:roll_one", "move:set", "event:deposit", "event:withdraw",
                     "event:one_die", "event:set_die", "event:tribute", "decision:deposit", "decision:roll",
                     "decision:set_die", "reason:deposit_step", "reason:deposit_too_much", "reason:die_range",
                     "category:bank", "card:bank", "card:post_office", "card:saloon"}
        of_poker = {"event:poker", "category:poker", *(f"hand:{hand}" for hand in HANDS)}
        joker, lost = {"card:railway_station"}, {"event:rest_to_supply"}
        every = two | many | buildings | of_poker | joker | lost
        for players in range(2, 6):
            own = (two if players == 2 else many) | (lost if players < 4 else set())
            for options, more in (("poker=on", buildings | of_poker | joker), ("poker=off", buildings),
                                  ("first_game=on", of_poker), ("first_game=on,poker=off", set())):
                row, = simulate("goldriver", "--players", str(players), "--games", "1", "--options", options)
                self.assertEqual(listed(row) & every, own | more, f"{players} players, {options}")

    def test_COL_what_options_and_player_counts_exclude_is_not_listed(self):
        villages = ("boulder_creek", "silverton", "glenwood", "cortez")  # one of the map of each seat
        choice = {"move:call", "decision:target", "reason:self"}
        always = {"event:short", "event:skipped", "event:over_turns", "reason:other_map"}
        every = choice | always | {"reason:empty_hand", *(f"region:{village}" for village in villages)}
        for players in (2, 3, 4):
            own = always | (choice if players > 2 else set()) | ({"reason:empty_hand"} if players > 3 else set())
            for options, maps in (("maps=standard", 1), ("maps=four", players)):
                row, = simulate("colorado", "--players", str(players), "--games", "1", "--options", options)
                regions = {f"region:{village}" for village in villages[:maps]}
                self.assertEqual(listed(row) & every, own | regions, f"{players} players, {options}")

    def test_options_bring_their_own(self):
        for players, options, name, other in (
                ("2", "sides=random", "decision:upgrade_behind", "event:store"),
                ("2", "simmental=on", "card:simmental_3", "card:brahman"),
                ("2", "brahman=on", "card:brahman", "card:obj_orange_1"),
                ("3", "poker=on", "bonus_token:poker_bonus_3", "bonus_token:poker_bonus_4"),
                ("2", "rails_north=on", "town_tile:mt_build", "city:peoria"),
                ("2", "rails_north=on,simmental=on", "card:obj_orange_1", "event:sam_card"),
                ("1", "solo=hard", "sam_card:sam_15", "reason:not_asked"),
                ("1", "solo=hard", "sam_reason:solo_kc_4", "sam_expansion:expansion_hard_1"),
                ("1", "solo=easy,rails_north=on", "sam_expansion:expansion_easy_3", "sam_expansion:expansion_hard_3"),
                ("1", "solo=easy,rails_north=on", "sam_card:sam_rtn_15", "sam_card:sam_15")):
            row, = simulate("gwt", "--players", players, "--games", "1", "--options", options)
            self.assertIn(name, listed(row), options)
            self.assertNotIn(other, listed(row), options)

    def test_what_lies_on_the_table_counts(self):
        row, = simulate("gwt", "--players", "4", "--games", "1")
        items = row["content"]["items"]
        self.assertEqual([n for n in items["card"] if n.startswith("start_obj") and items["card"][n] == 0], [])
        self.assertTrue(all(items["building"][f"neutral_{letter}"] for letter in "abcdefg"))
        self.assertGreater(items["place"]["start"], 0)
        self.assertGreater(row["content"]["categories"]["total"], 0)


class Rich(unittest.TestCase):
    def assert_nothing(self, never, where):
        if THIN == 1:
            self.assertEqual(set(never), set(), where)

    def test_games_without_rich_beginnings_refuse(self):
        done = subprocess.run([SAGEBRUSH, "sim", "template", "--rich"], capture_output=True, text=True)
        self.assertEqual(done.returncode, 2)
        self.assertIn("rich", done.stderr)

    def test_nearly_everything_occurs_in_a_few_hundred_games(self):
        rows = simulate("gwt", "--players", "2-4", "--games", str(250 // THIN), "--rich", "--options",
                        "sides=random,neutral=random,simmental=on")
        rows += simulate("gwt", "--players", "3", "--games", "20", "--bots", "greedy", "--options", "sides=random")
        never = set.intersection(*(set(row["content"]["never"]) for row in rows[:3])) & set(rows[3]["content"]["never"])
        self.assert_nothing(never - RARE, "two to four players")

    def test_everything_of_colorado_occurs_in_a_few_hundred_games(self):
        for options in ("maps=standard", "maps=four"):
            for row in simulate("colorado", "--players", "2-4", "--games", str(200 // THIN), "--rich", "--options", options):
                self.assert_nothing(row["content"]["never"], f"{row['players']} players, {options}")

    def test_everything_of_gold_river_occurs_in_a_few_hundred_games(self):
        for options in ("poker=on", "poker=off", "first_game=on,poker=off"):
            args = "goldriver", "--players", "2-5", "--games", str(300 // THIN), "--options", options
            for row, rich in zip(simulate(*args), simulate(*args, "--rich")):
                never = set(row["content"]["never"]) & set(rich["content"]["never"])
                self.assert_nothing(never, f"{row['players']} players, {options}")


class AddUp(unittest.TestCase):
    def test_what_never_occurred_anywhere_fails(self):
        rows = simulate("template", "--games", "1", "--optional", "0")
        done = add_up(rows)
        self.assertEqual(done.returncode, 1)
        self.assertIn("move:swap", done.stdout)

    def test_once_in_any_simulation_is_enough(self):
        rows = simulate("template", "--games", "1", "--optional", "0") + simulate("template", "--games", "2000")
        done = add_up(rows)
        self.assertEqual((done.returncode, "all of them did" in done.stdout), (0, True), done.stdout)

    def test_a_failed_simulation_or_none_fails(self):
        self.assertEqual(add_up([{"game": "template", "failure": {"message": "x"}}]).returncode, 1)
        self.assertEqual(add_up([]).returncode, 1)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
