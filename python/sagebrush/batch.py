"""Many games at once: one call of C steps all of them, on several threads, into numpy arrays that belong to the caller."""
from __future__ import annotations

from typing import Any, Mapping, Optional, Union

import numpy as np
import numpy.typing as npt

from ._native import ffi, lib
from ._texts import Seed, SagebrushError, check, key_of
from .catalogue import Game, Options, game

REWARDS = ("win", "margin", "score")


class Batch:
    """`games` games, stepped together.

    After the constructor and after every `step` the arrays tell of each game:

    ===============  ================================  ==========================================================
    `seat`           int8[games]                       who is asked
    `legal`          int32[games]                      how many moves they have
    `mask`           uint8[games, Game.actions]        1: a legal action (None without `masks`)
    `observation`    uint8[games, Game.features]       what they know (None without `observations`)
    `reward`         float32[games, players]           at the end of a game, otherwise 0
    `done`           uint8[games]                      1: a game ended, and the next one has begun in its place
    `score`          int32[games, players]             points of the game that ended
    `length`         int32[games]                      its decisions
    ===============  ================================  ==========================================================

    The arrays are written in place, without a copy; `buffers` may bring some of them along.  `actions` are numbers of actions
    ("id") or places in the list of moves ("index", quicker).  `reward`: "win" (1, shared among winners), "margin" (hundredths of
    the points ahead of the best other, -1 to 1) or "score".

    >>> import sagebrush
    >>> b = sagebrush.Batch("goldriver", games=8, players=2, seed=1)
    >>> for _ in range(200):
    ...     b.step(b.sample())
    >>> b.decisions
    1600
    """

    def __init__(self, of: Union[Game, str], games: int, players: Optional[int] = None, seed: Seed = 1, options: Optional[Options] = None,
                 threads: int = 1, actions: str = "id", reward: str = "win", observations: bool = True, masks: bool = True,
                 buffers: Optional[Mapping[str, npt.NDArray[Any]]] = None) -> None:
        self.game = game(of) if isinstance(of, str) else of
        if actions not in ("id", "index") or reward not in REWARDS:
            raise SagebrushError("bad_request", f"actions are id or index, reward is one of {', '.join(REWARDS)}")
        if games < 1:
            raise SagebrushError("limit", "a batch has at least one game")
        setup = self.game._setup(players, options)
        self.games, self.players = games, int(setup.players)
        given = dict(buffers or {})

        def room(name: str, dtype: Any, *shape: int) -> Any:
            array = given.pop(name, None)
            if array is None:
                return np.zeros(shape, dtype)
            if array.dtype != dtype or array.shape != shape or not array.flags.c_contiguous or not array.flags.writeable:
                raise SagebrushError("bad_request", f"{name}: expected a writable C-contiguous array of {np.dtype(dtype)}{list(shape)}")
            return array

        self.seat: npt.NDArray[np.int8] = room("seat", np.int8, games)
        self.legal: npt.NDArray[np.int32] = room("legal", np.int32, games)
        self.reward: npt.NDArray[np.float32] = room("reward", np.float32, games, self.players)
        self.done: npt.NDArray[np.uint8] = room("done", np.uint8, games)
        self.score: npt.NDArray[np.int32] = room("score", np.int32, games, self.players)
        self.length: npt.NDArray[np.int32] = room("length", np.int32, games)
        self.mask: Optional[npt.NDArray[np.uint8]] = room("mask", np.uint8, games, self.game.actions) if masks else None
        self.observation: Optional[npt.NDArray[np.uint8]] = (
            room("observation", np.uint8, games, self.game.features) if observations and self.game.features else None)
        if given:
            raise SagebrushError("bad_request", f"no such buffer: {', '.join(given)}")
        self._actions: npt.NDArray[np.int32] = np.zeros(games, np.int32)
        arrays = {"seat": self.seat, "legal": self.legal, "mask": self.mask, "observation": self.observation, "reward": self.reward,
                  "done": self.done, "score": self.score, "length": self.length}
        to = ffi.new("sb_batch_buffers *")
        self._keep = []  # cffi's views of the arrays, which must outlive the batch
        for name, array in arrays.items():
            if array is not None:
                view = ffi.from_buffer(array)
                self._keep.append(view)
                setattr(to, name, ffi.cast(ffi.typeof(getattr(to, name)), view))
        out = ffi.new("sb_batch **")
        check(lib.py_batch_new(self.game._c, setup, key_of(seed), games, threads, actions == "id", REWARDS.index(reward), to, out))
        self._b = ffi.gc(out[0], lib.sb_batch_free)
        self._own = ffi.from_buffer("int32_t[]", self._actions)

    def step(self, actions: npt.NDArray[Any]) -> None:
        """Plays one action in every game.  Raises SagebrushError if one is not legal, and nothing has changed."""
        if actions is self._actions:
            at = self._own
        else:
            whole = np.ascontiguousarray(actions, np.int32)
            if whole.shape != (self.games,):
                raise SagebrushError("bad_request", f"expected {self.games} actions, got an array of shape {whole.shape}")
            at = ffi.from_buffer("int32_t[]", whole)
        wrong = lib.sb_batch_step(self._b, at)
        if wrong:
            raise SagebrushError("illegal_move", f"game {wrong - 1}: action {actions[wrong - 1]} is not legal")

    def sample(self) -> npt.NDArray[np.int32]:
        """A legal action for every game, each equally likely; in an array that the next call writes over."""
        lib.sb_batch_sample(self._b, self._own)
        return self._actions

    @property
    def decisions(self) -> int:
        """All steps of all games so far."""
        return int(lib.sb_batch_decisions(self._b))
