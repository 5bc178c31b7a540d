"""bidiscope in polars: results as an expression.

    import polars as pl
    import bidiscope.polars

    df.with_columns(bidiscope.polars.scan(pl.col("name"), ["registration", "display_ltr"]).alias("bidi")).unnest("bidi")
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Iterable, Optional

import polars as pl

from . import _columns, _native
from ._rules import RulesArguments, ids, rules, takes_rules

if TYPE_CHECKING:
    from typing_extensions import Unpack


@takes_rules
def scan(
    names: Any,
    columns: Iterable[str],
    *,
    threads: Optional[int] = None,
    **of: Unpack[RulesArguments],
) -> pl.Expr:
    """An expression for the results of `bidiscope.scan` on a column of names: structs with these columns as fields.

    It is made by ``map_batches`` on the whole column, so that columns of groups compare all of its names.
    """
    wanted = ids(columns)
    # The type of the results, which polars asks for before there are any; what is wrong with the arguments is said now.
    empty = pl.Series(_columns.Column(_native.scan([], wanted, rules(**of), 1, 0)))

    def results(batch: pl.Series) -> pl.Series:
        return pl.Series(batch.name, _columns.scan(batch, wanted, threads=threads, **of)).cast(empty.dtype)

    expression = pl.col(names) if isinstance(names, str) else names
    return expression.map_batches(results, return_dtype=empty.dtype)
