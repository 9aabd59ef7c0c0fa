"""Turn notifications by webhook: a JSON text that Discord and Slack accept, retried, never in the way of a move."""

import asyncio
import contextlib
import ipaddress
import logging
import socket
from typing import Any
from urllib.parse import urlsplit

import httpx

from spindletop.server.errors import Problem
from spindletop.server.hall import Desk, Hall
from spindletop.server.journal import POSITION_KINDS, Entry
from spindletop.server.settings import Settings

MOST_WAITING = 1000
AT_ONCE = 8
log = logging.getLogger("spindletop.server.notify")


def checked_webhook(url: str, private_allowed: bool) -> str:
    """Return a webhook the server may call; it must not be a way into the network the server stands in."""
    if not url:
        return ""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port, parts = None, None, urlsplit("")
    if not url.isprintable() or not host or parts.username or parts.password or port == 0:
        raise Problem("bad_webhook", "A webhook is an address such as https://example.org/hook.")
    if parts.scheme != "https" and not (private_allowed and parts.scheme == "http"):
        raise Problem("bad_webhook", "A webhook must begin with https://.")
    if not private_allowed and not _public_name(host):
        raise Problem("bad_webhook", "A webhook must lead to a public address.")
    return url


def _public_name(host: str) -> bool:
    try:
        return ipaddress.ip_address(host.strip("[]")).is_global
    except ValueError:
        return "." in host and not host.endswith((".local", ".internal", ".localhost"))


async def resolves_publicly(url: str) -> bool:
    """Tell whether every address of the webhook's host is public; asked before each call, since names can change."""
    parts = urlsplit(url)
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(parts.hostname, parts.port or 443, type=socket.SOCK_STREAM)
    except OSError:
        return False
    return bool(found) and all(ipaddress.ip_address(entry[4][0]).is_global for entry in found)


class Notifier:
    """Sends a message to a seat's webhook when it becomes that seat's turn."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self.hall = hall
        self.settings = settings
        self.client = httpx.AsyncClient(timeout=10, follow_redirects=False)
        self.places = asyncio.Semaphore(AT_ONCE)
        self.tasks: set[asyncio.Task[None]] = set()
        self.sent = 0
        self.given_up = 0
        hall.after.append(self.look)

    def look(self, desk: Desk, entries: list[Entry]) -> None:
        """See whether somebody must be told, after something was written."""
        table = desk.table
        mover = table.mover
        if mover is None or not any(entry.kind in POSITION_KINDS for entry in entries):
            return
        url = table.webhooks.get(mover, "")
        if not url or entries[0].seat == mover or table.seats[mover].kind != "human":
            return
        if len(self.tasks) >= MOST_WAITING:
            self.given_up += 1
            return
        title = table.deed.title or (table.game.title if table.game is not None else table.deed.game)
        words = f"{table.names[mover]}, it is your turn: {title}."
        body = {"content": words, "text": words, "username": "Spindletop", "table": table.deed.id, "seat": mover}
        task = asyncio.create_task(self._send(url, body))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _send(self, url: str, body: dict[str, Any]) -> None:
        wait = self.settings.webhook_wait
        for attempt in range(self.settings.webhook_retries + 1):
            if attempt:
                await asyncio.sleep(wait)
                wait *= 2
            async with self.places:
                if not self.settings.private_webhooks and not await resolves_publicly(url):
                    break
                try:
                    answer = await self.client.post(url, json=body)
                except (httpx.HTTPError, ValueError):
                    continue
            if answer.is_success:
                self.sent += 1
                return
            if answer.status_code < 500 and answer.status_code not in {408, 429}:
                break
        self.given_up += 1
        log.warning("a webhook was given up", extra={"table": body["table"]})

    async def close(self) -> None:
        """Stop trying."""
        for task in list(self.tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
        await self.client.aclose()
