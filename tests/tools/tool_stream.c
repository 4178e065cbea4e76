/* SPDX-License-Identifier: Apache-2.0 */
/*
 * stream [--all] [--edges] [--brisk] [--heads] [--random N] PATH...: tg_stream compared with tg_open_memory.
 *
 * Both read the same bytes, primitiv with two grammars of the same language, and must agree: verdict,
 * and then the whole error (code, offset, path, text), or tensors, settings and notes. The stream gets
 * the bytes in one piece, one by one, in random pieces, and split in two at every position of files
 * that are not large. The format is given; and where the stream finds it by itself, tg_open_memory has
 * to find the same.
 *
 * The inputs: each file of a format that is read in pieces (by its suffix) unchanged, its truncations,
 * and each of its bytes changed (--all: to every other value), leniently and strictly; of a folder all
 * files below it. --brisk: one changed or truncated input in four is read strictly, too, and as a format that has to be
 * found, beside those for which it makes a difference. --edges: of larger files only where something begins or ends (stream_edges.h), as there are formats
 * whose files have long heads. --heads: small primitiv files of every kind, each number, length and count of them in
 * turn in every encoding that MessagePack has for it, with selected values; and the sink stops at each
 * of their events. And N random files of primitiv and .safetensors, most of which are valid, or nearly
 * so.
 *
 * tensorgate.h documents where the two may differ; such inputs are counted and not compared.
 */
#define _POSIX_C_SOURCE 200809L
#include <dirent.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "stream_edges.h"
#include "stream_made.h"
#include "stream_outcome.h"
#include "support.h"

#define MAX_CUT 2048   /* larger files are not split in two at every position */
#define MAX_SMALL 1024 /* larger ones are not changed and truncated at every position */
#define MAX_WHOLE 512  /* with --edges, larger ones are changed and truncated at edges alone */
#define MORE_OFTEN 4   /* --brisk: one input in so many is tried in every way */
#define FEW_KEYS 4096  /* places for keys of files that are not large: quickly cleared */

static struct {
    uint64_t inputs;
    uint64_t accepted;
    uint64_t pieces; /* runs of a stream */
    uint64_t left_out;
} tally;

static bool is_brisk;

/* ---------------------------------------------------------------------------------- comparison */

static bool is_limit(const tg_error *error, tg_limit limit) {
    return error->code == TG_CODE_LIMIT && error->limit == limit;
}

/* The differences that tensorgate.h documents. */
static bool may_differ(const outcome *reader, const outcome *stream) {
    const tg_error *e = &stream->error;
    return is_limit(&reader->error, TG_LIMIT_MAX_MEMORY) ||
           is_limit(&reader->error, TG_LIMIT_MAX_WORK) || is_limit(e, TG_LIMIT_MAX_MEMORY) ||
           (e->code == TG_CODE_LIMIT && e->limit == TG_LIMIT_NONE);
}

static void compare(const char *what, const outcome *r, const outcome *s, cutting c) {
    if (may_differ(r, s)) {
        tally.left_out++;
    } else if (r->accepted != s->accepted) {
        support_problem(what, "cut %zu/%zu: reader: %s; stream: %s", c.step, c.cut,
                        r->accepted ? "ok" : r->text, s->accepted ? "ok" : s->text);
    } else if (!r->accepted) {
        bool same = r->error.code == s->error.code && r->error.offset == s->error.offset &&
                    r->error.has_place == s->error.has_place &&
                    r->error.format == s->error.format && strcmp(r->path, s->path) == 0 &&
                    strcmp(r->text, s->text) == 0;
        if (!same)
            support_problem(what, "cut %zu/%zu: reader: %s; stream: %s", c.step, c.cut, r->text,
                            s->text);
    } else if (r->num_tensors != s->num_tensors || r->tensors != s->tensors) {
        support_problem(what, "cut %zu/%zu: other tensors", c.step, c.cut);
    } else if (r->num_notes != s->num_notes || r->notes != s->notes) {
        support_problem(what, "cut %zu/%zu: other notes", c.step, c.cut);
    } else if (stream_format == TG_FORMAT_PRIMITIV && r->settings != s->settings) {
        support_problem(what, "cut %zu/%zu: other metadata", c.step, c.cut);
    }
}

