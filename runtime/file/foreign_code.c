/* SPDX-License-Identifier: Apache-2.0 */
/*
 * foreign_code.c - see foreign_code.h. What is said of other programs holds for hostile files, from the version on that is
 * named; an advisory stands beside it where there was an earlier promise.
 */
#include "foreign_code.h"

#include <string.h>

#include "archive_scan.h"
#include "hdf5_scan.h"
#include "json_keys.h"
#include "loaded_name.h"
#include "number_text.h"
#include "pickle_scan.h"
#include "tensorgate.h"

#define ASK "; ask its author for .safetensors or .npz"

typedef struct look {
    tg_glance *g;
    const uint8_t *head;
    size_t n;
    tg_text *text;
} look;

static bool begins(const look *l, const char *magic, size_t len) {
    return len <= l->n && memcmp(l->head, magic, len) == 0;
}

#define BEGINS(l, magic) begins(l, magic, sizeof(magic) - 1)

/* --------------------------------------------------------------------------------------- suffixes */

static bool has_loaded_name(const look *l) {
    const char *name = l->g->name;
    return name != NULL && tg_is_loaded_name((const uint8_t *)name, strlen(name));
}

static bool may_have_loaded_name(const look *l) {
    const char *name = l->g->name;
    return name != NULL && (tg_is_loaded_name((const uint8_t *)name, strlen(name)) ||
                            tg_may_be_loaded_name((const uint8_t *)name, strlen(name)));
}

static bool is_of_tensors(const look *l) {
    static const char *const list[] = {"bin",    "h5", "hdf5",    "onnx",
                                       "tflite", "pb", "msgpack", NULL};
    const char *path = l->g->name;
    return may_have_loaded_name(l) ||
           (path != NULL && (tg_format_by_suffix(path) != TG_FORMAT_NONE ||
                             tg_has_suffix((const uint8_t *)path, strlen(path), list)));
}

/* --------------------------------------------------------------------------------------- archives */

/* More than one has none but an attacker. */
#define MOST_ENTRIES 4

/* Entries of members that are alike. */
typedef struct entries {
    uint64_t at[MOST_ENTRIES]; /* of the first of them */
    uint64_t count;
} entries;

/* A name for a message; may be cut. */
typedef struct short_name {
    uint8_t bytes[TG_PICKLE_NAME];
    size_t len;
} short_name;

/* What the names of the members tell. */
typedef struct members {
    entries checkpoints;  /* FOLDER/data.pkl */
    bool has_checkpoint;  /* the same, or what PyTorch writes beside it */
    bool has_script;      /* FOLDER/constants.pkl */
    bool has_tar_pickles; /* of PyTorch before 0.1.10 */
    entries configs;      /* of Keras */
    bool has_weights;     /* the same */
    bool has_loaded;
    short_name loaded; /* the first of them */
    entries perhaps;   /* those that only may be loaded */
    short_name perhaps_name;
} members;

static void add_entry(entries *e, uint64_t entry) {
    if (e->count < MOST_ENTRIES) e->at[e->count] = entry;
    e->count++;
}

static void keep_name(short_name *to, const uint8_t *name, size_t n) {
    to->len = n < sizeof to->bytes ? n : sizeof to->bytes;
    memcpy(to->bytes, name, to->len);
}

