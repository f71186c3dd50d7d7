"""The rule book says what a newcomer needs: each statement at its place, in six languages, with the numbers that are printed."""

import re

import pytest

from bedesten.cli.book.cells import said
from bedesten.cli.book.finding import found_in
from bedesten.cli.book.translated import translated
from bedesten.engine.book import CHAPTERS, ORDER, Topic, topics
from bedesten.engine.book_tables import tables_of
from bedesten.engine.constants import BASE, GRAND, LETTERS, MOCHA
from bedesten.engine.options import LAYOUTS
from bedesten.engine.tables import BONUS_CARDS, PRINTED
from bedesten.engine.things import CARDS, KIOSK_TILES
from bedesten.texts import LANGUAGES, Language, speaking

PLAYERS = "2345"
END = {*PRINTED["end"]["rubies"].values(), PRINTED["end"]["rubies_with_expansion"]}
BAKSHEESH, SEALS = PRINTED["baksheesh"]["coffee"], PRINTED["seals"]


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Language:
    return speaking(request.param)


def topic(name: str, language: Language) -> Topic:
    return translated(next(topic for topic in topics() if topic.names[0] == name), language)


def numbers(text: str) -> set[int]:
    return {int(number) for number in re.findall(r"\d+", text)}


def test_it_begins_with_the_goal_a_turn_and_the_end() -> None:
    """Then the turn, places by what they are for, cards, tiles, set-up, what is new, variants, the end, what is hidden."""
    assert list(CHAPTERS["the game in short"]) == ["goal", "turn-in-short", "end-in-short"]
    assert [topic.names[0] for topic in topics()][:3] == list(CHAPTERS["the game in short"])
    assert list(dict.fromkeys(topic.group for topic in topics())) == list(ORDER)


def test_a_turn_is_told_in_five_sentences(language: Language) -> None:
    assert len(re.findall(r"[.](?=\s|$)", topic("turn-in-short", language).text.split("\n\n")[0])) == 5


STATED = [  # what is said where: the topic, its clause, and the numbers that stand in it
    ("goal", "OPT-3", END),
    ("end-of-the-game", "OPT-3", END),
    ("mocha", "OPT-3", {PRINTED["end"]["rubies_with_expansion"]}),
    ("letters-and-seals", "OPT-3", {PRINTED["end"]["rubies_with_expansion"]}),
    ("grand-bazaar", "OPT-3", {PRINTED["end"]["rubies_with_expansion"], 25}),
    ("two-players", "SET-12", {PRINTED["end"]["rubies"]["2"], 2, 3, 5}),
    ("what-a-player-has", "SET-10", {PRINTED["start"]["assistants_in_stack"], PRINTED["wheelbarrow"]["capacity"][0]}),
    ("what-a-player-has", "SET-11", {PRINTED["start"]["lira_of_start_player"], PRINTED["start"]["lira_of_start_player"] + 1}),
    ("what-chance-decides", "SET-8", set()),
    ("table", "SET-4", set()),
    ("table", "SET-6", set()),
    ("bonus-decks", "OPT-7", {sum(BONUS_CARDS[BASE][0]), sum(BONUS_CARDS[GRAND][0])}),
    ("moving", "TURN-1", {1, 2}),
    ("dice", "SET-1", {2, 12}),
    ("paying-merchants", "TURN-4", {2}),
    ("goods-that-do-not-fit", "TURN-9", {PRINTED["wheelbarrow"]["capacity"][0], PRINTED["wheelbarrow"]["capacity"][-1]}),
    ("family-members", "TURN-7a", {1, 3}),
    ("wainwright", "P1", {PRINTED["wheelbarrow"]["extension_price"]}),
    ("sultans-palace", "P13", {len(PRINTED["sultans_palace"]["track"])}),
    ("small-mosque", "P14", {1}),
    ("small-market", "P11", {1, 5}),
    ("police-station", "P12-1", set()),
    ("tavern", "MB-P19a", {PRINTED["barrier"]["coffee"]}),
    ("tavern", "MB-P19c", {BAKSHEESH}),
    ("auction-house", "LS-P23", {1, 2}),
    ("secret-society", "LS-P24", {SEALS["secret_society"], *PRINTED["secret_society"]["lira_by_use"]}),
    ("letters", "LS-2", {SEALS["undelivered"], SEALS["delivered"]}),
    ("double-turn", "LS-8", {SEALS["double_turn"]}),
    ("play:far", "CARD-far", {3, 4}),
    ("play:stay", "CARD-stay", set()),
    ("tile:red", "MOS-1", {4}),
    ("guild:8", "MB-guild-8", {2, 4, 6, 7, *PRINTED["guild"]["jewellery"].values()}),
    ("encounter-tile", "MB-tavern-meet", set()),
    ("neutral-assistants", "NA-1", {PRINTED["start"]["assistants_in_stack"] - 1, 1}),
    ("neutral-assistants", "NA-4", set()),
    ("caravan-leader", "CL-2", set()),
    ("companion", "LS-5", {1}),
    ("last-cards", "END-2", {3}),
    ("who-wins", "END-3", set()),
    ("what-is-hidden", "HID-2", set()),
]


