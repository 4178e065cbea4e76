#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# build_reference.sh [KAITAI_CPP [GGML]]: builds what `make bench` compares with, in build/reference:
#
#   safetensors_reference  with cargo
#   records_official       with node, the official compiler of Kaitai Struct that `make setup` fetches for tests, and a
#                          C++ compiler; KAITAI_CPP is a checkout of kaitai_struct_cpp_stl_runtime
#   gguf_reference         with compilers of C and C++; GGML is a checkout of ggml
#
# What cannot be built is not there, and the benchmark says so.
set -eu
cd "$(dirname "$0")/.."
runtime=${1:-}
ggml=${2:-}
official=build/official/node_modules
folder=build/reference

safetensors() {
    [ ! -x $folder/safetensors_reference ] || return 0
    command -v cargo >/dev/null || return 0
    mkdir -p $folder/source
    cp bench/reference/Cargo.toml bench/reference/*.rs $folder/source/
    cargo build --quiet --release --manifest-path $folder/source/Cargo.toml --target-dir $folder/target \
        >$folder/log 2>&1 || return 0
    cp $folder/target/release/safetensors_reference $folder/
}

records() {
    [ ! -x $folder/records_official ] || return 0
    [ -f "$runtime/kaitai/kaitaistream.cpp" ] && [ -d $official/kaitai-struct-compiler ] || return 0
    command -v node >/dev/null && command -v "${CXX:-g++}" >/dev/null || return 0
    mkdir -p $folder/records
    NODE_PATH=$official node tests/official/compile.js --cpp $folder/records bench/records.ksy >$folder/log 2>&1 || return 0
    "${CXX:-g++}" -O2 -std=c++11 -DKS_STR_ENCODING_NONE -I"$runtime" -I$folder/records -o $folder/records_official \
        bench/reference/records_official.cpp $folder/records/records.cpp "$runtime/kaitai/kaitaistream.cpp" \
        >$folder/log 2>&1 || return 0
}

gguf() {
    [ ! -x $folder/gguf_reference ] || return 0
    [ -f "$ggml/src/gguf.cpp" ] || return 0
    command -v "${CXX:-g++}" >/dev/null || return 0
    objects=$folder/ggml
    mkdir -p $objects
    flags="-O2 -w -D_GNU_SOURCE -DGGML_VERSION=\"\" -DGGML_COMMIT=\"\" -I$ggml/include -I$ggml/src"
    # shellcheck disable=SC2086
    for file in ggml.c ggml-quants.c ggml-alloc.c; do
        "${CC:-gcc}" $flags -c "$ggml/src/$file" -o "$objects/$file.o" >>$folder/log 2>&1 || return 0
    done
    # shellcheck disable=SC2086
    for file in gguf.cpp ggml-threading.cpp ggml-backend.cpp ggml-backend-meta.cpp; do
        "${CXX:-g++}" -std=c++17 $flags -c "$ggml/src/$file" -o "$objects/$file.o" >>$folder/log 2>&1 || return 0
    done
    # shellcheck disable=SC2086
    "${CXX:-g++}" -std=c++17 $flags bench/reference/gguf_reference.cpp $objects/*.o -lpthread -ldl \
        -o $folder/gguf_reference >>$folder/log 2>&1 || return 0
}

safetensors
records
gguf
