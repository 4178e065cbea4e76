/* SPDX-License-Identifier: Apache-2.0 */
/*
 * digest.h - SHA-256.
 */
#ifndef TENSORGATE_CLI_DIGEST_H
#define TENSORGATE_CLI_DIGEST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define DIGEST_BYTES 32

/* Whether this build supports SHA-256. If not, the functions below fail. */
bool digest_available(void);

typedef struct digest {
    void *state;
    bool failed; /* a call since digest_start failed */
} digest;

/* Returns false if there is no memory. */
bool digest_open(digest *d);
void digest_close(digest *d);
void digest_start(digest *d);
void digest_add(digest *d, const void *data, size_t n);
/* Returns false if any call since digest_start failed. */
bool digest_end(digest *d, uint8_t out[DIGEST_BYTES]);

#endif
