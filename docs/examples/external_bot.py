"""A bot outside the server: it opens a table against a built-in bot and plays a whole game at random."""

import json
import random
import sys
import uuid

import httpx
from websockets.sync.client import connect

SERVER = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"
GAME = sys.argv[2] if len(sys.argv) > 2 else "oilman"

wish = {"game": GAME, "seats": [{"kind": "human", "name": "Rookie"}, {"kind": "bot", "bot": "greedy"}]}
if len(sys.argv) > 3:
    wish["options"] = json.loads(sys.argv[3])
opened = httpx.post(f"{SERVER}/api/v1/tables", json=wish).raise_for_status().json()
table, token = opened["table"]["id"], opened["seats"][0]["token"]

with connect(f"{SERVER.replace('http', 'ws', 1)}/api/v1/tables/{table}/live", max_size=None) as live:
    live.send(json.dumps({"type": "hello", "token": token}))
    at, position = 0, None
    while True:
        message = json.loads(live.recv())
        news = message["table"] if message["type"] == "snapshot" else message
        if message["type"] == "problem" and message["problem"]["code"] != "stale":
            sys.exit(message["problem"]["detail"])
        if message["type"] not in ("snapshot", "update") or news["position"] is None:
            continue
        at, position = news["at"], news["position"]
        if position["scores"] is not None:
            break
        if position["choices"]:  # it is our turn: any of the choices will do
            action = random.choice(position["choices"])["id"]
            live.send(json.dumps({"type": "move", "id": str(uuid.uuid4()), "at": at, "action": action}))

print(json.dumps({"scores": position["scores"], "winners": position["winners"]}))
