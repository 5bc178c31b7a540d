"""The rules of a registry, read once for each combination of files, and the arguments that give them."""

from __future__ import annotations

import inspect
import os
import warnings
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Callable, Dict, Iterable, List, Optional, Tuple, TypedDict, TypeVar, Union

from . import _native

if TYPE_CHECKING:
    from typing_extensions import Unpack

Path = Union[str, "os.PathLike[str]"]
Rulesets = Union[None, Path, Iterable[Path]]
Function = TypeVar("Function", bound=Callable[..., Any])


class RulesArguments(TypedDict, total=False):
    """The arguments by which every function is told how names are written, and by which rules they are judged.

    - ``parent``: the zone in which the names would be registered
    - ``append``: puts it after every name
    - ``ruleset``: the file of a label generation ruleset (RFC 7940), or several
    - ``profile``: a file with the rules of several zones, instead of these
    - ``notation``: how names are written, such as ``codepoints``; ``unicode`` by default
    """

    parent: Optional[str]
    append: bool
    ruleset: Rulesets
    profile: Optional[Path]
    notation: str


def rules(
    *,
    parent: Optional[str] = None,
    append: bool = False,
    ruleset: Rulesets = None,
    profile: Optional[Path] = None,
    notation: str = "unicode",
) -> _native.Rules:
    """The rules by which names are read and judged. Notes about the files are warnings."""
    if ruleset is None:
        files: Tuple[str, ...] = ()
    elif isinstance(ruleset, (str, os.PathLike)):
        files = (os.fspath(ruleset),)
    else:
        files = tuple(os.fspath(it) for it in ruleset)
    named = None if profile is None else os.fspath(profile)
    # A file that is written anew is read anew; those that a profile names are read with it each time.
    stamps = tuple(_stamp(it) for it in files)
    make = _read if named is None else _read.__wrapped__
    return make(notation, parent, append, files, named, stamps)


def takes_rules(function: Function) -> Function:
    """Writes the arguments of `rules` into the signature of a function that has them as ``**of``, for `help`."""
    signature = inspect.signature(function)
    own = [it for it in signature.parameters.values() if it.kind is not inspect.Parameter.VAR_KEYWORD]
    of_rules = [it for it in inspect.signature(rules).parameters.values() if it.name not in signature.parameters]
    function.__signature__ = signature.replace(parameters=[*own, *of_rules])  # type: ignore[attr-defined]
    return function


def ids(identifiers: Iterable[str]) -> List[str]:
    """The identifiers, of which one may stand alone."""
    return [identifiers] if isinstance(identifiers, str) else list(identifiers)


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
