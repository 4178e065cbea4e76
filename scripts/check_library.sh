#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# check_library.sh ARCHIVE: what the library promises, seen in its object code.
#   - no variable that could be written to: nothing in .data, .bss or thread-local sections
#   - no stdio, no exit, no abort, no environment, no locale
#   - a program that uses it links with the C library alone
archive=$1
bad=0

# Tables of constants that hold addresses are in .data.rel.ro, which the loader makes read-only.
variables=$(objdump -t "$archive" |
    awk '/ (\.data|\.bss|\.tdata|\.tbss|\*COM\*)/ && !/\.data\.rel\.ro/ && !/ d / && $(NF-1) !~ /^0+$/ {print $NF}')
if [ -n "$variables" ]; then
    echo "$archive: variables that can change:" $variables >&2
    bad=1
fi

calls=$(nm -u "$archive" | awk '$1 == "U" {print $2}' | sort -u |
    grep -E '^_?_?(IO_.*|[vfsd]*n?printf(_chk)?|puts|putchar|fopen(64)?|fdopen|fwrite|fread|std(in|out|err)|exit|_exit|abort|getenv|setlocale|signal|system|rand)$')
if [ -n "$calls" ]; then
    echo "$archive: calls that a library must not make:" $calls >&2
    bad=1
fi

folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
cat > "$folder/main.c" <<'PROGRAM'
#include <tensorgate.h>
int main(void) { return 0; }
PROGRAM
${CC:-gcc} -std=c11 -Iruntime -o "$folder/main" "$folder/main.c" -Wl,--whole-archive "$archive" -Wl,--no-whole-archive -lm || bad=1
nm --defined-only "$archive" | awk 'NF == 3 {print $3}' | sort -u > "$folder/defined"
[ $bad = 0 ] && echo "core: self-contained; it calls" $(nm -u "$archive" | awk '$1 == "U" {print $2}' |
    grep -v '^_GLOBAL_' | sort -u | comm -23 - "$folder/defined")
exit $bad
