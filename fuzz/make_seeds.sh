#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# make_seeds.sh MAKE_SEEDS TENSORGATE SAMPLES   renews fuzz/seeds: `made_*` of every format. Files of
# formats with a grammar are generated from its tables; .npy, .npz and .safetensors, whose headers no
# grammar describes, are converted from samples by the writers of this project.
set -eu
cd "$(dirname "$0")/.."
make_seeds=$1 tensorgate=$2 samples=$3
for format in btf nnb primitiv pvp msgpack; do
    mkdir -p "fuzz/seeds/$format"
    rm -f "fuzz/seeds/$format"/made_*
    "$make_seeds" "$format" "fuzz/seeds/$format"
done
for format in npy npz safetensors; do
    mkdir -p "fuzz/seeds/$format"
    rm -f "fuzz/seeds/$format"/made_*
    n=0
    for sample in "$samples"/*.btf "$samples"/*.primitiv "$samples"/*.pvp "$samples"/*.nnb; do
        [ "$(wc -c <"$sample")" -le 400 ] || continue
        out=fuzz/seeds/$format/made_$(printf %03d "$n").$format
        "$tensorgate" convert --lossy "$sample" "$out" >/dev/null 2>&1 || continue
        # Of files alike but for their values, the first is enough.
        if [ "$(wc -c <"$out")" -gt 1024 ]; then rm -f "$out"; continue; fi
        n=$((n + 1))
        [ "$n" -lt 24 ] || break
    done
    echo "$format: $n files"
done
