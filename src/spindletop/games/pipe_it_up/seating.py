"""The option that says who has which colour: any order of the four."""

from collections.abc import Sequence
from itertools import permutations

from spindletop.kernel.options import ChoiceOption


class ColourOrder(ChoiceOption):
    """The colours in the order of the seats, as one word: `yellow-red-purple-green`."""

    def __init__(self, name: str, label: str, help: str, colours: Sequence[str]) -> None:
        super().__init__(name, label, help, {"-".join(order): ", ".join(order) for order in permutations(colours)})

    def expected(self) -> str:
        """Give an example."""
        return f"the colours in any order, as in {self.default}"
