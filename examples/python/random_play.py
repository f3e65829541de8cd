#!/usr/bin/env python3
"""Random play: a game of each kind, told in words, and how long games are.

    build-python/bin/python3 examples/python/random_play.py
"""
import random

import sagebrush


def main() -> None:
    chance = random.Random(1)
    for game in sagebrush.games()[:3]:
        state = game.new(seed=1, players=2)
        decisions = 0
        while not state.is_over:
            at = chance.randrange(state.count)
            if decisions < 3:
                print(f"  seat {state.seat}: {state.sentences()[at]}  ({state.moves()[at]})")
            state.step(at)
            decisions += 1
        result = state.result()
        print(f"{game.name}: {decisions} decisions, points {result.totals}, seat {result.winners[0]} wins, position {state.hash}\n")


if __name__ == "__main__":
    main()
