"""Train an agent on one game with MaskablePPO and let it play against bots.

    python examples/train_ppo.py --game oilman --steps 16000 --option rounds=8 --option overbid=forbidden

It sees the summary of a position, which is enough to beat random players after minutes; with more time give
`--observation flat`. Needs the extras `envs` and `training` (torch and sb3-contrib).
"""

import argparse
from typing import Any

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import VecNormalize

from spindletop.envs.gymnasium import SeatEnv


def train(game: str, steps: int, seed: int = 0, observation: str = "summary", **settings: Any) -> MaskablePPO:
    """Return an agent that has learned from its progress in games against random players."""
    wanted = {"game": game, "seats": 2, "reward": "progress", "observation": observation, **settings}
    table = make_vec_env(SeatEnv, n_envs=8, seed=seed, env_kwargs=wanted)
    scaled = VecNormalize(table, norm_obs=False, gamma=0.995)
    agent = MaskablePPO(
        "MlpPolicy", scaled, n_steps=128, batch_size=256, gamma=0.995, ent_coef=0.003, learning_rate=1e-3, seed=seed
    )
    return agent.learn(steps)


def win_rate(
    agent: MaskablePPO,
    game: str,
    games: int,
    opponents: str = "random",
    observation: str = "summary",
    **settings: Any,
) -> float:
    """Return the agent's share of the victories over so many games with rotated seats."""
    env = SeatEnv(game, seats=2, opponents=opponents, observation=observation, **settings)
    won = 0.0
    for number in range(games):
        seen, info = env.reset(seed=1_000_000 + number)
        over = False
        while not over:
            action, _ = agent.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, _, over, _, info = env.step(np.int64(action))
        won += 1 / len(info["winners"]) if info["seat"] in info["winners"] else 0
    return won / games


def main() -> None:
    """Train and report."""
    parser = argparse.ArgumentParser(description="Train an agent with MaskablePPO.")
    parser.add_argument("--game", default="oilman")
    parser.add_argument("--steps", type=int, default=16_000)
    parser.add_argument("--games", type=int, default=50, help="games to play afterwards (50)")
    parser.add_argument("--observation", default="summary", choices=["flat", "summary"], help="what it sees (summary)")
    parser.add_argument("--option", action="append", default=[], help="an option of the game, NAME=VALUE")
    parser.add_argument("--save", default="", help="where the agent goes")
    wish = parser.parse_args()
    options = {"observation": wish.observation, **dict(option.split("=", 1) for option in wish.option)}
    agent = train(wish.game, wish.steps, **options)
    print(f"won {win_rate(agent, wish.game, wish.games, **options):.0%} of {wish.games} games against random")
    if wish.save:
        agent.save(wish.save)


if __name__ == "__main__":
    main()
