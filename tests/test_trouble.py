#!/usr/bin/env python3
"""A full disk, and a database that is gone for a while: clear answers, nothing lost, recovery without help.

test_trouble.py PROGRAM PAGE.  SB_GONE: seconds for which the database is gone (1; a minute in a long run)."""
import http.client
import os
import pathlib
import resource
import signal
import subprocess
import sys
import tempfile
import time
import unittest

from postgres import Postgres
from ws import PATIENCE, Client, Refused

PROGRAM, PAGE = sys.argv[1], sys.argv[2]
GONE = float(os.environ.get("SB_GONE", "1"))


def health(port):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    connection.request("GET", "/healthz")
    return connection.getresponse().status


class Trouble(unittest.TestCase):
    def serve(self, *store):
        self.process = subprocess.Popen([PROGRAM, "serve", "--listen", "127.0.0.1:0", "--page", PAGE, "--rate", "0", "--ping", "3600", *store],
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.port = int(self.process.stdout.readline().rsplit(":", 1)[1].strip("/\n"))
        self.addCleanup(self.stop)

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        log = self.process.communicate(timeout=PATIENCE)[1]
        self.assertEqual(self.process.returncode, 0, log)
        self.assertNotIn("Sanitizer", log)
        lines = log.count("event=store")
        self.assertGreater(lines, 0)  # it has said what was wrong,
        self.assertLess(lines, 50 + 2 * GONE)   # and not again and again

    def sit(self):
        client = Client(self.port, name="Ann")
        table = client.ask("new", game="template", players=2, seats=[None, {"bot": "random"}],
                           options={"rounds": "long"})["table"]
        client.ask("sit", table=table)
        client.ask("start", table=table)
        return client, table

    def move(self, client, table):
        deadline = time.time() + PATIENCE
        while True:
            state = client.ask("watch", table=table, brief=True)["brief"]
            if state["over"]:
                return None
            if state["moves"] and 0 in state["pending"]:
                return client.ask("move", table=table, ply=state["ply"], undos=state["undos"], move=state["moves"][0])
            self.assertLess(time.time(), deadline, state)
            time.sleep(0.02)

    def must_be_refused(self, client, table):
        """Now or soon: something may be on its way still.  If it is the bot's turn, it waits as well: then only talk is left."""
        for _ in range(50):
            with self.assertRaises(Refused) as caught:
                state = client.ask("watch", table=table, brief=True)["brief"]
                if 0 in state["pending"]:
                    self.move(client, table)
                else:
                    client.ask("say", table=table, text="hm")
                raise Refused({"code": "done", "message": ""})
            if caught.exception.code not in ("done", "stale"):
                break
        self.assertEqual(caught.exception.code, "unavailable", caught.exception)

    def play_on(self, client, table, ply):
        deadline = time.time() + PATIENCE
        while True:
            try:
                state = client.ask("watch", table=table, brief=True)["brief"]
                self.assertGreaterEqual(state["ply"], ply)
                if self.move(client, table) is None:
                    return
            except Refused as refusal:
                self.assertEqual(refusal.code, "unavailable")
                self.assertLess(time.time(), deadline)
                time.sleep(0.1)

    def test_a_full_disk(self):
        with tempfile.TemporaryDirectory(prefix="sagebrush-full-") as data:
            self.serve("--data", data)
            client, table = self.sit()
            ply = self.move(client, table)["ply"]
            largest = max(f.stat().st_size for f in pathlib.Path(data).iterdir())
            before = resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (largest // 2, resource.RLIM_INFINITY))
            self.must_be_refused(client, table)
            self.assertEqual(health(self.port), 503)
            with self.assertRaises(Refused) as caught:
                Client(self.port, name="Bob")
            self.assertEqual(caught.exception.code, "unavailable")
            resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, before)
            self.play_on(client, table, ply)
            self.assertEqual(health(self.port), 200)

    def test_a_database_that_is_gone_for_a_while(self):
        with Postgres() as postgres:
            self.serve("--database", postgres.url)
            client, table = self.sit()
            ply = self.move(client, table)["ply"]
            postgres.stop()
            self.must_be_refused(client, table)
            self.assertEqual(health(self.port), 503)
            time.sleep(GONE)
            with self.assertRaises(Refused) as caught:
                client.ask("me")
            self.assertEqual(caught.exception.code, "unavailable")
            postgres.start_again()
            self.play_on(client, table, ply)
            self.assertEqual(health(self.port), 200)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # PostgreSQL is nobody's child: it ends with us
    unittest.main(argv=sys.argv[:1], verbosity=0, warnings="ignore")
