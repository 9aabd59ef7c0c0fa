"""The measurements of `spindletop bench`, each for about the given time."""

from time import perf_counter

from spindletop.bots.playout import Tally, play_out
from spindletop.cli.setting import Setting
from spindletop.kernel.dealer import SeededDealer
from spindletop.kernel.record import Record
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import CHANCE, OVER, State

SEED = 1901
POSITION_EVERY = 20
ACTIONS = 1000


def measure(setting: Setting, seconds: float) -> dict[str, float]:
    """Return the figures of one game."""
    rng = Rng(SEED)
    play_out(setting.start(), rng, Tally())  # what is loaded on first use should not be timed
    tally, games, elapsed = _inside(setting, seconds, rng)
    record, positions, decisions, driven = _from_python(setting, seconds)
    return {
        "decisions_per_second": round(int(tally.decisions) / elapsed),
        "from_python_per_second": round(decisions / driven),
        "branching": round(int(tally.choices) / max(1, int(tally.decisions)), 2),
        "copy_us": round(_copy_time(positions, seconds / 3) * 1e6, 3),
        "replay_1000_ms": round(_replay_time(record) * 1e3, 2),
        "playouts_per_second": round(games / elapsed, 2),
    }


def _inside(setting: Setting, seconds: float, rng: Rng) -> tuple[Tally, int, float]:
    """Play random games inside the engine."""
    tally = Tally()
    games = 0
    start = perf_counter()
    while games == 0 or perf_counter() - start < seconds:
        play_out(setting.start(), rng, tally)
        games += 1
    return tally, games, perf_counter() - start


def _from_python(setting: Setting, seconds: float) -> tuple[Record, list[State], int, float]:
    """Play random games through `choices` and `play`; keep the longest record and positions of the first game."""
    rng, dealer = Rng(SEED), SeededDealer(SEED)
    positions: list[State] = []
    longest: list[int] = []
    decisions = 0
    spent = 0.0
    while spent < seconds:
        actions: list[int] = []
        keep = not positions
        start = perf_counter()
        state = setting.start()
        while state.mover != OVER:
            choices = state.choices()
            if state.mover == CHANCE:
                action = choices[dealer.draw(state.weights())]
            else:
                decisions += len(choices) > 1
                action = choices[rng.below(len(choices))]
            if keep and len(actions) % POSITION_EVERY == 0:
                positions.append(state.copy())
            state.play(action)
            actions.append(action)
        spent += perf_counter() - start
        if len(actions) > len(longest):
            longest = actions
    record = Record(setting.game, ["bench"] * setting.seats, setting.options, setting.edition)
    record.actions = longest
    return record, positions, decisions, spent


def _copy_time(positions: list[State], seconds: float) -> float:
    copies = 0
    start = perf_counter()
    while copies == 0 or perf_counter() - start < seconds:
        for position in positions:
            position.copy()
        copies += len(positions)
    return (perf_counter() - start) / copies


def _replay_time(record: Record) -> float:
    """Return how long it takes to replay 1,000 recorded actions from the start, checking each."""
    rounds = max(1, 5 * ACTIONS // len(record.actions))
    start = perf_counter()
    for _ in range(rounds):
        record.replay()
    return (perf_counter() - start) * ACTIONS / (rounds * len(record.actions))
