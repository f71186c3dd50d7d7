"""Which version this is; pyproject.toml reads it from here."""

__version__ = "0.1.0"


def to_install(extra: str) -> str:
    """The command that brings what is missing."""
    return f"pip install 'bedesten[{extra}]'"
