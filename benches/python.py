#!/usr/bin/env python3
"""How many names a second, on one thread: the program, this package over Arrow, and other packages for Python.

    pip install ./crates/python pyarrow idna python-bidi    # and PyICU, where ICU's headers are
    python3 benches/python.py [NUMBER] [PROGRAM]

The processor time of the best of three rounds. What others do is less: idna has no verdicts with reasons and judges the Bidi rule
label by label, python-bidi gives one display, PyICU two displays and its IDNA check.
"""

import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pyarrow as pa

import bidiscope

COLUMNS = ["name", "ascii_name", "bidi_rule", "registration", "reasons", "display_ltr", "display_rtl"]
TOOLS = Path(__file__).resolve().parent.parent / "tools"


def best(work, clock=time.process_time):
    times = []
    for _ in range(3):
        start = clock()
        work()
        times.append(clock() - start)
    return min(times)


def children():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def reporter(reference):
    """What prints a line of the table, beside so many names a second."""

    def report(what, names, seconds):
        speed = names / seconds
        print(f"| {what} | {speed:,.0f} | {speed / reference:.2f} |", flush=True)

    return report


def main():
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 200_000
    program = sys.argv[2] if len(sys.argv) > 2 else "bidiscope"
    made = subprocess.run([sys.executable, TOOLS / "list_names.py", str(number)], capture_output=True, check=True)
    names = made.stdout.decode("utf-8").split("\n")[:-1]
    column = pa.array(names)
    print(f"{number:,} names\n\n| what | names a second | of `scan` |\n| --- | --- | --- |")
    with tempfile.NamedTemporaryFile("wb") as file:
        file.write(made.stdout)
        file.flush()
        command = [program, "scan", "--threads", "1", "--no-groups", "--columns", ",".join(COLUMNS), file.name]
        scan = best(lambda: subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL), children)
    report = reporter(number / scan)
    report("`bidiscope scan`, CSV", number, scan)
    report("`bidiscope.scan`, Arrow", number, best(lambda: bidiscope.scan(column, COLUMNS, threads=1)))
    few = names[: max(1, number // 20)]
    report("`bidiscope.check`, rows of Python with corrections", len(few), best(lambda: bidiscope.check(few, threads=1)))

    def each(of):
        def work():
            for name in few:
                try:
                    of(name)
                except Exception:  # noqa: BLE001 - a name that is refused
                    pass

        return work

    try:
        import idna

        report("idna: `encode`", len(few), best(each(lambda it: idna.encode(it, uts46=True))))
    except ImportError:
        print("idna is not installed.")
    try:
        from bidi import get_display

        report("python-bidi: `get_display`", len(few), best(each(get_display)))
    except ImportError:
        print("python-bidi is not installed.")
    try:
        import icu
    except ImportError:
        print("PyICU is not installed.")
        return
    bidi, info = icu.Bidi(), icu.IDNAInfo()
    uts46 = icu.IDNA(icu.IDNA.CHECK_BIDI | icu.IDNA.CHECK_CONTEXTJ | icu.IDNA.CHECK_NONTRANSITIONAL_TO_ASCII)

    def three(name):
        text, maps = icu.UnicodeString(name), []
        for level in (0, 1):
            bidi.setPara(text, level)
            maps.append(bidi.getVisualMap())
        return maps, uts46.nameToASCII(name, info)

    # A call that it refuses would be quick.
    assert three("\u05d01") == ([(1, 0), (1, 0)], "xn--1-zhc")
    report("PyICU: two displays, UTS #46", len(few), best(each(three)))


if __name__ == "__main__":
    main()
