"""Seats: taking one, naming oneself, leaving it to a bot, and what seats agree on."""

import contextlib

import msgspec
from litestar import patch, post
from litestar.params import FromPath, JSONBody

from spindletop.kernel.state import SPECTATOR
from spindletop.server.bots.catalogue import checked_spec
from spindletop.server.domain import commands
from spindletop.server.domain.journal import SeatChanged
from spindletop.server.domain.outcome import Done, Outcome
from spindletop.server.domain.table import Table
from spindletop.server.domain.tokens import hashed, new_token, repeatable_token
from spindletop.server.http.routes.common import ACTING, AnyRequest, AppServices, TableId, as_seat, as_viewer
from spindletop.server.webhooks.sender import checked_webhook
from spindletop.server.wire.answers import SeatTaken
from spindletop.server.wire.names import SeatChange
from spindletop.server.wire.problems import Problem
from spindletop.server.wire.requests import Agree, CastVote, ChangeSeat, NewSalt, SeatToBot, TakeSeat


@post("/tables/{table:str}/seats", responses=ACTING)
async def take_seat(request: AnyRequest, services: AppServices, table: TableId, data: JSONBody[TakeSeat]) -> SeatTaken:
    """Take a seat, the first open one if none is named."""
    live, _ = await as_viewer(request, services, table)
    webhook = checked_webhook(data.webhook, services.settings.private_webhooks)
    token = new_token() if data.id is None else repeatable_token(data.id, live.table.host_hash)

    def command(here: Table) -> Outcome:
        if held_seat(here, token) is not None:
            raise AlreadySeated
        now = services.registry.now()
        return commands.sit(here, data.seat, data.name.strip(), hashed(token), webhook, data.salt, now)

    # Whoever asks again because the answer was lost gets the same one.
    with contextlib.suppress(AlreadySeated):
        await services.registry.run(live, command)
    seat = held_seat(live.table, token)
    if seat is None:
        raise Problem("seat_taken", "Somebody else was quicker: this seat is taken.")
    return SeatTaken(seat=seat, token=token, seq=taken_at(live.table, seat))


class AlreadySeated(Exception):
    """The token holds a seat already."""


def held_seat(table: Table, token: str) -> int | None:
    """Return the seat that a token holds."""
    secret = hashed(token)
    return next((seat for seat, held in table.holders.items() if held == secret), None)


def taken_at(table: Table, seat: int) -> int:
    """Return the entry with which a seat was last taken."""
    changes = (entry for entry in table.entries if isinstance(entry, SeatChanged) and entry.seat == seat)
    return max((entry.seq for entry in changes if entry.change == "taken"), default=0)


@patch("/tables/{table:str}/seats/{seat:int}", responses=ACTING)
async def change_seat(
    request: AnyRequest, services: AppServices, table: TableId, seat: FromPath[int], data: JSONBody[ChangeSeat]
) -> Done:
    """Change the name or the webhook of one's own seat."""
    live, viewer = await as_seat(request, services, table)
    if viewer.seat != seat:
        raise Problem("forbidden", "This is not your seat.")
    webhook = None if data.webhook is None else checked_webhook(data.webhook, services.settings.private_webhooks)

    def command(here: Table) -> Outcome:
        now = services.registry.now()
        outcome = Outcome([]) if webhook is None else commands.set_webhook(here, seat, webhook, now)
        if data.name is not None:
            renamed = commands.rename(here, seat, data.name.strip(), now).entries[0]
            outcome.entries.append(msgspec.structs.replace(renamed, seq=renamed.seq + len(outcome.entries)))
        return outcome

    return await services.registry.run(live, command)


@post("/tables/{table:str}/seats/{seat:int}/bot", status_code=200, responses=ACTING)
async def seat_to_bot(
    request: AnyRequest, services: AppServices, table: TableId, seat: FromPath[int], data: JSONBody[SeatToBot]
) -> Done:
    """Leave one's seat to a bot; the host fills open seats this way."""
    live, viewer = await as_viewer(request, services, table)
    here = live.table
    if not 0 <= seat < here.terms.seats:
        raise Problem("not_found", "There is no such seat at this table.")
    if here.game is None:
        raise Problem("not_playable", "The rules of this table are no longer here.")
    spec = checked_spec(data.bot, here.game)
    filling = viewer.host and here.seats[seat].kind == "open"
    if viewer.seat != seat and not filling:
        raise Problem("forbidden", "Only its holder leaves a seat; the host fills open ones.")
    change: SeatChange = "bot" if filling else "left"

    def command(at: Table) -> Outcome:
        if filling and at.seats[seat].kind != "open":
            raise Problem("seat_taken", "Somebody has just taken this seat.")
        return commands.to_bot(at, seat, spec, services.registry.now(), change)

    return await services.registry.run(live, command)


@post("/tables/{table:str}/seats/{seat:int}/free", status_code=200, responses=ACTING)
async def free_seat(request: AnyRequest, services: AppServices, table: TableId, seat: FromPath[int]) -> Done:
    """Open a seat again that somebody took and never used; only the host can."""
    live, viewer = await as_viewer(request, services, table)
    if not viewer.host:
        raise Problem("forbidden", "Only the host frees a seat.")

    def command(here: Table) -> Outcome:
        if here.status == "playing" and seat in live.presence.seats:
            raise Problem("not_now", "Whoever sits there is at the table.")
        return commands.free(here, seat, services.registry.now())

    return await services.registry.run(live, command)


@post("/tables/{table:str}/seats/{seat:int}/back", status_code=200, responses=ACTING)
async def take_back(request: AnyRequest, services: AppServices, table: TableId, seat: FromPath[int]) -> Done:
    """Take one's own seat back from the bot that has played there since one left or ran out of time."""
    live, viewer = await as_viewer(request, services, table)
    if seat not in {viewer.left, viewer.seat}:
        raise Problem("forbidden", "Only its holder takes a seat back.")
    return await services.registry.run(live, lambda here: commands.come_back(here, seat, services.registry.now()))


@post("/tables/{table:str}/salt", status_code=200, responses=ACTING)
async def add_salt(request: AnyRequest, services: AppServices, table: TableId, data: JSONBody[NewSalt]) -> Done:
    """Mix one's own words into the draws, before the first of them."""
    live, viewer = await as_seat(request, services, table)
    return await services.registry.run(
        live, lambda here: commands.salt(here, viewer.seat, data.salt, services.registry.now())
    )


@post("/tables/{table:str}/end", status_code=200, responses=ACTING)
async def agree_to_end(request: AnyRequest, services: AppServices, table: TableId, data: JSONBody[Agree]) -> Done:
    """Offer to end the game as it stands, or take the offer back; those who are away may do so too."""
    live, viewer = await as_viewer(request, services, table)
    seat = viewer.seat if viewer.left is None else viewer.left
    if seat == SPECTATOR:
        raise Problem("forbidden", "Only a seat can do this; you are looking on.")
    return await services.registry.run(
        live, lambda here: commands.agree(here, seat, data.agree, services.registry.now())
    )


@post("/tables/{table:str}/votes", status_code=200, responses=ACTING)
async def cast_vote(request: AnyRequest, services: AppServices, table: TableId, data: JSONBody[CastVote]) -> Done:
    """Vote to hand a seat whose time is up to a bot."""
    live, viewer = await as_seat(request, services, table)
    return await services.registry.run(
        live, lambda here: commands.vote(here, viewer.seat, data.seat, services.registry.now())
    )


HANDLERS = [take_seat, change_seat, seat_to_bot, free_seat, take_back, add_salt, agree_to_end, cast_vote]
