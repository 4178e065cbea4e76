#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# try_adding_a_format.sh   adds the format of tests/toy_format to a copy of the tree, build/try/tree, following
# docs/adding-a-format.md, and checks that everything works that the document promises. Also fails if a file has
# changed that no table of the document names. The copy is kept after a failure, or with KEEP=yes.
set -u
cd "$(dirname "$0")/.." || exit 1
origin=$(pwd)
name=try
. scripts/try_in_copy.sh
python=$("$origin/scripts/find_python.sh")
toy=$origin/tests/toy_format
rm -r tests/toy_format # or names of files would occur twice
files_and_sums >../before

# ---------------------------------------------------------------------- what the document says

mkdir runtime/formats/toy
cp "$toy/toy.ksy" specs/
cp "$toy/toy_adapter.c" "$toy/toy_writer.c" runtime/formats/toy/
cp "$toy/toy.py" "$toy/toy_refusals.py" tests/samples/
# The number in the line is the next free one, whatever formats exist.
number=$(($("$python" scripts/formats.py names | wc -w) + 1))
line=$(sed "s/^FORMAT(TOY, *[0-9]*,/FORMAT(TOY, $number,/" "$toy/toy_line.def")
awk -v line="$line" '/clang-format on/ {print line} {print}' runtime/formats.def >../formats.def && cp ../formats.def runtime/formats.def

must "make generate" run_make generate
must "make all samples" run_make all samples build/release/tests/unit/test_formats build/fuzz/make_seeds
ok "make fuzz-seeds" run_make fuzz-seeds FORMATS=toy
ok "golden --update" "$python" tests/run.py golden --update

# ------------------------------------------------------------------------ what comes for free

says() { # says TEXT COMMAND...: the command succeeds, and its output contains the text
    text=$1
    shift
    "$@" >../out 2>&1 && grep -qF -- "$text" ../out || { cat ../out; return 1; }
}
refuses() { # refuses TEXT FILE: with that reason
    build/tensorgate check "$2" >../out 2>&1
    [ $? = 1 ] && grep -qF -- "$1" ../out || { cat ../out; return 1; }
}
there_and_back() { # there_and_back FILE SUFFIX: conversion to another format and back gives the same bytes
    build/tensorgate convert --force "$1" "../copy$2" && build/tensorgate convert --force "../copy$2" ../copy.toy && cmp "$1" ../copy.toy
}
files=build/samples
ok "formats" says "Toy: vectors of float32" build/tensorgate formats
ok "check" says "ok $files/toy_three.toy toy 3 tensors" build/tensorgate check "$files/toy_three.toy"
ok "info" says "float32" build/tensorgate info "$files/toy_one.toy"
ok "dump" says "num_vectors" build/tensorgate dump "$files/toy_three.toy"
ok "map" says "vectors[2].values" build/tensorgate map "$files/toy_three.toy"
ok "convert --help" says " .toy" build/tensorgate convert --help
ok "to npy and back" there_and_back "$files/toy_one.toy" .npy
ok "to npz and back" there_and_back "$files/toy_three.toy" .npz
ok "to btf and back" there_and_back "$files/toy_three.toy" .btf
ok "into its own format" there_and_back "$files/toy_three.toy" .toy
{ head -c 18 "$files/toy_three.toy"; printf '\377\377'; tail -c +21 "$files/toy_three.toy"; } >../broken.toy
ok "a broken file" refuses "toy: vectors[2].length at byte 18: " ../broken.toy
head -c 30 "$files/toy_three.toy" >../short.toy
ok "a truncated file" refuses "toy: vectors[2].values at byte 20: found 10 bytes, expected 80 bytes [truncated]" ../short.toy
ok "reference" says "num_vectors" cat docs/formats/toy.md
ok "table of formats" says "(toy.md)" cat docs/formats/README.md
ok "dictionary" says "TOY1" cat generated/toy.dict
ok "check-generated" run_make check-generated
ok "tests/unit/test_formats" build/release/tests/unit/test_formats
suites() { "$python" tests/run.py format_list golden valid refused; }
ok "suites" suites
units() { (cd scripts/prove && "$python" -c "import prove; prove.read_units(['toy_validate', 'toy_view'])"); }
ok "proof units" units

# The fuzz target without optimisation, which takes half of the time.
light='-O0 -fsanitize=fuzzer-no-link,address'
must "fuzz target" run_make build/libfuzzer/fuzz/read_toy "libfuzzer_FLAGS=$light" libfuzzer_LINK=-fsanitize=address
fuzz() { # over samples and seeds, then a little on its own, with the dictionary
    build/libfuzzer/fuzz/read_toy -runs=0 "$files"/*.toy fuzz/seeds/toy/* &&
        mkdir ../corpus &&
        build/libfuzzer/fuzz/read_toy -runs=3000 -seed=1 -dict=generated/toy.dict -artifact_prefix=../ ../corpus fuzz/seeds/toy
}
ok "fuzzing" fuzz

# ---------------------------------------------------------------------------- what has changed

# Each row of a table in the document that begins with a file; a folder stands for what is in it.
named() { sed -n 's/^| `\([a-z_A-Z.]*\/[a-z_A-Z./]*\)` |.*/\1/p' docs/adding-a-format.md | sed 's/NAME/toy/g'; }
unnamed() {
    files_and_sums >../after
    diff ../before ../after | sed -n 's/^[<>] [0-9a-f]*  \.\///p' | sort -u | while IFS= read -r file; do
        for name in $(named); do
            case $file in "$name") continue 2 ;; esac
            case $name in */) case $file in "$name"*) continue 2 ;; esac ;; esac
        done
        echo "$file has changed, and no table of docs/adding-a-format.md names it"
    done >../unnamed
    cat ../unnamed
    [ ! -s ../unnamed ]
}
ok "no other file has changed" unnamed
written() { # the other way round: what it names is there
    for name in $(named); do [ -e "$name" ] || { echo "there is no $name"; return 1; }; done
}
ok "all files are there that the document names" written
notices() { # that this would have been seen
    echo >>cli/numbers/compare.c
    ! unnamed && grep -qx "cli/numbers/compare.c has changed.*" ../unnamed
}
ok "a change of another file is noticed" notices
finish
