"""What the host of the repository reads: workflow, templates, Dependabot, hooks. Nothing of it can run here, so it is read
closely: every command, path, job and version that is named exists."""

import json
import re
import shlex
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
GITHUB = ROOT / ".github"
FORMS = sorted(path for path in (GITHUB / "ISSUE_TEMPLATE").glob("*.yml") if path.stem != "config")
STEP = {"name", "if", "uses", "with", "run", "shell", "env", "id", "working-directory"}
JOB = {"name", "needs", "runs-on", "timeout-minutes", "strategy", "steps", "env", "if", "permissions"}
FIELDS = {"textarea", "input", "dropdown", "checkboxes"}


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.load(path.read_text(encoding="utf-8"), yaml.BaseLoader)  # `on:` is a word, not a truth
    return found


JOBS: dict[str, Any] = read(GITHUB / "workflows" / "ci.yml")["jobs"]
STEPS = [(name, step) for name, job in JOBS.items() for step in job["steps"]]
COMMANDS = [command for _, step in STEPS for command in step.get("run", "").splitlines() if command.strip()]


# -- the workflow


def test_all_systems_and_pythons_are_checked() -> None:
    matrix = JOBS["check"]["strategy"]["matrix"]
    assert [name.split("-")[0] for name in matrix["os"]] == ["ubuntu", "macos", "windows"]
    assert matrix["python"] == ["3.11", "3.12", "3.13"]
    assert "make check" in COMMANDS and ".ci/run" in COMMANDS
    assert JOBS["test"]["runs-on"].startswith("ubuntu")
    assert any("cibuildwheel" in step.get("uses", "") for name, step in STEPS if name == "wheels")


@pytest.mark.parametrize("name", JOBS)
def test_a_job_has_what_it_needs_and_nothing_unknown(name: str) -> None:
    job = JOBS[name]
    assert set(job) <= JOB and {"runs-on", "steps", "timeout-minutes"} <= set(job)
    needed = job.get("needs", [])
    assert set([needed] if isinstance(needed, str) else needed) <= set(JOBS)
    for step in job["steps"]:
        assert set(step) <= STEP and ("uses" in step) != ("run" in step), step
        if "uses" in step:
            assert re.fullmatch(r"[\w.-]+/[\w.-]+@v\d+(\.\d+)*", step["uses"]), f"{step['uses']} has no version"


def test_every_value_that_a_job_asks_for_is_given() -> None:
    text = (GITHUB / "workflows" / "ci.yml").read_text(encoding="utf-8")
    given = {
        "github.workflow",
        "github.ref",
        "runner.os",
        *(f"env.{name}" for name in read(GITHUB / "workflows" / "ci.yml")["env"]),
    }
    for name, job in JOBS.items():
        own = given | {f"matrix.{key}" for key in job.get("strategy", {}).get("matrix", {})}
        asked = set(re.findall(r"\b(?:matrix|env|github|runner)\.\w+", yaml.dump(job)))
        assert asked - {"env.NODE"} <= own, name
    assert len(re.findall(r"\$\{\{", text)) == len(re.findall(r"\$\{\{ [^{}]+ \}\}", text)), "an expression is not closed"


def test_what_a_job_fetches_another_brings() -> None:
    def named(action: str) -> set[str]:
        return {step["with"]["name"] for _, step in STEPS if f"/{action}@" in step.get("uses", "")}

    assert named("download-artifact") <= named("upload-artifact")


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_of_the_workflow_exist(command: str) -> None:
    words = shlex.split(command)
    if words[0] == "make":
        assert set(words[1:]) <= set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    if words[0].startswith("."):
        assert (ROOT / words[0]).stat().st_mode & 0o111, f"{words[0]} cannot be run"
    for path in (word for word in words if re.match(r"(tests/|src$|requirements)", word)):
        assert (ROOT / path).exists(), path
    if words[:3] == ["npm", "--prefix", "client"] and words[3] == "run":
        assert words[4] in scripts()


def test_scripts_of_the_workflow_can_be_read() -> None:
    for step in (step for _, step in STEPS if "run" in step):
        subprocess.run(["bash", "-n"], input=step["run"], text=True, check=True)
    subprocess.run(["bash", "-n", str(GITHUB / "browser")], check=True)


