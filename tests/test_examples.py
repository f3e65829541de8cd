#!/usr/bin/env python3
"""The example bots play a whole game against each other.  test_examples.py PROGRAM PAGE BOT_C BOT_PY"""
import os
import subprocess
import sys
import tempfile
import time

from ws import PATIENCE, Client

PROGRAM, PAGE, BOT_C, BOT_PY = sys.argv[1:5]


def main():
    bots = []
    with tempfile.TemporaryDirectory(prefix="sagebrush-examples-") as data:
        server = subprocess.Popen([PROGRAM, "serve", "--listen", "127.0.0.1:0", "--page", PAGE, "--data", data],
                                  stdout=subprocess.PIPE, text=True)
        try:
            port = server.stdout.readline().rsplit(":", 1)[1].strip("/\n")
            host = Client(int(port), name="Host")
            table = host.ask("new", game="goldriver", players=2)["table"]
            known = {**os.environ, "SAGEBRUSH_TOKEN": Client(int(port), name="Known").token}
            bots = [subprocess.Popen([BOT_C, "127.0.0.1", port, table], env=known),
                    subprocess.Popen([sys.executable, BOT_PY, f"127.0.0.1:{port}", table, "Newcomer"])]
            deadline = time.time() + PATIENCE
            while any(s["kind"] == "open" for s in host.ask("watch", table=table)["outline"]["seats"]):
                assert time.time() < deadline, "the bots do not come"
                time.sleep(0.05)
            host.ask("start", table=table)
            assert [bot.wait(timeout=4 * PATIENCE) for bot in bots] == [0, 0]
            record = host.ask("record", table=table)["record"]
            assert all(word in record for word in ("winners", "Known", "Newcomer")), record
        finally:
            for bot in bots:
                bot.kill()
                bot.wait()
            server.terminate()
            assert server.wait(timeout=PATIENCE) == 0


if __name__ == "__main__":
    main()
