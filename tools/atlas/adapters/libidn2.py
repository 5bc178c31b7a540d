#!/usr/bin/env python3
"""Answers for libidn2 (`idn2_lookup_u8`, nontransitional, ASCII by STD3), through its shared library."""

import ctypes

import lines

FLAGS = 8 | 16  # IDN2_NONTRANSITIONAL, IDN2_USE_STD3_ASCII_RULES


def main():
    library = ctypes.CDLL("libidn2.so.0")
    for function in (library.idn2_check_version, library.idn2_strerror_name):
        function.restype = ctypes.c_char_p

    def answer(text):
        out = ctypes.c_void_p()
        code = library.idn2_lookup_u8(text.encode("utf-8", "surrogatepass"), ctypes.byref(out), FLAGS)
        if code:
            return False, library.idn2_strerror_name(code).decode()
        ascii_name = ctypes.string_at(out).decode()
        library.idn2_free(out)
        return True, ascii_name

    lines.serve_names(f"libidn2 {library.idn2_check_version(None).decode()}", answer)


if __name__ == "__main__":
    main()
