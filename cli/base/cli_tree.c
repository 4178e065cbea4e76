/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cli_tree.c - visits the files below a folder, in the order of their names; parts of a split model stand together.
 *
 * A level for each open folder takes the place of recursion. All names are relative to the descriptor of their
 * folder, so a path may be longer than PATH_MAX, and what is entered or opened is what was looked at: O_NOFOLLOW
 * refuses a link that took the place of a file or folder in the meantime. Devices, pipes and sockets are skipped.
 *
 * Links to folders are followed on request only. A folder is then entered once, whatever leads there, so that there
 * are no cycles, and time does not grow with the number of ways.
 */
#define _DEFAULT_SOURCE /* d_type */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli_files.h"
#include "part_set.h"

/* How a file belongs to others of its folder. */
typedef enum belongs { ALONE, BEGINS_SET, IN_SET } belongs;

typedef struct level {
    DIR *dir;
    char **names; /* sorted; in front of each one a character, IS_FILE or another */
    size_t num;
    size_t next;
    size_t path_len; /* of the folder, with the '/' behind it */
    bool has_index;  /* of parts */
    const char *set; /* a part of the set that was visited last; NULL: none */
    belongs set_how; /* what its first part is */
} level;

typedef struct folder_id {
    dev_t device;
    ino_t inode;
} folder_id;

typedef struct walker {
    tree_walk *walk;
    level levels[TREE_DEPTH];
    size_t depth;
    char *path; /* of what is looked at */
    size_t cap;
    size_t top_len;
    folder_id
        *entered; /* with LINKS_ALL: a hash table, at most half full; its size is a power of 2 */
    bool *is_used;
    size_t places;
    size_t num_entered;
    int worst;
} walker;

static void visit_trouble(walker *w, const tg_error *error) {
    const found_file file = {.name = w->path, .fd = -1, .folder = -1, .trouble = error};
    const int code = w->walk->visit(w->walk->self, &file);
    if (code > w->worst) w->worst = code;
}

static void note_errno(walker *w, int number) {
    tg_error error = no_memory();
    if (number != ENOMEM) error.code = TG_CODE_IO;
    if (number != ENOMEM) error.system = number;
    visit_trouble(w, &error);
}

static void note_depth(walker *w) {
    static const char text[] = "too many folders inside each other";
    tg_error error = no_memory();
    error.code = TG_CODE_LIMIT;
    memcpy(error.detail, text, sizeof text);
    visit_trouble(w, &error);
}

/* The path becomes its first `len` bytes and the name. */
static bool set_path(walker *w, size_t len, const char *name) {
    const size_t n = strlen(name); /* of a file: there is room for it and the folders around it */
    if (len + n + 2 > w->cap) {
        const size_t cap = 2 * (len + n + 2);
        char *path = realloc(w->path, cap);
        if (path == NULL) return false;
        w->path = path;
        w->cap = cap;
    }
    memcpy(w->path + len, name, n + 1);
    return true;
}

/* -------------------------------------------------------------------------- folders entered once */

static size_t place_of(const walker *w, const folder_id *id) {
    uint64_t hash =
        ((uint64_t)id->inode + (uint64_t)id->device * 31) * UINT64_C(0x9e3779b97f4a7c15);
    size_t i = (size_t)(hash >> 32) & (w->places - 1);
    while (w->is_used[i] &&
           (w->entered[i].device != id->device || w->entered[i].inode != id->inode))
        i = (i + 1) & (w->places - 1); /* ends: half of the places are free */
    return i;
}

static bool grow_entered(walker *w) {
    walker larger = *w;
    larger.places = w->places > 0 ? 2 * w->places : 64;
    larger.entered = calloc(larger.places, sizeof *larger.entered);
    larger.is_used = calloc(larger.places, sizeof *larger.is_used);
    if (larger.entered == NULL || larger.is_used == NULL) {
        free(larger.entered);
        free(larger.is_used);
        return false;
    }
    for (size_t i = 0; i < w->places; i++) {
        if (!w->is_used[i]) continue;
        const size_t place = place_of(&larger, &w->entered[i]);
        larger.entered[place] = w->entered[i];
        larger.is_used[place] = true;
    }
    free(w->entered);
    free(w->is_used);
    w->entered = larger.entered;
    w->is_used = larger.is_used;
    w->places = larger.places;
    return true;
}

