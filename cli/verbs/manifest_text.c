/* SPDX-License-Identifier: Apache-2.0 */
/*
 * manifest_text.c - see manifest_text.h.
 */
#include "manifest_text.h"

#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

#define FIRST_ROOM ((size_t)1 << 16)
#define SUM_DIGITS (HEX_BYTES - 1)
/* Of what a line has in place of what is expected, so many bytes are shown. */
#define SHOWN 32u

/* ---------------------------------------------------------------------------------------- bytes */

static bool fail_system(tg_error *error, int number) {
    *error = no_memory();
    if (number == ENOMEM) return false;
    error->code = TG_CODE_IO;
    error->system = number;
    return false;
}

static bool fail(tg_error *error, tg_code code, size_t at, const char *detail) {
    *error = no_memory();
    error->code = code;
    error->offset = at;
    error->has_place = true;
    (void)snprintf(error->detail, sizeof error->detail, "%s", detail);
    return false;
}

static bool grow(manifest_text *m, size_t *room) {
    const size_t more = *room > 0 ? 2 * *room : FIRST_ROOM; /* at most twice MANIFEST_MOST */
    char *bytes = realloc(m->bytes, more);
    if (bytes == NULL) return false;
    m->bytes = bytes;
    *room = more;
    return true;
}

static bool read_all(manifest_text *m, int fd, tg_error *error) {
    size_t room = 0;
    for (;;) {
        if (m->size + 1 >= room && !grow(m, &room)) return fail_system(error, ENOMEM);
        const ssize_t n = pread(fd, m->bytes + m->size, room - m->size - 1, (off_t)m->size);
        if (n < 0 && errno == EINTR) continue;
        if (n < 0) return fail_system(error, errno);
        if (n == 0) return true;
        m->size += (size_t)n;
        if (m->size > MANIFEST_MOST)
            return fail(error, TG_CODE_LIMIT, m->size, "a manifest of more than 256 MiB");
    }
}

/* Line feeds become ends of texts. */
static bool split(manifest_text *m, tg_error *error) {
    const char *zero = memchr(m->bytes, '\0', m->size);
    if (zero != NULL)
        return fail(error, TG_CODE_BAD_TEXT, (size_t)(zero - m->bytes), "a NUL byte in a manifest");
    if (m->size == 0 || m->bytes[m->size - 1] != '\n')
        return fail(error, TG_CODE_TRUNCATED, m->size, "a manifest ends with a line feed");
    for (size_t i = 0; i < m->size; i++)
        if (m->bytes[i] == '\n') m->bytes[i] = '\0';
    m->bytes[m->size] = '\0';
    return true;
}

/* ---------------------------------------------------------------------------------------- lines */

/* The line at `at`; the empty text at the end. */
static const char *line_at(const manifest_text *m, size_t at) {
    return m->bytes + (at < m->size ? at : m->size);
}

static size_t behind(const manifest_text *m, size_t at) { return at + strlen(line_at(m, at)) + 1; }

static bool begins(const char *line, const char *word) {
    return strncmp(line, word, strlen(word)) == 0;
}

/* `line`: what is found, of the line at hand. */
static bool fail_at(const manifest_text *m, tg_error *error, const char *line,
                    const char *expected) {
    char text[TG_ERROR_DETAIL];
    char found[SHOWN + 1];
    size_t n = 0;
    for (; n < SHOWN && line[n] != '\0'; n++)
        found[n] = line[n] >= 0x20 && line[n] < 0x7f && line[n] != '"' ? line[n] : '?';
    found[n] = '\0';
    (void)snprintf(text, sizeof text, "line %llu: found \"%s\", expected %s",
                   (unsigned long long)m->line, found, expected);
    const size_t at = (size_t)(line - m->bytes);
    return fail(error, at < m->size ? TG_CODE_BAD_VALUE : TG_CODE_TRUNCATED, at, text);
}

static bool fail_line(const manifest_text *m, tg_error *error, const char *expected) {
    return fail_at(m, error, line_at(m, m->at), expected);
}

static bool is_sum(const char *text) {
    return strspn(text, "0123456789abcdef") >= SUM_DIGITS && text[SUM_DIGITS] == ' ';
}

/* A decimal number without leading zeros, which is all of the text. */
static bool is_number(const char *text, uint64_t *number) {
    const size_t n = strspn(text, "0123456789");
    *number = 0;
    if (n == 0 || text[n] != '\0' || (text[0] == '0' && n > 1)) return false;
    for (; *text != '\0'; text++) {
        const uint64_t digit = (uint64_t)(*text - '0');
        if (*number > (UINT64_MAX - digit) / 10) return false;
        *number = 10 * *number + digit;
    }
    return true;
}

