"""The edition of Interbellum as typed, checked data: supply, prices, trackers, companies, events and cards."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.interbellum import effects as E
from spindletop.games.interbellum import names as N
from spindletop.games.interbellum.atlas import ACTION_CARD, COINS, Atlas
from spindletop.games.interbellum.effects import Effect, read_effect, read_effects
from spindletop.games.interbellum.limits import at_most
from spindletop.kernel.buffer import zeros
from spindletop.kernel.sheet import Sheet
from spindletop.kernel.step import Cell

TRACK: Final = 11
"""Columns of an influence tracker: 0 to 9, and one for ten or more."""
MOST_MONEY: Final = 1000
MOST_ROUNDS: Final = 12
MOST_CUBES_A_PLAYER: Final = 12
"""With more cubes in the bag the exact weights of a draw would no longer fit into 61 bits."""
MOST_ARMIES: Final = 26
BLANK: Final[i64] = 5
THIRTIES: Final = 1
LEAST_WELLS: Final = 2


@final
class EventCard:
    """An event card with its two halves."""

    def __init__(self, sheet: Sheet, id: str, deck: int) -> None:
        self.id = id
        self.name = sheet.text("name")
        place = E.C_EVENT if deck == len(N.DECKS) - 1 else E.EVENT
        card = f"card {id}"
        twenties = read_effects(sheet.tables("twenties"), card, place)
        thirties = read_effects(sheet.tables("thirties"), card, place)
        self.halves: list[list[Effect]] = [twenties, thirties]
        for half in self.halves:
            dice = sum(int(effect.dice) for effect in half)
            sheet.check(
                dice <= N.POWER_COUNT, "id", f"card {id}: {dice} dice, but only {N.POWER_COUNT} powers (IB-506)"
            )
        sheet.done()


@final
class ActionCard:
    """A kind of action card."""

    def __init__(self, sheet: Sheet, id: str) -> None:
        self.id = id
        self.name = sheet.text("name")
        self.copies: i64 = sheet.integer("copies", 1, 100)
        self.play: list[Effect] = read_effects(sheet.tables("play"), f"card {id}", E.ACTION)
        sheet.check(len(self.play) > 0, "play", f"card {id}: expected at least one effect")
        sheet.done()


@final
class Company:
    """A company with its start influence."""

    def __init__(self, sheet: Sheet, number: int) -> None:
        self.id = sheet.text("id")
        sheet.check(self.id == N.COMPANIES[number], "id", f"expected {N.COMPANIES[number]!r}, found {self.id!r}")
        sheet.integer("number", number + 1, number + 1)
        self.name = sheet.text("name")
        entry = sheet.table("influence")
        self.influence: vec[i64] = vec[i64]([i64(entry.integer(power, 0, 100, 0)) for power in N.POWERS])
        entry.ignore(*N.POWERS)
        entry.done()
        sheet.done()


@final
class Seating:
    """What Player n begins the first game with."""

    def __init__(self, sheet: Sheet, number: int) -> None:
        self.sheet = sheet
        sheet.integer("player", number + 1, number + 1)
        self.company: i64 = sheet.choice("company", N.COMPANIES)
        self.wells: list[int] = []
        for i, id in enumerate(sheet.texts("wells", LEAST_WELLS)):
            sheet.check(id in N.WELLS, f"wells[{i}]", f"there is no well {id!r}")
            self.wells.append(N.WELLS.index(id))
        self.money = sheet.integer("money", 0, MOST_MONEY)
        self.cards = sheet.integer("cards", 0, 100)
        self.flags = sorted(sheet.texts("flags"))
        self.flags_if_three = sorted(sheet.texts("flags_if_three")) if sheet.has("flags_if_three") else self.flags
        sheet.ignore("flags_if_three")
        sheet.done()


@final
class Scripts:
    """What the cards ask for as agendas of steps, written once when the edition is read."""

    def __init__(self) -> None:
        self.events: list[list[list[Cell]]] = []
        """By deck, half and card."""
        self.cards: list[list[Cell]] = []
        """By seat and kind."""
        self.finds: list[list[Cell | None]] = []
        """By seat and number of the find."""
        self.draws: list[Cell] = []
        """The draw action, by seat."""


@final
class Components:
    """Everything that is in the box."""

    def __init__(self, sheet: Sheet) -> None:
        self.scripts = Scripts()
        self._game(sheet.table("game"))
        self._supply(sheet.table("supply"))
        self._prices(sheet.table("prices"), sheet.table("income"))
        self._gas(sheet.table("gas"))
        homes = self._powers(sheet)
        self.atlas = Atlas(sheet.table("map"), homes)
        self._scoring(sheet.table("scoring"), sheet.table("die"))
        self.companies = [Company(entry, i) for i, entry in enumerate(sheet.tables("companies", len(N.COMPANIES)))]
        self._first_game(sheet)
        self._cards(sheet)
        sheet.done()

    def _game(self, game: Sheet) -> None:
        game.ignore("title", "edition")
        game.check(game.text("id") == "interbellum", "id", "expected 'interbellum'")
        seats = game.integers("seats", 3, N.MOST_SEATS)
        game.check(seats == [3, 4, 5], "seats", "expected 3, 4 and 5")
        self.rounds: i64 = game.integer("rounds", 1, MOST_ROUNDS)
        twenties = game.integers("twenties", 1, MOST_ROUNDS)
        thirties = game.integers("thirties", 1, MOST_ROUNDS)
        every = sorted(twenties + thirties)
        game.check(every == list(range(1, int(self.rounds) + 1)), "thirties", "expected each round in one decade")
        self.half: vec[i64] = zeros(MOST_ROUNDS + 1)
        for number in thirties:
            self.half[number] = THIRTIES
        self.colours = game.texts("colours", N.MOST_SEATS)
        game.check(len(set(self.colours)) == N.MOST_SEATS, "colours", "every seat needs a colour of its own")
        game.done()

    def _supply(self, supply: Sheet) -> None:
        self.start_money: i64 = supply.integer("start_money", 0, MOST_MONEY)
        self.executives: i64 = supply.integer("executives", 1, 20)
        self.start_cards = supply.integer("start_action_cards", 0, 5)
        self.cubes: i64 = supply.integer("influence_cubes", 10, 20)
        self.pieces: i64 = supply.integer("pipeline_pieces", 1, 96)
        self.armies: i64 = supply.integer("armies_per_power", 1, MOST_ARMIES)
        self.white: i64 = supply.integer("white_cubes_per_player", 0, MOST_CUBES_A_PLAYER)
        self.black: i64 = supply.integer("black_cubes_per_player", 1, 10)
        both = self.white + self.black
        supply.check(
            both <= MOST_CUBES_A_PLAYER, "white_cubes_per_player", f"expected at most {MOST_CUBES_A_PLAYER} cubes"
        )
        supply.done()

    def _prices(self, prices: Sheet, income: Sheet) -> None:
        self.pipeline: i64 = prices.integer("pipeline", 0, MOST_MONEY)
        prices.integer("pipelines_per_action", 1, 1)
        self.influence: i64 = prices.integer("influence", 1, MOST_MONEY)
        self.influence_cheap: i64 = prices.integer("influence_cheap", 1, int(self.influence))
        self.cheap_places: i64 = prices.integer("influence_cheap_places", 0, 100)
        self.well: i64 = prices.integer("well", 0, MOST_MONEY)
        self.changes: vec[i64] = zeros(E.KEY_COUNT)
        self.changes[E.GAS_PRICE] = prices.integer("gas_stake", 1, MOST_MONEY)
        self.changes[E.GAS_CUBES] = prices.integer("gas_cubes_per_stake", 1, 10)
        self.changes[E.MOVE_STEPS] = 1
        self.card_base: i64 = prices.integer("action_card_base", 0, MOST_MONEY)
        self.cards_a_draw: i64 = prices.integer("cards_per_draw_action", 1, 10)
        prices.done()
        self.unconnected: i64 = income.integer("unconnected", 0, MOST_MONEY)
        self.connected: i64 = income.integer("connected", int(self.unconnected), MOST_MONEY)
        self.production: i64 = income.integer("production_bonus", 0, MOST_MONEY)
        income.done()

    def _gas(self, gas: Sheet) -> None:
        meter = gas.integer("meter", 1, 20)
        self.meter: i64 = meter
        points = gas.integers("points_total", 0, 1000, meter + 1)
        gas.check(points == sorted(points) and points[0] == 0, "points_total", "expected 0, then rising points")
        self.gas_points: vec[i64] = vec[i64](points)
        income = gas.integers("round_income", 0, MOST_MONEY, meter + 1)
        self.gas_income: vec[i64] = vec[i64](income)
        self.gas_bonus: list[Effect | None] = [None]
        self.gas_words: list[str] = [""]
        total = 0
        for find, entry in enumerate(gas.tables("bonuses", meter), start=1):
            entry.integer("find", find, find)
            if entry.choice("kind", ["round_income", "effect"]) == 0:
                total += entry.integer("amount", 1, MOST_MONEY)
                self.gas_bonus.append(None)
            else:
                self.gas_bonus.append(read_effect(entry.table("effect"), f"gas find {find}", E.GAS))
            gas.check(income[find] == total, f"round_income[{find}]", f"expected {total}, the sum of the bonuses")
            entry.done()
        gas.done()

    def _powers(self, sheet: Sheet) -> list[list[str]]:
        self.power_names: list[str] = []
        self.power_letters: list[str] = []
        self.power_tints: list[str] = []
        homes: list[list[str]] = []
        for number, entry in enumerate(sheet.tables("powers", N.POWER_COUNT)):
            id = entry.text("id")
            entry.check(id == N.POWERS[number], "id", f"expected {N.POWERS[number]!r}, found {id!r}")
            self.power_names.append(entry.text("name"))
            self.power_letters.append(entry.text("letter"))
            self.power_tints.append(entry.text("tint"))
            homes.append(entry.texts("home"))
            entry.check(len(homes[-1]) > 0, "home", "expected at least one home area")
            entry.done()
        self.discount: vec[i64] = zeros(N.POWER_COUNT * TRACK)
        self.extra: vec[i64] = zeros(N.POWER_COUNT * TRACK)
        self.points: vec[i64] = zeros(N.POWER_COUNT * TRACK)
        trackers = sheet.table("tracker")
        for number, power in enumerate(N.POWERS):
            tracker = trackers.table(power)
            for key, track in (("discount", self.discount), ("extra", self.extra), ("points", self.points)):
                figures = tracker.integers(key, 0, 100, TRACK)
                tracker.check(figures == sorted(figures), key, "more influence must not be worth less")
                for column, figure in enumerate(figures):
                    track[number * TRACK + column] = figure
            tracker.check(self.points[number * TRACK] == 0, "points", "expected 0 points without influence")
            tracker.done()
        trackers.done()
        return homes

    def _scoring(self, scoring: Sheet, die: Sheet) -> None:
        self.per_segment: i64 = scoring.integer("per_segment", 0, 100)
        self.per_flag: i64 = scoring.integer("per_flag", 0, 100)
        self.per_army: i64 = scoring.integer("per_army_outside", 0, 100)
        self.tie_power: i64 = scoring.choice("tie_break_power", N.POWERS)
        scoring.done()
        faces = die.texts("faces")
        die.check(faces == [*N.POWERS, "blank"], "faces", f"expected {', '.join(N.POWERS)}, blank in this order")
        self.die: vec[i64] = vec[i64](die.integers("weights", 1, 1000, len(faces)))
        die.done()

    def _first_game(self, sheet: Sheet) -> None:
        self.seatings = [Seating(entry, i) for i, entry in enumerate(sheet.tables("first_game", N.MOST_SEATS))]
        taken: list[int] = []
        for seating in self.seatings:
            for well in seating.wells:
                seating.sheet.check(well not in taken, "wells", f"{N.WELLS[well]} is given twice")
                taken.append(well)
            coins, cards = self._well_gifts(seating.wells)
            money = int(self.start_money) + coins
            seating.sheet.check(seating.money == money, "money", f"expected {money} with the bonuses of the wells")
            cards += self.start_cards
            seating.sheet.check(seating.cards == cards, "cards", f"expected {cards} with the bonuses of the wells")
        companies = sorted(int(seating.company) for seating in self.seatings)
        sheet.check(companies == list(range(len(N.COMPANIES))), "first_game", "expected every company once")
        for seats in (3, 4, 5):
            for number, seating in enumerate(self.seatings[:seats]):
                flags = seating.flags_if_three if seats == 3 else seating.flags
                expected = sorted(self._flags(number, seats))
                seating.sheet.check(flags == expected, "flags", f"with {seats} players expected {expected}")

    def _well_gifts(self, wells: list[int]) -> tuple[int, int]:
        atlas = self.atlas
        coins = sum(int(atlas.bonus_amount[well]) for well in wells if atlas.bonus[well] == COINS)
        cards = sum(int(atlas.bonus_amount[well]) for well in wells if atlas.bonus[well] == ACTION_CARD)
        return coins, cards

    def _flags(self, player: int, seats: int) -> list[str]:
        """Return the flags a player of the first game gets: most influence, and the lower company at a tie."""
        flags: list[str] = []
        rows = sorted(self.seatings[:seats], key=lambda row: int(row.company))
        for power, name in enumerate(N.POWERS):
            most = max(int(self.companies[row.company].influence[power]) for row in rows)
            best = [row for row in rows if self.companies[row.company].influence[power] == most]
            if most > 0 and best[0] is self.seatings[player]:
                flags.append(name)
        return flags

    def _cards(self, sheet: Sheet) -> None:
        self.events: list[list[EventCard]] = [[] for _ in N.DECKS]
        for entry in sheet.tables("events"):
            deck = entry.choice("deck", N.DECKS)
            cards = self.events[deck]
            entry.check(len(cards) < N.MOST_EVENTS, "deck", f"expected at most {N.MOST_EVENTS} cards in a deck")
            id = entry.text("id")
            expected = N.EVENTS[deck][len(cards)]
            entry.check(id == expected, "id", f"expected {expected!r}, found {id!r}")
            cards.append(EventCard(entry, id, deck))
        for deck, name in enumerate(N.DECKS):
            enough = len(self.events[deck]) >= self.rounds
            sheet.check(enough, "events", f"expected at least {self.rounds} cards in deck {name}")
        self.kinds: list[ActionCard] = []
        for entry in sheet.tables("action_cards"):
            entry.check(len(self.kinds) < N.MOST_KINDS, "id", f"expected at most {N.MOST_KINDS} kinds of action cards")
            id = entry.text("id")
            expected = N.KINDS[len(self.kinds)]
            entry.check(id == expected, "id", f"expected {expected!r}, found {id!r}")
            self.kinds.append(ActionCard(entry, id))
        self.pile: vec[i64] = zeros(N.MOST_KINDS)
        for kind, card in enumerate(self.kinds):
            self.pile[kind] = card.copies
        dealt = (self.start_cards + LEAST_WELLS) * N.MOST_SEATS
        sheet.check(sum(self.pile) >= dealt, "action_cards", f"expected at least {dealt} cards")


def column(influence: i64) -> i64:
    """Return the column of the tracker for so much influence (IB-201)."""
    return at_most(influence, TRACK - 1)
