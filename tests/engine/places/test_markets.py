"""10 Large Market, 11 Small Market."""

import pytest

from conftest import At
from engine.table import Table

LARGE, SMALL = 0, 1
ALL = ("fabric", "spice", "fruit", "jewellery")


def top(table: Table, market: int) -> int:
    """Which demand tile lies on top, by its number."""
    return int(table.state.demand_order[market][table.state.demand_top[market]])


@pytest.mark.rule("P10")
@pytest.mark.parametrize(("sold", "lira"), [(1, 3), (2, 7), (3, 12), (4, 18), (5, 25)])
def test_what_the_large_market_pays(at: At, sold: int, lira: int) -> None:
    table = at("large-market", lira=1, extensions=3, goods=dict.fromkeys(ALL, 5)).demand("large", "BBBRG")
    table.play("act " + " ".join(["sell:jewellery", "sell:fabric", "sell:jewellery", "sell:spice", "sell:jewellery"][:sold]))
    table.play("enough *large:RBBGY" if sold < 5 else "*large:RBBGY")
    assert table.me.lira == 1 + lira and sum(table.goods.values()) == 20 - sold and table.over


@pytest.mark.rule("P11")
@pytest.mark.parametrize(("sold", "lira"), [(1, 2), (2, 5), (3, 9), (4, 14), (5, 20)])
def test_what_the_small_market_pays(at: At, sold: int, lira: int) -> None:
    table = at("small-market", lira=1, extensions=3, goods=dict.fromkeys(ALL, 5)).demand("small", "GGGRY")
    table.play("act " + " ".join(["sell:spice", "sell:fabric", "sell:spice", "sell:fruit", "sell:spice"][:sold]))
    table.play("enough *small:BRGYY" if sold < 5 else "*small:BRGYY")
    assert table.me.lira == 1 + lira and sum(table.goods.values()) == 20 - sold and table.over


@pytest.mark.rule("EX-3", "P11")
def test_example_four_goods_at_the_small_market(at: At) -> None:
    table = at("small-market", lira=0, goods={"fabric": 2, "spice": 1, "fruit": 2}).demand("small", "BRGYY")
    table.play("act sell:fabric sell:spice sell:fruit sell:fruit *small:BYYGG")
    assert table.me.lira == 14 and table.goods == {"fabric": 1}


@pytest.mark.rule("P10", "P11")
@pytest.mark.parametrize(
    ("market", "tile", "goods"),
    [
        ("large", "RBBGY", ("jewellery", "jewellery", "fabric", "spice", "fruit")),
        ("large", "GBBRR", ("jewellery", "jewellery", "fabric", "fabric", "spice")),
        ("large", "YBBRR", ("jewellery", "jewellery", "fabric", "fabric", "fruit")),
        ("large", "BBBRY", ("jewellery", "jewellery", "jewellery", "fabric", "fruit")),
        ("small", "BRYGG", ("jewellery", "fabric", "fruit", "spice", "spice")),
        ("small", "RYYGG", ("fabric", "fruit", "fruit", "spice", "spice")),
        ("small", "BYYGG", ("jewellery", "fruit", "fruit", "spice", "spice")),
    ],
)
def test_each_good_matches_a_symbol_of_its_own(at: At, market: str, tile: str, goods: tuple[str, ...]) -> None:
    table = at(f"{market}-market", extensions=3, goods=dict.fromkeys(ALL, 5)).demand(market, tile).play("act")
    for i, good in enumerate(goods):
        assert table.options - {"enough"} == {f"sell:{other}" for other in goods[i:]}
        table.play(f"sell:{good}")
    assert all(word.startswith("*") for word in table.options)


@pytest.mark.rule("P10")
def test_at_least_one_good_is_sold(at: At) -> None:
    table = at("large-market", goods={"fabric": 1, "spice": 1}).demand("large", "RBBGY").play("act")
    assert table.options == {"sell:fabric", "sell:spice"}
    assert table.play("sell:fabric").options == {"enough", "sell:spice"}


@pytest.mark.rule("P10", "P11", "ACT-1")
def test_without_a_good_that_is_wanted_nothing_can_be_done(at: At) -> None:
    assert at("large-market", goods={"fruit": 2}).demand("large", "GBBRR").begin().over
    table = at("small-market", goods={"fabric": 2}).demand("small", "BYYGG").begin()
    assert table.over and table.goods == {"fabric": 2}


@pytest.mark.rule("P10", "TURN-6")
def test_who_sells_nothing_leaves_the_tile_where_it_is(at: At) -> None:
    table = at("large-market", goods={"fabric": 1}).demand("large", "RBBGY").play("skip")
    assert table.over and top(table, LARGE) == 0 and table.goods == {"fabric": 1}


@pytest.mark.rule("P10", "P11", "SET-7")
@pytest.mark.parametrize(
    ("market", "which", "good", "tiles"),
    [
        ("large", LARGE, "jewellery", ["BBBRG", "RBBGY", "BBBRY", "GBBRR", "YBBRR"]),
        ("small", SMALL, "fruit", ["RYYGG", "BYYGG", "BRGYY", "GGGRY", "BRYGG"]),
    ],
)
def test_the_tile_goes_under_and_after_a_full_cycle_all_come_in_the_same_order(
    at: At, market: str, which: int, good: str, tiles: list[str]
) -> None:
    table = at(f"{market}-market", times=11, lira=0, extensions=3).demand(market, tiles[0])
    seen = []
    for turn in range(11):
        table.me.goods[0] = table.me.goods[1] = table.me.goods[2] = table.me.goods[3] = 5
        seen.append(top(table, which))
        table.play(f"act sell:{good} enough")
        if turn < 4:
            assert table.options == {f"*{market}:{tile}" for tile in tiles[turn + 1 :]}
            table.play(f"*{market}:{tiles[turn + 1]}")
    assert len(set(seen[:5])) == 5 and seen[5:] == seen[:5] + seen[:1] and table.over


