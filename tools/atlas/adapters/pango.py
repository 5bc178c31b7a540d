#!/usr/bin/env python3
"""Answers for Pango, by GObject introspection: the order in which the rectangles of the characters stand in a layout.

Names with marks get no answer: a mark's rectangle is its base's. What Pango does not show has no width, and counts where it stands.
"""

import unicodedata

import gi

import lines

gi.require_version("Pango", "1.0")
gi.require_version("PangoCairo", "1.0")
from gi.repository import Pango, PangoCairo  # noqa: E402


def main():
    context = PangoCairo.FontMap.get_default().create_context()
    layout = Pango.Layout(context)
    layout.set_auto_dir(False)
    layout.set_single_paragraph_mode(True)

    def answer(level, text):
        if any(map(unicodedata.combining, text)):
            return None
        context.set_base_dir([Pango.Direction.LTR, Pango.Direction.RTL][level])
        layout.context_changed()
        layout.set_text(text, -1)
        places, at = [], 0
        for character in text:
            box = layout.index_to_pos(at)
            places.append(2 * box.x + box.width)
            at += len(character.encode())
        return sorted(range(len(text)), key=lambda at: places[at])

    lines.serve_orders(f"Pango {Pango.version_string()}", answer)


if __name__ == "__main__":
    main()
