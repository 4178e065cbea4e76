/* SPDX-License-Identifier: Apache-2.0 */
/* The intermediate form: every part of a specification is in the right field. */
#define _POSIX_C_SOURCE 200809L
#include "ksyc_test.h"

#define META "meta: {id: t, endian: le, encoding: UTF-8}\n"

TEST(test_numbers) {
    ksyc_run run = ksyc_load(META "seq:\n"
                                  "  - {id: a, type: u2}\n"
                                  "  - {id: b, type: s8be}\n"
                                  "  - {id: c, type: f4}\n"
                                  "  - {id: d, type: b1}\n"
                                  "  - {id: e, type: b1, enum: en}\n"
                                  "  - {id: f, type: b6}\n"
                                  "  - {id: g, type: b64le}\n"
                                  "  - {type: u1, enum: en}\n"
                                  "enums: {en: {7: x, -3: y}}\n");
    const ir_type *t = ksyc_type(&run, "t");
    const ir_data *d = &ksyc_attr(t, "a")->data;
    assert_int_equal(d->kind, IR_D_INT);
    assert_int_equal(d->size, 2);
    assert_int_equal(d->endian, IR_LITTLE);
    assert_false(d->is_signed);
    d = &ksyc_attr(t, "b")->data;
    assert_int_equal(d->endian, IR_BIG);
    assert_true(d->is_signed);
    assert_true(d->vtype.range.min == INT64_MIN);
    d = &ksyc_attr(t, "c")->data;
    assert_int_equal(d->kind, IR_D_FLOAT);
    d = &ksyc_attr(t, "d")->data;
    assert_int_equal(d->kind, IR_D_BITS);
    assert_int_equal(d->bits, 1);
    assert_int_equal(d->vtype.kind, IR_BOOL);
    d = &ksyc_attr(t, "e")->data;
    assert_int_equal(d->vtype.kind, IR_ENUM);
    assert_ptr_equal(d->enumeration, t->enums[0]);
    assert_int_equal(d->vtype.range.max, 1);
    d = &ksyc_attr(t, "f")->data;
    assert_int_equal(d->endian, IR_BIG); /* bit-endian is independent */
    assert_int_equal(d->vtype.range.max, 63);
    d = &ksyc_attr(t, "g")->data;
    assert_int_equal(d->endian, IR_LITTLE);
    assert_true(d->vtype.range.max == UINT64_MAX);
    const ir_attr *unnamed = ksyc_attr(t, "_unnamed7");
    assert_int_equal(unnamed->index, 7);
    assert_int_equal(unnamed->vtype.kind, IR_ENUM);
    const ir_enum *e = t->enums[0];
    assert_string_equal(e->c_name, "t_en");
    assert_string_equal(e->labels[0].id, "y"); /* ascending */
    assert_true(e->labels[0].negative);
    ksyc_free(&run);
}

TEST(test_bytes_and_strings) {
    ksyc_run run =
        ksyc_load(META "seq:\n"
                       "  - {id: a, size: 4, terminator: 0x40, pad-right: 0x20, include: true}\n"
                       "  - {id: b, type: strz}\n"
                       "  - {id: c, type: strz, encoding: utf-16le}\n"
                       "  - {id: d, type: strz, encoding: UTF-16LE, terminator: 65}\n"
                       "  - {id: e, type: str, terminator: 10, consume: false, eos-error: false}\n"
                       "  - {id: f, contents: [0x41, BC]}\n"
                       "  - {id: g, size: 3, process: xor(a)}\n"
                       "  - {id: h, size-eos: true}\n");
    const ir_type *t = ksyc_type(&run, "t");
    const ir_data *d = &ksyc_attr(t, "a")->data;
    assert_int_equal(d->sizing, IR_SIZE_EXPR);
    assert_true(d->has_terminator && d->has_pad && d->include && d->consume && d->eos_error);
    assert_int_equal(d->terminator, 0x40);
    assert_int_equal(d->pad, 0x20);
    assert_int_equal(d->size_expr->word, 4);
    assert_string_equal(d->size_expr->source, "4");
    d = &ksyc_attr(t, "b")->data;
    assert_int_equal(d->sizing, IR_SIZE_TERMINATED);
    assert_int_equal(d->term_unit, 1);
    assert_string_equal(d->encoding, "UTF-8");
    d = &ksyc_attr(t, "c")->data;
    assert_int_equal(d->term_unit, 2);
    assert_string_equal(d->encoding, "UTF-16LE");
    d = &ksyc_attr(t, "d")->data;
    assert_int_equal(d->term_unit, 1);
    assert_int_equal(d->terminator, 65);
    d = &ksyc_attr(t, "e")->data;
    assert_false(d->consume || d->eos_error);
    const ir_attr *f = ksyc_attr(t, "f");
    assert_true(f->data.is_contents);
    assert_int_equal(f->data.size_expr->word, 3);
    assert_int_equal(f->num_valid, 1);
    assert_int_equal(f->valid[0].kind, IR_V_EQ);
    assert_memory_equal(f->valid[0].exprs[0]->text, "ABC", 3);
    d = &ksyc_attr(t, "g")->data;
    assert_int_equal(d->process, IR_P_XOR);
    assert_string_equal(d->process_arg->source, "a");
    assert_int_equal(ksyc_attr(t, "h")->data.sizing, IR_SIZE_EOS);
    ksyc_free(&run);
}

