"""UAX #9, BD16 and N0: pairs of brackets. The readings are those of readings.py."""

from bidi_classes import INITIATORS

BRACKETS = {"(": ")", "[": "]", "{": "}", "\u2329": "\u232a", "\u3008": "\u3009", "\uff08": "\uff09"}
CLOSING = {close: opening for opening, close in BRACKETS.items()}
# The two pairs that BD16 counts as one, by canonical equivalence.
EQUIVALENT = {"\u2329": "\u3008", "\u232a": "\u3009"}
# Two that are only compatible, so that they are no pairs with those of ASCII.
COMPATIBLE = {"\uff08": "(", "\uff09": ")"}
MAX_BRACKETS = 63


def brackets(text, line, sequence, sos, own, originals, kinds, reading):
    """N0."""
    embedding, view = "LR"[own % 2], list(line)
    for start, end in pairs(text, line, sequence, originals, reading):
        seen = view if reading == "bracket-resolved" else line
        inside = {direction_of(kind) for kind in seen[start + 1 : end]} - {None}
        if embedding in inside:
            chosen = embedding
        elif inside:
            earlier = seen[:start][::-1]
            if reading == "bracket-context-run":
                earlier = [seen[at] for run in reversed(runs_of(sequence[:start], originals)) for at in run]
            context = next((found for kind in earlier if (found := direction_of(kind))), sos)
            chosen = context if context not in (embedding,) and reading != "bracket-context" else embedding
        else:
            continue
        for at in (start, end):
            line[at] = chosen
            mark = at + 1
            while reading != "bracket-marks" and mark < len(line) and originals[sequence[mark]] == "NSM" and kinds[sequence[mark]] == "NSM":
                line[mark] = chosen
                mark += 1


def pairs(text, line, sequence, originals, reading):
    """BD16."""
    def key(character):
        if reading == "bracket-compatibility":
            character = COMPATIBLE.get(character, character)
        return character if reading == "bracket-equivalence" else EQUIVALENT.get(character, character)

    stack, found, full = [], [], False
    for at, place in enumerate(sequence):
        character = text[place]
        if full and originals[place] == "PDI" and originals[sequence[at - 1]] in INITIATORS:
            full = False
        if full or line[at] != "ON" or originals[place] != "ON":
            continue
        if character in BRACKETS:
            if len(stack) == MAX_BRACKETS and reading != "no-bracket-limit":
                if reading == "bracket-limit-ends-run":
                    full = True
                    continue
                return sorted(found) if reading == "bracket-limit-keeps-pairs" else []
            stack.append((key(BRACKETS[character]), at))
        elif character in CLOSING:
            for depth in range(len(stack) - 1, -1, -1):
                if stack[depth][0] == key(character):
                    found.append((stack[depth][1], at))
                    del stack[depth:]
                    break
    return sorted(found)


def runs_of(sequence, originals):
    """The level runs of the beginning of a sequence, as positions in it; the last one backwards."""
    runs = [[]]
    for at, place in enumerate(sequence):
        if at and originals[place] == "PDI" and originals[sequence[at - 1]] in INITIATORS:
            runs.append([])
        runs[-1].append(at)
    return runs[:-1] + [runs[-1][::-1]]


def direction_of(kind):
    return "R" if kind in ("EN", "AN", "R", "AL") else kind if kind == "L" else None