@pytest.mark.rule("P10", "P11")
def test_the_two_markets_have_stacks_of_their_own(at: At) -> None:
    table = at("large-market", goods={"fabric": 1}).demand("large", "RBBGY").demand("small", "BRGYY")
    table.play("act *large:BBBRY")
    assert top(table, LARGE) == 4 and top(table, SMALL) == 0 and table.state.demand_seen[SMALL] == 1


@pytest.mark.rule("CARD-market", "P11")
def test_with_the_market_card_the_goods_need_not_match(at: At) -> None:
    table = at("small-market", lira=0, goods={"fabric": 2, "spice": 2, "jewellery": 2}, hand=["market"]).demand("small", "BYYGG")
    assert table.options == {"skip", "act"}
    assert table.play("act").options == {"sell:spice", "sell:jewellery", "play:market"}
    table.play("play:market")
    assert table.options == {"sell:fabric", "sell:spice", "sell:jewellery"}
    table.play("sell:fabric sell:fabric sell:jewellery sell:jewellery sell:spice *small:BRGYY")
    assert table.me.lira == 20 and table.goods == {"spice": 1} and table.over
    assert table.discards == ["market"] and top(table, SMALL) == 0


@pytest.mark.rule("CARD-market", "P11", "ACT-1")
def test_with_the_market_card_one_can_sell_although_nothing_matches(at: At) -> None:
    table = at("small-market", lira=0, goods={"fabric": 2}, hand=["market"]).demand("small", "BYYGG")
    assert table.options == {"skip", "act"}
    table.play("act")  # the card is played and one good sold: there is no choice
    assert table.options == {"enough", "sell:fabric"} and table.hand() == []
    table.play("sell:fabric *small:BRGYY")
    assert table.me.lira == 5 and not table.goods and table.discards == ["market"]
    table = at("small-market", lira=0, goods={"fabric": 1}, hand=["market"]).demand("small", "BYYGG").play("act *small:BRGYY")
    assert table.me.lira == 2 and not table.goods  # a single good will do


@pytest.mark.rule("CARD-market", "P11")
def test_with_the_market_card_too_at_least_one_good_is_sold(at: At) -> None:
    table = at("small-market", goods={"fabric": 1, "fruit": 1}, hand=["market"]).demand("small", "GGGRY").play("act play:market")
    assert table.options == {"sell:fabric", "sell:fruit"}


@pytest.mark.rule("CARD-market", "P11")
def test_the_market_card_may_come_in_the_middle_of_the_sale(at: At) -> None:
    table = at("small-market", lira=0, goods={"fabric": 2, "spice": 1}, hand=["market"]).demand("small", "GGGRY")
    table.play("act sell:fabric sell:spice")
    assert table.options == {"enough", "play:market"}
    table.play("play:market sell:fabric *small:BRGYY")
    assert table.me.lira == 9 and not table.goods


@pytest.mark.rule("CARD-market")
def test_a_second_market_card_is_not_wasted(at: At) -> None:
    table = at("small-market", goods={"fabric": 2, "spice": 1}, hand=["market", "market"]).demand("small", "GGGRY")
    assert table.play("act play:market").options == {"sell:fabric", "sell:spice"}


@pytest.mark.rule("CARD-market")
def test_the_market_card_counts_for_one_sale_only(at: At) -> None:
    table = at("small-market", times=2, goods={"fabric": 2, "spice": 1, "jewellery": 2}, hand=["market"]).demand("small", "RYYGG")
    table.play("act play:market sell:jewellery enough *small:GGGRY act")
    assert table.options == {"sell:fabric", "sell:spice"}


@pytest.mark.rule("CARD-market")
def test_without_goods_the_market_card_is_of_no_use(at: At) -> None:
    assert at("small-market", hand=["market"]).demand("small", "GGGRY").options == {"skip"}
    table = at("small-market", goods={"fabric": 1}, hand=["market"]).demand("small", "GGGRY").play("act sell:fabric *small:BRGYY")
    assert table.over and table.hand() == ["market"]


@pytest.mark.rule("CARD-market", "P10")
def test_the_market_card_is_of_no_use_at_the_large_market(at: At) -> None:
    assert at("large-market", goods={"fruit": 2}, hand=["market"]).demand("large", "GBBRR").options == {"skip"}
    table = at("large-market", goods={"spice": 1, "fabric": 1, "fruit": 2}, hand=["market"]).demand("large", "GBBRR").play("act")
    assert table.options == {"sell:spice", "sell:fabric"}


@pytest.mark.rule("CARD-market", "P12-2")
def test_the_market_card_serves_the_family_member_too(at: At) -> None:
    table = at("police-station", lira=0, goods={"fabric": 2}, hand=["market", "good"]).demand("small", "BYYGG")
    table.play("act send:small-market")
    assert table.options == {"skip", "act"}
    table.play("act sell:fabric sell:fabric *small:BRGYY")
    assert table.me.lira == 5 and table.hand() == ["good"]


@pytest.mark.rule("P10", "P11", "CARD-time")
def test_during_a_sale_no_other_card_is_played(at: At) -> None:
    for place in ("large-market", "small-market"):
        table = at(place, lira=9, goods={"fabric": 1, "spice": 1}, hand=["good", "lira"])
        table.give(0, tiles=["yellow"], assistants=["tea-house"])
        table.demand("large", "RBBGY").demand("small", "BRGYY").play("act")
        assert table.options == {"sell:fabric", "sell:spice"}
