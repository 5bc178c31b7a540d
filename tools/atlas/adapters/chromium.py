#!/usr/bin/env python3
"""Answers for Chromium: the order in which the rectangles of the characters stand in a page, without a window.

Names with marks get no answer: a mark's rectangle is its base's.
"""

import html
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import unicodedata

PAGE = """<!DOCTYPE html><meta charset="utf-8"><style>
p {{ white-space: pre; margin: 0; font: 20px "Noto Sans", "Noto Sans Hebrew", "Noto Sans Arabic", sans-serif; width: 9000px; }}
</style><script>
const answers = [];
for (const [direction, text] of {names}) {{
  const p = document.createElement("p");
  p.dir = direction;
  p.textContent = text;
  document.body.append(p);
  const places = [];
  for (let at = 0; at < text.length; at++) {{
    const range = document.createRange();
    range.setStart(p.firstChild, at);
    range.setEnd(p.firstChild, at + 1);
    const box = range.getClientRects()[0];
    places.push(box ? Math.round(50 * (box.left + box.right)) : null);
  }}
  p.remove();
  answers.push(places);
}}
const out = document.createElement("pre");
out.id = "answers";
out.textContent = JSON.stringify(answers);
document.body.append(out);
</script>"""


def main():
    version = subprocess.run(["chromium", "--version"], capture_output=True, text=True, check=True).stdout
    print(re.search(r"Chromium [\d.]+", version).group())
    names = []
    for line in sys.stdin:
        direction, *points = line.split()
        names.append(("rtl" if direction == "R" else "ltr", "".join(chr(int(point, 16)) for point in points)))
    for start in range(0, len(names), 1000):
        for (_, text), places in zip(names[start : start + 1000], positions(names[start : start + 1000])):
            marks = any(unicodedata.combining(c) for c in text) or any(ord(c) > 0xFFFF for c in text)
            seen = [at for at, place in enumerate(places) if place is not None]
            print("?" if marks else " ".join(map(str, sorted(seen, key=lambda at: places[at]))))


def positions(names):
    with tempfile.TemporaryDirectory() as folder:
        page = pathlib.Path(folder) / "names.html"
        # Escapes keep what a parser of HTML would read otherwise.
        page.write_text("<!DOCTYPE html><body>" + PAGE.format(names=json.dumps(names).replace("<", "\\u003c")), encoding="utf-8")
        command = ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom", page.as_uri()]
        dump = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return json.loads(html.unescape(re.search(r'<pre id="answers">(.*?)</pre>', dump, re.S).group(1)))


if __name__ == "__main__":
    main()