@pytest.mark.parametrize(("name", "clause", "stated"), STATED, ids=lambda value: str(value))
def test_it_is_stated_with_its_numbers(name: str, clause: str, stated: set[int], language: Language) -> None:
    found = topic(name, language)
    assert clause in found.clauses and stated <= numbers(found.text)


CARDS_NAMED = {  # cards that a text lists by their names
    "last-cards": ["good", "lira", "family", "8lira", "swap", "dice-mocha", "7lira", "good3-red", "dice-letters", "copy"],
    "companion": ["stay", "far", "corner", "follow", "anywhere"],
    "guild-cards": ["market"],
    "neutral-assistants": ["assistant"],
    "encounter-tile": ["neutral"],
}


@pytest.mark.parametrize("name", CARDS_NAMED)
def test_cards_that_are_meant_are_named(name: str, language: Language) -> None:
    """Which are the last cards, and what is not for the companion; and no other card is named there."""
    found = topic(name, language).text
    assert {card.word for card in CARDS if language(f"bonus-{card.word}") in found} == {
        word for card in CARDS_NAMED[name] for word in _of_one_name(card)
    }


def _of_one_name(word: str) -> list[str]:
    return [card.word for card in CARDS if card.word.partition("-red")[0].startswith("good3")] if "good3" in word else [word]


STEMS = {  # words without which it would not be said
    ("moving", "diagonally"): ["diagonal", "diagonal", "diagonale", "ukos", "диагонал", "діагонал"],
    ("sultans-palace", "any good"): ["any one", "beliebige", "votre choix", "dowolny", "любой", "будь-який"],
    ("paying-merchants", "to whom"): ["that player", "zahle ihr", "payez-lui", "właścicielowi", "владельцу", "власникові"],
    ("auction-house", "the limit of bids"): ["more lira", "höchstens", "plus de", "więcej lir", "больше лир", "більше лір"],
    ("police-station", "only if it is here"): ["only if", "nur, wenn", "que si", "tylko wtedy", "только если", "лише якщо"],
    ("tile:red", "only there"): ["only", "nur", "seulement", "tylko", "только", "лише"],
    ("encounter-tile", "merchants are paid"): ["still", "weiterhin", "toujours", "nadal", "по-прежнему", "як і раніше"],
    ("who-wins", "what does not count"): ["don’t count", "nicht", "ne comptent pas", "nie liczą", "не считаются", "не рахуються"],
    ("guild:8", "of one kind"): ["same good", "derselben ware", "même marchandise", "takie same", "одинаковых", "однакові"],
    ("small-market", "its own symbol"): ["own", "eigenes", "propre", "własnego", "свой", "свій"],
    ("small-mosque", "one of each colour"): ["one tile", "eines", "une tuile", "po jednym", "по одному", "по одному"],
}


@pytest.mark.parametrize(("name", "what"), STEMS)
def test_it_is_said_in_words(name: str, what: str, language: Language) -> None:
    stem = STEMS[name, what][list(LANGUAGES).index(language.code)]
    assert stem in topic(name, language).text.lower()


def test_the_red_tile_names_its_two_places() -> None:
    text = topic("tile:red", speaking("en")).text
    assert all(speaking("en").term(place, "place") in text for place in (8, 9))


def test_every_kiosk_tile_says_what_it_brings(language: Language) -> None:
    for tile in KIOSK_TILES:
        found = topic(f"kiosk:{tile.number}", language)
        printed = PRINTED["kiosk"]["lira"].get(str(tile.number))
        assert found.note and (printed is None or printed in numbers(found.note + found.text))
    assert not re.search(
        r"\b(red|green|yellow|blue)\b", " ".join(topic(f"kiosk:{t.number}", speaking("en")).note for t in KIOSK_TILES)
    )


# -- tables


def test_the_set_up_has_its_numbers_for_every_number_of_players() -> None:
    (table,) = tables_of("table")
    rows = {row[0].removeprefix("text:rulebook-row-"): row[1:] for row in table.rows}
    assert table.head[1:] == tuple(PLAYERS)
    assert rows["end"] == tuple(str(PRINTED["end"]["rubies"][n]) for n in PLAYERS)
    assert rows["mosque-rubies"] == tuple(str(PRINTED["mosques"]["rubies_each"][n]) for n in PLAYERS)
    assert rows["palace-rubies"] == ("6", "6", "7", "7") and rows["dealer-rubies"] == ("9", "10", "12", "12")
    assert rows["wainwright-rubies"] == tuple(PLAYERS)


