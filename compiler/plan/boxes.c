/* SPDX-License-Identifier: Apache-2.0 */
/*
 * boxes.c - see boxes.h. The program is copied, so that other backends see the one that was written. In what moves into a
 * box, the object is its `_parent`, and `_index` a parameter.
 */
#include "boxes.h"

#include <string.h>

#include "names.h"
#include "numbered_cases.h"
#include "queries.h"

/* The fields that stand for one of the program in the new one. */
typedef struct copied {
    ir_attr *itself;
    ir_attr *placed;  /* the content of its box, if it is an instance in one */
    ir_attr *element; /* the content of the boxes of its elements */
    long num_whole;   /* uses of the array that are not about its elements, or their number */
} copied;

typedef struct boxer {
    pool *pool;
    const bit_places *bits;
    list types;      /* of the new program */
    copied **fields; /* of each type: of its parameters, its seq fields, its instances */
    names taken;     /* names of types and accessors */
} boxer;

/* The box that an expression moves to. */
typedef struct place {
    ir_type *box;
    ir_attr *around;           /* the field that has it */
    bool is_element;           /* `around` is an array of such boxes */
    const struct place *outer; /* the box around it, or NULL */
} place;

/* How an expression is copied. */
typedef struct context {
    const ir_type *owner; /* in the new program */
    const place *here;    /* NULL: it stays in the owner */
    ir_attr *item;        /* what `_` is the content of, or NULL */
} context;

/* ---------------------------------------------------------------------------- what gets a box */

static bool is_scalar(const ir_data *d) { return d->kind == IR_D_INT || d->kind == IR_D_FLOAT; }

static bool is_plain_object(const ir_data *d) {
    return d->kind == IR_D_USER && d->sizing == IR_SIZE_NONE;
}

/* What a box can have as its content: bits go on in the byte of what was read before. */
static bool has_whole_bytes(const ir_data *d) {
    for (size_t i = 0; i < d->num_cases; i++)
        if (!has_whole_bytes(&d->cases[i].data)) return false;
    return d->kind != IR_D_BITS;
}

static bool has_rules(const ir_attr *attr) { return attr->num_valid > 0 && !attr->is_note; }

static bool is_element_to_box(const ir_attr *attr) {
    const ir_data *d = &attr->data;
    if (attr->repeat == IR_ONCE || !has_whole_bytes(d) || ksyc_has_no_bytes(d)) return false;
    if (is_scalar(d)) return has_rules(attr) || attr->repeat == IR_REPEAT_UNTIL;
    return !is_plain_object(d) || has_rules(attr);
}

/* Whether it is an instance with an `io` that is not that of its object. */
static bool has_stream(const ir_attr *attr) {
    const ir_expr *io = attr->io;
    return io != NULL && !(io->op == IR_IO && io->args[0]->op == IR_SELF);
}

static bool is_plain_one(const ir_attr *attr) {
    return attr->repeat == IR_ONCE && is_plain_object(&attr->data);
}

static bool has_none_of_its_bytes(const ir_data *d) {
    if (d->sizing == IR_SIZE_EXPR && d->process == IR_P_NONE && !d->has_terminator && !d->has_pad)
        return d->kind == IR_D_BYTES && d->size_expr->op == IR_LIT_INT && d->size_expr->word == 0;
    for (size_t i = 0; i < d->num_cases; i++)
        if (!has_none_of_its_bytes(&d->cases[i].data)) return false;
    return d->sizing == IR_SIZE_NONE &&
           (d->kind == IR_D_SWITCH || (d->kind == IR_D_USER && d->type->num_seq == 0));
}

/* An instance without `pos` that reads nothing may be anywhere: it gets a place. */
static bool is_to_place(const ir_attr *attr) {
    return attr->kind == IR_PARSE_INSTANCE && attr->pos == NULL &&
           has_none_of_its_bytes(&attr->data) && attr->repeat != IR_REPEAT_EOS;
}

