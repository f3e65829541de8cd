#!/usr/bin/env python3
"""The crash test: servers are killed at random moments while people play.

crash.py PROGRAM PAGE KILLS [TABLES]: with SB_POSTGRES set two processes on that database, otherwise one on SQLite.
No move that was acknowledged may be lost or doubled, a request that was not answered may be repeated, no table may be
stuck, people come back and play on.  Every finished game is compared with what was acknowledged, move by move."""
import contextlib
import os
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time

from ws import Client, Closed, Refused

PROGRAM, PAGE, KILLS = sys.argv[1], sys.argv[2], int(sys.argv[3])
TABLES = int(sys.argv[4]) if len(sys.argv) > 4 else 6
POSTGRES = os.environ.get("SB_POSTGRES")
NODES = 2 if POSTGRES else 1
STUCK = 300  # seconds without a move at a table: a busy machine is no failure
TROUBLE = (Closed, OSError, TimeoutError)
random.seed(os.environ.get("SB_SEED"))


class Node:
    def __init__(self, data):
        self.data, self.listen, self.process, self.log = data, "127.0.0.1:0", None, ""
        self.start()

    def start(self):
        store = ["--database", POSTGRES] if POSTGRES else ["--data", self.data]
        self.process = subprocess.Popen([PROGRAM, "serve", "--listen", self.listen, "--page", PAGE, "--rate", "0", *store],
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        if not line and self.listen != "127.0.0.1:0":  # somebody took our port while we were dead: any other will do
            self.process.communicate()
            self.listen = "127.0.0.1:0"
            return self.start()
        if not line:
            raise AssertionError(f"no start: {self.process.communicate()[1]}")
        self.port = int(line.rsplit(":", 1)[1].strip("/\n"))
        self.listen = f"127.0.0.1:{self.port}"
        return None

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.log = self.process.communicate()[1]
        if "Sanitizer" in self.log:
            raise AssertionError(self.log)


class Person:
    """Asks until there is an answer, at whichever server there is."""

    def __init__(self, name, nodes, at):
        self.nodes, self.at, self.token, self.client, self.table = nodes, at, None, None, None
        self.name, self.comebacks = name, 0

    def connect(self):
        deadline = time.time() + STUCK
        while True:
            node = self.nodes[self.at % len(self.nodes)]
            try:
                self.client = Client(node.port, token=self.token) if self.token else Client(node.port, name=self.name)
                self.token = self.client.token
                return
            except (*TROUBLE, Refused) as trouble:
                if isinstance(trouble, Refused) and trouble.code != "unavailable":
                    raise
                self.at += 1  # another one, if there is
                if time.time() > deadline:
                    raise AssertionError("no server any more") from trouble
                time.sleep(0.02)

    def ask(self, do, **fields):
        """The same request again and again: it must do no harm."""
        again = False
        while True:
            if not self.client:
                self.connect()
            try:
                return self.client.ask(do, **fields), again
            except Refused as refusal:
                if refusal.code != "unavailable":
                    raise
                time.sleep(0.05)
            except TROUBLE:
                self.client = None
                self.comebacks += 1
            again = True

    def ask_once_at_least(self, do, **fields):
        """For what is not repeatable: that it was done already is fine."""
        with contextlib.suppress(Refused):
            self.ask(do, **fields)


class Table(threading.Thread):
    def __init__(self, number, nodes, stop):
        super().__init__(daemon=True)
        self.nodes, self.stop, self.number = nodes, stop, number
        self.people = [Person(f"P{number}-{i}", nodes, number + i) for i in range(2)]
        self.moves = self.games = self.repeated = 0
        self.trouble, self.alive = None, time.time()

    def run(self):
        try:
            while not self.stop.is_set():
                self.play_game(random.choice(["template", "template", "goldriver"]))
                self.games += 1
        except BaseException as trouble:  # told by whoever waits for us
            self.trouble = trouble

    def begin(self, game, bot):
        host, guest = self.people
        table = host.ask("new", game=game, players=2 + bot, seats=[None, None] + [{"bot": "random"}] * bot)[0]["table"]
        for person in self.people:
            person.ask_once_at_least("sit", table=table, nonce="n")
        while host.ask("watch", table=table, brief=True)[0]["outline"]["phase"] == "open":
            host.ask_once_at_least("start", table=table)
        return table

    def play_game(self, game):
        table = self.begin(game, bot=self.number % 2)
        acknowledged, asked = {}, {}
        while True:
            done = False
            for seat, person in enumerate(self.people):
                state = person.ask("watch", table=table, brief=True)[0].get("brief")
                if not state:  # this process does not know yet that the game has begun
                    continue
                done = done or state["over"]
                if seat in state["pending"] and state["moves"] and not done:
                    self.move(table, seat, person, state, acknowledged, asked)
            if done:
                break
            if time.time() - self.alive > STUCK:
                raise AssertionError(f"table {table} is stuck: {state}")
        self.check(self.record_of(table), acknowledged)
        for person in self.people:
            person.ask_once_at_least("unwatch", table=table)  # a connection may live on for many games

    def record_of(self, table):
        """One process may know a moment later than the other that the game is over."""
        deadline = time.time() + STUCK
        while (record := self.people[0].ask("record", table=table)[0]["record"]).endswith("end unfinished\n"):
            if time.time() > deadline:
                raise AssertionError(f"table {table} is over for one process and not for the other")
            time.sleep(0.01)
        return record

    def move(self, table, seat, person, state, acknowledged, asked):
        """Who comes back to the other process may find it a moment behind, and ask for the same move at the same place again."""
        place = (seat, state["ply"], state["undos"])
        move = random.choice(state["moves"])
        try:
            answer, again = person.ask("move", table=table, ply=state["ply"], undos=state["undos"], move=move)
        except Refused as refusal:
            if refusal.code != "stale":
                raise
            return
        if answer["ply"] <= state["ply"]:
            raise AssertionError(f"acknowledged, but at {answer['ply']}")
        if place in asked:
            if asked[place] != move:
                raise AssertionError(f"acknowledged at {place}: {asked[place]} and {move}")
            self.repeated += 1
            return
        asked[place] = move
        acknowledged[(seat, sum(1 for s, _ in acknowledged if s == seat))] = move
        self.moves += 1
        self.repeated += again
        self.alive = time.time()

    @staticmethod
    def check(record, acknowledged):
        """The moves of each seat, in their order, are those that were acknowledged: none more, none less."""
        played, counts = {}, [0, 0]
        for line in record.splitlines():
            word = line.split(" ")
            if len(word) == 2 and word[0] in ("0", "1"):
                seat = int(word[0])
                played[(seat, counts[seat])] = word[1]
                counts[seat] += 1
        if played != acknowledged:
            raise AssertionError(f"acknowledged {acknowledged}\nrecorded {played}")
        with tempfile.NamedTemporaryFile("w", suffix=".sbg") as file:
            file.write(record)
            file.flush()
            subprocess.run([PROGRAM, "verify", file.name], check=True, stdout=subprocess.DEVNULL)


def main():
    with tempfile.TemporaryDirectory(prefix="sagebrush-crash-") as data:
        nodes = [Node(data) for _ in range(NODES)]
        stop = threading.Event()
        tables = [Table(i, nodes, stop) for i in range(TABLES)]
        for table in tables:
            table.start()
        for kill in range(KILLS):
            time.sleep(random.uniform(0.02, 0.6))
            if any(t.trouble for t in tables):
                break
            node = random.choice(nodes)
            node.kill()
            time.sleep(random.choice([0, 0, 0.3]))
            node.start()
            if sys.stderr.isatty():
                print(f"\r{kill + 1} kills, {sum(t.moves for t in tables)} moves", end="", file=sys.stderr)
        stop.set()
        for table in tables:
            table.join(STUCK + 60)
        for node in nodes:
            node.process.send_signal(signal.SIGTERM)
            log = node.process.communicate(timeout=STUCK)[1]
            if node.process.returncode != 0 or "Sanitizer" in log:
                raise AssertionError(f"exit {node.process.returncode}: {log}")
        for table in tables:
            if table.is_alive() or table.trouble:
                print(f"table {table.number}: {table.trouble or 'stuck'}")
                raise SystemExit(1) from table.trouble
        print(f"{KILLS} kills, {NODES} process{'es' if NODES > 1 else ''}, {sum(t.moves for t in tables)} moves acknowledged in"
              f" {sum(t.games for t in tables)} games, {sum(t.repeated for t in tables)} asked again,"
              f" {sum(p.comebacks for t in tables for p in t.people)} comebacks: nothing lost, nothing doubled")


if __name__ == "__main__":
    main()
