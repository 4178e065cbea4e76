/* SPDX-License-Identifier: Apache-2.0 */
/*
 * push_stream.h - the state of a push stream of primitiv, and the actions that the machine of
 * specs/primitiv.rl calls. Private to the library.
 *
 * A stream has three parts.
 *
 *   the machine   (generated/primitiv_stream.inc) defines the order of bytes. It keeps only a state
 *                 number, and counts in `number` and in the lists below.
 *   the fields    (push_fields.c, push_names.c) is called by the machine at the end of a field:
 *                 products of lengths, keys, events.
 *   the verdict   (push_stream.c, push_verdict.c) derives the result that tg_open would give.
 *
 * The verdict is the difficult part. The reader knows the size of the file from the start, and
 * immediately reports a length or count that exceeds the rest. A stream learns the size at the end,
 * so:
 *
 *   - Required bytes are recorded as expectations (tg_push_expect). The first expectation that
 *     the bytes do not meet is the error. Few can be open at once, one for each kind of list that
 *     the format nests and one for bytes, because a list cannot end before the minimum size of its
 *     elements has been fed.
 *   - A wrong value is the error only if all earlier expectations are met. Until then it is pending
 *     and the stream only counts bytes (TG_STATUS_WAITS).
 *   - What the reader checks after parsing (duplicate keys, limits) is recorded, and reported at
 *     the end if there is no other error.
 */
#ifndef TENSORGATE_PUSH_STREAM_H
#define TENSORGATE_PUSH_STREAM_H

#include "key_set.h"
#include "tensorgate.h"

typedef struct tg_push tg_push;

/* --------------------------------------------------------------------------------------- fields */

/* Fields of primitiv.ksy; those after TG_FIELD_TRAILING have no bytes of their own and are for
 * paths of errors. */
typedef enum tg_push_field_id {
    TG_FIELD_MAJOR,
    TG_FIELD_MINOR,
    TG_FIELD_DATA_TYPE,
    TG_FIELD_DIMS_HEAD,
    TG_FIELD_DIM,
    TG_FIELD_BATCH,
    TG_FIELD_DATA,
    TG_FIELD_NUM_STATS,
    TG_FIELD_STAT_KEY,
    TG_FIELD_NUM_PARAMETERS,
    TG_FIELD_KEY_HEAD,
    TG_FIELD_NAME,
    TG_FIELD_UINT_HEAD,
    TG_FIELD_FLOAT_HEAD,
    TG_FIELD_CONFIG_KEY,
    TG_FIELD_CONFIG_VALUE,
    TG_FIELD_TRAILING,
    TG_FIELD_PARAMETERS,
    TG_FIELD_KEY,
    TG_FIELD_STATS,
    TG_FIELD_SHAPE,
    TG_FIELD_DIMS,
    TG_FIELD_CONFIGS
} tg_push_field_id;

typedef enum tg_push_object {
    TG_OBJECT_SHAPE,
    TG_OBJECT_TENSOR,
    TG_OBJECT_PARAMETER,
    TG_OBJECT_MODEL,
    TG_OBJECT_OPTIMIZER
} tg_push_object;

/* A list of the file: its number of elements, and how many have begun. */
typedef struct tg_push_list {
    uint32_t count;
    uint32_t begun;
} tg_push_list;

/* Expectations, in the order in which the reader checks them: outer lists first. */
typedef enum tg_push_expected {
    TG_EXPECTED_PARAMETERS,
    TG_EXPECTED_KEY,
    TG_EXPECTED_STATS,
    TG_EXPECTED_DIMS,
    TG_EXPECTED_CONFIGS,
    TG_EXPECTED_BYTES, /* of a string or binary */
    TG_NUM_EXPECTED
} tg_push_expected;

typedef struct tg_push_expectation {
    uint64_t at;    /* from this offset on */
    uint64_t count; /* number of elements, or bytes */
    uint64_t size;  /* minimum size of the file */
} tg_push_expectation;

/* ------------------------------------------------------------------------------------ the state */

typedef enum tg_push_status {
    TG_STATUS_RUNS,
    TG_STATUS_TRAILS, /* the object has ended, more bytes follow */
    TG_STATUS_WAITS,  /* `error` is pending: it applies unless the file ends before `error.size` */
    TG_STATUS_REFUSED,
    TG_STATUS_ACCEPTED
} tg_push_status;

