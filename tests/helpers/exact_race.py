"""The race of `race_game` solved backwards, to review games with: every win chance is the true one."""

from pathlib import Path

from race_game import Race, race_game
from spindletop.kernel.dealer import SeededDealer
from spindletop.kernel.record import Record
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import CHANCE, OVER, State
from spindletop.review.values import Values, settled


class ExactRace(Values):
    """Win chances if both seats play perfectly from here on."""

    def __init__(self) -> None:
        super().__init__("exact-race", 0.0)
        self.solved: dict[object, list[float]] = {}

    def value(self, s: State) -> list[float]:
        assert isinstance(s, Race)
        if s.mover == OVER:
            return settled(s)
        key = (int(s.mover), s.step.name, int(s.turn), tuple(s.place), tuple(s.coins))
        if key not in self.solved:
            following = [self.after(s, action) for action in s.choices()]
            if s.mover == CHANCE:
                odds = s.weights()
                weighted = [[w * number for number in v] for v, w in zip(following, odds, strict=True)]
                self.solved[key] = [sum(column) / sum(odds) for column in zip(*weighted, strict=True)]
            else:
                self.solved[key] = max(following, key=lambda vector: vector[s.mover])
        return self.solved[key]

    def after(self, s: State, action: int) -> list[float]:
        """Return the chances after an action."""
        twin = s.copy()
        twin.play(action)
        return self.value(twin)

    def losses(self, s: State) -> dict[int, float]:
        """Return what each choice costs the seat that is to move."""
        seat = int(s.mover)
        worth = {action: self.after(s, action)[seat] for action in s.choices()}
        return {action: max(worth.values()) - chance for action, chance in worth.items()}


def race_record(folder: Path, exact: ExactRace, seed: int, planted: int = -1, at_random: bool = False) -> Record:
    """Return a game of perfect play, but for the worst possible choice at one node, if wished; or a random game."""
    record = Record(race_game(folder), ["Ann", "Bob"])
    state, dealer, rng = record.start(), SeededDealer(seed), Rng(seed)
    while state.mover != OVER:
        choices = state.choices()
        if state.mover == CHANCE:
            action = choices[dealer.draw(state.weights())]
        elif at_random:
            action = choices[int(rng.below(len(choices)))]
        else:
            losses = exact.losses(state)
            worst = max(choices, key=lambda choice: losses[choice])
            action = (
                worst if len(record.actions) == planted else min(reversed(choices), key=lambda choice: losses[choice])
            )
        record.actions.append(action)
        state.play(action)
    record.close(state)
    return record
