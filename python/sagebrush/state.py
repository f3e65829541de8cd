"""A position of a game: look, list, play, copy."""
from __future__ import annotations

import json
from typing import Any, NamedTuple, Optional, Union

import numpy as np
import numpy.typing as npt

from ._native import ffi, lib
from ._texts import SagebrushError, check, language, written
from .catalogue import Game, game

SPECTATOR: int = lib.SB_SPECTATOR
_step, _count, _seat = lib.sb_position_step, lib.sb_position_count, lib.sb_position_seat


class Result(NamedTuple):
    """The score as it stands; final when `over`.  Rows are seats, then automas (Sam)."""

    over: bool
    players: int
    totals: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]
    categories: tuple[dict[str, int], ...]

    @property
    def returns(self) -> tuple[float, ...]:
        """By seat: 1 for the winner, shared among several; 0 for everybody else and before the end."""
        return tuple(1 / len(self.winners) if s in self.winners else 0.0 for s in range(self.players))


def result_of(g: Game, r: Any) -> Result:
    """A Result from what the library filled in."""
    rows = r.players + r.automas
    names = g.categories
    return Result(bool(r.over), r.players, tuple(r.score[s][len(names) - 1] for s in range(rows)), tuple(r.place[s] for s in range(rows)),
                  tuple(s for s in range(rows) if r.winners >> s & 1),
                  tuple({name: r.score[s][c] for c, name in enumerate(names)} for s in range(rows)))