/* 1: it was not entered before, 0: it was, -1: there is no memory. */
static int enter_once(walker *w, const struct stat *st) {
    const folder_id id = {st->st_dev, st->st_ino};
    if (w->walk->links != LINKS_ALL) return 1;
    if (2 * (w->num_entered + 1) > w->places && !grow_entered(w)) return -1;
    const size_t place = place_of(w, &id);
    if (w->is_used[place]) return 0;
    w->entered[place] = id;
    w->is_used[place] = true;
    w->num_entered++;
    return 1;
}

/* -------------------------------------------------------------------------------------- folders */

/* The folder says that a name is that of a regular file: this saves a call for it. Opening it verifies it. */
#define IS_FILE 'f'

static char *kind_and_name(const struct dirent *entry) {
    const size_t n = strlen(entry->d_name) + 1;
    char *text = malloc(1 + n);
    if (text == NULL) return NULL;
    text[0] = ' ';
#if defined(DT_REG)
    if (entry->d_type == DT_REG) text[0] = IS_FILE;
#endif
    memcpy(text + 1, entry->d_name, n);
    return text;
}

static int by_name(const void *a, const void *b) {
    const char *const *x = a;
    const char *const *y = b;
    return compare_parts(*x + 1, *y + 1);
}

/* Reads the names of a level. False with errno. */
static bool read_names(level *l) {
    size_t cap = 0;
    for (;;) {
        errno = 0;
        const struct dirent *entry = readdir(l->dir);
        if (entry == NULL) break;
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
        if (l->num == cap) {
            cap = cap > 0 ? 2 * cap : 64; /* of pointers that exist: far below SIZE_MAX */
            char **names = realloc((void *)l->names, cap * sizeof *names);
            if (names == NULL) break;
            l->names = names;
        }
        l->names[l->num] = kind_and_name(entry);
        if (l->names[l->num] == NULL) break;
        l->has_index = l->has_index || names_index(entry->d_name);
        l->num++;
    }
    const int error = errno;
    if (l->num > 0) qsort((void *)l->names, l->num, sizeof *l->names, by_name);
    errno = error;
    return error == 0;
}

static void leave(walker *w) {
    level *l = &w->levels[--w->depth];
    for (size_t i = 0; i < l->num; i++) free(l->names[i]);
    free((void *)l->names);
    closedir(l->dir);
}

/* Enters the folder `w->path`, which is open as `fd`; -1: it could not be opened, with errno. */
static void enter(walker *w, int fd) {
    struct stat st;
    memset(&st, 0, sizeof st);
    const int is_new = fd >= 0 && fstat(fd, &st) == 0 ? enter_once(w, &st) : -1;
    DIR *dir = is_new == 1 ? fdopendir(fd) : NULL;
    if (dir == NULL) {
        if (is_new != 0) note_errno(w, errno);
        if (fd >= 0) close(fd);
        return;
    }
    level *l = &w->levels[w->depth++];
    const size_t n = strlen(w->path);
    memset(l, 0, sizeof *l);
    l->dir = dir;
    l->path_len = n;
    if (!read_names(l)) note_errno(w, errno);
    if (n > 0 && w->path[n - 1] == '/') return;
    w->path[n] = '/'; /* set_path leaves room for it */
    l->path_len++;
}

/* --------------------------------------------------------------------------------------- files */

static void visit(walker *w, int folder, int fd, int error, bool *is_taken, uint64_t size,
                  belongs how) {
    const found_file file = {.name = w->path,
                             .fd = fd,
                             .error = error,
                             .folder = folder,
                             .is_taken = is_taken,
                             .size = size,
                             .is_part = how == BEGINS_SET,
                             .in_set = how == IN_SET,
                             .is_walked = true};
    const int code = w->walk->visit(w->walk->self, &file);
    if (code > w->worst) w->worst = code;
}

