"""Tables: opening, inviting, sitting down, the lobby, bots in seats, the end and the next game."""

import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from servers import human, open_table, play_on
from spindletop.games import find
from spindletop.kernel.record import read_record


def test_a_full_table_starts_by_itself_and_shows_its_commitment(server):
    opened = open_table(server)
    assert opened.table["state"] == "playing"
    assert len(opened.table["fair"]["commitment"]) == 64
    assert opened.table["fair"]["seed"] is None
    assert opened.seat(0).see()["me"] == 0


def test_a_private_table_is_seen_with_a_token_only(server):
    opened = open_table(server)
    with server.client() as stranger:
        assert stranger.get(f"/tables/{opened.id}").json()["code"] == "forbidden"
    with server.client("guess") as stranger:
        assert stranger.get(f"/tables/{opened.id}").json()["code"] == "bad_token"
    assert opened.see(opened.invitation)["me"] is None
    assert opened.see(opened.host)["host"] is True
    with server.client() as stranger:
        assert opened.id not in stranger.get("/tables?limit=200").text


def test_guests_take_seats_by_invitation_until_the_table_is_full(server, other):
    opened = open_table(server, [human("Ann"), {"kind": "open"}, {"kind": "open"}])
    assert opened.table["state"] == "open"
    path = f"/tables/{opened.id}/seats"
    with other.client() as stranger:
        assert stranger.post(path, json={"name": "Eve"}).json()["code"] == "forbidden"
    with other.client(opened.invitation) as guest:
        first = guest.post(path, json={"name": "Bob", "seat": 2, "salt": "spice"})
        assert first.status_code == 201
        assert first.json()["seat"] == 2
        assert guest.post(path, json={"name": "Eve", "seat": 2}).json()["code"] == "seat_taken"
        assert guest.post(path, json={"name": "Eve", "seat": 9}).json()["code"] == "not_found"
        assert guest.post(path, json={"name": "Cid"}).json()["seat"] == 1
        assert guest.post(path, json={"name": "Eve"}).json()["code"] == "seat_taken"
    seen = opened.see()
    assert seen["state"] == "playing"
    assert [seat["name"] for seat in seen["seats"]] == ["Ann", "Cid", "Bob"]
    assert seen["fair"]["salts"] == [{"seat": 2, "salt": "spice"}]


def test_the_lobby_lists_public_tables_by_game_state_and_free_seats(server, other):
    waiting = open_table(server, [human(), {"kind": "open"}], public=True, title="Waiting")
    playing = open_table(server, public=True, title="Playing")
    with other.client() as client:

        def ids(query):
            return [card["id"] for card in client.get(f"/tables?{query}").json()]

        assert [waiting.id in ids("free=true"), playing.id in ids("free=true")] == [True, False]
        assert [waiting.id in ids("state=playing"), playing.id in ids("state=playing")] == [False, True]
        assert waiting.id in ids("game=oilman&state=open")
        assert ids("game=chess") == []
        everything = ids("limit=200")
        assert everything.index(playing.id) < everything.index(waiting.id)
        assert waiting.id in ids(f"before={playing.id}&limit=200")
        assert playing.id not in ids(f"before={playing.id}&limit=200")


def test_the_host_fills_open_seats_with_bots_and_starts(server):
    opened = open_table(server, [human(), {"kind": "open"}], start="host")
    with server.client(opened.host) as host:
        assert host.post(f"/tables/{opened.id}/start").json()["code"] == "not_now"
        assert host.post(f"/tables/{opened.id}/seats/0/bot", json={"bot": "random"}).json()["code"] == "forbidden"
        assert host.post(f"/tables/{opened.id}/seats/1/bot", json={"bot": "nobody"}).json()["code"] == "bad_bot"
        assert host.post(f"/tables/{opened.id}/seats/1/bot", json={"bot": "random"}).status_code == 200
        assert opened.see()["state"] == "open"
        assert opened.seat(0).post("start").json()["code"] == "forbidden"
        assert host.post(f"/tables/{opened.id}/start").status_code == 200
    assert opened.see()["state"] == "playing"


def test_a_spec_calls_no_function_of_a_package_with_bots(server, tmp_path):
    file = tmp_path / "called"
    seats = [human(), {"kind": "bot", "bot": f"badbots:write_a_file:path={file}"}]
    with server.client() as client:
        answer = client.post("/tables", json={"game": "oilman", "seats": seats})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_bot")
    assert not file.exists()


@pytest.mark.parametrize(
    "spec",
    [
        "os:system",
        "spindletop.bots.greedy:GreedyBot",
        "greedy:nonsense=1",
        "mcts:playouts=-1",
        "mcts:playouts=1000000000000",
        "mcts:seconds=4.9",
        "mcts:seconds=nan",
        "mcts:explore=inf",
        "mcts:evaluator=anything",
        "badbots:write_a_file",
        "badbots:write_a_file:path=x",
    ],
)
def test_a_bot_is_one_of_the_registered_ones(server, spec):
    with server.client() as client:
        seats = [human(), {"kind": "bot", "bot": spec}]
        answer = client.post("/tables", json={"game": "oilman", "seats": seats})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_bot")


