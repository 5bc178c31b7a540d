#!/usr/bin/env python3
"""The contrast of what is drawn, measured in a picture of the window: the ground is the commonest colour of a rectangle,
the word the colour in it that parts most from the ground.

    bidiscope --picture light.png --size 1280x800 --theme light NAME
    python3 tools/measure_contrast.py light.png 1028,350,1096,364 ...

A rectangle is left, top, right, bottom, in pixels. Thin strokes of small type are mixed with their ground and come out lower
than the colours are; those are tested in crates/export/src/colours.rs and crates/window/src/theme.rs.
"""

import struct
import sys
import zlib
from collections import Counter
from pathlib import Path


def pixels(path):
    """The rows of a PNG with 8 bits a channel, each pixel as red, green and blue."""
    data, at, packed = Path(path).read_bytes(), 8, b""
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        chunk = data[at + 8 : at + 8 + length]
        at += 12 + length
        if kind == b"IHDR":
            width, _, depth, colour = struct.unpack(">IIBB", chunk[:10])
            assert depth == 8 and colour in (2, 6), "8 bits a channel, in colour"
        elif kind == b"IDAT":
            packed += chunk
    channels = 3 if colour == 2 else 4
    stride = width * channels
    raw, rows, above = zlib.decompress(packed), [], bytearray(stride)
    for start in range(0, len(raw), stride + 1):
        kind, row = raw[start], bytearray(raw[start + 1 : start + 1 + stride])
        for at in range(stride):
            left = row[at - channels] if at >= channels else 0
            corner = above[at - channels] if at >= channels else 0
            up = above[at]
            guess = left + up - corner
            paeth = min((left, up, corner), key=lambda it: abs(guess - it))
            row[at] = (row[at] + (0, left, up, (left + up) // 2, paeth)[kind]) & 255
        rows.append(row)
        above = row
    return [[tuple(row[at : at + 3]) for at in range(0, stride, channels)] for row in rows]


def luminance(colour):
    """WCAG 2.2, "relative luminance"."""
    linear = [it / 255 / 12.92 if it / 255 <= 0.04045 else ((it / 255 + 0.055) / 1.055) ** 2.4 for it in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    """WCAG 2.2, "contrast ratio"."""
    low, high = sorted((luminance(one) + 0.05, luminance(other) + 0.05))
    return high / low


def main():
    rows = pixels(sys.argv[1])
    for place in sys.argv[2:]:
        left, top, right, bottom = map(int, place.split(","))
        seen = Counter(pixel for row in rows[top:bottom] for pixel in row[left:right])
        ground = seen.most_common(1)[0][0]
        word = max(seen, key=lambda it: contrast(it, ground))
        print(f"{place}: {contrast(word, ground):.2f} to 1, {word} on {ground}")


if __name__ == "__main__":
    main()
