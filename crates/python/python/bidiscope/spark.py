"""bidiscope in Spark, where lists outgrow a machine.

    import bidiscope.spark

    rows = bidiscope.spark.scan(df, "name", ["registration", "reasons", "display_ltr"])
    groups = bidiscope.spark.groups(df, "name", "id")

The package has to be installed on all workers. Names go to Python as Arrow batches (``mapInArrow``).
"""

from __future__ import annotations

from typing import Any, Dict, Iterable, Iterator, List, Optional

import pyarrow as pa
from pyspark.sql import Column as SparkColumn
from pyspark.sql import DataFrame
from pyspark.sql import functions as f
from pyspark.sql.pandas.types import from_arrow_schema
from pyspark.sql.types import LongType, StructField, StructType

from . import _columns
from ._rules import Path, Rulesets

#: The keys of the columns that have one; `collision_across` and `same_variants` join names by several.
_KEYS = {
    "collision_ltr": "display_ltr",
    "collision_rtl": "display_rtl",
    "collision_one_to_one": "display_one_to_one",
    "confusable_ltr": "skeleton_ltr",
    "confusable_rtl": "skeleton_rtl",
    "same_name": "ascii_name",
    "same_without_points": "without_points",
}

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


def scan(
    df: DataFrame,
    column: str,
    columns: Iterable[str],
    *,
    parent: Optional[str] = None,
    append: bool = False,
    ruleset: Rulesets = None,
    profile: Optional[Path] = None,
    notation: str = "unicode",
) -> DataFrame:
    """The rows of ``df`` with these results of `bidiscope.scan` on its column of names beside its own columns.

    Columns that compare names are not among them, nor ``line``: a partition knows nothing of the others. `groups` has them.
    Files of rulesets are read by the workers, so they have to be there, under the same path.
    """
    wanted = _columns._ids(columns)
    for it in wanted:
        if it in _columns.GROUP_COLUMNS or it == "line":
            raise ValueError(f"“{it}” depends on the other rows: see bidiscope.spark.groups.")
        if it in df.columns:
            raise ValueError(f"The table has a column “{it}” already. Rename it.")
    of = dict(parent=parent, append=append, ruleset=ruleset, profile=profile, notation=notation)
    results = _columns.scan([], wanted, **of).to_table().schema
    schema = StructType(df.schema.fields + from_arrow_schema(results).fields)

    def rows(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for batch in batches:
            found = _columns.scan(batch.column(column), wanted, threads=1, **of).to_table().combine_chunks()
            arrays = batch.columns + [it.chunk(0) if it.num_chunks else pa.array([], it.type) for it in found.columns]
            yield pa.RecordBatch.from_arrays(arrays, names=batch.schema.names + wanted)

    return df.mapInArrow(rows, schema)


def groups(
    df: DataFrame,
    column: str,
    id: str,
    columns: Iterable[str] = STANDARD_GROUPS,
    *,
    parent: Optional[str] = None,
    append: bool = False,
    ruleset: Rulesets = None,
    profile: Optional[Path] = None,
    notation: str = "unicode",
) -> DataFrame:
    """The names that look, or are, the same, over all partitions.

    ``id`` is a column of different integers, such as lines, by which rows are ordered. The result has a row for each row of
    ``df`` that is in any group, with its ``id`` and for each of ``columns`` (of `bidiscope.GROUP_COLUMNS`) the smallest ``id`` of
    its group: null where it is in none. These are the groups of `bidiscope.scan`, which numbers them instead; ``duplicate_of``
    is the same in both.

    How: equal names become one row first, so that a name that occurs a million times is one. Then names are grouped by the
    keys of `bidiscope.scan_keys`, as texts. ``collision_across`` and ``same_variants``, where a name has several keys, are the
    connected components of names and keys: in every round each name takes the smallest id among the names that share a
    key with it, and then the id that this one has taken, until nothing changes.
    """
    wanted = _columns._ids(columns)
    of = dict(parent=parent, append=append, ruleset=ruleset, profile=profile, notation=notation)
    asked = [it for it in wanted if it != "duplicate_of"] or ["duplicate_of"]
    keys = _columns.scan_keys([], asked, **of).to_table().schema
    schema = StructType([StructField("id", LongType()), *from_arrow_schema(keys).fields])

    def rows(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for batch in batches:
            found = _columns.scan_keys(batch.column(1), asked, threads=1, **of).to_table().combine_chunks()
            arrays = [it.chunk(0) if it.num_chunks else pa.array([], it.type) for it in found.columns]
            yield pa.RecordBatch.from_arrays([batch.column(0).cast(pa.int64()), *arrays], names=schema.names)

    keyed = df.select(f.col(id).cast("long").alias("id"), f.col(column)).mapInArrow(rows, schema)
    keyed = keyed.where("name IS NOT NULL").persist()
    try:
        return _groups(keyed, wanted, keys.names).withColumnRenamed("id", id)
    finally:
        keyed.unpersist()


def _groups(keyed: DataFrame, wanted: List[str], keys: List[str]) -> DataFrame:
    # A name may have been typed in ways that have different names in the DNS; every other key hangs on the name alone.
    identity = ["name", *(it for it in keys if it == "ascii_name")]
    others = [it for it in keys if it not in identity]
    names = keyed.groupBy(*identity).agg(f.min("id").alias("first"), *(f.first(it).alias(it) for it in others))
    names = names.persist()
    found: Dict[str, DataFrame] = {}
    for column in wanted:
        if column in _KEYS:
            found[column] = _by_one_key(names, _KEYS[column])
        elif column == "collision_across":
            ltr = names.select("name", "first", f.col("display_ltr").alias("key"), f.lit(0).alias("side"))
            rtl = names.select("name", "first", f.col("display_rtl").alias("key"), f.lit(1).alias("side"))
            both = ltr.union(rtl).where("key IS NOT NULL")
            met = both.groupBy("key").agg(f.count_distinct("side").alias("sides")).where("sides = 2").select("key")
            found[column] = _components(both.join(met, "key").select("name", "first", "key").distinct())
        elif column == "same_variants":
            each = names.select("name", "first", f.explode("variants").alias("key"))
            found[column] = _components(each.distinct())
        elif column != "duplicate_of":
            raise ValueError(f"“{column}” is no column of groups.")
    rows = keyed.select("id", *identity)
    for column, groups in found.items():
        on = ["name"] if column in ("collision_across", "same_variants") else identity
        on = on if column == "same_name" or on == ["name"] else ["name"]
        rows = rows.join(groups.withColumnRenamed("group", column).dropDuplicates(on), on, "left")
    if "duplicate_of" in wanted:
        firsts = names.groupBy("name").agg(f.min("first").alias("duplicate_of"))
        rows = rows.join(firsts, "name")
        is_later = f.col("duplicate_of") < f.col("id")
        rows = rows.withColumn("duplicate_of", f.when(is_later, f.col("duplicate_of")))
    is_in_any: SparkColumn = f.coalesce(*(f.col(it) for it in wanted)).isNotNull()
    done = rows.where(is_in_any).select("id", *wanted).localCheckpoint()
    names.unpersist()
    return done


def _by_one_key(names: DataFrame, key: str) -> DataFrame:
    """The names that share this key with another name, with the first id of each group."""
    by_key = names.where(f.col(key).isNotNull()).groupBy(f.col(key).alias("key"))
    several = by_key.agg(f.min("first").alias("group"), f.min("name").alias("a"), f.max("name").alias("z"))
    several = several.where("a <> z").select("key", "group")
    columns = ["name"] if key != "ascii_name" else ["name", "ascii_name"]
    named = names if key != "ascii_name" else names.withColumn("key", f.col("ascii_name"))
    named = named.withColumnRenamed(key, "key") if key != "ascii_name" else named
    return named.join(several, "key").select(*columns, "group")


def _components(edges: DataFrame) -> DataFrame:
    """The names that share a key with another name, directly or from name to name, with the first id of each group."""
    # Only keys that join two names matter.
    joining = edges.groupBy("key").agg(f.min("name").alias("a"), f.max("name").alias("z")).where("a <> z")
    edges = edges.join(joining.select("key"), "key").select("name", "first", "key").localCheckpoint()
    labels = edges.groupBy("name").agg(f.min("first").alias("own")).withColumn("group", f.col("own"))
    while True:
        by_key = edges.join(labels, "name").groupBy("key").agg(f.min("group").alias("least"))
        least = edges.join(by_key, "key").groupBy("name").agg(f.min("least").alias("least"))
        moved = labels.join(least, "name")
        # The group of the name that has the least id: so distances halve.
        heads = labels.select(f.col("own").alias("least"), f.col("group").alias("head"))
        moved = moved.join(heads, "least", "left").select(
            "name", "own", f.col("group").alias("before"), f.least("least", "head").alias("group")
        )
        moved = moved.localCheckpoint()
        is_done = moved.where("before <> group").isEmpty()
        labels = moved.drop("before")
        if is_done:
            return labels.select("name", "group")
