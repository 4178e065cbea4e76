/* SPDX-License-Identifier: Apache-2.0 */
/*
 * foreign_file.c - see foreign_file.h: the table of files that people have in place of a tensor file.
 *
 * Each line of the table has the document that its bytes come from; most look at the first FOREIGN_SEEN bytes alone, all of
 * which are loaded. foreign_code.c is asked first.
 */
#include "foreign_file.h"

#include <string.h>

#include "archive_scan.h"
#include "file.h"
#include "foreign_code.h"
#include "hdf5_scan.h"
#include "input.h"
#include "text.h"

#define FOREIGN_SEEN 4096

/* The first bytes of the file. */
typedef struct beginning {
    const uint8_t *data;
    size_t n;
    uint64_t size; /* of the file, at least n */
    tg_glance *g;  /* the rest */
} beginning;

static bool has_at(const beginning *b, size_t at, const char *bytes, size_t n) {
    return n <= b->n && at <= b->n - n && memcmp(b->data + at, bytes, n) == 0;
}

/* ----------------------------------------------------------------------------------------- text */

static bool is_space(uint8_t c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

/* The text behind a byte order mark and white space. */
static beginning text_of(const beginning *b) {
    beginning t = *b;
    size_t i = has_at(b, 0, "\xef\xbb\xbf", 3) ? 3 : 0;
    while (i < t.n && is_space(t.data[i])) i++;
    t.data += i;
    t.n -= i;
    t.size -= i; /* i <= n <= size */
    return t;
}

/* The length of the sequence of UTF-8 behind its lead byte; 0 for bytes that begin none. Overlong forms are of no
 * importance here. */
static unsigned more_bytes(uint8_t lead) {
    if (lead >= 0xc2 && lead <= 0xdf) return 1;
    if (lead >= 0xe0 && lead <= 0xef) return 2;
    if (lead >= 0xf0 && lead <= 0xf4) return 3;
    return 0;
}

/* UTF-8 without control characters. A sequence may be cut by the end of what is seen. Fewer than four bytes may be the
 * rest of anything. */
static bool is_text(const beginning *b) {
    size_t i = 0;
    while (i < b->n) {
        uint8_t c = b->data[i++];
        if (c < 0x80) {
            if (c == 0x7f || (c < 0x20 && !is_space(c))) return false;
            continue;
        }
        unsigned more = more_bytes(c);
        if (more == 0) return false;
        for (; more > 0 && i < b->n; more--, i++) {
            if ((b->data[i] & 0xc0) != 0x80) return false;
        }
        if (more > 0 && b->n == b->size) return false;
    }
    return b->n >= 4;
}

/* Ignores case; `tag` is in lower case. */
static bool has_tag(const beginning *b, const char *tag) {
    size_t i = 0;
    for (; tag[i] != '\0' && i < b->n; i++) {
        uint8_t c = b->data[i];
        if (c >= 'A' && c <= 'Z') c = (uint8_t)(c - 'A' + 'a');
        if (c != (uint8_t)tag[i]) return false;
    }
    return tag[i] == '\0';
}

static bool is_html(const beginning *b) {
    beginning t = text_of(b);
    return has_tag(&t, "<!doctype html") || has_tag(&t, "<html");
}

/* An object or an array, as far as its first two tokens tell. */
static bool is_json(const beginning *b) {
    beginning t = text_of(b);
    if (t.n < 2 || (t.data[0] != '{' && t.data[0] != '[') || !is_text(b)) return false;
    size_t i = 1;
    while (i < t.n && is_space(t.data[i])) i++;
    if (i == t.n) return false;
    return strchr(t.data[0] == '{' ? "\"}" : "\"{[]-0123456789tfn", t.data[i]) != NULL;
}

/* huggingface_hub, serialization: an object with "weight_map", mostly behind "metadata", which is short. */
static bool is_shard_index(const beginning *b) {
    static const char key[] = "\"weight_map\"";
    beginning t = text_of(b);
    if (!is_json(b) || t.data[0] != '{') return false;
    for (size_t i = 1; i < t.n; i++) {
        if (has_at(&t, i, key, sizeof key - 1)) return true;
    }
    return false;
}

/* The text behind the first `c`; nothing, if there is none. */
static beginning behind(const beginning *b, char c) {
    const uint8_t *end = memchr(b->data, c, b->n);
    const size_t size = end != NULL ? (size_t)(end - b->data) + 1 : b->n;
    const beginning rest = {b->data + size, b->n - size, b->size - size,
                            b->g}; /* size <= n <= size */
    return text_of(&rest);
}

/* openvino, src/core/docs: the IR is XML whose root is `net`, behind a declaration or not. */
static bool is_openvino(const beginning *b) {
    beginning t = text_of(b);
    if (has_tag(&t, "<?xml")) {
        t = behind(&t, '>');
    }
    return has_tag(&t, "<net ");
}

static bool is_empty(const beginning *b) { return b->size == 0; }

/* Zeros, as far as it is seen, and more of them than any format begins with. */
static bool is_zeros(const beginning *b) {
    if (b->n < 64) return false;
    for (size_t i = 0; i < b->n; i++) {
        if (b->data[i] != 0) return false;
    }
    return true;
}

/* RFC 1950, 2.2: deflate, a window of 32 KiB, no dictionary, and a check of both bytes. */
static bool is_zlib(const beginning *b) {
    return b->n > 2 && b->data[0] == 0x78 && (b->data[1] & 0x20) == 0 &&
           ((unsigned)b->data[0] << 8 | b->data[1]) % 31 == 0;
}

/* LZMA, doc/lzma-file-format.txt: usual properties, and a size that is not known. */
static bool is_lzma(const beginning *b) {
    return has_at(b, 0, "\x5d\0\0", 3) && has_at(b, 5, "\xff\xff\xff\xff\xff\xff\xff\xff", 8);
}

/* ------------------------------------------------------------------------- what a server said instead */

/* The longest of such answers; a file of text that begins alike and is longer is a text. */
#define LONGEST_MESSAGE 4096

/* Whether the first key of the object says that it is an error: {"error":"Repository not found"}. */
static bool is_json_error(const beginning *b) {
    static const char *const keys[] = {"\"error", "\"errors\"", "\"message\"", "\"detail\""};
    beginning t = text_of(b);
    if (!is_json(b) || t.data[0] != '{') return false;
    t.data++; /* is_json() has seen two characters */
    t.n--;
    t.size--;
    t = text_of(&t);
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        if (has_tag(&t, keys[i])) return true;
    }
    return false;
}

