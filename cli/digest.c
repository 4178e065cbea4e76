/* SPDX-License-Identifier: Apache-2.0 */
/*
 * digest.c - the only file that uses OpenSSL's libcrypto.
 *
 * The library is told not to read its configuration, which can name code to load: the command
 * depends only on its arguments and its input.
 */
#include "digest.h"

#include <string.h>

#if defined(KS_WITH_SSL) && KS_WITH_SSL

#include <openssl/crypto.h>
#include <openssl/evp.h>

bool digest_available(void) { return true; }

bool digest_open(digest *d) {
    d->failed = true;
    d->state =
        OPENSSL_init_crypto(OPENSSL_INIT_NO_LOAD_CONFIG, NULL) == 1 ? EVP_MD_CTX_new() : NULL;
    return d->state != NULL;
}

void digest_close(digest *d) { EVP_MD_CTX_free(d->state); }

void digest_start(digest *d) { d->failed = EVP_DigestInit_ex(d->state, EVP_sha256(), NULL) != 1; }

void digest_add(digest *d, const void *data, size_t n) {
    if (!d->failed) d->failed = EVP_DigestUpdate(d->state, data, n) != 1;
}

bool digest_end(digest *d, uint8_t out[DIGEST_BYTES]) {
    unsigned size = 0;
    memset(out, 0, DIGEST_BYTES);
    if (!d->failed) d->failed = EVP_DigestFinal_ex(d->state, out, &size) != 1;
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