static bool is_instance_to_box(const ir_attr *attr) {
    const ir_data *d = &attr->data;
    if (attr->kind != IR_PARSE_INSTANCE || (attr->pos == NULL && !is_to_place(attr)) ||
        attr->is_implied || !has_whole_bytes(d))
        return false;
    const bool is_list =
        attr->repeat == IR_REPEAT_EXPR && (is_plain_object(d) || d->kind == IR_D_INT);
    const bool is_bytes = d->kind == IR_D_BYTES && d->sizing == IR_SIZE_EXPR &&
                          !d->has_terminator && !d->has_pad && d->process == IR_P_NONE;
    const bool is_one = attr->repeat == IR_ONCE && (is_plain_object(d) || is_bytes);
    return (!is_list && !is_one) || has_rules(attr) || (has_stream(attr) && !is_plain_one(attr));
}

static bool is_case_to_box(const ir_data *one) {
    return !is_scalar(one) && !is_plain_object(one) && has_whole_bytes(one);
}

static bool has_case_to_box(const ir_attr *attr) {
    const ir_data *d = &attr->data;
    if (d->kind != IR_D_SWITCH) return false;
    for (size_t i = 0; i < d->num_cases; i++)
        if (is_case_to_box(&d->cases[i].data)) return true;
    return d->sizing != IR_SIZE_NONE || ksyc_has_other_cases(d);
}

/* ------------------------------------------------------------------------ bit fields that fill bytes */

static bool fills_bytes(const ir_data *d) {
    return d->kind == IR_D_BITS && d->bits % 8 == 0 && d->bits <= 64;
}

/* Whether the field, or a case of it, becomes an integer. A field of a seq that is always there is one of a run of bits. */
static bool has_integer_of_bits(const bit_places *bits, const ir_attr *attr) {
    const ir_data *d = &attr->data;
    const bool is_in_run =
        attr->kind == IR_SEQ && attr->repeat == IR_ONCE && attr->condition == NULL;
    bool found = fills_bytes(d) && !is_in_run && attr->repeat != IR_REPEAT_UNTIL;
    for (size_t i = 0; i < d->num_cases; i++) found = found || fills_bytes(&d->cases[i].data);
    return found && ksyc_is_parsed(attr) && !bits->may_be_left(bits->self, attr);
}

static void make_integer(ir_data *d) {
    if (!fills_bytes(d)) return;
    d->kind = IR_D_INT;
    d->size = (uint8_t)(d->bits / 8);
    d->is_signed = false;
}

static void make_integers(pool *p, ir_data *d) {
    make_integer(d);
    ir_case *cases = ksyc_pool_array(p, d->num_cases, sizeof *cases);
    for (size_t i = 0; i < d->num_cases; i++) {
        cases[i] = d->cases[i];
        make_integer(&cases[i].data);
    }
    d->cases = cases;
}

static bool has_something_to_box(const ir_type *type, const bit_places *bits) {
    for (size_t i = 0; i < type->num_seq; i++)
        if (is_element_to_box(type->seq[i]) || has_case_to_box(type->seq[i]) ||
            has_integer_of_bits(bits, type->seq[i]))
            return true;
    for (size_t i = 0; i < type->num_instances; i++) {
        const ir_attr *attr = type->instances[i];
        if (is_instance_to_box(attr) || is_to_place(attr) || has_integer_of_bits(bits, attr))
            return true;
        if (attr->kind == IR_PARSE_INSTANCE && (is_element_to_box(attr) || has_case_to_box(attr)))
            return true;
    }
    return false;
}

/* -------------------------------------------------------------------------------------- copies */

static copied *copied_of(const boxer *b, const ir_attr *attr) {
    const ir_type *type = attr->owner;
    const size_t first = attr->kind == IR_PARAM ? 0
                         : attr->kind == IR_SEQ ? type->num_params
                                                : type->num_params + type->num_seq;
    return &b->fields[type->number][first + attr->index];
}

static ir_type *new_type_of(const boxer *b, const ir_type *type) {
    return type != NULL ? b->types.items[type->number] : NULL;
}

static ir_vtype new_vtype(const boxer *b, const ir_vtype *vtype) {
    ir_vtype copy = *vtype;
    if (vtype->kind == IR_OBJECT) copy.type = new_type_of(b, vtype->type);
    if (vtype->kind == IR_ARRAY) {
        ir_vtype *elem = ksyc_pool_alloc(b->pool, sizeof *elem);
        *elem = new_vtype(b, vtype->elem);
        copy.elem = elem;
    }
    return copy;
}

static ir_vtype object_of(const ir_type *type) {
    return (ir_vtype){.kind = IR_OBJECT, .type = type};
}

