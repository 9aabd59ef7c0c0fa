"""Seats: taking one, naming oneself, leaving it to a bot, and what seats agree on."""

import msgspec
from litestar import patch, post
from litestar.params import FromPath, JSONBody

from spindletop.kernel.state import SPECTATOR
from spindletop.server import acts
from spindletop.server.errors import Problem
from spindletop.server.messages import (
    Agree,
    CastVote,
    ChangeSeat,
    NewSalt,
    SeatTaken,
    SeatToBot,
    TakeSeat,
)
from spindletop.server.routes.common import ACTING, AnyRequest, TableId, TheHouse, look, sitting
from spindletop.server.specs import checked_spec
from spindletop.server.table import Done, Plan, Table
from spindletop.server.tokens import hashed, new_token, repeatable_token
from spindletop.server.webhooks import checked_webhook


@post("/tables/{table:str}/seats", responses=ACTING)
async def take_seat(request: AnyRequest, house: TheHouse, table: TableId, data: JSONBody[TakeSeat]) -> SeatTaken:
    """Take a seat, the first open one if none is named."""
    desk, _ = await look(request, house, table)
    webhook = checked_webhook(data.webhook, house.settings.private_webhooks)
    token = new_token() if data.id is None else repeatable_token(data.id, desk.table.host_hash)
    taken: list[int] = []

    def act(here: Table) -> Plan:
        for seat, held in here.holders.items():
            if held == hashed(token):
                raise Known(seat)
        plan = acts.sit(here, data.seat, data.name.strip(), (hashed(token), webhook), data.salt, house.hall.now())
        taken[:] = [plan.entries[0].seat or 0]
        return plan

    try:
        done = await house.hall.act(desk, act)
    except Known as known:  # the answer was lost, and the caller asks again
        return SeatTaken(known.seat, token, taken_at(desk.table, known.seat))
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
    request: AnyRequest, house: TheHouse, table: TableId, seat: FromPath[int], data: JSONBody[ChangeSeat]
) -> Done:
    """Change the name or the webhook of one's own seat."""
    desk, receiver = await sitting(request, house, table)
    if receiver.seat != seat:
        raise Problem("forbidden", "This is not your seat.")
    webhook = None if data.webhook is None else checked_webhook(data.webhook, house.settings.private_webhooks)

    def act(here: Table) -> Plan:
        now = house.hall.now()
        plan = Plan([]) if webhook is None else acts.set_webhook(here, seat, webhook, now)
        if data.name is not None:
            renamed = acts.rename(here, seat, data.name.strip(), now).entries[0]
            plan.entries.append(msgspec.structs.replace(renamed, seq=renamed.seq + len(plan.entries)))
        return plan

    return await house.hall.act(desk, act)


@post("/tables/{table:str}/seats/{seat:int}/bot", status_code=200, responses=ACTING)
async def seat_to_bot(
    request: AnyRequest, house: TheHouse, table: TableId, seat: FromPath[int], data: JSONBody[SeatToBot]
) -> Done:
    """Leave one's seat to a bot; the host fills open seats so."""
    desk, receiver = await look(request, house, table)
    here = desk.table
    if not 0 <= seat < here.deed.seats:
        raise Problem("not_found", "There is no such seat at this table.")
    if here.game is None:
        raise Problem("not_playable", "The rules of this table are no longer here.")
    spec = checked_spec(data.bot, here.game)
    filling = receiver.host and here.seats[seat].kind == "open"
    if receiver.seat != seat and not filling:
        raise Problem("forbidden", "Only its holder leaves a seat; the host fills open ones.")
    change = "bot" if filling else "left"

    def act(at: Table) -> Plan:
        if filling and at.seats[seat].kind != "open":
            raise Problem("seat_taken", "Somebody has just taken this seat.")
        return acts.to_bot(at, seat, spec, house.hall.now(), change)

    return await house.hall.act(desk, act)


@post("/tables/{table:str}/seats/{seat:int}/free", status_code=200, responses=ACTING)
async def free_seat(request: AnyRequest, house: TheHouse, table: TableId, seat: FromPath[int]) -> Done:
    """Open a seat again that somebody took and never used; only the host can."""
    desk, receiver = await look(request, house, table)
    if not receiver.host:
        raise Problem("forbidden", "Only the host frees a seat.")

    def act(here: Table) -> Plan:
        if here.status == "playing" and seat in desk.present.seats:
            raise Problem("not_now", "Whoever sits there is at the table.")
        return acts.free(here, seat, house.hall.now())

    return await house.hall.act(desk, act)


@post("/tables/{table:str}/seats/{seat:int}/back", status_code=200, responses=ACTING)
async def take_back(request: AnyRequest, house: TheHouse, table: TableId, seat: FromPath[int]) -> Done:
    """Take one's own seat back from the bot that plays on for whoever left or ran out of time."""
    desk, receiver = await look(request, house, table)
    if seat not in {receiver.left, receiver.seat}:
        raise Problem("forbidden", "Only who held a seat takes it back.")
    return await house.hall.act(desk, lambda here: acts.come_back(here, seat, house.hall.now()))


@post("/tables/{table:str}/salt", status_code=200, responses=ACTING)
async def add_salt(request: AnyRequest, house: TheHouse, table: TableId, data: JSONBody[NewSalt]) -> Done:
    """Mix one's own words into the draws, before the first of them."""
    desk, receiver = await sitting(request, house, table)
    return await house.hall.act(desk, lambda here: acts.salt(here, receiver.seat, data.salt, house.hall.now()))


@post("/tables/{table:str}/end", status_code=200, responses=ACTING)
async def agree_to_end(request: AnyRequest, house: TheHouse, table: TableId, data: JSONBody[Agree]) -> Done:
    """Offer to end the game as it stands, or take the offer back; who is away may do so too."""
    desk, receiver = await look(request, house, table)
    seat = receiver.seat if receiver.left is None else receiver.left
    if seat == SPECTATOR:
        raise Problem("forbidden", "Only a seat can do this; you are looking on.")
    return await house.hall.act(desk, lambda here: acts.agree(here, seat, data.agree, house.hall.now()))


@post("/tables/{table:str}/votes", status_code=200, responses=ACTING)
async def cast_vote(request: AnyRequest, house: TheHouse, table: TableId, data: JSONBody[CastVote]) -> Done:
    """Vote to hand a seat whose time is up to a bot."""
    desk, receiver = await sitting(request, house, table)
    return await house.hall.act(desk, lambda here: acts.vote(here, receiver.seat, data.seat, house.hall.now()))


HANDLERS = [take_seat, change_seat, seat_to_bot, free_seat, take_back, add_salt, agree_to_end, cast_vote]
