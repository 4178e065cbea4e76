/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fuzz_common_check.c - reports of violated promises, random decisions, and checks of errors.
 */
#define _POSIX_C_SOURCE 200809L
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "fuzz.h"

static const char *const names[] = {
    [FUZZ_NO_MEMORY_ERROR] = "no memory error",
    [FUZZ_NO_UNDEFINED_BEHAVIOUR] = "no undefined behaviour",
    [FUZZ_BOUNDED_MEMORY] = "bounded memory",
    [FUZZ_BOUNDED_TIME] = "bounded time",
    [FUZZ_BOUNDED_OUTPUT] = "bounded depth and output",
    [FUZZ_SAME_VERDICT] = "the verdict does not depend on how bytes arrive",
    [FUZZ_ACCEPTED_IS_READABLE] = "accepted means readable",
    [FUZZ_ROUND_TRIP] = "what is written is read back the same",
    [FUZZ_REFUSED_IS_EXPLAINED] = "refused means an error with code, offset and path",
    [FUZZ_NO_INTERNAL_ERROR] = "no internal error",
    [FUZZ_ATOMIC_OUTPUT] = "outputs are atomic",
    [FUZZ_TERMINAL_SAFE] = "safe for terminals",
    [FUZZ_TABLES_AGREE] = "tables agree with the parsed tree",
};

void fuzz_broken(fuzz_invariant invariant, const char *format, ...) {
    va_list args;
    /* Not to stderr, which a target may have replaced. */
    dprintf(STDERR_FILENO, "\ninvariant %d (%s): ", (int)invariant, names[invariant]);
    va_start(args, format);
    vdprintf(STDERR_FILENO, format, args);
    va_end(args);
    dprintf(STDERR_FILENO, "\n");
    abort();
}

/* ------------------------------------------------------------------------------------- chances */

uint64_t fuzz_hash(const uint8_t *data, size_t size) {
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    while (size >= 8) {
        uint64_t word;
        memcpy(&word, data, 8);
        hash = (hash ^ word) * UINT64_C(0x9e3779b97f4a7c15);
        hash ^= hash >> 29;
        data += 8;
        size -= 8;
    }
    for (size_t i = 0; i < size; i++) hash = (hash ^ data[i]) * UINT64_C(0x100000001b3);
    hash ^= hash >> 32;
    return hash != 0 ? hash : 1;
}

uint32_t fuzz_chance(uint64_t *state, uint32_t below) {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return (uint32_t)((*state >> 32) * below >> 32);
}

bool fuzz_thorough;

