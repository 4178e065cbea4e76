/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_program.c - a command for files of one grammar.
 *
 * Files are hostile: parsing, the walk and the output are bounded by budgets, and what comes from a file is printed as
 * ASCII, so that it cannot steer a terminal. Output goes to stdout, messages about usage and input to stderr.
 */
#include "program_parts.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char usage[] =
    "usage: %s check [OPTION]... FILE...   accepts or refuses each file in one line\n"
    "       %s dump [OPTION]... FILE       the parse tree: offset, length, name, value\n"
    "       %s map [OPTION]... FILE        every byte of the file beside the name of its field\n"
    "\n"
    "FILE may be - for standard input.\n"
    "\n";

static const char statuses[] =
    "\n"
    "Exit status: 0 when all files are valid, 1 when one is refused, 2 for wrong usage, or when a "
    "file cannot be\n"
    "read or memory ran out.\n";

enum { JSON, STRICT, MAX_SIZE, MAX_MEMORY, MAX_WORK, MAX_DEPTH, HELP, NUM_OPTIONS };

const ks_program_option ks_program_options[NUM_OPTIONS + 1] = {
    [JSON] = {"--json", NULL, "check, dump: one JSON document"},
    [STRICT] = {"--strict", NULL, "a tolerated violation is an error"},
    [MAX_SIZE] = {"--max-size", "N", "bytes of a file (default: 1 GiB)"},
    [MAX_MEMORY] = {"--max-memory", "N",
                    "bytes for the parse tree (default: 16 MiB and 40 for each byte of the file)"},
    [MAX_WORK] = {"--max-work", "N",
                  "steps of parsing, and of printing (default: 4 Mi and 32 for each byte)"},
    [MAX_DEPTH] = {"--max-depth", "N", "nested objects, 1 to 4096 (default: 256)"},
    [HELP] = {"--help", NULL, "this text"},
};

/* --------------------------------------------------------------------------------------- check */

static int check(const ks_format *format, const options *o, char **files, int num_files) {
    int worst = EXIT_GOOD;
    bool first = true;
    if (o->json) putchar('[');
    for (int i = 0; i < num_files; i++) {
        input in;
        int status = EXIT_TROUBLE;
        if (ks_program_open_input(format, o, files[i], &in)) {
            status = ks_program_status_of(&in);
            if (o->json) {
                fputs(first ? "\n" : ",\n", stdout);
                ks_program_put_report(format, &in);
                putchar('}');
                first = false;
            } else if (status == EXIT_TROUBLE) {
                ks_program_tell(format, &in, stderr, "");
            } else {
                ks_program_tell(format, &in, stdout, in.is_good ? "ok " : "bad ");
                ks_program_tell_notes(&in);
            }
        }
        ks_program_close_input(&in);
        if (status > worst) worst = status;
    }
    if (o->json) fputs("\n]\n", stdout);
    return worst;
}

/* ----------------------------------------------------------------------------------- arguments */

static const char *command_of(const ks_format *format) {
    return format->command != NULL ? format->command : format->name;
}

static int usage_error(const ks_format *format, const char *message, const char *detail) {
    const char *command = command_of(format);
    fprintf(stderr, "%s: %s%s\nTry '%s --help'.\n", command, message, detail, command);
    return EXIT_TROUBLE;
}

static bool read_number(const char *text, uint64_t least, uint64_t most, uint64_t *out) {
    char *end = NULL;
    errno = 0;
    const unsigned long long number = strtoull(text, &end, 10);
    if (text[0] < '0' || text[0] > '9' || *end != '\0' || errno != 0) return false;
    *out = number;
    return number >= least && number <= most;
}

/* -1: there is no such option. */
static int find_option(const char *word) {
    if (strcmp(word, "-h") == 0) return HELP;
    for (int i = 0; i < NUM_OPTIONS; i++) {
        const ks_program_option *o = &ks_program_options[i];
        const size_t n = strlen(o->name);
        if (strncmp(word, o->name, n) != 0) continue;
        if (word[n] == '\0' || (word[n] == '=' && o->value != NULL)) return i;
    }
    return -1;
}

