/* SPDX-License-Identifier: Apache-2.0 */
/* The mutator of the fuzz targets: its promises, and the share of valid files that it reaches. */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "checkpoint.h"
#include "mutator_formats.h"
#include "mutator_internal.h"
#include "onnx_model.h"
#include "tensorgate.h"
#include "unit.h"

enum { MOST = 2048, NUM_KEPT = 16 };

/* A valid input of the format, made from `seed` or a later one; returns its size. */
static size_t valid_input(const fuzz_format *format, uint8_t *data, size_t max, uint32_t seed) {
    for (uint32_t i = 0; i < 200; i++) {
        size_t size = fuzz_generate(format, data, max, seed + i);
        if (size > 16 && fuzz_accepts(format, data, size)) return size;
    }
    fail_msg("no valid %s", format->name);
    return 0;
}

static bool has_generator(const fuzz_format *format) {
    /* The header of safetensors is JSON, which no table describes; a checkpoint is an archive with a program in it; a model of
     * ONNX has messages of just the lengths that are in front of them. */
    return strcmp(format->name, "safetensors") != 0 && strcmp(format->name, "pytorch") != 0 &&
           strcmp(format->name, "onnx") != 0 && strcmp(format->name, "protobuf_varint") != 0;
}

/* ---------------------------------------------------------------------------------------- promises */

TEST(same_seed_same_bytes) {
    static uint8_t a[MOST], b[MOST], from[MOST], other[MOST];
    for (size_t f = 0; fuzz_format_at(f) != NULL; f++) {
        const fuzz_format *format = fuzz_format_at(f);
        if (!has_generator(format)) continue;
        size_t size = strcmp(format->name, "msgpack") == 0 ? fuzz_generate(format, from, MOST, 5)
                                                           : valid_input(format, from, MOST, 1);
        size_t other_size = fuzz_generate(format, other, MOST, 77);
        for (uint32_t seed = 0; seed < 40; seed++) {
            size_t n = fuzz_generate(format, a, MOST, seed);
            /* Calls in between have no effect. */
            (void)fuzz_generate(fuzz_format_at(seed % 4), b, MOST, seed + 1000);
            assert_int_equal(fuzz_generate(format, b, MOST, seed), n);
            assert_memory_equal(a, b, n);
            memcpy(a, from, size);
            memcpy(b, from, size);
            n = fuzz_mutate(format, a, size, MOST, seed);
            assert_int_equal(fuzz_mutate(format, b, size, MOST, seed), n);
            assert_memory_equal(a, b, n);
            n = fuzz_crossover(format, from, size, other, other_size, a, MOST, seed);
            assert_int_equal(fuzz_crossover(format, from, size, other, other_size, b, MOST, seed),
                             n);
            assert_memory_equal(a, b, n);
        }
    }
}

TEST(stays_within_its_room) {
    static const size_t rooms[] = {0, 1, 7, 8, 15, 16, 33, 80, 104, 200, 700};
    static uint8_t data[MOST], from[MOST];
    for (size_t f = 0; fuzz_format_at(f) != NULL; f++) {
        const fuzz_format *format = fuzz_format_at(f);
        for (size_t r = 0; r < sizeof rooms / sizeof rooms[0]; r++) {
            size_t max = rooms[r];
            for (uint32_t seed = 0; seed < 30; seed++) {
                memset(data, 0xa5, sizeof data);
                size_t size = fuzz_generate(format, data, max, seed);
                assert_true(size <= max);
                memcpy(from, data, size);
                size_t mutated = fuzz_mutate(format, data, size, max, seed);
                assert_true(mutated <= max);
                assert_true(fuzz_crossover(format, from, size, data, mutated, from + MOST / 2, max,
                                           seed) <= max);
                for (size_t i = max; i < sizeof data; i++) assert_int_equal(data[i], 0xa5);
            }
        }
    }
}

/* Bytes of any kind: nothing is assumed about them. */
TEST(takes_anything) {
    static uint8_t data[MOST];
    uint64_t x = 1;
    for (size_t f = 0; fuzz_format_at(f) != NULL; f++) {
        for (uint32_t seed = 0; seed < 100; seed++) {
            size_t size = seed * 7 % 300;
            for (size_t i = 0; i < size; i++) {
                x = x * UINT64_C(6364136223846793005) + 1;
                data[i] = seed % 3 == 0 ? 0xff : (uint8_t)(x >> 60);
            }
            assert_true(fuzz_mutate(fuzz_format_at(f), data, size, MOST, seed) <= MOST);
        }
    }
}

