"""Patroni and the PostgreSQL that it starts, with a clock as wrong as a file says, in seconds.

libfaketime alone will not do: with it, Python can no longer sleep.
"""

import os
import time

from patroni.__main__ import main

CLOCK = os.environ["FAKETIME_TIMESTAMP_FILE"]
right = time.time


def wrong():
    with open(CLOCK) as file:
        return right() + float(file.read() or 0)


if __name__ == "__main__":
    time.time = wrong
    os.environ["LD_PRELOAD"] = "/usr/$LIB/faketime/libfaketime.so.1"
    main()
