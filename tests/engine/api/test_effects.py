"""What answers bring is found by trying: it must be what then really happens, and must tell nothing that is hidden."""

from random import Random
from typing import Any

import pytest

from bedesten.engine.components import PRINTED
from bedesten.engine.constants import FATE, GO, KIOSK_TILE, LARGE, NAME, PLACES, SEND
from bedesten.engine.effects import Gains, effect, helpful_cards, outcomes
from bedesten.engine.game import Game
from bedesten.engine.names.places import FABRIC_WAREHOUSE
from bedesten.engine.names.words import ACT
from bedesten.engine.notation import SEATS, word
from bedesten.engine.options import RULE_SETS, Options
from conftest import ENGINES, At

GAMES = [(players, seed) for players in (2, 3, 4, 5) for seed in (1, 2)]


def keen(game: Game, rng: Random) -> int:
    options = game.position.options
    return rng.choice([answer for answer in options if answer >= 0 or answer < -8] or options)


def amounts(game: Game) -> Gains:
    def of(player: Any) -> dict[str, int]:
        tiles = {f"{colour}-tile": int(colour in player.tiles) for colour in ("red", "green", "yellow", "blue")}
        tiles |= {f"{kind}-tile": int(kind in player.tavern_tiles) for kind in ("movement", "encounter")}
        own: dict[str, int] = {
            "lira": player.lira,
            "rubies": player.rubies,
            "cards": player.cards,
            "extensions": player.extensions,
            "coffee": player.coffee,
            "guild-cards": player.guild_cards,
            "letters": len(player.letters),
            "seals": player.seals,
        }
        own |= player.goods
        return own | {"assistants": len(player.stack)} | tiles

    return {player.seat: of(player) for player in game.view(5).players}


def difference(before: Gains, after: Gains) -> Gains:
    changed = {
        seat: {what: after[seat][what] - n for what, n in own.items() if after[seat][what] != n} for seat, own in before.items()
    }
    return {seat: own for seat, own in changed.items() if own}


def test_the_barrier_goes_between_two_places() -> None:
    game, rng = Game(Options(players=3, rules="mocha"), seed=1), Random(1)
    places: list[tuple[int, ...]] = []
    while not game.over and len(places) < 2:
        length = len(game.log)
        game.play(keen(game, rng))
        moves = [game.effect(i).moves for i in range(length, len(game.log))]
        set_now = [(there["barrier"], there["barrier-to"]) for there in moves if "barrier" in there]
        assert not set_now or set_now == [game.view(5).barrier]
        places += set_now
    assert len(set(places)) == 2


@pytest.mark.rule("SET-7", "P10", "P11")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_every_new_demand_is_told_seen_before_or_not(players: int, seed: int) -> None:
    game, rng = Game(Options(players=players, layout="random"), seed=seed), Random(seed)
    told = [game.effect(i).demand for i in range(len(game.log))]
    assert [demand[1:6] for demand in told if demand] == ["large", "small"]  # by the set-up
    while not game.over and len(game.log) < 600:
        top, length = [tiles[0] for tiles in game.view(5).demand.values()], len(game.log)
        game.play(keen(game, rng))
        for i in range(length, len(game.log)):
            if demand := game.effect(i).demand:
                top[demand.startswith("*small:")] = demand[7:]
        assert top == [tiles[0] for tiles in game.view(5).demand.values()]


@pytest.mark.rule("P10")
def test_a_demand_tile_that_comes_again_is_told_by_the_sale(at: At) -> None:
    """Fate is not asked when all five have been seen."""
    table, tiles = at("large-market", goods={"fabric": 1, "jewellery": 1}), PRINTED["markets"]["large_demand"]
    for i in range(len(tiles)):
        table.state.demand_order[LARGE][i] = i
    table.state.demand_seen[LARGE], table.state.demand_top[LARGE] = len(tiles), tiles.index("RBBGY")
    table.play("act sell:fabric")
    before = table.game.copy()
    table.play("enough")
    assert effect(before, table.game).demand == f"*large:{tiles[(tiles.index('RBBGY') + 1) % len(tiles)]}"


