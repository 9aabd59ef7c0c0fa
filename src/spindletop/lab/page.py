"""A study as one page: plots, tables, and games to watch; it needs no server, no network and no other file."""

import html
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from spindletop.games import find
from spindletop.kernel.events import Chronicle
from spindletop.kernel.state import SPECTATOR
from spindletop.lab.cards import arms_card, audit_cards, compare_cards, level_cards
from spindletop.lab.ledger import Ledger
from spindletop.lab.playing import play_again
from spindletop.showing.page import built_file

POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
MOST_GAMES = 4
MOST_LINES = 160
PAGE = """<!doctype html>
<html lang="en" data-game="{game}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<title>{title}</title>
<style>
{styles}
</style>
</head>
<body><main>
<header>
<h1>{title}</h1>
<p class="quiet">{facts}</p>
<p class="verdict {tone}">{verdict}</p>
</header>
{body}
<h2>How this was measured</h2>
<section class="card">{method}</section>
</main></body>
</html>
"""
METHOD = """
<p>A deal is played in every edition, and once for each rotation of its luck, so that every seat meets the luck of every
other. Deals are independent, games of one deal are not: every interval is over deals. The same deal is the same luck in
all editions: a draw depends on what it is for, not on how many came before it.</p>
<p>Intervals of a finished study are 95 % intervals, differences 96 %; while a study runs they are wider and hold
however often one looks. "Fair" means that every place surely wins between 0.85 and 1.15 of its due; "same" that a
difference is surely below 2 points, or 5 % of a number; "not enough games" and "unsure" are no verdict. Of a
family of questions all are corrected for their number.</p>
<p>Bots played, not people. A verdict counts only where bots of different skill agree, and even then it is about how
they play: what they never use, they cannot judge. What winners have more of is an association, not a cause, unless it
was dealt by lot.</p>
"""


def page(found: Mapping[str, Any], ledger: Ledger) -> str:
    """Return a study as HTML."""
    verdict = headline(found)
    return PAGE.format(
        game=html.escape(found["game"]),
        policy=POLICY,
        title=html.escape(f"{found['title']}: {TITLES.get(found['kind'], 'study')}"),
        styles=_styles(),
        facts=_facts(found),
        verdict=html.escape(verdict),
        tone="bad" if "not fair" in verdict or "changed" in verdict else "good" if verdict == "fair" else "",
        body=_body(found, ledger) + _games(found, ledger),
        method=METHOD,
    )


TITLES = {"report": "balance report", "compare": "two editions compared", "audit": "audit of components"}


def headline(found: Mapping[str, Any]) -> str:
    """Return a study in a few words."""
    if found["kind"] == "report":
        return str(found["verdict"])
    if found["kind"] == "audit":
        dead = sorted(name for name, note in found["verdicts"].items() if note in ("dead", "never used"))
        return f"{len(dead)} of {len(found['verdicts'])} components dead or never used"
    moved = [name for name, verdict in found["verdicts"].items() if verdict.startswith("changed")]
    return f"changed: {', '.join(moved)}" if moved else "no change that these games can show"


def _body(found: Mapping[str, Any], ledger: Ledger) -> str:
    kind = found["kind"]
    parts = [arms_card(found)]
    if kind == "report":
        for number, level in enumerate(found["levels"]):
            rows = [row for block in ledger.ordered(number) for row in block["games"]]
            parts.append(level_cards(level, rows, found["seats"]))
    elif kind == "audit":
        parts += [audit_cards(level) for level in found["levels"]]
    else:
        for number, level in enumerate(found["levels"]):
            rows = [row for block in ledger.ordered(number) for row in block["games"]]
            parts.append(compare_cards(level, rows, found["verdicts"]))
    return "\n".join(parts)


def _facts(found: Mapping[str, Any]) -> str:
    options = ", ".join(f"{name} {value}" for name, value in found["options"].items())
    state = "" if found["finished"] else f" of {found['planned_games']:,}, NOT FINISHED"
    return html.escape(
        f"{found['seats']} seats; {found['games']:,} games{state}; plan {found['plan']}, seed {found['seed']}; "
        f"spindletop {found['versions']['spindletop']}, rules {found['versions']['rules']}; {options}"
    )


def _games(found: Mapping[str, Any], ledger: Ledger) -> str:
    """Return the games to watch: what happened in them, and the line that plays each again."""
    watch = _watched(found)
    if not watch:
        return ""
    game = find(found["game"])
    parts = []
    for why, number in watch[:MOST_GAMES]:
        row, record = play_again(ledger.plan, number)
        chronicle = Chronicle()
        record.replay(None, chronicle)
        names = [name.partition(" (")[0] for name in record.names]
        lines = [event.words(SPECTATOR, names) for event in chronicle.take()]
        shown = "".join(f"<li>{html.escape(line)}</li>" for line in lines[-MOST_LINES:])
        first = max(0, len(lines) - MOST_LINES) + 1
        scores = ", ".join(f"{name} {score}" for name, score in zip(names, row["scores"], strict=True))
        parts.append(
            f"<details><summary>Game {number}, {html.escape(why)}: {html.escape(scores)}</summary>"
            f'<ol start="{first}">{shown}</ol></details>'
        )
    rest = ", ".join(f"{html.escape(why)} {number}" for why, number in watch[MOST_GAMES:])
    folder = ledger.folder or "FOLDER"
    return (
        f'<h2>Games to watch</h2><section class="card">{"".join(parts)}<p class="quiet">Also: {rest}. '
        f"<code>spindletop lab watch {html.escape(str(folder))} NUMBER --html game.html</code> shows any game of "
        f"{html.escape(game.title)} on its table.</p></section>"
    )


def _watched(found: Mapping[str, Any]) -> Sequence[tuple[str, int]]:
    levels = [arm for level in found["levels"] for arm in level.get("arms", [level])]
    rows = [(one["why"], one["number"]) for level in levels[-1:] for one in level.get("watch", ())]
    order = ["typical", "widest margin", "most changes of the lead", "longest"]
    first = [next((row for row in rows if row[0] == why), None) for why in order]
    chosen = [row for row in first if row is not None]
    return chosen + [row for row in rows if row not in chosen]


def _styles() -> str:
    tokens = built_file("tokens.css")
    own = (files("spindletop.lab") / "page.css").read_text(encoding="utf-8")
    return f"{tokens}\n{own}".replace("</", "<\\/")
