"""bidiscope in DuckDB: functions for SQL.

    import duckdb
    import bidiscope.duckdb

    con = duckdb.connect()
    bidiscope.duckdb.register(con)
    con.sql("SELECT name, idna2008(name), bidi_display(name, 'uba-ltr') FROM 'names.parquet'")
"""

from __future__ import annotations

from typing import Any, Callable, Optional

import duckdb
import pyarrow as pa
import pyarrow.compute as pc

from . import _columns, _native
from ._rules import Path, rules


def register(con: Any, *, parent: Optional[str] = None, profile: Optional[Path] = None) -> None:
    """Makes these functions known to a connection. Each gives NULL for NULL, and for what cannot be read as a name.

    - ``bidi_display(name, strategy)``: what a display shows, from left to right, such as ``'uba-ltr'``
    - ``idna2008(name)``: whether it may be registered: ``allowed``, ``refused``, ``needs-review`` or ``not-applicable``
    - ``idna2008_reasons(name)``: the identifiers of the findings that decide, separated by spaces
    - ``bidi_skeleton(name, direction)``: UTS #39's skeleton in a paragraph of the direction ``'ltr'`` or ``'rtl'``: equal for
      names that can be taken for each other
    - ``dns_name(name)``: the name in the DNS
    - ``lgr_index(name, ruleset)``: the index label under the ruleset (RFC 7940) in a file: equal for variants

    ``parent`` or ``profile`` are the rules by which ``idna2008`` judges and ``lgr_index`` chooses the label, as in
    `bidiscope.scan`; they can be given anew. Nothing here compares rows: group by the results.
    """
    own = dict(parent=parent, profile=profile)
    rules(**own)

    def scanned(column: str) -> Callable[[Any], Any]:
        return lambda names: _field(names, column, own)

    def skeleton(names: Any, directions: Any) -> Any:
        return _by_value(names, directions, _skeleton)

    def index(names: Any, rulesets: Any) -> Any:
        return _by_value(names, rulesets, lambda part, file: _field(part, "lgr_index", {"parent": parent, "ruleset": file}))

    for name, function, arguments in [
        ("bidi_display", _display, 2),
        ("idna2008", scanned("registration"), 1),
        ("idna2008_reasons", scanned("reasons"), 1),
        ("bidi_skeleton", skeleton, 2),
        ("dns_name", scanned("ascii_name"), 1),
        ("lgr_index", index, 2),
    ]:
        try:
            # Of an earlier call, perhaps with other rules.
            con.remove_function(name)
        except duckdb.Error:
            pass
        con.create_function(
            name, function, ["VARCHAR"] * arguments, "VARCHAR", type="arrow", null_handling="special"
        )


def _field(names: Any, column: str, of: Any) -> Any:
    """One result of `bidiscope.scan`."""
    # DuckDB has its own threads.
    table = _columns.scan(names, [column], threads=1, **of).to_table()
    return table.column(0).combine_chunks()


def _display(names: Any, strategies: Any) -> Any:
    def shown(part: Any, strategy: str) -> Any:
        return _columns.Column(_native.display_column(part, strategy, rules(), False)).to_pyarrow()

    return _by_value(names, strategies, shown)


def _skeleton(part: Any, direction: str) -> Any:
    return _field(part, _native.skeleton_column(direction), {})


def _by_value(names: Any, values: Any, results: Callable[[Any, str], Any]) -> Any:
    """The results for each different value of another column, which nearly always has one."""
    names, values = _whole(names), _whole(values)
    different = pc.unique(values).to_pylist()
    if len(different) == 1 and different[0] is not None:
        return _whole(results(names, different[0]))
    done: Any = pa.nulls(len(names), pa.string())
    for value in different:
        if value is not None:
            rows = pc.fill_null(pc.equal(values, value), False)
            done = pc.replace_with_mask(done, rows, _whole(results(names.filter(rows), value)).cast(pa.string()))
    return done


def _whole(column: Any) -> Any:
    column = column.combine_chunks() if isinstance(column, pa.ChunkedArray) else column
    if isinstance(column, pa.ChunkedArray):
        return pa.concat_arrays(column.chunks) if column.num_chunks else pa.array([], column.type)
    return column
