// SPDX-License-Identifier: Apache-2.0
// gguf_reference.cpp - the reader of ggml on a file, for `make bench`: prints the seconds of processor time of each of ROUNDS
// readings of the head, without tensors' data, and how many keys it has.
#include <cstdio>
#include <cstdlib>
#include <ctime>

#include "gguf.h"

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    for (int i = 0; i < std::atoi(argv[2]); i++) {
        const std::clock_t begin = std::clock();
        gguf_context *file = gguf_init_from_file(argv[1], {true, nullptr});
        if (file == nullptr) return 1;
        const long long keys = gguf_get_n_kv(file);
        gguf_free(file);
        const double took = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
        std::printf("%.9f %lld\n", took, keys);
    }
    return 0;
}
