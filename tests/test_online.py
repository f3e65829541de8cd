#!/usr/bin/env python3
"""People and tables online, by real WebSockets.  test_online.py PROGRAM PAGE [TEST ...]

PROGRAM serves the folder PAGE.  With SB_POSTGRES set (tests/postgres.py) the store is the database there."""
import contextlib
import http.client
import json
import os
import pathlib
import random
import select
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import time
import unittest

from ws import PATIENCE, Client, Closed, Refused, Socket, launch

PROGRAM, PAGE = sys.argv[1], sys.argv[2]
POSTGRES = os.environ.get("SB_POSTGRES")


class Server:
    def __init__(self, *flags, data=None, listen="127.0.0.1:0"):
        self.folder = None if data else tempfile.TemporaryDirectory(prefix="sagebrush-online-")
        self.data = data or self.folder.name
        self.flags, self.listen = flags, listen
        self.start()

    def start(self):
        store = ["--database", POSTGRES] if POSTGRES else ["--data", self.data]
        self.process, self.address = launch([PROGRAM, "serve", "--listen", self.listen, "--page", PAGE, "--ping", "3600", *store, *self.flags])
        self.port = int(self.address.rsplit(":", 1)[1].strip("/"))
        self.listen = f"127.0.0.1:{self.port}"

    def stop(self, how=signal.SIGTERM):
        self.process.send_signal(how)
        _, log = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, log

    def metrics(self):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        connection.request("GET", "/metrics")
        text = connection.getresponse().read().decode()
        return {k: int(v) for k, v in (line.split() for line in text.splitlines() if not line.startswith("#"))}


@contextlib.contextmanager
def serving(*flags, log="", **more):
    server = Server(*flags, **more)
    try:
        yield server
    finally:
        status, said = server.stop()
    if status != 0 or (log is not None and said != log):
        raise AssertionError(f"exit {status}, said: {said}")


class Player:
    """A client that sits at a table and plays what it may."""

    def __init__(self, port, name, **enter):
        self.port, self.name = port, name
        self.client = Client(port, name=name, **enter)
        self.state, self.seat, self.table, self.seq = None, None, None, 0

    def join(self, table, **sit):
        self.table = table
        self.client.ask("sit", table=table, nonce=f"nonce-{self.name}", **sit)
        self.watch()

    def watch(self):
        answer = self.client.ask("watch", table=self.table, brief=True)
        self.seat = answer["outline"]["seat"]
        self.state, self.seq = answer.get("brief"), answer["seq"]

    def reconnect(self, port=None):
        self.client.close()
        self.client = Client(port or self.port, token=self.client.token)
        self.watch()

    def look(self):
        for push in self.client.drain():
            if "brief" in push and push["seq"] >= self.seq:  # an answer may have overtaken it
                self.state, self.seq = push["brief"], push["seq"]

    def may_move(self):
        self.look()
        return self.state and not self.state["over"] and self.seat in self.state["pending"] and self.state["moves"]

    def move(self, choose=random.choice):
        state = self.state
        try:
            self.state = self.client.ask("move", table=self.table, ply=state["ply"], undos=state["undos"],
                                         move=choose(state["moves"]))
            self.seq = self.state["seq"]
        except Refused as refusal:
            if refusal.code != "stale":
                raise
            self.watch()


def play_on(players, until=lambda: False):
    """Until the game is over: `until` may end it before."""
    end = time.monotonic() + PATIENCE
    while not until():
        moved = False
        for player in players:
            if player.may_move():
                player.move()
                moved = True
        if any(p.state and p.state["over"] for p in players):
            return
        if moved:
            end = time.monotonic() + PATIENCE
        elif time.monotonic() > end:
            raise AssertionError(f"nothing happens: {[p.state for p in players]}")
        else:
            time.sleep(0.002)


def table_of(host, names, port, game="template", **new):
    table = host.client.ask("new", game=game, players=len(names) + 1 + new.pop("bots", 0), **new)["table"]
    players = [host] + [Player(port, name) for name in names]
    for player in players:
        player.join(table)
    return table, players


