"""The limit on open files and connections of this process."""

import resource

ENOUGH = 65_536
"""More connections than a process could serve."""
OWN = 200
"""Files reserved for the database, the log, the pages and the bots' processes."""


def most_connections() -> int:
    """Raise the limit on open files as far as the system allows; return how many connections
    fit."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    most = ENOUGH if hard == unlimited else min(hard, ENOUGH)
    if soft != unlimited and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return max(most - OWN, most // 2)
