/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pool_items.c - queues of items, and how an item ends.
 */
#include <unistd.h>

#include "pool_internal.h"

void items_put(items *q, item *i) {
    i->next2 = NULL;
    if (q->last != NULL) q->last->next2 = i;
    if (q->first == NULL) q->first = i;
    q->last = i;
    q->num++;
}

item *items_take(items *q) {
    item *i = q->first;
    if (i == NULL) return NULL;
    q->first = i->next2;
    if (q->first == NULL) q->last = NULL;
    q->num--;
    return i;
}

void pool_close_fds(pool *p, item *i) {
    /* Open for reading: no data can be lost. */
    for (unsigned k = 0; k < i->num_fds; k++) (void)close(i->fds[k]);
    p->num_fds -= i->num_fds;
    i->num_fds = 0;
}

void pool_end_item(pool *p, item *i, work_result result) {
    pool_close_fds(p, i);
    i->state = ITEM_ENDED;
    i->result = i->is_cancelled ? (work_result){.end = WORK_CANCELLED} : result;
    p->num_open--;
    p->counts.ended++;
    p->counts.ended_weight += i->weight;
    if (i->result.end == WORK_DONE) return;
    p->memory -= held_memory(&i->out) + held_memory(&i->err);
    held_drop(&i->out);
    held_drop(&i->err);
}

void pool_refuse(pool *p, const char *why, size_t size) {
    size_t n = 0;
    p->is_refused = true;
    for (; n < size && n + 1 < sizeof p->why; n++)
        p->why[n] = why[n] >= ' ' && why[n] <= '~' ? why[n] : '?';
    p->why[n] = '\0';
}
