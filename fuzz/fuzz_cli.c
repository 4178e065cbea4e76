/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fuzz_cli.c - the whole command, run in this process on a file that is in memory only.
 *
 * The first byte selects the command line, the second one its variant; the file follows. The output
 * of the command is captured: it must not contain terminal control characters, JSON must be valid,
 * and the exit code must be one of the promised ones, and not that of a bug. An output file is
 * complete or absent. The linker replaces isatty by __wrap_isatty, so that the result does not
 * depend on where this runs.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* Jansson is not instrumented for MemorySanitizer. */
#if defined(__has_feature)
#if __has_feature(memory_sanitizer)
#define WITHOUT_JANSSON 1
#endif
#endif
#if KS_WITH_JSON && !defined(WITHOUT_JANSSON)
#define CHECK_JSON 1
#include <jansson.h>
#endif

#include "fuzz.h"

const fuzz_target fuzz_about = {.prefix = 2, .format = TG_FORMAT_NONE};

int tensorgate_command(int argc, char **argv); /* main() of cli/tensorgate.c */
int __wrap_isatty(int fd);
int LLVMFuzzerInitialize(int *argc, char ***argv);

int __wrap_isatty(int fd) {
    (void)fd;
    errno = ENOTTY;
    return 0;
}

/* ---------------------------------------------------------------------------------- command lines */

/* FILE, NAME, OUT and SLICE are placeholders. All have small limits, because what they limit
 * takes time; each ends with NULL. */
static const char FILE_[] = "FILE";
static const char NAME_[] = "NAME";
static const char OUT_[] = "OUT";
static const char SLICE_[] = "SLICE";

/* The limit of the output, and what reports and notes take in addition. */
#define MOST_OUTPUT ((size_t)1 << 20)
#define MOST_REPORTS ((size_t)256 << 10)

#define MAX_WORDS 10
static const char *const lines[][MAX_WORDS] = {
    {"check", "-v", "--skip-unknown", FILE_},
    {"check", "--json", FILE_},
    {"check", "--strict", "--jobs=1", "--sandbox=off", "-", FILE_},
    {"info", FILE_},
    {"info", "--json", FILE_},
    {"dump", FILE_},
    {"dump", "--json", FILE_},
    {"dump", "--bytes=3", "--items=2", FILE_},
    {"map", FILE_},
    {"map", "--bytes=2", "--items=1", FILE_},
    {"cat", FILE_, NAME_},
    {"cat", "--json", FILE_, NAME_},
    {"cat", "--raw", "--slice", SLICE_, FILE_, NAME_},
    {"hash", FILE_},
    {"hash", "--json", FILE_},
    {"diff", FILE_, FILE_},
    {"diff", "--json", "--raw", FILE_, FILE_},
    {"convert", "--to=npz", FILE_, OUT_},
    {"convert", "--to=btf", "--lossy", FILE_, OUT_},
    {"convert", "--to=safetensors", "--sparse=keep", FILE_, OUT_},
    {"convert", "--to=primitiv", "--lossy", FILE_, OUT_},
    {"convert", "--to=nnb", "--lossy", FILE_, OUT_},
    {"convert", "--to=pvp", "--raw", FILE_, OUT_},
    {"convert", "--to=npy", "--order=f", FILE_, "-"},
};
static const char *const slices[] = {"0", "0, 0", ":", "...", "-1", "::2", "1:, ::-1", "0:99:7"};

/* --------------------------------------------------------------------------------------- files */

static struct {
    int file; /* the input of the command: memory, under a name in /proc */
    char path[64];
    char folder[64]; /* for its output files */
    char out[96];
} places;

static void leave(void) { rmdir(places.folder); /* empty except after a finding */ }

int LLVMFuzzerInitialize(int *argc, char ***argv) {
    (void)argc;
    (void)argv;
    /* fsync does not slow down a file system in memory, which is used if available. */
    const char *root = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp";
    places.file = memfd_create("fuzz", MFD_CLOEXEC);
    snprintf(places.path, sizeof places.path, "/proc/self/fd/%d", places.file);
    snprintf(places.folder, sizeof places.folder, "%s/tensorgate-fuzz-XXXXXX", root);
    if (places.file < 0 || mkdtemp(places.folder) == NULL) {
        perror("a place for files");
        exit(2);
    }
    snprintf(places.out, sizeof places.out, "%s/out", places.folder);
    atexit(leave);
    return 0;
}

static bool set_file(const uint8_t *data, size_t size) {
    return ftruncate(places.file, 0) == 0 && pwrite(places.file, data, size, 0) == (ssize_t)size &&
           lseek(places.file, 0, SEEK_SET) == 0;
}

/* The name of a tensor of the file, so that `cat` finds one. */
static void tensor_name(const uint8_t *data, size_t size, unsigned which, char *name, size_t cap) {
    tg_tensor t;
    tg_file *file = tg_open_memory(data, size, NULL, NULL);
    snprintf(name, cap, "none");
    if (file != NULL && tg_num_tensors(file) > 0 &&
        tg_tensor_at(file, which % tg_num_tensors(file), &t))
        snprintf(name, cap, "%s", t.name);
    tg_close(file);
}

/* ------------------------------------------------------------------------------------- output */

typedef struct caught {
    FILE *stream;
    FILE *real;
    char *text;
    size_t size;
} caught;

