"""Moves: legal ones, refused ones, stale ones, repeated ones; undo; chat; 32 clients at once."""

import uuid
from concurrent.futures import ThreadPoolExecutor

from servers import Player, human, open_table, play_on


def test_a_refusal_names_the_clause(server):
    opened = open_table(server)
    ann, bob = opened.seat(0), opened.seat(1)
    seen = ann.see()
    refused = ann.post("moves", id=str(uuid.uuid4()), at=seen["at"], text="offer").json()
    assert (refused["status"], refused["code"], refused["clause"]) == (409, "refused", "OM-33")
    assert refused["detail"]
    assert bob.move(seen["at"], seen["position"]["choices"][0]["id"]).json()["code"] == "refused"
    nonsense = ann.post("moves", id=str(uuid.uuid4()), at=seen["at"], text="dance wildly").json()
    assert (nonsense["code"], "dance" in nonsense["detail"]) == ("refused", True)
    assert ann.move(seen["at"], 2**31 - 1).json()["code"] == "refused"
    assert ann.see()["seq"] == seen["seq"]


def test_a_move_is_named_by_number_or_by_text_but_not_by_both(server):
    opened = open_table(server)
    ann = opened.seat(0)
    seen = ann.see()
    first = seen["position"]["choices"][0]
    both = ann.post("moves", id=str(uuid.uuid4()), at=seen["at"], text=first["text"], action=first["id"])
    assert both.json()["code"] == "bad_request"
    assert ann.post("moves", id=str(uuid.uuid4()), at=seen["at"]).json()["code"] == "bad_request"
    assert ann.post("moves", id=str(uuid.uuid4()), at=seen["at"], text=first["text"]).status_code == 200
    assert ann.see()["entries"][-1]["text"] == first["text"]


def test_a_stale_move_gets_the_fresh_state(server, other):
    opened = open_table(server)
    ann, twin = opened.seat(0), opened.seat(0, other)
    seen = ann.see()
    twin.see()
    ann.play()
    late = twin.move(seen["at"], seen["position"]["choices"][5]["id"]).json()
    assert (late["code"], late["fresh"]["seq"]) == ("stale", seen["seq"] + 1)
    assert late["fresh"]["me"] == 0
    assert late["fresh"]["position"]["n"] == 1


def test_a_repeated_move_id_is_answered_as_the_first_time(server, other):
    opened = open_table(server)
    ann, twin = opened.seat(0), opened.seat(0, other)
    seen = ann.see()
    body = {"id": str(uuid.uuid4()), "at": seen["at"], "action": seen["position"]["choices"][0]["id"]}
    first = ann.post("moves", **body)
    ann.play(1)
    again = [one.post("moves", **body) for one in (ann, twin)]
    assert [answer.json() for answer in again] == [first.json()] * 2
    assert ann.see()["seq"] == seen["seq"] + 2
    assert opened.seat(1).post("moves", **body).json()["code"] == "stale", "an id belongs to a seat"


def test_of_32_clients_racing_the_same_seat_exactly_one_wins(server, other):
    opened = open_table(server)
    racers = [opened.seat(0, (server, other)[i % 2]) for i in range(32)]
    for _ in range(3):
        seen = racers[0].see()
        choices = seen["position"]["choices"]
        wishes = [choices[i % len(choices)]["id"] for i in range(32)]
        with ThreadPoolExecutor(32) as pool:
            answers = list(pool.map(Player.move, racers, [seen["at"]] * 32, wishes))
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * 31
        won = next(answer.json() for answer in answers if answer.status_code == 200)
        for answer in answers:
            if answer.status_code == 409:
                assert answer.json()["code"] == "stale"
                assert answer.json()["fresh"]["at"] == won["at"]
        assert racers[1].see()["seq"] == seen["seq"] + 1


def test_32_clients_sending_the_same_move_id_get_the_same_answer(server, other):
    opened = open_table(server)
    racers = [opened.seat(0, (server, other)[i % 2]) for i in range(32)]
    seen = racers[0].see()
    body = {"id": str(uuid.uuid4()), "at": seen["at"], "action": seen["position"]["choices"][0]["id"]}
    with ThreadPoolExecutor(32) as pool:
        answers = list(pool.map(lambda one: one.post("moves", **body), racers))
    assert {answer.text for answer in answers} == {answers[0].text}
    assert {answer.status_code for answer in answers} == {200}
    assert racers[0].see()["seq"] == seen["seq"] + 1


def test_own_decisions_are_taken_back_one_by_one_or_to_a_point(server):
    opened = open_table(server)
    ann, bob = opened.seat(0), opened.seat(1)
    start = ann.see()
    for pick in (0, 1, 0, 1):
        ann.play(pick)
    seen = ann.see()
    assert seen["position"]["undo"] == [0, 1, 2, 3]
    assert bob.see()["position"]["undo"] == []
    assert bob.post("undo", id=str(uuid.uuid4()), at=seen["at"]).json()["code"] == "nothing_to_undo"
    assert ann.post("undo", id=str(uuid.uuid4()), at=seen["at"]).status_code == 200
    assert ann.see()["position"]["n"] == 3
    assert ann.post("undo", id=str(uuid.uuid4()), at=ann.see()["at"], to=0).status_code == 200
    back = ann.see()
    assert back["position"]["view"] == start["position"]["view"]
    assert back["position"]["choices"] == start["position"]["choices"]
    assert back["entries"][-1] == {**back["entries"][-1], "kind": "undo", "n": 0, "seat": 0}
    with server.client(opened.invitation) as client:
        assert client.get(f"/tables/{opened.id}/record").text.count("\n") == 1, (
            "what was taken back is not in the record"
        )