class OneServer(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server("--rate", "0")

    @classmethod
    def tearDownClass(cls):
        status, log = cls.server.stop()
        if (status, log) != (0, ""):
            raise AssertionError(f"exit {status}, said: {log}")

    def client(self, name="Ann", **more):
        return Client(self.server.port, name=name, **more)

    def player(self, name="Ann"):
        return Player(self.server.port, name)

    @contextlib.contextmanager
    def refused(self, code):
        with self.assertRaises(Refused) as caught:
            yield
        self.assertEqual(caught.exception.code, code, caught.exception)


class People(OneServer):
    def test_a_guest_is_a_name_and_a_token(self):
        ann = self.client("  Ann   Lee ")
        self.assertEqual(ann.ask("me")["person"]["name"], "Ann Lee")
        again = Client(self.server.port, token=ann.token)
        self.assertEqual(again.ask("me")["person"]["name"], "Ann Lee")
        for token in ("", "x", ann.token[:-1], ann.token + "x"):
            with self.refused("no_person" if token else "bad_request"):
                Client(self.server.port).ask("enter", token=token) if token else Client(self.server.port).ask("enter")
        for name in ("", " ", "\u202e", "x" * 25, 7, None):
            with self.refused("bad_request"):
                Client(self.server.port).ask("enter", name=name)

    def test_who_has_not_entered_may_only_look(self):
        nobody = Client(self.server.port)
        self.assertTrue(nobody.ask("hello")["ok"])
        self.assertEqual(type(nobody.ask("tables", which="open")["tables"]), list)
        for do in ("me", "new", "sit", "say", "apply", "export", "delete", "settings"):
            with self.refused("no_person" if do in ("me", "export", "settings", "apply") else "bad_request"):
                nobody.ask(do)

    def test_a_password_keeps_the_identity_across_devices(self):
        ann = self.client()
        login = f"Ann {random.randrange(10**9)}"
        self.assertTrue(ann.ask("password", login=login, password="correct horse")["person"]["has_password"])
        other = Client(self.server.port)
        with self.refused("no_person"):
            other.ask("enter", login=login, password="wrong horse")
        with self.refused("no_person"):
            other.ask("enter", login=login + "x", password="correct horse")
        self.assertEqual(other.ask("enter", login=login.upper(), password="correct horse")["person"]["name"], "Ann")
        with self.refused("taken"):
            self.client("Bob").ask("password", login=login, password="another horse")
        with self.refused("bad_request"):
            ann.ask("password", login=login, password="short")

    def test_a_recovery_code_is_good_for_once(self):
        ann = self.client()
        code = ann.ask("recovery")["recovery"]
        self.assertRegex(code, r"^([A-Z0-9]{6}-){3}[A-Z0-9]{6}$")
        other = Client(self.server.port)
        self.assertIn("token", other.ask("enter", recovery=code.lower().replace("-", " ")))
        with self.refused("no_person"):
            Client(self.server.port).ask("enter", recovery=code)
        with self.refused("no_person"):
            Client(self.server.port).ask("enter", recovery="")

    def test_too_many_tries_close_the_connection(self):
        client = Client(self.server.port)
        with self.assertRaises((Closed, Refused)):
            for _ in range(30):
                with contextlib.suppress(Refused):
                    client.ask("enter", token="nonsense")
            client.ask("hello")

    def test_log_out_everywhere(self):
        ann = self.client()
        other = Client(self.server.port, token=ann.token)
        third = Client(self.server.port, token=ann.token)
        third.ask("logout")
        with self.refused("no_person"):
            third.ask("me")
        with self.refused("no_person"):
            Client(self.server.port, token=ann.token)  # that token is of no use any more
        ann.ask("logout", everywhere=True)
        with self.assertRaises(Closed):
            other.ask("me")

    def test_rename_export_delete(self):
        ann = self.player()
        ann.join(ann.client.ask("new", game="template", players=2)["table"])
        ann.client.ask("rename", name="Annette")
        push = next(p for p in iter(ann.client.next_push, None) if "outline" in p)
        while push["outline"]["seats"][0]["name"] != "Annette":
            push = ann.client.next_push()
        ann.client.ask("settings", settings={"theme": "dark"})
        mine = ann.client.ask("export")
        self.assertEqual((mine["person"]["name"], mine["settings"], len(mine["tables"])), ("Annette", {"theme": "dark"}, 1))
        self.assertNotIn("password", json.dumps(mine).replace("has_password", ""))
        with self.refused("bad_request"):
            ann.client.ask("delete", name="Somebody")
        ann.client.ask("delete", name="Annette")
        with self.refused("no_person"):
            Client(self.server.port, token=ann.client.token)


class Tables(OneServer):
    def test_lists(self):
        ann = self.client()
        listed = ann.ask("new", game="gwt", players=4, listed=True, seats=[None, {"bot": "greedy"}])["table"]
        private = ann.ask("new", game="gwt", players=4)["table"]
        shown = [t["table"] for t in self.client("Bob").ask("tables", which="open")["tables"]]
        self.assertIn(listed, shown)
        self.assertNotIn(private, shown)
        bob, cem = self.player("Bob"), self.player("Cem")
        table = bob.client.ask("new", game="template", players=2)["table"]  # nobody else knows of it, and yet
        for player in (bob, cem):
            player.join(table)
        theirs = cem.client.ask("new", game="template", players=2, listed=True)["table"]
        self.assertEqual(bob.client.ask("tables", which="friends")["tables"], [])
        cem.client.ask("sit", table=theirs)
        self.assertEqual([t["table"] for t in bob.client.ask("tables", which="friends")["tables"]], [theirs])
        self.assertEqual(cem.client.ask("tables", which="friends")["tables"], [])
        with self.refused("no_person"):
            Client(self.server.port).ask("tables", which="friends")
        for which in ("", "all", 1):
            with self.refused("bad_request"):
                ann.ask("tables", which=which)

    def test_chairs_belong_to_those_who_sit_on_them(self):
        ann, bob = self.player(), self.player("Bob")
        table = ann.client.ask("new", game="template", players=2)["table"]
        ann.join(table)
        with self.refused("taken"):
            bob.client.ask("sit", table=table, seat=0)
        with self.refused("forbidden"):
            bob.client.ask("chair", table=table, seat=1, bot="greedy")
        with self.refused("forbidden"):
            bob.client.ask("start", table=table)
        with self.refused("not_pending"):
            ann.client.ask("start", table=table)
        with self.refused("forbidden"):
            bob.client.ask("leave", table=table)
        ann.client.ask("chair", table=table, seat=1, bot="greedy")
        bob.join(table)  # a person takes the place of a bot
        self.assertEqual(bob.seat, 1)
        ann.client.ask("chair", table=table, seat=1)  # the host shows them out
        with self.refused("forbidden"):
            bob.client.ask("leave", table=table)
        with self.refused("no_table"):
            ann.client.ask("watch", table="abcdefghjkmn")
        for table_id in ("", "../../etc/passwd", "x" * 400, None, 7, "a b"):
            with self.refused("no_table"):
                ann.client.ask("sit", table=table_id)

    def test_whole_games_of_people_bots_and_spectators(self):
        for game in ("template", "goldriver", "colorado", "gwt"):
            ann = self.player()
            table, players = table_of(ann, ["Bob"], self.server.port, game, bots=1, seats=[None, None, {"bot": "greedy"}])
            watcher = self.client("Cem")
            first = watcher.ask("watch", table=table)["outline"]
            ann.client.ask("start", table=table)
            with self.refused("unknown_verb"):
                watcher.ask("apply", table=table, ply=0, undos=0, move="pass")
            players[0].watch()
            play_on(players, until=lambda w=watcher: w.drain() is None)  # who watches takes what comes
            record = watcher.ask("record", table=table)["record"]
            self.assertIn("nonce 0 nonce-Ann\nnonce 1 nonce-Bob\n", record)
            self.assertIn(f"commitment {first['commitment']}\n", record)  # shown before anybody had moved
            with tempfile.NamedTemporaryFile("w", suffix=".sbg") as file:
                file.write(record)
                file.flush()
                subprocess.run([PROGRAM, "verify", file.name], check=True, stdout=subprocess.DEVNULL)
            over = ann.client.ask("watch", table=table)["outline"]
            self.assertEqual((over["phase"], len(over["totals"])), ("over", 3))

    def test_a_game_begun_elsewhere_goes_on_here(self):
        """With other people on its chairs, from where it was left, by the same deal; it never counts."""
        game = {"game": "goldriver", "players": 3}
        asked = [{"id": 1, "do": "new", "seed": 5, "seats": [{"name": "Me"}, {"name": "You"}, {"name": "Buck", "kind": "bot", "bot": "greedy"}], **game}]
        asked += [{"id": 2, "do": "bot", "table": 1, "seat": 0, "bot": "greedy"}, {"id": 3, "do": "record", "table": 1}]
        said = subprocess.run([PROGRAM, "engine"], input="".join(json.dumps(a) + "\n" for a in asked), check=True, text=True, stdout=subprocess.PIPE)
        record = [json.loads(line) for line in said.stdout.splitlines()][-1]["record"]
        ann = self.player()
        made = ann.client.ask("new", record=record, **game)
        self.assertTrue(made["outline"]["brought"])
        self.assertEqual([s["kind"] for s in made["outline"]["seats"]], ["open", "open", "bot"])
        bob = self.player("Bob")
        for p in (ann, bob):
            p.join(made["table"])
        ann.client.ask("start", table=made["table"])
        for p in (ann, bob):
            p.watch()
        play_on((ann, bob))
        after = ann.client.ask("record", table=made["table"])["record"]
        for line in record.splitlines():
            if line.split(" ")[0] in ("table", "commitment", "seed"):
                self.assertIn(line + "\n", after)
        self.assertIn('"Ann"', after)
        for wrong, code in (({"record": "x"}, "bad_record"), ({"record": after}, "game_over"), ({"record": 7}, "bad_request"),
                            ({"record": record, "rated": True}, "bad_request"), ({"record": record, "players": 2}, "bad_request"),
                            ({"record": record, "options": {}}, "bad_request"), ({"record": record, "game": "gwt"}, "bad_request"),
                            ({"record": record.replace("seed 0", "seed 1", 1)}, "diverged")):
            with self.refused(code):
                ann.client.ask("new", **{**game, **wrong})

    def test_nothing_hidden_leaves_before_the_end(self):
        ann = self.player()
        table, players = table_of(ann, ["Bob"], self.server.port, "goldriver")
        watcher = self.client("Cem")
        watcher.ask("watch", table=table)
        ann.client.ask("start", table=table)
        ann.watch()
        play_on(players, until=lambda: ann.state["ply"] > 10)
        record = watcher.ask("record", table=table)["record"]
        self.assertTrue(record.endswith("end unfinished\n"))
        self.assertNotIn("seed", record)
        own = ann.client.ask("view", table=table)["view"]
        seen = watcher.ask("view", table=table)["view"]
        self.assertEqual((own["viewer"], seen["viewer"]), (0, "spectator"))
        self.assertEqual(seen["moves"], [])
        self.assertNotIn("hash", json.dumps([p for p in watcher.drain()] + [seen, own]))

    def test_late_and_repeated_requests_do_no_harm(self):
        ann = self.player()
        table, players = table_of(ann, ["Bob"], self.server.port)
        ann.client.ask("start", table=table)
        for p in players:
            p.watch()
        state, move = ann.state, ann.state["moves"][0]
        first = ann.client.ask("move", table=table, ply=state["ply"], undos=state["undos"], move=move)
        again = ann.client.ask("move", table=table, ply=state["ply"], undos=state["undos"], move=move)
        self.assertEqual((first["ply"], first["seq"]), (again["ply"], again["seq"]))
        other = next(m for m in state["moves"] + ["play:marshal", "play:greenhorn"] if m != move)
        with self.refused("stale"):
            ann.client.ask("move", table=table, ply=state["ply"], undos=state["undos"], move=other)
        with self.refused("bad_move"):
            ann.client.ask("move", table=table, ply=1, undos=0, move="fold")
        view = ann.client.ask("view", table=table)["view"]
        self.assertEqual((view["ply"], view["pending"]), (1, [1]))

    def test_undo_and_undo_by_consent(self):
        ann = self.player()
        table, (_, bob) = table_of(ann, ["Bob"], self.server.port)
        ann.client.ask("start", table=table)
        for p in (ann, bob):
            p.watch()
        ann.move(lambda moves: moves[0])
        undone = ann.client.ask("undo", table=table, ply=1, undos=0)["view"]
        self.assertEqual((undone["ply"], undone["undos"]), (0, 1))
        ann.watch()
        ann.move(lambda moves: moves[0])
        bob.look()
        bob.move(lambda moves: moves[0])
        view = ann.client.ask("view", table=table)["view"]
        with self.refused("undo_barrier"):
            bob.client.ask("undo", table=table, ply=view["ply"], undos=view["undos"])
        asked = ann.client.ask("agree", table=table, ply=view["ply"], undos=view["undos"], to=0)["view"]
        self.assertEqual(asked["proposal"]["by"], 0)
        done = bob.client.ask("agree", table=table, ply=view["ply"], undos=view["undos"], to=0)["view"]
        self.assertEqual((done["ply"], done["agreed_undos"]), (0, 1))

    def test_talk(self):
        ann = self.player()
        table, (_, bob) = table_of(ann, ["Bob"], self.server.port)
        ann.client.ask("say", table=table, text="howdy \u202e <b>partner</b>")
        push = bob.client.next_push()
        while "said" not in push:
            push = bob.client.next_push()
        self.assertEqual((push["said"][0]["name"], push["said"][0]["text"]), ("Ann", "howdy <b>partner</b>"))
        watcher = self.client("Cem")
        watcher.ask("watch", table=table)
        with self.refused("forbidden"):
            watcher.ask("say", table=table, text="hello")
        for text in ("", " ", "x" * 301, 7, "\u200b"):
            with self.refused("bad_request"):
                ann.client.ask("say", table=table, text=text)

    def test_one_push_a_move(self):
        """Who watches is told of a move once, with the view; of talk without it."""
        ann = self.player()
        table, players = table_of(ann, ["Bob"], self.server.port)
        ann.client.ask("start", table=table)
        for player in players:
            player.watch()
        watcher = self.client("Cem")
        seen = watcher.ask("watch", table=table)["view"]
        play_on(players, until=self.told(watcher, table, players, seen))

    def told(self, watcher, table, players, seen):
        """A check after every few moves: all that came, one push a move, without a gap."""
        seen = dict(seen)

        def check():
            ply = max(player.state["ply"] for player in players)
            while seen["ply"] < ply:
                push = watcher.next_push()
                self.assertIn("view", push)
                self.assertEqual(push["view"]["events_from"], seen["events_next"])
                self.assertGreater(push["view"]["ply"], seen["ply"])
                seen.update(push["view"])
            players[0].client.ask("say", table=table, text="howdy")
            said = watcher.next_push()
            self.assertIn("said", said)
            self.assertNotIn("view", said)
            return seen["ply"] >= 6

        return check

    def test_away_back_resign_pause_rematch(self):
        ann = self.player()
        table, (_, bob) = table_of(ann, ["Bob"], self.server.port)
        ann.client.ask("start", table=table)
        for p in (ann, bob):
            p.watch()
        bob.client.ask("leave", table=table)
        with self.refused("forbidden"):
            bob.client.ask("move", table=table, ply=0, undos=0, move="play:marshal")
        bob.client.ask("back", table=table)
        ann.client.ask("ask", table=table, what="pause")
        bob.client.ask("answer", table=table, yes=True)
        with self.refused("paused"):
            ann.client.ask("move", table=table, ply=0, undos=0, move="play:marshal")
        bob.client.ask("ask", table=table, what="resume")
        ann.client.ask("answer", table=table, yes=True)
        bob.client.ask("resign", table=table)
        ann.watch()
        play_on([ann])
        new = ann.client.ask("rematch", table=table)["table"]
        deadline = time.time() + PATIENCE
        while bob.client.ask("watch", table=table)["outline"].get("rematch") != new:
            self.assertLess(time.time(), deadline)
        self.assertEqual(bob.client.ask("rematch", table=table)["table"], new)
        self.assertEqual(bob.client.ask("watch", table=new)["outline"]["phase"], "open")

    def test_pages_hear_whom_the_table_waits_for(self):
        """Without a clock, too; who has moved has the view by the answer, and hears the rest."""
        ann = self.player()
        table, (_, bob) = table_of(ann, ["Bob"], self.server.port)
        ann.client.ask("start", table=table)
        for p in (ann, bob):
            p.client.ask("watch", table=table)
            p.client.drain()
        view = ann.client.ask("view", table=table)["view"]
        self.assertEqual(view["pending"], [0, 1])
        ann.client.ask("apply", table=table, ply=0, undos=0, move=view["moves"][0]["move"])
        own, others = ann.client.next_push(), bob.client.next_push()
        for push in (own, others):
            self.assertEqual((push["outline"]["pending"], "waiting_ms" in push["outline"]["seats"][1]), ([1], True))
        self.assertEqual(("view" in own, others["view"]["ply"]), (False, 1))

    def test_a_time_out_gives_the_seat_to_a_bot(self):
        ann = self.player()
        with self.refused("bad_request"):
            ann.client.ask("new", game="template", players=2, pace={"kind": "move", "time": 999})
        for pace in (1000, 4000, 16000, 64000):  # on a busy machine Ann may be too late, too: then again, with more time
            table, (_, bob) = table_of(ann, ["Bob"], self.server.port, pace={"kind": "move", "time": pace})
            ann.client.ask("start", table=table)
            with contextlib.suppress(Refused):
                for p in (ann, bob):
                    p.watch()
                ann.move()
                break
        deadline = time.time() + PATIENCE
        while not (seat := ann.client.ask("watch", table=table, brief=True)["outline"]["seats"][1]).get("away"):
            self.assertLess(time.time(), deadline)
            self.assertLessEqual(seat["left_ms"], pace)
            time.sleep(0.05)
        bob.client.ask("back", table=table)

    def test_rated_tables_count(self):
        ann = self.player()
        table, players = table_of(ann, ["Bob"], self.server.port, rated=True)
        ann.client.ask("start", table=table)
        for p in players:
            p.watch()
        play_on(players)
        ratings = [p.client.ask("export")["ratings"]["template"] for p in players]
        self.assertEqual([r["games"] for r in ratings], [1, 1])
        self.assertTrue(2995 <= ratings[0]["rating"] + ratings[1]["rating"] <= 3005, ratings)

    def test_notes_are_for_oneself(self):
        ann, bob = self.client(), self.client("Bob")
        table = ann.ask("new", game="template", players=2)["table"]
        ann.ask("note", table=table, text="he bluffs")
        self.assertEqual(ann.ask("note", table=table)["text"], "he bluffs")
        self.assertEqual(bob.ask("note", table=table)["text"], "")

    def test_one_sees_who_is_there(self):
        ann = self.player()
        table, (_, bob) = table_of(ann, ["Bob"], self.server.port)
        self.assertEqual(bob.client.ask("watch", table=table)["outline"]["here"], [0, 1])
        bob.client.close()
        push = ann.client.next_push()
        while push.get("outline", {}).get("here") != [0]:
            push = ann.client.next_push()

    def test_a_link_has_a_card(self):
        ann = self.client("Ann <b>")
        table = ann.ask("new", game="goldriver", players=3, seats=[None, {"bot": "greedy"}, None])["table"]
        ann.ask("sit", table=table, seat=0)
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=PATIENCE)
        pages = {}
        for path in (f"/t/{table}", "/t/abcdefghjkmn", "/t/", "/t/../x", "/t/<b>"):
            connection.request("GET", path)
            answer = connection.getresponse()
            pages[path] = (answer.status, answer.read().decode())
        status, page = pages[f"/t/{table}"]
        self.assertEqual(status, 200)
        self.assertIn('og:title" content="Gold River at Sagebrush"', page)
        self.assertIn('rel="icon" href="/icon.svg"', page)
        self.assertIn('content="Ann &lt;b&gt;, Buck, an open chair"', page)
        self.assertIn(f"url=/#/online/{table}", page)
        self.assertIn('<html lang="en">', page)
        self.assertEqual(pages["/t/abcdefghjkmn"][0], 200)
        self.assertEqual([pages[path][0] for path in ("/t/", "/t/../x", "/t/<b>")], [404, 404, 404])

    def test_a_link_has_a_card_in_the_language_of_who_looks(self):
        ann = self.client("Ann")
        table = ann.ask("new", game="goldriver", players=3, seats=[None, {"bot": "greedy"}, None])["table"]
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=PATIENCE)

        def card(path, language):
            connection.request("GET", path, headers={"Accept-Language": language})
            answer = connection.getresponse()
            page = answer.read().decode()
            return answer.getheader("content-language"), answer.getheader("vary"), page
        language, vary, page = card(f"/t/{table}", "fr-CA,fr;q=0.9,en;q=0.5")
        self.assertEqual((language, vary), ("fr", "accept-language"))
        for part in ('<html lang="fr">', 'og:title" content="Gold River sur Sagebrush"', "une place libre", ">À la table<"):
            self.assertIn(part, page)
        self.assertNotIn("chair", page)
        self.assertIn("On vous attend à une table.", card("/t/abcdefghjkmn", "fr")[2])
        for english in ("en-US,en;q=0.9,fr;q=0.8", "de"):
            language, _, page = card(f"/t/{table}", english)
            self.assertEqual(language, "en")
            self.assertIn("an open chair", page)


