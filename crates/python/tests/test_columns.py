"""Columns in, columns out."""

import json
import signal
import subprocess
import threading

import bidiscope
import bidiscope.polars
import polars as pl
import pyarrow as pa
import pytest


#: Those that can have a value without rulesets.
WITHOUT_RULESETS = [
    it for it in bidiscope.COLUMNS if not it.startswith(("lgr_", "variants")) and it != "same_variants"
]


@pytest.fixture(scope="session")
def program_rows(program, generated_names):
    """What the program says of the generated names, in all columns."""
    columns = ",".join(WITHOUT_RULESETS)
    command = [program, "scan", "--format", "jsonl", "--columns", columns, "-"]
    text = "\n".join(generated_names).encode("utf-8") + b"\n"
    done = subprocess.run(command, input=text, capture_output=True)
    # One name cannot be read.
    assert done.returncode == 1, done.stderr.decode("utf-8")
    rows = [json.loads(it) for it in done.stdout.decode("utf-8").splitlines()]
    assert len(rows) == len(generated_names)
    return rows


def as_text(value):
    """The value of a list as the cell of a column has it."""
    return (" ".join(value) or None) if isinstance(value, list) else value


@pytest.mark.parametrize("threads", [1, 2])
def test_every_column_equals_the_program(program_rows, generated_names, threads):
    column = pa.array(generated_names)
    rows = bidiscope.scan(column, WITHOUT_RULESETS, threads=threads).to_table().to_pylist()
    # The verdicts on labels are objects in JSON; a test of the crates has their text.
    compared = [it for it in WITHOUT_RULESETS if it != "label_verdicts"]
    for row, expected in zip(rows, program_rows):
        assert {it: row[it] for it in compared} == {it: as_text(expected[it]) for it in compared}
    for column in ["collision_ltr", "confusable_rtl", "collision_across", "same_name", "duplicate_of"]:
        assert any(row[column] for row in rows), column


def test_check_equals_the_program(program_rows, generated_names):
    rows = bidiscope.check(generated_names)
    for row, expected in zip(rows, program_rows):
        assert row.line == expected["line"] and row.name == expected["name"] and row.error == expected["error"]
        assert list(row.reason_texts) == expected["reason_text"] and row.registration == expected["registration"]
        assert row.same == {it: expected[it] for it in bidiscope.GROUP_COLUMNS if expected.get(it) is not None}
    groups = bidiscope.same(rows)
    lines = sorted(row.line for group in groups["confusable_ltr"] for row in group)
    assert lines == [it["line"] for it in program_rows if it["confusable_ltr"] is not None]


NAMES = ["\u05d0\u05d112.com", None, "12\u05d0\u05d1.com", "a..b", "", "12\u05d0\u05d1.com"]
COLUMNS = ["line", "name", "registration", "collision_ltr", "bidi_domain_name", "error"]


def columns_of(names):
    whole = pa.array(names, pa.string())
    yield "list", names
    yield "string", whole
    yield "large_string", whole.cast(pa.large_string())
    yield "string_view", whole.cast(pa.string_view())
    yield "binary", whole.cast(pa.binary())
    yield "dictionary", whole.dictionary_encode()
    yield "slice", pa.array(["x", *names, "y"], pa.string()).slice(1, len(names))
    yield "chunks", pa.chunked_array([whole.slice(0, 1), whole.slice(1, 0), whole.slice(1)])
    yield "table", pa.table({"name": whole})
    yield "polars", pl.Series(names)
    yield "polars categories", pl.Series(names, dtype=pl.Categorical)
    yield "polars frame", pl.DataFrame({"name": names})


@pytest.mark.parametrize("kind, column", list(columns_of(NAMES)), ids=lambda it: it if isinstance(it, str) else "")
def test_every_kind_of_column_gives_the_same(kind, column):
    expected = bidiscope.scan(NAMES, COLUMNS).to_pyarrow().to_pylist()
    assert expected[1] is None and expected[5]["collision_ltr"] == expected[0]["collision_ltr"] == 1
    assert expected[3]["error"] and expected[4]["error"] and expected[2]["line"] == 3
    assert bidiscope.scan(column, COLUMNS).to_pyarrow().to_pylist() == expected


def test_pandas():
    pd = pytest.importorskip("pandas")
    for series in [pd.Series(NAMES), pd.Series(NAMES, dtype="category")]:
        found = bidiscope.scan(series, ["registration"]).to_table().to_pydict()
        assert found == bidiscope.scan(NAMES, ["registration"]).to_table().to_pydict()
    # As `help` shows it: who is refused, and who looks alike, with whole numbers where some have none.
    df = pd.DataFrame({"name": ["1\u05d0.com", "paypal.com", "p\u0430ypal.com", "a.com", "a..b"]})
    found = bidiscope.scan(df["name"], ["name", "registration", "reason_text", "confusable_ltr"]).to_pandas()
    refused = found.loc[found.registration == "refused", ["name", "reason_text"]]
    assert list(refused["name"]) == ["1\u05d0.com"] and refused["reason_text"].str.contains("RFC 5893").all()
    alike = found.dropna(subset="confusable_ltr").groupby("confusable_ltr")["name"].agg(list)
    assert alike.to_dict() == {1: ["paypal.com", "p\u0430ypal.com"]}
    assert found["confusable_ltr"].dtype == "Int64"
    # Rows that were chosen keep their names, so that the verdicts are joined to their own.
    chosen = df[df["name"] != "paypal.com"]
    joined = chosen.join(bidiscope.scan(chosen["name"], ["registration"]).to_pandas())
    assert joined["registration"].tolist()[:3] == ["refused", "allowed", "allowed"]


