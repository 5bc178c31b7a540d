"""The ways in which a rule of UAX #9 is read otherwise, for uba.py."""

# The readings that are tried where a peer does not answer as the standard says, from the one with the narrowest effect to the
# widest: identifier, rule, and what is read another way.
READINGS = {
    "pdi-override": ("X6a", "An override does not reach the PDI."),
    "initiator-override": ("X5a-X5c", "An override does not reach the isolate initiator."),
    "isolate-override": ("X5a-X6a", "An override reaches neither the isolate initiator nor the PDI."),
    "no-bracket-limit": ("BD16", "There is no limit of 63 open brackets."),
    "bracket-limit-keeps-pairs": ("BD16", "Where more than 63 brackets are open, the pairs found before are kept."),
    "bracket-limit-ends-run": ("BD16", "More than 63 open brackets end the search of one level run only; the pairs found before are kept."),
    "bracket-compatibility": ("BD16", "The fullwidth parentheses U+FF08 and U+FF09 pair with those of ASCII."),
    "bracket-equivalence": ("BD16", "U+2329 and U+3008 do not pair with each other's partners."),
    "bracket-marks": ("N0", "A mark after a bracket does not follow the bracket's direction."),
    "bracket-context-run": ("N0 c", "Before a bracket pair, each earlier level run is searched from its beginning."),
    "bracket-context": ("N0 c", "A bracket pair takes no direction from what stands before it."),
    "bracket-resolved": ("N0", "Brackets that got a direction from N0 do not count as context for later pairs."),
    "no-brackets": ("N0", "Bracket pairs are not looked for."),
    "trailing-isolates": ("L1", "Isolate formatting characters do not count as white space before a separator or at the end."),
    "trailing-removed": ("L1", "Removed characters end a sequence of white space."),
    "no-trailing": ("L1", "White space at the end does not take the level of the paragraph."),
    "no-separator": ("L1", "A segment separator does not take the level of the paragraph."),
    "separator-as-space": ("L1", "A segment separator takes the level of the paragraph only at the end of the line."),
    "even-before-l1": ("L1", "The rule is not applied to a line without odd levels."),
    "no-l1": ("L1", "The rule is not applied."),
    "no-w1": ("W1", "The rule is not applied."),
    "w1-isolates": ("W1", "A mark after an isolate formatting character does not become ON."),
    "no-w2": ("W2", "The rule is not applied."),
    "no-w3": ("W3", "The rule is not applied."),
    "no-w4": ("W4", "The rule is not applied."),
    "w4-late-an": ("W4", "A separator is not tested for Arabic numbers."),
    "no-w5": ("W5", "The rule is not applied."),
    "no-w6": ("W6", "The rule is not applied."),
    "no-w7": ("W7", "The rule is not applied."),
    "no-n1": ("N1", "The rule is not applied."),
    "n1-numbers": ("N1", "Numbers do not count as right-to-left context."),
    "visible-bn": ("X9", "Removed characters separate what stands on both sides of them."),
    "bn-between": ("X9", "A removed character keeps a rule of the weak types from reaching across it."),
    "sequences-by-run": ("X10", "Each level run is resolved alone; the parts of a text around an isolate are not joined."),
    "isolates-joined": ("X10", "Isolates that follow each other are resolved as one sequence."),
    "no-isolates": ("X5a-X6a", "Isolates are read as other neutrals, without effect."),
    "no-embeddings": ("X2-X7", "Embeddings and overrides have no effect."),
    "no-overrides": ("X4-X5", "Overrides are read as embeddings."),
    "no-explicit": ("X1-X8", "No explicit formatting character has an effect."),
    "runs-in-logical-order": ("L2", "Each run of one direction is reversed by itself; the runs stay in logical order."),
    "removed-levels": ("L2", "Removed characters have lower levels, which split the runs that L2 reverses."),
    "levels-as-one": ("L2", "Levels 2 and higher are shown as levels 0 and 1."),
    "ltr-without-rtl": ("L2", "A left-to-right paragraph without R, AL and without embedding or override controls is not reordered."),
    "paragraph-ltr": ("HL1", "The paragraph is always read as left-to-right."),
    "paragraph-not-ltr": ("HL1", "A left-to-right direction is ignored: rules P2 and P3 decide; a right-to-left one is forced."),
    "paragraph-auto": ("HL1", "The direction of the paragraph is that of its first strong character."),
    "logical": ("HL1", "The characters stay in logical order."),
}
# What the standard says there instead, of the readings that a program was found to have.
STANDARD = {
    "pdi-override": "An override around a PDI also sets its class (X6a).",
    "no-bracket-limit": "Where more than 63 brackets are open, the search ends without any pair (BD16).",
    "bracket-limit-keeps-pairs": "Where more than 63 brackets are open, the search ends without any pair (BD16).",
    "bracket-limit-ends-run": "Where more than 63 brackets are open, the search ends without any pair (BD16).",
    "bracket-compatibility": "A bracket pairs with its partner or a canonical equivalent of it; these are only compatible (BD16).",
    "bracket-context-run": "Rule N0 searches backwards from the opening bracket for the nearest strong character.",
    "no-brackets": "Rule N0 gives both brackets of a pair one direction, by the text inside and before them.",
    "separator-as-space": "Rule L1 gives every segment separator the level of the paragraph.",
    "even-before-l1": "Rule L1 applies to every line, whatever its levels are.",
    "isolates-joined": "Each isolate is resolved by itself; only the parts of the text around it are joined (X10).",
    "no-isolates": "The text between an isolate initiator and its PDI has a level of its own (X5a to X6a).",
    "runs-in-logical-order": "Rule L2 reverses at every level from the highest to the lowest odd one, which also orders the runs.",
    "removed-levels": "Rule X9 removes them, so that rule L2 reverses what stands on both sides together.",
    "ltr-without-rtl": "Arabic numbers and right-to-left isolates also make levels that rule L2 reverses.",
    "paragraph-not-ltr": "A direction that the caller sets may replace rules P2 and P3 (HL1). Go’s documents call both directions defaults for these rules.",
}

# The readings that an older edition of the standard or the documents of a program have, by what the programs follow.
ALLOWED = {"no-isolates": {"uax9-6.2"}, "no-brackets": {"uax9-6.2"}, "paragraph-not-ltr": {"default-direction"}}
REQUIRED, PERMITTED = {}, {}


def url(rule):
    """Where UAX #9 says it: `X5a-X6a` is found under X5a, `N0 c` under N0."""
    return "https://www.unicode.org/reports/tr9/#" + rule.replace("-", " ").split()[0]