def calls_begun(ann, port):
    """Colorado, where one asks the other for a card: the table, who asks, who is asked."""
    table, players = table_of(ann, ["Bob"], port, "colorado")
    ann.client.ask("start", table=table)
    for p in players:
        p.watch()
        p.move(lambda moves: moves[0])
    for p in players:
        p.watch()
    return table, *sorted(players, key=lambda p: p.seat not in p.state["pending"])


def answers_to(other, table):
    """What the other may ask for and what one would be asked then, with the first answer to it: two of them.  Questions for a gift
    alone: who has the card knows that it will be asked; what else may be asked hangs on cards that one does not see."""
    found = []
    for event in other.client.ask("foresee", table=table)["next"]:
        asked = other.client.ask("foresee", table=table, path=[event])["asked"]
        if asked and asked["asked"] == "gift":
            found.append({"if": [event], "asked": asked["asked"], "move": asked["moves"][0]["move"]})
        if len(found) == 2:
            break
    return found


class Plans(OneServer):
    def setUp(self):
        self.ann = self.player()
        self.table, self.caller, self.other = calls_begun(self.ann, self.server.port)
        self.answers = answers_to(self.other, self.table)

    def plan(self, answers, **more):
        state = self.other.state
        return self.other.client.ask("plan", table=self.table, **{"ply": state["ply"], "undos": state["undos"], **more}, answers=answers)

    def call(self, answer):
        self.caller.watch()
        self.caller.move(lambda moves: f"name:{answer['if'][0]['card']}")

    def wait_for_ply(self, ply):
        end = time.monotonic() + PATIENCE
        while (brief := self.caller.client.ask("watch", table=self.table, brief=True)["brief"])["ply"] < ply:
            self.assertLess(time.monotonic(), end, f"nobody answered: {brief}, {self.outline(self.other)}, planned {self.answers}")
            time.sleep(0.001)
        return brief

    def outline(self, player):
        return player.client.ask("watch", table=self.table, brief=True)["outline"]

    def test_a_planned_answer_is_given_when_its_moment_comes(self):
        self.plan(self.answers[:1])
        self.assertEqual(self.outline(self.other)["plan"], {"dropped": False, "answers": self.answers[:1]})
        self.assertNotIn("plan", self.outline(self.caller))  # nobody else's business
        ply = self.other.state["ply"]
        self.call(self.answers[0])
        now = self.wait_for_ply(ply + 2)
        self.assertNotIn("plan", self.outline(self.other))
        given = self.answers[0]["move"].split(":")[-1]  # a card, or that it is given
        events = self.caller.client.ask("view", table=self.table, since=0)["view"]["events"]
        self.assertIn(given, json.dumps(events[-6:]), now)

    def test_it_is_dropped_when_something_else_happens(self):
        self.plan(self.answers[:1])
        self.call(self.answers[1])
        self.assertEqual(self.outline(self.other)["plan"], {"dropped": True, "answers": []})
        self.other.watch()
        self.assertIn(self.other.seat, self.other.state["pending"])  # and is asked, as ever
        self.other.move()
        with self.refused("stale"):
            self.plan(self.answers, ply=self.other.state["ply"] - 1)

    def test_other_ways_for_the_same_moment(self):
        first, second = self.answers
        self.plan([first, {**second, "or": True}])
        ply = self.other.state["ply"]
        self.call(second)
        self.wait_for_ply(ply + 2)
        self.assertNotIn("plan", self.outline(self.other))

    def test_plans_that_are_none(self):
        good = self.answers[0]
        for answers in ({}, "x", [7], [{}], [{"if": [], "move": "dance"}], [{**good, "or": True}], [{**good, "if": "x"}],
                        [{**good, "more": 1}], [{**good, "if": [{"seat": 1}]}], [{**good, "if": [{"event": "name"}] * 9}], [{"if": [], "move": good["move"]}] * 13):
            with self.refused("bad_request"):
                self.plan(answers)
        with self.refused("limit"):
            self.plan([{**good, "text": "x" * 9000}])
        with self.refused("stale"):  # who is asked may as well answer
            self.caller.client.ask("plan", table=self.table, ply=self.other.state["ply"], undos=0, answers=[good])
        for path in ("x", [{"move": "dance"}], [{"event": "nothing"}], [7]):
            with self.refused("bad_request"):
                self.other.client.ask("foresee", table=self.table, path=path)
        stranger = self.client("Cem")
        for do in ("plan", "foresee"):
            with self.refused("forbidden"):
                stranger.ask(do, table=self.table)
        self.plan([good])
        self.plan([])
        self.assertNotIn("plan", self.other.client.ask("plan", table=self.table))


