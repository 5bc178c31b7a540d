#!/usr/bin/env python3
"""Processor time of a sheet, the whole process, beside HarfBuzz's own for the same line; and the memory of a document of
many names.

    python3 tools/time_sheets.py target/release/bidiscope

Debian: apt install libharfbuzz-bin.
"""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

NAME = "\u0627\u0628-12-34-\u062b\u062f.\u0639\u0641.com"
RUNS = 11
COUNTS = (1, 10, 100, 1000)


def used(command, text=None):
    """Seconds of processor time and megabytes at most of one run."""
    process = subprocess.Popen([str(it) for it in command], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
    if text is not None:
        process.stdin.write(text.encode())
    process.stdin.close()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0, command
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def middle(command):
    return 1000 * statistics.median(used(command)[0] for _ in range(RUNS))


def main():
    program = Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        print(f"processor time of a whole process, the middle of {RUNS} runs")
        for form in ("svg", "pdf", "png"):
            file = folder / f"a.{form}"
            whole = middle([program, "sheet", "--overwrite", "--output", file, NAME])
            print(f"  sheet, {form}: {whole:.0f} ms", end="")
            line = middle([program, "sheet", "--pane", "uba-ltr", "--overwrite", "--output", file, NAME])
            print(f"; one line alone: {line:.0f} ms")
        if shutil.which("hb-view"):
            font = Path(__file__).parent.parent / "fonts/NotoSansArabic-Regular.ttf"
            for form in ("svg", "pdf", "png"):
                command = ["hb-view", "--font-size=48", "-O", form, "-o", folder / f"h.{form}", font, NAME]
                print(f"  hb-view, {form}, one line: {middle(command):.0f} ms")
        print("a PDF of many names")
        for count in COUNTS:
            names = "".join(f"\u0627\u0628-{it}.com\n" for it in range(count))
            file = folder / "many.pdf"
            seconds, megabytes = used([program, "sheet", "--overwrite", "--output", file, "-"], names)
            print(f"  {count:5} names: {megabytes:5.0f} MB at most, {seconds:6.2f} s, a file of {file.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
