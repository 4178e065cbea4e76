/* SPDX-License-Identifier: Apache-2.0 */
/*
 * zip_end.h - no bytes of an archive but its last 22 look like its end record.
 *
 * The grammar specs/zip_archive.ksy reads the end record that readers find from the end of the file; some search on.
 */
#ifndef TENSORGATE_ZIP_END_H
#define TENSORGATE_ZIP_END_H

#include "zip_archive.h"

/* Whether the end record that was read, `end`, is the only one of the file. False after an error. */
bool tg_zip_has_one_end(ks_ctx *ks, const zip_archive_end_record *end);

#endif
