/* SPDX-License-Identifier: Apache-2.0 */
/*
 * archive_scan.h - the names of the members of an archive that none of our formats has: ZIP and tar.
 */
#ifndef TENSORGATE_ARCHIVE_SCAN_H
#define TENSORGATE_ARCHIVE_SCAN_H

#include "glance.h"

#define TG_NO_ENTRY UINT64_MAX

/* Gets each name, which has no NUL at its end, and where its entry of the directory is; TG_NO_ENTRY if there is no directory,
 * or if readers may differ about which one it is. */
typedef void tg_member(void *self, const uint8_t *name, size_t len, uint64_t entry);

/*
 * Calls `member` for each name in the central directory, which decides about an archive: local headers and what precedes the
 * first of them say nothing. An entry may have two names, and an archive several directories, for different readers: all are
 * told. False: there is no directory. *is_whole is false if there are more entries than are looked at.
 */
bool tg_zip_scan(tg_glance *g, tg_member *member, void *self, bool *is_whole);

/*
 * Where the data of the member are whose entry of the directory is at `entry`. False: they are compressed, or not there. That
 * bytes come before the archive, and that an entry leaves its numbers to ZIP64, is not looked at.
 */
bool tg_zip_stored(tg_glance *g, uint64_t entry, uint64_t *from, uint64_t *size);

/*
 * As tg_zip_scan for the headers of a tar archive of any kind: the magic "ustar" is younger than the format. *is_whole is false
 * as well if a reader may find other members: a header of pax that is unclear, or a block that is no header where one has to be.
 */
bool tg_tar_scan(tg_glance *g, tg_member *member, void *self, bool *is_whole);

/* Whether these 512 bytes are a header of tar. */
bool tg_is_tar_header(const uint8_t *header);

#endif
