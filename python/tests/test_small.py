# SPDX-License-Identifier: Apache-2.0
"""What is felt at the prompt: names of files, names like the one that is absent, arithmetic, notebooks, statistics."""
import fractions
import io
import json
import math
import os
import pickle
import subprocess
import sys

import numpy as np
import pytest
from conftest import COMMAND_ENVIRONMENT, ROOT, SAMPLES
from test_dlpack import safetensors

import tensorgate

COMMAND = os.environ.get("TENSORGATE_COMMAND", os.path.join(ROOT, "build", "tensorgate"))
NAMES = ["layer.weight", "layer.bias", "layer2.weight", "model.embed", "a<b>&\"c", "x" * 1000]


@pytest.fixture
def file():
    content = tensorgate.save(None, {name: np.arange(6.0).reshape(2, 3) + i for i, name in enumerate(NAMES)}, "safetensors")
    with tensorgate.open(content) as file:
        yield file


def test_a_refusal_has_the_name_of_its_file(tmp_path):
    path = tmp_path / "bad\udcff.safetensors"
    path.write_bytes(b"bad")
    for source in (str(path), path, type("Path", (), {"__fspath__": lambda self: os.fsencode(path)})()):
        if not isinstance(source, (str, os.PathLike)):
            os.PathLike.register(type(source))
        with pytest.raises(tensorgate.Refused) as caught:
            tensorgate.open(source)
        assert caught.value.filename == str(path) == tensorgate.check(source).error.filename
        assert pickle.loads(pickle.dumps(caught.value)).filename == str(path)
        for call in (tensorgate.hash, tensorgate.stats, lambda source: tensorgate.convert(source, None, "npz")):
            with pytest.raises(tensorgate.Refused) as caught:
                call(source)
            assert caught.value.filename == str(path)
    with path.open("rb") as stream:
        for source in (b"bad", bytearray(b"bad"), io.BytesIO(b"bad"), stream, stream.fileno()):
            with pytest.raises(tensorgate.Refused) as caught:
                tensorgate.open(source)
            assert caught.value.filename is None


def test_an_index_has_its_name(tmp_path):
    path = tmp_path / "model.safetensors.index.json"
    path.write_text("{}")
    assert tensorgate.check(path).error.filename == str(path)
    shard = tmp_path / "model-00001-of-00001.safetensors"
    shard.write_bytes(b"bad")
    path.write_text(json.dumps({"metadata": {}, "weight_map": {"w": shard.name}}))
    report = tensorgate.check(path)
    assert report.error.filename == str(path) and report.shards[shard.name].error.filename == str(shard)


@pytest.mark.parametrize("name,near", [("layer.weigth", "layer.weight"), ("embed", "model.embed"), ("layer2.wieght", "layer2.weight")])
def test_a_name_that_is_absent(name, near, file):
    with pytest.raises(KeyError) as caught:
        file[name]
    error = caught.value
    assert type(error) is tensorgate.NoTensor and error.args == (name,) and error.near[0] == near
    assert repr(name) in str(error) and repr(near) in str(error) and len(error.near) <= 3
    again = pickle.loads(pickle.dumps(error))
    assert (again.args, str(again)) == (error.args, str(error))
    file.close()
    assert error.near[0] == near
    assert file is not None


def test_names_like_none(file):
    assert file.get("no") is None and file.get("layer.weight") is not None
    for name in ("qqqq", "", "y" * 300, 7, (1, 2), None):
        with pytest.raises(KeyError) as caught:
            file[name]
        assert caught.value.near == [] and str(caught.value) == "%r is no tensor of the file" % (name,)
    with pytest.raises(TypeError):
        file[[]]


def test_near_names_cost_little():
    names = ["%s%d" % ("ab" * 100, i) for i in range(5000)] + ["x" * 100_000]
    made = {name: np.zeros(0, "i1") for name in names}
    with tensorgate.open(tensorgate.save(None, made, "safetensors")) as file, pytest.raises(KeyError) as caught:
        file["abab" * 10]
    assert str(caught.value)


