#!/usr/bin/env python3
"""Figures of the bots into docs/, from series that can be broken off, spread and gone on with.

    figures.py scores|league|drifters|strength PROGRAM FOLDER [--games N] [--slow-games N] [--shard I/N] [--only WORD] [--write]

PROGRAM is build/sagebrush or the trainer (scripts/build-trainer.sh).  FOLDER keeps a file for each series: what is there is not played
again.  --shard plays only a part of the series (0/4 to 3/4 on four machines; then copy their files together) and writes nothing;
--write plays nothing.  --only plays series whose name has this word.

    scores    every game and number of players, greedy and the best level on all seats; alone: against Sam   docs/scores.md
    league    levels next to each other and next but one, and each with greedy; Elo by least squares            docs/league.md
    drifters  the best level against every opponent with one idea                                               docs/league.md
    strength  the best level with other budgets against greedy                                                  docs/images/strength.svg
"""
import argparse
import json
import math
import pathlib
import statistics
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
GAMES = {"goldriver": ("Gold River", range(2, 6)), "colorado": ("Colorado", range(2, 5)), "gwt": ("Great Western Trail", range(2, 5))}
LEVELS = ["random", "greenhorn", "wrangler", "greedy", "foreman", "trail_boss", "sheriff", "marshal"]
DRIFTERS = {
    "goldriver": ["gr_all_in", "gr_miser", "gr_outlaw", "gr_lucky"],
    "colorado": ["co_railroad", "co_scout", "co_hoarder"],
    "gwt": ["gwt_rush", "gwt_builder", "gwt_rancher", "gwt_engineer", "gwt_miser", "gwt_denier"],
}
SAM = {name + more: (title + name, f"solo={name}{option}") for more, title, option in (("", "", ""), ("-rails", "Rails to the North, ", ",rails_north=on"))
       for name in ("easy", "medium", "hard")}
BUDGETS = {"goldriver": [8, 16, 32, 64, 128, 256, 512], "colorado": [1, 2, 4, 8, 16, 32], "gwt": [1, 2, 4, 8, 16, 32]}
SLOW = {"foreman", "trail_boss", "sheriff", "marshal", "best"}


class Series:
    """One call of the program, with its file."""

    def __init__(self, verb, name, *args):
        self.verb, self.name, self.args = verb, name, [str(a) for a in args]

    def path(self, folder):
        return folder / f"{self.verb}-{self.name}"

    def play(self, program, folder):
        subprocess.run([program, self.verb, *self.args, "--file", self.path(folder)], check=True, stdout=subprocess.DEVNULL)

    def result(self, program, folder):
        """Of an arena: what its file says; None: it was not played."""
        path = self.path(folder)
        if not path.exists() or "set " not in path.read_text():
            return None
        args = [a for i, a in enumerate(self.args) if a != "--games" and self.args[i - 1] != "--games"]
        run = subprocess.run([program, "arena", args[0], path, "--merge", "--json", *args[1:]], check=True, capture_output=True, text=True)
        return json.loads(run.stdout)


# ---- which series ---------------------------------------------------------------------------------------------------


def scores(wish):
    for game, (_, counts) in GAMES.items():
        for players in counts:
            for bot in ("greedy", "best"):
                yield Series("scores", f"{game}-{players}-{bot}", game, "--players", players, "--bot", bot, "--games", wish.games_of(bot))
    for level, (_, options) in SAM.items():
        for bot in ("greedy", "best"):
            yield Series("scores", f"gwt-1-{level}-{bot}", "gwt", "--players", 1, "--options", options, "--bot", bot,
                         "--games", wish.games_of(bot))


def pair(game, first, second, games, *more):
    name = "-".join([game, first, second, *(str(m) for m in more[1:])])
    return Series("arena", name, game, "--bots", f"{first},{second}", "--games", games, *more)


def league(wish):
    """Levels farther apart would tell nothing: one of them wins every game."""
    for game in GAMES:
        for i, first in enumerate(LEVELS):
            for k, second in enumerate(LEVELS[:i]):
                if i - k <= 2 or "greedy" in (first, second):
                    yield pair(game, first, second, wish.slow_games if SLOW & {first, second} else wish.games)


def drifters(wish):
    for game, those in DRIFTERS.items():
        for bot in those:
            yield pair(game, "best", bot, wish.slow_games)


def strength(wish):
    for game, budgets in BUDGETS.items():
        for budget in budgets:
            yield pair(game, "best", "greedy", wish.slow_games, "--playouts", budget)


# ---- docs/scores.md -------------------------------------------------------------------------------------------------


def read_scores(path):
    """Totals of seats, of automas, and the best of each game."""
    seats, automas, best = [], [], []
    for line in path.read_text().splitlines()[1:]:
        if not line.endswith(" ;"):
            continue
        own, _, other = line[:-2].partition("|")
        totals = [int(n) for n in own.split()[1:]]
        seats += totals
        automas += [int(n) for n in other.split()]
        best.append(max(totals))
    return seats, automas, best


