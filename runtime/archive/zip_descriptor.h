/* SPDX-License-Identifier: Apache-2.0 */
/*
 * zip_descriptor.h - bytes of a stored member that look like the data descriptor behind it.
 *
 * Where checksum and sizes follow the data, a reader of a stream does not know where those of a stored
 * member end. It searches for a descriptor that says the truth about the bytes before it, and believes the
 * first: libarchive one with a signature and the checksum of these bytes, 7-Zip one with their number. A
 * descriptor without a signature can be found by the signature of the record behind it. Bytes of a
 * member that such a reader takes for its descriptor hide the rest of it, and what follows them becomes
 * other members.
 *
 * Honest data do not contain that: an archive inside an array has descriptors, but those say how many bytes
 * one of its own members has, fewer than are in front of them.
 */
#ifndef TENSORGATE_ZIP_DESCRIPTOR_H
#define TENSORGATE_ZIP_DESCRIPTOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The longest form without a signature, and the signature behind it. */
#define TG_ZIP_DESCRIPTOR_AHEAD 24

/*
 * Searches in `n` bytes of a member from `at` on, behind which TG_ZIP_DESCRIPTOR_AHEAD more bytes of the file are
 * given. *crc is the checksum of the bytes of the member before `at`, and becomes that of the bytes before
 * at + n. Whether there is a false descriptor; *found becomes its place in the member. Linear in n.
 */
bool tg_zip_false_descriptor(const uint8_t *bytes, size_t n, uint64_t at, uint32_t *crc,
                             uint64_t *found);

#endif
