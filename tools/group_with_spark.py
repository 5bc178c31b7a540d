#!/usr/bin/env python3
"""Groups a list on Spark: `bidiscope scan --no-groups` answers for each partition, and Spark groups by a key.

    pip install 'pyspark==4.*'
    python3 tools/group_with_spark.py names.txt skeleton_ltr [BIDISCOPE]

Prints how many groups of different names there are, and how many rows in them.
"""

import shlex
import sys

from pyspark.sql import SparkSession
from pyspark.sql import functions as f


def main():
    names, key = sys.argv[1:3]
    program = sys.argv[3] if len(sys.argv) > 3 else "bidiscope"
    spark = SparkSession.builder.getOrCreate()
    command = f"{shlex.quote(program)} scan --no-groups --threads 1 --format jsonl --columns name,{key} -"
    # Where some name cannot be read the command ends with 2, and its rows are whole all the same.
    answers = spark.sparkContext.textFile(names, 8).pipe(command, checkCode=False)
    rows = spark.read.json(answers, schema=f"name string, {key} string").where(f.col(key) != "")
    groups = rows.groupBy(key).agg(f.count_distinct("name").alias("names"), f.count("*").alias("rows")).where("names > 1")
    told = groups.agg(f.count("*"), f.sum("rows")).first()
    print(f"{key}: {told[1] or 0} rows in {told[0]} groups")


if __name__ == "__main__":
    main()
