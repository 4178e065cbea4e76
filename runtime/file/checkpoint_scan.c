/* SPDX-License-Identifier: Apache-2.0 */
/*
 * checkpoint_scan.c - see checkpoint_scan.h.
 */
#include "checkpoint_scan.h"

#include <string.h>

#include "archive_scan.h"

enum { LOCAL = 30, LEN_NAME = 26 };

typedef struct members {
    bool has_object;
    bool has_script;
} members;

static uint8_t lower(uint8_t c) { return c >= 'A' && c <= 'Z' ? (uint8_t)(c - 'A' + 'a') : c; }

/* The name behind the first '/' is this one; torch does not tell upper from lower case. */
static bool is_in_folder(const uint8_t *name, size_t n, const char *word) {
    const uint8_t *slash = memchr(name, '/', n);
    if (slash == NULL || n - (size_t)(slash + 1 - name) != strlen(word)) return false;
    for (size_t i = 0; word[i] != '\0'; i++)
        if (lower(slash[1 + i]) != (uint8_t)word[i]) return false;
    return true;
}

static void on_member(void *self, const uint8_t *name, size_t n, uint64_t entry) {
    members *m = self;
    (void)entry;
    m->has_object = m->has_object || is_in_folder(name, n, "data.pkl");
    m->has_script = m->has_script || is_in_folder(name, n, "constants.pkl");
}

/* torch.save begins an archive with one of these, others may. */
static bool is_first(const uint8_t *name, size_t n) {
    static const char *const names[] = {
        "data.pkl",        "byteorder",          "version",
        ".format_version", ".storage_alignment", ".data/serialization_id"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (is_in_folder(name, n, names[i])) return true;
    return false;
}

static bool ends_with(const uint8_t *name, size_t n, const char *end) {
    const size_t len = strlen(end);
    return n >= len && memcmp(name + n - len, end, len) == 0;
}

bool tg_is_checkpoint(ks_ctx *ks, bool *is_one) {
    tg_glance g = {ks, ks->input.size, NULL, false};
    members m = {false, false};
    bool is_whole;
    *is_one = false;
    if (ks->input.absent > 0)
        return true; /* a stream: it is kept as a whole before it is looked at */
    const uint8_t *head = tg_glance_at(&g, 0, LOCAL);
    if (head == NULL || memcmp(head, "PK\3\4", 4) != 0) return !g.failed;
    const size_t n = (size_t)tg_glance_number(head + LEN_NAME, 2);
    const uint8_t *name = tg_glance_at(&g, LOCAL, n);
    if (name == NULL || ends_with(name, n, ".npy")) return !g.failed;
    if (tg_zip_scan(&g, on_member, &m, &is_whole)) {
        *is_one = m.has_object && !m.has_script;
    } else {
        *is_one = is_first(name, n);
    }
    return !g.failed;
}
