"""What every adapter reads and writes: lines.

The first line of the output says which program answers, with its version. Then, for each line of the input, one line:

- orders: `L 0061 05D0` or `R ...` (the paragraph's direction and the code points) is answered by the positions of the
  characters, counted from 0, as they stand from left to right on the screen: `1 0`. An adapter whose program removes characters
  leaves them out. `?` is the answer of a program that gives none, with the error after it where it ends with one.
- names: code points are answered by `+` and what ToASCII yields, or `-` and why it is refused, with a tab between.
"""

import sys


def serve_orders(version, answer):
    """Answers with `answer(level, text)`, a list of positions, None, or an error as a text."""
    print(version, flush=True)
    for line in sys.stdin:
        direction, *points = line.split()
        order = answer(0 if direction == "L" else 1, "".join(chr(int(point, 16)) for point in points))
        if isinstance(order, str):
            order = ["?", *order.split()]
        sys.stdout.write("?\n" if order is None else " ".join(map(str, order)) + "\n")


def serve_names(version, answer):
    """Answers with `answer(text)`: whether the name is accepted, and its A-label form or the reason."""
    print(version, flush=True)
    for line in sys.stdin:
        accepted, what = answer("".join(chr(int(point, 16)) for point in line.split()))
        what = " ".join(what.split())
        sys.stdout.write(f"{'+' if accepted else '-'}\t{what}\n")


def by_characters(units, text):
    """An order of UTF-16 units as an order of characters."""
    if len(units) == len(text):
        return units
    owner = [at for at, character in enumerate(text) for _ in range(1 if ord(character) < 0x10000 else 2)]
    order = []
    for unit in units:
        if owner[unit] not in order[-1:]:
            order.append(owner[unit])
    return order


def by_looking(shown, text):
    """The order that shows as the string `shown`, of a program that only gives that: equal characters count from left to right."""
    left = {}
    for at, character in enumerate(text):
        left.setdefault(character, []).append(at)
    order = []
    for character in shown:
        if not left.get(character):
            return None
        order.append(left[character].pop(0))
    return order
