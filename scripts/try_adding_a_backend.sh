#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# try_adding_a_backend.sh   does the steps of docs/adding-a-backend.md in a copy of the tree, with the texts of its blocks,
# and checks that ksyc has the backend then.
set -u
cd "$(dirname "$0")/.." || exit 1
origin=$(pwd)
name=try_backend
. scripts/try_in_copy.sh

page=docs/adding-a-backend.md
fields=compiler/backends/fields
files() {
    mkdir $fields && block 1 >$fields/backend_fields.h && block 2 >$fields/emit_fields.c && [ -s $fields/emit_fields.c ]
}
table() { # the folder at the end of the line of the compiler, the line of the folder before it
    line=$(block 3)
    [ -n "$line" ] && awk -v line="$line" '/^USES_compiler +:=/ { print line; print $0 " '$fields'"; next } { print }' layers.mk >../layers.mk &&
        cp ../layers.mk layers.mk && grep -q "backends/run.* $fields\$" layers.mk
}
row() {
    row=$(block 4)
    awk -v row="$row" '/^#include "backend_doc.h"/ { print; print "#include \"backend_fields.h\""; next }
        /^static const backend backends/ { inside = 1 } inside && /^};/ { print row; inside = 0 } { print }' compiler/ksyc_backends.c >../ksyc_backends.c && cp ../ksyc_backends.c compiler/ksyc_backends.c
}
command=$(block 5)
try() { # The command of the page, not optimised.
    eval "$(echo "$command" | sed 's/^make /run_make /')"
}
says() {
    build/ksyc --help | grep -q "fields .*ID.fields: a line for each field" && head -n 1 build/fields/btf.fields | grep -qx 'btf\.num_tensors'
}
formatted() { clang-format --dry-run -Werror $fields/*.[ch]; }
must "files" files
must "layers.mk" table
must "ksyc_backends.c" row
must "$command" try
ok "the file that it writes" says
ok "clang-format" formatted
finish
