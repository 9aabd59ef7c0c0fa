"""What a position of Interbellum is worth to a player, from the experience of its players."""

from typing import final

from mypy_extensions import i64

from spindletop.games.interbellum import card_steps, hands, network, scoring
from spindletop.games.interbellum import effects as E
from spindletop.games.interbellum.effects import Effect
from spindletop.games.interbellum.evaluation import weights as W
from spindletop.games.interbellum.evaluation.horizon import actions_left, rounds_left
from spindletop.games.interbellum.evaluation.outlook import POINT, Outlook
from spindletop.games.interbellum.names import POWER_COUNT, POWERS, WELL_COUNT
from spindletop.games.interbellum.state import Table
from spindletop.games.interbellum.steps import STAKED, DiscardOne, DrawCard, Gain, GasDraw, Lose
from spindletop.games.interbellum.turn import BUILD_MORE
from spindletop.games.interbellum.wells import ways
from spindletop.kernel.bits import count, has
from spindletop.kernel.insight import Insight
from spindletop.kernel.numbers import Numbers
from spindletop.kernel.ranking import most_of_others
from spindletop.kernel.state import OVER
from spindletop.kernel.step import AnyStep


@final
class InterbellumInsight(Insight[Table]):
    """Points now, money while it can be spent, routes under way, wells, gas income, cards, and what is half done."""

    def evaluate(self, s: Table, seat: int) -> float:
        """Return the points a player may expect, less a share of what the best rival has."""
        me: i64 = seat
        points = float(scoring.score(s, me).total)
        rival = 0.0
        other: i64 = 0
        while other < s.seats:
            if other != me:
                rival = max(rival, float(scoring.score(s, other).total))
            other += 1
        value = points - W.RIVAL * rival
        if s.mover == OVER:
            return value
        actions = actions_left(s, me)
        dollar = worth_of_dollar(actions)
        value += purse(s, me, actions) + self._gas(s, me, dollar) + self._wells(s, me, dollar)
        value += self._routes(s, me, actions, dollar) + self._hand(s, me, actions, dollar)
        return value + self._margins(s, me) + pending(s, me, dollar)

    def _gas(self, s: Table, me: i64, dollar: float) -> float:
        """Return what the finds will still pay."""
        return float(s.terms.box.gas_income[s.finds[me]]) * rounds_left(s) * dollar

    def _wells(self, s: Table, me: i64, dollar: float) -> float:
        """Return what the wells can yield in this round and later."""
        later = rounds_left(s)
        worth = 0.0
        well: i64 = 0
        while well < WELL_COUNT:
            if has(s.wells[me], well):
                rounds = later
                if not has(s.worked, well) and not has(s.fresh, well):
                    rounds += 1.0
                worth += float(s.yield_of(me, well)) * dollar * W.SLOT * rounds
            well += 1
        lasting = float(count(s.wells[me] & s.terms.box.atlas.gas_wells))
        return worth + lasting * W.FREE_CUBES * (later + 1.0)

    def _routes(self, s: Table, me: i64, actions: float, dollar: float) -> float:
        """Return what the unfinished routes promise, the best counting most."""
        open_wells = s.wells[me] & ~network.connected_wells(s, me)
        if open_wells == 0:
            return 0.0
        outlook = Outlook(s, me, int(dollar * W.HUNDRED), int(W.EXECUTIVE * W.HUNDRED))
        rise = float(s.terms.box.connected - s.terms.box.unconnected)
        reward = int(rise * dollar * W.SLOT * (rounds_left(s) + 0.5) * W.HUNDRED)
        values: list[float] = []
        well: i64 = 0
        while well < WELL_COUNT:
            if has(open_wells, well):
                outlook.look(well, reward)
                values.append(credit(outlook, float(s.cash[me]), float(s.pieces[me]), actions))
            well += 1
        values.sort(reverse=True)
        total = 0.0
        for place, value in enumerate(values[: len(W.ROUTES)]):
            total += W.ROUTES[place] * value
        return total

    def _hand(self, s: Table, me: i64, actions: float, dollar: float) -> float:
        """Return what the own cards are good for, as far as there are actions to play them."""
        if s.hand_size[me] == 0 or actions < 1.0:
            return 0.0
        values: list[float] = []
        for kind, card in enumerate(s.terms.box.kinds):
            held = int(hands.holds(s, me, kind))
            if held > 0:
                worth = 0.0
                for effect in card.play:
                    worth += effect_worth(s, me, effect, dollar)
                values += [max(W.ANY_CARD, worth - W.EXECUTIVE * W.PLAYING)] * held
        values.sort(reverse=True)
        total = 0.0
        weight = W.CARD
        for place, value in enumerate(values):
            if float(place) >= actions:
                break
            total += weight * value
            weight *= W.NEXT_CARD
        return total

    def _margins(self, s: Table, me: i64) -> float:
        """Return a little for flags that are held by more than one cube."""
        safe = 0.0
        power: i64 = 0
        while power < POWER_COUNT:
            if s.flags[power] == me:
                second = most_of_others(s.influence, me, POWER_COUNT, power)
                if s.standing(me, power) > second:
                    safe += W.LEAD
            power += 1
        return safe

    def horizon(self, s: Table) -> float:
        """A route or a search for gas pays only after a few actions."""
        return W.ACTIONS_AHEAD

    def names(self, s: Table) -> list[str]:
        """Return the names of the features."""
        found = ["round", "black", "white", "card_fee", *[f"outside_{power}" for power in POWERS]]
        parts = ["cash", "executives", "finds", "hand_size", "wells", "connected", "pieces", "score", "flags"]
        parts += [f"influence_{power}" for power in POWERS]
        for place in range(s.seats):
            found += [f"{part}_{place}" for part in parts]
        return found + [f"card_{card.id}" for card in s.terms.box.kinds]

    def describe(self, s: Table, seat: int, numbers: Numbers) -> None:
        """Write the position as numbers, the own seat first, then clockwise, and the own hand."""
        numbers.count(s.round)
        numbers.count(s.black)
        numbers.count(s.white)
        numbers.count(s.card_fee())
        power: i64 = 0
        while power < POWER_COUNT:
            numbers.count(count(s.armies[power]))
            power += 1
        place: i64 = 0
        while place < s.seats:
            self._describe_seat(s, (i64(seat) + place) % s.seats, numbers)
            place += 1
        kind: i64 = 0
        while kind < i64(len(s.terms.box.kinds)):
            numbers.count(hands.holds(s, seat, kind))
            kind += 1

    def _describe_seat(self, s: Table, seat: i64, numbers: Numbers) -> None:
        numbers.count(s.cash[seat])
        numbers.count(s.terms.box.executives - s.placed[seat])
        numbers.count(s.finds[seat])
        numbers.count(s.hand_size[seat])
        numbers.count(count(s.wells[seat]))
        numbers.count(count(network.connected_wells(s, seat)))
        numbers.count(s.pieces[seat])
        numbers.count(scoring.score(s, seat).total)
        numbers.count(count(s.flags_of(seat)))
        power: i64 = 0
        while power < POWER_COUNT:
            numbers.count(s.standing(seat, power))
            power += 1


