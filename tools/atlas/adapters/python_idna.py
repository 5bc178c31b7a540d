#!/usr/bin/env python3
"""Answers for idna of PyPI: IDNA2008 after the mapping of UTS #46, nontransitional, ASCII by STD3."""

import idna

import lines


def answer(text):
    try:
        return True, idna.encode(text, uts46=True, std3_rules=True, transitional=False).decode()
    except (idna.IDNAError, UnicodeError) as error:
        return False, str(error)


if __name__ == "__main__":
    lines.serve_names(f"python idna {idna.__version__}, Unicode {idna.idnadata.__version__}", answer)
