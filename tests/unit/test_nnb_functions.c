/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_nnb_functions.c - the records of all functions of NNB, compared with the table from which
 * the grammar was made: their lengths, the position of each argument, and the permitted values of
 * each kind of argument.
 */
#include "nnb_functions.h"

#include <stdio.h>

#include "ks_test.h"

#define TABLE "specs/nnb_functions.tsv"
#define HEAD 20        /* bytes before the arguments */
#define MAX_RECORD 256 /* bytes */
#define MAX_FIELDS 24

typedef enum kind { INT, FLOAT, BOOL, STRING, LIST } kind;

typedef struct field {
    kind kind;
    uint32_t at;
    uint32_t texts; /* of a STRING */
} field;

typedef struct function {
    uint16_t id;
    uint32_t size;
    size_t num_fields;
    field fields[MAX_FIELDS];
} function;

static uint32_t size_of(kind k) { return k == BOOL ? 1 : k == LIST ? 8 : 4; }

/* ------------------------------------------------------------------------------------ the table */

static kind kind_of(const char *name) {
    static const char *const names[] = {"int", "float", "bool", "string", "list"};
    for (int k = INT; k <= LIST; k++) {
        if (strcmp(name, names[k]) == 0) return (kind)k;
    }
    fail_msg("kind %s", name);
    return INT;
}

/* The number of texts in the last column for an argument; 0 if it has none. */
static uint32_t texts_of(const char *strings, const char *name) {
    size_t n = strlen(name);
    for (const char *p = strings; p != NULL; p = strchr(p, ';'), p = p != NULL ? p + 1 : NULL) {
        if (strncmp(p, name, n) != 0 || p[n] != '=') continue;
        uint32_t count = 1;
        for (p += n; *p != '\0' && *p != ';'; p++) count += *p == '|';
        return count;
    }
    return 0;
}

/* A line of the table; false if it has no function, or one with unknown arguments. */
static bool read_line(char *text, function *f) {
    char *columns[6] = {NULL};
    size_t n = 0;
    for (char *p = text; n < 6; p++) {
        columns[n++] = p;
        p = strpbrk(p, "\t\n");
        if (p == NULL) break;
        bool last = *p == '\n';
        *p = '\0';
        if (last) break;
    }
    if (text[0] < '0' || text[0] > '9' || n != 6 || strcmp(columns[4], "?") == 0) return false;
    memset(f, 0, sizeof *f);
    f->id = (uint16_t)strtoul(columns[0], NULL, 10);
    f->size = HEAD;
    if (strcmp(columns[4], "-") == 0) return true;
    for (char *p = columns[4]; p != NULL;) {
        char *next = strchr(p, ';');
        if (next != NULL) *next++ = '\0';
        char *colon = strchr(p, ':');
        char *place = strchr(p, '@');
        assert_true(colon != NULL && place != NULL && f->num_fields < MAX_FIELDS);
        *colon = '\0';
        *place = '\0';
        field *one = &f->fields[f->num_fields++];
        one->kind = kind_of(colon + 1);
        one->at = (uint32_t)strtoul(place + 1, NULL, 10);
        if (one->kind == STRING) one->texts = texts_of(columns[5], p);
        if (one->kind == STRING && one->texts == 0) one->kind = INT; /* its texts are unknown */
        f->size = one->at + size_of(one->kind);
        p = next;
    }
    assert_true(f->size <= MAX_RECORD);
    return true;
}

/* ----------------------------------------------------------------------------------- the reader */

typedef struct outcome {
    bool good;
    uint64_t consumed;
    ks_code code;
    uint64_t offset;
    unsigned path_len;
    unsigned notes;
    uint64_t note_at;
} outcome;

