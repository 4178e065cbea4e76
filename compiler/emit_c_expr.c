/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Expressions in C. What cannot fail becomes a C expression; what can (checked arithmetic, lazy
 * instances, absent fields, subscripts) becomes statements before it that leave the function on an
 * error. The right side of `and`, `or`, `?:` gets its statements inside of an `if`, so that nothing is
 * computed that the specification does not ask for.
 *
 * Integers: ir_range decides between uint64_t and int64_t; both sides of an operator are brought to the
 * type of the result, and comparisons between the two kinds are made as numbers.
 */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "emit_c.h"

/* -------------------------------------------------------------------------------- small pieces */

#define P(sc) ((sc)->em->pool)

const char *temp(scope *sc) {
    return pool_printf(P(sc), "v%u", ++*sc->num_temps);
}

static cval int_value(const char *text, bool is_signed, bool is_narrow) {
    return (cval){.form = C_INT, .text = text, .is_signed = is_signed, .is_narrow = is_narrow};
}

static cval of_form(cform form, const char *text) {
    return (cval){.form = form, .text = text};
}

static cval refuse(scope *sc, const ir_expr *e, const char *what) {
    diag_error(sc->em->diag, e->place, "ksyc does not compile %s yet", what);
    return (cval){.form = C_INT, .text = "0", .is_literal = true, .is_narrow = true};
}

static bool is_wrapped(const char *text) {
    size_t depth = 0;
    size_t size = strlen(text);
    if (size < 2 || text[0] != '(' || text[size - 1] != ')') return false;
    bool quoted = false;
    for (size_t i = 0; i < size; i++) {
        if (text[i] == '"' && (i == 0 || text[i - 1] != '\\')) quoted = !quoted;
        if (quoted) continue;
        if (text[i] == '(') depth++;
        if (text[i] == ')' && --depth == 0 && i + 1 < size) return false;
    }
    return true;
}

/* Without the parentheses around the whole, for places where they only disturb. */
const char *bare(const scope *sc, const char *text) {
    return is_wrapped(text) ? pool_copy(P(sc), text + 1, strlen(text) - 2) : text;
}

const char *as_u64(const scope *sc, cval v) {
    if (v.is_literal) return pool_printf(P(sc), "UINT64_C(%s)", v.text);
    if (!v.is_narrow && !v.is_signed) return v.text;
    return pool_printf(P(sc), "(uint64_t)%s", v.text);
}

const char *as_s64(const scope *sc, cval v) {
    if (v.is_literal) {
        return v.text[0] == '-' ? pool_printf(P(sc), "(%s)", v.text) : pool_printf(P(sc), "INT64_C(%s)", v.text);
    }
    if (!v.is_narrow && v.is_signed) return v.text;
    return pool_printf(P(sc), "(int64_t)%s", v.text);
}

/* "(*p)" is better said with p itself. */
static const char *pointed_to(const scope *sc, const char *text) {
    size_t size = strlen(text);
    if (strncmp(text, "(*", 2) != 0 || text[size - 1] != ')' || strpbrk(text + 2, "(.->") != NULL) return NULL;
    return pool_copy(P(sc), text + 2, size - 3);
}

const char *as_pointer(const scope *sc, cval v) {
    if (!v.is_pointer && pointed_to(sc, v.text) != NULL) return pointed_to(sc, v.text);
    return v.is_pointer ? v.text : pool_printf(P(sc), "&%s", v.text);
}

const char *member(const scope *sc, cval object, const char *name) {
    if (!object.is_pointer && pointed_to(sc, object.text) != NULL) {
        return pool_printf(P(sc), "%s->%s", pointed_to(sc, object.text), name);
    }
    return pool_printf(P(sc), "%s%s%s", object.text, object.is_pointer ? "->" : ".", name);
}

const char *own_stream(const scope *sc) {
    return sc->in_seq ? "io" : "self->ks_io";
}

static bool same_text(const char *a, const char *b) {
    return strcmp(a, b) == 0;
}

const char *placed(const scope *sc) {
    const char *here = sc->here;
    const char *call = strstr(sc->fail, "(");
    if (strncmp(sc->fail, "return ks_in", 12) != 0) return sc->fail;
    if (strncmp(sc->fail, "return ks_in_record(", 20) == 0) {
        return pool_printf(P(sc), "return ks_place(ks, %s), %s", here, sc->fail + 7);
    }
    bool is_item = strncmp(sc->fail, "return ks_in_item(", 18) == 0;
    size_t size = strlen(call);
    return pool_printf(P(sc), "return %s%s, %s);", is_item ? "ks_in_item_at" : "ks_in_at", pool_copy(P(sc), call, size - 2), here);
}

/* `if (test) { record the error; leave }` */
static void fail_if(scope *sc, const char *test, const char *code, const char *expected) {
    block(sc->out, "if (%s)", test);
    line(sc->out, "ks_fail(ks, %s, %s, %s);", code, sc->here, expected);
    line(sc->out, "%s", sc->fail);
    end(sc->out);
}

/* `if (!call) leave`. The functions called here see no stream, so the error gets its place here. */
static void try_call(scope *sc, const char *call) {
    line(sc->out, "if (!%s) %s", call, placed(sc));
}

/* -------------------------------------------------------------------------- paths of other objects */

static void push_steps(scope *sc, sink *out, const ir_expr *e, const char **leave) {
    switch (e->op) {
    case IR_FIELD:
        line(out, "ks_in(ks, %s);", c_string(P(sc), e->attr->id, strlen(e->attr->id)));
        push_steps(sc, out, e->args[0], leave);
        break;
    case IR_SUBSCRIPT: {
        const ir_expr *array = e->args[0];
        const char *index = "KS_NO_INDEX";
        for (const index_text *t = *sc->indexes; t != NULL; t = t->next) {
            if (t->expr == e) index = t->text;
        }
        if (array->op == IR_FIELD) {
            line(out, "ks_in_item(ks, %s, %s);", c_string(P(sc), array->attr->id, strlen(array->attr->id)), index);
            push_steps(sc, out, array->args[0], leave);
        }
        break;
    }
    case IR_CAST:
    case IR_ARRAY_FIRST:
    case IR_ARRAY_LAST: push_steps(sc, out, e->args[0], leave); break;
    case IR_PARENT:
        push_steps(sc, out, e->args[0], leave);
        /* A record without a struct has put no step of its own on the path. */
        if (sc->parent == NULL || e->args[0]->op != IR_SELF) *leave = "return ks_elsewhere(ks, 1);";
        break;
    case IR_ROOT: *leave = "return ks_elsewhere(ks, KS_ABSOLUTE);"; break;
    case IR_ITEM: *leave = sc->item_fail; break;
    default: break;
    }
}

/* After an error inside the object `object`: its own step is in the path already. */
static void try_access(scope *sc, const char *call, const ir_expr *object) {
    sink steps = sink_new(P(sc), sc->out->indent + 1);
    const char *leave = "return false;";
    push_steps(sc, &steps, object, &leave);
    if (sink_is_empty(&steps)) {
        line(sc->out, "if (!%s) %s", call, leave);
        return;
    }
    block(sc->out, "if (!%s)", call);
    append(sc->out, sink_text(&steps));
    line(sc->out, "%s", leave);
    end(sc->out);
}

/* ---------------------------------------------------------------------------------- literals */

