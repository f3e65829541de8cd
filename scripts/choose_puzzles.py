#!/usr/bin/env python3
"""Some of the puzzles that were found: choose_puzzles.py GAME OF_A_GRADE LINES... >puzzles/GAME.sbp

Of each grade at most so many, of different games and as different as can be: kinds of moves and numbers of players take turns.
Grades take turns in the file: the puzzle of the day does."""
import json
import sys
from itertools import chain, zip_longest

GRADES = ["easy", "medium", "hard"]


def kind(puzzle):
    return puzzle["answer"].split(":")[0], puzzle["id"].split("-")[1]


def spread(puzzles):
    """One of each kind, then a second one of each, ..."""
    kinds = {}
    for puzzle in puzzles:
        kinds.setdefault(kind(puzzle), []).append(puzzle)
    return [p for p in chain(*zip_longest(*(kinds[k] for k in sorted(kinds)))) if p]


def main(game, most, *files):
    found = {}
    for name in files:
        with open(name, encoding="ascii") as lines:
            for line in lines:
                puzzle = json.loads(line)
                if puzzle["game"] == game:
                    puzzle["line"] = line.rstrip("\n")
                    found["-".join(puzzle["id"].split("-")[:3])] = puzzle  # one of a game
    by_id = sorted(found.values(), key=lambda p: [int(n) for n in p["id"].split("-")[1:]])
    columns = [spread(p for p in by_id if p["grade"] == grade)[:int(most)] for grade in GRADES]
    for puzzle in chain(*zip_longest(*columns)):
        if puzzle:
            print(puzzle["line"])
    print(game, *(f"{len(c)} {g}" for g, c in zip(GRADES, columns)), file=sys.stderr)


main(*sys.argv[1:])
