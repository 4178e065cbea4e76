/* SPDX-License-Identifier: Apache-2.0 */
/*
 * tar_list.h - the files in a tar archive of one folder: where their bytes lie, and nothing is unpacked.
 *
 * Programs that read tar archives differ in what they take, so that one archive may have other files for another program. This reader
 * takes what each of them reads alike, and refuses the rest with the byte at which it is:
 *
 *   - blocks of POSIX ustar or of GNU tar, with a checksum; numbers in octal digits; of pax records `path` and `size` count, times, owners
 *     and attributes are passed over, and any other is refused;
 *   - files, and one folder around them. Links, devices, pipes, sparse files, long names of GNU tar and other types are refused;
 *   - names without control characters, `\`, empty components, `.` and `..` (but for one `./` in front), of at most 255 bytes; none
 *     is there twice;
 *   - padding of zeros, and at the end two blocks of zeros, behind which there are zeros alone.
 */
#ifndef TENSORGATE_CLI_TAR_LIST_H
#define TENSORGATE_CLI_TAR_LIST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define TAR_MOST_MEMBERS 4096u
#define TAR_LONGEST_NAME 255u

typedef struct tar_member {
    char *name;    /* without the folder */
    uint64_t head; /* offset of its header in the archive */
    uint64_t at;   /* of its bytes */
    uint64_t size;
} tar_member;

typedef struct tar_list {
    tar_member *members; /* in the order of their names */
    size_t num;
    size_t room;
    bool has_folder; /* known by the first member */
    char folder[TAR_LONGEST_NAME + 1];
} tar_list;

/* Why an archive is refused. */
typedef struct tar_refusal {
    uint64_t at;     /* offset in the archive */
    uint64_t member; /* number of the header, those of folders and pax records included */
    char name[TAR_LONGEST_NAME + 1]; /* as far as it is known, any bytes; "" */
    const char *why;                 /* what was expected; NULL: see `system` */
    int system;                      /* errno of reading, or ENOMEM */
} tar_refusal;

/* Reads n bytes at an offset, all of which are inside of the archive. Returns 0, or an errno. */
typedef int tar_read(void *self, uint64_t at, void *dst, size_t n);

/* Lists an archive of `size` bytes; tar_list_free() it, after a refusal, too. */
bool tar_list_read(tar_list *l, tar_read *read, void *self, uint64_t size, tar_refusal *refusal);
/* NULL: there is no file of that name. */
const tar_member *tar_list_find(const tar_list *l, const char *name);
void tar_list_free(tar_list *l);

#endif