TEST(test_fields) {
    ksyc_run run = ksyc_load(
        META "params: [{id: p}, {id: q, type: 'u2[]'}, {id: r, type: struct}, {id: s, type: io}]\n"
             "seq:\n"
             "  - {id: n, type: u1, doc: how many, doc-ref: [x, y], -orig-id: cnt}\n"
             "  - {id: a, type: u4, repeat: expr, repeat-expr: n + 1, if: n > 1}\n"
             "  - {id: b, type: u1, repeat: until, repeat-until: _ == 0}\n"
             "  - id: c\n"
             "    type: u1\n"
             "    valid: {min: 1, max: 9}\n"
             "    -severity: note\n"
             "    -code: bad_size\n"
             "    -expect: one to nine\n"
             "    -subject: n\n"
             "instances:\n"
             "  i: {pos: n * 2, io: _root._io, size: 3}\n"
             "  v: {value: n.as<u2> + 1, if: c == 3, enum: en}\n"
             "to-string: '\"x\"'\n"
             "enums: {en: {1: one}}\n");
    const ir_type *t = ksyc_type(&run, "t");
    assert_int_equal(ksyc_attr(t, "p")->vtype.kind, IR_BYTES);
    assert_int_equal(ksyc_attr(t, "q")->vtype.elem->range.max, 65535);
    assert_int_equal(ksyc_attr(t, "r")->vtype.kind, IR_STRUCT);
    assert_int_equal(ksyc_attr(t, "s")->vtype.kind, IR_STREAM);
    const ir_attr *n = ksyc_attr(t, "n");
    assert_string_equal(n->doc, "how many");
    assert_int_equal(n->num_doc_refs, 2);
    assert_string_equal(n->orig_id, "cnt");
    const ir_attr *a = ksyc_attr(t, "a");
    assert_string_equal(a->orig_id, "a");
    assert_int_equal(a->vtype.kind, IR_ARRAY);
    assert_int_equal(a->repeat, IR_REPEAT_EXPR);
    assert_int_equal(a->repeat_expr->vtype.range.max, 256);
    assert_int_equal(a->condition->op, IR_GT);
    assert_int_equal(ksyc_attr(t, "b")->repeat_expr->args[0]->op, IR_ITEM);
    const ir_attr *c = ksyc_attr(t, "c");
    assert_int_equal(c->num_valid, 2);
    assert_true(c->is_note);
    assert_string_equal(c->code, "bad_size");
    assert_string_equal(c->expect, "one to nine");
    assert_ptr_equal(c->subject, n);
    const ir_attr *i = ksyc_attr(t, "i");
    assert_int_equal(i->kind, IR_PARSE_INSTANCE);
    assert_int_equal(i->pos->op, IR_MUL);
    assert_int_equal(i->io->op, IR_IO);
    const ir_attr *v = ksyc_attr(t, "v");
    assert_int_equal(v->value->op, IR_CAST);
    assert_int_equal(v->vtype.kind, IR_ENUM);
    assert_int_equal(v->vtype.range.max, 256);
    assert_string_equal(v->value->source, "n.as<u2> + 1");
    assert_int_equal(t->to_string->op, IR_LIT_STR);
    ksyc_free(&run);
}

