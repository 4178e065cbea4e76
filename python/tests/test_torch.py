# SPDX-License-Identifier: Apache-2.0
"""tensorgate.torch in every interpreter that has a PyTorch: this one, the system's, and those of TENSORGATE_PYTHONS."""
import os
import shutil
import subprocess
import sys

import pytest
from conftest import ROOT

import tensorgate

FOLDER = os.path.dirname(os.path.dirname(os.path.abspath(tensorgate.__file__)))
CASES = os.path.join(ROOT, "python", "tests", "torch_cases.py")


def interpreters():
    named = os.environ.get("TENSORGATE_PYTHONS", "").split()
    system = shutil.which("python3", path="/usr/bin")
    return named + [one for one in (sys.executable, system) if one is not None and has_torch(one)]


def has_torch(interpreter):
    try:
        return subprocess.run([interpreter, "-c", "import sys, torch; assert sys.version_info >= (3, 11)"], check=False, timeout=120,
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0
    except OSError:
        return False


@pytest.mark.skipif("TENSORGATE_ASAN" in os.environ, reason="the library of the sanitizer is for this interpreter")
@pytest.mark.parametrize("option", ["", "--without-numpy"])
@pytest.mark.parametrize("interpreter", interpreters() or [None])
def test_cases(interpreter, option, tmp_path):
    if interpreter is None:
        pytest.skip("no interpreter has PyTorch: TENSORGATE_PYTHONS names one")
    os.symlink(os.path.join(FOLDER, "tensorgate"), tmp_path / "tensorgate")
    done = subprocess.run([interpreter, "-W", "ignore", CASES, str(tmp_path), *option.split()], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, timeout=300, check=False)
    assert done.returncode == 0 and ", 0 failed" in done.stdout, done.stdout


def test_without_pytorch_the_module_says_so():
    if has_torch(sys.executable):
        pytest.skip("it is here")
    with pytest.raises(ImportError, match="torch"):
        import tensorgate.torch  # noqa: F401
