#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# make_seeds.sh MAKE_SEEDS TENSORGATE SAMPLES [FORMAT...]   renews fuzz/seeds: `made_*` of these formats, or of all if
# none is named. Files of formats that a grammar describes completely, and of MessagePack, on which primitiv is based,
# are generated from its tables; files of formats whose headers no grammar describes are converted from samples of the
# others by the writers of this project.
set -eu
cd "$(dirname "$0")/.."
python=$(scripts/find_python.sh)
make_seeds=$1 tensorgate=$2 samples=$3
shift 3
chosen=" $* "
is_chosen() { [ "$chosen" = "  " ] || [ "${chosen#* "$1" }" != "$chosen" ]; }
described=$("$python" scripts/formats.py described)
written=" $("$python" scripts/formats.py written) "
for format in $described msgpack; do
    is_chosen "$format" || continue
    mkdir -p "fuzz/seeds/$format"
    rm -f "fuzz/seeds/$format"/made_*
    "$make_seeds" "$format" "fuzz/seeds/$format"
done
samples_of_described() {
    for from in $described; do ls "$samples"/*."$from"; done
}
for format in $("$python" scripts/formats.py foreign); do
    is_chosen "$format" || continue
    mkdir -p "fuzz/seeds/$format"
    rm -f "fuzz/seeds/$format"/made_*
    n=0
    # What is not written here has its samples, which a script has put together.
    if [ "${written#* "$format" }" = "$written" ]; then
        for sample in "$samples"/*."$format"; do
            [ "$(wc -c <"$sample")" -le 1024 ] || continue
            cp "$sample" "fuzz/seeds/$format/made_$(printf %03d "$n").$format"
            n=$((n + 1))
        done
        echo "$format: $n files"
        continue
    fi
    for sample in $(samples_of_described); do
        [ "$(wc -c <"$sample")" -le 400 ] || continue
        out=fuzz/seeds/$format/made_$(printf %03d "$n").$format
        "$tensorgate" convert --lossy --to "$format" "$sample" "$out" >/dev/null 2>&1 || continue
        # Of files that differ only in their values, the first is enough.
        if [ "$(wc -c <"$out")" -gt 1024 ]; then rm -f "$out"; continue; fi
        n=$((n + 1))
        [ "$n" -lt 24 ] || break
    done
    echo "$format: $n files"
done
