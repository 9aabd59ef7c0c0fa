"""The record of a game is its save file: a header and the list of actions, chance included, as JSON lines."""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Final, final

from mypy_extensions import mypyc_attr

from spindletop.kernel.dealer import SaltedSeed, commitment
from spindletop.kernel.events import Listener
from spindletop.kernel.game import AnyGame, Edition, SetupError
from spindletop.kernel.options import OptionError, Value, settle, settle_recorded
from spindletop.kernel.plain import check_plain, read_json
from spindletop.kernel.refusal import Illegal
from spindletop.kernel.sheet import SheetError
from spindletop.kernel.state import CHANCE, OVER, State
from spindletop.kernel.verb import Deal
from spindletop.kernel.vocabulary import BadMove

FORMAT: Final = 1
POSITION_FORMAT: Final = 2
"""The format of a record that begins with a written-down position; older readers must not take it for a whole game."""
AGREED: Final = "agreed"
"""How a game ends that its players end as it stands, whatever the rules say about its end."""
MOST_SALTS: Final = 64
LONGEST_SALT: Final = 200
LONGEST_COMMITMENT: Final = 128
LARGEST_NUMBER: Final = 1_000_000_000


@mypyc_attr(native_class=False)
class RecordError(ValueError):
    """Raised for a record that is damaged, foreign or does not follow the rules; the message names the line."""


def edition_header(name: str, hash: str, data: Mapping[str, object] | None) -> dict[str, object]:
    """Return how a header names an edition; one that is not built in brings its data along."""
    edition: dict[str, object] = {"name": name, "hash": hash}
    if data is not None:
        edition["data"] = data
    return edition


def fair_header(commitment: str, salts: Sequence[str], fair_from: int) -> dict[str, object]:
    """Return what a header says about draws that can be checked; `fair_from` is the first action they cover."""
    fair: dict[str, object] = {"commitment": commitment, "salts": list(salts)}
    if fair_from:
        fair["from"] = fair_from
    return fair


def record_header(
    game: str,
    rules: int,
    edition: Mapping[str, object],
    options: Mapping[str, Value],
    names: Sequence[str],
    fair: Mapping[str, object] | None,
    elapsed: int = 0,
    position: Mapping[str, object] | None = None,
) -> dict[str, object]:
    """Return the first line of a record as data."""
    head: dict[str, object] = {
        "spindletop": FORMAT if position is None else POSITION_FORMAT,
        "game": game,
        "rules": rules,
        "edition": edition,
        "options": options,
        "seats": names,
    }
    if position is not None:
        head["position"] = position
    if elapsed:
        head["elapsed"] = elapsed
    if fair is not None:
        head["fair"] = fair
    return head


def header_line(head: Mapping[str, object]) -> str:
    """Return the first line of a record."""
    return json.dumps(head, ensure_ascii=False)


def action_line(n: int, seat: int | None, text: str) -> str:
    """Return the line of the nth action, of a seat or of chance."""
    return json.dumps({"n": n, "by": "chance" if seat is None else seat, "do": text}, ensure_ascii=False)


def end_of(ending: str, scores: Sequence[int], winners: Sequence[int], digest: str) -> dict[str, object]:
    """Return how a game ended, as the last line of its record tells it."""
    return {"end": ending, "scores": scores, "winners": winners, "digest": digest}


def end_line(end: Mapping[str, object], seed: str) -> str:
    """Return the last line of a record, with the revealed seed if there is one."""
    return json.dumps({**end, "seed": seed} if seed else end, ensure_ascii=False)