static cval literal_int(const scope *sc, const ir_expr *e) {
    cval v = {.form = C_INT, .is_literal = true, .is_narrow = true, .is_signed = e->negative};
    if (!e->negative) {
        v.text = pool_printf(P(sc), "%" PRIu64, e->word);
        return v;
    }
    if (e->word == UINT64_C(1) << 63) { /* its absolute value is no int64_t */
        return int_value("INT64_MIN", true, false);
    }
    v.text = pool_printf(P(sc), "-%" PRIu64, (uint64_t)0 - e->word);
    return v;
}

static cval literal_float(const scope *sc, const ir_expr *e) {
    char text[40];
    snprintf(text, sizeof text, "%.17g", e->number);
    bool has_point = strpbrk(text, ".en") != NULL;
    return of_form(C_FLOAT, pool_printf(P(sc), "%s%s", text, has_point ? "" : ".0"));
}

const char *c_string(pool *memory, const char *text, size_t size) {
    char *out = pool_alloc(memory, size * 4 + 3);
    size_t n = 0;
    out[n++] = '"';
    for (size_t i = 0; i < size; i++) {
        unsigned char c = (unsigned char)text[i];
        if (c == '"' || c == '\\' || c == '?') { /* ? for trigraphs */
            out[n++] = '\\';
            out[n++] = (char)c;
        } else if (c < 0x20 || c >= 0x7f) {
            /* three octal digits end by themselves, whatever follows */
            out[n++] = '\\';
            out[n++] = (char)('0' + (c >> 6));
            out[n++] = (char)('0' + ((c >> 3) & 7));
            out[n++] = (char)('0' + (c & 7));
        } else {
            out[n++] = (char)c;
        }
    }
    out[n++] = '"';
    out[n] = '\0';
    return out;
}

static cval literal_string(const scope *sc, const char *text, size_t size, bool is_text) {
    char *out = is_text ? pool_printf(P(sc), "((ks_text){(const uint8_t *)%s, %zu, 0})", c_string(P(sc), text, size), size)
                        : pool_printf(P(sc), "((ks_bytes){(const uint8_t *)%s, %zu})", c_string(P(sc), text, size), size);
    return of_form(is_text ? C_TEXT : C_BYTES, out);
}

/* --------------------------------------------------------------------------------------- names */

cval value_of_store(store s, const char *text) {
    switch (s) {
    case STORE_BOOL: return of_form(C_BOOL, text);
    case STORE_U8:
    case STORE_U16:
    case STORE_U32: return int_value(text, false, true);
    case STORE_U64: return int_value(text, false, false);
    case STORE_S8:
    case STORE_S16:
    case STORE_S32: return int_value(text, true, true);
    case STORE_S64: return int_value(text, true, false);
    case STORE_F32:
    case STORE_F64: return of_form(C_FLOAT, text);
    case STORE_BYTES: return of_form(C_BYTES, text);
    case STORE_TEXT: return of_form(C_TEXT, text);
    case STORE_OBJECT: return of_form(C_OBJECT, text);
    case STORE_POINTER: return (cval){.form = C_OBJECT, .text = text, .is_pointer = true};
    case STORE_REF: return of_form(C_REF, text);
    case STORE_ANY: return of_form(C_ANY, text);
    default: return of_form(C_STREAM, text);
    }
}

/* Text in expressions is a ks_text whether it is a string or bytes; bytes operators want ks_bytes. */
static cval bytes_or_text(const scope *sc, cval v, const ir_vtype *type) {
    if (type->kind == IR_BYTES && v.form == C_TEXT) return of_form(C_BYTES, pool_printf(P(sc), "ks_raw(%s)", v.text));
    return v;
}

static void need_present(scope *sc, const ir_attr *attr, const plan_attr *a, cval object, const ir_expr *of) {
    const char *test = NULL;
    if (attr->kind == IR_PARSE_INSTANCE || attr->kind == IR_VALUE_INSTANCE) {
        if (attr->condition != NULL) {
            test = pool_printf(P(sc), "%s != KS_DONE", member(sc, object, pool_printf(P(sc), "ks_state_%s", attr->id)));
        } else if (a->has_width) {
            test = pool_printf(P(sc), "%s == 0", member(sc, object, pool_printf(P(sc), "ks_has_%s", attr->id)));
        } else if (a->store == STORE_REF && a->shape == SHAPE_ONE) {
            test = pool_printf(P(sc), "%s.object == NULL", member(sc, object, a->member));
        }
    } else if (a->has_flag) {
        test = pool_printf(P(sc), "!%s", member(sc, object, pool_printf(P(sc), "ks_has_%s", attr->id)));
    } else if (a->has_width) {
        test = pool_printf(P(sc), "%s == 0", member(sc, object, pool_printf(P(sc), "ks_has_%s", attr->id)));
    } else if (a->shape == SHAPE_ONE && a->store == STORE_POINTER && attr->condition != NULL) {
        test = pool_printf(P(sc), "%s == NULL", member(sc, object, a->member));
    } else if (a->shape == SHAPE_ONE && a->store == STORE_REF && attr->kind == IR_SEQ) {
        test = pool_printf(P(sc), "%s.object == NULL", member(sc, object, a->member));
    }
    (void)of;
    if (test != NULL) {
        fail_if(sc, test, "KS_ABSENT",
                c_string(P(sc), pool_printf(P(sc), "'%s' to be present", attr->id), strlen(attr->id) + 16));
    }
}

static cval gen_object(scope *sc, const ir_expr *e);

static cval plain_field(scope *sc, const ir_attr *attr, cval record) {
    uint64_t offset = 0;
    const plan_attr *a = plan_of_attr(sc->em->plan, attr);
    if (attr->kind != IR_SEQ) {
        diag_error(sc->em->diag, attr->place, "ksyc does not compile parameters of records in an array being used "
                   "from outside: '%s'", attr->id);
        return int_value("0", false, true);
    }
    for (size_t i = 0; i < attr->index; i++) {
        offset += plan_of_attr(sc->em->plan, attr->owner->seq[i])->wire_size;
    }
    const char *p = offset == 0 ? record.text : pool_printf(P(sc), "%s + %" PRIu64, record.text, offset);
    if (a->wire == NULL) {
        return of_form(C_BYTES, pool_printf(P(sc), "((ks_bytes){%s, %u})", p, (unsigned)a->wire_size));
    }
    return value_of_store(a->store, pool_printf(P(sc), "ks_%s(%s)", a->wire, p));
}

/* The object and, for instances, the call that makes the field exist. */
static cval open_field(scope *sc, const ir_expr *e) {
    const ir_attr *attr = e->attr;
    cval object = gen_object(sc, e->args[0]);
    if (object.form == C_PLAIN) return object;
    const plan_attr *a = plan_of_attr(sc->em->plan, attr);
    if (attr->kind == IR_PARSE_INSTANCE || attr->kind == IR_VALUE_INSTANCE) {
        try_access(sc, pool_printf(P(sc), "%s_get_%s(ks, %s)", attr->owner->c_name, attr->id, as_pointer(sc, object)),
                   e->args[0]);
    }
    need_present(sc, attr, a, object, e);
    return object;
}

static cval gen_field(scope *sc, const ir_expr *e) {
    for (size_t i = 0; i < sc->num_locals && e->args[0]->op == IR_SELF; i++) {
        if (sc->locals[i].attr == e->attr) return bytes_or_text(sc, sc->locals[i].value, &e->vtype);
    }
    cval object = open_field(sc, e);
    if (object.form == C_PLAIN) return plain_field(sc, e->attr, object);
    const plan_attr *a = plan_of_attr(sc->em->plan, e->attr);
    cval v = value_of_store(a->store, member(sc, object, a->member));
    return bytes_or_text(sc, v, &e->vtype);
}

