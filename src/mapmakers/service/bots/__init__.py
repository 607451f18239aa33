"""Bots run in worker processes, so that one that hangs or crashes delays nobody else."""

from mapmakers.service.bots.evaluation import EvaluationRequest
from mapmakers.service.bots.planning import PlanRequest
from mapmakers.service.bots.scheduler import NOBODY, Job, Owner, Priority
from mapmakers.service.bots.work import Work
from mapmakers.service.bots.worker_pool import TOO_SLOW, BotFailed, BotPool, Bounds, Worker, payload

__all__ = [
    "NOBODY",
    "TOO_SLOW",
    "BotFailed",
    "BotPool",
    "Bounds",
    "EvaluationRequest",
    "Job",
    "Owner",
    "PlanRequest",
    "Priority",
    "Work",
    "Worker",
    "payload",
]