static int run(char **argv, int argc, caught *out, caught *err) {
    out->stream = open_memstream(&out->text, &out->size);
    err->stream = open_memstream(&err->text, &err->size);
    if (out->stream == NULL || err->stream == NULL) exit(2);
    out->real = stdout;
    err->real = stderr;
    stdout = out->stream;
    stderr = err->stream;
    int code = tensorgate_command(argc, argv);
    stdout = out->real;
    stderr = err->real;
    fclose(out->stream);
    fclose(err->stream);
    return code;
}

static void check_json(const caught *out) {
#ifdef CHECK_JSON
    json_error_t error;
    /* Integers of 64 bits are printed as they are; jansson's are signed and could not represent
     * them. Texts of files may have zero bytes, as \u0000. */
    json_t *json =
        json_loadb(out->text, out->size,
                   JSON_REJECT_DUPLICATES | JSON_DECODE_INT_AS_REAL | JSON_ALLOW_NUL, &error);
    FUZZ_PROMISE(FUZZ_TERMINAL_SAFE, json != NULL, "--json gives what is no JSON: %s", error.text);
    json_decref(json);
#else
    (void)out;
#endif
}

/* ------------------------------------------------------------------------------------- outputs */

/* Checks the folder of outputs and empties it. */
static void check_folder(int code, tg_format format) {
    unsigned there = 0;
    DIR *folder = opendir(places.folder);
    for (struct dirent *e; folder != NULL && (e = readdir(folder)) != NULL;) {
        if (e->d_name[0] == '.' && strcmp(e->d_name, "out") != 0 && strlen(e->d_name) < 3) continue;
        FUZZ_PROMISE(FUZZ_ATOMIC_OUTPUT, strcmp(e->d_name, "out") == 0, "'%s' is left behind",
                     e->d_name);
        there++;
    }
    if (folder != NULL) closedir(folder);
    FUZZ_PROMISE(FUZZ_ATOMIC_OUTPUT, there == (code == 0), "exit code %d, and %u outputs", code,
                 there);
    if (there == 0) return;
    tg_options options = tg_options_default();
    options.format = format;
    tg_error error;
    tg_file *file = tg_open(places.out, &options, &error);
    FUZZ_PROMISE(FUZZ_ATOMIC_OUTPUT, file != NULL, "the output is refused: %s",
                 tg_code_name(error.code));
    tg_close(file);
    unlink(places.out);
}

/* ----------------------------------------------------------------------------------------- run */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char name[512];
    char *argv[MAX_WORDS + 5];
    static char program[] = "tensorgate";
    static char dense[] = "--max-dense=64K";
    static char quick[] = "--max-work=1M";
    static char brief[] = "--max-output=1M";
    if (size < 2) return 0;
    const char *const *line = lines[data[0] % (sizeof lines / sizeof *lines)];
    uint8_t detail = data[1];
    data += 2;
    size -= 2;
    if (!set_file(data, size)) return 0;
    int argc = 0;
    bool writes = false;
    bool json = false;
    bool binary = false;
    tg_format format = TG_FORMAT_NONE;
    argv[argc++] = program;
    for (size_t i = 0; i < MAX_WORDS && line[i] != NULL; i++) {
        const char *word = line[i];
        if (word == NAME_) tensor_name(data, size, detail & 15, name, sizeof name);
        writes = writes || word == OUT_;
        json = json || strcmp(word, "--json") == 0;
        binary = binary || (strcmp(line[0], "convert") == 0 && strcmp(word, "-") == 0);
        if (strncmp(word, "--to=", 5) == 0) format = tg_format_by_name(word + 5);
        argv[argc++] = word == FILE_    ? places.path
                       : word == NAME_  ? name
                       : word == OUT_   ? places.out
                       : word == SLICE_ ? (char *)(uintptr_t)slices[detail >> 4 & 7]
                                        : (char *)(uintptr_t)word;
        if (i == 0) argv[argc++] = dense;
        if (i == 0) argv[argc++] = quick;
        if (i == 0) argv[argc++] = brief;
    }
    argv[argc] = NULL;
    caught out = {NULL, NULL, NULL, 0};
    caught err = {NULL, NULL, NULL, 0};
    int code = run(argv, argc, &out, &err);
    FUZZ_PROMISE(FUZZ_NO_INTERNAL_ERROR, code >= 0 && code <= 2, "%s: exit code %d: %s", line[0],
                 code, err.text);
    FUZZ_PROMISE(FUZZ_REFUSED_IS_EXPLAINED, code == 0 || out.size + err.size > 0,
                 "%s: exit code %d without a word", line[0], code);
    /* The values of `cat` count in their dtype: text of a byte, as "-128, ", is longer. */
    const size_t longer = strcmp(line[0], "cat") == 0 ? 8 : 1;
    FUZZ_PROMISE(FUZZ_BOUNDED_OUTPUT, out.size <= longer * MOST_OUTPUT + MOST_REPORTS,
                 "%s: %zu bytes of output", line[0], out.size);
    if (!binary) fuzz_check_terminal(line[0], out.text, out.size);
    fuzz_check_terminal("stderr", err.text, err.size);
    if (json && code < 2) check_json(&out);
    if (writes) check_folder(code, format);
    free(out.text);
    free(err.text);
    return 0;
}