@final
class Record:
    """A game as it was agreed and played, up to now or to its end."""

    def __init__(
        self,
        game: AnyGame,
        names: Sequence[str],
        options: Mapping[str, object] | None = None,
        edition: "str | Edition" = "",
        commitment: str = "",
        salts: Sequence[str] = (),
    ) -> None:
        game.check_seats(len(names))
        self.game = game
        self.names = list(names)
        self.options: dict[str, Value] = settle(game.options, options or {})
        self.edition = edition if isinstance(edition, Edition) else game.edition(edition)
        self.commitment = commitment
        self.salts = list(salts)
        self.fair_from = 0
        """Actions before this one were drawn elsewhere: the game was taken over from another record."""
        self.elapsed = 0
        """For how many seconds the game had been played at one table when it was written down, where that is known."""
        self.position: Mapping[str, object] | None = None
        """The position in which the game begins, written down, if that is not the beginning of the rules."""
        self.seed = ""
        self.source = "record"
        self.actions: list[int] = []
        self.end: dict[str, object] | None = None

    def start(self) -> State:
        """Return the position before the first action."""
        state: State
        if self.position is None:
            state = self.game.start(len(self.names), self.options, self.edition)
        else:
            state = self.game.position(len(self.names), self.options, self.position, self.edition)
        return state

    def replay(self, to: int | None = None, listener: Listener | None = None) -> State:
        """Return the position after the first `to` actions (all, if not given), each checked by the rules."""
        state = self.start()
        state.listener = listener
        for n in range(len(self.actions[:to])):
            self._play(state, n)
        return state

    def _play(self, state: State, n: int) -> None:
        """Play the nth action, if the rules allow it."""
        action = self.actions[n]
        try:
            state.play(action)
        except Illegal as error:
            text = self.game.vocabulary.text(action)
            raise RecordError(f"{self.source} line {n + 2}: {text!r} is against the rules: {error}") from None

    def close(self, state: State) -> None:
        """Record how the game ended, so that a reader can check the replay."""
        self.end = end_of(state.ending, state.scores(), state.winners(), state.digest())

    # -- writing

    def header(self) -> dict[str, object]:
        """Return the first line of the file as data."""
        edition = edition_header(
            self.edition.name, self.edition.hash, None if self.edition.built_in else self.edition.data
        )
        fair = fair_header(self.commitment, self.salts, self.fair_from) if self.commitment else None
        return record_header(
            self.game.id, self.game.rules_version, edition, self.options, self.names, fair, self.elapsed, self.position
        )

    def write(self) -> str:
        """Return the whole record as JSON lines."""
        state = self.start()
        lines = [header_line(self.header())]
        for n, action in enumerate(self.actions, start=1):
            seat = None if state.mover == CHANCE else int(state.mover)
            lines.append(action_line(n, seat, self.game.vocabulary.text(action)))
            state.play(action)
        if state.mover == OVER and self.end is None:
            self.close(state)
        if self.end is not None:
            lines.append(end_line(self.end, self.seed))
        return "\n".join(lines) + "\n"

    # -- checking

    def verify(self) -> int:
        """Replay everything, check the recorded result and repeat every fair draw; return the number of draws."""
        state = self.start()
        draws = 0
        seed = self._revealed_seed()
        salted = None if seed is None else SaltedSeed(seed, self.salts)
        for n, action in enumerate(self.actions):
            if state.mover == CHANCE and n >= self.fair_from:
                if salted is not None and not self._supplied(state):
                    choices, weights = state.choices(), state.weights()
                    drawn = choices[salted.draw(draws, weights)]
                    if drawn != action:
                        said, fair = self.game.vocabulary.text(action), self.game.vocabulary.text(drawn)
                        raise RecordError(f"{self.source} line {n + 2}: the record says {said!r}, the seed {fair!r}")
                    draws += 1
                elif salted is None:
                    draws += 1
            self._play(state, n)
        self._check_end(state)
        return draws

    def _supplied(self, state: State) -> bool:
        deal = self.game.vocabulary.verb(state.choices()[0])
        return isinstance(deal, Deal) and deal.supplied_by(state) != ""

    def _revealed_seed(self) -> bytes | None:
        if not self.seed:
            return None
        try:
            seed = bytes.fromhex(self.seed)
        except ValueError:
            raise RecordError(f"{self.source}: the revealed seed is not a row of hexadecimal digits") from None
        if commitment(seed) != self.commitment:
            raise RecordError(f"{self.source}: the revealed seed is not the one that was committed to")
        return seed

    def _check_end(self, state: State) -> None:
        if self.end is None:
            return
        line = len(self.actions) + 2
        ending = state.ending
        if state.mover != OVER:
            if self.end.get("end") != AGREED:
                raise RecordError(f"{self.source} line {line}: the record notes an end, but the game is not over")
            ending = AGREED
        for key, value in end_of(ending, state.scores(), state.winners(), state.digest()).items():
            if self.end.get(key) != value:
                raise RecordError(
                    f"{self.source} line {line}: {key} is noted as {self.end.get(key)!r}, the replay gives {value!r}"
                )


def read_record(text: str, find: Callable[[str], AnyGame], source: str = "record") -> Record:
    """Return the record a text holds; `find` returns the game of an id. Errors name the line."""
    lines = text.splitlines()
    if not lines:
        raise RecordError(f"{source}: the file is empty")
    head = _line(lines[0], source, 1)
    record = _from_header(head, find, source)
    for i, line in enumerate(lines[1:], start=2):
        if not line.strip():
            continue
        entry = _line(line, source, i)
        if record.end is not None:
            raise RecordError(f"{source} line {i}: something follows the end of the game")
        if "end" in entry:
            record.seed = str(entry.pop("seed", ""))
            record.end = entry
            continue
        if entry.get("n") != len(record.actions) + 1:
            raise RecordError(f"{source} line {i}: expected move {len(record.actions) + 1}, found {entry.get('n')!r}")
        try:
            record.actions.append(record.game.vocabulary.parse(str(entry.get("do", ""))))
        except BadMove as error:
            raise RecordError(f"{source} line {i}: {error}") from None
    return record


