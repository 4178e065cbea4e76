/* SPDX-License-Identifier: Apache-2.0 */
/*
 * records_official RECORDS: the parser that the official compiler made from bench/records.ksy, on the same bytes as in
 * bench_readers.c. Prints the seconds of processor time of a first and a second tree, and the bytes by which the first
 * one makes the peak of the process grow.
 */
#include <sys/resource.h>
#include <time.h>

#include <cstdio>
#include <cstdlib>
#include <string>

#include "records.h"

static double busy() {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

static double peak() {
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) * 1024;
}

static double parse(const std::string &bytes, size_t count) {
    kaitai::kstream io(bytes);
    double begin = busy();
    records_t root(&io);
    double seconds = busy() - begin;
    if (root.entries()->size() != count) std::exit(1);
    return seconds;
}

int main(int argc, char **argv) {
    const size_t count = argc == 2 ? std::strtoul(argv[1], NULL, 10) : 0;
    std::string bytes;
    for (size_t i = 0; i < count; i++) {
        std::string record(24, static_cast<char>(i & 0xff));
        record.replace(4, 4, std::string("\x10\0\0\0", 4));
        bytes += record;
    }
    { kaitai::kstream copy(bytes); } /* the one that each stream makes is not part of the tree */
    double before = peak();
    double first = parse(bytes, count);
    double grown = peak() - before;
    double second = parse(bytes, count);
    std::printf("%.9f %.9f %.0f\n", first, second, grown);
    return 0;
}
