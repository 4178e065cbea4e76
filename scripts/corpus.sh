#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# corpus.sh DIR: runs the release, the ASan+UBSan and the MSan build over a corpus of files with known results. The
# checker, check_corpus.py, is in the parent folder of DIR.
#
# It reads values through .npz, which the MSan build does not support. So that build converts every file to every
# format that it writes, and must succeed or refuse.
#
# Then both grammars of primitiv are compared on DIR/primitiv: every file, its truncations and changed bytes, split
# into pieces in many ways (tests/tools/tool_stream.c).
cd "$(dirname "$0")/.." || exit 1
corpus=$1
if [ -z "$corpus" ]; then
    echo "corpus: say which: make corpus CORPUS=DIR" >&2
    exit 2
fi
if [ ! -d "$corpus" ]; then
    echo "corpus: there is no folder $corpus; nothing was tested" >&2
    exit 2
fi
checker=$corpus/../check_corpus.py
if [ ! -f "$checker" ]; then
    echo "corpus: there is no check_corpus.py beside $corpus; nothing was tested" >&2
    exit 2
fi

# A separate exit code, because a finding must not look like a refused file.
export ASAN_OPTIONS=exitcode=99 UBSAN_OPTIONS=print_stacktrace=1:exitcode=99 MSAN_OPTIONS=exitcode=99
python=$(scripts/find_python.sh)
failed=0
echo "corpus: release build"
"$python" "$checker" --tensorgate build/tensorgate "$corpus" || failed=1
echo "corpus: files of the four formats to .safetensors and back"
ORIGIN_FILES=$corpus "$python" tests/run.py origin || failed=1
echo "corpus: asan build"
"$python" "$checker" --tensorgate build/asan/tensorgate "$corpus" --memory 0 --timeout 60 || failed=1
echo "corpus: msan build"
"$python" "$checker" --tensorgate build/msan/tensorgate "$corpus" --no-convert --memory 0 --timeout 60 || failed=1

out=$(mktemp -d) || exit 2
trap 'rm -rf "$out"' EXIT
formats=$(build/msan/tensorgate formats | awk 'NF == 0 { exit } $3 == "yes" { print $1 }')
find "$corpus" -type f ! -name '*.json' ! -name '*.md' | sort > "$out/files"
converted=0 refused=0 broken=0
while read -r file; do
    for format in $formats; do
        build/msan/tensorgate convert -q --force --max-dense 16M --to "$format" "$file" "$out/converted" 2>"$out/err"
        case $? in
        0) converted=$((converted + 1)) ;;
        1) refused=$((refused + 1)) ;;
        *)
            broken=$((broken + 1))
            echo "FAIL $file to $format: $(tail -n 3 "$out/err")"
            ;;
        esac
    done
done < "$out/files"
echo "corpus: msan build: $converted conversions done, $refused refused, $broken failed"
[ "$broken" -eq 0 ] && [ "$converted" -gt 0 ] || failed=1

if [ -d "$corpus/primitiv" ]; then
    echo "corpus: streams, asan build"
    build/asan/tests/stream "$corpus/primitiv" || failed=1
fi
exit $failed
