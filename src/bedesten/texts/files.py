"""The files of each language."""

from importlib.resources import files

LANGUAGES = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "pl": "Polski",
    "ru": "Русский",
    "uk": "Українська",
}


def written(language: str) -> dict[str, str]:
    """Their texts by name: log.ftl and so on."""
    folder = files("bedesten.texts") / language
    found = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl"))
    return {name: (folder / name).read_text(encoding="utf-8") for name in found}
