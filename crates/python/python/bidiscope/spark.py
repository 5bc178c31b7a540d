"""bidiscope in Spark, where lists outgrow a machine.

    import bidiscope.spark

    rows = bidiscope.spark.scan(df, "name", ["registration", "reasons", "display_ltr"])
    groups = bidiscope.spark.groups(df, "name", "id")

The package has to be installed on all workers. Names go to Python as Arrow batches (``mapInArrow``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, Iterable, Iterator, List, Tuple

import pyarrow as pa
from pyspark.sql import Column as SparkColumn
from pyspark.sql import DataFrame, Window
from pyspark.sql import functions as f
from pyspark.sql.pandas.types import from_arrow_schema
from pyspark.sql.types import StructType

from . import _columns, _native
from ._rules import RulesArguments, ids, takes_rules

if TYPE_CHECKING:
    from typing_extensions import Unpack

#: The columns of groups, each with the keys by which names are in one group.
_KEYS: Dict[str, Tuple[str, ...]] = {
    "collision_ltr": ("display_ltr",),
    "collision_rtl": ("display_rtl",),
    "collision_one_to_one": ("display_one_to_one",),
    "confusable_ltr": ("skeleton_ltr",),
    "confusable_rtl": ("skeleton_rtl",),
    "same_name": ("ascii_name",),
    "same_without_points": ("without_points",),
    "collision_across": ("display_ltr", "display_rtl"),
    "same_variants": ("variants",),
    "duplicate_of": ("name",),
}

#: Those in which a name may have several keys, and so joins others.
_LINKED = ("collision_across", "same_variants")

#: The groups of `scan` without a ruleset.
STANDARD_GROUPS = (
    "collision_ltr",
    "collision_rtl",
    "collision_one_to_one",
    "confusable_ltr",
    "confusable_rtl",
    "same_name",
    "collision_across",
    "duplicate_of",
)


@takes_rules
def scan(df: DataFrame, column: str, columns: Iterable[str], **of: Unpack[RulesArguments]) -> DataFrame:
    """The rows of ``df`` with these results of `bidiscope.scan` on its column of names beside its own columns.

    Columns that compare names are not among them, nor ``line``: a partition knows nothing of the others. `groups` has them.
    Files of rulesets are read by the workers, so they have to be there, under the same path.
    """
    wanted = ids(columns)
    _native.check_columns_of_rows(wanted, df.columns)
    results = _columns.scan([], wanted, **of).to_table().schema
    schema = StructType(df.schema.fields + from_arrow_schema(results).fields)

    def rows(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for batch in batches:
            found = _columns.scan(batch.column(column), wanted, threads=1, **of)
            yield _beside(batch, found)

    return df.mapInArrow(rows, schema)


@takes_rules
def groups(
    df: DataFrame,
    column: str,
    id: str,
    columns: Iterable[str] = STANDARD_GROUPS,
    **of: Unpack[RulesArguments],
) -> DataFrame:
    """The names that look, or are, the same, over all partitions.

    ``id`` is a column of different integers, such as lines, by which rows are ordered. The result has a row for each row of
    ``df`` that is in any group, with its ``id`` and for each of ``columns`` (of `bidiscope.GROUP_COLUMNS`) the smallest ``id`` of
    its group: null where it is in none. These are the groups of `bidiscope.scan`, which numbers them instead; ``duplicate_of``
    is the same in both.

    How: equal texts become one row before anything is computed, so that a name that occurs a million times is one. All keys
    of `bidiscope.scan_keys` then meet in one exchange, as texts. Keys that a name of ``collision_across`` or
    ``same_variants`` joins become the edges of a graph, whose connected components are found by large and small stars.
    """
    wanted = ids(columns)
    rows = df.select(f.col(id).cast("long").alias("id"), f.col(column).alias("text")).where("text IS NOT NULL")
    rows = rows.persist()
    try:
        return _groups(rows, wanted, of).withColumnRenamed("id", id)
    finally:
        rows.unpersist()


def _groups(rows: DataFrame, wanted: List[str], of: RulesArguments) -> DataFrame:
    texts = _groups_of_texts(_keys_of_texts(rows, wanted, of), wanted).persist()
    found = texts
    for column in wanted:
        if column in _LINKED:
            found = _linked(found, column)
    # Most texts occur once, in the row that is known already.
    once = found.where("repeated IS NULL").select(f.col("first").alias("id"), *wanted)
    again = found.where("repeated IS NOT NULL").join(rows, f.col("repeated") == rows["text"]).select("id", *wanted)
    done = once.union(again)
    if "duplicate_of" in wanted:
        done = done.withColumn("duplicate_of", f.when(f.col("duplicate_of") < f.col("id"), f.col("duplicate_of")))
    done = done.where(f.coalesce(*(f.col(it) for it in wanted)).isNotNull()).localCheckpoint()
    texts.unpersist()
    return done


def _keys_of_texts(rows: DataFrame, wanted: List[str], of: RulesArguments) -> DataFrame:
    """The keys of every text, once, with the ``first`` id that has it; ``repeated`` is the text where others have it too."""
    texts = rows.groupBy("text").agg(f.min("id").alias("first"), f.count("*").alias("count"))
    texts = texts.select("text", "first", f.when(f.col("count") > 1, f.col("text")).alias("repeated"))
    keys = _columns.scan_keys([], wanted, **of).to_table().schema
    schema = StructType(texts.schema.fields + from_arrow_schema(keys).fields)

    def keyed(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for batch in batches:
            yield _beside(batch, _columns.scan_keys(batch.column("text"), wanted, threads=1, **of))

    return texts.mapInArrow(keyed, schema).where("name IS NOT NULL")


def _groups_of_texts(texts: DataFrame, wanted: List[str]) -> DataFrame:
    """The texts that share a key with another name, or are one name several times: for each column the first id with this
    key, and for those that are linked the set of the first ids with their keys."""
    # A row for each key of a text. The side is the place of a key among those of its column.
    def of_key(kind: int, side: int, key: SparkColumn) -> SparkColumn:
        return f.struct(f.lit(kind).alias("kind"), f.lit(side).alias("side"), key.alias("key"))

    of_columns = [(kind, side, key) for kind, it in enumerate(wanted) for side, key in enumerate(_KEYS[it])]
    each = f.array(*(of_key(kind, side, f.col(key)) for kind, side, key in of_columns if key != "variants"))
    for kind, side, key in of_columns:
        if key == "variants":
            each = f.concat(each, f.transform(key, lambda it: of_key(kind, side, it)))
    edges = texts.select("first", "repeated", "name", f.inline(each)).where("key IS NOT NULL")
    # By a number first, which sorts quicker than texts.
    same_key = Window.partitionBy("hash", "kind", "key")
    several = lambda of: f.min(of).over(same_key) != f.max(of).over(same_key)
    edges = edges.withColumn("hash", f.xxhash64("kind", "key")).select(
        "first",
        "repeated",
        "kind",
        f.min("first").over(same_key).alias("group"),
        several("name").alias("names"),
        several("side").alias("sides"),
    )
    kind = {column: f.col("kind") == wanted.index(column) for column in wanted}
    is_group = f.col("names")
    if "collision_across" in wanted:
        is_group &= ~kind["collision_across"] | f.col("sides")
    if "duplicate_of" in wanted:
        is_again = (f.col("group") < f.col("first")) | f.col("repeated").isNotNull()
        is_group |= kind["duplicate_of"] & is_again
    of_kind = {column: f.when(kind[column], f.col("group")) for column in wanted}
    collected = [(f.collect_set if it in _LINKED else f.min)(of_kind[it]).alias(it) for it in wanted]
    return edges.where(is_group).groupBy("first", "repeated").agg(*collected)


def _linked(texts: DataFrame, column: str) -> DataFrame:
    """The same with the first id of the component in place of the set of first ids."""
    least = f.array_min(column)
    edges = texts.where(f.size(column) > 1).select(f.explode(column).alias("node"), least.alias("lower"))
    roots = _components(edges.where("node > lower").distinct()).withColumnRenamed("node", "least")
    texts = texts.withColumn("least", least).join(roots, "least", "left")
    return texts.withColumn(column, f.coalesce("root", "least")).drop("least", "root")


def _components(edges: DataFrame) -> DataFrame:
    """The connected components of a graph: each node but the least of a component with that one as its ``root``.

    ``edges`` are from a ``node`` to a ``lower`` one. Every round hangs the higher neighbours of each node on its least one (large
    star), then each node and its lower neighbours on the least of these (small star), until nothing changes: Kiveris, Lattanzi,
    Mirrokni, Rastogi, Vassilvitskii, “Connected Components in MapReduce and Beyond” (2014).
    """
    edges = edges.localCheckpoint()
    count = edges.count()
    while count:
        both = edges.union(edges.select(f.col("lower").alias("node"), f.col("node").alias("lower")))
        by_node = Window.partitionBy("node")
        least = f.least("node", f.min("lower").over(by_node))
        large = both.select(f.col("node"), f.col("lower").alias("other"), least.alias("least"))
        large = large.where("other > node").select(f.col("other").alias("node"), f.col("least").alias("lower")).distinct()
        least = f.min("lower").over(by_node)
        small = large.select("node", "lower", least.alias("least"))
        # The least one itself keeps the node; the others are between the two.
        hung = f.when(f.col("lower") == f.col("least"), f.col("node")).otherwise(f.col("lower"))
        stars = small.select(hung.alias("node"), f.col("least").alias("lower")).distinct().localCheckpoint()
        before, count = count, stars.count()
        is_done = before == count and stars.join(edges, ["node", "lower"], "left_anti").isEmpty()
        edges = stars
        if is_done:
            break
    return edges.withColumnRenamed("lower", "root")


def _beside(batch: pa.RecordBatch, found: Any) -> pa.RecordBatch:
    """The columns of a batch, and those that were found for its rows."""
    found = found.to_table().combine_chunks()
    arrays = [it.chunk(0) if it.num_chunks else pa.array([], it.type) for it in found.columns]
    return pa.RecordBatch.from_arrays([*batch.columns, *arrays], names=[*batch.schema.names, *found.column_names])