/* ------------------------------------------------------------------------------------- how far it gets */

/* In percent: of generated inputs, and of mutants of valid ones. These were measured; for every
 * other grammar a quarter must be valid. */
typedef struct share {
    const char *format;
    unsigned generated, mutated;
} share;
static const share SHARES[] = {
    {"btf", 80, 35},
    {"nnb", 65, 40},
    {"primitiv", 50, 40},
    {"pvp", 35, 40},
    {"npy", 80, 50},
    {"msgpack", 95, 75},
    {"safetensors", 50, 35},
    /* An archive says everything twice, in front and behind: seeds give that. */
    {"npz", 0, 0},
    {"zip_archive", 0, 0},
    {"pytorch", 0, 0},
};

static share share_of(const char *format) {
    for (size_t i = 0; i < sizeof SHARES / sizeof SHARES[0]; i++)
        if (strcmp(SHARES[i].format, format) == 0) return SHARES[i];
    return (share){format, 25, 25};
}

TEST(most_of_it_is_valid) {
    enum { TRIES = 300 };
    static uint8_t data[MOST], kept[NUM_KEPT][MOST];
    size_t sizes[NUM_KEPT];
    for (size_t f = 0; fuzz_format_at(f) != NULL; f++) {
        const fuzz_format *format = fuzz_format_at(f);
        const share least = share_of(format->name);
        unsigned good = 0, num_kept = 0;
        for (uint32_t seed = 0; seed < TRIES; seed++) {
            size_t size = fuzz_generate(format, data, MOST, seed);
            if (!fuzz_accepts(format, data, size)) continue;
            good++;
            if (num_kept == NUM_KEPT) continue;
            memcpy(kept[num_kept], data, size);
            sizes[num_kept++] = size;
        }
        if (good * 100 < least.generated * TRIES)
            fail_msg("%s: %u of %d generated inputs are valid", format->name, good, (int)TRIES);
        good = 0;
        for (uint32_t seed = 0; num_kept > 0 && seed < TRIES; seed++) {
            uint32_t k = seed % num_kept;
            memcpy(data, kept[k], sizes[k]);
            size_t size = fuzz_mutate(format, data, sizes[k], MOST, seed);
            if (fuzz_accepts(format, data, size)) good++;
        }
        if (good * 100 < least.mutated * TRIES)
            fail_msg("%s: %u of %d mutants are valid", format->name, good, (int)TRIES);
    }
}

static const ks_field *field_of(const ks_type *type, const char *name) {
    for (uint32_t i = 0; i < type->num_fields; i++)
        if (strcmp(type->fields[i].name, name) == 0) return &type->fields[i];
    return NULL;
}

/* The type of the field `name` of `type`. */
static const ks_type *type_in(const ks_type *type, const char *name) {
    const ks_field *field = field_of(type, name);
    assert_non_null(field);
    return field->type;
}

/* The node of the first function record; NO_NODE without one. */
static uint32_t function_id(const work *w, const ks_field *id) {
    for (uint32_t i = 0; i < w->num_nodes; i++)
        if (w->nodes[i].field == id) return i;
    return NO_NODE;
}

