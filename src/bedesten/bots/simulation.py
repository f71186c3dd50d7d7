"""Many whole games between bots, and what happened in them."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from random import Random
from time import process_time
from typing import Any

from bedesten.bots.bot import Bot, Sight
from bedesten.bots.roster import bot_named
from bedesten.bots.whole_game import play_out
from bedesten.engine.constants import CARDS, MOVEMENT_TILE, YELLOW_TILE
from bedesten.engine.core import COMPILED, Position, Tally, play_games_at_random
from bedesten.engine.errors import Refused, says
from bedesten.engine.notation import CARDS as CARD_WORDS
from bedesten.engine.notation import GUILD_NUMBERS
from bedesten.engine.notation import PLACES as PLACE_WORDS
from bedesten.engine.options import Options
from bedesten.engine.start import start
from bedesten.engine.tables import BONUS_CARDS, PLACES_OF

CHUNK = 200  # games that are played inside before progress is reported
SIXTIETHS = 60  # of a win, as a tally counts them
PLAYED_INSIDE = {"random": False, "keen": True}  # bots that the engine plays itself; is it keen?

Progress = Callable[[int], None]  # is told how many games have been played


@dataclass(frozen=True)
class Simulation:
    """What was played, how fast, and what happened. A game that was stopped at the limit of rounds has no winner."""

    rules: str
    players: int
    layout: str
    variants: list[str]
    bots: list[str]  # by seat
    games: int
    unfinished: int  # of these games
    rounds_limit: int
    decisions: int  # answers where there was a choice
    decisions_per_s: float  # by the time of the processor
    games_per_s: float
    compiled: bool
    mean_rounds: float  # those of unfinished games are counted up to the limit
    wins_by_seat: list[float]  # shared wins are divided
    wins_by_bot: dict[str, float]
    actions: dict[str, int]  # carried out, by place
    cards: dict[str, int]  # played, by kind, and tiles that are used like cards
    guild_cards: dict[str, int]  # played, by number; empty without Mocha & Baksheesh
    ruby_sources: dict[str, int]  # by the place that brought them

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    @property
    def remark(self) -> str:
        """What must be said with the figures; empty if there is nothing."""
        if not self.unfinished:
            return ""
        return f"{self.unfinished} of {self.games} games were stopped after {self.rounds_limit} rounds and have no winner."


def simulate(
    options: Options, bots: Sequence[str], games: int, seed: int, rounds: int = 200, progress: Progress | None = None
) -> Simulation:
    """Play so many games. `bots`: one name for each seat, or a single one for all. The same seed brings the same games.

    >>> simulate(Options(players=3), ["keen"], games=10, seed=1).unfinished
    0
    """
    names = list(bots) * options.players if len(bots) == 1 else list(bots)
    if len(names) != options.players:
        raise Refused(says("bots-number", players=options.players, n=len(names)))
    if games < 1 or rounds < 1:
        raise Refused(says("one-game", games=games, rounds=rounds))
    players = [bot_named(name) for name in names]
    tally = Tally()
    begun = process_time()
    if all(name in PLAYED_INSIDE for name in names):
        _play_inside(tally, options, names, games, seed, rounds, progress)
    else:
        _play_stepwise(tally, options, names, players, games, seed, rounds, progress)
    return _figures(tally, options, names, rounds, max(process_time() - begun, 1e-6))


def _play_inside(
    tally: Tally, options: Options, names: list[str], games: int, seed: int, rounds: int, progress: Progress | None
) -> None:
    """All of it compiled, if the engine is."""
    keen = sum(PLAYED_INSIDE[name] << seat for seat, name in enumerate(names))
    seeds = Random(seed)
    for played in range(0, games, CHUNK):
        chunk = min(CHUNK, games - played)
        play_games_at_random(
            tally,
            options.players,
            chunk,
            seeds.getrandbits(60),
            keen,
            rounds,
            options.rule_set,
            options.spots(),
            options.neutral_assistants,
            options.caravan_leader,
            options.letters_deck,
        )
        if progress:
            progress(played + chunk)


def _play_stepwise(
    tally: Tally,
    options: Options,
    names: list[str],
    bots: list[Bot],
    games: int,
    seed: int,
    rounds: int,
    progress: Progress | None,
) -> None:
    """Bots are asked one by one."""
    seeds = Random(seed)
    for played in range(1, games + 1):
        game_seed = seeds.getrandbits(60)
        position = start(options, game_seed)
        random = Random(game_seed)
        play_out(position, partial(bot_answer, names=names, bots=bots, random=random), rounds, tally)
        if progress:
            progress(played)


def bot_answer(position: Position, names: Sequence[str], bots: Sequence[Bot], random: Random) -> int:
    """What the bot answers at whose seat a question is put; names and bots are by seat."""
    seat = position.asked
    if names[seat] in PLAYED_INSIDE:
        return position.random_choice(PLAYED_INSIDE[names[seat]])
    return bots[seat].choose(Sight(position, seat, random.getrandbits(60)), random)


def _figures(tally: Tally, options: Options, names: list[str], rounds: int, spent: float) -> Simulation:
    counts: Any = tally.state
    wins = [counts.wins[seat] / SIXTIETHS for seat in range(options.players)]
    places = sorted(place for place in options.spots() or PLACES_OF[options.rule_set] if place)
    deck = BONUS_CARDS[options.rule_set][options.letters_deck]
    return Simulation(
        rules=options.rules,
        players=options.players,
        layout=options.layout,
        variants=list(options.variants),
        bots=names,
        games=counts.games,
        unfinished=counts.unfinished,
        rounds_limit=rounds,
        decisions=counts.decisions,
        decisions_per_s=round(counts.decisions / spent, 1),
        games_per_s=round(counts.games / spent, 3),
        compiled=COMPILED,
        mean_rounds=round((counts.rounds - counts.unfinished) / counts.games, 2),  # they were stopped in the round after
        wins_by_seat=wins,
        wins_by_bot={name: sum(wins[seat] for seat in range(len(names)) if names[seat] == name) for name in sorted(set(names))},
        actions={PLACE_WORDS[place]: counts.actions[place] for place in places},
        cards={CARD_WORDS[kind]: counts.cards[kind] for kind in range(CARDS) if deck[kind] or counts.cards[kind]}
        | {"yellow-tile": counts.cards[YELLOW_TILE]}
        | ({"movement-tile": counts.cards[MOVEMENT_TILE]} if options.has_mocha else {}),
        guild_cards={f"guild:{card}": counts.guild[card] for card in GUILD_NUMBERS} if options.has_mocha else {},
        ruby_sources={PLACE_WORDS[place]: counts.rubies[place] for place in places if counts.rubies[place]},
    )