@pytest.mark.slow(6)
@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_effects_add_up_to_what_changed(players: int, seed: int, rules: str) -> None:
    game, rng = Game(Options(players=players, rules=rules, layout="random"), seed=seed), Random(seed)
    while not game.over and len(game.log) < 600:
        before, length, where = amounts(game), len(game.log), [player.merchant for player in game.view(5).players]
        game.play(keen(game, rng))
        total: Gains = {}
        for i in range(length, len(game.log)):
            brought = game.effect(i)
            for seat, own in brought.gains.items():
                for what, by in own.items():
                    total.setdefault(seat, {})[what] = total.get(seat, {}).get(what, 0) + by
            for piece, place in brought.moves.items():
                if piece in SEATS.values():
                    where[list(SEATS.values()).index(piece)] = place
        total = {seat: {what: by for what, by in own.items() if by} for seat, own in total.items()}
        assert {seat: own for seat, own in total.items() if own} == difference(before, amounts(game))
        assert where == [player.merchant for player in game.view(5).players]


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_an_answer_brings_what_was_foreseen(players: int, seed: int) -> None:
    """Each option that leads straight to the next question is given on a copy; going somewhere and rolls are foreseen further."""
    game, rng, tried = Game(Options(players=players, layout="random"), seed=seed), Random(seed), 0
    while not game.over and len(game.log) < 300:
        for answer in game.position.options:
            found = outcomes(game.position, answer)
            assert sum(outcome.ways for outcome in found) == found[0].of
            if len(found) > 1 or GO < answer <= GO + PLACES:
                continue
            twin = game.copy()
            twin.chance = lambda position: position.chances[0][0]
            before = amounts(twin)
            twin.apply(answer)
            while twin.position.asked == FATE:
                twin.apply(twin.position.chances[0][0])
            if twin.over or twin.question.kind != "dice":
                assert found[0].gains == difference(before, amounts(twin))
                tried += 1
        game.play(keen(game, rng))
    assert tried > 100


def test_taking_back_takes_back_the_effects() -> None:
    game = Game(Options(players=2, layout="short"), seed=7)
    game.play(">fabric-warehouse")
    assert game.effect(len(game.log) - 1).moves == {SEATS[game.asked]: 2}
    game.undo()
    game.play(">post-office")
    assert game.effect(len(game.log) - 1).moves == {SEATS[game.asked]: 5}


def test_a_roll_that_moves_a_neutral_merchant_does_not_hide_what_comes_after(at: At) -> None:
    """With two players, whoever pays a neutral merchant rolls for him, and only then acts."""
    table = at("fountain", "turn", players=2, lira=2)
    table.begin()
    table.state.neutral_merchants[0] = FABRIC_WAREHOUSE
    (outcome,) = outcomes(table.game, GO + FABRIC_WAREHOUSE)
    assert outcome.fee == 2 and [then.gains for then in outcome.then] == [{"red": {"fabric": 2}}]


def test_the_tea_house_with_its_odds(at: At) -> None:
    table = at("tea-house", "action", lira=1)
    table.begin()
    table.play("act")
    eight = outcomes(table.game, NAME + 8)
    assert [(outcome.ways, outcome.of, outcome.gains) for outcome in eight] == [
        (21, 36, {"red": {"lira": 2}}),
        (15, 36, {"red": {"lira": 8}}),
    ]