/*
 * Texts of hubs, storages and proxies in place of a file: huggingface_hub, utils/_errors.py and the answers of its server; S3, API
 * Reference, Error Responses; RFC 9110, 15: the phrases of status codes, perhaps with the number before them.
 */
static bool is_server_message(const beginning *b) {
    static const char *const beginnings[] = {"access to model ",
                                             "access to dataset ",
                                             "entry not found",
                                             "repository not found",
                                             "revision not found",
                                             "invalid username or password",
                                             "invalid credentials",
                                             "unauthorized",
                                             "forbidden",
                                             "access denied",
                                             "not found",
                                             "too many requests",
                                             "rate limit",
                                             "internal server error",
                                             "bad gateway",
                                             "service unavailable",
                                             "gateway timeout",
                                             "page not found",
                                             "<error>"};
    if (b->size > LONGEST_MESSAGE) return false;
    if (is_json_error(b)) return true;
    beginning t = text_of(b);
    if (has_tag(&t, "<?xml")) t = behind(&t, '>');
    while (t.n > 0 &&
           ((t.data[0] >= '0' && t.data[0] <= '9') || t.data[0] == ':')) { /* "404: Not Found" */
        t.data++;
        t.n--;
        t.size--;
    }
    t = text_of(&t);
    for (size_t i = 0; i < sizeof beginnings / sizeof beginnings[0]; i++) {
        if (has_tag(&t, beginnings[i])) return is_text(b);
    }
    return false;
}

/* ------------------------------------------------------------------- bytes that were taken for text */

/* Whether all that is seen is UTF-8 with control characters in it, and so no text; `fits` counts the characters over U+007F
 * that one damage leaves, which are `of` each. */
static bool is_recoded(const beginning *b, bool (*fits)(const uint8_t *character)) {
    size_t wide = 0;
    size_t i = 0;
    if (is_text(b)) return false;
    while (i < b->n) {
        const uint8_t *character = b->data + i;
        const unsigned more = more_bytes(character[0]);
        i++;
        if (character[0] < 0x80) continue;
        if (more > b->n - i) break; /* the end of what is seen */
        if (more == 0) return false;
        for (unsigned k = 1; k <= more; k++) {
            if ((character[k] & 0xc0) != 0x80) return false;
        }
        if (!fits(character)) return false;
        wide++;
        i += more;
    }
    return wide > 0;
}

/* U+FFFD, which decoders of UTF-8 put in place of other bytes. */
static bool is_replacement(const uint8_t *character) {
    return character[0] == 0xef && character[1] == 0xbf &&
           character[2] == 0xbd; /* three bytes, by the first */
}
static bool is_replaced(const beginning *b) { return is_recoded(b, is_replacement); }

/* U+0080 to U+00FF: bytes that were read as Latin-1. */
static bool is_latin(const uint8_t *character) { return character[0] <= 0xc3; }
static bool is_encoded(const beginning *b) { return is_recoded(b, is_latin); }

/* Whether a byte is no text: more than line ends were changed. */
static bool is_binary(uint8_t c) { return c >= 0x7f || (c < ' ' && !is_space(c)); }

/* How many line feeds the file has, each with a carriage return before it; 0: one has none, or the file is too long to look
 * at. *binary gets how many of them stand beside a byte that is no text. Of 256 line feeds in other data one has a
 * carriage return before it. */
static uint64_t changed_line_ends(tg_glance *g, uint64_t *binary) {
    enum { PIECE = 1 << 16, MOST = 1 << 26 };
    uint64_t count = 0;
    *binary = 0;
    if (g->size > MOST) return 0;
    for (uint64_t at = 0; at < g->size; at += PIECE - 3) {
        const uint64_t left = g->size - at;
        const size_t n = left < PIECE ? (size_t)left : PIECE;
        const uint8_t *piece = tg_glance_at(g, at, n);
        if (piece == NULL) return 0;
        /* Each line feed is looked at in the piece in which two bytes are before it, and one behind unless the file ends. */
        for (size_t i = 2; i < n; i++) {
            if (piece[i] != '\n' || (i + 1 == n && at + n < g->size)) continue;
            if (piece[i - 1] != '\r') return 0;
            count++;
            *binary += is_binary(piece[i - 2]) || (i + 1 < n && is_binary(piece[i + 1]));
        }
    }
    return count;
}

