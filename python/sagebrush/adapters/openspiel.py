"""Games and states in the shape of OpenSpiel: `load_game("goldriver", {"players": 3}).new_initial_state()`.

All chance of a game comes from its deal: the first node is a chance node with SEEDS outcomes, equally likely, and no other follows.  With
the parameter `seed` the deal is fixed and there is no chance node.  Seats that answer at once are asked one after the other, and none sees
what another answered.  Utilities are those of winning: 1 shared among the winners, less what everybody would have on average, so that
they add up to nothing (with Sam they may not).
"""
from __future__ import annotations

from typing import Any, Mapping, NamedTuple, Optional

from .. import catalogue as _games
from .._texts import SagebrushError
from ..state import State as _State

SEEDS = 65536
CHANCE, TERMINAL, INVALID = -1, -4, -3


class GameType(NamedTuple):
    """What OpenSpiel wants to know of a game before it is loaded."""

    short_name: str
    long_name: str
    dynamics: str
    chance_mode: str
    information: str
    utility: str
    reward_model: str
    min_num_players: int
    max_num_players: int


class Game:
    """A game with its parameters: `players`, `seed`, and the options of the game."""

    def __init__(self, name: str, params: Optional[Mapping[str, Any]] = None) -> None:
        self._game = _games.game(name)
        self._params = dict(params or {})
        options = {k: v for k, v in self._params.items() if k not in ("players", "seed")}
        self._players = int(self._params.get("players", self._game.players[0]))
        self._options = options
        self._game._setup(self._players, options)  # refuses what is wrong now, not at the first deal

    def get_type(self) -> GameType:
        """What kind of game it is."""
        chance = "deterministic" if "seed" in self._params else "explicit_stochastic"
        utility = "zero_sum" if self._players > 1 else "general_sum"
        return GameType(self._game.id, self._game.name, "sequential", chance, "imperfect_information", utility, "terminal",
                        self._game.players[0], self._game.players[-1])

    def get_parameters(self) -> dict[str, Any]:
        """Those it was loaded with."""
        return dict(self._params)

    def num_players(self) -> int:
        """Seats."""
        return self._players

    def num_distinct_actions(self) -> int:
        """Actions are 0 to this number - 1."""
        return self._game.actions

    def max_chance_outcomes(self) -> int:
        """Of the deal."""
        return 0 if "seed" in self._params else SEEDS

    def min_utility(self) -> float:
        """Of losing."""
        return -1 / self._players

    def max_utility(self) -> float:
        """Of winning alone."""
        return 1 - 1 / self._players

    def utility_sum(self) -> Optional[float]:
        """None where an automa may win."""
        return 0.0 if self._players > 1 else None

    def max_game_length(self) -> int:
        """Longer than any game."""
        return 20000

    def observation_tensor_shape(self) -> list[int]:
        """Features of what a player knows."""
        return [self._game.features]

    def observation_tensor_size(self) -> int:
        """How many."""
        return self._game.features

    def new_initial_state(self) -> "State":
        """Before the deal, or after it with `seed`."""
        return State(self)

    def deserialize_state(self, text: str) -> "State":
        """The state that `State.serialize` wrote: its actions, played again."""
        state = self.new_initial_state()
        for line in text.split():
            state.apply_action(int(line))
        return state

    def __str__(self) -> str:
        return f"{self._game.id}({','.join(f'{k}={v}' for k, v in sorted(self._params.items()))})"


