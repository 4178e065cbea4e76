/* SPDX-License-Identifier: Apache-2.0 */
/*
 * convert_shards.c - see convert_shards.h.
 */
#include "convert_shards.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "cli_json.h"
#include "name_choice.h"

/* Numbers in names have five digits. */
#define MOST_SHARDS 99999u
#define SUFFIX ".safetensors"

/* A tensor that was written. */
typedef struct entry {
    char *name; /* `len` bytes, any of which may be NUL */
    size_t len;
    uint32_t shard;
} entry;

typedef struct sharding {
    const job *j;
    tg_file *file;
    const tg_convert_options *options;
    char **names;      /* shown names of the tensors that are converted */
    uint64_t *numbers; /* in the file */
    uint64_t *sizes;   /* bytes of their elements */
    size_t num;
    uint32_t *shard_of; /* each of them */
    uint32_t num_shards;
    tg_output **outputs; /* complete, without a name: the shards, then the index */
    entry *entries;
    size_t num_entries;
    size_t room;
    uint64_t total_size;
} sharding;

static int out_of_memory(const sharding *s) {
    const tg_error error = no_memory();
    return convert_say(s->j->a, s->j->in, &error);
}

/* --------------------------------------------------------------------------------- choosing tensors */

/* What the options say of each tensor of the file. */
typedef struct wish {
    bool is_chosen;
    tg_dtype dtype;
} wish;

/* What a name says of all tensors that it stands for. */
typedef struct naming {
    wish *wishes;
    bool chooses; /* else it is about the dtype */
    tg_dtype dtype;
} naming;

static void take_wish(void *self, uint64_t index) {
    const naming *n = self;
    if (n->chooses)
        n->wishes[index].is_chosen = true;
    else
        n->wishes[index].dtype = n->dtype;
}

/* NULL after an error that was told. */
static wish *wishes_of(const sharding *s) {
    const tg_convert_options *o = s->options;
    const uint64_t n = tg_num_tensors(s->file);
    wish *wishes = calloc((size_t)n + 1, sizeof *wishes);
    bool good = wishes != NULL;
    for (uint64_t i = 0; good && i < n; i++) wishes[i] = (wish){o->num_only == 0, o->dtype};
    for (size_t i = 0; good && i < o->num_only; i++) {
        naming only = {wishes, true, TG_DTYPE_NONE};
        good = name_choice_each(s->file, o->only[i], take_wish, &only);
    }
    /* From the last choice to the first, which decides. */
    for (size_t i = o->num_dtypes; good && i > 0; i--) {
        naming asked = {wishes, false, o->dtypes[i - 1].dtype};
        good = name_choice_each(s->file, o->dtypes[i - 1].name, take_wish, &asked);
    }
    if (good) return wishes;
    if (wishes == NULL) {
        (void)out_of_memory(s);
    } else {
        (void)convert_say(s->j->a, s->j->in, tg_last_error(s->file));
    }
    free(wishes);
    return NULL;
}

/* Bytes of the elements that are written of tensor `index`; those that cannot be written count as nothing. */
static uint64_t size_of(const sharding *s, uint64_t index, tg_dtype asked) {
    const tg_array_options options = {.raw = s->options->raw};
    tg_array *array = tg_array_open(s->file, index, &options);
    if (array == NULL) return 0;
    const tg_array_info info = tg_array_about(array);
    const unsigned bits = tg_dtype_bits(asked);
    const bool changes = asked != TG_DTYPE_NONE && bits > 0 &&
                         (info.dtype == TG_DTYPE_FLOAT16 || info.dtype == TG_DTYPE_BFLOAT16 ||
                          info.dtype == TG_DTYPE_FLOAT32 || info.dtype == TG_DTYPE_FLOAT64);
    const uint64_t size = changes ? budget_product(info.count, (bits + 7) / 8) : info.nbytes;
    tg_array_close(array);
    return size;
}