def percentile(values, share):
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def score_row(who, games, values):
    at = [percentile(values, s) for s in (0.05, 0.25, 0.5, 0.75, 0.95)]
    return (f"| {who} | {games:,} | {statistics.mean(values):.1f} | {statistics.pstdev(values):.1f} | {min(values)} | "
            + " | ".join(map(str, at)) + f" | {max(values)} |")


def rows_of_before(text):
    """Of docs/scores.md: the rows of each bot by heading; a series that is not in the folder keeps them."""
    rows, heading, game = {}, "", ""
    for line in text.splitlines():
        if line.startswith("#"):
            game = line[3:] if line.startswith("## ") else game
            heading = f"{game} {line[4:]}"
        elif line.startswith("|") and not line.startswith(("| who", "|---")):
            who = line[2:].removeprefix("Sam against ")
            rows.setdefault((heading, who.split(" ")[0].rstrip(",")), []).append(line)
    return rows


def write_scores(wish, folder):
    before = rows_of_before((ROOT / "docs/scores.md").read_text())
    out = ["# Scores", "",
           "What bots score: the reference for who measures a bot of their own. The same bot sits on every seat; rows are over all seats. Written by",
           "`make scores` (`scripts/figures.py scores`), seed 1; columns are mean, standard deviation, smallest, percentiles, largest. `figures/` has games of the",
           "best level one by one, where a series was kept: a later run goes on from there (`make scores SLOW_GAMES=N`), and anybody can play one of them again",
           "(`--first`). Rows of the best level without a series there are older.", ""]
    head = "| who | games | mean | sd | min | 5 % | 25 % | 50 % | 75 % | 95 % | max |\n|---|---|---|---|---|---|---|---|---|---|---|"
    for game, (name, counts) in GAMES.items():
        out += [f"## {name}", ""]
        for players in counts:
            rows = []
            for bot in ("greedy", "best"):
                path = folder / f"scores-{game}-{players}-{bot}"
                if path.exists() and (found := read_scores(path))[0]:
                    rows.append(score_row(bot, len(found[2]), found[0]))
                    rows.append(score_row(f"{bot}, the best seat", len(found[2]), found[2]))
                else:
                    rows += before.get((f"{name} {players} players", bot), [])
            if rows:
                out += [f"### {players} players", "", head, *rows, ""]
    for level, (title, _) in SAM.items():
        heading = f"Great Western Trail alone against Sam, {title}"
        rows = []
        for bot in ("greedy", "best"):
            path = folder / f"scores-gwt-1-{level}-{bot}"
            if path.exists() and (found := read_scores(path))[0]:
                wins = sum(a > b for a, b in zip(found[0], found[1]))
                rows.append(score_row(bot, len(found[0]), found[0]))
                rows.append(score_row(f"Sam against {bot} (which has more points in {100 * wins / len(found[0]):.1f} %)", len(found[1]), found[1]))
            else:
                rows += before.get((f"Great Western Trail {heading}", bot), [])
        if rows:
            out += [f"### {heading}", "", head, *rows, ""]
    (ROOT / "docs/scores.md").write_text("\n".join(out).rstrip() + "\n")


# ---- docs/league.md -------------------------------------------------------------------------------------------------


def ratings(results):
    """Elo from differences between pairs, each weighted by how well it is known; greedy is 0."""
    bots = [b for b in LEVELS if any(b in p for p in results)]
    elo = {b: 0.0 for b in bots}
    for _ in range(2000):
        for bot in bots:
            if bot == "greedy":
                continue
            known = [((elo[p[1]] + d) if p[0] == bot else (elo[p[0]] - d), w) for p, (d, w) in results.items() if bot in p]
            elo[bot] = sum(e * w for e, w in known) / sum(w for _, w in known)
    return elo


def league_table(wish, folder):
    out = []
    for game, (name, _) in GAMES.items():
        results, played = {}, {b: 0 for b in LEVELS}
        for s in league(wish):
            first, second = s.args[2].split(",")
            found = s.result(wish.program, folder) if s.args[0] == game else None
            if found:
                spread = max(5.0, (found["elo_high"] - found["elo_low"]) / 3.92)
                results[first, second] = (found["elo"], 1 / spread ** 2)
                played[first] += found["games"]
                played[second] += found["games"]
        if not results:
            continue
        elo = ratings(results)
        error = {b: 1.96 / math.sqrt(sum(w for p, (_, w) in results.items() if b in p)) for b in elo}
        out += [f"### {name}", "", "| level | Elo (greedy = 0) | ± 95 % | games |", "|---|---|---|---|"]
        out += [f"| `{b}` | {elo[b]:+.0f} | {'' if b == 'greedy' else f'{error[b]:.0f}'} | {played[b]:,} |" for b in sorted(elo, key=elo.get, reverse=True)]
        out += [""]
    return out


def drifter_table(wish, folder):
    """A series that is not in the folder keeps its row."""
    before = {line.split("`")[1]: line for line in (ROOT / "docs/league.md").read_text().splitlines() if line.startswith("| `") and " : " in line}
    rows = []
    for s in drifters(wish):
        found = s.result(wish.program, folder)
        if not found:
            rows += [before[bot] for bot in [s.args[2].split(",")[1]] if bot in before]
        else:
            (best, own), (bot, other) = found["bots"].items()
            rows.append(f"| `{bot}` | {found['games']:,} | {100 * own['wins']:.1f} % ± {196 * own['wins_error']:.1f} | "
                        f"{own['mean_score']:.1f} : {other['mean_score']:.1f} |")
    return ["| opponent | games | the best level wins | points |", "|---|---|---|---|", *rows, ""] if rows else []


