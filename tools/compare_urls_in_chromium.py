#!/usr/bin/env python3
"""Compares where Chromium draws each character of a URL with the program's displays.

    cargo build --release
    tools/compare_urls_in_chromium.py target/release/bidiscope [--count 3000] [--seed 58] [--chromium chromium]

URLs are made at random of Latin, Hebrew and Arabic letters, digits of two kinds, and the signs of URLs. A page in a browser without
a window shows each in six ways: in `<bdi>`, with `dir`, and with `unicode-bidi: plaintext`, each in a field that runs from left to
right and in one that runs from right to left. The rectangle of each character (`Range.getClientRects`) says where it stands. The
order from left to right must be `logical_from_visual` of `inspect --json`: of `uba-ltr` and `uba-rtl` for `dir`, of `uba-auto` for
the others.
"""
import argparse
import collections
import html
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile

HEBREW = "אבגדהו"
# No lam before alef: they are drawn as one.
ARABIC = "بتجدرس"
LATIN = "abcdef"
DIGITS = "123"
ARABIC_DIGITS = "٠١٢"

# How a URL is marked up in a field of either direction, and the display that must be seen.
WAYS = {
    "bdi in ltr": ('<p dir="ltr"><bdi class="url">{}</bdi></p>', "uba-auto"),
    "bdi in rtl": ('<p dir="rtl"><bdi class="url">{}</bdi></p>', "uba-auto"),
    "dir=ltr": ('<p dir="ltr" class="url">{}</p>', "uba-ltr"),
    "dir=rtl": ('<p dir="rtl" class="url">{}</p>', "uba-rtl"),
    "plaintext in ltr": ('<p dir="ltr" class="url plain">{}</p>', "uba-auto"),
    "plaintext in rtl": ('<p dir="rtl" class="url plain">{}</p>', "uba-auto"),
}

PAGE = """<!DOCTYPE html><meta charset="utf-8"><style>
p {{ white-space: nowrap; margin: 0; font: 20px "Noto Sans", "Noto Sans Hebrew", "Noto Sans Arabic", sans-serif; width: 4000px; }}
.plain {{ unicode-bidi: plaintext; }}
</style>{body}<script>
const answers = [];
for (const element of document.querySelectorAll(".url")) {{
  const node = element.firstChild;
  const places = [];
  for (let at = 0; at < node.data.length; at++) {{
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    const box = range.getClientRects()[0];
    places.push(box ? Math.round(100 * (box.left + box.right) / 2) : null);
  }}
  answers.push(places);
}}
document.body.textContent = "";
const out = document.createElement("pre");
out.id = "answers";
out.textContent = JSON.stringify(answers);
document.body.append(out);
</script>"""


def word(rng, longest=4):
    letters = rng.choice([LATIN, HEBREW, ARABIC, LATIN + DIGITS, HEBREW + DIGITS, ARABIC + ARABIC_DIGITS, DIGITS])
    return "".join(rng.choice(letters) for _ in range(rng.randint(1, longest)))


def url(rng):
    """A URL whose host is no IP address for any program: its last label begins with a letter."""
    labels = [word(rng) for _ in range(rng.randint(0, 3))] + [rng.choice(LATIN + HEBREW + ARABIC) + word(rng, 2)]
    text = rng.choice(["http", "https", "ftp"]) + "://"
    if rng.random() < 0.2:
        text += word(rng) + rng.choice(["@", ":1@"])
    text += ".".join(labels)
    if rng.random() < 0.2:
        text += f":{rng.randint(1, 9999)}"
    for _ in range(rng.randint(0, 3)):
        text += "/" + rng.choice(["", word(rng), word(rng) + "-" + word(rng), word(rng) + "." + word(rng)])
    if rng.random() < 0.4:
        text += "?" + word(rng) + rng.choice(["", "=" + word(rng), "=" + word(rng) + "&" + word(rng)])
    if rng.random() < 0.3:
        text += "#" + rng.choice(["", word(rng)])
    return text


def displays(program, urls):
    """The orders of each URL by display."""
    strategies = ["uba-ltr", "uba-rtl", "uba-auto"]
    command = [program, "inspect", "--json", *(f"--strategy={it}" for it in strategies), "-"]
    done = subprocess.run(command, input="\n".join(urls), capture_output=True, text=True, check=True)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [it["name"] for it in answers] == urls, "an answer for each URL"
    assert all("url" in it for it in answers), "each is a URL"
    return [{order["strategy"]: order["logical_from_visual"] for order in it["orders"]} for it in answers]


def drawn(chromium, urls):
    """For each URL and way, the characters from left to right by their rectangles."""
    body = "".join(markup.format(html.escape(it)) for it in urls for markup, _ in WAYS.values())
    with tempfile.TemporaryDirectory() as folder:
        page = pathlib.Path(folder, "page.html")
        page.write_text(PAGE.format(body=body), encoding="utf-8")
        flags = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"]
        flags += ["--disable-background-networking", "--disable-component-update", "--disable-sync"]
        command = [chromium, *flags, f"--user-data-dir={folder}/profile", "--dump-dom", page.as_uri()]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    found = re.search(r'<pre id="answers">(.*?)</pre>', done.stdout, re.S)
    if not found:
        sys.exit("Chromium gave no answers: " + done.stderr[-500:])
    answers = iter(json.loads(html.unescape(found[1])))
    return [[sorted(range(len(places)), key=places.__getitem__) for places in (next(answers) for _ in WAYS)] for _ in urls]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program")
    parser.add_argument("--count", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=58)
    parser.add_argument("--chromium", default="chromium")
    arguments = parser.parse_args()
    rng = random.Random(arguments.seed)
    urls = []
    while len(urls) < arguments.count:
        made = url(rng)
        if made not in urls:
            urls.append(made)
    ours = displays(arguments.program, urls)
    theirs = []
    for start in range(0, len(urls), 500):
        theirs += drawn(arguments.chromium, urls[start : start + 500])
    equal, reordered, different = collections.Counter(), collections.Counter(), []
    for made, orders, seen in zip(urls, ours, theirs):
        for (way, (_, display)), order in zip(WAYS.items(), seen):
            equal[way] += order == orders[display]
            reordered[way] += order != sorted(order)
            if order != orders[display]:
                different.append((made, way, order, orders[display]))
    for way in WAYS:
        print(f"{way}: {equal[way]} of {len(urls)} equal, {reordered[way]} of them not in stored order")
    for made, way, order, expected in different[:10]:
        print(f"  {ascii(made)} {way}: drawn {order}, expected {expected}")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
