"""How the house is set up: by flags or by environment alike."""

import os
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

PREFIX = "BEDESTEN_"


@dataclass(frozen=True)
class Settings:
    """Each can be given as a flag (--port) or in the environment (BEDESTEN_PORT)."""

    host: str = field(default="127.0.0.1", metadata={"help": "address to listen on; by default only this machine can reach it"})
    port: int = field(default=8753, metadata={"help": "port to listen on"})
    database_url: str = field(
        default="",
        metadata={
            "help": "sqlite+aiosqlite:///FILE or postgresql+asyncpg://…; by default a file bedesten.db in your data folder"
        },
    )
    redis_url: str | None = field(default=None, metadata={"help": "redis://…, when several processes serve the same tables"})
    is_https: bool = field(default=False, metadata={"help": "the house is reached through https: cookies are sent that way only"})

    @classmethod
    def from_environment(cls, **flags: Any) -> "Settings":
        """Flags that are given come before the environment, which comes before what is usual."""
        found = {f.name: os.environ[PREFIX + f.name.upper()] for f in fields(cls) if PREFIX + f.name.upper() in os.environ}
        found |= {name: value for name, value in flags.items() if value is not None}
        kinds: dict[str, Any] = {"port": int, "is_https": lambda value: str(value).lower() in ("1", "true", "yes")}
        made = {name: kinds.get(name, str)(value) for name, value in found.items()}
        if not made.get("database_url"):
            made["database_url"] = f"sqlite+aiosqlite:///{_data_folder() / 'bedesten.db'}"
        return cls(**made)


def _data_folder() -> Path:
    folder = Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "bedesten"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