/* The record in `data`, of a file with one block, which begins with it. */
static outcome read_with(ks_ctx *ks, ks_stream *io, uint16_t id) {
    static const uint8_t table[4] = {0};
    nnb_functions self;
    memset(&self, 0, sizeof self);
    self.index_table = (ks_view){table, 1};
    self.end = UINT64_C(1) << 40;
    outcome o = {.good = nnb_functions_parse(ks, io, &self)};
    if (o.good) {
        assert_int_equal(self.id, id);
        o.consumed = io->pos;
        o.good = nnb_functions_complete(ks, &self);
    }
    o.code = ks->error.code;
    o.offset = ks->error.offset;
    o.path_len = ks->error.path_len;
    o.notes = ks->num_notes;
    o.note_at = ks->num_notes > 0 ? ks->notes[0].offset : 0;
    assert_true(o.good == (o.code == KS_OK));
    return o;
}

static outcome read_as(const uint8_t *data, size_t size, uint16_t id, bool strict) {
    ks_ctx ks;
    ks_limits limits = ks_limits_for(size);
    limits.strict = strict;
    uint8_t *exact = malloc(size > 0 ? size : 1);
    assert_non_null(exact);
    memcpy(exact, data, size);
    ks_ctx_init(&ks, ks_input_memory(exact, size), limits, NULL);
    ks_stream io = ks_stream_root(&ks);
    outcome o = read_with(&ks, &io, id);
    ks_ctx_free(&ks);
    free(exact);
    return o;
}

/* What was accepted with a note is refused strictly, at the same position. */
static outcome read_record(const uint8_t *data, size_t size, uint16_t id) {
    outcome o = read_as(data, size, id, false);
    outcome strict = read_as(data, size, id, true);
    if (o.notes > 0) {
        assert_true(!strict.good && strict.notes == 0 && strict.offset == o.note_at);
    } else {
        assert_true(strict.good == o.good && strict.code == o.code && strict.offset == o.offset);
    }
    return o;
}

/* --------------------------------------------------------------------------------------- checks */

static void put(uint8_t *data, uint32_t at, uint64_t value, uint32_t n) {
    for (uint32_t i = 0; i < n; i++) data[at + i] = (uint8_t)(value >> 8 * i);
}

/* One argument at a time gets an invalid value, or any value. */
static void check_field(const function *f, const field *one, const uint8_t *zeros) {
    uint8_t data[MAX_RECORD];
    memcpy(data, zeros, sizeof data);
    outcome o;
    switch (one->kind) {
    case INT:
    case FLOAT:
        put(data, one->at, UINT32_MAX, 4);
        o = read_record(data, f->size, f->id);
        assert_true(o.good && o.notes == 0);
        return;
    case BOOL:
    case STRING: {
        uint32_t most = one->kind == BOOL ? 1 : one->texts - 1;
        put(data, one->at, most, size_of(one->kind));
        o = read_record(data, f->size, f->id);
        assert_true(o.good && o.notes == 0);
        put(data, one->at, most + 1, size_of(one->kind));
        o = read_record(data, f->size, f->id);
        assert_true(o.good && o.notes == 1 && o.note_at == one->at);
        return;
    }
    case LIST: break;
    }
    put(data, one->at, f->size / 4, 4); /* as many as the block has */
    o = read_record(data, f->size, f->id);
    assert_true(o.good && o.notes == 0);
    put(data, one->at, f->size / 4 + 1, 4);
    o = read_record(data, f->size, f->id);
    assert_true(!o.good && o.notes == 1 && o.note_at == one->at && o.code == KS_TRUNCATED);
    put(data, one->at, 0, 4);
    for (uint64_t block = 1; block <= UINT32_MAX; block += UINT32_MAX - 1) { /* 1 and -1 */
        put(data, one->at + 4, block, 4);
        o = read_record(data, f->size, f->id);
        assert_true(!o.good && o.code == KS_BAD_REFERENCE && o.offset == one->at + 4);
    }
}