static cval gen_parent(scope *sc, const ir_expr *e) {
    if (sc->parent != NULL && e->args[0]->op == IR_SELF) {
        return (cval){.form = C_OBJECT, .text = sc->parent, .is_pointer = true};
    }
    cval object = gen_object(sc, e->args[0]);
    if (object.form != C_OBJECT) return refuse(sc, e, "`_parent` of an object whose type is not known");
    const ir_type *of = e->args[0]->vtype.type;
    const char *text = member(sc, object, "ks_parent");
    if (of->parent.kind == IR_OBJECT) return (cval){.form = C_OBJECT, .text = text, .is_pointer = true};
    return of_form(C_REF, text);
}

static cval gen_io(scope *sc, const ir_expr *e) {
    const ir_expr *of = e->args[0];
    if (of->op == IR_SELF) return of_form(C_STREAM, own_stream(sc));
    cval object = gen_object(sc, of);
    if (object.form != C_OBJECT) return refuse(sc, e, "`_io` of an object whose type is not known");
    return of_form(C_STREAM, member(sc, object, "ks_io"));
}

static cval gen_root(const scope *sc) {
    if (sc->root != NULL) return (cval){.form = C_OBJECT, .text = sc->root, .is_pointer = true};
    bool is_root = sc->type->root == sc->type;
    return (cval){.form = C_OBJECT, .text = is_root ? "self" : "self->ks_root", .is_pointer = true};
}

/* -------------------------------------------------------------------------------------- arrays */

typedef struct carray {
    bool ok;
    const char *text;   /* the ks_view or ks_list; the C array of a literal */
    const char *count;
    const ir_attr *attr; /* where the elements come from; NULL for a literal */
    shape shape;
    store store;
    const char *wire;
} carray;

/* The elements of a literal as a local C array. */
static carray gen_array_literal(scope *sc, const ir_expr *e) {
    store s = literal_store(e->vtype.elem);
    const char *elements = "";
    for (size_t i = 0; i < e->num_args; i++) {
        cval v = gen(sc, e->args[i]);
        elements = pool_printf(P(sc), "%s%s%s", elements, i == 0 ? "" : ", ", as_fitting(sc, v, &e->args[i]->vtype, s));
    }
    const char *name = temp(sc);
    line(sc->out, "%s%s%s[] = {%s};", store_type(s), s == STORE_POINTER ? "" : " ", name, elements);
    return (carray){.ok = true, .text = name, .count = pool_printf(P(sc), "UINT64_C(%zu)", e->num_args), .shape = SHAPE_ONE,
                    .store = s};
}

static carray gen_array(scope *sc, const ir_expr *e) {
    const ir_expr *base = e;
    while (base->op == IR_CAST) base = base->args[0];
    if (base->op == IR_LIT_ARRAY && base->num_args > 0 && base->vtype.elem->kind != IR_OBJECT) {
        return gen_array_literal(sc, base);
    }
    if (base->op != IR_FIELD || base->vtype.kind != IR_ARRAY) {
        refuse(sc, e, "arrays that are neither a field nor a literal");
        return (carray){.ok = false, .text = "0", .count = "0"};
    }
    cval object = open_field(sc, base);
    const plan_attr *a = plan_of_attr(sc->em->plan, base->attr);
    const char *text = member(sc, object, a->member);
    const ir_attr *source = array_source(base->attr);
    return (carray){.ok = true, .text = text, .count = pool_printf(P(sc), "%s.count", text),
                    .attr = source != NULL && source->kind != IR_VALUE_INSTANCE ? source : NULL, .shape = a->shape,
                    .store = a->store, .wire = a->wire};
}

const char *gen_array_argument(scope *sc, const ir_expr *e, const plan_attr *param) {
    carray array = gen_array(sc, e);
    if (array.ok && (array.shape != param->shape || array.store != param->store)) {
        refuse(sc, e, "an array of this kind as an argument");
    }
    return array.text;
}

void gen_array_instance(scope *sc, const ir_attr *attr, const char *place) {
    carray array = gen_array(sc, attr->value);
    if (array.shape != SHAPE_ONE) {
        line(sc->out, "%s = %s;", place, array.text);
        return;
    }
    const char *type = store_type(array.store);
    const char *i = temp(sc);
    const char *item = temp(sc);
    try_call(sc, pool_printf(P(sc), "ks_list_init(ks, &%s, %s, sizeof(%s))", place, array.count, type));
    block(sc->out, "for (uint64_t %s = 0; %s < %s; %s++)", i, i, array.count, i);
    line(sc->out, "%s *const %s = (%s *)ks_list_add(ks, &%s);", type, item, type, place);
    line(sc->out, "if (%s == NULL) %s", item, sc->fail);
    line(sc->out, "*%s = %s[%s];", item, array.text, i);
    end(sc->out);
}

/* The type of the objects in an array, or NULL. */
static const ir_type *element_type(const ir_attr *attr) {
    if (attr->kind == IR_PARAM) return attr->vtype.elem->kind == IR_OBJECT ? attr->vtype.elem->type : NULL;
    return attr->data.kind == IR_D_USER ? attr->data.type : NULL;
}

/* Element `index`, which is known to be below the count. */
static cval array_element(scope *sc, carray array, const char *index) {
    const ir_type *type = array.attr != NULL ? element_type(array.attr) : NULL;
    if (array.shape == SHAPE_ONE) return value_of_store(array.store, pool_printf(P(sc), "%s[%s]", array.text, index));
    const char *p = temp(sc);
    if (array.shape == SHAPE_VIEW) {
        uint64_t size = type != NULL ? type->min_size : array.attr->data.size;
        line(sc->out, "const uint8_t *const %s = %s.data + %s * %" PRIu64 ";", p, array.text, index, size);
        try_call(sc, pool_printf(P(sc), "ks_fetch(ks, %s, %" PRIu64 ")", p, size));
        if (type != NULL) return of_form(C_PLAIN, p);
        return value_of_store(array.store, pool_printf(P(sc), "ks_%s(%s)", array.wire, p));
    }
    const char *c_type = array.store == STORE_OBJECT ? type->c_name : store_type(array.store);
    line(sc->out, "%s *const %s = (%s *)ks_list_at(&%s, %s);", c_type, p, c_type, array.text, index);
    if (array.store == STORE_OBJECT) return (cval){.form = C_OBJECT, .text = p, .is_pointer = true};
    return value_of_store(array.store, pool_printf(P(sc), "(*%s)", p));
}

/* The index as uint64_t; a negative one fails. */
static const char *gen_index(scope *sc, const ir_expr *e) {
    cval v = gen(sc, e);
    if (!v.is_signed || (v.is_literal && v.text[0] != '-')) return as_u64(sc, v);
    const char *name = temp(sc);
    line(sc->out, "const int64_t %s = %s;", name, bare(sc, as_s64(sc, v)));
    fail_if(sc, pool_printf(P(sc), "%s < 0", name), "KS_INDEX", "\"an index that is not negative\"");
    return pool_printf(P(sc), "(uint64_t)%s", name);
}

static cval gen_subscript(scope *sc, const ir_expr *e) {
    if (e->args[0]->vtype.kind == IR_BYTES) {
        cval bytes = gen(sc, e->args[0]);
        const char *index = gen_index(sc, e->args[1]);
        const char *name = temp(sc);
        line(sc->out, "uint8_t %s = 0;", name);
        try_call(sc, pool_printf(P(sc), "ks_bytes_at(ks, %s, %s, &%s)", bytes.text, index, name));
        return int_value(name, false, true);
    }
    carray array = gen_array(sc, e->args[0]);
    if (!array.ok) return int_value("0", false, true);
    const char *index = gen_index(sc, e->args[1]);
    index_text *kept = pool_alloc(P(sc), sizeof *kept);
    *kept = (index_text){e, index, *sc->indexes};
    *sc->indexes = kept;
    fail_if(sc, pool_printf(P(sc), "%s >= %s", index, array.count), "KS_INDEX", "\"an index below the count\"");
    return array_element(sc, array, index);
}