#define TG_PUSH_MAX_DIMS 8
#define TG_PUSH_FEW_PLACES 4096
#define TG_PUSH_PLACES 98304

/* A name while its bytes arrive. */
typedef struct tg_push_name {
    size_t len;
    size_t key_len;       /* length of the key of the parameter; a statistic is appended to it */
    size_t component;     /* start of the last component */
    uint64_t component_n; /* its bytes in the file */
    uint8_t first[TG_VALUE_BYTES]; /* and the first of them */
    char text[TG_STREAM_NAME + 1];
} tg_push_name;

/*
 * A key of a model in a form whose byte order is that of the keys: 0 ends a component, and the
 * bytes 0 and 1 in a component are preceded by a 1. At most 1 longer than the name, in which those
 * two bytes take three characters and each component but the first has a separator.
 */
typedef struct tg_push_order {
    size_t len;
    uint8_t bytes[TG_STREAM_NAME + 1];
} tg_push_order;

struct tg_push {
    int state; /* of the machine */
    tg_push_status status;
    bool ended;

    /* The current piece: `piece` is byte `piece_at` of the file. */
    const uint8_t *piece;
    uint64_t piece_at;
    uint64_t size; /* bytes that were fed */

    /* The current field. Its first byte is a tag; a number of `width` bytes follows, or none. */
    tg_push_field_id field;
    uint64_t field_at;
    uint32_t width;
    uint32_t number;
    uint64_t left; /* remaining bytes of a string or of values */

    tg_push_object kind;
    tg_push_list parameters;
    tg_push_list names;
    tg_push_list stats;
    tg_push_list dims;
    tg_push_list configs;
    bool in_floats; /* the second map of an optimizer */

    uint64_t shape_at;
    uint64_t dims_at;
    uint64_t volume; /* product of all dimensions but the last one read */
    uint32_t lengths[TG_PUSH_MAX_DIMS];
    uint32_t rank;                        /* with the batch, without trailing ones */
    uint64_t shape[TG_PUSH_MAX_DIMS + 1]; /* as in tg_tensor */
    uint32_t batch;
    uint64_t num_elements;
    uint64_t data_at;
    uint64_t num_tensors;
    uint64_t key_at;
    uint64_t trailing_at;
    uint8_t trailing[TG_VALUE_BYTES];
    uint64_t num_notes;
    bool unsorted; /* some key of a model was not greater than all before it */

    tg_push_expectation expected[TG_NUM_EXPECTED];
    tg_error error;
    /* Errors to report at the end, if there is no other; code TG_CODE_NONE: none. */
    tg_error bad_key;  /* of a parameter of a model */
    tg_error bad_name; /* of a statistic or setting */
    tg_error bad_rank;

    tg_options options;
    size_t memory;
    tg_stream_sink sink;

    uint64_t hash_key[2];
    uint64_t scope;
    tg_key_set many;    /* keys of a model; in other files all keys */
    tg_key_set few;     /* statistics of one parameter of a model */
    tg_push_order *key; /* of the current parameter */
    tg_push_order *top; /* the greatest so far */
    tg_push_order orders[2];
    tg_push_name name;
    tg_hash few_places[TG_PUSH_FEW_PLACES];
    tg_hash places[]; /* of `many` */
};

/* This bounds both numbers of places: memory of 2 MiB and more comes in huge pages (os.h). Their
 * size is chosen for existing files with 70,003 settings and with names of 65,536 bytes. */
_Static_assert(sizeof(tg_push) + TG_PUSH_PLACES * sizeof(tg_hash) < (size_t)2 << 20,
               "a stream is no matter for huge pages");

/* p is in the piece, and no file has 2^63 bytes: at 10 GB a second it would take thirty years to come. */
static inline uint64_t tg_push_at(const tg_push *s, const uint8_t *p) {
    return s->piece_at + (uint64_t)(p - s->piece);
}

static inline bool tg_push_runs(const tg_push *s) { return s->status == TG_STATUS_RUNS; }

/* An element of a list begins. One begins only while fewer have begun than the list has, so the number
 * is never at its limit. */
static inline void tg_push_begin(tg_push_list *list) {
    if (list->begun < UINT32_MAX) list->begun++;
}

/* Begins a field at p. */
static inline void tg_push_field(tg_push *s, tg_push_field_id field, const uint8_t *p) {
    s->field = field;
    s->field_at = tg_push_at(s, p);
    s->width = 0;
    s->number = 0;
}