/* A file under a suffix of tensors. Text of Windows in an older encoding looks alike. */
static bool has_line_ends(const beginning *b) {
    enum { LEAST = 4 };
    uint64_t binary;
    return b->g->name != NULL && tg_format_by_suffix(b->g->name) != TG_FORMAT_NONE &&
           changed_line_ends(b->g, &binary) > 0 && binary >= LEAST;
}

/* Whether a file has as many bytes too many as line feeds with a carriage return. */
static bool is_longer_by_line_ends(const tg_error *error, tg_glance *g) {
    uint64_t binary;
    return error->code == TG_CODE_TRAILING && error->found.kind == TG_KIND_U64 &&
           error->allowed.kind == TG_KIND_U64 && error->found.u64 > error->allowed.u64 &&
           changed_line_ends(g, &binary) == error->found.u64 - error->allowed.u64;
}

/* Characters over U+007F in a file that is UTF-8 as a whole. */
typedef struct recoding {
    uint64_t latin; /* of two bytes, for one */
    uint64_t lost;  /* U+FFFD */
    uint64_t others;
} recoding;

static bool is_sequence(const uint8_t *character, unsigned more) {
    for (unsigned k = 1; k <= more; k++) {
        if ((character[k] & 0xc0) != 0x80) return false;
    }
    return more > 0;
}

/* Counts the characters of a piece, until one that is cut by its end. Returns how many bytes were read; 0: it is no UTF-8. */
static size_t count_characters(recoding *r, const uint8_t *piece, size_t n) {
    size_t i = 0;
    while (i < n) {
        const uint8_t *character = piece + i;
        const unsigned more = more_bytes(character[0]);
        i++;
        if (character[0] < 0x80) continue;
        if (more > n - i) return i - 1;
        if (!is_sequence(character, more)) return 0;
        if (is_latin(character)) {
            r->latin++;
        } else if (more == 2 && is_replacement(character)) {
            r->lost++;
        } else {
            r->others++;
        }
        i += more;
    }
    return i;
}

/* False: the file is no UTF-8, or too long to look at. */
static bool count_recoded(tg_glance *g, recoding *r) {
    enum { PIECE = 1 << 16, MOST = 1 << 26 };
    *r = (recoding){0, 0, 0};
    if (g->size > MOST) return false;
    for (uint64_t at = 0; at < g->size;) {
        const uint64_t left = g->size - at;
        const size_t n = left < PIECE ? (size_t)left : PIECE;
        const uint8_t *piece = tg_glance_at(g, at, n);
        const size_t done = piece != NULL ? count_characters(r, piece, n) : 0;
        if (done == 0) return false;
        at += done;
    }
    return true;
}

/* Whether all of a file was taken for text, where the beginning does not say so. Archives, whose checksums are not UTF-8 by chance,
 * and files that are too long, by a byte for each that became two, begin with ASCII; others have characters that were there before. */
static const char *name_of_recoding(const tg_error *error, tg_glance *g) {
    enum { LEAST = 16 };
    recoding r;
    const bool is_longer = error->code == TG_CODE_TRAILING && error->found.kind == TG_KIND_U64 &&
                           error->allowed.kind == TG_KIND_U64 &&
                           error->found.u64 > error->allowed.u64;
    const bool may_be = error->format == TG_FORMAT_NONE || error->format == TG_FORMAT_NPZ;
    if ((!is_longer && !may_be) || !count_recoded(g, &r)) return NULL;
    if (r.lost >= LEAST) return "replaced";
    if (r.lost > 0 || r.others > 0) return NULL;
    const bool is_exact = r.latin > 0 && r.latin == error->found.u64 - error->allowed.u64;
    return (is_longer ? is_exact : r.latin >= LEAST) ? "encoded" : NULL;
}

/* --------------------------------------------------------------------------------------- binary */

