"""What is asked of one name, or of any text."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Dict, Iterable, List, Mapping, Optional, Tuple

from . import _native
from ._rules import RulesArguments, ids, rules, takes_rules

if TYPE_CHECKING:
    from typing_extensions import Unpack


@dataclass(frozen=True)
class Order:
    """The order of a text on the screen.

    - ``display``: the characters from left to right.
    - ``logical_from_visual``: for each place, from the left, the index of its character in the text.
    - ``levels``: the embedding level of each character, in logical order; ``None`` for paragraph separators and for
      strategies without levels.
    """

    display: str
    logical_from_visual: Tuple[int, ...]
    levels: Tuple[Optional[int], ...]


@dataclass(frozen=True)
class Step:
    """A step that leads to a display.

    - ``step``: its number, from 1.
    - ``rule``: the rule, such as ``W2`` of UAX #9 or ``digits-forward`` of the one-to-one display.
    - ``changed``: what it changed: for each character its index and the class or level before and after.
    - ``order``: the order so far, where there is one.
    - ``details``: everything that ``bidiscope trace --json`` says of it.
    """

    step: Optional[int]
    rule: str
    changed: Tuple[Mapping[str, Any], ...]
    order: Optional[Tuple[int, ...]]
    details: Mapping[str, Any]


@dataclass(frozen=True)
class Collision:
    """Another name with the same display.

    - ``ascii_name``: its name in the DNS, where it has one.
    - ``bidi_rule``: the verdict of the Bidi rule on it.
    """

    name: str
    ascii_name: Optional[str]
    bidi_rule: str


@dataclass(frozen=True)
class Collisions:
    """The other names with the same display.

    - ``strategy``: the identifier of the display.
    - ``across``: the display in the opposite paragraph direction that shows the others so; ``None`` for the same
      display.
    - ``display``: what is shown, from left to right.
    - ``complete``: whether these are all.
    - ``count``: how many there are; at least so many where they are not all.
    """

    strategy: str
    across: Optional[str]
    display: str
    complete: bool
    count: int
    names: Tuple[Collision, ...]


@takes_rules
def displays(
    name: str,
    strategies: Iterable[str] = (),
    *,
    mirrored: bool = False,
    **of: Unpack[RulesArguments],
) -> Dict[str, str]:
    """What each display shows of a name, from left to right.

    ``strategies`` are ``logical``, ``one-to-one``, ``uba-ltr``, ``uba-rtl``, ``uba-auto``, ``components``, ``fields`` and
    ``isolates`` (all by default), with options such as ``fields:order=content``. With ``mirrored`` brackets are the glyphs
    that are shown (UAX #9, rule L4).

    >>> import bidiscope
    >>> bidiscope.displays("אב12.com", ["uba-ltr", "uba-rtl"])
    {'uba-ltr': '12בא.com', 'uba-rtl': 'com.12בא'}
    """
    return dict(_native.displays(name, rules(**of), ids(strategies), mirrored))


def order(
    text: str,
    strategy: str = "uba-auto",
    *,
    l1: bool = True,
    l2: bool = True,
    l3: bool = True,
    l4: bool = True,
) -> Order:
    """The order of any text on the screen, by the Unicode Bidirectional Algorithm (UAX #9) or another strategy.

    Every paragraph of the text is one line; paragraph separators stay where they are. What section 3.4 of UAX #9 does with a
    line can be left out: ``l1`` sets white space at its end back to the level of the paragraph, ``l2`` reverses, ``l3`` puts
    marks after their bases, ``l4`` mirrors brackets.

    >>> import bidiscope
    >>> bidiscope.order("א(ב) a").display
    'a (ב)א'
    >>> bidiscope.order("א(ב) a", l4=False).display
    'a )ב(א'
    """
    display, places, levels = _native.order(text, strategy, [l1, l2, l3, l4])
    return Order(display, tuple(places), tuple(levels))


@takes_rules
def trace(
    name: str,
    strategy: str,
    **of: Unpack[RulesArguments],
) -> List[Step]:
    """The steps that lead to a display, rule by rule; the last one has the order that the display has.

    >>> import bidiscope
    >>> [step.rule for step in bidiscope.trace("א1", "uba-ltr") if step.changed][:3]
    ['I1']
    """
    lines = _native.trace(name, strategy, rules(**of)).split("\n")
    return [_step(json.loads(line)) for line in lines if line]


def _step(of: Dict[str, Any]) -> Step:
    order = of.get("order")
    return Step(
        step=of.get("step"),
        rule=of["rule"],
        changed=tuple(of.get("changed") or ()),
        order=None if order is None else tuple(order),
        details=of,
    )


@takes_rules
def collisions(
    name: str,
    strategies: Iterable[str] = (),
    *,
    across: bool = False,
    most: int = 1000,
    **of: Unpack[RulesArguments],
) -> List[Collisions]:
    """The other names with the same display, for each display (by default ``uba-ltr``, ``uba-rtl`` and ``one-to-one``).

    Another name is another sequence of the same characters. With ``across`` also those that the opposite paragraph direction
    shows so. At most ``most`` names of each display are listed.

    >>> import bidiscope
    >>> [it.name for it in bidiscope.collisions("12אב", ["uba-ltr"])[0].names]
    ['1אב2', 'אב12']
    """
    lines = _native.collisions(name, rules(**of), ids(strategies), across, most).split("\n")
    return [_collisions(json.loads(line)) for line in lines if line]


def _collisions(of: Dict[str, Any]) -> Collisions:
    names = tuple(Collision(it["name"], it["ascii_name"], it["bidi_rule"]) for it in of["collisions"])
    return Collisions(
        strategy=of["strategy"],
        across=of.get("across"),
        display=of["display"],
        complete=of["complete"],
        count=of["count"],
        names=names,
    )


@takes_rules
def same_keys(
    name: str,
    **of: Unpack[RulesArguments],
) -> Dict[str, Any]:
    """The texts by which a name is compared with others: two names are the same in a way if they have the same key for it.

    ``display_...`` are for the same display, ``skeleton_...`` for confusable names (UTS #39), ``ascii_name`` for the same name
    in the DNS, ``without_points`` for names that differ in points only. ``variants``, with a ruleset, has several: names
    that have one in common are variants. The root's full stop makes no difference.

    >>> import bidiscope
    >>> bidiscope.same_keys("paypal.com")["skeleton_ltr"] == bidiscope.same_keys("pаypal.com")["skeleton_ltr"]
    True
    """
    return _native.same_keys(name, rules(**of))
