"""Sends webhooks: which addresses the server may call, and how it calls them without being redirected elsewhere."""

import asyncio
import ipaddress
import socket
from typing import Any
from urllib.parse import urlsplit

import httpx

from spindletop.server.wire.problems import Problem

SECONDS = 10.0
"""A call takes no longer than this, whatever the other side does."""
READ_BYTES = 1024
"""How much of an answer is read; only its status matters."""
NOT_REALLY_PUBLIC = [
    ipaddress.ip_network(network)
    for network in (
        "::/96",  # IPv4-compatible addresses
        "64:ff9b::/96",  # NAT64: leads to the IPv4 address at its end
        "64:ff9b:1::/48",
        "2001::/32",  # Teredo
        "2002::/16",  # 6to4
        "fec0::/10",  # site-local
        "192.88.99.0/24",  # 6to4 relays
    )
]


class NotPublic(Exception):
    """The webhook's name leads to an address that is not public, or nowhere."""


def checked_webhook(url: str, private_allowed: bool) -> str:
    """Return a webhook the server may call; it must not be a way into the server's own network."""
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


def is_public(address: str) -> bool:
    """Tell whether an address belongs to one machine on the internet, and is not translated into another one."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return found.is_global and not found.is_multicast and not any(found in network for network in NOT_REALLY_PUBLIC)


def _public_name(host: str) -> bool:
    try:
        return is_public(host.strip("[]"))
    except ValueError:
        return "." in host and not host.endswith((".local", ".internal", ".localhost"))


def site_of(webhook: str, private_allowed: bool) -> str:
    """Return the site a webhook belongs to, as far as its name tells: all names of a domain are one site."""
    url = httpx.URL(webhook)
    if private_allowed:
        return url.netloc.decode("ascii", "replace")
    try:
        return str(ipaddress.ip_address(url.host.strip("[]")))
    except ValueError:
        return ".".join(url.host.rstrip(".").split(".")[-2:])


async def public_address(url: httpx.URL) -> str:
    """Return an address of the webhook's host, all of which must be public."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(url.host, url.port or 443, type=socket.SOCK_STREAM)
    except OSError as error:
        raise NotPublic from error
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not all(is_public(address) for address in addresses):
        raise NotPublic
    return addresses[0]


async def call(client: httpx.AsyncClient, webhook: str, body: dict[str, Any], private_allowed: bool) -> int:
    """Post to a webhook and return the status of its answer, of which no more than the beginning is read.

    It is called at the very address that was checked: its name may resolve to another one a moment later.
    """
    url = httpx.URL(webhook)
    headers, extensions = {"Accept-Encoding": "identity"}, {}
    async with asyncio.timeout(SECONDS):
        if not private_allowed:
            headers["Host"] = url.netloc.decode("ascii")
            extensions["sni_hostname"] = url.raw_host.decode("ascii")
            url = url.copy_with(host=await public_address(url))
        async with client.stream("POST", url, json=body, headers=headers, extensions=extensions) as answer:
            read = 0
            async for piece in answer.aiter_raw():
                read += len(piece)
                if read >= READ_BYTES:
                    break
            return answer.status_code