static uint32_t u32le(const uint8_t *p) {
    return p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

/* A message that is the first field, 1, of the file. */
static bool is_pieces(const beginning *b) {
    return b->n > 1 && b->data[0] == '\n' && b->data[1] < 0x80;
}

static bool is_tar(const beginning *b) { return b->n >= 512 && tg_is_tar_header(b->data); }

static bool is_hdf5(const beginning *b) { return tg_hdf5_scan(b->g) != TG_HDF5_NONE; }

/* A FlatBuffer: the position of its root table, then the identifier. */
static bool is_tflite(const beginning *b) {
    return has_at(b, 4, "TFL3", 4) && u32le(b->data) < b->size;
}

/* Reads a varint of up to 9 bytes; false at the end of what is seen. */
static bool varint(const beginning *b, size_t *at, uint64_t *value) {
    *value = 0;
    for (unsigned shift = 0; shift < 63 && *at < b->n; shift += 7) {
        uint8_t c = b->data[(*at)++];
        *value |= (uint64_t)(c & 0x7f) << shift;
        if (c < 0x80) return true;
    }
    return false;
}

/* A field of a message with the number 1 and a varint, up to `most`, and one with the number 2 and bytes, of which *at becomes
 * the place and *size the number: they may go on behind what is seen. */
static bool version_and_message(const beginning *b, uint64_t most, size_t *at, uint64_t *size) {
    enum { VERSION = 1 << 3, MESSAGE = 2 << 3 | 2 };
    uint64_t tag = 0;
    uint64_t value = 0;
    *at = 0;
    return varint(b, at, &tag) && tag == VERSION && varint(b, at, &value) && value > 0 &&
           value <= most && varint(b, at, &tag) && tag == MESSAGE && varint(b, at, size) &&
           *size > 0 && *size <= b->size - *at; /* at <= n <= size */
}

/*
 * coremltools, mlmodel/format/Model.proto: a version, a description, which begins with inputs, perhaps whether the model can be
 * updated (10), and the model, whose numbers are 200 to 3000.
 */
static bool is_coreml(const beginning *b) {
    enum { UPDATABLE = 10 << 3 };
    size_t at = 0;
    uint64_t size = 0;
    if (!version_and_message(b, 64, &at, &size)) return false;
    if (at == b->n || b->data[at] != 0x0a || b->size - at - size < 4) return false;
    const uint8_t *next = tg_glance_at(b->g, at + size, 4);
    if (next == NULL) return false;
    if (next[0] == UPDATABLE) next += 2;
    const unsigned number = (next[0] & 0x7fu) | (unsigned)next[1]
                                                    << 7; /* of two bytes, as these are */
    return next[0] >= 0x80 && next[1] < 0x80 && (number & 7) == 2 && number >> 3 >= 200;
}

/* coremltools, mlmodel/src/MILBlob: a count and version 2 in a header of 64 bytes, and a sentinel in front of the first blob. */
static bool is_coreml_weights(const beginning *b) {
    return has_at(b, 4, "\2\0\0\0", 4) && has_at(b, 64, "\xef\xbe\xad\xde", 4);
}

/* tensorflow, core/protobuf/saved_model.proto: the version 1, and one graph after the other, which begin with what they are. */
static bool is_saved_model(const beginning *b) {
    size_t at = 0;
    uint64_t size = 0;
    if (!version_and_message(b, 1, &at, &size) || at == b->n || b->data[at] != 0x0a) return false;
    if (size == b->size - at) return true;
    const uint8_t *next = tg_glance_at(b->g, at + size, 1);
    return next != NULL && next[0] == 0x12;
}

/* tensorflow, core/lib/io/format.h: the last bytes of a table, which the index of a checkpoint is; tsl, util/tensor_bundle: its
 * first key is empty, and its first value the header. */
static bool is_tensorflow_index(const beginning *b) {
    static const uint8_t magic[] = {0x57, 0xfb, 0x80, 0x8b, 0x24, 0x75, 0x47, 0xdb};
    if (b->size < 48 || !has_at(b, 0, "\0\0", 2)) return false;
    const uint8_t *end = tg_glance_at(b->g, b->size - sizeof magic, sizeof magic);
    return end != NULL && memcmp(end, magic, sizeof magic) == 0;
}

/* tsl, util/tensor_bundle/naming.cc: PREFIX.data-00000-of-00001 has elements and nothing else, so that its name tells. */
static bool is_tensorflow_data(const beginning *b) {
    static const char pattern[] = ".data-00000-of-00000";
    enum { SIZE = sizeof pattern - 1 };
    const char *name = b->g->name;
    const size_t n = name != NULL ? strlen(name) : 0;
    if (n <= SIZE) return false;
    name += n - SIZE;
    for (size_t i = 0; i < SIZE; i++) {
        const bool fits =
            pattern[i] == '0' ? name[i] >= '0' && name[i] <= '9' : name[i] == pattern[i];
        if (!fits) return false;
    }
    return true;
}

/* Paddle, paddle/phi/core/framework/dense_tensor_serialize.cc: version 0, no levels, version 0, the size of a description, which
 * has a type (1) and lengths (2). */
static bool is_paddle_values(const beginning *b) {
    static const uint8_t zeros[16] = {0};
    return b->n > 23 && memcmp(b->data, zeros, sizeof zeros) == 0 && u32le(b->data + 16) >= 2 &&
           u32le(b->data + 16) < 1024 && b->data[20] == 0x08 && b->data[22] == 0x10;
}

/* Paddle, paddle/fluid/framework/framework.proto: a program begins with the block 0, which is in none, -1. */
static bool is_paddle_program(const beginning *b) {
    static const char block[] = "\x08\0\x10\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01";
    size_t at = 0;
    uint64_t tag = 0;
    uint64_t size = 0;
    return varint(b, &at, &tag) && tag == 0x0a && varint(b, &at, &size) &&
           has_at(b, at, block, sizeof block - 1);
}

/* mxnet, src/ndarray/ndarray.cc: the magic of a list, 0x112, and of its first array, versions 1 to 3. */
static bool is_mxnet(const beginning *b) {
    if (!has_at(b, 0, "\x12\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0", 16) || b->n < 28) return false;
    const uint32_t magic = u32le(b->data + 24);
    return magic >= 0xf993fac8 && magic <= 0xf993faca;
}

/* llama.cpp until 2025, tools/imatrix: a number of entries, and of each the length of a name and the name, of a weight. */
static bool is_imatrix(const beginning *b) {
    static const char end[] = ".weight";
    enum { SIZE = sizeof end - 1 };
    if (b->n < 8) return false;
    const uint32_t entries = u32le(b->data);
    const uint32_t len = u32le(b->data + 4);
    return entries > 0 && entries < 1000000 && len > SIZE && len < 256 &&
           has_at(b, 8 + len - SIZE, end, SIZE);
}

/* msgpack-numpy, msgpack_numpy.py, encode: the first two keys of an array, texts or bytes. */
static bool is_msgpack_numpy(const beginning *b) {
    const uint8_t first = b->n > 0 ? b->data[0] : 0;
    if (!((first >= 0x80 && first <= 0x9f) || (first >= 0xdc && first <= 0xdf))) return false;
    for (size_t i = 1; i + 10 <= b->n; i++) {
        const uint8_t *p = b->data + i;
        if (p[0] != 'n' || p[1] != 'd' || (p[2] != 0xc2 && p[2] != 0xc3)) continue;
        if (memcmp(p + 3, "\xa4type", 5) == 0 || memcmp(p + 3, "\xc4\4type", 6) == 0) return true;
    }
    return false;
}

/* ---------------------------------------------------------------------------------------- ZIP */

/* The name in the first local header. */
static bool zip_name(const beginning *b, const char **name, size_t *n) {
    if (!has_at(b, 0, "PK\3\4", 4) || b->n < 30) return false;
    *n = b->data[26] | (size_t)b->data[27] << 8;
    *name = (const char *)b->data + 30;
    return *n > 0 && *n <= b->n - 30;
}

/* Members of .npz are named "x.npy". One byte of the name may be damaged, but not into the suffix of another file. */
static bool names_npy(const beginning *b) {
    for (size_t i = 30; i + 4 <= b->n; i++) {
        const uint8_t *p = b->data + i;
        if (memcmp(p, ".npz", 4) == 0) continue;
        if ((p[0] == '.') + (p[1] == 'n') + (p[2] == 'p') + (p[3] == 'y') >= 3) return true;
    }
    return false;
}

#if !(defined(KS_WITH_ZLIB) && KS_WITH_ZLIB)
/* One of the first members is an array, or there is none at all. */
static bool is_npz(const beginning *b) {
    const char *name = NULL;
    size_t n = 0;
    return zip_name(b, &name, &n) ? names_npy(b) : has_at(b, 0, "PK\5\6", 4);
}
#endif

static bool is_zip(const beginning *b) {
    const char *name = NULL;
    size_t n = 0;
    return zip_name(b, &name, &n) && !names_npy(b);
}

/* --------------------------------------------------------------------------------------- the table */

#define AT(offset, bytes) .at = (offset), .magic = (bytes), .len = sizeof(bytes) - 1
#define BEGINS(bytes) AT(0, bytes)
/*
 * What is said of other programs has to hold for a hostile file: readers that are not made for one need a sandbox, versions
 * are the first without a known way to run code or to write elsewhere, and what decompresses needs a limit.
 */
#define ASK "ask its author for .safetensors or .npz, or convert it in a sandbox"
#define ASK_FOR_SOURCE "ask its author for the model that it was made from, as .safetensors"
#define PYARROW "pyarrow 14.0.1 or later (CVE-2023-47248)"
#define LIMITED ", with a limit on what comes out"

typedef struct foreign {
    const char *name; /* for programs: never changes */
    const char *text; /* what it is, and what to do */
    tg_code code;     /* TG_CODE_NONE: TG_CODE_FOREIGN_FORMAT */
    size_t at;
    const char *magic;
    size_t len;
    bool (*is)(const beginning *b); /* NULL: the magic suffices. Both have to agree */
    tg_format like; /* files of this format begin alike; what it refuses may be foreign */
} foreign;

static const char ggml_text[] = "a GGML model of llama.cpp before GGUF: use what it was made from";
static const char netcdf_text[] = "a netCDF file: " ASK ", with xarray";

static const char line_ends_text[] =
    "a file whose line ends were changed, as a text mode does: each line feed (0a) has a carriage "
    "return (0d) before it: copy it as binary";

/* The first line that fits counts. */
static const foreign table[] = {
    {"empty", "", .code = TG_CODE_EMPTY_FILE, .is = is_empty},
    /* git-lfs, docs/spec.md: the first line of a pointer */
    {"lfs_pointer", "", .code = TG_CODE_LFS_POINTER,
     BEGINS("version https://git-lfs.github.com/spec/")},
    /* HTML Standard, 13.1.1: the doctype, in any case */
    {"html", "", .code = TG_CODE_HTML_PAGE, .is = is_html},

    /* RFC 9112, 2.1 */
    {"http",
     "the answer of an HTTP server, with its head in front of the file: save the body alone",
     BEGINS("HTTP/1.")},
    {"server_message", "the message of a server in place of the file: the download went wrong",
     .is = is_server_message},

    /* ---- tensors and models */
    /* llama.cpp until 2023, llama.h: LLAMA_FILE_MAGIC_GGJT, GGLA, GGMF, GGML, little-endian */
    {"ggml", ggml_text, BEGINS("tjgg")},
    {"ggml", ggml_text, BEGINS("fmgg")},
    {"ggml", ggml_text, BEGINS("lmgg")},
    {"ggml", "an adapter (LoRA) of llama.cpp before GGUF: use what it was made from",
     BEGINS("algg")},
    /* HDF5 File Format Specification 3.0, II.A */
    {"hdf5",
     "an HDF5 file (netCDF 4, MATLAB 7.3, weights of Keras): " ASK
     ", with h5py on HDF5 2.0 or later",
     .is = is_hdf5},
    /* tensorflow, lite/schema/schema.fbs: file_identifier */
    {"tflite", "a TensorFlow Lite model: " ASK, .is = is_tflite},
    /* executorch, schema/program.fbs and extension/flat_tensor/serialize/flat_tensor.fbs: file_identifier */
    {"executorch", "an ExecuTorch program (.pte): " ASK_FOR_SOURCE, AT(4, "ET12")},
    {"executorch", "data of an ExecuTorch program (.ptd): " ASK_FOR_SOURCE, AT(4, "FT01")},
    {"openvino", "an OpenVINO model (XML), whose elements are in a .bin beside it: " ASK,
     .is = is_openvino},
    {"coreml", "looks like a Core ML model: " ASK_FOR_SOURCE, .is = is_coreml},
    {"coreml_weights", "the weights of a Core ML model: " ASK_FOR_SOURCE, .is = is_coreml_weights,
     .like = TG_FORMAT_NNB},
    {"saved_model",
     "looks like a SavedModel of TensorFlow, whose operators may read and write files: " ASK,
     .is = is_saved_model},
    {"tensorflow_checkpoint", "the index of a TensorFlow checkpoint: " ASK,
     .is = is_tensorflow_index},
    {"tensorflow_checkpoint",
     "by its name the elements of a TensorFlow checkpoint, which only its index describes: " ASK,
     .is = is_tensorflow_data},
    {"paddle", "parameters of a PaddlePaddle model: " ASK, .is = is_paddle_values},
    {"paddle", "a PaddlePaddle program, whose parameters are beside it: " ASK,
     .is = is_paddle_program},
    {"mxnet", "parameters of Apache MXNet, whose loader nobody maintains: " ASK, .is = is_mxnet},
    {"imatrix",
     "an importance matrix of llama.cpp: ask its author for one of llama.cpp of 2025 or later, "
     "which is GGUF",
     .is = is_imatrix},
    /* netron, source/tensorrt.js and source/rknn.js: the formats are not documented */
    {"tensorrt", "a TensorRT engine, made for one GPU and one version: " ASK_FOR_SOURCE,
     BEGINS("ftrt")},
    {"tensorrt", "a TensorRT engine, made for one GPU and one version: " ASK_FOR_SOURCE,
     BEGINS("ptrt")},
    {"rknn", "a model for NPUs of Rockchip: " ASK_FOR_SOURCE, BEGINS("RKNN")},
    {"rknn", "an encrypted model for NPUs of Rockchip: " ASK_FOR_SOURCE, BEGINS("CYPTRKNN")},
    /* ncnn, src/net.cpp: the magic number 7767517 as text and in 32 bits */
    {"ncnn", "an NCNN model, whose elements are in a .bin beside it: " ASK_FOR_SOURCE,
     BEGINS("7767517\n")},
    {"ncnn", "an NCNN model, whose elements are in a .bin beside it: " ASK_FOR_SOURCE,
     BEGINS("7767517\r\n")},
    {"ncnn", "an NCNN model (binary), whose elements are in a .bin beside it: " ASK_FOR_SOURCE,
     BEGINS("\xdd\x85\x76\0")},
    {"msgpack_numpy",
     "arrays of msgpack-numpy, which unpickles some of them: ask its author for .npz or "
     ".safetensors",
     .is = is_msgpack_numpy},
    /* MAT-File Format: the text field of a Level 5 header */
    {"matlab", "a MATLAB file: " ASK ", with scipy.io.loadmat", BEGINS("MATLAB 5.0 MAT-file")},
    /* NetCDF Classic Format Specification: CDF and a version, 1, 2 or 5 */
    {"netcdf", netcdf_text, BEGINS("CDF\x01")},
    {"netcdf", netcdf_text, BEGINS("CDF\x02")},
    {"netcdf", netcdf_text, BEGINS("CDF\x05")},
    /* Apache Arrow, Columnar Format: the IPC file format */
    {"arrow", "an Apache Arrow file: " ASK ", with " PYARROW, BEGINS("ARROW1")},
    /* Apache Parquet, README: File Format */
    {"parquet", "an Apache Parquet file: " ASK ", with " PYARROW, BEGINS("PAR1")},

/* ---- archives and compressed files */
#if !(defined(KS_WITH_ZLIB) && KS_WITH_ZLIB)
    {"npz", "an .npz archive, which this build does not read: it has no zlib", .is = is_npz},
#endif
    /* APPNOTE.TXT 4.3.7 */
    {"zip",
     "a ZIP archive of other files than .npy: unpack it with `python3 -m zipfile -e` into an empty "
     "folder" LIMITED,
     .is = is_zip, .like = TG_FORMAT_NPZ},
    /* POSIX.1-2017, pax: ustar Interchange Format */
    {"tar",
     "a tar archive: unpack it with `tar xf` into an empty folder, which gets no other archive "
     "(CVE-2025-45582)" LIMITED ", and follow no link in it",
     .is = is_tar},
    /* RFC 1952, 2.3.1, with method 8 */
    {"gzip", "a gzip file: unpack it with `gzip -dc`" LIMITED, BEGINS("\x1f\x8b\x08")},
    /* The .xz File Format 1.1.0, 2.1.1.1 */
    {"xz",
     "an xz file: unpack it with `xz -dc -T1` (not with threads before 5.8.1: "
     "CVE-2025-31115)" LIMITED,
     BEGINS("\3757zXZ\0")},
    /* RFC 8878, 3.1.1 */
    {"zstd", "a Zstandard file: unpack it with `zstd -dc`" LIMITED, BEGINS("\x28\xb5\x2f\xfd")},
    /* bzip2, compress.c: the block size is a digit; the first block begins with the digits of pi */
    {"bzip2", "a bzip2 file: unpack it with `bzip2 -dc` of 1.0.8 or later (CVE-2019-12900)" LIMITED,
     AT(4, "1AY&SY")},
    /* lz4, doc/lz4_Frame_format.md */
    {"lz4", "an LZ4 file: unpack it with `lz4 -dc` of 1.9.4 or later (CVE-2021-3520)" LIMITED,
     BEGINS("\x04\x22\x4d\x18")},
    /* 7-Zip, DOC/7zFormat.txt */
    {"7z",
     "a 7z archive: unpack it with `7z x` of 25.01 or later (CVE-2025-11001, CVE-2025-55188) into "
     "an "
     "empty folder" LIMITED,
     BEGINS("7z\xbc\xaf\x27\x1c")},
    /* RAR 5.0 archive format, and version 1.5 of it: the 7th byte differs */
    {"rar",
     "a RAR archive: unpack it with `unrar x` of 7.13 or later (CVE-2023-40477, CVE-2025-8088) "
     "into an "
     "empty folder" LIMITED,
     BEGINS("Rar!\x1a\x07")},

    /* ---- what else is found beside tensors */
    /* PNG 3rd edition, 5.2 */
    {"png", "a PNG image: no tensors in it", BEGINS("\x89PNG\r\n\x1a\n")},
    /* ITU-T T.81, B.1.1.3: SOI, and the first byte of the next marker */
    {"jpeg", "a JPEG image: no tensors in it", BEGINS("\xff\xd8\xff")},
    /* ISO 32000-2, 7.5.2 */
    {"pdf", "a PDF document: no tensors in it", BEGINS("%PDF-")},
    /* SQLite, Database File Format, 1.3.1 */
    {"sqlite", "an SQLite database: no tensors in it", BEGINS("SQLite format 3\0")},
    /* sentencepiece, src/sentencepiece_model.proto: pieces (1), of which the first is a text (1): <unk>, <pad> or <s> */
    {"sentencepiece", "a SentencePiece tokenizer: no tensors in it", AT(2, "\n\5<unk>"),
     .is = is_pieces},
    {"sentencepiece", "a SentencePiece tokenizer: no tensors in it", AT(2, "\n\5<pad>"),
     .is = is_pieces},
    {"sentencepiece", "a SentencePiece tokenizer: no tensors in it", AT(2, "\n\3<s>"),
     .is = is_pieces},
    {"json", "looks like an index of shards: no tensors in it, they are in the files that it names",
     .is = is_shard_index},
    /* RFC 8259 */
    {"json", "looks like JSON: no tensors in it", .is = is_json},
    {"text", "plain text: no tensors in it", .is = is_text},

    /* ---- compressed without a magic number */
    {"zlib", "looks like data that zlib has compressed, as joblib does with pickles: " ASK,
     .is = is_zlib},
    {"lzma", "looks like data that LZMA has compressed, as joblib does with pickles: " ASK,
     .is = is_lzma},

    /* ---- damage */
    {"zeros", "zeros where a file begins: a download or a copy that did not end", .is = is_zeros},
    {"replaced",
     "a file that was decoded as UTF-8, so that bytes are lost (they are U+FFFD now): copy it as "
     "binary",
     .is = is_replaced},
    {"encoded",
     "a file that was encoded as UTF-8, so that each byte from 80 on became two: copy it as binary",
     .is = is_encoded},
    {"line_ends", line_ends_text, .code = TG_CODE_BAD_VALUE, .is = has_line_ends},
};

static bool fits(const foreign *f, const beginning *b) {
    if (f->magic != NULL && !has_at(b, f->at, f->magic, f->len)) return false;
    return f->is == NULL || f->is(b);
}

/* The line of the table for a file that `format`, or none, recognised; NULL: none. */
static const foreign *find(const beginning *b, tg_format format) {
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
        if ((format == TG_FORMAT_NONE || table[i].like == format) && fits(&table[i], b))
            return &table[i];
    }
    return NULL;
}

