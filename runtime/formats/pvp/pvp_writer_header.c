/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pvp_writer_header.c - the words in the header of a PVP file, and its size.
 *
 * Words that describe the tensors (sizes, types, numbers of frames, arbors and patches) are derived
 * from them and ignore the metadata. The other words come from the metadata, if those are of a file
 * of the same type: a header of sparse activity does not apply to dense activity that was made from
 * it. Words that are not given have the values that current tools write.
 *
 *   filetype    dense activity: 4; 1 where the metadata say so and there is one frame of float32.
 *               indices: 2. sparse: 6. weights: 5 (shared); 3 where the metadata say so
 *   nbands      frames. Of weights arbors, and numrecords as well; where the metadata have two numbers
 *               and one is right, both are kept if the size of the file leaves no doubt which one, so
 *               that old files come back as they were
 *   nx, nxprocs layers of several processes stay in the blocks that the metadata speak of, if those
 *               cover the layer. Of weights they are free
 *   time        of the first frame; in types 2, 4 and 6, where no reader uses it, the metadata go first
 *   wMin, wMax  required for bytes. Meaningless for floats: 1 and 1 as in the Python tools, since
 *               extrema would cost another pass over the payload
 */
#include <string.h>

#include "pvp_writer.h"

/* The words in order, then members that are not words or exist only in the longer header. */
static const char *const header_names[] = {
    "headersize", "numparams", "filetype", "nx",         "ny",      "nf",         "numrecords",
    "recordsize", "datasize",  "datatype", "nxprocs",    "nyprocs", "nxExtended", "nyExtended",
    "kx0",        "ky0",       "nbatch",   "nbands",     "time",    "nxp",        "nyp",
    "nfp",        "wMin",      "wMax",     "numPatches",
};
#define NUM_NAMES (sizeof header_names / sizeof header_names[0])

static bool refuse(tg_build *build, const tg_item *item, const char *text) {
    return tg_refuse(build, TG_CODE_BAD_VALUE, item, text, NULL, 0, 0);
}

/* ----------------------------------------------------------------------------------- metadata */

static bool test_members(tg_build *build, bool weights) {
    for (const tg_meta *m = build->meta != NULL ? build->meta->first : NULL; m != NULL;
         m = m->next) {
        bool range = strcmp(m->key, "wMin") == 0 || strcmp(m->key, "wMax") == 0;
        if ((strcmp(m->key, "header") != 0 && !(range && weights)) ||
            tg_meta_get(build->meta, m->key) != m) {
            return tg_refuse(
                build, TG_CODE_BAD_VALUE, NULL,
                "metadata member '$': this type of file has no place for it, or has it "
                "already; leave it out",
                m->key, 0, 0);
        }
    }
    return true;
}

static bool test_header(tg_build *build, const tg_meta *header) {
    if (header == NULL) return true;
    if (header->kind != TG_META_OBJECT)
        return refuse(build, NULL, "metadata member 'header': an object of words");
    for (const tg_meta *m = header->first; m != NULL; m = m->next) {
        size_t i = 0;
        int64_t word;
        double number;
        while (i < NUM_NAMES && strcmp(m->key, header_names[i]) != 0) i++;
        bool good = i < NUM_WORDS ? tg_meta_integer(m, INT32_MIN, INT32_MAX, &word)
                                  : i < NUM_NAMES && tg_meta_f64(m, &number);
        if (!good || tg_meta_get(header, m->key) != m) {
            return tg_refuse(
                build, TG_CODE_BAD_VALUE, NULL,
                "metadata member header.$: not a word of the header, no number that it "
                "holds, or there twice",
                m->key, 0, 0);
        }
    }
    return true;
}

/* A word of a checked header; `absent` if it is not given. */
static int32_t told(const tg_meta *header, unsigned word, int32_t absent) {
    int64_t value;
    return tg_meta_integer(tg_meta_get(header, header_names[word]), INT32_MIN, INT32_MAX, &value)
               ? (int32_t)value
               : absent;
}

