#!/usr/bin/env python3
"""Compares the groups of `bidiscope scan` with those that DuckDB makes of its columns, number for number.

    pip install duckdb
    bidiscope scan --output rows.csv names.txt
    python3 tools/compare_groups.py rows.csv

For each column of groups that goes by one text it asks `GROUP BY key HAVING count(DISTINCT name) > 1`, where the key is
not empty, and numbers these groups by their first lines. A row that occurs again is to have the group of its first
line, and that line in `duplicate_of`. It ends with status 1 where a row differs.
"""

import sys
import time

import duckdb

KEYS = {
    "collision_ltr": "display_ltr",
    "collision_rtl": "display_rtl",
    "collision_one_to_one": "display_one_to_one",
    "confusable_ltr": "skeleton_ltr",
    "confusable_rtl": "skeleton_rtl",
}
# Everything is read as text: DuckDB would take a column of digits for numbers. An empty cell is NULL.
READ = """
CREATE TABLE rows AS
SELECT CAST(line AS BIGINT) AS line, * EXCLUDE line
FROM read_csv('{file}', header = true, all_varchar = true, delim = ',', quote = '"', escape = '"')
"""
GROUPS = """
WITH groups AS (
    SELECT {key} AS key, row_number() OVER (ORDER BY min(line)) AS number
    FROM rows WHERE {key} <> '' GROUP BY {key} HAVING count(DISTINCT name) > 1
)
SELECT count(*) FILTER (WHERE CAST({group} AS BIGINT) IS DISTINCT FROM number),
       count(number), count(DISTINCT number)
FROM rows LEFT JOIN groups ON rows.{key} = groups.key
"""
# `ascii_name` is empty for a refused name, which has a group all the same: only rows that have one are compared, and
# not the groups' numbers, but which rows are together.
SAME = """
WITH keys AS (
    SELECT ascii_name, count(DISTINCT name) AS names, count(DISTINCT same_name) AS numbers
    FROM rows WHERE ascii_name <> '' GROUP BY ascii_name
), numbers AS (
    SELECT same_name, count(DISTINCT ascii_name) AS keys
    FROM rows WHERE ascii_name <> '' AND same_name <> '' GROUP BY same_name
)
SELECT count(*) FILTER (WHERE names > 1 AND (rows.same_name IS NULL OR keys.numbers > 1) OR numbers.keys > 1),
       count(*) FILTER (WHERE names > 1), count(DISTINCT rows.ascii_name) FILTER (WHERE names > 1)
FROM rows JOIN keys USING (ascii_name) LEFT JOIN numbers ON rows.same_name = numbers.same_name
"""
DUPLICATES = """
WITH firsts AS (SELECT name, min(line) AS first FROM rows WHERE name <> '' GROUP BY name)
SELECT count(*) FILTER (WHERE CAST(duplicate_of AS BIGINT) IS DISTINCT FROM nullif(first, line)),
       count(duplicate_of), count(DISTINCT duplicate_of)
FROM rows LEFT JOIN firsts USING (name)
"""


def main():
    started = time.monotonic()
    duckdb.sql(READ.format(file=sys.argv[1].replace("'", "''")))
    (count,) = duckdb.sql("SELECT count(*) FROM rows").fetchall()[0]
    print(f"{count} rows read in {time.monotonic() - started:.1f} s")
    wrong = 0
    questions = {group: GROUPS.format(key=key, group=group) for group, key in KEYS.items()}
    for column, question in {**questions, "same_name": SAME, "duplicate_of": DUPLICATES}.items():
        started = time.monotonic()
        differing, rows, groups = duckdb.sql(question).fetchall()[0]
        wrong += differing
        what = f"{rows} rows in {groups} groups, {differing} differ"
        print(f"  {column}: {what} ({time.monotonic() - started:.1f} s)")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
