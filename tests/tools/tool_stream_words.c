/* SPDX-License-Identifier: Apache-2.0 */
/*
 * stream_words [--strange K] TOKENS: all primitiv files of so many tokens, read by tg_stream and by tg_open_memory.
 *
 * tg_open_memory asks the validator, whose verdict is proved to be that of primitiv.ksy; tg_stream runs the machine of
 * primitiv.rl, and nothing confirms what it accepts. So both are compared on every sequence of tokens behind the
 * header of each kind of object, up to a length: verdict, and code, offset, path and text of the error. The stream
 * gets the bytes in one piece, one by one, and in two pieces split at every position.
 *
 * The tokens below have every tag that MessagePack has, or its neighbour at each bound that the machine distinguishes,
 * with lengths, counts and numbers around each bound of the format. A sequence that is refused for something else than
 * its end is not extended: both read from the front, and the machine of primitiv.rl never leaves a refusal. `plain`
 * tokens may stand anywhere; of the others a sequence has at most K (2 by default), or the number of sequences would
 * exceed what a machine tries in a night.
 *
 * What lies deep in a model is not reached by a few tokens. So every sequence is also put into a file of each kind: behind
 * each token of it, and then with the rest of the file in the place of, or behind, the next token.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "stream_outcome.h"
#include "support.h"

#define MAX_TOKENS 16
#define MAX_TOKEN 40
#define MAX_EXAMPLE 112
#define HEADER 15
#define MAX_FILE (HEADER + MAX_EXAMPLE + MAX_TOKENS * MAX_TOKEN)
#define FEW_KEYS 4096 /* places for keys: quickly cleared, and more than there are tokens */

typedef struct token {
    uint8_t head[6];
    uint8_t size;  /* of the head */
    uint8_t bytes; /* that follow it */
    bool plain;
} token;

/* clang-format off */
static const token tokens[] = {
    /* numbers: the one form that the format has */
    {{0xce, 0, 0, 0, 0}, 5, 0, true},
    {{0xce, 0, 0, 0, 1}, 5, 0, true},
    {{0xce, 0, 0, 0, 2}, 5, 0, true},
    {{0xce, 0, 0, 0, 3}, 5, 0, false},
    {{0xce, 0, 0, 1, 0}, 5, 0, false},
    {{0xce, 0x80, 0, 0, 0}, 5, 0, false},
    {{0xce, 0xff, 0xff, 0xff, 0xff}, 5, 0, false},
    {{0xca, 0, 0, 0, 0}, 5, 0, true},
    {{0xca, 0xff, 0xff, 0xff, 0xff}, 5, 0, false},
    /* strings */
    {{0xa0}, 1, 0, true},
    {{0xa1}, 1, 1, true},
    {{0xa2}, 1, 2, false},
    {{0xbf}, 1, 31, false},
    {{0xd9, 0}, 2, 0, false},
    {{0xd9, 1}, 2, 1, false},
    {{0xd9, 31}, 2, 31, false},
    {{0xd9, 32}, 2, 32, false},
    {{0xda, 0, 1}, 3, 1, false},
    {{0xda, 1, 0}, 3, 0, false},
    {{0xdb, 0, 0, 0, 1}, 5, 1, false},
    {{0xdb, 0xff, 0xff, 0xff, 0xff}, 5, 0, false},
    /* binaries: of the sizes of 0, 1, 2 and 4 floats, and beside them */
    {{0xc4, 0}, 2, 0, false},
    {{0xc4, 3}, 2, 3, false},
    {{0xc4, 4}, 2, 4, true},
    {{0xc4, 8}, 2, 8, true},
    {{0xc4, 16}, 2, 16, false},
    {{0xc5, 0, 4}, 3, 4, false},
    {{0xc6, 0, 0, 0, 4}, 5, 4, false},
    {{0xc6, 0xff, 0xff, 0xff, 0xfc}, 5, 0, false},
    /* heads of arrays */
    {{0x90}, 1, 0, true},
    {{0x91}, 1, 0, true},
    {{0x92}, 1, 0, false},
    {{0x98}, 1, 0, false},
    {{0x99}, 1, 0, false},
    {{0x9f}, 1, 0, false},
    {{0xdc, 0, 1}, 3, 0, false},
    {{0xdc, 0, 16}, 3, 0, false},
    {{0xdd, 0, 0, 0, 1}, 5, 0, false},
    {{0xdd, 0xff, 0xff, 0xff, 0xff}, 5, 0, false},
    /* heads of maps */
    {{0x80}, 1, 0, true},
    {{0x81}, 1, 0, true},
    {{0x82}, 1, 0, false},
    {{0x8f}, 1, 0, false},
    {{0xde, 0, 1}, 3, 0, false},
    {{0xde, 0, 16}, 3, 0, false},
    {{0xdf, 0, 0, 0, 1}, 5, 0, false},
    {{0xdf, 0xff, 0xff, 0xff, 0xff}, 5, 0, false},
    /* what the format has no use for, beside each tag that it has */
    {{0x00}, 1, 0, false},
    {{0x7f}, 1, 0, false},
    {{0xc0}, 1, 0, false},
    {{0xc1}, 1, 0, false},
    {{0xc2}, 1, 0, false},
    {{0xc3}, 1, 0, false},
    {{0xc7, 0, 0}, 3, 0, false},
    {{0xc8, 0, 0, 0}, 4, 0, false},
    {{0xc9, 0, 0, 0, 0, 0}, 6, 0, false},
    {{0xcb}, 1, 8, false},
    {{0xcc, 1}, 2, 0, false},
    {{0xcd, 0, 1}, 3, 0, false},
    {{0xcf}, 1, 8, false},
    {{0xd0, 1}, 2, 0, false},
    {{0xd1, 0, 1}, 3, 0, false},
    {{0xd2, 0, 0, 0, 1}, 5, 0, false},
    {{0xd3}, 1, 8, false},
    {{0xd4, 0, 0}, 3, 0, false},
    {{0xd8, 0}, 2, 16, false},
    {{0xe0}, 1, 0, false},
    {{0xff}, 1, 0, false},
};
/* clang-format on */

