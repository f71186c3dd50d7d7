"""What is observed and what can be done, as spaces of Gymnasium: the same in every environment."""

import numpy as np
from gymnasium.spaces import Box, Discrete

from bedesten.research.actions import N
from bedesten.research.observation import Observer


def observation_space(observer: Observer) -> "Box[np.int8]":  # quoted: in old versions of Gymnasium it takes no type
    highest = np.array(observer.high, np.int8)
    return Box(np.zeros_like(highest), highest, dtype=np.int8)


def action_space() -> Discrete:
    return Discrete(N)
