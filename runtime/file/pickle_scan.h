/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pickle_scan.h - tells whether a file is a pickle of Python, of any protocol.
 *
 * A pickle is a program for a stack machine. It has no magic number: a text can be one, and a stream that breaks has run what
 * stands before the break. So its opcodes are followed as unpicklers follow them, with the kinds of the values in place of
 * the values. Nothing is executed and nothing imported.
 */
#ifndef TENSORGATE_PICKLE_SCAN_H
#define TENSORGATE_PICKLE_SCAN_H

#include "glance.h"

#define TG_PICKLE_NAME 48

typedef struct tg_pickle {
    bool imports;   /* the names below are set */
    uint64_t where; /* byte of the first opcode that imports */
    /* What it imports; may be cut. */
    uint8_t module[TG_PICKLE_NAME];
    uint8_t name[TG_PICKLE_NAME];
    size_t module_len;
    size_t name_len;
} tg_pickle;

/*
 * What the pickle in bytes [from, from + size) imports first that is not in pickle_calls.def. Calls of what is in that list are
 * passed over. False: nothing else is imported, as far as the pickle was followed. A name that comes from the memo is not
 * known, and its import is the last that is followed.
 */
bool tg_pickle_judge(tg_glance *g, uint64_t from, uint64_t size, tg_pickle *found);

/*
 * Whether the bytes from `from` on are a pickle. `is_text`: they may just as well be plain text, so that neither a module which
 * is named but never used is evidence, nor data alone that the memo does not keep. A program that goes on for longer than is
 * followed counts as a pickle.
 */
bool tg_pickle_scan(tg_glance *g, uint64_t from, bool is_text, tg_pickle *found);

#endif
