"""What lies on the table of Pipe It Up: pipes, tokens, plants, pipelines, city tokens and reservoirs."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from spindletop.games.pipe_it_up import fields, scoring, secrets
from spindletop.games.pipe_it_up.options import RESERVOIR, Terms
from spindletop.games.pipe_it_up.places import CITIES, ICONS, NO_CITY, NO_MISSION, NO_QUESTION
from spindletop.kernel.bits import bit, count, has, shift
from spindletop.kernel.buffer import zeros
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import OVER, State
from spindletop.kernel.vocabulary import Vocabulary

NOTHING: Final[i64] = 0
BOUGHT: Final[i64] = 1
SOLD: Final[i64] = 2
BUSY: Final[i64] = -1
"""What `idle` shows in a turn in which something was built; the end of the turn makes it 0."""
FACE_BITS: Final[i64] = 3
"""Room for one die in the note of the last roll."""


@final
class Table(State):
    """One position. Pipes move between supply, stock and map, upgrade tokens between bank and seats."""

    def __init__(self, vocabulary: Vocabulary, terms: Terms, like: "Table | None" = None) -> None:
        super().__init__(vocabulary, terms.seats, like)
        self.terms = terms
        if like is None:
            self._lay_out(terms)
        else:
            fields.copy(self, like)

    def _lay_out(self, terms: Terms) -> None:
        seats = int(terms.seats)
        box = terms.box
        # the seats
        self.supply: vec[i64] = vec[i64]([colour.pipes for colour in terms.order])  # PU-1.2
        self.stock: vec[i64] = zeros(seats)
        self.tokens: vec[i64] = zeros(seats)
        self.plants: vec[i64] = zeros(seats)
        self.sites: vec[i64] = zeros(seats)
        self.owned: vec[i64] = zeros(seats)
        self.vp: vec[i64] = zeros(seats)
        self.held: vec[i64] = zeros(seats)
        self.mission: vec[i64] = vec[i64]([NO_MISSION] * seats)
        self.icons: vec[i64] = zeros(seats * ICONS)
        # the map: sets of links and of cities
        self.built: i64 = 0
        self.frontier: i64 = 0
        self.network: i64 = terms.starts
        self.reached: i64 = 0
        self.grey: i64 = terms.starts  # PU-1.3, PU-7.3
        self.tokened: i64 = (bit(CITIES) - 1) & ~box.board.bare  # PU-1.4
        self.doubled: i64 = 0
        self.laid: vec[i64] = zeros(ICONS)
        self.unseen: vec[i64] = box.icon_copies[:]
        # reservoirs in the order they were built
        self.reservoir_seats: vec[i64] = zeros(0)
        self.reservoir_cities: vec[i64] = zeros(0)
        self.reservoir_sizes: vec[i64] = zeros(0)
        self.stacked: i64 = 0
        # what is common
        self.bank: i64 = box.upgrade_tokens  # PU-1.9
        self.asked: i64 = 0
        self.riddle: i64 = 0
        self.first: i64 = 0
        self.idle: i64 = 0
        # this turn
        self.builds: i64 = 0
        self.trade: i64 = NOTHING
        self.dice_left: i64 = 0
        self.roll: i64 = 0
        self.card: i64 = 0
        self.question: i64 = NO_QUESTION
        self.right: i64 = 0
        self.taken_at: i64 = NO_CITY
        self.taken_next: i64 = NO_CITY
        self.size: i64 = 0
        self._open_links(terms)
        if terms.tokens == RESERVOIR:
            spare: i64 = 0
            while spare < box.spare_tokens:  # PU-7.2
                self.doubled |= bit(box.board.side[spare])
                spare += 1

    def _open_links(self, terms: Terms) -> None:
        self.frontier = terms.box.board.frontier(terms.usable & ~self.built, self.network)

    def copy(self) -> "Table":
        """Return an independent position; it has no listener."""
        return Table(self.vocabulary, self.terms, self)

    def contents(self) -> list[object]:
        """Return everything on the table, for the digest."""
        return fields.contents(self)

    def scores(self) -> list[int]:
        """Return the victory points: all of them when the game is over, before that those on the track."""
        if self.mover != OVER:
            return [int(vp) for vp in self.vp]
        return scoring.totals(self)

    def winners(self) -> list[int]:
        """Return who is ahead, ties as in PU-6.6."""
        return scoring.winners(self, self.scores())

    def resample(self, seat: int, rng: Rng) -> "Table":
        """Return a copy in which the others' missions and icons and the right answers are drawn anew."""
        twin = self.copy()
        if self.mover != OVER:
            secrets.redraw(twin, seat, rng)
        return twin

    # -- pipes and tokens

    def gain_pipes(self, seat: i64, pipes: i64) -> i64:
        """Move pipes from supply to stock, no more than there are (PU-2.5); return how many moved."""
        moved = min(pipes, self.supply[seat])
        self.supply[seat] -= moved
        self.stock[seat] += moved
        return moved

    def gain_token(self, seat: i64) -> bool:
        """Move a token from the bank to a seat; from an empty bank it gains pipes, and False is told (PU-2.6)."""
        if self.bank == 0:
            self.gain_pipes(seat, self.terms.box.token_price)
            return False
        self.bank -= 1
        self.tokens[seat] += 1
        return True

    def reopen_trade(self) -> None:
        """Let tokens be traded in either direction again, since something was built (PU-5.4)."""
        if not self.terms.one_way:
            self.trade = NOTHING

    def dice(self, seat: i64) -> i64:
        """Return how many dice a seat rolls: the player die, and one for each grey and each own plant (PU-2.2)."""
        return 1 + count(self.grey) + self.plants[seat]

    # -- the map

    def limited(self) -> bool:
        """Tell whether only one pipeline may be built in a turn (PU-4.4, PU-4.5, PU-7.3c)."""
        return self.terms.limited and self.reached & self.terms.box.board.lifting == 0

    def tokens_on(self, city: i64) -> i64:
        """Return how many city tokens lie on a city, reservoirs not counted."""
        if not has(self.tokened, city):
            return 0
        return 2 if has(self.doubled, city) else 1

    def tokens_on_board(self) -> i64:
        """Return how many city tokens can still be taken."""
        return count(self.tokened) + count(self.tokened & self.doubled)

    def lay_pipeline(self, seat: i64, link: i64) -> i64:
        """Move the pipes onto the link and score it; return the cities it reaches first (PU-4.1, PU-4.3, PU-4.6)."""
        board = self.terms.box.board
        length = board.length[link]
        a = board.end_a[link]
        b = board.end_b[link]
        self.stock[seat] -= length
        self.vp[seat] += self.terms.box.points[length]
        self.owned[seat] |= bit(link)
        self.built |= bit(link)
        ends = bit(a) | bit(b)
        arrived = ends & ~self.reached
        self.reached |= ends
        if ends & ~self.network != 0:
            self.network |= ends
            self.frontier |= (board.at[a] | board.at[b]) & self.terms.usable
        self.frontier &= ~self.built
        return arrived

    def take_tokens(self, seat: i64, city: i64) -> i64:
        """Move the tokens of a city to a seat; return how many (PU-4.7, PU-7.2a)."""
        found = self.tokens_on(city)
        self.tokened &= ~bit(city)
        self.held[seat] += found
        return found

    def laid_icon(self, city: i64) -> i64:
        """Return the icon that lies face up on a city (PU-7.1)."""
        icon: i64 = 0
        while not has(self.laid[icon], city):
            icon += 1
        return icon

    # -- reservoirs

    def is_site(self, city: i64) -> bool:
        """Tell whether a reservoir may stand on a city: empty, and all its usable links built (PU-7.2b)."""
        if has(self.tokened | self.stacked, city):
            return False
        return self.terms.box.board.at[city] & self.terms.usable & ~self.built == 0

    def has_site(self) -> bool:
        """Tell whether a reservoir could stand anywhere."""
        city: i64 = 0
        while city < CITIES:
            if self.is_site(city):
                return True
            city += 1
        return False

    def least_reservoir(self) -> i64:
        """Return how many tokens the next reservoir needs (PU-7.2c)."""
        built = i64(len(self.reservoir_sizes))
        if built == 0:
            return self.terms.box.first_reservoir
        if self.terms.ordinal:
            return self.terms.box.first_reservoir + built
        return self.reservoir_sizes[built - 1] + 1

    def stack_reservoir(self, seat: i64, city: i64, size: i64) -> None:
        """Stack tokens of a seat on a city and score them (PU-7.2e)."""
        self.held[seat] -= size
        self.vp[seat] += self.terms.box.points[size]
        self.stacked |= bit(city)
        self.reservoir_seats = append(self.reservoir_seats, seat)
        self.reservoir_cities = append(self.reservoir_cities, city)
        self.reservoir_sizes = append(self.reservoir_sizes, size)

    # -- the last roll, one face after the other in one number

    def note_face(self, face: i64) -> None:
        """Note one more die of the roll, the player die first."""
        self.roll = shift(self.roll, FACE_BITS) | (face + 1)

    def faces(self) -> list[int]:
        """Return the faces of the last roll, the player die first."""
        found: list[int] = []
        roll = self.roll
        while roll > 0:
            found.insert(0, int(roll & 7) - 1)
            roll >>= FACE_BITS
        return found
