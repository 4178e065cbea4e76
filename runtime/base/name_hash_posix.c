/* SPDX-License-Identifier: Apache-2.0 */
/*
 * name_hash_posix.c - the random key of the hash.
 */
#define _DEFAULT_SOURCE /* getentropy */
#if defined(__APPLE__)
#define _DARWIN_C_SOURCE
#endif
#include "name_hash.h"

#include <time.h>
#include <unistd.h>
#if defined(__APPLE__)
#include <sys/random.h>
#endif

/*
 * A system without random numbers (a sandbox may forbid the call) gets a weaker key. An attacker
 * who guesses it can make a file that is slow to check, or that is refused although its names
 * differ.
 */
void tg_hash_key(uint64_t key[2], const void *self) {
    key[0] = 0;
    key[1] = 0;
    if (getentropy(key, 2 * sizeof *key) == 0) return;
    struct timespec now = {0, 0};
    (void)timespec_get(&now, TIME_UTC);
    key[0] = (uint64_t)(uintptr_t)self;
    key[1] = (uint64_t)now.tv_sec << 30 ^ (uint64_t)now.tv_nsec;
}
