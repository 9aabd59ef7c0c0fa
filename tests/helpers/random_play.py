"""Playing games in tests: at random, action by action, with a look at every position."""

from collections.abc import Iterator
from typing import Any

from cases import Case
from spindletop.kernel.dealer import SeededDealer
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import CHANCE, OVER, State

FAR = 200_000
"""No game has so many actions: beyond it a game is stuck."""


def next_action(state: State, rng: Rng, dealer: SeededDealer) -> int:
    """Return a random legal action, or what the dealer draws."""
    choices = state.choices()
    if state.mover == CHANCE:
        return choices[dealer.draw(state.weights())]
    return choices[int(rng.below(len(choices)))]


def positions(case: Case, seed: int, most: int = FAR) -> Iterator[State]:
    """Play a random game and give the one state before each action and at the end."""
    state = case.start()
    rng, dealer = Rng(seed), SeededDealer(seed + 1)
    for _ in range(most):
        yield state
        if state.mover == OVER:
            return
        state.play(next_action(state, rng, dealer))
    assert most < FAR, f"{case}: the game does not end"


def sample(case: Case, seed: int, every: int, most: int = FAR) -> list[State]:
    """Return copies of every n-th position of a random game, and the last."""
    found: list[State] = []
    last: State | None = None
    for n, state in enumerate(positions(case, seed, most)):
        if n % every == 0:
            found.append(state.copy())
        last = state
    assert last is not None
    return [*found, last]


def random_actions(case: Case, seed: int, most: int = FAR) -> list[int]:
    """Return the actions of a random game."""
    state: Any = case.start()
    rng, dealer = Rng(seed), SeededDealer(seed + 1)
    actions: list[int] = []
    while state.mover != OVER and len(actions) < most:
        actions.append(next_action(state, rng, dealer))
        state.play(actions[-1])
    return actions
