#!/usr/bin/env python3
"""Ten thousand games in numbers and pictures: how long games are, what wins, whether the seat matters.

    build-python/bin/python3 examples/python/analysis.py --game goldriver --games 10000 --out pictures

Written to be read from top to bottom and pasted into a notebook, part by part.
"""
import argparse
import pathlib

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt  # noqa: E402
import numpy as np  # noqa: E402

import sagebrush  # noqa: E402

parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
parser.add_argument("--game", default="goldriver")
parser.add_argument("--players", type=int, default=3)
parser.add_argument("--games", type=int, default=10000)
parser.add_argument("--threads", type=int, default=2)
parser.add_argument("--out", default="pictures")
a = parser.parse_args()
out = pathlib.Path(a.out)
out.mkdir(parents=True, exist_ok=True)
game = sagebrush.game(a.game)

# %% Random games by a batch: points, length and winners of each game as it ends; how many choices there are as the games go on.
batch = sagebrush.Batch(game, games=500, players=a.players, seed=1, threads=a.threads, actions="index", observations=False, masks=False)
age, finished = np.zeros(batch.games, np.int64), np.zeros(batch.games, np.int64)
each = -(-a.games // batch.games)  # the first so many games of every row: who takes those that end first gets short ones
scores, lengths, rewards = [], [], []
choices_sum, choices_n = np.zeros(4000), np.zeros(4000)
while finished.min() < each:
    np.add.at(choices_sum, np.minimum(age, 3999), batch.legal)
    np.add.at(choices_n, np.minimum(age, 3999), 1)
    batch.step(batch.sample())
    ended = batch.done.astype(bool)
    age = np.where(ended, 0, age + 1)
    finished += ended
    ended &= finished <= each
    scores.append(batch.score[ended])
    lengths.append(batch.length[ended])
    rewards.append(batch.reward[ended])
score, length, reward = (np.concatenate(x) for x in (scores, lengths, rewards))

# %% In words.
print(f"{game.name}, {a.players} players, {len(score)} games of random moves, {batch.decisions} decisions")
print(f"  decisions a game: mean {length.mean():.1f}, from {length.min()} to {length.max()}")
print(f"  points: mean {score.mean():.1f}, standard deviation {score.std():.1f}; of winners {score.max(axis=1).mean():.1f}")
error = np.sqrt(0.25 / len(score)) * 1.96
for seat in range(a.players):
    print(f"  seat {seat} wins {reward[:, seat].mean():.1%} (+- {error:.1%})")

# %% Pictures.
figure, ((one, two), (three, four)) = plt.subplots(2, 2, figsize=(11, 7.5))
one.hist(length, bins=np.arange(length.min(), length.max() + 2), color="#8a5a2b")
one.set_title("decisions a game")
for seat in range(a.players):
    two.hist(score[:, seat], bins=np.arange(score.min(), score.max() + 4, 4), histtype="step", label=f"seat {seat}")
two.legend()
two.set_title("points")
three.bar(range(a.players), reward.mean(axis=0), yerr=error, color="#55703a")
three.axhline(1 / a.players, color="black", linewidth=1)
three.set_xticks(range(a.players), [f"seat {s}" for s in range(a.players)])
three.set_title("share of wins, and 95 %")
known = choices_n > len(score) / 20
four.plot(np.flatnonzero(known), (choices_sum / np.maximum(choices_n, 1))[known], color="#2f5d7c")
four.set_title("legal moves, by decision of the game")
figure.suptitle(f"{game.name}: {len(score)} games of random moves, {a.players} players")
figure.tight_layout()
figure.savefig(out / f"{a.game}-random.png", dpi=110)

# %% What the score is made of, for a bot that knows the game: categories of winners and of the others.
results = [sagebrush.match(game, ["greedy"] * a.players, seed=s) for s in range(60)]
names = game.categories[:-1]
won = np.mean([[r.categories[w][c] for c in names] for r in results for w in r.winners if w < a.players], axis=0)
lost = np.mean([[r.categories[s][c] for c in names] for r in results for s in range(a.players) if s not in r.winners], axis=0)
figure, axes = plt.subplots(figsize=(9, 0.5 * len(names) + 1.5))
rows = np.arange(len(names))
axes.barh(rows - 0.2, won, 0.4, label="winners", color="#55703a")
axes.barh(rows + 0.2, lost, 0.4, label="others", color="#b08d57")
axes.set_yticks(rows, names)
axes.invert_yaxis()
axes.legend()
axes.set_title(f"{game.name}: where points come from (greedy, {len(results)} games)")
figure.tight_layout()
figure.savefig(out / f"{a.game}-categories.png", dpi=110)
print(f"pictures: {out}/{a.game}-random.png, {out}/{a.game}-categories.png")
