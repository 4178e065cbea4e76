#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""package.py TARGET FOLDER: writes what a fuzzing service expects next to a target: the seeds as
TARGET_seed_corpus.zip, TARGET.dict and TARGET.options."""
import hashlib
import os
import shutil
import sys
import zipfile

import targets


def main():
    os.chdir(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    sys.dont_write_bytecode = True
    target, folder = targets.chosen([sys.argv[1]])[0], sys.argv[2]
    with zipfile.ZipFile(os.path.join(folder, target.name + "_seed_corpus.zip"), "w", zipfile.ZIP_DEFLATED) as corpus:
        for data in target.seed_files():
            # A fixed time stamp, so that every build writes the same archive.
            corpus.writestr(zipfile.ZipInfo(hashlib.sha1(data).hexdigest(), (1980, 1, 1, 0, 0, 0)), data)
    dictionary = target.dictionary()
    options = ["[libfuzzer]", "max_len = %d" % target.max_len, "timeout = 10"]
    if dictionary:
        shutil.copy(dictionary, os.path.join(folder, target.name + ".dict"))
        options.append("dict = %s.dict" % target.name)
    with open(os.path.join(folder, target.name + ".options"), "w", encoding="ascii") as file:
        file.write("\n".join(options) + "\n")


if __name__ == "__main__":
    main()
