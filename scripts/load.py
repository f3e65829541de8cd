#!/usr/bin/env python3
"""The server under load: load.py PROGRAM LOAD [--tables N] [--seconds N] [--idle N] [--game GAME] [--stores sqlite,postgres]

One JSON object a line for each store, and one for many idle connections: store, moves_per_s, p50_ms, p99_ms, connections,
rss_mib (of the server, at its largest), cpu_us (of the server, for a move), games, group (lines stored by one commit, on
average)."""
import argparse
import contextlib
import http.client
import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))
from postgres import Postgres  # noqa: E402


def metrics(port):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    connection.request("GET", "/metrics")
    lines = connection.getresponse().read().decode().splitlines()
    return {line.split()[0].removeprefix("sagebrush_"): int(line.split()[1]) for line in lines if line[0] != "#"}


def run(args, store, flags, tables, seconds, idle):
    server = subprocess.Popen([args.program, "serve", "--listen", "127.0.0.1:0", "--page", str(ROOT / "tests/page"), "--rate", "0",
                               "--watches", "10000",
                               "--connections", str(2 * tables + idle + 50), *flags], stdout=subprocess.PIPE, text=True)
    try:
        port = int(server.stdout.readline().rsplit(":", 1)[1].strip("/\n"))
        out = subprocess.run([args.load, str(port), str(tables), str(seconds), str(idle), args.game], check=True,
                             stdout=subprocess.PIPE, text=True).stdout.split()
        status = pathlib.Path(f"/proc/{server.pid}/status").read_text(encoding="ascii")
        rss = int(re.search(r"VmHWM:\s+(\d+)", status).group(1)) / 1024
        seen = metrics(port)
        stat = pathlib.Path(f"/proc/{server.pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
        cpu = (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")
        print(json.dumps({"store": store, "moves_per_s": int(out[0]), "p50_ms": float(out[1]), "p99_ms": float(out[2]),
                          "connections": int(out[3]), "rss_mib": round(rss, 1), "tables": tables, "seconds": seconds,
                          "cpu_us": round(1e6 * cpu / max(seen["lines_total"], 1), 1), "game": args.game, "games": int(out[4]),
                          "group": round(seen["lines_total"] / max(seen["groups_total"], 1), 1)}), flush=True)
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(timeout=60)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("load")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--idle", type=int, default=10000)
    parser.add_argument("--game", default="goldriver")
    parser.add_argument("--stores", default="sqlite,postgres")
    args = parser.parse_args()
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="sagebrush-load-"))
        for store in args.stores.split(","):
            flags = ["--data", folder]
            if store == "postgres":
                flags = ["--database", stack.enter_context(Postgres()).url]
            run(args, store, flags, args.tables, args.seconds, 0)
        if args.idle:
            run(args, "sqlite", ["--data", folder], 10, min(args.seconds, 5), args.idle)


if __name__ == "__main__":
    main()
