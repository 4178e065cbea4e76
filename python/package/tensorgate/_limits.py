# SPDX-License-Identifier: Apache-2.0
"""Limits as the extension takes them."""
from collections.abc import Mapping
from typing import TypedDict

from . import _core
from ._arguments import whole

UNLIMITED = 2**64 - 1


class Limits(TypedDict, total=False):
    """What open() takes as `limits`: any of these, by name. None is the default, float("inf") no limit. See limits()."""

    max_file: "int | float | None"
    max_stream: "int | float | None"
    max_tensors: "int | float | None"
    max_rank: "int | float | None"
    max_memory: "int | float | None"
    max_dense: "int | float | None"
    max_work: "int | float | None"
    max_output: "int | float | None"


def limits_of(limits):
    """{"max-rank": 8}, from {"max_rank": 8}; None leaves the default, float("inf") is no limit."""
    result = {}
    if limits is None:
        return result
    if not isinstance(limits, Mapping):
        raise TypeError("limits are a mapping of names to numbers, not %s" % type(limits).__name__)
    names = _core.limits()
    for name, value in limits.items():
        if not isinstance(name, str) or name.replace("_", "-") not in names:
            raise ValueError("there is no limit %r; there are %s" % (
                name, ", ".join(known.replace("-", "_") for known in names)))
        if value is None:
            continue
        value = UNLIMITED if isinstance(value, float) and value == float("inf") else whole("the limit %s" % name, value)
        if not 0 < value <= UNLIMITED:
            raise ValueError("%s: a limit is at least 1 and below 2**64, not %d" % (name, value))
        result[name.replace("_", "-")] = value
    return result
