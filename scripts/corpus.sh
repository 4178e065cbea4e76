#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# corpus.sh DIR: compares the release, the ASan+UBSan and the MSan build with a corpus of files that
# have oracles. The checker, check_corpus.py, lies beside DIR.
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

# An exit code of their own, or a finding would look like a refused file.
export ASAN_OPTIONS=exitcode=99 UBSAN_OPTIONS=print_stacktrace=1:exitcode=99 MSAN_OPTIONS=exitcode=99
python=$(scripts/find_python.sh)
failed=0
echo "corpus: release build"
"$python" "$checker" --tensorgate build/tensorgate "$corpus" --no-convert || failed=1
for flavour in asan msan; do
    echo "corpus: $flavour build"
    "$python" "$checker" --tensorgate build/$flavour/tensorgate "$corpus" --no-convert --memory 0 --timeout 60 || failed=1
done
exit $failed
