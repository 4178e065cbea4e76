#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
#
# Checks the files of a repository for action.yml, which passes its inputs in the environment: TENSORGATE_PATH and
# TENSORGATE_OPTIONS with an item a line, TENSORGATE_SARIF. No input becomes part of a command line that a shell reads.
# The exit code is that of `tensorgate check`. Files without a format of ours are skipped: a repository has many.
set -u
command=${TENSORGATE_COMMAND:-$(dirname "$0")/../../build/tensorgate}
items() { # items NAME TEXT: the lines of the text that are not empty, as an array
    local -n array=$1
    local line
    array=()
    while IFS= read -r line || [ -n "$line" ]; do [ -z "$line" ] || array+=("$line"); done <<<"$2"
}
items paths "${TENSORGATE_PATH:-.}"
items options "${TENSORGATE_OPTIONS:-}"
[ -z "${TENSORGATE_SARIF:-}" ] || options+=(--sarif --report "$TENSORGATE_SARIF")
exec "$command" check -r --skip-unknown "${options[@]}" -- "${paths[@]}"
