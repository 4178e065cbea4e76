// SPDX-License-Identifier: Apache-2.0
// gguf_reference.cpp - the reader of ggml on a file, for `make bench`: prints the seconds of each of ROUNDS readings of the
// head, without tensors' data, and how many keys it has.
#include <chrono>
#include <cstdio>
#include <cstdlib>

#include "gguf.h"

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    for (int i = 0; i < std::atoi(argv[2]); i++) {
        const auto begin = std::chrono::steady_clock::now();
        gguf_context *file = gguf_init_from_file(argv[1], {true, nullptr});
        if (file == nullptr) return 1;
        const long long keys = gguf_get_n_kv(file);
        gguf_free(file);
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
        std::printf("%.9f %lld\n", took.count(), keys);
    }
    return 0;
}
