#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# build_reference.sh: builds build/reference/safetensors_reference with cargo, for `make bench`. Without cargo, or
# without its packages, there is none, and the benchmark says so.
set -eu
cd "$(dirname "$0")/.."
program=build/reference/safetensors_reference
[ ! -x "$program" ] || exit 0
command -v cargo >/dev/null || exit 0
mkdir -p build/reference/source
cp bench/reference/* build/reference/source/
cargo build --quiet --release --manifest-path build/reference/source/Cargo.toml --target-dir build/reference/target \
    >build/reference/log 2>&1 || exit 0
cp build/reference/target/release/safetensors_reference "$program"
