#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Prints the first Python that has NumPy and the Kaitai runtime: a python3 in PATH need not be the
# system's. Prints python3 when there is none, so that the message about it comes from Python.
for python in python3 /usr/bin/python3; do
    if "$python" -c 'import numpy, kaitaistruct' 2>/dev/null; then
        echo "$python"
        exit 0
    fi
done
echo python3
