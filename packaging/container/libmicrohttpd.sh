#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# libmicrohttpd.sh FOLDER: builds the static library without TLS from Debian's sources, into FOLDER.
#
# The archive of the package needs GnuTLS, of which Debian has no static library with all that it needs in turn. `serve`
# has no TLS: it stands behind a web server that has it.
set -eu
folder=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
chmod 755 "$work"
apt-get source -qq libmicrohttpd >/dev/null
cd libmicrohttpd-*/
./configure --quiet --disable-shared --enable-static --disable-https --disable-doc --disable-examples --disable-curl \
    --prefix="$folder" CFLAGS="-O2 -fPIE -fstack-protector-strong -D_FORTIFY_SOURCE=2" >/dev/null
make -s -j"$(nproc)" -C src/microhttpd >/dev/null 2>&1
make -s -C src/microhttpd install >/dev/null
make -s -C src/include install >/dev/null
mkdir -p "$folder/share/licences"
cp COPYING "$folder/share/licences/libmicrohttpd.txt"