def test_arithmetic(file):
    one, array = file["layer.weight"], file["layer.weight"].numpy()
    other = file["layer.bias"]
    for made, expected in ((one + 1, array + 1), (1 - one, 1 - array), (one * other, array * other.numpy()), (array / (other + 1), array / (other.numpy() + 1)),
                           (one ** 2, array ** 2), (2 // (one + 1), 2 // (array + 1)), (one % 2, array % 2), (one @ other.T, array @ other.numpy().T),
                           (-one, -array), (+one, array), (abs(-one), array), (array + one, array + array), (array @ one.T, array @ array.T),
                           (np.float32(2) * one, 2 * array), (one.T, array.T)):
        assert type(made) is np.ndarray and made.dtype == expected.dtype and np.array_equal(made, expected)
    assert one.size == one.elements == 6 and one.T.shape == (3, 2)
    assert one == one and one != other and hash(one) == hash(one)
    with pytest.raises(TypeError):
        one + "x"
    changed = one
    changed += 1
    assert type(changed) is np.ndarray and one.tolist() == array.tolist()


def test_notebooks(file):
    shown = file._repr_html_()
    assert shown.count("<tr>") == 7 and "<b>" not in shown and "layer.weight" in shown and "[2, 3]" in shown and "float64" in shown
    assert "x" * 1000 not in shown and "safetensors, " in shown
    assert file["layer.weight"]._repr_html_().count("<tr>") == 2
    made = {str(i): np.zeros(1) for i in range(150)}
    with tensorgate.open(tensorgate.save(None, made, "safetensors")) as many:
        assert "and 50 more" in many._repr_html_() and many._repr_html_().count("<tr>") == 101
    many.close()
    assert "closed" in many._repr_html_()


def test_notebooks_of_every_sample(sample):
    with tensorgate.open(sample.data) as file:
        assert file._repr_html_().isascii()


def same(a, b):
    """Of the command, whose mean is of the exact sum."""
    return a == b and math.copysign(1, a) == math.copysign(1, b) or math.isclose(a, b, rel_tol=1e-12, abs_tol=1e-300)


@pytest.mark.skipif(not os.path.exists(COMMAND), reason="needs the command")
def test_stats_are_those_of_the_command(tmp_path):
    """Of all samples whose tensors are numbers."""
    count = 0
    for sample in SAMPLES:
        path = tmp_path / sample.name
        path.write_bytes(sample.data)
        said = subprocess.run([COMMAND, "stats", "--json", str(path)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False,
                              env=COMMAND_ENVIRONMENT)
        if said.returncode != 0:
            continue
        answers = json.loads(said.stdout)["tensors"]
        with tensorgate.open(sample.data) as file:
            found = [tensor.stats() for tensor in file.values()]
            assert len(found) == len(answers), sample.name
            for one, answer in zip(found, answers):
                if one is None:
                    assert "count" not in answer
                    continue
                count += 1
                assert all(getattr(one, key) == answer[key] for key in ("count", "nan", "inf", "neg_inf", "zeros")), answer
                for key in ("min", "max", "mean", "std"):
                    value = getattr(one, key)
                    # The command tells bounds as short as numbers of their type can be told.
                    of = float if key in ("mean", "std") or answer["dtype"] not in ("float32", "float16", "bfloat16", "complex32", "complex64") else np.float32
                    assert value is None and key not in answer or same(of(value), of(answer[key])), (sample.name, answer, one)
    assert count > 300


@pytest.mark.parametrize("array", [np.array([-2**63, 2**63 - 1]), np.array([2**64 - 1, 0], "u8"), np.array([1e308, 1e308, -1e308]),
                                   np.array([np.nan, np.inf, -np.inf, -0.0, 3]), np.zeros(0), np.array([True, False, True]),
                                   np.arange(400_000.0) + 1e9, np.array([1 + 2j, complex(np.nan, 5)]), np.full(3, np.nan), np.float16([60000] * 9)],
                         ids=range(10))
def test_stats(array):
    found = tensorgate.stats(tensorgate.save(None, {"a": array, "t": np.array(["x"])}, "npz"))
    one = found["a"]
    flat = array.view(array.real.dtype) if array.dtype.kind == "c" else array
    finite = flat[np.isfinite(flat)]
    assert found["t"] is None and (one.count, one.nan, one.zeros) == (flat.size, np.isnan(flat).sum(), (flat == 0).sum())
    if not finite.size:
        assert (one.min, one.max, one.mean, one.std) == (None,) * 4
        return
    exact = [fractions.Fraction(v.item()) for v in finite]
    assert one.min == min(exact) and one.max == max(exact) and same(one.mean, float(sum(exact) / len(exact)))
    assert math.isclose(one.std, float(np.std(finite.astype(np.longdouble))), rel_tol=1e-9)


def test_stats_of_zeros_of_both_signs():
    one = tensorgate.stats(tensorgate.save(None, {"a": np.array([0.0, -0.0])}, "npz"))["a"]
    assert math.copysign(1, one.min) == -1 and math.copysign(1, one.max) == 1
    one = tensorgate.open(safetensors("BF16", b"\0\x80\0\x80", [2]))["w"].stats()
    assert (one.zeros, math.copysign(1, one.max), one.mean) == (2, -1, 0)


def test_stats_need_no_ml_dtypes(monkeypatch):
    monkeypatch.setitem(sys.modules, "ml_dtypes", None)
    one = tensorgate.open(safetensors("BF16", b"\x80\x3f\x00\xc0", [2]))["w"].stats()
    assert (one.min, one.max, one.mean) == (-2, 1, -0.5)
