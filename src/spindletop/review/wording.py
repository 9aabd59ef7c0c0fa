"""A review in sentences: templates with named places, figures that were counted, and no reason that was not."""

from collections.abc import Sequence

from spindletop.review.moments import DRAW
from spindletop.review.report import POINT, WHOLE, DrawEvent, Judged, Moment, Review

DRAW_POINT = "{words}: {who}'s chance {before} -> {after}{odds}."
ODDS = " ({share} was as good)"
MISTAKE = "{who}: {played} {mark}, cost {loss} (+- {error}). Better by what {who} could know: {best}{alike}."
ALIKE = " ({count} others alike)"
GIFTS = "{giver}'s mistakes gave {parts}."
NO_MISTAKES = "Nobody made a mistake that counts."
NO_TURNING_POINTS = "No single draw or decision moved more than 4 points."
ERRORS = "{who}: {rate} +- {error} thousandths of a game per real decision ({real} decisions; {marks})"
TOO_FEW = 30
"""Below so many real decisions an error rate says little."""


def points(millionths: int) -> str:
    """Return a change as points with its sign."""
    return f"{millionths / POINT:+.1f}"


def percent(chance: float) -> str:
    """Return a chance as a percentage."""
    return f"{100 * chance:.1f} %"


def one_in(chance: float, exact: bool) -> str:
    """Return how rare something was."""
    about = "" if exact else "about "
    if chance >= 0.5:
        return f"{about}{100 * chance:.0f} %"
    return f"{about}1 in {1 / chance:.0f}" if chance > 0 else "nearly nothing"


def moment_words(review: Review, moment: Moment, names: Sequence[str]) -> str:
    """Return a turning point or a lucky moment as a sentence."""
    if moment.kind == DRAW:
        event = review.event_at(moment.node)
        return "" if event is None else _draw_words(review, event, moment.seat, names)
    judged = review.decision_at(moment.node)
    return "" if judged is None else mistake_words(judged, names)


def _draw_words(review: Review, event: DrawEvent, seat: int, names: Sequence[str]) -> str:
    before, after = review.nodes[event.first], review.nodes[event.last]
    if before is None or after is None:
        return ""
    odds = ODDS.format(share=one_in(event.as_good[seat], event.exact)) if event.luck[seat] > 0 else ""
    words = event.words[:1].upper() + event.words[1:]
    chances = {"before": percent(before[seat] / WHOLE), "after": percent(after[seat] / WHOLE)}
    return DRAW_POINT.format(words=words, who=names[seat], odds=odds, **chances)


def mistake_words(judged: Judged, names: Sequence[str]) -> str:
    """Return a counted mistake as a sentence: what was played, what it cost, and what was better."""
    best = judged.choice(judged.best)
    return MISTAKE.format(
        who=names[judged.seat],
        played=judged.choice(judged.played).words,
        mark=judged.mark or "(close)",
        loss=f"{100 * judged.loss:.1f}",
        error=f"{100 * judged.error:.1f}",
        best=best.words,
        alike=ALIKE.format(count=best.alike) if best.alike else "",
    )


def gift_words(review: Review, names: Sequence[str]) -> list[str]:
    """Return who gave whom how much by mistakes that count; a line for each seat that gave anything."""
    lines = []
    for giver, row in enumerate(review.gifts):
        given = sorted(((part, seat) for seat, part in enumerate(row) if part > 0), reverse=True)
        if given:
            parts = ", ".join(f"{names[seat]} {part / POINT:.1f}" for part, seat in given)
            lines.append(GIFTS.format(giver=names[giver], parts=parts))
    return lines or [NO_MISTAKES]


def error_words(review: Review, seat: int, names: Sequence[str]) -> str:
    """Return how a seat did: its rate, with its error and its marks."""
    rate = review.errors[seat]
    marks = ", ".join(f"{count} {mark}" for mark, count in rate.marks.items() if count) or "no marks"
    line = ERRORS.format(
        who=names[seat], rate=f"{rate.rate:.0f}", error=f"{rate.error:.0f}", real=rate.real, marks=marks
    )
    return line + ("; too few to tell much" if rate.real < TOO_FEW else "")
