#!/usr/bin/env python3
"""Answers for python-bidi: its engine in Rust (`python_bidi.py rust`) and its older one in Python (`python_bidi.py python`)."""

import importlib.metadata
import sys
import unicodedata

import lines


def main():
    if sys.argv[1] == "rust":
        from bidi import get_display
    else:
        from bidi.algorithm import get_display

    def answer(level, text):
        # The older engine puts mirrored characters in, so that what is shown does not say which one it is.
        if sys.argv[1] == "python" and any(map(unicodedata.mirrored, text)):
            return None
        try:
            shown = get_display(text, base_dir="LR"[level])
        except Exception as error:  # what the program cannot answer is no fault of the adapter
            return f"{type(error).__name__}: {error}"
        return lines.by_looking(shown, text)

    version = importlib.metadata.version("python-bidi")
    lines.serve_orders(f"python-bidi {version}, in {sys.argv[1].capitalize()}", answer)


if __name__ == "__main__":
    main()