def test_both_layouts_for_a_first_game_say_to_which_box_they_belong() -> None:
    heads = [table.head[0] for table in tables_of("board")]
    assert len(set(heads)) == len(heads) == sum(len(layouts) for layouts in LAYOUTS.values())
    assert sum("layout-first" in head for head in heads) == 2


@pytest.mark.parametrize("box", ["mocha", "letters"])
def test_dice_cards_have_a_table_of_every_roll(box: str) -> None:
    (table,) = tables_of(f"play:dice-{box}")
    rolls = [range(int(row[0].split("–")[0]), int(row[0].split("–")[-1]) + 1) for row in table.rows]
    assert [roll for span in rolls for roll in span] == list(range(2, 13)) and not table.is_sure
    for span, (_, brings) in zip(rolls, table.rows, strict=True):
        for roll in map(str, span):
            printed = PRINTED[f"dice_{box}"]
            assert (f"lira:{printed['lira'].get(roll)}" in brings) == (roll in printed["lira"])
            assert (f"letter:{printed['letters'].get(roll)}" in brings) == (roll in printed["letters"])


def test_the_letters_and_the_tavern_have_tables() -> None:
    (letters,) = tables_of("letters")
    assert sum(int(row[1]) for row in letters.rows) == len(PRINTED["letters"]["places"])
    tiles, baksheesh = tables_of("tavern")
    assert [row[1] for row in tiles.rows] == [f"coffee:{price}" for price in PRINTED["tavern"]["tile_coffee"]]
    front, back = PRINTED["baksheesh"]["front"], PRINTED["baksheesh_back"]["back"]
    assert [row[1] for row in baksheesh.rows] == [f"coffee:{BAKSHEESH} goods:{front}", f"coffee:{BAKSHEESH} goods:{back}"]


def test_every_cell_can_be_said(language: Language) -> None:
    cells = {
        cell for one in topics() for table in one.tables for cell in [*table.head, *(cell for row in table.rows for cell in row)]
    }
    assert all(said(cell, language) and ":" not in said(cell, language) for cell in cells if cell)


def test_decks_have_as_many_cards_as_is_said() -> None:
    said_numbers = numbers(topic("bonus-decks", speaking("en")).text)
    base, mocha, letters = (sum(BONUS_CARDS[box][0]) for box in (BASE, MOCHA, LETTERS))
    assert {base, mocha - base, letters - base} <= said_numbers


def test_no_sentence_is_a_fragment_and_no_function_is_named() -> None:
    for one in topics():
        for paragraph in one.text.split("\n\n"):
            assert re.match(r"[A-Z“]", paragraph) and paragraph.endswith("."), one.title
        assert not re.search(r"\w+_\w+|\b[A-Z]+-\d", one.text), one.title


def test_the_lesson_names_the_goal_first(language: Language) -> None:
    """How many rubies a game of three needs, before anything else."""
    first_sentence = re.split(r"(?<=\.)\s", language("learn-walk-text"))[0]
    assert PRINTED["end"]["rubies"]["3"] in numbers(first_sentence)


SEARCHED = {  # what newcomers type, and where it must lead
    "en": {
        "setup": "table",
        "starting money": "what-a-player-has",
        "diagonal": "moving",
        "tie-breaker": "who-wins",
        "hand limit": "drawing-cards",
    },
    "de": {
        "Aufbau": "table",
        "Startgeld": "what-a-player-has",
        "schräg": "moving",
        "Gleichstand": "who-wins",
        "Handkartenlimit": "drawing-cards",
    },
    "fr": {
        "mise en place": "table",
        "argent": "what-a-player-has",
        "diagonale": "moving",
        "égalité": "who-wins",
        "limite": "drawing-cards",
    },
    "pl": {
        "przygotowanie": "table",
        "pieniadze": "what-a-player-has",
        "przekątna": "moving",
        "remis": "who-wins",
        "limit": "drawing-cards",
    },
    "ru": {
        "подготовка": "table",
        "деньги": "what-a-player-has",
        "диагональ": "moving",
        "ничья": "who-wins",
        "предел": "drawing-cards",
    },
    "uk": {
        "підготовка": "table",
        "гроші": "what-a-player-has",
        "діагональ": "moving",
        "нічия": "who-wins",
        "межа": "drawing-cards",
    },
}


def test_what_newcomers_type_finds_the_rule(language: Language) -> None:
    for text, name in SEARCHED[language.code].items():
        found = found_in(text, language)
        assert name in [one.names[0] for one in found], f"{text}: {[one.title for one in found]}"
        assert topic(name, language) in found, "told in another language"


@pytest.mark.parametrize("text", [text for searched in SEARCHED.values() for text in searched])
def test_a_word_of_any_language_finds_it_in_another(text: str) -> None:
    assert found_in(text, speaking("fr")) and found_in(text, speaking("en"))