/* The number of an option, behind '=' or in the next word; false if it is no legal one. */
static bool take_number(int option, char **argv, int argc, int *i, options *o) {
    uint64_t *const numbers[NUM_OPTIONS] = {[MAX_SIZE] = &o->max_size,
                                            [MAX_MEMORY] = &o->max_memory,
                                            [MAX_WORK] = &o->max_work,
                                            [MAX_DEPTH] = &o->max_depth};
    static const uint64_t most[NUM_OPTIONS] = {[MAX_SIZE] = SIZE_MAX - 1,
                                               [MAX_MEMORY] = UINT64_MAX,
                                               [MAX_WORK] = UINT64_MAX,
                                               [MAX_DEPTH] = 4096};
    const char *sign = strchr(argv[*i], '=');
    const char *text = sign != NULL ? sign + 1 : *i + 1 < argc ? argv[++*i] : "";
    return read_number(text, 1, most[option], numbers[option]);
}

static int print_help(const ks_format *format) {
    const char *command = command_of(format);
    printf(usage, command, command, command);
    for (const ks_program_option *o = ks_program_options; o->name != NULL; o++) {
        const int n = printf("  %s%s%s", o->name, o->value != NULL ? " " : "",
                             o->value != NULL ? o->value : "");
        printf("%*s%s\n", n < 20 ? 20 - n : 1, "", o->about);
    }
    fputs(statuses, stdout);
    return fflush(stdout) == 0 ? EXIT_GOOD : EXIT_TROUBLE;
}

static int run(const ks_format *format, const options *o, const char *verb, char **files,
               int num_files) {
    if (strcmp(verb, "check") == 0) return check(format, o, files, num_files);
    input in;
    int status = EXIT_TROUBLE;
    if (ks_program_open_input(format, o, files[0], &in)) {
        const bool is_dump = strcmp(verb, "dump") == 0;
        status =
            is_dump ? ks_program_dump_file(format, o, &in) : ks_program_map_file(format, o, &in);
    }
    ks_program_close_input(&in);
    return status;
}

int ks_program(const ks_format *format, int argc, char **argv) {
    options o = {.max_size = (uint64_t)1 << 30, .max_depth = 256};
    const char *verb = NULL;
    int num_files = 0;
    bool only_files = false;
    for (int i = 1; i < argc; i++) {
        char *word = argv[i];
        if (only_files || word[0] != '-' || word[1] == '\0') {
            /* Files move to the front, over words that were read. */
            if (verb == NULL)
                verb = word;
            else
                argv[num_files++] = word;
            continue;
        }
        const int option = find_option(word);
        if (strcmp(word, "--") == 0)
            only_files = true;
        else if (option < 0)
            return usage_error(format, "unknown option ", word);
        else if (option == JSON)
            o.json = true;
        else if (option == STRICT)
            o.strict = true;
        else if (option == HELP)
            return print_help(format);
        else if (!take_number(option, argv, argc, &i, &o))
            return usage_error(format, "no legal number for ", word);
    }
    if (verb == NULL) return usage_error(format, "no verb given", "");
    const bool is_check = strcmp(verb, "check") == 0;
    if (!is_check && strcmp(verb, "dump") != 0 && strcmp(verb, "map") != 0)
        return usage_error(format, "unknown verb ", verb);
    if (num_files == 0) return usage_error(format, "no file given", "");
    if (!is_check && num_files > 1) return usage_error(format, verb, " takes one file");
    if (o.json && strcmp(verb, "map") == 0) return usage_error(format, "map has no --json", "");
    const int status = run(format, &o, verb, argv, num_files);
    if (fflush(stdout) == 0 && !ferror(stdout)) return status;
    fprintf(stderr, "%s: cannot write the output\n", format->name);
    return EXIT_TROUBLE;
}