/* Readers of PyTorch look names up without case. */
static void look_at_name(members *m, const uint8_t *name, size_t n, uint64_t entry) {
    while (n > 1 && name[0] == '.' && name[1] == '/') {
        name += 2;
        n -= 2;
    }
    const uint8_t *slash = memchr(name, '/', n);
    const size_t at = slash != NULL ? (size_t)(slash - name) + 1 : 0;
    if (tg_is_word(name + at, n - at, "data.pkl")) {
        m->has_checkpoint = true;
        add_entry(&m->checkpoints, entry);
    }
    m->has_script = m->has_script || tg_is_word(name + at, n - at, "constants.pkl");
    m->has_tar_pickles = m->has_tar_pickles || tg_is_word(name, n, "pickle") ||
                         tg_is_word(name, n, "sys_info") || tg_is_word(name, n, "storages");
    if (tg_is_word(name, n, "config.json")) add_entry(&m->configs, entry);
    m->has_weights = m->has_weights || tg_is_word(name, n, "model.weights.h5") ||
                     tg_is_word(name, n, "model.weights.npz");
    if (!m->has_loaded && tg_is_loaded_name(name, n)) {
        m->has_loaded = true;
        keep_name(&m->loaded, name, n);
    }
    if (!tg_may_be_loaded_name(name, n)) return;
    if (m->perhaps.count == 0) keep_name(&m->perhaps_name, name, n);
    add_entry(&m->perhaps, entry);
}

/* Python's zipfile ends a name at a NUL, other readers do not. */
static void on_member(void *self, const uint8_t *name, size_t n, uint64_t entry) {
    const uint8_t *nul = memchr(name, 0, n);
    look_at_name(self, name, n, entry);
    if (nul != NULL) look_at_name(self, name, (size_t)(nul - name), entry);
}

/* Searches the first bytes for the name of a layer that is code. Not to find it says nothing: it may be compressed. */
static bool names_lambda(tg_glance *g) {
    enum { PIECE = 1 << 16, MOST = 1 << 20 };
    static const char layer[] = "\"Lambda\"";
    const size_t len = sizeof layer - 1;
    for (uint64_t at = 0; at < MOST && at + len <= g->size; at += PIECE - len) {
        const uint64_t left = g->size - at;
        const size_t n = left < PIECE ? (size_t)left : PIECE;
        const uint8_t *piece = tg_glance_at(g, at, n);
        for (size_t i = 0; piece != NULL && i + len <= n; i++)
            if (piece[i] == '"' && memcmp(piece + i, layer, len) == 0) return true;
    }
    return false;
}

static const char *say(const look *l, const char *kind, const char *text) {
    tg_put(l->text, text);
    return kind;
}

static const char *say_keras(const look *l, const char *what, const char *safe_mode) {
    tg_put(l->text, what);
    tg_put(l->text, ": loading it with Keras imports and calls what its configuration names, ");
    tg_put(l->text, safe_mode);
    if (names_lambda(l->g)) tg_put(l->text, "; it has a Lambda layer, which is code");
    tg_put(l->text, ASK);
    return "keras";
}

/* False: it imports nothing, or what it imports is not spelled out. */
static bool put_import(const look *l, const char *where, const tg_pickle *p) {
    if (!p->imports || p->module_len == 0 || p->name_len == 0) return false;
    tg_put(l->text, where);
    tg_put(l->text, " imports ");
    tg_put_word(l->text, (const char *)p->module, p->module_len);
    tg_put(l->text, ".");
    tg_put_word(l->text, (const char *)p->name, p->name_len);
    tg_put(l->text, " at byte ");
    tg_put_u64(l->text, p->where);
    return true;
}

/* The first import of a pickle of the archive that checkpoints of tensors do not have; false: there is none. */
static bool put_archived_import(const look *l, const members *m) {
    for (size_t i = 0; i < m->checkpoints.count && i < MOST_ENTRIES; i++) {
        uint64_t from;
        uint64_t size;
        tg_pickle p;
        if (tg_zip_stored(l->g, m->checkpoints.at[i], &from, &size) &&
            tg_pickle_judge(l->g, from, size, &p) && put_import(l, " that", &p))
            return true;
    }
    return false;
}

static const char *end_checkpoint(const look *l) {
    tg_put(l->text,
           ": torch.load runs its code; weights_only=True is no protection before torch 2.6 "
           "(CVE-2025-32434), and before 2.10 it corrupts memory (CVE-2026-24747)");
    tg_put(l->text, ASK);
    return "pytorch";
}

