/* SPDX-License-Identifier: Apache-2.0 */
/*
 * boxes.h - objects around what is none.
 */
#ifndef KSYC_BOXES_H
#define KSYC_BOXES_H

#include "ir.h"

/* Tells of a field whether bits may be left of the byte before it. */
typedef struct bit_places {
    bool (*may_be_left)(const void *self, const ir_attr *attr);
    const void *self;
} bit_places;

/*
 * A program that means the same, in which elements, cases of switches and instances with `pos` that are no objects (bytes,
 * texts, objects with a size, what a switch chooses, numbers with rules) are objects with one field `content`: boxes. So
 * a backend for which an array is one of objects knows all arrays. It is the given program if there is nothing to box.
 * Cases of a switch are numbers. Bit fields that fill bytes are integers of so many bytes, where they are cases, repeated,
 * instances or under a condition, and begin with a byte. If the root contains objects of its type, the file is an object around it. Plain numbers, bytes of an instance and objects without a size stay as they are.
 */
const ir_program *ksyc_with_boxes(const ir_program *program, const bit_places *bits);

#endif
