"""Games of bots as data: `bedesten dataset` makes it, `load` reads it."""

from bedesten.research.dataset.loading import Dataset, load

__all__ = ["Dataset", "load"]