static cval gen_array_end(scope *sc, const ir_expr *e) {
    carray array = gen_array(sc, e->args[0]);
    if (!array.ok) return int_value("0", false, true);
    fail_if(sc, pool_printf(P(sc), "%s == 0", array.count), "KS_INDEX", "\"an array that is not empty\"");
    if (e->op == IR_ARRAY_FIRST) return array_element(sc, array, "UINT64_C(0)");
    return array_element(sc, array, pool_printf(P(sc), "(%s - 1)", array.count));
}

static cval gen_array_extreme(scope *sc, const ir_expr *e) {
    carray array = gen_array(sc, e->args[0]);
    if (!array.ok) return int_value("0", false, true);
    store s = array.store;
    bool is_text = s == STORE_TEXT || s == STORE_BYTES;
    if (!store_is_int(s) && s != STORE_F32 && s != STORE_F64 && !is_text) return refuse(sc, e, "min and max of such an array");
    fail_if(sc, pool_printf(P(sc), "%s == 0", array.count), "KS_INDEX", "\"an array that is not empty\"");
    const char *best = temp(sc);
    const char *i = temp(sc);
    try_call(sc, pool_printf(P(sc), "ks_spend(ks, %s)", array.count));
    line(sc->out, is_text ? "%s %s = {NULL, 0%s};" : "%s %s = 0;%s", store_type(s), best, s == STORE_TEXT ? ", 0" : "");
    block(sc->out, "for (uint64_t %s = 0; %s < %s; %s++)", i, i, array.count, i);
    cval element = array_element(sc, array, i);
    const char *sign = e->op == IR_ARRAY_MIN ? "<" : ">";
    const char *test = pool_printf(P(sc), "%s %s %s", element.text, sign, best);
    if (is_text) {
        try_call(sc, pool_printf(P(sc), "ks_fetch(ks, %s.data, %s.size)", element.text, element.text));
        test = pool_printf(P(sc), "ks_compare(%s.data, %s.size, %s.data, %s.size) %s 0", element.text, element.text, best,
                           best, sign);
    }
    line(sc->out, "if (%s == 0 || %s) %s = %s;", i, test, best, element.text);
    end(sc->out);
    return bytes_or_text(sc, value_of_store(s, best), &e->vtype);
}

/* ------------------------------------------------------------------------------------ operators */

/* Brings an integer operand to the type of the result; a value that does not fit fails. */
static const char *operand(scope *sc, cval v, const ir_vtype *type, bool want_signed) {
    bool fits = type->kind != IR_INT || (want_signed ? range_fits_s64(type->range) : range_is_unsigned(type->range));
    if (fits || v.is_literal) return want_signed ? as_s64(sc, v) : as_u64(sc, v);
    const char *name = temp(sc);
    line(sc->out, "%s %s = 0;", want_signed ? "int64_t" : "uint64_t", name);
    try_call(sc, pool_printf(P(sc), "ks_to_%s(ks, %s, &%s)", want_signed ? "s64" : "u64", bare(sc, v.text), name));
    return name;
}

static const char *op_name(ir_op op) {
    switch (op) {
    case IR_ADD: return "add";
    case IR_SUB: return "sub";
    case IR_MUL: return "mul";
    case IR_DIV: return "div";
    case IR_MOD: return "mod";
    case IR_SHL: return "shl";
    default: return "shr";
    }
}

static const char *op_sign(ir_op op) {
    switch (op) {
    case IR_ADD: return "+";
    case IR_SUB: return "-";
    case IR_MUL: return "*";
    case IR_DIV: return "/";
    case IR_MOD: return "%";
    case IR_SHL: return "<<";
    case IR_SHR: return ">>";
    case IR_BITAND: return "&";
    case IR_BITOR: return "|";
    case IR_BITXOR: return "^";
    case IR_EQ: return "==";
    case IR_NE: return "!=";
    case IR_LT: return "<";
    case IR_LE: return "<=";
    case IR_GT: return ">";
    default: return ">=";
    }
}

static cval gen_float_arithmetic(scope *sc, const ir_expr *e, cval a, cval b) {
    const char *left = a.form == C_FLOAT ? a.text : pool_printf(P(sc), "(double)%s", a.text);
    const char *right = b.form == C_FLOAT ? b.text : pool_printf(P(sc), "(double)%s", b.text);
    if (e->op == IR_MOD) return of_form(C_FLOAT, pool_printf(P(sc), "ks_float_mod(%s, %s)", left, right));
    return of_form(C_FLOAT, pool_printf(P(sc), "(%s %s %s)", left, op_sign(e->op), right));
}

static cval gen_arithmetic(scope *sc, const ir_expr *e) {
    cval a = gen(sc, e->args[0]);
    cval b = gen(sc, e->args[1]);
    if (e->vtype.kind == IR_FLOAT) return gen_float_arithmetic(sc, e, a, b);
    const ir_vtype *ta = &e->args[0]->vtype;
    const ir_vtype *tb = &e->args[1]->vtype;
    bool is_shift = e->op == IR_SHL || e->op == IR_SHR;
    bool is_signed = !range_is_unsigned(e->vtype.range);
    /* A result that is never negative can come from operands that are: -13 + 42. */
    if (!range_is_unsigned(ta->range) || (!is_shift && !range_is_unsigned(tb->range))) is_signed = true;
    if (e->op == IR_SUB && e->checked && is_signed && range_is_unsigned(ta->range) && range_is_unsigned(tb->range)) {
        /* Both may exceed int64_t although the difference fits. */
        const char *name = temp(sc);
        line(sc->out, "int64_t %s = 0;", name);
        try_call(sc, pool_printf(P(sc), "ks_diff_u64(ks, %s, %s, &%s)", bare(sc, as_u64(sc, a)),
                                 bare(sc, as_u64(sc, b)), name));
        return int_value(name, true, false);
    }
    const char *left = operand(sc, a, ta, is_signed);
    const char *right = operand(sc, b, tb, is_shift ? false : is_signed);
    cval result;
    if (e->checked) {
        const char *name = temp(sc);
        line(sc->out, "%s %s = 0;", is_signed ? "int64_t" : "uint64_t", name);
        try_call(sc, pool_printf(P(sc), "ks_%s_%s(ks, %s, %s, &%s)", op_name(e->op), is_signed ? "s64" : "u64",
                                 bare(sc, left), bare(sc, right), name));
        result = int_value(name, is_signed, false);
    } else if (is_signed && (e->op == IR_DIV || e->op == IR_MOD)) {
        result = int_value(pool_printf(P(sc), "ks_floor_%s(%s, %s)", op_name(e->op), bare(sc, left), bare(sc, right)),
                           true, false);
    } else if (is_signed && is_shift) {
        /* C leaves shifts of negative numbers open. */
        const char *name = temp(sc);
        line(sc->out, "int64_t %s = 0;", name);
        try_call(sc, pool_printf(P(sc), "ks_%s_s64(ks, %s, %s, &%s)", op_name(e->op), bare(sc, left), bare(sc, right),
                                 name));
        result = int_value(name, true, false);
    } else {
        result = int_value(pool_printf(P(sc), "(%s %s %s)", left, op_sign(e->op), right), is_signed, false);
    }
    if (is_signed && range_is_unsigned(e->vtype.range) && !is_shift) {
        return int_value(pool_printf(P(sc), "(uint64_t)%s", result.text), false, false);
    }
    return result;
}

