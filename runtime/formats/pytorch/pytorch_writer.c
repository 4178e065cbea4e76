/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pytorch_writer.c - PyTorch checkpoints, as torch.save of 1.13 writes an OrderedDict of contiguous tensors: every version from
 * 1.6 on loads them, also with weights_only=True.
 *
 * The members are data.pkl, the storages in the order of their names as texts, and version, in the folder `archive`
 * (caffe2/serialize/inline_container.cc). Each is stored, with its checksum and sizes behind it, so that the file is written
 * from the first byte to the last one. Data begin at multiples of 64. The pickle has protocol 2 and a memo as Python's
 * pickler fills it (Lib/pickle.py); one storage a tensor. Dtypes without a type of storage are of an untyped one.
 *
 * Metadata of a checkpoint are restored as far as they are names: objects of tensors, and of such objects.
 */
#include "plain.h"

#if defined(KS_WITH_ZLIB) && KS_WITH_ZLIB

#include <string.h>

#include "ks_put.h"
#include "zip_crc.h"

#define FOLDER "archive/"
#define ALIGNMENT 64
#define NAME_MAX_SIZE (UINT32_C(1) << 30) /* of a key; lengths have 32 bits */
#define MOST_AXES 64
#define MOST_ITEMS 1000 /* that Python sets by one opcode */
#define WINDOW (2 * TG_EMIT_BUFFER)

#define LOCAL_HEADER 30
#define ENTRY 46
#define ENDS (56 + 20 + 22)
#define FLAGS 0x0800u /* a name in UTF-8 */
#define FLAG_DESCRIPTOR 0x0008u
#define FIELD_64 1u
#define FIELD_PADDING 0x4246u

/* ---------------------------------------------------------------------------------- the sink */

/* Where the bytes of the pickle go: they are counted, or sent and their checksum is taken. */
typedef struct sink {
    tg_emit *emit; /* NULL: they are counted */
    uint64_t size;
    uint32_t crc;
} sink;

static void put(sink *s, const void *bytes, size_t n) {
    s->size += n; /* of names in memory, and some bytes for each tensor: no overflow */
    if (s->emit == NULL || n == 0) return;
    const uint8_t *from = bytes;
    for (size_t at = 0; at < n; at += UINT32_C(1) << 30) { /* unsigned may have 32 bits */
        const size_t left = n - at;
        s->crc = tg_zip_crc32(s->crc, from + at,
                              left < UINT32_C(1) << 30 ? (unsigned)left : UINT32_C(1) << 30);
    }
    tg_emit_bytes(s->emit, bytes, n);
}

static void put_u8(sink *s, uint8_t byte) { put(s, &byte, 1); }
static void put_op(sink *s, const char *ops) { put(s, ops, strlen(ops)); }

/* ---------------------------------------------------------------------------------- the pickler */

enum { ORDERED_DICT, TENSOR_V2, TENSOR_V3, UNTYPED, OTHERS };

