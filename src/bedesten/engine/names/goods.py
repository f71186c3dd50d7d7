"""The goods, in the order of the mosque tiles of the same colours; coffee is taken and paid like a good, but is none."""
from typing import Final

FABRIC: Final = 0
SPICE: Final = 1
FRUIT: Final = 2
JEWELLERY: Final = 3
COFFEE: Final = 4
