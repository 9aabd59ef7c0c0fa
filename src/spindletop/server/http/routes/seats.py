"""Seats: taking one, naming oneself, leaving it to a bot, and what seats agree on."""

import msgspec
from litestar import patch, post
from litestar.params import FromPath, JSONBody

from spindletop.kernel.state import SPECTATOR
from spindletop.server.bots.catalogue import checked_spec
from spindletop.server.domain import commands
from spindletop.server.domain.table import Done, Outcome, Table
from spindletop.server.domain.tokens import hashed, new_token, repeatable_token
from spindletop.server.http.routes.common import ACTING, AnyRequest, AppServices, TableId, look, sitting
from spindletop.server.webhooks.sender import checked_webhook
from spindletop.server.wire.messages import (
    Agree,
    CastVote,
    ChangeSeat,
    NewSalt,
    SeatTaken,
    SeatToBot,
    TakeSeat,
)
from spindletop.server.wire.problems import Problem


@post("/tables/{table:str}/seats", responses=ACTING)
async def take_seat(request: AnyRequest, services: AppServices, table: TableId, data: JSONBody[TakeSeat]) -> SeatTaken:
    """Take a seat, the first open one if none is named."""
    live, _ = await look(request, services, table)
    webhook = checked_webhook(data.webhook, services.settings.private_webhooks)
    token = new_token() if data.id is None else repeatable_token(data.id, live.table.host_hash)
    taken: list[int] = []

    def act(here: Table) -> Outcome:
        for seat, held in here.holders.items():
            if held == hashed(token):
                raise Known(seat)
        outcome = commands.sit(
            here, data.seat, data.name.strip(), (hashed(token), webhook), data.salt, services.registry.now()
        )
        taken[:] = [outcome.entries[0].seat or 0]
        return outcome

    try:
        done = await services.registry.act(live, act)
    except Known as known:  # the answer was lost, and the caller asks again
        return SeatTaken(known.seat, token, taken_at(live.table, known.seat))
    return SeatTaken(taken[0], token, done.seq)


class Known(Exception):
    """The token holds a seat already."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat} is held")
        self.seat = seat


def taken_at(table: Table, seat: int) -> int:
    """Return the entry with which a seat was last taken."""
    taken = (one.seq for one in table.entries if one.seat == seat and one.more.get("change") == "taken")
    return max(taken, default=0)


@patch("/tables/{table:str}/seats/{seat:int}", responses=ACTING)
async def change_seat(
    request: AnyRequest, services: AppServices, table: TableId, seat: FromPath[int], data: JSONBody[ChangeSeat]
) -> Done:
    """Change the name or the webhook of one's own seat."""
    live, viewer = await sitting(request, services, table)
    if viewer.seat != seat:
        raise Problem("forbidden", "This is not your seat.")
    webhook = None if data.webhook is None else checked_webhook(data.webhook, services.settings.private_webhooks)

    def act(here: Table) -> Outcome:
        now = services.registry.now()
        outcome = Outcome([]) if webhook is None else commands.set_webhook(here, seat, webhook, now)
        if data.name is not None:
            renamed = commands.rename(here, seat, data.name.strip(), now).entries[0]
            outcome.entries.append(msgspec.structs.replace(renamed, seq=renamed.seq + len(outcome.entries)))
        return outcome

    return await services.registry.act(live, act)


@post("/tables/{table:str}/seats/{seat:int}/bot", status_code=200, responses=ACTING)
async def seat_to_bot(
    request: AnyRequest, services: AppServices, table: TableId, seat: FromPath[int], data: JSONBody[SeatToBot]
) -> Done:
    """Leave one's seat to a bot; the host fills open seats so."""
    live, viewer = await look(request, services, table)
    here = live.table
    if not 0 <= seat < here.terms.seats:
        raise Problem("not_found", "There is no such seat at this table.")
    if here.game is None:
        raise Problem("not_playable", "The rules of this table are no longer here.")
    spec = checked_spec(data.bot, here.game)
    filling = viewer.host and here.seats[seat].kind == "open"
    if viewer.seat != seat and not filling:
        raise Problem("forbidden", "Only its holder leaves a seat; the host fills open ones.")
    change = "bot" if filling else "left"

    def act(at: Table) -> Outcome:
        if filling and at.seats[seat].kind != "open":
            raise Problem("seat_taken", "Somebody has just taken this seat.")
        return commands.to_bot(at, seat, spec, services.registry.now(), change)

    return await services.registry.act(live, act)


@post("/tables/{table:str}/seats/{seat:int}/free", status_code=200, responses=ACTING)
async def free_seat(request: AnyRequest, services: AppServices, table: TableId, seat: FromPath[int]) -> Done:
    """Open a seat again that somebody took and never used; only the host can."""
    live, viewer = await look(request, services, table)
    if not viewer.host:
        raise Problem("forbidden", "Only the host frees a seat.")

    def act(here: Table) -> Outcome:
        if here.status == "playing" and seat in live.present.seats:
            raise Problem("not_now", "Whoever sits there is at the table.")
        return commands.free(here, seat, services.registry.now())

    return await services.registry.act(live, act)


@post("/tables/{table:str}/seats/{seat:int}/back", status_code=200, responses=ACTING)
async def take_back(request: AnyRequest, services: AppServices, table: TableId, seat: FromPath[int]) -> Done:
    """Take one's own seat back from the bot that plays on for whoever left or ran out of time."""
    live, viewer = await look(request, services, table)
    if seat not in {viewer.left, viewer.seat}:
        raise Problem("forbidden", "Only who held a seat takes it back.")
    return await services.registry.act(live, lambda here: commands.come_back(here, seat, services.registry.now()))


@post("/tables/{table:str}/salt", status_code=200, responses=ACTING)
async def add_salt(request: AnyRequest, services: AppServices, table: TableId, data: JSONBody[NewSalt]) -> Done:
    """Mix one's own words into the draws, before the first of them."""
    live, viewer = await sitting(request, services, table)
    return await services.registry.act(
        live, lambda here: commands.salt(here, viewer.seat, data.salt, services.registry.now())
    )


@post("/tables/{table:str}/end", status_code=200, responses=ACTING)
async def agree_to_end(request: AnyRequest, services: AppServices, table: TableId, data: JSONBody[Agree]) -> Done:
    """Offer to end the game as it stands, or take the offer back; who is away may do so too."""
    live, viewer = await look(request, services, table)
    seat = viewer.seat if viewer.left is None else viewer.left
    if seat == SPECTATOR:
        raise Problem("forbidden", "Only a seat can do this; you are looking on.")
    return await services.registry.act(
        live, lambda here: commands.agree(here, seat, data.agree, services.registry.now())
    )


@post("/tables/{table:str}/votes", status_code=200, responses=ACTING)
async def cast_vote(request: AnyRequest, services: AppServices, table: TableId, data: JSONBody[CastVote]) -> Done:
    """Vote to hand a seat whose time is up to a bot."""
    live, viewer = await sitting(request, services, table)
    return await services.registry.act(
        live, lambda here: commands.vote(here, viewer.seat, data.seat, services.registry.now())
    )


HANDLERS = [take_seat, change_seat, seat_to_bot, free_seat, take_back, add_salt, agree_to_end, cast_vote]
