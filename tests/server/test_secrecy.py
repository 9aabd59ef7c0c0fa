"""Nothing a viewer is sent depends on what it cannot know: tables that differ only there look the same to it."""

import itertools
import json
from typing import Any

import msgspec
import pytest

import secret_game
from spindletop.games import shelf
from spindletop.kernel.dealer import SeededDealer
from spindletop.kernel.events import Chronicle
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import CHANCE, OVER, SPECTATOR
from spindletop.server.domain import commands, explain, journal, opening, records
from spindletop.server.domain.entry_writer import EntryWriter
from spindletop.server.domain.outcome import Outcome
from spindletop.server.domain.table import Table
from spindletop.server.realtime import projection
from spindletop.server.realtime.viewer import Viewer
from spindletop.server.wire.problems import Problem
from spindletop.server.wire.requests import NewSeat, NewTable
from spindletop.showing.replay import of_record

encode = msgspec.json.encode


@pytest.fixture(scope="module")
def games(tmp_path_factory):
    return {**shelf(), "hands": secret_game.make(tmp_path_factory.mktemp("hands"))}


class TwinTable:
    """A table of which copies with other hidden facts can be made."""

    def __init__(self, games, game, options, seats, seed):
        names = [NewSeat("human", f"P{i}") for i in range(seats)]
        self.games = games
        self.table: Any = opening.prepare_table(
            NewTable(game=game, seats=names, options=options, start="host"), games, 1000
        ).table
        self.dealer = SeededDealer(seed)
        self.rng = Rng(seed)

    def begin(self):
        self.table.take(Outcome([journal.GameStarted(seq=self.table.seq + 1, time=1000)]))
        self.bring()

    def bring(self):
        """Let chance happen, drawn by the test instead of the secret seed."""
        while self.table.state.mover == CHANCE:
            state = self.table.state
            action = state.choices()[self.dealer.draw(state.weights())]
            writer = EntryWriter(self.table, 1000)
            writer.chance(action)
            self.table.take(writer.outcome())

    def step(self):
        state = self.table.state
        action = state.choices()[self.rng.below(len(state.choices()))]
        writer = EntryWriter(self.table, 1000)
        writer.move(int(state.mover), action, f"move-{self.table.seq}")
        self.table.take(writer.outcome())
        self.bring()

    def otherwise(self, actions):
        """Return the same table with other actions in its journal, as if they had been played."""
        table: Any = Table(self.table.terms, b"\x01" * 32, self.games)
        numbers = iter(actions)
        for entry in self.table.entries:
            changed = entry
            if isinstance(entry, journal.Played):
                action = next(numbers)
                text = table.state.vocabulary.text(action)
                changed = msgspec.structs.replace(entry, action=action, text=text)
            table.take(Outcome([changed]))
        return table


def variants(twin, seat, most=4):
    """Return actions of games that this seat cannot tell from the one that is played: only hidden draws differ."""
    table = twin.table
    game = table.game
    played = list(table.record.actions)
    hidden = [n for n, entry in enumerate(table.counting()) if entry.seen is not None and seat not in entry.seen]
    found: list[list[int]] = []
    rng = Rng(99)
    yardstick = heard(table, played, seat) if hidden else []
    for _ in range(30):
        if len(found) >= most or not hidden:
            break
        actions = list(played)
        state = table.record.start()
        possible = True
        for n in range(len(actions)):
            if n in hidden and state.mover == CHANCE:
                actions[n] = state.choices()[rng.below(len(state.choices()))]
            if state.refusal(actions[n]) is not None:
                possible = False
                break
            state.play(actions[n])
        if not possible or actions == played:
            continue
        same = state.mover == table.state.mover and game.view(state, seat) == game.view(table.state, seat)
        if same and heard(table, actions, seat) == yardstick:
            found.append(actions)
    return found


