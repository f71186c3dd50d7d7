"""Builds the compiled engine into a folder of a test's own; the installed one is left alone. Always in another process: what
a build or a planted rule changes is gone with it.

    python -m engine.machinery.building FOLDER [--planted] [FLAGS FOR GCC]
"""

import importlib.util
import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

MODULE = "bedesten.engine._fast"
SANITIZE = ["-O1", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "infer_types": True,
    "warn.maybe_uninitialized": True,
}  # as in setup.py
PLANTED = '''
def behind_a_row(Position p, int i):
    """Inside the struct, but not inside the row."""
    return p.data.options[i]

def behind_the_object(Position p, int i):
    """Outside of all that belongs to the position."""
    cdef char* memory = <char*>&p.data
    return memory[i]

def too_large(int n):
    """More than an int can hold."""
    return n + 2147483000
'''


def build(folder: Path, flags: list[str], planted: bool) -> None:
    """Rules -> Cython -> C -> a module that Python can load, as setup.py does it."""
    from Cython.Compiler import Errors, Options
    from Cython.Compiler.Main import compile as to_c

    from bedesten.engine.translate import translate

    Options.warning_errors = True
    Errors.LEVEL = 1
    pyx = folder / "_fast.pyx"
    pyx.write_text(translate() + PLANTED * planted, encoding="utf-8")
    made: Any = to_c(str(pyx), full_module_name=MODULE, compiler_directives=DIRECTIVES)  # type: ignore[no-untyped-call]
    assert not made.num_errors
    include = sysconfig.get_paths()["include"]
    subprocess.run(["gcc", "-shared", "-fPIC", "-w", *flags, f"-I{include}", "_fast.c", "-o", "_fast.so"], cwd=folder, check=True)


def load(folder: str) -> Any:
    """The module that was built, in place of the installed one."""
    spec = importlib.util.spec_from_file_location(MODULE, Path(folder) / "_fast.so")
    assert spec and spec.loader
    module = sys.modules[MODULE] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def python(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python with the same packages, uncompiled unless a module is loaded on purpose."""
    found = {"PYTHONPATH": os.pathsep.join(sys.path), "BEDESTEN_PURE": "1"}
    return subprocess.run([sys.executable, *arguments], env=os.environ | found | environment, capture_output=True, text=True)


def built(folder: Path, *arguments: str) -> Path:
    """Build in another process."""
    done = python("-m", "engine.machinery.building", str(folder), *arguments)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def sanitized(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python with a module that was built with SANITIZE: the first report ends it."""
    library = subprocess.run(["gcc", "-print-file-name=libasan.so"], capture_output=True, text=True, check=True).stdout.strip()
    return python(
        *arguments,
        LD_PRELOAD=library,
        PYTHONMALLOC="malloc",
        ASAN_OPTIONS="detect_leaks=0:halt_on_error=1",
        UBSAN_OPTIONS="halt_on_error=1:print_stacktrace=1",
    )


if __name__ == "__main__":
    options = sys.argv[2:]
    build(Path(sys.argv[1]), [option for option in options if option != "--planted"], "--planted" in options)
