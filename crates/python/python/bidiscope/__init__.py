"""How domain names in two directions are displayed, judged and confused.

A name with Hebrew or Arabic letters is not shown as it is stored. This package says how it is shown (UAX #9 and four
proposals for domain names), whether it may be registered (IDNA2008 with the Bidi rule: RFC 5890 to 5893), and which names
look the same. Names are ``str`` in logical order; A-labels (``xn--...``) are decoded.

One name::

    >>> import bidiscope
    >>> bidiscope.judge("1שלום.com").registration
    'refused'
    >>> bidiscope.inspect("שלום.com").display("uba-ltr")
    'םולש.com'

Many names: which are refused, why, and which look the same. The Cyrillic ``а`` of the last name looks like a Latin one::

    >>> rows = bidiscope.check(["1שלום.com", "אב12.com", "paypal.com", "pаypal.com"])      # a list, or a column
    >>> [(row.line, row.name, row.reasons) for row in rows if row.registration == "refused"]
    [(1, '1שלום.com', ('rfc5893-condition-1',))]
    >>> print(*rows[0].reason_texts)
    Label 1 begins with “1” of class EN. In a name with right-to-left characters every label must begin with ...
    >>> for way, groups in bidiscope.same(rows).items():
    ...     print(way, [[row.name for row in group] for group in groups])
    confusable_ltr [['paypal.com', 'pаypal.com']]
    confusable_rtl [['paypal.com', 'pаypal.com']]

A text that cannot be read as a name, such as ``a..b``, has no verdict, but the reason in ``error``.

The same in pandas, and for a column of millions of names of pyarrow, polars or DuckDB. Groups are numbered, and names in the
same group have the same number::

    found = bidiscope.scan(df["name"], ["name", "registration", "reason_text", "confusable_ltr"]).to_pandas()
    found.loc[found.registration == "refused", ["name", "reason_text"]]
    found.dropna(subset="confusable_ltr").groupby("confusable_ltr")["name"].agg(list)

Where ``idna.encode(name)`` gives bytes or raises, `judge` gives a row: ``ascii_name`` is the name in the DNS, and ``registration``
and ``reason_texts`` say whether IDNA2008 allows it, with every reason. ``help(bidiscope.NameRow)`` explains the row, and
``help(bidiscope.same)`` the ways in which names are the same.

Where names live: ``bidiscope.duckdb``, ``bidiscope.polars``, ``bidiscope.spark``.

What can be asked: `inspect` (everything about one name), `judge`, `is_hostname`, `displays`, `trace`, `collisions`, `same_keys`;
`order` for any text; `check`, `same`, `scan` and `scan_keys` for many names. Of one name, what cannot be read raises `ReadError`.

Every function takes the rules of a registry in the same four arguments. ``parent`` is the zone in which the names would be
registered, such as ``"com"``: only the labels before it are judged, and with ``append=True`` it is put after every name.
``ruleset`` is the file of a label generation ruleset (RFC 7940), or several. ``profile`` is a file with the rules of several
zones, instead of these.

Positions of characters and labels count from 0, lines and groups from 1, as in the output of the program ``bidiscope``, which
writes the same columns and the same JSON.
"""

from __future__ import annotations

from . import _native
from ._columns import COLUMNS, GROUP_COLUMNS, Column, scan, scan_keys
from ._inspection import (
    Character,
    Condition,
    Display,
    Finding,
    Fix,
    Inspection,
    Label,
    Policy,
    Registration,
    inspect,
)
from ._names import Collisions, Collision, Order, Step, collisions, displays, order, same_keys, trace
from ._rows import NameRow, check, is_hostname, judge, same

ReadError = _native.ReadError
ReadError.__module__ = "bidiscope"

__version__, UNICODE_VERSION = _native.versions()

__all__ = [
    "COLUMNS",
    "GROUP_COLUMNS",
    "UNICODE_VERSION",
    "Character",
    "Collision",
    "Collisions",
    "Column",
    "Condition",
    "Display",
    "Finding",
    "Fix",
    "Inspection",
    "Label",
    "NameRow",
    "Order",
    "Policy",
    "ReadError",
    "Registration",
    "Step",
    "check",
    "collisions",
    "displays",
    "inspect",
    "is_hostname",
    "judge",
    "order",
    "same",
    "same_keys",
    "scan",
    "scan_keys",
    "trace",
]
