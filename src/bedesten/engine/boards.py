"""Which places lie on which board."""

from bedesten.engine.names import places

BASE_PLACES = (*range(places.WAINWRIGHT, places.GEMSTONE_DEALER + 1),)
_MOCHA = (*range(places.ROASTING_PLANT, places.COFFEE_HOUSE + 1),)
_LETTERS = (*range(places.EMBASSY, places.SECRET_SOCIETY + 1),)
MOCHA_PLACES = BASE_PLACES + _MOCHA
LETTERS_PLACES = BASE_PLACES + _LETTERS
GRAND_PLACES = (*BASE_PLACES, *_MOCHA, *_LETTERS, places.CATACOMBS)
