"""Compiles the engine. In a working copy a build that fails says why and ends there. Installed from elsewhere, what cannot be
compiled runs as plain Python: the same game, 100 times slower; `bedesten --version` then says why.

BEDESTEN_COMPILE=no     do not try                   BEDESTEN_COMPILE=must   never fall back (for wheels and CI)
BEDESTEN_SANITIZE=...   a debug build, e.g. address,undefined
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
IS_WORKING_COPY = (ROOT / ".git").exists()
COMPILE = os.environ.get("BEDESTEN_COMPILE", "must" if IS_WORKING_COPY else "try")
SANITIZE = os.environ.get("BEDESTEN_SANITIZE")
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "infer_types": True,
    "warn.maybe_uninitialized": True,
}


class Compile(build_ext):
    """Translate the rules to Cython, then to C, then compile."""

    def run(self) -> None:
        try:
            self.to_c()
            super().run()
            self.uncompiled.unlink(missing_ok=True)
        except Exception as error:
            why = in_words(error)
            if COMPILE == "must":
                raise SystemExit(f"The engine cannot be compiled. {why}") from None
            print(f"bedesten: not compiled, the rules will run as plain Python. {why}", file=sys.stderr)
            self.extensions.clear()
            self.uncompiled.parent.mkdir(parents=True, exist_ok=True)
            self.uncompiled.write_text(why, encoding="utf-8")

    @property
    def uncompiled(self) -> Path:
        """Where the reason is kept, if there is one; the engine finds it beside itself."""
        return (ROOT / "src" if self.inplace else Path(self.build_lib)) / "bedesten" / "engine" / "uncompiled.txt"

    def to_c(self) -> None:
        from Cython.Compiler import Errors, Options
        from Cython.Compiler.Main import compile as to_c

        Options.warning_errors = True  # above all: no number without a value
        Errors.LEVEL = 1
        sys.path.insert(0, str(ROOT / "src"))
        os.environ["BEDESTEN_PURE"] = "1"
        os.environ.pop("BEDESTEN_COMPONENTS", None)  # of a user's: they are filled in later
        from bedesten.engine.translate import translate

        pyx = ROOT / "build" / "_fast.pyx"
        pyx.parent.mkdir(exist_ok=True)
        pyx.write_text(translate(), encoding="utf-8")
        if to_c(str(pyx), full_module_name="bedesten.engine._fast", compiler_directives=DIRECTIVES).num_errors:
            raise RuntimeError("Cython has not accepted build/_fast.pyx.")


def in_words(error: Exception) -> str:
    """What is wrong, and where, if that is known."""
    if isinstance(error, SyntaxError) and error.filename:
        return f"{os.path.relpath(error.filename, ROOT)}:{error.lineno}: {error.msg}"
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


ABI3 = [("Py_LIMITED_API", "0x030B0000"), ("CYTHON_LIMITED_API", "1")]  # one build for 3.11 and all later ones
flags = [f"-fsanitize={SANITIZE}", "-g"] if SANITIZE else []
fast = Extension(
    "bedesten.engine._fast",
    ["build/_fast.c"],
    py_limited_api=True,
    define_macros=ABI3,
    extra_link_args=flags,
    extra_compile_args=[] if os.name == "nt" else ["-O1" if SANITIZE else "-O3", "-w", *flags],
)
setup(
    ext_modules=[] if COMPILE == "no" else [fast],
    cmdclass={"build_ext": Compile},
    options={"bdist_wheel": {"py_limited_api": "cp311"}},
)
