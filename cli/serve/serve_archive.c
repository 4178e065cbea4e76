/* SPDX-License-Identifier: Apache-2.0 */
/*
 * serve_archive.c - see serve_archive.h.
 *
 * Models in several files come first: an index with its shards, the parts of a split model, a model of ONNX with the files of its elements.
 * Shards and parts that one of them has are not judged again. The others are, as a walk through a folder does it: what has neither the
 * suffix nor the bytes of a known format is passed over.
 */
#include "serve_archive.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli_files.h"
#include "part_set.h"
#include "tar_list.h"
#include "verdict.h"

/* No file is listed behind so many bytes of answer: the service keeps 256 KiB of it. */
#define MOST_LISTED ((size_t)128 << 10)

typedef struct member {
    archive *of;
    const tar_member *file;
    bool is_done; /* it was judged, or belongs to what was */
    bool is_data; /* a model has elements in it */
} member;

struct archive {
    const args *a;
    int fd;
    uint64_t size;
    tar_list list;
    member *members; /* as many, in the same order */
    bool opens_onnx; /* what is opened now is no set of shards */
};

/* ---------------------------------------------------------------------------------------- the archive */

static int read_archive(void *self, uint64_t at, void *dst, size_t n) {
    const archive *x = self;
    uint8_t *to = dst;
    for (size_t done = 0; done < n;) {
        const ssize_t got = pread(x->fd, to + done, n - done, (off_t)(at + done));
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return errno;
        if (got == 0) return EIO; /* of a file that nobody else can change */
        done += (size_t)got;
    }
    return 0;
}

/* Bytes of a name as printable ASCII. */
static void show(char *dst, size_t cap, const char *name) {
    size_t at = 0;
    for (; *name != '\0' && at + 5 < cap; name++) {
        const unsigned char c = (unsigned char)*name;
        const bool is_plain = c >= ' ' && c <= '~' && c != '\\' && c != '"';
        at += (size_t)snprintf(dst + at, cap - at, is_plain ? "%c" : "\\x%02x", c);
    }
    dst[at] = '\0';
}

static tg_error error_of_tar(const archive *x, const tar_refusal *r) {
    tg_error error = no_memory();
    char name[200];
    error.size = x->size;
    if (r->why == NULL) {
        error.code = r->system == ENOMEM ? TG_CODE_NO_MEMORY : TG_CODE_IO;
        error.system = error.code == TG_CODE_IO ? r->system : 0;
        return error;
    }
    error.code = TG_CODE_BAD_VALUE;
    error.offset = r->at;
    error.has_place = true;
    show(name, sizeof name, r->name);
    snprintf(error.detail, sizeof error.detail,
             "tar archive: member %" PRIu64 "%s%s%s at byte %" PRIu64 ": expected %s", r->member,
             name[0] != '\0' ? " \"" : "", name, name[0] != '\0' ? "\"" : "", r->at, r->why);
    return error;
}

archive *archive_open(const args *a, int fd, tg_error *error) {
    struct stat st;
    tar_refusal refusal = {0};
    archive *x = calloc(1, sizeof *x);
    *error = no_memory();
    memset(&st, 0, sizeof st); /* for MemorySanitizer, which does not know all variants of stat */
    if (x == NULL) return NULL;
    x->a = a;
    x->fd = fd;
    if (fstat(fd, &st) == 0 && st.st_size > 0) x->size = (uint64_t)st.st_size;
    const bool good = tar_list_read(&x->list, read_archive, x, x->size, &refusal);
    if (!good) *error = error_of_tar(x, &refusal);
    x->members = good ? calloc(x->list.num + 1, sizeof *x->members) : NULL;
    for (size_t i = 0; x->members != NULL && i < x->list.num; i++)
        x->members[i] = (member){.of = x, .file = &x->list.members[i]};
    if (x->members != NULL) return x;
    archive_close(x);
    return NULL;
}

void archive_close(archive *x) {
    if (x == NULL) return;
    tar_list_free(&x->list);
    free(x->members);
    free(x);
}

/* --------------------------------------------------------------------------------------------- files */

static int64_t read_member(void *self, uint64_t offset, void *dst, size_t n) {
    const member *m = self;
    if (offset >= m->file->size) return 0;
    if (n > m->file->size - offset) n = (size_t)(m->file->size - offset);
    const int code = read_archive(m->of, m->file->at + offset, dst, n);
    return code == 0 ? (int64_t)n : -code;
}

static tg_source source_of(member *m) {
    return (tg_source){.read_at = read_member, .self = m, .size = m->file->size};
}

