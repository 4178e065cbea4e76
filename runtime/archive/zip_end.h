/* SPDX-License-Identifier: Apache-2.0 */
/*
 * zip_end.h - no bytes of an archive but its last 22 look like its end record.
 *
 * The grammar specs/zip_archive.ksy reads the end record that readers find from the end of the file; some search on.
 */
#ifndef TENSORGATE_ZIP_END_H
#define TENSORGATE_ZIP_END_H

#include "zip_archive.h"

/* What is wrong if others do, for tg_zip_has_one_end. */
extern const char tg_zip_one_end[];

/* Whether the end record that was read, `end`, is the only one of the file. False after an error. `rule`, which says
 * tg_zip_one_end, may be a note: where a format has members that are archives. */
bool tg_zip_has_one_end(ks_ctx *ks, const zip_archive_end_record *end, const ks_rule *rule);

#endif