static bool find_range(tg_build *build, const pvp_plan *p, const char *name,
                       const tg_meta **first) {
    const tg_meta *list = tg_meta_get(build->meta, name);
    bool bytes = p->content->decl.dtype == TG_DTYPE_UINT8;
    if (list == NULL && !bytes) return true;
    bool good = list != NULL && list->kind == TG_META_ARRAY && list->count == p->frames;
    float value;
    for (const tg_meta *m = good ? list->first : NULL; m != NULL; m = m->next)
        good = good && tg_meta_f32(m, &value);
    if (!good) {
        return tg_refuse(build, TG_CODE_BAD_VALUE, p->content,
                         "member '$' of the metadata has to be a list of float32, one for each of "
                         "the % frames; weights that are float32 do without",
                         name, p->frames, 0);
    }
    *first = list->first;
    return true;
}

/* --------------------------------------------------------------------------------- the header */

static int32_t find_type(const pvp_plan *p, const tg_meta *header) {
    const tg_decl *d = &p->content->decl;
    int32_t type = told(header, FILETYPE, 0);
    if (p->weights) return type == NONSHARED ? NONSHARED : SHARED;
    if (d->storage != TG_STORAGE_DENSE)
        return d->storage == TG_STORAGE_INDICES ? SPARSE_BINARY : SPARSE_VALUES;
    return type == LEGACY && p->frames == 1 && d->dtype == TG_DTYPE_FLOAT32 ? LEGACY : DENSE;
}

static void set_datatype(pvp_plan *p, const tg_meta *header) {
    int32_t *w = p->words;
    int32_t type = FLOAT32;
    int32_t size = 4;
    if (w[FILETYPE] == SPARSE_BINARY) {
        type = INT32;
    } else if (w[FILETYPE] == SPARSE_VALUES) { /* two are in use; all tools take the older one */
        type = told(header, DATATYPE, PAIR) == FLOAT32 ? FLOAT32 : PAIR;
        size = 8;
    } else if (p->content->decl.dtype == TG_DTYPE_UINT32) {
        type = TAUS;
        size = 16;
    } else if (p->content->decl.dtype == TG_DTYPE_UINT8) {
        type = UINT8;
        size = 1;
    } else if (p->content->decl.dtype == TG_DTYPE_INT32) {
        type = INT32;
    }
    w[DATATYPE] = type;
    w[DATASIZE] = size;
}

/* Blocks of processes cover the axis exactly: `local` cells each. */
static bool blocks_cover(uint64_t length, int64_t local, int64_t processes) {
    return local > 0 && processes > 0 && (uint64_t)(local * processes) == length;
}

static void set_layer(pvp_plan *p, const tg_meta *header) {
    const uint64_t *shape = p->content->decl.shape;
    int32_t *w = p->words;
    bool dense = p->content->decl.storage == TG_STORAGE_DENSE;
    int32_t nx = told(header, NX, 0);
    int32_t ny = told(header, NY, 0);
    int32_t nxprocs = told(header, NXPROCS, 1);
    int32_t nyprocs = told(header, NYPROCS, 1);
    w[NX] = (int32_t)shape[X]; /* pvp_writer.c has bounded all of them */
    w[NY] = (int32_t)shape[Y];
    w[NF] = (int32_t)shape[F];
    w[NX_EXTENDED] = w[NX];
    w[NY_EXTENDED] = w[NY];
    w[NXPROCS] = 1;
    w[NYPROCS] = 1;
    if (blocks_cover(shape[X], nx, nxprocs) && blocks_cover(shape[Y], ny, nyprocs)) {
        bool single = nxprocs == 1 && nyprocs == 1;
        if (dense && !single) {
            w[NX] = nx;
            w[NY] = ny;
            w[NXPROCS] = nxprocs;
            w[NYPROCS] = nyprocs;
        } else if (single) { /* no reader looks at these then */
            w[NX_EXTENDED] = told(header, NX_EXTENDED, nx);
            w[NY_EXTENDED] = told(header, NY_EXTENDED, ny);
        }
    }
    p->cells = shape[Y] * shape[X] * shape[F];
    w[NBANDS] = (int32_t)p->frames;
    w[NUMRECORDS] = told(header, NUMRECORDS, 1);
    bool fits = w[FILETYPE] == DENSE && p->cells <= INT32_MAX;
    w[RECORDSIZE] = told(header, RECORDSIZE, fits ? (int32_t)p->cells : 0);
}

