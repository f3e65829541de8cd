"""Advice for people: what to play and why, and what a finished game came down to."""
from __future__ import annotations

import json
from typing import Any, Callable, Mapping, NamedTuple, Optional, Union

from ._native import ffi, lib
from ._texts import SagebrushError, check, language, written
from .players import bot as bot_of
from .state import State
from .table import Table


class Forecast(NamedTuple):
    """How a game is expected to end for a seat: its chance to win (0 to 1), its points, those of the best other, its points by category."""

    chance: float
    points: float
    other: float
    categories: dict[str, float]


class Advice(NamedTuple):
    """A move as the coach sees it.

    `value` compares moves, in points; `forecast` is None where the coach does not look to the end of the game; `why` says where the points
    come from, against the next best move (of the best one) or the best one (of the others); `line` is the rest of the turn as it would be
    played.
    """

    move: str
    text: str
    value: float
    forecast: Optional[Forecast]
    why: str
    line: tuple[str, ...]
    line_texts: tuple[str, ...]


class Slip(NamedTuple):
    """A decision that cost `lost` points (wins counted in): `move` was played, `better` was there, and what each came to."""

    ply: int
    turn: int
    lost: float
    move: str
    text: str
    was: Forecast
    better: str
    better_text: str
    could: Forecast
    why: str


class SeatReview(NamedTuple):
    """One seat's way through a game.  Chances to win, 0 to 1: start + own + others + luck = end.

    `own` is its play, `others` what the others threw away, `luck` all the rest.  `curve` is (ply, chance) at each of its turns, `slips` are the
    costliest decisions, the costliest first.
    """

    seat: int
    decisions: int
    start: float
    own: float
    others: float
    luck: float
    end: float
    curve: tuple[tuple[int, float], ...]
    slips: tuple[Slip, ...]


class Review(NamedTuple):
    """A game decision by decision, as `bot` sees it."""

    bot: str
    seats: tuple[SeatReview, ...]


def _forecast(of: Mapping[str, Any]) -> Forecast:
    return Forecast(of["chance"] / 100, of["points"], of["other"], dict(of["categories"]))


def _advice(of: Mapping[str, Any]) -> Advice:
    return Advice(of["move"], of["text"], of["value"], _forecast(of) if "chance" in of else None, of.get("why", ""), tuple(of["line"]),
                  tuple(of["line_texts"]))


def coach(state: State, seat: Optional[int] = None, wanted: Optional[str] = None, bot: str = "best", playouts: int = 0, ms: int = 0,
          lang: str = "en") -> list[Advice]:
    """The best moves of a seat that is asked (the first of them), best first, by what that seat knows and no more.

    `wanted` is a move that shall be among them, whatever it is worth.  The same information, the same advice, unless `ms` limits it.

    >>> import sagebrush
    >>> state = sagebrush.game("goldriver").new(players=2, seed=5)
    >>> best = sagebrush.coach(state, playouts=20)[0]
    >>> best.move in state.moves() and 0 <= best.forecast.chance <= 1
    True
    """
    who = state.seat if seat is None else seat
    chosen, number, error = ffi.NULL, language(lang), lib.SB_OK
    thinks = bot_of(bot)
    if not thinks.plays(state.game):
        raise SagebrushError("unknown_bot", f"{bot} does not play {state.game.id}")
    if wanted is not None:
        if wanted not in state.moves(who):
            raise SagebrushError("illegal_move", f"{wanted} is not legal now")
        chosen = ffi.new("sb_move *")
        check(lib.sb_move_read(state.game._c, wanted.encode(), chosen), wanted)

    def think(out: Any) -> None:
        nonlocal error
        error = lib.py_coach(thinks._c, state._p, who, chosen, playouts, ms, number, out)

    told = written(think)
    check(error)
    return [_advice(one) for one in json.loads(told)["moves"]]


def _slip(of: Mapping[str, Any]) -> Slip:
    return Slip(of["ply"], of["turn"], of["lost"], of["move"], of["text"], _forecast(of["was"]), of["better"], of["better_text"],
                _forecast(of["could"]), of["why"])


def _seat(of: Mapping[str, Any]) -> SeatReview:
    return SeatReview(of["seat"], of["decisions"], of["start"] / 100, of["own"] / 100, of["others"] / 100, of["luck"] / 100, of["end"] / 100,
                      tuple((p["ply"], p["chance"] / 100) for p in of["curve"]), tuple(_slip(s) for s in of["slips"]))


def review(of: Union[Table, str], bot: Optional[str] = None, playouts: int = 0, ms: int = 0, lang: str = "en",
           progress: Optional[Callable[[int, int], object]] = None) -> Review:
    """What a finished game, or a record (.sbg), came down to: play, luck, the decisions that cost most.

    `playouts` and `ms` are for each decision; `bot` None: a quick one, whose doubts the best one settles.  It takes a while: `progress` is
    called with the moves looked at and all of them, and may raise to leave.

    >>> import sagebrush
    >>> table = sagebrush.Table("goldriver", players=2, seed=5)
    >>> while table.pending:
    ...     table.play(table.pending[0], table.state().moves(table.pending[0])[0])
    >>> [seat.end for seat in sagebrush.review(table, bot="greenhorn", playouts=1).seats]
    [0.0, 1.0]
    """
    table = Table.read(of) if isinstance(of, str) else of
    number, out = language(lang), ffi.new("sb_review **")
    check(lib.sb_review_new(table._t, ffi.NULL if bot is None else bot_of(bot)._c, out))
    native = ffi.gc(out[0], lib.sb_review_free, 65536)
    while lib.py_review_work(native, playouts, ms):
        if progress is not None:
            progress(lib.sb_review_done(native), lib.sb_review_of(native))
    told = json.loads(written(lambda text: lib.py_review_json(native, number, text)))
    return Review(told["bot"], tuple(_seat(s) for s in told["seats"]))
