#!/usr/bin/env python3
"""Answers for GNU FriBidi, through its shared library: orders without rule L3 (which is asked of no adapter)."""

import ctypes
import re

import lines

LTR, RTL = 272, 273  # FRIBIDI_PAR_LTR, FRIBIDI_PAR_RTL


def main():
    library = ctypes.CDLL("libfribidi.so.0")
    text = ctypes.c_char_p.in_dll(library, "fribidi_version_info").value.decode()
    number = re.search(r"FriBidi\) ([\d.]+)", text).group(1)
    unicode = re.search(r"Database version ([\d.]+)", text)
    version = f"FriBidi {number}" + (f", Unicode {unicode.group(1)}" if unicode else "")
    levels_of = library.fribidi_get_par_embedding_levels_ex
    levels_of.restype = library.fribidi_reorder_line.restype = ctypes.c_int8

    def answer(level, text):
        length = len(text)
        points = (ctypes.c_uint32 * length)(*map(ord, text))
        types, brackets = (ctypes.c_uint32 * length)(), (ctypes.c_uint32 * length)()
        library.fribidi_get_bidi_types(points, length, types)
        library.fribidi_get_bracket_types(points, length, types, brackets)
        base, levels = ctypes.c_uint32(RTL if level else LTR), (ctypes.c_int8 * length)()
        if not levels_of(types, brackets, length, ctypes.byref(base), levels):
            return None
        order = (ctypes.c_int * length)(*range(length))
        if not library.fribidi_reorder_line(0, types, length, 0, base, levels, None, order):
            return None
        return list(order)

    lines.serve_orders(version, answer)


if __name__ == "__main__":
    main()
