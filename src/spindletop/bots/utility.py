"""The utility that each seat is assumed to maximise: its lead over the others."""


def leads(values: list[float]) -> list[float]:
    """Return every seat's lead over the average of the best other seat and the mean of the others."""
    utilities: list[float] = []
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
        utilities.append(values[seat] - 0.5 * best - 0.5 * total / float(seats - 1) if seats > 1 else values[seat])
    return utilities
