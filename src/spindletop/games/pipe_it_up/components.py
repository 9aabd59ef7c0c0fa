"""The edition of Pipe It Up as typed, checked data: box, dice, prices, score table, map and cards."""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.pipe_it_up import cards
from spindletop.games.pipe_it_up import places as P
from spindletop.games.pipe_it_up.board import Board
from spindletop.games.pipe_it_up.cards import Mission, Question
from spindletop.kernel.bits import count
from spindletop.kernel.buffer import zeros
from spindletop.kernel.sheet import Sheet

MOST: Final = 1000
"""A bound for figures that have no natural one."""
FEWEST_SEATS: Final = 2


@final
class Colour:
    """The pieces of one colour, and how they are told apart without seeing the colour."""

    def __init__(self, sheet: Sheet) -> None:
        self.id = P.COLOURS[sheet.choice("id", P.COLOURS)]
        self.pipes: i64 = sheet.integer("pipes", 1, MOST)
        self.letter = sheet.text("letter")
        self.pattern = sheet.text("pattern")
        self.two_player = sheet.flag("two_player")
        sheet.done()


@final
class Die:
    """The faces of a die: how many of each, what each brings, and what all six bring together."""

    def __init__(self, sheet: Sheet, names: Sequence[str]) -> None:
        sheet.ignore("source")
        faces = sheet.tables("faces", len(names))
        self.weights: vec[i64] = zeros(len(names))
        self.pipes: vec[i64] = zeros(len(names))
        self.tokens: vec[i64] = zeros(len(names))
        self.asks: vec[i64] = zeros(len(names))
        for number, face in enumerate(faces):
            face.check(face.text("id") == names[number], "id", f"expected {names[number]!r} in this place")
            self.weights[number] = face.integer("weight", 0, P.DIE_SIDES)
            self.pipes[number] = face.integer("pipes", 0, P.MOST_PIECES, 0)
            self.tokens[number] = face.integer("tokens", 0, 1, 0)
            self.asks[number] = 1 if face.flag("question", False) else 0
            face.ignore("pipes", "tokens", "question")
            face.done()
        self.all_pipes = weighted(self.weights, self.pipes)
        self.all_tokens = weighted(self.weights, self.tokens)
        self.all_asks = weighted(self.weights, self.asks)
        total = sum(self.weights)
        sheet.check(total == P.DIE_SIDES, "faces", f"the weights must sum to {P.DIE_SIDES}, found {total}")
        sheet.done()


def weighted(weights: vec[i64], values: vec[i64]) -> i64:
    """Return the sum of the values, each taken as often as its weight says."""
    total: i64 = 0
    for i in range(len(weights)):
        total += weights[i] * values[i]
    return total