static void open_file_in(walker *w, int folder, const char *name, int no_follow, belongs how) {
    struct stat st;
    memset(&st, 0, sizeof st);
    /* O_NONBLOCK: what was a file may be a pipe by now. */
    const int fd = openat(folder, name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | no_follow);
    if (fd < 0) {
        visit(w, folder, -1, errno, NULL, 0, how);
        return;
    }
    bool is_taken = false;
    if (fstat(fd, &st) == 0 && S_ISREG(st.st_mode))
        visit(w, folder, fd, 0, &is_taken, (uint64_t)st.st_size, how);
    if (!is_taken) close(fd);
}

/* Whether the folder has an index with which this part is checked. */
static bool has_index(const level *l, const char *part) {
    for (size_t i = 0; l->has_index && i < l->num; i++)
        if (indexes_part(l->names[i] + 1, part)) return true;
    return false;
}

/* False: the file is visited with the first part of its set. */
static bool is_visited(walker *w, level *l, const char *name, belongs *how) {
    *how = ALONE;
    if (!tg_split_is_part(name)) return true;
    if (l->set != NULL && is_same_set(l->set, name)) {
        *how = l->set_how;
        return *how == IN_SET;
    }
    const bool is_one = w->walk->is_one(w->walk->self, name) && !has_index(l, name);
    l->set = name;
    *how = l->set_how = is_one ? BEGINS_SET : IN_SET;
    return true;
}

static void look_at(walker *w, level *l, const char *kind_name) {
    const char *name = kind_name + 1;
    const tree_walk *walk = w->walk;
    const int folder = dirfd(l->dir);
    int no_follow = O_NOFOLLOW;
    struct stat st;
    memset(&st, 0, sizeof st);
    if (!set_path(w, l->path_len, name)) {
        note_errno(w, ENOMEM);
        return;
    }
    const char *below = w->path + w->top_len;
    st.st_mode = S_IFREG;
    if (*kind_name != IS_FILE && fstatat(folder, name, &st, AT_SYMLINK_NOFOLLOW) != 0) {
        if (walk->wanted(walk->self, below, false)) visit(w, folder, -1, errno, NULL, 0, ALONE);
        return;
    }
    if (S_ISLNK(st.st_mode)) {
        const bool is_there = fstatat(folder, name, &st, 0) == 0;
        const bool is_folder = is_there && S_ISDIR(st.st_mode);
        if (walk->links == LINKS_NONE || (walk->links == LINKS_TO_FILES && is_folder)) {
            w->walk->num_links++;
            return;
        }
        no_follow = 0;
        if (!is_there) st.st_mode = S_IFREG; /* opening it says why */
    }
    const bool is_folder = S_ISDIR(st.st_mode);
    if ((!is_folder && !S_ISREG(st.st_mode)) || !walk->wanted(walk->self, below, is_folder)) return;
    belongs how = ALONE;
    if (!is_folder && !is_visited(w, l, name, &how)) return;
    if (!is_folder) {
        open_file_in(w, folder, name, no_follow, how);
    } else if (w->depth == TREE_DEPTH) {
        note_depth(w);
    } else {
        enter(w, openat(folder, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC | no_follow));
    }
}

int walk_tree(const char *folder, tree_walk *walk) {
    return walk_folder(open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC), folder, walk);
}

int walk_folder(int fd, const char *folder, tree_walk *walk) {
    const int open_error = errno;
    walker *w = calloc(1, sizeof *w);
    if (w == NULL || !set_path(w, 0, folder)) {
        const tg_error error = no_memory();
        const found_file file = {.name = folder, .fd = -1, .folder = -1, .trouble = &error};
        free(w);
        if (fd >= 0) close(fd);
        return walk->visit(walk->self, &file);
    }
    w->walk = walk;
    errno = open_error;
    enter(w, fd);
    if (w->depth > 0) w->top_len = w->levels[0].path_len;
    while (w->depth > 0) {
        level *l = &w->levels[w->depth - 1];
        if (l->next == l->num || ferror(stdout)) { /* further results would be lost */
            leave(w);
        } else {
            look_at(w, l, l->names[l->next++]);
        }
    }
    const int code = w->worst;
    free(w->path);
    free(w->entered);
    free(w->is_used);
    free(w);
    return code;
}
