"""Every game as a PettingZoo environment.

    from spindletop.envs import pettingzoo
    env = pettingzoo.env("oilman", seats=4, reward="rank", oil="clusters")

`env` is the turn-based (AEC) environment: the agent to move decides, chance and moves without an alternative are played
inside. An observation is a dict: "observation" is what the agent sees, complete in one float32 array ("flat") or by its
named pieces ("dict"), or the few numbers of the game's "summary"; `env.unwrapped.observer.pieces` describes its parts.
"action_mask" has a one for each legal action, and none for agents that are not to move. Rewards are chosen by name (see
spindletop.envs.rewards). `parallel_env` has every agent name an action in each cycle, of which only that of the agent
to move is played; the others have one legal action there, to wait.

Version history
v2: the complete observation, flat or as a dict of its pieces; what was shown before is `observation="summary"`. In
    `parallel_env` there is one action more, to wait, the only one of agents that are not to move.
v1: first version: observation pieces seat, to_move and features; rewards rank, win, money and progress.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import parallel_to_aec
from rich.text import Text

from spindletop.envs.observing import FLAT, Mask
from spindletop.envs.rewards import RewardAccount
from spindletop.envs.session import WAIT, Session, fresh_seed
from spindletop.envs.spaces import space_of
from spindletop.kernel.game import AnyGame
from spindletop.kernel.state import SPECTATOR

VERSION = 2
MOST_CYCLES = 100_000
"""More decisions than any game has: without a limit of the caller's a game ends by its own rules."""
AgentID = str
Observation = dict[str, Any]


def shown_with_mask(shown: spaces.Space[Any], actions: int) -> spaces.Space[Any]:
    """Return the space of what an agent sees together with which of so many actions are legal."""
    return spaces.Dict({"observation": shown, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})