static ir_expr *new_expr(const boxer *b, ir_op op, ir_vtype vtype, const ir_expr *from,
                         ir_expr *of) {
    ir_expr *e = ksyc_pool_alloc(b->pool, sizeof *e);
    *e = (ir_expr){.op = op, .vtype = vtype, .place = from->place};
    if (of == NULL) return e;
    e->args = ksyc_pool_array(b->pool, 1, sizeof *e->args);
    e->args[0] = of;
    e->num_args = 1;
    return e;
}

static ir_expr *field_of(const boxer *b, const ir_attr *attr, const ir_expr *from, ir_expr *of) {
    ir_expr *e = new_expr(b, IR_FIELD, attr->vtype, from, of);
    e->attr = attr;
    return e;
}

/* The object in which the innermost boxes up to `last` are, seen from the innermost one. */
static ir_expr *outside(const boxer *b, const context *c, const place *last, const ir_expr *from) {
    const place *p = c->here;
    ir_expr *e = new_expr(b, IR_SELF, object_of(p != NULL ? p->box : c->owner), from, NULL);
    for (; p != last; p = p->outer) {
        const ir_type *of = p->outer != NULL ? p->outer->box : c->owner;
        e = new_expr(b, IR_PARENT, object_of(of), from, e);
    }
    return e;
}

static ir_expr *copy_expr(boxer *b, const ir_expr *e, const context *c);

/* `_index`: a parameter of the box of an element, which the array gives to it. */
static ir_expr *copy_index(boxer *b, const ir_expr *e, const context *c) {
    const place *p = c->here;
    while (p != NULL && !p->is_element) p = p->outer;
    ir_expr *index = new_expr(b, IR_INDEX, e->vtype, e, NULL);
    if (p == NULL) return index;
    ir_type *box = p->box;
    if (box->num_params == 0) {
        ir_attr *param = ksyc_pool_alloc(b->pool, sizeof *param);
        *param = (ir_attr){.kind = IR_PARAM,
                           .id = "index",
                           .c_name = "index",
                           .local = "index",
                           .stem = "index",
                           .orig_id = "index",
                           .place = box->place,
                           .owner = box,
                           .vtype = e->vtype};
        box->params = ksyc_pool_array(b->pool, 1, sizeof *box->params);
        box->params[0] = param;
        box->num_params = 1;
        ir_data *d = &p->around->data;
        d->args = ksyc_pool_array(b->pool, 1, sizeof *d->args);
        d->args[0] = index;
        d->num_args = 1;
    }
    return field_of(b, box->params[0], e, outside(b, c, p, e));
}

static bool is_of_element(ir_op op) {
    return op == IR_SUBSCRIPT || op == IR_ARRAY_FIRST || op == IR_ARRAY_LAST;
}

static ir_expr *copy_expr(boxer *b, const ir_expr *e, const context *c) {
    if (e == NULL) return NULL;
    if (e->op == IR_SELF) return outside(b, c, NULL, e);
    if (e->op == IR_INDEX) return copy_index(b, e, c);
    if (e->op == IR_IO && e->args[0]->op == IR_SELF) /* boxes lie in the stream of the object */
        return new_expr(b, IR_IO, e->vtype, e, outside(b, c, c->here, e));
    if (e->op == IR_ITEM && c->item != NULL)
        return field_of(b, c->item, e, new_expr(b, IR_ITEM, object_of(c->item->owner), e, NULL));
    ir_expr *copy = ksyc_pool_alloc(b->pool, sizeof *copy);
    *copy = *e;
    copy->vtype = new_vtype(b, &e->vtype);
    copy->args = ksyc_pool_array(b->pool, e->num_args, sizeof *copy->args);
    for (size_t i = 0; i < e->num_args; i++) copy->args[i] = copy_expr(b, e->args[i], c);
    if (e->op == IR_FIELD) {
        const copied *of = copied_of(b, e->attr);
        copy->attr = of->itself;
        copy->vtype = of->itself->vtype;
        return of->placed != NULL ? field_of(b, of->placed, e, copy) : copy;
    }
    if (is_of_element(e->op) && e->args[0]->op == IR_FIELD) {
        const copied *of = copied_of(b, e->args[0]->attr);
        if (of->element == NULL) return copy;
        copy->vtype = object_of(of->element->owner);
        return field_of(b, of->element, e, copy);
    }
    return copy;
}