/* The offset after the tag and number of the current field. */
static inline uint64_t tg_push_behind(const tg_push *s) { return s->field_at + 1 + s->width; }

/* ------------------------------------------------------------------------- machine (generated) */

void tg_push_machine_init(tg_push *s);
void tg_push_machine_run(tg_push *s, const uint8_t *p, const uint8_t *pe);

/* ------------------------------------------------------- what the machine calls (push_fields.c, push_names.c) */

/* Each of them returns false if the stream has stopped. */
bool tg_push_kind(tg_push *s);
bool tg_push_count_parameters(tg_push *s);
bool tg_push_count_names(tg_push *s);
bool tg_push_count_stats(tg_push *s);
bool tg_push_count_dims(tg_push *s);
bool tg_push_count_configs(tg_push *s);
bool tg_push_length(tg_push *s);
bool tg_push_shape(tg_push *s);
bool tg_push_uint(tg_push *s);
bool tg_push_float(tg_push *s);
bool tg_push_note_width(tg_push *s);
void tg_push_refuse_tag(tg_push *s, uint8_t tag);
void tg_push_refuse_number(tg_push *s);

/* Processes the `number` bytes after p, as far as the piece has them; returns the last of them. */
const uint8_t *tg_push_characters(tg_push *s, const uint8_t *p, const uint8_t *pe);
const uint8_t *tg_push_values(tg_push *s, const uint8_t *p, const uint8_t *pe);
/* Begins the trailing bytes at p. */
void tg_push_trailing(tg_push *s, const uint8_t *p, const uint8_t *pe);

/* Processes up to n bytes of the current string or values; returns their number. s->left > 0. */
size_t tg_push_pass(tg_push *s, const uint8_t *data, size_t n);

/* Processes trailing bytes of the current piece. */
void tg_push_trail(tg_push *s, const uint8_t *data, size_t n);

/* ----------------------------------------------------------------------------- names (push_names.c) */

/* Begin, continue and end a name of a key, a statistic or a setting. */
bool tg_push_name_begin(tg_push *s);
bool tg_push_name_add(tg_push *s, const uint8_t *data, size_t n);
bool tg_push_name_end(tg_push *s);

/* Begins the key of a parameter; ends one that has no names. */
void tg_push_key_begin(tg_push *s);
bool tg_push_key_without_names(tg_push *s);
/* Announces `count` statistics or settings, each with a name. */
void tg_push_names_follow(tg_push *s, uint32_t count);
/* Sets the name of the only object of the file. */
void tg_push_name_set(tg_push *s, const char *text);
/* Reduces the current name to that of the parameter, without a statistic. */
void tg_push_name_of_value(tg_push *s);

/* ------------------------------------------------------------------------- verdicts (push_verdict.c) */

void tg_push_expect(tg_push *s, tg_push_expected what, uint64_t at, uint64_t count, uint64_t size);
/* Sets s->error to the first expectation that the bytes so far do not meet; false: there is
 * none. */
bool tg_push_falls_short(tg_push *s);
/* Sets s->error: the file ends inside the number of the current field. */
void tg_push_end_in_number(tg_push *s);

/* Refuses a wrong value: stops the stream and returns s->error, to which the caller adds the found
 * value. `part` is a part of the field, or NULL. Never returns NULL. */
tg_error *tg_push_refuse(tg_push *s, tg_code code, uint64_t at, const char *expected,
                         tg_push_field_id field, const char *part);
/* Makes an error that is reported at the end. */
tg_error tg_push_later(const tg_push *s, tg_code code, uint64_t at, const char *expected,
                       tg_push_field_id field, const char *part);

/* Records the first tensor that has more axes than the options allow. */
void tg_push_too_many_axes(tg_push *s);

/* A rule whose violation is a note, or an error if the options are strict. */
typedef struct tg_push_rule {
    const char *name;
    const char *expected;
    tg_code code;
    tg_push_field_id field; /* field of the error */
} tg_push_rule;
bool tg_push_odd(tg_push *s, const tg_push_rule *rule, uint64_t at, tg_value found,
                 const char *part);

tg_value tg_push_no_value(void);
tg_value tg_push_u64(uint64_t value);
tg_value tg_push_bytes(const uint8_t *first, uint64_t n);

/* Sends an event to the caller; false if that ends the stream. */
bool tg_push_emit(tg_push *s, const tg_stream_event *event);

#endif
