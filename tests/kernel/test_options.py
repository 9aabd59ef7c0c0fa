"""Options: typed, checked, and described for forms."""

import pytest

from spindletop.kernel.options import ChoiceOption, FlagOption, NumberOption, OptionError, settle, settle_recorded

OPTIONS = [
    NumberOption("rounds", "Rounds", "How long.", 30, 2, 200),
    NumberOption("first", "First", "Who begins.", 0, 0, 5, names=["random"]),
    ChoiceOption("oil", "Oil", "Where it lies.", {"alone": "alone", "patches": "in patches"}),
    FlagOption("open", "Open", "Must open.", False),
]


def test_what_is_not_chosen_has_its_default():
    assert settle(OPTIONS, {}) == {"rounds": 30, "first": 0, "oil": "alone", "open": False}


def test_text_from_a_form_or_a_command_line_is_understood():
    chosen = {"rounds": "12", "first": "random", "oil": "patches", "open": "yes"}
    assert settle(OPTIONS, chosen) == {"rounds": 12, "first": "random", "oil": "patches", "open": True}


@pytest.mark.parametrize(
    ("chosen", "message"),
    [
        ({"weather": 1}, "there is no option 'weather'; the options are rounds, first, oil, open"),
        ({"rounds": 1}, "option 'rounds' is 1, expected a whole number from 2 to 200"),
        ({"rounds": True}, "option 'rounds' is True, expected a whole number from 2 to 200"),
        ({"rounds": None}, "option 'rounds' is None, expected a whole number from 2 to 200"),
        ({"first": "last"}, "option 'first' is 'last', expected a whole number from 0 to 5 or random"),
        ({"oil": "deep"}, "option 'oil' is 'deep', expected one of alone, patches"),
        ({"oil": ["alone"]}, "option 'oil' is ['alone'], expected one of alone, patches"),
        ({"open": "maybe"}, "option 'open' is 'maybe', expected true or false"),
    ],
)
def test_what_cannot_be_taken_is_named(chosen, message):
    with pytest.raises(OptionError) as error:
        settle(OPTIONS, chosen)
    assert str(error.value) == message


def test_a_form_can_be_made_from_the_descriptions():
    described = [option.describe() for option in OPTIONS]
    assert [field["kind"] for field in described] == ["number", "number", "choice", "flag"]
    assert described[0]["low"] == 2
    assert described[2]["values"] == {"alone": "alone", "patches": "in patches"}
    assert all(field["label"] and field["help"] for field in described)


def test_what_a_record_leaves_unsaid_is_what_it_meant_when_it_was_written():
    options = [
        FlagOption("discount", "Discount", "Whether homes are cheap.", False, unsaid=True),
        ChoiceOption("count", "Count", "How segments count.", {"once": "", "each": ""}, unsaid="each"),
        NumberOption("rounds", "Rounds", "How many.", 6, 1, 9),
    ]
    assert settle(options, {}) == {"discount": False, "count": "once", "rounds": 6}
    assert settle_recorded(options, {"rounds": 3}) == {"discount": True, "count": "each", "rounds": 3}
    assert settle_recorded(options, {"discount": False})["discount"] is False


def test_an_option_only_for_older_records_is_not_named_to_anybody():
    hidden = FlagOption("old_order", "", "", False, unsaid=True, offered=False)
    with pytest.raises(OptionError, match="the options are none"):
        settle([hidden], {"order": 1})
