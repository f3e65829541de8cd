"""An environment in the shape of PettingZoo's AEC: agents "seat_0", "seat_1", ...; observations are dictionaries with an `action_mask`.

    env = AECEnv("goldriver", players=3)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        env.step(None if terminated or truncated else choose(observation))
"""
from __future__ import annotations

from typing import Any, Iterator, Optional

import numpy as np

from .. import catalogue as _games
from .._texts import SagebrushError
from ..catalogue import Options
from ..state import State
from . import _spaces


class AECEnv:
    """One game; rewards are those of winning, 1 shared among the winners, at its end.  `max_length`: truncated after so many decisions."""

    def __init__(self, game: str, players: Optional[int] = None, options: Optional[Options] = None, max_length: int = 20000,
                 render_mode: Optional[str] = None) -> None:
        self._game = _games.game(game)
        self.metadata = {"name": f"sagebrush_{game}", "render_modes": ["ansi"], "is_parallelizable": False}
        self._players = self._game.players[0] if players is None else players
        self._options, self._max_length, self.render_mode = options, max_length, render_mode
        self._game._setup(self._players, options)
        self.possible_agents = [f"seat_{s}" for s in range(self._players)]
        self._seat = {agent: s for s, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {a: _spaces.dictionary({"observation": _spaces.bytes_of(self._game.features, 255, np.uint8),
                                                          "action_mask": _spaces.bytes_of(self._game.actions, 1, np.int8)})
                                   for a in self.possible_agents}
        self.action_spaces = {a: _spaces.discrete(self._game.actions) for a in self.possible_agents}
        self.agents: list[str] = []
        self._chance = np.random.default_rng()
        self._position: Optional[State] = None

    @property
    def unwrapped(self) -> "AECEnv":
        """Itself."""
        return self

    @property
    def num_agents(self) -> int:
        """Those still in play."""
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        """Seats."""
        return len(self.possible_agents)

    def observation_space(self, agent: str) -> Any:
        """Of one agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Of one agent."""
        return self.action_spaces[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> None:
        """A new game; without a seed by chance."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self._position = self._game.new(self._players, int(self._chance.integers(2**62)), options or self._options)
        self.agents = list(self.possible_agents)
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {a: {} for a in self.agents}
        self.agent_selection = self.possible_agents[self._here().seat]
        self._length = 0

    def _here(self) -> State:
        if self._position is None:
            raise SagebrushError("bad_request", "reset() comes first")
        return self._position

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and which actions it has; none while it is not asked."""
        state, seat = self._here(), self._seat[agent]
        mask = state.action_mask() if state.seat == seat else np.zeros(self._game.actions, np.int8)
        return {"observation": state.observation(seat), "action_mask": mask}

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Of the agent that is asked."""
        a = self.agent_selection
        return (self.observe(a) if observe else None, self._cumulative_rewards[a], self.terminations[a], self.truncations[a], self.infos[a])

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agents that are asked, one after the other, until none is left."""
        while self.agents and max_iter > 0:
            yield self.agent_selection
            max_iter -= 1

    def step(self, action: Optional[int]) -> None:
        """Plays for the agent that is asked; None for one that is done."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise SagebrushError("game_over", "an agent that is done steps with None")
            self._leave(agent)
            return
        if action is None:
            raise SagebrushError("bad_request", "only an agent that is done steps with None")
        state = self._here()
        state.apply_action(int(action))
        self._length += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if state.is_over:
            returns = state.result().returns
            for a in self.agents:
                self.rewards[a] = returns[self._seat[a]]
                self.terminations[a] = True
        elif self._length >= self._max_length:
            self.truncations = dict.fromkeys(self.agents, True)
        for a, reward in self.rewards.items():
            self._cumulative_rewards[a] += reward
        done = state.is_over or self.truncations[agent]
        self.agent_selection = self.agents[0] if done else self.possible_agents[state.seat]

    def _leave(self, agent: str) -> None:
        self.agents.remove(agent)
        for table in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            table.pop(agent)  # type: ignore[attr-defined]
        if self.agents:
            self.agent_selection = self.agents[0]

    def render(self) -> str:
        """The position as everybody sees it."""
        import json
        return json.dumps(self._here().view(), indent=1)

    def close(self) -> None:
        """Nothing is left open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def env(game: str = "goldriver", **more: Any) -> AECEnv:
    """As the modules of PettingZoo have it."""
    return AECEnv(game, **more)