def asked_for_advice(port):
    """Ann at a table of five of Gold River, where a thought is dear: the table, and a door for her for each wish."""
    ann = Player(port, "Ann")
    table = ann.client.ask("new", game="goldriver", players=5, seats=[None] + [{"bot": "greedy"}] * 4)["table"]
    ann.join(table, seat=0)
    ann.client.ask("start", table=table)
    end = time.monotonic() + PATIENCE
    while not ann.may_move():
        if time.monotonic() > end:
            raise AssertionError(f"nobody asks her: {ann.state}")
        time.sleep(0.001)
    return ann, table


def has_come(client):
    """Anything to read?"""
    return bool(client.got) or bool(select.select([client.connection], [], [], 0)[0])


def send(client, do, **fields):
    client.number += 1
    client.send(json.dumps({"id": client.number, "do": do, **fields}))


def answer(client):
    """To what was sent last."""
    while (message := json.loads(client.receive())).get("id") != client.number:
        pass
    return message


class Advice(unittest.TestCase):
    """Thoughts for people, on the threads of the thinkers."""

    def test_nobody_waits_for_the_thoughts_of_another(self):
        """Answers to one are counted until a thought of another has come back.  A thought on the thread that answers everybody lets two of
        them pass at most; on a thread of its own many do, at least now and then on a busy machine."""
        with serving("--rate", "0") as server:
            ann, table = asked_for_advice(server.port)
            door, bob = Client(server.port, token=ann.client.token), Client(server.port, name="Bob")
            for do, more in (("coach", {}), ("hint", {"bot": "best"})):
                passed, tries = 0, 0
                while passed < 5 and tries < 50:
                    passed, tries = 0, tries + 1
                    send(door, do, table=table, **more)
                    while not has_come(door):
                        bob.ask("me")
                        passed += 1
                    self.assertTrue(answer(door)["ok"])
                self.assertGreaterEqual(passed, 5, do)

    def test_what_one_asks_is_answered_in_its_order(self):
        with serving("--rate", "0") as server:
            ann, table = asked_for_advice(server.port)
            door = Client(server.port, token=ann.client.token)
            asked = [("coach", {"lang": "fr"}), ("status", {}), ("hint", {}), ("coach", {"bot": "hal"}), ("view", {}), ("coach", {"seat": 1})]
            for do, more in asked:
                send(door, do, table=table, **more)
            said = [json.loads(door.receive()) for _ in asked]
            self.assertEqual([m["id"] for m in said], list(range(door.number - len(asked) + 1, door.number + 1)))
            self.assertEqual([m["ok"] for m in said], [True, True, True, False, True, False])
            self.assertEqual([m["error"]["code"] for m in said if not m["ok"]], ["unknown_bot", "bad_request"])
            self.assertEqual(said[2]["bot"], "greedy")
            self.assertIn(said[0]["moves"][0]["move"], ann.state["moves"])

    def test_the_answer_is_about_what_was_asked(self):
        """The table goes on meanwhile, and who asked has other doors."""
        with serving("--rate", "0", "--thinkers", "1") as server:
            ann, table = asked_for_advice(server.port)
            doors = [Client(server.port, token=ann.client.token) for _ in range(4)]
            before = ann.state
            for door in doors:
                send(door, "coach", table=table)
            while server.metrics()["sagebrush_advice_asked_total"] < len(doors):  # all have been heard: what comes now is later
                time.sleep(0.001)
            ann.move()
            self.assertGreater(ann.state["ply"], before["ply"])
            for door in doors:
                said = answer(door)
                self.assertTrue(said["ok"], said)
                self.assertIn(said["moves"][0]["move"], before["moves"])

    def test_who_goes_away_takes_the_thought_along(self):
        with serving("--rate", "0", "--thinkers", "1") as server:
            ann, table = asked_for_advice(server.port)
            for _ in range(3):
                doors = [Client(server.port, token=ann.client.token) for _ in range(6)]
                for door in doors:
                    send(door, "coach", table=table)
                    send(door, "hint", table=table, bot="best")
                for door in doors:
                    door.close()
            end = time.monotonic() + PATIENCE
            while True:  # that they are gone is heard later than what she asks
                try:
                    self.assertTrue(ann.client.ask("coach", table=table)["ok"])
                    break
                except Refused as refusal:
                    self.assertEqual(refusal.code, "limit")
                    self.assertLess(time.monotonic(), end)
            self.assertTrue(ann.client.ask("resign", table=table)["ok"])

    def test_so_many_thoughts_at_once(self):
        """More than that is refused at once, in words, and it is as before when they are done."""
        with serving("--rate", "0", "--thinkers", "1") as server:
            ann, table = asked_for_advice(server.port)
            doors = [Client(server.port, token=ann.client.token) for _ in range(60)]
            for door in doors:
                send(door, "coach", table=table)
            said = [answer(door) for door in doors]
            refused = [m["error"] for m in said if not m["ok"]]
            self.assertGreaterEqual(len(said) - len(refused), 8)
            self.assertTrue(refused)
            self.assertEqual({e["code"] for e in refused}, {"limit"})
            self.assertIn("advice", refused[0]["message"])
            self.assertTrue(ann.client.ask("coach", table=table)["ok"])

    def test_a_stop_in_the_middle_of_thoughts(self):
        server = Server("--rate", "0", "--thinkers", "1")
        ann, table = asked_for_advice(server.port)
        doors = [Client(server.port, token=ann.client.token) for _ in range(6)]
        for door in doors:
            send(door, "coach", table=table)
        while server.metrics()["sagebrush_advice_asked_total"] < len(doors):
            time.sleep(0.001)
        self.assertEqual(server.stop(), (0, ""))
        for door in doors:
            try:
                said = answer(door)
                self.assertTrue(said["ok"] or said["error"]["code"] == "unavailable", said)
            except Closed as closed:
                self.assertIn(closed.code, (1001, None))


