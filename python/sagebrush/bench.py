"""How fast it goes: `python3 -m sagebrush.bench [--json] [--game goldriver] [--native build/sagebrush] [--seconds 1]`.

Each figure is the best of several slices of uniform random play, in decisions a second: of the process's own CPU time, so that a busy
machine does not show, except for two threads, where the clock on the wall counts.  With `--native` the program's own `bench` runs between the
slices of the batches, and the ratio is that of neighbours.  `--steps N` plays N decisions by batches and tells how much memory grew.
"""
from __future__ import annotations

import argparse
import json
import random
import resource
import subprocess
import sys
import time
from typing import Any, Callable, Optional

import numpy as np
import numpy.typing as npt

import sagebrush
from sagebrush.adapters import gymnasium, openspiel, pettingzoo

SLICES = 5


def single_index(g: sagebrush.Game, players: int) -> Callable[[], int]:
    """State.step by index, a State for every game."""
    seed = 0

    def play() -> int:
        nonlocal seed
        seed += 1
        state, decisions, rand = g.new(players=players, seed=seed), 0, random.random
        step, n = state.step, state.count
        while n:
            n = step(int(rand() * n))
            decisions += 1
        return decisions

    return play


def single_text(g: sagebrush.Game, players: int) -> Callable[[], int]:
    """State.moves and State.play: moves as texts, through the checked door."""
    seed = 0

    def play() -> int:
        nonlocal seed
        seed += 1
        state, decisions = g.new(players=players, seed=seed), 0
        while not state.is_over:
            moves = state.moves()
            state.play(moves[int(random.random() * len(moves))])
            decisions += 1
        return decisions

    return play


def like_openspiel(g: sagebrush.Game, players: int) -> Callable[[], int]:
    """The loop of OpenSpiel's examples: legal_actions, apply_action."""
    game = openspiel.Game(g.id, {"players": players})

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(int(random.random() * openspiel.SEEDS))
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(random.random() * len(actions))])
            decisions += 1
        return decisions

    return play


def like_pettingzoo(g: sagebrush.Game, players: int) -> Callable[[], int]:
    """PettingZoo's loop: agent_iter, last, step, with observation and mask."""
    env, seed = pettingzoo.AECEnv(g.id, players=players), 0

    def play() -> int:
        nonlocal seed
        seed += 1
        env.reset(seed=seed)
        decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(any_of(observation["action_mask"]))
            decisions += 1
        return decisions

    return play


def like_gymnasium(g: sagebrush.Game, players: int) -> Callable[[], int]:
    """Gymnasium's loop against random others; the decisions of one seat count."""
    env, seed = gymnasium.Env(g.id, players=players), 0

    def play() -> int:
        nonlocal seed
        seed += 1
        _, info = env.reset(seed=seed)
        decisions, over = 0, False
        while not over:
            _, _, terminated, truncated, info = env.step(any_of(info["action_mask"]))
            over = terminated or truncated
            decisions += 1
        return decisions

    return play


def any_of(mask: npt.NDArray[np.int8]) -> int:
    """One of the legal actions."""
    legal = np.flatnonzero(mask)
    return int(legal[int(random.random() * len(legal))])


def batched(g: sagebrush.Game, players: int, **more: Any) -> Callable[[], int]:
    """Batch.sample and Batch.step."""
    batch = sagebrush.Batch(g, players=players, **more)

    def play() -> int:
        for _ in range(64):
            batch.step(batch.sample())
        return 64 * batch.games

    return play


def slice_of(play: Callable[[], int], seconds: float, clock: Callable[[], float]) -> float:
    """Decisions a second in one slice."""
    decisions, began = 0, clock()
    while True:
        decisions += play()
        now = clock()
        if now - began >= seconds:
            return decisions / (now - began)


def native_of(program: Optional[str], g: sagebrush.Game, players: int) -> Optional[float]:
    """Decisions a second of CPU time that `sagebrush bench` plays: so many games, and what they cost."""
    if not program:
        return None
    games = 30000 if g.id == "goldriver" else 8000  # long enough that starting the program does not show
    command = [program, "bench", "--game", g.id, "--players", str(players), "--json", "--count"]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    told = json.loads(subprocess.run([*command, str(games)], capture_output=True, text=True, check=True).stdout)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
    return float(told["decisions"]) / spent