/* Bytes without an argument align the next one. */
static void check_gaps(const function *f, const uint8_t *zeros) {
    uint8_t data[MAX_RECORD];
    for (size_t i = 0; i + 1 < f->num_fields; i++) {
        const field *one = &f->fields[i];
        for (uint32_t at = one->at + size_of(one->kind); at < f->fields[i + 1].at; at++) {
            memcpy(data, zeros, sizeof data);
            data[at] = 1;
            outcome o = read_record(data, f->size, f->id);
            assert_true(o.good && o.notes == 1);
            assert_true(o.note_at > one->at && o.note_at <= at);
        }
    }
}

/* Each load fails once; then each allocation. */
static void check_faults(const function *f, const uint8_t *data) {
    bool happened = true;
    for (uint64_t n = 0; happened; n++) {
        ks_ctx ks;
        lazy_input lazy;
        ks_stream io = lazy_begin(&ks, &lazy, data, f->size, 0);
        lazy.fail_at = n;
        lazy.code = 5;
        outcome o = read_with(&ks, &io, f->id);
        happened = lazy.loads > n;
        assert_true(o.code == (happened ? KS_IO : KS_OK));
        lazy_end(&ks, &lazy);
    }
    happened = true;
    for (uint64_t memory = 0; happened; memory += KS_ALIGNMENT) {
        ks_ctx ks;
        ks_limits limits = ks_limits_for(f->size);
        limits.memory = memory;
        ks_ctx_init(&ks, ks_input_memory(data, f->size), limits, NULL);
        ks_stream io = ks_stream_root(&ks);
        outcome o = read_with(&ks, &io, f->id);
        happened = !o.good;
        assert_true(o.code == (happened ? KS_LIMIT : KS_OK));
        ks_ctx_free(&ks);
    }
    happened = true;
    for (uint64_t work = 0; happened; work++) {
        ks_ctx ks;
        ks_limits limits = ks_limits_for(f->size);
        limits.work = work;
        ks_ctx_init(&ks, ks_input_memory(data, f->size), limits, NULL);
        ks_stream io = ks_stream_root(&ks);
        outcome o = read_with(&ks, &io, f->id);
        happened = !o.good;
        assert_true(o.code == (happened ? KS_LIMIT : KS_OK));
        ks_ctx_free(&ks);
    }
}

static void check_function(const function *f) {
    uint8_t zeros[MAX_RECORD] = {0};
    put(zeros, 0, f->id, 2);
    outcome o = read_record(zeros, sizeof zeros, f->id);
    assert_true(o.good && o.notes == 0 && o.consumed == f->size);
    for (size_t n = 0; n < f->size; n++) {
        o = read_record(zeros, n, f->id);
        assert_true(!o.good && o.code == KS_TRUNCATED && o.offset <= n && o.path_len > 0);
    }
    for (size_t i = 0; i < f->num_fields; i++) check_field(f, &f->fields[i], zeros);
    check_gaps(f, zeros);
    check_faults(f, zeros);
    for (size_t i = 0; i < f->num_fields; i++) { /* lists are not empty, so elements are read */
        if (f->fields[i].kind == LIST) put(zeros, f->fields[i].at, 1, 4);
    }
    check_faults(f, zeros);
}

TEST(test_every_function) {
    char line[1024];
    bool known[1024] = {false};
    unsigned count = 0;
    FILE *table = fopen(TABLE, "r");
    assert_non_null(table);
    while (fgets(line, sizeof line, table) != NULL) {
        function f;
        if (!read_line(line, &f)) continue;
        assert_true(f.id < COUNT_OF(known) && !known[f.id]);
        known[f.id] = true;
        check_function(&f);
        count++;
    }
    fclose(table);
    assert_true(count >= 265);

    /* Of all others only the head is read, which causes a note. */
    for (unsigned id = 0; id < COUNT_OF(known); id++) {
        uint8_t record[HEAD] = {(uint8_t)id, (uint8_t)(id >> 8)};
        if (known[id]) continue;
        outcome o = read_record(record, sizeof record, (uint16_t)id);
        assert_true(o.good && o.consumed == HEAD && o.notes == 1 && o.note_at == 0);
    }
}