static const foreign *find_named(const char *name) {
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
        if (strcmp(table[i].name, name) == 0) return &table[i];
    }
    return NULL;
}

/* --------------------------------------------------------------------------------------- errors */

/* Whether the error is a verdict on the bytes of a file, which a limit or a lack of memory is not. */
static bool is_verdict(tg_code code) {
    switch (code) {
    case TG_CODE_NONE:
    case TG_CODE_LIMIT:
    case TG_CODE_NO_MEMORY:
    case TG_CODE_IO:
    case TG_CODE_AMBIGUOUS:
    case TG_CODE_STOPPED:
    case TG_CODE_USAGE:
    case TG_CODE_INTERNAL: return false;
    default: return true;
    }
}

/* The one format that recognised the file, and its reason. */
static tg_refusal refusal_of(const tg_error *error) {
    tg_refusal r;
    memset(&r, 0, sizeof r);
    r.format = error->format;
    r.code = error->code;
    r.offset = error->offset;
    r.has_place = error->has_place;
    r.expected = error->expected;
    r.allowed = error->allowed;
    r.found = error->found;
    r.limit = error->limit;
    r.path_len = error->path_len < TG_TRIED_PATH_MAX ? error->path_len : TG_TRIED_PATH_MAX;
    memcpy(r.path, error->path, sizeof r.path);
    return r;
}

