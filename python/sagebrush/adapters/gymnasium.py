"""An environment in the shape of Gymnasium: one seat learns, bots sit on the others; `info["action_mask"]` says which actions are legal.

    env = Env("goldriver", opponents="greedy")
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
"""
from __future__ import annotations

from typing import Any, Optional

import numpy as np
import numpy.typing as npt

from .. import players as _bots
from .. import catalogue as _games
from .._texts import SagebrushError
from ..catalogue import Options
from ..state import State
from . import _spaces


class Env:
    """One seat of a game.  The reward comes at the end: 1 for winning, shared among the winners, less what the seats have on average."""

    metadata = {"render_modes": ["ansi"]}
    reward_range = (-1.0, 1.0)
    spec = None

    def __init__(self, game: str, players: Optional[int] = None, seat: int = 0, opponents: str = "random", options: Optional[Options] = None,
                 max_length: int = 20000, render_mode: Optional[str] = None) -> None:
        self._game = _games.game(game)
        self._players = self._game.players[0] if players is None else players
        self._game._setup(self._players, options)
        if not 0 <= seat < self._players:
            raise SagebrushError("bad_seat", f"there is no seat {seat}")
        self.seat, self._options, self._max_length, self.render_mode = seat, options, max_length, render_mode
        self._bot = _bots.bot(opponents)
        self.observation_space = _spaces.bytes_of(self._game.features, 255, np.uint8)
        self.action_space = _spaces.discrete(self._game.actions)
        self._chance = np.random.default_rng()
        self._state: Optional[State] = None

    @property
    def unwrapped(self) -> "Env":
        """Itself."""
        return self

    def reset(self, *, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> tuple[npt.NDArray[np.uint8], dict[str, Any]]:
        """A new game, up to the first question for the seat."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self._state = self._game.new(self._players, int(self._chance.integers(2**62)), options or self._options)
        self._minds = {s: self._bot.open(self._game, int(self._chance.integers(2**62))) for s in range(self._players) if s != self.seat}
        self._length = 0
        self._wait()
        return self._told()

    def _wait(self) -> None:
        """The others answer until the seat is asked."""
        state = self._state
        assert state is not None
        while not state.is_over and state.seat != self.seat:
            state.step(self._minds[state.seat].choose(state))

    def _told(self) -> tuple[npt.NDArray[np.uint8], dict[str, Any]]:
        assert self._state is not None
        over = self._state.is_over
        mask = np.zeros(self._game.actions, np.int8) if over else self._state.action_mask()
        return self._state.observation(self.seat), {"action_mask": mask}

    def step(self, action: int) -> tuple[npt.NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """Plays, and lets the others answer."""
        if self._state is None or self._state.is_over:
            raise SagebrushError("game_over", "reset() comes first")
        self._state.apply_action(int(action))
        self._length += 1
        self._wait()
        observation, info = self._told()
        over = self._state.is_over
        reward = self._state.result().returns[self.seat] - 1 / self._players if over else 0.0
        return observation, reward, over, not over and self._length >= self._max_length, info

    def render(self) -> str:
        """The position as the seat sees it."""
        import json
        if self._state is None:
            raise SagebrushError("bad_request", "reset() comes first")
        return json.dumps(self._state.view(self.seat), indent=1)

    def close(self) -> None:
        """Nothing is left open."""