static const char *say_checkpoint(const look *l, const char *what, const members *m) {
    tg_put(l->text, what);
    if (m != NULL) (void)put_archived_import(l, m);
    return end_checkpoint(l);
}

static const char *say_loaded(const look *l, const char *kind, const char *what,
                              const short_name *name, const char *does) {
    tg_put(l->text, what);
    tg_put(l->text, " with \"");
    tg_put_word(l->text, (const char *)name->bytes, name->len);
    tg_put(l->text, "\" in it, which ");
    tg_put(l->text, does);
    tg_put(l->text, " code when it is loaded" ASK);
    return kind;
}

/* A member under a suffix that only may be of pickles: it is one, unless all bytes of it are seen and are none. */
static bool has_pickle(const look *l, const entries *perhaps) {
    for (size_t i = 0; i < perhaps->count; i++) {
        tg_glance part = *l->g;
        uint64_t from;
        uint64_t size;
        tg_pickle p;
        if (i == MOST_ENTRIES || !tg_zip_stored(l->g, perhaps->at[i], &from, &size)) return true;
        part.size = from + size; /* at most g->size: tg_zip_stored */
        const bool is_one = tg_pickle_scan(&part, from, false, &p);
        l->g->failed = part.failed;
        if (is_one) return true;
    }
    return false;
}

static const char *say_members(const look *l, const char *kind, const char *what,
                               const members *m) {
    if (m->has_loaded) return say_loaded(l, kind, what, &m->loaded, "runs");
    if (has_pickle(l, &m->perhaps)) return say_loaded(l, kind, what, &m->perhaps_name, "may run");
    return NULL;
}

/* Whether the member that decides about an archive of Keras is of Keras: loading it follows each object with this key. Without
 * the key in plain ASCII, an escape or another encoding of JSON may spell it. */
static const char *find_keras(const look *l, const members *m) {
    enum { MOST = 1 << 20 };
    static const char key[] = "\"class_name\"";
    bool is_unseen = false;
    bool is_one = m->has_weights;
    for (size_t i = 0; i < m->configs.count && !is_one; i++) {
        uint64_t from;
        uint64_t size;
        const uint8_t *text = NULL;
        if (i < MOST_ENTRIES && tg_zip_stored(l->g, m->configs.at[i], &from, &size) && size <= MOST)
            text = tg_glance_at(l->g, from, size);
        is_unseen = is_unseen || text == NULL;
        for (uint64_t k = 0; text != NULL && k < size; k++) {
            is_unseen = is_unseen || text[k] == '\\' || text[k] == 0;
            is_one = is_one ||
                     (size - k >= sizeof key - 1 && memcmp(text + k, key, sizeof key - 1) == 0);
        }
    }
    if (m->configs.count == 0 || (!is_one && !is_unseen)) return NULL;
    return say_keras(l,
                     is_one
                         ? "a Keras archive (ZIP)"
                         : "a ZIP archive that may be of Keras, with a configuration that is not "
                           "seen",
                     "before Keras 3.11 with safe_mode=True, too (CVE-2025-1550, CVE-2025-9906)");
}

/* A model of Keras in a folder, or of model.to_json(). Source: keras, src/saving/serialization_lib.py,
 * deserialize_keras_object, which needs both keys. TensorFlow.js has them in an inner object, and runs none of it. */
static const char *find_keras_config(const look *l) {
    /* Its Tokenizer has both, too, and imports nothing. */
    static const tg_json_member both[] = {{"class_name", "\"", "Tokenizer"},
                                          {"config", "\"{", NULL}};
    if (!tg_json_has(l->g, both, 2)) return NULL;
    return say_keras(l, "the configuration of a Keras model (JSON)",
                     "before Keras 3.11 with safe_mode=True, too (CVE-2025-1550, CVE-2025-9906)");
}

/* An archive that was not looked at as a whole. */
static const char *say_unseen(const look *l, const char *kind, const char *what) {
    tg_put(l->text, what);
    tg_put(l->text,
           " that may have members which were not found, and run code when they are loaded" ASK);
    return kind;
}