/* splitmix64 of the hash and a counter. */
uint64_t fuzz_sequence(uint64_t hash, fuzz_choice choice, uint32_t round) {
    uint64_t x =
        hash + (((uint64_t)round << 8) + (uint64_t)choice + 1) * UINT64_C(0x9e3779b97f4a7c15);
    x = (x ^ (x >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ (x >> 27)) * UINT64_C(0x94d049bb133111eb);
    x ^= x >> 31;
    return x != 0 ? x : 1;
}

bool fuzz_chosen(uint64_t hash, fuzz_choice choice, uint32_t one_in) {
    uint64_t state = fuzz_sequence(hash, choice, UINT32_MAX >> 8);
    return fuzz_chance(&state, one_in) == 0 || fuzz_thorough;
}

static volatile unsigned touched;
void fuzz_touch(const void *data, size_t n) {
    const uint8_t *bytes = data;
    unsigned ones = 0;
    for (size_t i = 0; i < n; i++) ones += bytes[i];
    if (ones != 0) touched = ones;
}

/* -------------------------------------------------------------------------------------- errors */

/* One line of printable ASCII, terminated at the returned length; also if it is truncated. */
typedef size_t text_of(const tg_error *error, char *dst, size_t cap);

static void check_text(const char *name, const tg_error *error, text_of *text, bool may_be_empty) {
    char whole[2048];
    char cut[8];
    size_t n = text(error, whole, sizeof whole);
    FUZZ_PROMISE(FUZZ_BOUNDED_OUTPUT, n < sizeof whole, "%s of an error takes %zu bytes", name, n);
    FUZZ_PROMISE(FUZZ_REFUSED_IS_EXPLAINED, strlen(whole) == n, "%s is not %zu long", name, n);
    FUZZ_PROMISE(FUZZ_REFUSED_IS_EXPLAINED, n > 0 || may_be_empty, "%s is empty: %s", name,
                 tg_code_name(error->code));
    for (size_t i = 0; i < n; i++)
        FUZZ_PROMISE(FUZZ_TERMINAL_SAFE, whole[i] >= ' ' && whole[i] <= '~', "%s holds byte %02x",
                     name, (unsigned)(unsigned char)whole[i]);
    FUZZ_PROMISE(FUZZ_REFUSED_IS_EXPLAINED,
                 text(error, cut, sizeof cut) == n &&
                     strlen(cut) == (n < sizeof cut ? n : sizeof cut - 1) &&
                     memcmp(whole, cut, strlen(cut)) == 0,
                 "%s is cut wrongly", name);
}

void fuzz_check_error(const tg_error *error, uint64_t size, bool forced) {
    const char *code = tg_code_name(error->code);
    FUZZ_PROMISE(FUZZ_REFUSED_IS_EXPLAINED,
                 error->code > TG_CODE_NONE && error->code < TG_CODE_COUNT, "code %d",
                 (int)error->code);
    FUZZ_PROMISE(FUZZ_NO_INTERNAL_ERROR,
                 error->code != TG_CODE_INTERNAL && error->code != TG_CODE_USAGE, "code %s", code);
    FUZZ_PROMISE(FUZZ_REFUSED_IS_EXPLAINED, error->decoded || error->offset <= size,
                 "%s at byte %llu of %llu", code, (unsigned long long)error->offset,
                 (unsigned long long)size);
    FUZZ_PROMISE(FUZZ_REFUSED_IS_EXPLAINED, !forced || error->format != TG_FORMAT_NONE,
                 "%s without a format", code);
    FUZZ_PROMISE(FUZZ_REFUSED_IS_EXPLAINED, error->size == size, "%s: a size of %llu for %llu",
                 code, (unsigned long long)error->size, (unsigned long long)size);
    FUZZ_PROMISE(FUZZ_REFUSED_IS_EXPLAINED,
                 error->path_len <= TG_PATH_MAX && error->num_tried <= TG_TRIED_MAX,
                 "%s: %u steps, %u formats", code, error->path_len, error->num_tried);
    for (uint32_t i = 0; i < error->path_len; i++)
        FUZZ_PROMISE(FUZZ_REFUSED_IS_EXPLAINED, error->path[i].name != NULL,
                     "%s: step %u has no name", code, i);
    /* Checking a text takes as long as reading the file; its parts are checked more rarely. The
     * seed includes the size of the input, so that no place is always left out. */
    uint64_t hash = (uint64_t)error->code << 56 ^ size << 28 ^ error->offset;
    if (!fuzz_chosen(hash, FUZZ_CHOOSE_TEXTS, 4)) return;
    check_text("the text", error, tg_error_text, false);
    if (!fuzz_chosen(hash, FUZZ_CHOOSE_PARTS, 4)) return;
    check_text("the message", error, tg_error_message, false);
    check_text("the path", error, tg_error_path, error->format == TG_FORMAT_NONE);
    check_text("what was expected", error, tg_error_expected, true);
    check_text("what was found", error, tg_error_found, true);
}

void fuzz_check_write_error(const tg_error *error) {
    FUZZ_PROMISE(FUZZ_REFUSED_IS_EXPLAINED,
                 error->code > TG_CODE_NONE && error->code < TG_CODE_COUNT, "code %d of writing",
                 (int)error->code);
    FUZZ_PROMISE(FUZZ_NO_INTERNAL_ERROR,
                 error->code != TG_CODE_INTERNAL && error->code != TG_CODE_USAGE,
                 "code %s of writing: %s", tg_code_name(error->code), error->detail);
    FUZZ_PROMISE(FUZZ_REFUSED_IS_EXPLAINED,
                 memchr(error->detail, '\0', sizeof error->detail) != NULL,
                 "a text without an end");
    check_text("the message", error, tg_error_message, false);
}

void fuzz_check_same_error(const tg_error *a, const tg_error *b) {
    char texts[2][1024];
    char paths[2][1024];
    tg_error_text(a, texts[0], sizeof texts[0]);
    tg_error_text(b, texts[1], sizeof texts[1]);
    tg_error_path(a, paths[0], sizeof paths[0]);
    tg_error_path(b, paths[1], sizeof paths[1]);
    FUZZ_PROMISE(FUZZ_SAME_VERDICT,
                 a->code == b->code && a->offset == b->offset && strcmp(texts[0], texts[1]) == 0 &&
                     strcmp(paths[0], paths[1]) == 0,
                 "'%s' at %llu, and '%s' at %llu", texts[0], (unsigned long long)a->offset,
                 texts[1], (unsigned long long)b->offset);
}

void fuzz_check_notes(const tg_file *written) {
    static const char of_names[] = "member.name_";
    tg_note note;
    for (uint64_t i = 0; tg_note_at(written, i, &note); i++)
        FUZZ_PROMISE(FUZZ_ROUND_TRIP, strncmp(note.rule, of_names, sizeof of_names - 1) == 0,
                     "what was written has a note: %s", note.rule);
}
