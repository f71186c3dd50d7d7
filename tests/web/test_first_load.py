"""What is loaded before the start page and the table stand there is small, in every language."""

import pytest

from bedesten.texts import LANGUAGES
from web.first_load import LIMITS, first_load, largest


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", LIMITS)
def test_the_first_load_is_small(page: str, language: str) -> None:
    files = first_load(page, language)
    total = sum(files.values())
    assert len(files) > 5 and total <= LIMITS[page], (
        f"{page}, {language}: {total:,} bytes, {LIMITS[page]:,} are allowed. The largest parts:\n{largest(files)}"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_page_loads_the_texts_of_one_language_and_no_others(language: str) -> None:
    texts = [file for file in first_load("start", language) if file.removeprefix("assets/").startswith(f"{language}-")]
    others = [
        file for file in first_load("start", language) if file.removeprefix("assets/")[:3] in {f"{one}-" for one in LANGUAGES}
    ]
    assert len(texts) == 1 and others == texts
