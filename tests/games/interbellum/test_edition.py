"""The edition of Interbellum: what is in the box, and what a changed box may not look like."""

import copy
import re
from typing import Any

import pytest

from interbellum_positions import RED
from spindletop.games.interbellum import GAME
from spindletop.games.interbellum.atlas import COINS
from spindletop.games.interbellum.card_words import describe
from spindletop.games.interbellum.components import Components
from spindletop.games.interbellum.names import POWERS, SEGMENTS, TERRITORIES, WELLS
from spindletop.kernel.bits import count, has
from spindletop.kernel.game import Edition
from spindletop.kernel.sheet import SheetError

MISSING = object()


def changed(path: str, value: object) -> Edition:
    """Return the edition of the box with one figure changed (or left out), named by its dotted path."""
    data: Any = copy.deepcopy(GAME.edition().data)
    *tables, key = [int(part) if part.isdigit() else part for part in path.split(".")]
    place = data
    for name in tables:
        place = place[name]
    if value is MISSING:
        del place[key]
    else:
        place[key] = value
    return Edition("house", data, "house.toml", False)


def box() -> Components:
    found = GAME.components()
    assert isinstance(found, Components)
    return found


BROKEN = [
    (
        "supply.start_money",
        MISSING,
        "house.toml: [supply] start_money: missing, expected a whole number from 0 to 1000",
    ),
    ("supply.start_money", "five", "[supply] start_money: expected a whole number from 0 to 1000, found 'five'"),
    ("supply.rubles", 3, "[supply] rubles: unknown key"),
    ("supply.white_cubes_per_player", 9, "[supply] white_cubes_per_player: expected at most 12 cubes"),
    ("prices.pipelines_per_action", 2, "[prices] pipelines_per_action: expected a whole number from 1 to 1"),
    ("game.seats", [2, 3], "[game] seats"),
    ("game.thirties", [4, 5], "[game] thirties: expected each round in one decade"),
    ("game.colours", ["Red"] * 5, "[game] colours: every seat needs a colour of its own"),
    ("gas.points_total", [0, 1, 3], "[gas] points_total: expected 7 entries, found 3"),
    ("gas.round_income", [0, 1, 2, 2, 5, 4, 4], "[gas] round_income[4]: expected 4, the sum of the bonuses"),
    ("tracker.ussr.discount", [3, 2, 1] + [0] * 8, "[tracker.ussr] discount: more influence must not be worth less"),
    ("tracker.saudi.points", [1] * 11, "[tracker.saudi] points: expected 0 points without influence"),
    ("die.faces", ["persia"], "[die] faces: expected persia, britain, ussr, saudi, turkey, blank"),
    ("scoring.tie_break_power", "france", "[scoring] tie_break_power: expected one of persia, britain"),
    ("powers.1.id", "france", "[powers[1]] id: expected 'britain', found 'france'"),
    ("powers.1.home", ["britain_home_west"], "'britain_home_east' is not among the home areas of britain"),
    ("map.areas.9.id", "utopia", "[map] areas: expected the territories georgia"),
    ("map.adjacency.0", ["georgia", "atlantis"], "[map] adjacency[0]: there is no area 'atlantis'"),
    ("map.adjacency.0", ["georgia"], "[map] adjacency[0]: expected two areas"),
    ("map.adjacency.0", ["georgia", "dagestan"], "[map] adjacency[1]: this border stands twice"),
    ("map.adjacency.0", ["georgia", "georgia"], "[map] adjacency[0]: georgia cannot border itself"),
    ("map.adjacency.0", ["turkey_home", "persia_home"], "two home areas cannot border each other"),
    ("map.adjacency", [["georgia", "dagestan"]], "the territories do not hang together"),
    ("map.home_links.0", ["britain_home_west", "ussr_home_west"], "expected two halves of one home base"),
    ("map.wells.3.id", "utopia", "[map.wells[3]] id: expected 'baba_gurgur', found 'utopia'"),
    ("map.wells.3.area", "utopia", "[map.wells[3]] area: there is no area 'utopia'"),
    ("map.wells.3.bonus.kind", "gold", "[map.wells[3].bonus] kind: expected one of production"),
    ("map.ports.0.id", "baku", "[map.ports[0]] id: 'baku' stands twice on the map"),
    ("map.segments.4.a", "utopia", "[map.segments[4]] a: there is no well, port or waypoint 'utopia'"),
    ("map.segments.4.b", "derbent", "[map.segments[4]] b: s05 begins and ends at derbent"),
    ("map.segments.4.id", "s99", "[map.segments[4]] id: expected 's05', found 's99'"),
    ("companies.2.number", 5, "[companies[2]] number: expected a whole number from 3 to 3, found 5"),
    ("companies.2.influence.france", 5, "[companies[2].influence] france: unknown key"),
    ("first_game.1.money", 8, "[first_game[1]] money: expected 9 with the bonuses of the wells"),
    ("first_game.3.cards", 2, "[first_game[3]] cards: expected 3 with the bonuses of the wells"),
    ("first_game.1.wells", ["baku", "raman"], "[first_game[1]] wells: baku is given twice"),
    ("first_game.0.flags", [], "[first_game[0]] flags: with 3 players expected ['britain']"),
    ("events.0.twenties.0.op", "invade", "[events[0].twenties[0]] op: card A1: unknown effect 'invade'"),
    ("events.0.twenties.0.op", "build", "card A1: unknown effect 'build'"),
    ("events.0.twenties.0.dice", MISSING, "[events[0].twenties[0]] dice: missing"),
    (
        "events.0.twenties",
        [{"op": "expand", "power": "die", "dice": 3}, {"op": "withdraw", "power": "die", "dice": 3}],
        "[events[0]] id: card A1: 6 dice, but only 5 powers (IB-506)",
    ),
    ("events.2.twenties.0.power", "france", "card A3: unknown word 'france'"),
    ("events.2.twenties.0.often", 2, "[events[2].twenties[0]] often: unknown key"),
    ("events.8.twenties.0.who", "player", "card B1: unknown word 'player'"),
    ("events.16.twenties.0.op", "money", "card C1: unknown effect 'money', expected one of modify"),
    ("events.16.twenties.0.key", "weather", "card C1: unknown word 'weather'"),
    ("events.3.id", "A9", "[events[3]] id: expected 'A4', found 'A9'"),
    ("action_cards.4.play", [], "[action_cards[4]] play: card K05: expected at least one effect"),
    ("action_cards.4.play.0.prices", [], "card K05: expected 1 to 20 prices, found 0"),
    ("action_cards.4.play.0.op", "modify", "card K05: unknown effect 'modify'"),
    ("action_cards.4.copies", 0, "[action_cards[4]] copies: expected a whole number from 1 to 100, found 0"),
]


