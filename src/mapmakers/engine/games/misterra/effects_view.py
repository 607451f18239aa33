"""The effects of a move, as sent to clients."""

from dataclasses import dataclass

from mapmakers.engine.games.misterra.vocabulary import Change, TerrainName


@dataclass(frozen=True, slots=True)
class SpaceChange:
    """What one half of a card does to its space of the island."""

    space: str
    terrain: TerrainName
    change: Change
    """new, confirmed, replaced, nothing (the tile is already confirmed) or supply_empty."""
    replaced: TerrainName | None
    """The terrain of the hazy tile that goes back to the supply."""


@dataclass(frozen=True, slots=True)
class Covered:
    """A terrain of the player's own parchment that another would cover (M7.7)."""

    space: str
    terrain: TerrainName


@dataclass(frozen=True, slots=True)
class PresumptionChange:
    """One of the player's presumption cards, before and after, and its next step."""

    card: int
    before: int
    after: int
    count: int | None
    """What counts towards the next step, after the move; None at the highest step."""
    needed: int | None
    gain: int
    """The additional points of the next step."""
    nearer: bool
    """Whether the move brings the card nearer to its next step, without points yet."""


@dataclass(frozen=True, slots=True)
class RegionChange:
    """A region that is new, or has grown or shrunk."""

    terrain: TerrainName
    spaces: tuple[str, ...]
    confirmed: int
    before: int
    """Confirmed tiles of the largest region that it came from."""
    owners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Endangered:
    """A claim that would newly share its region with another, or newly for certain."""

    owner: int
    space: str
    certain: bool
    """Whether confirmed tiles join them, so that it will be disputed; otherwise hazy ones do."""


@dataclass(frozen=True, slots=True)
class Effects:
    """What a move changes for the player; unchanged values are the same before and after."""

    spaces: tuple[SpaceChange, ...]
    sees: tuple[str, ...]
    """What the meeple sees after the move."""
    fidelity: tuple[int, int]
    lines: tuple[int, int]
    empty: tuple[int, int]
    presumptions: tuple[PresumptionChange, ...]
    regions: tuple[RegionChange, ...]
    claims: tuple[tuple[int, int], ...]
    """By seat, then Otoma: what claims would earn, before and after."""
    endangered: tuple[Endangered, ...]
    covers: tuple[Covered, ...]
    """What the card would cover on the player's parchment."""
    differs: tuple[str, ...]
    """The spaces of the card where the parchment would differ from a tile of the island."""
    may_map: bool
    """Whether anything can be mapped from where the meeple is after the move (M5.6)."""
    claimed: tuple[str, ...]
    """Where the move claims: the confirmed tiles that the claim scores for now; otherwise none."""
    gain: int
    """What the player's parchment, presumption cards and claims would be worth more."""
