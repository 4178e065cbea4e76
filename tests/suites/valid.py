# SPDX-License-Identifier: Apache-2.0
"""Samples: `check` accepts them, with the expected number of notes; `info` lists the expected tensors; the bytes at each
offset, read by NumPy, are the values."""
import ast
import glob
import os
import re

import numpy as np

import harness
from samples import make_samples, small_floats


with open("runtime/base/layout_rules.def", encoding="utf-8") as layout_rules:
    LAYOUT = set(re.findall(r'^RULE\("([^"]+)"\)$', layout_rules.read(), re.M))


def same(value, want):
    if isinstance(want, float) and isinstance(value, (int, float)):
        return np.float32(value) == np.float32(want)
    if isinstance(want, dict):
        return isinstance(value, dict) and set(value) == set(want) and all(same(value[k], want[k]) for k in want)
    if isinstance(want, list):
        return isinstance(value, list) and len(value) == len(want) and all(map(same, value, want))
    return value == want and isinstance(value, bool) == isinstance(want, bool)


def check(sample, path):
    answer, bad = harness.ask(["check", "--json", path])
    if bad:
        return bad
    answer = answer[0]
    for key, want in (("format", sample.format), ("valid", True), ("error", None), ("size", len(sample.data)),
                      ("tensors", len(sample.tensors))):
        if answer.get(key) != want:
            bad.append("check %s is %r, expected %r" % (key, answer.get(key), want))
    if len(answer.get("notes", [])) != sample.notes:
        bad.append("%d notes, expected %d: %s" % (len(answer.get("notes", [])), sample.notes, answer.get("notes")))
    strict = harness.run([harness.tensorgate(), "check", "--strict", path])
    if strict.code != (1 if sample.notes else 0):
        bad.append("check --strict: exit code %d" % strict.code)
    return bad + about_meaning(answer.get("notes", []), sample.data, path)


def about_meaning(notes, data, path):
    """--strict=meaning: the same verdict from a file, from a pipe, and from the list of rules about layout."""
    is_layout = {re.match(r"[a-z0-9_.]+", note).group() for note in notes} <= LAYOUT
    asked = harness.run([harness.tensorgate(), "check", "--strict=meaning", path]), \
        harness.run([harness.tensorgate(), "check", "--strict=meaning", "-"], given=data)
    return ["check --strict=meaning: exit code %d, %r" % (done.code, done.out[:200]) for done in asked if done.code != (0 if is_layout else 1)]


def values(sample, tensor, info, bad):
    """The stored elements through NumPy, from offset, nbytes, dtype, shape and order alone."""
    offset, nbytes, dtype = info.get("offset"), info.get("nbytes"), info.get("dtype")
    if sample.format == "pytorch" and ("strides" in info) == tensor.in_a_row:
        bad.append("%s: strides are %s" % (tensor.name, info.get("strides")))
    if "strides" in info and "deflated" not in sample.name:
        steps = [stride * np.dtype(dtype).itemsize for stride in info["strides"]]
        array = np.ndarray(info["shape"], dtype, sample.data, offset, steps)    # inside of the file, or NumPy refuses
        if array.tobytes() != tensor.data:
            bad.append("%s: other values with strides %s" % (tensor.name, info["strides"]))
    if offset is None or not tensor.in_a_row:
        return                       # compressed, or gathered: the suite `values` reads them
    first = sample.data[offset:offset + len(tensor.data)]
    if first != tensor.data:
        bad.append("%s: other bytes at %s" % (tensor.name, offset))
    if nbytes != (len(tensor.data) if tensor.nbytes is None else tensor.nbytes):
        bad.append("%s: nbytes %s" % (tensor.name, nbytes))
    if tensor.storage == "dense" and dtype != "bit" and dtype not in small_floats.KINDS and nbytes == len(tensor.data):
        file = np.frombuffer(sample.data, np.uint8)
        dtype = np.dtype("uint32" if dtype == "complex32" else ast.literal_eval(dtype) if dtype.startswith("[") else dtype)
        array = file[offset:offset + nbytes].view(dtype.newbyteorder("<"))
        array = array.reshape(info["shape"], order=info["order"])
        want = np.ndarray(tensor.shape, dtype, tensor.data, order=tensor.order)
        if array.tobytes() != want.tobytes():
            bad.append("%s: other values" % tensor.name)


def info(sample, path):
    answer, bad = harness.ask(["info", "--json", path])
    if bad:
        return bad
    metadata = answer.get("metadata", {})
    swapped = str(metadata.get("descr", "")).startswith(">") or metadata.get("byte_order") == "big"
    for key, want in sample.metadata.items():
        if not same(metadata.get(key), want):
            bad.append("metadata %s is %r, expected %r" % (key, metadata.get(key), want))
    got = answer.get("tensors", [])
    if [x.get("name") for x in got] != [x.name for x in sample.tensors]:
        bad.append("tensors %r, expected %r" % ([x.get("name") for x in got], [x.name for x in sample.tensors]))
        return bad
    for x, tensor in zip(got, sample.tensors):
        for key in ("dtype", "shape", "storage") + (("order",) if len(tensor.shape) > 1 and tensor.data else ()):
            if x.get(key) != getattr(tensor, key):
                bad.append("%s: %s is %r, expected %r" % (tensor.name, key, x.get(key), getattr(tensor, key)))
        if tensor.fp_pos is not None and x.get("fp_pos") != tensor.fp_pos:
            bad.append("%s: fp_pos is %r" % (tensor.name, x.get("fp_pos")))
        if tensor.data and not bad and not swapped and tensor.name != "big" and \
                tensor.dtype not in ("bfloat16", *small_floats.KINDS):
            values(sample, tensor, x, bad)
    return bad


def rules_exist():
    """A rule about layout that no reader has would be a mistake in its name."""
    sources = "".join(harness.read_bytes(path).decode() for path in [*glob.glob("generated/*.c"), *glob.glob("runtime/**/*.c", recursive=True)])
    return sorted(rule for rule in LAYOUT if '"%s"' % rule not in sources)


def run(t):
    t.case("rules about layout are those of readers", rules_exist())
    for sample in [*make_samples.samples(), *make_samples.foreign()]:
        path = os.path.join(harness.SAMPLES, sample.name)
        if t.case(sample.name + " check", check(sample, path)):
            t.case(sample.name + " info", info(sample, path))
