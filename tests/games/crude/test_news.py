"""What the news of Crude brings: taxes and who pays them, shortages, embargoes, and the deck of cards."""

from crude_positions import EMPTY, do, refused, table
from spindletop.games.crude import GAME
from spindletop.games.crude.state import Table


def short_of(card: str, cash: int, **held: object) -> Table:
    company = {**EMPTY, **held}
    s = table(step="roll", quadrants={"Q0": company}, seats={"red": {"cash": cash}}, news={"most_likely": card})
    return do(s, "roll 1 1")


def test_a_pump_tax_makes_stations_go_first():  # CR-410
    s = short_of("pump_tax", 0, station=["r1c1", "r1c2"], rig=["r5c5"])
    assert s.due == 30
    assert refused(s, "liquidate first r5c5").clause == "CR-410"
    assert refused(s, "liquidate first r6c6").clause == "CR-410"
    assert refused(s, "liquidate second r1c1").clause == "CR-104"
    do(s, "liquidate first r1c1", "liquidate first r1c2")
    assert s.cash[0] == 18


def test_assets_are_sold_until_the_tax_is_covered():
    s = short_of("property_tax", 0, rig=["r5c5", "r5c6"])
    do(s, "liquidate first r5c5", "liquidate first r5c6")
    assert s.cash[0] == 2


def test_the_next_payers_follow_clockwise_from_the_roller():  # CR-405
    station = {**EMPTY, "station": ["r1c1"]}
    s = table(
        step="roll",
        turn="green",
        quadrants={"Q0": station, "Q1": station, "Q3": station},
        seats={colour: {"cash": 0} for colour in ("red", "blue", "yellow")},
        news={"most_likely": "pump_tax"},
    )
    do(s, "roll 3 3")
    asked = []
    while s.step.name == "news_pay":
        asked.append(int(s.mover))
        do(s, "liquidate first r1c1")
    assert asked == [3, 0, 1]


def test_after_a_ghost_roll_the_next_seat_pays_first():  # CR-405
    station = {**EMPTY, "station": ["r1c1"]}
    s = table(
        3,
        turn="Q3",
        quadrants={"Q0": station, "Q2": station},
        seats={"red": {"cash": 0}, "green": {"cash": 0}},
        news={"most_likely": "pump_tax"},
    )
    do(s, "roll 3 3")
    assert s.mover == 0


def test_crude_shortage_takes_the_domestic_crude():  # CR-414
    s = table(step="roll", news={"most_likely": "crude_shortage"})
    do(s, "roll 3 3")
    assert list(s.tracks) == [0, 4, 3, 4]


def test_a_new_card_ends_an_embargo_before_it_takes_effect():  # CR-404, CR-406, CR-408
    s = table(step="roll", news={"active": ["embargo"], "most_likely": "hard_winter"})
    do(s, "roll 3 3")
    assert [int(card) for card in s.under] == [7, 3]
    assert s.closed == 0


def test_when_all_cards_were_seen_the_oldest_used_card_comes_back():  # CR-407
    s = table(
        step="roll",
        news={
            "most_likely": "hard_winter",
            "unlikely": "embargo",
            "under": ["pump_tax", "inspection", "clean_air", "property_tax", "reserve_glut", "crude_shortage"],
        },
    )
    do(s, "roll 3 3")
    assert s.most_likely == 7
    assert s.unlikely == 2
    assert [int(card) for card in s.under] == [4, 1, 0, 5, 6, 3]
    assert s.step.name == "assets"


def test_without_news_a_double_does_nothing():  # CR-R26
    s = do(table(options={"news_set": "none"}, step="roll"), "roll 1 1")
    assert s.step.name == "assets"
    assert s.most_likely == -1


def test_six_news_cards_leave_out_the_reconstructed_ones():  # CR-R26
    s = GAME.start(4, {"news_set": "six"})
    assert [GAME.vocabulary.text(a) for a in s.choices()] == [
        f"news_draw {card}"
        for card in ("property_tax", "clean_air", "pump_tax", "hard_winter", "inspection", "reserve_glut")
    ]