TEST(test_switches) {
    ksyc_run run =
        ksyc_load(META "seq:\n"
                       "  - {id: k, type: u1}\n"
                       "  - {id: a, type: {switch-on: k, cases: {_: u1, 2: s2, 1: u4}}}\n"
                       "  - {id: b, type: {switch-on: k, cases: {1: foo, 2: bar}}, size: 2,\n"
                       "     process: zlib, pad-right: 1}\n"
                       "  - {id: c, type: {switch-on: k, cases: {1: foo, 2: bar}}}\n"
                       "  - {id: d, type: {switch-on: k, cases: {1: foo}}}\n"
                       "  - {id: e, type: {switch-on: k, cases: {1: u1, 2: f8}}}\n"
                       "types: {foo: {}, bar: {}}\n");
    const ir_type *t = ksyc_type(&run, "t");
    const ir_data *d = &ksyc_attr(t, "a")->data;
    assert_int_equal(d->num_cases, 3);
    assert_int_equal(d->cases[0].key->word, 2); /* in the order of the file, `_` last */
    assert_int_equal(d->cases[1].key->word, 1);
    assert_null(d->cases[2].key);
    assert_int_equal(d->vtype.kind, IR_INT);
    assert_int_equal(d->vtype.range.min, -32768);
    assert_int_equal(d->vtype.range.max, UINT32_MAX);
    d = &ksyc_attr(t, "b")->data;
    assert_int_equal(d->vtype.kind, IR_ANY);
    assert_int_equal(d->num_cases, 3);
    assert_null(d->cases[2].key); /* the rest stays bytes */
    assert_int_equal(d->cases[2].data.kind, IR_D_BYTES);
    assert_int_equal(d->cases[2].data.process, IR_P_ZLIB);
    assert_false(d->cases[2].data.has_pad);
    assert_true(d->cases[0].data.has_pad);
    assert_ptr_equal(d->cases[0].data.size_expr, d->size_expr);
    d = &ksyc_attr(t, "c")->data;
    assert_int_equal(d->vtype.kind, IR_STRUCT);
    assert_int_equal(d->num_cases, 2);
    assert_ptr_equal(ksyc_attr(t, "d")->data.vtype.type, ksyc_type(&run, "foo"));
    assert_int_equal(ksyc_attr(t, "e")->data.vtype.kind, IR_FLOAT);
    ksyc_free(&run);
}

TEST(test_types) {
    ksyc_run run = ksyc_load(
        META "doc: top\n"
             "doc-ref: here\n"
             "seq:\n"
             "  - {id: a, type: a(1)}\n"
             "  - {id: b, type: 'a::b', parent: a}\n"
             "  - {id: c, type: c, parent: false}\n"
             "types:\n"
             "  a:\n"
             "    params: [{id: p, type: u4}]\n"
             "    types:\n"
             "      b: {seq: [{id: x, type: u1}]}\n"
             "      b_c: {}\n"
             "  a_b: {types: {c: {}}}\n"
             "  c: {seq: [{id: x, type: a_b, repeat: eos}, {id: y, type: c, if: _io.eof}]}\n");
    const ir_program *program = run.program;
    assert_int_equal(program->num_types, 7);
    static const char *const paths[] = {"t", "a", "a::b", "a::b_c", "a_b", "a_b::c", "c"};
    static const char *const c_names[] = {"t",       "t_a",       "t_a_b", "t_a_b_c",
                                          "t_a_b_2", "t_a_b_2_c", "t_c"};
    for (size_t i = 0; i < 7; i++) {
        assert_string_equal(program->types[i]->path, paths[i]);
        assert_string_equal(program->types[i]->c_name, c_names[i]);
        assert_ptr_equal(program->types[i]->root, program->types[0]);
    }
    const ir_type *t = program->types[0];
    assert_string_equal(t->doc, "top");
    assert_int_equal(t->num_types, 3);
    assert_ptr_equal(program->types[2]->outer, program->types[1]);
    assert_int_equal(t->parent.kind, IR_NONE);
    assert_ptr_equal(program->types[1]->parent.type, t);
    assert_ptr_equal(program->types[2]->parent.type, program->types[1]);
    assert_int_equal(program->types[3]->parent.kind, IR_NONE);
    assert_ptr_equal(program->types[6]->parent.type, program->types[6]);
    assert_true(ksyc_attr(t, "c")->data.no_parent);
    assert_int_equal(ksyc_attr(t, "b")->data.parent->op, IR_FIELD);
    assert_int_equal(ksyc_attr(t, "a")->data.num_args, 1);
    assert_true(program->types[6]->is_recursive);
    assert_false(t->is_recursive);
    ksyc_free(&run);
}

