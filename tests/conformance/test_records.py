"""The record is the save file: written, read and replayed, it gives the same game."""

import json

import pytest

from cases import all_cases, default_cases
from random_play import random_actions
from spindletop.games import find, shelf
from spindletop.kernel.dealer import FairDealer
from spindletop.kernel.game import SUPERSEDED
from spindletop.kernel.record import Record, RecordError, read_record
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import CHANCE, OVER


def names(count):
    return [f"Company {seat}" for seat in range(count)]


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_a_record_replays_to_the_same_digest(case):
    record = Record(case.game, names(case.seats), case.options, case.edition)
    record.actions = random_actions(case, 21)
    state = record.replay()
    text = record.write()
    again = read_record(text, find)
    assert again.replay().digest() == state.digest()
    assert again.options == record.options
    assert again.names == record.names
    assert again.write() == text
    again.verify()


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_a_record_replays_to_any_point(case):
    record = Record(case.game, names(case.seats), case.options)
    record.actions = random_actions(case, 22, most=60)
    state = record.start()
    for n, action in enumerate(record.actions):
        if n % 10 == 0:
            assert record.replay(n).digest() == state.digest()
        state.play(action)


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)
def test_an_edition_that_was_replaced_is_kept_under_its_fingerprint_and_still_read(game):
    kept = game.folder / SUPERSEDED
    names = [file.name for file in kept.iterdir()] if kept.is_dir() else []
    for name in names:
        hash = name.removesuffix(".toml")
        edition = game.recorded_edition("", hash)
        assert edition.hash == hash
        assert game.start(None, None, edition).mover != OVER
    assert game.recorded_edition("", game.edition().hash).source == game.edition().source


def fair_game(case, seed):
    dealer = FairDealer(bytes([seed]) * 32, ["salt of red"])
    record = Record(case.game, names(case.seats), case.options, commitment=dealer.commitment, salts=dealer.salts)
    state, rng = record.start(), Rng(seed)
    while state.mover != OVER:
        choices = state.choices()
        if state.mover == CHANCE:
            action = choices[dealer.draw(state.weights())]
        else:
            action = choices[int(rng.below(len(choices)))]
        record.actions.append(action)
        state.play(action)
    record.close(state)
    record.seed = dealer.seed.hex()
    return record


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_fair_draws_can_be_verified_and_a_changed_draw_is_found(case):
    text = fair_game(case, 7).write()
    draws = read_record(text, find).verify()
    lines = text.splitlines()
    by_chance = [i for i, line in enumerate(lines) if json.loads(line).get("by") == "chance"]
    assert draws > 0
    assert draws == len(by_chance)
    tampered = tamper(case, lines, by_chance)
    with pytest.raises(RecordError, match=r"line \d+: the record says .*, the seed"):
        read_record(tampered, find).verify()


def tamper(case, lines, by_chance):
    """Replace the first draw that could have gone otherwise, and cut the record there."""
    record = read_record("\n".join(lines), find)
    state = record.start()
    for i, action in enumerate(record.actions):
        if i + 1 in by_chance and len(state.choices()) > 1:
            other = next(a for a in state.choices() if a != action)
            entry = {**json.loads(lines[i + 1]), "do": case.game.vocabulary.text(other)}
            return "\n".join([*lines[: i + 1], json.dumps(entry), lines[-1]])
        state.play(action)
    raise AssertionError("the game has no draw with two outcomes")
