#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# make_seeds.sh MAKE_SEEDS TENSORGATE SAMPLES [FORMAT...]   renews fuzz/seeds: `made_*` of these formats, or of all if
# none is named. Files of formats that a grammar describes completely, and of MessagePack, on which primitiv is based,
# are generated from its tables; files of formats whose headers no grammar describes are converted from samples of the
# others by the writers of this project.
set -eu
cd "$(dirname "$0")/.."
make_seeds=$1 tensorgate=$2 samples=$3
shift 3
chosen=" $* "
is_chosen() { [ "$chosen" = "  " ] || [ "${chosen#* "$1" }" != "$chosen" ]; }
proved=$(python3 scripts/formats.py proved)
for format in $proved msgpack; do
    is_chosen "$format" || continue
    mkdir -p "fuzz/seeds/$format"
    rm -f "fuzz/seeds/$format"/made_*
    "$make_seeds" "$format" "fuzz/seeds/$format"
done
samples_of_proved() {
    for from in $proved; do ls "$samples"/*."$from"; done
}
for format in $(python3 scripts/formats.py unproved); do
    is_chosen "$format" || continue
    mkdir -p "fuzz/seeds/$format"
    rm -f "fuzz/seeds/$format"/made_*
    n=0
    for sample in $(samples_of_proved); do
        [ "$(wc -c <"$sample")" -le 400 ] || continue
        out=fuzz/seeds/$format/made_$(printf %03d "$n").$format
        "$tensorgate" convert --lossy "$sample" "$out" >/dev/null 2>&1 || continue
        # Of files that differ only in their values, the first is enough.
        if [ "$(wc -c <"$out")" -gt 1024 ]; then rm -f "$out"; continue; fi
        n=$((n + 1))
        [ "$n" -lt 24 ] || break
    done
    echo "$format: $n files"
done
