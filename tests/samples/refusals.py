# SPDX-License-Identifier: Apache-2.0
"""Files that violate one rule each, and the expected error: code, offset, path.

They are in the modules NAME_refusals, one for each format of formats.def. Most are a valid file with a few bytes
overwritten. `--from` is given, so that the parser of that format reports a broken header.
"""
import importlib

import harness


def of(names):
    for name in names:
        yield from importlib.import_module("samples.%s_refusals" % name).refusals()


def refusals():
    """Those of formats that a grammar describes completely."""
    yield from of(harness.formats.DESCRIBED)


def foreign():
    """Those of formats whose rules are in adapters, at least in part."""
    yield from of(harness.formats.FOREIGN)
