"""Webhooks: told when it is one's turn, tried again with patience, never in the way, and no way into the network."""

import json
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from serving import human, open_table, until
from spindletop.server.errors import Problem
from spindletop.server.notify import checked_webhook


class Hook(ThreadingHTTPServer):
    """A webhook that fails as often as it is told to."""

    def __init__(self, failures=0, delay=0.0):
        self.heard = []
        self.failures = failures
        self.delay = delay
        super().__init__(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.server_address[1]}/hook"


class Handler(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        hook: Any = self.server
        time.sleep(hook.delay)
        hook.heard.append(json.loads(body))
        self.send_response(500 if len(hook.heard) <= hook.failures else 204)
        self.end_headers()

    def log_message(self, *args):
        return


def with_hook(server, hook):
    opened = open_table(server, [human("Ann"), {"kind": "open"}], options={"rounds": 3, "bidding": "ladder"})
    with server.client(opened.invitation) as client:
        taken = client.post(f"/tables/{opened.id}/seats", json={"name": "Bob", "webhook": hook.url})
    assert taken.status_code == 201, taken.text
    return opened


def play_until_bobs_turn(opened):
    ann = opened.seat(0)
    for _ in range(30):
        if ann.see()["position"]["mover"] != 0:
            return
        ann.play()
    raise AssertionError("it never was Bob's turn")


@pytest.mark.parametrize("failures", [0, 2])
def test_the_next_seat_is_told_and_told_again_if_need_be(server, failures):
    hook = Hook(failures)
    opened = with_hook(server, hook)
    play_until_bobs_turn(opened)
    end = time.monotonic() + 20
    while len(hook.heard) <= failures and time.monotonic() < end:
        time.sleep(0.05)
    hook.shutdown()
    assert len(hook.heard) == failures + 1
    message = hook.heard[-1]
    assert message["content"] == message["text"] == "Bob, it is your turn: International Oilman."
    assert "token" not in json.dumps(message)


def test_a_webhook_that_does_not_answer_holds_up_no_move(server):
    hook = Hook(delay=8)
    opened = with_hook(server, hook)
    play_until_bobs_turn(opened)
    start = time.monotonic()
    opened.seat(0).post("chat", text="still here")
    assert until(opened, lambda seen: seen["entries"][-1]["kind"] == "chat")
    assert time.monotonic() - start < 5
    hook.shutdown()


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/hook",
        "https://127.0.0.1/hook",
        "https://[::1]/hook",
        "https://10.1.2.3/hook",
        "https://169.254.169.254/latest",
        "https://localhost/hook",
        "https://printer.local/hook",
        "https://user:pass@example.org/hook",
        "ftp://example.org/",
        "https://",
        "https://[broken/",
        "javascript:alert(1)",
    ],
)
def test_a_webhook_is_no_way_into_the_servers_network(url):
    with pytest.raises(Problem) as problem:
        checked_webhook(url, private_allowed=False)
    assert problem.value.code == "bad_webhook"


def test_a_public_webhook_is_taken():
    assert checked_webhook("https://hooks.example.org/services/T0/B0", False)
    assert checked_webhook("", False) == ""
