/* SPDX-License-Identifier: Apache-2.0 */
/*
 * answers.h - prints what the library says about files and numbers, for builds that have to say the same.
 */
#ifndef TENSORGATE_ANSWERS_H
#define TENSORGATE_ANSWERS_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <tensorgate.h>

/* FNV-1a, 64 bits; a hash begins with HASH_BEGIN. */
#define HASH_BEGIN UINT64_C(14695981039346656037)
uint64_t answers_hash(uint64_t hash, const void *data, size_t n);

/* One line of text, with what is printed in front of it. */
void answers_error(const char *what, const tg_error *error);

/* The file as each writable format, with and without loss: the hash of the output, or why there is none. */
void answers_conversions(tg_file *file);
/* Conversions of numbers between all dtypes. */
void answers_numbers(void);

#endif
