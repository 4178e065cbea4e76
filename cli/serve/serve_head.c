/* SPDX-License-Identifier: Apache-2.0 */
/*
 * serve_head.c - see serve_head.h.
 */
#include "serve_head.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdint.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>

#include "serve_answer.h"

static bool is_word(const char *text, size_t n, const char *word) {
    return n == strlen(word) && strncasecmp(text, word, n) == 0;
}

/* The number was read by libmicrohttpd before, which refused what is none or does not fit. */
static void take_length(serve_head *h, const char *text, size_t n) {
    uint64_t value = 0;
    h->lengths++;
    for (size_t i = 0; i < n && !h->is_large; i++) {
        const uint64_t digit = (uint64_t)(text[i] - '0');
        h->is_large = digit > 9 || value > (UINT64_MAX - digit) / 10;
        if (!h->is_large) value = 10 * value + digit;
    }
    h->is_large = h->is_large || value > h->most;
    h->is_long = h->is_large || value > h->most_spooled;
    h->is_empty = value == 0 && !h->is_large;
}

/* RFC 9110, 5.6.2. */
static bool is_token(const char *name, size_t n) {
    static const char others[] = "!#$%&'*+-.^_`|~";
    for (size_t i = 0; i < n; i++) {
        const char c = name[i];
        const char lower = (char)(c | 0x20);
        const bool is_plain = (lower >= 'a' && lower <= 'z') || (c >= '0' && c <= '9');
        if (!is_plain && (c == '\0' || strchr(others, c) == NULL)) return false;
    }
    return n > 0;
}

static bool has_control(const char *value, size_t n) {
    for (size_t i = 0; i < n; i++) {
        const unsigned char c = (unsigned char)value[i];
        if ((c < ' ' && c != '\t') || c == 0x7f) return true;
    }
    return false;
}

/*
 * libmicrohttpd 0.9.75 takes a space in front of a colon for a part of the name, and puts a line that continues a value
 * behind the name: "Content-Len: 5" and " gth" become Content-Length. Others read something else. It reads heads in
 * place, so a value that does not lie behind its name is that of a name which it put together.
 */
static bool is_clean(const char *key, size_t n, const char *value, size_t size) {
    const bool is_one_line = value == NULL || ((uintptr_t)value > (uintptr_t)key &&
                                               (uintptr_t)value - (uintptr_t)key > n);
    return is_one_line && is_token(key, n) && !has_control(value, size);
}

/*
 * libmicrohttpd ends a line at a line feed or carriage return alone, too, and a value at NUL, where others go on; it takes
 * a header without a name for the end of the head. It overwrites what ends a line, in place, so that what follows CR LF
 * begins two bytes behind the line.
 */
static bool follows(const serve_head *h, uintptr_t at, unsigned bytes) {
    return at - h->end == bytes;
}

/* One space each between method, target and version: it ends them at NUL, too. */
static bool is_first_line(const request *r, const char *method, const char *version) {
    return r->target_at - ((uintptr_t)method + strlen(method)) == 1 &&
           (uintptr_t)version - (r->target_at + strlen(r->target)) == 1;
}

/* What a proxy adds to the list is its last element: the address that it saw. Anything else is no address. */
static void take_forwarded(serve_head *h, const char *value, size_t n) {
    char text[INET6_ADDRSTRLEN] = "";
    struct in6_addr address;
    size_t from = n;
    while (from > 0 && value[from - 1] != ',') from--;
    while (from < n && (value[from] == ' ' || value[from] == '\t')) from++;
    while (n > from && (value[n - 1] == ' ' || value[n - 1] == '\t')) n--;
    h->forwarded[0] = '\0';
    if (n - from >= sizeof text) return;
    memcpy(text, value + from, n - from);
    const int family = strchr(text, ':') != NULL ? AF_INET6 : AF_INET;
    if (inet_pton(family, text, &address) == 1)
        inet_ntop(family, &address, h->forwarded, sizeof h->forwarded);
}

