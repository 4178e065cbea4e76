/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Streams: which one the objects of each type lie in, because `pos` counts from the start of the stream.
 *
 * A substream is neither a copy nor another pointer: positions in it are positions in the file, `base` is where the
 * substream begins, and `len` is where it ends.
 */
#include "proof.h"
#include "queries.h"

/* The stream that objects of a type lie in: that of the file, or the one of a field with a `size`. */
struct stream_use {
    const ir_type *type;
    const ir_attr *opener; /* NULL: the file */
    bool
        is_many; /* there are several such streams, or objects of the type lie in other streams, too */
    stream_use *next;
};

static stream_use *stream_of(const proof_emitter *em, const ir_type *type) {
    stream_use *u = em->streams;
    while (u != NULL && u->type != type) u = u->next;
    return u;
}

static void use_stream(proof_emitter *em, const ir_type *type, const ir_attr *opener, bool is_many);

static void use_in_data(proof_emitter *em, const ir_attr *attr, const ir_data *d,
                        const stream_use *u) {
    for (size_t i = 0; i < d->num_cases; i++) use_in_data(em, attr, &d->cases[i].data, u);
    if (d->kind != IR_D_USER) return;
    if (d->sizing == IR_SIZE_NONE) {
        use_stream(em, d->type, u->opener, u->is_many);
    } else {
        use_stream(em, d->type, attr, attr->owner != em->top || attr->repeat != IR_ONCE);
    }
}

static void use_stream(proof_emitter *em, const ir_type *type, const ir_attr *opener,
                       bool is_many) {
    stream_use *u = stream_of(em, type);
    if (u == NULL) {
        u = pool_alloc(em->pool, sizeof *u);
        *u = (stream_use){type, opener, is_many, em->streams};
        em->streams = u;
    } else if (u->is_many || (u->opener == opener && !is_many)) {
        return;
    } else {
        u->is_many = true;
    }
    for (size_t i = 0; i < type->num_seq; i++)
        use_in_data(em, type->seq[i], &type->seq[i]->data, u);
    for (size_t i = 0; i < type->num_instances; i++)
        if (type->instances[i]->kind == IR_PARSE_INSTANCE)
            use_in_data(em, type->instances[i], &type->instances[i]->data, u);
}

void find_streams(proof_emitter *em) { use_stream(em, em->top, NULL, false); }

bool is_in_stream(const proof_emitter *em, const ir_type *type) {
    const stream_use *u = stream_of(em, type);
    return u != NULL && (u->opener != NULL || u->is_many);
}

bool is_same_stream(const proof_emitter *em, const ir_type *a, const ir_type *b) {
    const stream_use *one = stream_of(em, a), *other = stream_of(em, b);
    return one != NULL && other != NULL && !one->is_many && !other->is_many &&
           one->opener == other->opener;
}

/* -------------------------------------------------------------- an object seen from the root */

typedef struct user_count {
    const ir_type *type;
    const ir_attr *user;
    unsigned count;
} user_count;

static void count_user(void *self, const ir_attr *attr, const ir_data *data) {
    user_count *u = self;
    if (data->kind != IR_D_USER || data->type != u->type) return;
    u->user = attr;
    u->count++;
}

/* The field of the root that is the only object of the type; NULL: there is none. */
static const ir_attr *only_user(const proof_emitter *em, const ir_type *type) {
    user_count u = {.type = type};
    for (size_t i = 0; i < em->program->num_types; i++) {
        const ir_type *in = em->program->types[i];
        for (size_t k = 0; k < in->num_seq; k++) visit_data(in->seq[k], count_user, &u);
        for (size_t k = 0; k < in->num_instances; k++) visit_data(in->instances[k], count_user, &u);
    }
    if (u.count != 1 || u.user->kind != IR_SEQ || u.user->owner != em->top) return NULL;
    return u.user->repeat == IR_ONCE && u.user->condition == NULL ? u.user : NULL;
}

static const ir_expr *behind_field(proof_emitter *em, const ir_expr *path, const ir_attr *field,
                                   const ir_type *type) {
    if (path->op == IR_FIELD && path->attr == field && path->args[0]->op == IR_ROOT)
        return self_of(em, type);
    if (path->num_args == 0) return NULL;
    const ir_expr *inner = behind_field(em, path->args[0], field, type);
    if (inner == NULL) return NULL;
    ir_expr *copy = copy_expr(em, path);
    copy->args[0] = (ir_expr *)(uintptr_t)inner;
    return copy;
}

const ir_expr *path_from(proof_emitter *em, const ir_expr *path, const ir_type *type) {
    const ir_attr *field = only_user(em, type);
    return field != NULL ? behind_field(em, path, field, type) : NULL;
}
