#!/bin/bash -eu
# SPDX-License-Identifier: Apache-2.0
# The same script for every service, and for `make fuzz-oss`.
exec "$SRC/tensorgate/fuzz/build_targets.sh"
