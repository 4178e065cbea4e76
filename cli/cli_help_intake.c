/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cli_help_intake.c - the text of `intake --help`. docs/intake.md has more detail.
 */
#include "cli_command.h"

void help_intake(FILE *out) {
    fputs(
        "usage: tensorgate intake [OPTION]... INBOX --accept DIR --quarantine DIR\n"
        "\n"
        "Checks each file of the folder INBOX, and renames it: to the first DIR if it is valid,\n"
        "else to the second one, where NAME.report.json says why. At every instant each file is "
        "in\n"
        "one of the folders, whole, also if the process is killed. All folders are of one file\n"
        "system. Nothing is replaced: a name that is taken becomes NAME~1, with its suffix behind\n"
        "it. A folder is one model, in several files, and is moved whole. Links and special files\n"
        "stay where they are; so do names that begin with a dot or end with .part .partial\n"
        ".tmp .temp .crdownload .filepart .download .lock.\n"
        "\n"
        "  --accept DIR    where valid files go\n"
        "  --quarantine DIR\n"
        "                  where refused files go; belongs to intake alone: a file there without "
        "a\n"
        "                  report is one that a killed process left, and is checked again\n"
        "  --failed DIR    where files go that crashed a worker, or took too much time or memory,\n"
        "                  with a report; default: they stay, and are not tried again by this run\n"
        "  --watch         go on when INBOX is empty, until SIGTERM or SIGINT\n"
        "  --settle N      take files that have not changed for N seconds; default: at once. A "
        "file\n"
        "                  that somebody has open for writing is never taken\n"
        "  --folder-settle N\n"
        "                  take folders in which nothing has changed for N seconds; default: 5\n"
        "  --folder-wait N a folder that lacks a file of its model waits for it, for N seconds "
        "after\n"
        "                  its last change, and is refused then; default: 3600\n"
        "  --to FORMAT     also convert; the new file goes to the first DIR, and the old one, too\n"
        "  --remove-original\n"
        "                  remove the old one instead\n"
        "  --lossy         for --to: round values that do not fit\n"
        "  --by-content    store as DIR/ab/cdef....npy: SHA-256 of the bytes, and the suffix of "
        "the\n"
        "                  format; a file that is there already is removed from INBOX\n"
        "  --reports       write reports of valid files, too\n"
        "  --deep          read all values, too, and compare all checksums (.npz has some)\n"
        "  --no-lease      also take files of which nobody can say whether they are being "
        "written;\n"
        "                  a copy is checked and accepted\n"
        "  --copy          check and accept a copy of each file, not only of those that somebody\n"
        "                  may change later (overlayfs, tmpfs, setuid)\n"
        "  --max-holes N   bytes that a file of which all is read may have in holes; default: 1G\n"
        "  --exclusive     refuse to run beside another intake at INBOX; default: they share it\n"
        "  --json          a line of JSON for each file that was moved, and one for the summary\n"
        "  --metrics FILE  counters for Prometheus, as node_exporter reads them (NAME.prom)\n"
        "  --jobs N        workers at a time; 0, the default: the number of processors\n"
        "  --timeout N     seconds for each file; default: 600, 0: any\n"
        "  --max-rss N     bytes of memory for each file; default: any\n"
        "  -q, --quiet     print refused files only, no summary; twice: only the exit code\n"
        "  -v, --verbose   name files that are not complete\n"
        "  --from FORMAT, --formats LIST, --v2 TYPE, --strict, --sandbox MODE: as for check\n",
        out);
    help_limits(out);
    fputs("\nexit codes: 0 all accepted, 1 some in quarantine, 2 some could not be checked or "
          "moved\n",
          out);
}
