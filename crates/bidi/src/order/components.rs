//! Dürst, draft-duerst-iri-bidi-00 (2001): components and structural characters from left to right,
//! each component in its own direction (section 4.2).
//!
//! A component is right-to-left if it holds an R, AL or AN. In its natural direction it is what the
//! UBA shows of it alone, in a paragraph of that direction. Section 4.3 arrives at a display by marks
//! instead; where a component breaks restriction 3 the two can part, and [`compare`] says where.

use std::ops::Range;

use crate::name::{Character, is_label_separator};

use super::marked::{LRE, LRM, Marked, PDF};
use super::restrictions::{Breach, restrictions};
use super::{Direction, Display, DisplayOrder, Method, Strategy, UbaText, painted};

/// A component: what stands between structural characters. Never empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Component {
    /// The logical characters, in characters.
    pub range: Range<usize>,
    /// Right to left if it holds an R, AL or AN.
    pub direction: Direction,
}

/// Sections 4.2 and 4.3 side by side, and the restrictions of section 5.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comparison {
    /// The components, in logical order.
    pub components: Vec<Component>,
    /// What section 4.2 prescribes.
    pub order: DisplayOrder,
    /// The marks of section 4.3 in a left-to-right context.
    pub marked: Marked,
    /// What the UBA shows of the marked text in a left-to-right paragraph.
    pub marked_order: DisplayOrder,
    /// The components of which the two show different pictures, as indices into `components`.
    pub differing: Vec<usize>,
    /// Where the restrictions of section 5 are broken.
    pub findings: Vec<Breach>,
}

/// Whether the character separates components: `. @ : / ? # & =` and the label separators of IDNA.
pub fn is_structural(scalar: char) -> bool {
    matches!(scalar, '@' | ':' | '/' | '?' | '#' | '&' | '=') || is_label_separator(scalar)
}

/// The components of a name, in logical order.
pub fn components(characters: &[Character]) -> Vec<Component> {
    let mut found = Vec::new();
    let mut start = 0;
    for end in 0..=characters.len() {
        if characters.get(end).is_some_and(|it| !is_structural(it.scalar)) {
            continue;
        }
        if start < end {
            let direction = natural_direction(&characters[start..end]);
            found.push(Component { range: start..end, direction });
        }
        start = end + 1;
    }
    found
}

/// The direction of a component with these characters.
pub fn natural_direction(component: &[Character]) -> Direction {
    if component.iter().any(|it| it.class.makes_label_right_to_left()) {
        Direction::RightToLeft
    } else {
        Direction::LeftToRight
    }
}

/// How section 4.2's order comes about: each component is a paragraph of its own.
pub(super) fn method<'a>(_: &Display, characters: &'a [Character]) -> Method<'a> {
    let parts = components(characters).into_iter().map(|it| (it.range, it.direction)).collect();
    Method::Uba(UbaText::in_parts(characters, parts))
}

/// The order that section 4.2 prescribes.
fn order(characters: &[Character]) -> DisplayOrder {
    Strategy::Components.order(characters)
}

/// Section 4.2 beside section 4.3, in a left-to-right context, with the findings of section 5.
pub fn compare(characters: &[Character]) -> Comparison {
    let components = components(characters);
    let order = order(characters);
    let marked = mark(characters, Direction::LeftToRight);
    let marked_order = marked.order(characters, Some(Direction::LeftToRight));
    let pictures = [&order, &marked_order].map(|it| pictures(characters, it, &components));
    let differing = (0..components.len()).filter(|&it| pictures[0][it] != pictures[1][it]).collect();
    Comparison { components, order, marked, marked_order, differing, findings: restrictions(characters) }
}

/// What is painted of each component, from left to right.
fn pictures(characters: &[Character], order: &DisplayOrder, components: &[Component]) -> Vec<String> {
    let painted: Vec<char> = painted(characters, order).chars().collect();
    let picture = |component: &Component| {
        let mut places = order.visual_from_logical()[component.range.clone()].to_vec();
        places.sort_unstable();
        places.into_iter().map(|place| painted[place.0]).collect()
    };
    components.iter().map(picture).collect()
}

/// From processing form to textual context (section 4.4): an LRM before and after each right-to-left
/// component, and in a right-to-left context an LRE before and a PDF after the whole (section 4.3).
///
/// A mark that stands at its place already is not put in a second time, so that marking what is marked
/// changes nothing.
pub fn mark(characters: &[Character], context: Direction) -> Marked {
    let whole = 0..characters.len();
    let inner = if is_embedded(characters) { 1..whole.end - 1 } else { whole.clone() };
    let mut inserted = Vec::new();
    let mut insert = |before, scalar| inserted.push(super::Insertion { before, scalar });
    let embeds = context.is_right_to_left() && inner == whole;
    if embeds {
        insert(0, LRE);
    }
    for component in right_to_left_components(characters, inner.clone()) {
        let is_mark = |at: usize| characters[at].scalar == LRM;
        if !is_mark(component.start) {
            insert(component.start, LRM);
        }
        if !is_mark(component.end - 1) {
            insert(component.end, LRM);
        }
    }
    if embeds {
        insert(whole.end, PDF);
    }
    Marked::new(inserted)
}

/// From textual context to processing form (section 4.4): the characters without the marks at the
/// places of section 4.3: an LRE at the start with a PDF at the end, and the LRMs at either end of a
/// right-to-left component. Marks elsewhere are the name's own and stay (restriction 2 reports them).
///
/// Stripping what is stripped changes nothing; a name on which it changes nothing is in processing
/// form.
pub fn strip(characters: &[Character]) -> Vec<Character> {
    let mut stripped = characters.to_vec();
    loop {
        let before = stripped.len();
        if is_embedded(&stripped) {
            stripped.pop();
            stripped.remove(0);
        }
        let mut keep = vec![true; stripped.len()];
        for component in right_to_left_components(&stripped, 0..stripped.len()) {
            let is_mark = |&at: &usize| stripped[at].scalar == LRM;
            component.clone().take_while(is_mark).for_each(|at| keep[at] = false);
            component.rev().take_while(is_mark).for_each(|at| keep[at] = false);
        }
        let mut keep = keep.into_iter();
        stripped.retain(|_| keep.next().unwrap_or(true));
        if stripped.len() == before {
            return stripped;
        }
    }
}

/// From visual form to processing form (section 4.4): `display` is read from left to right, component
/// by component, each in the reading order of its own direction.
///
/// For names that follow the restrictions this is the inverse of section 4.2. Where numbers stand in a
/// right-to-left component several names can share one display; the answer is then one that a reader
/// would type, and the second value says whether it shows the display that was given.
pub fn from_visual(display: &[Character]) -> (Vec<Character>, bool) {
    let read: Vec<Character> = order(display).logical_from_visual().iter().map(|it| display[it.0]).collect();
    let shown = order(&read).display(&read);
    let is_exact = shown.chars().eq(display.iter().map(|it| it.scalar));
    (read, is_exact)
}

/// Whether an LRE begins it and a PDF ends it.
pub(super) fn is_embedded(characters: &[Character]) -> bool {
    matches!(characters, [first, .., last] if first.scalar == LRE && last.scalar == PDF)
}

pub(super) fn right_to_left_components(
    characters: &[Character],
    within: Range<usize>,
) -> impl Iterator<Item = Range<usize>> {
    components(&characters[within.clone()])
        .into_iter()
        .filter(|it| it.direction.is_right_to_left())
        .map(move |it| it.range.start + within.start..it.range.end + within.start)
}