static ir_expr **copy_exprs(boxer *b, ir_expr *const *from, size_t count, const context *c) {
    ir_expr **copies = ksyc_pool_array(b->pool, count, sizeof *copies);
    for (size_t i = 0; i < count; i++) copies[i] = copy_expr(b, from[i], c);
    return copies;
}

/* The cases are the new program's own already. */
static void copy_data(boxer *b, ir_data *d, const context *c) {
    d->vtype = new_vtype(b, &d->vtype);
    d->size_expr = copy_expr(b, d->size_expr, c);
    d->process_arg = copy_expr(b, d->process_arg, c);
    d->type = new_type_of(b, d->type);
    d->args = copy_exprs(b, d->args, d->num_args, c);
    d->parent = copy_expr(b, d->parent, c);
    d->on = copy_expr(b, d->on, c);
}

static void copy_rules(boxer *b, ir_attr *attr, const context *c) {
    ir_valid *valid = ksyc_pool_array(b->pool, attr->num_valid, sizeof *valid);
    for (size_t i = 0; i < attr->num_valid; i++) {
        valid[i] = attr->valid[i];
        valid[i].exprs = copy_exprs(b, attr->valid[i].exprs, attr->valid[i].num_exprs, c);
    }
    attr->valid = valid;
}

/* --------------------------------------------------------------------------------------- boxes */

static bool is_free(const boxer *b, const char *name) {
    return ksyc_names_get(&b->taken, name) == NULL;
}

/* `wanted`, with a number behind it if it is taken, as is the name with `more` behind it. */
static const char *free_name(boxer *b, const char *wanted, const char *more) {
    const char *name = wanted;
    for (unsigned n = 2;
         !is_free(b, name) || !is_free(b, ksyc_pool_printf(b->pool, "%s%s", name, more)); n++)
        name = ksyc_pool_printf(b->pool, "%s_%u", wanted, n);
    ksyc_names_add(b->pool, &b->taken, name, b);
    ksyc_names_add(b->pool, &b->taken, ksyc_pool_printf(b->pool, "%s%s", name, more), b);
    return name;
}

static bool is_fixed(const ir_data *d, uint64_t *size) {
    *size = d->size;
    if (is_scalar(d)) return true;
    if (is_plain_object(d)) {
        *size = d->type->min_size;
        return d->type->is_fixed;
    }
    if (d->kind == IR_D_SWITCH || d->sizing != IR_SIZE_EXPR || d->size_expr->op != IR_LIT_INT)
        return false;
    *size = d->size_expr->word;
    return true;
}

/* The least number of bytes of one. */
static uint64_t least_size(const ir_data *d) {
    uint64_t size = 0;
    if (is_fixed(d, &size) || is_plain_object(d)) return size;
    if (d->kind == IR_D_SWITCH) {
        size = UINT64_MAX;
        for (size_t i = 0; i < d->num_cases; i++) {
            const uint64_t one = least_size(&d->cases[i].data);
            if (one < size) size = one;
        }
        return d->num_cases > 0 && d->cases[d->num_cases - 1].key == NULL ? size : 0;
    }
    if (d->sizing == IR_SIZE_TERMINATED) return d->consume && d->eos_error ? d->term_unit : 0;
    if (d->sizing != IR_SIZE_EXPR || d->size_expr->vtype.range.min < 0) return 0;
    return (uint64_t)d->size_expr->vtype.range.min;
}

