"""Which games there are: found by the plugins' entry points on first need, looked up by slug or alias."""

from __future__ import annotations

import os
import re
import threading
import warnings
from typing import TYPE_CHECKING, Any

from cadogan.declare.game import Game as Declaration
from cadogan.errors import CadoganError, DeclarationError, PluginError, PluginWarning, UnknownGameError, one_line
from cadogan.game import Game

if TYPE_CHECKING:
    from collections.abc import Iterator
    from importlib.metadata import EntryPoint

GROUP = "cadogan"
STRICT = "CADOGAN_STRICT_PLUGINS"
DISABLED = "CADOGAN_DISABLED_PLUGINS"

_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_THIS_PROGRAM = "cadogan.register()"


class Registry:
    """Games by name, and the plugins that brought them."""

    def __init__(self) -> None:
        import pluggy

        from cadogan import hookspecs

        self._plugins = pluggy.PluginManager(hookspecs.PROJECT)
        self._plugins.add_hookspecs(hookspecs)
        self._games: dict[str, Game] = {}
        self._names: dict[str, Game] = {}  # slugs and aliases

    def games(self) -> tuple[Game, ...]:
        """All games: those of the book in its order, each followed by its variants, then the others by slug."""

        def place(game: Game) -> tuple[float, bool, str]:
            first = self._games.get(game.variant_of or "", game)
            return (game.number or first.number or float("inf"), first is not game, game.slug)

        return tuple(sorted(self._games.values(), key=place))

    def find(self, name: str) -> Game:
        """The game with this slug or alias.

        Raises:
            UnknownGameError: there is none; the message suggests names that are near.
        """
        if isinstance(name, str) and name in self._names:
            return self._names[name]
        raise UnknownGameError(f"no game is called {str(name)[:60]!r}{_suggest(name, self._names)}")

    def add(self, declarations: list[Any], distribution: str) -> list[Game]:
        """Register declarations, all of them or none.

        Raises:
            DeclarationError: one is no declaration, or its names are not well formed.
            PluginError: a name is taken; the message names both owners.
        """
        new: dict[str, Game] = {}
        games = []
        for declaration in declarations:
            _check_names(declaration)
            game = Game(declaration, distribution)
            for name in (game.slug, *game.aliases):
                other = self._names.get(name) or new.get(name)
                if other is not None:
                    raise PluginError(
                        f"the name {name!r} of {_owned(game)} is taken by {_owned(other)}; rename or disable one"
                    )
                new[name] = game
            games.append(game)
        self._names.update(new)
        self._games.update((game.slug, game) for game in games)
        for game in games:
            for listener in self._plugins.hook.cadogan_game_registered.get_hookimpls():
                self._tell(listener, game)
        return games

    def load(self, entry_point: EntryPoint) -> None:
        """Load one plugin and register its games; a broken one leaves nothing behind.

        Raises:
            PluginError: under CADOGAN_STRICT_PLUGINS; otherwise a PluginWarning is given.
        """
        distribution = _distribution(entry_point)
        plugin = None
        try:
            plugin = entry_point.load()
            # Registered under its own entry point: two of one distribution may have a name each.
            self._plugins.register(plugin, f"{distribution}:{entry_point.name}")
            self._plugins.check_pending()
            declared: list[Any] = []
            others = [other for other in self._plugins.get_plugins() if other is not plugin]
            self._plugins.subset_hook_caller("cadogan_register_games", others)(register=declared.append)
            before = self.games()
            self.add(declared, distribution)
        except (Exception, SystemExit) as error:  # a plugin may fail in any way; none may take the others with it
            if plugin is not None and self._plugins.is_registered(plugin):
                self._plugins.unregister(plugin)
            _report(f"plugin {entry_point.name!r} of {distribution} is left out: {_told(error)}", error)
            return
        for listener in self._plugins.hook.cadogan_game_registered.get_hookimpls():
            if listener.plugin is plugin:
                for game in before:
                    self._tell(listener, game)

    def _tell(self, listener: Any, game: Game) -> None:
        """Call one listener; pluggy's own call would stop at the first that fails, without saying which it was."""
        try:
            listener.function(*([game] if listener.argnames else []))
        except Exception as error:
            _report(f"plugin {listener.plugin_name} failed at the game {game.slug}: {_told(error)}", error)