static int find_beside(void *self, const char *path, tg_source *source) {
    archive *x = self;
    const tar_member *file = tar_list_find(&x->list, path);
    if (file == NULL) return -ENOENT;
    member *m = &x->members[file - x->list.members];
    if (x->opens_onnx) m->is_data = true;
    if (!x->opens_onnx) m->is_done = true;
    *source = source_of(m);
    return 0;
}

/* Opens a member under a name, which decides what else is opened. */
static tg_file *open_as(member *m, const char *name, bool joins, tg_error *error) {
    archive *x = m->of;
    const tg_source source = source_of(m);
    tg_options options = x->a->options;
    options.name = name;
    options.source_beside = find_beside;
    options.beside = x;
    options.join_parts = joins;
    x->opens_onnx = !joins;
    return tg_open_source(&source, &options, error);
}

/* -------------------------------------------------------------------------------------------- models */

static const char *name_at(const void *self, size_t i) {
    const archive *x = self;
    return x->list.members[i].name;
}

static bool is_set_index(const archive *x, const char *name) {
    return names_index(name) && takes_sets(x->a, format_of_index(name));
}

static bool is_index_of_nothing(const archive *x, const char *name) {
    return is_set_index(x, name) && is_index_alone(name, name_at, x, x->list.num);
}

static bool has_index(const archive *x, const char *part) {
    for (size_t i = 0; i < x->list.num; i++)
        if (is_set_index(x, name_at(x, i)) && indexes_part(name_at(x, i), part)) return true;
    return false;
}

/* The other parts of a set that is judged. */
static void finish_set(archive *x, const char *part) {
    for (size_t i = 0; i < x->list.num; i++)
        if (is_same_set(name_at(x, i), part)) x->members[i].is_done = true;
}

/* Whether a model in shards begins with this file; *first gets the name by which it is opened. */
static bool begins_set(const member *m, char first[TAR_LONGEST_NAME + 1]) {
    const archive *x = m->of;
    const char *name = m->file->name;
    const tg_format format = format_of_part(name);
    memcpy(first, name, strlen(name) + 1); /* at most TAR_LONGEST_NAME bytes */
    if (m->is_done) return false;
    if (is_set_index(x, name)) return !is_index_of_nothing(x, name);
    if (format == TG_FORMAT_NONE || !takes_sets(x->a, format) || has_index(x, name)) return false;
    char *dot = strrchr(first, '.');
    memcpy(dot - (sizeof "00001-of-00003" - 1), "00001", sizeof "00001" - 1);
    return true;
}

static bool is_onnx(const member *m) {
    const tg_format format = m->of->a->options.format;
    return format == TG_FORMAT_ONNX ||
           (format == TG_FORMAT_NONE && tg_format_by_suffix(m->file->name) == TG_FORMAT_ONNX);
}

/* ------------------------------------------------------------------------------------------- verdicts */

typedef struct judging {
    archive *x;
    jw *j;
    answer w;
    report whole;
    uint64_t num;
    uint64_t num_passed;
    uint64_t num_left_out;
    FILE *text; /* of the answer */
    const size_t *size;
} judging;

/* The first refusal is that of the archive, and names the file. */
static void take_refusal(judging *q, const char *name, const tg_error *error) {
    char text[1024];
    char shown[200];
    if (q->whole.error.code != TG_CODE_NONE) return;
    q->whole.error = *error;
    show(shown, sizeof shown, name);
    error_message(error, text, sizeof text);
    q->whole.error.remedy = TG_REMEDY_NONE; /* in the text */
    snprintf(q->whole.error.detail, sizeof q->whole.error.detail, "%s: %.300s", shown, text);
}

static void put_element(judging *q, const char *name, const report *r) {
    (void)jw_flush(q->j);
    (void)fflush(q->text);
    if (*q->size > MOST_LISTED) {
        q->num_left_out++;
        return;
    }
    jw_begin_object(q->j);
    verdict_members(&q->w, name, r, false);
    jw_end_object(q->j);
}

static void conclude(judging *q, const char *name, const report *r) {
    report *whole = &q->whole;
    whole->format = q->num == 0 || whole->format == r->format ? r->format : TG_FORMAT_NONE;
    q->num++;
    if (r->valid && whole->num_tensors <= UINT64_MAX - r->num_tensors)
        whole->num_tensors += r->num_tensors;
    if (!r->valid) take_refusal(q, name, &r->error);
    put_element(q, name, r);
}