class State:
    """A position.  `Game.new` makes one, `clone` copies it, `step` and `play` go on.

    >>> import sagebrush
    >>> s = sagebrush.game("goldriver").new(players=2, seed=1)
    >>> while not s.is_over:
    ...     count = s.step(0)
    >>> s.result().over
    True
    """

    __slots__ = ("game", "_p", "__weakref__")

    def __init__(self, of: Game, native: Any) -> None:
        self.game = of
        self._p = ffi.gc(native, lib.sb_position_free, 16384)

    # ---- who is asked

    @property
    def seat(self) -> int:
        """The seat that is asked, the lowest of several; -1: the game is over."""
        return int(_seat(self._p))

    @property
    def pending(self) -> tuple[int, ...]:
        """All seats that owe a decision."""
        bits = lib.py_pending(self._p)
        return tuple(s for s in range(lib.SB_SEATS_MAX) if bits >> s & 1)

    @property
    def is_over(self) -> bool:
        """Nobody is asked any more."""
        return int(_seat(self._p)) < 0

    @property
    def players(self) -> int:
        """How many play."""
        return int(lib.py_players(self._p))

    @property
    def options(self) -> dict[str, str]:
        """The options it is played with."""
        found: dict[str, str] = json.loads(written(lambda out: lib.py_setup_json(self._p, out)))["options"]
        return found

    @property
    def turn(self) -> int:
        """Rounds or turns begun, from 1."""
        return int(lib.py_turn(self._p))

    def result(self) -> Result:
        """Points, places, winners."""
        r = ffi.new("sb_result *")
        lib.py_result(self._p, r)
        return result_of(self.game, r)

    # ---- moves

    @property
    def count(self) -> int:
        """How many moves the seat that is asked has; 0: the game is over."""
        return int(_count(self._p))

    def step(self, index: int) -> int:
        """Plays move number `index` of the list; answers how many moves the next list has, 0: over.  The fastest way to play."""
        n: int = _step(self._p, index)
        if n < 0:
            raise SagebrushError("illegal_move", f"there is no move number {index}: the list has {self.count}")
        return n

    def _list(self, seat: Optional[int]) -> tuple[Any, int]:
        if seat is None or seat == self.seat:
            return lib.sb_position_moves(self._p), self.count
        moves = ffi.new("sb_move[]", lib.SB_MOVES_MAX)
        return moves, int(lib.py_legal(self._p, seat, moves))

    def moves(self, seat: Optional[int] = None) -> list[str]:
        """The legal moves of the seat that is asked, or of another one, as texts: "bid:7"."""
        moves, n = self._list(seat)
        native = self.game._c

        def write_all(out: Any) -> None:
            for i in range(n):
                lib.sb_move_write(native, moves[i], out)
                lib.py_put_line(out)

        return written(write_all).splitlines()

    def sentences(self, seat: Optional[int] = None, lang: str = "en") -> list[str]:
        """The same moves as people read them."""
        moves, n = self._list(seat)
        who = self.seat if seat is None else seat
        number = language(lang)
        return [written(lambda out, i=i: lib.py_say_move(self._p, who, moves[i], number, out)) for i in range(n)]  # type: ignore[misc]

    def play(self, move: Union[str, int], seat: Optional[int] = None, events: bool = False, lang: str = "en") -> list[dict[str, Any]]:
        """Plays a move, a text or an action's number, through the checked door.  A move that is not legal raises SagebrushError with the
        reason, and nothing has changed.  With `events` it answers what happened, hidden things too."""
        who = self.seat if seat is None else seat
        number = language(lang)
        chosen = ffi.new("sb_move *")
        if isinstance(move, str):
            check(lib.sb_move_read(self.game._c, move.encode(), chosen), move)
        else:
            moves, n = self._list(seat)
            at = lib.sb_actions_find(self.game._actions, moves, n, move)
            if at < 0:
                raise SagebrushError("illegal_move", f"action {move} is not legal now")
            chosen[0] = moves[at]
        happened = ""
        error = lib.SB_OK

        def play(out: Any) -> None:
            nonlocal error
            error = lib.py_play(self._p, who, chosen[0], out if events else ffi.NULL, number)

        happened = written(play)
        if error != lib.SB_OK:
            check(error, written(lambda out: lib.py_refusal(self._p, who, chosen[0], error, number, out)))
        found: list[dict[str, Any]] = json.loads(happened) if events else []
        return found

    # ---- encodings

    def legal_actions(self, seat: Optional[int] = None) -> list[int]:
        """The numbers of the legal moves, in the order of `moves`."""
        moves, n = self._list(seat)
        ids = ffi.new("int32_t[]", max(n, 1))
        lib.sb_actions_of(self.game._actions, moves, n, ids)
        return list(ids[0:n])

    def apply_action(self, action: int) -> None:
        """Plays the legal move of the seat that is asked which has this number."""
        at = lib.sb_actions_find(self.game._actions, lib.sb_position_moves(self._p), _count(self._p), action)
        if at < 0:
            raise SagebrushError("illegal_move", f"action {action} is not legal now")
        _step(self._p, at)

    def action_mask(self, seat: Optional[int] = None) -> npt.NDArray[np.int8]:
        """1 for each legal action."""
        mask = np.zeros(self.game.actions, np.int8)
        mask[self.legal_actions(seat)] = 1
        return mask

    def observation(self, seat: Optional[int] = None) -> npt.NDArray[np.uint8]:
        """What a seat (the one that is asked) knows, as features: `Game.feature_blocks` says what they mean."""
        who = self.seat if seat is None else seat
        if self.game.features == 0:
            raise SagebrushError("unknown_game", f"{self.game.id} has no features")
        if not 0 <= who < self.players:
            raise SagebrushError("bad_seat", f"there is no seat {who}")
        out = np.empty(self.game.features, np.uint8)
        lib.sb_observe(self.game._c, lib.sb_position_state(self._p), who, ffi.from_buffer("uint8_t[]", out))
        return out

    # ---- copies and texts

    def clone(self) -> "State":
        """A copy that plays on by itself."""
        copy = lib.sb_position_clone(self._p)
        if copy == ffi.NULL:
            raise MemoryError
        return State(self.game, copy)

    __copy__ = clone

    def __deepcopy__(self, memo: Any) -> "State":
        return self.clone()

    def assign(self, other: "State") -> None:
        """Becomes a copy of another position of the same game, without new memory."""
        if not lib.sb_position_assign(self._p, other._p):
            raise SagebrushError("unknown_game", f"a position of {other.game.id} is not one of {self.game.id}")

    def restart(self, seed: Union[int, str, bytes], players: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> None:
        """A new game in the same memory."""
        from ._texts import key_of
        setup = self.game._setup(self.players if players is None else players, self.options if options is None else options)
        check(lib.sb_position_restart(self._p, setup, key_of(seed)))

    @property
    def hash(self) -> str:
        """The name of the position: 16 hex digits, the same in C, in the browser and here."""
        return f"{lib.sb_position_hash(self._p):016x}"

    def text(self) -> str:
        """The complete position as JSON; `Game.read` reads it back."""
        return written(lambda out: lib.sb_position_write(self._p, out))

    def view(self, viewer: int = SPECTATOR) -> dict[str, Any]:
        """What a viewer sees: docs/views.md, the part of the game."""
        if not (0 <= viewer < self.players or viewer == SPECTATOR):
            raise SagebrushError("bad_seat", f"there is no seat {viewer}")
        found: dict[str, Any] = json.loads(written(lambda out: lib.sb_position_view(self._p, viewer, out)))
        return found

    def redacted(self, viewer: int) -> "State":
        """What a viewer knows: equal texts mean that the viewer cannot tell the positions apart.  Nobody plays on from it."""
        copy = self.clone()
        lib.sb_position_redact(copy._p, viewer)
        return copy

    def dealt(self, viewer: int, luck: int = 1) -> "State":
        """A complete position that the viewer thinks possible: what they do not know is dealt anew."""
        copy = self.clone()
        lib.sb_position_deal(copy._p, viewer, ffi.new("sb_quick *", {"s": luck & (2**64 - 1)}))
        return copy

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and other.game is self.game and other.text() == self.text()

    def __hash__(self) -> int:
        return int(lib.sb_position_hash(self._p)) >> 3

    def __repr__(self) -> str:
        asked = "over" if self.is_over else f"seat {self.seat} is asked"
        return f"<{self.game.id}, {self.players} players, turn {self.turn}, {asked}>"

    def __reduce__(self) -> Any:
        return _read, (self.game.id, self.text())


def _read(id_: str, text: str) -> State:
    return game(id_).read(text)
