"""Letters: taking, delivering, paying with seals."""

import pytest

from conftest import At


@pytest.mark.rule("LS-2", "LS-3")
def test_a_letter_is_delivered_as_soon_as_a_piece_comes_to_its_place(at: At) -> None:
    table = at("fountain", rule="turn", rules="letters", letters=["6", "9"])
    assert table.play(">caravansary").letters() == ["6!", "9"]


@pytest.mark.rule("LS-3")
def test_a_letter_is_delivered_at_once_if_a_piece_is_there_already(at: At) -> None:
    table = at("embassy", rules="letters", family="tea-house", companion="post-office")
    table.play("act *letter:9 *letter:5")
    assert table.letters() == ["5!", "9!"]


@pytest.mark.rule("LS-3")
def test_the_family_member_delivers_too(at: At) -> None:
    table = at("police-station", rules="letters", letters=["9"]).play("act send:tea-house")
    assert table.letters() == ["9!"]


@pytest.mark.rule("LS-3")
def test_a_letter_is_delivered_in_the_turn_of_another(at: At) -> None:
    """The Kiosk of one player sends another's merchant to the Fountain: with other letters that place might have one."""
    table = at("kiosk", rules="letters", letters=["9"])
    table.give(1, merchant="spice-warehouse", family="tea-house", letters=["9"])
    table.state.players[1].delivered = table.state.players[1].letters
    table.give(2, merchant="tea-house", lira=2)
    table.play("act *letter:1 *kiosk:22 *kiosk:7 *kiosk:8 *kiosk:3 kiosk:7 skip kiosk:8 skip kiosk:22 act *letter:10")
    assert table.letters(2) == ["10"] and table.letters() == ["1", "9"]
    table = at("kiosk", rules="letters")
    table.give(2, merchant="tea-house", lira=2)
    table.play("act *letter:1 *kiosk:22 *kiosk:7 *kiosk:8 *kiosk:3 kiosk:7 skip kiosk:8 skip kiosk:22 act *letter:9")
    assert table.letters(2) == ["9!"], "taken and delivered in red's turn"


@pytest.mark.rule("LS-3")
def test_walking_through_does_not_deliver(at: At) -> None:
    table = at("fountain", rule="turn", rules="letters", letters=["6"])
    assert table.play(">post-office").letters() == ["6"], "the Caravansary lies between"


@pytest.mark.rule("LS-2")
def test_used_letters_are_shuffled_as_soon_as_the_deck_is_empty(at: At) -> None:
    table = at("embassy", rules="letters")
    table.state.letter_pile, table.state.letter_deck = table.state.letter_deck - 1, 1
    table.play("act *letter:1")
    assert table.state.letter_pile == 0 and table.state.letter_deck.bit_count() == 27


@pytest.mark.rule("LS-8", "LS-P24", "LS-2")
@pytest.mark.parametrize(
    ("letters", "first", "then"),
    [
        (["1!", "2"], {"letter:1!", "letter:2"}, {}),
        (
            ["1!", "2", "3", "4"],
            {"letter:1!", "letter:2", "letter:3", "letter:4"},
            {"letter:1!": {"letter:2", "letter:3", "letter:4"}},
        ),
        (["1!", "2!", "3"], {"letter:1!", "letter:2!", "letter:3"}, {"letter:3": {"letter:1!", "letter:2!"}}),
        (["1!", "2", "3"], {"letter:1!", "letter:2", "letter:3"}, {"letter:2": None}),
    ],
)
def test_no_letter_is_paid_that_the_sum_does_not_need(
    at: At, letters: list[str], first: set[str], then: dict[str, set[str] | None]
) -> None:
    """For three seals: a delivered one and one that is not, or two delivered ones; never 2 and 1 and 1."""
    table = at("fountain", rule="double_turn", rules="letters", letters=letters).play("pay")
    if table.over:
        return
    assert table.options == first
    for word, options in then.items():
        again = at("fountain", rule="double_turn", rules="letters", letters=letters).play(f"pay {word}")
        assert again.over if options is None else again.options == options


def test_two_letters_to_one_place_are_alike(at: At) -> None:
    """Whoever took which of them: the position is the same."""
    table = at("fountain", rules="letters")
    one, other = table.game.copy(), table.game.copy()
    for game, mine, theirs in ((one, 0, 1), (other, 1, 0)):
        game.state.players[0].letters, game.state.players[1].letters = 1 << mine, 1 << theirs
        game.state.letter_deck -= 3
    assert one.memory() != other.memory() and one.key() == other.key()
    other.state.players[1].delivered = other.state.players[1].letters
    assert one.key() != other.key()
