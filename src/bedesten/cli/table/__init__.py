"""A game at the terminal: who sits where, what they are asked, how they answer, how they take it back."""
