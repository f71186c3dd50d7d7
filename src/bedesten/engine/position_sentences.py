"""What can be wrong with a position, in sentences by keys: how it is written, and whether it could have come about."""

from bedesten.engine.sentences import Catalogue

SENTENCES = {
    "no-position": "This is no position: it must begin with '{line}'.",
    "position-says-twice": "The position says '{name}' twice.",
    "position-word": "A position has no '{name}'; it has {known}.",
    "position-players": "The players are {known}, in this order, as many as there are.",
    "position-lacks": "The position lacks '{name}'.",
    "position-cards": "In the line 'pile and hands': there are only {there} cards '{word}', not {number}.",
    "position-guild-twice": "In the line 'guild and hands': guild card {number} is in two places.",
    "position-since": "In the line 'since': '{word}' is not possible there; possible is {known}.",
    "position-since-fate": "In the line 'since': '{word}' is not possible there; fate is asked.",
    "position-since-over": "In the line 'since': '{word}' is not possible there; the game is over.",
    "position-line": "In the line '{line}': {why}",
    # in a line: these follow `position-line`
    "position-field": "'{name}' is not known; there are {known}.",
    "position-field-twice": "'{name}' stands there twice.",
    "position-number": "'{name}' must be a number from 0 to {last}, not '{text}'.",
    "position-number-missing": "'{name}' must be a number from 0 to {last}; it is missing.",
    "position-place": "the {piece} must stand on a place of the board, not on '{text}'.",
    "position-places": "each of '{name}' must stand on a place of the board, not on '{text}'.",
    "position-seat": "'{name}' must be one of {known}.",
    "position-card": "there is no bonus card '{word}'; there are {known}.",
    "position-too-many-cards": "there are not so many cards.",
    "position-round": "rounds are counted from 1.",
    "position-turn": "before this turn there were at least {played}; it is turn {turn} or a later one.",
    "position-at-most": "there are at most {most} '{name}'.",
    "position-demand": "'{name}' must list different tiles of {known}.",
    "position-goods": "'goods' are letters, one per good: R fabric, G spice, Y fruit, B jewellery, such as RRB.",
    "position-tiles": "'tiles' are mosque tiles: {known}.",
    "position-stack": "'stack' is a number of assistants, or a letter for each from the bottom up: o own, n neutral.",
    "position-mosque-tile": "no mosque tile for {players} players shows {number}.",
    "position-tavern-price": "no tile of the Tavern costs {number} coffee.",
    "position-baksheesh": "'baksheesh' is one side of its tile: {known}.",
    "position-barrier-owner": "a barrier on the board has an owner, and nobody owns another.",
    "position-barrier": "the barrier stands between two neighbouring places, such as {example}.",
    "position-tavern": "'tavern' are tiles of the Tavern: {known}.",
    "position-guild": "guild cards are different numbers from 1 to {last}, not '{text}'.",
    "position-kiosk": "'pile' must list different kiosk tiles from 1 to {last}.",
    "position-doubled": "'doubled' lists the players who have had a double turn in this round.",
    "position-letters": "there are only {there} letters to place {number}.",
    "position-letter": "no letter is addressed to '{text}'.",
    # could it have come about?
    "implausible-over": "The game is over: somebody has enough rubies at the beginning of a round.",
    "implausible-goods": "The wheelbarrow of {player} holds {most} of each good, not {number} {good}.",
    "implausible-fountain": "No assistant is ever left on the Fountain, but one of {player} is said to be there.",
    "implausible-assistants": "{player} must have {right} own assistants in the stack and on the board together, not {number}.",
    "implausible-letter": "The letter of {player} to place {number} is delivered: a piece of his is there.",
    "implausible-person": "The {piece} stands where two dice sent him, on place 2 to 12, not on {number}.",
    "implausible-double-turn": "A double turn follows one's own turn: only who has had a turn in this round can have had one.",
    "implausible-neutrals": (
        "With two players three neutral merchants stand on places 2 to 12 or where they began (14, 15 and 16, in this order)."
    ),
    "implausible-neutrals-there": "Neutral merchants are for two players only.",
    "implausible-caravan": "There is a caravan leader only in the variant 'caravan-leader'.",
    "implausible-price": "With {players} players '{name}' lies between {first} and {last}, not {number}.",
    "implausible-tavern-tiles": "Of the {all} {name} tiles of the Tavern {left} are in the stack and {owned} with players.",
    "implausible-mosque-tiles": "Of the {all} {name} mosque tiles {left} are in the stack and {owned} with players.",
    "implausible-own-rubies": (
        "The third extension and pairs of mosque tiles have brought {player} at least {right:ruby:rubies}, not {number}."
    ),
    "implausible-rubies": "The players have {number} rubies, but by prices, mosque tiles and extensions {right} have been taken.",
    "implausible-few-rubies": (
        "The players have {number} rubies, but by prices, mosque tiles and extensions at least {right} have been taken."
    ),
    "implausible-neutral-fountain": "No assistant is ever left on the Fountain, but a neutral one is said to be there.",
    "implausible-neutral-assistants": "There must be {right} neutral assistants in stacks and on the board, not {number}.",
}
says = Catalogue(SENTENCES)
