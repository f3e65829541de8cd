"""terminal.py: a program in a terminal of its own (tmux), for tests: keys in, the screen as text out.

Nothing here sleeps for a guessed time: whoever waits looks at the screen until it shows what is expected, or fails with the screen."""
import itertools
import os
import shlex
import signal
import subprocess
import sys
import time

# tmux is nobody's child: whoever ends a test ends it, too.
signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))

NUMBERS = itertools.count()
HELP = {"en": "Small letters are choices", "fr": "Les minuscules sont des choix"}
OVER = {"en": "The game is over", "fr": "La partie est finie"}
FINAL = {"en": "The fingerprint of the chance", "fr": "L'empreinte du hasard"}


def play_by_hints(terminals, lang="en", batch=30, until=None, seen=None):
    """The moves that hints name, on the full screens of one table, until the game is over on all of them or `until` says stop.  Keys may be
    typed ahead; the help, once it is on the screen, says that all of them were read."""
    for _ in range(400):
        screens = []
        for t in terminals:
            t.keys(*["H", "Enter"] * batch, "?")
        for t in terminals:
            t.wait_any(HELP[lang], FINAL[lang], OVER[lang])
            t.keys("Escape")
            screens.append(t.wait("1 ", without=(HELP[lang],)))
        if seen is not None:
            seen.extend(screens)
        if until and until(screens) or all(FINAL[lang] in screen or OVER[lang] in screen for screen in screens):
            return screens
    raise AssertionError("the game does not end:\n" + "\n".join(screens))


class Terminal:
    """A tmux server of its own with one window; `with Terminal(...) as t` ends it."""

    def __init__(self, command, width=80, height=24, env=None, patience=180):
        self.patience = patience
        self.socket = f"sagebrush-test-{os.getpid()}-{next(NUMBERS)}"
        # Looking for leaks stops all threads; when the window closes in that moment it waits for itself for ever.
        leaks = {"ASAN_OPTIONS": "detect_leaks=0"} if "ASAN_OPTIONS" in os.environ else {}
        settings = {**leaks, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "TERM": "screen-256color", "EDITRC": "/dev/null", **(env or {})}
        words = " ".join(f"{name}={shlex.quote(value)}" for name, value in settings.items())
        line = f"env {words} {' '.join(map(shlex.quote, command))}; echo \"[ended $?]\"; exec cat"
        self.shell = self.tmux("-f", "/dev/null", "new-session", "-d", "-P", "-F", "#{pane_pid}", "-x", str(width), "-y", str(height), line).strip()
        try:
            self.tmux("set", "-g", "status", "off")
            self.resize(width, height)
        except BaseException:
            self.tmux("kill-server", check=False)
            raise

    def __enter__(self):
        return self

    def __exit__(self, *_):
        program = self.program()
        self.tmux("kill-server", check=False)
        if program and not self.has_ended(program):
            os.kill(program, signal.SIGKILL)
            raise AssertionError("the program goes on although its window is closed")

    def has_ended(self, pid):
        end = time.monotonic() + self.patience
        while time.monotonic() < end:
            state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True).stdout.strip()
            if not state or state.startswith("Z"):  # a zombie only waits to be buried
                return True
            time.sleep(0.02)
        return False

    def tmux(self, *words, check=True):
        environment = {**os.environ, "LC_ALL": "C.UTF-8", "SHELL": "/bin/sh"}
        for name in ("TMUX", "LINES", "COLUMNS", "NO_COLOR"):  # of whoever runs the tests
            environment.pop(name, None)
        done = subprocess.run(["tmux", "-L", self.socket, *words], capture_output=True, text=True, env=environment)
        if check and done.returncode:
            raise RuntimeError(f"tmux {words}: {done.stderr}")
        return done.stdout

    def resize(self, width, height):
        self.tmux("resize-window", "-x", str(width), "-y", str(height))

    def keys(self, *names):
        self.tmux("send-keys", *names)

    def text(self, words):
        self.tmux("send-keys", "-l", words)

    def screen(self):
        return self.tmux("capture-pane", "-p")

    def children(self, column):
        """Of the shell: the program, if it is there still."""
        return subprocess.run(["ps", "-o", column + "=", "--ppid", self.shell], capture_output=True, text=True).stdout.split()

    def program(self):
        children = self.children("pid")
        return int(children[0]) if children else None

    def pid(self):
        program = self.program()
        assert program, "the program has ended"
        return program

    def wait(self, *parts, without=()):
        """The screen, once it has all the parts and nothing of `without`."""
        return self.wait_until(lambda screen: all(part in screen for part in parts), f"all of {parts}", without)

    def wait_any(self, *parts, without=()):
        """The screen, once it has one of the parts and nothing of `without`."""
        return self.wait_until(lambda screen: any(part in screen for part in parts), f"one of {parts}", without)

    def wait_until(self, is_right, what, without=()):
        """Never one that is just being drawn: it is the same before and after a look at the program, which waits for a key or has ended."""
        end, before = time.monotonic() + self.patience, None
        while True:
            screen = self.screen()
            if is_right(screen) and not any(part in screen for part in without):
                if screen == before:
                    return screen
                before = screen if all(state.startswith("S") for state in self.children("stat")) else None
            else:
                before = None
            if time.monotonic() > end:
                raise AssertionError(f"waited for {what} without {without}, got:\n{screen}")
            time.sleep(0.02)

    def still(self):
        """The screen, once it has not changed for a moment."""
        end, last, since = time.monotonic() + self.patience, self.screen(), time.monotonic()
        while time.monotonic() < end:
            screen = self.screen()
            if screen != last or any(not state.startswith("S") for state in self.children("stat")):
                last, since = screen, time.monotonic()
            elif time.monotonic() - since > 0.5:
                return screen
            time.sleep(0.05)
        raise AssertionError("the screen does not come to rest:\n" + last)
