#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# generate.sh           regenerates what comes from grammars: generated/, docs/formats/, docs/primitiv_shape.dot;
#                       from their tables specs/nnb_functions.ksy and specs/onnx.ksy; from the list of formats the enumerators of
#                       runtime/tensorgate.h; and from the list of system calls cli/sandbox/sandbox_filters.inc
# generate.sh --check   generates everything in a temporary folder and compares it byte by byte
#
# The lexer of expressions is a part of ksyc, so Ragel runs before ksyc is built.
set -u
cd "$(dirname "$0")/.." || exit 1
make=${MAKE:-make}
python=$(scripts/find_python.sh)
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder/generated/ksyc" "$folder/docs/formats" "$folder/specs" "$folder/runtime"

# install_new FILE: copies a file if its content has changed; others keep their time stamps, for make
install_new() {
    cmp -s "$folder/$1" "$1" && return
    mkdir -p "$(dirname "$1")"
    cp "$folder/$1" "$1"
    echo "  NEW      $1"
}

proved=$("$python" scripts/formats.py proved) || exit 1
cp runtime/tensorgate.h "$folder/runtime/" && "$python" scripts/formats.py enumerators "$folder/runtime/tensorgate.h" || exit 1
"$python" specs/nnb_functions.py specs/nnb_functions.tsv "$folder/specs/nnb_functions.ksy" || exit 1
"$python" specs/onnx_messages.py specs/onnx_messages.tsv "$folder/generated/onnx_messages.def" "$folder/specs/onnx.ksy" || exit 1
# Ragel writes the names of both files into comments, so they must not depend on the folder.
mkdir -p "$folder/compiler/syntax" && cp compiler/syntax/expr_lexer.rl "$folder/compiler/syntax/" && cp specs/*.rl "$folder/specs/" || exit 1
(cd "$folder" && ragel -C -T0 -L -o generated/ksyc/expr_lexer.c compiler/syntax/expr_lexer.rl) || exit 1
(cd "$folder" && ragel -C -G2 -L -o generated/primitiv_stream.inc specs/primitiv.rl) || exit 1
(cd "$folder" && ragel -C -G2 -L -o generated/safetensors_header.inc specs/safetensors.rl) || exit 1
(cd "$folder" && ragel -C -T0 -L -o generated/safetensors_index.inc specs/safetensors_index.rl) || exit 1
# Lists of system calls of the sandbox of the command.
mkdir -p "$folder/cli/sandbox"
${CC:-gcc} -std=c11 -Icli/sandbox -o "$folder/filters" scripts/sandbox_filters.c -lseccomp || exit 1
"$folder/filters" > "$folder/cli/sandbox/sandbox_filters.inc" && rm "$folder/filters" || exit 1
# The states of one record, a figure in docs/streams.md.
(cd "$folder" && ragel -V -p -M shape -o docs/primitiv_shape.dot specs/primitiv.rl) || exit 1
if [ "${1:-}" != --check ]; then
    install_new runtime/tensorgate.h
    install_new specs/nnb_functions.ksy
    install_new specs/onnx.ksy
    install_new generated/ksyc/expr_lexer.c
    install_new cli/sandbox/sandbox_filters.inc
fi
$make build/ksyc || exit 1

for spec in specs/*.ksy; do
    build/ksyc -q -I specs --emit c,dict -o "$folder/generated" "$spec" || exit 1
    build/ksyc -q -I specs --emit doc -o "$folder/docs/formats" "$spec" || exit 1
done
# Validators: of the formats that are listed as PROVED; the suite `validate` compares them with the readers.
for name in $proved; do
    build/ksyc -q -I specs --emit validator -o "$folder/generated" "specs/$name.ksy" || exit 1
done
# Of views, what adapters use. Whole views are in build/generated, where they are proved and compared with the readers.
for name in $(sed -n 's/^#include "\([a-z0-9_]*\)_view[.]h"$/\1/p' runtime/formats/*/*.[ch] | sort -u); do
    used=$(grep -ohE "\b${name}_[a-z0-9_]*view[a-z0-9_]*\(" runtime/formats/*/*.[ch] | tr -d '(' | sort -u | paste -sd, -)
    build/ksyc -q -I specs --emit view --only "$used" -o "$folder/generated" "specs/$name.ksy" || exit 1
done
"$python" scripts/formats.py grammars "$folder/generated" || exit 1
"$python" scripts/formats.py readme "$folder/docs/formats" || exit 1

if [ "${1:-}" = --check ]; then
    if diff -r "$folder/generated" generated && diff -r "$folder/docs/formats" docs/formats &&
        cmp "$folder/docs/primitiv_shape.dot" docs/primitiv_shape.dot &&
        cmp "$folder/cli/sandbox/sandbox_filters.inc" cli/sandbox/sandbox_filters.inc &&
        cmp "$folder/specs/nnb_functions.ksy" specs/nnb_functions.ksy &&
        cmp "$folder/specs/onnx.ksy" specs/onnx.ksy &&
        cmp "$folder/runtime/tensorgate.h" runtime/tensorgate.h; then
        echo "generated/, docs/formats/, docs/primitiv_shape.dot, specs/nnb_functions.ksy and specs/onnx.ksy are what the grammars say," \
            "runtime/tensorgate.h is what formats.def says, and cli/sandbox/sandbox_filters.inc what sandbox_calls.def says"
        exit 0
    fi
    echo "stale: run make generate" >&2
    exit 1
fi
for file in $(cd "$folder" && find generated docs -type f | sort); do
    install_new "$file"
done
# Remove files that are no longer generated.
for file in $(find generated docs/formats -type f | sort); do
    [ -f "$folder/$file" ] || { rm "$file"; echo "  GONE     $file"; }
done
