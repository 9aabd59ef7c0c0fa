"""What a seat may see at a table of Pipe It Up: everything but others' missions and icons and the open answer."""

from math import sqrt

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.pipe_it_up import missions, scoring
from spindletop.games.pipe_it_up.components import Die
from spindletop.games.pipe_it_up.options import BASE, HOUSE, MODES, RESERVOIR, STRATEGIC, TOKENS
from spindletop.games.pipe_it_up.places import (
    CITIES,
    CITY_IDS,
    DIE_SIDES,
    ICON_IDS,
    ICONS,
    LINK_IDS,
    NO_MISSION,
    NO_QUESTION,
    PLAYER_FACES,
    STANDARD_FACES,
)
from spindletop.games.pipe_it_up.secrets import knows_answer
from spindletop.games.pipe_it_up.state import BOUGHT, SOLD, Table
from spindletop.games.pipe_it_up.view_types import (
    City,
    Icons,
    Link,
    Mission,
    NextRoll,
    PipeItUpView,
    Question,
    Reservoir,
    Roll,
    Seat,
)
from spindletop.kernel.bits import count, has, members
from spindletop.kernel.state import OVER, SPECTATOR


def view(s: Table, seat: int) -> PipeItUpView:
    """Return the table as plain data, as this seat sees it; at the end all is shown (PU-6.3, PU-6.5)."""
    terms = s.terms
    board = terms.box.board
    left = terms.usable & ~s.built
    return {
        "seat": seat,
        "over": s.mover == OVER,
        "ending": s.ending or None,
        "step": s.step.name,
        "turn": int(s.turn),
        "first": int(s.first),
        "variants": {
            "tokens": TOKENS[terms.tokens],
            "fast": terms.fast,
            "cardless": terms.cardless,
            "question_mode": None if terms.cardless else MODES[terms.mode],
            "plants_off_board": terms.off_board,
            "ends_on_tokens": terms.ends_on_tokens,
        },
        "seats": [_seat(s, i, seat) for i in range(s.seats)],
        "aspect": board.aspect,
        "start_city": CITY_IDS[board.start],
        "cities": [_city(s, i) for i in range(CITIES)],
        "links": [_link(s, i, seat) for i in range(board.links)],
        "reservoirs": _reservoirs(s),
        "bank": int(s.bank),
        "limited": s.limited(),
        "lifting_cities": [CITY_IDS[city] for city in members(board.lifting)],
        "builds": int(s.builds),
        "trade": "bought" if s.trade == BOUGHT else "sold" if s.trade == SOLD else None,
        "roll": _roll(s),
        "question": _question(s, seat),
        "questions": {"asked": int(count(s.asked)), "pile": len(terms.box.questions) - int(count(s.asked))},
        "reservoir_size": int(s.size) or None,
        "least_reservoir": int(s.least_reservoir()) if terms.tokens == RESERVOIR else None,
        "links_left": int(count(left)),
        "pipes_left": int(board.pipes_of(left)),
        "city_tokens_left": int(s.tokens_on_board()),
        "icons_left": _icons_on_board(s) if terms.tokens == STRATEGIC else None,
        "can_end_now": [i for i in range(s.seats) if _can_end(s, i)],
        "idle_turns": max(0, int(s.idle)),
        "idle_limit": int(terms.idle_turns),
        "prices": {
            "token_pipes": int(terms.box.token_price),
            "plant_tokens": int(terms.box.plant_price),
            "plant_vp": int(terms.box.plant_vp),
            "icon_majority": int(terms.icon_majority),
            "icon_tie": int(terms.icon_tie),
        },
        "score_table": [int(vp) for vp in terms.box.points[1:]],
        "track": int(terms.box.track),
        "die_faces": {"player": _faces(terms.box.player_die), "standard": _faces(terms.box.standard_die)},
    }