static cval gen_bitwise(scope *sc, const ir_expr *e) {
    cval a = gen(sc, e->args[0]);
    cval b = gen(sc, e->args[1]);
    bool is_signed = !range_is_unsigned(e->args[0]->vtype.range) || !range_is_unsigned(e->args[1]->vtype.range);
    const char *left = operand(sc, a, &e->args[0]->vtype, is_signed);
    const char *right = operand(sc, b, &e->args[1]->vtype, is_signed);
    const char *text = pool_printf(P(sc), "(%s %s %s)", left, op_sign(e->op), right);
    if (is_signed && range_is_unsigned(e->vtype.range)) text = pool_printf(P(sc), "(uint64_t)%s", text);
    return int_value(text, !range_is_unsigned(e->vtype.range), false);
}

static cval gen_unary(scope *sc, const ir_expr *e) {
    cval a = gen(sc, e->args[0]);
    if (e->op == IR_NOT) return of_form(C_BOOL, pool_printf(P(sc), "!%s", a.text));
    if (e->vtype.kind == IR_FLOAT) return of_form(C_FLOAT, pool_printf(P(sc), "(-%s)", a.text));
    const char *value = operand(sc, a, &e->args[0]->vtype, true);
    if (e->op == IR_INVERT) return int_value(pool_printf(P(sc), "(~%s)", value), true, false);
    if (!e->checked) {
        const char *text = pool_printf(P(sc), "(-%s)", value);
        if (range_is_unsigned(e->vtype.range)) return int_value(pool_printf(P(sc), "(uint64_t)%s", text), false, false);
        return int_value(text, true, false);
    }
    const char *name = temp(sc);
    line(sc->out, "int64_t %s = 0;", name);
    try_call(sc, pool_printf(P(sc), "ks_sub_s64(ks, 0, %s, &%s)", bare(sc, value), name));
    return int_value(name, true, false);
}

static bool type_is_unsigned(const ir_vtype *type, cval v) {
    return type->kind == IR_INT ? range_is_unsigned(type->range) : !v.is_signed;
}

static bool type_fits_s64(const ir_vtype *type, cval v) {
    return type->kind == IR_INT ? range_fits_s64(type->range) : v.is_signed || v.is_narrow;
}

/* Below, equal or above: -1, 0, 1, as numbers; `a` and `b` are bounds of ranges. */
static int compare_bounds(bool a_negative, uint64_t a, bool b_negative, uint64_t b) {
    if (a_negative != b_negative) return a_negative ? -1 : 1;
    return a < b ? -1 : a > b; /* of two negative words in two's complement the larger word is the larger number */
}

static int max_against_min(ir_range a, ir_range b) {
    return compare_bounds(a.max_negative, a.max, b.min < 0, (uint64_t)b.min);
}

/* 1 or 0 when the ranges decide the comparison, else -1. */
static int decided(const ir_vtype *ta, const ir_vtype *tb, ir_op op) {
    if (ta->kind != IR_INT || tb->kind != IR_INT) return -1;
    int a_to_b = max_against_min(ta->range, tb->range); /* < 0: every a is below every b */
    int b_to_a = max_against_min(tb->range, ta->range);
    switch (op) {
    case IR_LT: return a_to_b < 0 ? 1 : b_to_a <= 0 ? 0 : -1;
    case IR_LE: return a_to_b <= 0 ? 1 : b_to_a < 0 ? 0 : -1;
    case IR_GT: return b_to_a < 0 ? 1 : a_to_b <= 0 ? 0 : -1;
    case IR_GE: return b_to_a <= 0 ? 1 : a_to_b < 0 ? 0 : -1;
    case IR_EQ: return a_to_b < 0 || b_to_a < 0 ? 0 : -1;
    default: return a_to_b < 0 || b_to_a < 0 ? 1 : -1;
    }
}

/* The compilers warn about comparisons that have one result, and about variables that nobody uses. */
static cval decided_comparison(scope *sc, cval a, cval b, bool result) {
    if (!a.is_literal) line(sc->out, "(void)%s;", a.text);
    if (!b.is_literal) line(sc->out, "(void)%s;", b.text);
    return of_form(C_BOOL, result ? "true" : "false");
}

static cval compare_ints(scope *sc, cval a, const ir_vtype *ta, cval b, const ir_vtype *tb, ir_op op) {
    const char *sign = op_sign(op);
    int known = decided(ta, tb, op);
    if (known >= 0) return decided_comparison(sc, a, b, known == 1);
    bool same = a.is_signed == b.is_signed;
    if (same || (a.is_literal && !a.is_signed) || (b.is_literal && !b.is_signed)) {
        bool small_a = a.is_literal && (same || !b.is_signed || type_fits_s64(ta, a));
        bool small_b = b.is_literal && (same || !a.is_signed || type_fits_s64(tb, b));
        const char *left = small_a && strlen(a.text) > 9 ? (b.is_signed ? as_s64(sc, a) : as_u64(sc, a)) : a.text;
        const char *right = small_b && strlen(b.text) > 9 ? (a.is_signed ? as_s64(sc, b) : as_u64(sc, b)) : b.text;
        if (same || (a.is_literal && range_fits_s64(ta->range)) || (b.is_literal && range_fits_s64(tb->range))) {
            return of_form(C_BOOL, pool_printf(P(sc), "(%s %s %s)", left, sign, right));
        }
    }
    if (type_fits_s64(ta, a) && type_fits_s64(tb, b)) {
        return of_form(C_BOOL, pool_printf(P(sc), "(%s %s %s)", as_s64(sc, a), sign, as_s64(sc, b)));
    }
    if (type_is_unsigned(ta, a) && type_is_unsigned(tb, b)) {
        return of_form(C_BOOL, pool_printf(P(sc), "(%s %s %s)", as_u64(sc, a), sign, as_u64(sc, b)));
    }
    /* One may be negative, the other may exceed int64_t: a negative number is below every uint64_t. */
    bool a_signed = a.is_signed;
    const char *s = a_signed ? a.text : b.text;
    const char *compare = pool_printf(P(sc), "%s %s %s", as_u64(sc, a), sign, as_u64(sc, b));
    bool when_negative = op == IR_NE || (a_signed ? (op == IR_LT || op == IR_LE) : (op == IR_GT || op == IR_GE));
    return of_form(C_BOOL, pool_printf(P(sc), when_negative ? "(%s < 0 || %s)" : "(%s >= 0 && %s)", s, compare));
}

static cval compare_bytes(scope *sc, cval a, cval b, ir_op op) {
    const char *name = temp(sc);
    if (op == IR_EQ || op == IR_NE) {
        line(sc->out, "bool %s = false;", name);
        try_call(sc, pool_printf(P(sc), "ks_bytes_equal(ks, %s, %s, &%s)", a.text, b.text, name));
        return of_form(C_BOOL, op == IR_EQ ? name : pool_printf(P(sc), "!%s", name));
    }
    const char *other = temp(sc);
    line(sc->out, "const ks_bytes %s = %s;", name, bare(sc, a.text));
    line(sc->out, "const ks_bytes %s = %s;", other, bare(sc, b.text));
    try_call(sc, pool_printf(P(sc), "ks_fetch(ks, %s.data, %s.size)", name, name));
    try_call(sc, pool_printf(P(sc), "ks_fetch(ks, %s.data, %s.size)", other, other));
    return of_form(C_BOOL, pool_printf(P(sc), "(ks_compare(%s.data, %s.size, %s.data, %s.size) %s 0)", name, name, other,
                                       other, op_sign(op)));
}