/* A file of each kind, which has whatever its kind can have, and the ends of its tokens. Its arrays of dims and names
 * have one item; two parameters have a statistic between them. */
#define SHAPE 0x91, 0xce, 0, 0, 0, 2, 0xce, 0, 0, 0, 1
#define DATA 0xc4, 8, 0, 0, 0x80, 0x3f, 0, 0, 0, 0x40
#define PARAMETER SHAPE, DATA, 0xce, 0, 0, 0, 1, 0xa1, 's', SHAPE, DATA

typedef struct example {
    uint8_t kind;
    uint8_t size;
    uint8_t bytes[MAX_EXAMPLE];
} example;

/* clang-format off */
static const example examples[] = {
    {1, 21, {SHAPE, DATA}},
    {2, 49, {PARAMETER}},
    {3, 109, {0xce, 0, 0, 0, 2, 0x91, 0xa1, 'v', PARAMETER, 0x91, 0xa1, 'w', PARAMETER}},
    {4, 30, {0x82, 0xa1, 'k', 0xce, 0, 0, 0, 1, 0xa1, 'l', 0xce, 0, 0, 0, 1,
             0x82, 0xa1, 'm', 0xca, 0, 0, 0, 0, 0xa1, 'n', 0xca, 0, 0, 0, 0}},
};
/* clang-format on */

/* The bytes of the token at `data`, of those that examples have. */
static size_t token_size(const uint8_t *data) {
    switch (data[0]) {
    case 0xce:
    case 0xca: return 5;
    case 0xc4: return 2 + (size_t)data[1];
    case 0xa1: return 2;
    default: return 1;
    }
}

static struct {
    uint64_t files;
    uint64_t accepted;
    uint64_t streams;
} tally;

/* A text for problems: the bytes. */
static const char *shown(const uint8_t *data, size_t size) {
    static char text[2 * MAX_FILE + 1];
    for (size_t i = 0; i < size; i++) snprintf(text + 2 * i, 3, "%02x", data[i]);
    return text;
}

static void compare(const uint8_t *data, size_t size, const outcome *r, const outcome *s,
                    cutting c) {
    tally.streams++;
    if (r->accepted ? s->accepted && r->tensors == s->tensors && r->notes == s->notes &&
                          r->settings == s->settings && r->num_tensors == s->num_tensors &&
                          r->num_notes == s->num_notes
                    : !s->accepted && r->error.code == s->error.code &&
                          r->error.offset == s->error.offset && strcmp(r->path, s->path) == 0 &&
                          strcmp(r->text, s->text) == 0)
        return;
    support_problem(shown(data, size), "cut %zu/%zu: reader: %s; stream: %s", c.step, c.cut,
                    r->accepted ? "ok" : r->text, s->accepted ? "ok" : s->text);
}

