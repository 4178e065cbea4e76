# SPDX-License-Identifier: Apache-2.0
"""Exceptions."""
import itertools

LONGEST, MOST = 256, 20000      # what a search for near names looks at: names are a stranger's


class Refused(ValueError):
    """A file that breaks a rule of its format, or that a format cannot hold. The text is one line with all of it.

    code      stable short name of the reason: "truncated", "bad_value", ...
    format    name of the format, or None if the file was not recognised
    offset    position of the offending field in the file, or None where there is none, as for limits
    path      the field in the grammar: "records[2].header.layout"
    found     what the field has, in words
    expected  what is allowed, in words
    message   the sentence: "found 7, expected 0 or 1"
    size      bytes of the file
    filename  the path that was given to open(); None if it was no path
    decoded   whether offset is a position in the output of a decoder, not in the file
    limit     of OverLimit: its name, or None if the format sets it
    remedy    stable short name of what a caller can do, or None
    foreign   what the file is instead: "gguf", "pytorch", ...; None if that is unknown. If to load that is to run
              code, `code` is "code_execution"
    tried     for a file of no format, or of several: a Refused for each format that was tried, or its name if it
              accepts the file
    """

    code: str = "bad_value"
    format: "str | None" = None
    offset: "int | None" = None
    path: str = ""
    found: str = ""
    expected: str = ""
    message: str = ""
    size: int = 0
    filename: "str | None" = None
    decoded: bool = False
    limit: "str | None" = None
    remedy: "str | None" = None
    foreign: "str | None" = None
    tried: "tuple[Refused | str, ...]" = ()


class OverLimit(Refused):
    """A file that costs more than limits allow: memory, work, tensors, axes, or bytes of dense copies."""

    code = "limit"


class NoTensor(KeyError):
    """A name that no tensor of the file has. `near` are names like it, at most three; they are looked for when they are asked
    for, as by the text."""

    def __init__(self, name, names=()):
        super().__init__(name)
        self._names = names

    @property
    def near(self):
        """Names of the file that are like it, at most three."""
        name = self.args[0]
        if not isinstance(name, str) or len(name) > LONGEST:
            return []
        import difflib      # which takes as long to import as the rest
        short = list(itertools.islice((one for one in self._names if len(one) <= LONGEST), MOST))
        longer = [one for one in short if one.endswith(("." + name, "/" + name))]
        return list(dict.fromkeys(longer[:3] + difflib.get_close_matches(name, short, 3)))[:3]

    def __str__(self):
        near = self.near
        return "%r is no tensor of the file%s" % (self.args[0], "; near it: " + ", ".join(map(repr, near)) if near else "")

    def __reduce__(self):
        return type(self), (self.args[0], tuple(self.near))
