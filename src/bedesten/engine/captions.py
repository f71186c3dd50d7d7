"""What places, bonus cards, guild cards, mosque tiles and tavern tiles bring, short enough to stand beside a name."""

from bedesten.engine.texts import CARD_NAMES

PLACES = {
    1: "a larger wheelbarrow, and with the third extension a ruby",
    2: "all the fabric that fits",
    3: "all the spice that fits",
    4: "all the fruit that fits",
    5: "goods and lira, each time others",
    6: "bonus cards to choose from",
    7: "your assistants come back to you",
    8: "a good for sure, jewellery by luck",
    9: "the more you dare, the more lira",
    10: "lira for goods in demand",
    11: "lira for goods in demand",
    12: "an action anywhere, by your family member",
    13: "a ruby for many goods",
    14: "tiles that help you for the whole game",
    15: "tiles that help you for the whole game",
    16: "a ruby for lira",
    17: "coffee for this and that",
    18: "coffee, and guild cards to choose from",
    19: "the barrier, a tile or a ruby for coffee",
    20: "a ruby for coffee",
    21: "2 letters at once",
    22: "a letter, and a tile for everybody",
    23: "a good, and cards for the highest bid",
    24: "a ruby for seals",
    25: "a good, and from here to anywhere",
}
CARDS = {
    "good": "take a good of your choice",
    "lira": "take 5 lira",
    "far": "go 3 or 4 steps instead of 1 or 2",
    "stay": "stay where you are instead of going",
    "assistant": "an assistant returns to your stack, before the assistant step",
    "family": "your family member comes home: a card or 3 lira",
    "market": "at the Small Market: sell whatever goods you like",
    "sultan": "directly after the Sultan’s Palace: deliver again",
    "post": "directly after the Post Office: take again",
    "gem": "directly after the Gemstone Dealer: buy again",
    "letter": "take a letter",
    "dice-letters": "roll: 4 lira, or letters from 7 on",
    "7lira": "give a good or coffee for 7 lira",
    "good3-red": "take a fabric and 3 lira",
    "good3-green": "take a spice and 3 lira",
    "good3-yellow": "take a fruit and 3 lira",
    "good3-blue": "take jewellery and 3 lira",
    "copy": "counts as the card on top of the pile",
    "walk": "instead of your turn: your family member goes a step and acts there",
    "follow": "go to another merchant, who is not paid",
    "companion2": "your companion goes 2 steps instead of 1",
    "neutral": "use the Governor, Smuggler, courier or coffee trader from afar",
    "mosque": "directly after a mosque: take another tile there",
    "secret": "directly after the Secret Society: pay again",
    "anywhere": "pay 3 lira and go to any place",
    "coffee2": "take 2 coffee",
    "guild": "pay 2 coffee, draw a guild card",
    "8lira": "pay 1 coffee, take 8 lira",
    "swap": "give 1 to 3 goods or coffee, take as many of other kinds",
    "dice-mocha": "roll: lira or coffee",
    "six": "after a roll that moves nobody: turn a die to 6",
    "corner": "go to a corner of the board instead of 1 or 2 steps",
    "wain": "directly after the Wainwright: buy again",
    "house": "directly after the Coffee House: deliver again",
}
GUILD_CARDS = {
    1: "a free extension",
    2: "fill fabric, and up to 3 different goods",
    3: "fill spice, and up to 3 different goods",
    4: "fill fruit, and up to 3 different goods",
    5: "4 lira, and up to 4 different goods",
    6: "3 bonus cards",
    7: "to the Fountain, assistants return, another turn",
    8: "2 fabric, spice or fruit; roll for jewellery",
    9: "the Tea House, for twice the lira",
    10: "fabric, spice and fruit for 15 lira",
    11: "jewellery, fabric and spice for 20 lira",
    12: "the action of any place; your family member comes home",
    13: "any 6 goods for a ruby of the Sultan’s Palace",
    14: "a tile of the Small Mosque for 1 good",
    15: "a tile of the Great Mosque for 1 good",
    16: "15 lira for a ruby of the Gemstone Dealer, 1 coffee a ruby",
    17: "5 coffee",
    18: "1 coffee and 2 guild cards",
    19: "one or two things at the Tavern, 1 coffee cheaper",
    20: "a ruby of the Coffee House for half its price",
}
TAVERN_TILES = {
    "movement": "instead of 1 or 2 steps go straight on, as far as you like",
    "encounter": "nobody whom you meet wants anything",
}
TILES = {
    "red": "once a turn, at the Tea House or Black Market: turn a die to 4 or roll again",
    "green": "once a turn, at a warehouse: one more good for 2 lira",
    "yellow": "once a turn: an assistant returns for 2 lira",
    "blue": "the fifth assistant",
}


def card_title(word: str) -> str:
    return f"“{CARD_NAMES.get(word, word)}”"


def card_effect(word: str) -> str:
    return CARDS.get(word, "")
