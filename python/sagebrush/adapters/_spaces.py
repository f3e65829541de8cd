"""The few spaces that environments declare: Gymnasium's own where it is installed, small ones of the same shape otherwise."""
from __future__ import annotations

import importlib
from typing import Any, Mapping, Optional

import numpy as np
import numpy.typing as npt


class Discrete:
    """0 to n - 1."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.shape: tuple[int, ...] = ()
        self.dtype = np.dtype(np.int64)
        self._random = np.random.default_rng()

    def seed(self, seed: Optional[int] = None) -> None:
        """Begins the chance of `sample` anew."""
        self._random = np.random.default_rng(seed)

    def sample(self, mask: Optional[npt.NDArray[np.int8]] = None) -> int:
        """One of them, or of those with a 1 in the mask."""
        return int(self._random.integers(self.n) if mask is None else self._random.choice(np.flatnonzero(mask)))

    def contains(self, x: Any) -> bool:
        """Whether x is one of them."""
        return isinstance(x, (int, np.integer)) and 0 <= int(x) < self.n

    __contains__ = contains

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Discrete) and other.n == self.n


class Box:
    """Arrays of one shape with members between low and high."""

    def __init__(self, low: int, high: int, shape: tuple[int, ...], dtype: Any) -> None:
        self.low, self.high, self.shape, self.dtype = low, high, shape, np.dtype(dtype)

    def seed(self, seed: Optional[int] = None) -> None:
        """As Discrete.seed."""
        self._random = np.random.default_rng(seed)

    def sample(self, mask: Any = None) -> npt.NDArray[Any]:
        """Any of them."""
        return np.random.default_rng().integers(self.low, self.high + 1, self.shape).astype(self.dtype)

    def contains(self, x: Any) -> bool:
        """Whether x is one of them."""
        return isinstance(x, np.ndarray) and x.shape == self.shape and x.dtype == self.dtype and bool((x >= self.low).all() and (x <= self.high).all())

    __contains__ = contains

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Box) and (other.low, other.high, other.shape, other.dtype) == (self.low, self.high, self.shape, self.dtype)


class Dict:
    """A space for every key."""

    def __init__(self, spaces: Mapping[str, Any]) -> None:
        self.spaces = dict(spaces)

    def __getitem__(self, key: str) -> Any:
        return self.spaces[key]

    def seed(self, seed: Optional[int] = None) -> None:
        """As Discrete.seed."""
        for space in self.spaces.values():
            space.seed(seed)

    def sample(self, mask: Any = None) -> dict[str, Any]:
        """Any of each."""
        return {k: s.sample() for k, s in self.spaces.items()}

    def contains(self, x: Any) -> bool:
        """Whether x has a fitting member for every key and no other."""
        return isinstance(x, dict) and x.keys() == self.spaces.keys() and all(s.contains(x[k]) for k, s in self.spaces.items())

    __contains__ = contains

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dict) and other.spaces == self.spaces


class _OURS:
    Discrete, Box, Dict = Discrete, Box, Dict


def _theirs() -> Any:
    """Gymnasium's spaces, or None."""
    try:
        return importlib.import_module("gymnasium.spaces")
    except ImportError:
        return None


def discrete(n: int) -> Any:
    """0 to n - 1."""
    return (_theirs() or _OURS).Discrete(n)


def bytes_of(n: int, high: int, dtype: Any) -> Any:
    """n small numbers."""
    return (_theirs() or _OURS).Box(0, high, (n,), dtype)


def dictionary(members: Mapping[str, Any]) -> Any:
    """A space for every key."""
    return (_theirs() or _OURS).Dict(members)
