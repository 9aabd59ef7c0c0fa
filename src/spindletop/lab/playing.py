"""Playing a block of a study: one deal, in every rotation of its luck and in every arm, as plain rows of figures."""

from typing import Any

from spindletop.bots.bot import Bot
from spindletop.bots.play import begin
from spindletop.bots.registry import make_bot
from spindletop.games import find
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.game import AnyGame
from spindletop.kernel.keyed_dealer import KeyedDealer
from spindletop.kernel.record import Record
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import CHANCE, OVER, State
from spindletop.kernel.verb import Deal
from spindletop.lab.components import Components
from spindletop.lab.course import Course
from spindletop.lab.errors import LabError
from spindletop.lab.plan import Job, LabPlan
from spindletop.lab.restriction import Restricted, restricted
from spindletop.lab.tally import Tally

HIDDEN = 0x51D0
DIGITS = 4
Row = dict[str, Any]
"""The figures of one game."""
Block = dict[str, Any]
"""The games of one deal at one level."""


def play_block(plan: LabPlan, job: Job) -> Block:
    """Play every game of a block."""
    game = find(plan.game)
    components = Components(game)
    rows = []
    for number, arm in enumerate(plan.arms):
        with restricted(game, components, arm.forbid, arm.force) as restriction:
            table = _Table(plan, game, components, number, job, restriction)
            rows += [table.play(rotation)[0] for rotation in range(plan.rotations)]
    return {"level": job.level, "deal": job.deal, "games": rows}


def play_again(plan: LabPlan, number: int) -> tuple[Row, Record]:
    """Play one game of a study once more and return its row and its record."""
    job, chosen, rotation = plan.find_game(number)
    game, arm = find(plan.game), plan.arms[chosen]
    components = Components(game)
    with restricted(game, components, arm.forbid, arm.force) as restriction:
        table = _Table(plan, game, components, chosen, job, restriction)
        row, state, actions = table.play(rotation)
    return row, table.record(state, actions)


class _Table:
    """The table of one arm: the bots sit down once and play every rotation of the deal."""

    def __init__(
        self,
        plan: LabPlan,
        game: AnyGame,
        components: Components,
        number: int,
        job: Job,
        restriction: Restricted | None,
    ) -> None:
        self.plan, self.game, self.number, self.job = plan, game, number, job
        arm = self.arm = plan.arms[number]
        self.components = components
        self.restriction = restriction
        self.first = plan.start(game, arm)
        self.bots: list[Bot] = [make_bot(plan.levels[job.level], game) for _ in range(plan.seats)]
        self.tally = Tally(game.facts, plan.seats)

    def play(self, rotation: int) -> tuple[Row, State, list[int]]:
        """Play one rotation; a restriction rotates with the luck, so that each seat suffers it once."""
        plan = self.plan
        state, out = self.first.copy(), Buffer()
        state.listener = self.tally
        self.tally.begin()
        lots = plan.lot_seed(self.job.deal, rotation, self.arm)
        dealer = KeyedDealer(plan.luck_seed(self.job.deal, self.arm), plan.seats, rotation)
        hidden = Rng(lots + HIDDEN)
        begin(self.bots, lots)
        course = Course(self.game, self.components, plan.seats)
        if self.restriction is not None:
            self.restriction.begin(rotation)
        turn, settled = -1, False
        state.legal(out)
        while state.mover != OVER:
            dealer.follow(state.turn)
            mover = int(state.mover)
            if mover >= 0 and (state.turn != turn or not settled):
                turn, settled = int(state.turn), True
                course.begin_turn(state)
                self.tally.turns = course.turns
            action = self._action(state, out, dealer, hidden, course)
            course.played(state, action, mover)
            if self.restriction is not None and mover >= 0:
                self.restriction.note(mover, action)
            state.play_into(action, out)
        return self._row(state, course, rotation), state, course.actions

    def _action(self, state: State, out: Buffer, dealer: KeyedDealer, hidden: Rng, course: Course) -> int:
        if state.mover == CHANCE:
            deal = state.vocabulary.verb(out.items[0])
            if isinstance(deal, Deal) and deal.supplied_by(state):
                raise LabError(
                    f"{self.game.title} asks a clock here, which no study can repeat; choose other options, "
                    "such as -o clock=virtual"
                )
            return int(dealer.draw(state, out))
        if out.size == 1:
            return int(out.items[0])
        course.decisions += 1
        bot = self.bots[state.mover]
        action = bot.choose(state.resample(int(state.mover), hidden))
        if action not in out.actions():
            raise LabError(f"the bot {bot.name!r} chose action {action!r}, which is not allowed")
        return action

    def _row(self, state: State, course: Course, rotation: int) -> Row:
        scores, winners = state.scores(), state.winners()
        ranked = sorted(scores, reverse=True)
        margin = (ranked[0] - ranked[1]) / max(1, abs(ranked[0])) if len(ranked) > 1 else 0.0
        restriction = self.restriction
        return {
            "number": self.plan.number(self.job, self.number, rotation),
            "arm": self.number,
            "rotation": rotation,
            "ending": state.ending,
            "scores": scores,
            "winners": winners,
            "order": course.order_of_play(),
            "decisions": course.decisions,
            "turns": course.turns,
            "rounds": int(getattr(state, "round", 0)),
            "margin": round(margin, DIGITS),
            "lead_changes": course.lead_changes(),
            "decided_at": round(course.decided_at(winners), DIGITS),
            "comeback": int(course.comeback(winners)),
            "idle": [round(share, DIGITS) for share in course.idle_by_quarter()],
            "longest_idle": course.longest_idle(),
            "facts": {name: [round(x, DIGITS) for x in row] for name, row in self.tally.end(state).items()},
            "kinds": {name: [int(x) for x in row] for name, row in self.tally.kinds.items()},
            "uses": course.uses,
            "first_uses": {name: round(at / max(1, course.turns), 3) for name, at in course.first_uses.items()},
            "unavoidable": 0 if restriction is None else restriction.unavoidable,
            "digest": state.digest(),
        }

    def record(self, state: State, actions: list[int]) -> Record:
        """Return the record of a game that ended in this position; it replays without any luck."""
        colours = self.game.colours
        names = [f"{colours[i % len(colours)].capitalize()} ({bot.name})" for i, bot in enumerate(self.bots)]
        record = Record(self.game, names, self.plan.options, self.arm.chosen_edition())
        record.actions.extend(actions)
        record.close(state)
        return record
