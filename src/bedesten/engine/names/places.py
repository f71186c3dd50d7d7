"""The places by their printed numbers. The number of a place is also the number of its rule."""
from typing import Final

WAINWRIGHT: Final = 1
FABRIC_WAREHOUSE: Final = 2
SPICE_WAREHOUSE: Final = 3
FRUIT_WAREHOUSE: Final = 4
POST_OFFICE: Final = 5
CARAVANSARY: Final = 6
FOUNTAIN: Final = 7
BLACK_MARKET: Final = 8
TEA_HOUSE: Final = 9
LARGE_MARKET: Final = 10
SMALL_MARKET: Final = 11
POLICE_STATION: Final = 12
SULTANS_PALACE: Final = 13
SMALL_MOSQUE: Final = 14
GREAT_MOSQUE: Final = 15
GEMSTONE_DEALER: Final = 16
ROASTING_PLANT: Final = 17
GUILD_HALL: Final = 18
TAVERN: Final = 19
COFFEE_HOUSE: Final = 20
EMBASSY: Final = 21
KIOSK: Final = 22
AUCTION_HOUSE: Final = 23
SECRET_SOCIETY: Final = 24
CATACOMBS: Final = 25
