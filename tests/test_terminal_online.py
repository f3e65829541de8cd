#!/usr/bin/env python3
"""test_terminal_online.py PROGRAM PAGE: the terminal at tables of a real server: whole games on the full screen and in lines, the coach, TLS, a
server that goes away, bad addresses."""
import contextlib
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading

from terminal import FINAL as FINALS, Terminal, play_by_hints
from ws import PATIENCE, launch

PROGRAM, PAGE = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
FINAL = FINALS["en"]


class Server:
    def __init__(self, folder, *flags):
        self.folder, self.listen, self.flags = folder, "127.0.0.1:0", flags
        self.start()

    def start(self):
        self.process, address = launch([PROGRAM, "serve", "--listen", self.listen, "--page", PAGE, "--data", self.folder + "/server", "--rate", "0", *self.flags])
        self.url = address.rstrip("/")
        self.listen = self.url.split("//")[1]

    def stop(self, how=signal.SIGTERM):
        self.process.send_signal(how)
        return self.process.communicate(timeout=PATIENCE)


@contextlib.contextmanager
def serving(*flags):
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, *flags)
        try:
            yield server
        finally:
            server.stop()


def terminal(server, name, *args, width=80, height=24):
    return Terminal([PROGRAM, "play", *args, "--names", name], width, height, env={"XDG_STATE_HOME": f"{server.folder}/{name}"})


def in_lines(server, name, typed, *args, wait=True):
    """Line mode through a pipe; what it said."""
    process = subprocess.Popen([PROGRAM, "play", *args, "--names", name], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                               text=True, env={**os.environ, "XDG_STATE_HOME": f"{server.folder}/{name}", "LC_ALL": "C.UTF-8"})
    return process.communicate(typed, timeout=4 * PATIENCE) + (process.returncode,) if wait else process


def scores(said):
    return re.search(r"^(Total|TOTAL).*?(-?\d+) +(-?\d+)$", said, re.M | re.I).groups()[1:]


def test_a_whole_game_on_the_full_screen_against_a_bot():
    with serving() as server, terminal(server, "Ann", "goldriver", "--players", "2", "--human", "0", "--server", server.url) as t:
        t.wait("bid in secret")
        while "> Ann" in t.wait_any("> Ann", FINAL, "The game is over"):  # asked, or over
            t.keys("H", "Enter")
        t.keys("Escape")
        t.wait("The game is over", without=(FINAL, "Small letters"))
        t.keys("Left")
        t.wait("Looking back")
        t.keys("Escape")
        t.wait("The game is over")
        t.keys("V")
        t.wait("What the game came down to", "chance to win at the start")
        t.keys("Escape")
        t.wait("The game is over", without=("chance to win at the start",))
        t.keys("K")
        t.wait("Name of the file")
        t.keys(*["BSpace"] * 60)
        path = server.folder + "/kept.sbg"
        t.text(path)
        t.keys("Enter")
        t.wait("Saved in")
        checked = subprocess.run([PROGRAM, "verify", path], capture_output=True, text=True)
        assert checked.returncode == 0, checked.stdout + checked.stderr
        t.keys("Q")
        t.wait("[ended 0]")


def test_whole_games_of_the_others_at_a_server():
    """Two full screens of different sizes against each other at Colorado; Great Western Trail alone with Sam: what others do comes also while
    somebody types, nothing waits for ever."""
    with serving() as server, terminal(server, "Ann", "colorado", "--players", "2", "--server", server.url, width=120, height=40) as ann:
        link = re.search(r"http\S+", ann.wait("Waiting until")).group()
        with terminal(server, "Bob", "--server", link) as bob:
            ann.wait("Question")
            bob.wait("Choose the village")
            screens = play_by_hints([ann, bob], batch=10)
        assert len({re.search(r"1  (\w+  \d+)  wins", screen).group(1) for screen in screens if "wins" in screen}) <= 1, screens
    with serving() as server, terminal(server, "Ann", "gwt", "--players", "1", "--server", server.url, width=120, height=40) as t:
        t.wait("Question")
        screen = play_by_hints([t])[0]
        assert "Sam" in screen, screen


def test_great_western_trail_against_a_bot_at_a_server():
    """A stretch of it; what may be done out of turn is never done by one Enter too many; the coach answers in a window."""
    with serving() as server, terminal(server, "Ann", "gwt", "--players", "2", "--human", "0", "--server", server.url, width=120, height=40) as t:
        t.wait("Question")
        play_by_hints([t], batch=15, until=lambda screens: "turn 9 " in screens[0] or re.search(r"turn \d\d", screens[0]))
        t.wait("> Ann")
        t.text(":")
        t.wait("Command")
        t.text("coach")
        t.keys("Enter")
        t.wait("to win", "1. ")
        t.keys("Escape")
        t.wait("Question")


def test_the_coach_in_lines_at_a_server():
    with serving() as server:
        said, errors, status = in_lines(server, "Ann", "conseiller\nq\n", "goldriver", "--players", "2", "--human", "0", "--server", server.url, "--lang", "fr")
        assert status == 0 and not errors and "de gagner" in said, (status, errors, said)


def test_lines_that_are_sent_together_are_all_read():
    """Also while whoever sends them keeps the pipe open: programs do."""
    with serving() as server:
        process = in_lines(server, "Ann", None, "goldriver", "--players", "2", "--human", "0", "--server", server.url, wait=False)
        process.stdin.write("log\nlog\nq\n")
        process.stdin.flush()
        try:
            assert process.wait(timeout=PATIENCE) == 0, process.stderr.read()
        finally:
            process.kill()
            process.communicate()


