/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The part of the descriptor tables for programs that make or change files: ks_constant, ks_link, and the types that a
 * switch can choose; see links.h.
 */
#include <inttypes.h>

#include "emit_c.h"

static const char *array_name(const c_file *file, const char *what, const ir_attr *attr) {
    return ksyc_static_name(file, what, attr);
}

static const char *constant_text(const c_file *file, const constant *c) {
    if (c->bytes != NULL)
        return ksyc_pool_printf(file->pool, "{.bytes = %s, .size = %zu}",
                                ksyc_c_string(file->pool, c->bytes, c->size), c->size);
    return ksyc_pool_printf(file->pool, "{.word = UINT64_C(%" PRIu64 ")}", c->word);
}

void ksyc_emit_links(const c_file *file, const links *l, output *out, const ir_attr *attr) {
    const field_links *of = ksyc_links_of(l, attr);
    if (of->num_constants > 0) {
        ksyc_line(out, "static const ks_constant %s[] = {", array_name(file, "constants", attr));
        for (size_t i = 0; i < of->num_constants; i++)
            ksyc_line(out, "    %s,", constant_text(file, &of->constants[i]));
        ksyc_line(out, "};");
    }
    if (of->num_links > 0) {
        ksyc_line(out, "static const ks_link %s[] = {", array_name(file, "links", attr));
        for (size_t i = 0; i < of->num_links; i++)
            ksyc_line(out, "    {KS_ROLE_%s, &%s_desc, %zu}, /* %s */", of->links[i].role,
                      of->links[i].attr->owner->c_name, ksyc_links_of(l, of->links[i].attr)->index,
                      of->links[i].attr->id);
        ksyc_line(out, "};");
    }
    if (of->num_cases > 0) {
        ksyc_line(out, "static const ks_type *const %s[] = {", array_name(file, "cases", attr));
        for (size_t i = 0; i < of->num_cases; i++)
            ksyc_line(out, "    &%s_desc,", of->cases[i]->c_name);
        ksyc_line(out, "};");
    }
}

static const char *member_text(const c_file *file, const char *what, const ir_attr *attr,
                               size_t count) {
    if (count == 0) return "";
    return ksyc_pool_printf(file->pool, ",\n     .%s = %s, .num_%s = %zu", what,
                            array_name(file, what, attr), what, count);
}

const char *ksyc_link_members(const c_file *file, const links *l, const ir_attr *attr) {
    const field_links *of = ksyc_links_of(l, attr);
    return ksyc_pool_printf(file->pool, "%s%s%s",
                            member_text(file, "constants", attr, of->num_constants),
                            member_text(file, "links", attr, of->num_links),
                            member_text(file, "cases", attr, of->num_cases));
}
