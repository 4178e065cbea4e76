# SPDX-License-Identifier: Apache-2.0
"""Files that break one rule each, and what has to be said about them: code, offset, path.

The modules NAME_refusals, one for each format of formats.def, have them. Most are a valid file with a few bytes
overwritten. `--from` is given, so that a broken header is told by the parser of that format.
"""
import importlib

import harness


def of(names):
    for name in names:
        yield from importlib.import_module("samples.%s_refusals" % name).refusals()


def refusals():
    """Those of formats that a grammar describes whole."""
    yield from of(harness.formats.PROVED)


def foreign():
    """Those of formats whose rules stand in adapters, at least in part."""
    yield from of(harness.formats.UNPROVED)
