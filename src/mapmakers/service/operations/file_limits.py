"""How many files and connections this process may have open at once."""

import resource

ENOUGH = 65_536
"""More than a process could serve."""
OWN = 200
"""Kept for the database, the log, the pages and the bots' processes."""


def most_connections() -> int:
    """Raise what the system allows as far as it lets us; how many connections that leaves."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    most = ENOUGH if hard == unlimited else min(hard, ENOUGH)
    if soft != unlimited and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return max(most - OWN, most // 2)