def worth_of_dollar(actions: float) -> float:
    """Return what a dollar is worth: less and less as the last actions come."""
    return W.DOLLAR * min(1.0, 0.25 + actions / 10.0) if actions > 0.0 else 0.0


def purse(s: Table, seat: i64, actions: float) -> float:
    """Return what the cash is worth; what cannot be spent in time is worth nothing."""
    cash = float(s.cash[seat])
    useful = min(cash, actions * W.SPENDING)
    plenty = max(0.0, useful - 2.0 * W.SPENDING)
    return (useful - 0.3 * plenty) * worth_of_dollar(actions)


def credit(outlook: Outlook, cash: float, pieces: float, actions: float) -> float:
    """Return the promise of a route, if actions, pieces and money reach."""
    missing = float(outlook.best_missing)
    if missing > actions * 1.4 or missing > pieces:
        return 0.0
    value = float(outlook.best) / float(POINT)
    spare = max(0.0, actions - missing)
    if float(outlook.best_dollars) > cash + spare * 3.5:
        value *= W.POOR
    return value


def chance_of_find(s: Table, seat: i64, cubes: i64) -> float:
    """Return how likely a draw of so many cubes is a find."""
    if not s.can_find(seat):
        return 0.0
    if cubes > s.white:
        return 1.0
    return 1.0 - float(ways(s.white, cubes)) / float(ways(s.bag(), cubes))