static int choose_by(sharding *s, const wish *wishes) {
    const uint64_t n = tg_num_tensors(s->file);
    const size_t room = (size_t)n + 1;
    s->names = calloc(room, sizeof *s->names);
    s->numbers = calloc(room, sizeof *s->numbers);
    s->sizes = calloc(room, sizeof *s->sizes);
    s->shard_of = calloc(room, sizeof *s->shard_of);
    if (s->names == NULL || s->numbers == NULL || s->sizes == NULL || s->shard_of == NULL)
        return out_of_memory(s);
    for (uint64_t i = 0; i < n; i++) {
        tg_tensor t;
        if (!tg_tensor_at(s->file, i, &t))
            return convert_say(s->j->a, s->j->in, tg_last_error(s->file));
        if (!wishes[i].is_chosen) continue;
        s->names[s->num] = strdup(t.name);
        if (s->names[s->num] == NULL) return out_of_memory(s);
        s->numbers[s->num] = i;
        s->sizes[s->num++] = size_of(s, i, wishes[i].dtype);
    }
    return EXIT_GOOD;
}

static int choose(sharding *s) {
    if (tg_num_tensors(s->file) >= SIZE_MAX / sizeof *s->sizes) return out_of_memory(s);
    wish *wishes = wishes_of(s);
    const int code = wishes != NULL ? choose_by(s, wishes) : EXIT_TROUBLE;
    free(wishes);
    return code;
}

/* Tensors in a row, until one more would be too much. */
static int divide(sharding *s) {
    const uint64_t most = s->j->a->shard_size;
    uint64_t size = 0;
    for (size_t i = 0; i < s->num; i++) {
        const bool is_first = i == 0 || size > most || s->sizes[i] > most - size;
        if (is_first) s->num_shards++;
        size = is_first ? s->sizes[i] : size + s->sizes[i];
        s->shard_of[i] = s->num_shards - 1;
        if (s->num_shards > MOST_SHARDS) {
            complain(s->j->a->err, s->j->out, "--shard-size: more than 99999 shards");
            return EXIT_REFUSED;
        }
    }
    s->outputs = calloc((size_t)s->num_shards + 1, sizeof *s->outputs);
    return s->outputs != NULL ? EXIT_GOOD : out_of_memory(s);
}

/* -------------------------------------------------------------------------------------------- paths */

/* The path of a shard, or with num_shards of the index; free() it. NULL: no memory. */
static char *path_of(const sharding *s, uint32_t shard) {
    const char *out = s->j->out;
    const size_t stem = strlen(out) - (sizeof SUFFIX - 1); /* the caller has tested the suffix */
    const size_t size = stem + sizeof "-00001-of-00001" SUFFIX ".index.json";
    char *path = malloc(size);
    if (path == NULL) return NULL;
    if (shard == s->num_shards) {
        snprintf(path, size, "%.*s" SUFFIX ".index.json", (int)stem, out);
    } else {
        snprintf(path, size, "%.*s-%05" PRIu32 "-of-%05" PRIu32 SUFFIX, (int)stem, out, shard + 1,
                 s->num_shards);
    }
    return path;
}

/* -------------------------------------------------------------------------------------------- shards */

static bool write_conversion(void *self, const tg_target *target, tg_error *error) {
    return tg_conversion_write(self, target, error);
}

/* Whether a name is that of a tensor which is not among the `num` tensors from the one `from` on. `numbers` are sorted. */
static bool is_elsewhere(const sharding *s, size_t from, size_t num, const char *name) {
    uint64_t index;
    if (!name_choice_exact(s->file, name, &index) || index == TG_NO_INDEX) return false;
    return num == 0 || index < s->numbers[from] || index > s->numbers[from + num - 1];
}

/* The options without those about one tensor that is in another shard: there may be as many as tensors. */
static void take_options(const sharding *s, size_t from, size_t num, tg_convert_options *options,
                         tg_rename *renames, tg_dtype_choice *dtypes) {
    options->only = (const char *const *)s->names + from;
    options->num_only = num;
    options->num_renames = options->num_dtypes = 0;
    for (size_t i = 0; i < s->options->num_renames; i++) {
        if (!is_elsewhere(s, from, num, s->options->renames[i].from))
            renames[options->num_renames++] = s->options->renames[i];
    }
    for (size_t i = 0; i < s->options->num_dtypes; i++) {
        if (!is_elsewhere(s, from, num, s->options->dtypes[i].name))
            dtypes[options->num_dtypes++] = s->options->dtypes[i];
    }
    options->renames = renames;
    options->dtypes = dtypes;
}

