# SPDX-License-Identifier: Apache-2.0
"""A model in a cache like that of huggingface_hub, whose files are links to their content, and the one table of the links that are followed.
The command (suite splits) and the package (python/tests/test_index.py) decide by code of their own: the package uses only the
library, which opens no paths of a model. Both are held against this table."""
import hashlib
import os
import shutil
import socket

# Folders inside a snapshot, and whether links that go so far up are followed.
FOLDERS = {"": True, "text_encoder": True, "x/y": True, "/".join("x" * 14): True, "/".join("x" * 15): False}


def make(where, files, sub="", owner="a"):
    """The folder with the links to the contents, and that of the model."""
    model = os.path.join(where, "models--%s--b" % owner)
    shutil.rmtree(model, ignore_errors=True)
    snapshot = os.path.join(model, "snapshots", "0" * 40, sub)
    os.makedirs(snapshot)
    os.makedirs(os.path.join(model, "blobs"))
    for key, data in files.items():
        name = hashlib.sha256(data).hexdigest() if len(data) > 100 else hashlib.sha1(data).hexdigest()
        with open(os.path.join(model, "blobs", name), "wb") as file:
            file.write(data)
        os.symlink(up_from(sub) + "blobs/" + name, os.path.join(snapshot, key))
    return snapshot.rstrip("/"), model


def up_from(sub):
    return "../" * (2 + (sub.count("/") + 1 if sub else 0))


def relink(snapshot, key, target):
    os.unlink(os.path.join(snapshot, key))
    os.symlink(target, os.path.join(snapshot, key))


def bind(path):
    """A socket as a file; its path may be longer than those of sockets."""
    before = os.getcwd()
    os.chdir(os.path.dirname(path))
    try:
        with socket.socket(socket.AF_UNIX) as made:
            made.bind(os.path.basename(path))
    finally:
        os.chdir(before)


def links(where, model, sub, content, beside):
    """{what: (target of a link in the snapshot, whether it is followed)}. `content` is the name of a blob, `beside` a file in the folder
    of the link; the model of the owner `other` has that blob, too."""
    blobs, up = os.path.join(model, "blobs"), up_from(sub)
    os.symlink(content, os.path.join(blobs, "1" * 64))
    os.mkdir(os.path.join(blobs, "2" * 64))
    os.mkfifo(os.path.join(blobs, "4" * 64))
    bind(os.path.join(blobs, "5" * 64))
    for name in ("6" * 40, "7" * 39, "8" * 65, "A" * 64, "name"):
        shutil.copy(os.path.join(blobs, content), os.path.join(blobs, name))
    shutil.copy(os.path.join(blobs, content), os.path.join(model, "name"))
    shutil.copy(os.path.join(blobs, content), os.path.join(where, content))
    os.makedirs(os.path.join(model, "snapshots", "x"))
    return {"of SHA-256": (up + "blobs/" + content, True), "of SHA-1": (up + "blobs/" + "6" * 40, True),
            "with a shorter name": (up + "blobs/" + "7" * 39, False), "with a longer name": (up + "blobs/" + "8" * 65, False),
            "with large letters": (up + "blobs/" + "A" * 64, False), "that is no hash": (up + "blobs/name", False),
            "to another model": ("../" + up + "models--other--b/blobs/" + content, False), "absolute": (os.path.join(blobs, content), False),
            "to a link": (up + "blobs/" + "1" * 64, False), "to a folder": (up + "blobs/" + "2" * 64, False),
            "to a pipe": (up + "blobs/" + "4" * 64, False), "to a socket": (up + "blobs/" + "5" * 64, False),
            "to nothing": (up + "blobs/" + "3" * 64, False), "to another name": (up + "name", False),
            "out of the blobs": (up + "blobs/../name", False), "with a dot": (up + "blobs/./" + content, False),
            "with a dot before": ("./" + up + "blobs/" + content, False), "with two slashes": (up + "blobs//" + content, False),
            "with a slash behind": (up + "blobs/" + content + "/", False), "with a line feed": (up + "blobs/" + content + "\n", False),
            "beside it": (beside, False), "too far up": ("../" + up + "blobs/" + content, False),
            "not far enough up": (up[3:] + "blobs/" + content, False), "through a folder": ("../x/" + up + "blobs/" + content, False)}
