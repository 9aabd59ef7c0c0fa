"""A game to take home holds what the one who asks may see, and no more until the game is over."""

import json

import pytest

from films import film_in, views_of
from serving import human, open_table, play_on


def film_of(opened, token=None):
    with opened.server.client(token or opened.invitation) as client:
        answer = client.get(f"/tables/{opened.id}/replay")
        assert answer.status_code == 200, answer.text
        assert answer.headers["content-type"].startswith("text/html")
        assert "attachment" in answer.headers["content-disposition"]
        return film_in(answer.text)


def seen_by(opened, n, token):
    with opened.server.client(token) as client:
        return client.get(f"/tables/{opened.id}/positions/{n}").json()


@pytest.mark.parametrize("game", ["pipe_it_up", "interbellum"])
def test_a_running_game_shows_everybody_their_own_side_only(server, game):
    people = [human(name) for name in ["Ann", "Bob", "Cid"]]
    opened = open_table(server, people, game=game, options={})
    seen = play_on([opened.seat(i) for i in range(3)], 25)
    assert seen["state"] == "playing"
    looks = {}
    for token in [opened.invitation, *opened.tokens.values()]:
        film = film_of(opened, token)
        assert film["eyes"] == {}, "no other eyes while the game is running"
        views = views_of(film)
        assert len(views) == seen["position"]["n"] + 1
        for n in range(0, len(views), 7):
            assert views[n] == seen_by(opened, n, token)["view"]
        looks[token] = json.dumps(views)
    assert len(set(looks.values())) == len(looks), "everybody sees something of their own"
    film = film_of(opened)
    told = [line["text"] for entry in film["entries"] for line in entry["lines"]]
    journal = opened.server.client(opened.invitation).get(f"/tables/{opened.id}/entries").json()["entries"]
    assert told == [line["text"] for entry in journal for line in entry.get("lines", [])]


def test_a_finished_game_is_seen_through_all_eyes(server):
    opened = open_table(server, [human("Ann"), human("Bob")], game="pipe_it_up", options={"cardless": True})
    seen = play_on([opened.seat(0), opened.seat(1)], 2000, pick=0)
    assert seen["state"] == "over"
    film = film_of(opened)
    assert sorted(film["eyes"]) == ["0", "1"]
    assert film["table"]["result"]["scores"] == seen["result"]["scores"]
    last = seen["position"]["n"] // 2
    for seat, token in opened.tokens.items():
        assert views_of(film, seat)[last] == seen_by(opened, last, token)["view"]


def test_a_table_where_nobody_has_begun_has_no_film(server):
    opened = open_table(server, [human("Ann"), {"kind": "open"}])
    with server.client(opened.invitation) as client:
        assert client.get(f"/tables/{opened.id}/replay").json()["code"] == "not_now"


def test_chat_stays_at_the_table(server):
    opened = open_table(server)
    assert opened.seat(0).post("chat", text="between us").status_code == 200
    opened.seat(0).play()
    assert "between us" not in json.dumps(film_of(opened))
