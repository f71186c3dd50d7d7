"""The rule book: importing it enters every rule of every file below, and checks their laws."""

from importlib import import_module

from bedesten.engine import laws
from bedesten.engine.sources import RULES

for _name in RULES:
    import_module(f"bedesten.engine.rules.{_name.replace('/', '.')}")
laws.check()
