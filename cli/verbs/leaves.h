/* SPDX-License-Identifier: Apache-2.0 */
/*
 * leaves.h - the fields of a file in file order.
 *
 * tg_walk visits fields in the order of the grammar, in which the target of an offset follows the
 * offset. To list fields in file order all of them must be collected first. Each field takes 48
 * bytes of memory, and each enclosing object 16.
 */
#ifndef TENSORGATE_CLI_LEAVES_H
#define TENSORGATE_CLI_LEAVES_H

#include "tensorgate.h"

/* A field with bytes of its own. */
typedef struct leaf {
    uint64_t offset;
    uint64_t size;
    /* the value: itself, its two's complement, or the bits of a double; for omitted elements their
     * number */
    uint64_t number;
    uint64_t index;  /* of an element; otherwise TG_NO_INDEX */
    uint32_t visit;  /* number of fields that were visited before */
    uint32_t parent; /* the enclosing object, an index of `places` */
    uint16_t name;   /* indices of `words` */
    uint16_t label;  /* 0: none */
    uint16_t type;   /* of a number that is a text; 0: none */
    uint8_t kind;    /* tg_kind, or LEAF_LEFT_OUT */
    uint8_t bits;    /* width of a bit field; otherwise 0 */
} leaf;

/* Represents the omitted elements of an array from `index` on. */
#define LEAF_LEFT_OUT 255

/* An object: its name and its enclosing object. Number 0 is the file. */
typedef struct place {
    uint64_t index;
    uint32_t parent;
    uint16_t name;
} place;

/* Names and labels, each stored once. Number 0 means none. */
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
    bool left_out;  /* elements were omitted because of max_items */
    tg_error error; /* the reason if leaves_collect failed */
} leaves;

/* Collects all fields, and of each array the first `max_items` elements. Returns false with
 * l->error. leaves_free must be called in both cases. */
bool leaves_collect(leaves *l, tg_file *file, uint64_t max_items, uint64_t memory_allowed);
void leaves_free(leaves *l);

#endif
