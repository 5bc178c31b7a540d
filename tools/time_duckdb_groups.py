#!/usr/bin/env python3
"""How long DuckDB takes to group the keys of `bidiscope scan`, for comparison with its `--bench spill`.

    pip install duckdb
    bidiscope scan --no-groups --columns line,name,ascii_name,display_one_to_one,display_ltr,display_rtl,skeleton_ltr,skeleton_rtl --output rows.csv names.txt
    python3 tools/time_duckdb_groups.py rows.csv [MEMORY]

On one thread, with all memory or with as much as `256MB`: it reads the rows, and for each key numbers the groups of
different names by their first lines, joins the numbers to the rows and writes the rows in their order, as `scan` does.
Prints the processor time of reading and of the rest, and the most memory that the process had.
"""

import resource
import sys
import tempfile
import time

import duckdb

KEYS = ["display_ltr", "display_rtl", "display_one_to_one", "skeleton_ltr", "skeleton_rtl", "ascii_name"]


def main():
    file, memory = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None
    with tempfile.TemporaryDirectory() as folder:
        database = duckdb.connect(folder + "/rows.duckdb")
        database.execute("SET threads = 1")
        database.execute(f"SET temp_directory = '{folder}/spill'")
        if memory:
            database.execute(f"SET memory_limit = '{memory}'")
        start = time.process_time()
        database.execute(
            "CREATE TABLE rows AS SELECT CAST(line AS BIGINT) AS line, * EXCLUDE line FROM "
            f"read_csv('{file}', header = true, all_varchar = true, delim = ',', quote = '\"', escape = '\"')"
        )
        read = time.process_time()
        columns, joins = [], []
        for key in KEYS:
            database.execute(
                f"CREATE TABLE groups_{key} AS SELECT {key} AS key, row_number() OVER (ORDER BY min(line)) AS number "
                f"FROM rows WHERE {key} <> '' GROUP BY {key} HAVING count(DISTINCT name) > 1"
            )
            columns.append(f"groups_{key}.number AS group_{key}")
            joins.append(f"LEFT JOIN groups_{key} ON rows.{key} = groups_{key}.key")
        database.execute(
            f"COPY (SELECT rows.*, {', '.join(columns)} FROM rows {' '.join(joins)} ORDER BY line) "
            f"TO '{folder}/out.csv' (HEADER)"
        )
        done = time.process_time()
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    print(f"reading {read - start:.1f} s, grouping and writing {done - read:.1f} s, {most / 1000:.0f} MB at most")


if __name__ == "__main__":
    main()
