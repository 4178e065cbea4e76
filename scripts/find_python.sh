#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Prints the first Python that has NumPy and the Kaitai runtime: a python3 in PATH need not be the system's. Prints
# python3 if there is none, so that Python reports what is missing.
for python in python3 /usr/bin/python3; do
    if "$python" -c 'import numpy, kaitaistruct' 2>/dev/null; then
        echo "$python"
        exit 0
    fi
done
echo python3
