# SPDX-License-Identifier: Apache-2.0
"""docs/recipes.md, from top to bottom: lines of Python are a doctest, lines that begin with `$` are given to a shell."""
import doctest
import os
import re
import subprocess

import pytest

from conftest import COMMAND_ENVIRONMENT, ROOT

pytest.importorskip("numpy")
PAGE = os.path.join(ROOT, "docs", "recipes.md")


def blocks(text):
    """The indented blocks; one of the shell has several commands."""
    for block in re.findall(r"(?:^    .*\n)+", text, re.MULTILINE):
        block = re.sub(r"^    ", "", block, flags=re.MULTILINE)
        yield from re.findall(r"^\$ .*\n(?:(?!\$ ).*\n)*", block, re.MULTILINE) if block.startswith("$ ") else [block]


def test_page(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bin").mkdir()
    os.symlink(os.path.join(ROOT, "build", "tensorgate"), tmp_path / "bin" / "tensorgate")
    environment = {**os.environ, **COMMAND_ENVIRONMENT, "LC_ALL": "C", "PATH": "%s:%s" % (tmp_path / "bin", os.environ["PATH"])}
    runner, values, commands = doctest.DocTestRunner(), {}, 0
    with open(PAGE, encoding="utf-8") as file:
        text = file.read()
    for block in blocks(text):
        if block.startswith(">>>"):
            test = doctest.DocTestParser().get_doctest(block, values, "recipes.md", PAGE, 0)
            failed, _ = runner.run(test, clear_globs=False)
            values.update(test.globs)
            assert failed == 0, block
            continue
        line, _, wanted = block.partition("\n")
        done = subprocess.run(["sh", "-c", line[2:]], capture_output=True, text=True, env=environment, timeout=60, check=False)
        assert (done.stdout, done.returncode) == (wanted, 0), (line, done.stderr)
        commands += 1
    assert commands > 10 and runner.tries > 8