def test_wheels_are_for_all_pythons_that_are_checked_and_are_tried() -> None:
    wheels = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["cibuildwheel"]
    pythons = JOBS["check"]["strategy"]["matrix"]["python"]
    assert wheels["build"].split() == [f"cp{python.replace('.', '')}-*" for python in pythons]
    assert (ROOT / wheels["test-command"].split()[1].removeprefix("{project}/")).is_file()


def scripts() -> dict[str, str]:
    found: dict[str, str] = json.loads((ROOT / "client" / "package.json").read_text(encoding="utf-8"))["scripts"]
    return found


# -- hooks


def hooks() -> dict[str, dict[str, Any]]:
    (local,) = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert local["repo"] == "local", "the tools of the locks, no others"
    return {hook["id"]: hook for hook in local["hooks"]}


@pytest.mark.parametrize("name", hooks())
def test_a_hook_calls_a_tool_that_is_there(name: str) -> None:
    hook = hooks()[name]
    program, *arguments = shlex.split(hook["entry"])
    tools = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    assert hook["language"] == "system"
    if program.startswith(".venv/bin/"):
        assert re.search(rf"^{Path(program).name}==", tools, re.MULTILINE)
    elif program == "npm":
        assert arguments[-1] in scripts()
    else:
        assert shutil.which(program)


@pytest.mark.parametrize(("subject", "is_well"), [("x" * 72, True), ("x" * 73, False), ("Short\n\n" + "x" * 100, True)])
def test_a_subject_that_is_too_long_is_refused(subject: str, is_well: bool, tmp_path: Path) -> None:
    (tmp_path / "message").write_text(f"{subject}\n")
    done = subprocess.run([*shlex.split(hooks()["subject"]["entry"]), str(tmp_path / "message")], capture_output=True, text=True)
    assert (done.returncode == 0) == is_well and ("73 characters" in done.stdout) != is_well


# -- templates and Dependabot


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_a_form_asks(path: Path) -> None:
    form = read(path)
    assert form["name"] and form["description"]
    asked = [part for part in form["body"] if part["type"] != "markdown"]
    assert asked and {part["type"] for part in asked} <= FIELDS
    assert len({part["id"] for part in asked}) == len(asked) and all(part["attributes"]["label"] for part in asked)
    assert any(part.get("validations", {}).get("required") == "true" for part in asked)


def test_the_form_for_rules_offers_all_rule_sets() -> None:
    from bedesten.engine.options import RULE_SETS

    (offered,) = [
        part["attributes"]["options"]
        for part in read(GITHUB / "ISSUE_TEMPLATE" / "rule.yml")["body"]
        if part["type"] == "dropdown"
    ]
    assert offered == list(RULE_SETS)


HELD = {
    "pip": "pyproject.toml",
    "npm": "package-lock.json",
    "github-actions": ".github/workflows/ci.yml",
    "docker": "Containerfile",
    "docker-compose": "compose.yaml",
}


def test_dependabot_finds_what_it_is_to_look_after() -> None:
    found = read(GITHUB / "dependabot.yml")
    assert found["version"] == "2"
    assert {part["package-ecosystem"] for part in found["updates"]} == set(HELD)
    for part in found["updates"]:
        assert (ROOT / part["directory"].strip("/") / HELD[part["package-ecosystem"]]).is_file(), part
        assert part["schedule"]["interval"] in ("daily", "weekly", "monthly")


# -- the repository


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="no working copy")
def test_nothing_that_is_generated_is_in_the_repository() -> None:
    git = ["git", "-c", f"safe.directory={ROOT}", "ls-files", "--cached", "--ignored", "--exclude-standard"]
    done = subprocess.run(git, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == [], "ignored, but committed"


def test_the_lock_of_the_page_is_whole_on_every_system() -> None:
    """npm silently leaves out programs of other systems that it does not find; then `npm ci` fails on a fresh machine."""
    locked: dict[str, Any] = json.loads((ROOT / "client" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    names = {path.rpartition("node_modules/")[2] for path in locked}
    needed = {(path, name) for path, package in locked.items() for name in package.get("optionalDependencies", {})}
    assert [pair for pair in sorted(needed) if pair[1] not in names] == []
