"""The utility that each seat is taken to maximise: its lead over the others."""


def leads(values: list[float]) -> list[float]:
    """Return how far every seat is ahead, half of the mean of the others and half of the best of them."""
    found: list[float] = []
    seats = len(values)
    for seat in range(seats):
        total = 0.0
        best = values[seat]
        first = True
        for other in range(seats):
            if other == seat:
                continue
            total += values[other]
            if first or values[other] > best:
                best = values[other]
                first = False
        found.append(values[seat] - 0.5 * best - 0.5 * total / float(seats - 1) if seats > 1 else values[seat])
    return found
