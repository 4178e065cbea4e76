#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# Unpacks Debian's sources of a library into a folder: packages of libraries for WebAssembly do not exist there.
#
#   fetch_source.sh PACKAGE FOLDER FILE
#
# PACKAGE is the source package, FILE one of its files, without which the sources are not what was asked for.
# apt checks the signatures; its lists are kept in the folder, so that those of the machine do not change.
set -eu
package=${1:?a source package}
folder=${2:?a folder}
file=${3:?a file}
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
(cd "$folder/apt" && get source --download-only "$package")
for archive in "$folder/apt/$package"_*.orig.tar.*; do
    tar -xf "$archive" -C "$folder" --strip-components=1
done
rm -rf "$folder/apt"
[ -f "$folder/$file" ]
