#!/usr/bin/env python3
"""Answers for ada-url of PyPI: `idna_to_ascii`, which the URL standard needs."""

import importlib.metadata

import ada_url

import lines


def answer(text):
    try:
        ascii_name = ada_url.idna_to_ascii(text)
    except Exception as error:  # the package has no one class of error
        return False, str(error) or type(error).__name__
    ascii_name = ascii_name.decode() if isinstance(ascii_name, bytes) else ascii_name
    return (True, ascii_name) if ascii_name else (False, "empty answer")


if __name__ == "__main__":
    lines.serve_names(f"ada-url {importlib.metadata.version('ada-url')} (Python)", answer)
