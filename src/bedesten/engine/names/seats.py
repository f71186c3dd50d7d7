"""The players' colours, clockwise round the table."""
from typing import Final

SEAT_RED: Final = 0
SEAT_GREEN: Final = 1
SEAT_BLUE: Final = 2
SEAT_YELLOW: Final = 3
SEAT_WHITE: Final = 4