/* `near`: a position to split at, and around it; every: at every position. Returns whether there are notes. */
static bool try_with(const char *what, const uint8_t *data, size_t size, const tg_options *options,
                     size_t near, bool every) {
    tg_options few = *options;
    if (stream_format == TG_FORMAT_PRIMITIV && size <= MAX_SMALL)
        few.limits.max_memory = FEW_KEYS * 16;
    few.allocator = (tg_allocator){stream_keep_alloc, stream_keep_free, NULL};
    outcome reader = stream_read_all(what, data, size, options);
    tally.inputs++;
    if (reader.accepted) tally.accepted++;
    const cutting cuts[] = {{SIZE_MAX, 0}, {1, 0}, {0, near}, {SIZE_MAX, near}};
    uint64_t bytes = 0;
    for (size_t i = 0; i < (every ? 4u : 3u); i++) {
        outcome stream = stream_all(what, data, size, &few, cuts[i]);
        compare(what, &reader, &stream, cuts[i]);
        tally.pieces++;
        if (stream.accepted || bytes == 0) continue;
        if (bytes != stream.error.size) support_problem(what, "another size for another cut");
        bytes = stream.error.size;
    }
    for (size_t at = 1; every && at < size && size <= MAX_CUT; at++) {
        cutting cut = {SIZE_MAX, at};
        outcome stream = stream_all(what, data, size, &few, cut);
        compare(what, &reader, &stream, cut);
        tally.pieces++;
    }
    return reader.accepted && reader.num_notes > 0;
}

static void try_one(const char *what, const uint8_t *data, size_t size, size_t near, bool every) {
    uint8_t *exact = malloc(size == 0 ? 1 : size);
    if (exact == NULL) exit(2);
    memcpy(exact, data, size);
    tg_options options = tg_options_default();
    options.format = stream_format;
    bool has_notes = try_with(what, exact, size, &options, near, every);
    bool in_every_way = !is_brisk || every || stream_chance(MORE_OFTEN) == 0;
    options.strict = true;
    /* Without notes, strict or not makes no difference. */
    if (in_every_way || has_notes) try_with(what, exact, size, &options, near, every);
    options.format = TG_FORMAT_NONE;
    if (in_every_way && tg_stream_detect(exact, size) != TG_FORMAT_NONE)
        try_with(what, exact, size, &options, near, false);
    free(exact);
}

/* --------------------------------------------------------------------------------------- files */

/* The distance of positions: as many bytes are read of a large file as of a smaller one. */
static size_t stride(size_t size) {
    size_t times = size < (size_t)MAX_SMALL << 15 ? size / MAX_SMALL : 1 << 15;
    return times > 1 ? 1 + stream_chance((uint32_t)(times * times)) : 1;
}

/* The position after `at`, of all or of those that are edges. */
static size_t next_at(const bool *edges, size_t at, size_t size) {
    if (edges == NULL) return at + stride(size);
    while (++at < size && !edges[at]) {
    }
    return at;
}

static void try_changes(const char *name, uint8_t *data, size_t size, const bool *edges, bool all) {
    char what[300];
    for (size_t at = 0; at < size; at = next_at(edges, at, size)) {
        uint8_t old = data[at];
        const bool is_primitiv = stream_format == TG_FORMAT_PRIMITIV;
        /* The last three begin a value of MessagePack, or are of a text; .gguf is neither. */
        const uint8_t some[] = {old ^ 1,
                                old ^ 0x80,
                                0,
                                0xff,
                                (uint8_t)(old + 1),
                                (uint8_t)(old - 1),
                                is_primitiv ? 0xce : '0',
                                is_primitiv ? 0x90 : '"',
                                is_primitiv ? 0xc1 : ' '};
        const unsigned num_some = stream_format == TG_FORMAT_GGUF ? 6 : sizeof some;
        bool every_value = all && size <= MAX_CUT;
        for (unsigned i = 0; i < (every_value ? 256u : num_some); i++) {
            uint8_t value = every_value ? (uint8_t)i : some[i];
            if (value == old) continue;
            data[at] = value;
            snprintf(what, sizeof what, "%s with byte %zu = %02x", name, at, value);
            try_one(what, data, size, at, false);
        }
        data[at] = old;
    }
}

