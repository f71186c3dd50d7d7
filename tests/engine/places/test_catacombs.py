import pytest

from bedesten.engine.constants import OWN_SUPPLY
from conftest import At


@pytest.mark.rule("LS-P25", "GB-1")
def test_the_catacombs_lead_anywhere(at: At) -> None:
    table = at("catacombs", rules="grand", letters=["15"], assistants=["great-mosque"])
    table.play("act")
    assert table.options == {"take:fabric", "take:spice", "take:fruit", "take:jewellery", "take:coffee"}
    table.play("take:coffee")
    assert ">great-mosque" in table.options and ">catacombs" not in table.options and len(table.options) == 24
    table.play(">great-mosque")
    assert table.me.coffee == 1 and table.me.merchant == 15 and table.over
    assert table.letters() == ["15!"] and table.me.stack == 3, "a letter is delivered, no assistant picked up"


@pytest.mark.rule("LS-P25")
def test_the_companion_may_go_instead(at: At) -> None:
    table = at("catacombs", rules="grand", companion="tea-house").play("act take:fabric")
    assert "companion:post-office" in table.options and "companion:tea-house" not in table.options
    table.play("companion:post-office")
    assert table.me.companion == 5 and table.me.merchant == 25
    assert "companion:post-office" not in at("catacombs", rules="grand", companion=OWN_SUPPLY).play("act take:fabric").options


@pytest.mark.rule("TURN-7", "LS-P25")
def test_who_has_left_meets_nobody_and_who_stays_does(at: At) -> None:
    def arrive(at: At) -> object:
        table = at("catacombs", rule="turn", rules="grand", merchant="secret-society", companion="tea-house", hand=["good"])
        table.state.smuggler = 25
        return table.play(">catacombs leave act take:fabric")

    left = arrive(at).play(">kiosk")  # type: ignore[attr-defined]
    assert left.options == {"end", "play:good"}, "a free moment, but no encounter"
    stayed = arrive(at).play("companion:kiosk")  # type: ignore[attr-defined]
    assert "smuggler" in stayed.options
