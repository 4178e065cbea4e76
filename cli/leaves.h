/* SPDX-License-Identifier: Apache-2.0 */
/*
 * leaves.h - the fields of a file in the order in which they lie in it.
 *
 * tg_walk goes in the order of the spec, where what an offset points to comes behind that offset. To
 * go in the order of the file all fields have to be known first. Each takes 48 bytes of memory, and
 * each object that it is in 16.
 */
#ifndef TENSORGATE_CLI_LEAVES_H
#define TENSORGATE_CLI_LEAVES_H

#include "tensorgate.h"

/* A field with bytes of its own. */
typedef struct leaf {
    uint64_t offset;
    uint64_t size;
    uint64_t
        number;     /* the value: itself, its two's complement, or the bits of a double; of what was
                        left out: how many elements */
    uint64_t index; /* of an element; else TG_NO_INDEX */
    uint32_t visit; /* fields that were visited before */
    uint32_t parent; /* the object that it is in, a number of `places` */
    uint16_t name;   /* numbers of `words` */
    uint16_t label;  /* 0: none */
    uint8_t kind;    /* tg_kind, or LEAF_LEFT_OUT */
    uint8_t bits;    /* of a field of bits; else 0 */
} leaf;

/* The elements of an array from `index` on. */
#define LEAF_LEFT_OUT 255

/* An object: its name and where it is. Number 0 is the file. */
typedef struct place {
    uint64_t index;
    uint32_t parent;
    uint16_t name;
} place;

/* Names and labels, each once. Number 0 is none. */
#define MAX_WORDS 4096
typedef struct words {
    char *text[MAX_WORDS];
    uint16_t num;
    uint16_t slots[2 * MAX_WORDS]; /* by hash; 0: free */
} words;

typedef struct leaves {
    leaf *leaf; /* sorted by offset */
    uint64_t num;
    uint64_t room;
    place *place;
    uint64_t num_places;
    uint64_t room_places;
    words *words;
    bool left_out;  /* something was, because of max_items */
    tg_error error; /* why leaves_collect failed */
} leaves;

/* All fields, of each array the first `max_items` elements. False with l->error. leaves_free in any
 * case. */
bool leaves_collect(leaves *l, tg_file *file, uint64_t max_items, uint64_t memory_allowed);
void leaves_free(leaves *l);

#endif
