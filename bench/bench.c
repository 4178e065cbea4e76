/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench KSYC SPEC_DIR TENSORGATE [PART...]: measures speeds next to memcpy and other libraries;
 * asserts none of them.
 *
 * Parts: check, gguf, safetensors, archive, layout, numbers, convert, stream, validate, readers, ksyc, service, stats; all of them if
 * none is named. Each part is in one file.
 */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "bench_archive.h"
#include "bench_check.h"
#include "bench_convert.h"
#include "bench_gguf.h"
#include "bench_ksyc.h"
#include "bench_layout.h"
#include "bench_numbers.h"
#include "bench_readers.h"
#include "bench_safetensors.h"
#include "bench_service.h"
#include "bench_stats.h"
#include "bench_stream.h"
#include "bench_validate.h"

static bool wanted(int argc, char **argv, const char *part) {
    for (int i = 4; i < argc; i++) {
        if (strcmp(argv[i], part) == 0) return true;
    }
    return argc <= 4;
}

int main(int argc, char **argv) {
    if (argc < 4) {
        fputs("usage: bench KSYC SPEC_DIR TENSORGATE [PART...]\n", stderr);
        return 2;
    }
    if (wanted(argc, argv, "check")) bench_check();
    if (wanted(argc, argv, "gguf")) bench_gguf();
    if (wanted(argc, argv, "safetensors")) bench_safetensors();
    if (wanted(argc, argv, "archive")) bench_archive();
    if (wanted(argc, argv, "layout")) bench_layout();
    if (wanted(argc, argv, "numbers")) bench_numbers();
    if (wanted(argc, argv, "convert")) bench_convert(argv[3]);
    if (wanted(argc, argv, "stream")) bench_stream(argv[3]);
    if (wanted(argc, argv, "validate")) bench_validate();
    if (wanted(argc, argv, "readers")) bench_readers();
    if (wanted(argc, argv, "ksyc")) bench_ksyc(argv[1], argv[2]);
    if (wanted(argc, argv, "service")) bench_service(argv[3]);
    if (wanted(argc, argv, "stats")) bench_stats();
    return 0;
}