def write_league(wish, folder):
    out = ["# League", "", "Two players, by `sagebrush arena` (paired seeds, seats turned), seed 1. Written by `make league` (`scripts/figures.py league`",
           "and `drifters`). [docs/bots.md](bots.md) says what the levels are.", ""]
    table = league_table(wish, folder)
    out += ["## Levels", "", "Elo by least squares over pairs of levels next to each other and next but one, and of each with greedy; a share is cut off at 0.01 %.", "", *table] if table else []
    against = drifter_table(wish, folder)
    out += ["## Opponents with one idea", "", "[What each of them does](bots.md#opponents-with-one-idea).", "", *against] if against else []
    (ROOT / "docs/league.md").write_text("\n".join(out).rstrip() + "\n")


# ---- docs/images/strength.svg ---------------------------------------------------------------------------------------


def write_strength(wish, folder):
    lines = {}
    for s in strength(wish):
        found = s.result(wish.program, folder)
        if found:
            lines.setdefault(s.args[0], []).append((int(s.args[-1]), found["elo"], found["elo_low"], found["elo_high"]))
    if not lines:
        return
    (ROOT / "docs/images/strength.svg").write_text(plot(lines))


def plot(lines):
    width, height, left, bottom = 720, 400, 64, 48
    colours = {"goldriver": "#b8860b", "colorado": "#2f6f8f", "gwt": "#8f3b2f"}
    points = [p for line in lines.values() for p in line]
    low, high = min(0, *(p[2] for p in points)), min(900, max(p[3] for p in points))  # who wins every game has no Elo: it is at the top
    low, high = 100 * math.floor(low / 100), 100 * math.ceil(high / 100)
    most = max(math.log2(p[0]) for p in points)

    def x(budget):
        return left + 16 + (width - left - 150) * math.log2(budget) / most

    def y(elo):
        return height - bottom - (height - bottom - 20) * (min(elo, high) - low) / (high - low)

    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="13">',
           f'<rect width="{width}" height="{height}" fill="#fffaf0"/>']
    for elo in range(low, high + 1, 100):
        out.append(f'<path d="M{left} {y(elo):.1f}H{width - 120}" stroke="{"#888" if elo == 0 else "#ddd"}"/>'
                   f'<text x="{left - 8}" y="{y(elo) + 4:.1f}" text-anchor="end">{elo}</text>')
    for power in range(int(most) + 1):
        out.append(f'<text x="{x(2 ** power):.1f}" y="{height - bottom + 20}" text-anchor="middle">{2 ** power}</text>')
    out.append(f'<text x="{(left + width - 120) / 2}" y="{height - 8}" text-anchor="middle">budget: width of the beam; Gold River: playouts</text>')
    out.append(f'<text x="16" y="{height / 2}" text-anchor="middle" transform="rotate(-90 16 {height / 2})">Elo against greedy</text>')
    for game, line in lines.items():
        line.sort()
        path = "L".join(f"{x(b):.1f} {y(e):.1f}" for b, e, _, _ in line)
        out.append(f'<path d="M{path}" fill="none" stroke="{colours[game]}" stroke-width="2.5"/>')
        for b, e, lo, hi in line:
            out.append(f'<path d="M{x(b):.1f} {y(lo):.1f}V{y(hi):.1f}" stroke="{colours[game]}"/><circle cx="{x(b):.1f}" cy="{y(e):.1f}" r="4" fill="{colours[game]}"/>')
        out.append(f'<text x="{x(line[-1][0]) + 8:.1f}" y="{y(line[-1][1]) + 4:.1f}" fill="{colours[game]}">{GAMES[game][0]}</text>')
    return "\n".join(out + ["</svg>"]) + "\n"


# ---- all of it ------------------------------------------------------------------------------------------------------

KINDS = {"scores": (scores, write_scores), "league": (league, write_league), "drifters": (drifters, write_league),
         "strength": (strength, write_strength)}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("program")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--games", type=int, default=10000)
    parser.add_argument("--slow-games", type=int, default=1000, help="where levels play that think long")
    parser.add_argument("--shard", default="0/1")
    parser.add_argument("--only", default="")
    parser.add_argument("--write", action="store_true")
    wish = parser.parse_args()
    wish.games_of = lambda bot: wish.slow_games if bot in SLOW else wish.games
    series, write = KINDS[wish.kind]
    wish.folder.mkdir(parents=True, exist_ok=True)
    part, of = map(int, wish.shard.split("/"))
    for i, one in enumerate(s for s in series(wish) if wish.only in s.name):
        if not wish.write and i % of == part:
            print(f"{one.verb} {' '.join(one.args)}", flush=True)
            one.play(wish.program, wish.folder)
    if of == 1:
        write(wish, wish.folder)


main()
