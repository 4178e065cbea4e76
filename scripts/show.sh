#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# show.sh TENSORGATE SAMPLES: check, info and dump of one sample of each format.
tensorgate=$1
samples=$2
say() {
    printf '\n$ tensorgate %s\n' "$*"
    (cd "$samples" && "$tensorgate" "$@")
}
case $tensorgate in /*) ;; *) tensorgate=$PWD/$tensorgate ;; esac

say check ./*.btf ./*.primitiv ./*.nnb ./*.pvp
for file in btf_coo.btf primitiv_parameter.primitiv nnb_v3_fixed.nnb pvp_sparse_values.pvp; do
    say info $file
    say dump $file
done