static void set_presynaptic(pvp_plan *p, const tg_meta *header) {
    const uint64_t *shape = p->content->decl.shape;
    int32_t *w = p->words;
    w[NX] = told(header, NX, 1);
    w[NY] = told(header, NY, 1);
    w[NF] = told(header, NF, (int32_t)shape[PATCHES]);
    w[NX_EXTENDED] = told(header, NX_EXTENDED, w[NX]);
    w[NY_EXTENDED] = told(header, NY_EXTENDED, w[NY]);
    w[NXPROCS] = told(header, NXPROCS, 1);
    w[NYPROCS] = told(header, NYPROCS, 1);
    w[NBANDS] = (int32_t)shape[ARBORS];
    w[NUMRECORDS] = w[NBANDS];
    w[RECORDSIZE] = told(header, RECORDSIZE, 0);
}

/* Checks the given words by the rules of the reader. */
static bool test_words(tg_build *build, const pvp_plan *p) {
    const int32_t *w = p->words;
    bool good = w[NX] > 0 && w[NY] > 0 && w[NF] > 0 && w[NXPROCS] > 0 && w[NYPROCS] > 0;
    if (good) {
        int64_t x = (int64_t)w[NX] * w[NXPROCS];
        int64_t y = (int64_t)w[NY] * w[NYPROCS];
        good =
            x <= INT32_MAX && y <= INT32_MAX && (uint64_t)(x * y) <= MOST_CELLS / (uint32_t)w[NF];
    }
    if (!good || w[NUMRECORDS] < 0) {
        return refuse(
            build, p->content,
            "the metadata have a header with sizes that no layer has (nx, ny, nf, nxprocs, "
            "nyprocs, numrecords)");
    }
    return w[FILETYPE] != NONSHARED || (w[NXPROCS] == 1 && w[NYPROCS] == 1) ||
           refuse(build, p->content,
                  "the metadata have a header of type 3 with several processes (nxprocs, nyprocs), "
                  "which no reader puts together");
}

bool tg_pvp_peek(tg_build *build, const tg_item *item, tg_part part, uint64_t from, void *dst,
                 size_t n) {
    const tg_values *values = &item->decl.values;
    return values->read(values->self, part, from, dst, n, &build->error);
}

