# SPDX-License-Identifier: Apache-2.0
"""NumPy, ml_dtypes and SciPy, where they are."""
import ast
import functools
import math

PLAIN = {"int8": "i1", "int16": "<i2", "int32": "<i4", "int64": "<i8", "uint8": "u1", "uint16": "<u2",
         "uint32": "<u4", "uint64": "<u8", "float32": "<f4", "float64": "<f8", "bool": "?", "float16": "<f2",
         "complex64": "<c8", "complex128": "<c16"}


@functools.cache
def have_numpy():
    try:
        import numpy
    except ImportError as error:
        raise ImportError("arrays need NumPy: pip install numpy; tolist() does not") from error
    return numpy


@functools.cache
def numpy_dtype(np, name, raw):
    """The dtype of NumPy or ml_dtypes; of `raw` small floats, that of their codes. None if there is none."""
    if name in PLAIN:
        return np.dtype(PLAIN[name])
    if name == "bit":
        return None
    if name == "complex32":
        return np.dtype([("real", "<f2"), ("imag", "<f2")]) if raw else None
    if raw:
        return np.dtype("<u2" if name == "bfloat16" else "u1")
    try:
        import ml_dtypes
    except ImportError:
        return None
    found = getattr(ml_dtypes, name, None)
    return None if found is None else np.dtype(found)


def opaque_dtype(np, name):
    """The dtype of NumPy that a file spells so: "<U3", "datetime64[ns]", or a list of fields."""
    if name.startswith("["):
        return np.lib.format.descr_to_dtype(ast.literal_eval(name))
    try:
        return np.dtype(name)
    except TypeError:
        raise TypeError("NumPy has no %s on this machine: numpy(raw=True) gives the bytes" % name) from None


def sparse_array(tensor):
    """See Tensor.sparse()."""
    np = have_numpy()
    try:
        import scipy.sparse
    except ImportError as error:
        raise ImportError("sparse arrays need SciPy: pip install scipy") from error
    if tensor.storage not in ("coo", "sparse", "indices"):
        raise ValueError("%r is %s, not sparse" % (tensor.name, tensor.storage))
    if tensor.ndim == 0:
        raise ValueError("%r is a scalar, which SciPy has no sparse array of: numpy() has its value" % tensor.name)
    values, indices, counts = (tensor.part(name) for name in ("values", "indices", "counts"))
    if values is None:
        values = np.ones(len(indices), np.float32)
    elif tensor.dtype == "bfloat16":
        values = (values.astype(np.uint32) << 16).view(np.float32)
    elif tensor.dtype not in PLAIN:
        raise ValueError("%r is %s, of which SciPy has no sparse array: part() has its elements" % (tensor.name, tensor.dtype))
    if tensor.storage == "coo":
        at = tuple(indices.reshape(-1, tensor.ndim).T.astype(np.int64))
        keep = last_of_each(np, at)
        return scipy.sparse.coo_array((values[keep], tuple(axis[keep] for axis in at)), shape=tensor.shape)
    shape = (tensor.shape[0], math.prod(tensor.shape[1:]))
    at = (np.repeat(np.arange(shape[0]), counts), indices.astype(np.int64))
    keep = last_of_each(np, at)
    return scipy.sparse.coo_array((values[keep], tuple(axis[keep] for axis in at)), shape=shape).tocsr()


def last_of_each(np, at):
    """Positions of the entries that count: of several with the same index, the last one."""
    if len(at[0]) == 0:
        return np.zeros(0, np.intp)
    order = np.lexsort(at)          # stable, so that equal ones keep their order
    differs = np.zeros(len(order), bool)
    differs[-1] = True
    for axis in at:
        differs[:-1] |= axis[order][1:] != axis[order][:-1]
    return np.sort(order[differs])