class Bots(OneServer):
    """Levels sit at tables of a server, under their own names; opponents with one idea do not."""

    def test_opponents_with_one_idea_are_not_let_in(self):
        ann = self.player()
        hello = json.dumps(ann.client.ask("hello"))
        self.assertNotIn("gr_all_in", hello)
        for wish in ({"seats": [None, {"bot": "gr_all_in"}]}, {"absent_bot": "gr_all_in"}):
            with self.refused("unknown_bot"):
                ann.client.ask("new", game="goldriver", players=2, **wish)
        table = ann.client.ask("new", game="goldriver", players=2)["table"]
        with self.refused("unknown_bot"):
            ann.client.ask("chair", table=table, seat=1, bot="gr_all_in")
        ann.client.ask("chair", table=table, seat=1, bot="random")
        ann.join(table, seat=0)
        ann.client.ask("start", table=table)
        for do in ("hint", "coach"):
            with self.refused("unknown_bot"):
                ann.client.ask(do, table=table, bot="gr_all_in")
        with tempfile.TemporaryDirectory() as folder:
            path = f"{folder}/game.sbg"
            subprocess.run([PROGRAM, "play", "goldriver", "--bots", "gr_all_in", "--save", path], input="q\n", text=True, check=True,
                           stdout=subprocess.DEVNULL)
            record = pathlib.Path(path).read_text(encoding="utf-8")
        with self.refused("unknown_bot"):
            ann.client.ask("new", game="goldriver", players=2, record=record)

    def test_best_is_kept_by_its_own_name(self):
        ann = self.player()
        best = ann.client.ask("hello")["bots"][-1]
        table = ann.client.ask("new", game="template", players=3, seats=[None, {"bot": "best"}], absent_bot="best")["table"]
        ann.client.ask("chair", table=table, seat=2, bot="best")
        ann.join(table, seat=0)
        self.assertEqual([s["bot"] for s in ann.client.ask("watch", table=table)["outline"]["seats"][1:]], [best, best])
        ann.client.ask("start", table=table)
        ann.client.ask("resign", table=table)
        end = time.monotonic() + PATIENCE
        while ann.client.ask("watch", table=table)["outline"]["phase"] != "over":
            self.assertLess(time.monotonic(), end)
            time.sleep(0.01)
        record = ann.client.ask("record", table=table)["record"]
        self.assertNotIn("best", record)
        self.assertIn(f"resign 0 {best}", record)


