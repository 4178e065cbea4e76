# SPDX-License-Identifier: Apache-2.0
"""No block of C is lost: what the C library of the system and the leak detector of a sanitizer say.

Python's own tracemalloc, in test_hostile.py and test_threads.py, sees objects of Python only. LeakSanitizer, in
`make python-asan`, sees each block that nothing points to any more, however few; where Python itself or another package
lost one, no frame of the extension is in the report.
"""
import ctypes
import gc
import os
import re
import subprocess
import sys

import pytest
from conftest import ROOT
from test_hostile import COUNT, run

HAS_SANITIZER = "TENSORGATE_ASAN" in os.environ
FEW = 1000


class MallInfo(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in ("arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks",
                                                     "uordblks", "fordblks", "keepcost")]


def bytes_in_use():
    """Of all blocks of malloc in this process; None where nobody counts them."""
    library = ctypes.CDLL(None)
    if HAS_SANITIZER:
        count = library.__sanitizer_get_current_allocated_bytes
        count.restype = ctypes.c_size_t
        return count()
    if not hasattr(library, "mallinfo2"):
        return None
    library.mallinfo2.restype = MallInfo
    found = library.mallinfo2()
    return found.uordblks + found.hblkhd


def test_damaged_files_leave_no_block_behind():
    """What is lost for one file is lost in every round of the same files."""
    if bytes_in_use() is None:
        pytest.skip("the C library does not say how much is in use")
    run(0, FEW)
    grown = []
    for _ in range(4):
        gc.collect()
        before = bytes_in_use()
        run(0, FEW)
        gc.collect()
        grown.append(bytes_in_use() - before)
    # Of a thousand files most are refused: a block for each of them would be over 32 KB, even of the smallest blocks.
    assert min(grown) < FEW * 8, grown


LOSES_NOTHING = """
import pathlib, sys
sys.path.insert(0, sys.argv[1])
import test_hostile, test_threads
test_hostile.run(0, int(sys.argv[3]))
test_threads.everything(pathlib.Path(sys.argv[2]))
"""
# The third word after the head of the object is the handle of the C library, see ext_file: the object forgets it.
LOSES_A_FILE = """
import ctypes, io, sys
sys.path.insert(0, sys.argv[1])
import test_hostile, tensorgate
file = tensorgate.open(next(one.data for one in test_hostile.SAMPLES if one.format == "btf"))
handle = ctypes.c_void_p.from_address(id(file) + object.__basicsize__ + 4 * ctypes.sizeof(ctypes.c_void_p))
handle.value = None
del file
"""
REPORT = """
import ctypes, gc
gc.collect()
ctypes.CDLL(None).__lsan_do_recoverable_leak_check()
"""
# A frame of the extension or of the library, by its source, or by the module where lines are not known.
OURS = re.compile(r"/python/src/ext_|/runtime/\w+/|/tensorgate/_core\.")


def lost_blocks(folder, program, count):
    """The reports of blocks that the extension or the library asked for."""
    environment = dict(os.environ, PYTHONMALLOC="malloc", ASAN_OPTIONS="detect_leaks=1:leak_check_at_exit=0:exitcode=99:log_path="
                       + str(folder / "report"))
    done = subprocess.run([sys.executable, "-c", program + REPORT, os.path.join(ROOT, "python", "tests"), str(folder), str(count)],
                          env=environment, stderr=subprocess.PIPE, text=True, timeout=3600, check=False)
    assert done.returncode == 0, done.stderr
    text = "".join(path.read_text() for path in folder.glob("report.*"))
    if "LeakSanitizer has encountered a fatal error" in text + done.stderr:
        pytest.skip("LeakSanitizer may not stop threads here: it needs ptrace")
    return [one for one in text.split("\n\n") if " leak of " in one and OURS.search(one)]


@pytest.mark.skipif(not HAS_SANITIZER, reason="make python-asan")
def test_leak_sanitizer_finds_nothing(tmp_path):
    assert lost_blocks(tmp_path, LOSES_NOTHING, COUNT) == []


@pytest.mark.skipif(not HAS_SANITIZER, reason="make python-asan")
def test_leak_sanitizer_finds_what_is_lost(tmp_path):
    """So that the test above can fail."""
    assert any("tg_open_memory" in one for one in lost_blocks(tmp_path, LOSES_A_FILE, 0))