def test_a_server_with_tls():
    """A certificate that nobody knows is refused with the reason, and taken with --trust; other answers are said, too."""
    with tempfile.TemporaryDirectory() as folder:
        key, certificate = folder + "/key.pem", folder + "/certificate.pem"
        subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", certificate, "-days", "2", "-subj", "/CN=localhost",
                        "-addext", "subjectAltName=IP:127.0.0.1"], check=True, capture_output=True)
        with serving("--certificate", certificate, "--key", key) as server:
            new = ("goldriver", "--players", "2", "--human", "0", "--server", server.url)
            said, errors, status = in_lines(server, "Ann", "q\n", *new)
            assert status == 1 and "certificate is not trusted: self" in errors and "--trust FILE" in errors, (status, errors)
            said, errors, status = in_lines(server, "Ann", "q\n", *new, "--lang", "fr")
            assert status == 1 and "confiance" in errors, (status, errors)
            said, errors, status = in_lines(server, "Ann", "q\n", *new, "--trust", certificate)
            assert status == 0 and not errors and f"Table: {server.url}/t/" in said, (status, errors, said)
            said, errors, status = in_lines(server, "Ann", "q\n", "--server", server.url.replace("https", "http"))
            assert status == 1 and "http or https" in errors, (status, errors)
            for file in (key, folder + "/nothing"):
                said, errors, status = in_lines(server, "Ann", "q\n", *new, "--trust", file)
                assert status == 2 and "certificate (PEM)" in errors, (status, errors)


def test_two_terminals_in_lines_play_a_whole_game_against_each_other():
    with serving() as server:
        typed = "".join(f"{bid}\n1\n" for bid in range(8)) * 200
        host = in_lines(server, "Ann", None, "goldriver", "--players", "2", "--server", server.url, wait=False)
        link = re.search(r"http\S+", host.stdout.readline()).group()
        heard = []  # a pipe that nobody reads fills up, and the host would wait for its reader in the middle of the game
        reader = threading.Thread(target=lambda: heard.extend(host.communicate(typed, timeout=4 * PATIENCE)))
        reader.start()
        guest, errors, status = in_lines(server, "Bob", typed, "--server", link)
        assert status == 0 and not errors, (status, errors)
        reader.join()
        said, errors = heard
        assert host.returncode == 0 and not errors, errors
        assert FINAL in said and FINAL in guest and scores(said) == scores(guest), said[-2000:] + guest[-2000:]
        assert "Ann" in guest and re.search("^-- ", guest, re.M), guest[:2000]


def test_a_review_in_lines_after_a_game_at_a_server():
    """It is no move while the game goes on; the first line after the end that asks for it gets it."""
    with serving() as server:
        typed = "".join(f"{bid}\nreview\n1\nreview\n" for bid in range(8)) * 200
        said, errors, status = in_lines(server, "Ann", typed, "goldriver", "--players", "2", "--human", "0", "--server", server.url)
        assert status == 0 and not errors, (status, errors, said[-2000:])
        assert "Ann: chance to win at the start" in said.split(FINAL)[1].replace("\u00a0", " "), said[-2000:]


def test_a_server_that_goes_away_and_comes_back():
    with serving() as server, terminal(server, "Ann", "goldriver", "--players", "2", "--human", "0", "--server", server.url) as t:
        t.wait("bid in secret")
        t.keys("3", "Enter")
        before = t.wait_any("Take", "take", "choose", "Choose", "bid", without=("[ 3 ]",))
        server.stop(signal.SIGKILL)
        t.wait("trying again")
        server.start()
        t.wait("is there again")
        t.keys("L")
        log = t.wait("All that has happened")
        assert "Ann bids 3" in log or "3" in log, log
        t.keys("Escape", "Q")
        t.wait("Your seat stays yours")
        t.keys("y")
        link = re.search(r"--server (http\S+)", t.wait("[ended 0]").replace("\n", " ")).group(1)
        with terminal(server, "Ann", "--server", link, "--lines") as again:  # the same person, the same seat, in lines
            again.wait("\n>")
            again.text("log")
            again.keys("Enter")
            again.wait("* ")
            again.text("q")
            again.keys("Enter")
            again.wait("Your seat stays yours")
            again.text("y")
            again.keys("Enter")
            again.wait("[ended 0]")
        assert before


def test_bad_addresses_and_tables():
    def play(*args):
        done = subprocess.run([PROGRAM, "play", *args], capture_output=True, text=True, timeout=PATIENCE, stdin=subprocess.DEVNULL)
        return done.returncode, done.stdout + done.stderr

    assert play("--server", "ftp://example.org")[0] == 2
    assert play("--server", "http://127.0.0.1:99999/t/abc")[0] == 2
    assert play("--server", "http://127.0.0.1:1/t/a/b")[0] == 2
    assert play("--server", "http://127.0.0.1:1", "--save", "x.sbg")[0] == 2
    assert play("goldriver", "--server", "http://127.0.0.1:1/t/abcdefghjkmn")[0] == 2
    status, said = play("--server", "http://127.0.0.1:1/t/abcdefghjkmn")
    assert status == 1 and "cannot be entered" in said, said
    with serving() as server:
        status, said = play("--server", server.url + "/t/abcdefghjkmn")
        assert status == 1 and "refuses" in said, said
        status, said = play("--server", server.url)
        assert status == 1 and "No table is open" in said, said
        status, said = play("--server", server.url, "--lang", "fr")
        assert status == 1 and "Aucune table" in said, said
        assert play("goldriver", "--players", "9", "--server", server.url)[0] == 2


def main():
    for name, test in sorted(globals().items()):
        if name.startswith("test_") and callable(test):
            test()
            print("ok", name, flush=True)


if __name__ == "__main__":
    main()
