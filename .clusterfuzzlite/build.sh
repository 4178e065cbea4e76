#!/bin/bash -eu
# SPDX-License-Identifier: Apache-2.0
# One script for every service, and for `make fuzz-oss`.
exec "$SRC/tensorgate/fuzz/build_targets.sh"