def measure(g: sagebrush.Game, players: int, seconds: float, program: Optional[str], games: int) -> dict[str, Any]:
    """All figures of a game."""
    row: dict[str, Any] = {"game": g.id, "players": players, "batch_games": games}
    single = {"single_steps": single_index, "single_texts": single_text, "openspiel_like": like_openspiel,
              "pettingzoo_like": like_pettingzoo, "gymnasium_like": like_gymnasium}
    for name, make in single.items():
        play = make(g, players)
        row[name] = max(slice_of(play, seconds / SLICES, time.process_time) for _ in range(SLICES))
    plain = batched(g, players, games=games, actions="index", observations=False, masks=False)
    batches, natives = [], []
    for _ in range(SLICES):
        native = native_of(program, g, players)
        if native:
            natives.append(native)
        batches.append(slice_of(plain, seconds / SLICES, time.process_time))
    row["batch"] = max(batches)
    if natives:
        row["native"] = max(natives)
        row["batch_of_native"] = row["batch"] / row["native"]
    row["batch_masks"] = max(slice_of(batched(g, players, games=games, observations=False), seconds / SLICES, time.process_time)
                             for _ in range(SLICES))
    row["batch_observations_and_masks"] = max(slice_of(batched(g, players, games=games), seconds / SLICES, time.process_time)
                                              for _ in range(SLICES))
    one = batched(g, players, games=4096, actions="index", observations=False, masks=False, threads=1)
    two = batched(g, players, games=4096, actions="index", observations=False, masks=False, threads=2)
    pairs = [(slice_of(one, seconds / SLICES, time.perf_counter), slice_of(two, seconds / SLICES, time.perf_counter)) for _ in range(SLICES)]
    row["wall_1_thread"], row["wall_2_threads"] = max(p[0] for p in pairs), max(p[1] for p in pairs)
    row["scaling_2_threads"] = row["wall_2_threads"] / row["wall_1_thread"]
    return row


def memory(g: sagebrush.Game, players: int, steps: int, threads: int) -> dict[str, Any]:
    """How much memory grew over so many steps, after the first hundredth of them."""
    batch = sagebrush.Batch(g, games=1024, players=players, threads=threads, actions="index", observations=False, masks=False)
    play_to = [max(steps // 100, 1), steps]
    kilobytes = []
    for end in play_to:
        while batch.decisions < end:
            batch.step(batch.sample())
        kilobytes.append(resident())
    return {"game": g.id, "steps": batch.decisions, "resident_kB_at_1_percent": kilobytes[0], "resident_kB_at_end": kilobytes[1],
            "grew_kB": kilobytes[1] - kilobytes[0]}


def resident() -> int:
    """Memory of this process that is in use, in kB."""
    with open("/proc/self/statm", encoding="ascii") as f:
        return int(f.read().split()[1]) * resource.getpagesize() // 1024


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python3 -m sagebrush.bench", description="Decisions a second of random play.")
    parser.add_argument("--json", action="store_true", help="one JSON object per game")
    parser.add_argument("--game", choices=[g.id for g in sagebrush.games() if g.features], help="this game only")
    parser.add_argument("--players", type=int, help="how many play (2)", default=2)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure (1)")
    parser.add_argument("--games", type=int, default=256, help="games of a batch on one thread (256)")
    parser.add_argument("--native", help="the program to compare with: build/sagebrush")
    parser.add_argument("--steps", type=int, help="instead: memory over so many steps")
    parser.add_argument("--threads", type=int, default=2, help="threads of --steps (2)")
    a = parser.parse_args()
    for g in sagebrush.games():
        if not g.features or (a.game and g.id != a.game):
            continue
        row = memory(g, a.players, a.steps, a.threads) if a.steps else measure(g, a.players, a.seconds, a.native, a.games)
        if a.json:
            print(json.dumps({k: round(v, 3) if isinstance(v, float) and v < 10 else round(v) if isinstance(v, float) else v
                              for k, v in row.items()}), flush=True)
        else:
            print(f"{g.id}:")
            for name, value in row.items():
                print(f"  {name:30} {value:,.2f}" if isinstance(value, float) else f"  {name:30} {value}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
