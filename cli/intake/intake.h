/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake.h - the verb `intake`: takes files of strangers out of an inbox, and gives each of them its place.
 *
 *   intake_name     names of files and of their reports
 *   intake_lock     locks between intakes
 *   intake_copy     copies of files that may change after their check
 *   intake_holes    what of a file is on the disk
 *   intake_folder   moves between folders, files without a name
 *   intake_take     takes a file: complete, locked, written to by nobody
 *   intake_tree     holds all files of a folder
 *   intake_tree_walk  goes through a folder, removes one
 *   intake_tree_copy  copies of folders
 *   intake_model    in the worker of folders: checks all models in one
 *   intake_work     in the worker: checks it, converts it, hashes it
 *   intake_reply    what a worker said, as far as it can be true
 *   intake_move     gives a file its place, and recovers what a kill left
 *   intake_watch    inotify, signals
 *   intake_loop     from the inbox to the workers, and from the workers to the places
 */
#ifndef TENSORGATE_CLI_INTAKE_H
#define TENSORGATE_CLI_INTAKE_H

#include "cli.h"

int run_intake(const args *a);

#endif