TEST(every_function_of_nnb_is_reached) {
    static uint8_t data[MOST], seen[512];
    const fuzz_format *format = fuzz_format_find("nnb");
    const ks_type *data_area = type_in(format->type, "data");
    const ks_type *function = type_in(type_in(data_area, "functions"), "record");
    const ks_field *id = field_of(function, "id");
    assert_non_null(id);
    assert_true(id->num_constants > 250); /* the numbers that the grammar knows */
    assert_true(id->num_constants <= sizeof seen);

    /* Each is drawn when a function is generated, */
    work w = new_work(format, data, 0, MOST, 1);
    for (uint32_t i = 0; i < 20000; i++) {
        uint64_t value = tame_value(&w, id, NO_NODE, 2);
        for (uint32_t c = 0; c < id->num_constants; c++)
            if (id->constants[c].word == value) seen[c] = 1;
    }
    /* and its arguments are inserted if it replaces another one. Blocks may overlap; where a
     * small number is the id, it often is that of a block, too, and cannot be another one. */
    enum { NUM_BASES = 16 };
    static uint8_t bases[NUM_BASES][1024];
    size_t sizes[NUM_BASES];
    uint32_t places[NUM_BASES], num_bases = 0;
    for (uint32_t seed = 0; num_bases < NUM_BASES && seed < 4000; seed++) {
        size_t size = fuzz_generate(format, bases[num_bases], sizeof bases[0], seed);
        w = new_work(format, bases[num_bases], size, size, seed);
        if (!read_input(&w) || !w.is_good) continue;
        places[num_bases] = function_id(&w, id);
        sizes[num_bases] = size;
        bool is_free = places[num_bases] != NO_NODE && w.nodes[places[num_bases]].value > 32;
        if (is_free) num_bases++;
    }
    assert_int_equal(num_bases, NUM_BASES);
    for (uint32_t c = 0; c < id->num_constants; c++) {
        uint64_t number = id->constants[c].word;
        if (!seen[c]) fail_msg("function %u is never drawn", (unsigned)number);
        bool is_reached = false;
        for (uint32_t b = 0; !is_reached && b < NUM_BASES; b++) {
            memcpy(data, bases[b], sizes[b]);
            w = new_work(format, data, sizes[b], MOST, b);
            assert_true(read_input(&w));
            put_value(&w, &w.nodes[places[b]], number);
            size_t repaired = sizes[b];
            if (!fuzz_repair(format, data, &repaired, MOST, b)) continue;
            w = new_work(format, data, repaired, MOST, b);
            assert_true(read_input(&w));
            uint32_t now = function_id(&w, id);
            is_reached = now != NO_NODE && w.nodes[now].value == number;
        }
        if (!is_reached) fail_msg("no valid file with function %u", (unsigned)number);
    }
}

/* Every field of a file differs in some mutant, whatever its kind, and files become shorter and
 * longer. */
TEST(every_field_is_mutated) {
    static uint8_t from[MOST], data[MOST];
    for (size_t f = 0; f < 4; f++) {
        const fuzz_format *format = fuzz_format_at(f);
        size_t size = valid_input(format, from, MOST, 11);
        static uint8_t is_changed[MOST];
        memset(is_changed, 0, sizeof is_changed);
        bool is_longer = false, is_shorter = false;
        for (uint32_t seed = 0; seed < 4000; seed++) {
            memcpy(data, from, size);
            size_t n = fuzz_mutate(format, data, size, MOST, seed);
            is_longer = is_longer || n > size;
            is_shorter = is_shorter || n < size;
            if (n != size) continue;
            for (size_t i = 0; i < size; i++) is_changed[i] |= data[i] != from[i];
        }
        assert_true(is_longer);
        assert_true(is_shorter);
        work w = new_work(format, from, size, size, 0);
        assert_true(read_input(&w));
        for (uint32_t i = 0; i < w.num_nodes; i++) {
            const node *n = &w.nodes[i];
            bool is_leaf = n->kind == NODE_NUMBER || n->kind == NODE_FLOAT || n->kind == NODE_BITS;
            bool any = !is_leaf || n->size == 0;
            for (uint64_t k = 0; !any && k < n->size; k++) any = is_changed[n->offset + k] != 0;
            if (!any) fail_msg("%s: %s is never changed", format->name, n->field->name);
        }
    }
}

/* ------------------------------------------------------------------------------------------ repair */

TEST(repairs_what_the_reader_names) {
    /* A BTF file of one tensor: its offset, element type and length are wrong, one at a time. */
    static const uint8_t good[] = {1, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0,
                                   1, 0, 0, 0, 0, 0, 0, 0, 6,  0, 0, 0, 0, 0, 0, 0,
                                   8, 0, 0, 0, 0, 0, 0, 0, 1,  2, 3, 4, 5, 6, 7, 8};
    static const struct {
        size_t at;
        uint8_t value;
    } wrong[] = {{8, 0}, {8, 255}, {24, 77}, {25, 9}, {17, 4}, {32, 40}, {39, 128}};
    const fuzz_format *format = fuzz_format_find("btf");
    uint8_t data[MOST];
    assert_true(fuzz_accepts(format, good, sizeof good));
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        memcpy(data, good, sizeof good);
        data[wrong[i].at] = wrong[i].value;
        assert_false(fuzz_accepts(format, data, sizeof good));
        size_t size = sizeof good;
        bool is_good = false;
        for (uint32_t seed = 0; !is_good && seed < 4; seed++)
            is_good = fuzz_repair(format, data, &size, MOST, seed);
        assert_true(is_good);
        assert_true(fuzz_accepts(format, data, size));
    }
}