/* Relative, without ways out, and without characters that control a terminal: as tg_open_beneath takes it. */
static bool is_path(const char *path) {
    if (strlen(path) >= MANIFEST_PATH) return false;
    for (const char *c = path; *c != '\0'; c++)
        if ((unsigned char)*c < 0x20 || *c == 0x7f) return false;
    for (;;) {
        const size_t n = strcspn(path, "/");
        if (n == 0 || strncmp(path, "..", n) == 0) return false; /* also "." */
        if (path[n] == '\0') return true;
        path += n + 1;
    }
}

/* "SUM SHAPE NAME DTYPE" behind its word. */
static bool cut_tensor(const char *text, manifest_tensor *t) {
    t->sum = text;
    if (!is_sum(text)) return false;
    t->shape = text + SUM_DIGITS + 1;
    t->shape_len = strspn(t->shape, "[0123456789,]");
    t->name = t->shape + t->shape_len + 1;
    if (t->shape_len < 2 || t->name[-1] != ' ') return false;
    t->name_len = strcspn(t->name, " ");
    t->dtype = t->name + t->name_len + 1;
    return t->dtype[-1] == ' ' && t->dtype[0] != '\0';
}

size_t manifest_text_tensor(const manifest_text *m, size_t at, manifest_tensor *t) {
    (void)cut_tensor(line_at(m, at) + sizeof MANIFEST_TENSOR - 1, t); /* it was cut before */
    return behind(m, at);
}

/* -------------------------------------------------------------------------------------- records */

static void step(manifest_text *m) {
    m->at = behind(m, m->at);
    m->line++;
}

static bool read_tensors(manifest_text *m, manifest_record *r, tg_error *error) {
    manifest_tensor t;
    if (!is_number(line_at(m, m->at) + sizeof MANIFEST_TENSORS - 1, &r->num_tensors))
        return fail_line(m, error, "\"# tensors N\"");
    r->has_tensors = true;
    step(m);
    r->tensors = m->at;
    for (uint64_t i = 0; i < r->num_tensors; i++) {
        const char *line = line_at(m, m->at);
        if (!begins(line, MANIFEST_TENSOR) || !cut_tensor(line + sizeof MANIFEST_TENSOR - 1, &t))
            return fail_line(m, error, "\"# tensor SHA256 SHAPE NAME DTYPE\"");
        step(m);
    }
    return true;
}

static bool read_record(manifest_text *m, manifest_record *r, tg_error *error) {
    *r = (manifest_record){.sum = line_at(m, m->at)};
    if (!is_sum(r->sum) || r->sum[SUM_DIGITS + 1] != ' ')
        return fail_line(m, error, "\"SHA256  PATH\", or \"# end\"");
    r->path = r->sum + SUM_DIGITS + 2;
    if (!is_path(r->path))
        return fail_at(m, error, r->path, "a path below the folder of the manifest");
    step(m);
    const char *line = line_at(m, m->at);
    if (!begins(line, MANIFEST_SIZE) || !is_number(line + sizeof MANIFEST_SIZE - 1, &r->size))
        return fail_line(m, error, "\"# size N\"");
    step(m);
    return !begins(line_at(m, m->at), MANIFEST_TENSORS) || read_tensors(m, r, error);
}

static bool is_last(const manifest_text *m) {
    return strcmp(line_at(m, m->at), MANIFEST_LAST) == 0;
}

static void rewind_text(manifest_text *m) {
    m->at = 0;
    m->line = 1;
    step(m);
}

static bool read_lines(manifest_text *m, tg_error *error) {
    manifest_record r;
    m->line = 1;
    if (strcmp(line_at(m, 0), MANIFEST_FIRST) != 0)
        return fail_line(m, error, "\"" MANIFEST_FIRST "\"");
    rewind_text(m);
    while (!is_last(m))
        if (!read_record(m, &r, error)) return false;
    step(m);
    if (m->at < m->size) return fail_line(m, error, "nothing behind \"# end\"");
    rewind_text(m);
    return true;
}

bool manifest_text_open(manifest_text *m, int fd, tg_error *error) {
    memset(m, 0, sizeof *m);
    return read_all(m, fd, error) && split(m, error) && read_lines(m, error);
}

void manifest_text_close(manifest_text *m) { free(m->bytes); }

bool manifest_text_next(manifest_text *m, manifest_record *r) {
    tg_error error;
    return !is_last(m) && read_record(m, r, &error);
}
