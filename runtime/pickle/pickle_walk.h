/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pickle_walk.h - goes through the value of a pickle as a tree, where a shared value is visited at each of its places.
 *
 * Depth and the number of visited places are bounded: a value that contains itself is too deep.
 */
#ifndef TENSORGATE_PICKLE_WALK_H
#define TENSORGATE_PICKLE_WALK_H

#include "pickle_machine.h"

#define TG_PICKLE_DEPTH 100

typedef enum tg_pickle_event {
    TG_PICKLE_END,
    TG_PICKLE_OPEN,  /* a container; what it contains follows, then its CLOSE */
    TG_PICKLE_LEAF,  /* any other value */
    TG_PICKLE_CLOSE, /* of the container that was opened last */
    TG_PICKLE_FAILED /* ks->error says why */
} tg_pickle_event;

/* An open container. */
typedef struct tg_pickle_frame {
    tg_pickle_ref ref;
    tg_pickle_items items;
    tg_pickle_ref key; /* DICT: of the member that was visited last; the others count */
    uint64_t index;
    bool in_attributes; /* DICT: what is visited is `_metadata` */
} tg_pickle_frame;

typedef struct tg_pickle_walk {
    const tg_pickle_machine *m;
    tg_pickle_frame frames[TG_PICKLE_DEPTH + 1];
    unsigned depth; /* of open containers */
    bool
        with_attributes; /* after the members of a dict comes its `_metadata`, one deeper; false at the beginning */
    bool has_begun;
    uint64_t places;   /* that may still be visited */
    tg_pickle_ref ref; /* the value of the event */
} tg_pickle_walk;

/* Before the value `from`, such as the result of the machine. */
void tg_pickle_walk_begin(tg_pickle_walk *w, const tg_pickle_machine *m, tg_pickle_ref from);
tg_pickle_event tg_pickle_walk_next(tg_pickle_walk *w);
/* Goes past the container of the last event, an OPEN, as if all in it was visited. False after an error, as of a visit. */
bool tg_pickle_walk_pass(tg_pickle_walk *w, const tg_pickle_sums *sums);

/* Longest text of tg_pickle_digits: 255 bytes have 614 digits and a sign. */
#define TG_PICKLE_DIGITS 640
/* The digits of an integer, which may be a long one or one of NumPy; returns their number. Not terminated. */
size_t tg_pickle_digits(const tg_pickle_machine *m, const tg_pickle_value *integer,
                        char text[TG_PICKLE_DIGITS]);
/* The text of a key, which may be an integer; `room` has the digits then. */
const char *tg_pickle_key(const tg_pickle_machine *m, tg_pickle_ref key,
                          char room[TG_PICKLE_DIGITS], size_t *n);

/* How open container number `i` names what the walk is at: a key, an index, or "_metadata". */
const char *tg_pickle_part(const tg_pickle_walk *w, unsigned i, char room[TG_PICKLE_DIGITS],
                           size_t *n);

/* Refuses dicts of which two keys have the same text, such as 1 and "1". */
bool tg_pickle_check_keys(tg_pickle_machine *m);

#endif