/* Whether more tokens may give another verdict. */
static bool try_file(const uint8_t *data, size_t size, bool strict) {
    tg_options options = tg_options_default();
    options.format = TG_FORMAT_PRIMITIV;
    options.strict = strict;
    const char *what = shown(data, size);
    const outcome reader = stream_read_all(what, data, size, &options);
    options.limits.max_memory = FEW_KEYS * 16;
    options.allocator = (tg_allocator){stream_keep_alloc, stream_keep_free, NULL};
    tally.files++;
    if (reader.accepted) tally.accepted++;
    cutting cut = {SIZE_MAX, 0};
    bool open = false;
    for (; cut.cut < size; cut.cut++) {
        const outcome stream = stream_all(what, data, size, &options, cut);
        compare(data, size, &reader, &stream, cut);
        open = stream.accepted || stream.error.code == TG_CODE_TRUNCATED;
    }
    cut = (cutting){1, 0};
    const outcome stream = stream_all(what, data, size, &options, cut);
    compare(data, size, &reader, &stream, cut);
    return open;
}

/* Both verdicts of the first `size` bytes, strict and not, in memory of that size: a sanitizer sees each byte behind it. */
static bool try_both(const uint8_t *data, size_t size) {
    uint8_t *exact = malloc(size);
    if (exact == NULL) exit(2);
    memcpy(exact, data, size);
    const bool open = try_file(exact, size, false);
    try_file(exact, size, true);
    free(exact);
    return open;
}

/* What an example has behind the sequence: nothing, or its bytes [from, size). */
typedef struct tail {
    const example *of;
    size_t from[2]; /* behind the next token, and before it */
} tail;

/* Each token behind the first `size` bytes, and what can follow it. */
static void extend(uint8_t *data, size_t size, unsigned left, unsigned strange, const tail *end) {
    if (left == 0) return;
    for (size_t i = 0; i < sizeof tokens / sizeof tokens[0]; i++) {
        const token *t = &tokens[i];
        if (!t->plain && strange == 0) continue;
        size_t n = size;
        memcpy(data + n, t->head, t->size);
        n += t->size;
        memset(data + n, 'a' + (int)left % 8, t->bytes); /* keys differ by their position */
        n += t->bytes;
        if (!try_both(data, n)) continue;
        for (unsigned way = 0; end->of != NULL && way < 2; way++) {
            const size_t more = end->of->size - end->from[way];
            memcpy(data + n, end->of->bytes + end->from[way], more);
            try_both(data, n + more);
        }
        extend(data, n, left - 1, strange - !t->plain, end);
    }
}

static size_t put_header(uint8_t *data, uint8_t kind) {
    const uint8_t header[HEADER] = {0xce, 0, 0, 0, 0, 0xce, 0, 0, 0, 1, 0xce, 0, 0, kind, 0};
    memcpy(data, header, HEADER);
    return HEADER;
}

static void extend_example(const example *e, unsigned length, unsigned strange) {
    uint8_t data[MAX_FILE];
    const size_t begin = put_header(data, e->kind);
    memcpy(data + begin, e->bytes, e->size);
    const uint64_t before = tally.accepted;
    try_both(data, begin + e->size);
    if (tally.accepted != before + 2) support_problem("example", "kind %d is not valid", e->kind);
    for (size_t at = 0; at < e->size;) {
        const tail end = {e, {at + token_size(e->bytes + at), at}};
        memcpy(data + begin, e->bytes, at);
        extend(data, begin + at, length, strange, &end);
        at = end.from[0];
    }
}

int main(int argc, char **argv) {
    unsigned strange = 2;
    int next = 1;
    if (argc > 2 && strcmp(argv[1], "--strange") == 0) {
        strange = (unsigned)strtoul(argv[2], NULL, 10);
        next = 3;
    }
    const unsigned long length = next + 1 == argc ? strtoul(argv[next], NULL, 10) : 0;
    if (length == 0 || length > MAX_TOKENS) {
        fprintf(stderr, "usage: stream_words [--strange K] TOKENS, from 1 to %d\n", MAX_TOKENS);
        return 2;
    }
    stream_format = TG_FORMAT_PRIMITIV;
    for (uint8_t kind = 0; kind <= 5; kind++) {
        uint8_t data[MAX_FILE];
        const tail nothing = {NULL, {0, 0}};
        extend(data, put_header(data, kind), (unsigned)length, strange, &nothing);
    }
    for (size_t i = 0; i < sizeof examples / sizeof examples[0]; i++)
        extend_example(&examples[i], (unsigned)length, strange);
    printf("%" PRIu64 " files (%" PRIu64 " accepted), %" PRIu64 " streams, %u problems\n",
           tally.files, tally.accepted, tally.streams, support_problems);
    stream_forget();
    return support_problems == 0 && tally.accepted > 0 ? 0 : 1;
}
