"""Which files are compiled, and have they changed since?"""

import hashlib
from pathlib import Path

HERE = Path(__file__).parent
NAMES = [
    "constants",
    "features",
    "worths",
    "observation",
    *sorted(f"names/{path.stem}" for path in (HERE / "names").glob("[a-z]*.py")),
]
RULES = sorted(str(path.relative_to(HERE / "rules").with_suffix("")) for path in (HERE / "rules").rglob("[a-z]*.py"))
CODE = [
    "rng",
    "machine",
    *(f"rules/{name}" for name in RULES),
    "playing",
    "trying",
    "inputs",
    "sources_of_rubies",
    "encoding_expansions",
    "encoding",
    "judging",
    "searching",
    "contests",
    "rollouts",
    "observing",
    "stepping",
]
OTHER = [
    "structs",
    "digests",
    "things",
    "boards",
    "tables",
    "answers",
    "state",
    *sorted(f"lowering/{path.stem}" for path in (HERE / "lowering").glob("*.py")),
    "laws",
    "registry",
    "position",
    "searchers",
    "rooms",
    "batches",
    "translate",
]


def fingerprint() -> str:
    """Of everything that the compiled unit is made from, and of what makes it; it is filled with assumed.toml later."""
    files = [*(HERE / f"{name}.py" for name in NAMES + CODE + OTHER), HERE / "components.toml"]
    return hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()[:16]
