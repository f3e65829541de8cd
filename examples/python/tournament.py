#!/usr/bin/env python3
"""A tournament: every bot against every other one on equal terms, a table and a picture.

    build-python/bin/python3 examples/python/tournament.py --game colorado --games 20 --out tournament.png
"""
import argparse
import itertools

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt  # noqa: E402
import numpy as np  # noqa: E402

import sagebrush  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="colorado")
    parser.add_argument("--bots", default="random,greenhorn,greedy,wrangler")
    parser.add_argument("--games", type=int, default=20, help="for each pair")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--out", default="tournament.png")
    a = parser.parse_args()
    bots = a.bots.split(",")
    share = np.full((len(bots), len(bots)), np.nan)
    for i, j in itertools.combinations(range(len(bots)), 2):
        result = sagebrush.arena(a.game, [bots[i], bots[j]], games=a.games, threads=a.threads)
        share[i, j], share[j, i] = result.bots[bots[i]].wins, result.bots[bots[j]].wins
        low, high = result.elo[1:]
        print(f"{bots[i]:>12} : {bots[j]:12} {share[i, j]:5.0%} of {result.games} games, Elo {result.elo[0]:+.0f} ({low:+.0f} to {high:+.0f})")
    figure, axes = plt.subplots(figsize=(1.2 * len(bots) + 2, 1.1 * len(bots) + 1))
    picture = axes.imshow(share, cmap="BrBG", vmin=0, vmax=1)
    axes.set_xticks(range(len(bots)), bots, rotation=30, ha="right")
    axes.set_yticks(range(len(bots)), bots)
    for i, j in itertools.permutations(range(len(bots)), 2):
        axes.text(j, i, f"{share[i, j]:.0%}", ha="center", va="center", color="white" if abs(share[i, j] - 0.5) > 0.3 else "black")
    axes.set_title(f"{sagebrush.game(a.game).name}: share of wins, row against column")
    figure.colorbar(picture)
    figure.tight_layout()
    figure.savefig(a.out, dpi=120)
    print(f"picture: {a.out}")


if __name__ == "__main__":
    main()
