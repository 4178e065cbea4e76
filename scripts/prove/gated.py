# SPDX-License-Identifier: Apache-2.0
"""That a validator gets at its input through the gate alone, read from the text that Frama-C prints of it.

A function of ks_loaded.h requires that the bytes that it reads are loaded, so each of its calls is an obligation; or it asks
the gate for them, and is looked at like a function of the validator. Refused
is every other way to a byte: the input goes from function to function with its gate, or into one that requires this. So no
expression reads it, no variable is set to it, and no pointer is made in another way."""
import fnmatch
import re

VALIDATOR = "*_validate"
LOADED = re.compile(r"\brequires\b[^;]*\bks_may_read\s*\(")
BYTES = re.compile(r"\b(?:u?int8_t|(?:unsigned |signed )?char|void)\b[^,*]*\*+\s*(?:const\s+)?(\w+)$")
GATE = re.compile(r"\bks_gate\b[^,*]*\*\s*(\w+)$")
POINTER = re.compile(r"\*\s*\)|\b(?:u?int8_t|char|void)\b(?:\s+const)?\s*\*|&\s*\w+\s*\[")


def without_annotations(text):
    return re.sub(r"/\*.*?\*/", " ", text, flags=re.S)


def parameters(item):
    """The parameters of a definition, as text."""
    inside = re.search(r"\((.*)\)\s*$", without_annotations(item.head), re.S)
    return [re.sub(r"\s+", " ", one).strip() for one in inside.group(1).split(",")] if inside else []


def named(pattern, words):
    return [found.group(1) for found in map(pattern.search, words) if found]


def body(item):
    """The code of a definition; what adds `const` to the gate is no cast of the input."""
    code = without_annotations(item.text[len(item.head):])
    return re.sub(r"\(\s*(?:ks_gate const|const ks_gate)\s*\*\s*\)", "", code)


def is_gated(name, own, by_name):
    """Whether a function of the runtime requires that what it reads is loaded, or gets at it through the gate itself."""
    item = by_name.get(name)
    return item is not None and (LOADED.search(item.head) is not None or
                                 item.defined and next(problems(item, own, by_name), None) is None)


def problems(item, own, by_name):
    """What is wrong with one function; `own` are the functions of its file, which are looked at as well."""
    given = parameters(item)
    inputs, gates = named(BYTES, given), named(GATE, given)
    code = body(item)
    if POINTER.search(code):
        yield "makes a pointer"
    for gate in gates:
        if re.search(r"\b%s\s*(?:->|\[|=[^=])|\*\s*%s\b" % (gate, gate), code):
            yield "looks into the gate"
    if not inputs:
        return
    if len(inputs) != 1 or len(gates) != 1:
        yield "has input without a gate"
        return
    passed = re.findall(r"\b(\w+)\s*\(\s*%s\s*,\s*%s\s*[,)]" % (gates[0], inputs[0]), code)
    ignored = re.findall(r"\(\s*void\s*\)\s*%s\s*;" % inputs[0], code)
    if len(re.findall(r"\b%s\b" % inputs[0], code)) != len(passed) + len(ignored):
        yield "uses its input without the gate"
    for called in passed:
        if called not in own and not is_gated(called, own, by_name):
            yield "passes its input to %s, which does not require that it is loaded" % called


def refusals(path, by_name, names):
    """Problems of a file with a validator: `names` are its functions."""
    if not fnmatch.filter(names, VALIDATOR):
        return []
    return ["%s: %s %s" % (path, name, problem) for name in names if name in by_name
            for problem in problems(by_name[name], set(names), by_name)]