cval gen_comparison(scope *sc, const ir_expr *e, cval a, const ir_vtype *ta, cval b, const ir_vtype *tb, ir_op op) {
    if (a.form == C_INT && b.form == C_INT) return compare_ints(sc, a, ta, b, tb, op);
    if (a.form == C_FLOAT || b.form == C_FLOAT) {
        const char *left = a.form == C_FLOAT ? a.text : pool_printf(P(sc), "(double)%s", a.text);
        const char *right = b.form == C_FLOAT ? b.text : pool_printf(P(sc), "(double)%s", b.text);
        return of_form(C_BOOL, pool_printf(P(sc), "(%s %s %s)", left, op_sign(op), right));
    }
    if (a.form == C_BOOL) return of_form(C_BOOL, pool_printf(P(sc), "(%s %s %s)", a.text, op_sign(op), b.text));
    if (a.form == C_BYTES) return compare_bytes(sc, a, b, op);
    if (a.form == C_TEXT) {
        const char *left = temp(sc);
        const char *right = temp(sc);
        line(sc->out, "const ks_text %s = %s;", left, bare(sc, a.text));
        line(sc->out, "const ks_text %s = %s;", right, bare(sc, b.text));
        return of_form(C_BOOL, pool_printf(P(sc), "(ks_compare(%s.data, %s.size, %s.data, %s.size) %s 0)", left, left,
                                           right, right, op_sign(op)));
    }
    return refuse(sc, e, "comparisons of objects");
}

static cval gen_compare(scope *sc, const ir_expr *e) {
    cval a = gen(sc, e->args[0]);
    cval b = gen(sc, e->args[1]);
    return gen_comparison(sc, e, a, &e->args[0]->vtype, b, &e->args[1]->vtype, e->op);
}

static cval gen_logic(scope *sc, const ir_expr *e) {
    cval a = gen(sc, e->args[0]);
    sink right = sink_new(P(sc), sc->out->indent + 1);
    sink *out = sc->out;
    sc->out = &right;
    cval b = gen(sc, e->args[1]);
    sc->out = out;
    if (sink_is_empty(&right)) {
        return of_form(C_BOOL, pool_printf(P(sc), "(%s %s %s)", a.text, e->op == IR_AND ? "&&" : "||", b.text));
    }
    const char *name = temp(sc);
    line(out, "bool %s = %s;", name, bare(sc, a.text));
    block(out, e->op == IR_AND ? "if (%s)" : "if (!%s)", name);
    append(out, sink_text(&right));
    line(out, "%s = %s;", name, bare(sc, b.text));
    end(out);
    return of_form(C_BOOL, name);
}

static const char *ctype_of(const scope *sc, cval v, const ir_vtype *type) {
    switch (v.form) {
    case C_INT: return (type->kind == IR_INT ? !range_is_unsigned(type->range) : v.is_signed) ? "int64_t" : "uint64_t";
    case C_BOOL: return "bool";
    case C_FLOAT: return "double";
    case C_BYTES: return "ks_bytes";
    case C_TEXT: return "ks_text";
    case C_OBJECT: return pool_printf(P(sc), "%s *", type->type->c_name);
    case C_REF: return "ks_ref";
    case C_ANY: return "ks_any";
    default: return "ks_stream *";
    }
}

/* A branch of a conditional in the type of the whole. */
static const char *branch(const scope *sc, cval v, const ir_vtype *type) {
    if (type->kind == IR_INT) return range_is_unsigned(type->range) ? as_u64(sc, v) : as_s64(sc, v);
    if (type->kind == IR_ENUM) return as_s64(sc, v);
    if (type->kind == IR_FLOAT && v.form != C_FLOAT) return pool_printf(P(sc), "(double)%s", v.text);
    if (v.form == C_OBJECT && type->kind == IR_OBJECT) return as_pointer(sc, v);
    return v.text;
}

static cval gen_ternary(scope *sc, const ir_expr *e) {
    const char *test = gen_bool(sc, e->args[0]);
    sink yes = sink_new(P(sc), sc->out->indent + 1);
    sink no = sink_new(P(sc), sc->out->indent + 1);
    sink *out = sc->out;
    sc->out = &yes;
    cval a = gen(sc, e->args[1]);
    sc->out = &no;
    cval b = gen(sc, e->args[2]);
    sc->out = out;
    if (e->vtype.kind == IR_STRUCT || e->vtype.kind == IR_ARRAY || e->vtype.kind == IR_ANY) {
        return refuse(sc, e, "conditional expressions of unlike kinds");
    }
    cval shown = e->vtype.kind == IR_FLOAT ? of_form(C_FLOAT, "") : a;
    if (e->vtype.kind == IR_ENUM) shown = int_value("", true, false);
    cval result = shown;
    if (result.form == C_INT) {
        result = int_value("", e->vtype.kind == IR_INT ? !range_is_unsigned(e->vtype.range) : true, false);
    }
    if (result.form == C_OBJECT) result.is_pointer = true;
    if (sink_is_empty(&yes) && sink_is_empty(&no) && result.form != C_BYTES && result.form != C_TEXT) {
        result.text = pool_printf(P(sc), "(%s ? %s : %s)", test, branch(sc, a, &e->vtype), branch(sc, b, &e->vtype));
        return result;
    }
    const char *name = temp(sc);
    const char *ctype = ctype_of(sc, shown, &e->vtype);
    line(out, "%s%s%s;", ctype, ctype[strlen(ctype) - 1] == '*' ? "" : " ", name);
    block(out, "if (%s)", bare(sc, test));
    append(out, sink_text(&yes));
    line(out, "%s = %s;", name, bare(sc, branch(sc, a, &e->vtype)));
    end_block(out, "else");
    append(out, sink_text(&no));
    line(out, "%s = %s;", name, bare(sc, branch(sc, b, &e->vtype)));
    end(out);
    result.text = name;
    return result;
}

/* ---------------------------------------------------------------------------------------- casts */

static cval cast_ref(scope *sc, const ir_expr *e, const char *ref) {
    const ir_type *to = e->vtype.type;
    fail_if(sc, pool_printf(P(sc), "%s.type != &%s_desc", ref, to->c_name), "KS_WRONG_TYPE",
            c_string(P(sc), pool_printf(P(sc), "an object of type %s", to->path), strlen(to->path) + 18));
    const char *name = temp(sc);
    line(sc->out, "%s *const %s = (%s *)%s.object;", to->c_name, name, to->c_name, ref);
    return (cval){.form = C_OBJECT, .text = name, .is_pointer = true};
}

