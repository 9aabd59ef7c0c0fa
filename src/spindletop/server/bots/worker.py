"""The child process in which bots think: JSON lines in, JSON lines out.

The process is trusted with the whole record. A bot is not: before it sees the position, everything its seat cannot
know is drawn anew.
"""

import ctypes
import json
import os
import secrets
import signal
import sys
from collections import OrderedDict
from typing import Any

from spindletop.bots.registry import make_registered_bot
from spindletop.games import find, shelf
from spindletop.kernel.record import Record, read_record
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import State

MOST_TABLES = 64
GRACE = 2.0
"""The server kills a worker that takes too long; should the server be gone, an alarm does so many seconds later."""
PR_SET_PDEATHSIG = 1


class Memory:
    """The tables this worker has seen lately, so that only new actions must be played."""

    def __init__(self) -> None:
        self.tables: OrderedDict[str, tuple[Record, list[int], State]] = OrderedDict()

    def position(self, table: str, header: dict[str, Any], actions: list[int]) -> tuple[Record, State]:
        """Return the record and the position after these actions."""
        record, played, state = self.tables.pop(table, (None, [], None))
        if record is None or state is None or played != actions[: len(played)]:
            record = read_record(json.dumps(header), find)
            played, state = [], record.start()
        for action in actions[len(played) :]:
            state.play(action)
        self.tables[table] = (record, list(actions), state)
        while len(self.tables) > MOST_TABLES:
            self.tables.popitem(last=False)
        return record, state


def answer(question: dict[str, Any], memory: Memory) -> dict[str, Any]:
    """Return what the bot of a spec chooses."""
    if question.get("ping"):
        shelf()  # loading the games is not part of anybody's thinking time
        return {"pong": True}
    record, state = memory.position(question["table"], question["header"], question["actions"])
    seed = secrets.randbits(60)
    bot = make_registered_bot(question["spec"], record.game, seed)
    action = bot.choose(state.resample(int(state.mover), Rng(seed + 1)))
    refusal = state.refusal(action)
    if refusal is not None:
        return {"error": "chose what is not allowed"}
    return {"action": int(action)}


def die_with_parent() -> None:
    """Let the system kill this process as soon as its parent is gone, however busy a bot is.

    Only Linux can do this; elsewhere the time limit of each question has to suffice.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def main() -> None:
    """Answer questions until there are no more."""
    die_with_parent()
    # What a bot prints must not be taken for an answer.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    memory = Memory()
    for line in sys.stdin:
        try:
            question = json.loads(line)
            # The default action of this signal ends the process, even if a bot never comes back to the interpreter.
            signal.setitimer(signal.ITIMER_REAL, question["seconds"] + GRACE if "seconds" in question else 0.0)
            found = answer(question, memory)
        except Exception as error:
            memory = Memory()
            found = {"error": f"failed with {type(error).__name__}"}
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        answers.write(json.dumps(found) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
