"""What has been made for the audiences of a table, so that it is made once. Kept as long as somebody listens."""

from collections.abc import Callable
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

from bedesten.service.table import Table

CACHE_SIZE = 200  # things that were made for the audiences of one table
T = TypeVar("T")


class AudienceCache:
    """What has been made since the last change of a table, each thing once; and what audiences had been told `before` it."""

    def __init__(self, n: int = 0) -> None:
        self.n = n  # the change that it is about
        self.is_heard = False  # has somebody been told of it?
        self.heard = -1  # the last change before it that somebody was told of
        self.before: dict[Any, Any] = {}  # what had been made then
        self._now: dict[Any, Any] = {}

    def once(self, key: Any, made: Callable[[], T]) -> T:
        """The key says for whom it is made: nobody else may be told it. It holds nothing that a client may choose freely, and
        if there are very many audiences all the same, not everything is kept."""
        if key in self._now:
            found: T = self._now[key]
            return found
        new = made()
        if len(self._now) < CACHE_SIZE:
            self._now[key] = new
        return new

    def goes_on(self, n: int) -> None:
        """The table has changed. What nobody was told of yet becomes one change with this one."""
        if self.is_heard:
            self.heard, self.before = self.n, self._now
        self.n, self._now, self.is_heard = n, {}, False


_CACHES: WeakKeyDictionary[Table, AudienceCache] = WeakKeyDictionary()


def cache_of(table: Table) -> AudienceCache:
    """As of the last change."""
    cache = _CACHES.get(table)
    if cache is None:
        cache = _CACHES[table] = AudienceCache(table.changes)
    elif cache.n != table.changes:
        cache.goes_on(table.changes)
    return cache


def forget(table: Table) -> None:
    """Nobody is there any more to be told."""
    _CACHES.pop(table, None)


def is_kept(table: Table) -> bool:
    return table in _CACHES