/* A box for data in a field of an object, or of a box; the field gets objects of it, *content is what is in it. */
static ir_type *new_box(boxer *b, const ir_type *owner, const ir_attr *attr, ir_attr *content) {
    pool *p = b->pool;
    ir_type *box = ksyc_pool_alloc(p, sizeof *box);
    const char *name = ksyc_pool_printf(p, "%s_%s_box", owner->proof_name, attr->stem);
    *box = (ir_type){.number = b->types.count,
                     .id = ksyc_pool_printf(p, "%s_box", attr->id),
                     .path = ksyc_pool_printf(p, "%s::%s", owner->path, attr->id),
                     .place = attr->place,
                     .outer = owner,
                     .root = owner->root,
                     .parent = object_of(owner),
                     .inherits_endian = true,
                     .is_box = true};
    box->c_name = box->proof_name = free_name(b, name, "_view");
    const bool is_once = content->repeat == IR_ONCE;
    uint64_t size = 0;
    box->is_fixed = is_fixed(&content->data, &size) && is_once;
    box->min_size = is_once ? least_size(&content->data) : 0;
    *content = (ir_attr){
        .kind = IR_SEQ,
        .id = "content",
        .c_name = "content",
        .local = "content",
        .stem = "content",
        .accessor = free_name(b, ksyc_pool_printf(p, "%s_view_content", box->proof_name), "_first"),
        .orig_id = attr->orig_id,
        .doc = attr->doc,
        .place = attr->place,
        .owner = box,
        .vtype = content->vtype,
        .data = content->data,
        .repeat = content->repeat,
        .repeat_expr = content->repeat_expr,
        .valid = content->valid,
        .num_valid = content->num_valid,
        .is_note = content->is_note};
    box->seq = ksyc_pool_array(p, 1, sizeof *box->seq);
    box->seq[0] = content;
    box->num_seq = 1;
    ksyc_list_add(p, &b->types, box);
    return box;
}

static ir_data data_of(const ir_type *box) {
    return (ir_data){.kind = IR_D_USER, .type = box, .vtype = object_of(box)};
}

static void copy_field(boxer *b, ir_attr *attr, const context *c, ir_attr *placed,
                       ir_attr *element);

static bool is_same_case(const ir_data *a, const ir_data *d) {
    return a->kind == IR_D_USER && d->kind == IR_D_USER && ksyc_same_object(a, d) &&
           a->sizing == d->sizing && a->size_expr == d->size_expr &&
           a->has_terminator == d->has_terminator && a->has_pad == d->has_pad &&
           a->process == d->process;
}

static const char *name_case(boxer *b, const ir_attr *attr, const ir_type *box) {
    return free_name(b, ksyc_pool_printf(b->pool, "%s_%s", attr->accessor, box->id), "");
}

/* The case gets a box. */
static void box_case(boxer *b, ir_attr *attr, ir_case *one, const context *c) {
    ir_attr *content = ksyc_pool_alloc(b->pool, sizeof *content);
    content->data = one->data;
    content->vtype = new_vtype(b, &one->data.vtype);
    ir_type *box = new_box(b, c->here != NULL ? c->here->box : c->owner, attr, content);
    one->data = data_of(box);
    one->accessor = name_case(b, attr, box);
    const place p = {box, attr, false, c->here};
    copy_field(b, content, &(context){c->owner, &p, NULL}, NULL, NULL);
}

/* What has a size but no case for its value is read as bytes. */
static ir_case unmatched(const ir_attr *attr) {
    ir_case one = {.data = attr->data, .place = attr->place};
    one.data.kind = IR_D_BYTES;
    one.data.vtype = (ir_vtype){.kind = IR_BYTES};
    one.data.has_terminator = one.data.has_pad = false;
    one.data.on = NULL;
    one.data.cases = NULL;
    one.data.num_cases = 0;
    return one;
}

static void copy_cases(boxer *b, ir_attr *attr, const context *c) {
    ir_data *d = &attr->data;
    const bool is_sized = d->sizing != IR_SIZE_NONE;
    const ir_case *from = d->cases;
    const bool has_rest = d->num_cases > 0 && from[d->num_cases - 1].key == NULL;
    const bool has_bytes = d->sizing == IR_SIZE_EXPR || d->sizing == IR_SIZE_EOS;
    const ir_case rest = unmatched(attr);
    ir_case *cases = ksyc_pool_array(b->pool, d->num_cases + 1, sizeof *cases);
    for (size_t i = 0; i < d->num_cases; i++) {
        cases[i] = from[i];
        cases[i].key = copy_expr(b, from[i].key, c);
        if (!is_case_to_box(&from[i].data)) {
            copy_data(b, &cases[i].data, c);
            continue;
        }
        size_t n = 0;
        while (n < i && !is_same_case(&from[n].data, &from[i].data)) n++;
        if (n < i)
            cases[i].data = cases[n].data;
        else
            box_case(b, attr, &cases[i], c);
    }
    d->cases = cases;
    if (!has_rest && has_bytes) {
        cases[d->num_cases] = rest;
        box_case(b, attr, &cases[d->num_cases++], c);
    }
    if (!is_sized) return;
    d->sizing = IR_SIZE_NONE;
    d->size_expr = NULL;
    d->process = IR_P_NONE;
    d->has_terminator = d->has_pad = false;
}