def find_worth(s: Table, seat: i64, dollar: float) -> float:
    """Return what the next find would bring."""
    box = s.terms.box
    finds = s.finds[seat]
    if finds >= box.meter:
        return 0.0
    income = float(box.gas_income[finds + 1] - box.gas_income[finds]) * rounds_left(s) * dollar
    bonus = 0.0 if box.gas_bonus[finds + 1] is None else 1.0
    return float(box.gas_points[finds + 1] - box.gas_points[finds]) + income + bonus


def effect_worth(s: Table, seat: i64, effect: Effect, dollar: float) -> float:
    """Return what an effect of an action card is worth to its player, in points."""
    op = effect.op
    army = float(s.terms.box.per_army)
    flags = float(count(s.flags_of(seat)))
    if op == E.EXPAND:
        return army * float(effect.times) if flags > 0.0 else W.LITTLE
    if op == E.EXPAND_OR_MOVE:
        return army * 1.2 if flags > 0.0 else W.LITTLE
    if op == E.WITHDRAW:
        return 0.5
    if op == E.MOVE:
        return 0.5
    if op == E.MONEY:
        return float(effect.amount) * dollar if effect.who == E.PLAYER else 0.0
    if op == E.BUILD:
        return build_worth(s, seat, effect, dollar)
    if op == E.GAIN_INFLUENCE:
        return W.CUBE * float(effect.count)
    if op == E.GAS_DRAW:
        return chance_of_find(s, seat, min(effect.count, s.bag())) * find_worth(s, seat, dollar)
    if op == E.DRAW_CARDS:
        return float(effect.count)
    if op == E.SHIFT_INFLUENCE:
        return 0.8 * float(effect.count)
    return W.LITTLE


def build_worth(s: Table, seat: i64, effect: Effect, dollar: float) -> float:
    """Return what a card's cheap segments are worth: a good part of their points, less their price."""
    worth = 0.0
    cash = float(s.cash[seat])
    for price in effect.prices:
        cash -= float(price)
        if cash >= 0.0:
            worth += max(0.0, W.SEGMENT - float(price) * dollar)
    return worth


# What is half done


def pending(s: Table, seat: i64, dollar: float) -> float:
    """Return what the decisions and draws that come before the next turn promise or threaten."""
    worth = step_worth(s, seat, s.step, dollar)
    cell = s.agenda
    looked = 0
    while cell is not None and looked < 8:
        worth += step_worth(s, seat, cell.step, dollar)
        cell = cell.rest
        looked += 1
    return worth


def step_worth(s: Table, seat: i64, step: AnyStep, dollar: float) -> float:
    """Return what one step to come is worth to a player."""
    army = float(s.terms.box.per_army)
    left = float(s.most - s.taken)
    if step is BUILD_MORE:
        return max(0.0, W.MORE_SEGMENTS - W.MORE_PRICE * dollar) * left * W.MORE_LIKELY if s.mover == seat else 0.0
    if isinstance(step, Gain):
        return W.CUBE if step.seat == seat else 0.0
    if isinstance(step, Lose):
        return -W.CUBE if step.seat == seat else 0.0
    if isinstance(step, DrawCard):
        return W.CARD if step.seat == seat else 0.0
    if isinstance(step, DiscardOne):
        return -W.CARD if step.seat == seat else 0.0
    if isinstance(step, (card_steps.CardExpand, card_steps.Ultimatum)):
        return army if step.seat == seat else 0.0
    if isinstance(step, card_steps.GasExpand):
        return army if step.seat == seat else 0.0
    if isinstance(step, (card_steps.CardWithdraw, card_steps.CardMove)):
        return W.ORDER if step.seat == seat else 0.0
    if isinstance(step, card_steps.CardShift):
        return W.SHIFT * left if step.seat == seat else 0.0
    if isinstance(step, card_steps.CardBuild):
        return cheap_segments(s, seat, step, dollar) if step.seat == seat else 0.0
    if isinstance(step, GasDraw):
        if step.seat != seat:
            return 0.0
        cubes = s.drawing if step.cubes == STAKED else min(step.cubes, s.bag())
        return chance_of_find(s, seat, cubes) * find_worth(s, seat, dollar)
    return 0.0


def cheap_segments(s: Table, seat: i64, step: card_steps.CardBuild, dollar: float) -> float:
    """Return what the segments still open on a card are worth."""
    worth = 0.0
    cash = float(s.cash[seat])
    number = s.taken
    while number < i64(len(step.prices)):
        price = float(step.prices[number])
        cash -= price
        if cash >= 0.0:
            worth += max(0.0, W.SEGMENT - price * dollar)
        number += 1
    return worth
