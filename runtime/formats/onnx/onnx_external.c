/* SPDX-License-Identifier: Apache-2.0 */
/*
 * onnx_external.c - what external_data of a tensor may say.
 *
 * The location is a path below the folder of the model. Readers join it to that folder; what leads out of it has been the
 * vulnerability of several of them (CVE-2022-25882, CVE-2024-27318, CVE-2026-27489, CVE-2026-34445).
 */
#include "onnx_external.h"

#include "onnx_types.h"

enum { LONGEST_NAME = 255, LONGEST_PATH = 4095, MOST_DIGITS = 19, SHA1_DIGITS = 40 };

static const ks_rule rule_unknown = {"external_data.key", "keys that onnx has", KS_BAD_VALUE, true};
static const ks_rule rule_no_length = {"external_data.length", "a length", KS_ABSENT, true};
static const ks_rule rule_checksum = {"external_data.checksum", "a SHA-1 of 40 hexadecimal digits",
                                      KS_BAD_VALUE, true};
static const ks_rule rule_basepath = {
    "external_data.basepath", "no basepath, which readers do not look at", KS_BAD_VALUE, true};
static const ks_rule rule_dots = {"external_data.location",
                                  "a path without empty or '.' components", KS_BAD_VALUE, true};
static const ks_rule rule_below = {"external_data.location", "a file beside the model",
                                   KS_BAD_VALUE, true};

int tg_onnx_external_key_of(const char *key, uint32_t len) {
    static const char *const keys[TG_ONNX_EXTERNAL_KEYS] = {"location", "offset", "length",
                                                            "checksum", "basepath"};
    static const char prepacked[] = "prepacked"; /* onnxruntime: prepacked_N */
    for (int k = 0; k < TG_ONNX_EXTERNAL_KEYS; k++) {
        if (len == strlen(keys[k]) && memcmp(key, keys[k], len) == 0) return k;
    }
    if (len >= sizeof prepacked - 1 && memcmp(key, prepacked, sizeof prepacked - 1) == 0)
        return TG_ONNX_EXTERNAL_KEYS;
    return -1;
}

static const tg_onnx_entry *entry_of(const tg_onnx_machine *m, tg_onnx_external_key key) {
    const tg_onnx_entry *e = &m->tensor.external[key];
    return e->number != 0 ? e : NULL;
}

static bool in_entry(tg_onnx_machine *m, const tg_onnx_entry *e) {
    ks_in(m->ks, "value");
    return ks_in_item(m->ks, "external_data", e->number - 1);
}

static uint32_t place_of(const tg_onnx_entry *e) { return e->value.len > 0 ? e->value.at : e->at; }

static bool refuse(tg_onnx_machine *m, const tg_onnx_entry *e, ks_code code, const char *expected) {
    ks_fail_found(m->ks, code, place_of(e), expected, ks_none(), tg_onnx_shown(m, e->value));
    return in_entry(m, e);
}

static bool note(tg_onnx_machine *m, const tg_onnx_entry *e, const ks_rule *rule) {
    return ks_violated(m->ks, rule, place_of(e), ks_none(), tg_onnx_shown(m, e->value)) ||
           in_entry(m, e);
}

/* ---------------------------------------------------------------------------------- locations */

static bool has(const char *path, uint32_t len, const char *part) {
    const uint32_t n = (uint32_t)strlen(part);
    for (uint32_t i = 0; i + n <= len; i++) {
        if (memcmp(path + i, part, n) == 0) return true;
    }
    return false;
}

static bool has_control(const char *path, uint32_t len) {
    for (uint32_t i = 0; i < len; i++) {
        const uint8_t c = (uint8_t)path[i];
        if (c < 0x20 || c == 0x7f) return true;
    }
    return false;
}

/* What the components of a path are. */
typedef struct components {
    unsigned count;    /* without empty ones and "." */
    bool has_spare;    /* empty ones or "." */
    bool leaves;       /* ".." */
    bool is_long;      /* one has more than 255 bytes */
    bool ends_in_name; /* the last one is a name */
} components;

static components components_of(const char *path, uint32_t len) {
    components c = {0};
    for (uint32_t from = 0, i = 0; i <= len; i++) {
        if (i < len && path[i] != '/') continue;
        const uint32_t n = i - from;
        const bool is_spare = n == 0 || (n == 1 && path[from] == '.');
        if (n == 2 && path[from] == '.' && path[from + 1] == '.') c.leaves = true;
        if (n > LONGEST_NAME) c.is_long = true;
        if (is_spare) c.has_spare = true;
        if (!is_spare) c.count++;
        c.ends_in_name = !is_spare;
        from = i + 1;
    }
    return c;
}

/* Of a long path what is behind 4095 bytes counts as one more byte. */
static uint32_t looked_at(uint32_t len) { return len < LONGEST_PATH + 1 ? len : LONGEST_PATH + 1; }

