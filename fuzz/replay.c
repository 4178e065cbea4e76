/* SPDX-License-Identifier: Apache-2.0 */
/*
 * replay.c - runs a target over files: TARGET [--as-fuzzed] PATH..., and over folders with
 * everything below them.
 *
 * Every check is made with every input; with --as-fuzzed only the checks that an engine would have
 * made. Replaces an engine where there is none: with gcc, under MemorySanitizer, for coverage, and
 * to examine a finding. Prints the number of inputs.
 */
#define _POSIX_C_SOURCE 200809L
#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "fuzz.h"

#define MAX_DEPTH 8 /* of folders */

int LLVMFuzzerInitialize(int *argc, char ***argv) __attribute__((weak));

static size_t inputs;

_Noreturn static void die(const char *path) {
    fprintf(stderr, "%s: %s\n", path, strerror(errno));
    exit(2);
}

/* The input ends at the end of a block of exactly its size, so that sanitizers detect its
 * bounds. */
static void run_file(const char *path, size_t size) {
    FILE *in = fopen(path, "rb");
    if (in == NULL) die(path);
    uint8_t *data = malloc(size > 0 ? size : 1);
    if (data == NULL) die(path);
    size_t n = fread(data, 1, size, in);
    fclose(in);
    if (n == size) LLVMFuzzerTestOneInput(data, size);
    free(data);
    if (n != size) die(path);
    inputs++;
}

static void run_path(const char *path, int depth) {
    struct stat st;
    memset(&st, 0, sizeof st); /* for MemorySanitizer, which does not support all forms of stat */
    if (stat(path, &st) != 0) die(path);
    if (!S_ISDIR(st.st_mode)) {
        run_file(path, (size_t)st.st_size);
        return;
    }
    struct dirent **entries = NULL;
    int n = scandir(path, &entries, NULL, alphasort);
    if (n < 0) die(path);
    for (int i = 0; i < n; i++) {
        char below[4096];
        int len = snprintf(below, sizeof below, "%s/%s", path, entries[i]->d_name);
        if (entries[i]->d_name[0] != '.' && depth < MAX_DEPTH && len < (int)sizeof below)
            run_path(below, depth + 1);
        free(entries[i]);
    }
    free((void *)entries);
}

int main(int argc, char **argv) {
    if (LLVMFuzzerInitialize != NULL) LLVMFuzzerInitialize(&argc, &argv);
    int first = argc > 1 && strcmp(argv[1], "--as-fuzzed") == 0 ? 2 : 1;
    fuzz_thorough = first == 1;
    for (int i = first; i < argc; i++) run_path(argv[i], 0);
    printf("%zu inputs\n", inputs);
    return inputs > 0 || argc == first ? 0 : 1;
}