static cval cast_any(scope *sc, const ir_expr *e, const char *any) {
    const char *kind = NULL;
    cval result = {.form = C_INT};
    switch (e->vtype.kind) {
    case IR_INT: {
        const char *name = temp(sc);
        bool is_signed = !range_is_unsigned(e->vtype.range);
        line(sc->out, "%s %s = 0;", is_signed ? "int64_t" : "uint64_t", name);
        try_call(sc, pool_printf(P(sc), "ks_any_to_%s(ks, &%s, &%s)", is_signed ? "s64" : "u64", any, name));
        return int_value(name, is_signed, false);
    }
    case IR_BOOL:
        kind = "KS_ANY_BOOL";
        result = of_form(C_BOOL, pool_printf(P(sc), "(%s.u64 != 0)", any));
        break;
    case IR_FLOAT:
        kind = "KS_ANY_F64";
        result = of_form(C_FLOAT, pool_printf(P(sc), "%s.f64", any));
        break;
    case IR_BYTES:
        kind = "KS_ANY_BYTES";
        result = of_form(C_BYTES, pool_printf(P(sc), "ks_raw(%s.bytes)", any));
        break;
    case IR_STR:
        kind = "KS_ANY_TEXT";
        result = of_form(C_TEXT, pool_printf(P(sc), "%s.bytes", any));
        break;
    case IR_OBJECT: return cast_ref(sc, e, pool_printf(P(sc), "%s.object", any));
    default: return refuse(sc, e, "a cast to this type");
    }
    fail_if(sc, pool_printf(P(sc), "%s.kind != %s", any, kind), "KS_WRONG_TYPE", "\"a value of the type of the cast\"");
    return result;
}

/* [a, b].as<bytes>: new bytes in the arena, since a value instance may keep them. */
static cval bytes_of_numbers(scope *sc, const ir_expr *array) {
    const char *name = temp(sc);
    line(sc->out, "uint8_t *const %s = (uint8_t *)ks_alloc(ks, %zu, 1);", name, array->num_args);
    line(sc->out, "if (%s == NULL) %s", name, sc->fail);
    for (size_t i = 0; i < array->num_args; i++) {
        cval v = gen(sc, array->args[i]);
        line(sc->out, "%s[%zu] = %s;", name, i, as_fitting(sc, v, &array->args[i]->vtype, STORE_U8));
    }
    return of_form(C_BYTES, pool_printf(P(sc), "((ks_bytes){%s, %zu})", name, array->num_args));
}

static cval gen_cast(scope *sc, const ir_expr *e) {
    if (e->vtype.kind == IR_BYTES && e->args[0]->op == IR_LIT_ARRAY) return bytes_of_numbers(sc, e->args[0]);
    cval v = gen(sc, e->args[0]);
    if (v.form == C_REF && e->vtype.kind == IR_OBJECT) return cast_ref(sc, e, v.text);
    if (v.form == C_ANY) return cast_any(sc, e, v.text);
    if (v.form == C_OBJECT && e->vtype.kind == IR_OBJECT && e->args[0]->vtype.type != e->vtype.type) {
        return refuse(sc, e, "a cast between object types that can't succeed");
    }
    if (v.form == C_INT && e->vtype.kind == IR_INT) {
        /* Upstream's cast between integers changes the type only; a value that does not fit is refused. */
        const char *text = operand(sc, v, &e->args[0]->vtype, !range_is_unsigned(e->vtype.range));
        return int_value(text, !range_is_unsigned(e->vtype.range), false);
    }
    return bytes_or_text(sc, v, &e->vtype);
}

/* -------------------------------------------------------------------------------------- methods */

static cval text_result(scope *sc, const char *format_call, const char *arguments) {
    const char *name = temp(sc);
    line(sc->out, "ks_text %s;", name);
    try_call(sc, pool_printf(P(sc), "%s(ks, %s, &%s)", format_call, arguments, name));
    return of_form(C_TEXT, name);
}

static cval int_result(scope *sc, const char *call, const char *arguments) {
    const char *name = temp(sc);
    line(sc->out, "int64_t %s = 0;", name);
    try_call(sc, pool_printf(P(sc), "%s(ks, %s, &%s)", call, arguments, name));
    return int_value(name, true, false);
}

static cval gen_byte_method(scope *sc, const ir_expr *e) {
    cval bytes = gen(sc, e->args[0]);
    if (e->op == IR_BYTES_LENGTH) {
        const char *name = temp(sc);
        line(sc->out, "const uint64_t %s = %s.size;", name, bytes.text);
        return int_value(name, false, false);
    }
    if (e->op == IR_BYTES_TO_S) {
        const char *name = temp(sc);
        line(sc->out, "ks_text %s;", name);
        try_call(sc, pool_printf(P(sc), "ks_text_of(ks, %s, &%s)", bytes.text, name));
        try_call(sc, pool_printf(P(sc), "ks_decode(ks, &%s, %s)", name, c_string(P(sc), e->text, strlen(e->text))));
        return of_form(C_TEXT, name);
    }
    const char *name = temp(sc);
    if (e->op == IR_BYTES_MIN || e->op == IR_BYTES_MAX) {
        line(sc->out, "uint8_t %s = 0;", name);
        try_call(sc, pool_printf(P(sc), "ks_bytes_%s(ks, %s, &%s)", e->op == IR_BYTES_MIN ? "min" : "max", bytes.text, name));
        return int_value(name, false, true);
    }
    const char *of = temp(sc);
    line(sc->out, "const ks_bytes %s = %s;", of, bare(sc, bytes.text));
    line(sc->out, "uint8_t %s = 0;", name);
    /* For an empty one `size - 1` wraps to the largest index, which is refused as any other. */
    const char *index = e->op == IR_BYTES_FIRST ? "0" : pool_printf(P(sc), "%s.size - 1", of);
    try_call(sc, pool_printf(P(sc), "ks_bytes_at(ks, %s, %s, &%s)", of, index, name));
    return int_value(name, false, true);
}

static cval gen_method(scope *sc, const ir_expr *e) {
    switch (e->op) {
    case IR_ARRAY_SIZE: {
        carray array = gen_array(sc, e->args[0]);
        return int_value(array.count, false, false);
    }
    case IR_ARRAY_FIRST:
    case IR_ARRAY_LAST: return bytes_or_text(sc, gen_array_end(sc, e), &e->vtype);
    case IR_ARRAY_MIN:
    case IR_ARRAY_MAX: return gen_array_extreme(sc, e);
    case IR_BYTES_LENGTH:
    case IR_BYTES_FIRST:
    case IR_BYTES_LAST:
    case IR_BYTES_MIN:
    case IR_BYTES_MAX:
    case IR_BYTES_TO_S: return gen_byte_method(sc, e);
    default: break;
    }
    cval v = gen(sc, e->args[0]);
    switch (e->op) {
    case IR_INT_TO_S:
        return v.is_signed ? text_result(sc, "ks_s64_to_text", as_s64(sc, v)) : text_result(sc, "ks_u64_to_text", as_u64(sc, v));
    case IR_FLOAT_TO_I: return int_result(sc, "ks_float_to_s64", v.text);
    case IR_BOOL_TO_I: return int_value(pool_printf(P(sc), "(%s ? 1u : 0u)", v.text), false, true);
    case IR_ENUM_TO_I: return v;
    case IR_STR_LENGTH: return int_value(pool_printf(P(sc), "ks_text_length(%s)", v.text), false, false);
    case IR_STR_REVERSE: return text_result(sc, "ks_text_reverse", v.text);
    case IR_STR_SUBSTRING: {
        cval from = gen(sc, e->args[1]);
        cval to = gen(sc, e->args[2]);
        return of_form(C_TEXT, pool_printf(P(sc), "ks_text_substring(%s, %s, %s)", v.text,
                                           operand(sc, from, &e->args[1]->vtype, true),
                                           operand(sc, to, &e->args[2]->vtype, true)));
    }
    case IR_STR_TO_I: {
        const char *radix = e->num_args > 1 ? as_s64(sc, gen(sc, e->args[1])) : "10";
        return int_result(sc, "ks_text_to_s64", pool_printf(P(sc), "%s, %s", v.text, radix));
    }
    case IR_STREAM_SIZE: return int_value(pool_printf(P(sc), "%s->size", v.text), false, false);
    case IR_STREAM_POS: return int_value(pool_printf(P(sc), "%s->pos", v.text), false, false);
    case IR_STREAM_EOF: return of_form(C_BOOL, pool_printf(P(sc), "ks_eof(%s)", v.text));
    default: return refuse(sc, e, "this method");
    }
}

