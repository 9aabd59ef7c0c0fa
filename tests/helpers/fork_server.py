"""Starts servers quickly, again and again: everything is loaded once, each server is a fork that can be killed.

Run as `python fork_server.py PORT DATABASE`; a line on standard input starts a server, its process id is the answer.
"""

import gc
import os
import sys

import anyio._backends._asyncio  # noqa: F401 -- the web framework loads it when it starts
import uvicorn
import uvloop

from spindletop.server.app import create_app
from spindletop.server.settings import Settings


def main() -> None:
    port, database = int(sys.argv[1]), sys.argv[2]
    settings = Settings(database=database, requests_per_second=0, workers=1)
    config = uvicorn.Config(create_app(settings), "127.0.0.1", port, log_level="error", access_log=False)
    config.load()
    uvloop.new_event_loop().close()
    gc.collect()
    gc.freeze()
    for _ in sys.stdin:
        pid = os.fork()
        if pid == 0:
            uvicorn.Server(config).run()
            os._exit(0)
        print(pid, flush=True)
        os.waitpid(pid, 0)
        print("gone", flush=True)


if __name__ == "__main__":
    main()
