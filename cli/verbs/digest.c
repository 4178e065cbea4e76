/* SPDX-License-Identifier: Apache-2.0 */
/*
 * digest.c - the only file that uses OpenSSL's libcrypto.
 *
 * The functions of its first versions keep the state in memory of the caller. Those that replace them fetch
 * an implementation first, which takes over 2,000 allocations and crashes when one of the first fails
 * (OpenSSL 3.0), and reads a configuration, which can name code to load.
 */
#include "digest.h"

#include <string.h>

#if defined(KS_WITH_SSL) && KS_WITH_SSL

#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/sha.h>
#include <stdlib.h>

bool digest_available(void) { return true; }

bool digest_open(digest *d) {
    d->failed = true;
    d->state = calloc(1, sizeof(SHA256_CTX));
    return d->state != NULL;
}

void digest_close(digest *d) { free(d->state); }

void digest_start(digest *d) { d->failed = SHA256_Init(d->state) != 1; }

void digest_add(digest *d, const void *data, size_t n) {
    if (!d->failed) d->failed = SHA256_Update(d->state, data, n) != 1;
}

bool digest_end(digest *d, uint8_t out[DIGEST_BYTES]) {
    memset(out, 0, DIGEST_BYTES);
    if (!d->failed) d->failed = SHA256_Final(out, d->state) != 1;
    return !d->failed;
}

#else

bool digest_available(void) { return false; }

bool digest_open(digest *d) {
    d->state = NULL;
    d->failed = true;
    return false;
}

void digest_close(digest *d) { d->state = NULL; }
void digest_start(digest *d) { d->failed = true; }

void digest_add(digest *d, const void *data, size_t n) {
    (void)data;
    (void)n;
    d->failed = true;
}

bool digest_end(digest *d, uint8_t out[DIGEST_BYTES]) {
    (void)out;
    return !d->failed;
}

#endif
