#!/usr/bin/env python3
"""People who are not at their table are told: webhook, ntfy, mail, browsers; once, and only those who wish it.
test_notices.py PROGRAM PAGE"""
import base64
import http.server
import json
import pathlib
import tempfile
import threading
import time
import unittest

from test_online import Player, Server
from ws import PATIENCE, Client, Refused

# The keys of the example of RFC 8291.
BROWSER = {"p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4", "auth": "BTBZMqHH6r4Tts7J_aSIgg"}


class Receiver(http.server.ThreadingHTTPServer):
    """Keeps what it is sent; /gone/... says that it is gone."""

    def __init__(self):
        receiver = self
        self.got = []

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.got.append((self.path, dict(self.headers), body))
                self.send_response(410 if self.path.startswith("/gone") else 201)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_):
                pass

        super().__init__(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def url(self, path):
        return f"http://127.0.0.1:{self.server_port}{path}"

    def paths(self):
        return [path for path, _, _ in self.got]


def until(what, said=""):
    end = time.monotonic() + PATIENCE
    while not what():
        if time.monotonic() > end:
            raise AssertionError(f"waited in vain: {said}")
        time.sleep(0.02)


class Notices(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory(prefix="sagebrush-notices-")
        cls.mails = pathlib.Path(cls.folder.name)
        command = cls.mails / "mail"
        command.write_text(f'#!/bin/sh\ncat >"{cls.mails}/$1.part" && mv "{cls.mails}/$1.part" "{cls.mails}/$1"\n', encoding="ascii")
        command.chmod(0o755)
        cls.server = Server("--rate", "0", "--notice", "1", "--notices-anywhere", "--mail-command", str(command), "--public-url",
                            "https://games.example")
        cls.receiver = Receiver()

    @classmethod
    def tearDownClass(cls):
        status, log = cls.server.stop()
        cls.receiver.shutdown()
        cls.receiver.server_close()
        cls.folder.cleanup()
        if (status, log) != (0, ""):
            raise AssertionError(f"exit {status}, said: {log}")

    def game(self, lang="en", **wishes):
        """Ann has gone, and it is her turn."""
        ann = Client(self.server.port, name="Ann")
        ann.ask("enter", token=ann.token, lang=lang)
        ann.ask("notices", **wishes)
        table = ann.ask("new", game="template", players=2, seats=[None, {"bot": "greedy"}])["table"]
        ann.ask("sit", table=table, seat=0)
        ann.ask("start", table=table)
        ann.close()
        return table

    def test_by_webhook_and_ntfy_once_a_turn_in_ones_language(self):
        table = self.game("fr", webhook=self.receiver.url("/hook"), ntfy=self.receiver.url("/topic"))
        until(lambda: {"/hook", "/topic"} <= set(self.receiver.paths()), self.receiver.paths())
        body = next(json.loads(body) for path, _, body in self.receiver.got if path == "/hook")
        self.assertEqual((body["event"], body["table"], body["title"]), ("your_turn", table, "C’est à vous"))
        self.assertEqual(body["url"], f"https://games.example/#/online/{table}")
        headers = next(headers for path, headers, _ in self.receiver.got if path == "/topic")
        self.assertEqual(headers["Click"], body["url"])
        time.sleep(1.5)
        self.assertEqual(self.receiver.paths().count("/hook"), 1)

    def test_who_is_there_is_not_told(self):
        ann, bob = Player(self.server.port, "Ann"), Player(self.server.port, "Bob")
        ann.client.ask("notices", webhook=self.receiver.url("/there"))
        table = ann.client.ask("new", game="template", players=2)["table"]
        for player in (ann, bob):
            player.join(table)
        ann.client.ask("start", table=table)
        time.sleep(2)
        self.assertNotIn("/there", self.receiver.paths())
        ann.client.close()
        bob.client.close()

    def test_a_browser_is_told_and_one_that_is_gone_forgotten(self):
        ann = Client(self.server.port, name="Ann")
        self.assertEqual(len(base64.urlsafe_b64decode(ann.ask("hello")["notices"]["push_key"] + "=")), 65)
        ann.ask("notices", push={"endpoint": self.receiver.url("/gone/1"), **BROWSER})
        self.assertEqual(ann.ask("notices", push={"endpoint": self.receiver.url("/push/1"), **BROWSER})["browsers"], 2)
        table = ann.ask("new", game="template", players=2, seats=[None, {"bot": "greedy"}])["table"]
        ann.ask("sit", table=table, seat=0)
        ann.ask("start", table=table)
        until(lambda: {"/push/1", "/gone/1"} <= set(self.receiver.paths()), self.receiver.paths())
        _, headers, body = next(got for got in self.receiver.got if got[0] == "/push/1")
        self.assertEqual(headers["Content-Encoding"], "aes128gcm")
        self.assertRegex(headers["Authorization"], r"^vapid t=[\w-]+\.[\w-]+\.[\w-]{86}, k=[\w-]{87}$")
        claims = json.loads(base64.urlsafe_b64decode(headers["Authorization"].split(".")[1] + "=="))
        self.assertEqual(claims["aud"], self.receiver.url(""))
        self.assertGreater(claims["exp"], time.time())
        self.assertNotIn(table.encode(), body)
        until(lambda: ann.ask("notices")["browsers"] == 1)
        self.assertEqual(ann.ask("notices", unpush=self.receiver.url("/push/1"))["browsers"], 0)

    def test_mail_goes_only_to_those_who_have_the_code(self):
        ann = Client(self.server.port, name="Ann")
        self.assertFalse(ann.ask("notices", mail="ann@mail.example")["mail_ok"])
        until((self.mails / "ann@mail.example").exists)
        text = (self.mails / "ann@mail.example").read_text(encoding="utf-8")
        code = text.split("by mail: ")[1][:6]
        self.assertFalse(ann.ask("notices", code="x" + code)["mail_ok"])
        self.assertTrue(ann.ask("notices", code=code)["mail_ok"])
        (self.mails / "ann@mail.example").unlink()
        table = ann.ask("new", game="template", players=2, seats=[None, {"bot": "greedy"}])["table"]
        ann.ask("sit", table=table, seat=0)
        ann.ask("start", table=table)
        until((self.mails / "ann@mail.example").exists)
        text = (self.mails / "ann@mail.example").read_text(encoding="utf-8")
        self.assertIn(f"https://games.example/#/online/{table}", text)
        self.assertIn("To: ann@mail.example\n", text)
        for tries in range(6):  # no guessing
            ann.ask("notices", mail="bob@mail.example") if tries == 0 else ann.ask("notices", code="000000x")
        self.assertFalse(ann.ask("notices")["mail_ok"])

    def test_nonsense_is_refused(self):
        ann = Client(self.server.port, name="Ann")
        for wish in ({"webhook": "ftp://x"}, {"webhook": 7}, {"ntfy": "https://x\r\ny"}, {"mail": "-oops@mail.example"}, {"mail": "a b@c.d"},
                     {"mail": "x@y;rm.z"}, {"digest": 1}, {"push": {"endpoint": "https://x/"}}, {"push": "x"},
                     {"push": {"endpoint": "https://x/", "p256dh": "AAAA", "auth": BROWSER["auth"]}}, {"other": 1}):
            with self.assertRaises(Refused, msg=wish) as caught:
                ann.ask("notices", **wish)
            self.assertEqual(caught.exception.code, "bad_request")


class Digest(unittest.TestCase):
    def test_once_a_day_what_waits(self):
        receiver = Receiver()
        self.addCleanup(receiver.server_close)
        self.addCleanup(receiver.shutdown)
        server = Server("--rate", "0", "--notice", "3600", "--notices-anywhere", "--digest", "0", "--sweep", "1")
        self.addCleanup(server.process.kill)  # whatever happens
        ann = Client(server.port, name="Ann")
        ann.ask("notices", webhook=receiver.url("/digest"), digest=True)
        tables = []
        for _ in range(2):
            tables.append(ann.ask("new", game="template", players=2, seats=[None, {"bot": "greedy"}])["table"])
            ann.ask("sit", table=tables[-1], seat=0)
            ann.ask("start", table=tables[-1])
        today = time.time() // 86400
        until(lambda: receiver.got)
        time.sleep(2.5)
        self.assertLessEqual(len(receiver.got), 1 + time.time() // 86400 - today, "one a day")
        body = json.loads(receiver.got[0][2])
        self.assertEqual(body["event"], "digest")
        self.assertIn("High Noon", body["body"])
        self.assertEqual(server.stop()[0], 0)


if __name__ == "__main__":
    unittest.main(argv=["test_notices"], verbosity=0, warnings="ignore")