/* Judges what a member is opened as, under the name of the member. */
static void judge(judging *q, member *m, const char *as, bool joins) {
    const args *a = q->x->a;
    const char *name = m->file->name;
    const found_file found = {.name = name, .is_walked = true, .is_data = m->is_data};
    tg_error error;
    m->is_done = true;
    tg_file *file = open_as(m, as, joins, &error);
    report r = report_of(file, &error);
    if (file != NULL && a->deep && !tg_verify(file)) r = report_of(NULL, tg_last_error(file));
    if (!r.valid && is_passed_over(a, &found, &r.error)) {
        q->num_passed++;
    } else {
        conclude(q, name, &r);
    }
    tg_close(file);
}

static void judge_all(judging *q) {
    archive *x = q->x;
    char first[TAR_LONGEST_NAME + 1];
    for (size_t i = 0; i < x->list.num; i++) {
        member *m = &x->members[i];
        if (is_index_of_nothing(x, m->file->name)) m->is_done = true, q->num_passed++;
        if (!begins_set(m, first)) continue;
        judge(q, m, first, true);
        finish_set(x, first);
    }
    for (size_t i = 0; i < x->list.num; i++)
        if (!x->members[i].is_done && is_onnx(&x->members[i]))
            judge(q, &x->members[i], name_at(x, i), false);
    for (size_t i = 0; i < x->list.num; i++)
        if (!x->members[i].is_done) judge(q, &x->members[i], name_at(x, i), false);
}

/* Whether nothing was refused; an archive without a model is. */
static void finish(judging *q) {
    report *r = &q->whole;
    if (q->num == 0) {
        r->error.code = TG_CODE_BAD_REFERENCE;
        snprintf(r->error.detail, sizeof r->error.detail, "tar archive: no model in it");
    }
    r->error.size = r->size;
    r->valid = r->error.code == TG_CODE_NONE;
}

static void judge_into(judging *q, const char *name) {
    jw *j = q->j;
    jw_begin_object(j);
    jw_key(j, "files");
    jw_begin_array(j);
    judge_all(q);
    finish(q);
    jw_end_array(j);
    jw_key(j, "files_left_out");
    jw_u64(j, q->num_left_out);
    jw_key(j, "passed_over");
    jw_u64(j, q->num_passed);
    verdict_members(&q->w, name, &q->whole, false);
    jw_end_object(j);
    jw_finish(j);
}

report archive_check(archive *x, const char *name, FILE *out) {
    char *text = NULL;
    size_t size = 0;
    jw j;
    judging *q = calloc(1, sizeof *q); /* it has a report */
    FILE *in_memory = q != NULL ? open_memstream(&text, &size) : NULL;
    tg_error error = no_memory();
    report r = report_of(NULL, &error);
    if (in_memory != NULL) {
        *q = (judging){.x = x, .j = &j, .text = in_memory, .size = &size};
        q->w = (answer){.a = x->a, .j = &j};
        q->whole.size = x->size;
        q->whole.error.expected = "";
        jw_start(&j, in_memory);
        judge_into(q, name);
        const bool good = fclose(in_memory) == 0 && text != NULL;
        if (good) r = q->whole;
        if (good) fwrite(text, 1, size, out);
    }
    free(text);
    free(q);
    return r;
}

/* ---------------------------------------------------------------------------------------- one model */

/* What kind of a candidate a member is, the better the smaller: a set, a model of ONNX, a file with the suffix of a format. */
static int rank_of(const member *m, char first[TAR_LONGEST_NAME + 1]) {
    if (begins_set(m, first)) return 0;
    if (is_onnx(m)) return 1;
    return tg_format_by_suffix(m->file->name) != TG_FORMAT_NONE ? 2 : 3;
}

static tg_error refuse_number(const archive *x, bool is_none) {
    tg_error error = no_memory();
    error.code = TG_CODE_BAD_REFERENCE;
    error.size = x->size;
    snprintf(error.detail, sizeof error.detail, "tar archive: %s",
             is_none ? "no model in it" : "several models in it, where one is needed");
    return error;
}

tg_file *archive_model(archive *x, tg_error *error) {
    char first[TAR_LONGEST_NAME + 1];
    member *best = NULL;
    int rank = 3;
    bool is_one = false;
    for (size_t i = 0; i < x->list.num; i++) {
        member *m = &x->members[i];
        const int own = rank_of(m, first);
        if (own == 0) finish_set(x, first);
        if (own < rank || (own == rank && own < 3)) is_one = own < rank;
        if (own < rank) best = m;
        if (own < rank) rank = own;
    }
    *error = refuse_number(x, best == NULL);
    if (best == NULL || !is_one) return NULL;
    best->is_done = false;
    (void)begins_set(best, first);
    return open_as(best, first, rank == 0, error);
}
