#!/bin/bash -u
# SPDX-License-Identifier: Apache-2.0
#
# oss.sh FOLDER: does here what OSS-Fuzz and ClusterFuzzLite do with fuzz/build_targets.sh, for each sanitizer of
# $SANITIZERS, by default all three, and runs every target over the resulting seeds. The last line is `N passed, N
# failed`.
cd "$(dirname "$0")/.." || exit 1
folder=$1
passed=0
failed=0
export UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1 ASAN_OPTIONS=allocator_may_return_null=1
# Not optimised: this tests the script, and compiling takes most of the time.
common="-O0 -fno-omit-frame-pointer"
for sanitizer in ${SANITIZERS:-address undefined memory}; do
    out=$PWD/$folder/$sanitizer
    rm -rf "$out"
    mkdir -p "$out" "$folder/work-$sanitizer"
    case $sanitizer in
    address) flags="-fsanitize=address -fsanitize-address-use-after-scope" ;;
    undefined) flags="-fsanitize=undefined -fno-sanitize-recover=all" ;;
    memory) flags="-fsanitize=memory" ;;
    esac
    if ! CC=${CC:-clang} CXX=${CXX:-clang++} CFLAGS="$common $flags -fsanitize=fuzzer-no-link" CXXFLAGS="$common $flags" \
        LIB_FUZZING_ENGINE=-fsanitize=fuzzer SANITIZER=$sanitizer OUT=$out WORK=$PWD/$folder/work-$sanitizer \
        SHARED_LIBRARIES=${SHARED_LIBRARIES:-yes} fuzz/build_targets.sh; then
        echo "FAIL $sanitizer: fuzz/build_targets.sh"
        failed=$((failed + 1))
        continue
    fi
    # shellcheck disable=SC2016
    printf '%s\n' "$out"/*.options | xargs -P "$(nproc)" -I '{}' sh -c '
        target=$(basename "$4" .options)
        seeds=$1/seeds-$2-$target
        rm -rf "$seeds" "$1/$2-$target.passed"
        "$5" -m zipfile -e "$3/${target}_seed_corpus.zip" "$seeds"
        "$3/$target" -runs=0 -timeout=10 "$seeds" >"$1/$2-$target.log" 2>&1 && touch "$1/$2-$target.passed"
        rm -rf "$seeds"' sh "$folder" "$sanitizer" "$out" '{}' "$(scripts/find_python.sh)"
    for options in "$out"/*.options; do
        target=$(basename "$options" .options)
        if [ -e "$folder/$sanitizer-$target.passed" ]; then
            passed=$((passed + 1))
        else
            echo "FAIL $sanitizer: $target:"
            tail -n 20 "$folder/$sanitizer-$target.log"
            failed=$((failed + 1))
        fi
    done
done
echo "$passed passed, $failed failed"
[ $failed = 0 ]
