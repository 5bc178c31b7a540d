#!/usr/bin/env python3
"""Answers for the text engine of Qt, by PyQt: the order in which the glyphs of the characters stand in a line of a QTextLayout.

Names with marks get no answer, since a mark stands with its base, and neither do those with a visible character without a glyph.
"""

import os
import unicodedata

import lines

os.environ["QT_QPA_PLATFORM"] = "offscreen"
from PyQt6 import QtCore, QtGui  # noqa: E402

INVISIBLE = {"LRE", "RLE", "LRO", "RLO", "PDF", "BN", "LRI", "RLI", "FSI", "PDI"}


def main():
    application = QtGui.QGuiApplication(["qt"])
    options = []
    for direction in (QtCore.Qt.LayoutDirection.LeftToRight, QtCore.Qt.LayoutDirection.RightToLeft):
        option = QtGui.QTextOption()
        option.setTextDirection(direction)
        option.setWrapMode(QtGui.QTextOption.WrapMode.NoWrap)
        options.append(option)

    def answer(level, text):
        if any(map(unicodedata.combining, text)):
            return None
        layout = QtGui.QTextLayout(text)
        layout.setTextOption(options[level])
        layout.beginLayout()
        line = layout.createLine()
        line.setLineWidth(1e6)
        layout.endLayout()
        places = []
        for at in range(len(text)):
            glyphs = [place.x() for run in layout.glyphRuns(at, 1) for place in run.positions()]
            places.append(min(glyphs, default=None))
        if any(place is None and unicodedata.bidirectional(text[at]) not in INVISIBLE for at, place in enumerate(places)):
            return None
        return sorted((at for at, place in enumerate(places) if place is not None), key=lambda at: places[at])

    lines.serve_orders(f"Qt {QtCore.qVersion()}", answer)
    del application


if __name__ == "__main__":
    main()
