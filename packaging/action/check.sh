#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# Checks the files of a repository for action.yml, which passes its inputs in the environment: TENSORGATE_PATH and
# TENSORGATE_OPTIONS with an item a line, TENSORGATE_SARIF. No input becomes part of a command line that a shell reads.
# The exit code is that of `tensorgate check`. Files without a format of ours are skipped, since a repository has many, but
# not those that run code when they are loaded.
set -u
command=${TENSORGATE_COMMAND:-$(dirname "$0")/../../build/tensorgate}
paths=${TENSORGATE_PATH:-.}
options=${TENSORGATE_OPTIONS:-}
# The items are separated at line feeds alone, and not taken for patterns.
set -f
IFS='
'
# shellcheck disable=SC2086
set -- $options -- $paths
[ -z "${TENSORGATE_SARIF:-}" ] || set -- --sarif --report "$TENSORGATE_SARIF" "$@"
exec "$command" check -r --skip-unknown "$@"
