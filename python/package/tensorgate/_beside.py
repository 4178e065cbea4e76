# SPDX-License-Identifier: Apache-2.0
"""Files beside an open one: shards of a model, and elements of ONNX models. They are looked for below its folder alone."""
import contextlib
import errno
import os
import re
import stat

from . import _core

FLAGS = os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK | os.O_NOCTTY
# In the cache of huggingface_hub: models--OWNER--NAME/snapshots/REVISION/model.safetensors -> ../../blobs/HASH
# The command has the rule in cli/base/hub_links.c; tests/hub_cases.py is the table for both.
HUB_LINK = re.compile(rb"((?:\.\./){2,16})blobs/([0-9a-f]{64}|[0-9a-f]{40})")


class Beside:
    """Opens files below the folder of a path, for the time of a call of _core.open(); or, if it lasts, for as long as the file is
    open: a model may have more files than a process may have open, which are closed and opened again."""

    def __init__(self, path, lasts):
        self._path, self._folder, self.lasts = path, None, lasts

    def __enter__(self):
        return self

    def __exit__(self, exception, *_):
        if exception is not None or not self.lasts:
            self.close()

    def __del__(self):
        self.close()

    def close(self):
        folder, self._folder = self._folder, None
        if folder is not None:
            os.close(folder)

    def __call__(self, name):
        """A descriptor, or a negative error number."""
        try:
            if self._folder is None:
                self._folder = os.open(os.path.dirname(self._path) or os.curdir, os.O_RDONLY | os.O_CLOEXEC | os.O_DIRECTORY)
            found = _core.open_beneath(self._folder, name)
            if found == -errno.ELOOP and b"/" not in name:
                blob = open_blob(self._folder, name, FLAGS | os.O_NOFOLLOW)
                found = -errno.ELOOP if blob is None else blob
            return found
        except OSError as error:
            return -(error.errno or errno.EIO)


def open_shard(folder, name, flags):
    """A descriptor, a text that says why there is none, or None if there is no such file."""
    try:
        descriptor = os.open(name, flags, dir_fd=folder)
    except FileNotFoundError:
        return None
    except OSError as error:
        if error.errno == errno.ENXIO:      # a socket, or a device without a driver
            return "no regular file"
        if error.errno != errno.ELOOP:
            raise
        if not flags & os.O_NOFOLLOW:       # links in a circle
            return "no regular file"
        descriptor = open_blob(folder, name, flags)
        return "a link, which follow=True follows" if descriptor is None else descriptor
    return "no regular file" if is_closed(descriptor) else descriptor


def is_closed(descriptor):
    """Whether it was no regular file, and is closed."""
    is_file = stat.S_ISREG(os.fstat(descriptor).st_mode)
    if not is_file:
        os.close(descriptor)
    return not is_file


def open_blob(folder, name, flags):
    """What such a link leads to, if that lies in the blobs of the same model: a descriptor. No other link is followed on the
    way. None: it is another link."""
    with contextlib.ExitStack() as stack:
        def step(into, at):
            descriptor = os.open(into, os.O_PATH | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC, dir_fd=at)
            stack.callback(os.close, descriptor)
            return descriptor
        try:
            link = HUB_LINK.fullmatch(os.readlink(name, dir_fd=folder))
            if link is None:
                return None
            snapshots = folder
            for _ in range(len(link[1]) // 3 - 1):
                snapshots = step("..", snapshots)
            model = step("..", snapshots)
            if not os.path.samestat(os.fstat(step("snapshots", model)), os.fstat(snapshots)):
                return None
            descriptor = os.open(link[2], flags, dir_fd=step("blobs", model))
            return None if is_closed(descriptor) else descriptor
        except OSError as error:
            if error.errno in (errno.EMFILE, errno.ENFILE, errno.ENOMEM):
                raise       # it says nothing about the link
            return None
