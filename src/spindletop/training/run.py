"""A training from its first game to its champion: play, remember, learn, judge, and keep what must not be lost."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter

import numpy as np

from spindletop.arena.contest import Contest, play_deal
from spindletop.bots.bot import Bot
from spindletop.bots.greedy import GreedyBot
from spindletop.bots.mind import Inputs, Mind
from spindletop.bots.mind_bot import MindBot
from spindletop.bots.net import Net
from spindletop.bots.weights import pack, unpack_layers
from spindletop.training.errors import TrainingError
from spindletop.training.folder import Folder
from spindletop.training.learner import Learner, Memory
from spindletop.training.plan import Plan, known_game, starts
from spindletop.training.players import Played, Player, Stint, players

GREEDY_DEALS = 8
DUEL_DEALS = 5
DUEL_PARTS = 4
MOST_OFTEN = 120.0
"""Judging costs games that teach nothing: so many seconds lie between two judgements at least."""
COST = 8.0
"""So many times as long as a judgement took it is learned before the next one."""
CLEAR = 2.5
"""A duel ends early when the challenger is so many standard errors away from a fair share."""
FROM_BEFORE = ("command", "plan", "games", "seconds", "made", "before")
SURVEY = 24
"""So many games tell what a usual score is."""
FORESEEN = 1024
"""On so many fresh positions it is seen how well the network foretells."""
STINT = 12.0
"""How many seconds players play before the learner gives them new weights."""


@dataclass
class Progress:
    """How far a training has come."""

    seconds: float = 0.0
    games: int = 0
    decisions: int = 0
    stints: int = 0
    score_mean: float = 0.0
    score_spread: float = 1.0
    judged: float = 0.0
    judging: float = 0.0
    """How many seconds the last judgement took."""
    champion: int = 0
    curve: list[dict[str, float]] = field(default_factory=list)
    before: dict[str, object] = field(default_factory=dict)
    """How the mind was made that the training went on from."""


class Training:
    """One training in its folder; it can be stopped at any moment and goes on where its last checkpoint is."""

    def __init__(
        self,
        plan: Plan,
        folder: Folder,
        hours: float,
        processes: int,
        command: str,
        ray: str = "",
        begin: Path | None = None,
    ) -> None:
        self.plan = plan
        self.folder = folder
        self.seconds = hours * 3600
        self.command = command
        self.game = known_game(plan)
        self.first = starts(self.game, plan.seats)[0]
        self.inputs = int(Inputs(self.game, self.first, 1.0, plan.summary > 0).size)
        self.learner = Learner(self.inputs, plan.hidden, plan.second, plan.seats, plan.seed, plan.decay)
        self.progress = Progress()
        self.memory = Memory(plan.room)
        self.players = players(plan, processes, ray)
        self.processes = processes
        if not folder.resume(self.learner, self.progress):
            self._survey()
            if begin is not None:
                self._begin_with(begin)
        self.random = np.random.default_rng([plan.seed, self.progress.stints])

    def _survey(self) -> None:
        """Find out what usual scores and positions look like."""
        player = Player(self.plan)
        mean, spread = player.survey(SURVEY)
        self.progress.score_mean, self.progress.score_spread = mean, spread
        observed = int(player.mind.inputs.observed)
        self.learner.standardise(player.usual_positions(SURVEY, spread), observed, self.plan.observed)

    def _begin_with(self, file: Path) -> None:
        """Go on from a mind that was trained before, which is then the first champion to beat."""
        try:
            data = file.read_bytes()
        except OSError as error:
            raise TrainingError(f"{file} cannot be read ({error.strerror})") from None
        card, sizes, layers = unpack_layers(data, str(file))
        wanted = [self.inputs, self.plan.hidden, self.plan.second, self.plan.seats]
        if card.get("game") != self.plan.game or sizes != wanted:
            raise TrainingError(f"{file} is a mind of another game, of other seats or of another size")
        self.learner.take(layers)
        self.progress.before = {name: card[name] for name in FROM_BEFORE if name in card}
        self.progress.score_mean = float(str(card["score_mean"]))
        self.progress.score_spread = float(str(card["score_spread"]))
        self.folder.crown(data)

    def run(self, tell: Callable[["Training", str], None]) -> None:
        """Train until the time is over; `tell` hears of every stint and every judgement."""
        try:
            while self.progress.seconds < self.seconds:
                start = perf_counter()
                self._stint()
                tell(self, "stint")
                if self._judgement_due():
                    self._judge()
                    tell(self, "judged")
                self.progress.seconds += perf_counter() - start
                self.folder.save(self.learner, self.progress)
            self._judge()
            self.folder.save(self.learner, self.progress)
            tell(self, "judged")
        finally:
            self.players.close()

    def _stint(self) -> None:
        """Let the players play for a while, then learn from what they bring."""
        progress = self.progress
        seeds = [int(seed) for seed in self.random.integers(0, 2**62, self.processes)]
        weights = self.learner.flat(averaged=False)
        stint = Stint(self.plan, weights, progress.score_mean, progress.score_spread, seeds[0], STINT)
        played = self.players.play(stint, seeds)
        fresh = 0
        foreseen = self._foreseen(played)
        for one in played:
            self.memory.add(one.batch)
            fresh += len(one.batch)
            progress.games += one.games
            progress.decisions += one.decisions
        progress.stints += 1
        self._learn(fresh, foreseen)

    def _foreseen(self, played: list[Played]) -> float:
        """Return the loss on some positions of games that nothing was learned from yet: it shows overfitting."""
        batch = played[0].batch
        if not len(batch):
            return 0.0
        rows, aims = batch.pick(self.random.integers(0, len(batch), FORESEEN), self.inputs)
        return self.learner.loss(rows, aims)

    def _learn(self, fresh: int, foreseen: float) -> None:
        plan = self.plan
        if len(self.memory) < 4 * plan.batch:
            return
        rate = plan.rate * max(0.08, 1.0 - self.progress.seconds / self.seconds)
        losses = []
        for _ in range(max(1, int(fresh * plan.reuse / plan.batch))):
            rows, aims = self.memory.sample(plan.batch, self.inputs, self.random)
            losses.append(self.learner.learn(rows, aims, rate))
        self.progress.curve.append(
            {
                "seconds": round(self.progress.seconds, 1),
                "games": self.progress.games,
                "loss": round(float(np.mean(losses)), 4),
                "foreseen": round(foreseen, 4),
            }
        )

    # -- judging

    def _judgement_due(self) -> bool:
        """Judge more often in the beginning, when much changes."""
        now = self.progress.seconds
        return now >= self.progress.judged + max(MOST_OFTEN, 0.25 * now, COST * self.progress.judging)

    def _judge(self) -> None:
        """Measure the averaged network against greedy and against the champion; it takes over if it is better."""
        progress = self.progress
        progress.judged = progress.seconds
        start = perf_counter()
        greedy = self._against([GreedyBot(self.game, seat) for seat in range(self.plan.seats)], GREEDY_DEALS, 0)
        entry: dict[str, float] = {
            "seconds": round(progress.seconds, 1),
            "games": progress.games,
            "greedy": round(greedy.share, 4),
            "greedy_error": round(greedy.error, 4),
            "score": round(greedy.score, 1),
            "greedy_score": round(greedy.rival_score, 1),
        }
        champion = self.folder.champion()
        better = champion is None
        if champion is not None:
            duel = self._duel(champion)
            entry["champion"] = round(duel.share, 4)
            entry["champion_error"] = round(duel.error, 4)
            better = duel.share > 1 / self.plan.seats
        entry["replaced"] = float(better)
        progress.curve.append(entry)
        if better:
            progress.champion += 1
            self.folder.crown(pack(self._card(entry), self.learner.flat(averaged=True)))
        progress.judging = perf_counter() - start

    def _duel(self, champion: Net) -> Contest:
        """Let the new network sit alone among champions; stop as soon as it is clear who is better."""
        duel = Contest(self.plan.seats)
        champions = [MindBot(self.game).with_mind(self._mind(champion.twin())) for _ in range(self.plan.seats)]
        for part in range(1, DUEL_PARTS + 1):
            duel.deals += self._against(list(champions), DUEL_DEALS, part).deals
            if abs(duel.share - 1 / self.plan.seats) > CLEAR * duel.error:
                break
        return duel

    def _against(self, others: list[Bot], deals: int, part: int) -> Contest:
        """Let the averaged network sit alone among others, with deals that no judgement has seen before."""
        one = self._bot(self.learner.flat(averaged=True))
        seed = 50_000_000 + 10_000 * self.progress.stints + 1000 * part
        return Contest(self.plan.seats, [play_deal(self.first, one, others, seed + deal) for deal in range(deals)])

    def _bot(self, weights: list[list[float]]) -> MindBot:
        net = Net(self.inputs, self.plan.hidden, self.plan.second, self.plan.seats)
        net.load(weights)
        return MindBot(self.game).with_mind(self._mind(net))

    def _mind(self, net: Net) -> Mind:
        progress = self.progress
        return Mind(self.game, self.first, net, progress.score_mean, progress.score_spread, self.plan.tilt)

    def _card(self, entry: dict[str, float]) -> dict[str, object]:
        """Return what stands on the first line of the weights: who it is, and how it was made."""
        return {
            "game": self.plan.game,
            "seats": self.plan.seats,
            "inputs": self.inputs,
            "hidden": self.plan.hidden,
            "second": self.plan.second,
            "score_mean": round(self.progress.score_mean, 3),
            "score_spread": round(self.progress.score_spread, 3),
            "tilt": self.plan.tilt,
            "rules": self.game.rules_version,
            "edition": self.game.edition().hash,
            "command": self.command,
            "plan": self.plan.to_row(),
            "made": datetime.now(UTC).strftime("%Y-%m-%d"),
            "games": self.progress.games,
            "seconds": round(self.progress.seconds),
            "gate": entry,
            **({"before": self.progress.before} if self.progress.before else {}),
        }