static void try_limits(const char *name, const uint8_t *data, size_t size) {
    for (uint32_t most = 1; most <= 3; most++) {
        tg_options options = tg_options_default();
        options.format = stream_format;
        options.limits.max_tensors = most;
        try_with(name, data, size, &options, size / 2, false);
        options = tg_options_default();
        options.format = stream_format;
        options.limits.max_rank = most;
        try_with(name, data, size, &options, size / 2, false);
    }
}

/* What is tried; of each path. */
typedef struct effort {
    bool all;
    bool edges;
} effort;

static void try_file(const char *path, effort with) {
    char what[300];
    const char *name = support_base(path);
    size_t size;
    stream_format = tg_format_by_suffix(path);
    if (!tg_format_streamable(stream_format)) return;
    uint8_t *data = support_load(path, &size);
    try_one(name, data, size, size / 2, true);
    try_limits(name, data, size);
    bool *edges = NULL;
    if (with.edges && size > MAX_WHOLE) edges = stream_edges(data, size, stream_format);
    for (size_t n = 0; n < size; n = next_at(edges, n, size)) {
        snprintf(what, sizeof what, "%s cut to %zu", name, n);
        try_one(what, data, n, n / 2, with.all && size <= MAX_CUT / 4);
    }
    try_changes(name, data, size, edges, with.all);
    free(edges);
    free(data);
}

static void try_path(const char *path, effort with) {
    DIR *folder = opendir(path);
    if (folder == NULL) {
        try_file(path, with);
        return;
    }
    struct dirent *entry;
    while ((entry = readdir(folder)) != NULL) {
        char below[4096];
        if (entry->d_name[0] == '.') continue;
        snprintf(below, sizeof below, "%s/%s", path, entry->d_name);
        try_path(below, with);
    }
    closedir(folder);
}

/* ------------------------------------------------------------------------------- all of them */

static void try_made(uint64_t count) {
    char what[300];
    for (uint64_t i = 0; i < count; i++) {
        uint64_t begin = stream_seed;
        stream_format = stream_chance(2) == 0 ? TG_FORMAT_PRIMITIV : TG_FORMAT_SAFETENSORS;
        (stream_format == TG_FORMAT_PRIMITIV ? stream_make_one : stream_make_safetensors)();
        snprintf(what, sizeof what, "made from seed %016" PRIx64, begin);
        size_t near = stream_chance((uint32_t)stream_made.n + 1);
        try_one(what, stream_made.data, stream_made.n, near, stream_chance(20) == 0);
        if (stream_chance(4) > 0) continue;
        tg_options options = tg_options_default();
        options.format = stream_format;
        options.strict = stream_chance(2) == 0;
        options.limits.max_tensors = stream_chance(6);
        options.limits.max_rank = stream_chance(10);
        snprintf(what, sizeof what, "made from seed %016" PRIx64 " with limits", begin);
        try_with(what, stream_made.data, stream_made.n, &options, near, false);
    }
}

