"""Looking back: any position of a long game, also where a checkpoint falls into the middle of a move and its dice."""

import pytest

from servers import human, open_table

AROUND_A_CHECKPOINT = range(95, 106)


@pytest.mark.parametrize("start", range(4))
def test_every_past_position_is_the_one_that_was_seen(server, start):
    """The last choice brings the dice; four games, begun differently, fall differently on the checkpoint."""
    opened = open_table(server, [human("Ann"), human("Bob")], game="crude", options={})
    players = [opened.seat(0), opened.seat(1)]
    seen = {}
    while True:
        table = opened.see()
        position = table["position"]
        seen[position["n"]] = position["view"]
        if position["n"] > AROUND_A_CHECKPOINT[-1]:
            break
        players[position["mover"]].play(0 if position["n"] < start else -1)
    for n in AROUND_A_CHECKPOINT:
        answer = players[0].server.client(players[0].token).get(f"/tables/{opened.id}/positions/{n}")
        assert answer.status_code == 200, answer.text
        if n in seen:
            assert answer.json()["view"] == seen[n]
