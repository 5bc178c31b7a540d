"""UAX #9, rules P2 to X10: the direction of a paragraph, the levels that embeddings and isolates give, and the isolating run sequences.
The readings are those of readings.py."""

from bidi_classes import INITIATORS

MAX_DEPTH = 125


def matches(classes):
    """BD9: the PDI of each initiator, and the initiator of each PDI."""
    found, open_ones = {}, []
    for at, kind in enumerate(classes):
        if kind in INITIATORS:
            open_ones.append(at)
        elif kind == "PDI" and open_ones:
            start = open_ones.pop()
            found[start], found[at] = at, start
    return found


def first_strong(classes, start, end, matching):
    """P2 and P3; None where there is no strong character."""
    at = start
    while at < end:
        kind = classes[at]
        if kind == "L":
            return 0
        if kind in ("R", "AL"):
            return 1
        if kind in INITIATORS:
            at = matching.get(at, end)
        at += 1
    return None


def explicit(classes, base, matching, reading):
    """X1 to X8: the level of each character, its class, and the level of the embedding at each that is removed (section 5.2)."""
    stack, level, kinds = [(base, None, False)], [None] * len(classes), list(classes)
    too_deep_isolates = too_deep_embeddings = valid_isolates = 0
    embedded = [base] * len(classes)
    for at, kind in enumerate(classes):
        before = stack[-1][0]
        if kind in ("LRE", "RLE", "LRO", "RLO"):
            odd = kind[0] == "R"
            next_level = above(stack[-1][0], odd)
            if next_level <= MAX_DEPTH and not too_deep_isolates and not too_deep_embeddings:
                override = {"LRO": "L", "RLO": "R"}.get(kind) if reading != "no-overrides" else None
                stack.append((next_level, override, False))
            elif not too_deep_isolates:
                too_deep_embeddings += 1
        elif kind in INITIATORS:
            level[at] = stack[-1][0]
            if stack[-1][1] and reading not in ("initiator-override", "isolate-override"):
                kinds[at] = stack[-1][1]
            odd = kind == "RLI"
            if kind == "FSI":
                odd = bool(first_strong(classes, at + 1, matching.get(at, len(classes)), matching))
            next_level = above(stack[-1][0], odd)
            if next_level <= MAX_DEPTH and not too_deep_isolates and not too_deep_embeddings:
                valid_isolates += 1
                stack.append((next_level, None, True))
            else:
                too_deep_isolates += 1
        elif kind == "PDI":
            if too_deep_isolates:
                too_deep_isolates -= 1
            elif valid_isolates:
                too_deep_embeddings = 0
                while not stack[-1][2]:
                    stack.pop()
                stack.pop()
                valid_isolates -= 1
            level[at] = stack[-1][0]
            if stack[-1][1] and reading not in ("pdi-override", "isolate-override"):
                kinds[at] = stack[-1][1]
        elif kind == "PDF":
            if not too_deep_isolates:
                if too_deep_embeddings:
                    too_deep_embeddings -= 1
                elif not stack[-1][2] and len(stack) > 1:
                    stack.pop()
        elif kind == "B":
            level[at] = base
        elif kind != "BN":
            level[at] = stack[-1][0]
            if stack[-1][1]:
                kinds[at] = stack[-1][1]
        embedded[at] = min(before, stack[-1][0]) if kind in ("LRE", "RLE", "LRO", "RLO") else stack[-1][0]
    return level, kinds, embedded


def above(level, odd):
    return level + 1 if (level + 1) % 2 == odd else level + 2


def sequences(kept, level, classes, matching, reading):
    """X10, BD13."""
    runs, run = [], []
    for at in kept:
        if run and level[run[-1]] != level[at]:
            runs.append(run)
            run = []
        run.append(at)
    if run:
        runs.append(run)
    if reading == "sequences-by-run":
        return runs
    if reading == "isolates-joined":
        return joined(runs, level, classes, matching)
    by_start, found = {run[0]: run for run in runs}, []
    for run in runs:
        if classes[run[0]] == "PDI" and run[0] in matching:
            continue
        sequence = list(run)
        while classes[sequence[-1]] in INITIATORS and sequence[-1] in matching:
            sequence += by_start.get(matching[sequence[-1]], []) or [None]
            if sequence[-1] is None:
                sequence.pop()
                break
        found.append(sequence)
    return found


def joined(runs, level, classes, matching):
    """Each level run as the continuation of the one before it at the same depth of isolates, as far as their levels are equal."""
    found, last, depth = [], {}, 0
    for run in runs:
        inside = depth - (classes[run[0]] == "PDI" and run[0] in matching)
        before = last.get(inside)
        if before and level[before[0]] == level[run[0]]:
            before += run
        else:
            before = last[inside] = list(run)
            found.append(before)
        depth += sum((classes[at] in INITIATORS) - (classes[at] == "PDI" and at in matching) for at in run)
    return found
