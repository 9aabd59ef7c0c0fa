"""Checks Host, Origin and Content-Type: a request asks for this server, comes from its own pages or from a program.

A page of another site can make a browser send requests to a server on the same machine or in the same network. Its
requests name that site as their origin; if its name was made to resolve to us, they ask for a host that is not ours.
"""

import ipaddress
from typing import Any
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from spindletop.server.settings import Settings
from spindletop.server.wire.problems import Problem

LOCAL_ENDINGS = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa", ".test")
"""Names that nobody can register, so that no stranger can make them resolve to us."""
PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}
REFUSED = 1008


class RequestGuard(ASGIMiddleware):
    """Refuses requests that another site made a browser send."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, settings: Settings) -> None:
        self.names = {name.strip().lower() for name in settings.allowed_hosts.split(",") if name.strip()}
        self.own = settings.host.lower()

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let a request through, or say why not."""
        headers = dict(scope["headers"])
        plain = scope["type"] == ScopeType.HTTP
        try:
            self.check(headers)
            if plain:
                check_body(headers)
        except Problem:
            if plain:
                raise
            await receive()
            refusal: Any = {"type": "websocket.close", "code": REFUSED, "reason": ""}
            await send(refusal)
            return
        await next_app(scope, receive, send)

    def check(self, headers: dict[bytes, bytes]) -> None:
        """Refuse a host that is not ours, or a page of another site."""
        host = headers.get(b"host", b"").decode("latin-1").lower()
        origin = headers.get(b"origin")
        if host and not self.answers_to(split_port(host)[0]):
            name = split_port(host)[0]
            raise Problem(
                "forbidden", f"This server does not answer to the name {name!r}; see --allowed-hosts of `serve`."
            )
        if origin is not None and not self.is_own_origin(origin.decode("latin-1").lower(), host):
            raise Problem("forbidden", "Pages of other sites cannot use this server.")

    def answers_to(self, name: str) -> bool:
        """Tell whether a host's name is one of ours: said to be, an address, or one of the local network."""
        if name in self.names or "*" in self.names or name == self.own:
            return True
        try:
            ipaddress.ip_address(name.strip("[]"))
        except ValueError:
            plain = name.rstrip(".")
            return "." not in plain or plain.endswith(LOCAL_ENDINGS)
        return True

    def is_own_origin(self, origin: str, host: str) -> bool:
        """Tell whether an origin is this server; behind a proxy the host may come without its port."""
        parts = urlsplit(origin)
        if parts.scheme not in PORTS or not parts.hostname:
            return False
        if parts.hostname in self.names:
            return True
        name, port = split_port(host)
        its_name, its_port = split_port(parts.netloc)
        return its_name == name and (port is None or port == (its_port or str(PORTS[parts.scheme])))


def split_port(host: str) -> tuple[str, str | None]:
    """Return the name and the port of a host; an IPv6 address keeps its brackets."""
    name, colon, port = host.rpartition(":")
    if not colon or port.endswith("]"):
        return host, None
    return name, port


def check_body(headers: dict[bytes, bytes]) -> None:
    """Refuse a body that is not declared as JSON, which the forms of other sites cannot do."""
    if headers.get(b"content-length", b"0") == b"0" and b"transfer-encoding" not in headers:
        return
    kind = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
    if kind != b"application/json" and not kind.endswith(b"+json"):
        raise Problem("not_json", "Send bodies as JSON, with `Content-Type: application/json`.")