def test_nothing_is_taken_back_across_another_seats_decision(server):
    opened = open_table(server)
    ann, bob = opened.seat(0), opened.seat(1)
    play_on([ann, bob], 9)
    ann.play()  # bids or drops: now it is Bob's turn, who has not decided yet
    seen = ann.see()
    assert seen["position"]["mover"] == 1
    assert seen["position"]["undo"], "the other seat has not decided yet"
    bob.play()
    seen = ann.see()
    assert seen["position"]["undo"] == []
    assert ann.post("undo", id=str(uuid.uuid4()), at=seen["at"], to=3).json()["code"] == "nothing_to_undo"


def _to_first_drill(opened):
    """Play until a seat may drill, and return that seat and its drill."""
    players = [opened.seat(0), opened.seat(1)]
    for _ in range(200):
        seen = players[0].see()
        mover = players[seen["position"]["mover"]]
        choices = mover.see()["position"]["choices"]
        drills = [choice for choice in choices if choice["verb"] == "drill"]
        if drills:
            return mover, drills[0]
        quiet = [choice for choice in choices if choice["verb"] in ("drop", "pass_turn", "mark")]
        mover.move(seen["at"], (quiet or choices)[0]["id"])
    raise AssertionError("nobody could drill")


def test_nothing_is_taken_back_across_chance(server):
    opened = open_table(server, options={"rounds": 4, "bidding": "ladder"})
    driller, drill = _to_first_drill(opened)
    assert driller.move(driller.see()["at"], drill["id"]).status_code == 200
    seen = driller.see()
    assert any(entry["kind"] == "chance" for entry in seen["entries"][-4:])
    assert seen["position"]["undo"] == []


def test_nothing_is_taken_back_across_a_reveal_without_chance(server):
    opened = open_table(server, options={"rounds": 4, "bidding": "ladder", "oil": "clusters"})
    driller, drill = _to_first_drill(opened)
    assert driller.move(driller.see()["at"], drill["id"]).status_code == 200
    seen = driller.see()
    assert seen["entries"][-1]["kind"] == "move", "hidden patches are found without a draw"
    assert seen["position"]["undo"] == []
    assert driller.post("undo", id=str(uuid.uuid4()), at=seen["at"]).json()["code"] == "nothing_to_undo"


def test_chat_is_for_seats_and_does_not_disturb_a_decision(server, other):
    opened = open_table(server, public=True)
    ann, bob = opened.seat(0), opened.seat(1, other)
    seen = ann.see()
    bob.post("chat", text="hello <b>there</b>")
    assert ann.see()["entries"][-1]["text"] == "hello <b>there</b>"
    assert ann.move(seen["at"], seen["position"]["choices"][0]["id"]).status_code == 200
    with server.client() as stranger:
        assert stranger.post(f"/tables/{opened.id}/chat", json={"text": "hi"}).json()["code"] == "forbidden"
    assert bob.post("chat", text="").json()["code"] == "bad_request"
    assert bob.post("chat", text="x" * 501).json()["code"] == "bad_request"


def test_a_table_in_the_making_and_a_finished_one_take_no_moves(server):
    waiting = open_table(server, [human(), {"kind": "open"}])
    ann = waiting.seat(0)
    assert ann.move(ann.see()["at"], 0).json()["code"] == "not_now"
    done = open_table(server)
    for seat in (0, 1):
        done.seat(seat).post("end", agree=True)
    assert done.seat(0).move(done.see()["at"], 0).json()["code"] == "not_now"


def test_texts_with_odd_characters_are_kept_or_refused_but_break_nothing(server):
    opened = open_table(server, [human("Ann"), {"kind": "open"}], title="a\x00b")
    with server.client(opened.invitation) as client:
        odd = {"name": "B\x00b", "salt": "s\x00", "webhook": "http://127.0.0.1/\x00"}
        assert client.post(f"/tables/{opened.id}/seats", json=odd).json()["code"] == "bad_webhook"
        taken = client.post(f"/tables/{opened.id}/seats", json={**odd, "webhook": ""})
        assert taken.status_code == 201
    ann = opened.seat(0)
    assert ann.post("chat", text="nul \x00, \u202e right to left, 💩").status_code == 200
    seen = ann.see()
    assert seen["seats"][1]["name"] == "B\x00b"
    assert seen["entries"][-1]["text"] == "nul \x00, \u202e right to left, 💩"
    action = seen["position"]["choices"][0]["id"]
    assert ann.move(seen["at"], action, "1234\x005678").json()["code"] == "bad_request"
    assert ann.move(seen["at"], action).status_code == 200
