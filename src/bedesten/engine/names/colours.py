"""The colours of goods and of the mosque tiles."""
from typing import Final

RED: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
BLUE: Final = 3