def test_going_where_merchants_want_more_than_one_has(at: At) -> None:
    table = at("fountain", "turn", lira=1)
    table.begin()
    there = next(answer for answer in table.game.options if GO < answer <= GO + PLACES)
    for other in (1, 2):
        table.state.players[other].merchant = there - GO
    (outcome,) = outcomes(table.game, there)
    assert (outcome.fee, outcome.ends, outcome.gains) == (4, True, {"red": {"assistants": -1}})
    table.state.players[0].lira = 4
    (outcome,) = outcomes(table.game, there)
    assert (outcome.fee, outcome.ends) == (4, False)
    assert outcome.gains == {"red": {"assistants": -1, "lira": -4}, "green": {"lira": 2}, "blue": {"lira": 2}}


def test_going_says_what_the_action_would_bring(at: At) -> None:
    table = at("fountain", "turn", lira=3, goods={"fabric": 1})
    table.begin()
    places = {answer: outcomes(table.game, answer)[0].then for answer in table.game.options if GO < answer <= GO + PLACES}
    gains = {answer - GO: [outcome.gains.get("red", {}) for outcome in then] for answer, then in places.items()}
    assert gains.get(2, [{"fabric": 1}]) == [{"fabric": 1}] and gains.get(3, [{"spice": 2}]) == [{"spice": 2}]
    assert gains.get(16, []) == gains.get(1, []) == [] and any(gains.values())


def test_sending_somebody_says_what_the_action_there_would_bring(at: At) -> None:
    """Two fabric fit; the Wainwright has nothing for somebody without lira; at the Black Market the dice decide."""
    table = at("police-station", lira=0, goods={"jewellery": 0}, extensions=0)
    table.play("act")
    found = {place: outcomes(table.game, SEND + place)[0] for place in (1, 2, 8)}
    assert found[1].idle and not found[2].idle
    assert [then.gains for then in found[2].then] == [{"red": {"fabric": 2}}]
    assert len(found[8].then) > 1


def test_choosing_a_tile_says_what_carrying_it_out_would_bring(at: At) -> None:
    """An extension for 10 lira, which red has not; 2 fruit, which do not fit; a spice; whatever a die shows."""
    table = at("kiosk", rules="letters", lira=3, goods={"fruit": 2}, extensions=0)
    table.play("act *letter:9 *kiosk:17 *kiosk:4 *kiosk:8 *kiosk:16")
    found = {tile: outcomes(table.game, KIOSK_TILE + tile)[0] for tile in (17, 4, 8, 16)}
    assert [tile for tile, outcome in found.items() if outcome.idle] == [17, 4]
    assert [then.gains for then in found[8].then] == [{"red": {"spice": 1}}]
    assert sorted(then.gains["red"]["lira"] for then in found[16].then) == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(
    ("place", "reveals"), [("black-market", True), ("caravansary", True), ("fountain", False), ("tea-house", False)]
)
def test_what_cannot_be_taken_back_is_known_before(at: At, place: str, reveals: bool) -> None:
    table = at(place, "action")
    table.begin()
    assert {outcome.reveals for outcome in outcomes(table.game, ACT)} == {reveals}


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_an_answer_reveals_something_if_fate_speaks_next(players: int, seed: int) -> None:
    game, rng = Game(Options(players=players, layout="random"), seed=seed), Random(seed)
    while not game.over and len(game.log) < 300:
        answer = keen(game, rng)
        found, length = outcomes(game.position, answer), len(game.log)
        game.play(answer)
        spoke = len(game.log) > length + 1 and game.log[length + 1].seat == FATE
        assert {outcome.reveals for outcome in found} == {spoke}


def test_nothing_hidden_is_told() -> None:
    """The same options bring the same, whatever cards the others hold and the deck brings."""
    game, rng = Game(Options(players=3, layout="random"), seed=9), Random(4)
    for _ in range(60):
        seat = game.asked
        twin = game.position.imagined(seat, rng.getrandbits(40), open_fate=True)
        for answer in game.position.options:
            assert outcomes(game.position, answer) == outcomes(twin, answer)
        game.play(keen(game, rng))