def _seat(s: Table, i: int, seat: int) -> Seat:
    terms = s.terms
    colour = terms.order[i]
    open_to_all = s.mover == OVER
    shown: Seat = {
        "colour": colour.id,
        "letter": colour.letter,
        "pattern": colour.pattern,
        "vp": int(s.vp[i]),
        "supply": int(s.supply[i]),
        "stock": int(s.stock[i]),
        "tokens": int(s.tokens[i]),
        "plants": int(s.plants[i]),
        "plants_left": int(terms.box.plants_per_seat - s.plants[i]),
        "plant_cities": [CITY_IDS[city] for city in members(s.sites[i])],
        "dice": {"total": int(s.dice(i)), "player": 1, "grey": int(count(s.grey)), "own": int(s.plants[i])},
        "next_roll": _next_roll(s, i),
        "city_tokens": int(s.held[i]),
        "pipelines": int(count(s.owned[i])),
        "icons": None,
        "mission": None,
    }
    if terms.tokens == STRATEGIC or (terms.tokens == BASE and (open_to_all or i == seat)):
        shown["icons"] = _by_icon([int(s.icons[i * ICONS + icon]) for icon in range(ICONS)])
    if s.mission[i] != NO_MISSION and (open_to_all or i == seat):
        shown["mission"] = _mission(s, i)
    if open_to_all:
        shown["final"] = {
            "track": int(s.vp[i]),
            "plants": int(scoring.plant_points(s, i)),
            "icons": int(scoring.icon_points(s, i)),
            "mission": int(missions.points(s, i)),
            "total": int(scoring.total(s, i)),
        }
    return shown


def _mission(s: Table, i: int) -> Mission:
    card = s.terms.box.missions[s.mission[i]]
    return {
        "id": card.id,
        "name": card.name,
        "vp": int(card.vp),
        "text": missions.words(s, int(s.mission[i])),
        "progress": [{"need": need, "have": have, "want": want} for need, have, want in missions.progress(s, i)],
        "cities": [{"id": CITY_IDS[city], "touched": touched} for city, touched in missions.towns(s, i)],
        "met": missions.is_met(s, i),
    }


def _city(s: Table, i: int) -> City:
    city = s.terms.box.board.cities[i]
    face_up = s.terms.tokens == STRATEGIC and has(s.tokened, i) and any(has(laid, i) for laid in s.laid)
    return {
        "id": city.id,
        "name": city.name,
        "x": city.x,
        "y": city.y,
        "region": city.region,
        "tokens": int(s.tokens_on(i)),
        "icon": ICON_IDS[s.laid_icon(i)] if face_up else None,
        "network": has(s.network, i),
        "reached": has(s.reached, i),
        "grey_plant": has(s.grey, i),
        "plants": [seat for seat in range(s.seats) if has(s.sites[seat], i)],
        "reservoir_site": s.terms.tokens == RESERVOIR and s.is_site(i),
    }


def _link(s: Table, i: int, seat: int) -> Link:
    board = s.terms.box.board
    owners = [seat for seat in range(s.seats) if has(s.owned[seat], i)]
    return {
        "id": LINK_IDS[i],
        "a": CITY_IDS[board.end_a[i]],
        "b": CITY_IDS[board.end_b[i]],
        "length": int(board.length[i]),
        "vp": int(s.terms.box.points[board.length[i]]),
        "dotted": has(board.dotted, i),
        "usable": has(s.terms.usable, i),
        "open": has(s.frontier, i),
        "within_reach": _is_within_reach(s, i, seat),
        "owner": owners[0] if owners else None,
    }


def _is_within_reach(s: Table, link: int, seat: int) -> bool:
    """Tell whether a seat has the pipes for a link that continues the network."""
    if seat == SPECTATOR or s.mover == OVER:
        return False
    return has(s.frontier, link) and bool(s.terms.box.board.length[link] <= s.stock[seat])


def _reservoirs(s: Table) -> list[Reservoir]:
    return [
        {
            "seat": int(s.reservoir_seats[i]),
            "city": CITY_IDS[s.reservoir_cities[i]],
            "size": int(s.reservoir_sizes[i]),
            "vp": int(s.terms.box.points[s.reservoir_sizes[i]]),
        }
        for i in range(len(s.reservoir_sizes))
    ]


def _roll(s: Table) -> Roll | None:
    faces = s.faces()
    if not faces:
        return None
    return {
        "player": PLAYER_FACES[faces[0]],
        "standard": [STANDARD_FACES[face] for face in faces[1:]],
        "left": int(s.dice_left),
        "pipes": [_player_pipes(s)[faces[0]], *[int(s.terms.box.standard_die.pipes[face]) for face in faces[1:]]],
    }