class Durable(unittest.TestCase):
    def test_a_plan_outlives_a_killed_server(self):
        server = Server("--rate", "0")
        try:
            table, caller, other = calls_begun(Player(server.port, "Ann"), server.port)
            answer = answers_to(other, table)[0]
            other.client.ask("plan", table=table, ply=other.state["ply"], undos=0, answers=[answer])
            ply = other.state["ply"]
            server.stop(signal.SIGKILL)
            server.start()
            caller.reconnect(server.port)
            caller.move(lambda moves: f"name:{answer['if'][0]['card']}")
            end = time.monotonic() + PATIENCE
            while (brief := caller.client.ask("watch", table=table, brief=True)["brief"])["ply"] < ply + 2:
                self.assertLess(time.monotonic(), end, f"nobody answered: {brief}")
                time.sleep(0.001)
        finally:
            self.assertEqual(server.stop()[0], 0)

    def test_a_killed_server_has_lost_nothing(self):
        server = Server("--rate", "0")
        try:
            ann = Player(server.port, "Ann")
            table, players = table_of(ann, ["Bob"], server.port, "goldriver", bots=1, seats=[None, None, {"bot": "greedy"}])
            ann.client.ask("say", table=table, text="see you")
            ann.client.ask("start", table=table)
            for p in players:
                p.watch()
            play_on(players, until=lambda: ann.state["ply"] >= 8)
            acknowledged = max(p.state["ply"] for p in players)
            server.stop(signal.SIGKILL)
            server.start()
            for p in players:
                p.reconnect(server.port)
            self.assertGreaterEqual(ann.state["ply"], acknowledged)
            self.assertEqual(ann.client.ask("watch", table=table)["said"][0]["text"], "see you")
            ann.watch()
            play_on(players)
            self.assertIn("winners", ann.client.ask("record", table=table)["record"])
        finally:
            self.assertEqual(server.stop()[0], 0)

    @unittest.skipIf(POSTGRES, "of SQLite")
    def test_a_folder_is_its_owners(self):
        """Also one that was there before, open to all; and so is a backup."""
        with tempfile.TemporaryDirectory(prefix="sagebrush-owner-") as folder:
            os.chmod(folder, 0o755)
            new = pathlib.Path(folder, "new")
            for data in (folder, str(new)):
                with serving(data=data) as server:
                    Client(server.port, name="Ann")
                    subprocess.run([PROGRAM, "backup", "--data", data, f"{folder}/backup"], check=True, stdout=subprocess.DEVNULL)
                    for file in pathlib.Path(data).glob("sagebrush.db*"):
                        self.assertEqual(file.stat().st_mode & 0o777, 0o600, file)
                    self.assertEqual(os.stat(f"{folder}/backup").st_mode & 0o777, 0o600)
                    os.unlink(f"{folder}/backup")
            self.assertEqual(new.stat().st_mode & 0o777, 0o700)

    def test_a_graceful_stop_says_so(self):
        server = Server()
        client = Client(server.port, name="Ann")
        status, log = server.stop()
        self.assertEqual((status, log), (0, ""))
        with self.assertRaises(Closed) as caught:
            client.ask("me")
        self.assertIn(caught.exception.code, (1001, None))


