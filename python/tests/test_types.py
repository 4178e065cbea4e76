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
                    assert member.target.id in {*dir(of), *of.__annotations__}, member.target.id
        elif isinstance(node, ast.FunctionDef):
            real = inspect.signature(getattr(tensorgate, node.name)).parameters
            assert set(real) - {"options"} <= set(parameters(node)), node.name


def literal(name):
    """Values of a Literal of the stub."""
    (value,) = [node.value for node in stub().body if isinstance(node, ast.Assign) and node.targets[0].id == name]
    return ast.literal_eval(value.slice)


def test_formats_and_limits_are_all_there():
    assert sorted(literal("_Format")) == sorted(entry.name for entry in tensorgate.formats())
    assert set(tensorgate.Limits.__annotations__) == set(tensorgate.limits())
    assert not tensorgate.Limits.__required_keys__


def test_everything_public_has_a_docstring():
    for name in tensorgate.__all__:
        of = getattr(tensorgate, name)
        assert of.__doc__, name
        if inspect.isclass(of) and of.__module__.startswith("tensorgate"):
            for member, value in vars(of).items():
                if not member.startswith("_") and (inspect.isfunction(value) or isinstance(value, property)):
                    assert value.__doc__, (name, member)


TYPED = """
from typing import Any
import numpy as np
import tensorgate
from numpy.typing import NDArray

limits: tensorgate.Limits = {"max_tensors": 10, "max_memory": float("inf"), "max_rank": None}
with tensorgate.open("x.npz", format="npz", limits=limits, formats=["npz", "gguf"]) as file:
    array: NDArray[Any] = file["w"].numpy(dtype=np.float32, order="C")
    every: dict[str, NDArray[Any]] = file.numpy()
    tensorgate.save("y", file, file.format)
    twice = 2 * file["w"] + array
    turned: NDArray[Any] = file["w"].T
    found = file["w"].stats()
    low = None if found is None else found.min
content: bytes = tensorgate.save(None, {"w": array}, "safetensors", metadata={"format": "pt"})
try:
    tensorgate.open(b"").close()
except tensorgate.Refused as error:
    name: str | None = error.filename
"""
WRONG = {'tensorgate.open("x", format="npzz")': "Literal", 'tensorgate.open("x", limits={"max_tensor": 1})': "Limits",
         'tensorgate.open("x", limits={"max_tensors": "1"})': "imits", 'tensorgate.open("x")["w"].numpy(order="X")': "Literal"}
NEEDS_MYPY = pytest.mark.skipif(importlib.util.find_spec("mypy") is None or "TENSORGATE_ASAN" in os.environ, reason="needs mypy, once")


@NEEDS_MYPY
def test_programs_under_strict_types(tmp_path):
    """As from site-packages: the types of the package are taken, and not checked."""
    (tmp_path / "good.py").write_text(TYPED)
    for i, line in enumerate(WRONG):
        (tmp_path / ("wrong%d.py" % i)).write_text("import tensorgate\n%s\n" % line)
    said = subprocess.run([sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), "--no-error-summary",
                           *sorted(path.name for path in tmp_path.glob("*.py"))], cwd=tmp_path, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, timeout=600, check=False,
                          env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}).stdout
    assert "good.py" not in said, said
    for i, (line, word) in enumerate(WRONG.items()):
        assert any(one.startswith("wrong%d.py:2: error" % i) and word in one for one in said.splitlines()), (line, said)


@NEEDS_MYPY
def test_stubs_say_what_the_modules_have(tmp_path):
    """Both ways: of each name, each parameter and its default, by the tool of those who check types."""
    config = tmp_path / "mypy.ini"
    config.write_text("[mypy]\nignore_missing_imports = True\ncache_dir = %s\n" % (tmp_path / "cache"))
    said = subprocess.run([sys.executable, "-m", "mypy.stubtest", "tensorgate", "--mypy-config-file", str(config), "--concise",
                           "--ignore-missing-stub", "--ignore-unused-allowlist",
                           "--allowlist", os.path.join(ROOT, "python", "tests", "stubtest_allowed.txt")],
                          cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=600, check=False)
    assert said.returncode == 0, said.stdout
