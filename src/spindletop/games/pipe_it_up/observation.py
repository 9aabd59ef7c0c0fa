"""A position of Pipe It Up as a learner sees it: every link, city, pipe, token and die, own seat first."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.pipe_it_up import missions
from spindletop.games.pipe_it_up import places as P
from spindletop.games.pipe_it_up.cards import BIGGEST_GROUP, CHAIN, OWN_LINKS, TOUCH, TOUCH_COUNT, Need
from spindletop.games.pipe_it_up.options import BASE, CERTAIN, MODES, RESERVOIR, STRATEGIC, TOKENS
from spindletop.games.pipe_it_up.secrets import knows_answer
from spindletop.games.pipe_it_up.state import FACE_BITS, Table
from spindletop.kernel.bits import count
from spindletop.kernel.observation import COUNT, FLAG, ONE_OF, THERMOMETER, Observation, Piece, SparseRow
from spindletop.kernel.state import OVER

STEPS: Final = [
    *["start seat", "lay", "deal", "player die", "standard dice", "question", "answer", "judge", "odds"],
    *["act", "site", "icon", "over"],
]
"""Everything a position of this game can wait for."""
POINTS: Final = 50.0
PIPES: Final = 10.0
SUPPLY: Final = 50.0
UPGRADES: Final = 3.0
CITY_TOKENS: Final = 10.0
AWARD: Final = 10.0
DICE: Final = 8.0
SHOWN_UPGRADES: Final = 4
"""Upgrade tokens of a seat are also shown one by one up to this many."""
MOST_RESERVOIRS: Final = P.MOST_PIECES - 1
"""Each reservoir is larger than the one before it, or than its number in the order; the first one has at least two."""
TRADES: Final = 2
REWARDS: Final = 2


@final
class PipeItUpObservation(Observation[Table]):
    """The map link by link and city by city; links and cities have the same places in every edition."""

    def __init__(self) -> None:
        super().__init__(STEPS)

    def pieces(self, s: Table) -> list[Piece]:
        """Return the pieces in the order in which they are written."""
        seats = int(s.seats)
        return [
            *self.order_of_play(seats),
            Piece("city_token_game", (len(TOKENS),), ONE_OF, f"what city tokens are for: {', '.join(TOKENS)}"),
            Piece("question_mode", (len(MODES),), ONE_OF, f"how a question is settled: {', '.join(MODES)}"),
            Piece("terms", (13,), COUNT, "the options in force, awards for icons and idle turns that end the game"),
            Piece("first", (seats,), ONE_OF, "which seat began, counted from the own one"),
            *self._seat_pieces(seats),
            *self._map_pieces(seats),
            *self._turn_pieces(s),
            *self._mission_pieces(seats),
        ]

    def _seat_pieces(self, seats: int) -> list[Piece]:
        return [
            Piece("vp", (seats,), COUNT, "the points of each seat on the track, own first", POINTS),
            Piece("stock", (seats,), COUNT, "the pipes each seat can build with, own first", PIPES),
            Piece("supply", (seats,), COUNT, "the pipes each seat can still gain, own first", SUPPLY),
            Piece("laid_pipes", (seats,), COUNT, "the pipes of each seat on the map, own first", SUPPLY),
            Piece("upgrades", (seats,), COUNT, "the upgrade tokens of each seat, own first", UPGRADES),
            Piece("upgrade_steps", (seats, SHOWN_UPGRADES), THERMOMETER, "the same tokens one by one"),
            Piece("plants", (seats,), COUNT, "the plants of each seat, own first", UPGRADES),
            Piece("held", (seats,), COUNT, "the city tokens of each seat, own first", CITY_TOKENS),
            Piece(
                "icons", (seats, P.ICONS), COUNT, "city tokens by icon, own first; of others only if shown", UPGRADES
            ),
            Piece("can_end", (seats,), FLAG, "who has the pipes for all links that are left, own first"),
        ]

    def _map_pieces(self, seats: int) -> list[Piece]:
        return [
            Piece("owned", (seats, P.LINKS), FLAG, "the pipelines of each seat, own first"),
            Piece("open", (P.LINKS,), FLAG, "links that continue the network"),
            Piece("affordable", (P.LINKS,), FLAG, "those of them for which the own stock is enough"),
            Piece("left", (3,), COUNT, "links, pipes and city tokens that are left on the map", SUPPLY),
            Piece("reached", (P.CITIES,), FLAG, "cities at which a pipeline ends"),
            Piece("starts", (P.CITIES,), FLAG, "cities of the network at which no pipeline ends"),
            Piece("grey_plants", (P.CITIES,), FLAG, "cities with a grey plant"),
            Piece("sites", (seats, P.CITIES), FLAG, "cities with a plant of each seat, own first"),
            Piece("city_tokens", (P.CITIES,), FLAG, "cities on which a city token lies"),
            Piece("city_pairs", (P.CITIES,), FLAG, "cities on which two of them lie"),
            Piece("face_up", (P.ICONS, P.CITIES), FLAG, "cities on which a token of each icon lies face up"),
            Piece("reservoir_sites", (P.CITIES,), FLAG, "cities on which a reservoir may stand"),
            Piece("reservoir_owners", (MOST_RESERVOIRS, seats), ONE_OF, "whose the first, second, ... reservoir is"),
            Piece("reservoir_cities", (MOST_RESERVOIRS, P.CITIES), ONE_OF, "where they stand"),
            Piece("reservoir_sizes", (MOST_RESERVOIRS,), COUNT, "how many tokens they have", P.MOST_PIECES),
        ]

    def _turn_pieces(self, s: Table) -> list[Piece]:
        return [
            Piece("bank", (1,), COUNT, "upgrade tokens in the bank", CITY_TOKENS),
            Piece("limited", (1,), FLAG, "whether only one pipeline may be built in a turn"),
            Piece("builds", (1,), COUNT, "pipelines built in this turn"),
            Piece("trade", (TRADES,), ONE_OF, "whether tokens were bought or sold"),
            Piece("idle", (1,), COUNT, "turns since anything was built", float(s.terms.idle_turns)),
            Piece("busy", (1,), FLAG, "whether a pipeline or a reservoir was built in this turn"),
            Piece("icons_to_draw", (1,), COUNT, "city tokens taken whose icon is still to be seen"),
            Piece("player_die", (len(P.PLAYER_FACES),), ONE_OF, f"the player die: {', '.join(P.PLAYER_FACES)}"),
            Piece(
                "standard_dice",
                (int(most_dice(s)), len(P.STANDARD_FACES)),
                ONE_OF,
                f"the other dice as they were rolled: {', '.join(P.STANDARD_FACES)}",
            ),
            Piece("dice_left", (1,), COUNT, "dice still to be rolled", DICE),
            Piece("card", (1,), FLAG, "whether a question was rolled and is not settled"),
            Piece("question", (P.QUESTIONS,), ONE_OF, "the open question"),
            Piece("reward", (REWARDS,), COUNT, "pipes and tokens that its answer earns"),
            Piece("answer", (P.CHOICES,), ONE_OF, "its right answer, for a reader that judges"),
            Piece("asked", (1,), COUNT, "questions asked since the last shuffle", P.QUESTIONS),
            Piece("size", (1,), COUNT, "the size of the reservoir that needs a city", P.MOST_PIECES),
            Piece("least", (1,), COUNT, "the size that the next reservoir must have", P.MOST_PIECES),
        ]

    def _mission_pieces(self, seats: int) -> list[Piece]:
        return [
            Piece("missions", (seats, P.MISSIONS), ONE_OF, "the mission of each seat, own first; others' at the end"),
            Piece("missing", (1,), COUNT, "what the own mission lacks: cities, links, plants or icons", UPGRADES),
            Piece("missing_cities", (P.CITIES,), FLAG, "cities of the own mission that no own pipeline has reached"),
            Piece("missing_links", (P.LINKS,), FLAG, "links that are left and would serve the own mission"),
        ]

    def write(self, s: Table, seat: i64, row: SparseRow) -> None:
        """Write the position as a seat sees it."""
        self.write_order_of_play(s, seat, row)
        self._terms(s, row)
        row.seat(s.first, seat, s.seats)
        left = s.terms.usable & ~s.built
        pipes_left = s.terms.box.board.pipes_of(left)
        self._seats(s, seat, pipes_left, row)
        self._links(s, seat, row)
        row.count(count(left), SUPPLY)
        row.count(pipes_left, SUPPLY)
        row.count(s.tokens_on_board(), SUPPLY)
        self._cities(s, seat, row)
        self._reservoirs(s, seat, row)
        self._turn(s, row)
        self._roll(s, row)
        self._question(s, seat, row)
        row.count(s.size, P.MOST_PIECES)
        row.count(s.least_reservoir() if s.terms.tokens == RESERVOIR else 0, P.MOST_PIECES)
        self._missions(s, seat, row)

    def _terms(self, s: Table, row: SparseRow) -> None:
        terms = s.terms
        row.one_of(terms.tokens, len(TOKENS))
        row.one_of(-1 if terms.cardless else terms.mode, len(MODES))
        row.flag(terms.fast)
        row.flag(terms.cardless)
        row.flag(terms.limited)
        row.flag(terms.one_way)
        row.flag(terms.off_board)
        row.flag(terms.ends_on_tokens)
        row.flag(terms.ordinal)
        row.flag(terms.overall)
        row.flag(terms.unbuilt_breaks_ties)
        row.count(terms.odds, CERTAIN)
        row.count(terms.icon_majority, AWARD)
        row.count(terms.icon_tie, AWARD)
        row.count(terms.idle_turns, SUPPLY)

    def _seats(self, s: Table, seat: i64, pipes_left: i64, row: SparseRow) -> None:
        seats = s.seats
        row.seats(s.vp, seat, seats, POINTS)
        row.seats(s.stock, seat, seats, PIPES)
        row.seats(s.supply, seat, seats, SUPPLY)
        i: i64 = 0
        while i < seats:
            other = (seat + i) % seats
            row.count(s.terms.order[other].pipes - s.supply[other] - s.stock[other], SUPPLY)
            i += 1
        row.seats(s.tokens, seat, seats, UPGRADES)
        i = 0
        while i < seats:
            row.thermometer(s.tokens[(seat + i) % seats], SHOWN_UPGRADES)
            i += 1
        row.seats(s.plants, seat, seats, UPGRADES)
        row.seats(s.held, seat, seats, CITY_TOKENS)
        self._icons(s, seat, row)
        price = s.terms.box.token_price
        i = 0
        while i < seats:
            other = (seat + i) % seats
            row.flag(pipes_left <= s.stock[other] + min(s.tokens[other] * price, s.supply[other]))
            i += 1

    def _icons(self, s: Table, seat: i64, row: SparseRow) -> None:
        """Write the icons that the seat knows: its own, and all where they lie face up or the game is over."""
        tokens = s.terms.tokens
        all_shown = tokens == STRATEGIC or (tokens == BASE and s.mover == OVER)
        i: i64 = 0
        while i < s.seats:
            if all_shown or (tokens == BASE and i == 0):
                first = (seat + i) % s.seats * P.ICONS
                row.counts(s.icons, first, P.ICONS, UPGRADES)
            else:
                row.skip(P.ICONS)
            i += 1

    def _links(self, s: Table, seat: i64, row: SparseRow) -> None:
        box = s.terms.box
        i: i64 = 0
        while i < s.seats:
            row.flags(s.owned[(seat + i) % s.seats], P.LINKS)
            i += 1
        row.flags(s.frontier, P.LINKS)
        row.flags(s.frontier & box.board.within[min(s.stock[seat], box.largest)], P.LINKS)

    def _cities(self, s: Table, seat: i64, row: SparseRow) -> None:
        row.flags(s.reached, P.CITIES)
        row.flags(s.network ^ s.reached, P.CITIES)
        row.flags(s.grey, P.CITIES)
        i: i64 = 0
        while i < s.seats:
            row.flags(s.sites[(seat + i) % s.seats], P.CITIES)
            i += 1
        row.flags(s.tokened, P.CITIES)
        row.flags(s.tokened & s.doubled, P.CITIES)
        if s.terms.tokens == STRATEGIC:
            icon: i64 = 0
            while icon < P.ICONS:
                row.flags(s.laid[icon] & s.tokened, P.CITIES)
                icon += 1
        else:
            row.skip(P.ICONS * P.CITIES)

    def _reservoirs(self, s: Table, seat: i64, row: SparseRow) -> None:
        if s.terms.tokens != RESERVOIR:
            row.skip(P.CITIES + MOST_RESERVOIRS * (s.seats + P.CITIES + 1))
            return
        city: i64 = 0
        while city < P.CITIES:
            row.flag(s.is_site(city))
            city += 1
        built = i64(len(s.reservoir_sizes))
        i: i64 = 0
        while i < built:
            row.seat(s.reservoir_seats[i], seat, s.seats)
            i += 1
        row.skip((MOST_RESERVOIRS - built) * s.seats)
        i = 0
        while i < built:
            row.one_of(s.reservoir_cities[i], P.CITIES)
            i += 1
        row.skip((MOST_RESERVOIRS - built) * P.CITIES)
        row.counts(s.reservoir_sizes, 0, built, P.MOST_PIECES)
        row.skip(MOST_RESERVOIRS - built)

    def _turn(self, s: Table, row: SparseRow) -> None:
        row.count(s.bank, CITY_TOKENS)
        row.flag(s.limited())
        row.count(s.builds, 1.0)
        row.one_of(s.trade - 1, TRADES)
        row.count(max(s.idle, 0), float(s.terms.idle_turns))
        row.flag(s.idle < 0)
        to_draw: i64 = 0
        if s.taken_at != P.NO_CITY:
            to_draw = 1 if s.taken_next == P.NO_CITY else 2
        row.count(to_draw, 1.0)

    def _roll(self, s: Table, row: SparseRow) -> None:
        """Write the faces in the order in which they were rolled; the note of the roll ends with the last one."""
        dice: i64 = 0
        roll = s.roll
        while roll > 0:
            roll >>= FACE_BITS
            dice += 1
        row.one_of(face_of(s.roll, dice - 1) if dice > 0 else -1, len(P.PLAYER_FACES))
        most = most_dice(s)
        die: i64 = 1
        while die < dice:
            row.one_of(face_of(s.roll, dice - 1 - die), len(P.STANDARD_FACES))
            die += 1
        row.skip((most + 1 - max(dice, 1)) * len(P.STANDARD_FACES))
        row.count(s.dice_left, DICE)

    def _question(self, s: Table, seat: i64, row: SparseRow) -> None:
        row.flag(s.card != 0)
        row.one_of(s.question, P.QUESTIONS)
        if s.question == P.NO_QUESTION:
            row.skip(REWARDS + P.CHOICES)
        else:
            card = s.terms.box.questions[s.question]
            row.count(card.pipes, 1.0)
            row.count(card.tokens, 1.0)
            row.one_of(s.right if knows_answer(s, seat) else -1, P.CHOICES)
        row.count(count(s.asked), P.QUESTIONS)

    def _missions(self, s: Table, seat: i64, row: SparseRow) -> None:
        mission = s.mission[seat]
        row.one_of(mission, P.MISSIONS)
        i: i64 = 1
        while i < s.seats:
            row.one_of(s.mission[(seat + i) % s.seats] if s.mover == OVER else P.NO_MISSION, P.MISSIONS)
            i += 1
        missing: i64 = 0
        cities: i64 = 0
        links: i64 = 0
        if mission != P.NO_MISSION:
            board = s.terms.box.board
            left = s.terms.usable & ~s.built
            for need in s.terms.box.missions[mission].needs:
                lack = lacking(s, seat, need)
                if lack <= 0:
                    continue
                missing += lack
                if need.kind == OWN_LINKS:
                    links |= left & board.within[need.longest] & ~board.within[need.shortest - 1]
                elif need.kind == CHAIN:
                    cities |= need.cities
                    links |= board.frontier(left, board.spread(s.owned[seat], need.start))
                elif need.kind == TOUCH or need.kind == TOUCH_COUNT:
                    cities |= need.cities & ~board.touching(s.owned[seat])
            links |= board.frontier(left, cities)
        row.count(missing, UPGRADES)
        row.flags(cities, P.CITIES)
        row.flags(links, P.LINKS)


def lacking(s: Table, seat: i64, need: Need) -> i64:
    """Return how much of a need is missing; that of the largest group would take long to find out and is left at 0."""
    if need.kind == BIGGEST_GROUP:
        return 0
    return need.least - missions.reached(s, seat, need)


def most_dice(s: Table) -> i64:
    """Return how many standard dice a seat can roll at most: one for each grey and each own plant (PU-2.2)."""
    return s.terms.box.grey_plants + s.terms.box.plants_per_seat


def face_of(roll: i64, later: i64) -> i64:
    """Return the face of the die after which so many more were rolled."""
    return ((roll >> (later * FACE_BITS)) & 7) - 1
