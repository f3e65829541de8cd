#!/usr/bin/env python3
"""screens.py PROGRAM OUTPUT: pictures of the full screen in text: real positions, reached by the moves that hints name."""
import os
import pathlib
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "tests"))
from terminal import Terminal  # noqa: E402

HEAD = """# Screens of the terminal

Captured by `make screens` from real positions: the characters alone, without colours. The keys are in [terminal.md](terminal.md).
"""

# title, arguments, size, moves, keys afterwards, environment
SCREENS = (
    ("The start menu, 80x24", [], (80, 24), 0, ("c",), {}),
    ("Gold River, three players, 100x30", ["goldriver", "--players", "3", "--seed", "4"], (100, 30), 20, (), {}),
    ("Colorado, three players, 120x40", ["colorado", "--players", "3", "--seed", "11"], (120, 40), 30, (), {}),
    ("Colorado in French, 80x24", ["colorado", "--players", "2", "--seed", "11", "--lang", "fr"], (80, 24), 26, (), {}),
    ("Great Western Trail, two players, 120x40", ["gwt", "--players", "2", "--seed", "1"], (120, 40), 63, (), {}),
    ("Great Western Trail solo against Sam, 100x30", ["gwt", "--players", "1", "--seed", "7"], (100, 30), 61, (), {}),
    ("Great Western Trail, four players with Rails to the North, 120x40",
     ["gwt", "--players", "4", "--seed", "8", "--options", "rails_north=on"], (120, 40), 60, ("1",), {}),
    ("The same in ASCII (no UTF-8 in the locale), 80x24", ["gwt", "--players", "2", "--seed", "1"], (80, 24), 63, (),
     {"LC_ALL": "C", "LANG": "C"}),
    ("Everything at once, 200x60", ["gwt", "--players", "3", "--seed", "3"], (200, 60), 50, (), {}),
)


def capture(program, args, size, moves, keys, env):
    with tempfile.TemporaryDirectory() as folder:
        with Terminal([program, "play", "--pace", "0", *args], *size, env={"XDG_STATE_HOME": folder, **env}) as t:
            t.wait_any("? ", "Enter deals")
            if moves:
                t.keys(*["H", "Enter"] * moves, "?")
                t.wait("U R X")
                t.keys("Escape")
                t.wait("1 ", without=("U R X",))
            for key in keys:
                t.keys(key)
            return t.still()


def main():
    program, output = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2])
    parts = [HEAD]
    for title, args, size, moves, keys, env in SCREENS:
        screen = "\n".join(line.rstrip() for line in capture(program, args, size, moves, keys, env).splitlines())
        parts.append(f"\n## {title}\n\n```text\n{screen}\n```\n")
    output.write_text("".join(parts), encoding="utf-8")


if __name__ == "__main__":
    main()
