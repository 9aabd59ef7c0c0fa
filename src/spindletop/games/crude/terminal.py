"""The table of Crude drawn in text, from a view; colours are rich markup."""

from collections.abc import Mapping
from typing import Any, Final

from spindletop.kernel.words import counted

INK: Final = {"red": "red", "blue": "bright_blue", "green": "green", "yellow": "yellow"}
SIGNS: Final = {"rig": "A", "well": "O", "station": "S", "refinery": "R"}
SIDE: Final = 6
LEGEND: Final = "[dim]A rig  O well  S station  R refinery  x shut refinery  · free; hit assets are reversed[/dim]"


def draw(view: Mapping[str, Any]) -> str:
    """Return the quadrants, the markets, the economy, the news and the companies."""
    lines = [_head(view), "", *_board(view), LEGEND, "", *_markets(view), *_economy(view), *_news(view), ""]
    return "\n".join([*lines, *_companies(view)])


def _head(view: Mapping[str, Any]) -> str:
    bounded = view["max_rounds"] and view["declarer"] is None  # final turns are always played: CR-807
    of = f" of at most {view['max_rounds']}" if bounded else ""
    parts = [f"[bold]Round {view['round']}[/bold]{of}"]
    if view["purchase_round"]:
        parts = ["[bold]Special Purchase Round[/bold]"]
    if view["dice"]:
        parts.append(f"dice [red]{view['dice']['red']}[/red] [bold]{view['dice']['black']}[/bold]")
    if view["ghost_turn"]:
        parts.append("the ghost quadrant rolls")
    idle = view["idle"]
    if idle and view["declarer"] is None and 2 * idle["rounds"] >= idle["limit"]:
        parts.append(f"nobody has sold anything for {idle['rounds']} rounds; {idle['limit']} end the game")
    if view["declarer"] is not None:
        colour = view["seats"][view["declarer"]]["colour"]
        left = counted(view["final_turns_left"], "final turn")
        parts.append(f"[bold]{colour} has declared[/bold], {left} left")
    return " · ".join(parts)


def _board(view: Mapping[str, Any]) -> list[str]:
    """Lay the quadrants out clockwise: Q0 Q1 above, Q3 Q2 below."""
    drawn = [_quadrant(view, quadrant) for quadrant in view["quadrants"]]
    above = [f"  {left}    {right}" for left, right in zip(drawn[0], drawn[1], strict=True)]
    below = [f"  {left}    {right}" for left, right in zip(drawn[3], drawn[2], strict=True)]
    return [*above, "", *below]


def _quadrant(view: Mapping[str, Any], quadrant: Mapping[str, Any]) -> list[str]:
    """Return eight lines of equal width: a title, the column numbers, six rows."""
    owner = quadrant["owner"]
    colour = None if owner is None else view["seats"][owner]["colour"]
    stock = f"crude {quadrant['crude']}, gas {quadrant['gasoline']}"
    title = f"{quadrant['name']} {colour or 'ghost'}: {stock}"[:30]
    mark = "▶" if quadrant["active"] else " "
    ink = "dim" if colour is None else INK[colour]
    cells = [["·"] * SIDE for _ in range(SIDE)]
    for asset in quadrant["assets"]:
        sign = "x" if asset["shut"] else SIGNS[asset["kind"]]
        shown = f"[reverse]{sign}[/reverse]" if asset["hits"] else sign
        for row in range(asset["row"] - 1, asset["row"] - 1 + asset["size"]):
            for column in range(asset["column"] - 1, asset["column"] - 1 + asset["size"]):
                cells[row][column] = shown
    heads = " ".join(_bold(str(n), n == quadrant["lit_column"]) for n in range(1, SIDE + 1))
    pad = " " * 15
    lines = [f"{mark}[{ink}]{title:<30}[/]", f"     {heads}{pad}"]
    for row in range(SIDE):
        number = _bold(str(row + 1), row + 1 == quadrant["lit_row"])
        lines.append(f"   {number} [{ink}]{' '.join(cells[row])}[/]{pad}")
    return lines


def _bold(text: str, lit: bool) -> str:
    return f"[bold reverse]{text}[/bold reverse]" if lit else f"[dim]{text}[/dim]"


def _markets(view: Mapping[str, Any]) -> list[str]:
    lines: list[str] = []
    for market in view["markets"]:
        parts = []
        for track in market["tracks"]:
            buy = "none to buy" if track["buy"] is None else f"buy {track['buy']}"
            sell = "full" if track["sell"] is None else f"sell {track['sell']}"
            parts.append(f"{track['product']} {track['covered']}/{len(track['spaces'])} ({buy}, {sell})")
        sign = " [bold]CLOSED[/bold]" if market["closed"] else ""
        lines.append(f"  {market['name'].title():<9}{sign} {'   '.join(parts)}")
    consumer = view["consumer"]
    following = "no sale possible" if consumer["next_sale"] is None else f"next sale at {consumer['next_sale']}"
    lines.append(f"  Consumer  last barrel on {consumer['price']}, {following}")
    return lines


def _economy(view: Mapping[str, Any]) -> list[str]:
    economy = view["economy"]
    prices = [f"{kind} {economy['buy'].get(kind, '-')}/{value}" for kind, value in economy["sell"].items()]
    difference = view["difference"]
    return [
        f"  [bold]{economy['name']}[/bold] (demand {economy['demand']:+}), buy/sell: {', '.join(prices)}",
        f"  Difference {difference['marker']} of {difference['trigger']}:"
        f" the next roll changes the economy with {difference['change_percent']} %",
    ]


def _news(view: Mapping[str, Any]) -> list[str]:
    lines: list[str] = []
    for slot in ("most_likely", "unlikely", "resolving"):
        card = view["news"][slot]
        if card is not None:
            costs = "/".join(str(cost) for cost in card["costs"])
            told = f" (would cost {costs})" if any(card["costs"]) else ""
            lines.append(f"  {slot.replace('_', ' ').title():<11} {card['title']}{told}")
    for card in view["news"]["active"]:
        lines.append(f"  [bold]In force[/bold]    {card['title']}: {card['text']}")
    return lines


def _companies(view: Mapping[str, Any]) -> list[str]:
    lines = ["  company   cash  end value  total  barrels  rigs wells stations refineries"]
    for seat, company in enumerate(view["seats"]):
        colour = company["colour"]
        assets = company["assets"]
        mark = "▶" if seat == view["turn"] else " "
        lines.append(
            f"{mark} [{INK[colour]}]{colour:<8}[/] {company['cash']:>5}  {company['liquidation_end']:>9}"
            f"  {company['total']:>5}  {company['barrels']:>7}  {assets['rig']:>4} {assets['well']:>5}"
            f" {assets['station']:>8} {assets['refinery']:>10}"
        )
    return lines
