"""The option that says who has which colour: any order of the four."""

from collections.abc import Sequence
from itertools import permutations

from spindletop.kernel.options import Option, Value


class ColourOrder(Option):
    """The colours in the order of the seats, as one word: `yellow-red-purple-green`."""

    def __init__(self, name: str, label: str, help: str, colours: Sequence[str]) -> None:
        super().__init__(name, label, help, "-".join(colours))
        self.orders = ["-".join(order) for order in permutations(colours)]

    @property
    def kind(self) -> str:
        """A list to choose from."""
        return "choice"

    def expected(self) -> str:
        """Give an example."""
        return f"the colours in any order, as in {self.default}"

    def accept(self, value: object) -> Value | None:
        """Take any order of the colours."""
        return value if isinstance(value, str) and value in self.orders else None

    def describe(self) -> dict[str, object]:
        """Add the orders with their words."""
        return {**super().describe(), "values": {order: order.replace("-", ", ") for order in self.orders}}