/* Dtypes, and the types of their storages; NULL: untyped. */
typedef struct element {
    tg_dtype dtype;
    const char *storage;
    const char *name; /* of the dtype in torch, for an untyped storage */
} element;
static const element elements[] = {
    {TG_DTYPE_FLOAT64, "torch\nDoubleStorage\n", NULL},
    {TG_DTYPE_FLOAT32, "torch\nFloatStorage\n", NULL},
    {TG_DTYPE_FLOAT16, "torch\nHalfStorage\n", NULL},
    {TG_DTYPE_BFLOAT16, "torch\nBFloat16Storage\n", NULL},
    {TG_DTYPE_INT64, "torch\nLongStorage\n", NULL},
    {TG_DTYPE_INT32, "torch\nIntStorage\n", NULL},
    {TG_DTYPE_INT16, "torch\nShortStorage\n", NULL},
    {TG_DTYPE_INT8, "torch\nCharStorage\n", NULL},
    {TG_DTYPE_UINT8, "torch\nByteStorage\n", NULL},
    {TG_DTYPE_BOOL, "torch\nBoolStorage\n", NULL},
    {TG_DTYPE_COMPLEX64, "torch\nComplexFloatStorage\n", NULL},
    {TG_DTYPE_COMPLEX128, "torch\nComplexDoubleStorage\n", NULL},
    {TG_DTYPE_UINT16, NULL, "torch\nuint16\n"},
    {TG_DTYPE_UINT32, NULL, "torch\nuint32\n"},
    {TG_DTYPE_UINT64, NULL, "torch\nuint64\n"},
    {TG_DTYPE_FLOAT8_E4M3FN, NULL, "torch\nfloat8_e4m3fn\n"},
    {TG_DTYPE_FLOAT8_E5M2, NULL, "torch\nfloat8_e5m2\n"},
    {TG_DTYPE_FLOAT8_E4M3FNUZ, NULL, "torch\nfloat8_e4m3fnuz\n"},
    {TG_DTYPE_FLOAT8_E5M2FNUZ, NULL, "torch\nfloat8_e5m2fnuz\n"},
    {TG_DTYPE_FLOAT8_E8M0FNU, NULL, "torch\nfloat8_e8m0fnu\n"},
};
enum { NUM_ELEMENTS = sizeof elements / sizeof *elements };

#define NO_ENTRY UINT32_MAX

typedef struct pickler {
    sink s;
    uint64_t next; /* number of the next entry of the memo */
    uint32_t globals[OTHERS + NUM_ELEMENTS];
    uint32_t letters[256]; /* texts of one character below U+0100, which Python has once */
    uint32_t storage;      /* the text "storage" */
    uint32_t cpu;
} pickler;

static void begin(pickler *p, tg_emit *emit) {
    memset(p, 0, sizeof *p);
    p->s.emit = emit;
    for (size_t i = 0; i < sizeof p->globals / sizeof *p->globals; i++) p->globals[i] = NO_ENTRY;
    for (size_t i = 0; i < 256; i++) p->letters[i] = NO_ENTRY;
    p->storage = p->cpu = NO_ENTRY;
}

/* BINPUT or LONG_BINPUT; at most ten entries for each of fewer than 2^28 tensors, see plan_pytorch. */
static uint32_t memoize(pickler *p) {
    uint8_t bytes[5] = {'q', (uint8_t)p->next};
    if (p->next > UINT8_MAX) {
        bytes[0] = 'r';
        ks_put_u4le(bytes + 1, (uint32_t)p->next);
    }
    put(&p->s, bytes, p->next > UINT8_MAX ? 5 : 2);
    return (uint32_t)p->next++;
}

/* Whether the memo has it: BINGET or LONG_BINGET. */
static bool get(pickler *p, uint32_t entry) {
    uint8_t bytes[5] = {'h', (uint8_t)entry};
    if (entry == NO_ENTRY) return false;
    if (entry > UINT8_MAX) {
        bytes[0] = 'j';
        ks_put_u4le(bytes + 1, entry);
    }
    put(&p->s, bytes, entry > UINT8_MAX ? 5 : 2);
    return true;
}

static void put_global(pickler *p, unsigned which, const char *lines) {
    if (get(p, p->globals[which])) return;
    put_u8(&p->s, 'c');
    put_op(&p->s, lines);
    p->globals[which] = memoize(p);
}

/* The entry of a text that Python has once, of one character below U+0100. */
static uint32_t *letter_of(pickler *p, const uint8_t *text, size_t n) {
    if (n == 1) return &p->letters[text[0]];
    if (n == 2 && (text[0] == 0xc2 || text[0] == 0xc3))
        return &p->letters[(text[0] & 0x03) << 6 | (text[1] & 0x3f)];
    return NULL;
}

