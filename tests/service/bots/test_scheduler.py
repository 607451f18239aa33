"""Whose turn it is: what people wait for first, and everybody in turn."""

from collections import Counter

from mapmakers.service.bots import Job, Owner, Priority
from mapmakers.service.bots.scheduler import SPARE_EVERY, Schedule

ADA, BO = Owner("here", "ada"), Owner("here", "bo")
MALLORY = Owner("there", "mallory")


def turns(schedule: Schedule, count: int, seconds: float = 1.0) -> list[Job]:
    taken = []
    for _ in range(count):
        job = schedule.take()
        if job is None:
            break
        schedule.took(job, seconds)
        taken.append(job)
    return taken


def test_what_people_wait_for_comes_first_and_what_nobody_looks_at_last() -> None:
    schedule = Schedule()
    for priority in reversed(Priority):
        for _ in range(50):
            schedule.add(Job(priority, ADA))
    kinds = Counter(job.priority for job in turns(schedule, 4 * SPARE_EVERY))
    assert kinds == {
        Priority.DECISION: 4 * (SPARE_EVERY - 1),
        Priority.HINT: 2,
        Priority.ANALYSIS: 2,
    }


def test_a_guest_with_a_thousand_jobs_waits_for_them_alone() -> None:
    schedule = Schedule()
    for _ in range(1_000):
        schedule.add(Job(owner=MALLORY))
    turns(schedule, 100)
    schedule.add(Job(owner=ADA))
    assert ADA in [job.owner for job in turns(schedule, 2)]


def test_many_guests_of_one_address_have_no_more_than_one_of_another() -> None:
    schedule = Schedule()
    for number in range(300):
        schedule.add(Job(owner=Owner("there", f"mallory {number}")))
    for _ in range(10):
        schedule.add(Job(owner=ADA))
        schedule.add(Job(owner=BO))
    owners = Counter(job.owner.address for job in turns(schedule, 20))
    assert owners == {"here": 10, "there": 10}


def test_guests_of_one_address_take_turns() -> None:
    schedule = Schedule()
    for _ in range(100):
        schedule.add(Job(owner=BO))
    schedule.add(Job(owner=ADA))
    assert ADA in [job.owner for job in turns(schedule, 2)]


def test_time_is_shared_and_not_turns() -> None:
    schedule = Schedule()
    for _ in range(100):
        schedule.add(Job(owner=MALLORY))
        schedule.add(Job(owner=ADA))
    had: Counter[Owner] = Counter()
    for _ in range(60):
        job = schedule.take()
        assert job is not None
        schedule.took(job, 10.0 if job.owner == MALLORY else 1.0)
        had[job.owner] += 1
    assert had[ADA] >= 5 * had[MALLORY]


def test_who_was_away_has_saved_nothing_up() -> None:
    schedule = Schedule()
    for _ in range(20):
        schedule.add(Job(owner=ADA))
    turns(schedule, 15)
    for _ in range(20):
        schedule.add(Job(owner=MALLORY))
    assert ADA in [job.owner for job in turns(schedule, 3)]


def test_a_job_that_somebody_looks_at_moves_up() -> None:
    schedule = Schedule()
    mine = Job(Priority.UNWATCHED, ADA)
    schedule.add(mine)
    for _ in range(5):
        schedule.add(Job(Priority.ANALYSIS, MALLORY))
    schedule.move(mine, Priority.DECISION)
    assert schedule.take() is mine
    assert len(schedule) == 5


def test_jobs_that_wait_are_counted_by_guest_and_by_address() -> None:
    schedule = Schedule()
    for owner in (ADA, ADA, BO, MALLORY):
        schedule.add(Job(owner=owner))
    assert schedule.waiting_for(ADA, Priority.DECISION) == (2, 3)
    assert schedule.waiting_for(ADA, Priority.HINT) == (0, 0)
