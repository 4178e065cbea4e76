/* SPDX-License-Identifier: Apache-2.0 */
/*
 * serve_route.c - see serve_route.h.
 */
#include "serve_route.h"

#include <string.h>

#define METHODS_GET "GET, HEAD"
#define METHODS_POST "POST"

typedef struct path_entry {
    const char *name;
    bool takes_body;
    serve_verb verb; /* of a path with a body */
} path_entry;

static const path_entry paths[NUM_PATHS] = {
    [PATH_CHECK] = {"/v1/check", true, SERVE_CHECK},
    [PATH_CONVERT] = {"/v1/convert", true, SERVE_CONVERT},
    [PATH_INFO] = {"/v1/info", true, SERVE_INFO},
    [PATH_HASH] = {"/v1/hash", true, SERVE_HASH},
    [PATH_HEALTH] = {"/healthz", false, SERVE_CHECK},
    [PATH_READY] = {"/readyz", false, SERVE_CHECK},
    [PATH_METRICS] = {"/metrics", false, SERVE_CHECK},
    [PATH_OPENAPI] = {"/v1/openapi.json", false, SERVE_CHECK},
    [PATH_OTHER] = {"other", false, SERVE_CHECK},
};

const char *serve_path_name(serve_path path) { return paths[path].name; }

/* A value of a query, decoded. */
typedef struct word {
    size_t n;
    char text[128];
} word;

/* Refuses with `what 'about'`, of which at most 48 bytes are shown. */
static void refuse(serve_route *r, unsigned status, const char *code, const char *what,
                   const char *about, size_t n) {
    r->status = status;
    r->code = code;
    const size_t shown = n < 48 ? n : 48;
    snprintf(r->why, sizeof r->why, "%s '%.*s'", what, (int)shown, about);
}

