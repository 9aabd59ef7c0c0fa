"""Compile kernel, games and bots, and what every step and every move runs through; the rest is in pyproject.toml.

SPINDLETOP_PURE=1 leaves the compiler out; SPINDLETOP_REQUIRE_COMPILED=1 makes a failed compilation an error, as
releases want it. A module opts out by a line `# mypyc: off -- REASON` among its first five.
"""

import os
import re
import shutil
import sys
from itertools import islice
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

PACKAGE = Path("src/spindletop")
HOT = ["kernel/*.py", "games/*/**/*.py", "bots/*.py", "envs/core.py", "training/selfplay.py"]
# What a review does at every position of a game.
HOT += [f"review/{name}.py" for name in ("values", "fitting", "draws", "comparison", "futures")]
# What every move at a table runs through.
HOT += [
    f"server/{name}.py" for name in ("domain/commands", "domain/entry_writer", "domain/undo", "realtime/projection")
]
# A package's door, the drawing for the terminal and what looks bots up by name: never hot, and easier to debug.
INTERPRETED = {"__init__.py", "terminal.py", "registry.py"}
OPT_OUT = re.compile(r"^# mypyc: off\b[^\w\n]*(?P<reason>.*)$", re.MULTILINE)
# The middle two let the C compiler inline across modules, which gives 45 % more decisions a second. Without -g0, here
# and as mypyc's debug level, half of the wheel would be what only a debugger reads.
CFLAGS = "-O3 -fno-semantic-interposition -fvisibility=hidden -g0"
MUST_COMPILE = os.environ.get("SPINDLETOP_REQUIRE_COMPILED") == "1"
INTERPRETED_ONLY = """
====================================================================================================
WARNING: the C compiler failed (see above), so NOTHING WAS COMPILED.
Spindletop will run interpreted, about 50 times slower. SPINDLETOP_REQUIRE_COMPILED=1 makes this an error."""
# The layers of networks, by hand: mypyc does not vectorise. Products are not fused with sums, so that interpreted and
# compiled networks agree to the last bit.
LAYERS = Extension(
    "spindletop.bots._layers",
    ["src/spindletop/bots/_layers.c"],
    extra_compile_args=["/std:c11"] if sys.platform == "win32" else ["-O3", "-ffp-contract=off"],
)


def opted_out(module: Path) -> bool:
    """Whether the first five lines of a module ask for interpretation; a missing reason stops the build."""
    with module.open(encoding="utf-8") as lines:
        wish = OPT_OUT.search("".join(islice(lines, 5)))
    if wish and not wish["reason"]:
        sys.exit(f"{module}: `# mypyc: off` needs a reason after it")
    return wish is not None


def hot_modules() -> list[str]:
    """The modules to compile, found by folder, so that a new game needs no change here."""
    found = {module for pattern in HOT for module in PACKAGE.glob(pattern)}
    return sorted(str(m) for m in found if m.name not in INTERPRETED and not opted_out(m))


def extensions() -> list[Extension]:
    """One mypyc group in one C file (splitting it costs 9 to 37 % of the speed), or nothing where nothing is built."""
    modules = hot_modules()
    building = not {"egg_info", "dist_info", "sdist"} & set(sys.argv)  # pip asks for metadata first: no need to compile
    if not building or not modules:
        return []
    if os.environ.get("SPINDLETOP_PURE") == "1":
        if MUST_COMPILE:
            sys.exit("SPINDLETOP_PURE=1 and SPINDLETOP_REQUIRE_COMPILED=1 contradict each other")
        return []
    if sys.platform != "win32":
        os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {CFLAGS}".strip()

    from mypyc.build import mypycify  # noqa: PLC0415 -- a pure build needs no compiler

    one_file = {"separate": False, "multi_file": False, "group_name": "spindletop"}
    compiled = mypycify(modules, opt_level="3", debug_level="0", **one_file)
    compiled.append(LAYERS)
    for extension in compiled:
        extension.optional = not MUST_COMPILE  # a machine without a C compiler still gets a working install
    return compiled


class AllOrNothing(build_ext):
    """Builds the extensions, and drops every one of them if one failed: half a group would not import."""

    def run(self) -> None:
        """Build, check that everything is there, and describe it to editors."""
        super().run()
        built = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        if all(path.exists() for path in built):
            for path in built:
                self.write_stub(path)
        else:
            for path in built:
                path.unlink(missing_ok=True)
            self.go_on_interpreted()

    def go_on_interpreted(self) -> None:
        """Say loudly that nothing was compiled, and make a wheel for every machine of what is left."""
        print(f"{INTERPRETED_ONLY}\n{'=' * 100}", file=sys.stderr)
        self.distribution.ext_modules = []
        wheel = self.distribution.get_command_obj("bdist_wheel", create=False)
        if wheel is not None:
            wheel.root_is_pure = True

    def write_stub(self, extension: Path) -> None:
        """Put the source beside a compiled module as its stub.

        Editors that look into the extension find neither types nor documentation there. stubgen's stubs would do for
        functions, but leave most attributes without a type.
        """
        module = extension.with_name(extension.name.partition(".")[0])
        if module.with_suffix(".py").exists():  # the group itself has no source
            shutil.copyfile(module.with_suffix(".py"), module.with_suffix(".pyi"))


class WithoutLeftovers(build_py):
    """Copies the package into a build folder from which everything an earlier build left behind is gone."""

    def run(self) -> None:
        """Keep only the extensions that are still wanted (they are slow to make), then copy."""
        builder = self.get_finalized_command("build_ext")
        wanted = {Path(builder.get_ext_fullpath(e.name)) for e in builder.extensions or []}
        for leftover in Path(self.build_lib).rglob("*"):
            if leftover.is_file() and leftover not in wanted:
                leftover.unlink()
        super().run()


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing, "build_py": WithoutLeftovers})
