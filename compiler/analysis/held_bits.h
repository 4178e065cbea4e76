/* SPDX-License-Identifier: Apache-2.0 */
/*
 * held_bits.h - where bits of a byte that a bit field began may still be unread.
 *
 * A bit field continues in the byte that another one began, also across the border of a type. Any read of bytes, even
 * of none, drops the rest of that byte first. Generated code needs to drop it only where there may be one.
 */
#ifndef KSYC_HELD_BITS_H
#define KSYC_HELD_BITS_H

#include "ir.h"
#include "pool.h"

typedef struct held_bits held_bits;

held_bits *ksyc_held_bits_find(pool *memory, const ir_program *program);
/* Of a program whose first type is a whole file, and whose types no other program uses. */
held_bits *ksyc_held_bits_of_file(pool *memory, const ir_program *program);
/* Whether the program has any bit field. */
bool ksyc_has_bit_fields(const held_bits *h);
/* Whether bits may be held when a parsed field is read; for a repeated one, at any of its elements. */
bool ksyc_may_hold_bits(const held_bits *h, const ir_attr *attr);
/* Whether bits may be held where an object of the type begins. */
bool ksyc_may_begin_with_bits(const held_bits *h, const ir_type *type);
/* Whether the file of `type` has bit fields: else its code, which does not know who uses it, drops no held bits. */
bool ksyc_file_has_bit_fields(const held_bits *h, const ir_type *type);
/* Data that begins with a whole byte by itself: not a bit field, nor an object in the stream of its owner, nor a
 * switch, whose cases decide. */
bool ksyc_reads_whole_bytes(const ir_data *d);

#endif