/* One file repeatedly, with another number, length or count each time. */
static void try_head(uint64_t begin, uint32_t kind, size_t head) {
    static const int32_t tags[] = {-1,   0x00, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf,
                                   0xc0, 0xc1, 0xc4, 0xc5, 0xc6, 0xc7, 0xca, 0xcb, 0xcc,
                                   0xcd, 0xce, 0xcf, 0xd0, 0xd2, 0xd3, 0xd9, 0xda, 0xdb,
                                   0xdc, 0xdd, 0xde, 0xdf, 0xe0, 0xff};
    static const int64_t values[] = {-1,         0,          1,         2,        0xff,
                                     0x100,      0xffff,     0x10000,   0xffffff, 0x1000000,
                                     0x7fffffff, 0x80000000, 0xffffffff};
    char what[300];
    for (unsigned form = 0; form < 4; form++) {
        for (size_t v = 0; v < sizeof values / sizeof values[0]; v++) {
            for (size_t t = 0; t < (v == 0 ? sizeof tags / sizeof tags[0] : 1); t++) {
                stream_forced.head = head;
                stream_forced.form = form;
                stream_forced.tag = tags[t];
                stream_forced.value = values[v];
                stream_seed = begin;
                stream_make_kind(kind);
                snprintf(what, sizeof what,
                         "kind %u from seed %016" PRIx64
                         ", head %zu of form %u, tag %d, value %lld",
                         (unsigned)kind, begin, head, form, (int)tags[t], (long long)values[v]);
                try_one(what, stream_made.data, stream_made.n, stream_made.n / 2, false);
            }
        }
    }
    stream_forced.head = SIZE_MAX;
}

/* The sink stops at each event in turn: then the stream reports that, and sends no more events. */
static void try_stops(const char *what) {
    tg_options options = tg_options_default();
    options.limits.max_memory = FEW_KEYS * 16;
    options.format = TG_FORMAT_PRIMITIV;
    for (uint64_t stop_at = 1, events = 1; stop_at <= events; stop_at++) {
        outcome o;
        memset(&o, 0, sizeof o);
        listener l = {.what = what, .o = &o, .stop_at = stop_at};
        tg_stream_sink sink = {stream_listen, &l};
        tg_stream *stream = tg_stream_new(&options, &sink, NULL);
        if (stream == NULL) exit(2);
        size_t at = 0;
        while (at < stream_made.n && tg_stream_feed(stream, stream_made.data + at, 1)) at++;
        bool accepted = tg_stream_end(stream);
        if (l.events < stop_at) {
            events = 0; /* there are no more events */
        } else {
            events = stop_at + 1;
            if (accepted || tg_stream_error(stream)->code != TG_CODE_STOPPED)
                support_problem(what, "is not stopped by event %" PRIu64, stop_at);
        }
        tg_stream_free(stream);
        tally.pieces++;
    }
}

static void try_heads(void) {
    enum { FILES = 12, MIN_HEADS = 6, MAX_HEADS = 40 };
    stream_made.flaws = 0;
    stream_format = TG_FORMAT_PRIMITIV;
    for (uint32_t kind = 0; kind <= 4; kind++) {
        for (unsigned files = 0; files < FILES;) {
            uint64_t begin = stream_seed;
            stream_make_kind(kind);
            uint64_t next = stream_seed;
            size_t heads = stream_made.heads;
            /* Many random files are empty, and some are long. */
            if (heads >= MIN_HEADS && heads <= MAX_HEADS) {
                try_stops("a file that is stopped");
                for (size_t head = 0; head < heads; head++) try_head(begin, kind, head);
                files++;
            }
            stream_seed = next;
        }
    }
}

int main(int argc, char **argv) {
    effort with = {false, false};
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--all") == 0) {
            with.all = true;
        } else if (strcmp(argv[i], "--edges") == 0) {
            with.edges = true;
        } else if (strcmp(argv[i], "--brisk") == 0) {
            is_brisk = true;
        } else if (strcmp(argv[i], "--heads") == 0) {
            try_heads();
        } else if (strcmp(argv[i], "--random") == 0 && i + 1 < argc) {
            try_made(strtoull(argv[++i], NULL, 10));
        } else {
            try_path(argv[i], with);
        }
    }
    printf("%" PRIu64 " inputs (%" PRIu64 " accepted), %" PRIu64 " streams, %" PRIu64
           " left out, %u problems\n",
           tally.inputs, tally.accepted, tally.pieces, tally.left_out, support_problems);
    stream_forget();
    return support_problems == 0 && tally.inputs > 0 ? 0 : 1;
}
