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
    bool is_used;
    /* There are several such streams, or objects of the type lie in other streams, too. */
    bool is_many;
    const ir_attr *opener; /* NULL: the file */
};

static void use_stream(proof_emitter *em, const ir_type *type, const ir_attr *opener, bool is_many);

/* Whether it is an instance whose `io` is not that of its object. */
static bool has_stream(const ir_attr *attr) {
    const ir_expr *io = attr->io;
    return io != NULL && !(io->op == IR_IO && io->args[0]->op == IR_SELF);
}

static bool is_top(const proof_emitter *em, const ir_expr *object) {
    return object->op == IR_ROOT && object->vtype.type == em->top;
}

static void use_in_data(proof_emitter *em, const ir_attr *attr, const ir_data *d,
                        const stream_use *u) {
    for (size_t i = 0; i < d->num_cases; i++) use_in_data(em, attr, &d->cases[i].data, u);
    if (d->kind != IR_D_USER) return;
    if (d->sizing == IR_SIZE_NONE && has_stream(attr)) {
        const bool is_root = attr->io->op == IR_IO && is_top(em, attr->io->args[0]);
        use_stream(em, d->type, NULL, !is_root);
    } else if (d->sizing == IR_SIZE_NONE) {
        use_stream(em, d->type, u->opener, u->is_many);
    } else {
        use_stream(em, d->type, attr, attr->owner != em->top || attr->repeat != IR_ONCE);
    }
}

static void use_stream(proof_emitter *em, const ir_type *type, const ir_attr *opener,
                       bool is_many) {
    stream_use *u = &em->streams[type->number];
    if (!u->is_used) {
        *u = (stream_use){true, is_many, opener};
    } else if (u->is_many || (u->opener == opener && !is_many)) {
        return;
    } else {
        u->is_many = true;
    }
    if (++em->depth < MAX_TYPE_DEPTH) { /* ksyc_emit_type refuses what is deeper */
        for (size_t i = 0; i < type->num_seq; i++)
            use_in_data(em, type->seq[i], &type->seq[i]->data, u);
        for (size_t i = 0; i < type->num_instances; i++)
            if (type->instances[i]->kind == IR_PARSE_INSTANCE)
                use_in_data(em, type->instances[i], &type->instances[i]->data, u);
    }
    em->depth--;
}

bool ksyc_is_file_stream(const proof_emitter *em, const ir_expr *io) {
    if (io->op != IR_IO) return false;
    const ir_vtype *of = &io->args[0]->vtype;
    return of->kind == IR_OBJECT && em->streams[of->type->number].is_used &&
           !ksyc_is_in_stream(em, of->type);
}

bool ksyc_is_in_file(const proof_emitter *em, const ir_attr *attr) {
    return attr->kind == IR_PARSE_INSTANCE && has_stream(attr) &&
           ksyc_is_file_stream(em, attr->io) && ksyc_is_in_stream(em, attr->owner);
}

/* Whether all fields of the path are always there. */
static bool is_certain(const ir_expr *path) {
    for (; path->op == IR_FIELD; path = path->args[0])
        if (path->attr->condition != NULL || path->attr->repeat != IR_ONCE) return false;
    return true;
}

const ir_expr *ksyc_stream_object(const ir_expr *io) {
    if (io->op != IR_IO) return NULL;
    const ir_expr *of = io->args[0];
    while (of->op == IR_FIELD) {
        const ir_attr *attr = of->attr;
        const bool is_read = attr->kind == IR_SEQ || attr->kind == IR_PARSE_INSTANCE;
        if (!is_read || attr->data.kind != IR_D_USER) return NULL;
        if (attr->data.sizing != IR_SIZE_NONE) break;
        if (attr->kind == IR_PARSE_INSTANCE && has_stream(attr)) return NULL;
        of = of->args[0];
    }
    const bool is_known = of->op != IR_FIELD || ksyc_is_confined(&of->attr->data);
    return is_known && ksyc_is_path(of, NULL) && is_certain(of) ? of : NULL;
}

