"""Answers that are words of their own. They are negative, so that they differ from the numbers of the families.

Those from -8 up decline something, and are offered first. Down to -45 is room for the words of the expansions; numbers
never change.
"""
from typing import Final

STOP: Final = -1            # end the turn at once
SKIP: Final = -2            # go on without it
ENOUGH: Final = -3          # no more of it
END: Final = -4             # nothing more this turn, or at the end of the game
KEEP: Final = -5            # the dice stay as they are
PASS: Final = -6            # no bid

LEAVE: Final = -9           # the bottom assistant of the stack stays here
JOIN: Final = -10           # the assistant waiting here joins the stack
JOIN_NEUTRAL: Final = -11
PAY: Final = -12
ACT: Final = -13
CATCH: Final = -14          # send a family member to the Police Station
GOVERNOR: Final = -15
SMUGGLER: Final = -16
COFFEE_TRADER: Final = -17
COURIER: Final = -18
LIRA: Final = -19
CARD: Final = -20
DECK: Final = -21
PILE: Final = -22           # the top of the discard pile
TURN_FIRST: Final = -23     # turn the first die to 4
TURN_SECOND: Final = -24
ROLL: Final = -25           # roll both dice again
FIRST_TO_SIX: Final = -26   # turn the first die to 6
SECOND_TO_SIX: Final = -27
SET_BARRIER: Final = -28    # at the Tavern
TAKE_MOVEMENT: Final = -29  # the Movement tile
TAKE_ENCOUNTER: Final = -30
BRIBE: Final = -31          # baksheesh for a ruby

HOME: Final = -36           # the companion comes into one's own supply
FOLLOW_RED: Final = -37     # - seat: whose merchant is followed, and not paid
FOLLOW_GREEN: Final = -38
FOLLOW_BLUE: Final = -39
FOLLOW_YELLOW: Final = -40
FOLLOW_WHITE: Final = -41
