"""From the words of a card to steps: every effect becomes a row of the agenda."""

from typing import Final

from spindletop.games.interbellum import card_steps
from spindletop.games.interbellum import effects as E
from spindletop.games.interbellum.components import Components
from spindletop.games.interbellum.effects import Effect
from spindletop.games.interbellum.event_steps import EVENT_EXPAND, EVENT_WITHDRAW, Extreme, Roll
from spindletop.games.interbellum.names import DECKS, MOST_SEATS
from spindletop.games.interbellum.orders import TO_EXPAND, TO_WITHDRAW
from spindletop.games.interbellum.steps import (
    DRAW_CARD,
    BagRemove,
    Change,
    DiscardOne,
    DrawCard,
    Each,
    Gain,
    GasDraw,
    Lose,
    Money,
    MoneyPer,
)
from spindletop.kernel.sheet import Sheet
from spindletop.kernel.step import AnyStep, agenda

NO_SEAT: Final = -1


def components(sheet: Sheet) -> Components:
    """Return the checked components of an edition, their cards written as steps."""
    box = Components(sheet)
    write(box)
    return box


def write(box: Components) -> None:
    """Write the agendas of all cards and finds of an edition."""
    scripts = box.scripts
    for deck in range(len(DECKS)):
        halves = [[agenda(steps(card.halves[half], NO_SEAT)) for card in box.events[deck]] for half in (0, 1)]
        scripts.events.append(halves)
    for seat in range(MOST_SEATS):
        scripts.cards.append([agenda(steps(card.play, seat)) for card in box.kinds])
        scripts.draws.append(agenda([DRAW_CARD[seat]] * int(box.cards_a_draw)))
        scripts.finds.append([None if bonus is None else agenda(steps([bonus], seat)) for bonus in box.gas_bonus])


def steps(effects: list[Effect], seat: int) -> list[AnyStep]:
    """Return the steps of a card, top to bottom; `seat` is the player of an action card (IB-701)."""
    found: list[AnyStep] = []
    for effect in effects:
        found += ordered(effect, seat) if effect.op <= E.EXPAND_OR_MOVE else plain(effect, seat)
    return found


def ordered(effect: Effect, seat: int) -> list[AnyStep]:
    """Return the steps of an order to units."""
    op, times = effect.op, int(effect.times)
    if op == E.MOVE:
        return [card_steps.Begin(times), card_steps.CardMove(seat)]
    if op == E.EXPAND_OR_MOVE:
        return [card_steps.GasExpand(seat)] if effect.optional else [card_steps.Ultimatum(seat, effect.oust)]
    kind = TO_EXPAND if op == E.EXPAND else TO_WITHDRAW
    if effect.power == E.BY_DIE:
        return [Roll(kind, times) for _ in range(effect.dice)]
    if effect.power == E.FEWEST_OUT or effect.power == E.MOST_OUT:
        return [Extreme(kind, effect.power, times)]
    if effect.power == E.OWN_FLAG:
        return [card_steps.CardExpand(seat, effect.oust) for _ in range(times)]
    if effect.power == E.ANY_POWER:
        return [card_steps.CardWithdraw(seat) for _ in range(times)]
    return [EVENT_EXPAND[effect.power] if kind == TO_EXPAND else EVENT_WITHDRAW[effect.power]] * times


def plain(effect: Effect, seat: int) -> list[AnyStep]:
    """Return the steps of an effect that orders no units."""
    op = effect.op
    if op == E.BUILD:
        return [card_steps.Begin(len(effect.prices)), card_steps.CardBuild(seat, effect.prices)]
    if op == E.SHIFT_INFLUENCE:
        return [card_steps.Begin(effect.count), card_steps.CardShift(seat)]
    if op == E.BAG_REMOVE:
        return [BagRemove(effect.colour, effect.count)]
    if op == E.MODIFY:
        return [Change(effect.key, effect.amount)]
    if effect.who == E.PLAYER:
        return share(effect, seat)
    each = [agenda(share(effect, other)) for other in range(MOST_SEATS)]
    return [Each(effect.who, E.OPS[op], each)]


def share(effect: Effect, seat: int) -> list[AnyStep]:
    """Return what an effect does to one player."""
    op, count = effect.op, int(effect.count)
    if op == E.MONEY:
        return [Money(seat, effect.amount)]
    if op == E.MONEY_PER:
        return [MoneyPer(seat, effect.per, effect.amount)]
    if op == E.DRAW_CARDS:
        return [DrawCard(seat) for _ in range(count)]
    if op == E.DISCARD_CARDS:
        return [DiscardOne(seat) for _ in range(count)]
    if op == E.GAIN_INFLUENCE:
        return [Gain(seat) for _ in range(count)]
    if op == E.LOSE_INFLUENCE:
        return [Lose(seat) for _ in range(count)]
    return [GasDraw(seat, count)]