/* Bytes are inserted into a record: the offsets of the following ones are adapted. */
TEST(offsets_follow_an_insertion) {
    /* Two scalars of one byte, 24 bytes each with the padding. */
    uint8_t data[MOST] = {2, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 48, 0, 0, 0, 0, 0, 0, 0,
                          0, 0, 0, 0, 0, 0, 0, 0, 6,  0, 0, 0, 0, 0, 0, 0, 1,  0, 0, 0, 0, 0, 0, 0,
                          0, 0, 0, 0, 0, 0, 0, 0, 6,  0, 0, 0, 0, 0, 0, 0, 2,  0, 0, 0, 0, 0, 0, 0};
    const fuzz_format *format = fuzz_format_find("btf");
    work w = new_work(format, data, 72, MOST, 1);
    assert_true(read_input(&w));
    assert_true(w.is_good);
    assert_true(insert_bytes(&w, 48, NULL, 8));
    shift_references(&w, 48, 8);
    assert_int_equal(data[8], 24);
    assert_int_equal(data[16], 56);
    assert_true(fuzz_accepts(format, data, 80));
}

/* ------------------------------------------------------------------------------------ checkpoints */

#if defined(KS_WITH_ZLIB) && KS_WITH_ZLIB /* else the library reads none */

typedef struct tally {
    const char *text;
    char kind; /* of an import: K is not read */
    unsigned made, accepted;
} tally;

/* Counts the opcodes and the imports of a pickle in mutants, and in those that are accepted. */
static tally opcodes[256] = {
#define PICKLE_OPCODE(code, name, operand, protocol) [code] = {#name, 'O', 0, 0},
#define PICKLE_CALLING(code, name)
#define PICKLE_OTHER(code, name)
#include "pickle_opcodes.def"
#undef PICKLE_OPCODE
#undef PICKLE_CALLING
#undef PICKLE_OTHER
};
static tally imports[] = {
#define PICKLE_CALL(module, name, function) {module "\n" name "\n", 'C', 0, 0},
#define PICKLE_STORAGE(module, name, dtype) {module "\n" name "\n", 'S', 0, 0},
#define PICKLE_DTYPE(module, name, dtype) {module "\n" name "\n", 'D', 0, 0},
#define PICKLE_KNOWN(module, name, what) {module "\n" name "\n", 'K', 0, 0},
#include "pickle_calls.def"
#undef PICKLE_CALL
#undef PICKLE_STORAGE
#undef PICKLE_DTYPE
#undef PICKLE_KNOWN
};
enum { NUM_IMPORTS = sizeof imports / sizeof imports[0] };

/* Returns the bytes of the pickle. */
static size_t count(const uint8_t *p, size_t n, bool is_accepted) {
    size_t end = fuzz_pickle_size(p, n);
    for (size_t at = 0, size = 0; at < end; at += size) {
        size = fuzz_opcode_size(p + at, end - at);
        opcodes[p[at]].made++;
        opcodes[p[at]].accepted += is_accepted;
        for (size_t i = 0; p[at] == 'c' && i < NUM_IMPORTS; i++) {
            size_t len = strlen(imports[i].text);
            if (len != size - 1 || memcmp(p + at + 1, imports[i].text, len) != 0) continue;
            imports[i].made++;
            imports[i].accepted += is_accepted;
        }
    }
    return end;
}

static bool is_checkpoint(const uint8_t *data, size_t size) {
    tg_options options = tg_options_default();
    options.format = TG_FORMAT_PYTORCH;
    tg_error error;
    tg_file *file = tg_open_memory(data, size, &options, &error);
    tg_close(file);
    return file != NULL;
}

/* {"w": a tensor of two float32, in archives "y": one of two int32 without a type of its storage, "x": [None], "s": set()} */
#define OBJECT(more, others)                                                                       \
    "\x80\x04}(\x8c\x01wctorch._utils\n_rebuild_tensor_v2\n(("                                     \
    "\x8c\x07storagectorch\nFloatStorage\n"                                                        \
    "\x8c\x01\x30\x8c\x03"                                                                         \
    "cpuK\x02" more "tQK\x00K\x02\x85K\x01\x85\x89"                                                \
    "ccollections\nOrderedDict\n"                                                                  \
    ")RtR" others "\x8c\x01x](Ne\x8c\x01s\x8fu."
