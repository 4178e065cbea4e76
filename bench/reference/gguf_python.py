# SPDX-License-Identifier: Apache-2.0
"""gguf_python.py FILE ROUNDS: the reader of the package gguf on a file, for `make bench`; prints the
seconds of processor time of each reading and the number of keys."""
import sys
import time

from gguf import GGUFReader

for _ in range(int(sys.argv[2])):
    begin = time.process_time()
    reader = GGUFReader(sys.argv[1])
    took = time.process_time() - begin
    # It adds the three words of the head to the keys.
    print("%.9f %d" % (took, len(reader.fields) - 3))