static void put_text(pickler *p, const void *text, size_t n, uint32_t *entry) {
    uint8_t head[5] = {'X'};
    if (entry == NULL) entry = letter_of(p, text, n);
    if (entry != NULL && get(p, *entry)) return;
    ks_put_u4le(head + 1, (uint32_t)n); /* at most NAME_MAX_SIZE */
    put(&p->s, head, sizeof head);
    put(&p->s, text, n);
    const uint32_t number = memoize(p);
    if (entry != NULL) *entry = number;
}

static void put_number(pickler *p, uint64_t number) {
    uint8_t bytes[11] = {'K', (uint8_t)number};
    size_t n = 2;
    if (number > INT32_MAX) {
        bytes[0] = 0x8a;
        n = 2;
        for (uint64_t left = number; left > 0; left >>= 8) bytes[n++] = (uint8_t)left;
        if (bytes[n - 1] > 0x7f) bytes[n++] = 0; /* it is not negative */
        bytes[1] = (uint8_t)(n - 2);
    } else if (number > UINT16_MAX) {
        bytes[0] = 'J';
        ks_put_u4le(bytes + 1, (uint32_t)number);
        n = 5;
    } else if (number > UINT8_MAX) {
        bytes[0] = 'M';
        ks_put_u2le(bytes + 1, (uint16_t)number);
        n = 3;
    }
    put(&p->s, bytes, n);
}

static void put_tuple(pickler *p, const uint64_t *numbers, uint32_t n) {
    if (n == 0) {
        put_u8(&p->s, ')');
        return;
    }
    if (n > 3) put_u8(&p->s, '(');
    for (uint32_t i = 0; i < n; i++) put_number(p, numbers[i]);
    put_u8(&p->s, n > 3 ? 't' : (uint8_t)(0x84 + n)); /* TUPLE1 to TUPLE3 */
    memoize(p);
}

static void put_dict(pickler *p) {
    put_global(p, ORDERED_DICT, "collections\nOrderedDict\n");
    put_op(&p->s, ")R");
    memoize(p);
}

static const element *element_of(tg_dtype dtype) {
    for (size_t i = 0; i < NUM_ELEMENTS; i++) {
        if (elements[i].dtype == dtype) return &elements[i];
    }
    return NULL;
}

