"""The rules of UAX #9 as they are printed, for characters of the atlas: what the standard says, and what it would say with one rule
read another way. Slow and plain on purpose. Neither the program's engine nor a peer's is its model; `check.py` holds it against
BidiTest.txt and BidiCharacterTest.txt.

`order(text, level)` gives the positions from left to right without rule L3, and without the characters that X9 removes.
"""

from bidi_classes import INITIATORS, ISOLATES, NEUTRAL, REMOVED, bidi_class
from brackets import brackets, direction_of
from explicit import explicit, first_strong, matches, sequences

# The readings with which removed characters take part in the line.
KEEPS_REMOVED = ("runs-in-logical-order", "removed-levels")


def order(text, base, reading=None, classes=None):
    classes = classes or [bidi_class(character) for character in text]
    if reading == "logical":
        return [at for at, kind in enumerate(classes) if kind not in REMOVED]
    if reading == "paragraph-ltr":
        base = 0
    if reading == "paragraph-auto" or (reading == "paragraph-not-ltr" and base == 0):
        base = first_strong(classes, 0, len(classes), matches(classes)) or 0
    if reading == "ltr-without-rtl" and base == 0 and not {"R", "AL", "LRE", "RLE", "LRO", "RLO", "PDF"} & set(classes):
        return [at for at, kind in enumerate(classes) if kind not in REMOVED]
    return reorder(levels(text, base, reading, classes), classes, reading)


def levels(text, base, reading, classes):
    """The level of each character; None for the removed ones."""
    if reading in ("no-isolates", "no-explicit"):
        classes = ["ON" if kind in ISOLATES else kind for kind in classes]
    if reading in ("no-embeddings", "no-explicit"):
        classes = ["BN" if kind in REMOVED else kind for kind in classes]
    matching = matches(classes)
    level, kinds, embedded = explicit(classes, base, matching, reading)
    originals = list(classes)
    kept = [at for at in range(len(text)) if classes[at] not in REMOVED]
    if reading == "visible-bn":
        kept = list(range(len(text)))
        before = base
        for at in kept:
            if classes[at] in REMOVED:
                level[at], kinds[at] = before, "ON"
            before = level[at]
    numbers, neutrals = set(), set()
    for sequence in sequences(kept, level, classes, matching, reading):
        resolve(text, sequence, kept, level, kinds, originals, base, matching, reading, numbers, neutrals)
    final = implicit(level, kinds, kept)
    if reading in KEEPS_REMOVED:
        beside = resolved_with(kept, level, numbers, neutrals) if reading == "removed-levels" else {}
        for at, kind in enumerate(classes):
            if kind in REMOVED:
                final[at] = final[at - 1] if at else base
                if at in beside:
                    final[at] = raised(embedded[at], kinds[beside[at]])
    return end_of_line(final, originals, base, reading)


def resolve(text, sequence, kept, level, kinds, originals, base, matching, reading, numbers, neutrals):
    """W1 to N2 for one isolating run sequence. Adds to `numbers` the European numbers after W5, and to `neutrals` the characters that N1
    and N2 resolve."""
    own = level[sequence[0]]
    first, last = kept.index(sequence[0]), kept.index(sequence[-1])
    before = level[kept[first - 1]] if first else base
    unmatched = originals[sequence[-1]] in INITIATORS and sequence[-1] not in matching
    after = base if unmatched or last + 1 == len(kept) else level[kept[last + 1]]
    sos, eos = "LR"[max(own, before) % 2], "LR"[max(own, after) % 2]
    line = [kinds[at] for at in sequence]
    weak(line, sequence, sos, originals, reading, numbers)
    if reading != "no-brackets":
        brackets(text, line, sequence, sos, own, originals, kinds, reading)
    neutrals.update(at for at, kind in zip(sequence, line) if kind in NEUTRAL)
    neutral(line, sos, eos, own, reading)
    for at, kind in zip(sequence, line):
        kinds[at] = kind


