"""What players read: sentences that stay true, no identifiers, and quadrants counted from one."""

from pipeline_positions import STRAIGHT, at, do, end_round, legal, through_chance
from spindletop.games.pipeline import GAME
from spindletop.games.pipeline.names import ACTIONS, FAMILY_NAMES, RULES, VALUATIONS
from spindletop.games.pipeline.state import Table
from spindletop.kernel.events import Chronicle

NAMES = ["Red", "Blue", "Green", "Yellow"]


def told(s: Table, *lines: str) -> list[str]:
    """Play actions and return what the log says of them."""
    s.listener = chronicle = Chronicle()
    do(s, *lines)
    return [event.words(0, NAMES) for event in chronicle.take()]


def choice(s: Table, line: str) -> tuple[str, str]:
    """Return the words and the hint of a choice."""
    action = GAME.vocabulary.parse(line)
    verb = GAME.vocabulary.verb(action)
    return verb.words(s, action - verb.base), verb.hint(s, action - verb.base)


def drawn(s: Table) -> str:
    return GAME.draw(GAME.view(s, 0))


def test_the_log_tells_whose_disk_is_bumped_and_where_to() -> None:
    """PL-307."""
    s = at(seats=4, order=["blue", "red", "green", "yellow"], turn="red", lower=["blue", "", "", ""], step="turn_order")
    assert told(s, "slot 0") == ["Red takes space 1 of the next turn order.", "The disk of Blue is bumped to space 2."]


def test_the_log_is_silent_about_disks_that_stay() -> None:
    """PL-307, PL-308."""
    s = at(seats=4, order=["blue", "red", "green", "yellow"], turn="red", lower=["", "blue", "", ""], step="turn_order")
    assert told(s, "keep") == ["Red takes space 1 of the next turn order."]


def test_quadrants_are_counted_from_one_everywhere() -> None:
    """PL-802: the board, the choices, their words and the log."""
    s = at({"cash": 100})
    assert legal(s, "gov")[0] == "gov Q1 0"
    assert "in Q1" in choice(s, "gov Q1 0")[0]
    assert all(f"{name}[/bold] closed" in drawn(s) for name in ["Q1", "Q2", "Q3", "Q4"])
    assert "Red declares quadrant 1 open." in told(s, "gov Q1 4")


def test_older_records_write_quadrants_from_zero() -> None:
    """PL-801, PL-1501."""
    parse = GAME.vocabulary.parse
    for number, name in enumerate(["Q1", "Q2", "Q3", "Q4"]):
        assert parse(f"gov {number} 3") == parse(f"gov {name} 3")
        assert parse(f"take_gov {number} 3") == parse(f"take_gov {name} 3")
        assert GAME.vocabulary.text(parse(f"gov {number} 3")) == f"gov {name} 3"


def test_the_terminal_shows_no_identifiers() -> None:
    """PL-108, PL-110, PL-701: actions, families and valuation cards in words."""
    raw = [name for name in [*ACTIONS, *FAMILY_NAMES, *RULES] if "_" in name]
    for first in range(1, VALUATIONS - 1):
        text = drawn(at({"upgrades": {"contracts_orders": 1}}, valuations=[first, first + 1, first + 2]))
        assert [name for name in raw if name in text] == []


def test_the_terminal_shows_which_action_lies_beside_which_market() -> None:
    """PL-108, PL-303."""
    s = at(actions=["contracts_loans", "tanks_pipes", "upgrades", "machines_pipes"])
    assert "0 Crude Market ─ 4 Contracts & Loans" in drawn(s)
    assert choice(s, "work 7") == ("Main action: Machines & Pipes", "beside Market 3")
    assert choice(s, "work 1") == ("Main action: Market 1", "beside Tanks & Pipes")


def test_the_terminal_draws_tiles_with_their_pipes_and_networks_with_their_coordinates() -> None:
    """PL-901, PL-902."""
    text = drawn(at({"network": STRAIGHT}, pipes={"tank": [0, 50, 134, 1]}))
    assert "50([bright_white]S╮[/][cyan]T╰─[/][cyan]T│[/])" in text  # (N, E, T, S, T)
    assert "[dim]16[/dim] [dim]17[/dim] [dim]18[/dim]" in text


def test_the_shop_says_how_many_tiles_the_money_buys() -> None:
    """PL-605."""
    s = do(at({"cash": 100, "network": STRAIGHT}), "work 5")
    said = []
    for slot in range(4):
        words, hint = choice(s, f"buy_pipe {slot}")
        said.append((words.rpartition(") ")[2], hint))
        do(s, f"buy_pipe {slot}", legal(do(s.copy(), f"buy_pipe {slot}"), "place")[0])
    assert said == [
        ("for 15", "15 in all buys up to 2 tiles"),
        ("for free", "paid with the tile before"),
        ("for 25", "40 in all buys up to 4 tiles"),
        ("for free", "paid with the tile before"),
    ]


def test_a_sale_names_the_market_and_what_the_barrel_counts_as() -> None:
    """PL-403."""
    s = do(at({"oil": ["T3"]}), "work 2")
    assert choice(s, "sell M2.T2 1 T 3")[0] == "Sell high teal in Market 2 as mid teal for 45"
    assert told(s, "sell M2.T3 1 T 3") == ["Red sells high teal in Market 2 for 50."]
    assert told(do(at(), "work 0"), "buy C.T0 0 T") == ["Red buys crude teal in the Crude Market for 7."]


def test_the_tile_under_the_worker_is_pointed_out() -> None:
    """PL-801."""
    s = do(at(), "gov Q1 1")
    assert (choice(s, "gov_pick 1")[1], choice(s, "gov_pick 0")[1]) == (
        "the tile under your worker: it must be bought",
        "",
    )


def test_no_log_line_speaks_of_paying_nothing() -> None:
    """PL-112, PL-1510."""
    s = through_chance(GAME.start(2))
    assert told(s, "put_tank low") == ["Red places a tank on the low row."]
    s = at({"upgrades": {"shops": 1}}, round=9, step="begin")
    assert told(s, "take_tank 0 low") == ["Red takes a tank for free and places it on the low row."]
    assert end_round(s).round == 10