class GameEnv(AECEnv[AgentID, Observation, int]):  # type: ignore[misc]  # PettingZoo ships no types
    """One game, one agent a seat; agents are called player_0, player_1 ... in the order of the seats."""

    def __init__(
        self,
        game: str | AnyGame,
        seats: int | None = None,
        reward: str = "rank",
        max_cycles: int = MOST_CYCLES,
        illegal: str = "error",
        observation: str = FLAT,
        scale: str = "log",
        edition: str = "",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        self.session = Session(game, seats, options, edition, observation, scale, illegal)
        self.observer = self.session.observer
        self.reward_account = RewardAccount(self.session.game, reward)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{self.session.game.id}_v{VERSION}",
            "rules_version": self.session.game.rules_version,
            "render_modes": ["ansi", "human"],
            "is_parallelizable": True,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.session.seats)]
        self.agents: list[AgentID] = []
        shown = shown_with_mask(space_of(self.observer), self.observer.actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, shown)
        self.action_spaces = {agent: spaces.Discrete(self.observer.actions) for agent in self.possible_agents}
        self.seeded = 0
        self.cycles = 0

    def observation_space(self, agent: AgentID) -> spaces.Space[Any]:
        """Return what observations of an agent look like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: AgentID) -> spaces.Space[Any]:
        """Return the actions of an agent: the numbers of the game's vocabulary."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """Deal a new game; the same seed deals the same one, no seed goes on from the last."""
        if seed is not None:
            self.seeded = seed
        else:
            self.seeded = fresh_seed() if self.seeded == 0 else self.seeded + 1
        self.session.begin(self.seeded)
        self.reward_account.open(self.session.state)
        self.cycles = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[AgentID, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[max(0, int(self.session.state.mover))]

    def observe(self, agent: AgentID) -> Observation:
        """Return what an agent is shown; only the agent to move has legal actions."""
        seat = self.possible_agents.index(agent)
        session = self.session
        mask = self.observer.mask(session.choices) if session.state.mover == seat else self.observer.nothing()
        return {"observation": self.observer.observe(session.state, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play an action of the agent to move."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to move and must choose an action")
        self._cumulative_rewards[agent] = 0.0
        self.cycles += 1
        if self.session.play(int(action)):
            earned = self.reward_account.pay(self.session.state)
        else:
            earned = [-1.0 if other == agent else 0.0 for other in self.possible_agents]
            self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict(zip(self.possible_agents, earned, strict=True))
        self._note_refusal(agent)
        if self.session.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.cycles >= self.max_cycles and not self.terminations[agent]:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[int(self.session.state.mover)]
        self._accumulate_rewards()
        self._deads_step_first()

    def _note_refusal(self, agent: AgentID) -> None:
        """Tell the agent why its action was not allowed, until its next action."""
        self.infos[agent] = {}
        if self.session.refused is not None:
            self.infos[agent]["refusal"] = str(self.session.refused)

    def render(self) -> str | None:
        """Return (ansi) or print (human) the table as everybody may see it."""
        game = self.session.game
        text = Text.from_markup(game.draw(game.view(self.session.state, SPECTATOR))).plain
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Do nothing: no resources are held."""


class CycleEnv(ParallelEnv[AgentID, Observation, int]):  # type: ignore[misc]
    """One game with an action from every agent in each cycle; only that of the agent to move is played.

    For libraries without turns. There is one action more than in the turn-based environment, the last: to wait.
    It is the only legal one of agents that are not to move, and of all once the game is over, so that no mask is empty;
    whatever those agents name is ignored. For the agent to move it is illegal.
    """

    def __init__(self, game: str | AnyGame, **settings: Any) -> None:
        self.turns = GameEnv(game, **settings)
        self.metadata = self.turns.metadata
        self.render_mode = self.turns.render_mode
        self.possible_agents = self.turns.possible_agents
        self.agents: list[AgentID] = []
        observer = self.turns.observer
        self.wait = observer.actions
        shown = shown_with_mask(space_of(observer), self.wait + 1)
        self.observation_spaces = dict.fromkeys(self.possible_agents, shown)
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: AgentID) -> spaces.Space[Any]:
        """Return what observations of an agent look like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: AgentID) -> spaces.Space[Any]:
        """Return the actions of an agent: the numbers of the game's vocabulary, and one to wait."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[AgentID, Observation], dict[AgentID, dict[str, Any]]]:
        """Deal a new game."""
        self.turns.reset(seed, options)
        self.agents = list(self.turns.agents)
        return self._observations(), dict(self.turns.infos)

    def step(
        self, actions: dict[AgentID, int]
    ) -> tuple[
        dict[AgentID, Observation],
        dict[AgentID, float],
        dict[AgentID, bool],
        dict[AgentID, bool],
        dict[AgentID, dict[str, Any]],
    ]:
        """Play the action of the agent to move."""
        turns = self.turns
        action = actions[turns.agent_selection]
        turns.step(WAIT if action == self.wait else action)
        terminations, truncations = dict(turns.terminations), dict(turns.truncations)
        observations = self._observations()
        if any(terminations.values()) or any(truncations.values()):
            self.agents = []
        return observations, dict(turns.rewards), terminations, truncations, dict(turns.infos)

    def _observations(self) -> dict[AgentID, Observation]:
        return {agent: self._observation(agent) for agent in self.possible_agents}

    def _observation(self, agent: AgentID) -> Observation:
        seen = self.turns.observe(agent)
        mask: Mask = np.append(seen["action_mask"], np.int8(0))
        mask[self.wait] = not mask.any()
        return {"observation": seen["observation"], "action_mask": mask}

    def render(self) -> str | None:
        """Show the table."""
        return self.turns.render()

    def close(self) -> None:
        """Do nothing: no resources are held."""


def raw_env(game: str | AnyGame, seats: int | None = None, **settings: Any) -> GameEnv:
    """Return the bare turn-based environment of a game."""
    return GameEnv(game, seats, **settings)


def env(game: str | AnyGame, seats: int | None = None, **settings: Any) -> AECEnv[AgentID, Observation, int]:
    """Return the turn-based environment of a game, with PettingZoo's checks of the caller around it.

    Settings: reward, max_cycles, illegal ("error", "lose" or "replace"), observation ("flat", "dict" or "summary"),
    scale (of a summary), edition, render_mode, and every option of the game.
    """
    return wrappers.OrderEnforcingWrapper(raw_env(game, seats, **settings))


def parallel_env(game: str | AnyGame, seats: int | None = None, **settings: Any) -> CycleEnv:
    """Return the environment in which every agent acts in each cycle."""
    return CycleEnv(game, seats=seats, **settings)


def cycled_env(game: str | AnyGame, seats: int | None = None, **settings: Any) -> AECEnv[AgentID, Observation, int]:
    """Return `parallel_env` as PettingZoo itself turns it into a turn-based one: each agent acts once a cycle."""
    return parallel_to_aec(parallel_env(game, seats, **settings))
