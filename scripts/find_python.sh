#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Prints the Python of this tree: that of the environment in build/python/env once scripts/setup.sh has made it, and until
# then the interpreter from which it is made. That one is the system's: another python3 that stands first in PATH has other
# packages, and comes and goes.
env=$(dirname "$0")/../build/python/env/bin/python
if [ -x "$env" ] && [ "${1:-}" != --base ]; then
    echo "$(cd "$(dirname "$env")" && pwd)/python"
    exit 0
fi
for python in /usr/bin/python3 python3; do
    # The package in python/ needs 3.11.
    if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        echo "$python"
        exit 0
    fi
done
echo python3 # says itself what is missing
