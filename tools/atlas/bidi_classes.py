"""The bidi classes of UAX #9 that the rules speak of together."""

import unicodedata

REMOVED = {"LRE", "RLE", "LRO", "RLO", "PDF", "BN"}
INITIATORS = {"LRI", "RLI", "FSI"}
ISOLATES = INITIATORS | {"PDI"}
NEUTRAL = {"B", "S", "WS", "ON"} | ISOLATES

_CLASSES = {}


def bidi_class(character):
    found = _CLASSES.get(character)
    if found is None:
        found = _CLASSES[character] = unicodedata.bidirectional(character)
    return found
