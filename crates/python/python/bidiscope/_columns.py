"""Columns in, columns out, by the Arrow PyCapsule interface."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Iterable, List, Optional, Tuple

from . import _native
from ._rules import RulesArguments, ids, rules, takes_rules

if TYPE_CHECKING:
    from typing_extensions import Unpack

#: The columns that `scan` can compute. docs/output.md of bidiscope says what each of them holds.
COLUMNS: Tuple[str, ...] = tuple(_native.column_ids())

#: Those among them that compare the names of the column with each other, and number the groups.
GROUP_COLUMNS: Tuple[str, ...] = tuple(_native.group_column_ids())

#: How many bytes the keys of groups may take in memory, by default. What is beyond goes to temporary files.
MEMORY = 1 << 30


class Column:
    """A column of results, which Arrow libraries take without a copy.

    It has the Arrow PyCapsule interface: ``pyarrow.chunked_array(it)``, ``pyarrow.table(it)``, ``polars.Series(it)`` and
    ``duckdb.from_arrow(pyarrow.table(it))`` take it as it is. A column of structs is also a table with the fields as columns.
    """

    def __init__(self, native: Any, index: Any = None) -> None:
        self._native = native
        #: What pandas calls the rows; ``None`` where they are numbered.
        self._index = index

    def __len__(self) -> int:
        return len(self._native)

    def __repr__(self) -> str:
        return f"<bidiscope.Column of {len(self)} rows>"

    def __arrow_c_schema__(self) -> Any:
        return self._native.__arrow_c_schema__()

    def __arrow_c_array__(self, requested_schema: Any = None) -> Any:
        return self._native.__arrow_c_array__(requested_schema)

    def __arrow_c_stream__(self, requested_schema: Any = None) -> Any:
        return self._native.__arrow_c_stream__(requested_schema)

    def to_pyarrow(self) -> Any:
        """As ``pyarrow.ChunkedArray``."""
        import pyarrow

        return pyarrow.chunked_array(self)

    def to_table(self) -> Any:
        """As ``pyarrow.Table``: the fields of the structs are its columns. What was null has nulls in all of them."""
        import pyarrow

        column = self.to_pyarrow()
        chunks = column.chunks or [pyarrow.array([], column.type)]
        # `flatten` puts the nulls of the structs into the fields.
        batches = [
            pyarrow.RecordBatch.from_arrays(it.flatten(), names=[field.name for field in column.type])
            for it in chunks
        ]
        return pyarrow.Table.from_batches(batches)

    def to_polars(self) -> Any:
        """As ``polars.Series``."""
        import polars

        return polars.Series(self)

    def to_pandas(self) -> Any:
        """As ``pandas.DataFrame``, a column a field, with the index of the ``pandas.Series`` that was scanned.

        Numbers stay integers where others are missing.
        """
        import pandas
        import pyarrow

        nullable = {pyarrow.int64(): pandas.Int64Dtype(), pyarrow.bool_(): pandas.BooleanDtype()}
        frame = self.to_table().to_pandas(types_mapper=nullable.get)
        return frame if self._index is None else frame.set_axis(self._index, axis="index")


@takes_rules
def scan(
    column: Any,
    columns: Optional[Iterable[str]] = None,
    *,
    threads: Optional[int] = None,
    memory: int = MEMORY,
    **of: Unpack[RulesArguments],
) -> Column:
    """Computes results for every name of a column.

    ``column`` is a column of strings of pyarrow, polars, pandas, DuckDB or any other library with the Arrow PyCapsule
    interface; a table with one column; or a list of strings. It is read in place.

    ``columns`` are the results, from `COLUMNS`: the same, with the same values, that the program's ``bidiscope scan`` writes.
    By default these are all that are known of each name by itself, so none that compares names. What is not named is not
    computed. Some of them:

    - ``registration``: ``allowed``, ``refused``, ``needs-review`` (a person has to decide) or ``not-applicable`` (nobody
      registers it); ``reason_text`` says why in sentences, ``reasons`` as identifiers
    - ``suggestion``: a name that may be registered instead; ``warnings``, ``warning_text``: what to look at although it is allowed
    - ``input``: the name as it was given; ``name``: the name with A-labels decoded; ``ascii_name``: the name in the DNS;
      ``host``: the host of a URL, which is then judged; ``error``: why it cannot be read, and there is no verdict
    - ``labels_below``, ``parent``, ``scripts``, ``u_name``: the labels below the zone, the zone, the scripts, the name in
      U-labels
    - ``display_ltr``, ``display_rtl``, ``display_one_to_one``: what is shown, from left to right
    - ``skeleton_ltr``, ``skeleton_rtl``: equal for names that can be taken for each other (UTS #39)
    - ``bidi_rule``, ``violations``: the Bidi rule (RFC 5893); ``lgr_disposition``, ``lgr_index``: what a ruleset says
    - of `GROUP_COLUMNS`, the number of the group of names that look, or are, the same, in the whole column, and null for a
      name in none: ``collision_ltr`` and ``collision_rtl`` for the same display, ``confusable_ltr`` and ``confusable_rtl`` for
      displays that can be taken for each other, ``same_name`` for the same name in the DNS; `bidiscope.same` explains all

    The result is a column of structs with these columns as fields. A null stays null. A name that cannot be read has the
    reason in ``error``, and no other row changes for it. White space at the ends of a name is taken off. Lines are rows,
    counted from 1.

    The work runs without the interpreter's lock, on ``threads`` threads (default: one for each core); Ctrl+C ends it.
    Groups need ``memory`` bytes at most; beyond that they use temporary files.

    >>> import bidiscope
    >>> names = ["שלום.com", "1א.com", None]
    >>> bidiscope.scan(names, columns=["registration"]).to_pyarrow().to_pylist()
    [{'registration': 'allowed'}, {'registration': 'refused'}, None]

    In pandas, the names that are refused, with the reasons, and the groups of those that look alike::

        found = bidiscope.scan(df["name"], ["name", "registration", "reason_text", "confusable_ltr"]).to_pandas()
        found[found.registration == "refused"]
        found.dropna(subset="confusable_ltr").groupby("confusable_ltr")["name"].agg(list)
    """
    read = rules(**of)
    wanted = _native.standard_columns(read) if columns is None else ids(columns)
    index = column.index if _module(column) == "pandas" else None
    return Column(_native.scan(as_arrow(column), wanted, read, threads, memory), index)


@takes_rules
def scan_keys(
    column: Any,
    columns: Optional[Iterable[str]] = None,
    *,
    threads: Optional[int] = None,
    **of: Unpack[RulesArguments],
) -> Column:
    """The keys of every name of a column, as `same_keys` gives those of one name: for engines that group by themselves.

    ``columns`` are those of `GROUP_COLUMNS` that are to be made from the keys: by default all, but ``same_variants`` only with
    rulesets. Keys that match nothing are null.
    """
    wanted = group_columns(of) if columns is None else ids(columns)
    return Column(_native.keys_of_column(as_arrow(column), wanted, rules(**of), threads))


def group_columns(of: RulesArguments) -> List[str]:
    """The columns of groups that can have a value under these rules."""
    has_rulesets = of.get("ruleset") is not None or of.get("profile") is not None
    return [it for it in GROUP_COLUMNS if has_rulesets or it != "same_variants"]


def as_arrow(column: Any) -> Any:
    """The column itself, or where its library has no PyCapsule interface for it, what pyarrow makes of it."""
    if hasattr(column, "__arrow_c_stream__") or hasattr(column, "__arrow_c_array__"):
        return column
    module = _module(column)
    if module == "duckdb" or module == "_duckdb":
        table = column.arrow()
        return table.read_all() if hasattr(table, "read_all") else table
    if module == "pandas":
        import pyarrow

        return pyarrow.array(column, from_pandas=True)
    return column


def _module(column: Any) -> str:
    """The library that a column is of."""
    return type(column).__module__.partition(".")[0]