def heard(table, actions, seat):
    """Return everything the rules themselves told a seat during these actions: the yardstick for the server."""
    state = table.record.start()
    state.listener = chronicle = Chronicle()
    told: list[Any] = []
    for n, action in enumerate(actions):
        verb = state.vocabulary.verb(action)
        told.append(action if verb.visible(state, action - verb.base, seat) else verb.name)
        if n % (1 + len(actions) // 6) == 0:
            told.append(table.game.view(state, seat))
        state.play(action)
        told.append([event.words(seat, table.names) for event in chronicle.take()])
    return told


def everything(table, seat):
    """Return all that a viewer can get out of the server about a table, as bytes."""
    parts = [
        encode(projection.snapshot(table, Viewer(seat), 5000)),
        encode(projection.snapshot(table, Viewer(seat, host=True), 5000)),
        projection.update(table, Viewer(seat), projection.Cursor(), 5000),
        projection.update(table, Viewer(seat), projection.Cursor(max(0, table.seq - 3)), 5000, partial=True),
        encode(projection.entries(table, 0, seat)),
        encode([projection.past_position(table, n, seat) for n in range(0, table.n + 1, 1 + table.n // 6)]),
    ]
    parts.append(problem_of(lambda: records.export_record(table)))
    parts.append(encode(of_record(table.record, seat, table.names, table.result)))
    if seat != SPECTATOR:
        for action in range(0, table.game.vocabulary.size, max(1, table.game.vocabulary.size // 40)):
            if table.mover != seat or table.state.refusal(action) is not None:
                parts.append(problem_of(lambda a=action: commands.move(table, seat, a, "id", table.revision, 5000)))
        parts.append(problem_of(lambda: commands.move(table, seat, 0, "id", table.revision - 1, 5000)))
        parts += [encode(explain.why_not(table, seat, place)) for place in some_places(table.state)]
        parts.append(problem_of(lambda: commands.undo(table, seat, 10**6, "id", table.revision, 5000)))
    return parts


def some_places(state):
    """Return a few places where something of the present step would be done."""
    verbs = getattr(state.step, "verbs", ())
    return sorted({verb.place(state, x) for verb in verbs for x in range(0, verb.size, 1 + verb.size // 3)})[:4]


def problem_of(act):
    try:
        found = act()
    except Problem as problem:
        return encode(problem.body())
    return found if isinstance(found, str) else "allowed"


def cases():
    """The example game, and every game on the shelf with each of its presets."""
    found: list[Any] = [("hands", {}, 3, 40, 6), ("hands", {}, 2, 40, 3)]
    for game in shelf().values():
        found += [(game.id, dict(preset), game.min_seats, 60, 0) for preset in game.presets.values()]
    found.append(("oilman", {"oil": "clusters", "rounds": 6, "bidding": "ladder"}, 2, 60, 6))
    return found


@pytest.mark.parametrize(("game", "options", "seats", "steps", "enough"), cases())
def test_what_is_sent_does_not_depend_on_what_the_receiver_cannot_know(games, game, options, seats, steps, enough):
    compared = 0
    twin = TwinTable(games, game, options, seats, 1)
    twin.begin()
    for step in range(steps):
        if twin.table.state.mover == OVER:
            break
        if step % (steps // 8 if enough else steps // 2) == 3:
            for seat in [SPECTATOR, *range(seats)]:
                truth = everything(twin.table, seat)
                for actions in variants(twin, seat, 2):
                    assert everything(twin.otherwise(actions), seat) == truth
                    compared += 1
        twin.step()
    assert compared >= max(enough, int(twin.table.hidden)), "where something is hidden, tables that differ are found"


def test_the_comparison_would_notice_a_leak(games):
    """Did the journal not tell who may know what, the test above would fail."""
    twin = TwinTable(games, "hands", {}, 3, 1)
    twin.begin()
    told, otherwise = twin.table, twin.otherwise(variants(twin, SPECTATOR)[0])
    for table in (told, otherwise):
        table.entries = [
            msgspec.structs.replace(one, seen=None) if isinstance(one, journal.Played) else one for one in table.entries
        ]
    assert everything(otherwise, SPECTATOR) != everything(told, SPECTATOR)


def test_a_peek_cannot_be_taken_back_but_a_thought_can(games):
    twin = TwinTable(games, "hands", {}, 3, 5)
    twin.begin()
    table = twin.table
    vocabulary = table.state.vocabulary

    def play(text):
        table.take(commands.move(table, table.mover, vocabulary.parse(text), None, table.revision, 2000))

    start = table.n
    play("think")
    assert table.undo_points(0) == [start]
    play("peek 1")
    assert table.undo_points(0) == [], "what was seen cannot be unseen"
    play("think")
    assert table.undo_points(0) == [start + 2]


@pytest.mark.parametrize("answer", ["A", "B", "C"])
def test_an_answer_cannot_be_taken_back_whether_right_or_wrong(games, answer):  # PU-3.4
    twin = TwinTable(games, "pipe_it_up", {}, 2, 4)
    twin.begin()
    table = twin.table
    while table.state.step.name != "answer":
        twin.step()
        twin.bring()
    table.take(
        commands.move(table, table.mover, table.state.vocabulary.parse(f"answer {answer}"), None, table.revision, 2000)
    )
    assert table.state.step.name == "act"
    assert table.undo_points(table.mover) == []


def test_the_seed_and_the_tokens_are_in_nothing_that_is_sent_before_the_end(games):
    twin = TwinTable(games, "hands", {}, 3, 3)
    twin.begin()
    opened = opening.PreparedTable(twin.table)
    opened.give_token(0)
    secret = [twin.table.seed.hex(), opened.host, opened.invitation, opened.tokens[0].token]
    secret += [twin.table.host_hash, twin.table.invitation_hash, *twin.table.holders.values()]
    while twin.table.state.mover != OVER:
        for seat in [SPECTATOR, 0, 1, 2]:
            sent = b"".join(part.encode() if isinstance(part, str) else part for part in everything(twin.table, seat))
            assert not [one for one in secret if one.encode() in sent]
        twin.step()


def test_the_record_of_a_running_game_with_secrets_stays_closed(games):
    twin = TwinTable(games, "hands", {}, 2, 3)
    twin.begin()
    with pytest.raises(Problem) as problem:
        records.export_record(twin.table)
    assert problem.value.code == "secret"
    open_game = TwinTable(games, "oilman", {}, 2, 3)
    open_game.begin()
    assert json.loads(records.export_record(open_game.table).splitlines()[0])["game"] == "oilman"


def test_hidden_facts_are_told_when_the_game_is_over(games):
    twin = TwinTable(games, "hands", {}, 2, 3)
    twin.begin()
    for _ in itertools.takewhile(lambda _: twin.table.state.mover != OVER, range(500)):
        twin.step()
    writer = EntryWriter(twin.table, 3000)
    writer.end("rounds", "HA-9")
    twin.table.take(writer.outcome())
    seen = projection.snapshot(twin.table, Viewer(SPECTATOR), 5000)
    assert all(entry.action is not None for entry in seen.entries if entry.kind == "chance")
    assert seen.fair is not None
    assert seen.fair.seed == twin.table.seed.hex()
