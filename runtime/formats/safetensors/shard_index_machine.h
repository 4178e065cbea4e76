/* SPDX-License-Identifier: Apache-2.0 */
/*
 * shard_index_machine.h - what the machine of specs/safetensors_index.rl calls, beside what header_machine.h has.
 *
 * p is the byte at hand. Functions that return bool return false after an error.
 */
#ifndef TENSORGATE_SHARD_INDEX_MACHINE_H
#define TENSORGATE_SHARD_INDEX_MACHINE_H

#include "header_machine.h"
#include "shard_index.h"

void tg_shard_index_machine_init(tg_header *h);
void tg_shard_index_machine_run(tg_header *h, const uint8_t *p, const uint8_t *pe);

/* Paths and values of an index. */
extern const tg_json_document tg_shard_index_document;

/* The index that this is the first member of. */
static inline tg_shard_index *tg_shard_index_of(tg_header *h) { return (tg_shard_index *)h; }

bool tg_shard_index_key(tg_header *h, const uint8_t *p);
/* Of weight_map and metadata. */
void tg_shard_index_object(tg_header *h);
void tg_shard_index_object_end(tg_header *h);
bool tg_shard_index_tensor(tg_header *h, const uint8_t *p);
bool tg_shard_index_file(tg_header *h, const uint8_t *p);
bool tg_shard_index_metadata_key(tg_header *h, const uint8_t *p);
/* One more digit of total_size. */
void tg_shard_index_total_digit(tg_header *h, uint8_t c);
/* The value of total_size is over, a number. `whole`: it is a number of bytes. */
void tg_shard_index_total(tg_header *h, bool whole);
/* The value of total_size begins, and is no number. */
void tg_shard_index_odd_total(tg_header *h);

#endif