/* The decimal digits of a number of less than 2^32; returns how many. */
static size_t put_digits(char text[12], uint64_t number) {
    char digits[12];
    size_t n = 0;
    do {
        digits[n++] = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    for (size_t i = 0; i < n; i++) text[i] = digits[n - 1 - i];
    return n;
}

/* The call of _rebuild_tensor_v2 or _v3 for tensor number `k`, whose storage has that number as its key. */
static void put_tensor(pickler *p, const tg_item *item, uint64_t k) {
    const element *e = element_of(item->decl.dtype);
    const unsigned number = OTHERS + (unsigned)(e - elements);
    const uint32_t rank = item->decl.rank;
    const uint64_t nbytes = item->parts[TG_PART_VALUES].nbytes;
    uint64_t strides[MOST_AXES];
    char key[12];
    uint64_t stride = 1;
    for (uint32_t i = rank; i > 0; i--) {
        strides[i - 1] = stride;
        if (item->decl.shape[i - 1] > 1) stride *= item->decl.shape[i - 1]; /* see fits */
    }
    const bool is_typed = e->storage != NULL;
    put_global(p, is_typed ? TENSOR_V2 : TENSOR_V3,
               is_typed ? "torch._utils\n_rebuild_tensor_v2\n"
                        : "torch._utils\n_rebuild_tensor_v3\n");
    put_op(&p->s, "((");
    put_text(p, "storage", 7, &p->storage);
    if (is_typed) {
        put_global(p, number, e->storage);
    } else {
        put_global(p, UNTYPED, "torch.storage\nUntypedStorage\n");
    }
    put_text(p, key, put_digits(key, k), NULL);
    put_text(p, "cpu", 3, &p->cpu);
    put_number(p, is_typed ? item->count : nbytes);
    put_op(&p->s, "t");
    memoize(p);
    put_op(&p->s, "Q");
    put_number(p, 0);
    put_tuple(p, item->decl.shape, rank);
    put_tuple(p, strides, rank);
    put_op(&p->s, "\x89");
    put_dict(p);
    if (!is_typed) put_global(p, number, e->name);
    put_op(&p->s, "t");
    memoize(p);
    put_op(&p->s, "R");
    memoize(p);
}

/* ------------------------------------------------------------------------------------ the object */

/* A key of a dict, decoded. */
typedef struct key {
    const uint8_t *bytes;
    size_t size;
} key;

typedef struct plan {
    const tg_meta *values; /* NULL: a dict of all tensors by their names */
    const key *keys; /* of all members of `values` and of objects in it, in the order of a walk */
    uint64_t pickle_size;
    uint64_t directory;
    uint64_t directory_size;
    uint32_t *checksums; /* of the members in their order, set while they are written */
    uint8_t *window;
} plan;

static bool is_tensor(const tg_meta *node) {
    return node->kind == TG_META_OBJECT && node->count == 1 &&
           strcmp(node->first->key, "tensor") == 0 && node->first->kind == TG_META_TEXT;
}

/* Before item `i` of a dict of `n`: Python sets up to 1000 items by SETITEMS, a single one by SETITEM. */
static void begin_item(pickler *p, uint64_t i, uint64_t n) {
    if (i % MOST_ITEMS == 0 && n - i > 1) put_op(&p->s, "(");
}
static void end_item(pickler *p, uint64_t i, uint64_t n) {
    const uint64_t from = i - i % MOST_ITEMS;
    if (i + 1 == n || i % MOST_ITEMS == MOST_ITEMS - 1) put_op(&p->s, n - from > 1 ? "u" : "s");
}

static void put_names(pickler *p, const tg_build *build) {
    const uint64_t n = build->num_items;
    put_dict(p);
    for (uint64_t i = 0; i < n; i++) {
        size_t len;
        const char *name = tg_written_name(build->items[i], &len);
        begin_item(p, i, n);
        put_text(p, name, len, NULL);
        put_tensor(p, build->items[i], i);
        end_item(p, i, n);
    }
}

/* An object that is being written. */
typedef struct level {
    const tg_meta *object;
    const tg_meta *next; /* its next member */
    uint64_t done;
} level;

static void put_values(pickler *p, const tg_build *build, const plan *of) {
    level levels[TG_METADATA_DEPTH]; /* tg_metadata does not nest deeper */
    unsigned depth = 0;
    uint64_t tensors = 0;
    uint64_t keys = 0;
    if (is_tensor(of->values)) {
        put_tensor(p, build->items[0], 0);
        return;
    }
    put_dict(p);
    levels[depth++] = (level){of->values, of->values->first, 0};
    while (depth > 0) {
        level *l = &levels[depth - 1];
        const tg_meta *node = l->next;
        if (node == NULL) {
            if (--depth > 0) {
                l = &levels[depth - 1];
                end_item(p, l->done++, l->object->count);
            }
            continue;
        }
        l->next = node->next;
        begin_item(p, l->done, l->object->count);
        put_text(p, of->keys[keys].bytes, of->keys[keys].size, NULL);
        keys++;
        if (is_tensor(node)) {
            put_tensor(p, build->items[tensors], tensors);
            tensors++;
            end_item(p, l->done++, l->object->count);
        } else {
            put_dict(p);
            levels[depth++] = (level){node, node->first, 0};
        }
    }
}

static void put_pickle(pickler *p, const tg_build *build) {
    const plan *of = build->plan;
    put_op(&p->s, "\x80\x02");
    if (of->values != NULL) {
        put_values(p, build, of);
    } else {
        put_names(p, build);
    }
    put_op(&p->s, ".");
}

/* ---------------------------------------------------------------------------------- metadata */

static bool refuse_values(tg_build *build, const char *key_of) {
    return tg_refuse(
        build, TG_CODE_BAD_VALUE, NULL,
        "metadata: '$' is no tensor of the file, nor an object of such; this format is written "
        "with tensors alone: leave the metadata out",
        key_of, 0, 0);
}

/* Goes through `values` in the order in which tensors were declared, and decodes the keys. */
static bool take_values(tg_build *build, plan *p, key *keys, uint64_t *num_keys) {
    const tg_meta *levels[TG_METADATA_DEPTH];
    unsigned depth = 0;
    uint64_t tensors = 0;
    *num_keys = 0;
    for (const tg_meta *node = p->values;;) {
        if (is_tensor(node)) {
            const tg_item *item = tensors < build->num_items ? build->items[tensors++] : NULL;
            if (item == NULL || strcmp(node->first->value.text, item->decl.name) != 0)
                return refuse_values(build, node->first->value.text);
        } else if (node->kind != TG_META_OBJECT) {
            return refuse_values(build, node->key);
        } else if (node->first != NULL && depth < TG_METADATA_DEPTH) {
            levels[depth++] = node->first;
        }
        while (depth > 0 && levels[depth - 1] == NULL) depth--;
        if (depth == 0) return tensors == build->num_items || refuse_values(build, "values");
        node = levels[depth - 1];
        levels[depth - 1] = node->next;
        if (keys != NULL) {
            key *k = &keys[*num_keys];
            k->bytes = tg_component_bytes(build, NULL, node->key, strlen(node->key), &k->size);
            if (k->bytes == NULL) return false;
        }
        (*num_keys)++;
    }
}

static bool take_metadata(tg_build *build, plan *p) {
    const tg_meta *first = build->meta != NULL ? build->meta->first : NULL;
    uint64_t num_keys = 0;
    if (first == NULL) return true;
    if (strcmp(first->key, "values") != 0 || first->next != NULL) {
        const tg_meta *other = strcmp(first->key, "values") != 0 ? first : first->next;
        return tg_refuse(build, TG_CODE_BAD_VALUE, NULL,
                         "metadata member '$': the format has no place for it; leave it out",
                         other->key, 0, 0);
    }
    p->values = first;
    if (!take_values(build, p, NULL, &num_keys)) return false;
    key *keys = ks_alloc(&build->ks, num_keys > 0 ? num_keys : 1, sizeof *keys);
    if (keys == NULL) return tg_refuse_ks(build);
    p->keys = keys;
    return take_values(build, p, keys, &num_keys);
}

/* ----------------------------------------------------------------------------------- the archive */

/* Member 0 is the pickle, the last one the version, and between them are storages. */
typedef struct member {
    char name[32];
    size_t name_size;
    const tg_item *item; /* NULL: no storage */
    uint64_t size;
    uint64_t at; /* of its header */
} member;

static bool is_large(uint64_t number) { return number >= UINT32_MAX; }
static uint32_t low_32(uint64_t number) { return is_large(number) ? UINT32_MAX : (uint32_t)number; }

/* Bytes of the ZIP64 field, which miniz gives to header and entry alike: both sizes, and the place of the header. */
static uint64_t field_64(const member *m) {
    const uint64_t numbers = (is_large(m->size) ? UINT64_C(16) : 0) + (is_large(m->at) ? 8 : 0);
    return numbers > 0 ? 4 + numbers : 0;
}

static uint64_t padding_of(const member *m) {
    const uint64_t before =
        m->at + LOCAL_HEADER + m->name_size + field_64(m) + 4; /* below 2^63, see plan_pytorch */
    return (ALIGNMENT - before % ALIGNMENT) % ALIGNMENT;
}

static uint64_t descriptor_size(const member *m) {
    return m->size == 0 ? 0 : field_64(m) > 0 ? 24 : 16;
}

static uint64_t size_in_file(const member *m) {
    return LOCAL_HEADER + m->name_size + field_64(m) + 4 + padding_of(m) + m->size +
           descriptor_size(m);
}

static void name_member(member *m, const char *name) {
    m->name_size = strlen(name);
    memcpy(m->name, name, m->name_size);
}

/* The storage after `k` in the order of the numbers as texts, of `n` > k: 0, 1, 10, 11, 2. */
static uint64_t next_storage(uint64_t k, uint64_t n) {
    if (k > 0 && k * 10 < n) return k * 10; /* fewer than 2^28 */
    while (k % 10 == 9 || k + 1 >= n) k /= 10;
    return k + 1;
}

/* The members in their order: `i` counts them, and m->at is where the one before it ends. */
typedef struct members {
    const tg_build *build;
    uint64_t i;
    uint64_t storage;
    member m;
} members;

static void make_member(members *o) {
    const plan *p = o->build->plan;
    const uint64_t at = o->m.at;
    memset(&o->m, 0, sizeof o->m);
    o->m.at = at;
    if (o->i == 0) {
        name_member(&o->m, FOLDER "data.pkl");
        o->m.size = p->pickle_size;
    } else if (o->i <= o->build->num_items) {
        name_member(&o->m, FOLDER "data/");
        o->m.name_size += put_digits(o->m.name + o->m.name_size, o->storage);
        o->m.item = o->build->items[o->storage];
        o->m.size = o->m.item->parts[TG_PART_VALUES].nbytes;
    } else {
        name_member(&o->m, FOLDER "version");
        o->m.size = 2;
    }
}

static members first_member(const tg_build *build) {
    members o;
    memset(&o, 0, sizeof o);
    o.build = build;
    make_member(&o);
    return o;
}

/* False behind the last one; then o->m.at is the place of the directory. */
static bool next_member(members *o) {
    const uint64_t n = o->build->num_items;
    o->m.at += size_in_file(&o->m);
    if (o->i >= 1 && o->i < n) o->storage = next_storage(o->storage, n);
    if (++o->i > n + 1) return false;
    make_member(o);
    return true;
}

/* In front of the data the sizes are not known yet. */
static void put_field_64(tg_emit *emit, const member *m, bool knows_sizes) {
    const uint64_t size = field_64(m);
    if (size == 0) return;
    tg_emit_u16le(emit, FIELD_64);
    tg_emit_u16le(emit, (uint16_t)(size - 4));
    for (int i = 0; i < 2 && is_large(m->size); i++) tg_emit_u64le(emit, knows_sizes ? m->size : 0);
    if (is_large(m->at)) tg_emit_u64le(emit, m->at);
}

static uint16_t flags_of(const member *m) {
    return (uint16_t)(FLAGS | (m->size > 0 ? FLAG_DESCRIPTOR : 0));
}

static void put_local_header(tg_emit *emit, const member *m) {
    static const char letters[ALIGNMENT + 1] =
        "ZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZ";
    const uint64_t padding = padding_of(m);
    tg_emit_u32le(emit, 0x04034b50u);
    tg_emit_u16le(emit, 0);
    tg_emit_u16le(emit, flags_of(m));
    tg_emit_zeros(emit, 6);  /* stored; no time and date */
    tg_emit_zeros(emit, 12); /* checksum and sizes follow the data */
    tg_emit_u16le(emit, (uint16_t)m->name_size);
    tg_emit_u16le(emit, (uint16_t)(field_64(m) + 4 + padding));
    tg_emit_bytes(emit, m->name, m->name_size);
    put_field_64(emit, m, false);
    tg_emit_u16le(emit, FIELD_PADDING);
    tg_emit_u16le(emit, (uint16_t)padding);
    tg_emit_bytes(emit, letters, (size_t)padding);
}

static uint32_t put_storage(tg_emit *emit, const member *m, uint8_t *window) {
    uint32_t crc = 0;
    for (uint64_t from = 0; from < m->size && !emit->failed;) {
        const size_t n = m->size - from < WINDOW ? (size_t)(m->size - from) : WINDOW;
        if (!tg_emit_read(emit, m->item, TG_PART_VALUES, from, window, n)) break;
        crc = tg_zip_crc32(crc, window, (unsigned)n);
        tg_emit_bytes(emit, window, n);
        from += n;
    }
    return crc;
}

static void put_descriptor(tg_emit *emit, const member *m, uint32_t crc) {
    if (m->size == 0) return;
    tg_emit_u32le(emit, 0x08074b50u);
    tg_emit_u32le(emit, crc);
    for (int i = 0; i < 2; i++) {
        if (field_64(m) > 0) {
            tg_emit_u64le(emit, m->size);
        } else {
            tg_emit_u32le(emit, (uint32_t)m->size);
        }
    }
}

static void put_member(tg_emit *emit, const members *o, uint32_t *crc) {
    const plan *p = o->build->plan;
    *crc = 0;
    put_local_header(emit, &o->m);
    if (o->i == 0) {
        pickler pickle_of;
        begin(&pickle_of, emit);
        put_pickle(&pickle_of, o->build);
        *crc = pickle_of.s.crc;
    } else if (o->m.item != NULL) {
        *crc = put_storage(emit, &o->m, p->window);
    } else {
        tg_emit_bytes(emit, "3\n", 2);
        *crc = tg_zip_crc32(0, (const uint8_t *)"3\n", 2);
    }
    put_descriptor(emit, &o->m, *crc);
}

static void put_entry(tg_emit *emit, const member *m, uint32_t crc) {
    tg_emit_u32le(emit, 0x02014b50u);
    tg_emit_zeros(emit, 4);
    tg_emit_u16le(emit, flags_of(m));
    tg_emit_zeros(emit, 6);
    tg_emit_u32le(emit, crc);
    tg_emit_u32le(emit, low_32(m->size));
    tg_emit_u32le(emit, low_32(m->size));
    tg_emit_u16le(emit, (uint16_t)m->name_size);
    tg_emit_u16le(emit, (uint16_t)field_64(m));
    tg_emit_zeros(emit, 10); /* no comment, disk 0, no attributes */
    tg_emit_u32le(emit, low_32(m->at));
    tg_emit_bytes(emit, m->name, m->name_size);
    put_field_64(emit, m, true);
}

/* torch writes the record of 64 bits in any case. */
static void put_ends(tg_emit *emit, const plan *p, uint64_t count) {
    const uint16_t low_count = count < UINT16_MAX ? (uint16_t)count : UINT16_MAX;
    const uint64_t at = emit->at;
    tg_emit_u32le(emit, 0x06064b50u);
    tg_emit_u64le(emit, 44);
    tg_emit_u16le(emit, 0x031e);
    tg_emit_u16le(emit, 45);
    tg_emit_zeros(emit, 8);
    tg_emit_u64le(emit, count);
    tg_emit_u64le(emit, count);
    tg_emit_u64le(emit, p->directory_size);
    tg_emit_u64le(emit, p->directory);
    tg_emit_u32le(emit, 0x07064b50u);
    tg_emit_u32le(emit, 0);
    tg_emit_u64le(emit, at);
    tg_emit_u32le(emit, 1);
    tg_emit_u32le(emit, 0x06054b50u);
    tg_emit_zeros(emit, 4);
    tg_emit_u16le(emit, low_count);
    tg_emit_u16le(emit, low_count);
    tg_emit_u32le(emit, low_32(p->directory_size));
    tg_emit_u32le(emit, low_32(p->directory));
    tg_emit_u16le(emit, 0);
}

/* ------------------------------------------------------------------------------------- the file */

static bool add_pytorch(tg_build *build, tg_item *item) {
    size_t n;
    const char *name = tg_written_name(item, &n);
    ks_text text = {(const uint8_t *)name, n, n};
    if (n > NAME_MAX_SIZE || !ks_decode(&build->ks, &text, "UTF-8")) {
        tg_refuse(build, TG_CODE_BAD_VALUE, item,
                  "its original name is not UTF-8, as names are in this format; rename it", NULL, 0,
                  0);
        return tg_advise(build, TG_REMEDY_RENAME);
    }
    return tg_plain_add(build, item);
}

/* Two keys of a dict may not be the same. */
static bool check_names(tg_build *build) {
    tg_item **order = build->items;
    const uint64_t n = build->num_items;
    tg_item **copy = ks_alloc(&build->ks, n > 0 ? n : 1, sizeof *copy);
    if (copy == NULL) return tg_refuse_ks(build);
    if (n > 0) memcpy(copy, order, (size_t)n * sizeof *copy);
    const bool good = tg_items_by_name(build); /* sorts them; the order of declaration is kept */
    if (n > 0) memcpy(order, copy, (size_t)n * sizeof *copy);
    build->items = order;
    return good;
}

static bool plan_pytorch(tg_build *build) {
    const uint64_t n = build->num_items;
    plan *p = ks_alloc(&build->ks, 1, sizeof *p);
    if (p == NULL) return tg_refuse_ks(build);
    memset(p, 0, sizeof *p);
    build->plan = p;
    if (n >= UINT32_C(1) << 28)
        return tg_refuse(build, TG_CODE_BAD_VALUE, NULL,
                         "% tensors; the format has room for fewer than 2^28", NULL, n, 0);
    p->checksums = ks_alloc(&build->ks, n + 2, sizeof *p->checksums);
    p->window = ks_alloc(&build->ks, WINDOW, 1);
    if (p->checksums == NULL || p->window == NULL) return tg_refuse_ks(build);
    if (!check_names(build) || !take_metadata(build, p)) return false;
    pickler counted;
    begin(&counted, NULL);
    put_pickle(&counted, build);
    p->pickle_size = counted.s.size;
    uint64_t data = p->pickle_size;
    for (uint64_t i = 0; i < n; i++) {
        const uint64_t nbytes = build->items[i]->parts[TG_PART_VALUES].nbytes;
        /* A member has at most 300 bytes beside its data, and an entry of the directory. */
        if (nbytes > INT64_MAX - data - (UINT64_C(1) << 40))
            return tg_refuse(build, TG_CODE_OVERFLOW, build->items[i],
                             "with it the file has more than 2^63-1 bytes", NULL, 0, 0);
        data += nbytes;
    }
    members o = first_member(build);
    do {
        p->directory_size += ENTRY + o.m.name_size + field_64(&o.m);
    } while (next_member(&o));
    p->directory = o.m.at;
    build->size = p->directory + p->directory_size + ENDS;
    return true;
}

static void write_pytorch(tg_build *build, tg_emit *emit) {
    const plan *p = build->plan;
    members o = first_member(build);
    do {
        put_member(emit, &o, &p->checksums[o.i]);
    } while (!emit->failed && next_member(&o));
    o = first_member(build);
    do {
        put_entry(emit, &o.m, p->checksums[o.i]);
    } while (!emit->failed && next_member(&o));
    put_ends(emit, p, build->num_items + 2);
}

static const char *const derived[] = {"container", "protocol", "byte_order",
                                      "globals",   "storages", NULL};

const tg_format_writer tg_writer_pytorch = {
    .format = TG_FORMAT_PYTORCH,
    .dtypes = TG_PLAIN_DTYPES | TG_BIT_OF(TG_DTYPE_BFLOAT16) | TG_BIT_OF(TG_DTYPE_FLOAT8_E4M3FN) |
              TG_BIT_OF(TG_DTYPE_FLOAT8_E5M2) | TG_BIT_OF(TG_DTYPE_FLOAT8_E4M3FNUZ) |
              TG_BIT_OF(TG_DTYPE_FLOAT8_E5M2FNUZ) | TG_BIT_OF(TG_DTYPE_FLOAT8_E8M0FNU),
    .orders = TG_BIT_OF(TG_ORDER_C),
    .storages = TG_BIT_OF(TG_STORAGE_DENSE),
    .max_rank = MOST_AXES,
    .plain = true,
    .derived = derived,
    .add = add_pytorch,
    .plan = plan_pytorch,
    .write = write_pytorch,
};

#endif
