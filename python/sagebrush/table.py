"""A game with a log: records, undo, and the views of docs/views.md."""
from __future__ import annotations

import json
from typing import Any, Optional, Union

from ._native import ffi, lib
from ._texts import Seed, check, key_of, language, written
from .catalogue import Game, Options, game
from .state import SPECTATOR, State


class Table:
    """A game in progress as people play it.  For searching and learning a State is quicker.

    >>> import sagebrush
    >>> t = sagebrush.Table("goldriver", players=2, seed=5)
    >>> t.play(0, t.state().moves(0)[0])
    >>> sagebrush.Table.read(t.record()).hash == t.hash
    True
    """

    def __init__(self, of: Union[Game, str], players: Optional[int] = None, seed: Seed = 1, options: Optional[Options] = None,
                 id: str = "table") -> None:
        self.game = game(of) if isinstance(of, str) else of
        out = ffi.new("sb_table **")
        check(lib.py_table_new(self.game._c, self.game._setup(players, options), key_of(seed), id.encode(), out))
        self._t = ffi.gc(out[0], lib.sb_table_free, 65536)

    @classmethod
    def read(cls, record: str) -> "Table":
        """The table at the end of a record (.sbg), replayed and checked hash by hash.  Raises SagebrushError that says where it parts."""
        text, out, error = record.encode(), ffi.new("sb_table **"), lib.SB_OK

        def read(detail: Any) -> None:
            nonlocal error
            error = lib.sb_record_read(text, len(text), out, detail)

        detail = written(read)
        check(error, detail)
        table = cls.__new__(cls)
        table._t = ffi.gc(out[0], lib.sb_table_free, 65536)
        table.game = game(ffi.string(lib.sb_table_game(out[0]).id).decode())
        return table

    def record(self) -> str:
        """The complete record, with the seed: for whoever hosts the table."""
        return written(lambda out: lib.sb_record_write_host(self._t, out))

    @property
    def hash(self) -> str:
        """The name of the position, as in State.hash."""
        return f"{lib.sb_table_hash(self._t):016x}"

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that are asked; none: over."""
        bits = lib.sb_table_pending(self._t)
        return tuple(s for s in range(lib.SB_SEATS_MAX) if bits >> s & 1)

    def play(self, seat: int, move: str, lang: str = "en") -> None:
        """Plays; SagebrushError with the reason where it is not legal."""
        error, number = lib.SB_OK, language(lang)

        def play(why: Any) -> None:
            nonlocal error
            error = lib.py_table_play(self._t, seat, move.encode(), number, why)

        why = written(play)
        check(error, why or move)

    def undo(self, seat: int) -> None:
        """Takes back the seat's last move, as far as nothing hidden was shown since."""
        check(lib.sb_table_undo(self._t, seat))

    def moves(self) -> list[tuple[int, str]]:
        """Seat and move of everything that was played."""
        found, seat = [], ffi.new("int *")
        for i in range(lib.sb_table_plies(self._t)):
            text = written(lambda out, i=i: lib.py_table_ply(self._t, i, seat, out))  # type: ignore[misc]
            found.append((int(seat[0]), text))
        return found

    def view(self, viewer: int = SPECTATOR, lang: str = "en") -> dict[str, Any]:
        """All that a viewer sees, with events, legal moves and sentences: docs/views.md."""
        number = language(lang)
        found: dict[str, Any] = json.loads(written(lambda out: lib.py_table_view(self._t, viewer, number, out)))
        return found

    def state(self) -> State:
        """The position, to play on from without the log."""
        p = lib.py_table_position(self._t)
        if p == ffi.NULL:
            raise MemoryError
        return State(self.game, p)
