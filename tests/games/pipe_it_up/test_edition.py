"""An edition that breaks a rule is refused, and the error says where and why."""

import copy

import pytest

from pipe_it_up_positions import GAME
from spindletop.kernel.game import Edition
from spindletop.kernel.sheet import SheetError


def broken(change):
    """Return the error that a changed edition causes."""
    data = copy.deepcopy(dict(GAME.edition().data))
    change(data)
    with pytest.raises(SheetError) as error:
        GAME.components(Edition("mine", data, "mine.toml", False))
    return str(error.value)


def put(*path, value):
    def change(data):
        place = data
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value

    return change


def cut(*path):
    def change(data):
        place = data
        for key in path[:-1]:
            place = place[key]
        del place[path[-1]]

    return change


CASES = [
    (put("game", value="crude"), "mine.toml: game: expected 'pipe_it_up'"),
    (cut("box"), "mine.toml: box: missing, expected a table"),
    (put("box", "upgrade_tokens", value=-1), "mine.toml: [box] upgrade_tokens: expected a whole number"),
    (put("box", "colour", value=3), "mine.toml: [box] colour: unknown key"),
    (put("colours", 1, "id", value="yellow"), "mine.toml: colours: every colour must stand there once"),
    (put("colours", 2, "two_player", value=True), "mine.toml: colours: expected 2 colours for two players, found 3"),
    (put("colours", 0, "pipes", value="many"), "mine.toml: [colours[0]] pipes: expected a whole number"),
    (put("icons", 0, "count", value=8), "mine.toml: icons: the counts must sum to the 36 city tokens"),
    (put("dice", "player", "faces", 0, "weight", value=1), "mine.toml: [dice.player] faces: the weights must sum to 6"),
    (put("dice", "standard", "faces", 0, "id", value="nil"), "[dice.standard.faces[0]] id: expected 'blank'"),
    (put("score", "vp", value=[1, 3, 3]), "mine.toml: [score] vp: more pieces must score more"),
    (put("score", "vp", value=[1, 3, 5]), "mine.toml: [map.links[4]] length: expected a whole number from 1 to 3"),
    (put("economy", "reservoir_first_min", value=9), "mine.toml: [economy] reservoir_first_min: expected"),
    (put("map", "start_city", value="lagos"), "mine.toml: [map] start_city: expected one of kumasi"),
    (put("map", "links", 0, "a", value="lagos"), "mine.toml: [map.links[0]] a: expected one of kumasi"),
    (put("map", "links", 0, "b", value="kumasi"), "[map.links[0]] b: a link joins two different cities"),
    (put("map", "links", 2, "b", value="techiman"), "[map.links[3]] b: kumasi and techiman are linked already"),
    (put("map", "links", 1, "id", value="L07"), "mine.toml: [map.links[1]] id: expected 'L02' in this place"),
    (put("map", "links", 27, "dotted", value=True), "[map] links: every city must be reachable without the dotted"),
    (put("map", "cities", 3, "x", value=1.5), "mine.toml: [map.cities[3]] x: expected a number from 0 to 1"),
    (put("map", "cities", 3, "id", value="lagos"), "mine.toml: [map.cities[3]] id: expected 'accra'"),
    (put("map", "neutral_cities", value=["kumasi"]), "[map] neutral_cities: expected as many as grey plants (3)"),
    (put("map", "side_cities", value=["enchi", "ho"]), "side_cities: 6 spare tokens, but only 2 side cities"),
    (put("map", "side_cities", value=["enchi", "enchi"]), "mine.toml: [map] side_cities[1]: enchi stands twice"),
    (put("missions", "cards", 0, "need", 0, "kind", value="hope"), "need[0]] kind: expected one of touch"),
    (put("missions", "cards", 0, "need", 0, "cities", value=["lagos"]), "cities[0]: expected the id of a city"),
    (put("missions", "cards", 12, "need", 0, "min", value=13), "[missions.cards[12].need[0]] min: expected"),
    (put("missions", "cards", 17, "not_with", value=[]), "[missions.cards[17]] not_with: a mission about icons"),
    (cut("missions", "cards", 19), "mine.toml: missions: expected 20 cards as in [box], found 19"),
    (put("questions", "cards", 4, "choices", value=["a", "b", "b"]), "choices: expected three different choices"),
    (put("questions", "cards", 4, "answer", value=3), "[questions.cards[4]] answer: expected a whole number from 0"),
    (put("questions", "cards", 4, "reward", value={}), "[questions.cards[4]] reward: expected either pipes or tokens"),
    (put("checks", "pipes_all", value=126), "mine.toml: [checks] pipes_all: the file tells 126, but has 127"),
    (put("checks", "rewards", "token1", value=9), "[checks.rewards] token1: the file tells 9, but has 10"),
    (put("checks", "answers_per_place", value=[19, 21, 20]), "answers_per_place[0]: the file tells 19, but has 20"),
]


@pytest.mark.parametrize(("change", "message"), CASES, ids=[message for _, message in CASES])
def test_a_broken_edition_is_refused_with_its_place_and_reason(change, message):
    assert message in broken(change)


def test_a_map_in_two_pieces_is_refused():
    def change(data):
        data["map"]["links"][27]["b"] = "winneba"  # L28 no longer leads to Aflao
        data["map"]["links"][24]["b"] = "ho"  # nor does L25

    assert "[map] links: every city must be reachable over these links" in broken(change)


def test_too_few_city_tokens_for_the_cities_are_refused():
    def change(data):
        data["box"]["city_tokens"] = 28
        for icon in data["icons"]:
            icon["count"] = 7

    assert "[map] cities: 30 cities need a city token, the box has 28" in broken(change)


def test_the_box_is_as_the_rules_say():  # PU-1.2, PU-1.4, PU-1.7, PU-1.9, PU-4.6
    box = GAME.components()
    assert [colour.pipes for colour in box.colours] == [55, 55, 45, 45]
    assert list(box.icon_copies) == [9, 9, 9, 9] and box.spare_tokens == 6
    assert len(box.questions) == 60 and len(box.missions) == 20
    assert list(box.points)[1:] == [1, 3, 5, 7, 9, 11, 13, 15]
    assert box.upgrade_tokens == 12 and box.plants_per_seat == 4
    points = [int(box.points[length]) for length in box.board.length]
    solid = [p for link, p in enumerate(points) if not int(box.board.dotted) >> link & 1]
    assert (sum(points), sum(solid)) == (203, 148)


def test_the_default_map_has_nothing_to_warn_of_and_the_drought_has():  # PU-6.8
    assert GAME.components().warnings() == []
    assert len(GAME.components("drought").warnings()) == 3


def test_crossing_links_are_only_a_warning():
    data = copy.deepcopy(dict(GAME.edition().data))
    data["map"]["cities"][0]["x"], data["map"]["cities"][0]["y"] = 0.9, 0.1
    warnings = GAME.components(Edition("mine", data, "mine.toml", False)).warnings()
    assert any("cross" in warning for warning in warnings)
