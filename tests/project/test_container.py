"""Containerfile and compose file: no container can be run here, so every path, stage, setting and command in them is compared
with what there is. tests/test_wheel.py carries out the steps without a container."""

import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import yaml

from bedesten.web.settings import Settings
from project.container import command, health, instructions, last, settings, stages

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
KINDS = {"FROM", "RUN", "COPY", "WORKDIR", "ENV", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "CMD"}
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, Any] = COMPOSE["services"]
GUIDE = (ROOT / "docs" / "guide" / "host.md").read_text(encoding="utf-8")


def variables() -> set[str]:
    return {f"BEDESTEN_{field.name.upper()}" for field in fields(Settings)}


# -- the image


def test_every_instruction_is_known_and_every_stage_is_there() -> None:
    assert {kind for kind, _ in instructions()} <= KINDS
    images = [stage[0][1].split() for stage in stages()]
    names = [image[2] for image in images if len(image) == 3]
    assert all(re.fullmatch(r"[a-z]+:\d+(\.\d+)*-[a-z-]+", image[0]) for image in images), "images have a version"
    copied = [match[1] for kind, rest in instructions() if kind == "COPY" and (match := re.match(r"--from=(\w+) ", rest))]
    assert set(copied) == set(names)
    assert images[1][0] == images[2][0], "what is built in one Python runs in the same"


def test_the_image_holds_the_wheel_only_and_is_not_root() -> None:
    assert [rest for kind, rest in stages()[-1] if kind == "COPY"] == ["--from=build /opt/bedesten /opt/bedesten"]
    assert int(last("USER")) > 0 and f"--uid {last('USER')} " in last("RUN")
    assert last("VOLUME") == last("WORKDIR") == f"{settings()['XDG_DATA_HOME']}/bedesten"
    assert command() == ["bedesten", "serve"] and health()[0] == "python" and "/health" in health()[-1]
    assert last("EXPOSE") == str(Settings().port) and f":{Settings().port}/health" in health()[-1]


def test_what_the_build_runs_exists() -> None:
    runs = [rest for kind, rest in stages()[1] if kind == "RUN"]
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert [run.removeprefix("make ") in targets for run in runs if run.startswith("make ")] == [True]
    assert "--constraint requirements.lock" in runs[-1] and (ROOT / "requirements.lock").is_file()


def test_everything_that_the_server_needs_is_pinned() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    (server,) = re.findall(r"^server = \[(.*?)^\]", project, re.MULTILINE | re.DOTALL)
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    for name in re.findall(r'"([\w-]+)', server):
        assert re.search(rf"^{name}==", lock, re.MULTILINE), name


@pytest.mark.parametrize("line", (ROOT / ".gitignore").read_text(encoding="utf-8").split())
def test_nothing_that_is_built_here_gets_into_the_image(line: str) -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    path = line.strip("/")
    assert path in ignored or f"**/{path}" in ignored, f"add {path} to .dockerignore"


# -- the compose file


def test_services_wait_for_those_that_say_when_they_are_ready() -> None:
    for name, service in SERVICES.items():
        for other, how in service.get("depends_on", {}).items():
            assert how == {"condition": "service_healthy"} and "healthcheck" in SERVICES[other], name
        for volume in service.get("volumes", []):
            assert volume.partition(":")[0] in COMPOSE["volumes"], volume
        assert "build" in service or re.fullmatch(r"[a-z]+:\d+-[a-z]+", service["image"]), f"{name}: no version"


def test_the_server_is_built_from_here_and_reached_from_this_machine_only() -> None:
    server = SERVICES["server"]
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).resolve() == DEPLOY / "Containerfile"
    assert server["ports"] == [f"127.0.0.1:{Settings().port}:{Settings().port}"]
    assert [volume.partition(":")[2] for volume in server["volumes"]] == [last("VOLUME")]
    assert server["read_only"] and server["cap_drop"] == ["ALL"]


def test_settings_are_those_of_the_server() -> None:
    given = SERVICES["server"]["environment"]
    assert set(given) | {name for name in settings() if name.startswith("BEDESTEN_")} <= variables()
    assert (
        f"@{next(name for name in SERVICES if SERVICES[name].get('image', '').startswith('postgres'))}/"
        in given["BEDESTEN_DATABASE_URL"]
    )
    assert (
        given["BEDESTEN_REDIS_URL"] == f"redis://{next(name for name in SERVICES if SERVICES[name]['image'].startswith('redis'))}"
    )


def test_what_a_host_has_to_fill_in_is_said() -> None:
    asked = set(re.findall(r"\$\{(\w+):\?", (DEPLOY / "compose.yaml").read_text(encoding="utf-8")))
    assert asked == {"POSTGRES_PASSWORD", "BEDESTEN_SECRET", "BEDESTEN_NAMES"}
    assert all(name in GUIDE for name in asked) and "deploy/compose.yaml" in GUIDE and "deploy/Containerfile" in GUIDE
