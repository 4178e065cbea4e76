/* SPDX-License-Identifier: Apache-2.0 */
/*
 * flax_walk.h - goes through the values of a Flax file in the order of the file, without recursion.
 *
 *     tg_flax_walk w;
 *     tg_flax_walk_begin(&w, ks, true);
 *     while ((event = tg_flax_walk_next(&w)) is none of TG_FLAX_END, TG_FLAX_FAILED) ...
 *
 * Every rule about values is checked on the way but one: that the keys of a map differ (flax_index.c). A file that was accepted
 * has no errors but of memory and of input when it is walked through again.
 */
#ifndef TENSORGATE_FLAX_WALK_H
#define TENSORGATE_FLAX_WALK_H

#include "flax_array.h"

/* Arrays and maps around a value. */
#define TG_FLAX_DEPTH 100

typedef enum tg_flax_event {
    TG_FLAX_FAILED, /* ks->error says why */
    TG_FLAX_END,    /* of the file */
    TG_FLAX_OPEN,   /* the array or map `token` begins; it is the innermost frame */
    TG_FLAX_CLOSE,  /* the frame ends, and is still there */
    TG_FLAX_LEAF, /* `token` is a value that has no others in it: no array, no map, no extension but a complex number */
    TG_FLAX_TENSOR /* `array` */
} tg_flax_event;

/* An array or a map that is open, and where the walk is in it. */
typedef struct tg_flax_frame {
    uint64_t at;     /* of its tag */
    uint64_t count;  /* items or pairs */
    uint64_t done;   /* those that have begun; the last one of them is where the walk is */
    uint64_t key_at; /* of the characters of its key, in a map */
    uint64_t key_len;
    bool is_map;
} tg_flax_frame;

typedef struct tg_flax_walk {
    ks_ctx *ks;
    tg_flax_input in;
    tg_flax_token token;
    tg_flax_array array;
    bool is_chunked; /* the array was cut into chunks */
    bool has_arrays; /* the tag of an extension of Flax was read */
    ks_list *chunks; /* of all arrays are added here; NULL: nowhere */
    double parts[2]; /* of a complex number */
    tg_flax_frame frames[TG_FLAX_DEPTH];
    unsigned depth;
    bool closes; /* the innermost frame was told to end */
} tg_flax_walk;

/* `checks`: whether the file is read for the first time. */
void tg_flax_walk_begin(tg_flax_walk *w, ks_ctx *ks, bool checks);
tg_flax_event tg_flax_walk_next(tg_flax_walk *w) KS_MUST_USE;

/* Adds the steps of the innermost `depth` frames and their root to the path of an error. Returns false. */
bool tg_flax_walk_in(const tg_flax_walk *w, unsigned depth);

/* The frame that the value of the last event is in; NULL: it is the outermost map. */
static inline const tg_flax_frame *tg_flax_walk_parent(const tg_flax_walk *w, bool opens) {
    const unsigned depth = w->depth - (opens ? 1 : 0);
    return depth > 0 ? &w->frames[depth - 1] : NULL;
}

#endif
