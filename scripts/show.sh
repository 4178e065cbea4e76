#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# show.sh TENSORGATE SAMPLES: check of all samples, info and dump of one of each format.
tensorgate=$(realpath "$1")
cd "$2" || exit 1

say() {
    printf '\n$ tensorgate %s\n' "$*"
    "$tensorgate" "$@"
}
for format in btf primitiv nnb pvp; do
    # shellcheck disable=SC2046
    say check -q $(echo *.$format)
done
for file in btf_special_floats.btf primitiv_tensor.primitiv nnb_v3_fixed.nnb pvp_sparse_values.pvp; do
    say info $file
    say dump $file
done
printf '\nThe samples are in %s.\n' "$2"
