"""What the tests of the house share: real servers, one of each for all tests of a worker, and databases of either kind."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from service.servers import Postgres, Redis

DATABASES = ["sqlite", "postgres"]


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.close()


@pytest.fixture(scope="session")
def redis_server() -> Iterator[Redis]:
    server = Redis()
    yield server
    server.close()


@pytest.fixture
def postgres(postgres_server: Postgres) -> Postgres:
    """PostgreSQL, running, whatever the test before has done to it."""
    postgres_server.start()
    postgres_server.clear()
    return postgres_server


@pytest.fixture
def redis(redis_server: Redis) -> Redis:
    """Redis, running, whatever the test before has done to it."""
    redis_server.start()
    redis_server.forget()
    return redis_server


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path}/house.db"


@pytest.fixture(params=DATABASES)
def database_url(request: pytest.FixtureRequest, sqlite_url: str) -> str:
    """The URL of an empty database, once of each kind."""
    if request.param == "sqlite":
        return sqlite_url
    server: Postgres = request.getfixturevalue("postgres")
    return server.fresh()