def weak(line, sequence, sos, originals, reading, numbers):
    """W1 to W7."""
    count = len(line)
    if reading != "no-w1":
        for at in range(count):
            if line[at] == "NSM":
                before = line[at - 1] if at else sos
                isolate = at and before in ISOLATES and reading != "w1-isolates"
                line[at] = "ON" if isolate else before
    strong = sos
    for at in range(count):
        if line[at] in ("L", "R", "AL"):
            strong = line[at]
        elif line[at] == "EN" and strong == "AL" and reading != "no-w2":
            line[at] = "AN"
    if reading != "no-w3":
        line[:] = ["R" if kind == "AL" else kind for kind in line]

    def adjacent(at):
        """Whether nothing that X9 removes stands after the character; only one reading asks."""
        return reading != "bn-between" or sequence[at] + 1 == sequence[at + 1]

    if reading != "no-w4":
        for at in range(1, count - 1):
            same = line[at - 1] == line[at + 1] and adjacent(at - 1) and adjacent(at)
            if same and line[at] in ("ES", "CS") and line[at - 1] == "EN":
                line[at] = "EN"
            elif same and line[at] == "CS" and line[at - 1] == "AN" and reading != "w4-late-an":
                line[at] = "AN"
    if reading != "no-w5":
        for at in range(count):
            if line[at] == "EN":
                for step in (-1, 1):
                    near = at + step
                    while 0 <= near < count and line[near] == "ET" and adjacent(min(near, near - step)):
                        line[near] = "EN"
                        near += step
    numbers.update(at for at, kind in zip(sequence, line) if kind == "EN")
    if reading != "no-w6":
        line[:] = ["ON" if kind in ("ES", "ET", "CS") else kind for kind in line]
    strong = sos
    for at in range(count):
        if line[at] in ("L", "R", "AL"):
            strong = line[at]
        elif line[at] == "EN" and strong == "L" and reading != "no-w7":
            line[at] = "L"


def neutral(line, sos, eos, own, reading):
    """N1 and N2."""
    at, embedding = 0, "LR"[own % 2]
    while at < len(line):
        if line[at] not in NEUTRAL and line[at] not in ("ES", "ET", "CS", "NSM"):
            at += 1
            continue
        end = at
        while end < len(line) and (line[end] in NEUTRAL or line[end] in ("ES", "ET", "CS", "NSM")):
            end += 1
        def side(kind):
            return None if reading == "n1-numbers" and kind in ("EN", "AN") else direction_of(kind)

        before = side(line[at - 1]) if at else sos
        after = side(line[end]) if end < len(line) else eos
        chosen = before if before == after and before and reading != "no-n1" else embedding
        line[at:end] = [chosen] * (end - at)
        at = end


def resolved_with(kept, level, numbers, neutrals):
    """The removed characters beside a European number or a neutral in the same level run, each with that one: a number comes first."""
    found = {}
    for one, other in zip(kept, kept[1:]):
        if level[one] == level[other]:
            beside = [at for group in (numbers, neutrals) for at in (one, other) if at in group]
            found |= {at: beside[0] for at in range(one + 1, other) if beside}
    return found


def implicit(level, kinds, kept):
    """I1 and I2."""
    final = list(level)
    for at in kept:
        final[at] = raised(level[at], kinds[at])
    return final


def raised(level, kind):
    if level % 2 == 0:
        return level + {"R": 1, "AL": 1, "AN": 2, "EN": 2}.get(kind, 0)
    return level + {"L": 1, "EN": 1, "AN": 1}.get(kind, 0)


def end_of_line(final, originals, base, reading):
    """L1."""
    # A removed character at the beginning of a line has the level of the paragraph.
    first = base if originals[0] in REMOVED else 0
    if reading == "even-before-l1" and not any(level and level % 2 for level in [first, *final]):
        return [level if kind not in REMOVED else None for level, kind in zip(final, originals)]
    white, trailing = {"WS"} | (set() if reading == "trailing-isolates" else ISOLATES), reading != "no-trailing"
    for at in range(len(final) - 1, -1, -1):
        kind = originals[at]
        if reading == "no-l1":
            pass
        elif kind in ("S", "B") and reading != "separator-as-space":
            trailing = True
            if reading != "no-separator" or kind == "B":
                final[at] = base
        elif (kind in white or kind == "S") and trailing:
            final[at] = base
        elif kind not in REMOVED or reading == "trailing-removed":
            trailing = False
        elif trailing and reading in KEEPS_REMOVED:
            final[at] = base
        if kind in REMOVED and reading not in KEEPS_REMOVED:
            final[at] = None
    return final


def reorder(final, classes, reading):
    """L2."""
    places = [at for at in range(len(final)) if final[at] is not None]
    line = [(final[at], at) for at in places]
    if reading == "levels-as-one":
        line = [(level % 2, at) for level, at in line]
    if reading == "runs-in-logical-order":
        return by_runs(line)
    highest = max((level for level, _ in line), default=0)
    for level in range(highest, 0, -1):
        start = 0
        while start < len(line):
            end = start
            while end < len(line) and line[end][0] >= level:
                end += 1
            line[start:end] = line[start:end][::-1]
            start = end + 1 if end == start else end
    return [at for _, at in line]


def by_runs(line):
    shown, start = [], 0
    while start < len(line):
        end, odd = start, line[start][0] % 2
        while end < len(line) and line[end][0] % 2 == odd:
            end += 1
        run = [at for _, at in line[start:end]]
        shown += run[::-1] if odd else run
        start = end
    return shown
