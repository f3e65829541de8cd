#!/usr/bin/env python3
"""TD(lambda) by self-play in a hundred lines: a linear value of what a seat knows, learned in batches, then measured against random play.

    build-python/bin/python3 examples/python/td_learner.py --game goldriver --seconds 25

The value of a position for a seat is tanh(w x), x its features.  After a move of a seat the next position that this seat is asked in is its
successor; at the end the target is +1 or -1.  A move is chosen by the value of what it leads to, seen by the seat that chose.
"""
import argparse
import time

import numpy as np

import sagebrush


def afterstates(state: sagebrush.State, seat: int, scratch: sagebrush.State) -> np.ndarray:
    """What the seat knows after each of its moves.  Chance is dealt anew before: nothing is foreseen that the seat cannot know."""
    dealt = state.dealt(seat, luck=int(CHANCE.integers(2**62)))
    rows = np.empty((state.count, state.game.features), np.uint8)
    for i in range(state.count):
        scratch.assign(dealt)
        scratch.step(i)
        rows[i] = scratch.observation(seat)
    return rows


def choose(state: sagebrush.State, w: np.ndarray, scratch: sagebrush.State, exploring: float = 0.0) -> int:
    """The move whose afterstate has the highest value; now and then any."""
    if state.count == 1 or CHANCE.random() < exploring:
        return int(CHANCE.integers(state.count))
    values = afterstates(state, state.seat, scratch) @ w
    return int(CHANCE.choice(np.flatnonzero(values == values.max())))


def learn_from(rows: list[np.ndarray], result: float, w: np.ndarray, rate: float, decay: float) -> None:
    """One seat's game, backwards: TD(lambda) targets, one step of the gradient for each position."""
    x = np.asarray(rows, np.float32)
    values, target = np.tanh(x @ w), result
    targets = np.empty(len(rows), np.float32)
    for i in range(len(rows) - 1, -1, -1):
        targets[i] = target
        target = decay * target + (1 - decay) * values[i]
    w += rate * ((targets - values) * (1 - values**2)) @ x / len(rows)


def self_play(game: sagebrush.Game, players: int, w: np.ndarray, seed: int, exploring: float, rate: float) -> None:
    """One game against oneself, then a step of learning for every seat."""
    state = game.new(players, seed)
    scratch = state.clone()
    seen: list[list[np.ndarray]] = [[] for _ in range(players)]
    while not state.is_over:
        seat = state.seat
        state.step(choose(state, w, scratch, exploring))
        seen[seat].append(state.observation(seat))
    for seat, share in enumerate(state.result().returns):
        if seen[seat]:
            learn_from(seen[seat], 2 * share - 1, w, rate, decay=0.9)


def against_random(game: sagebrush.Game, players: int, w: np.ndarray, games: int) -> float:
    """The share of wins of one learned seat, seats in turn, others at random."""
    won = 0.0
    for i in range(games):
        state, mine = game.new(players, 10**6 + i), i % players
        scratch = state.clone()
        while not state.is_over:
            state.step(choose(state, w, scratch) if state.seat == mine else int(CHANCE.integers(state.count)))
        won += state.result().returns[mine]
    return won / games


CHANCE = np.random.default_rng(1)


def main() -> float:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="goldriver")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=25.0, help="of CPU time, for learning")
    parser.add_argument("--rate", type=float, default=0.02)
    parser.add_argument("--games", type=int, default=60, help="against random, before and after")
    a = parser.parse_args()
    game = sagebrush.game(a.game)
    w = np.zeros(game.features, np.float32)
    print(f"before: {against_random(game, a.players, w, a.games):.0%} of {a.games} games against random")
    began, played = time.process_time(), 0
    while time.process_time() - began < a.seconds:
        self_play(game, a.players, w, played, exploring=0.1, rate=a.rate)
        played += 1
    share = against_random(game, a.players, w, a.games)
    print(f"after {played} games with oneself: {share:.0%} of {a.games} games against random (chance alone: {1 / a.players:.0%})")
    for i in np.argsort(-np.abs(w))[:5]:
        block = next(b for b in game.feature_blocks if b.first <= i < b.first + b.size)
        print(f"  {w[i]:+.2f}  {block.id}[{i - block.first}]: {block.about}")
    return share


if __name__ == "__main__":
    main()
