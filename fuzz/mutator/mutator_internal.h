/* SPDX-License-Identifier: Apache-2.0 */
/*
 * mutator_internal.h - shared by the files of the mutator.
 *
 *   mutator_roles.c     what the fields of a format decide
 *   mutator_map.c       runs a reader and lists which bytes are which field
 *   mutator_bytes.c     the input as an array into which parts are inserted and from which they are removed
 *   mutator_values.c    values for a field
 *   mutator_repair.c    repairs the cause of the reader's error
 *   mutator_generate.c  makes an input from nothing
 *   mutator_mutate.c    changes an input; crossover
 */
#ifndef TENSORGATE_FUZZ_INTERNAL_H
#define TENSORGATE_FUZZ_INTERNAL_H

#include "mutator.h"

enum {
    MAX_NODES = 1536,     /* limit of fields of an input */
    MAX_ELEMENTS = 48,    /* elements of one array among them */
    MAX_DEPTH = 24,       /* nested objects */
    MAX_INPUT = 1 << 16,  /* larger inputs are not parsed */
    MAX_MADE = 2048,      /* bytes of a generated input */
    MAX_KEPT = 4096,      /* bytes of an input whose nodes are kept for the next call */
    ARENA_BYTES = 1 << 19 /* for the tree of the reader */
};
#define MAX_STEPS UINT64_C(60000) /* of work of the reader in one call */
#define NO_NODE UINT32_MAX

typedef enum node_kind {
    NODE_OBJECT,
    NODE_ARRAY,
    NODE_NUMBER,
    NODE_FLOAT,
    NODE_BITS,
    NODE_BYTES,
    NODE_COMPUTED /* a number that is not in the file */
} node_kind;

typedef struct node {
    const ks_field *field; /* NULL for the root */
    const ks_type *type;   /* of an object */
    uint64_t offset;       /* in the input */
    uint64_t size;
    uint64_t value;  /* of a number */
    uint32_t parent; /* NO_NODE for the root */
    uint32_t end;    /* index after the last node in it */
    uint32_t index;  /* of an element */
    node_kind kind;
    uint8_t bit; /* NODE_BITS: where in the first byte */
    bool is_big;
} node;

/* Roles of a field; bits of ks_role. */
#define DECIDES(role) (1u << (role))
#define COUNTS_PLACES 0x100u /* it counts the entries of a table of offsets */

/* One call. */
typedef struct work {
    const fuzz_format *format;
    uint8_t *data;
    size_t size;
    size_t max;
    uint64_t random;
    unsigned reads;      /* that were made */
    unsigned most_reads; /* that may be */
    uint64_t steps;      /* of the readers, that are left */
    bool is_good;        /* the reader accepted */
    ks_error error;      /* else why not */
    node *nodes;
    uint32_t num_nodes;
    uint32_t num_read; /* things that the reader has certainly read: a measure of progress */
    uint8_t *arena;
    size_t arena_used;
    uint8_t *is_decided; /* mutator_generate.c: a byte for each byte of the input */
} work;

/* mutator_roles.c */
unsigned decides(const fuzz_format *format, const ks_field *field);

/* mutator_map.c: fills nodes, is_good and error; false when no read is left. Nodes are in the order of a walk, an
 * object before its fields. */
bool read_input(work *w);
/* read_input() for the only read of a call, which is often that of the previous call. Code that
 * changes nodes must discard them. */
bool read_again(work *w);
void forget_reading(void);
/* The nearest node before `from` with this field, else the nearest one after it. */
uint32_t find_node(const work *w, const ks_field *field, uint32_t from);
/* The innermost node at the place of the error, NO_NODE if there is none; `*field` is the field
 * of the error, if it is in the tables. */
uint32_t error_node(work *w, const ks_field **field);
bool wire_is_big(ks_wire wire);

/* mutator_bytes.c: false when it does not fit. */
bool insert_bytes(work *w, uint64_t at, const uint8_t *bytes, size_t n); /* NULL: zeros */
void remove_bytes(work *w, uint64_t at, uint64_t n);
/* Adds to every length of the nodes that enclose `at`, and moves what follows it by `delta`:
 * the second half of an insertion or removal. `nodes` are those of before. */
void shift_references(work *w, uint64_t at, int64_t delta);
void put_word(uint8_t *p, uint32_t size, bool is_big, uint64_t word);
uint64_t get_word(const uint8_t *p, uint32_t size, bool is_big);
/* Writes a number to the place of a node, as far as there is space. */
void put_value(work *w, const node *n, uint64_t value);

/* mutator_values.c */
uint64_t next_random(work *w);
uint64_t below(work *w, uint64_t n); /* 0 for n 0 */
bool chance(work *w, unsigned percent);
/* A value that suits the field; a legal one most of the time. */
uint64_t tame_value(work *w, const ks_field *field, uint32_t at, uint32_t size);
/* One that is likely to cause errors in readers. */
uint64_t wild_value(work *w, const node *n, uint32_t at);
/* A number that occurs in the input or follows from it. */
uint64_t related_value(work *w, uint32_t at);
void fill_bytes(work *w, const ks_field *field, uint8_t *p, uint64_t n);
void put_float(work *w, uint8_t *p, uint32_t size, bool is_big);

/* mutator_repair.c: up to `rounds` times; returns whether the reader accepts at the end. */
bool repair(work *w, unsigned rounds);
/* The state of the best attempt in a row, to which the mutator returns if later ones lead
 * nowhere. */
typedef struct summit {
    uint8_t data[MAX_MADE];
    uint8_t is_decided[MAX_MADE];
    size_t size;
    uint32_t num_read;
    unsigned misses; /* consecutive attempts that reached less */
} summit;
void start_climb(summit *best);
/* After a read that failed. False: the input was restored, and must be read again. */
bool keep_climbing(work *w, summit *best);
/* One attempt to repair the current error. False: impossible. */
bool treat_error(work *w);

/* mutator_generate.c */
void generate(work *w);

/* mutator_mutate.c: takes one call's working memory. */
work new_work(const fuzz_format *format, uint8_t *data, size_t size, size_t max, uint32_t seed);

#endif