/* The file is of that kind, about which error.detail has a sentence or is empty. */
static void name_it(tg_file *file, const char *name, tg_error error, const beginning *b) {
    error.foreign = name;
    error.found.kind = b->n > 0 ? TG_KIND_BYTES : TG_KIND_NONE;
    error.found.u64 = file->size;
    memcpy(error.found.bytes, b->data, b->n < TG_VALUE_BYTES ? b->n : TG_VALUE_BYTES);
    if (file->error.format != TG_FORMAT_NONE) {
        error.num_tried = 1;
        error.tried[0] = refusal_of(&file->error);
    } else {
        error.is_likely = file->error.is_likely;
        error.num_tried = file->error.num_tried;
        memcpy(error.tried, file->error.tried, sizeof error.tried);
    }
    file->error = error;
}

static tg_error error_of(const tg_file *file, tg_code code) {
    return tg_error_make(code, TG_FORMAT_NONE, file->size, "");
}

/* What runs code when it is loaded comes first: it may be text, or an archive, too. */
static void look_at(tg_file *file, const beginning *b, tg_format format) {
    tg_error code = error_of(file, TG_CODE_CODE_EXECUTION);
    tg_text text = {code.detail, sizeof code.detail, 0};
    const char *name = NULL;
    if (format == TG_FORMAT_NONE || format == TG_FORMAT_NPZ)
        name = tg_find_code(b->g, b->data, b->n, is_text(b), format == TG_FORMAT_NPZ,
                            format == TG_FORMAT_NPZ && names_npy(b), &text);
    if (format == TG_FORMAT_PYTORCH && file->error.code != TG_CODE_CODE_EXECUTION)
        name = tg_find_call(b->g, b->data, b->n, &text);
    if (b->g->failed) return;
    if (name != NULL) {
        tg_put_end(&text);
        name_it(file, name, code, b);
        return;
    }
    static const foreign longer = {"line_ends", line_ends_text, .code = TG_CODE_TRAILING};
    const foreign *f = find(b, format);
    const bool is_archive = format == TG_FORMAT_NPZ || format == TG_FORMAT_PYTORCH;
    if (f == NULL && is_longer_by_line_ends(&file->error, b->g)) f = &longer;
    if (f == NULL && is_archive && has_line_ends(b)) f = find_named("line_ends");
    const char *recoded = f == NULL ? name_of_recoding(&file->error, b->g) : NULL;
    if (recoded != NULL) f = find_named(recoded);
    if (f == NULL || b->g->failed) return;
    tg_error other = error_of(file, f->code != TG_CODE_NONE ? f->code : TG_CODE_FOREIGN_FORMAT);
    tg_text detail = {other.detail, sizeof other.detail, 0};
    tg_put(&detail, f->text);
    tg_put_end(&detail);
    name_it(file, f->name, other, b);
}

void tg_name_foreign_file(tg_file *file) {
    const tg_format format = file->error.format;
    if (!is_verdict(file->error.code)) return;
    if (format == TG_FORMAT_NONE && file->error.code != TG_CODE_UNKNOWN_FORMAT) return;
    const ks_input input = tg_input_folded(file->input);
    const uint8_t *data = input.base; /* its beginning has addresses in a row */
    size_t seen = file->size < FOREIGN_SEEN ? (size_t)file->size : FOREIGN_SEEN;
    ks_ctx ks;
    ks_ctx_init(&ks, input, ks_limits_for(file->size), &file->allocator);
    tg_glance g = {&ks, file->size, file->options.name, false};
    g.failed = !ks_fetch(&ks, data, seen);
    const beginning b = {data, seen, file->size, &g};
    if (!g.failed) look_at(file, &b, format);
    if (g.failed) file->error = tg_error_of(&ks.error, TG_FORMAT_NONE, file->size);
    ks_ctx_free(&ks);
}