const ir_expr *ksyc_other_stream(const proof_emitter *em, const ir_attr *attr) {
    if (attr->kind != IR_PARSE_INSTANCE || !has_stream(attr) || ksyc_is_file_stream(em, attr->io))
        return NULL;
    /* An object of the same type may be the one at hand, whose own stream it is. */
    const ir_expr *object = ksyc_stream_object(attr->io);
    return object != NULL && object->vtype.type != attr->owner ? object : NULL;
}

static bool asks_for_stream(const ir_expr *e) {
    if (e == NULL) return false;
    for (size_t i = 0; i < e->num_args; i++)
        if (asks_for_stream(e->args[i])) return true;
    return e->op == IR_STREAM_POS || e->op == IR_STREAM_EOF || e->op == IR_STREAM_SIZE;
}

bool ksyc_asks_for_stream(const ir_attr *attr) {
    for (size_t i = 0; i < attr->data.num_args; i++)
        if (asks_for_stream(attr->data.args[i])) return true;
    return false;
}

/* ---------------------------------------------------------------- objects that there is one of */

typedef struct user_count {
    const ir_attr **user; /* of each type: the last field with such objects */
    bool *is_many;        /* of each type: there are several such fields */
} user_count;

static void count_user(void *self, const ir_attr *attr, const ir_data *data) {
    user_count *u = self;
    if (data->kind != IR_D_USER) return;
    const size_t number = data->type->number;
    u->is_many[number] = u->user[number] != NULL;
    u->user[number] = attr;
}

static void find_only_users(proof_emitter *em) {
    const ir_program *all = em->program;
    user_count u = {ksyc_pool_array(em->keep, all->num_types, sizeof *u.user),
                    ksyc_pool_array(em->keep, all->num_types, sizeof *u.is_many)};
    for (size_t i = 0; i < all->num_types; i++) {
        const ir_type *in = all->types[i];
        for (size_t k = 0; k < in->num_seq; k++) ksyc_visit_data(in->seq[k], count_user, &u);
        for (size_t k = 0; k < in->num_instances; k++)
            ksyc_visit_data(in->instances[k], count_user, &u);
    }
    for (size_t i = 0; i < all->num_types; i++) {
        const ir_attr *user = u.user[i];
        if (user == NULL) continue;
        const bool is_one = !u.is_many[i] && user->kind == IR_SEQ && user->owner == em->top;
        if (!is_one || user->repeat != IR_ONCE || user->condition != NULL) u.user[i] = NULL;
    }
    em->only_users = u.user;
}

void ksyc_find_streams(proof_emitter *em) {
    em->streams = ksyc_pool_array(em->keep, em->program->num_types, sizeof *em->streams);
    use_stream(em, em->top, NULL, false);
    find_only_users(em);
}

bool ksyc_is_in_stream(const proof_emitter *em, const ir_type *type) {
    const stream_use *u = &em->streams[type->number];
    return u->is_used && (u->opener != NULL || u->is_many);
}

bool ksyc_is_same_stream(const proof_emitter *em, const ir_type *a, const ir_type *b) {
    const stream_use *one = &em->streams[a->number], *other = &em->streams[b->number];
    return one->is_used && other->is_used && !one->is_many && !other->is_many &&
           one->opener == other->opener;
}

/* -------------------------------------------------------------- an object seen from the root */

static const ir_expr *behind_field(proof_emitter *em, const ir_expr *path, const ir_attr *field,
                                   const ir_type *type) {
    if (path->op == IR_FIELD && path->attr == field && path->args[0]->op == IR_ROOT)
        return ksyc_self_of(em, type);
    if (path->num_args == 0) return NULL;
    const ir_expr *inner = behind_field(em, path->args[0], field, type);
    if (inner == NULL) return NULL;
    ir_expr *copy = ksyc_copy_expr(em, path);
    copy->args[0] = (ir_expr *)(uintptr_t)inner;
    return copy;
}

const ir_expr *ksyc_path_within(draft *dr, const ir_expr *path) {
    proof_emitter *em = dr->em;
    const ir_type *type = dr->routine->type;
    if (dr->routine->attr != NULL) return NULL;
    if ((type->root == type && type != em->inner_root) || type == em->top) {
        const ir_expr *own = ksyc_rebase(em, path, type);
        if (!ksyc_starts_outside(own)) return own;
    }
    const ir_attr *field = em->only_users[type->number];
    return field != NULL ? behind_field(em, path, field, type) : NULL;
}
