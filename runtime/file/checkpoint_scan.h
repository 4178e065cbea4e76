/* SPDX-License-Identifier: Apache-2.0 */
/*
 * checkpoint_scan.h - whether a ZIP archive is meant to be a PyTorch checkpoint.
 *
 * Archives of several formats begin alike, and each reader would recognise what the others refuse. What an archive is meant
 * to be, the names of its members tell, however damaged it is otherwise.
 */
#ifndef TENSORGATE_CHECKPOINT_SCAN_H
#define TENSORGATE_CHECKPOINT_SCAN_H

#include "ks.h"

/* *is_one: it has FOLDER/data.pkl, and is no TorchScript archive; of an archive without a directory, the first member is one
 * of a checkpoint. False if bytes cannot be loaded. */
bool tg_is_checkpoint(ks_ctx *ks, bool *is_one);

#endif