/* The name of the first member tells, if the directory is missing because the archive was cut: PyTorch puts all members into
 * a folder; keras, src/saving/saving_lib.py: the order in which _save_model_to_fileobj writes. */
static void look_at_first_member(const look *l, members *m) {
    static const char *const ends[] = {
        "data.pkl",        "byteorder",          "version",
        ".format_version", ".storage_alignment", ".data/serialization_id"};
    if (!BEGINS(l, "PK\3\4") || l->n < 30) return;
    const size_t n = (size_t)tg_glance_number(l->head + 26, 2);
    const uint8_t *name = l->head + 30;
    if (n > l->n - 30) return;
    on_member(m, name, n, TG_NO_ENTRY);
    if (tg_is_word(name, n, "metadata.json") ||
        (n > 11 && tg_is_word(name + n - 11, 11, ".weights.h5")))
        add_entry(&m->configs, TG_NO_ENTRY);
    const uint8_t *slash = memchr(name, '/', n);
    const size_t at = slash != NULL ? (size_t)(slash - name) + 1 : n;
    for (size_t i = 0; i < sizeof ends / sizeof *ends && at > 1; i++)
        m->has_checkpoint = m->has_checkpoint || tg_is_word(name + at, n - at, ends[i]);
}

static const char *find_in_zip(const look *l, bool is_npz, bool *is_archive) {
    members m;
    bool is_whole;
    memset(&m, 0, sizeof m);
    *is_archive = tg_zip_scan(l->g, on_member, &m, &is_whole);
    if (!*is_archive) look_at_first_member(l, &m);
    if (m.has_script)
        return say(
            l, "torchscript",
            "a TorchScript archive (ZIP): a program, which torch.jit.load runs, and which "
            "torch.load"
            "(weights_only=True) does not load; ask its author for a state_dict as .safetensors");
    if (m.has_checkpoint)
        return say_checkpoint(l, "a PyTorch archive (ZIP, with a pickle inside)", &m);
    const char *found = find_keras(l, &m);
    if (found != NULL || is_npz) return found;
    found = say_members(l, "zip", "a ZIP archive", &m);
    if (found != NULL) return found;
    return is_whole ? NULL : say_unseen(l, "zip", "a ZIP archive");
}

static const char *find_in_tar(const look *l) {
    members m;
    bool is_whole;
    memset(&m, 0, sizeof m);
    if (!tg_tar_scan(l->g, on_member, &m, &is_whole)) return NULL;
    if (m.has_tar_pickles)
        return say_checkpoint(l, "a PyTorch file of before 0.1.10 (tar, with pickles inside)",
                              NULL);
    const char *found = say_members(l, "tar", "a tar archive", &m);
    if (found != NULL) return found;
    return is_whole ? NULL : say_unseen(l, "tar", "a tar archive");
}

/* ------------------------------------------------------------------------------------- compressed */

/* RFC 1950: the method with a window of at most 32 KiB, a remainder of both bytes, and no dictionary. */
static bool is_zlib(const look *l) {
    return l->n >= 2 && (l->head[0] & 0x8f) == 8 && (l->head[0] * 256u + l->head[1]) % 31 == 0 &&
           (l->head[1] & 0x20) == 0;
}

/* LZMA alone, which has no magic number: its properties, and a size of the dictionary as liblzma guesses by. Others take what
 * begins as the default does. */
static bool is_lzma(const look *l) {
    if (BEGINS(l, "\x5d\0")) return true;
    if (l->n < 13 || l->head[0] > 224) return false;
    const uint32_t size = (uint32_t)tg_glance_number(l->head + 1, 4);
    const uint32_t low = size & (0u - size); /* the lowest bit */
    return size == UINT32_MAX || (size != 0 && (size == low || size == (low | low << 1)));
}