static bool add_entry(sharding *s, uint32_t shard, const tg_tensor *t) {
    if (s->num_entries == s->room) {
        const size_t room = s->room > 0 ? 2 * s->room : 64; /* as many as there are tensors */
        entry *more = realloc(s->entries, room * sizeof *more);
        if (more == NULL) return false;
        s->entries = more;
        s->room = room;
    }
    entry *e = &s->entries[s->num_entries];
    *e = (entry){malloc(t->raw_name_len + 1), t->raw_name_len, shard};
    if (e->name == NULL) return false;
    memcpy(e->name, t->raw_name, t->raw_name_len);
    s->num_entries++;
    s->total_size = budget_sum(s->total_size, t->nbytes);
    return true;
}

static int64_t read_output(void *self, uint64_t offset, void *dst, size_t n) {
    const int code = tg_output_read(self, offset, dst, n);
    return code == 0 ? (int64_t)n : -code;
}

/* The names of the tensors as they were written, read from the shard. */
static int list_entries(sharding *s, uint32_t shard, uint64_t size, const char *path) {
    const tg_source source = {.read_at = read_output, .self = s->outputs[shard], .size = size};
    const tg_options options = {.format = TG_FORMAT_SAFETENSORS};
    tg_error error;
    tg_file *file = tg_open_source(&source, &options, &error);
    if (file == NULL) return convert_say(s->j->a, path, &error);
    int code = EXIT_GOOD;
    for (uint64_t i = 0; i < tg_num_tensors(file) && code == EXIT_GOOD; i++) {
        tg_tensor t;
        if (!tg_tensor_at(file, i, &t)) code = convert_say(s->j->a, path, tg_last_error(file));
        if (code == EXIT_GOOD && !add_entry(s, shard, &t)) code = out_of_memory(s);
    }
    tg_close(file);
    return code;
}

static int write_shard(sharding *s, uint32_t shard, size_t from, size_t num, const char *path) {
    tg_convert_options options = *s->options;
    tg_rename *renames = calloc(options.num_renames + 1, sizeof *renames);
    tg_dtype_choice *dtypes = calloc(options.num_dtypes + 1, sizeof *dtypes);
    tg_error error;
    if (renames == NULL || dtypes == NULL) {
        free(renames);
        free(dtypes);
        return out_of_memory(s);
    }
    take_options(s, from, num, &options, renames, dtypes);
    options.note = NULL; /* the caller has told them of the whole */
    tg_conversion *conversion = tg_convert(s->file, TG_FORMAT_SAFETENSORS, &options, &error);
    int code = conversion != NULL ? EXIT_GOOD : convert_say(s->j->a, s->j->in, &error);
    if (conversion != NULL) {
        const uint64_t size = tg_conversion_size(conversion);
        const convert_content content = {
            .write = write_conversion, .self = conversion, .size = size};
        code = convert_write(s->j, path, s->file, &content, &s->outputs[shard]);
        if (code == EXIT_GOOD) code = list_entries(s, shard, size, path);
    }
    tg_conversion_free(conversion);
    free(renames);
    free(dtypes);
    return code;
}

static int write_shards(sharding *s) {
    size_t from = 0;
    for (uint32_t shard = 0; shard < s->num_shards; shard++) {
        size_t end = from;
        while (end < s->num && s->shard_of[end] == shard) end++;
        char *path = path_of(s, shard);
        const int code =
            path != NULL ? write_shard(s, shard, from, end - from, path) : out_of_memory(s);
        free(path);
        if (code != EXIT_GOOD) return code;
        from = end;
    }
    return EXIT_GOOD;
}

/* --------------------------------------------------------------------------------------------- index */

static int compare_entries(const void *a, const void *b) {
    const entry *x = a;
    const entry *y = b;
    const size_t n = x->len < y->len ? x->len : y->len;
    const int order = n > 0 ? memcmp(x->name, y->name, n) : 0;
    return order != 0 ? order : (x->len > y->len) - (x->len < y->len);
}