static const char NEWER[] = OBJECT(
    "",
    "\x8c\x01yctorch._utils\n_rebuild_tensor_v3\n((\x8c\x07storagectorch.storage\nUntypedStorage\n"
    "\x8c\x01\x31\x8c\x03"
    "cpuK\x08tQK\x00K\x02\x85K\x01\x85\x89"
    "ccollections\nOrderedDict\n"
    ")Rctorch\nint32\ntR");
static const char OLDER[] =
    "\x80\x02\x8a\x0a\x6c\xfc\x9c\x46\xf9\x20\x6a\xa8\x50\x19.\x80\x02M\xe9\x03."
    "\x80\x02}(X\x10\x00\x00\x00protocol_versionM\xe9\x03X\x0d\x00\x00\x00little_endian\x88"
    "X\x0a\x00\x00\x00type_sizes}("
    "X\x05\x00\x00\x00shortK\x02X\x03\x00\x00\x00intK\x04X\x04\x00\x00\x00longK\x04uu." OBJECT(
        "N", "") "\x80\x02]X\x01\x00\x00\x00"
                 "0a.\x02\0\0\0\0\0\0\0ABCDEFGH";

static size_t zip_header(uint8_t *at, bool is_entry, const char *name, uint32_t crc, size_t n) {
    size_t more = is_entry ? 2 : 0, fixed = is_entry ? 46 : 30, len = strlen(name);
    memset(at, 0, fixed);
    put_word(at, 4, false, is_entry ? 0x02014b50 : 0x04034b50);
    put_word(at + 14 + more, 4, false, crc);
    put_word(at + 18 + more, 4, false, n);
    put_word(at + 22 + more, 4, false, n);
    put_word(at + 26 + more, 2, false, len);
    memcpy(at + fixed, name, len);
    return fixed + len;
}

/* An archive of the members that torch.save writes. */
static size_t zip_of(uint8_t *out) {
    enum { NUM_MEMBERS = 4 };
    static const struct {
        const char *name, *bytes;
        size_t n;
    } members[NUM_MEMBERS] = {{"a/data.pkl", NEWER, sizeof NEWER - 1},
                              {"a/data/0", "ABCDEFGH", 8},
                              {"a/data/1", "12345678", 8},
                              {"a/version", "3\n", 2}};
    uint64_t places[NUM_MEMBERS];
    size_t n = 0;
    for (size_t i = 0; i < NUM_MEMBERS; i++) {
        uint32_t crc = fuzz_crc32((span){(const uint8_t *)members[i].bytes, members[i].n});
        places[i] = n;
        n += zip_header(out + n, false, members[i].name, crc, members[i].n);
        memcpy(out + n, members[i].bytes, members[i].n);
        n += members[i].n;
    }
    size_t directory = n;
    for (size_t i = 0; i < NUM_MEMBERS; i++) {
        uint32_t crc = fuzz_crc32((span){(const uint8_t *)members[i].bytes, members[i].n});
        size_t entry = n;
        n += zip_header(out + n, true, members[i].name, crc, members[i].n);
        put_word(out + entry + 42, 4, false, places[i]);
    }
    memset(out + n, 0, 22);
    put_word(out + n, 4, false, 0x06054b50);
    put_word(out + n + 8, 2, false, NUM_MEMBERS);
    put_word(out + n + 10, 2, false, NUM_MEMBERS);
    put_word(out + n + 12, 4, false, n - directory);
    put_word(out + n + 16, 4, false, directory);
    return n + 22;
}

/* Counts a mutant in either container. */
static void count_checkpoint(const work *w, bool is_accepted) {
    static zip_file z;
    if (fuzz_read_zip(w, &z)) {
        const zip_member *m = fuzz_find_member(&z, "/data.pkl", 9);
        if (m != NULL) (void)count(fuzz_content_of(m).bytes, fuzz_content_of(m).n, is_accepted);
        return;
    }
    for (size_t i = 0, at = 0; i < 5 && at < w->size; i++)
        at += count(w->data + at, w->size - at, is_accepted);
}

/* Of both containers: half of the mutants are accepted, and everything of the tables is made, and is in files that are
 * accepted if the library reads it. */
