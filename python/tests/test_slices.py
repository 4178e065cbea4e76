# SPDX-License-Identifier: Apache-2.0
"""Slices, against NumPy, and how much is read for them."""
import io

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

import tensorgate


def file_of(array, order):
    memory = io.BytesIO()
    np.save(memory, np.asarray(array, order=order))
    return memory.getvalue()


@st.composite
def sliced(draw):
    shape = draw(hnp.array_shapes(min_dims=0, max_dims=4, min_side=0, max_side=6))
    return shape, draw(hnp.basic_indices(shape, allow_newaxis=True, allow_ellipsis=True)), draw(st.sampled_from("CF"))


@settings(max_examples=400, deadline=None)
@given(sliced(), st.sampled_from(["<i2", ">i2", "<f8"]))
def test_as_numpy(case, code):
    shape, key, order = case
    array = np.arange(np.prod(shape, dtype=int)).reshape(shape).astype(code)
    with tensorgate.open(file_of(array, order)) as file:
        (tensor,) = file.values()
        expected = array[key]
        got = tensor[key]
        assert got.shape == expected.shape and np.array_equal(got, expected)
        # The way through a window, which large tensors take.
        window, after, flips = tensorgate._tensor.window_of(key, tensor.shape)
        got = tensor._copy(np, False, None, window)[flips][after]
        assert got.shape == expected.shape and np.array_equal(got, expected)


@settings(max_examples=100, deadline=None)
@given(sliced())
def test_of_small_floats_and_bfloat16(case):
    ml_dtypes = pytest.importorskip("ml_dtypes")
    shape, key, _ = case
    array = np.arange(np.prod(shape, dtype=int)).reshape(shape).astype(ml_dtypes.float4_e2m1fn)
    if np.prod(shape, dtype=int) % 2:
        return      # of 4 bits, an even number of elements
    with tensorgate.open(tensorgate.save(None, {"x": array}, "safetensors")) as file:
        assert file["x"][key].tobytes() == array[key].tobytes()


@pytest.mark.parametrize("kind", ["F6_E2M3", "F6_E3M2", "F4"])
def test_of_floats_that_share_bytes(kind):
    header = '{"x":{"dtype":"%s","shape":[8,8],"data_offsets":[0,%d]}}' % (kind, 48 if kind != "F4" else 32)
    data = bytes(i * 37 % 256 for i in range(48 if kind != "F4" else 32))
    with tensorgate.open(len(header).to_bytes(8, "little") + header.encode() + data) as file:
        whole = file["x"].numpy(raw=True)
        width = 4 if kind == "F4" else 6
        codes = np.unpackbits(np.frombuffer(data, np.uint8), bitorder="little").reshape(-1, width) @ (1 << np.arange(width))
        assert np.array_equal(whole.reshape(-1), codes)
        decoded = np.array(file["x"].tolist())
        for row in range(8):
            for start in range(8):
                for key in ((row, start), (row, slice(start, None)), (slice(row, None), slice(start, None, 3)), (slice(None, None, -1), start)):
                    got = file["x"][key]
                    assert np.array_equal(np.asarray(got, np.float64), decoded[key])


@pytest.mark.parametrize("step", [2**63, 2**64, -2**64, 10**30])
def test_steps_of_any_size(step):
    array = np.arange(6).reshape(2, 3)
    with tensorgate.open(file_of(array, "C")) as file:
        (tensor,) = file.values()
        assert np.array_equal(tensor[::step, 1::step], array[::step, 1::step])


@pytest.mark.parametrize("key", [5, -6, (0, 0, 0, 0), "x", 1.5, True, [1], np.array([1]), (Ellipsis, Ellipsis),
                                 slice(None, None, 0), (slice(None),) * 4, {}, b"", None.__class__])
def test_wrong_keys(key):
    with tensorgate.open(file_of(np.zeros((5, 2, 3)), "C")) as file:
        (tensor,) = file.values()
        with pytest.raises((IndexError, ValueError, TypeError)):
            tensor[key]


@pytest.mark.parametrize("window", [((0, 1, 6),), ((5, 1, 1),), ((0, 2, 4),), ((2**63, 1, 2),), ((2**64, 1, 1),), ((0, 1, 2**64 + 1),), ((0, 2**64 + 1, 2),), ((1, 2**63, 3),),
                                    ((0, 0, 1),), (), ((0, 1, 1), (0, 1, 1)), ((0, 1),), (7,), ("abc",), "x", 7])
def test_a_window_outside_is_refused_in_the_extension(window):
    with tensorgate.open(file_of(np.zeros(5), "C")) as file:
        (tensor,) = file.values()
        with pytest.raises((IndexError, TypeError, OverflowError)):
            tensor._read(False, 0, 0, window)


class Counting(io.BytesIO):
    """Counts the bytes that are read."""

    total = 0

    def read(self, n=-1):
        data = super().read(n)
        self.total += len(data)
        return data


@pytest.mark.parametrize("key,elements", [
    ((3,), 1000), ((slice(10, 20),), 10_000), ((5, slice(0, 10)), 10), ((slice(0, 2000, 500),), 4000), ((7, 7), 1)])
def test_reads_only_what_it_needs(key, elements):
    array = np.arange(2_000_000.0).reshape(2000, 1000)
    source = Counting(file_of(array, "C"))
    with tensorgate.open(source) as file:
        (tensor,) = file.values()
        before = source.total
        assert np.array_equal(tensor[key], array[key])
        assert source.total - before <= elements * 8 + 64 * 1024


def test_columns_are_read_in_few_calls():
    array = np.arange(200_000, dtype="<i4").reshape(2000, 100)
    with tensorgate.open(io.BytesIO(file_of(array, "C"))) as file:
        (tensor,) = file.values()
        assert np.array_equal(tensor[:, 3], array[:, 3])
        assert np.array_equal(tensor[::-3, 90:2:-7], array[::-3, 90:2:-7])