/* What is in it is not seen here; what loads a file of that name may decompress it. "ZF": joblib until 0.9. */
static const char *find_compressed(const look *l, bool is_archive) {
    static const struct {
        const char *kind;
        const char *magic;
        size_t len;
    } all[] = {
        {"gzip", "\x1f\x8b", 2},    {"xz", "\3757zXZ", 5},          {"zstd", "\x28\xb5\x2f\xfd", 4},
        {"bzip2", "BZh", 3},        {"lz4", "\x04\x22\x4d\x18", 4}, {"7z", "7z\xbc\xaf\x27\x1c", 6},
        {"rar", "Rar!\x1a\x07", 6}, {"zip", "PK\3\4", 4},           {"zlib", "ZF0x", 4},
    };
    const char *kind = is_archive ? "zip" : NULL;
    for (size_t i = 0; kind == NULL && i < sizeof all / sizeof *all; i++) {
        if (begins(l, all[i].magic, all[i].len)) kind = all[i].kind;
    }
    if (kind == NULL && is_zlib(l)) kind = "zlib";
    if (kind == NULL && is_lzma(l)) kind = "lzma";
    if (kind == NULL) return NULL;
    tg_put(l->text, "compressed data (");
    tg_put(l->text, kind);
    tg_put(l->text,
           ") under the suffix of pickles and models: what loads such a file runs its code" ASK);
    return kind;
}

/* --------------------------------------------------------------------------------------- programs */

static uint32_t u32(const uint8_t *bytes) { return (uint32_t)tg_glance_number(bytes, 4); }

/* Mach-O: of either byte order and width; and for several processors, with their number. A class of Java begins as the
 * latter, but its version is larger. */
static bool is_macho(const look *l) {
    if (l->n < 8) return false;
    const uint32_t magic = u32(l->head);
    const uint32_t number =
        l->head[4] * 0x1000000u + l->head[5] * 0x10000u + l->head[6] * 0x100u + l->head[7];
    return magic == 0xfeedface || magic == 0xfeedfacf || magic == 0xcefaedfe ||
           magic == 0xcffaedfe || (magic == 0xbebafeca && number > 0 && number < 43) ||
           (magic == 0xbfbafeca && number > 0 && number < 43);
}

/* gABI, Figure 4-4: class, byte order and version; Linux looks at none of them, but at the type of the file behind. */
static bool is_elf(const look *l) {
    if (!BEGINS(l, "\177ELF") || l->n < 20) return false;
    const uint8_t *id = l->head + 4;
    const uint8_t *type = l->head + 16;
    const bool is_identified = (id[0] == 1 || id[0] == 2) && (id[1] == 1 || id[1] == 2);
    return (is_identified && id[2] == 1) || type[0] + type[1] * 256u == 2 ||
           type[0] + type[1] * 256u == 3 || type[0] * 256u + type[1] == 2 ||
           type[0] * 256u + type[1] == 3;
}

/* PE Format, "MS-DOS Stub": the place of the header that Windows takes the program from; older ones have other letters. */
static bool is_pe(const look *l) {
    enum { PLACE_AT = 0x3c };
    if (!BEGINS(l, "MZ") || l->n < PLACE_AT + 4) return false;
    const uint8_t *magic = tg_glance_at(l->g, u32(l->head + PLACE_AT), 4);
    return magic != NULL && (memcmp(magic, "PE\0\0", 4) == 0 || memcmp(magic, "NE", 2) == 0 ||
                             memcmp(magic, "LE", 2) == 0 || memcmp(magic, "LX", 2) == 0);
}

static const char *find_program(const look *l) {
    /* cosmopolitan, ape/specification.md */
    if (BEGINS(l, "MZqFpD='"))
        return say(l, "llamafile",
                   "a program for several systems (APE), as llamafiles are: it runs when it is "
                   "started; ask its author for the model as GGUF");
    if (is_elf(l))
        return say(l, "elf",
                   "an ELF program or library: it runs when it is loaded, and has no tensors");
    if (is_pe(l))
        return say(
            l, "pe",
            "a program or library of Windows: it runs when it is loaded, and has no tensors");
    if (is_macho(l))
        return say(l, "macho",
                   "a program or library of macOS (Mach-O): it runs when it is loaded, and has no "
                   "tensors");
    if (BEGINS(l, "#!") && is_of_tensors(l))
        return say(
            l, "script",
            "a script under the suffix of a file of tensors: it runs code, and has no tensors");
    return NULL;
}

