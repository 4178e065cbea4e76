/* SPDX-License-Identifier: Apache-2.0 */
/*
 * nnb_writer.h - declarations shared by the four files of the NNB writer: a network and its layout.
 *
 *     nnb_writer.c             header, buffers, the file
 *     nnb_writer_variables.c   variables and their constants
 *     nnb_writer_functions.c   functions and their arguments
 *     nnb_writer_blocks.c      blocks and lists, for the three above
 *
 * All blocks are made while the file is planned: records and lists as bytes in the arena, constants
 * as tensors that are read later. Writing then only iterates over them.
 */
#ifndef TENSORGATE_WRITE_NNB_H
#define TENSORGATE_WRITE_NNB_H

#include "ks_put.h"
#include "nnb_layout.h"
#include "write.h"

/* Readers treat offsets, block numbers and most counts as signed numbers. */
#define NNB_MAX INT32_MAX

/* Bytes of a buffer for each element of version 2. */
#define NNB_BUFFER_ELEMENT 4u

/* A block of the data area. */
typedef struct tg_nnb_block {
    const tg_item *item;  /* whose stored values the block has; NULL: */
    const uint8_t *bytes; /* these */
    uint32_t size;        /* without padding */
    uint32_t offset;      /* in the data area */
} tg_nnb_block;

/* A list as records and the header refer to it, and the words in its block. */
typedef struct tg_nnb_list {
    uint32_t count;
    uint32_t block;
    uint8_t *words;
} tg_nnb_list;

/* The block of a payload that several items may have. */
typedef struct tg_nnb_shared {
    bool exists;
    uint32_t block;
} tg_nnb_shared;

typedef struct tg_nnb_variable {
    const tg_item *item; /* its values; NULL: it is in a buffer */
    bool whole;          /* its buffer or its block holds all elements of the shape */
    bool partial;        /* its block holds one element */
    bool transposed;     /* a function uses it as a weight that is stored transposed */
} tg_nnb_variable;

/* The meaning of a function number; see nnb_writer_functions.c. */
typedef struct tg_nnb_kind {
    bool seen;
    bool known;                    /* the layout of its arguments is known */
    uint8_t cut_input;             /* as in specs/nnb_functions.ksy */
    uint8_t last_transposed_input; /* the same */
    uint32_t size;                 /* of a record */
    uint32_t num_args;
    const ks_type *args; /* NULL: it has none */
} tg_nnb_kind;

typedef struct tg_nnb_network {
    tg_build *build;
    uint32_t version;
    uint32_t api_level;
    ks_list blocks; /* of tg_nnb_block */
    uint64_t area;  /* bytes of the data area */
    tg_nnb_variable *variables;
    tg_nnb_shared *shared; /* by the position of the first item with the payload */
    uint32_t num_variables;
    tg_nnb_list inputs;
    tg_nnb_list outputs;
    tg_nnb_list buffers;
    tg_nnb_list variable_list;
    tg_nnb_list function_list;
    tg_nnb_kind *kinds;
} tg_nnb_network;

/* `size` bytes in the arena, all zero; NULL after tg_refuse. */
uint8_t *tg_nnb_bytes(tg_nnb_network *net, uint64_t size);
/* Bytes from the end of a block of `size` bytes to the next multiple of 4. */
uint64_t tg_nnb_padding(uint64_t size);
/* Adds a block; *number becomes its number. */
bool tg_nnb_add_block(tg_nnb_network *net, const tg_item *item, const uint8_t *bytes, uint64_t size,
                      uint32_t *number);
/* Adds a list from an array of the metadata. Refuses a number out of bounds with `text`, its `word`
 * and `a`. */
bool tg_nnb_add_list(tg_nnb_network *net, const tg_meta *array, int32_t min, int32_t max,
                     tg_nnb_list *list, const char *text, const char *word, uint64_t a);
/* Finds the members `names` of an object, which must have no others: out[i] is the one of names[i].
 * Otherwise refuses with `text`, the name of the member and `a`. */
bool tg_nnb_members(tg_nnb_network *net, const tg_meta *object, const char *const *names, size_t n,
                    const tg_meta **out, const char *text, uint64_t a);

/* Checks the rules for one tensor. */
bool tg_nnb_add(tg_build *build, tg_item *item);
/* Allocates the variables. */
bool tg_nnb_new_variables(tg_nnb_network *net, uint64_t count);
/* Assigns each tensor to the variable whose index is its name. */
bool tg_nnb_assign_items(tg_nnb_network *net);
/* Adds all data of variables. `array` is that of the metadata; NULL: there are only tensors. */
bool tg_nnb_add_variables(tg_nnb_network *net, const tg_meta *array);
/* Checks that exactly the weights that functions use transposed are declared transposed. */
bool tg_nnb_test_orders(tg_nnb_network *net);

/* Adds all data of functions. `array` is that of the metadata. */
bool tg_nnb_add_functions(tg_nnb_network *net, const tg_meta *array);

#endif
