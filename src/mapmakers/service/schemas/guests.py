"""Guests and their devices."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Me:
    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Link:
    path: str
    expires_at: str


@dataclass(frozen=True, slots=True)
class SignedOut:
    signed_out: int
    """How many devices."""