TEST(programs_of_checkpoints) {
    enum { TRIES = 30000, LEAST = 55 };
    static uint8_t from[2][MOST], data[MOST];
    size_t sizes[2] = {zip_of(from[0]), sizeof OLDER - 1};
    memcpy(from[1], OLDER, sizes[1]);
    const fuzz_format *format = fuzz_format_find("pytorch");
    for (size_t f = 0; f < 2; f++) {
        unsigned good = 0;
        assert_true(is_checkpoint(from[f], sizes[f]));
        for (uint32_t seed = 0; seed < TRIES; seed++) {
            memcpy(data, from[f], sizes[f]);
            work w = new_work(format, data, sizes[f], MOST, seed);
            if (!fuzz_change_checkpoint(&w)) continue;
            bool is_good = is_checkpoint(data, w.size);
            good += is_good;
            count_checkpoint(&w, is_good);
        }
        print_message("%s: %u of %d mutants are accepted\n", f == 0 ? "archive" : "older form",
                      good, (int)TRIES);
        if (good * 100 < LEAST * TRIES) fail_msg("%u of %d mutants are accepted", good, (int)TRIES);
    }
    for (size_t i = 0; i < 256; i++) {
        if (opcodes[i].text == NULL) continue;
        if (opcodes[i].accepted == 0) fail_msg("no checkpoint with %s", opcodes[i].text);
    }
    for (size_t i = 0; i < NUM_IMPORTS; i++) {
        if (imports[i].made == 0) fail_msg("no mutant imports %s", imports[i].text);
        /* What is known is named, and not read. */
        if (imports[i].kind != 'K' && imports[i].accepted == 0)
            fail_msg("no checkpoint imports %s", imports[i].text);
    }
}

/* How an archive can differ from the one of zip_of. */
enum {
    OTHER_FOLDER,
    OTHER_NAME,
    MORE_MEMBERS,
    FEWER_MEMBERS,
    OTHER_ORDER,
    OTHER_DIRECTORY, /* entries in another order than members */
    DESCRIPTOR,
    OTHER_FLAGS, /* of the directory alone */
    DEFLATED,
    OTHER_METHOD,
    NO_CHECKSUMS,
    OTHER_CHECKSUM,
    OTHER_BYTES,
    NUM_DIFFERENCES
};

static void find_differences(const zip_file *old, const zip_file *now, bool is[NUM_DIFFERENCES]) {
    bool all_zero = true;
    is[MORE_MEMBERS] = now->num > old->num;
    is[FEWER_MEMBERS] = now->num < old->num;
    for (size_t i = 0; i < now->num; i++) {
        const zip_member *m = &now->members[i];
        const zip_member *o = &old->members[i < old->num ? i : 0];
        bool is_same =
            m->name.n == o->name.n && memcmp(m->name.bytes, o->name.bytes, o->name.n) == 0;
        uint64_t crc = get_word(m->entry + 16, 4, false);
        span content = fuzz_content_of(m);
        all_zero = all_zero && crc == 0;
        is[OTHER_FOLDER] |= m->name.n > 1 && memcmp(m->name.bytes, "a/", 2) != 0;
        is[OTHER_NAME] |= i < old->num && now->num == old->num && !is_same;
        is[OTHER_ORDER] |= i + 2 < now->num && i > 0 && m->name.n == o->name.n && !is_same;
        is[OTHER_DIRECTORY] |= m->rank != i;
        is[DESCRIPTOR] |= (m->header[6] & 8) != 0 && m->behind.n == 16;
        is[OTHER_FLAGS] |= memcmp(m->header + 6, m->entry + 8, 2) != 0;
        is[DEFLATED] |= m->entry[10] == 8;
        is[OTHER_METHOD] |= m->entry[10] != 0 && m->entry[10] != 8;
        is[OTHER_CHECKSUM] |= crc != 0 && crc != fuzz_crc32(content);
        is[OTHER_BYTES] |= is_same && (content.n != o->data.n ||
                                       memcmp(content.bytes, o->data.bytes, content.n) != 0);
    }
    is[NO_CHECKSUMS] = all_zero;
}

/* Each change of the members is made; in most of these archives headers and directory agree, as the grammar requires, and the
 * library accepts what it may. */
