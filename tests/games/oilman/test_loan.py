"""The loan of a destitute company and its repayment."""

from oilman_positions import RED, choices, clause, play, table, told
from spindletop.kernel.state import OVER

DESTITUTE = {"dry": 12, "salary": 5, "cash": 0}


def test_borrowing_is_offered_and_never_forced():
    """OM-71."""
    s = table(red=DESTITUTE)
    assert {"borrow", "pass_turn"} <= set(choices(s))
    play(s, "pass_turn")
    assert (s.owed[RED], s.cash[RED]) == (0, 5)


def test_a_loan_comes_from_the_bank_and_150_are_owed():
    """OM-02, OM-70, OM-72."""
    s = table(red=DESTITUTE)
    bank = s.bank
    assert told(s, "borrow") == ["Red borrows 100 and owes 150."]
    assert (s.cash[RED], s.owed[RED], s.borrowed[RED], s.bank) == (105, 150, 1, bank - 100)


def test_a_company_may_borrow_only_before_its_action_and_in_its_own_turn():
    """OM-71."""
    s = table(red=DESTITUTE, blue={"cash": 50})
    play(s, "draw")
    assert clause(s, "borrow") == "OM-24"
    other = table(turn="blue", red=DESTITUTE)
    assert clause(other, "borrow", RED) == "OM-24"


def test_the_salary_of_the_turn_counts_before_the_loan():
    """OM-70: 10 in cash and a salary of 5 make 15, and that is too much."""
    assert clause(table(red=DESTITUTE | {"cash": 9}), "borrow") is None
    assert clause(table(red=DESTITUTE | {"cash": 10}), "borrow") == "OM-70"


def test_one_loan_in_a_game_even_after_it_was_repaid():
    """OM-73."""
    s = table(red=DESTITUTE | {"borrowed": True, "owed": 0})
    assert clause(s, "borrow") == "OM-73"


def test_twelve_dry_attempts_are_earned_with_the_drill():
    """OM-67, OM-70: the twelfth dry attempt opens the loan."""
    s = table(2, {"rounds": 40}, red={"dry": 11, "cash": 10}, land={"red": ["D3"]})
    assert clause(s, "borrow") == "OM-70"
    play(s, "drill D3 1", "strike 0", "pass_turn")
    assert (s.dry[RED], s.cash[RED]) == (12, 10)
    assert clause(s, "borrow") is None


def test_below_a_salary_of_thirty_nothing_is_repaid():
    """OM-75, OM-76: and nobody may repay of its own will."""
    s = table(red={"owed": 150, "salary": 29, "cash": 500})
    assert (s.cash[RED], s.owed[RED]) == (529, 150)
    verbs = {line.split()[0] for line in choices(s)}
    assert verbs == {"draw", "drill", "pass_turn"}


def test_the_instalment_follows_the_salary():
    """OM-23, OM-75: an empty purse is no obstacle."""
    s = table(2, red={"owed": 20, "salary": 30, "cash": 0}, turn="blue")
    assert told(s, "pass_turn") == [
        "Blue passes.",
        "Red receives a salary of 30.",
        "Red repays 10; 10 are still owed.",
    ]
    assert (s.cash[RED], s.owed[RED]) == (20, 10)
    assert told(s, "pass_turn", "pass_turn")[-1] == "Red repays 10; 0 are still owed."
    assert told(s, "pass_turn", "pass_turn")[-1] == "Red receives a salary of 30."


def test_a_debt_counts_at_the_end_only_where_that_was_agreed():
    """OM-96."""
    company = {"owed": 140, "salary": 30, "cash": 200}
    ignored = table(red=company, step="act")
    deducted = table(options={"debt_at_end": "deduct"}, red=company, step="act")
    assert ignored.scores()[RED] == 500
    assert deducted.scores()[RED] == 360


def test_a_deducted_debt_delays_a_target():
    """OM-91, OM-96: net worth is lowered wherever it is used."""
    company = {"owed": 100, "salary": 29, "cash": 210}
    for debt, over in (("ignore", True), ("deduct", False)):
        agreed = {"end": "target", "target": 500, "debt_at_end": debt}
        s = play(table(options=agreed, red=company, step="act"), "pass_turn")
        assert (s.mover == OVER) is over
