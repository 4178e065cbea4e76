/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cli_tree.c - visits the files below a folder, in the order of their names.
 *
 * It uses a stack of paths instead of recursion: a folder is replaced by its entries, largest name
 * first, so that the smallest is popped next. Links to files are followed, links to folders are
 * not, so there are no cycles; devices, pipes and sockets inside folders are skipped.
 */
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "cli.h"

typedef struct stack {
    char **paths;
    size_t num;
    size_t cap;
} stack;

/* Takes ownership of the path, even if there is no memory for it. */
static bool push(stack *s, char *path) {
    if (path != NULL && s->num == s->cap) {
        size_t cap = s->cap == 0 ? 64 : s->cap * 2;
        char **paths =
            cap < SIZE_MAX / sizeof *paths ? realloc((void *)s->paths, cap * sizeof *paths) : NULL;
        if (paths == NULL) {
            free(path);
            return false;
        }
        s->paths = paths;
        s->cap = cap;
    }
    if (path == NULL) return false;
    s->paths[s->num++] = path;
    return true;
}

static char *join(const char *folder, const char *name) {
    size_t n = strlen(folder);
    size_t m = strlen(name);
    bool slash = n > 0 && folder[n - 1] == '/';
    char *path = malloc(n + m + 2);
    if (path == NULL) return NULL;
    memcpy(path, folder, n);
    if (!slash) path[n++] = '/';
    memcpy(path + n, name, m + 1);
    return path;
}

static int largest_first(const void *a, const void *b) {
    const char *const *x = a;
    const char *const *y = b;
    return strcmp(*y, *x);
}

/* Pushes the entries of a folder. */
static bool push_folder(stack *s, const char *folder) {
    DIR *dir = opendir(folder);
    if (dir == NULL) {
        complain(folder, strerror(errno));
        return false;
    }
    bool good = true;
    size_t first = s->num;
    for (;;) {
        errno = 0;
        const struct dirent *entry = readdir(dir);
        if (entry == NULL) break;
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
        if (!push(s, join(folder, entry->d_name))) {
            errno = ENOMEM;
            break;
        }
    }
    if (errno != 0) {
        complain(folder, strerror(errno));
        good = false;
    }
    closedir(dir);
    if (s->num > first)
        qsort((void *)(s->paths + first), s->num - first, sizeof *s->paths, largest_first);
    return good;
}

int walk_tree(const char *path, int (*visit)(void *self, const char *file), void *self) {
    int worst = EXIT_GOOD;
    stack s = {NULL, 0, 0};
    struct stat st;
    memset(&st, 0, sizeof st); /* for MemorySanitizer, which does not know all variants of stat */
    /* Links in the user's operands are followed without restrictions; if the file is missing,
     * opening it reports that. */
    if (stat(path, &st) != 0 || !S_ISDIR(st.st_mode)) return visit(self, path);
    if (!push_folder(&s, path)) worst = EXIT_TROUBLE;
    while (s.num > 0) {
        char *file = s.paths[--s.num];
        int code = EXIT_GOOD;
        bool folder = lstat(file, &st) == 0 && S_ISDIR(st.st_mode);
        if (ferror(stdout)) {
            code = EXIT_TROUBLE; /* the output failed, so further results would be lost */
        } else if (folder) {
            if (!push_folder(&s, file)) code = EXIT_TROUBLE;
        } else if (stat(file, &st) != 0 || S_ISREG(st.st_mode)) {
            code = visit(self, file);
        }
        if (code > worst) worst = code;
        free(file);
    }
    free((void *)s.paths);
    return worst;
}
