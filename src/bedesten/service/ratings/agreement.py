"""What is agreed at a rated table, before anybody sits down: it is played without help, from the beginning and to its end, by
accounts of their own and by bots whose strength is known. Nobody can change it afterwards."""

from collections.abc import Sequence

from sqlalchemy import select

from bedesten.bots.roster import played_by
from bedesten.engine.errors import Refused, says
from bedesten.service.errors import NotYours
from bedesten.service.kinds import BOT
from bedesten.service.ratings.levels import rated_levels
from bedesten.service.schema import accounts
from bedesten.service.store import Store
from bedesten.service.table_settings import SeatWish, TableSettings

LONGEST_WAIT = 30  # days until a bot plays on for somebody who never comes back: nobody keeps a game that he loses from its end
DAY = 24 * 3600


def check_opening(settings: TableSettings, wishes: Sequence[SeatWish], begun_from: str | None) -> None:
    """Refused, if a table like that can't be rated."""
    if settings.hints or settings.learning:
        raise Refused(says("rated-no-hints"))
    if begun_from:
        raise Refused(says("rated-from-start"))
    if not ends_by_itself(settings):
        raise Refused(says("rated-clock", days=LONGEST_WAIT))
    if any(wish.kind == "here" for wish in wishes) or sum(wish.kind == "me" for wish in wishes) != 1:
        raise Refused(says("rated-one-seat"))
    for wish in wishes:
        if wish.kind == "bot":
            check_bot(wish.bot, settings.rules)


def ends_by_itself(settings: TableSettings) -> bool:
    """Does the game come to its end, whoever stays away? Where the others decide about a bot, there may be none."""
    move = settings.clock.move if settings.late == BOT else None
    waits = [seconds for seconds in (move, settings.clock.game) if seconds is not None]
    return bool(waits) and min(waits) <= LONGEST_WAIT * DAY


def check_bot(bot: str, rules: str) -> None:
    """Refused, if nobody has measured how strong it is."""
    known = rated_levels(rules)
    if not known:
        raise Refused(says("rated-people"))
    if played_by(bot, rules) not in known:
        raise Refused(says("rated-bots", bots=known))


async def check_person(store: Store, person: str) -> None:
    """NotYours, if it is a guest: only who is the same person again has a rating."""
    if not await store.read(select(accounts.c.id).where(accounts.c.id == person)):
        raise NotYours(says("rated-account"))
