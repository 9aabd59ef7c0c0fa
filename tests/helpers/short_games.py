"""Tables for the browser: short ones of every game on the shelf, and full ones at any moment of a game."""

import functools
import random
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cases import Case
from random_play import random_actions
from servers import Server
from spindletop import games
from spindletop.kernel.record import Record
from spindletop.kernel.state import CHANCE

BOX = Path(games.__file__).parent
NAMES = ["Ada", "Bruno", "Dora", "Ivo", "Pia", "Zeno"]

OPTIONS: dict[str, dict[str, Any]] = {
    "oilman": {"rounds": 2},
    "crude": {"max_rounds": 1},
    "pipe_it_up": {"fast": True, "tokens": "strategic", "end_on_tokens": True},
}
"""Options that make a game short, without changing what can be done in it."""

EDITIONS = {
    "interbellum": {"rounds = 6 ": "rounds = 2 ", "= [1, 2, 3]  ": "= [1]  ", "= [4, 5, 6]  ": "= [2]  "},
    "pipeline": {"per_year = [8, 6, 4]": "per_year = [2, 1, 1]"},
}
"""Where no option does, an edition of our own with fewer rounds, as anybody may upload it."""

SHELF = list(games.shelf())


def short_edition(game: str) -> str | None:
    """Return the edition with fewer rounds, if the game needs one."""
    toml = (BOX / game / "edition.toml").read_text(encoding="utf-8")
    for printed, ours in EDITIONS.get(game, {}).items():
        assert toml.count(printed) == 1, f"{game}: {printed!r}"
        toml = toml.replace(printed, ours)
    return toml if game in EDITIONS else None


def open_table(server: Server, game: str = "oilman", bot: str = "greedy", **more: Any) -> dict[str, Any]:
    """Open a short table with so many humans and bots, and return the server's answer."""
    humans, bots = more.pop("humans", 1), more.pop("bots", games.find(game).min_seats - 1)
    seats: list[dict[str, Any]] = [{"kind": "human", "name": NAMES[i]} for i in range(humans)]
    seats += [{"kind": "bot", "bot": bot, "name": NAMES[humans + i]} for i in range(bots)]
    short = {"options": OPTIONS.get(game, {}), "edition_toml": short_edition(game)}
    return opened(server, {"game": game, "seats": seats, **short, **more})


@functools.cache
def full_game(game: str) -> Record:
    """Return a whole game of the fullest table, played at random."""
    case = Case(games.find(game), games.find(game).max_seats)
    record = Record(case.game, NAMES[: case.seats])
    record.actions = random_actions(case, 5)
    return record


def lay_out(server: Server, game: str, part: float, verb: str = "") -> tuple[dict[str, Any], int]:
    """Lay out a full table after this part of a game, where there is a choice (of `verb`); return it and the mover."""
    record = full_game(game)
    head, *lines = record.write().splitlines(keepends=True)
    if part >= 1:
        return opened(server, {"record": "".join([head, *lines])}), 0
    at = int(part * len(record.actions))
    words = record.game.vocabulary.text
    while (
        (state := record.replay(at)).mover == CHANCE
        or len(state.choices()) < 2
        or (verb and not any(words(action).startswith(verb) for action in state.choices()))
    ):
        at += 1
    seats = [{"kind": "human", "name": name} for name in record.names]
    return opened(server, {"record": "".join([head, *lines[:at]]), "seats": seats}), int(state.mover)


def played(server: Server, game: str, lines: list[str], options: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Lay out a table of people after these lines of text; chance brings the first of what it may bring."""
    record = Record(games.find(game), NAMES[: more.pop("people", 2)], options)
    state = record.start()
    for line in [*lines, ""]:
        while state.mover == CHANCE:
            record.actions.append(state.choices()[0])
            state.play(record.actions[-1])
        if line:
            record.actions.append(state.vocabulary.parse(line))
            state.play(record.actions[-1])
    seats = [{"kind": "human", "name": name} for name in record.names]
    return opened(server, {"record": record.write(), "seats": seats, **more})


def opened(server: Server, wish: dict[str, Any]) -> dict[str, Any]:
    """Ask for a table and return the server's answer."""
    answer = server.client().post("/tables", json=wish)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def play_on(server: Server, table: dict[str, Any], moves: int) -> Iterator[int]:
    """Let the holders of the seats play so many moves at random, and give the number of actions after each."""
    dice, path = random.Random(7), f"/tables/{table['table']['id']}"
    players = {one["seat"]: server.client(one["token"]) for one in table["seats"]}
    for _ in range(moves):
        mover = players[0].get(path).json()["position"]["mover"]
        if mover is None:
            return
        seen = players[mover].get(path).json()
        action = dice.choice(seen["position"]["choices"])["id"]
        moved = players[mover].post(f"{path}/moves", json={"id": str(uuid.uuid4()), "at": seen["at"], "action": action})
        assert moved.status_code == 200, moved.text
        yield int(seen["position"]["n"])
