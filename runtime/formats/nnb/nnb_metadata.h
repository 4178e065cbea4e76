/* SPDX-License-Identifier: Apache-2.0 */
/*
 * nnb_metadata.h - what a network has besides its constants: variables, functions and their arguments.
 */
#ifndef TENSORGATE_NNB_METADATA_H
#define TENSORGATE_NNB_METADATA_H

#include "adapter.h"
#include "nnb_view.h"

/* tg_adapter.metadata, of a file whose views these are. */
bool tg_nnb_put_metadata(tg_file *file, tg_out *out, const nnb_view *root,
                         const nnb_data_area_view *data);

#endif
