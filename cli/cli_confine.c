/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cli_confine.c - opens what the command line names, enters the sandbox, and runs the verb in it.
 */
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "check_model.h"
#include "cli_command.h"
#include "many_files.h"
#include "operands.h"
#include "part_set.h"
#include "verbs.h"

static bool is_folder_path(const char *path) {
    struct stat st;
    memset(&st, 0, sizeof st); /* for MemorySanitizer, which does not know all variants of stat */
    return stat(path, &st) == 0 && S_ISDIR(st.st_mode);
}

/* Whether the files are known before the first of them is read. */
static bool is_fixed(const args *a) {
    switch (a->verb) {
    case VERB_CHECK:
    case VERB_INFO:
    case VERB_HASH: return a->num_files == 1 && !a->recursive && a->files_from == NULL;
    case VERB_CONVERT:
        return a->num_files == 2 && (strcmp(a->files[1], "-") == 0 || !is_folder_path(a->files[1]));
    default: return true;
    }
}

/* ------------------------------------------------------------------------------ folders of models */

typedef struct found_models {
    char *
        path; /* of the first index, or first part; free() it. NULL: there is none, or no memory for it */
    size_t num;
} found_models;

static int take_model(void *self, const char *path) {
    found_models *found = self;
    if (path == NULL || (!names_index(path) && !is_first_part(path))) return EXIT_GOOD;
    if (found->num++ == 0) found->path = strdup(path);
    return EXIT_GOOD;
}

/* How many of the operands are read, and may be folders of models. */
static size_t num_read(const args *a) {
    if (a->checks_manifest) return 0; /* they are manifests */
    switch (a->verb) {
    case VERB_DIFF: return 2;
    case VERB_INFO:
    case VERB_HASH: return a->recursive ? 0 : a->num_files;
    case VERB_DUMP:
    case VERB_MAP:
    case VERB_CAT:
    case VERB_STATS: return 1;
    case VERB_CONVERT: return a->num_files == 2 ? 1 : 0;
    default: return 0; /* `check` takes the folder itself */
    }
}

/* The one index in a folder, or the first part of its one split model, is read in place of the folder. *owned gets what is to be
 * freed at the end. False after a complaint. */
static bool name_index(args *a, const char **input, char **owned) {
    found_models found = {NULL, 0};
    if (!is_folder_path(*input)) return true;
    if (each_model_of(a, *input, take_model, &found) == EXIT_GOOD && found.num == 1)
        *owned = found.path;
    if (*owned != NULL) {
        *input = *owned;
        a->num_of_folder++;
        return true;
    }
    free(found.path);
    if (found.num < 2) return true; /* opening it says why not */
    complain(a->err, *input, "a folder of several models: name the index of one");
    return false;
}

static bool name_indexes(args *a, char **owned) {
    const size_t num = num_read(a);
    bool good = true;
    for (size_t i = 0; good && i < num && i < a->num_files; i++)
        good = name_index(a, &a->files[i], &owned[i]);
    if (a->tensors_from != NULL)
        good = good && name_index(a, &a->tensors_from, &owned[a->num_files]);
    return good;
}

/* A model that names other files and is converted into a folder, alone, is converted to a file there. False after a complaint. */
static bool name_output(args *a, char **owned) {
    if (a->verb != VERB_CONVERT || a->num_files != 2 || a->to == TG_FORMAT_NONE) return true;
    if (!is_output_folder(a->files[1]) || !has_files_beside(a, a->files[0])) return true;
    owned[1] = convert_path_in(a->files[1], a->files[0], a->to, true);
    if (owned[1] == NULL) complain(a->err, a->files[1], "out of memory");
    if (owned[1] != NULL) a->files[1] = owned[1];
    return owned[1] != NULL;
}

/* ---------------------------------------------------------------------------------------- operands */

/* The operands that are opened. A folder of a model is read by its name. */
static size_t num_inputs(const args *a) {
    const bool has_none =
        a->verb == VERB_FORMATS || a->verb == VERB_SERVE || a->verb == VERB_INTAKE;
    if (!is_fixed(a) || has_none) return 0;
    if (a->verb == VERB_CHECK && is_folder_path(a->files[0])) return 0;
    return a->verb == VERB_DIFF ? 2 : 1;
}

/*
 * Opens the folder that is needed beyond the files: of a model, whose index names further files, or of the output.
 * Returns what the verb may do. Where the files are not known, they are read by workers, which enter by themselves.
 */
static sandbox_policy policy_of(const args *a, operands *o) {
    sandbox_policy p = {.mode = a->sandbox, .tier = SANDBOX_PARSE, .folder = -1};
    if (a->verb == VERB_CONVERT && strcmp(a->files[a->num_files - 1], "-") != 0) {
        p.tier = SANDBOX_WRITE;
        operands_open_folder(o, a->files[a->num_files - 1], true);
    } else if (a->verb == VERB_CHECK && is_fixed(a) &&
               (names_index(a->files[0]) || is_folder_path(a->files[0]))) {
        p.tier = SANDBOX_FOLDER;
        p.reads_all = a->links == LINKS_ALL; /* shards may be links to anywhere */
        operands_open_folder(o, a->files[0], false);
        if (a->links != LINKS_NONE) hub_links_open(&o->links, o->folder);
    }
    p.folder = o->folder;
    p.beside = o->beside;
    p.num_beside = o->num_beside;
    if (p.num_beside > 0 && p.tier == SANDBOX_PARSE) p.tier = SANDBOX_FOLDER;
    for (size_t i = 0; i < o->num_inputs; i++)
        p.reads_all = p.reads_all || o->input[i].near.follows;
    return p;
}

/* A process that starts others opens their files for them; each of them enters the sandbox by itself. */
static bool is_supervisor(const args *a) {
    return a->verb == VERB_SERVE || a->verb == VERB_INTAKE || uses_workers(a);
}

static int run_opened(args *a) {
    operands o;
    int code = EXIT_TROUBLE;
    operands_open(&o, a, num_inputs(a));
    a->opened = &o;
    a->policy = policy_of(a, &o);
    const bool reads = a->verb != VERB_FORMATS;
    if (!reads || (is_supervisor(a) ? supervise(a) : confine(a, &a->policy))) code = verb_run(a);
    operands_close(&o);
    return code;
}

int run_confined(args *a) {
    char **owned = calloc(a->num_files + 1, sizeof *owned);
    if (owned == NULL) {
        complain(a->err, "arguments", "out of memory");
        return EXIT_TROUBLE;
    }
    a->of_folder = (const char *const *)owned;
    const bool good = name_indexes(a, owned) && name_output(a, owned);
    const int code = good ? run_opened(a) : EXIT_TROUBLE;
    for (size_t i = 0; i <= a->num_files; i++) free(owned[i]);
    free((void *)owned);
    return code;
}
