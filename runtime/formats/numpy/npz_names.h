/* SPDX-License-Identifier: Apache-2.0 */
/*
 * npz_names.h - the names of the members of an archive.
 *
 * A member is called like its array, and ".npy"; folders are passed over. Refused are names that NumPy and other readers
 * understand differently:
 *
 *   - without ".npy", since NumPy gives the bytes of such a member if it is no array
 *   - with a zero byte, where some readers end a name
 *   - said to be UTF-8 (flag 0x0800), but not
 *   - that are those of another member, also with '\\' in place of '/'
 *   - "x.npy.npy" beside "x.npy": NumPy returns the latter as "x" and as "x.npy"
 *   - that a field for a name in UTF-8 (0x7075) contradicts
 *
 * Noted are names that are honest, but not the same everywhere: in no encoding, with characters
 * that cannot be seen or that libarchive composes with others, longer than Info-ZIP reads, and what a
 * program that unpacks the archive would not take for a name of its own in the folder where it
 * unpacks, on any system: drives, devices, streams of files and patterns of Windows among them.
 */
#ifndef TENSORGATE_ZIP_NAMES_H
#define TENSORGATE_ZIP_NAMES_H

#include "file.h"
#include "foreign_name.h"
#include "npz.h"

#define NPZ_SUFFIX_SIZE 4 /* ".npy" */

/*
 * Whether a member is passed over, which is noted: a folder, or what macOS keeps beside a file, "__MACOSX/._a.npy". Programs
 * that make archives of folders write both.
 */
bool npz_is_beside(const zip_archive_member *m);

/* Checks all names, and sets those of the arrays, without `shown`: as many as members that are not passed over. False after
 * an error. */
bool npz_take_names(tg_file *file, const npz *archive, tg_foreign_name *names);

#endif