@pytest.mark.parametrize("rules", RULE_SETS.values())
def test_compiled_and_uncompiled_the_same_is_tried(rules: int) -> None:
    pure, fast = [made(players=4, seed=3, rules=rules) for made in ENGINES.values()]
    rng = Random(rules)
    for _ in range(150):
        assert [pure.tried(answer) for answer in pure.options] == [fast.tried(answer) for answer in fast.options]
        before, answer = (pure.copy(), fast.copy()), rng.choice([one for one in pure.options if one >= 0] or pure.options)
        for position in (pure, fast):
            position.answer(answer)
        assert pure.gained(before[0]) == fast.gained(before[1])


# -- what is missing where one goes, and what helps


def test_going_says_what_is_missing_there(at: At) -> None:
    """What ends the turn otherwise lacks nothing."""
    table = at("fountain", "turn", lira=1, stack=0)
    table.begin()
    ways = [answer for answer in table.game.options if GO < answer <= GO + PLACES]
    assert {outcomes(table.game, answer)[0].lacks for answer in ways} == {"assistant"}
    table = at("fountain", "turn", lira=1)
    table.begin()
    for other in (1, 2):
        table.state.players[other].merchant = ways[0] - GO
    assert [outcomes(table.game, answer)[0].lacks for answer in ways[:2]] == ["fee", ""]


@pytest.mark.rule("LS-P25")
def test_nothing_is_missing_where_the_catacombs_lead(at: At) -> None:
    table = at("catacombs", rules="letters").play("act take:fabric")
    ways = [answer for answer in table.game.options if GO < answer <= GO + PLACES]
    assert len(ways) > 10 and all(not outcome.lacks for answer in ways for outcome in outcomes(table.game, answer))


@pytest.mark.rule("P7-1")
def test_nothing_is_missing_when_the_last_assistant_comes_back(at: At) -> None:
    table = at("fountain", stack=3, assistants=["tea-house"]).play("act")
    found = [outcome for answer in table.game.options for outcome in outcomes(table.game, answer)]
    assert found and not any(outcome.lacks for outcome in found)


@pytest.mark.rule("MOS-1", "P9")
def test_the_odds_count_with_the_red_tile_if_one_has_it(at: At) -> None:
    """8 is reached by 15 of 36 rolls; with a die turned to 4 by 27, and by 15 of 36 where both are rolled again."""
    for tiles, reached in (([], 15 * 36), (["red"], 27 * 36 + 9 * 15)):
        table = at("tea-house", tiles=tiles, lira=0).play("act")
        found = {outcome.gains["red"]["lira"]: outcome.ways * 1296 // outcome.of for outcome in outcomes(table.game, NAME + 8)}
        assert found == {8: reached, 2: 1296 - reached}


@pytest.mark.rule("MOS-1", "P8")
def test_the_odds_of_the_black_market(at: At) -> None:
    """By four rolls neither die turned to 4 brings any."""
    for tiles, ways in (([], {0: 15, 1: 11, 2: 7, 3: 3}), (["red"], {0: 4 * 15})):
        table = at("black-market", extensions=3, tiles=tiles)
        table.begin()
        found = {outcome.gains.get("red", {}).get("jewellery", 0): outcome.ways for outcome in outcomes(table.game, ACT)}
        assert found.items() >= ways.items() and sum(found.values()) == (1296 if tiles else 36)


@pytest.mark.rule("CARD-far", "CARD-stay")
def test_a_card_that_helps_is_found_by_trying_it(at: At) -> None:
    table = at("fountain", "turn", hand=["far", "stay", "lira"])
    table.begin()
    cards = helpful_cards(table.game)
    far = next(GO + place for place in range(1, PLACES + 1) if GO + place not in table.game.options and place != 7)
    assert [word(cards[answer]) for answer in (far, GO + 7)] == ["play:far", "play:stay"]
    empty = at("fountain", "turn", hand=[])
    empty.begin()
    assert helpful_cards(empty.game) == {}