def _line(line: str, source: str, number: int) -> dict[str, object]:
    try:
        entry = read_json(line)
    except ValueError as error:
        raise RecordError(
            f"{source} line {number}: this is not a line of JSON; the file is damaged ({error})"
        ) from None
    if not isinstance(entry, dict):
        raise RecordError(f"{source} line {number}: expected a JSON object")
    return entry


def _from_header(head: dict[str, object], find: Callable[[str], AnyGame], source: str) -> Record:
    where = f"{source} line 1"
    format = head.get("spindletop")
    if format != FORMAT and format != POSITION_FORMAT:
        raise RecordError(f"{where}: this is not a Spindletop record of format {FORMAT} or {POSITION_FORMAT}")
    try:
        game = find(str(head.get("game", "")))
    except LookupError as error:
        raise RecordError(f"{where}: {error.args[0]}") from None
    version, ours = head.get("rules"), game.rules_version
    if isinstance(version, bool) or not isinstance(version, int) or version < 1:
        raise RecordError(f"{where}: rules must be the version of the rules, a whole number from 1 on")
    if version > ours:
        raise RecordError(
            f"{where}: written by rules version {version} of {game.title}, and this is version {ours}: "
            "read it with a newer Spindletop"
        )
    names, options, edition = head.get("seats"), head.get("options", {}), head.get("edition", {})
    fair = head.get("fair", {})
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise RecordError(f"{where}: seats must be a list of names")
    if not isinstance(options, dict) or not isinstance(edition, dict) or not isinstance(fair, dict):
        raise RecordError(f"{where}: options, edition and fair must be objects")
    try:
        record = Record(game, names, settle_recorded(game.options, options), _edition(edition, game, source))
    except (SetupError, OptionError, SheetError) as error:
        raise RecordError(f"{where}: {error}") from None
    if record.edition.hash != edition.get("hash"):
        raise RecordError(f"{where}: the edition {record.edition.name!r} is not the one this game was played with")
    if format == POSITION_FORMAT:
        record.position = _position(head.get("position"), where)
        _check_start(record, where)
    record.source = source
    record.commitment = str(fair.get("commitment", ""))
    if len(record.commitment) > LONGEST_COMMITMENT:
        raise RecordError(f"{where}: fair.commitment must be the fingerprint of a seed")
    start = fair.get("from", 0)
    if isinstance(start, bool) or not isinstance(start, int) or not 0 <= start < LARGEST_NUMBER:
        raise RecordError(f"{where}: fair.from must be the number of an action")
    record.fair_from = start
    elapsed = head.get("elapsed", 0)
    if isinstance(elapsed, bool) or not isinstance(elapsed, int) or not 0 <= elapsed < LARGEST_NUMBER:
        raise RecordError(f"{where}: elapsed must be a number of seconds")
    record.elapsed = elapsed
    record.salts = _salts(fair.get("salts", []), where)
    return record


def _position(position: object, where: str) -> Mapping[str, object]:
    if not isinstance(position, dict):
        raise RecordError(f"{where}: a record of format {POSITION_FORMAT} needs the position it begins with")
    check_plain(position, where)
    return position


def _check_start(record: Record, where: str) -> None:
    """See that the game can begin with the position that the record tells."""
    try:
        record.start()
    except (ValueError, TypeError, LookupError, ArithmeticError) as error:
        raise RecordError(f"{where}: the game cannot begin like this: {error}") from None


def _salts(salts: object, where: str) -> list[str]:
    if not isinstance(salts, list) or not all(isinstance(salt, str) for salt in salts):
        raise RecordError(f"{where}: the salts must be texts")
    if len(salts) > MOST_SALTS:
        raise RecordError(f"{where}: there are more than {MOST_SALTS} salts")
    if any(len(salt) > LONGEST_SALT for salt in salts):
        raise RecordError(f"{where}: a salt has more than {LONGEST_SALT} characters")
    return salts


def _edition(head: dict[str, object], game: AnyGame, source: str) -> Edition:
    data = head.get("data")
    if data is None:
        return game.recorded_edition(str(head.get("name", "")), str(head.get("hash", "")))
    if not isinstance(data, dict):
        raise RecordError(f"{source} line 1: the edition's data must be an object")
    check_plain(data, f"{source} line 1")
    edition = Edition(str(head.get("name", "custom")), data, f"{source} line 1", False)
    game.components(edition)
    return edition
