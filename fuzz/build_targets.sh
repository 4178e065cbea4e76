#!/bin/bash -eu
# SPDX-License-Identifier: Apache-2.0
#
# Builds every fuzz target as OSS-Fuzz and ClusterFuzzLite require: they give compilers and flags in $CC, $CXX,
# $CFLAGS, $CXXFLAGS, the engine in $LIB_FUZZING_ENGINE, the name of the sanitizer in $SANITIZER (address, undefined,
# memory, coverage), and expect in $OUT: TARGET, TARGET_seed_corpus.zip, TARGET.dict and TARGET.options. $WORK, if
# set, keeps objects. `make fuzz-oss` runs it here.
cd "$(dirname "$0")/.."
: "${CC:=clang}" "${CXX:=clang++}" "${CFLAGS:=}" "${CXXFLAGS:=}" "${LIB_FUZZING_ENGINE:=-fsanitize=fuzzer}"
: "${OUT:?says where the targets go}" "${SANITIZER:=address}" "${WORK:=$(mktemp -d)}" "${JOBS:=$(nproc)}"

includes=""
for folder in runtime runtime/* runtime/formats/* generated compiler/* compiler/backends/* cli cli/* fuzz fuzz/mutator; do
    [ ! -d "$folder" ] || includes="$includes -I$folder"
done
# Engines and sanitizers write files and start processes, which the sandbox of the command would not let them.
flags="-std=c11 -D_FILE_OFFSET_BITS=64 -DKS_EXACT_BLOCKS -DSANDBOX_LEFT_OUT=\"instrumented\" $includes"

# Libraries are linked statically, because the targets run on machines that lack them; those of the system are not
# instrumented, so MemorySanitizer supports only Jansson, whose results are copied.
skip=""
python=$(scripts/find_python.sh)
zlib=$("$python" scripts/formats.py targets ZLIB)
libs="-lm"
library() { # library NAME SWITCH: the archive where there is one, else the shared library
    flags="$flags -DKS_WITH_$2=1"
    libs="-l:lib$1.a $libs"
    echo 'int main(void) { return 0; }' | $CC $CFLAGS -x c -o "$WORK/probe" - "-l:lib$1.a" -lm 2>/dev/null ||
        libs="${libs/-l:lib$1.a/-l$1}"
    rm -f "$WORK/probe"
}
flags="$flags -DKS_WITH_ICONV=1"
library jansson JSON
if [ "$SANITIZER" = memory ]; then
    skip=" $zlib npz_libzip ksyc "
else
    library z ZLIB
fi
yaml=-l:libyaml.a
[ -e "$($CC -print-file-name=libyaml.a)" ] && [ "$($CC -print-file-name=libyaml.a)" != libyaml.a ] || yaml=-lyaml
# libzip and libcrypto have further dependencies: they are used only if the targets run on the machine that builds
# them, and libzip, which is in one target alone, only where it is.
if [ "$SANITIZER" != memory ] && [ "${SHARED_LIBRARIES:-no}" = yes ]; then
    flags="$flags -DKS_WITH_SSL=1"
    libs="-lcrypto $libs"
    # shellcheck disable=SC2086
    $CC $CFLAGS -include zip.h -x c -E /dev/null >/dev/null 2>&1 || skip="$skip npz_libzip "
else
    skip="$skip npz_libzip "
fi

# compile SOURCE [FLAGS]: WORK/SOURCE.o
compile() {
    source=$1
    shift
    mkdir -p "$WORK/$(dirname "$source")"
    # shellcheck disable=SC2086
    $CC $CFLAGS $flags "$@" -c -o "$WORK/${source%.c}.o" "$source"
}
running=0
begin() { # begin COMMAND...: JOBS of them at a time
    "$@" &
    running=$((running + 1))
    if [ $running -ge "$JOBS" ]; then
        wait -n
        running=$((running - 1))
    fi
}
all_done() {
    while [ $running -gt 0 ]; do
        wait -n
        running=$((running - 1))
    done
}
objects() { for source in "$@"; do echo "$WORK/${source%.c}.o"; done; }

shopt -s nullglob
every() { echo "$@"; } # what a pattern matches, which may be nothing
but() { # but NAME LIST...: the list without it
    for item in "${@:2}"; do [ "$item" = "$1" ] || printf '%s ' "$item"; done
}
library_sources=$(every runtime/*/*.c runtime/formats/*/*.c generated/*.c)
# Without the service, which needs libmicrohttpd: `serve` then says that it is missing.
command_sources=$(but cli/tensorgate.c cli/*.c cli/*/*.c | tr ' ' '\n' | grep -v '^cli/serve/serve_' | tr '\n' ' ')
make SETUP=no build/embedded/embedded_texts.c || exit 1
ksyc_sources=$(but compiler/ksyc.c compiler/*.c compiler/*/*.c compiler/backends/*/*.c generated/ksyc/*.c build/embedded/embedded_texts.c)
help_sources=$(every fuzz/fuzz_common*.c)
mutator_sources=$(every fuzz/mutator/*.c runtime/ks/*.c generated/*.c)
# What is skipped is not compiled either: the headers of its libraries may be missing.
targets=""
for target in $("$python" fuzz/targets.py); do
    case $skip in *" $target "*) ;; *) targets="$targets $target" ;; esac
done

for source in $library_sources $help_sources fuzz/custom_mutator.c fuzz/engine/engine_libfuzzer.c $ksyc_sources; do begin compile "$source"; done
for source in $command_sources; do begin compile "$source" -D_POSIX_C_SOURCE=200809L; done
# The readers of the formats are one source, compiled for each of them.
readers=" $("$python" scripts/formats.py targets) "
compile_target() { # compile_target TARGET: WORK/fuzz/fuzz_TARGET.o
    case $readers in
    *" $1 "*) $CC $CFLAGS $flags "-DFUZZ_READS=${1#read_}" -c -o "$WORK/fuzz/fuzz_$1.o" fuzz/fuzz_read.c ;;
    *) compile "fuzz/fuzz_$1.c" ;;
    esac
}
for target in $targets; do begin compile_target "$target"; done
cp cli/tensorgate.c "$WORK/command.c"
# shellcheck disable=SC2086
$CC $CFLAGS $flags -D_POSIX_C_SOURCE=200809L -Dmain=tensorgate_command -c -o "$WORK/command.o" "$WORK/command.c"
# The mutator has its own copy of the readers, as in the Makefile: without sanitizers and exported names.
plain() { $CC -O1 -fPIC $flags -c -o "$WORK/plain/${1//\//-}.o" "$1"; }
mkdir -p "$WORK/plain"
for source in $mutator_sources; do begin plain "$source"; done
all_done
rm -f "$WORK/libtensorgate.a" "$WORK/mutator.o"
ld -r -o "$WORK/mutator.o" "$WORK"/plain/*.o
objcopy --wildcard --keep-global-symbol='fuzz_*' "$WORK/mutator.o"
# shellcheck disable=SC2046
ar rcs "$WORK/libtensorgate.a" $(objects $library_sources)

"$python" tests/samples/make_samples.py build/samples >/dev/null
mkdir -p "$OUT"
link() { # link TARGET: the program, and what lies beside it
    more=""
    case $1 in
    cli) more="$WORK/command.o $(objects $command_sources) -Wl,--wrap=isatty" ;;
    npz_libzip) more=-lzip ;;
    ksyc) more="$(objects $ksyc_sources) -Wl,--wrap=ksyc_source_read,--wrap=ksyc_output_commit,--wrap=ksyc_output_commit_own $yaml" ;;
    esac
    # shellcheck disable=SC2046,SC2086
    $CXX $CFLAGS $CXXFLAGS -o "$OUT/$1" "$WORK/fuzz/fuzz_$1.o" $(objects $help_sources fuzz/custom_mutator.c fuzz/engine/engine_libfuzzer.c) "$WORK/mutator.o" $more \
        "$WORK/libtensorgate.a" $libs $LIB_FUZZING_ENGINE
    "$python" fuzz/package.py "$1" "$OUT"
}
for target in $targets; do begin link "$target"; done
all_done
