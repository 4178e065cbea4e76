/* SPDX-License-Identifier: Apache-2.0 */
/*
 * nnb_writer_blocks.c - blocks of an NNB network, lists in blocks, and members of its metadata.
 */
#include <string.h>

#include "nnb_writer.h"

uint8_t *tg_nnb_bytes(tg_nnb_network *net, uint64_t size) {
    uint8_t *bytes = ks_alloc(&net->build->ks, size > 0 ? size : 1, 1);
    if (bytes == NULL) {
        tg_refuse_ks(net->build);
        return NULL;
    }
    memset(bytes, 0, (size_t)size);
    return bytes;
}

uint64_t tg_nnb_padding(uint64_t size) { return (NNB_WORD - size % NNB_WORD) % NNB_WORD; }

bool tg_nnb_add_block(tg_nnb_network *net, const tg_item *item, const uint8_t *bytes, uint64_t size,
                      uint32_t *number) {
    /* The area stays below 2^31, and so does the size that is tested first: no sum wraps. */
    if (size > NNB_MAX || size + tg_nnb_padding(size) > NNB_MAX - net->area ||
        net->blocks.count >= NNB_MAX) {
        return tg_refuse(net->build, TG_CODE_OVERFLOW, item,
                         "with it the network has more than the 2^31-1 bytes that the format can "
                         "address",
                         NULL, 0, 0);
    }
    tg_nnb_block *block = ks_list_add(&net->build->ks, &net->blocks);
    if (block == NULL) return tg_refuse_ks(net->build);
    *block = (tg_nnb_block){
        .item = item, .bytes = bytes, .size = (uint32_t)size, .offset = (uint32_t)net->area};
    *number = (uint32_t)(net->blocks.count - 1);
    net->area += size + tg_nnb_padding(size);
    return true;
}

bool tg_nnb_add_list(tg_nnb_network *net, const tg_meta *array, int32_t min, int32_t max,
                     tg_nnb_list *list, const char *text, const char *word, uint64_t a) {
    uint64_t count = array != NULL ? array->count : 0;
    uint8_t *words = tg_nnb_bytes(net, count * NNB_WORD); /* each is a node in memory */
    if (words == NULL) return false;
    if (array != NULL && array->kind != TG_META_ARRAY)
        return tg_refuse(net->build, TG_CODE_BAD_VALUE, NULL, text, word, a, 0);
    const tg_meta *node = array != NULL ? array->first : NULL;
    for (uint64_t i = 0; node != NULL; i++, node = node->next) {
        int64_t value;
        if (!tg_meta_integer(node, min, max, &value))
            return tg_refuse(net->build, TG_CODE_BAD_VALUE, NULL, text, word, a, 0);
        ks_put_u4le(words + i * NNB_WORD, (uint32_t)value);
    }
    if (!tg_nnb_add_block(net, NULL, words, count * NNB_WORD, &list->block)) return false;
    list->count = (uint32_t)count; /* since the block was not too large */
    list->words = words;
    return true;
}

bool tg_nnb_members(tg_nnb_network *net, const tg_meta *object, const char *const *names, size_t n,
                    const tg_meta **out, const char *text, uint64_t a) {
    for (size_t k = 0; k < n; k++) out[k] = NULL;
    const tg_meta *node = object->kind == TG_META_OBJECT ? object->first : NULL;
    for (; node != NULL; node = node->next) {
        size_t k = 0;
        while (k < n && (out[k] != NULL || strcmp(names[k], node->key) != 0)) k++;
        if (k == n) {
            return tg_refuse(net->build, TG_CODE_BAD_VALUE, NULL,
                             "metadata member '$': the format has no place for it, or no second "
                             "one; leave it out",
                             node->key, 0, 0);
        }
        out[k] = node;
    }
    for (size_t k = 0; k < n; k++) {
        if (out[k] == NULL)
            return tg_refuse(net->build, TG_CODE_BAD_VALUE, NULL, text, names[k], a, 0);
    }
    return true;
}
