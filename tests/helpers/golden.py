"""Makes the golden files: readable playthroughs and one record for every way a game can end.

`make golden` writes what is missing or changed; the tests fail while a file is missing or differs. A playthrough that
exists is told again from its own actions, so that a cleverer bot changes nothing; `golden.py --fresh` plays it anew.
"""

import re
import sys
import tomllib
from pathlib import Path
from typing import Any

from rich.text import Text

from spindletop.bots.play import Played, play_game
from spindletop.bots.registry import make_bot
from spindletop.games import shelf
from spindletop.kernel.events import Chronicle
from spindletop.kernel.game import AnyGame
from spindletop.kernel.record import Record
from spindletop.kernel.state import CHANCE, OVER, SPECTATOR

TESTS = Path(__file__).parent.parent
BOARD_EVERY = 60
ACTION = re.compile(r"^ *\d+  \S+ +(.*?) +\(.*, 1 of \d+\)$", re.MULTILINE)


def wanted(game: AnyGame, kind: str) -> list[dict[str, Any]]:
    """Return the playthroughs or records that a game asks for in its golden.toml."""
    path = TESTS / "games" / game.id / "golden.toml"
    assert path.exists(), f"{game.id} has no golden games: write tests/games/{game.id}/golden.toml"
    entries: list[dict[str, Any]] = tomllib.loads(path.read_text())[kind]
    return entries


def path_of(game: AnyGame, kind: str, entry: dict[str, Any]) -> Path:
    """Return where a golden file lies."""
    if kind == "playthrough":
        return TESTS / "playthroughs" / game.id / f"{entry['name']}.txt"
    return TESTS / "records" / game.id / f"v{game.rules_version}-{entry['ending']}.jsonl"


def play(game: AnyGame, entry: dict[str, Any]) -> Played:
    """Play the game of an entry: its bots take turns at the seats."""
    seats, specs = entry["seats"], entry["bots"]
    bots = [make_bot(specs[seat % len(specs)], game, seat) for seat in range(seats)]
    names = [game.colours[seat].title() for seat in range(seats)]
    return play_game(game, bots, entry["seed"], entry.get("options"), entry.get("edition", ""), names=names)


def playthrough(game: AnyGame, entry: dict[str, Any], fresh: bool) -> str:
    """Return a game as a text that a person can review: every action, what it did, and the table now and then."""
    path = path_of(game, "playthrough", entry)
    record = play(game, entry).record if fresh or not path.exists() else kept(game, entry, path.read_text())
    agreed = ", ".join(f"{name} {value}" for name, value in entry.get("options", {}).items()) or "as in the box"
    lines = [f"{game.title}, {entry['seats']} seats, seed {entry['seed']}, bots {', '.join(entry['bots'])}"]
    lines += [f"options: {agreed}", f"edition: {record.edition.hash}", ""]
    lines += told(game, record)
    return "\n".join(line.rstrip() for line in lines) + "\n"


def kept(game: AnyGame, entry: dict[str, Any], text: str) -> Record:
    """Return the game that an existing playthrough tells."""
    names = [game.colours[seat].title() for seat in range(entry["seats"])]
    record = Record(game, names, entry.get("options"), entry.get("edition", ""))
    record.actions = [game.vocabulary.parse(line) for line in ACTION.findall(text)]
    return record


def told(game: AnyGame, record: Record) -> list[str]:
    """Return the story of a record."""
    state, chronicle = record.start(), Chronicle()
    state.listener = chronicle
    lines = board(game, state)
    for n, action in enumerate(record.actions, start=1):
        who = "chance" if state.mover == CHANCE else record.names[state.mover]
        choices = len(state.choices())
        lines.append(f"{n:>5}  {who:<8} {game.vocabulary.text(action):<28} ({state.step.name}, 1 of {choices})")
        state.play(action)
        lines += [f"         {event.words(event.seat, record.names)}" for event in chronicle.take()]
        if n % BOARD_EVERY == 0 and state.mover != OVER:
            lines += board(game, state)
    lines += board(game, state)
    winners = ", ".join(record.names[seat] for seat in state.winners())
    scores = ", ".join(f"{name} {score}" for name, score in zip(record.names, state.scores(), strict=True))
    return [*lines, f"over by {state.ending}: {scores}; won by {winners}; digest {state.digest()}"]


def board(game: AnyGame, state: Any) -> list[str]:
    """Return the table as a spectator sees it, without colours."""
    drawn = Text.from_markup(game.draw(game.view(state, SPECTATOR))).plain
    return ["", *[f"  | {line}" for line in drawn.splitlines()], ""]


def make(game: AnyGame, kind: str, entry: dict[str, Any], fresh: bool = False) -> str:
    """Return the text of a golden file."""
    if kind == "playthrough":
        return playthrough(game, entry, fresh)
    played = play(game, entry)
    assert played.state.ending == entry["ending"], f"{game.id}: {entry} ends by {played.state.ending!r}"
    return played.record.write()


def main() -> None:
    """Write every golden file that is missing or has changed."""
    only = [word for word in sys.argv[1:] if not word.startswith("-")]
    fresh = "--fresh" in sys.argv
    for game in shelf().values():
        if only and game.id not in only:
            continue
        for kind in ("playthrough", "record"):
            for entry in wanted(game, kind):
                path = path_of(game, kind, entry)
                if kind == "record" and path.exists() and not fresh:
                    continue  # the archive is kept as it is
                text = make(game, kind, entry, fresh)
                path.parent.mkdir(parents=True, exist_ok=True)
                if not path.exists() or path.read_text() != text:
                    path.write_text(text)
                    print(f"written: {path.relative_to(TESTS.parent)}")


if __name__ == "__main__":
    main()