TEST(archives_of_checkpoints) {
    static const struct {
        const char *what;
        bool is_good; /* in a file that is accepted */
    } about[NUM_DIFFERENCES] = {[OTHER_FOLDER] = {"another folder", true},
                                [OTHER_NAME] = {"another name", false},
                                [MORE_MEMBERS] = {"more members", true},
                                [FEWER_MEMBERS] = {"fewer members", false},
                                [OTHER_ORDER] = {"another order", true},
                                [OTHER_DIRECTORY] = {"entries in another order", false},
                                [DESCRIPTOR] = {"a data descriptor", true},
                                [OTHER_FLAGS] = {"other flags in the directory", false},
                                [DEFLATED] = {"a deflated member", true},
                                [OTHER_METHOD] = {"an unknown method", false},
                                [NO_CHECKSUMS] = {"no checksums", true},
                                [OTHER_CHECKSUM] = {"a wrong checksum", false},
                                [OTHER_BYTES] = {"other bytes", true}};
    enum { TRIES = 10000, CONSISTENT = 75, GOOD = 42 };
    static uint8_t from[MOST], data[MOST];
    static zip_file old, z;
    unsigned seen[NUM_DIFFERENCES][2] = {{0, 0}}, good = 0, consistent = 0;
    const fuzz_format *format = fuzz_format_find("pytorch");
    size_t size = zip_of(from);
    work w = new_work(format, from, size, MOST, 0);
    assert_true(fuzz_read_zip(&w, &old));
    for (uint32_t seed = 0; seed < TRIES; seed++) {
        memcpy(data, from, size);
        w = new_work(format, data, size, MOST, seed);
        assert_true(fuzz_read_zip(&w, &z));
        fuzz_change_members(&w, &z);
        assert_true(fuzz_write_zip(&w, &z));
        bool is_good = is_checkpoint(data, w.size), is[NUM_DIFFERENCES] = {false};
        good += is_good;
        consistent += fuzz_accepts(format, data, w.size);
        if (!fuzz_read_zip(&w, &z)) continue;
        find_differences(&old, &z, is);
        for (size_t i = 0; i < NUM_DIFFERENCES; i++) seen[i][is_good] += is[i];
    }
    print_message("archives: %u of %d are consistent, %u accepted\n", consistent, (int)TRIES, good);
    if (consistent * 100 < CONSISTENT * TRIES || good * 100 < GOOD * TRIES)
        fail_msg("%u and %u of %d archives", consistent, good, (int)TRIES);
    for (size_t i = 0; i < NUM_DIFFERENCES; i++)
        if (seen[i][about[i].is_good] == 0)
            fail_msg("no %s archive with %s", about[i].is_good ? "valid" : "refused",
                     about[i].what);
}

/* Nothing but places is written anew: an archive that is read and written is the same. */
TEST(archives_are_written_as_read) {
    static uint8_t from[MOST], data[MOST];
    static zip_file z;
    size_t size = zip_of(from);
    memcpy(data, from, size);
    work w = new_work(fuzz_format_find("pytorch"), data, size, MOST, 0);
    assert_true(fuzz_read_zip(&w, &z));
    memset(data, 0xaa, sizeof data);
    assert_true(fuzz_write_zip(&w, &z));
    assert_int_equal(w.size, size);
    assert_memory_equal(data, from, size);
    w.max = size - 1;
    assert_false(fuzz_write_zip(&w, &z));
}

#endif

/* A model with a node, an initializer, an input, an output, a sparse initializer and a set of operators. */
#define MODEL                                                                                      \
    "\x08\x08"                                                                                     \
    ":\x55"                                                                                        \
    "\x0a\x0b\x0a\1x\x12\1y\"\3Add"                                                                \
    "\x12\1g"                                                                                      \
    "*\x11\x08\2\x10\1B\1wJ\x08\0\0\x80\x3f\0\0\0\x40"                                             \
    "Z\x0d\x0a\1x\x12\x08\x0a\6\x08\1\x12\2\x0a\0"                                                 \
    "b\5\x0a\1y\x12\0"                                                                             \
    "z\x1a\x0a\x0d\x08\1\x10\1B\1sJ\4\0\0\0\x40\x12\7\x08\1\x10\7:\1\0\x18\2"                      \
    "B\2\x10\x11"

static bool is_model(const uint8_t *data, size_t size) {
    tg_options options = tg_options_default();
    options.format = TG_FORMAT_ONNX;
    tg_file *file = tg_open_memory(data, size, &options, NULL);
    tg_close(file);
    return file != NULL;
}