/* ------------------------------------------------------------------------------------ all of them */

static cval gen_object(scope *sc, const ir_expr *e) {
    return gen(sc, e);
}

cval gen(scope *sc, const ir_expr *e) {
    switch (e->op) {
    case IR_LIT_INT: return literal_int(sc, e);
    case IR_LIT_FLOAT: return literal_float(sc, e);
    case IR_LIT_BOOL: return of_form(C_BOOL, e->word != 0 ? "true" : "false");
    case IR_LIT_STR: return literal_string(sc, e->text, e->size, true);
    case IR_LIT_BYTES: return literal_string(sc, e->text, e->size, false);
    case IR_LIT_ARRAY: return refuse(sc, e, "array literals here");
    case IR_LIT_ENUM: {
        const ir_enum *of = e->vtype.enumeration;
        return int_value(label_name(P(sc), of, e->label), e->label->negative, true);
    }
    case IR_SELF: return (cval){.form = C_OBJECT, .text = "self", .is_pointer = true};
    case IR_ROOT: return gen_root(sc);
    case IR_PARENT: return gen_parent(sc, e);
    case IR_IO: return gen_io(sc, e);
    case IR_FIELD: return gen_field(sc, e);
    case IR_ITEM: return sc->item == NULL ? refuse(sc, e, "`_` here") : bytes_or_text(sc, *sc->item, &e->vtype);
    case IR_INDEX: return sc->index == NULL ? refuse(sc, e, "`_index` here") : int_value(sc->index, false, false);
    case IR_ON: return sc->on == NULL ? refuse(sc, e, "`_on` here") : *sc->on;
    case IR_NEG:
    case IR_INVERT:
    case IR_NOT: return gen_unary(sc, e);
    case IR_ADD:
    case IR_SUB:
    case IR_MUL:
    case IR_DIV:
    case IR_MOD:
    case IR_SHL:
    case IR_SHR: return gen_arithmetic(sc, e);
    case IR_BITAND:
    case IR_BITOR:
    case IR_BITXOR: return gen_bitwise(sc, e);
    case IR_CONCAT: {
        cval a = gen(sc, e->args[0]);
        cval b = gen(sc, e->args[1]);
        return text_result(sc, "ks_text_concat", pool_printf(P(sc), "%s, %s", a.text, b.text));
    }
    case IR_EQ:
    case IR_NE:
    case IR_LT:
    case IR_LE:
    case IR_GT:
    case IR_GE: return gen_compare(sc, e);
    case IR_AND:
    case IR_OR: return gen_logic(sc, e);
    case IR_TERNARY: return gen_ternary(sc, e);
    case IR_SUBSCRIPT: return bytes_or_text(sc, gen_subscript(sc, e), &e->vtype);
    case IR_CAST: return gen_cast(sc, e);
    default: return gen_method(sc, e);
    }
}

const char *gen_bool(scope *sc, const ir_expr *e) {
    return gen(sc, e).text;
}

const char *gen_u64(scope *sc, const ir_expr *e, bool floor_zero) {
    cval v = gen(sc, e);
    if (v.is_literal && v.text[0] != '-') return v.text;
    if (!v.is_signed) return v.text;
    const char *name = temp(sc);
    if (floor_zero) {
        line(sc->out, "const int64_t %s = %s;", name, bare(sc, as_s64(sc, v)));
        return pool_printf(P(sc), "(%s > 0 ? (uint64_t)%s : 0)", name, name);
    }
    line(sc->out, "uint64_t %s = 0;", name);
    try_call(sc, pool_printf(P(sc), "ks_size(ks, %s, %s, &%s)", own_stream(sc), bare(sc, as_s64(sc, v)), name));
    return name;
}

/* Largest value of an unsigned store, or of a signed one. */
static const char *store_limit(store s) {
    static const char *const names[] = {"UINT8_MAX", "UINT16_MAX", "UINT32_MAX", "UINT64_MAX",
                                        "INT8_MAX", "INT16_MAX", "INT32_MAX", "INT64_MAX"};
    return names[s - STORE_U8];
}

static bool range_within(ir_range range, store s) {
    if (!store_is_signed(s)) {
        static const uint64_t max[] = {UINT8_MAX, UINT16_MAX, UINT32_MAX, UINT64_MAX};
        return range_is_unsigned(range) && range.max <= max[s - STORE_U8];
    }
    static const int64_t min[] = {INT8_MIN, INT16_MIN, INT32_MIN, INT64_MIN};
    static const uint64_t max[] = {INT8_MAX, INT16_MAX, INT32_MAX, INT64_MAX};
    return range.min >= min[s - STORE_S8] && (range.max_negative || range.max <= max[s - STORE_S8]);
}

const char *as_fitting(scope *sc, cval v, const ir_vtype *type, store s) {
    if (s == STORE_REF && v.form == C_OBJECT) {
        return pool_printf(P(sc), "(ks_ref){&%s_desc, %s}", type->type->c_name, as_pointer(sc, v));
    }
    if (v.form != C_INT || v.is_literal || type->kind != IR_INT || !store_is_int(s) || range_within(type->range, s)) {
        return as_store(sc, v, s);
    }
    const char *name = temp(sc);
    line(sc->out, "const %s %s = %s;", v.is_signed ? "int64_t" : "uint64_t", name,
         bare(sc, v.is_signed ? as_s64(sc, v) : as_u64(sc, v)));
    const char *limit = store_limit(s);
    const char *test = NULL;
    if (!v.is_signed) {
        test = pool_printf(P(sc), "%s > %s", name, limit);
    } else if (store_is_signed(s)) {
        test = pool_printf(P(sc), "%s < -%s - 1 || %s > %s", name, limit, name, limit);
    } else {
        test = s == STORE_U64 ? pool_printf(P(sc), "%s < 0", name) : pool_printf(P(sc), "%s < 0 || %s > %s", name, name, limit);
    }
    fail_if(sc, test, "KS_OVERFLOW", "\"a value in the range of the parameter\"");
    return as_store(sc, value_of_store(v.is_signed ? STORE_S64 : STORE_U64, name), s);
}

const char *as_store(scope *sc, cval v, store s) {
    if (store_is_int(s)) {
        const char *type = store_type(s);
        if (v.is_literal) return strlen(v.text) <= 9 ? v.text : store_is_signed(s) ? as_s64(sc, v) : as_u64(sc, v);
        return same_text(type, v.is_signed ? "int64_t" : "uint64_t") && !v.is_narrow
                   ? bare(sc, v.text)
                   : pool_printf(P(sc), "(%s)%s", type, v.text);
    }
    switch (s) {
    case STORE_TEXT:
        if (v.form != C_BYTES) return v.text;
        {
            const char *name = temp(sc);
            line(sc->out, "ks_text %s;", name);
            try_call(sc, pool_printf(P(sc), "ks_text_of(ks, %s, &%s)", v.text, name));
            return name;
        }
    case STORE_POINTER: return as_pointer(sc, v);
    case STORE_REF:
        return v.text;
    case STORE_F64: return v.form == C_INT ? pool_printf(P(sc), "(double)%s", v.text) : v.text;
    case STORE_F32: return pool_printf(P(sc), "(float)%s", v.text);
    default: return bare(sc, v.text);
    }
}