static void take_request_id(serve_head *h, const char *value, size_t n) {
    static const char letters[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._-";
    h->request_id[0] = '\0';
    if (n >= sizeof h->request_id) return;
    for (size_t i = 0; i < n; i++)
        if (value[i] == '\0' || strchr(letters, value[i]) == NULL) return;
    memcpy(h->request_id, value, n);
    h->request_id[n] = '\0';
}

/* Whether the parameters of a media type have the weight 0: q=0, q=0.000. */
static bool is_excluded(const char *text, size_t n) {
    size_t at = 1; /* behind what ends the type */
    while (at + 2 < n && strncasecmp(text + at, "q=0", 3) != 0) at++;
    if (at + 2 >= n || (text[at - 1] != ';' && text[at - 1] != ' ')) return false;
    at += 3;
    while (at < n && (text[at] == '.' || text[at] == '0' || text[at] == ' ')) at++;
    return at == n || text[at] == ';';
}

/* Whether a list of media types has the one of problems, and does not exclude it. */
static bool accepts_problem(const char *value, size_t n) {
    static const char type[] = "application/problem+json";
    for (size_t at = 0; at < n;) {
        while (at < n && (value[at] == ' ' || value[at] == ',')) at++;
        size_t end = at;
        while (end < n && value[end] != ',') end++;
        const bool is_it =
            end - at >= sizeof type - 1 && strncasecmp(value + at, type, sizeof type - 1) == 0;
        const char *rest = is_it ? value + at + sizeof type - 1 : NULL;
        const size_t left = is_it ? end - at - (sizeof type - 1) : 0;
        if (is_it && (left == 0 || *rest == ';' || *rest == ' ')) return !is_excluded(rest, left);
        at = end;
    }
    return false;
}

static void take_words(serve_head *h, const char *key, size_t n, const char *value, size_t size) {
    if (is_word(key, n, "X-Forwarded-For")) take_forwarded(h, value, size);
    if (is_word(key, n, "X-Request-Id")) take_request_id(h, value, size);
    if (is_word(key, n, MHD_HTTP_HEADER_ACCEPT))
        h->wants_problem = h->wants_problem || accepts_problem(value, size);
}

/* Whether a media type is `type`, or begins with it if that ends with a slash. Parameters say nothing. */
static bool is_type(const char *value, size_t n, const char *type) {
    const size_t len = strlen(type);
    if (n < len || strncasecmp(value, type, len) != 0) return false;
    return type[len - 1] == '/' || n == len || strchr("; \t", value[len]) != NULL;
}

static void take_type(serve_head *h, const char *value, size_t n) {
    h->types++;
    h->is_form = h->is_form || is_type(value, n, "multipart/");
    h->is_archive = h->is_archive || is_type(value, n, "application/x-tar");
}

static enum MHD_Result on_header(void *self, enum MHD_ValueKind kind, const char *key, size_t n,
                                 const char *value, size_t size) {
    serve_head *h = self;
    (void)kind;
    if (value == NULL) size = 0;
    h->is_broken = h->is_broken || !is_clean(key, n, value, size) || !follows(h, (uintptr_t)key, 2);
    h->end = value != NULL ? (uintptr_t)value + size : (uintptr_t)key + n;
    if (is_word(key, n, MHD_HTTP_HEADER_HOST)) h->hosts++;
    if (is_word(key, n, MHD_HTTP_HEADER_CONTENT_LENGTH)) take_length(h, value, size);
    if (is_word(key, n, MHD_HTTP_HEADER_TRANSFER_ENCODING)) {
        h->encodings++;
        h->is_chunked = h->encodings == 1 && is_word(value, size, "chunked");
    }
    if (is_word(key, n, MHD_HTTP_HEADER_CONTENT_TYPE) && value != NULL) take_type(h, value, size);
    if (is_word(key, n, MHD_HTTP_HEADER_CONTENT_ENCODING))
        h->is_encoded = h->is_encoded || !is_word(value, size, "identity");
    if (is_word(key, n, MHD_HTTP_HEADER_EXPECT)) h->expects = is_word(value, size, "100-continue");
    if (value != NULL) take_words(h, key, n, value, size);
    return MHD_YES;
}

/* As above, for the last line and the empty one behind it. */
static bool ends_well(const request *r, const char *method, const serve_head *h) {
    const union MHD_ConnectionInfo *size =
        serve_library.MHD_get_connection_info(r->socket, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    return size != NULL && follows(h, (uintptr_t)method + size->header_size, 4);
}

void head_read(const request *r, const char *method, const char *version, serve_head *h) {
    *h = (serve_head){.most = r->s->a->options.limits.max_file,
                      .most_spooled = most_spooled(r->s),
                      .is_broken = !is_first_line(r, method, version),
                      .end = (uintptr_t)version + strlen(version)};
    (void)serve_library.MHD_get_connection_values_n(r->socket, MHD_HEADER_KIND, on_header, h);
    h->is_broken = h->is_broken || !ends_well(r, method, h);
}

/* Who reads the head otherwise may see its end elsewhere. */
static void refuse_head(request *r, unsigned status, const char *why) {
    r->is_delimited = false;
    answer_error(r, status, "bad_head", why);
}

bool head_refuse(request *r, const serve_head *h, bool is_1_1) {
    const bool no_length = h->lengths == 0 && h->encodings == 0;
    if (h->is_broken) {
        refuse_head(r, MHD_HTTP_BAD_REQUEST,
                    "a header whose name is no word, goes on in a second line, has control bytes, "
                    "or does not end with CR LF, or a first line with more than two spaces or "
                    "NUL");
    } else if (h->lengths > 1 || (h->lengths > 0 && h->encodings > 0)) {
        refuse_head(r, MHD_HTTP_BAD_REQUEST,
                    "more than one of Content-Length and Transfer-Encoding");
    } else if (h->hosts > 1 || (h->hosts == 0 && is_1_1)) {
        refuse_head(r, MHD_HTTP_BAD_REQUEST, "Host is missing, or there twice");
    } else if (h->encodings > 0 && (!h->is_chunked || !is_1_1)) {
        refuse_head(r, MHD_HTTP_NOT_IMPLEMENTED,
                    "a Transfer-Encoding other than chunked of HTTP/1.1");
    } else if (r->route.status != 0) {
        answer_route(r);
    } else if (!r->route.takes_body && r->has_body) {
        refuse_head(r, MHD_HTTP_BAD_REQUEST, "this path takes no body");
    } else if (r->route.takes_body && no_length) {
        answer_error(r, MHD_HTTP_LENGTH_REQUIRED, "no_length",
                     "neither Content-Length nor Transfer-Encoding: chunked");
    } else if (h->is_archive && h->types > 1) {
        answer_error(r, MHD_HTTP_UNSUPPORTED_MEDIA_TYPE, "bad_type",
                     "application/x-tar beside another Content-Type");
    } else if (h->is_form) {
        answer_error(r, MHD_HTTP_UNSUPPORTED_MEDIA_TYPE, "bad_type",
                     "the body is the file itself; multipart/form-data is not read");
    } else if (h->is_encoded) {
        answer_error(r, MHD_HTTP_UNSUPPORTED_MEDIA_TYPE, "bad_type",
                     "the body is the file itself; no Content-Encoding is undone");
    } else if (h->is_large) {
        answer_error(r, MHD_HTTP_CONTENT_TOO_LARGE, "limit", "the body exceeds --max-file");
    }
    return r->status != 0;
}
