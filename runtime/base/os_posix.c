/* SPDX-License-Identifier: Apache-2.0 */
/*
 * os_posix.c - implements os.h with mmap; os_wasm.c does where there is none.
 */
#define _GNU_SOURCE /* MAP_ANONYMOUS, MAP_NORESERVE, madvise, mremap */
#if defined(__APPLE__)
#define _DARWIN_C_SOURCE
#endif
#include "os.h"

#if !defined(__wasm__)

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#ifndef MAP_NORESERVE
#define MAP_NORESERVE 0 /* without this flag, untouched pages are not reserved anyway */
#endif

#define HUGE_PAGE TG_OS_HUGE_PAGE

/* Maps memory that begins where a huge page does; size <= SIZE_MAX - HUGE_PAGE is a multiple of a page. */
static uint8_t *map_aligned(size_t size, int flags) {
    /* Maps one huge page more than needed, then unmaps both ends around the aligned part. */
    uint8_t *memory = mmap(NULL, size + HUGE_PAGE, PROT_READ | PROT_WRITE,
                           MAP_PRIVATE | MAP_ANONYMOUS | flags, -1, 0);
    if ((void *)memory == MAP_FAILED) return NULL;
    const size_t over = (uintptr_t)memory % HUGE_PAGE;
    const size_t front = over > 0 ? HUGE_PAGE - over : 0;
    if (front > 0) (void)munmap(memory, front);
    memory += front;
    (void)munmap(memory + size, HUGE_PAGE - front); /* front < HUGE_PAGE */
    return memory;
}

void *tg_os_reserve(size_t size) {
    if (size == 0) size = 1; /* mmap refuses 0 */
    /* What is smaller, or more than there can be, has no use for huge pages. */
    if (size >= HUGE_PAGE && size <= SIZE_MAX / 2) {
        const size_t page = (size_t)sysconf(_SC_PAGESIZE);
        void *memory = map_aligned((size + page - 1) / page * page, MAP_NORESERVE);
        if (memory != NULL) return memory; /* else there may be space without the alignment */
    }
    void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return memory != MAP_FAILED ? memory : NULL;
}

void tg_os_release(void *memory, size_t size) {
    if (memory != NULL) (void)munmap(memory, size > 0 ? size : 1);
}

void tg_os_will_fill(void *memory, size_t size) {
#ifdef MADV_HUGEPAGE
    /* Whole pages only, so that nothing outside of these bytes gets memory. */
    const size_t over = (uintptr_t)memory % HUGE_PAGE;
    const size_t front = over > 0 ? HUGE_PAGE - over : 0;
    if (size < HUGE_PAGE || size - HUGE_PAGE < front) return;
    const size_t whole = (size - front) / HUGE_PAGE * HUGE_PAGE;
    (void)madvise((uint8_t *)memory + front, whole, MADV_HUGEPAGE); /* kernels may refuse it */
#else
    (void)memory;
    (void)size;
#endif
}

void tg_os_will_fill_rest(void *memory, size_t used) {
#if defined(MADV_HUGEPAGE) && defined(MREMAP_FIXED)
    if ((uintptr_t)memory % HUGE_PAGE != 0 || used > HUGE_PAGE) return;
    uint8_t *fresh = map_aligned(HUGE_PAGE, MAP_NORESERVE);
    if (fresh == NULL) return;
    /* Without huge pages the copy would cost more than it saves. It replaces the old pages in one step. */
    if (madvise(fresh, HUGE_PAGE, MADV_HUGEPAGE) == 0) {
        memcpy(fresh, memory, used);
        if (mremap(fresh, HUGE_PAGE, HUGE_PAGE, MREMAP_MAYMOVE | MREMAP_FIXED, memory) == memory)
            return;
    }
    (void)munmap(fresh, HUGE_PAGE);
#else
    (void)memory;
    (void)used;
#endif
}

/*
 * A block that may be filled in part gets huge pages only if they are a small part of it: each takes 2 MiB of memory when its
 * first byte is written. Lists double, so half of what they got last may stay empty.
 */
#define LARGE_BLOCK (16 * HUGE_PAGE)

/* Bytes that are mapped for a large request: a multiple of the huge page size; 0 if that
 * overflows. */
static size_t whole_pages(size_t size) {
    return size <= SIZE_MAX - HUGE_PAGE ? (size + HUGE_PAGE - 1) / HUGE_PAGE * HUGE_PAGE : 0;
}

static void *huge_alloc(size_t size) {
    size_t whole = whole_pages(size);
    if (whole == 0 || whole > SIZE_MAX - HUGE_PAGE) return NULL;
    uint8_t *memory = map_aligned(whole, 0);
    if (memory == NULL) return NULL;
#ifdef MADV_HUGEPAGE
    (void)madvise(memory, whole, MADV_HUGEPAGE); /* a hint: kernels without huge pages refuse it */
#endif
    return memory;
}

static void *os_alloc(void *self, size_t size) {
    (void)self;
    return size >= LARGE_BLOCK ? huge_alloc(size) : malloc(size);
}

static void os_free(void *self, void *memory, size_t size) {
    (void)self;
    if (size >= LARGE_BLOCK) {
        tg_os_release(memory, whole_pages(size));
    } else {
        free(memory);
    }
}

const ks_allocator tg_os_allocator = {.alloc = os_alloc, .free = os_free, .self = NULL};

#endif
