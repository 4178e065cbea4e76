# SPDX-License-Identifier: Apache-2.0
# try_in_copy.sh - for scripts that do what a document says in a copy of the tree, build/NAME/tree, and check what it
# promises. Each sets `origin` and `name`, and reads this file from `origin`. The copy is kept after a failure, or with
# KEEP=yes.
folder=$origin/build/$name
tree=$folder/tree
log=$folder/log
passed=0
failed=0

# ok NAME COMMAND...: one case; the output is shown if it fails.
ok() {
    title=$1
    shift
    if "$@" >"$log" 2>&1; then
        passed=$((passed + 1))
        echo "  ok       $title"
    else
        failed=$((failed + 1))
        echo "  FAIL     $title: $*"
        tail -n 30 "$log"
        return 1
    fi
}
# A step that the following steps need.
must() { ok "$@" || finish; }
finish() {
    echo "$passed passed, $failed failed"
    [ $failed = 0 ] || exit 1
    [ -n "${KEEP:-}" ] || rm -rf "$folder"
    exit 0
}
make=${MAKE:-make}
# Not optimised, which takes a third of the time; fortified headers warn of that.
run_make() { $make SETUP=no CFLAGS='-O0 -Wno-cpp -Wno-frame-larger-than' "$@"; }

# What the tree consists of, a line for each file.
files_and_sums() { find . \( -path ./build -o -name __pycache__ \) -prune -o -type f -exec sha1sum {} + | sort -k 2; }
# block N: the lines of code of step N of `page`, as they are to be written.
block() {
    awk -v step="$1" '/^## / { steps = $0 == "## Steps" } /^[0-9]+[.] / { inside = steps && $0 ~ "^" step "[.] " }
        inside && /^        / { print substr($0, 9); written = 1 } inside && /^$/ && written { blank = 1; print "" }' $page |
        sed -e :a -e '/^\n*$/{$d;N;ba' -e '}'
}

rm -rf "$folder"
mkdir -p "$tree" || exit 1
git ls-files -co --exclude-standard | while IFS= read -r file; do [ ! -f "$file" ] || printf '%s\n' "$file"; done >"$folder/files"
tar -cf - -T "$folder/files" | tar -xf - -C "$tree" || exit 1
cd "$tree" || exit 1