/* What was a part of the field is one of its box now. */
static void move_to_box(boxer *b, ir_attr *attr, ir_attr *content, const context *c,
                        bool is_element, ir_attr *inner) {
    const place p = {(ir_type *)(uintptr_t)content->owner, attr, is_element, c->here};
    attr->data = data_of(p.box);
    attr->num_valid = 0;
    attr->is_note = false;
    copy_field(b, content, &(context){c->owner, &p, NULL}, NULL, inner);
}

/* Copies what a field of the new program has of the old one; the other two are the contents of its boxes, or NULL. */
static void copy_field(boxer *b, ir_attr *attr, const context *c, ir_attr *placed,
                       ir_attr *element) {
    attr->condition = copy_expr(b, attr->condition, c);
    attr->pos = copy_expr(b, attr->pos, c);
    attr->io = copy_expr(b, attr->io, c);
    attr->value = copy_expr(b, attr->value, c);
    if (placed != NULL) {
        attr->repeat = IR_ONCE;
        attr->repeat_expr = NULL;
        move_to_box(b, attr, placed, c, false, element);
        return;
    }
    attr->repeat_expr = copy_expr(b, attr->repeat_expr, &(context){c->owner, c->here, element});
    if (element != NULL) {
        move_to_box(b, attr, element, c, true, NULL);
        return;
    }
    copy_rules(b, attr, c);
    if (attr->data.kind == IR_D_SWITCH) copy_cases(b, attr, c);
    copy_data(b, &attr->data, c);
    if (ksyc_has_other_cases(&attr->data)) ksyc_number_cases(b->pool, &attr->data);
}

/* ------------------------------------------------------------------------------------- program */

static void count_whole(void *self, const ir_attr *attr, const ir_expr *e) {
    const boxer *b = self;
    (void)attr;
    if (e->op == IR_FIELD) copied_of(b, e->attr)->num_whole++;
    if ((is_of_element(e->op) || e->op == IR_ARRAY_SIZE) && e->args[0]->op == IR_FIELD)
        copied_of(b, e->args[0]->attr)->num_whole--;
}

static void take(boxer *b, const char *name) { ksyc_names_add(b->pool, &b->taken, name, b); }

static void take_accessor(boxer *b, const char *name) {
    static const char *const ends[] = {"", "_first", "_next", "_at", "_is_last"};
    for (size_t i = 0; name != NULL && i < sizeof ends / sizeof *ends; i++)
        take(b, ksyc_pool_printf(b->pool, "%s%s", name, ends[i]));
}

static void take_names(boxer *b, const ir_type *type) {
    take(b, type->c_name);
    take(b, type->proof_name);
    take(b, ksyc_pool_printf(b->pool, "%s_view", type->proof_name));
    for (size_t i = 0; i < type->num_seq + type->num_instances; i++) {
        const ir_attr *attr = i < type->num_seq ? type->seq[i] : type->instances[i - type->num_seq];
        take_accessor(b, attr->accessor);
        for (size_t k = 0; k < attr->data.num_cases; k++)
            take_accessor(b, attr->data.cases[k].accessor);
    }
}

static ir_attr *new_content(boxer *b, const ir_attr *around, ir_attr content) {
    ir_attr *made = ksyc_pool_alloc(b->pool, sizeof *made);
    *made = content;
    new_box(b, around->owner, around, made);
    return made;
}

/* The boxes of a field: that of an instance, and those of its elements. Nothing in them is copied yet. */
static void make_boxes(boxer *b, const ir_attr *attr, copied *of) {
    ir_attr *itself = of->itself, *array = itself;
    itself->vtype = new_vtype(b, &attr->vtype);
    const bool is_placed = is_instance_to_box(itself);
    const bool is_element = is_element_to_box(itself) && of->num_whole == 0;
    if ((is_placed || is_element || has_case_to_box(itself)) && itself->accessor == NULL)
        itself->accessor = free_name(
            b, ksyc_pool_printf(b->pool, "%s_view_%s", itself->owner->proof_name, attr->id),
            "_first");
    if (is_placed) {
        array = of->placed = new_content(b, itself,
                                         (ir_attr){.vtype = itself->vtype,
                                                   .data = itself->data,
                                                   .repeat = attr->repeat,
                                                   .repeat_expr = attr->repeat_expr,
                                                   .valid = attr->valid,
                                                   .num_valid = attr->num_valid,
                                                   .is_note = attr->is_note});
        itself->vtype = object_of(of->placed->owner);
    }
    if (!is_element) return;
    of->element = new_content(b, array,
                              (ir_attr){.vtype = *array->vtype.elem,
                                        .data = itself->data,
                                        .valid = attr->valid,
                                        .num_valid = attr->num_valid,
                                        .is_note = attr->is_note});
    ir_vtype *elem = ksyc_pool_alloc(b->pool, sizeof *elem);
    *elem = object_of(of->element->owner);
    array->vtype.elem = elem;
}

