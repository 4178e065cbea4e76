# SPDX-License-Identifier: Apache-2.0
"""The session that the README shows: what it prints is what the package answers."""
import doctest
import os

import pytest

from conftest import REFUSALS, ROOT, SAMPLES

pytest.importorskip("numpy")


def test_session(tmp_path, monkeypatch):
    for folder, files in (("samples", SAMPLES), ("refusals", REFUSALS)):
        (tmp_path / folder).mkdir()
        for file in files:
            (tmp_path / folder / file.name).write_bytes(file.data)
    monkeypatch.chdir(tmp_path / "samples")
    failed, tried = doctest.testfile(os.path.join(ROOT, "docs", "python_session.txt"), module_relative=False)
    assert failed == 0 and tried > 8
