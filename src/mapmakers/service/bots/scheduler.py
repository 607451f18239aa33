"""The schedule of jobs for the workers: by priority, and fair between addresses and guests.

Within a priority the next job is taken from the address, and within it from the guest, that has
used the least worker time; newcomers start level with the others. So a guest with a thousand jobs
delays only its own, and so do a hundred guests of one address.
"""

from asyncio import Future
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, NamedTuple

SPARE_EVERY = 8
"""One turn in this many goes to a lower priority that people also wait for."""
LEAST = 0.01
"""The assumed seconds of a job until its actual time is known."""
MOST_REMEMBERED = 1_000


class Priority(IntEnum):
    DECISION = 0
    """A bot's decision at a table that somebody watches."""
    HINT = 1
    ANALYSIS = 2
    UNWATCHED = 3
    """A bot's decision at a table that nobody watches."""


class Owner(NamedTuple):
    """The owner of a job: a guest, and its last known address."""

    address: str
    guest: str


NOBODY = Owner("", "")


@dataclass(eq=False, slots=True)
class Job:
    """One job for a worker."""

    priority: Priority = Priority.DECISION
    owner: Owner = NOBODY
    turn: "Future[Any] | None" = field(default=None, repr=False)
    """Gets the worker when it is the job's turn."""


class Shares:
    """The time used by each of those who share the workers."""

    def __init__(self) -> None:
        self._had: dict[str, float] = {}
        self._level = 0.0
        """The time used by the one who was served last."""

    def enter(self, who: str) -> None:
        """Register a request; time is not saved up by being idle."""
        if len(self._had) >= MOST_REMEMBERED:
            self._had = {one: had for one, had in self._had.items() if had > self._level}
        self._had[who] = max(self._had.get(who, 0.0), self._level)

    def least(self, some: Iterable[str]) -> str:
        """The one who has used the least time; the first of several."""
        return min(some, key=self.had)

    def serve(self, who: str) -> None:
        """It is somebody's turn."""
        self._level = max(self._level, self.had(who))
        self.charge(who, LEAST)

    def charge(self, who: str, seconds: float) -> None:
        self._had[who] = self.had(who) + seconds

    def had(self, who: str) -> float:
        return self._had.get(who, self._level)


class Lane:
    """The jobs of one priority."""

    def __init__(self) -> None:
        self._waiting: dict[str, dict[str, deque[Job]]] = {}
        """By address and guest; the one served last comes last."""
        self._addresses = Shares()
        self._guests: dict[str, Shares] = {}

    def __len__(self) -> int:
        return sum(len(jobs) for guests in self._waiting.values() for jobs in guests.values())

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def waiting_for(self, owner: Owner) -> tuple[int, int]:
        """How many jobs wait for the guest, and for its address."""
        own = sum(len(guests.get(owner.guest, ())) for guests in self._waiting.values())
        return own, sum(map(len, self._waiting.get(owner.address, {}).values()))

    def enter(self, owner: Owner) -> None:
        """Register the owner of a new job."""
        address, guest = owner
        self._addresses.enter(address)
        if len(self._guests) >= MOST_REMEMBERED:
            kept = self._guests.items()
            self._guests = {one: shares for one, shares in kept if one in self._waiting}
        self._guests.setdefault(address, Shares()).enter(guest)

    def serve(self, owner: Owner) -> None:
        self._addresses.serve(owner.address)
        self._guests.setdefault(owner.address, Shares()).serve(owner.guest)

    def add(self, job: Job) -> None:
        address, guest = job.owner
        self.enter(job.owner)
        self._waiting.setdefault(address, {}).setdefault(guest, deque()).append(job)

    def take(self) -> Job:
        address = self._addresses.least(self._waiting)
        guests = self._waiting.pop(address)
        guest = self._guests[address].least(guests)
        jobs = guests.pop(guest)
        job = jobs.popleft()
        if jobs:
            guests[guest] = jobs
        if guests:
            self._waiting[address] = guests
        self.serve(job.owner)
        return job

    def remove(self, job: Job) -> bool:
        """Remove a job; returns whether it was waiting here."""
        address, guest = job.owner
        jobs = self._waiting.get(address, {}).get(guest, ())
        if job not in jobs:
            return False
        self._waiting[address][guest].remove(job)
        if not self._waiting[address][guest]:
            del self._waiting[address][guest]
        if not self._waiting[address]:
            del self._waiting[address]
        return True

    def charge(self, owner: Owner, seconds: float) -> None:
        self._addresses.charge(owner.address, seconds)
        self._guests.setdefault(owner.address, Shares()).charge(owner.guest, seconds)


class Schedule:
    def __init__(self) -> None:
        self._lanes = {priority: Lane() for priority in Priority}
        self._turns = 0
        self._spare = 0

    def __len__(self) -> int:
        return sum(len(lane) for lane in self._lanes.values())

    def waiting_for(self, owner: Owner, *priorities: Priority) -> tuple[int, int]:
        """How many jobs of these kinds wait for the guest, and for its address."""
        found = [self._lanes[priority].waiting_for(owner) for priority in priorities]
        return sum(guest for guest, _ in found), sum(address for _, address in found)

    def add(self, job: Job) -> None:
        self._lanes[job.priority].add(job)

    def remove(self, job: Job) -> None:
        self._lanes[job.priority].remove(job)

    def move(self, job: Job, priority: Priority) -> None:
        """Change the priority of a job."""
        waits = self._lanes[job.priority].remove(job)
        job.priority = priority
        if waits:
            self.add(job)

    def take(self) -> Job | None:
        """The job whose turn it is."""
        waiting = [lane for lane in self._lanes.values() if lane]
        if not waiting:
            return None
        self._turns += 1
        lower = [lane for lane in waiting[1:] if lane is not self._lanes[Priority.UNWATCHED]]
        if not lower or self._turns % SPARE_EVERY:
            return waiting[0].take()
        self._spare += 1
        return lower[self._spare % len(lower)].take()

    def took(self, job: Job, seconds: float) -> None:
        """A job is done."""
        self._lanes[job.priority].charge(job.owner, seconds - LEAST)
