"""Building a pipeline, and ending the turn (PU-4)."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.pipe_it_up import log
from spindletop.games.pipe_it_up import reasons as R
from spindletop.games.pipe_it_up.options import BASE, STRATEGIC
from spindletop.games.pipe_it_up.places import ICON_IDS, ICONS, LINK_IDS, NO_CITY
from spindletop.games.pipe_it_up.state import BUSY, Table
from spindletop.games.pipe_it_up.view_types import PipelineEffects
from spindletop.kernel.bits import bit, has, members
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.figures import NO_FIGURES, Figures
from spindletop.kernel.ranking import most_of_others
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.verb import Verb, one_of
from spindletop.kernel.words import counted


@final
class Build(Verb[Table]):
    """Move pipes from stock onto a link that continues the network.  [PU-4.1 to PU-4.9]"""

    def offer(self, s: Table, out: Buffer) -> None:
        """Propose the links at the network that the stock is enough for."""
        if s.builds > 0 and s.limited():
            return
        box = s.terms.box
        out.add_all(s.frontier & box.board.within[min(s.stock[s.turn], box.largest)])

    def refuse(self, s: Table, x: i64) -> i64:
        """Ask the map, the network, the limit and the stock, in this order."""
        board = s.terms.box.board
        if x >= board.links:
            return R.NO_SUCH_LINK
        if not has(s.terms.usable, x):
            return R.DOTTED  # PU-1.5
        if has(s.built, x):
            return R.BUILT  # PU-4.3
        if not has(s.frontier, x):
            return R.OFF_NETWORK_FAST if s.terms.fast else R.OFF_NETWORK  # PU-4.2, PU-7.3a
        if s.builds > 0 and s.limited():
            return R.ONE_A_TURN  # PU-4.4
        if s.stock[s.turn] < board.length[x]:
            return R.FEW_PIPES  # PU-4.1
        return LEGAL

    def apply(self, s: Table, x: i64) -> None:
        """Build, and take what lies on cities reached first (PU-4.6 to PU-4.8)."""
        limited = s.limited()
        arrived = s.lay_pipeline(s.turn, x)
        s.builds += 1
        s.reopen_trade()
        s.idle = BUSY
        if s.listener is not None:
            tell_built(s, x)
            if limited and not s.limited():
                s.tell(log.UNLIMITED, s.turn, {})  # PU-4.5
        s.again()
        if arrived & s.tokened != 0:
            board = s.terms.box.board
            take_at(s, board.end_a[x])  # PU-4.8: end a first
            take_at(s, board.end_b[x])

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        board = s.terms.box.board
        if x >= board.links:
            return {}
        return {
            "link": f"{LINK_IDS[x]} {board.link_name(x)}",
            "length": board.length[x],
            "stock": s.stock[s.turn],
            "lifting": " or ".join(board.name(city) for city in members(board.lifting)),
        }

    def words(self, s: Table, x: i64) -> str:
        board = s.terms.box.board
        if x >= board.links:
            return f"Build {LINK_IDS[x]}"
        points = s.terms.box.points[board.length[x]]
        return f"Build {board.link_name(x)} with {counted(int(board.length[x]), 'pipe')} for {points} VP"

    def hint(self, s: Table, x: i64) -> str:
        """Say which city tokens, plants and dice it brings."""
        board = s.terms.box.board
        if x >= board.links:
            return ""
        notes: list[str] = []
        for city in (board.end_a[x], board.end_b[x]):
            if has(s.reached, city):
                continue
            tokens = s.tokens_on(city)
            if tokens > 0:
                notes.append(f"{counted(int(tokens), 'city token')} at {board.name(city)}")
            if has(board.neutral & ~s.grey, city):
                notes.append(f"a grey plant on {board.name(city)}")
        if self.ends_game(s, x):
            notes.append("ends the game")
        return "; ".join(notes) or "no city token"

    def figures(self, s: Table, x: i64) -> Figures:
        """Give the points on the track, and what lies on the cities reached first (PU-4.6 to PU-4.8)."""
        board = s.terms.box.board
        if x >= board.links:
            return NO_FIGURES
        tokens, plants = 0, 0
        for city in (board.end_a[x], board.end_b[x]):
            if not has(s.reached, city):
                tokens += int(s.tokens_on(city))
                plants += int(has(board.neutral & ~s.grey, city))
        effects: PipelineEffects = {"city_tokens": tokens, "grey_plants": plants, "ends_game": self.ends_game(s, x)}
        return Figures(points=int(s.terms.box.points[board.length[x]]), effects=effects)

    def warning(self, s: Table, x: i64) -> str:
        """Warn of the pipeline that ends the game: how the track stands, and tokens that could still be a plant."""
        if x >= s.terms.box.board.links or not self.ends_game(s, x):
            return ""
        best = most_of_others(s.vp, s.turn, 1, 0)
        mine = s.vp[s.turn] + s.terms.box.points[s.terms.box.board.length[x]]
        stands = f"This ends the game: on the track you would have {mine}, the best other seat has {best}."
        if s.tokens[s.turn] >= s.terms.box.plant_price and s.plants[s.turn] < s.terms.box.plants_per_seat:
            return f"{stands} Your {s.tokens[s.turn]} tokens could still be a plant."
        return stands

    def ends_game(self, s: Table, x: i64) -> bool:
        """Tell whether this pipeline is the last, or takes the last city token (PU-6.1, PU-7.1b, PU-7.2g)."""
        left = s.terms.usable & ~s.built
        if left & (left - 1) == 0:
            return True
        board = s.terms.box.board
        ends = bit(board.end_a[x]) | bit(board.end_b[x])
        return s.terms.ends_on_tokens and s.tokened & ~ends == 0


def take_at(s: Table, city: i64) -> None:
    """Take the tokens of a city reached first; in the base game their icons are drawn after it (PU-4.7)."""
    if not has(s.tokened, city):
        return
    tokens = s.take_tokens(s.turn, city)
    if s.terms.tokens == BASE:
        if s.taken_at == NO_CITY:
            s.taken_at = city
        else:
            s.taken_next = city
    elif s.terms.tokens == STRATEGIC:
        icon = s.laid_icon(city)
        s.icons[s.turn * ICONS + icon] += 1  # PU-7.1
        if s.listener is not None:
            s.tell(log.ICON, s.turn, {"city": s.terms.box.board.name(city), "icon": ICON_IDS[icon]})
    elif s.listener is not None:
        taken = {"tokens": int(tokens), "counted": counted(int(tokens), "city token")}
        s.tell(log.TOOK, s.turn, {"city": s.terms.box.board.name(city), **taken})  # PU-7.2a


def tell_built(s: Table, link: i64) -> None:
    """Tell what was built."""
    board = s.terms.box.board
    length = int(board.length[link])
    pipes = {"length": length, "counted": counted(length, "pipe")}
    s.tell(log.BUILT, s.turn, {"link": board.link_name(link), **pipes, "vp": int(s.terms.box.points[length])})


def at_hand(s: Table) -> str:
    """Say what the seat whose turn it is can spend."""
    return f"{counted(int(s.stock[s.turn]), 'pipe')} and {counted(int(s.tokens[s.turn]), 'token')}"


@final
class EndTurn(Verb[Table]):
    """Pass the dice on.  [PU-2.1]"""

    def apply(self, s: Table, x: i64) -> None:
        if s.listener is not None:
            s.tell(log.TURN_ENDED, s.turn, {})

    def hint(self, s: Table, x: i64) -> str:
        """Say what is kept."""
        return f"keep {at_hand(s)}"

    def warning(self, s: Table, x: i64) -> str:
        """Warn of the turn with which the patience of the table ends (PU-6.9)."""
        if s.idle + 1 < s.terms.idle_turns:
            return ""
        return "This ends the game: too many turns have gone by without a pipeline."


BUILD: Final[Build] = Build("build", [one_of("link", LINK_IDS)], exact=True, place="link:{link}")
END_TURN: Final[EndTurn] = EndTurn("end_turn", exact=True, words="End the turn", place="button:end_turn")
