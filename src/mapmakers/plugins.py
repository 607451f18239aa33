"""The registered games and bots: our own from the list below, others from entry points.

A game is one object for each layer. A plug-in names where these objects are; each is loaded when
its layer needs it, so that using the engine alone loads nothing else. If a game has no object for a
layer, the layer's generic one is used. See docs/plugins.md.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar, overload

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from mapmakers.engine.core.game import Game
    from mapmakers.engine.games.cartographers import Cartographers
    from mapmakers.engine.games.mapout import MapOut
    from mapmakers.engine.games.misterra import Misterra

T = TypeVar("T")

GAMES_GROUP = "mapmakers.games"
BOTS_GROUP = "mapmakers.bots"
_NAME = re.compile(r"[a-z][a-z0-9_-]{0,39}")
"""A name is used in records, URLs and on the command line."""


class PluginError(Exception):
    """A plug-in that cannot be used; the text says which and why in one line."""


@dataclass(frozen=True, slots=True)
class GamePlugin:
    """A game, by the places of its objects: `package.module:NAME`."""

    name: str
    """The name used in records, URLs and commands."""
    title: str
    """The name on the box."""
    engine: str
    """A `mapmakers.engine.core.Game`, the one object that every game has."""
    wire: str | None = None
    """The class of its `mapmakers.engine.wire.Wire`."""
    shapes: str | None = None
    """A `mapmakers.engine.core.shapes.Shapes`: the types of what is sent."""
    bots: str | None = None
    """A `mapmakers.bots.GameBots`."""
    terminal: str | None = None
    """A `mapmakers.terminal.Face`."""
    lessons: str | None = None
    """A `mapmakers.lessons.Lesson`."""
    service: str | None = None
    """A `mapmakers.service.http.game_examples.Recipe`, for the picture on the home page."""
    rules: str | None = None
    """A package with its rules pages, `<name>.<language>.md`."""


def _own(name: str, title: str, constant: str, wire: str) -> GamePlugin:
    return GamePlugin(
        name,
        title,
        engine=f"mapmakers.engine.games.{name}:{constant}",
        wire=f"mapmakers.engine.wire.{name}:{wire}",
        shapes=f"mapmakers.engine.games.{name}.view:SHAPES",
        bots=f"mapmakers.bots.{name}:BOTS",
        terminal=f"mapmakers.terminal.{name}:FACE",
        lessons=f"mapmakers.lessons.{name}:{constant}",
        service=f"mapmakers.service.games.{name}:EXAMPLE",
    )


OWN_GAMES = (
    _own("cartographers", "Cartographers", "CARTOGRAPHERS", "CartographersWire"),
    _own("misterra", "Maps of Misterra", "MISTERRA", "MisterraWire"),
    _own("mapout", "Map Out", "MAP_OUT", "MapOutWire"),
)
"""The list of our own games, in display order."""


def game_names() -> tuple[str, ...]:
    """Our own games first, then others in alphabetical order. Nothing is loaded."""
    return tuple(_games())


@cache
def game_plugin(name: str) -> GamePlugin:
    """The plug-in of a registered game; raises KeyError for any other name."""
    known = _games()[name]
    if isinstance(known, GamePlugin):
        return known
    found = _loaded(known, "game")
    if isinstance(found, GamePlugin):
        if found.name != name:
            raise PluginError(f"the entry point {name} leads to a game called {found.name}")
        return found
    if not hasattr(found, "start"):
        raise PluginError(f"the entry point {name} leads to neither a GamePlugin nor a Game")
    return GamePlugin(name, name.replace("_", " ").replace("-", " ").title(), engine=known.value)


@cache
def bot_makers() -> Mapping[str, Callable[[str], Any]]:
    """The registered bots by name: functions that make a bot, given the game's name."""

    def maker(point: EntryPoint) -> Callable[[str], Any]:
        return lambda game: _loaded(point, "bot")(game)

    return {name: maker(point) for name, point in _points(BOTS_GROUP, "bot").items()}


def rescan() -> None:
    """Search for plug-ins again, after the set of importable packages has changed."""
    for cached in (_games, game_plugin, bot_makers):
        cached.cache_clear()


def load(reference: str) -> Any:
    """The object at `package.module:NAME`."""
    module, _, name = reference.partition(":")
    return getattr(import_module(module), name)


class Parts(Mapping[str, T], Generic[T]):
    """By game: its object for one layer, loaded on demand.

    Without a generic object, games that have none are missing.
    """

    def __init__(self, layer: str, generic: Callable[[str], T] | None = None) -> None:
        self._layer = layer
        self._generic = generic
        self._loaded: dict[str, tuple[GamePlugin, T]] = {}

    def __getitem__(self, game: str) -> T:
        plugin = game_plugin(game)
        known = self._loaded.get(game)
        if known is None or known[0] is not plugin:
            known = self._loaded[game] = plugin, self._load(plugin)
        return known[1]

    def _load(self, plugin: GamePlugin) -> T:
        reference = getattr(plugin, self._layer)
        if reference is None:
            if self._generic is None:
                raise KeyError(plugin.name)
            return self._generic(plugin.name)
        try:
            found: T = load(reference)
        except (ImportError, AttributeError) as error:
            raise PluginError(f"the game {plugin.name} has no {reference}: {error}") from error
        return found

    def __iter__(self) -> Iterator[str]:
        return (name for name in game_names() if name in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __contains__(self, game: object) -> bool:
        if game not in _games():
            return False
        return self._generic is not None or getattr(game_plugin(str(game)), self._layer) is not None


class Games(Parts["Game[Any]"]):
    """The games by name, ours with their own types: `GAMES["mapout"]` is a `MapOut`."""

    if TYPE_CHECKING:

        @overload
        def __getitem__(self, game: Literal["cartographers"]) -> Cartographers: ...
        @overload
        def __getitem__(self, game: Literal["misterra"]) -> Misterra: ...
        @overload
        def __getitem__(self, game: Literal["mapout"]) -> MapOut: ...
        @overload
        def __getitem__(self, game: str) -> Game[Any]: ...
        def __getitem__(self, game: str) -> Any: ...


@cache
def _games() -> Mapping[str, GamePlugin | EntryPoint]:
    own: dict[str, GamePlugin | EntryPoint] = {game.name: game for game in OWN_GAMES}
    others = _points(GAMES_GROUP, "game")
    for name in others:
        if name in own:
            raise PluginError(f"there is a game {name} already; another one is an entry point")
    return own | others


def _points(group: str, what: str) -> dict[str, EntryPoint]:
    """The entry points of a group by name; duplicates, as of a package that is on the path twice,
    count once."""
    from importlib.metadata import entry_points  # slow to import, and rarely needed

    found: dict[str, EntryPoint] = {}
    for point in sorted(entry_points(group=group), key=lambda point: point.name):
        if not _NAME.fullmatch(point.name):
            raise PluginError(f"no {what} can be called {point.name!r}: {_NAME.pattern}")
        if found.setdefault(point.name, point).value != point.value:
            raise PluginError(f"two entry points are called {point.name} in {group}")
    return found


def _loaded(point: EntryPoint, what: str) -> Any:
    try:
        return point.load()
    except (ImportError, AttributeError) as error:
        raise PluginError(f"the {what} {point.name} cannot be loaded: {error}") from error
