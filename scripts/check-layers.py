#!/usr/bin/env python3
"""The layers of ARCHITECTURE.md, held: which folder of src/ may include which.  scripts/check-layers.py [FOLDER OF THE PROJECT]

Nothing points up, and no two folders include each other.  Besides: a game knows no other game, and what is public (include/)
knows nothing private."""

import pathlib
import re
import sys

# Folder: the folders whose headers it may include besides its own and the public ones.  A folder of src/games is
# "games"; the list is in the order of the layers, the lowest first.
MAY = {
    "base": set(),
    "core": set(),
    "games": {"core"},
    "bots": set(),
    "table": set(),
    "coach": set(),
    "protocol": set(),
    "library": {"base"},  # documents as flat bytes
    "learn": {"bots", "library"},
    "wasm": {"base", "bots", "coach", "protocol"},
    "cli": set(),
    "store": set(),
    "tui": {"cli", "games", "protocol"},  # drawings of positions read their states
    "server": {"cli", "store", "protocol"},
    "tools": {"cli", "learn", "library", "protocol"},
}
INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.M)


def folder_of(path):
    parts = path.split("/")
    return parts[0] if len(parts) > 1 else None


def trouble(root):
    for path in sorted(root.glob("src/**/*.[ch]")) + sorted(root.glob("include/**/*.h")):
        name = path.relative_to(root).as_posix()
        public = name.startswith("include/")
        own = None if public else name.split("/")[1]
        if own is not None and own not in MAY:
            yield f"{name}: the folder src/{own} has no place in scripts/check-layers.py"
            continue
        for header in INCLUDE.findall(path.read_text(encoding="utf-8")):
            to = folder_of(header)
            if to == "sagebrush" or (to is None and (path.parent / header).exists()):
                continue
            if to is None:
                if not is_made(header):
                    yield f"{name}: includes {header}, which is nowhere"
            elif public:
                yield f"{name}: public, and includes {header}"
            elif to == own == "games":
                if header.split("/")[1] != name.split("/")[2]:
                    yield f"{name}: a game includes another one, {header}"
            elif to != own and to not in MAY[own]:
                yield f"{name}: src/{own} may not include {header}"


def is_made(header):
    return header == "commit.h"  # by the build


def circles():
    for a, allowed in MAY.items():
        for b in allowed:
            if a in MAY[b]:
                yield f"scripts/check-layers.py: src/{a} and src/{b} may include each other"


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()
    found = list(circles()) + list(trouble(root))
    for line in found:
        print(line, file=sys.stderr)
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