@unittest.skipUnless(POSTGRES, "several processes need PostgreSQL")
class TwoProcesses(unittest.TestCase):
    def test_who_knows_more_than_a_process_is_not_refused(self):
        """Every move goes to the process that has not made the one before, at once: news of it may still be on its way."""
        with serving("--rate", "0") as one, serving("--rate", "0") as two:
            ann, bob = Player(one.port, "Ann"), Player(one.port, "Bob")
            for _ in range(10):
                table = ann.client.ask("new", game="goldriver", players=2)["table"]
                for player in (ann, bob):
                    player.join(table)
                ann.client.ask("start", table=table)
                doors = {p: [Client(port, token=p.client.token) for port in (one.port, two.port)] for p in (ann, bob)}
                state, moves = None, 0
                while moves < 60:
                    for player in (ann, bob):
                        here, there = doors[player] if moves % 2 else reversed(doors[player])
                        state = here.ask("watch", table=table, brief=True)["brief"]
                        if not state["over"] and state["moves"]:
                            there.ask("move", table=table, ply=state["ply"], undos=state["undos"], move=random.choice(state["moves"]))
                            moves += 1
                    if state["over"]:
                        break
                self.assertGreater(moves, 10)
                for client in (c for pair in doors.values() for c in pair):
                    client.close()


@unittest.skipIf(POSTGRES, "the same with any store")
class Secure(unittest.TestCase):
    """TLS that ends here: the page by https, a program that plays by wss; nothing in between understands them."""

    def test_the_page_and_a_whole_game_over_tls(self):
        with tempfile.TemporaryDirectory(prefix="sagebrush-tls-") as folder:
            pem, key = (str(pathlib.Path(folder, name)) for name in ("cert.pem", "key.pem"))
            subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-keyout", key,
                            "-out", pem, "-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1"], check=True, stderr=subprocess.DEVNULL)
            trust = ssl.create_default_context(cafile=pem)
            with serving("--certificate", pem, "--key", key, "--rate", "0", log=None) as server:
                self.assertTrue(server.address.startswith("https://"), server.address)
                page = http.client.HTTPSConnection("127.0.0.1", server.port, timeout=PATIENCE, context=trust)
                page.request("GET", "/")
                answer = page.getresponse()
                self.assertEqual((answer.status, answer.read()), (200, pathlib.Path(PAGE, "index.html").read_bytes()))
                self.assertIn("max-age=", answer.getheader("Strict-Transport-Security", ""))
                browser = ssl.create_default_context(cafile=pem)
                browser.set_alpn_protocols(["h2", "http/1.1"])  # what browsers offer; HTTP/2 is not spoken here
                with socket.create_connection(("127.0.0.1", server.port)) as plain, browser.wrap_socket(plain, server_hostname="127.0.0.1") as wire:
                    self.assertEqual(wire.selected_alpn_protocol(), "http/1.1")
                with self.assertRaises((Closed, OSError)):  # without TLS nothing is said
                    Client(server.port, name="Ann")
                with self.assertRaises(ssl.SSLError):  # and not to who does not trust it
                    Client(server.port, name="Ann", secure=ssl.create_default_context())
                ann = Player(server.port, "Ann", secure=trust)
                table = ann.client.ask("new", game="goldriver", players=2, seats=[None, {"bot": "greedy"}])["table"]
                ann.join(table)
                ann.client.ask("start", table=table)
                ann.watch()
                play_on([ann])
                self.assertIn("winners", ann.client.ask("record", table=table)["record"])

    def test_files_that_are_none_are_named(self):
        for flags in (("--certificate", "/nowhere.pem", "--key", "/nowhere.key"),):
            with tempfile.TemporaryDirectory(prefix="sagebrush-tls-") as data:
                ended = subprocess.run([PROGRAM, "serve", "--listen", "127.0.0.1:0", "--page", PAGE, "--data", data, *flags],
                                       stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=PATIENCE, check=False)
            self.assertEqual((ended.returncode, ended.stdout), (1, ""), ended.stderr)
            self.assertIn("/nowhere", ended.stderr)


