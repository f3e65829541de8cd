#!/usr/bin/env python3
"""The server under load: load.py PROGRAM LOAD [--tables N] [--seconds N] [--idle N] [--game GAME] [--stores sqlite,postgres]

One JSON object a line for each store, and one for many idle connections: store, moves_per_s, p50_ms, p99_ms, connections,
rss_mib (of the server, at its largest), cpu_us (of the server, for a move), games, group (lines stored by one commit, on
average).

With --soak MS people think for so long before a move, others come and go, and a line a minute says how large the server
is; the last one whether it has grown.  It fails when it has."""
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
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))
from postgres import Postgres  # noqa: E402
from ws import Client  # noqa: E402


def metrics(port):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    connection.request("GET", "/metrics")
    lines = connection.getresponse().read().decode().splitlines()
    return {line.split()[0].removeprefix("sagebrush_"): int(line.split()[1]) for line in lines if line[0] != "#"}


def mib(pid, what):
    """What /proc says in kB: VmRSS is the memory in use now, VmHWM the most it ever was."""
    status = pathlib.Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return round(int(re.search(rf"{what}:\s+(\d+)", status).group(1)) / 1024, 1)


@contextlib.contextmanager
def serving(args, flags, connections):
    server = subprocess.Popen([args.program, "serve", "--listen", "127.0.0.1:0", "--page", str(ROOT / "tests/page"), "--rate", "0",
                               "--connections", str(connections + 50), *flags], stdout=subprocess.PIPE, text=True)
    try:
        yield server, int(server.stdout.readline().rsplit(":", 1)[1].strip("/\n"))
    finally:
        server.send_signal(signal.SIGTERM)
        if server.wait(timeout=60) != 0:
            raise SystemExit(f"the server ended with {server.returncode}")


def run(args, store, flags, tables, seconds, idle):
    with serving(args, flags, 2 * tables + idle) as (server, port):
        out = subprocess.run([args.load, str(port), str(tables), str(seconds), str(idle), args.game], check=True,
                             stdout=subprocess.PIPE, text=True).stdout.split()
        rss, seen = mib(server.pid, "VmHWM"), metrics(port)
        stat = pathlib.Path(f"/proc/{server.pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
        cpu = (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")
        print(json.dumps({"store": store, "moves_per_s": int(out[0]), "p50_ms": float(out[1]), "p99_ms": float(out[2]),
                          "connections": int(out[3]), "rss_mib": rss, "tables": tables, "seconds": seconds,
                          "cpu_us": round(1e6 * cpu / max(seen["lines_total"], 1), 1), "game": args.game, "games": int(out[4]),
                          "group": round(seen["lines_total"] / max(seen["groups_total"], 1), 1)}), flush=True)


def come_and_go(port, n):
    """Guests make a table with a bot, begin, and are gone without a word."""
    for i in range(n):
        guest = Client(port, name=f"Guest {i}")
        table = guest.ask("new", game=["goldriver", "colorado", "gwt"][i % 3], players=2, seats=[None, {"bot": "greedy"}])["table"]
        guest.ask("sit", table=table)
        guest.ask("start", table=table)
        guest.ask("watch", table=table)
        guest.close()


def soak(args, store, flags):
    """Flat: the last third of the time needs no more than the one before, but for a fiftieth and a MiB; the first third is for what fills
    up once.  What SQLite has does not count: it keeps up to 16 MiB of pages for each connection, and says how much it is now."""
    samples, begin, lines = [], time.time(), 0
    with serving(args, flags, 2 * args.tables + args.idle) as (server, port):
        load = subprocess.Popen([args.load, str(port), str(args.tables), str(args.seconds), str(args.idle), args.game, str(args.soak)],
                                stdout=subprocess.PIPE, text=True)
        while load.poll() is None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                load.wait(min(60, args.seconds / 30))
            come_and_go(port, 20)
            seen, at = metrics(port), time.time() - begin
            rss, kept = mib(server.pid, "VmRSS"), seen["store_memory_bytes"] / 2**20
            samples.append((at, round(rss - kept, 1)))
            print(json.dumps({"at_s": round(at), "rss_mib": rss, "store_mib": round(kept, 1), "moves": seen["lines_total"], "new_moves": seen["lines_total"] - lines,
                              "tables": seen["tables_in_memory"], "connections": seen["connections"]}), flush=True)
            lines = seen["lines_total"]
        out = load.stdout.read().split()
    if load.returncode != 0 or not out:
        raise SystemExit("the load has failed")
    third = max(len(samples) // 3, 1)
    before, late = (max(rss for _, rss in part) for part in (samples[third:-third] or samples, samples[-third:]))
    flat = late <= before * 1.02 + 1
    print(json.dumps({"store": store, "soak_s": round(samples[-1][0]), "moves": lines, "moves_per_s": int(out[0]), "p50_ms": float(out[1]),
                      "p99_ms": float(out[2]), "games": int(out[4]), "rss_mib": rss, "store_mib": round(kept, 1), "own_mib_middle_third": before, "own_mib_last_third": late, "flat": flat}))
    if not flat and args.trend:
        raise SystemExit("the server has grown")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("load")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--idle", type=int, default=10000)
    parser.add_argument("--game", default="goldriver")
    parser.add_argument("--stores", default="sqlite,postgres")
    parser.add_argument("--soak", type=int, default=0, metavar="MS")
    parser.add_argument("--trend", type=lambda word: word != "no", default=True, help="no: memory may grow, the time is too short to tell")
    args = parser.parse_args()
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="sagebrush-load-"))
        for store in args.stores.split(","):
            flags = ["--data", folder]
            if store == "postgres":
                flags = ["--database", stack.enter_context(Postgres()).url]
            if args.soak:
                soak(args, store, flags)
            else:
                run(args, store, flags, args.tables, args.seconds, 0)
        if args.idle and not args.soak:
            run(args, "sqlite", ["--data", folder], 10, min(args.seconds, 5), args.idle)


if __name__ == "__main__":
    main()
