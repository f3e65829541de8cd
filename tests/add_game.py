#!/usr/bin/env python3
"""A copy of the template under another name, made as docs/adding-a-game.md says: add_game.py SOURCE FOLDER

Copies what step 1 of the checklist needs into FOLDER, runs its commands there, makes its edits, and fails when a file was
changed that the step does not name.  FOLDER/src/games/poker and FOLDER/src/core/registry.c can then be compiled in place of
the registry of the program.  Beside FOLDER, FOLDER_rules.c, FOLDER_words.c and FOLDER_registry.c include them, for build
systems that want to know names beforehand.
"""
import hashlib
import pathlib
import re
import shutil
import subprocess
import sys

NEEDED = ("src/games", "src/core", "tests/template", "tests/conformance_secret.c", "docs/rules", "docs/adding-a-game.md",
          "meson.build", "src/wasm/meson.build")


def step_one(folder):
    text = (folder / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    return re.search(r"^## 1\..*?(?=^## 2\.)", text, re.M | re.S).group(0)


def files(folder):
    return {path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).digest()
            for path in folder.rglob("*") if path.is_file()}


def copy(source, folder):
    shutil.rmtree(folder, ignore_errors=True)
    for name in NEEDED:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (shutil.copytree if (source / name).is_dir() else shutil.copy)(source / name, folder / name)


def edit(path, old, new):
    text = path.read_text(encoding="utf-8")
    if text.count(old) != 1:
        sys.exit(f"{path.name}: expected {old!r} once")
    path.write_text(text.replace(old, new), encoding="utf-8")


def make_edits(folder):
    """Also where others have added games before."""
    edit(folder / "src/games/poker/words.c", "    .example = true,\n", "")
    edit(folder / "meson.build", "games_offered + ['template'", "games_offered + ['template', 'poker'")
    registry = folder / "src/core/registry.c"
    edit(registry, "extern const sb_game tp_game;\n", "extern const sb_game tp_game;\nextern const sb_game pk_game;\n")
    edit(registry, "&tp_game,", "&tp_game, &pk_game,")
    edit(folder / "src/wasm/meson.build", "'template': 'tp_game'", "'template': 'tp_game', 'poker': 'pk_game'")
    forgotten = folder / "tests/conformance_secret.c"
    row = re.search(r'^    \{ "template".*\n', forgotten.read_text(encoding="utf-8"), re.M).group(0)
    edit(forgotten, row, row + row.replace("template", "poker").replace("TP-", "PK-"))


def check_named(step, changed):
    """A changed file is named by the step, or lies in a folder or under a pattern that it names."""
    for name in changed:
        path = pathlib.PurePosixPath(name)
        if name not in step and f"{path.parent} " not in step.replace("/*", "") and f"{path.parent}\n" not in step:
            sys.exit(f"{name} was changed, but step 1 of docs/adding-a-game.md does not name it")


def write_units(folder):
    units = {"rules": "src/games/poker/rules.c", "words": "src/games/poker/words.c", "registry": "src/core/registry.c"}
    for unit, path in units.items():
        folder.with_name(f"{folder.name}_{unit}.c").write_text(f'#include "{(folder / path).as_posix()}"\n')


def main():
    source, folder = (pathlib.Path(arg).resolve() for arg in sys.argv[1:3])
    copy(source, folder)
    before, step = files(folder), step_one(folder)
    subprocess.run(["sh", "-e"], input=re.search(r"```sh\n(.*?)```", step, re.S).group(1), cwd=folder, text=True, check=True)
    make_edits(folder)
    check_named(step, sorted(name for name, digest in files(folder).items() if before.get(name) != digest))
    write_units(folder)


if __name__ == "__main__":
    main()
