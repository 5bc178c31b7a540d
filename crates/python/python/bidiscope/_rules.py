"""The rules of a registry, read once for each combination of files."""

from __future__ import annotations

import os
import warnings
from functools import lru_cache
from typing import Iterable, Optional, Tuple, Union

from . import _native

Path = Union[str, "os.PathLike[str]"]
Rulesets = Union[None, Path, Iterable[Path]]


def rules(
    notation: str = "unicode",
    parent: Optional[str] = None,
    append: bool = False,
    ruleset: Rulesets = None,
    profile: Optional[Path] = None,
) -> _native.Rules:
    """The rules by which names are read and judged. Notes about the files are warnings."""
    if ruleset is None:
        files: Tuple[str, ...] = ()
    elif isinstance(ruleset, (str, os.PathLike)):
        files = (os.fspath(ruleset),)
    else:
        files = tuple(os.fspath(it) for it in ruleset)
    if profile is not None and (parent is not None or files):
        raise ValueError("A profile has its own zones and rulesets: give no “parent” or “ruleset” beside it.")
    if append and parent is None:
        raise ValueError("“append” puts the parent zone after names: give “parent” too.")
    named = None if profile is None else os.fspath(profile)
    # A file that is written anew is read anew; those that a profile names are read with it each time.
    stamps = tuple(_stamp(it) for it in files)
    make = _read if named is None else _read.__wrapped__
    return make(notation, parent, append, files, named, stamps)


def _stamp(file: str) -> Optional[Tuple[int, int]]:
    try:
        status = os.stat(file)
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size


@lru_cache(maxsize=32)
def _read(notation, parent, append, files, profile, _stamps):
    read = _native.Rules(notation, parent, append, list(files), profile)
    for note in read.notes:
        warnings.warn(note, stacklevel=4)
    return read
