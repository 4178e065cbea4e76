#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# licences.sh FOLDER LIBRARY.a...: the licence texts of a statically linked command, into FOLDER.
#
# FOLDER gets the licence of Tensorgate, that of Unicode's data, and of each library the copyright file of the Debian package
# that it comes from, or, where it was built from source, share/licences/ beside its folder lib/. The GNU licences that these
# files name are copied whole. Prints a warning for a library without a text.
set -eu
folder=$1
shift
rm -rf "$folder"
mkdir -p "$folder"
cp "$(dirname "$0")"/../LICENSE "$(dirname "$0")"/../LICENSES/*.txt "$folder/"
for library in "$@"; do
    name=$(basename "$library" .a)
    library=$(realpath "$library")
    if [ -d "$(dirname "$library")/../share/licences" ]; then
        cp "$(dirname "$library")"/../share/licences/* "$folder/"
    elif package=$(dpkg-query -S "$library" 2>/dev/null | cut -d: -f1) && [ -n "$package" ]; then
        cp "/usr/share/doc/$package/copyright" "$folder/$name.txt"
    else
        echo "licences.sh: no licence text for $library" >&2
    fi
done
for text in $(cat "$folder"/* | grep -o '/usr/share/common-licenses/[A-Za-z0-9.-]*[A-Za-z0-9]' | sort -u); do
    [ ! -f "$text" ] || cp "$text" "$folder/"
done
cat >"$folder/README" <<'END'
The command `tensorgate` in this folder's parent is linked statically with the libraries whose licences are here. The GNU
C library and libmicrohttpd have the LGPL, which grants the right to link the command again with a changed library: the
source of Tensorgate is free (Apache-2.0), and `make static` does it, with packaging/Containerfile as an example.
END
