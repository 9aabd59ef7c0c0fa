"""What an outcome is worth to each seat, from 0 to 1: winning first, then the place, then the margin."""


def rewards(values: list[float], winners: list[int]) -> list[float]:
    """Return the reward of every seat for these scores (or prospects, if nobody has won so far)."""
    gained: list[float] = []
    seats = len(values)
    for seat in range(seats):
        mine = values[seat]
        beaten = 0.0
        rival = 0.0
        first = True
        for other in range(seats):
            if other == seat:
                continue
            theirs = values[other]
            if mine > theirs:
                beaten += 1.0
            elif mine == theirs:
                beaten += 0.5
            if first or theirs > rival:
                rival = theirs
                first = False
        place = beaten / float(seats - 1) if seats > 1 else 1.0
        size = abs(mine) + abs(rival)
        margin = 0.5 + 0.5 * (mine - rival) / size if size > 0.0 else 0.5
        won = place if not winners else (1.0 / float(len(winners)) if seat in winners else 0.0)
        gained.append(0.5 * won + 0.2 * place + 0.3 * margin)
    return gained
