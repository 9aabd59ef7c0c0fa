"""Starts servers quickly, again and again: everything is loaded once, each server is a fork that can be killed.

Run as `python kennel.py PORT DATABASE`; a line on standard input starts a server, its process id is the answer.
"""

import os
import sys

import uvicorn

from spindletop.server.app import create_app
from spindletop.server.settings import Settings


def main() -> None:
    port, database = int(sys.argv[1]), sys.argv[2]
    settings = Settings(database=database, requests_per_second=0, workers=1)
    app = create_app(settings)
    for _ in sys.stdin:
        pid = os.fork()
        if pid == 0:
            uvicorn.run(app, host="127.0.0.1", port=port, log_level="error", access_log=False)
            os._exit(0)
        print(pid, flush=True)
        os.waitpid(pid, 0)
        print("gone", flush=True)


if __name__ == "__main__":
    main()
