"""What an outcome is worth to each seat, from 0 to 1."""


def rewards(values: list[float], winners: list[int]) -> list[float]:
    """Return the reward of every seat: half for winning, half for the lead; without winners the lead alone.

    The lead compares a seat's score (or prospects) with the mean of the others and with the best of them.
    """
    gained: list[float] = []
    seats = len(values)
    for seat in range(seats):
        mine = values[seat]
        rival = mine
        others = 0.0
        first = True
        for other in range(seats):
            if other == seat:
                continue
            others += values[other]
            if first or values[other] > rival:
                rival = values[other]
                first = False
        mean = others / float(seats - 1) if seats > 1 else mine
        lead = 0.5 * share(mine, mean) + 0.5 * share(mine, rival)
        if winners:
            won = 1.0 / float(len(winners)) if seat in winners else 0.0
            lead = 0.5 * won + 0.5 * lead
        gained.append(lead)
    return gained


def share(mine: float, theirs: float) -> float:
    """Return how two values share 1 between them; what is lost lies below 0.5."""
    size = abs(mine) + abs(theirs)
    return 0.5 + 0.5 * (mine - theirs) / size if size > 0.0 else 0.5