@final
class Components:
    """Everything that is in the box."""

    def __init__(self, sheet: Sheet) -> None:
        sheet.ignore("edition")
        sheet.check(sheet.text("game") == "pipe_it_up", "game", "expected 'pipe_it_up'")
        sheet.integer("version", 1, MOST)
        self._box(sheet.table("box"))
        self._colours(sheet)
        self._icons(sheet)
        dice = sheet.table("dice")
        self.player_die = Die(dice.table("player"), P.PLAYER_FACES)
        self.standard_die = Die(dice.table("standard"), P.STANDARD_FACES)
        dice.done()
        self._score(sheet.table("score"))
        self._economy(sheet.table("economy"))
        the_map = sheet.table("map")
        self.board = Board(the_map, int(self.largest))
        self._tokens_on_the_map(the_map)
        self.missions: list[Mission] = cards.missions(sheet.table("missions"), int(self.plants_per_seat))
        self.questions: list[Question] = cards.questions(sheet.table("questions"))
        self._checks(sheet.table("checks"))
        self._decks(sheet)
        sheet.done()

    def _box(self, box: Sheet) -> None:
        box.integer("seats_min", FEWEST_SEATS, FEWEST_SEATS)
        box.integer("seats_max", P.MOST_SEATS, P.MOST_SEATS)
        self.grey_plants: i64 = box.integer("neutral_plants", 1, P.CITIES)
        self.plants_per_seat: i64 = box.integer("plants_per_seat", 0, P.CITIES)
        self.question_cards = box.integer("question_cards", 1, P.QUESTIONS)
        self.mission_cards = box.integer("mission_cards", 1, P.MISSIONS)
        self.upgrade_tokens: i64 = box.integer("upgrade_tokens", 0, MOST)
        self.city_tokens: i64 = box.integer("city_tokens", 0, 2 * P.CITIES)
        box.integer("small_dice", 0, MOST)
        self.standard_dice: i64 = box.integer("standard_dice", 1, MOST)
        box.integer("player_dice", 1, 1)
        box.done()

    def _colours(self, sheet: Sheet) -> None:
        self.colours = [Colour(row) for row in sheet.tables("colours", P.MOST_SEATS)]
        ids = [colour.id for colour in self.colours]
        sheet.check(len(set(ids)) == P.MOST_SEATS, "colours", "every colour must stand there once")
        letters = [colour.letter for colour in self.colours]
        sheet.check(len(set(letters)) == P.MOST_SEATS, "colours", "every colour needs a letter of its own")
        pairs = sum(1 for colour in self.colours if colour.two_player)
        sheet.check(pairs == FEWEST_SEATS, "colours", f"expected 2 colours for two players, found {pairs}")

    def _icons(self, sheet: Sheet) -> None:
        self.icon_copies: vec[i64] = zeros(P.ICONS)
        for number, icon in enumerate(sheet.tables("icons", P.ICONS)):
            icon.check(icon.text("id") == P.ICON_IDS[number], "id", f"expected {P.ICON_IDS[number]!r} in this place")
            self.icon_copies[number] = icon.integer("count", 0, MOST)
            icon.done()
        total = sum(self.icon_copies)
        message = f"the counts must sum to the {self.city_tokens} city tokens of the box, found {total}"
        sheet.check(total == self.city_tokens, "icons", message)

    def _score(self, score: Sheet) -> None:
        score.ignore("alternative_vp")
        table = score.integers("vp", 0, MOST)
        score.check(
            2 <= len(table) <= P.MOST_PIECES, "vp", f"expected 2 to {P.MOST_PIECES} entries, found {len(table)}"
        )
        score.check(table == sorted(set(table)), "vp", "more pieces must score more")
        self.largest: i64 = len(table)
        self.points: vec[i64] = zeros(len(table) + 1)
        for pieces, vp in enumerate(table, start=1):
            self.points[pieces] = vp
        self.plant_vp: i64 = score.integer("plant_vp", 0, MOST)
        self.icon_majority: i64 = score.integer("icon_majority", 0, MOST)
        self.icon_tie_text: i64 = score.integer("icon_tie_text", 0, MOST)
        self.icon_tie_example: i64 = score.integer("icon_tie_example", 0, MOST)
        self.strategic_majority: i64 = score.integer("strategic_majority", 0, MOST)
        self.track: i64 = score.integer("track_length", 1, MOST)
        score.done()

    def _economy(self, economy: Sheet) -> None:
        self.token_price: i64 = economy.integer("token_price_pipes", 1, MOST)
        self.plant_price: i64 = economy.integer("plant_price_tokens", 1, MOST)
        self.cardless_pipes: i64 = economy.integer("cardless_pipes", 0, MOST)
        self.first_reservoir: i64 = economy.integer("reservoir_first_min", 2, int(self.largest))
        economy.done()

    def _tokens_on_the_map(self, the_map: Sheet) -> None:
        board = self.board
        neutral = count(board.neutral)
        message = f"expected as many as grey plants ({self.grey_plants}), found {neutral}"
        the_map.check(neutral == self.grey_plants, "neutral_cities", message)
        places = P.CITIES - count(board.bare)
        self.spare_tokens: i64 = self.city_tokens - places
        message = f"{places} cities need a city token, the box has {self.city_tokens}"
        the_map.check(self.spare_tokens >= 0, "cities", message)
        message = f"{self.spare_tokens} spare tokens, but only {len(board.side)} side cities: no city may get three"
        the_map.check(self.spare_tokens <= len(board.side), "side_cities", message)

    def _decks(self, sheet: Sheet) -> None:
        for key, found, told in (
            ("missions", len(self.missions), self.mission_cards),
            ("questions", len(self.questions), self.question_cards),
        ):
            sheet.check(found == told, key, f"expected {told} cards as in [box], found {found}")
        dealt = sum(1 for mission in self.missions if not mission.not_with_reservoir)
        message = f"expected at least {P.MOST_SEATS} that can be dealt with reservoirs, found {dealt}"
        sheet.check(dealt >= P.MOST_SEATS, "missions", message)

    def _checks(self, checks: Sheet) -> None:
        """Compare the totals that the edition tells with those it has."""
        board = self.board
        solid = board.all & ~board.dotted
        rewards = checks.table("rewards")
        found = {
            "cities": P.CITIES,
            "links": int(board.links),
            "dotted_links": int(count(board.dotted)),
            "pipes_all": int(board.pipes_of(board.all)),
            "pipes_solid": int(board.pipes_of(solid)),
            "spare_city_tokens": int(self.spare_tokens),
        }
        earned = {
            "pipes1": sum(1 for question in self.questions if question.pipes == 1),
            "pipes2": sum(1 for question in self.questions if question.pipes == 2),
            "token1": sum(1 for question in self.questions if question.tokens == 1),
        }
        for sheet, totals in ((checks, found), (rewards, earned)):
            for key, total in totals.items():
                told = sheet.integer(key, 0, MOST)
                sheet.check(told == total, key, f"the file tells {told}, but has {total}")
        places = checks.integers("answers_per_place", 0, P.QUESTIONS, 3)
        for place, told in enumerate(places):
            total = sum(1 for question in self.questions if question.answer == place)
            checks.check(told == total, f"answers_per_place[{place}]", f"the file tells {told}, but has {total}")
        rewards.done()
        checks.done()

    def warnings(self) -> list[str]:
        """Return what a designer may want to know but may also want: crossing links, too few pipes (PU-6.8)."""
        found = self.board.crossings()
        for seats in range(FEWEST_SEATS, P.MOST_SEATS + 1):
            pipes = sorted(int(colour.pipes) for colour in self.colours)[:seats]
            if seats == FEWEST_SEATS:
                pipes = [int(colour.pipes) for colour in self.colours if colour.two_player]
            links = self.board.all & ~self.board.dotted if seats == FEWEST_SEATS else self.board.all
            spare = sum(pipes) - int(self.board.pipes_of(links))
            longest = max(int(self.board.length[link]) for link in range(self.board.links))
            if spare < (seats - 1) * longest:
                found.append(f"with {seats} seats the pipes may run out before the last link is built (PU-6.8)")
        return found