/* min_size and is_fixed of a type with this seq. */
static void has_size(const char *seq, uint64_t min, bool fixed) {
    char text[1000];
    snprintf(text, sizeof text,
             META "types:\n"
                  "  x: {seq: [%s]}\n"
                  "  u3: {seq: [{id: a, type: u2}, {id: b, type: u1}]}\n"
                  "  bits: {seq: [{id: a, type: b7}]}\n"
                  "  loop: {seq: [{id: a, type: u1}, {id: b, type: loop, if: a == 1}]}\n",
             seq);
    ksyc_run run = ksyc_load(text);
    const ir_type *x = ksyc_type(&run, "x");
    if (x->min_size != min || x->is_fixed != fixed)
        fail_msg("%s: %llu%s", seq, (unsigned long long)x->min_size, x->is_fixed ? ", fixed" : "");
    ksyc_free(&run);
}

TEST(test_sizes) {
    has_size("", 0, true);
    has_size("{id: a, type: u4}, {id: b, type: f8}, {id: c, size: 3}", 15, true);
    has_size("{id: a, type: u4, if: true}, {id: b, type: f8, if: false}", 4, true);
    has_size("{id: a, type: u4, if: _io.eof}", 0, false);
    has_size("{id: a, type: u3}, {id: b, type: u3, size: 9}, {id: c, contents: abc}", 15, true);
    has_size("{id: a, type: u3, repeat: expr, repeat-expr: 4}", 12, true);
    has_size("{id: a, type: u3, repeat: expr, repeat-expr: -4}", 0, true);
    has_size("{id: a, type: u1}, {id: b, type: u3, repeat: expr, repeat-expr: a + 2}", 7, false);
    has_size("{id: a, type: u3, repeat: until, repeat-until: _io.eof}", 3, false);
    has_size("{id: a, type: u3, repeat: eos}", 0, false);
    has_size("{id: a, type: strz}, {id: b, type: strz, consume: false}", 1, false);
    has_size("{id: a, type: strz, encoding: UTF-16LE}", 2, false);
    has_size("{id: a, type: u1}, {id: b, size: a + 5}", 6, false);
    has_size("{id: a, type: u1}, {id: b, size: a - 5}", 1, false);
    has_size("{id: a, type: {switch-on: 1, cases: {1: u2, 2: u4, _: u3}}}", 2, false);
    has_size("{id: a, type: {switch-on: 1, cases: {1: u2, _: s2}}}", 2, true);
    has_size("{id: a, type: {switch-on: 1, cases: {1: u2}}}", 0, false);
    has_size("{id: a, type: loop}", 1, false);
    /* the first ones may use bits that an earlier field left */
    has_size("{id: a, type: b3}, {id: b, type: b5}", 1, false);
    has_size("{id: a, type: b7}", 0, false);
    has_size("{id: a, type: u1}, {id: b, type: b3}, {id: c, type: b5}, {id: d, type: u1}", 3, true);
    has_size("{id: a, type: u1}, {id: b, type: b3}, {id: d, type: u1}", 3, true);
    has_size("{id: a, type: u1}, {id: b, type: b3}", 2, false);
    has_size("{id: a, type: u1}, {id: b, type: bits}, {id: c, type: b9}", 3, true);
    has_size("{id: a, type: u1}, {id: b, type: bits}, {id: c, type: b8}", 2, false);
    has_size("{id: a, type: u1}, {id: b, type: b4, repeat: expr, repeat-expr: 6}", 4, true);
}

