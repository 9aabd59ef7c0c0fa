"""Games recorded before a rule was mended go on as they were agreed."""

import json
from typing import Any

from spindletop.bots.play import ask, bring
from spindletop.bots.registry import make_bot
from spindletop.games import find
from spindletop.games.pipeline import GAME
from spindletop.kernel.dealer import SeededDealer
from spindletop.kernel.record import Record, read_record
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import CHANCE

WORK = GAME.vocabulary.by_name["work"]
MENDED = {"bumping": "gap", "government_opens": "all", "machine_needs_network": False}
"""What a record that says nothing of these options meant."""


def reread(record: Record, left_out: list[str]) -> Record:
    """Return a record as a file from before some options existed says it."""
    head, *lines = record.write().splitlines()
    header: dict[str, Any] = json.loads(head)
    header["options"] = {name: value for name, value in header["options"].items() if name not in left_out}
    return read_record("\n".join([json.dumps(header), *lines]), find, "older")


def test_a_record_without_the_options_means_the_rules_of_its_time() -> None:
    """PL-R11, PL-R16, PL-R20."""
    record = Record(GAME, ["Ann", "Ben"], MENDED)
    assert {name: reread(record, list(MENDED)).options[name] for name in MENDED} == MENDED


def test_a_new_game_follows_the_rulebook() -> None:
    """PL-R11, PL-R16, PL-R20."""
    terms = GAME.start(2).terms
    assert (terms.nearest_gap, terms.first_card_opens, terms.machine_needs_network) == (False, True, True)


def test_an_older_game_in_which_a_machine_was_lost_still_replays() -> None:
    """PL-R16: Machines I was bought without a network, and nothing came of it."""
    families = {"families": "machines,government,engineering,shops,human_resources"}
    record = Record(GAME, ["Ann", "Ben"], {**families, **MENDED})
    state, dealer, rng = record.start(), SeededDealer(4), Rng(4)
    greedy = make_bot("greedy", GAME, 1)

    def play(action: int) -> None:
        record.actions.append(action)
        state.play(action)

    while state.step.name != "turn":
        play(bring(state, dealer) if state.mover == CHANCE else ask(greedy, state, rng))
    upgrades = next(a for a in state.choices() if "Upgrades" in GAME.vocabulary.verb(a).words(state, a - WORK.base))
    play(upgrades)
    play(GAME.vocabulary.parse("upgrade machines"))
    assert state.step.name == "upgrades"
    again = reread(record, list(MENDED)).replay()
    assert again.digest() == state.digest()


def test_an_option_kept_for_older_records_is_offered_to_nobody() -> None:
    """PL-R16."""
    assert [option.name for option in GAME.options if not option.offered] == ["machine_needs_network"]
