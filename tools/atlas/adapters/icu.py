#!/usr/bin/env python3
"""Answers for ICU4C, through its shared library: orders (`icu.py uba`) and UTS #46 (`icu.py idna`)."""

import ctypes
import glob
import re
import sys

import lines

CHECKS = 2 | 4 | 8 | 0x10  # USE_STD3_RULES, CHECK_BIDI, CHECK_CONTEXTJ, NONTRANSITIONAL_TO_ASCII
ERRORS = [
    "empty label", "label too long", "domain name too long", "leading hyphen", "trailing hyphen", "hyphen 3 4",
    "leading combining mark", "disallowed", "punycode", "label has dot", "invalid ACE label", "bidi", "contextj",
]


class Info(ctypes.Structure):
    _fields_ = [("size", ctypes.c_int16), ("different", ctypes.c_int8), ("reserved", ctypes.c_int8),
                ("errors", ctypes.c_uint32), ("more", ctypes.c_int32 * 2)]


def open_library():
    """The newest ICU of this machine; its functions carry its number."""
    found = [(int(m.group(1)), path) for path in glob.glob("/usr/lib/*/libicuuc.so.*") + glob.glob("/usr/lib/libicuuc.so.*")
             if (m := re.search(r"\.so\.(\d+)$", path))]
    number, path = max(found)
    library = ctypes.CDLL(path)
    return library, lambda name: getattr(library, f"{name}_{number}")


def version(function):
    numbers = (ctypes.c_uint8 * 4)()
    function("u_getVersion")(numbers)
    unicode = (ctypes.c_uint8 * 4)()
    function("u_getUnicodeVersion")(unicode)
    return f"ICU4C {numbers[0]}.{numbers[1]}, Unicode {unicode[0]}.{unicode[1]}"


def utf16(text):
    data = text.encode("utf-16-le", "surrogatepass")
    return ctypes.create_string_buffer(data + b"\0\0"), len(data) // 2


def uba(function):
    opened = function("ubidi_open")
    opened.restype = ctypes.c_void_p
    bidi = ctypes.c_void_p(opened())
    error = ctypes.c_int(0)

    def answer(level, text):
        buffer, length = utf16(text)
        error.value = 0
        function("ubidi_setPara")(bidi, buffer, length, ctypes.c_uint8(level), None, ctypes.byref(error))
        units = (ctypes.c_int32 * max(length, 1))()
        function("ubidi_getVisualMap")(bidi, units, ctypes.byref(error))
        if error.value > 0:
            return None
        return lines.by_characters(list(units[:length]), text)

    return answer


def idna(function):
    opened = function("uidna_openUTS46")
    opened.restype = ctypes.c_void_p
    error = ctypes.c_int(0)
    processing = ctypes.c_void_p(opened(CHECKS, ctypes.byref(error)))
    out = ctypes.create_string_buffer(8192)

    def answer(text):
        buffer, length = utf16(text)
        error.value = 0
        info = Info(ctypes.sizeof(Info))
        written = function("uidna_nameToASCII")(processing, buffer, length, out, 4096, ctypes.byref(info), ctypes.byref(error))
        if info.errors:
            return False, ", ".join(name for bit, name in enumerate(ERRORS) if info.errors >> bit & 1)
        return True, out.raw[: 2 * written].decode("utf-16-le")

    return answer


if __name__ == "__main__":
    _, function = open_library()
    if sys.argv[1] == "uba":
        lines.serve_orders(version(function), uba(function))
    else:
        lines.serve_names(version(function), idna(function))
