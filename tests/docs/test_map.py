"""docs/architecture.md has a line for every file, and none for what is not there."""

from docs import map_page


def test_every_file_says_what_it_is() -> None:
    silent = [map_page.name_of(path) for path in map_page.files() if not map_page.sentence_of(path)]
    assert silent == [], "begin each of them with a sentence: what is it?"


def test_every_file_is_on_the_map() -> None:
    listed = set(map_page.PAGE.read_text(encoding="utf-8").splitlines())
    missing = [row for row in map(map_page.row, map_page.files()) if row not in listed]
    assert not missing, f"`{map_page.COMMAND}` adds these lines to docs/architecture.md:\n" + "\n".join(missing)


def test_the_map_shows_nothing_else_and_is_in_order() -> None:
    assert map_page.PAGE.read_text(encoding="utf-8") == map_page.page(), f"write it anew with `{map_page.COMMAND}`"