const char *tg_onnx_wrong_location(const char *path, uint32_t len) {
    if (len == 0) return "the path of a file";
    const components c = components_of(path, looked_at(len));
    if (has(path, len < 16 ? len : 16, "*/_ORT_MEM_ADDR_"))
        return "a file: this is how onnxruntime marks an address in memory";
    if (path[0] == '/') return "a path below the folder of the model, not an absolute one";
    if (memchr(path, '\\', len) != NULL || (len > 1 && path[1] == ':'))
        return "a path without a backslash or a drive";
    if (has_control(path, len)) return "a path without control characters";
    if (has(path, len, "://")) return "a path, not the address of another place";
    if (c.leaves) return "a path that stays in the folder of the model, without '..'";
    if (len > LONGEST_PATH || c.is_long)
        return "a path of at most 4095 bytes, and 255 for each of its names";
    return c.ends_in_name ? NULL : "a path that ends in the name of a file";
}

static bool check_location(tg_onnx_machine *m, const tg_onnx_entry *e) {
    const char *path = tg_onnx_bytes(m, e->value);
    const components c = components_of(path, looked_at(e->value.len));
    const char *wrong = tg_onnx_wrong_location(path, e->value.len);
    if (wrong != NULL) return refuse(m, e, KS_BAD_REFERENCE, wrong);
    return (!c.has_spare || note(m, e, &rule_dots)) && (c.count == 1 || note(m, e, &rule_below));
}

/* ------------------------------------------------------------------------------------ numbers */

/* A number in digits, as every reader understands it. Absent: as it is. */
static bool take_number(tg_onnx_machine *m, const tg_onnx_entry *e, uint64_t *number) {
    if (e == NULL) return true;
    const char *digits = tg_onnx_bytes(m, e->value);
    const uint32_t len = e->value.len;
    bool is_plain = len > 0 && (len == 1 || digits[0] != '0');
    for (uint32_t i = 0; i < len && is_plain; i++) is_plain = digits[i] >= '0' && digits[i] <= '9';
    if (!is_plain) return refuse(m, e, KS_BAD_VALUE, "a number in decimal digits");
    uint64_t value = 0;
    /* 19 digits stay below 10^19 < 2^64. */
    for (uint32_t i = 0; i < len && i < MOST_DIGITS; i++)
        value = value * 10 + (uint64_t)(digits[i] - '0');
    if (len > MOST_DIGITS || value > INT64_MAX)
        return refuse(m, e, KS_OVERFLOW, "a number below 2^63");
    *number = value;
    return true;
}

static bool is_sha1(const char *digits, uint32_t len) {
    for (uint32_t i = 0; i < len; i++) {
        const char c = digits[i];
        if ((c < '0' || c > '9') && (c < 'a' || c > 'f') && (c < 'A' || c > 'F')) return false;
    }
    return len == SHA1_DIGITS;
}

bool tg_onnx_take_external(tg_onnx_machine *m) {
    tg_onnx_reading *t = &m->tensor;
    const uint32_t start = tg_onnx_top(m)->start;
    const tg_onnx_entry *location = entry_of(m, TG_ONNX_LOCATION);
    const tg_onnx_entry *length = entry_of(m, TG_ONNX_LENGTH);
    const tg_onnx_entry *checksum = entry_of(m, TG_ONNX_CHECKSUM);
    const tg_onnx_entry *basepath = entry_of(m, TG_ONNX_BASEPATH);
    uint64_t offset = 0;
    uint64_t nbytes = t->data.nbytes;
    if (location == NULL)
        return tg_onnx_refuse(m, KS_ABSENT, start, "external_data", "a location", ks_none());
    if (t->has_unknown_key &&
        !tg_onnx_note(m, &rule_unknown, t->external_at, "external_data", ks_none()))
        return false;
    if (!check_location(m, location) || !take_number(m, entry_of(m, TG_ONNX_OFFSET), &offset) ||
        !take_number(m, length, &nbytes))
        return false;
    if (nbytes != t->data.nbytes) {
        ks_fail_found(m->ks, KS_BAD_SIZE, place_of(length), "% bytes, as type and lengths need",
                      ks_value_u64(t->data.nbytes), ks_value_u64(nbytes));
        return in_entry(m, length);
    }
    if (length == NULL && !tg_onnx_note(m, &rule_no_length, start, "external_data", ks_none()))
        return false;
    if (checksum != NULL && !is_sha1(tg_onnx_bytes(m, checksum->value), checksum->value.len) &&
        !note(m, checksum, &rule_checksum))
        return false;
    if (basepath != NULL && !note(m, basepath, &rule_basepath)) return false;
    tg_onnx_external *external = ks_list_add(m->ks, &m->externals);
    if (external == NULL) return false;
    *external = (tg_onnx_external){.location = location->value,
                                   .entry = location->number - 1,
                                   .offset = offset,
                                   .nbytes = nbytes};
    t->data.external = (uint32_t)m->externals.count; /* fewer than bytes of the file */
    return true;
}