/* Copies the fields of one kind, of which only themselves are filled in. */
static ir_attr **new_fields(boxer *b, ir_type *owner, ir_attr *const *from, size_t count) {
    ir_attr **fields = ksyc_pool_array(b->pool, count, sizeof *fields);
    for (size_t i = 0; i < count; i++) {
        fields[i] = ksyc_pool_alloc(b->pool, sizeof *fields[i]);
        *fields[i] = *from[i];
        fields[i]->owner = owner;
        if (has_integer_of_bits(b->bits, from[i])) make_integers(b->pool, &fields[i]->data);
        copied_of(b, from[i])->itself = fields[i];
    }
    return fields;
}

static void begin_type(boxer *b, const ir_type *from) {
    ir_type *type = b->types.items[from->number];
    b->fields[from->number] = ksyc_pool_array(
        b->pool, from->num_params + from->num_seq + from->num_instances, sizeof **b->fields);
    *type = *from;
    type->params = new_fields(b, type, from->params, from->num_params);
    type->seq = new_fields(b, type, from->seq, from->num_seq);
    type->instances = new_fields(b, type, from->instances, from->num_instances);
    type->outer = new_type_of(b, from->outer);
    type->root = new_type_of(b, from->root);
    type->parent = new_vtype(b, &from->parent);
    type->types = ksyc_pool_array(b->pool, from->num_types, sizeof *type->types);
    for (size_t i = 0; i < from->num_types; i++) type->types[i] = new_type_of(b, from->types[i]);
}

static void each_field(boxer *b, const ir_type *from,
                       void (*act)(boxer *b, const ir_attr *attr, copied *of)) {
    for (size_t i = 0; i < from->num_params; i++)
        act(b, from->params[i], copied_of(b, from->params[i]));
    for (size_t i = 0; i < from->num_seq; i++) act(b, from->seq[i], copied_of(b, from->seq[i]));
    for (size_t i = 0; i < from->num_instances; i++)
        act(b, from->instances[i], copied_of(b, from->instances[i]));
}

static void visit_arrays(boxer *b, const ir_attr *attr, copied *of) {
    (void)of;
    ksyc_visit_exprs(attr, count_whole, b);
}

static ir_expr *start_of_stream(const boxer *b, const ir_attr *attr) {
    ir_expr *e = ksyc_pool_alloc(b->pool, sizeof *e);
    *e = (ir_expr){.op = IR_LIT_INT, .vtype = {.kind = IR_INT}, .place = attr->place};
    return e;
}

static void finish_field(boxer *b, const ir_attr *attr, copied *of) {
    if (is_to_place(attr)) of->itself->pos = start_of_stream(b, attr);
    copy_field(b, of->itself, &(context){of->itself->owner, NULL, NULL}, of->placed, of->element);
}

static void finish_type(boxer *b, const ir_type *from) {
    ir_type *type = b->types.items[from->number];
    const context c = {type, NULL, NULL};
    each_field(b, from, finish_field);
    type->endian_on = copy_expr(b, from->endian_on, &c);
    type->endian_cases =
        ksyc_pool_array(b->pool, from->num_endian_cases, sizeof *type->endian_cases);
    for (size_t i = 0; i < from->num_endian_cases; i++) {
        type->endian_cases[i] = from->endian_cases[i];
        type->endian_cases[i].key = copy_expr(b, from->endian_cases[i].key, &c);
    }
    type->to_string = NULL;
}

/* ------------------------------------------------------------------- a root that contains itself */

typedef struct way {
    const ir_type *to;
    bool *seen; /* of each type */
} way;

