"""A game to take home holds what the one who asks may see, and no more until the game is over."""

import asyncio
import json
import threading

import pytest

from replays import replay_in, views_of
from servers import Server, human, open_table, play_on
from spindletop.server.http.replay_cache import ReplayCache
from spindletop.server.wire.problems import Problem


def film_of(opened, token=None):
    with opened.server.client(token or opened.invitation) as client:
        answer = client.get(f"/tables/{opened.id}/replay")
        assert answer.status_code == 200, answer.text
        assert answer.headers["content-type"].startswith("text/html")
        assert "attachment" in answer.headers["content-disposition"]
        return replay_in(answer.text)


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


def test_a_page_is_made_once_and_kept_while_there_is_room():
    async def ask():
        replays = ReplayCache(most_bytes=10)
        made: list[str] = []

        def make(name):
            made.append(name)
            return name * 5

        together = await asyncio.gather(*[replays.page("a", lambda: make("a")) for _ in range(5)])
        assert (together, made) == ([b"aaaaa"] * 5, ["a"])
        await replays.page("b", lambda: make("b"))
        await replays.page("a", lambda: make("a"))
        assert made == ["a", "b"]
        await replays.page("c", lambda: make("c"))
        assert (list(replays.kept), replays.bytes) == (["a", "c"], 10), "the one that nobody asked for lately is gone"
        assert await replays.page("huge", lambda: "x" * 100) == b"x" * 100
        assert "huge" not in replays
        with pytest.raises(ValueError, match="no"):
            await replays.page("bad", lambda: str(int("no")))
        assert "bad" not in replays
        replays.close()

    asyncio.run(ask())


def test_only_so_many_wait_for_their_pages():
    async def ask():
        replays = ReplayCache(most_waiting=2)
        go = threading.Event()
        slow = [asyncio.create_task(replays.page(i, lambda: str(go.wait(30)))) for i in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Problem) as problem:
            await replays.page("more", str)
        assert (problem.value.code, problem.value.extra) == ("unavailable", {"retry_after": 10})
        go.set()
        assert await asyncio.gather(*slow) == [b"True"] * 2
        replays.close()

    asyncio.run(ask())


def test_pages_that_must_be_made_count_against_their_address(tmp_path):
    server = Server(str(tmp_path / "tables.sqlite3"), "--rate", "0.1", "--burst", "60").start()
    try:
        opened = open_table(server)
        path = f"/tables/{opened.id}/replay"
        with server.client(opened.invitation) as guest, server.client(opened.tokens[0]) as ann:
            assert [guest.get(path).status_code for _ in range(8)] == [200] * 8, "the same page is made once"
            answers = [ann.get(path).status_code, server.client(opened.tokens[1]).get(path).status_code]
            assert answers == [200, 429]
    finally:
        server.stop()


def test_a_page_follows_every_change(server):
    opened = open_table(server)
    ann = opened.seat(0)
    before = film_of(opened)
    ann.play()
    after = film_of(opened)
    assert len(views_of(after)) == len(views_of(before)) + 1
    assert ann.http.patch(f"/tables/{opened.id}/seats/0", json={"name": "Anna"}).status_code == 200
    assert "Anna" in json.dumps(film_of(opened)["table"])
