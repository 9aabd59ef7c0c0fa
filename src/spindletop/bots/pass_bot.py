"""The passing bot: it keeps a game going for a player who has left, and does as little as the rules allow."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.bots.bot import Bot
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.state import State
from spindletop.kernel.step import Decision

QUIET: Final = ["pass", "pass_turn", "done", "decline", "drop", "keep"]
"""Verbs that do nothing, the most harmless first; `end_...` counts as one of them."""


@final
class PassBot(Bot):
    """Closes the step, or passes, or, if something must be done, does anything at all."""

    def choose(self, state: State) -> int:
        """Return the choice that does the least."""
        out = Buffer()
        state.legal(out)
        closing = ""
        step = state.step
        if isinstance(step, Decision) and step.closing is not None:
            closing = step.closing.name
        best: i64 = 1000
        chosen: i64 = -1
        i: i64 = 0
        while i < out.size:
            rank = self._rank(state.vocabulary.verb(out.items[i]).name, closing)
            if rank < best:
                best = rank
                chosen = out.items[i]
            i += 1
        return int(chosen if chosen >= 0 else out.choose(self.rng))

    def _rank(self, verb: str, closing: str) -> i64:
        """Return how quiet a verb is, from 0, the quietest, to 1000, not quiet at all."""
        if verb == closing:
            return 0
        if verb in QUIET:
            return 1 + i64(QUIET.index(verb))
        if verb.startswith(("pass_", "end_", "decline_", "keep_")):
            return 100
        return 1000