/* The document of json.dumps(index, indent=2, sort_keys=True), but for white space. */
static bool put_index(const sharding *s, FILE *out) {
    jw j;
    bool good = true;
    jw_start(&j, out);
    jw_begin_object(&j);
    jw_line(&j);
    jw_key(&j, "metadata");
    jw_begin_object(&j);
    jw_key(&j, "total_size");
    jw_u64(&j, s->total_size);
    jw_end_object(&j);
    jw_line(&j);
    jw_key(&j, "weight_map");
    jw_begin_object(&j);
    for (size_t i = 0; i < s->num_entries && good; i++) {
        char *path = path_of(s, s->entries[i].shard);
        const char *slash = path != NULL ? strrchr(path, '/') : NULL;
        good = path != NULL;
        jw_line(&j);
        jw_key_n(&j, s->entries[i].name, s->entries[i].len);
        jw_text(&j, slash != NULL ? slash + 1 : good ? path : "");
        free(path);
    }
    jw_line(&j);
    jw_end_object(&j);
    jw_line(&j);
    jw_finish(&j);
    return jw_flush(&j) && good;
}

typedef struct bytes {
    char *data;
    size_t size;
} bytes;

static bool write_bytes(void *self, const tg_target *target, tg_error *error) {
    const bytes *b = self;
    *error = no_memory();
    error->code = TG_CODE_IO;
    error->system = target->write_at(target->self, 0, b->data, b->size);
    return error->system == 0;
}

static int write_index(sharding *s) {
    bytes b = {NULL, 0};
    FILE *out = open_memstream(&b.data, &b.size);
    if (s->num_entries > 0) qsort(s->entries, s->num_entries, sizeof *s->entries, compare_entries);
    bool good = out != NULL && put_index(s, out);
    if (out != NULL) good = fclose(out) == 0 && good && b.data != NULL;
    char *path = good ? path_of(s, s->num_shards) : NULL;
    const convert_content content = {.write = write_bytes, .self = &b, .size = b.size};
    const int code = path != NULL
                         ? convert_write(s->j, path, s->file, &content, &s->outputs[s->num_shards])
                         : out_of_memory(s);
    free(path);
    free(b.data);
    return code;
}

/* --------------------------------------------------------------------------------------------- all */

/* The shards of a model may be replaced together with its index. */
static int spare_all(const sharding *s) {
    int code = EXIT_GOOD;
    unsigned may = 0;
    for (uint32_t i = s->num_shards; code == EXIT_GOOD && i <= s->num_shards; i--) {
        char *path = path_of(s, i);
        const bool is_known = path != NULL && s->j->read != NULL;
        if (is_known && read_files_is_input(s->j->read, path)) may = READ_BESIDE;
        code = path != NULL ? convert_spares(s->j, path, may) : out_of_memory(s);
        free(path);
    }
    return code;
}

/* A model without its index is none, so that the index is last. */
static int commit(sharding *s) {
    char *index = path_of(s, s->num_shards);
    const int removed = index != NULL ? convert_remove_old(s->j, index) : out_of_memory(s);
    free(index);
    if (removed != EXIT_GOOD) return removed;
    for (uint32_t i = 0; i <= s->num_shards; i++) {
        tg_error error;
        tg_output *output = s->outputs[i];
        char *path = path_of(s, i);
        if (path == NULL) return out_of_memory(s);
        s->outputs[i] = NULL;
        const int code =
            tg_output_commit(output, &error) ? EXIT_GOOD : convert_say(s->j->a, path, &error);
        free(path);
        if (code != EXIT_GOOD) return code;
    }
    return EXIT_GOOD;
}

static void release(sharding *s) {
    for (uint32_t i = 0; s->outputs != NULL && i <= s->num_shards; i++)
        tg_output_discard(s->outputs[i]);
    for (size_t i = 0; i < s->num; i++) free(s->names[i]);
    for (size_t i = 0; i < s->num_entries; i++) free(s->entries[i].name);
    free((void *)s->outputs);
    free((void *)s->names);
    free(s->numbers);
    free(s->sizes);
    free(s->shard_of);
    free(s->entries);
}

int convert_shards(const job *j, tg_file *file, const tg_convert_options *options, uint32_t *num) {
    sharding s = {.j = j, .file = file, .options = options};
    int code = choose(&s);
    if (code == EXIT_GOOD) code = divide(&s);
    if (code == EXIT_GOOD && s.num_shards < 2) code = CONVERT_ONE_FILE;
    if (code == EXIT_GOOD) code = spare_all(&s);
    if (code == EXIT_GOOD) code = write_shards(&s);
    if (code == EXIT_GOOD) code = write_index(&s);
    if (code == EXIT_GOOD) code = commit(&s);
    *num = s.num_shards;
    release(&s);
    return code;
}
