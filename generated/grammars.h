/* SPDX-License-Identifier: Apache-2.0 */
/* Made by scripts/formats.py from the headers beside this one. Do not edit. */
/*
 * grammars.h - the generated readers, for programs that go through all of them.
 *
 * KS_GRAMMARS(X) is a row X(id, is_big, complete) for each grammar that describes a file: `id` is the prefix
 * of its symbols, `is_big` says whether its numbers are big-endian, and `complete` is what forces all instances of
 * an object of that type, given as `ks` and `object`.
 */
#ifndef KSYC_GRAMMARS_H
#define KSYC_GRAMMARS_H

#include "btf.h"
#include "flax.h"
#include "gguf.h"
#include "msgpack.h"
#include "nnb.h"
#include "npy.h"
#include "npz.h"
#include "onnx.h"
#include "pickle.h"
#include "primitiv.h"
#include "protobuf_varint.h"
#include "pvp.h"
#include "pytorch.h"
#include "safetensors.h"
#include "zip_archive.h"

/* clang-format off */
#define KS_GRAMMARS(X) \
    X(btf, false, btf_complete(ks, object)) \
    X(flax, true, flax_complete(ks, object)) \
    X(gguf, false, gguf_complete(ks, object)) \
    X(msgpack, true, msgpack_complete(ks, object)) \
    X(nnb, false, nnb_complete(ks, object)) \
    X(npy, false, true) \
    X(npz, false, npz_complete(ks, object)) \
    X(onnx, false, onnx_complete(ks, object)) \
    X(pickle, false, true) \
    X(primitiv, true, primitiv_complete(ks, object)) \
    X(protobuf_varint, false, protobuf_varint_complete(ks, object)) \
    X(pvp, false, pvp_complete(ks, object)) \
    X(pytorch, false, pytorch_complete(ks, object)) \
    X(safetensors, false, safetensors_complete(ks, object)) \
    X(zip_archive, false, zip_archive_complete(ks, object))
/* clang-format on */

#endif
