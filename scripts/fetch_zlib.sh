#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# Unpacks Debian's sources of zlib into a folder: a package of zlib for WebAssembly does not exist there.
#
#   fetch_zlib.sh FOLDER
#
# apt checks the signatures; its lists are kept in the folder, so that those of the machine do not change.
set -eu
folder=${1:?a folder}
mkdir -p "$folder/apt/lists/partial" "$folder/apt/parts"
folder=$(cd "$folder" && pwd)
suite=$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)
mirror=${DEBIAN_MIRROR:-http://deb.debian.org/debian}
printf 'deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] %s %s main\n' "$mirror" "$suite" > "$folder/apt/sources.list"
get() {
    apt-get -qq -o Dir::Etc::sourcelist="$folder/apt/sources.list" -o Dir::Etc::sourceparts="$folder/apt/parts" -o Dir::State::lists="$folder/apt/lists" \
        -o Dir::Cache::srcpkgcache= -o Dir::Cache::pkgcache= -o APT::Sandbox::User= "$@" >&2
}
get update
(cd "$folder/apt" && get source --download-only zlib)
for archive in "$folder"/apt/zlib_*.orig.tar.*; do
    tar -xf "$archive" -C "$folder" --strip-components=1
done
rm -rf "$folder/apt"
[ -f "$folder/zlib.h" ]