static int digit_of(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

/* Decodes %NN. False for a wrong one, for %00, and for more than is ever needed. */
static bool decode(word *w, const char *text, size_t n) {
    w->n = 0;
    for (size_t i = 0; i < n; i++) {
        char c = text[i];
        if (c == '%') {
            if (n - i < 3) return false;
            const int high = digit_of(text[i + 1]);
            const int low = digit_of(text[i + 2]);
            if (high < 0 || low < 0 || (high == 0 && low == 0)) return false;
            c = (char)(unsigned char)(high << 4 | low);
            i += 2;
        }
        if (w->n == sizeof w->text - 1) return false;
        w->text[w->n++] = c;
    }
    w->text[w->n] = '\0';
    return true;
}

/* A list of names, separated by commas. */
static bool parse_formats(const word *w, uint64_t *formats) {
    const char *at = w->text;
    for (;;) {
        char name[32];
        const size_t n = strcspn(at, ",");
        if (n >= sizeof name) return false;
        memcpy(name, at, n);
        name[n] = '\0';
        const tg_format format = tg_format_by_name(name);
        if (format == TG_FORMAT_NONE) return false;
        *formats |= TG_FORMAT_BIT(format);
        at += n;
        if (*at == '\0') return true;
        at++;
    }
}

static bool parse_format(const word *w, tg_format *format) {
    *format = tg_format_by_name(w->text);
    return *format != TG_FORMAT_NONE;
}

static bool parse_flag(const word *w, bool *flag) {
    *flag = strcmp(w->text, "1") == 0 || strcmp(w->text, "true") == 0;
    return *flag || strcmp(w->text, "0") == 0 || strcmp(w->text, "false") == 0;
}

static bool parse_strict(const word *w, serve_wish *wish) {
    wish->allow_layout = strcmp(w->text, "meaning") == 0;
    wish->strict = wish->allow_layout || strcmp(w->text, "layout") == 0;
    return wish->strict || parse_flag(w, &wish->strict);
}

enum { Q_FROM, Q_TO, Q_FORMATS, Q_STRICT, Q_DEEP, Q_RAW, Q_LOSSY, NUM_Q };

#define BIT(verb) (1U << (verb))
#define EVERY_VERB (BIT(NUM_SERVE_VERBS) - 1)

static const struct {
    const char *name;
    unsigned verbs;
    const char *wrong;
} parameters[NUM_Q] = {
    [Q_FROM] = {"from", EVERY_VERB, "from= is no format:"},
    [Q_TO] = {"to", BIT(SERVE_CONVERT), "to= is no format:"},
    [Q_FORMATS] = {"formats", EVERY_VERB, "formats= is no list of formats:"},
    [Q_STRICT] = {"strict", EVERY_VERB, "strict= is none of 0, 1, false, true, meaning, layout:"},
    [Q_DEEP] = {"deep", BIT(SERVE_CHECK), "deep= is none of 0, 1, false, true:"},
    [Q_RAW] = {"raw", BIT(SERVE_CONVERT), "raw= is none of 0, 1, false, true:"},
    [Q_LOSSY] = {"lossy", BIT(SERVE_CONVERT), "lossy= is none of 0, 1, false, true:"},
};

static bool set_parameter(serve_wish *w, int which, const word *value) {
    switch (which) {
    case Q_FROM: return parse_format(value, &w->from);
    case Q_TO: return parse_format(value, &w->to);
    case Q_FORMATS: return parse_formats(value, &w->formats);
    case Q_STRICT: return parse_strict(value, w);
    case Q_DEEP: return parse_flag(value, &w->deep);
    case Q_RAW: return parse_flag(value, &w->raw);
    default: return parse_flag(value, &w->lossy);
    }
}

static int find_parameter(const serve_wish *w, const char *name, size_t n) {
    for (int i = 0; i < NUM_Q; i++) {
        if (strlen(parameters[i].name) == n && memcmp(parameters[i].name, name, n) == 0 &&
            (parameters[i].verbs & BIT(w->verb)) != 0)
            return i;
    }
    return -1;
}

/* One `name=value` of the query. False after a refusal. */
static bool parse_pair(serve_route *r, const char *pair, size_t n, unsigned *seen) {
    const char *equals = memchr(pair, '=', n);
    const size_t name_len = equals != NULL ? (size_t)(equals - pair) : n;
    const int which = find_parameter(&r->wish, pair, name_len);
    word value;
    if (which < 0) {
        refuse(r, 400, "bad_query", "no such parameter of this path:", pair, name_len);
    } else if (equals == NULL) {
        refuse(r, 400, "bad_query", "a parameter without a value:", pair, n);
    } else if ((*seen >> which & 1) != 0) {
        refuse(r, 400, "bad_query", "a parameter that is there twice:", pair, name_len);
    } else if (!decode(&value, equals + 1, n - name_len - 1) ||
               !set_parameter(&r->wish, which, &value)) {
        refuse(r, 400, "bad_query", parameters[which].wrong, equals + 1, n - name_len - 1);
    } else {
        *seen |= 1U << which;
        return true;
    }
    return false;
}

static void parse_query(serve_route *r, const char *query) {
    const serve_wish *w = &r->wish;
    unsigned seen = 0;
    while (*query != '\0') {
        const size_t n = strcspn(query, "&");
        if (n > 0 && !parse_pair(r, query, n, &seen)) return;
        query += n;
        if (*query == '&') query++;
    }
    if (w->verb == SERVE_CONVERT && w->to == TG_FORMAT_NONE) {
        refuse(r, 400, "bad_query", "a parameter is missing:", "to", 2);
    } else if (w->from != TG_FORMAT_NONE && w->formats != 0 &&
               (w->formats & TG_FORMAT_BIT(w->from)) == 0) {
        const char *name = tg_format_name(w->from);
        refuse(r, 400, "bad_query", "from= is not in formats=:", name, strlen(name));
    }
}

static void parse_method(serve_route *r, const char *method) {
    const path_entry *p = &paths[r->path];
    r->is_head = strcmp(method, "HEAD") == 0;
    if (p->takes_body ? strcmp(method, "POST") == 0 : r->is_head || strcmp(method, "GET") == 0)
        return;
    r->allow = p->takes_body ? METHODS_POST : METHODS_GET;
    refuse(r, 405, "bad_method", "not a method of this path:", method, strlen(method));
}

void serve_route_parse(serve_route *r, const char *method, const char *target) {
    memset(r, 0, sizeof *r);
    const size_t n = strcspn(target, "?");
    int i = 0;
    while (i < PATH_OTHER && (strlen(paths[i].name) != n || memcmp(paths[i].name, target, n) != 0))
        i++;
    r->path = (serve_path)i;
    if (r->path == PATH_OTHER) {
        refuse(r, 404, "not_found", "no such path:", target, n);
        return;
    }
    r->takes_body = paths[i].takes_body;
    r->wish.verb = paths[i].verb;
    parse_method(r, method);
    if (r->status == 0 && r->takes_body) {
        parse_query(r, target[n] == '?' ? target + n + 1 : target + n);
    } else if (r->status == 0 && target[n] != '\0') {
        refuse(r, 400, "bad_query", "this path has no parameters, found", target + n,
               strlen(target + n));
    }
}