/* Marks the fields of the table that a model has; whether one is new. */
static bool mark_fields(const uint8_t *data, size_t size,
                        bool seen[ONNX_MESSAGES][TG_ONNX_MOST_FIELDS]) {
    static message_tree m;
    bool is_new = false;
    if (!fuzz_read_model(&m, data, size)) return false;
    for (uint32_t i = 1; i < m.num; i++) {
        const model_field *f = &m.fields[i];
        const tg_onnx_field *field = tg_onnx_field_of((tg_onnx_message)f->message, f->number);
        if (field->kind == TG_ONNX_UNKNOWN || seen[f->message][f->number]) continue;
        is_new = true;
        seen[f->message][f->number] = true;
    }
    return is_new;
}

/* Lengths are those of the fields, and what is not changed stays. */
TEST(models_are_written_as_read) {
    static message_tree m;
    static uint8_t out[MOST];
    const uint8_t *model = (const uint8_t *)MODEL;
    assert_true(is_model(model, sizeof MODEL - 1));
    assert_true(fuzz_read_model(&m, model, sizeof MODEL - 1));
    assert_int_equal(fuzz_write_model(&m, out, sizeof out), sizeof MODEL - 1);
    assert_memory_equal(out, model, sizeof MODEL - 1);
    for (size_t room = 0; room < sizeof MODEL - 1; room++)
        assert_int_equal(fuzz_write_model(&m, out, room), 0);
    /* Field 2 is the graph: everything in it goes with it. */
    m.fields[2].is_gone = true;
    assert_int_equal(fuzz_write_model(&m, out, sizeof out), 6);
    assert_memory_equal(out,
                        "\x08\x08"
                        "B\2\x10\x11",
                        6);
    m.fields[2].is_gone = false;
    m.fields[2].is_twice = true;
    m.fields[2].behind = (piece){(const uint8_t *)"\x80\1\1", 3};
    assert_int_equal(fuzz_write_model(&m, out, sizeof out), sizeof MODEL - 1 + 93);
    assert_memory_equal(out + 2, out + 92, 90);
    assert_int_equal(out[3], 88);
    assert_memory_equal(out + 89, "\x80\1\1", 3);
    /* What is cut off, or nested too deep, is no model, or bytes. */
    for (size_t n = 1; n < sizeof MODEL - 1; n++)
        if (fuzz_read_model(&m, model, n))
            assert_int_equal(fuzz_write_model(&m, out, sizeof out), n);
}

/* From one model, by changes of those that have a field that is new, every field of every message is reached. */
TEST(every_field_of_onnx_is_reached) {
    enum { TRIES = 250000, LEAST = 40, POOL = 200 };
    static uint8_t pool[POOL][MOST], data[MOST];
    static size_t sizes[POOL];
    static bool seen[ONNX_MESSAGES][TG_ONNX_MOST_FIELDS];
    const fuzz_format *format = fuzz_format_find("onnx");
    unsigned good = 0, num = 1;
    sizes[0] = sizeof MODEL - 1;
    memcpy(pool[0], MODEL, sizes[0]);
    for (uint32_t seed = 0; seed < TRIES; seed++) {
        /* Mostly one of those that were found last. */
        const unsigned recent = seed % 4 == 0 || num < 16 ? num : 16;
        const unsigned from = num - 1 - seed / 4 % recent;
        memcpy(data, pool[from], sizes[from]);
        work w = new_work(format, data, sizes[from], MOST, seed);
        if (!fuzz_change_model(&w) || !is_model(data, w.size)) continue;
        good++;
        if (!mark_fields(data, w.size, seen)) continue;
        assert_true(num < POOL);
        memcpy(pool[num], data, w.size);
        sizes[num++] = w.size;
    }
    print_message("models: %u of %d mutants are accepted\n", good, (int)TRIES);
    if (good * 100 < LEAST * TRIES) fail_msg("%u of %d mutants are accepted", good, (int)TRIES);
    for (unsigned message = 0; message < ONNX_MESSAGES; message++) {
        for (uint32_t number = 1; number < TG_ONNX_MOST_FIELDS; number++) {
            const tg_onnx_field *field = tg_onnx_field_of((tg_onnx_message)message, number);
            /* No reader takes a tensor in segments; files beside a model are not there. */
            if (field->kind == TG_ONNX_UNKNOWN || message == ONNX_SEGMENT ||
                (field->kind == TG_ONNX_INNER && field->inner == ONNX_SEGMENT))
                continue;
            if (!seen[message][number])
                fail_msg("no model with field %s of message %u", field->name, message);
        }
    }
}