@pytest.mark.parametrize(("path", "value", "message"), BROKEN)
def test_a_broken_edition_says_what_is_wrong_and_where(path, value, message):
    with pytest.raises(SheetError, match=re.escape(message)):
        GAME.components(changed(path, value))


def test_a_deck_needs_a_card_for_every_round():
    """IB-106."""
    data: Any = copy.deepcopy(GAME.edition().data)
    data["events"] = [card for card in data["events"] if card["id"] not in {"B6", "B7", "B8"}]
    with pytest.raises(SheetError, match="at least 6 cards in deck B"):
        GAME.components(Edition("house", data, "house.toml", False))


def test_the_box_holds_what_the_rulebook_counts():
    """IB-312, IB-105, IB-302."""
    b = box()
    assert (len(TERRITORIES), len(b.atlas.areas) - len(TERRITORIES)) == (26, 7)
    assert [count(homes) for homes in b.atlas.home_areas] == [1, 2, 2, 1, 1]
    assert (len(WELLS), len(SEGMENTS), len(b.atlas.nodes)) == (16, 96, 74)
    assert len(b.atlas.borders) == 69
    assert sum(count(beside) for beside in b.atlas.border) == 90
    assert count(b.atlas.in_rulebook) == 10
    assert sum(b.pile) == 30
    assert sorted({node.bonus for node in b.atlas.nodes if node.bonus}) == [2, 3, 4, 5, 6]


def test_borders_are_mutual():
    """IB-309."""
    border = box().atlas.border
    for a in range(26):
        for b in range(26):
            assert has(border[a], b) == has(border[b], a)


def test_a_new_card_needs_no_code():
    """IB-701: a ninth C card and an eleventh action card, made of known words, are dealt and played."""
    data: Any = copy.deepcopy(GAME.edition().data)
    effect = {"op": "money_per", "who": "player", "per": "well", "amount": 2}
    more = {"op": "gain_influence", "who": "all", "count": 1}
    data["action_cards"].append({"id": "K11", "name": "Windfall", "copies": 2, "play": [effect, more]})
    half = [{"op": "modify", "key": "income", "value": 5}]
    data["events"].append({"deck": "C", "id": "C9", "name": "Boom", "twenties": half, "thirties": half})
    house = Edition("house", data, "house.toml", False)
    facts = {"players": {"red": {"hand": ["K11"], "cash": 0}}, "c_card": "C9"}
    s = GAME.position(3, {}, facts, house)
    s.play(GAME.vocabulary.parse("play_card K11"))
    assert s.cash[RED] == 4
    for power in ("persia", "ussr", "saudi"):
        s.play(GAME.vocabulary.parse(f"gain_influence {power}"))
    s.play(GAME.vocabulary.parse("income masjed_suleymani"))
    assert s.cash[1] == 5 + 3 + 5


def test_every_card_can_say_what_it_does():
    """IB-701."""
    b = box()
    texts = [describe(card.halves[half], b.power_names) for deck in b.events for card in deck for half in (0, 1)]
    texts += [describe(card.play, b.power_names) for card in b.kinds]
    assert all(texts)
    assert "roll 2 dice: each power rolled expands 1" in texts
    assert "Soviet Union expands 1; Persia withdraws 1" in texts


def test_the_totals_of_the_first_game_follow_from_the_wells():
    """IB-112, IB-111, IB-R4."""
    b = box()
    for seating in b.seatings:
        coins = sum(int(b.atlas.bonus_amount[well]) for well in seating.wells if b.atlas.bonus[well] == COINS)
        assert seating.money == 5 + coins
    assert [len(POWERS), len(b.companies)] == [5, 5]