TEST(test_imports) {
    static const char other[] = "meta: {id: other, imports: [t]}\n"
                                "seq: [{id: r, size: 1, if: _root.r.length == 1}]\n"
                                "types:\n"
                                "  in: {seq: [{id: x, type: u1}]}\n"
                                "enums: {e: {1: one}}\n";
    ksyc_write("other.ksy", other, strlen(other));
    ksyc_run run = ksyc_load("meta: {id: t, imports: [other]}\n"
                             "seq:\n"
                             "  - {id: a, type: other}\n"
                             "  - {id: b, type: 'other::in'}\n"
                             "  - {id: c, type: u1, enum: 'other::e'}\n"
                             "instances: {v: {value: 'c == other::e::one'}}\n");
    assert_int_equal(remove("other.ksy"), 0);
    const ir_type *t = ksyc_type(&run, "t"), *o = ksyc_type(&run, "other");
    assert_int_equal(run.program->num_specs, 2);
    assert_string_equal(run.program->specs[1]->file, "other.ksy");
    assert_ptr_equal(run.program->specs[1]->top, o);
    assert_true(o->is_imported);
    assert_ptr_equal(o->root, o);
    assert_int_equal(o->parent.kind, IR_NONE);
    assert_true(ksyc_attr(t, "a")->data.no_parent);
    assert_ptr_equal(ksyc_type(&run, "in")->root, o); /* although only another file uses it */
    assert_string_equal(ksyc_type(&run, "in")->c_name, "other_in");
    assert_string_equal(ksyc_attr(t, "c")->vtype.enumeration->c_name, "other_e");
    ksyc_free(&run);
}

TEST(test_endian) {
    ksyc_run run =
        ksyc_load("meta: {id: t}\n"
                  "seq: [{id: a, type: foo}]\n"
                  "types:\n"
                  "  foo:\n"
                  "    meta: {endian: {switch-on: _root.x, cases: {_: be, 1: le}}}\n"
                  "    seq: [{id: c, type: bar}, {id: d, type: plain}]\n"
                  "    types:\n"
                  "      bar: {seq: [{id: d, type: baz}]}\n"
                  "      baz: {seq: [{id: e, type: u2}, {id: f, type: u2le}]}\n"
                  "      plain: {seq: [{id: g, type: u1}]}\n"
                  "      own: {meta: {endian: be, bit-endian: le}, seq: [{id: h, type: u4},\n"
                  "            {id: i, type: b3}]}\n"
                  "instances: {x: {pos: 0, type: u1}}\n");
    const ir_type *foo = ksyc_type(&run, "foo"), *own = ksyc_type(&run, "foo::own");
    assert_non_null(foo->endian_on);
    assert_int_equal(foo->num_endian_cases, 2);
    assert_int_equal(foo->endian_cases[0].endian, IR_LITTLE);
    assert_null(foo->endian_cases[1].key);
    assert_false(foo->inherits_endian);
    assert_true(ksyc_type(&run, "foo::bar")->inherits_endian); /* for what is in it */
    assert_true(ksyc_type(&run, "foo::baz")->inherits_endian);
    assert_false(ksyc_type(&run, "foo::plain")->inherits_endian);
    assert_false(own->inherits_endian);
    assert_int_equal(ksyc_attr(ksyc_type(&run, "foo::baz"), "e")->data.endian, IR_CALC);
    assert_int_equal(ksyc_attr(ksyc_type(&run, "foo::baz"), "f")->data.endian, IR_LITTLE);
    assert_int_equal(ksyc_attr(own, "h")->data.endian, IR_BIG);
    assert_int_equal(ksyc_attr(own, "i")->data.endian, IR_LITTLE);
    ksyc_free(&run);
}

/* Truncated specifications are refused or accepted, without a crash. */
TEST(test_truncations) {
    static const char text[] = META
        "seq:\n"
        "  - {id: a, type: 'foo(1, \"x\")', repeat: expr, repeat-expr: '3 + (b[0] << 2)'}\n"
        "  - id: b\n"
        "    size: 4\n"
        "    valid: {any-of: ['[1, 2, 3, 4]', 'f\"{a[0].p}\".length == 3 ? b : b']}\n"
        "  - {id: c, type: {switch-on: b[0], cases: {1: 'foo(_on, \"\")', _: strz}}, size: 9}\n"
        "instances:\n"
        "  v: {value: 'a[0].as<foo>.p + sizeof<bar>', enum: e}\n"
        "types:\n"
        "  foo: {params: [{id: p, type: u1}, {id: q, type: str}]}\n"
        "  bar: {seq: [{id: x, contents: [1, abc]}]}\n"
        "enums: {e: {1: one, -2: {id: two, doc: x}}}\n";
    size_t size = sizeof text - 1;
    for (size_t i = 0; i <= size; i++) {
        ksyc_run run = ksyc_load_bytes(text, i);
        assert_true(run.program != NULL || run.messages[0] != '\0');
        ksyc_free(&run);
    }
}