static double f64_of(const uint8_t *bytes) {
    uint64_t bits = ks_u8le(bytes);
    double value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

/* `header`: the header in the metadata, if it is of a file of this type. */
static bool set_header(tg_build *build, pvp_plan *p, const tg_meta *header) {
    int32_t *w = p->words;
    w[HEADERSIZE] = p->weights ? 104 : 80;
    w[NUMPARAMS] = w[HEADERSIZE] / 4;
    set_datatype(p, header);
    if (p->weights) {
        set_presynaptic(p, header);
    } else {
        set_layer(p, header);
    }
    w[KX0] = told(header, KX0, 0);
    w[KY0] = told(header, KY0, 0);
    w[NBATCH] = told(header, NBATCH, 1);
    if (!test_words(build, p)) return false;
    if (p->weights || tg_meta_f64(tg_meta_get(header, "time"), &p->header_time)) return true;
    uint8_t first[8] = {0};
    if (p->time != NULL && p->frames > 0 &&
        !tg_pvp_peek(build, p->time, TG_PART_VALUES, 0, first, 8))
        return false;
    p->header_time = f64_of(first);
    return true;
}

/* --------------------------------------------------------------------------------------- sizes */

/* sum + a * b, if that is a size of a file. */
static bool add_product(uint64_t *sum, uint64_t a, uint64_t b) {
    if (b > 0 && a > (INT64_MAX - *sum) / b) return false;
    *sum += a * b;
    return true;
}

uint64_t tg_pvp_patches(const pvp_plan *p) {
    return p->content->decl.shape[ARBORS] * p->content->decl.shape[PATCHES];
}

static bool set_size(tg_build *build, const pvp_plan *p) {
    const tg_item *item = p->content;
    uint64_t values = item->parts[TG_PART_VALUES].nbytes;
    uint64_t size = 80;
    bool good;
    if (p->weights) {
        size = 0;
        good = add_product(&size, values, 1) && add_product(&size, p->frames, 104) &&
               tg_pvp_patches(p) <= INT64_MAX / 8 &&
               add_product(&size, p->frames, 8 * tg_pvp_patches(p));
    } else if (item->decl.storage == TG_STORAGE_DENSE) {
        bool legacy = p->words[FILETYPE] == LEGACY;
        good = add_product(&size, values, 1) && add_product(&size, p->frames, legacy ? 0 : 8);
    } else {
        uint64_t entry = (uint64_t)p->words[DATASIZE];
        good = add_product(&size, p->frames, 12) && add_product(&size, item->decl.stored, entry);
    }
    build->size = size;
    return good || tg_refuse(build, TG_CODE_OVERFLOW, item, "more than 2^63-1 bytes", NULL, 0, 0);
}

/* Whether a reader that only knows the file size could take n as the number of arbors, with patch
 * headers of that many bytes (4: files of 2009 to 2012). */
static bool may_be_arbors(const tg_build *build, const pvp_plan *p, int32_t n,
                          uint64_t patch_header) {
    uint64_t patches = p->content->decl.shape[PATCHES];
    uint64_t values = p->content->parts[TG_PART_VALUES].nbytes / (p->frames * tg_pvp_patches(p));
    uint64_t arbor = patches * (patch_header + values);
    return n > 0 && (uint64_t)n <= build->size / arbor &&
           build->size % (104 + (uint64_t)n * arbor) == 0;
}

/* In old files nbands and numrecords differ, and one of them is right. They are kept if a reader
 * can determine which one. */
static void keep_counts(const tg_build *build, pvp_plan *p, const tg_meta *header) {
    int32_t arbors = p->words[NBANDS];
    int32_t nbands = told(header, NBANDS, arbors);
    int32_t numrecords = told(header, NUMRECORDS, arbors);
    int32_t wrong = nbands == arbors ? numrecords : nbands;
    bool doubt = may_be_arbors(build, p, wrong, 8) || may_be_arbors(build, p, wrong, 4) ||
                 may_be_arbors(build, p, arbors, 4);
    if (doubt || wrong < 0 || (nbands != arbors && numrecords != arbors)) return;
    p->words[NBANDS] = nbands;
    p->words[NUMRECORDS] = numrecords;
}

bool tg_pvp_lay_out(tg_build *build, pvp_plan *p) {
    const tg_meta *header = tg_meta_get(build->meta, "header");
    if (!test_members(build, p->weights) || !test_header(build, header)) return false;
    p->words[FILETYPE] = find_type(p, header);
    if (told(header, FILETYPE, 0) != p->words[FILETYPE]) header = NULL;
    if (!set_header(build, p, header) || !set_size(build, p)) return false;
    if (!p->weights) return true;
    keep_counts(build, p, header);
    return find_range(build, p, "wMin", &p->low) && find_range(build, p, "wMax", &p->high);
}
