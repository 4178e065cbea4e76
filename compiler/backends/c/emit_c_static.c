/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Names of what only the generated source has, and questions about generated statements.
 */
#include <ctype.h>
#include <string.h>

#include "emit_c.h"

const char *static_name(const c_file *file, const char *prefix, const ir_attr *attr) {
    const char *wanted = pool_printf(file->pool, "%s_%s_%s", prefix, attr->owner->c_name, attr->id);
    const char *name = wanted;
    void *const holder = (void *)(uintptr_t)attr;
    for (unsigned n = 2;; n++) {
        const void *known = names_add(file->pool, file->statics, name, holder);
        if (known == NULL || known == holder) return name;
        name = pool_printf(file->pool, "%s_%u", wanted, n);
    }
}

/* A word of C, or one other character. Texts and comments are skipped. */
typedef struct token {
    const char *at;
    size_t size; /* 0: the end */
    bool is_member;
} token;

static const char *behind_text(const char *c) {
    const char quote = *c++;
    while (*c != '\0' && *c != quote) c += c[0] == '\\' && c[1] != '\0' ? 2 : 1;
    return *c == '\0' ? c : c + 1;
}

static const char *behind_comment(const char *c) {
    const char *close = strstr(c + 2, "*/");
    return close == NULL ? c + strlen(c) : close + 2;
}

static bool is_word(char c) { return isalnum((unsigned char)c) || c == '_'; }

static token next_token(token last) {
    const char *c = last.at + last.size;
    bool is_member = last.size == 1 && *last.at == '.';
    is_member = is_member || (last.size == 1 && *last.at == '>' && last.is_member);
    for (;;) {
        if (*c == '"' || *c == '\'') {
            c = behind_text(c);
        } else if (c[0] == '/' && c[1] == '*') {
            c = behind_comment(c);
        } else if (isspace((unsigned char)*c)) {
            c++;
        } else {
            break;
        }
    }
    token t = {c, *c == '\0' ? 0 : 1, is_member};
    while (is_word(*c) && is_word(c[t.size])) t.size++;
    /* `->` is two tokens, of which the second knows about the first. */
    if (*c == '>') t.is_member = last.size == 1 && *last.at == '-';
    return t;
}

static bool is_same(token t, const char *name) {
    return t.size == strlen(name) && memcmp(t.at, name, t.size) == 0;
}

bool uses_variable(const char *statements, const char *name) {
    for (token t = next_token((token){statements, 0, false}); t.size > 0; t = next_token(t)) {
        if (is_same(t, name) && !t.is_member) return true;
    }
    return false;
}

bool returns_value(const char *statements) {
    token last = {statements, 0, false};
    for (token t = next_token(last); t.size > 0; t = next_token(t)) {
        if (is_same(last, "return") && !is_same(t, ";")) return true;
        last = t;
    }
    return false;
}