def test_lists_with_what_is_no_text():
    missing = [None, float("nan"), "a.com", "a\ud800.com", "b.com"]
    rows = bidiscope.check(missing)
    assert [row.registration for row in rows] == [None, None, "allowed", None, "allowed"]
    assert [row.error is not None for row in rows] == [False, False, False, True, False]
    with pytest.raises(TypeError, match="Item 2 has the type int"):
        bidiscope.check(["a.com", 12])
    with pytest.raises(ValueError, match="No column"):
        bidiscope.scan(["a.com"], [])


def test_the_result_is_a_column_for_others_too():
    found = bidiscope.scan(NAMES, COLUMNS)
    assert len(found) == len(NAMES)
    types = {field.name: field.type for field in found.to_pyarrow().type}
    assert types["line"] == types["collision_ltr"] == pa.int64()
    assert (types["bidi_domain_name"], types["name"]) == (pa.bool_(), pa.string())
    assert pa.array(found).to_pylist() == found.to_polars().to_list() == pa.chunked_array(found).to_pylist()
    assert found.to_pyarrow().validate(full=True) is None
    empty = bidiscope.scan([], COLUMNS)
    assert len(empty) == 0 and empty.to_table().column_names == COLUMNS
    assert len(bidiscope.scan(pa.nulls(3), COLUMNS)) == 3


def test_many_pieces_are_one_column():
    names = [f"\u05d0{it}.com" for it in range(40_000)]
    found = bidiscope.scan(names, ["line", "name", "collision_ltr"], threads=2, memory=0).to_table()
    assert found["name"].to_pylist() == names and found["line"].to_pylist() == list(range(1, 40_001))
    assert found["collision_ltr"].null_count == 40_000


def test_what_is_no_column_is_refused():
    for column in [pa.array([1, 2]), [1], "a.com", pa.table({"a": ["x"], "b": ["y"]})]:
        with pytest.raises((TypeError, ValueError)):
            bidiscope.scan(column, ["name"])
    for columns in [["no such column"], ["name", "name"], ["against_ltr"], ["decision"], ["lgr_index"]]:
        with pytest.raises(ValueError):
            bidiscope.scan(["a"], columns)


def test_keys_make_the_groups(generated_names):
    pairs = {"collision_ltr": "display_ltr", "confusable_rtl": "skeleton_rtl", "same_name": "ascii_name"}
    groups = bidiscope.scan(generated_names, pairs).to_table().to_pydict()
    keys = bidiscope.scan_keys(generated_names, pairs).to_table().to_pydict()
    for column, key in pairs.items():
        names = {}
        for name, text in zip(keys["name"], keys[key]):
            names.setdefault(text, set()).add(name)
        of_group = {}
        for number, text in zip(groups[column], keys[key]):
            assert (number is not None) == (text is not None and len(names[text]) > 1)
            if number is not None:
                assert of_group.setdefault(number, text) == text


def test_polars_expressions():
    frame = pl.DataFrame({"name": NAMES})
    expression = bidiscope.polars.scan("name", COLUMNS).alias("of")
    expected = bidiscope.scan(NAMES, COLUMNS).to_pyarrow().to_pylist()
    assert frame.select(expression)["of"].to_list() == expected
    lazy = frame.lazy().select(bidiscope.polars.scan(pl.col("name"), ["registration"]).alias("of"))
    assert lazy.collect_schema() == lazy.collect().schema


def test_duckdb():
    duckdb = pytest.importorskip("duckdb")
    import bidiscope.duckdb

    con = duckdb.connect()
    bidiscope.duckdb.register(con, parent="com")
    bidiscope.duckdb.register(con)
    con.execute("CREATE TABLE names AS SELECT unnest(?::VARCHAR[]) AS name", [NAMES])
    rows = con.sql(
        "SELECT name, idna2008(name), bidi_display(name, 'uba-ltr'), bidi_skeleton(name, 'rtl'), dns_name(name) FROM names"
    ).fetchall()
    expected = bidiscope.scan(NAMES, ["registration", "display_ltr", "skeleton_rtl", "ascii_name"]).to_table()
    assert [it[1:] for it in rows] == list(zip(*expected.to_pydict().values()))
    # Another display in each row, and none.
    shown = con.sql(
        "SELECT bidi_display('\u05d0.com', it) FROM (VALUES ('uba-ltr'), ('uba-rtl'), (NULL)) t(it)"
    ).fetchall()
    assert shown == [("\u05d0.com",), ("com.\u05d0",), (None,)]
    assert bidiscope.scan(con.sql("SELECT name FROM names"), COLUMNS).to_pyarrow().to_pylist() == (
        bidiscope.scan(NAMES, COLUMNS).to_pyarrow().to_pylist()
    )


def test_other_threads_run_meanwhile():
    names = pa.array([f"\u05d0{it}.com" for it in range(30_000)])
    ticks = []
    stop = threading.Event()

    def tick():
        while not stop.wait(0.001):
            ticks.append(1)

    other = threading.Thread(target=tick)
    other.start()
    bidiscope.scan(names, ["registration"], threads=1)
    stop.set()
    other.join()
    # With the lock held it would not have run at all.
    assert len(ticks) >= 5


def test_ctrl_c_ends_the_work():
    names = pa.array([f"\u05d0{it}.com" for it in range(16_384)] * 100)
    # The signal has to reach the main thread.
    timer = threading.Timer(0.3, lambda: signal.pthread_kill(threading.main_thread().ident, signal.SIGINT))
    # What a shell starts in the background ignores it.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        bidiscope.scan(names, ["registration", "warnings", "skeleton_ltr"], threads=2)
    timer.join()
    signal.signal(signal.SIGINT, before)