class State:
    """A node of the game tree."""

    def __init__(self, game: Game) -> None:
        self._of = game
        self._history: list[tuple[int, int]] = []
        self._state: Optional[_State] = None
        if "seed" in game._params:
            self._deal(game._params["seed"])

    def _deal(self, seed: Any) -> None:
        self._state = self._of._game.new(self._of._players, seed, self._of._options)

    def _dealt(self) -> _State:
        if self._state is None:
            raise SagebrushError("not_dealt", "the first node is a chance node: apply one of its outcomes")
        return self._state

    # ---- where we are

    def get_game(self) -> Game:
        """The game it belongs to."""
        return self._of

    def num_players(self) -> int:
        """Seats."""
        return self._of._players

    def num_distinct_actions(self) -> int:
        """As of the game."""
        return self._of.num_distinct_actions()

    def current_player(self) -> int:
        """Who is asked: a seat, CHANCE or TERMINAL."""
        if self._state is None:
            return CHANCE
        seat = self._state.seat
        return seat if seat >= 0 else TERMINAL

    def is_chance_node(self) -> bool:
        """Before the deal."""
        return self._state is None

    def is_terminal(self) -> bool:
        """The game is over."""
        return self._state is not None and self._state.is_over

    def is_simultaneous_node(self) -> bool:
        """Never: seats are asked one after the other."""
        return False

    def is_player_node(self) -> bool:
        """Somebody is asked."""
        return self.current_player() >= 0

    def move_number(self) -> int:
        """Actions so far."""
        return len(self._history)

    # ---- actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Of the deal."""
        if not self.is_chance_node():
            raise SagebrushError("bad_request", "not a chance node")
        return [(i, 1 / SEEDS) for i in range(SEEDS)]

    def legal_actions(self, player: Optional[int] = None) -> list[int]:
        """Sorted; none for a player who is not asked."""
        if self._state is None:
            return list(range(SEEDS)) if player in (None, CHANCE) else []
        if player is not None and player != self._state.seat:
            return []
        return sorted(self._state.legal_actions())

    def legal_actions_mask(self, player: Optional[int] = None) -> list[int]:
        """A 1 for each legal action."""
        mask = [0] * (SEEDS if self.is_chance_node() else self.num_distinct_actions())
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def apply_action(self, action: int) -> None:
        """Goes on to a child of this node; SagebrushError where there is no such one."""
        player = self.current_player()
        if self._state is None:
            if not 0 <= action < SEEDS:
                raise SagebrushError("illegal_move", f"outcomes are 0 to {SEEDS - 1}, not {action}")
            self._deal(action)
        else:
            self._state.apply_action(action)
        self._history.append((player, int(action)))

    def child(self, action: int) -> "State":
        """A copy after this action."""
        state = self.clone()
        state.apply_action(action)
        return state

    def action_to_string(self, player: Any, action: Optional[int] = None) -> str:
        """What an action is; (player, action) or (action)."""
        number = player if action is None else action
        if self._state is None:
            return f"deal {number}"
        return self._of._game.action_text(int(number))

    def string_to_action(self, text: str) -> int:
        """The legal action with this text."""
        for action in self.legal_actions():
            if self.action_to_string(action) == text:
                return action
        raise SagebrushError("bad_move", f"no legal action is {text!r}")

    # ---- what it is worth, what is known

    def returns(self) -> list[float]:
        """By player; all 0 before the end."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return [share - 1 / self.num_players() for share in self._dealt().result().returns]

    rewards = returns

    def player_return(self, player: int) -> float:
        """Of one player."""
        return self.returns()[player]

    player_reward = player_return

    def observation_tensor(self, player: Optional[int] = None) -> list[float]:
        """What a player knows, as features; before the deal nothing."""
        if self._state is None:
            return [0.0] * self._of.observation_tensor_size()
        who = self.current_player() if player is None else player
        return [float(x) for x in self._state.observation(max(who, 0))]

    def observation_string(self, player: Optional[int] = None) -> str:
        """What a player knows, as JSON: equal texts cannot be told apart by this player."""
        if self._state is None:
            return ""
        who = self.current_player() if player is None else player
        return self._state.redacted(max(who, 0)).text()

    # ---- copies and texts

    def clone(self) -> "State":
        """A copy that goes on by itself."""
        copy = State.__new__(State)
        copy._of, copy._history = self._of, list(self._history)
        copy._state = self._state.clone() if self._state else None
        return copy

    __copy__ = clone

    def __deepcopy__(self, memo: Any) -> "State":
        return self.clone()

    def history(self) -> list[int]:
        """All actions so far, the deal first."""
        return [action for _, action in self._history]

    def full_history(self) -> list[tuple[int, int]]:
        """The same with the players."""
        return list(self._history)

    def history_str(self) -> str:
        """The same as a text."""
        return ", ".join(map(str, self.history()))

    def serialize(self) -> str:
        """A text from which `Game.deserialize_state` makes this state again."""
        return "\n".join(map(str, self.history()))

    def __str__(self) -> str:
        return self._state.text() if self._state else "before the deal"


def load_game(name: str, params: Optional[Mapping[str, Any]] = None) -> Game:
    """As pyspiel.load_game: by name, or "name(players=3,poker=off)"."""
    given = dict(params or {})
    if name.endswith(")") and "(" in name:
        name, rest = name[:-1].split("(", 1)
        for item in filter(None, rest.split(",")):
            key, _, value = item.partition("=")
            given[key.strip()] = int(value) if value.strip().isdigit() else value.strip()
    return Game(name, given)


def registered_names() -> list[str]:
    """The games that can be loaded."""
    return [g.id for g in _games.games() if g.features]