@unittest.skipIf(POSTGRES, "the same with any store")
class Hostile(unittest.TestCase):
    def test_pages_of_others_and_other_paths_are_refused(self):
        with serving() as server:
            for path, headers in (("/", {}), ("/socket/x", {}), ("/socket", {"Origin": "https://evil.example"}),
                                  ("/socket", {"Origin": "null"}), ("/socket", {"Host": "evil.example"}),
                                  ("/socket", {"Origin": f"http://127.0.0.1:{server.port}.evil.example"})):
                with self.assertRaises(Closed, msg=(path, headers)):
                    Socket(server.port, path, headers)
            Socket(server.port, "/socket", {"Origin": f"http://127.0.0.1:{server.port}"}).close()

    def test_what_is_no_request_is_answered(self):
        with serving() as server:
            client = Client(server.port, name="Ann")
            for text in ("", "{", "[]", "7", '"x"', "null", '{"a":1,"a":2}', '{"do":7}', "{}", '{"do":"dance"}',
                         '{"do":"me","id":{"x":1}}', '{"do":"me","extra":1}', '{"do":"new"}', "[" * 5000, '{"do":"\\ud800"}'):
                client.send(text)
                answer = json.loads(client.receive())
                self.assertEqual(answer["ok"], text == '{"do":"me","id":{"x":1}}', answer)
            self.assertTrue(client.ask("me")["ok"])

    def test_frames_that_are_none_close_only_their_connection(self):
        with serving("--message", "4096", log=None) as server:
            good = Client(server.port, name="Good")
            for frame, said in ((dict(data=b"x", mask=False), "bad_json"), (dict(data=b"\xff\xfe"), "bad_json"), (dict(data=b"x", opcode=3), 1002),
                                (dict(data=b"x", opcode=2), 1003), (dict(data=b"x" * 5000), 1009), (dict(data=b"x" * 200, opcode=9), None),
                                (dict(data=b"x", opcode=9, fin=False), 1002), (dict(data=b"x", opcode=0), 1002), (dict(data=b"\0\1", opcode=8), 1002)):
                self.assertEqual(self.outcome(server, lambda bad, frame=frame: bad.send_frame(**frame)), said, frame)
                self.assertTrue(good.ask("me")["ok"], frame)
            for head in (b"\xf1\x81\0\0\0\0x", b"\x81\xff" + b"\xff" * 12):  # bits that mean nothing; more bytes than there are
                self.assertIn(self.outcome(server, lambda bad, head=head: bad.connection.sendall(head)), (1002, None), head)
            self.assertTrue(good.ask("me")["ok"])

    def outcome(self, server, send):
        """What a connection is told: the code of a refusal, or that of its end."""
        bad = Socket(server.port)
        try:
            send(bad)
            return json.loads(bad.receive())["error"]["code"]
        except Closed as end:
            return end.code
        finally:
            bad.close()

    def test_many_requests_at_once_at_a_table_that_is_not_there(self):
        with serving("--rate", "0") as server:
            clients = [Client(server.port, name=f"Ann {i}") for i in range(4)]
            for _ in range(20):
                for client in clients:
                    for do in ("watch", "view", "sit", "record", "leave"):
                        client.send(json.dumps({"id": do, "do": do, "table": "abcdefghjkmn"}))
                for client in clients:
                    self.assertEqual([json.loads(client.receive())["error"]["code"] for _ in range(5)], ["no_table"] * 5)
            self.assertTrue(clients[0].ask("me")["ok"])

    def test_floods_are_refused_and_others_go_on(self):
        with serving("--rate", "5") as server:
            good = Client(server.port, name="Good")
            flood = Client(server.port, name="Flood")
            codes = set()
            with contextlib.suppress(Closed):
                for _ in range(300):
                    try:
                        flood.ask("hello")
                    except Refused as refusal:
                        codes.add(refusal.code)
            self.assertEqual(codes, {"limit"})
            self.assertTrue(good.ask("me")["ok"])

    def test_more_at_once_than_allowed_closes(self):
        with serving("--rate", "0") as server:
            flood = Client(server.port, name="Flood")
            table = flood.ask("new", game="template", players=2)["table"]
            with self.assertRaises(Closed):
                for _ in range(20000):
                    flood.send(json.dumps({"do": "note", "table": table, "text": "x" * 5000}))
                while True:
                    flood.receive()

    def test_a_slow_reader_is_closed_and_others_go_on(self):
        with serving("--rate", "0", "--timeout", "1") as server:
            good = Client(server.port, name="Good")
            slow = Client(server.port, name="Slow")
            with contextlib.suppress(OSError, Closed):
                for _ in range(20000):
                    slow.send(json.dumps({"do": "hello", "id": "x" * 2000}))
            deadline = time.time() + PATIENCE
            while server.metrics()["sagebrush_slow_clients_total"] == 0 and server.metrics()["sagebrush_sockets"] > 1:
                self.assertLess(time.time(), deadline)
                time.sleep(0.2)
            self.assertTrue(good.ask("me")["ok"])
            slow.close()

    def test_one_address_gets_so_many_connections(self):
        with serving("--per-address", "3", listen="0.0.0.0:0", log=None) as server:
            friends = [Socket(server.port, host="127.0.0.2", source="127.0.0.2") for _ in range(3)]
            with self.assertRaises(Closed) as caught:
                Client(server.port, name="Ann", host="127.0.0.2", source="127.0.0.2")
            self.assertEqual(caught.exception.code, 1008)
            Client(server.port, name="Ann")  # the machine's own, where a proxy may be
            friends[0].close()
            deadline = time.time() + PATIENCE
            while True:
                try:
                    Client(server.port, name="Bob", host="127.0.0.2", source="127.0.0.2")
                    break
                except Closed:
                    self.assertLess(time.time(), deadline)

    def test_one_address_gets_so_many_wrong_passwords(self):
        """However many connections it opens, and behind a proxy that says who asks; others may go on."""
        with serving("--proxy", "127.0.0.1", "--rate", "0", listen="0.0.0.0:0", log=None) as server:
            ann = Client(server.port, name="Ann")
            code = ann.ask("recovery")["recovery"]

            def from_(address, **more):
                return Client(server.port, headers={"X-Forwarded-For": f"192.0.2.7, {address}"}, **more)

            def guess(client):
                with self.assertRaises(Refused) as caught:
                    client.ask("enter", recovery="AAAAAA-AAAAAA-AAAAAA-AAAAAA")
                return caught.exception.code

            said, began = [], time.monotonic()
            while "limit" not in said and len(said) < 100:
                client = from_("203.0.113.9")
                said += [guess(client) for _ in range(8)]
                client.close()
            wrong = said.count("no_person")
            self.assertTrue(60 <= wrong <= 60 + (time.monotonic() - began) // 60, said)  # one more a minute
            self.assertEqual(said.count("limit"), len(said) - wrong)
            with self.assertRaises(Refused):
                from_("203.0.113.9").ask("enter", recovery=code)  # not even with the right one, for a while
            self.assertEqual(from_("203.0.113.9", token=ann.token).ask("me")["person"]["name"], "Ann")  # nobody guesses tokens
            self.assertEqual(from_("203.0.113.10").ask("enter", recovery=code)["person"]["name"], "Ann")
            liar = Client(server.port, headers={"X-Forwarded-For": "203.0.113.9"}, host="127.0.0.2", source="127.0.0.2")
            self.assertEqual(guess(liar), "no_person")  # only the proxy is believed

    def test_secrets_are_not_logged(self):
        server = Server("--verbose")
        client = Client(server.port, name="Ann")
        client.ask("password", login=f"secret{random.randrange(10**9)}", password="open sesame!")
        code = client.ask("recovery")["recovery"]
        with contextlib.suppress(Refused):
            client.ask("enter", token="wrong-token-wrong-token")
        status, log = server.stop()
        self.assertEqual(status, 0)
        for secret in ("open sesame!", client.token, code, "wrong-token"):
            self.assertNotIn(secret, log)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1] + sys.argv[3:], verbosity=0, warnings="ignore")
