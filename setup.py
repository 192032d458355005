"""Builds the compiled core; everything that can be said without code is in pyproject.toml."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, find_packages, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
BUILD = Path("build")

# A check in the inner loop costs more than the loop's own work; the tests are there to find the mistake instead.
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}


def include_folder() -> str:
    """A folder in which cadogan/_core leads to _core: Cython looks for ``cadogan._core.tables`` by that path."""
    package = BUILD / "include" / "cadogan"
    package.mkdir(parents=True, exist_ok=True)
    (package / "__init__.pxd").touch()
    link = package / "_core"
    if not link.is_symlink():
        shutil.rmtree(link, ignore_errors=True)
        try:
            link.symlink_to(ROOT / "_core", target_is_directory=True)
        except OSError:  # Windows without the right to make links
            shutil.copytree(ROOT / "_core", link)
    elif link.resolve() != ROOT / "_core":  # a build folder that was copied from elsewhere
        link.unlink()
        return include_folder()
    return str(package.parent)


class BuildCore(build_ext):
    """Builds on all processors. Cython runs only when something is built, so that reading metadata stays quick."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def build_extensions(self) -> None:
        from Cython.Build import cythonize

        translated = cythonize(
            self.extensions,
            include_path=[include_folder()],
            build_dir=str(BUILD / "cython"),
            compiler_directives=DIRECTIVES,
            # Elsewhere new processes would run this file again.
            nthreads=os.cpu_count() if sys.platform == "linux" else 0,
        )
        by_name = {extension.name: extension for extension in translated}
        for extension in self.extensions:
            extension.sources = by_name[extension.name].sources
            extension.depends = by_name[extension.name].depends
        super().build_extensions()


def extensions() -> list[Extension]:
    """Every ``_core/X.pyx`` is the module ``cadogan._core.X``."""
    flags = ["/O2"] if sys.platform == "win32" else ["-O3", "-Wno-unused-function"]
    return [
        Extension(f"cadogan._core.{path.stem}", [path.relative_to(ROOT).as_posix()], extra_compile_args=flags)
        for path in sorted((ROOT / "_core").glob("*.pyx"))
    ]


if __name__ == "__main__":
    setup(
        packages=[
            "cadogan",
            *(f"cadogan.{name}" for name in find_packages("cadogan")),
            "cadogan._core",
            "cadogan.plugins",
        ],
        package_dir={"cadogan": "cadogan", "cadogan._core": "_core", "cadogan.plugins": "plugins"},
        package_data={"cadogan": ["py.typed"], "cadogan._core": ["*.pxd", "*.pyi"]},
        include_package_data=False,
        ext_modules=extensions(),
        cmdclass={"build_ext": BuildCore},
    )
