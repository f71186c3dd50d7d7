"""The game and its states, as OpenSpiel has them: chance is a player, with all its outcomes and their probabilities."""

from collections.abc import Callable
from typing import Any

import pyspiel

from bedesten.engine.constants import FATE, OUTCOMES
from bedesten.engine.errors import Refused
from bedesten.engine.game import Game
from bedesten.engine.notation import outcome_word
from bedesten.engine.options import RANDOM, Options, variants_of
from bedesten.engine.start import start
from bedesten.research import actions
from bedesten.research.openspiel.observer import BedestenObserver
from bedesten.research.openspiel.seen import Remembered
from bedesten.research.outcomes import ROUNDS, checked_rounds, win_shares

ANSWERS_IN_A_TURN = 60  # more than anybody has been seen to give; a game ends after so many for each of its turns
CHANCES_IN_AN_ANSWER = 12
SEEDS = 2**60
PARAMETERS: dict[str, Any] = {"players": 3, "rules": "base", "layout": "", "layout_seed": 0, "variants": "", "rounds": ROUNDS}

GAME_TYPE = pyspiel.GameType(
    short_name="bedesten",
    long_name="Bedesten",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,  # a game that is stopped has no winner
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


class BedestenGame(pyspiel.Game):
    """`layout`: as `Options` has it; a random one is laid once, by `layout_seed`, and is that of all games. `variants`: their
    words, joined by +. `rounds`: after so many a game ends without a winner."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = PARAMETERS | (params or {})
        try:
            self.options, self.rounds = _options(given), checked_rounds(given["rounds"])
        except Refused as refused:
            raise pyspiel.SpielError(str(refused)) from None
        info = pyspiel.GameInfo(
            num_distinct_actions=actions.N,
            max_chance_outcomes=OUTCOMES,
            num_players=self.options.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.rounds * self.options.players * ANSWERS_IN_A_TURN,
        )
        super().__init__(GAME_TYPE, info, params or {})
        self._first = start(self.options, open_fate=True)

    def new_initial_state(self) -> "BedestenState":
        return BedestenState(self, Remembered(self._first.copy()))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> BedestenObserver:
        if params:
            raise pyspiel.SpielError(f"There are no parameters of an observation, but {dict(params)} was given.")
        return BedestenObserver(self.options, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        return CHANCES_IN_AN_ANSWER * (1 + int(self.max_game_length()))


def _options(given: dict[str, Any]) -> Options:
    named = [word for word in given["variants"].split("+") if word]
    options = Options(given["players"], given["rules"], given["layout"], **variants_of(named))
    return options if options.layout != RANDOM else Game(options, given["layout_seed"]).options


class BedestenState(pyspiel.State):
    """Everything is in `seen`; the rest is what OpenSpiel calls it."""

    def __init__(self, game: BedestenGame, seen: Remembered) -> None:
        super().__init__(game)
        self.seen = seen
        self._limits = game.rounds, int(game.max_game_length())

    # -- whose turn it is, and what is possible

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.seen.position.asked == FATE else self.seen.position.asked

    def is_terminal(self) -> bool:
        rounds, answers = self._limits
        state: Any = self.seen.position.state
        return self.seen.position.over or state.round > rounds or len(self.seen.told) >= answers

    def _legal_actions(self, player: int) -> list[int]:
        found = [actions.action(answer) for answer in self.seen.position.options]
        return sorted([action for action in found if action < actions.N])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chances = self.seen.position.chances
        ways = sum([n for _, n in chances])
        return [(outcome, n / ways) for outcome, n in chances]

    def _apply_action(self, action: int) -> None:
        position = self.seen.position
        if position.asked == FATE:
            if action not in [outcome for outcome, _ in position.chances]:
                raise pyspiel.SpielError(f"Chance cannot bring {action} here; it can bring {position.chances}.")
            self.seen.answer(action)
            return
        if self.is_terminal():
            raise pyspiel.SpielError(f"The game is over: action {action} comes too late.")
        legal = self._legal_actions(position.asked)
        if action not in legal:
            known = ", ".join(f"{one} ({actions.word(one)})" for one in legal)
            raise pyspiel.SpielError(f"Action {action} is not legal here; legal are {known}.")
        self.seen.answer(actions.answer(action))

    # -- how it ends

    def returns(self) -> list[float]:
        players = self.num_players()
        return win_shares(self.seen.position, players) if self.seen.position.over else [0.0] * players

    # -- in words

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            state: Any = self.seen.position.state
            return outcome_word(state.fate, action)
        return actions.word(action)

    def __str__(self) -> str:
        return " ".join([one.word for one in self.seen.told])

    # -- what might be

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> "BedestenState":
        """A state that the player cannot tell from this one. It has no history: the real one would tell what is hidden."""
        if not 0 <= player_id < self.num_players():
            raise pyspiel.SpielError(f"There is no player {player_id}; there are 0 to {self.num_players() - 1}.")
        twin: BedestenState = self.get_game().new_initial_state()
        twin.seen = self.seen.imagined(player_id, int(sampler() * SEEDS))
        return twin

    def __deepcopy__(self, memo: Any) -> "BedestenState":
        twin: BedestenState = self.clone()
        memo[id(self)] = twin
        return twin