@pytest.mark.parametrize(
    ("asked", "plays"),
    [("search", "mcts:seconds=0.5"), ("mcts", "mcts:seconds=0.5"), ("mcts:playouts=9", "mcts:playouts=9")],
)
def test_a_search_goes_by_the_clock_unless_it_is_told_otherwise(server, asked, plays):
    opened = open_table(server, [human(), {"kind": "bot", "bot": asked}])
    assert opened.see()["seats"][1]["bot"] == plays


def test_a_seat_is_renamed_by_its_holder_alone(server):
    opened = open_table(server)
    path = f"/tables/{opened.id}/seats/0"
    assert opened.seat(1).http.patch(path, json={"name": "Zoe"}).json()["code"] == "forbidden"
    assert opened.seat(0).http.patch(path, json={"name": "Zoe"}).status_code == 200
    assert opened.see()["seats"][0]["name"] == "Zoe"


def test_who_leaves_hands_the_seat_to_a_bot_and_looks_on(server):
    opened = open_table(server)
    ann, bob = opened.seat(0), opened.seat(1)
    assert bob.post("seats/0/bot", bot="pass").json()["code"] == "forbidden"
    assert bob.post("seats/1/bot", bot="pass").status_code == 200
    seen = bob.see()
    assert seen["me"] is None
    assert seen["seats"][1] == {**seen["seats"][1], "kind": "bot", "bot": "pass", "name": "Bob"}
    assert bob.move(seen["at"], 0).json()["code"] == "forbidden"
    until = time.monotonic() + 20
    while time.monotonic() < until:
        seen = ann.see()
        if any(entry["kind"] == "move" and entry["seat"] == 1 for entry in seen["entries"]):
            return
        if seen["position"]["mover"] == 0:
            ann.play()
        else:
            time.sleep(0.05)
    raise AssertionError("the bot does not play on")


def test_the_game_ends_when_all_people_agree_and_the_next_one_keeps_the_seats(server, other):
    opened = open_table(server)
    ann, bob = opened.seat(0), opened.seat(1, other)
    assert ann.post("rematch").json()["code"] == "not_now"
    ann.post("end", agree=True)
    assert bob.see()["agreed"] == [0]
    ann.post("end", agree=False)
    assert bob.post("end", agree=True).status_code == 200
    assert bob.see()["state"] == "playing"
    ann.post("end", agree=True)
    seen = bob.see()
    assert (seen["state"], seen["result"]["ending"]) == ("over", "agreed")
    following = [ann.post("rematch").json()["table"], bob.post("rematch").json()["table"]]
    assert following[0] == following[1] != opened.id
    assert ann.see()["rematch"] == following[0]
    with other.client(bob.token) as client:
        again = client.get(f"/tables/{following[0]}").json()
    assert (again["me"], again["state"], again["seats"][0]["name"]) == (1, "playing", "Ann")
    assert again["fair"]["commitment"] != seen["fair"]["commitment"]


def test_many_who_ask_for_the_next_game_at_once_open_one(server, other):
    opened = open_table(server, public=True)
    for seat in (0, 1):
        opened.seat(seat).post("end", agree=True)
    askers = [opened.seat(i % 2, (server, other)[i // 2 % 2]) for i in range(16)]
    with ThreadPoolExecutor(16) as pool:
        answers = list(pool.map(lambda one: one.post("rematch").json()["table"], askers))
    assert len(set(answers)) == 1
    with server.client() as client:
        newer = [card["id"] for card in client.get("/tables?limit=20").json()]
    assert newer[: newer.index(opened.id)] == [answers[0]]


def test_a_finished_game_can_be_verified_by_everybody(server):
    opened = open_table(server, salt="my own words", options={"rounds": 3, "bidding": "ladder", "first_seat": "random"})
    players = [opened.seat(0), opened.seat(1)]
    seen = play_on(players, 400)
    assert seen["state"] == "over"
    with server.client(opened.invitation) as client:
        text = client.get(f"/tables/{opened.id}/record").text
    record = read_record(text, find)
    assert record.verify() > 0
    assert record.salts == ["my own words"]
    assert record.seed == seen["fair"]["seed"]
    assert record.end is not None and record.end["digest"] == seen["result"]["digest"]


def test_a_salt_can_be_added_until_the_first_draw(server):
    opened = open_table(server, options={"rounds": 3})
    ann = opened.seat(0)
    assert ann.see()["fair"]["open"] is True
    assert ann.post("salt", salt="pepper").status_code == 200
    drawn = open_table(server, options={"rounds": 3, "first_seat": "random"})
    assert drawn.seat(0).see()["fair"]["open"] is False
    assert drawn.seat(0).post("salt", salt="pepper").json()["code"] == "not_now"
