# SPDX-License-Identifier: Apache-2.0
"""What an argument has to be, said by its name: otherwise a caller sees a message of what happens to read it first."""
import numbers
import operator


def kind(value):
    return type(value).__name__


def text(name, value):
    """A text, or None."""
    if value is not None and not isinstance(value, str):
        raise TypeError("%s is a text, not %s" % (name, kind(value)))
    return value


def whole(name, value):
    """A whole number, also one of NumPy."""
    if not isinstance(value, bool):
        try:
            return operator.index(value)
        except TypeError:
            pass
    raise TypeError("%s is a whole number, not %s" % (name, kind(value)))


def flag(name, value):
    """What Python takes for true or false, which arrays of NumPy are not."""
    try:
        return bool(value)
    except (TypeError, ValueError):
        raise TypeError("%s is true or false, not %s" % (name, kind(value))) from None


def number_of_seconds(name, value):
    """A float from 0 on, which may be infinite."""
    if isinstance(value, bool) or not isinstance(value, numbers.Real):
        raise TypeError("%s is a number of seconds, not %s" % (name, kind(value)))
    if not value >= 0:
        raise ValueError("%s is not negative" % name)
    try:
        return float(value)
    except OverflowError:
        raise ValueError("%s is too large" % name) from None


def one_of(name, value, values):
    """What `values`, a dict, has for a text or None."""
    try:
        return values[value]
    except (KeyError, TypeError):       # a list, which no dict has for a key
        raise ValueError("%s is one of %s, not %r" % (name, ", ".join(map(repr, values)), value)) from None