def _player_pipes(s: Table) -> list[int]:
    """Return how many pipes each face of the player die brings; a question brings some without cards (PU-7.4)."""
    box = s.terms.box
    faces = zip(box.player_die.pipes, box.player_die.asks, strict=True)
    return [int(pipes + box.cardless_pipes) if asks and s.terms.cardless else int(pipes) for pipes, asks in faces]


def _question(s: Table, seat: int) -> Question | None:
    """Show the open card without its answer; where the reader judges, choices and answer are the reader's alone."""
    if s.question == NO_QUESTION:
        return None
    card = s.terms.box.questions[s.question]
    shown: Question = {
        "id": card.id,
        "text": card.text,
        "reward": {"pipes": int(card.pipes), "tokens": int(card.tokens), "words": card.reward},
        "opens": _opened(s, int(card.pipes)),
        "roller": int(s.turn),
        "reader": int((s.turn + 1) % s.seats),
        "choices": None if s.terms.mode == HOUSE else list(card.choices),
    }
    if knows_answer(s, seat):
        shown["choices"] = list(card.choices)
        shown["answer"] = card.choices[s.right]
    return shown


def _opened(s: Table, pipes: int) -> str | None:
    """Return the dearest link that so many more pipes would bring within reach of the seat whose turn it is."""
    box, stock = s.terms.box, int(s.stock[s.turn])
    most = stock + min(pipes, int(s.supply[s.turn]))
    near = [link for link in members(s.frontier) if stock < box.board.length[link] <= most]
    best = max(near, key=lambda link: int(box.points[box.board.length[link]]), default=None)
    return None if best is None else LINK_IDS[best]


def _icons_on_board(s: Table) -> Icons:
    return _by_icon([int(count(s.laid[icon] & s.tokened)) for icon in range(ICONS)])


def _by_icon(numbers: list[int]) -> Icons:
    """Name the numbers of the four icons."""
    return {"tap": numbers[0], "well": numbers[1], "tower": numbers[2], "bucket": numbers[3]}


def _can_end(s: Table, seat: int) -> bool:
    """Tell whether stock and sold tokens of a seat are enough for all links that are left (PU-6.1)."""
    box = s.terms.box
    left = int(box.board.pipes_of(s.terms.usable & ~s.built))
    tokens = min(int(s.tokens[seat]) * int(box.token_price), int(s.supply[seat]))
    return left <= int(s.stock[seat]) + tokens


def _next_roll(s: Table, seat: int) -> NextRoll:
    """Return mean, spread and chances of the pipes that the next roll of a seat shows, questions left out."""
    box = s.terms.box
    chances = _chances(box.player_die.weights, _player_pipes(s))
    standard = _chances(box.standard_die.weights, [int(pipes) for pipes in box.standard_die.pipes])
    for _ in range(int(s.dice(seat)) - 1):
        chances = _together(chances, standard)
    mean = sum(pipes * chance for pipes, chance in enumerate(chances))
    variance = sum((pipes - mean) ** 2 * chance for pipes, chance in enumerate(chances))
    shown = [round(chance, 4) for chance in chances]
    return {
        "mean": round(mean, 2),
        "spread": round(sqrt(variance), 2),
        "chances": shown,
        "without_questions": not s.terms.cardless and box.player_die.all_asks > 0,
    }


def _chances(weights: vec[i64], pipes: list[int]) -> list[float]:
    """Return how likely one die brings 0, 1, 2 ... pipes."""
    chances = [0.0] * (max(pipes) + 1)
    for weight, brought in zip(weights, pipes, strict=True):
        chances[brought] += int(weight) / DIE_SIDES
    return chances


def _together(first: list[float], second: list[float]) -> list[float]:
    """Return how likely two rolls together bring 0, 1, 2 ... pipes."""
    both = [0.0] * (len(first) + len(second) - 1)
    for i, one in enumerate(first):
        for k, other in enumerate(second):
            both[i + k] += one * other
    return both


def _faces(die: Die) -> list[list[int]]:
    """Return for each kind of face how many sides show it and how many pipes it brings."""
    return [[int(weight), int(pipes)] for weight, pipes in zip(die.weights, die.pipes, strict=True)]
