"""The actions: building, gas, income, wells and cards, and how a round runs."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interbellum_positions import (
    BLUE,
    PERSIA,
    RED,
    YELLOW,
    choices,
    clause,
    hand,
    odds,
    passing,
    play,
    segments,
    settle,
    table,
    to_end_of_round,
    told,
)
from spindletop.games.interbellum import network
from spindletop.games.interbellum.names import SEGMENTS, WELLS
from spindletop.games.interbellum.scoring import score
from spindletop.kernel.state import CHANCE, OVER


def test_players_act_in_turn_until_all_executives_are_placed():
    """IB-404, IB-401, IB-602."""
    s = table(3, starter="yellow")
    order = []
    while s.round == 1 and s.mover >= 0:
        order.append(int(s.mover))
        play(s, "pass")
    assert order == [YELLOW, RED, BLUE] * 4
    assert (s.round, s.starter, s.step.name) == (2, BLUE, "event A")


def test_only_the_player_in_turn_acts():
    """IB-404."""
    s = table(3)
    assert clause(s, "pass", BLUE) == "IB-404"
    assert clause(s, "choose_well baku") == "IB-404"
    assert clause(s, "done") == "IB-404"


def test_clean_up_brings_everything_back():
    """IB-405, IB-406."""
    s = table(3, executives=3, turn="yellow", c_card="C1", at_pile=2, cheap={"ussr": 3}, worked=["baku"])
    assert s.changes[0] == -1
    play(s, "pass")
    assert (list(s.placed), s.at_pile, list(s.cheap), s.worked) == ([0, 0, 0], 0, [0] * 5, 0)
    assert list(s.changes) == list(s.terms.box.changes)


def test_the_game_ends_after_the_sixth_round():
    """IB-401."""
    s = table(3, round=6, executives=3, turn="yellow")
    assert told(s, "pass")[-1] == "The game is over."
    assert (s.mover, s.ending, s.choices()) == (OVER, "rounds", [])
    assert clause(s, "pass") == "IB-401"


# Building


@pytest.mark.parametrize(("round_", "card", "price"), [(1, "C1", 3), (4, "C1", 5), (1, "C2", 4)])
def test_steel_changes_the_price(round_, card, price):
    """IB-611, IB-509."""
    s = play(table(3, round=round_, c_card=card), "build s76")
    assert s.cash[RED] == 5 - price


def test_a_segment_is_never_cheaper_than_nothing():
    """IB-611."""
    s = table(3, c_card="C1", red={"influence": {"persia": 8}})
    assert s.pipeline_price(RED, PERSIA) == 0


@pytest.mark.parametrize(("round_", "extra"), [(1, 2), (4, 0)])
def test_work_gangs_change_the_extras(round_, extra):
    """IB-615, IB-612: not for powers in which the builder has no influence."""
    s = table(3, round=round_, c_card="C8", red={"influence": {"persia": 3}})
    assert s.extras(RED, PERSIA) == extra
    assert s.extras(RED, 3) == 0


def test_several_players_may_own_a_segment_but_each_only_once():
    """IB-613."""
    s = table(3, red={"segments": ["s76"]}, blue={"cash": 9})
    assert clause(s, "build s76") == "IB-613"
    play(s, "pass", "build s76")
    assert segments(s, BLUE) == ["s76"]


def test_a_piece_must_be_in_supply():
    """IB-613, IB-103."""
    s = table(3, red={"segments": SEGMENTS[:20], "hand": ["K05"]})
    assert choices(s, "build") == []
    assert clause(s, "build s76") == "IB-613"
    assert clause(s, "play_card K05") == "IB-661"


def test_the_price_must_be_payable():
    """IB-611, IB-601."""
    assert clause(table(3, red={"cash": 3}), "build s76") == "IB-611"
    held = {"armies": {"persia": ["khuzestan"]}}
    s = play(table(3, red={"cash": 8, "influence": {"persia": 3}}, **held), "build s67")
    assert clause(s, "build s68") is None
    poor = play(table(3, red={"cash": 3, "influence": {"persia": 8}}, **held), "build s67", "build s68")
    assert (poor.cash[RED], poor.step.name) == (1, "build more")


def test_extras_may_be_left():
    """IB-612."""
    red = {"cash": 8, "influence": {"persia": 3}}
    s = play(table(3, armies={"persia": ["khuzestan"]}, red=red), "build s67", "done")
    assert (s.mover, s.placed[RED]) == (BLUE, 1)


def test_cards_build_at_their_own_prices_anywhere():
    """IB-702, IB-509: tracker and C1 do not matter."""
    s = table(3, round=4, c_card="C1", red={"cash": 2, "influence": {"persia": 6}, "hand": ["K05"]})
    play(s, "play_card K05")
    assert clause(s, "done") == "IB-661"
    play(s, "build s62")
    assert (s.cash[RED], s.price) == (2, 2)
    play(s, "build s01")
    assert (s.cash[RED], s.mover, segments(s, RED)) == (0, BLUE, ["s01", "s62"])
    s = play(table(3, red={"cash": 7, "hand": ["K06"]}), "play_card K06", "build s01", "build s02")
    assert (s.cash[RED], s.mover) == (1, BLUE), "the third segment cannot be paid"
    s = play(table(3, red={"cash": 9, "hand": ["K06"]}), "play_card K06", "build s01")
    assert clause(s, "build s01") == "IB-613"
    play(s, "done")
    assert s.mover == BLUE


def test_contractors_need_their_price_after_the_fee():
    """IB-661, IB-702."""
    assert clause(table(3, executives=1, at_pile=1, red={"cash": 3, "hand": ["K06"]}), "play_card K06") == "IB-661"
    assert clause(table(3, executives=1, at_pile=1, red={"cash": 4, "hand": ["K06"]}), "play_card K06") is None


# Gas


def test_a_search_needs_money_a_meter_and_a_black_cube():
    """IB-621, IB-625, IB-628, IB-R23, IB-R25."""
    assert clause(table(3, red={"cash": 2}), "gas_search 3") == "IB-621"
    assert clause(table(3, bag={"black": 1, "white": 1}), "gas_search 3") == "IB-625"
    assert clause(table(3, red={"finds": 6}), "gas_search 1") == "IB-628"
    assert clause(table(3, bag={"black": 0}), "gas_search 1") == "IB-628"


def test_never_more_cubes_than_the_bag_holds():
    """IB-625, IB-622."""
    red = {"cash": 9, "wells": ["khan_giran", "darvaza"]}
    s = play(table(3, red=red, bag={"black": 1, "white": 2}), "gas_search 3")
    assert (s.drawing, odds(s)) == (3, {"cubes 1": 1})


def test_the_third_find_draws_a_card_and_the_sixth_gives_influence():
    """IB-626."""
    s = play(table(3, red={"finds": 2}), "gas_search 1", "cubes 1")
    assert (s.mover, s.step.name) == (CHANCE, "draw card 0")
    play(s, "card K07")
    assert (hand(s, RED), s.mover) == (["K07"], BLUE)
    s = play(table(3, red={"finds": 5}), "gas_search 1", "cubes 1")
    assert (s.mover, s.step.name) == (RED, "gain influence 0")
    play(s, "gain_influence turkey")
    assert (s.standing(RED, 4), s.mover) == (1, BLUE)


def test_bubbles_give_everybody_a_free_draw():
    """IB-705, IB-507, IB-628: clockwise from the starting player, but not with a full meter."""
    s = table(3, step="event_b", starter="blue", yellow={"finds": 6}, red={"wells": ["khan_giran", "darvaza"]})
    play(s, "event_b B7")
    assert (s.step.name, s.drawing) == ("gas 1 1", 1)
    play(s, "cubes 1")
    assert (s.step.name, s.drawing) == ("gas 0 1", 1)
    play(s, "cubes 0")
    assert (s.step.name, s.finds[BLUE], s.finds[RED]) == ("event C", 1, 0)


def test_bubbles_in_the_thirties_take_black_cubes():
    """IB-105, IB-503."""
    s = play(table(3, round=4, step="event_b", coming="B7"), "event_b B7")
    assert (s.black, s.black_gone) == (13, 2)
    s = play(table(3, round=4, step="event_b", coming="B7", bag={"black": 1}), "event_b B7")
    assert (s.black, s.black_gone) == (0, 15)


@pytest.mark.parametrize("finds", range(7))
def test_points_for_gas(finds):
    """IB-805."""
    assert score(table(3, red={"finds": finds}), RED).gas == [0, 1, 3, 6, 10, 15, 21][finds]


# Income and wells


def test_only_an_own_well_yields():
    """IB-631, IB-632, IB-R21."""
    s = table(3)
    assert clause(s, "income masjed_suleymani") == "IB-631"
    play(s, "income khan_giran")
    assert s.cash[RED] == 8


def test_a_well_costs_seven_and_must_be_free():
    """IB-671, IB-113."""
    assert clause(table(3, red={"cash": 6}), "buy_well burgan") == "IB-671"
    assert clause(table(3, red={"cash": 9}), "buy_well baba_gurgur") == "IB-671"
    assert clause(table(3, {"well_set": "rulebook10"}, red={"cash": 9}), "buy_well burgan") == "IB-R5"


@pytest.mark.parametrize(("round_", "price"), [(1, 5), (4, 9)])
def test_the_concession_office_changes_the_price_of_a_well(round_, price):
    """IB-671: C6."""
    s = play(table(3, round=round_, c_card="C6", red={"cash": 9}), "buy_well burgan")
    assert s.cash[RED] == 9 - price


def test_lasting_bonuses_serve_the_buyer():
    """IB-672, IB-622."""
    s = play(table(3, red={"cash": 9}, blue={"wells": ["dammam", "dukhan"]}), "buy_well darvaza")
    passing(s, 2)
    assert play(s, "gas_search 1").drawing == 3, "khan_giran and darvaza"


def test_a_bought_well_gives_all_bonuses_where_that_was_agreed():
    """IB-672."""
    everything = {"purchased_well_bonus": "all"}
    s = play(table(3, everything, red={"cash": 9}), "buy_well grozny")
    assert s.standing(RED, 2) == 1
    assert play(table(3, red={"cash": 9}), "buy_well grozny").standing(RED, 2) == 0


# Cards


def test_an_empty_pile_is_made_from_the_discards():
    """IB-652, IB-661: the card in play is not among them."""
    everything = [f"K{n:02}" for n in range(1, 11) for _ in range(3)]
    s = table(3, blue={"hand": everything[:-1]}, discards=["K10"])
    lines = told(s, "draw_cards")
    assert lines[-1] == "The discarded action cards form a new pile."
    assert odds(s) == {"card K10": 1}
    play(s, "card K10")
    assert (s.mover, hand(s, RED)) == (BLUE, ["K10"]), "the second draw is lost"
    assert clause(table(3, blue={"hand": everything}), "draw_cards") == "IB-652"


def test_a_played_card_is_shown_and_discarded():
    """IB-661, IB-662, IB-701."""
    s = table(3, red={"hand": ["K07"]})
    assert told(s, "play_card K07")[0] == "Red plays Advance Payment for $0: +$6."
    assert (s.cash[RED], s.discards[6], s.hand_size[RED], s.in_play) == (11, 1, 0, -1)
    assert clause(table(3), "play_card K07") == "IB-661"
    assert clause(table(3), "play_card K15") == "IB-661"


@pytest.mark.parametrize(("round_", "at_pile", "fee"), [(1, 2, 0), (4, 0, 1), (4, 2, 3)])
def test_the_hotel_lobby_changes_the_fee(round_, at_pile, fee):
    """IB-651: C5."""
    assert table(3, round=round_, executives=2, at_pile=at_pile, c_card="C5").card_fee() == fee


def test_a_survey_ship_needs_something_to_find():
    """IB-705, IB-661, IB-628."""
    assert clause(table(3, red={"finds": 6, "hand": ["K09"]}), "play_card K09") == "IB-661"
    assert clause(table(3, bag={"black": 0}, red={"hand": ["K09"]}), "play_card K09") == "IB-661"


# Events on players


def test_intercepted_cables():
    """IB-507: everybody draws, later everybody with a card discards one."""
    s = play(table(3, step="event_b", starter="blue"), "event_b B4")
    drawers = []
    while s.step.name.startswith("draw card"):
        drawers.append(s.step.name)
        s.play(s.choices()[0])
    assert drawers == ["draw card 1", "draw card 2", "draw card 0"]
    s = table(3, round=4, step="event_b", red={"hand": ["K01", "K02"]}, yellow={"hand": ["K03"]})
    play(s, "event_b B4")
    assert (s.mover, choices(s)) == (RED, ["discard K01", "discard K02"])
    assert clause(s, "discard K03") == "IB-507"
    play(s, "discard K02")
    assert s.mover == YELLOW
    play(s, "discard K03")
    assert (s.step.name, s.discards[1], s.discards[2]) == ("event C", 1, 1)


def test_the_poorest_and_the_richest_are_all_who_are_tied():
    """IB-507: determined before anything is paid."""
    s = play(table(3, step="event_b", red={"cash": 2}, blue={"cash": 2}, yellow={"cash": 4}), "event_b B6")
    assert list(s.cash) == [5, 5, 4]
    s = table(3, round=4, step="event_b", coming="B6", red={"cash": 9}, blue={"cash": 1}, yellow={"cash": 9})
    assert list(play(s, "event_b B6").cash) == [7, 1, 7]


def test_receptions_favour_who_has_least():
    """IB-507, IB-202: and in the 30s they cost who has most."""
    s = table(3, step="event_b", starter="yellow", red={"influence": {"persia": 1}})
    play(s, "event_b B5")
    assert s.mover == YELLOW
    play(s, "gain_influence ussr")
    assert s.mover == BLUE
    play(s, "gain_influence ussr")
    assert (s.step.name, s.flags[2]) == ("event C", YELLOW)
    s = play(table(3, round=4, step="event_b", red={"influence": {"persia": 1}}), "event_b B5")
    assert choices(s) == ["lose_influence persia"]
    assert clause(s, "lose_influence ussr") == "IB-202"


def test_tanks_royalties_and_lamps():
    """IB-507, IB-508: so much for each well, flag or find."""
    red = {"cash": 5, "wells": ["baku", "majnoon", "burgan"], "segments": ["s67", "s68"], "finds": 2}
    red["influence"] = {"persia": 1, "saudi": 1}
    for number, card, cash in [(1, "B3", 8), (4, "B3", 3), (1, "B2", 7), (4, "B2", 3), (1, "B8", 7), (4, "B8", 7)]:
        s = table(3, round=number, step="event_b", red=red, coming=card)
        assert play(s, f"event_b {card}").cash[RED] == cash, card


# Routes


def test_a_route_may_run_through_other_wells_and_only_over_own_segments():
    """IB-634, IB-801: rasht to Dasht-E-Mughan to Ganja and on to Batumi."""
    s = table(3, red={"wells": ["baku", "burgan"], "segments": ["s17", "s15", "s08", "s09"]})
    assert not network.connected(s, RED, WELLS.index("baku"))
    assert network.connected(s, RED, WELLS.index("dasht_e_mughan")), "joined to the sea, though nobody owns it"
    assert score(s, RED).pipelines == 0
    play(s, "build s07")
    assert (score(s, RED).pipelines, score(s, RED).ports) == (9, 3)


def test_equally_short_routes_count_the_better_port():
    """IB-802, IB-804, IB-R29: Gachsaran to Abadan or to Bushehr, two segments each."""
    s = table(3, red={"wells": ["gachsaran", "burgan"], "segments": ["s71", "s68", "s72", "s73"]})
    route = network.route(s, RED, WELLS.index("gachsaran"))
    assert route is not None
    assert [SEGMENTS[number] for number in route.segments] == ["s72", "s73"]
    assert (score(s, RED).pipelines, score(s, RED).ports) == (6, 3)


@given(st.sets(st.integers(0, 95), min_size=1, max_size=20))
@settings(max_examples=80, deadline=None)
def test_connections_and_routes_agree_with_a_plain_search(laid):
    """IB-634, IB-802, IB-803."""
    s = two_owners(laid)
    atlas = s.terms.box.atlas
    for well in range(8):
        best = shortest(atlas, laid, well)
        route = network.route(s, RED, well)
        assert (route is None) == (best is None)
        if route is not None and best is not None:
            assert (len(route.segments), int(atlas.port_bonus[route.port])) == best


@given(st.sets(st.integers(0, 95), max_size=20) | st.sets(st.integers(59, 78), min_size=8))
@settings(max_examples=80, deadline=None)
def test_the_segments_that_count_are_those_of_all_routes_together(laid):
    """IB-802, IB-803: the second half of the examples crowds Persia, where routes are equally short."""
    s = two_owners(laid)
    routes = [route for well in range(8) if (route := network.route(s, RED, well)) is not None]
    counted = network.Counted(s, RED)
    together = {segment for route in routes for segment in route.segments}
    assert {segment for segment in range(96) if counted.has(segment)} == together
    assert counted.number() == len(together)
    assert counted.ports == sum(int(s.terms.box.atlas.port_bonus[route.port]) for route in routes)


def two_owners(laid):
    lots = {"red": {"wells": WELLS[:8], "segments": [SEGMENTS[number] for number in sorted(laid)]}}
    return table(3, **lots, blue={"wells": WELLS[8:12]}, yellow={"wells": WELLS[12:]})


def shortest(atlas, laid, well):
    """Return length and bonus of the counted route, by trying rings of nodes."""
    reached, ring, length = {well}, {well}, 0
    while ring:
        ports = [int(atlas.port_bonus[node]) for node in ring if atlas.is_port(node)]
        if ports:
            return length, max(ports)
        further = set()
        for number in laid:
            ends = {int(atlas.end_a[number]), int(atlas.end_b[number])}
            if ends & ring:
                further |= ends - reached
        reached |= further
        ring, length = further, length + 1
    return None


def test_settle_draws_until_somebody_decides():
    """IB-403."""
    assert settle(to_end_of_round(table(3, executives=3))).mover >= 0