static bool leads(const way *w, const ir_type *type);

static bool data_leads(const way *w, const ir_data *d) {
    for (size_t i = 0; i < d->num_cases; i++)
        if (data_leads(w, &d->cases[i].data)) return true;
    return d->kind == IR_D_USER && (d->type == w->to || leads(w, d->type));
}

/* Whether an object of the type contains one of the other type. */
static bool leads(const way *w, const ir_type *type) {
    if (w->seen[type->number]) return false;
    w->seen[type->number] = true;
    for (size_t i = 0; i < type->num_seq; i++)
        if (data_leads(w, &type->seq[i]->data)) return true;
    for (size_t i = 0; i < type->num_instances; i++)
        if (data_leads(w, &type->instances[i]->data)) return true;
    return false;
}

static bool contains_itself(const ir_program *program) {
    const ir_type *top = program->specs[0]->top;
    bool *seen = ksyc_pool_array(program->pool, program->num_types, sizeof *seen);
    const way w = {top, seen};
    return top->num_params == 0 && leads(&w, top);
}

/* The file is an object with one field, which is the root: so each object of the type of the root is in another one. */
static ir_type *new_file(boxer *b, ir_type *root) {
    pool *p = b->pool;
    ir_type *file = ksyc_pool_alloc(p, sizeof *file);
    ir_attr *content = ksyc_pool_alloc(p, sizeof *content);
    *file = *root;
    file->number = b->types.count;
    file->num_instances = file->num_types = file->num_endian_cases = 0;
    file->endian_on = NULL;
    file->is_fixed = file->is_recursive = false;
    file->root = root;
    root->c_name = root->proof_name =
        free_name(b, ksyc_pool_printf(p, "%s_itself", root->proof_name), "_view");
    *content = (ir_attr){.kind = IR_SEQ,
                         .id = "content",
                         .c_name = "content",
                         .local = "content",
                         .stem = "content",
                         .orig_id = "content",
                         .place = root->place,
                         .owner = file,
                         .vtype = object_of(root),
                         .data = data_of(root)};
    content->data.no_parent = true;
    content->accessor =
        free_name(b, ksyc_pool_printf(p, "%s_view_content", file->proof_name), "_first");
    file->seq = ksyc_pool_array(p, 1, sizeof *file->seq);
    file->seq[0] = content;
    file->num_seq = 1;
    ksyc_list_add(p, &b->types, file);
    return file;
}

const ir_program *ksyc_with_boxes(const ir_program *program, const bit_places *bits) {
    const bool is_in_itself = contains_itself(program);
    bool has_some = is_in_itself;
    for (size_t i = 0; i < program->num_types && !has_some; i++)
        has_some = has_something_to_box(program->types[i], bits);
    if (!has_some) return program;
    boxer b = {.pool = program->pool, .bits = bits};
    b.fields = ksyc_pool_array(b.pool, program->num_types, sizeof *b.fields);
    for (size_t i = 0; i < program->num_types; i++)
        ksyc_list_add(b.pool, &b.types, ksyc_pool_alloc(b.pool, sizeof(ir_type)));
    for (size_t i = 0; i < program->num_types; i++) {
        begin_type(&b, program->types[i]);
        take_names(&b, program->types[i]);
    }
    for (size_t i = 0; i < program->num_types; i++) each_field(&b, program->types[i], visit_arrays);
    for (size_t i = 0; i < program->num_types; i++) each_field(&b, program->types[i], make_boxes);
    for (size_t i = 0; i < program->num_types; i++) finish_type(&b, program->types[i]);
    ir_type *top = b.types.items[program->specs[0]->top->number];
    if (is_in_itself) top = new_file(&b, top);
    ir_program *boxed = ksyc_pool_alloc(b.pool, sizeof *boxed);
    *boxed = *program;
    boxed->types = (ir_type **)b.types.items;
    boxed->num_types = b.types.count;
    boxed->specs = ksyc_pool_array(b.pool, program->num_specs, sizeof *boxed->specs);
    for (size_t i = 0; i < program->num_specs; i++) {
        ir_spec *spec = boxed->specs[i] = ksyc_pool_alloc(b.pool, sizeof *spec);
        *spec = *program->specs[i];
        spec->top = b.types.items[program->specs[i]->top->number];
    }
    boxed->specs[0]->top = top;
    return boxed;
}