/* ---------------------------------------------------------------------------------------- pickles */

/* What picklers write first, of a pickle that is cut or damaged: PROTO; then FRAME, or before version 4 what an object begins
 * with. */
static bool is_beginning_of_pickle(const look *l) {
    if (l->n < 4 || l->head[0] != 0x80) return false;
    const uint8_t version = l->head[1];
    if (version == 4 || version == 5) return l->head[2] == 0x95;
    return (version == 2 || version == 3) && l->head[2] != 0 && strchr("}](cX", l->head[2]) != NULL;
}

static const char *find_pickle(const look *l, bool is_text) {
    static const char legacy[] = "\x8a\x0a\x6c\xfc\x9c\x46\xf9\x20\x6a\xa8\x50\x19";
    tg_pickle p;
    /* torch/serialization.py: MAGIC_NUMBER, pickled by itself; with protocol 4 and later in a frame. */
    const bool has_frame = l->n > 11 && l->head[2] == 0x95;
    const size_t at = has_frame ? 11 : 2;
    if (l->n >= at + sizeof legacy - 1 && l->head[0] == 0x80 &&
        memcmp(l->head + at, legacy, sizeof legacy - 1) == 0)
        return say_checkpoint(l, "a PyTorch file of before 1.6 (pickles)", NULL);
    if (!tg_pickle_scan(l->g, 0, is_text, &p) && !is_beginning_of_pickle(l)) return NULL;
    tg_put(l->text, "a Python pickle");
    put_import(l, " that", &p);
    tg_put(l->text, ": to load it is to run its code" ASK);
    return "pickle";
}

static const char *find_in_hdf5(const look *l) {
    static const char text[] =
        "an HDF5 file that may be a Keras model: its attributes lie where they were not looked at";
    switch (tg_hdf5_scan(l->g)) {
    case TG_HDF5_MODEL:
        return say_keras(l, "a Keras model (HDF5)",
                         "before Keras 3.11.3 whatever safe_mode says (CVE-2025-9905)");
    case TG_HDF5_UNCLEAR: return say(l, "hdf5", text);
    default: return NULL;
    }
}

const char *tg_find_code(tg_glance *g, const uint8_t *head, size_t n, bool is_text, bool is_zip,
                         bool has_arrays, tg_text *text) {
    const look l = {g, head, n, text};
    bool is_archive;
    const char *found = find_in_zip(&l, has_arrays, &is_archive);
    if (found == NULL && !is_zip) found = find_program(&l);
    if (found == NULL && !is_zip) found = find_in_tar(&l);
    /* Fewer than four bytes have no room for an import or a call. */
    const bool is_plain = (is_text || g->size < 4) && !has_loaded_name(&l);
    if (found == NULL && !is_zip) found = find_pickle(&l, is_plain);
    if (found == NULL && !is_zip) found = find_in_hdf5(&l);
    if (found == NULL && is_text) found = find_keras_config(&l);
    if (found == NULL && may_have_loaded_name(&l) && !has_arrays)
        found = find_compressed(&l, is_archive);
    return g->failed ? NULL : found;
}

const char *tg_find_call(tg_glance *g, const uint8_t *head, size_t n, tg_text *text) {
    const look l = {g, head, n, text};
    members m;
    bool is_whole;
    memset(&m, 0, sizeof m);
    if (!tg_zip_scan(g, on_member, &m, &is_whole)) return NULL;
    tg_put(text, "a PyTorch archive (ZIP, with a pickle inside)");
    return put_archived_import(&l, &m) && !g->failed ? end_checkpoint(&l) : NULL;
}
