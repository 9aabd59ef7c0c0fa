"""The end of Pipeline: contracts, oil, pipelines, valuations, penalties and cash (PL-14xx)."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.pipeline import names as N
from spindletop.games.pipeline.view_types import Score
from spindletop.kernel.bits import bit, count

if TYPE_CHECKING:
    from spindletop.games.pipeline.state import Table

OIL_AGAIN: Final[i64] = N.RULES.index("oil_again")
PIPELINES_AGAIN: Final[i64] = N.RULES.index("pipelines_again")
PER_TANK: Final[i64] = N.RULES.index("per_tank")
PER_LEVEL3: Final[i64] = N.RULES.index("per_level3")
ATTACHED: Final[i64] = N.RULES.index("attached_pipelines")
COLOUR_ASSETS: Final[i64] = N.RULES.index("colour_assets")
EXACTLY: Final[i64] = N.RULES.index("pipelines_exactly")
CONTRACTS_AGAIN: Final[i64] = N.RULES.index("contracts_again")
ORDERS_AGAIN: Final[i64] = N.RULES.index("orders_again")
DISTINCT: Final[i64] = N.RULES.index("distinct_pipelines")
DISTINCT_ATTACHED: Final[i64] = N.RULES.index("distinct_attached_pipelines")
DELIVERED: Final[i64] = N.RULES.index("distinct_delivered")


def oil(s: "Table", seat: i64, colour: i64) -> i64:
    """Return what the barrels of a colour in the tanks pay (PL-1403)."""
    paid: i64 = 0
    grade: i64 = 1
    while grade < N.GRADES:
        paid += s.stock(seat, colour, grade) * s.terms.box.end_oil[grade]
        grade += 1
    return paid


def all_oil(s: "Table", seat: i64) -> i64:
    """Return what all barrels in the tanks pay (PL-1403)."""
    paid: i64 = 0
    colour: i64 = 0
    while colour < N.COLOURS:
        paid += oil(s, seat, colour)
        colour += 1
    return paid


def made(s: "Table", seat: i64, attached: bool) -> i64:
    """Return the kinds (colour and best grade) that the pipelines make of crude, perhaps only attached ones."""
    network = s.networks[seat]
    kinds: i64 = 0
    p: i64 = 0
    while p < i64(len(network.length)):
        grade = best_grade(s, seat, p, attached)
        if grade > 0:
            kinds |= bit(network.colour[p] * N.GRADES + grade)
        p += 1
    return kinds


def makers(s: "Table", seat: i64, grade: i64) -> i64:
    """Return how many pipelines make this grade of crude, and no better one."""
    found: i64 = 0
    p: i64 = 0
    while p < i64(len(s.networks[seat].length)):
        if best_grade(s, seat, p, False) == grade:
            found += 1
        p += 1
    return found


def best_grade(s: "Table", seat: i64, p: i64, attached: bool) -> i64:
    """Return the best grade that a pipeline makes of crude, or 0 for crude; perhaps only if it is attached."""
    network = s.networks[seat]
    length = network.length[p]
    if length == 0 or (attached and network.attached[p] == 0):
        return 0
    return s.reach(network.colour[p], s.value(seat, length))


def pipelines(s: "Table", seat: i64, attached: bool, colour: i64 = -1) -> i64:
    """Return what pipelines pay: all or the attached ones, of all colours or of one (PL-1404)."""
    network = s.networks[seat]
    paid: i64 = 0
    p: i64 = 0
    while p < i64(len(network.length)):
        grade = best_grade(s, seat, p, attached)
        if grade > 0 and (colour < 0 or network.colour[p] == colour):
            paid += s.terms.box.end_pipeline[grade]
        p += 1
    return paid


def papers(s: "Table", seat: i64, held: i64, rate: vec[i64]) -> i64:
    """Return what contracts or orders pay when filled once more, with the bonus a barrel (PL-R23)."""
    box = s.terms.box
    bonus = s.power(seat, N.DELIVERY_BONUS)
    paid: i64 = 0
    paper: i64 = 0
    while held >> paper != 0:
        if (held >> paper) & 1 != 0:
            line: i64 = 0
            while line < box.line_count[paper]:
                paid += rate[box.line_grade[paper * N.MOST_LINES + line]] + bonus
                line += 1
        paper += 1
    return paid


def delivered(s: "Table", seat: i64) -> i64:
    """Return the kinds (colour and grade) that stand on fulfilled contracts and orders (PL-R24)."""
    box = s.terms.box
    held = filled_contracts(s, seat) | s.completed[seat]
    kinds: i64 = 0
    paper: i64 = 0
    while held >> paper != 0:
        if (held >> paper) & 1 != 0:
            at = paper * N.MOST_LINES
            while at < paper * N.MOST_LINES + box.line_count[paper]:
                kinds |= bit(box.line_colour[at] * N.GRADES + box.line_grade[at])
                at += 1
        paper += 1
    return kinds


def mastered(s: "Table", seat: i64) -> i64:
    """Return in how many families a seat has the highest upgrade."""
    found: i64 = 0
    family: i64 = 0
    while family < N.FAMILIES:
        if s.level(seat, family) == N.LEVELS:
            found += 1
        family += 1
    return found


def valuation(s: "Table", seat: i64, rule: i64, card: i64) -> i64:
    """Return what a valuation rule pays, with the figures of its card (PL-1405)."""
    box = s.terms.box
    if rule == OIL_AGAIN:
        return all_oil(s, seat)
    if rule == PIPELINES_AGAIN:
        return pipelines(s, seat, False)
    if rule == ATTACHED:
        return pipelines(s, seat, True)
    if rule == PER_TANK:
        return box.value_amount[card] * s.tanks_of(seat)
    if rule == PER_LEVEL3:
        return box.value_amount[card] * mastered(s, seat)
    if rule == COLOUR_ASSETS:
        colour = box.value_about[card]
        return oil(s, seat, colour) + pipelines(s, seat, False, colour)
    if rule == EXACTLY:
        return box.value_amount[card] * makers(s, seat, box.value_about[card])
    if rule == CONTRACTS_AGAIN:
        return papers(s, seat, filled_contracts(s, seat), box.contract_rate)
    if rule == ORDERS_AGAIN:
        return papers(s, seat, s.completed[seat], box.order_rate)
    if rule == DISTINCT:
        return box.payouts[card][count(made(s, seat, False))]
    if rule == DISTINCT_ATTACHED:
        return box.payouts[card][count(made(s, seat, True))]
    return box.payouts[card][count(delivered(s, seat))]


def filled_contracts(s: "Table", seat: i64) -> i64:
    """Return the contracts that would remain if they were assessed now (PL-1402)."""
    kept: i64 = 0
    paper: i64 = 0
    active = s.active[seat]
    while active >> paper != 0:
        if (active >> paper) & 1 != 0 and s.fillings[paper] > 0 and s.filled[paper] == 0:
            kept |= bit(paper)
        paper += 1
    return kept


def valuations(s: "Table", seat: i64) -> i64:
    """Return what the Valuation tile and the cards in play pay (PL-1405)."""
    paid = valuation(s, seat, s.terms.box.tile_rule, 0)
    card: i64 = 0
    while card < N.VALUATIONS:
        if (s.valuations >> card) & 1 != 0:
            paid += valuation(s, seat, s.terms.box.value_rule[card], card)
        card += 1
    return paid


def total(s: "Table", seat: i64) -> int:
    """Return the money of a seat after scoring (PL-1403 to PL-1407)."""
    worth = all_oil(s, seat) + pipelines(s, seat, False) + valuations(s, seat)
    return int(worth - s.terms.box.penalty(s.tokens[seat]) + s.cash[seat])


def breakdown(s: "Table", seat: i64) -> Score:
    """Return the score split by its steps."""
    return {
        "oil": int(all_oil(s, seat)),
        "pipelines": int(pipelines(s, seat, False)),
        "valuations": int(valuations(s, seat)),
        "penalties": -int(s.terms.box.penalty(s.tokens[seat])),
        "cash": int(s.cash[seat]),
        "total": total(s, seat),
    }


def winners(s: "Table") -> list[int]:
    """Return the seat with most money; of equal ones the earlier in the order of play (PL-1407)."""
    totals = [total(s, seat) for seat in range(s.seats)]
    best = max(totals)
    for seat in s.upper:
        if totals[seat] == best:
            return [int(seat)]
    raise ValueError("nobody stands in the order of play")
