"""Bad input."""


class Refused(ValueError):
    """Something cannot be done; nothing has changed. The sentence says what, why, and what would be right."""

    def __init__(self, sentence: str, clause: str | None = None) -> None:
        super().__init__(f"{sentence} ({clause})" if clause else sentence)
        self.sentence = sentence
        self.clause = clause  # the id of the rule that refuses it, if one does
