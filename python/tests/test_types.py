# SPDX-License-Identifier: Apache-2.0
"""The stubs name what the package has, with the same parameters."""
import ast
import importlib.resources
import importlib.util
import inspect
import os
import subprocess
import sys

import pytest
from conftest import ROOT

import tensorgate


def stub():
    return ast.parse(importlib.resources.files(tensorgate).joinpath("__init__.pyi").read_text(encoding="utf-8"))


def parameters(function):
    return [a.arg for a in function.args.posonlyargs + function.args.args + function.args.kwonlyargs if a.arg != "self"]


def test_names():
    found = {node.name for node in stub().body if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
    assert {name for name in found if not name.startswith("_")} == set(tensorgate.__all__)
    assert importlib.resources.files(tensorgate).joinpath("py.typed").is_file()


def test_members_and_parameters():
    for node in stub().body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            of = getattr(tensorgate, node.name)
            for member in node.body:
                if isinstance(member, ast.FunctionDef):
                    real = getattr(of, member.name)
                    if inspect.isfunction(real) and not member.args.vararg and not any(
                            p.kind == p.VAR_KEYWORD for p in inspect.signature(real).parameters.values()):
                        assert parameters(member) == [name for name in inspect.signature(real).parameters
                                                      if name != "self"], member.name
                elif isinstance(member, ast.AnnAssign):
                    assert member.target.id in dir(of), member.target.id
        elif isinstance(node, ast.FunctionDef):
            real = inspect.signature(getattr(tensorgate, node.name)).parameters
            assert set(real) - {"options"} <= set(parameters(node)), node.name


def test_everything_public_has_a_docstring():
    for name in tensorgate.__all__:
        of = getattr(tensorgate, name)
        assert of.__doc__, name
        if inspect.isclass(of) and of.__module__.startswith("tensorgate"):
            for member, value in vars(of).items():
                if not member.startswith("_") and (inspect.isfunction(value) or isinstance(value, property)):
                    assert value.__doc__, (name, member)


@pytest.mark.skipif(importlib.util.find_spec("mypy") is None or "TENSORGATE_ASAN" in os.environ, reason="needs mypy, once")
def test_stubs_say_what_the_modules_have(tmp_path):
    """Both ways: of each name, each parameter and its default, by the tool of those who check types."""
    config = tmp_path / "mypy.ini"
    config.write_text("[mypy]\nignore_missing_imports = True\ncache_dir = %s\n" % (tmp_path / "cache"))
    said = subprocess.run([sys.executable, "-m", "mypy.stubtest", "tensorgate", "--mypy-config-file", str(config), "--concise",
                           "--ignore-missing-stub", "--ignore-unused-allowlist",
                           "--allowlist", os.path.join(ROOT, "python", "tests", "stubtest_allowed.txt")],
                          cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=600, check=False)
    assert said.returncode == 0, said.stdout
