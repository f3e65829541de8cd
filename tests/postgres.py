#!/usr/bin/env python3
"""A real PostgreSQL for tests, private and gone afterwards.

postgres.py COMMAND...: starts it, runs the command with its address in SB_POSTGRES, stops it.  PostgreSQL refuses to run
as root: then it runs as the user postgres, or nobody."""
import contextlib
import glob
import os
import pathlib
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time


def programs():
    found = sorted(glob.glob("/usr/lib/postgresql/*/bin"), key=lambda p: int(p.split("/")[4]))
    if found:
        return pathlib.Path(found[-1])
    path = shutil.which("postgres")
    if not path:
        raise SystemExit("postgres.py: there is no PostgreSQL here; scripts/setup.sh test installs it")
    return pathlib.Path(path).resolve().parent


def owner():
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name)
    raise SystemExit("postgres.py: expected a user postgres or nobody")


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


class Postgres:
    """with Postgres() as p: p.url"""

    def __init__(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="sagebrush-pg-"))
        self.port = None
        self.user = owner()
        self.data = self.folder / "data"

    @property
    def url(self):
        return f"postgres://sagebrush@127.0.0.1:{self.port}/postgres"

    def run(self, *command):
        drop = {}
        if self.user:
            drop = {"user": self.user.pw_uid, "group": self.user.pw_gid, "extra_groups": []}
        done = subprocess.run([programs() / command[0], *command[1:]], cwd=self.folder, capture_output=True, text=True,
                              check=False, env={"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"}, **drop)
        if done.returncode != 0:
            raise SystemExit(f"postgres.py: {command[0]} failed: {done.stdout}{done.stderr}{self.log()}")

    def log(self):
        path = self.folder / "log"
        return path.read_text(encoding="utf-8", errors="replace")[-2000:] if path.exists() else ""

    def start(self):
        self.run("pg_ctl", "--pgdata", self.data, "--log", self.folder / "log", "--wait", "--timeout=600", "--silent", "start", "--options",
                 f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=60"
                 " -c shared_buffers=32MB -c autovacuum=off")

    def start_somewhere(self, tries=5):
        """A port that is free now may be taken a moment later."""
        self.port = free_port()
        try:
            self.start()
        except SystemExit:
            if tries == 1 or "Address already in use" not in self.log():
                raise
            self.start_somewhere(tries - 1)

    def start_again(self):
        """On the port that others know; somebody may be calling from there just now."""
        end = time.monotonic() + 120
        while True:
            try:
                return self.start()
            except SystemExit:
                if time.monotonic() > end or "Address already in use" not in self.log():
                    raise
                time.sleep(0.1)

    def stop(self, how="fast"):
        self.run("pg_ctl", "--pgdata", self.data, "--mode", how, "--wait", "--timeout=600", "--silent", "stop")

    def __enter__(self):
        if self.user:
            os.chown(self.folder, self.user.pw_uid, self.user.pw_gid)
        self.run("initdb", "--pgdata", self.data, "--username=sagebrush", "--auth=trust", "--encoding=UTF8", "--no-sync")
        self.start_somewhere()
        return self

    def __exit__(self, *_):
        with contextlib.suppress(SystemExit):
            self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)


def main():
    with Postgres() as p:
        child = subprocess.Popen(sys.argv[1:], env={**os.environ, "SB_POSTGRES": p.url})
        signal.signal(signal.SIGTERM, lambda *_: child.terminate())
        return child.wait()


if __name__ == "__main__":
    sys.exit(main())
