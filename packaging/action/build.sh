#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# Builds the command for action.yml in the folder of the action, once.
set -eu
cd "$(dirname "$0")/../.."
[ -x build/tensorgate ] || make -j"$(nproc 2>/dev/null || echo 2)" KSYC=0 JSON=0 all
build/tensorgate --version
