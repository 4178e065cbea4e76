# SPDX-License-Identifier: Apache-2.0
"""python -m tensorgate."""
import os
import subprocess
import sys

import numpy as np
import pytest

import tensorgate


def run(*arguments, **options):
    return subprocess.run([sys.executable, "-m", "tensorgate", *map(str, arguments)], capture_output=True, text=True,
                          timeout=60, **options)


@pytest.fixture
def paths(tmp_path):
    tensorgate.save(tmp_path / "a.npz", {"x": np.arange(3.0)})
    tensorgate.save(tmp_path / "b.npz", {"x": np.arange(3.0) + 1})
    (tmp_path / "bad.npy").write_bytes(b"\x93NUMPY\1\0")
    return tmp_path


def test_check(paths):
    done = run("check", paths / "a.npz", paths / "bad.npy")
    assert done.returncode == 1
    good, bad = done.stdout.splitlines()
    assert good == "ok %s npz 1 tensors" % (paths / "a.npz")
    assert bad.startswith("bad %s: npy: " % (paths / "bad.npy")) and bad.endswith("[truncated]")
    assert run("check", "--verify", paths / "a.npz").returncode == 0
    assert run("check", "--limit", "max_file=1K", paths / "a.npz").returncode == 0
    assert run("check", "--limit", "max_file=10", paths / "a.npz").returncode == 1
    missing = run("check", paths / "missing")
    assert missing.returncode == 2 and "No such file" in missing.stdout


def test_other_verbs(paths):
    assert "x  float64  [3]" in run("info", paths / "a.npz").stdout
    assert run("diff", paths / "a.npz", paths / "a.npz").returncode == 0
    differs = run("diff", paths / "a.npz", paths / "b.npz")
    assert differs.returncode == 1 and differs.stdout.startswith("values x")
    assert run("convert", paths / "a.npz", paths / "a.safetensors").returncode == 0
    assert run("convert", paths / "a.npz", paths / "a.safetensors").returncode == 2
    assert run("convert", "--force", paths / "a.npz", paths / "a.safetensors").returncode == 0
    assert run("diff", paths / "a.npz", paths / "a.safetensors").returncode == 0
    assert run("hash", paths / "a.npz").stdout == run("hash", paths / "a.safetensors").stdout != ""
    assert "safetensors" in run("formats").stdout
    assert tensorgate.version() in run("--version").stdout


@pytest.mark.parametrize("arguments", [(), ("no",), ("check",), ("check", "--no", "x"), ("info", "/no/such"),
                                       ("check", "--limit", "x=1", "/dev/null"), ("check", "--limit", "max_file=a", "/"),
                                       ("convert", "/dev/null", "x")])
def test_usage(arguments, tmp_path):
    done = run(*arguments, cwd=tmp_path)
    assert done.returncode in (1, 2) and "Traceback" not in done.stderr
    assert os.listdir(tmp_path) == []


def test_without_numpy(tmp_path):
    """Everything but arrays works."""
    path = tmp_path / "x.npz"
    tensorgate.save(path, {"x": np.arange(6.0).reshape(2, 3)})
    program = """
import sys
sys.modules["numpy"] = None
import tensorgate
with tensorgate.open(sys.argv[1]) as file:
    assert file["x"].tolist() == [[0, 1, 2], [3, 4, 5]]
    assert bytes(memoryview(file["x"]))[:8] == bytes(8)
    assert tensorgate.hash(sys.argv[1]) and tensorgate.check(sys.argv[1]) and file.tree() and file.metadata() is not None
    try:
        file["x"].numpy()
    except ImportError as error:
        assert "NumPy" in str(error)
    else:
        sys.exit(1)
tensorgate.convert(sys.argv[1], sys.argv[1] + ".safetensors")
"""
    done = subprocess.run([sys.executable, "-c", program, str(path)], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
