/* SPDX-License-Identifier: Apache-2.0 */
/*
 * hub_links.h - files of a model in the cache of huggingface_hub, where each is a link to its content:
 *
 *     models--OWNER--NAME/snapshots/REVISION/model.safetensors -> ../../blobs/HASH
 *
 * Links of exactly this form that lead into the blobs of the same model are resolved here, by descriptors, before the
 * sandbox is entered: what is opened is the blob, and no other link is followed on the way. Other links are left alone.
 */
#ifndef TENSORGATE_CLI_HUB_LINKS_H
#define TENSORGATE_CLI_HUB_LINKS_H

#include <stdbool.h>
#include <stddef.h>

typedef struct hub_link {
    char *name;
    int fd;
} hub_link;

typedef struct hub_links {
    hub_link *links;
    size_t num;
    int lack; /* errno for which links may be missing here; 0: all are here */
} hub_links;

/* Opens what such links in the folder, which is open, lead to: of files whose names are those of indexes or of tensor
 * files. Without memory or descriptors there are fewer, and `lack` is set. */
void hub_links_open(hub_links *l, int folder);
/* A new descriptor of the content of that file of the folder. -1 with errno; ELOOP: it is no such link. */
int hub_links_find(const hub_links *l, const char *name);
void hub_links_close(hub_links *l);

#endif
