"""Bedesten: the board game Istanbul (Rüdiger Dorn) as software. Unofficial, with its own words and art.

>>> import bedesten
>>> game = bedesten.Game(bedesten.Options(players=3, layout="short"), seed=1)
>>> game.question.text
'Where will your merchant go?'
>>> _ = game.play(game.question.words[0])
>>> game.question.words[:2]
['stop', 'leave']
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bedesten.face import *
    from bedesten.face import __all__ as __all__
else:

    def __getattr__(name: str) -> Any:
        """Found when it is asked for: the command line says which components are used before the engine reads them."""
        face = import_module("bedesten.face")
        if name == "__all__" or name in face.__all__:
            return getattr(face, name)
        raise AttributeError(f"module 'bedesten' has no attribute '{name}'")

    def __dir__() -> list[str]:
        return [*globals(), *__getattr__("__all__")]
