"""Sagebrush: Gold River, Colorado and Great Western Trail as a library.

>>> import sagebrush
>>> state = sagebrush.game("gwt").new(players=2, seed=1)
>>> state.moves()[:2]
['place:a', 'place:b']
>>> sagebrush.bot("greedy").choose(state) < state.count
True

Games and states are in `sagebrush.catalogue` and `sagebrush.state`, bots and arenas in `sagebrush.players`, records in `sagebrush.table`, advice and
reviews in `sagebrush.advice`, many games at once in `sagebrush.batch`; `sagebrush.adapters` has them in the shapes of OpenSpiel, PettingZoo and Gymnasium.
docs/research.md is the guide.
"""
from ._native import ffi as _ffi, lib as _lib
from ._texts import SagebrushError
from .batch import Batch
from .players import Arena, Bot, Mind, Standing, arena, bot, bots, match
from .catalogue import Block, Game, Option, game, games
from .state import SPECTATOR, Result, State
from .table import Table
from .advice import Advice, Forecast, Review, SeatReview, Slip, coach, review

__version__: str = _ffi.string(_lib.sb_version()).decode()

__all__ = ["Advice", "Arena", "Batch", "Block", "Bot", "Forecast", "Game", "Mind", "Option", "Result", "Review", "SPECTATOR",
           "SagebrushError", "SeatReview", "Slip", "Standing", "State", "Table", "arena", "bot", "bots", "coach", "game", "games", "match", "review"]
