"""Webhooks: which addresses the server may call, and how it calls them without being led elsewhere."""

import asyncio
import ipaddress
import socket
from typing import Any
from urllib.parse import urlsplit

import httpx

from spindletop.server.errors import Problem


class NotPublic(Exception):
    """The webhook's name leads to an address that is not public, or nowhere."""


def checked_webhook(url: str, private_allowed: bool) -> str:
    """Return a webhook the server may call; it must not be a way into the network the server stands in."""
    if not url:
        return ""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
        httpx.URL(url)
    except (ValueError, httpx.InvalidURL):
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


async def public_address(url: httpx.URL) -> str:
    """Return an address of the webhook's host, all of which must be public."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(url.host, url.port or 443, type=socket.SOCK_STREAM)
    except OSError as error:
        raise NotPublic from error
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not all(ipaddress.ip_address(address).is_global for address in addresses):
        raise NotPublic
    return addresses[0]


async def call(client: httpx.AsyncClient, webhook: str, body: dict[str, Any], private_allowed: bool) -> httpx.Response:
    """Post to a webhook, at the very address that was looked at: its name may mean another one a moment later."""
    url = httpx.URL(webhook)
    if private_allowed:
        return await client.post(url, json=body)
    address = await public_address(url)
    return await client.post(
        url.copy_with(host=address),
        json=body,
        headers={"Host": url.netloc.decode("ascii")},
        extensions={"sni_hostname": url.raw_host.decode("ascii")},
    )
