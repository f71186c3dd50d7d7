"""The language of the rules, for `from bedesten.engine.language import *`: names, numbers, tables, the machine's words."""

from bedesten.engine.answers import *
from bedesten.engine.constants import *
from bedesten.engine.machine import *
from bedesten.engine.names.cards import *
from bedesten.engine.names.colours import *
from bedesten.engine.names.goods import *
from bedesten.engine.names.places import *
from bedesten.engine.names.questions import *
from bedesten.engine.names.words import *
from bedesten.engine.registry import *
from bedesten.engine.rng import *
from bedesten.engine.state import *
from bedesten.engine.structs import Long as Long
from bedesten.engine.structs import copy as copy
from bedesten.engine.tables import *
from bedesten.engine.things import Card as Card
from bedesten.engine.things import GuildCard as GuildCard
from bedesten.engine.things import KioskTile as KioskTile
from bedesten.engine.things import MosqueTile as MosqueTile
from bedesten.engine.things import Place as Place
from bedesten.engine.things import TavernTile as TavernTile
