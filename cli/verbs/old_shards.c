/* SPDX-License-Identifier: Apache-2.0 */
/*
 * old_shards.c - see old_shards.h.
 */
#include "old_shards.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define SUFFIX ".safetensors"
#define NUMBERS "-00001-of-00003"

static const char *base_of(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash != NULL ? slash + 1 : path;
}

/* The path of a file beside the output; free() it. NULL: no memory. */
static char *beside_output(const job *j, const char *name, const char *suffix) {
    const int folder = (int)(base_of(j->out) - j->out);
    const size_t size = (size_t)folder + strlen(name) + strlen(suffix) + 1;
    char *path = malloc(size);
    if (path != NULL) snprintf(path, size, "%.*s%s%s", folder, j->out, name, suffix);
    return path;
}

/* Whether a file is called as a shard of the output is, and which number of shards the name says. */
static bool is_shard_name(const job *j, const char *name, uint32_t *count) {
    const char *out = base_of(j->out);
    const size_t stem = strlen(out) - (sizeof SUFFIX - 1); /* the caller has tested the suffix */
    const char *numbers = name + stem;
    if (strncmp(name, out, stem) != 0 || strlen(numbers) != sizeof NUMBERS SUFFIX - 1 ||
        strcmp(numbers + sizeof NUMBERS - 1, SUFFIX) != 0)
        return false;
    for (size_t i = 0; i < sizeof NUMBERS - 1; i++) {
        const bool is_digit = numbers[i] >= '0' && numbers[i] <= '9';
        if (NUMBERS[i] >= '0' && NUMBERS[i] <= '9' ? !is_digit : numbers[i] != NUMBERS[i])
            return false;
    }
    *count = (uint32_t)strtoul(numbers + sizeof "-00001-of-" - 1, NULL, 10);
    return true;
}

static bool is_regular(const char *path) {
    struct stat st;
    memset(&st, 0, sizeof st); /* for MemorySanitizer, which does not know all variants of stat */
    return lstat(path, &st) == 0 && S_ISREG(st.st_mode);
}

static void take_names(old_shards *o, const job *j, const tg_index *index) {
    const uint64_t n = tg_index_num_shards(index);
    o->names = n < SIZE_MAX / sizeof *o->names ? calloc((size_t)n + 1, sizeof *o->names) : NULL;
    for (uint64_t i = 0; o->names != NULL && i < n; i++) {
        uint32_t count = 0;
        const char *name = tg_index_shard_name(index, i);
        if (!is_shard_name(j, name, &count)) {
            o->num_others++;
            continue;
        }
        o->names[o->num] = strdup(name);
        if (o->names[o->num] != NULL) o->num++;
    }
}

/* Without memory nothing is removed. */
void old_shards_find(old_shards *o, const job *j) {
    tg_error error;
    *o = (old_shards){NULL, NULL, 0, 0};
    if (!j->a->force) return;
    o->index = beside_output(j, base_of(j->out), ".index.json");
    const bool is_there = o->index != NULL && is_regular(o->index);
    tg_index *index = is_there ? tg_index_open(o->index, NULL, &error) : NULL;
    if (index != NULL) take_names(o, j, index);
    if (is_there && index == NULL && j->a->quiet == 0)
        complain(j->a->err, o->index, "no valid index; if it had shards, they stay");
    tg_index_close(index);
}

bool old_shards_have_input(const old_shards *o, const job *j) {
    bool found = false;
    if (o->num == 0 || j->read == NULL || read_files_is_input(j->read, o->index)) return false;
    for (size_t i = 0; i < o->num && !found; i++) {
        char *path = beside_output(j, o->names[i], "");
        found = path != NULL && read_files_kind(j->read, path) != 0;
        if (found)
            complain(j->a->err, path,
                     "one of the shards that would be removed: name their index, so that all are "
                     "read");
        free(path);
    }
    return found;
}

/* A file that is gone already is no trouble. */
static int remove_one(const job *j, const char *path, size_t *removed) {
    if (!is_regular(path)) return EXIT_GOOD;
    if (unlinkat(AT_FDCWD, path, 0) == 0) {
        ++*removed;
        return EXIT_GOOD;
    }
    tg_error error = no_memory();
    error.code = TG_CODE_IO;
    error.system = errno;
    return convert_say(j->a, path, &error);
}

static void tell(const old_shards *o, const job *j, size_t removed) {
    char text[128];
    if (j->a->quiet > 0) return;
    if (removed > 0) {
        snprintf(text, sizeof text, "%zu shard%s of the old index removed", removed,
                 removed == 1 ? "" : "s");
        complain(j->a->err, o->index, text);
    }
    if (o->num_others == 0) return;
    snprintf(text, sizeof text, "%zu file%s of the old index with other names: left there",
             o->num_others, o->num_others == 1 ? "" : "s");
    complain(j->a->err, o->index, text);
}

/* Many programs look for it first. */
static void tell_whole(const job *j, uint32_t num_new) {
    if (num_new > 0 && j->a->quiet == 0 && is_regular(j->out))
        complain(j->a->err, j->out,
                 "stays beside its shards; programs that look for it first load it in their place");
}

int old_shards_remove(const old_shards *o, const job *j, uint32_t num_new) {
    int worst = EXIT_GOOD;
    size_t removed = 0;
    size_t indexes = 0;
    tell_whole(j, num_new);
    if (o->names == NULL) return EXIT_GOOD;
    if (num_new == 0) worst = remove_one(j, o->index, &indexes);
    for (size_t i = 0; i < o->num; i++) {
        uint32_t count = 0;
        if (is_shard_name(j, o->names[i], &count) && count == num_new) continue;
        char *path = beside_output(j, o->names[i], "");
        const int code = path != NULL ? remove_one(j, path, &removed) : EXIT_TROUBLE;
        free(path);
        if (code > worst) worst = code;
    }
    tell(o, j, removed);
    return worst;
}

void old_shards_free(old_shards *o) {
    for (size_t i = 0; i < o->num; i++) free(o->names[i]);
    free((void *)o->names);
    free(o->index);
}
