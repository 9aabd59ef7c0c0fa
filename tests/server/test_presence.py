"""Presence: everybody at a table is told who else is connected, also to another process."""

import asyncio
import contextlib

from servers import live, open_table


async def present(client, seats, watching):
    """Read on until these are said to be there."""
    while True:
        message = await client.next("presence")
        if (message["seats"], message["watching"]) == (seats, watching):
            return


def test_who_comes_and_goes_is_told_to_the_others(server, other):
    opened = open_table(server, public=True)

    async def come_and_go():
        async with live(server, opened.id, opened.tokens[0]) as ann:
            await present(ann, [0], 0)
            async with live(other, opened.id, opened.tokens[1]) as bob:
                await present(ann, [0, 1], 0)
                await present(bob, [0, 1], 0)
                async with live(other, opened.id) as stranger:
                    await present(stranger, [0, 1], 1)
                    await present(ann, [0, 1], 1)
                await present(bob, [0, 1], 0)
            await present(ann, [0], 0)

    asyncio.run(come_and_go())


def test_two_windows_of_one_seat_are_one_presence(server, other):
    opened = open_table(server)

    async def twice():
        bob = opened.tokens[1]
        async with (
            live(server, opened.id, opened.tokens[0]) as ann,
            live(other, opened.id, bob),
            live(server, opened.id, bob) as second,
        ):
            await present(second, [0, 1], 0)
            await second.socket.close()
            await present(ann, [0, 1], 0)
            await ann.send(type="hello", token=opened.invitation)
            await present(ann, [1], 1)

    asyncio.run(twice())


def test_who_leaves_the_seat_to_a_bot_looks_on(server):
    opened = open_table(server)

    async def leave():
        async with live(server, opened.id, opened.tokens[0]) as ann:
            await present(ann, [0], 0)
            await asyncio.to_thread(opened.seat(0).post, "seats/0/bot", bot="pass")
            await present(ann, [], 1)
            await asyncio.to_thread(opened.seat(0).post, "seats/0/back")
            await present(ann, [0], 0)

    asyncio.run(leave())


def test_a_crowd_that_comes_at_once_is_told_in_few_messages(server):
    opened = open_table(server, public=True)

    async def crowd():
        async with live(server, opened.id, opened.tokens[0]) as ann:
            await present(ann, [0], 0)
            async with contextlib.AsyncExitStack() as stack:
                doors = [live(server, opened.id, hello=False) for _ in range(20)]
                guests = [await stack.enter_async_context(door) for door in doors]
                await asyncio.gather(*[guest.send(type="hello") for guest in guests])
                told = 1
                while (await ann.next("presence"))["watching"] < 20:
                    told += 1
                return told

    assert asyncio.run(crowd()) < 15
