"""Actions 5 and 6: drawing and playing action cards at the pile (IB-651 to IB-662)."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.interbellum import hands, log, playable
from spindletop.games.interbellum import reasons as R
from spindletop.games.interbellum.card_words import describe
from spindletop.games.interbellum.names import KINDS
from spindletop.games.interbellum.state import Table
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.figures import Figures
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.verb import Verb, one_of


@final
class DrawCards(Verb[Table]):
    """Take action cards from the pile.  [IB-651, IB-652]"""

    def refuse(self, s: Table, x: i64) -> i64:
        if s.card_fee() > s.cash[s.mover]:
            return R.FEE_TOO_HIGH  # IB-651
        if hands.pile_size(s) + hands.discards_size(s) == 0:
            return R.NO_CARDS  # IB-652
        return LEGAL

    def apply(self, s: Table, x: i64) -> None:
        seat = s.mover
        fee = pay_fee(s, seat)
        if s.listener is not None:
            s.tell(log.DREW, seat, {"amount": int(fee)})

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {"fee": s.card_fee(), "cash": s.cash[s.mover]}

    def words(self, s: Table, x: i64) -> str:
        return f"Draw {s.terms.box.cards_a_draw} action cards for ${s.card_fee()}"

    def figures(self, s: Table, x: i64) -> Figures:
        return Figures(cost=int(s.card_fee()))


def pay_fee(s: Table, seat: i64) -> i64:
    """Put an executive at the card pile and pay for those who stand there already (IB-651)."""
    fee = s.card_fee()
    s.placed[seat] += 1
    s.pay(seat, fee)
    s.at_pile += 1
    return fee


@final
class PlayCard(Verb[Table]):
    """Play an action card from the hand.  [IB-651, IB-661, IB-662]"""

    def offer(self, s: Table, out: Buffer) -> None:
        """Propose the kinds in hand; which of them are playable is asked afterwards."""
        if s.hand_size[s.mover] == 0:
            return
        kind: i64 = 0
        while kind < i64(len(s.terms.box.kinds)):
            if hands.holds(s, s.mover, kind) > 0:
                out.add(kind)
            kind += 1

    def refuse(self, s: Table, x: i64) -> i64:
        """Ask hand, fee and use."""
        if hands.holds(s, s.mover, x) == 0:
            return R.NOT_IN_HAND  # IB-661
        fee = s.card_fee()
        if fee > s.cash[s.mover]:
            return R.FEE_TOO_HIGH  # IB-651
        if not playable.playable(s, s.mover, s.terms.box.kinds[x].play[0], fee):
            return R.NOT_PLAYABLE  # IB-661
        return LEGAL

    def apply(self, s: Table, x: i64) -> None:
        """Show the card; it is carried out next, then discarded."""
        seat = s.mover
        fee = pay_fee(s, seat)
        hands.give_up(s, seat, x)
        s.in_play = x
        if s.listener is not None:
            card = s.terms.box.kinds[x]
            text = describe(card.play, s.terms.box.power_names)
            s.tell(log.PLAYED, seat, {"card": card.name, "kind": card.id, "amount": int(fee), "text": text})

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        kinds = s.terms.box.kinds
        need = playable.needs(kinds[x].play[0]) if x < i64(len(kinds)) else ""
        return {"card": card_name(s, x), "fee": s.card_fee(), "cash": s.cash[s.mover], "need": need}

    def words(self, s: Table, x: i64) -> str:
        return f"Play {card_name(s, x)} for ${s.card_fee()}"

    def hint(self, s: Table, x: i64) -> str:
        return describe(s.terms.box.kinds[x].play, s.terms.box.power_names)

    def figures(self, s: Table, x: i64) -> Figures:
        return Figures(cost=int(s.card_fee()))


def card_name(s: Table, kind: i64) -> str:
    """Return the printed name of a kind of card, or its number if this edition does not print it."""
    kinds = s.terms.box.kinds
    return kinds[kind].name if kind < i64(len(kinds)) else KINDS[kind]


DRAW_CARDS: Final = DrawCards("draw_cards", place="pile:cards")
PLAY_CARD: Final = PlayCard("play_card", [one_of("kind", KINDS)], place="card:{kind}")
