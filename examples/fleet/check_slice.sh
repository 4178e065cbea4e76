#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# check_slice.sh LIST RESULTS [INDEX COUNT]: checks every COUNT-th file of a list, from the INDEX-th on (0 is the first).
#
# One task of an array: in Slurm the index and the number of tasks are those of the task array, with GNU parallel they are
# arguments. RESULTS/INDEX.jsonl gets a line of JSON for each file and one with the sums. It appears when it is complete; a
# slice whose result is there is not checked again, so that the same command goes on after an interruption. The exit code
# is that of `tensorgate check`: 0 all accepted, 1 some refused, 2 some could not be read, 3 an internal error.
set -u
list=$1
results=$2
index=${3:-${SLURM_ARRAY_TASK_ID:?an index, or a task array of Slurm}}
count=${4:-${SLURM_ARRAY_TASK_COUNT:?the number of slices, or a task array of Slurm}}
first=${SLURM_ARRAY_TASK_MIN:-0}
[ $# -lt 3 ] || first=0
result=$results/$index.jsonl

mkdir -p "$results" || exit 2
if [ ! -e "$result" ]; then
    awk -v count="$count" -v rest="$((index - first))" '(NR - 1) % count == rest' "$list" |
        "${TENSORGATE:-tensorgate}" check --files-from - --json=lines >"$result.part"
    # Without its last line the command was interrupted.
    tail -n 1 "$result.part" | grep -q '^{"summary":' || exit 3
    sync "$result.part" && mv "$result.part" "$result" || exit 2
fi
tail -n 1 "$result" | sed -n 's/.*"exit_code": *\([0-9]*\).*/\1/p' | { read -r code && exit "$code"; }
