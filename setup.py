"""Compiles the engine where it can. Without a C compiler the plain Python is installed: the same game, 100 times slower.

BEDESTEN_COMPILE=no     do not try                   BEDESTEN_COMPILE=must   fail instead of falling back (for wheels and CI)
BEDESTEN_SANITIZE=...   a debug build, e.g. address,undefined
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
COMPILE = os.environ.get("BEDESTEN_COMPILE", "try")
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
                raise RuntimeError("Cython did not accept the rules")
            super().run()
        except Exception as error:
            if COMPILE == "must":
                raise
            print(f"bedesten: not compiled ({error}); the rules will run as plain Python", file=sys.stderr)
            self.extensions.clear()


ABI3 = [("Py_LIMITED_API", "0x030B0000"), ("CYTHON_LIMITED_API", "1")]  # one build for 3.11 and all later ones
flags = [f"-fsanitize={SANITIZE}", "-g"] if SANITIZE else []
fast = Extension(
    "bedesten.engine._fast",
    ["build/_fast.c"],
    optional=COMPILE != "must",
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