def _check_names(declaration: object) -> None:
    if not isinstance(declaration, Declaration):
        raise DeclarationError(f"expected a cadogan.declare.Game, not {type(declaration).__name__}")
    for field, name in (("slug", declaration.slug), *(("aliases", alias) for alias in declaration.aliases)):
        if not isinstance(name, str) or not _NAME.fullmatch(name):
            raise DeclarationError(f"{name!r}: expected lower-case-words-with-hyphens", field)


def _owned(game: Game) -> str:
    return f"the game {game.slug} of {game.distribution or _THIS_PROGRAM}"


def _suggest(name: object, names: dict[str, Game]) -> str:
    import difflib

    wanted = re.sub(r"[^a-z0-9]+", "-", str(name)[:60].lower()).strip("-")
    near = [wanted] if wanted in names else difflib.get_close_matches(wanted, names, n=3, cutoff=0.6)
    if not near and len(wanted) > 2:
        near = sorted(known for known in names if wanted in known)[:3]
    return f"; did you mean {' or '.join(near)}?" if near else "; cadogan games lists them all"


def _told(error: BaseException) -> str:
    text = one_line(error)
    return text if isinstance(error, CadoganError) and text else f"{type(error).__name__}: {text}".rstrip(": ")


def _report(message: str, error: BaseException) -> None:
    if os.environ.get(STRICT, "0") not in ("", "0"):
        raise PluginError(message) from error
    warnings.warn(PluginWarning(message), stacklevel=2)


# ---- finding plugins


def _distribution(entry_point: EntryPoint) -> str:
    dist = entry_point.dist
    return dist.name if dist is not None else entry_point.value


def _plain(name: str) -> str:
    """A distribution's name as the index compares it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def _entry_points() -> Iterator[EntryPoint]:
    """The plugins' entry points, those of cadogan itself first: installing a plugin never changes what a name means."""
    from importlib.metadata import entry_points

    disabled = {_plain(name.strip()) for name in os.environ.get(DISABLED, "").split(",") if name.strip()}
    found = [(_plain(_distribution(point)), point.name, point) for point in entry_points(group=GROUP)]
    for owner, name, point in sorted(found, key=lambda one: (one[0] != "cadogan", one[0], one[1])):
        if not disabled & {owner, _plain(name)}:
            yield point


# ---- the one registry of this process

_lock = threading.RLock()  # a plugin may ask for games while it is loaded
_registry: Registry | None = None
_loading: Registry | None = None


def _loaded() -> Registry:
    global _registry, _loading
    if _registry is not None:
        return _registry
    with _lock:
        if _registry is not None:
            return _registry
        if _loading is not None:
            return _loading
        try:
            _loading = Registry()
            for point in _entry_points():
                _loading.load(point)
            _registry = _loading
        finally:
            _loading = None
    return _registry


def games() -> tuple[Game, ...]:
    """All games: those of the book in its order, each followed by its variants, then the others by slug."""
    return _loaded().games()


def game(name: str) -> Game:
    """The game with this slug or alias.

    Raises:
        UnknownGameError: there is none; the message suggests names that are near.
    """
    return _loaded().find(name)


def register(declaration: Declaration) -> Game:
    """Register a game that comes without a distribution, for this process.

    Raises:
        DeclarationError: it is no declaration, or its names are not well formed.
        PluginError: a slug or alias is taken; the message names both owners.
    """
    registry = _loaded()
    with _lock:
        return registry.add([declaration], "")[0]
