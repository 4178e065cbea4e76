# SPDX-License-Identifier: Apache-2.0
"""The sample files and refusals of the tree, which the tests of the command use, too."""
import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
os.environ.setdefault("HYPOTHESIS_STORAGE_DIRECTORY", os.path.join(ROOT, "build", "hypothesis"))

import hypothesis  # noqa: E402
import pytest  # noqa: E402

# Equal examples in each run, and no files in the tree.
hypothesis.settings.register_profile("tree", derandomize=True, database=None)
hypothesis.settings.load_profile("tree")

sys.path.insert(0, os.path.join(ROOT, "tests"))
os.chdir(ROOT)          # where the modules of the tree find their lists

from samples import make_samples, refusals  # noqa: E402

# For the command: the library of a sanitizer, which this process may have, calls what the sandbox of the command forbids.
COMMAND_ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "LD_PRELOAD"}
SAMPLES = list(make_samples.samples()) + list(make_samples.foreign())
REFUSALS = list(refusals.refusals()) + list(refusals.foreign())


@pytest.fixture(scope="session")
def samples():
    return {sample.name: sample for sample in SAMPLES}


def pytest_generate_tests(metafunc):
    for name, values in (("sample", SAMPLES), ("refusal", REFUSALS)):
        if name in metafunc.fixturenames:
            metafunc.parametrize(name, values, ids=lambda one: one.name)
