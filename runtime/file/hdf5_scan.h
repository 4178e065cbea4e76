/* SPDX-License-Identifier: Apache-2.0 */
/*
 * hdf5_scan.h - whether an HDF5 file is a model of Keras: its root group has the attribute model_config.
 *
 * Keras builds a model from this attribute, and imports and calls what it names. Other HDF5 files are data.
 */
#ifndef TENSORGATE_HDF5_SCAN_H
#define TENSORGATE_HDF5_SCAN_H

#include "glance.h"

typedef enum tg_hdf5 {
    TG_HDF5_NONE,   /* no HDF5 file */
    TG_HDF5_DATA,   /* without that attribute */
    TG_HDF5_MODEL,  /* with it */
    TG_HDF5_UNCLEAR /* the attributes are stored in a way that is not followed */
} tg_hdf5;

tg_hdf5 tg_hdf5_scan(tg_glance *g);

#endif
