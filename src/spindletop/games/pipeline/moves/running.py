"""Running pipelines: by the worker, by machines, and the single moves of a run (PL-10xx, PL-11xx)."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.pipeline import log, refinery
from spindletop.games.pipeline import names as N
from spindletop.games.pipeline import reasons as R
from spindletop.games.pipeline import words as say
from spindletop.games.pipeline.moves.work import begin_main, refuse_main
from spindletop.games.pipeline.network import SIDE, SPOT, WRAP
from spindletop.games.pipeline.pieces import HALVES, SEGMENTS, TILES
from spindletop.games.pipeline.refinery import FROM, MOST_IN_RUN, MOVES, NO_MOVE, TO, UNUSED
from spindletop.games.pipeline.state import EMPTY, FOUR, KINDS_OF_OIL, Table
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.figures import Figures
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.verb import Verb, number, one_of

MOST_MACHINES: Final = 18


@final
class Run(Verb[Table]):
    """Send the worker to an own tile and run its unattached pipelines.  [PL-1001]"""

    def offer(self, s: Table, out: Buffer) -> None:
        """Propose the tiles on which some pipeline can refine some barrel."""
        network = s.networks[s.turn]
        if len(network.tiles) == 0 or refuse_main(s) != LEGAL:
            return
        orange = refinery.least_value(s, s.turn, 0)
        silver = refinery.least_value(s, s.turn, 1)
        teal = refinery.least_value(s, s.turn, 2)
        if min(orange, silver, teal) == NO_MOVE:
            return
        virtual = s.power(s.turn, N.VIRTUAL)
        i: i64 = 0
        while i < i64(len(network.tiles)):
            at: i64 = 0
            while at < HALVES * SEGMENTS:
                p = network.on_half(i, at // SEGMENTS, at % SEGMENTS)
                if p >= 0 and network.attached[p] == 0:
                    length = network.length[p]
                    colour = network.colour[p]
                    least = orange if colour == 0 else silver if colour == 1 else teal
                    if length + virtual * (length // FOUR) >= least:
                        out.add(network.tiles[i] // SPOT)
                        break
                at += 1
            i += 1

    def refuse(self, s: Table, x: i64) -> i64:
        barred = refuse_main(s)
        if barred != LEGAL:
            return barred
        i = s.networks[s.turn].find(x)
        if i < 0:
            return R.NO_OWN_TILE  # PL-1001
        return LEGAL if refinery.can_run_tile(s, s.turn, i) else R.NOTHING_TO_REFINE  # PL-305

    def apply(self, s: Table, x: i64) -> None:
        begin_main(s, EMPTY)
        refinery.run_tile(s, s.turn, s.networks[s.turn].find(x))
        if s.listener is not None:
            s.tell(log.RUN, s.turn, {"what": f"the pipelines of {say.tile(s, int(x))}"})

    def words(self, s: Table, x: i64) -> str:
        return f"Run the pipelines of {say.tile(s, int(x))}"

    def place(self, s: Table, x: i64) -> str:
        network = s.networks[s.turn]
        i = network.find(x)
        if i < 0:
            return ""
        cell = network.half_cell(i, 0)
        return f"cell:{cell // SIDE}:{cell & WRAP}"

    def hint(self, s: Table, x: i64) -> str:
        """List the pipelines of the run with their values."""
        trial = s.copy()
        i = trial.networks[s.turn].find(x)
        if i < 0:
            return ""
        refinery.run_tile(trial, s.turn, i)
        return run_words(trial)


def run_words(s: Table) -> str:
    """List the pipelines of a run: O 6, T 11."""
    network = s.networks[s.turn]
    parts = [f"{N.LETTERS[network.colour[s.run[k]]]} {s.run_value[k]}" for k in range(len(s.run))]
    return "pipelines " + ", ".join(parts)


@final
class RunMachine(Verb[Table]):
    """Send the worker to an own machine and run its pipelines for free.  [PL-1519]"""

    def offer(self, s: Table, out: Buffer) -> None:
        if s.power(s.turn, N.WORKER_ON_MACHINE) == 0:
            return
        machine: i64 = 0
        while machine < i64(len(s.networks[s.turn].machines)):
            if self.refuse(s, machine) == LEGAL:
                out.add(machine)
            machine += 1

    def refuse(self, s: Table, x: i64) -> i64:
        barred = refuse_main(s)
        if barred != LEGAL:
            return barred
        if s.power(s.turn, N.WORKER_ON_MACHINE) == 0:
            return R.NO_WORKER_ON_MACHINE  # PL-1519
        if x >= i64(len(s.networks[s.turn].machines)):
            return R.NO_SUCH_MACHINE  # PL-1519
        return LEGAL if refinery.can_run_machine(s, s.turn, x) else R.NOTHING_TO_REFINE  # PL-305

    def apply(self, s: Table, x: i64) -> None:
        begin_main(s, EMPTY)
        refinery.run_machine(s, s.turn, x)
        if s.listener is not None:
            s.tell(log.RUN, s.turn, {"what": "one machine"})

    def words(self, s: Table, x: i64) -> str:
        return f"Run machine {x + 1} with your worker"

    def place(self, s: Table, x: i64) -> str:
        machines = s.networks[s.turn].machines
        return f"cell:{machines[x] // SIDE}:{machines[x] & WRAP}" if x < len(machines) else ""


def refuse_machine_run(s: Table) -> i64:
    """Return why a run of all machines cannot be paid or would do nothing (PL-1101)."""
    if not refinery.can_run_attached(s, s.turn):
        return R.NOTHING_TO_REFINE  # PL-305
    return LEGAL if s.cash[s.turn] >= s.power(s.turn, N.MACHINE_COST) else R.TOO_DEAR  # PL-205


def begin_machine_run(s: Table) -> None:
    """Pay for a run of all machines and begin it (PL-1101, PL-1102)."""
    s.pay(s.turn, s.power(s.turn, N.MACHINE_COST))
    refinery.run_attached(s, s.turn)
    if s.listener is not None:
        s.tell(log.RUN, s.turn, {"what": f"all machines for {s.power(s.turn, N.MACHINE_COST)}"})


class MachineRun(Verb[Table]):
    """All machines are run, for one price."""

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {"price": s.power(s.turn, N.MACHINE_COST), "cash": s.cash[s.turn]}

    def figures(self, s: Table, x: i64) -> Figures:
        return Figures(cost=int(s.power(s.turn, N.MACHINE_COST)))


@final
class EarlyRun(MachineRun):
    """Run all machines before the first action.  [PL-1521]"""

    def refuse(self, s: Table, x: i64) -> i64:
        if s.power(s.turn, N.EARLY_RUN) == 0:
            return R.NO_EARLY_RUN  # PL-1521
        if s.early != 0:
            return R.EARLY_RUN_USED  # PL-1521
        return refuse_machine_run(s)

    def apply(self, s: Table, x: i64) -> None:
        s.early = 1
        s.again()
        begin_machine_run(s)

    def words(self, s: Table, x: i64) -> str:
        return f"Run your machines early for {s.power(s.turn, N.MACHINE_COST)}"


@final
class Activate(MachineRun):
    """Pay and run all machines in the Machine phase.  [PL-1101 to PL-1103, PL-1520]"""

    def refuse(self, s: Table, x: i64) -> i64:
        return refuse_machine_run(s)

    def apply(self, s: Table, x: i64) -> None:
        begin_machine_run(s)

    def words(self, s: Table, x: i64) -> str:
        return f"Run your machines for {s.power(s.turn, N.MACHINE_COST)}"

    def hint(self, s: Table, x: i64) -> str:
        trial = s.copy()
        refinery.run_attached(trial, s.turn)
        return run_words(trial)


@final
class Refine(Verb[Table]):
    """Let a pipeline of the run refine one barrel of its colour.  [PL-1002 to PL-1004, PL-1506]"""

    def offer(self, s: Table, out: Buffer) -> None:
        """Propose for every pipeline the moves its value pays for."""
        network = s.networks[s.turn]
        k: i64 = 0
        while k < i64(len(s.run)):
            if refinery.uses_left(s, s.turn, k):
                self._offer_pipeline(s, k, network.colour[s.run[k]], out)
            k += 1

    def _offer_pipeline(self, s: Table, k: i64, colour: i64, out: Buffer) -> None:
        worth = s.run_value[k]
        move = k * len(MOVES)
        start: i64 = 0
        while start < N.GRADES - 1:
            fits = s.run_from[k] == UNUSED or s.run_from[k] == start or s.terms.any_two
            at = colour * N.GRADES + start
            if fits and s.oil[s.turn * KINDS_OF_OIL + at] > s.fresh[at]:
                end = start + 1
                while end < N.GRADES and s.cost(colour, start, end) <= worth:
                    if s.free_places(s.turn, end) > 0:
                        out.add(move + end - start - 1)
                    end += 1
            move += N.GRADES - 1 - start
            start += 1

    def refuse(self, s: Table, x: i64) -> i64:
        """Ask the pipeline, the barrel, the cost and the tanks."""
        k = x // len(MOVES)
        if k >= i64(len(s.run)):
            return R.NOT_IN_RUN  # PL-1002
        start: i64 = FROM[x % len(MOVES)]
        end: i64 = TO[x % len(MOVES)]
        if not refinery.uses_left(s, s.turn, k):
            return R.PIPELINE_SPENT if s.power(s.turn, N.BARRELS) > 1 else R.PIPELINE_USED  # PL-1003, PL-1506
        if s.run_from[k] != UNUSED and s.run_from[k] != start and not s.terms.any_two:
            return R.OTHER_GRADE  # PL-1506
        colour = s.networks[s.turn].colour[s.run[k]]
        at = colour * N.GRADES + start
        if s.oil[s.turn * KINDS_OF_OIL + at] <= s.fresh[at]:
            return R.NO_SOURCE  # PL-1003
        if s.cost(colour, start, end) > s.run_value[k]:
            return R.VALUE_TOO_LOW  # PL-1002
        return LEGAL if s.free_places(s.turn, end) > 0 else R.NO_ROOM  # PL-206, PL-1004

    def apply(self, s: Table, x: i64) -> None:
        """Move the barrel up; it is fresh for the rest of the run."""
        k = x // len(MOVES)
        start: i64 = FROM[x % len(MOVES)]
        end: i64 = TO[x % len(MOVES)]
        colour = s.networks[s.turn].colour[s.run[k]]
        s.unload(s.turn, colour, start)
        s.store(s.turn, colour, end)
        s.fresh[colour * N.GRADES + end] += 1
        s.run_uses[k] += 1
        s.run_from[k] = start
        s.parts += 1
        if s.listener is not None:
            s.tell(log.REFINED, s.turn, {"barrel": say.barrel(int(colour), int(start)), "grade": N.GRADE_NAMES[end]})
        s.again()

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        """Name barrel, cost and value, and what to do about a full row."""
        k = x // len(MOVES)
        start: i64 = FROM[x % len(MOVES)]
        end: i64 = TO[x % len(MOVES)]
        if k >= len(s.run):
            return {}
        colour = s.networks[s.turn].colour[s.run[k]]
        source = self.refuse(s, x) == R.NO_SOURCE
        return {
            "colour": N.COLOUR_NAMES[colour],
            "grade": N.GRADE_NAMES[start if source else end],
            "cost": s.cost(colour, start, end),
            "value": s.run_value[k],
            "advice": f"Refine something out of the {N.GRADE_NAMES[end]} row first, if another pipeline can.",
        }

    def words(self, s: Table, x: i64) -> str:
        k = x // len(MOVES)
        if k >= len(s.run):
            return "Refine"
        colour = int(s.networks[s.turn].colour[s.run[k]])
        what = say.barrel(colour, FROM[x % len(MOVES)])
        return f"Refine {what} to {N.GRADE_NAMES[TO[x % len(MOVES)]]} in pipeline {k + 1}"

    def hint(self, s: Table, x: i64) -> str:
        k = x // len(MOVES)
        if k >= len(s.run):
            return ""
        cost = s.cost(s.networks[s.turn].colour[s.run[k]], FROM[x % len(MOVES)], TO[x % len(MOVES)])
        return f"costs {cost} of its value {s.run_value[k]}"


RUN: Final = Run("run", [number("tile", 0, TILES - 1)], exact=True)
RUN_MACHINE: Final = RunMachine("run_machine", [number("machine", 0, MOST_MACHINES - 1)], exact=True)
EARLY: Final = EarlyRun("early_run", place="machines:switch")
ACTIVATE: Final = Activate("activate", place="machines:switch")
REFINE: Final = Refine(
    "refine", [number("pipeline", 0, int(MOST_IN_RUN) - 1), one_of("move", MOVES)], exact=True, place="run:{pipeline}"
)
