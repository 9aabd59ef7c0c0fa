"""The tables of rules.md say what the edition says."""

import pytest

from pipe_it_up_positions import BOX, GAME
from spindletop.games.pipe_it_up import missions
from spindletop.games.pipe_it_up.places import FACE_WORDS, LINK_IDS, PLAYER_FACES, STANDARD_FACES

RULES = GAME.rulebook().markdown


def rows(first):
    """Return the rows of the table whose first column has this head, each as a list of cells."""
    found = []
    for line in RULES.split(f"| {first} |")[1].splitlines()[2:]:
        if not line.startswith("|"):
            break
        found.append([cell.strip() for cell in line.strip("|").split("|")])
    return found


def test_the_rules_list_every_mission_with_its_points():  # PU-1.6, PU-6.5
    s = GAME.start(4)
    told = rows("mission")
    assert len(told) == len(BOX.missions)
    for number, (card, row) in enumerate(zip(BOX.missions, told, strict=True)):
        note = " (not with reservoirs)" if card.not_with_reservoir else ""
        assert row == [f"{card.id} {card.name}", str(card.vp), missions.words(s, number) + note]


def test_the_rules_list_the_faces_of_the_dice():  # PU-2.3, PU-2.4
    dice = [("player die", PLAYER_FACES, BOX.player_die), ("standard die", STANDARD_FACES, BOX.standard_die)]
    known = [
        [name, FACE_WORDS[face], str(sides)]
        for name, faces, die in dice
        for face, sides in zip(faces, die.weights, strict=True)
    ]
    assert rows("die") == known


def test_the_rules_list_every_link_with_its_length_and_points():  # PU-1.5, PU-4.6
    board = BOX.board
    told = rows("link")
    assert [row[0] for row in told] == LINK_IDS[: board.links]
    for link, row in enumerate(told):
        length = int(board.length[link])
        dotted = "dotted" if board.dotted >> link & 1 else ""
        ends = [board.name(board.end_a[link]), board.name(board.end_b[link])]
        assert row[1:] == [*ends, str(length), str(BOX.points[length]), dotted]


@pytest.mark.parametrize(("links", "sums"), [("all", "127 pipes for 203 VP"), ("solid", "95 pipes for 148 VP")])
def test_the_rules_add_the_map_up(links, sums):  # PU-1.5
    chosen = [row for row in rows("link") if links == "all" or row[5] != "dotted"]
    pipes, points = sum(int(row[3]) for row in chosen), sum(int(row[4]) for row in chosen)
    assert f"{pipes} pipes for {points} VP" == sums
    assert sums in RULES
