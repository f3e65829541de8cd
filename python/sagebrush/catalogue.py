"""The games there are, and what can be known of each before it is played."""
from __future__ import annotations

import json
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, Mapping, NamedTuple, Optional, Union

from ._native import ffi, lib
from ._texts import Seed, SagebrushError, check, key_of, packed, written

if TYPE_CHECKING:
    from .state import State

Options = Mapping[str, Union[str, bool, int]]


class Option(NamedTuple):
    """An option of a game: its values, the default first (none for an option that names a seat), and for how many players."""

    id: str
    values: tuple[str, ...]
    default: Optional[str]
    players: tuple[int, ...]
    text: str


class Block(NamedTuple):
    """Features `first` to `first + size - 1` of an observation, and what they are about."""

    id: str
    first: int
    size: int
    about: str


class Game:
    """One game.  `sagebrush.game("gwt")` finds it; `sagebrush.games()` lists all.

    >>> import sagebrush
    >>> gold = sagebrush.game("goldriver")
    >>> gold.name, gold.players
    ('Gold River', range(2, 6))
    """

    def __init__(self, native: Any) -> None:
        self._c = native
        self.id: str = ffi.string(native.id).decode()
        self.rules_version: int = native.rules_version
        self.players = range(native.players_min, native.players_max + 1)

    def __repr__(self) -> str:
        return f"<sagebrush game {self.id}>"

    def __reduce__(self) -> Any:
        return game, (self.id,)

    @property
    def catalogue(self) -> dict[str, Any]:
        """Names, words, components: everything in docs/protocol.md under `catalogue`."""
        return _catalogue(self.id)

    @property
    def name(self) -> str:
        """Its name in English."""
        return str(self.catalogue["en"])

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be chosen when a game is set up."""
        return tuple(Option(o["id"], tuple(o.get("values") or ()), o.get("default"), tuple(o["players"]), o["en"])
                     for o in self.catalogue["options"])

    @cached_property
    def categories(self) -> tuple[str, ...]:
        """The categories of the score; the last one is the total."""
        return tuple(c["id"] for c in self.catalogue["categories"])

    # ---- setting up

    def _setup(self, players: Optional[int], options: Optional[Options]) -> Any:
        setup = ffi.new("sb_setup *")
        check(lib.sb_setup_init(self._c, self.players[0] if players is None else players, setup), f"players={players}")
        for id_, value in (options or {}).items():
            text = {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
            check(lib.sb_setup_option(self._c, setup, id_.encode(), text.encode()), f"{id_}={text}")
        return setup

    def new(self, players: Optional[int] = None, seed: Seed = 1, options: Optional[Options] = None) -> "State":
        """A new game.  The same seed, options and moves are the same game, on every machine.

        >>> import sagebrush
        >>> sagebrush.game("colorado").new(players=2, seed=7).hash == sagebrush.game("colorado").new(players=2, seed=7).hash
        True
        """
        from .state import State
        out = ffi.new("sb_position **")
        check(lib.sb_position_new(self._c, self._setup(players, options), key_of(seed), out))
        return State(self, out[0])

    def read(self, text: str) -> "State":
        """The position that `State.text` wrote.  Raises SagebrushError where it is not a possible one."""
        from .state import State
        try:
            document = packed(json.loads(text))
        except (ValueError, OverflowError, RecursionError) as e:
            raise SagebrushError("bad_json", f"not a JSON document: {e}") from None
        out = ffi.new("sb_position **")
        error = lib.SB_OK

        def read(detail: Any) -> None:
            nonlocal error
            error = lib.sb_position_read_packed(self._c, document, len(document), out, detail)

        detail = written(read)
        check(error, detail)
        return State(self, out[0])

    # ---- encodings

    @cached_property
    def features(self) -> int:
        """How many features an observation has; 0: the game has none."""
        return int(lib.sb_features_count(self._c))

    @property
    def feature_version(self) -> int:
        """Goes up when features change their meaning."""
        outlook = lib.py_outlook(self._c)
        return int(outlook.version) if outlook != ffi.NULL else 0

    @property
    def feature_blocks(self) -> tuple[Block, ...]:
        """What the features are about: the same ones that the bots' nets see."""
        outlook, blocks, i = lib.py_outlook(self._c), [], 0
        while outlook != ffi.NULL and outlook.blocks[i].id != ffi.NULL:
            b = outlook.blocks[i]
            blocks.append(Block(ffi.string(b.id).decode(), b.first, b.count, ffi.string(b.about).decode()))
            i += 1
        return tuple(blocks)

    @cached_property
    def _actions(self) -> Any:
        out = ffi.new("sb_actions **")
        check(lib.sb_actions_new(self._c, out), self.id)
        return ffi.gc(out[0], lib.sb_actions_free)

    @cached_property
    def actions(self) -> int:
        """How many numbers actions have: 0 to actions - 1 (include/sagebrush/actions.h)."""
        return int(lib.sb_actions_count(self._actions))

    @property
    def action_version(self) -> int:
        """Another one means other numbers."""
        return int(lib.sb_actions_version(self._actions))

    def action_text(self, action: int) -> str:
        """What an action is.

        >>> import sagebrush
        >>> g = sagebrush.game("goldriver")
        >>> [g.action_text(a) for a in g.new(players=3, seed=1).legal_actions()[:3]]
        ['pass', 'bid:1', 'bid:2']
        """
        if not 0 <= action < self.actions:
            raise SagebrushError("bad_move", f"actions of {self.id} are 0 to {self.actions - 1}, not {action}")
        return written(lambda out: lib.sb_actions_write(self._actions, action, out))


@lru_cache(maxsize=None)
def _catalogue(id_: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(written(lambda out: lib.py_catalogue(lib.sb_game_find(id_.encode()), out)))
    return found


@lru_cache(maxsize=None)
def game(id_: str) -> Game:
    """The game with this id: "goldriver", "colorado", "gwt"."""
    native = lib.sb_game_find(id_.encode())
    if native == ffi.NULL:
        known = ", ".join(g.id for g in games())
        raise SagebrushError("unknown_game", f"there is no game {id_!r}; there are {known}")
    return Game(native)


def games() -> list[Game]:
    """All games; the last one is the small example to copy."""
    found, i = [], 0
    while lib.sb_game_at(i) != ffi.NULL:
        found.append(game(ffi.string(lib.sb_game_at(i).id).decode()))
        i += 1
    return found
