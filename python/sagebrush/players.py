"""Players that are programs, and bots against each other."""
from __future__ import annotations

import math
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, Optional, Sequence, Union

from ._native import ffi, lib
from ._texts import Seed, SagebrushError, check, key_of, key_of_series
from .catalogue import Game, Options, game
from .state import Result, State, result_of

_LUCK = 2**64 - 1


class Bot:
    """A bot of the engine: `sagebrush.bot("greedy")`; "best" is the strongest.  It sees what its seat knows and no more."""

    def __init__(self, native: Any) -> None:
        self._c = native
        self.id: str = ffi.string(native.id).decode()
        self.text: str = ffi.string(native.text[0]).decode()

    def __repr__(self) -> str:
        return f"<sagebrush bot {self.id}>"

    def plays(self, g: Game) -> bool:
        """Whether it plays this game at all."""
        return bool(lib.sb_bot_plays(self._c, g._c))

    def open(self, g: Game, luck: int = 1) -> "Mind":
        """The bot on a seat of one game, with what it wants to remember."""
        return Mind(self, g, luck)

    def choose(self, state: State, seat: Optional[int] = None, luck: int = 1, playouts: int = 0, ms: int = 0) -> int:
        """The place of its move in the list of the seat; `state.step` plays it."""
        return self.open(state.game, luck).choose(state, seat, playouts, ms)


class Mind:
    """A bot that remembers: one for one seat of one game."""

    def __init__(self, bot_: Bot, g: Game, luck: int) -> None:
        if not bot_.plays(g):
            raise SagebrushError("unknown_bot", f"{bot_.id} does not play {g.id}")
        out = ffi.new("sb_mind **")
        check(lib.sb_mind_open(bot_._c, g._c, out))
        self._c = ffi.gc(out[0], lib.sb_mind_close, 300000)
        self._luck = ffi.new("uint64_t *", luck & _LUCK)
        self.bot, self.game = bot_, g

    def choose(self, state: State, seat: Optional[int] = None, playouts: int = 0, ms: int = 0) -> int:
        """As Bot.choose."""
        if state.game is not self.game:
            raise SagebrushError("unknown_game", f"this mind plays {self.game.id}")
        at: int = lib.py_choose(self._c, state._p, state.seat if seat is None else seat, playouts, ms, self._luck, ffi.NULL)
        if at < 0:
            raise SagebrushError("not_pending", "this seat is not asked for anything now")
        return at


def bot(id_: str) -> Bot:
    """The bot with this id."""
    native = lib.sb_bot_find(id_.encode())
    if native == ffi.NULL:
        raise SagebrushError("unknown_bot", f"there is no bot {id_!r}; there are {', '.join(b.id for b in bots())}")
    return Bot(native)


def bots() -> list[Bot]:
    """All bots, from the weakest to the strongest."""
    found, i = [], 0
    while lib.sb_bot_at(i) != ffi.NULL:
        found.append(Bot(lib.sb_bot_at(i)))
        i += 1
    return found


def _play(g: Game, setup: Any, seats: Sequence[Bot], luck: Sequence[int], key: bytes, playouts: int, ms: int) -> Result:
    r = ffi.new("sb_result *")
    check(lib.py_match(g._c, setup, ffi.new("const sb_bot *[]", [b._c for b in seats]),
                       ffi.new("uint64_t[]", [n & _LUCK for n in luck]), playouts, ms, key, r))
    return result_of(g, r)


def match(of: Union[Game, str], players: Sequence[str], seed: Seed = 1, options: Optional[Options] = None, playouts: int = 0,
          ms: int = 0) -> Result:
    """One game between bots, seat by seat, from the deal to the score.

    >>> import sagebrush
    >>> sagebrush.match("colorado", ["greedy", "random"], seed=3).winners
    (0,)
    """
    g = game(of) if isinstance(of, str) else of
    key = key_of(seed)
    base = lib.sb_hash(key, len(key))
    seats = [bot(p) for p in players]
    return _play(g, g._setup(len(seats), options), seats, [base + 7919 * s for s in range(len(seats))], key, playouts, ms)


class Standing(NamedTuple):
    """One bot of an arena: its share of wins by seat with the standard error over sets, and its mean points."""

    wins: float
    error: float
    points: float


class Arena(NamedTuple):
    """What an arena came to.  With two bots: the Elo difference of the first, and its interval of 95 %."""

    games: int
    bots: dict[str, Standing]
    elo: Optional[tuple[float, float, float]]


def _share(values: Sequence[float]) -> tuple[float, float]:
    n = len(values)
    mean = sum(values) / n
    variance = max(sum(v * v for v in values) - n * mean * mean, 0) / (n - 1) if n > 1 else 0.0
    return mean, max(math.sqrt(variance / n), 1.5 / n)


def _elo(share: float) -> float:
    s = min(max(share, 1e-4), 1 - 1e-4)
    return 400 * math.log10(s / (1 - s))


def _better(r: Result, a: int, b: int) -> float:
    if (a in r.winners) != (b in r.winners):
        return 1.0 if a in r.winners else 0.0
    if a in r.winners or r.totals[a] == r.totals[b]:
        return 0.5
    return 1.0 if r.totals[a] > r.totals[b] else 0.0


def arena(of: Union[Game, str], players: Sequence[str], games: int = 100, seed: Seed = 1, options: Optional[Options] = None,
          threads: int = 1, playouts: int = 0, ms: int = 0) -> Arena:
    """Bots against each other on equal terms: each deal is played once for every way to turn them round the table.  The figures are those of
    `sagebrush arena` with the same seed, whatever the threads.

    >>> import sagebrush
    >>> sagebrush.arena("goldriver", ["greedy", "random"], games=4).bots["greedy"].wins
    1.0
    """
    g = game(of) if isinstance(of, str) else of
    seats = [bot(p) for p in players]
    setup, key, n = g._setup(len(seats), options), key_of(seed), len(seats)
    rivals = list(dict.fromkeys(b.id for b in seats))

    def play_set(number: int) -> list[tuple[int, Result]]:
        deal = key_of_series(key, number)
        base = lib.sb_hash(deal, len(deal))
        return [(turned, _play(g, setup, [seats[(s + turned) % n] for s in range(n)], [base + 7919 * ((s + turned) % n) for s in range(n)],
                               deal, playouts, ms)) for turned in range(n)]

    with ThreadPoolExecutor(threads) as pool:
        sets = list(pool.map(play_set, range((games + n - 1) // n)))
    standings, pairs = {}, []
    for rival in rivals:
        wins, points, sat = [], 0, 0
        for one in sets:
            mine = [(r, s) for turned, r in one for s in range(n) if seats[(s + turned) % n].id == rival]
            wins.append(sum(r.returns[s] for r, s in mine) / len(mine))
            points += sum(r.totals[s] for r, s in mine)
            sat += len(mine)
        standings[rival] = Standing(*_share(wins), points / sat)
    if len(rivals) == 2:
        for one in sets:
            found = [_better(r, a, b) for turned, r in one for a in range(n) for b in range(n)
                     if seats[(a + turned) % n].id == rivals[0] and seats[(b + turned) % n].id == rivals[1]]
            pairs.append(sum(found) / len(found))
    elo = None
    if pairs:
        mean, error = _share(pairs)
        elo = (_elo(mean), _elo(mean - 1.96 * error), _elo(mean + 1.96 * error))
    return Arena(len(sets) * n, standings, elo)
