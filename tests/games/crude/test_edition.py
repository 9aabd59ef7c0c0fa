"""The editions of Crude: what they say, and that a broken one is refused with an error one can act on."""

import pytest

from crude_positions import EMPTY, do, refused
from spindletop.games.crude import GAME
from spindletop.games.crude.board import KIND_NAMES, REFINERY, RIG, STATION, WELL
from spindletop.games.crude.components import CRUDE, GASOLINE, Components
from spindletop.games.crude.evaluation.outlook import outlook_of
from spindletop.kernel.game import Edition, SetupError, parse_edition
from spindletop.kernel.sheet import SheetError


def box(edition: str = "") -> Components:
    found = GAME.components(edition)
    assert isinstance(found, Components)
    return found


def changed(*changes: tuple[str, str]) -> Edition:
    """Return the default edition with pieces of its text replaced; each must occur exactly once."""
    text = (GAME.folder / "edition.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return parse_edition(text, "mine.toml")


def test_there_are_two_editions_and_the_rulebook_is_the_default():
    assert GAME.editions() == ["", "printed"]
    with pytest.raises(SetupError, match="no edition 'golden'"):
        GAME.start(4, edition="golden")


def test_the_editions_differ_only_in_their_tracks():
    rulebook, printed = dict(GAME.edition("").data), dict(GAME.edition("printed").data)
    for data in (rulebook, printed):
        del data["edition"]
        data["markets"] = {"names": data["markets"]["names"]}  # type: ignore[index]
    assert rulebook == printed


@pytest.mark.parametrize(
    ("edition", "crude", "gasoline"), [("", (5, 3, 3, 2), (7, 4, 8, 6)), ("printed", (30, 25, 6, 5), (30, 23, 16, 14))]
)
# CR-109, CR-R1
def test_the_tracks_open_at_the_prices_of_their_edition(
    edition: str, crude: tuple[int, ...], gasoline: tuple[int, ...]
):
    s = GAME.position(4, None, {}, edition)
    for product, (spaces, barrels, buy, sell) in ((CRUDE, crude), (GASOLINE, gasoline)):
        assert len(s.terms.box.spaces[product]) == spaces
        assert s.barrels(0, product) == barrels
        assert (s.buying_price(1, product), s.selling_price(1, product)) == (buy, sell)


def test_the_economy_cards_follow_the_printed_tables():  # CR-701
    cards = {card.id: card for card in box().economy}
    assert len(cards) == 7
    depression, prosperity = cards["depression"], cards["prosperity"]
    assert [depression.sell[kind] for kind in (RIG, WELL, STATION, REFINERY)] == [2, 20, 18, 24]
    assert [prosperity.buy[kind] for kind in (RIG, STATION, REFINERY)] == [16, 100, 160]
    followers = [box().economy_ids[card] for card in cards["recovery"].next]
    assert followers == ["downturn", *["expansion"] * 4, "rapid_growth"]
    assert [card.demand for card in box().economy] == [-2, 3, 4, 6, 7, 2, 0]


@pytest.mark.parametrize(
    ("start", "steps", "end"), [(25, 4, 32), (26, -2, 22), (27, -2, 24), (79, 3, 80), (3, -5, 2), (1, -1, 1), (1, 1, 2)]
)
# CR-422, CR-423, CR-R20
def test_the_consumer_price_moves_by_red_spaces_and_stops_at_the_last(start: int, steps: int, end: int):
    assert box().red_move(start, steps) == end


def test_every_economy_can_be_reached_from_every_other():
    cards = box().economy
    reached = {0}
    for _ in cards:
        reached |= {int(follower) for card in reached for follower in cards[card].next}
    assert reached == set(range(len(cards)))


def test_a_changed_figure_changes_the_game():
    edition = changed(("rates = { station = 15 }", "rates = { station = 60 }"))
    held = {**EMPTY, "station": ["r1c1"], "rig": ["r5c5"]}
    position = {
        "step": "roll",
        "quadrants": {"Q0": held},
        "seats": {"red": {"cash": 20}},
        "news": {"most_likely": "pump_tax"},
    }
    s = do(GAME.position(4, None, position, edition), "roll 1 1")
    assert s.due == 60
    assert refused(s, "liquidate first r5c5").clause == "CR-410"
    do(s, "liquidate first r1c1", "liquidate first r5c5")  # once the stations are gone, the others follow
    assert s.cash[0] == 0


def test_what_assets_may_fetch_is_worked_out_once_for_each_edition():
    before = outlook_of(box(), 4)
    assert outlook_of(box(), 4) is before
    depression = GAME.components(changed(("station = 18", "station = 28")))
    assert isinstance(depression, Components)
    held = (STATION, depression.economy_final, 0)
    assert (before.holding(*held), outlook_of(depression, 4).holding(*held)) == (18.0, 28.0)


def test_a_changed_victory_mark_is_the_default_of_the_option():
    edition = changed(("cash = 750 ", "cash = 500 "))
    assert GAME.start(4, None, edition).terms.victory_cash == 500
    assert GAME.start(4, {"victory_cash": 900}, edition).terms.victory_cash == 900


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("trigger = 8 ", "trigger = 0 ", r"mine.toml: \[difference_track\] trigger: expected a whole number from 1"),
        ("start = 26 ", "start = 99 ", r"\[consumer\] start: expected a whole number from 1 to 80, found 99"),
        ("quadrants = [[0, 2], [1, 3]]", "quadrants = [[0, 1], [2, 3]]", r"\[players.2\] quadrants: expected .*CR-104"),
        ("ghost = [3]", "ghost = []", r"\[players.3\] ghost: expected \[3\]"),
        ("rows = 6 ", "rows = 7 ", r"\[board\] rows: expected a whole number from 6 to 6, found 7"),
        ('row_die = "red"', 'row_die = "black"', r"\[dice\] row_die: expected 'red'"),
        ("limited = false", "limited = true", r"\[supply\] limited: expected false"),
        ("drilling_rigs = 80", "drilling_rig = 80", r"\[supply\] drilling_rigs: missing"),
        ("tokens = { 1 = 30", "tokens = { one = 30", r"\[money.tokens\] one: expected a whole number of millions"),
        ("crude_per_hit = 2", "crude_per_hit = -2", r"\[assets.well\] crude_per_hit: expected a whole number"),
        ("sales_per_hit = 1", "sales_per_hit = 1\nsales = 2", r"\[assets.station\] sales: unknown key; known here"),
        ("spaces = [1, 2, 3, 4, 5]", "spaces = [1, 3, 2, 4, 5]", r"\[markets.tracks.crude\] spaces: expected rising"),
        ("barrels = 4", "barrels = 8", r"\[markets.tracks.gasoline\] barrels: expected a whole number from 0 to 7"),
        ('start = "recovery"', 'start = "boom"', r"\[economy\] start: expected one of depression, .* found 'boom'"),
        ('["prosperity", "recession"', '["prosperity", "slump"', r"\[economy.cards\[5\]\] next\[1\]: .* found 'slump'"),
        ("buy = { rig = 4,", "buy = { rig = 1,", r"\[economy.cards\[0\].buy\] rig: expected at least"),
        ("buy = { rig = 4,", "buy = { well = 9, rig = 4,", r"\[economy.cards\[0\].buy\] well: unknown key"),
        ("most_likely_doubles = [1, 3]", "most_likely_doubles = [1, 2, 3]", r"\[news\] ending_doubles: expected each"),
        ("unlikely_doubles = [6]", "unlikely_doubles = [7]", r"\[news\] unlikely_doubles\[0\]: expected .* found 7"),
        ('id = "embargo"', 'id = "blockade"', r"\[news\] cards\[7\]: expected the card 'embargo', found 'blockade'"),
        ('lasting = "until_double"', 'lasting = "no"', r"\[news.cards\[7\]\] lasting: 'until_double' belongs to"),
        ('op = "refinery_fee"', 'op = "fine"', r"\[news.cards\[1\].effects\[0\]\] op: expected one of tax, .*'fine'"),
        ("rates = { station = 15 }", "rates = { pump = 15 }", r"effects\[0\].rates\] pump: unknown key"),
        ('sell_first = ["station"]', 'sell_first = ["pump"]', r"sell_first: expected kinds of assets, found 'pump'"),
        ('from = "foreign"', 'from = "domestic"', r"effects\[0\]\] to: expected the other market"),
        ("final_turns_each = 1", "final_turns_each = 2", r"\[victory\] final_turns_each: expected .* from 1 to 1"),
        ("schema = 1", "schema = 1\ncolour = 3", r"mine.toml: colour: unknown key"),
    ],
)
def test_a_broken_edition_is_refused_by_file_table_and_key(old: str, new: str, message: str):
    with pytest.raises(SheetError, match=message):
        GAME.components(changed((old, new)))


def test_the_kinds_of_assets_are_named_once():
    assert KIND_NAMES == ["rig", "well", "station", "refinery"]
    assert box().asset_names == ["Drilling Rig", "Oil Well", "Gas Station", "Oil Refinery"]
