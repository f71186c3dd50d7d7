"""The places and the bonus cards of the base game."""
