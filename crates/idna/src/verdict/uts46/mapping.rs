//! The mapping: what it changes in a name, and what it disallows.

use std::ops::Range;

use icu_normalizer::uts46::Uts46MapperBorrowed;
use serde::Serialize;

use crate::verdict::segments::segments;
use bidiscope_bidi::name::{Character, Name, is_label_separator, text_of};

/// What the mapping and normalization of UTS #46 section 4 (steps 1 and 2, nontransitional) make of a
/// name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Mapping {
    /// The whole name after it, with disallowed characters left as they are.
    pub name: String,
    /// Each stretch that changes, in logical order.
    pub changes: Vec<MappedStretch>,
}

/// A stretch of a name that the mapping changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MappedStretch {
    /// The characters that are replaced, as indices into the whole name.
    pub characters: Vec<usize>,
    /// What stands there afterwards; empty where they are taken out.
    pub replacement: String,
}

/// What the mapping changes; `None` where it changes nothing. What arrived as an A-label is not mapped.
pub fn mapping(name: &Name) -> Option<Mapping> {
    let characters = name.characters();
    let mut mapped = String::new();
    let mut changes = Vec::new();
    let mut start = 0;
    for piece in characters.split_inclusive(|it| is_label_separator(it.scalar)) {
        let end = start + piece.len();
        let arrived = name.label_of()[start].map(|label| &name.labels()[label]);
        let kept =
            arrived.filter(|label| label.typed_a_label.is_some()).map_or(start, |label| label.range.end);
        mapped.extend(characters[start..kept].iter().map(|it| it.scalar));
        let replaced = changes_in(&characters[kept..end], kept);
        let mut from = kept;
        for change in &replaced {
            let (Some(first), Some(last)) = (change.characters.first(), change.characters.last()) else {
                continue;
            };
            mapped.extend(characters[from..*first].iter().map(|it| it.scalar));
            mapped.push_str(&change.replacement);
            from = last + 1;
        }
        mapped.extend(characters[from..end].iter().map(|it| it.scalar));
        changes.extend(replaced);
        start = end;
    }
    (!changes.is_empty()).then_some(Mapping { name: mapped, changes })
}

/// The stretches of a label that mapping and normalization change, the label's first character having the index
/// `start` in the name. Disallowed characters stay.
pub(super) fn changes_in(label: &[Character], start: usize) -> Vec<MappedStretch> {
    if is_plain(label) {
        return Vec::new();
    }
    let text = text_of(label);
    let whole = map_keeping_disallowed(&text);
    if whole == text {
        return Vec::new();
    }
    let changed = stretches(label, &whole).into_iter().filter_map(|stretch| {
        let text = text_of(&label[stretch.clone()]);
        let replacement = map_keeping_disallowed(&text);
        let characters = (stretch.start + start..stretch.end + start).collect();
        (replacement != text).then_some(MappedStretch { characters, replacement })
    });
    changed.collect()
}

/// The characters of a label that are disallowed, or that are mapped to what the rules for ASCII disallow
/// (UseSTD3ASCIIRules), as indices into the label. ASCII that composes to something else is not.
pub(in crate::verdict) fn disallowed_in(label: &[Character]) -> Vec<usize> {
    if is_plain(label) {
        return Vec::new();
    }
    let text = text_of(label);
    if !map(text.chars()).contains(is_refused) {
        return Vec::new();
    }
    let is_refused_in =
        |stretch: &Range<usize>| map(label[stretch.clone()].iter().map(|it| it.scalar)).contains(is_refused);
    let is_refused_alone = |&at: &usize| map(std::iter::once(label[at].scalar)).contains(is_refused);
    let whole = map_keeping_disallowed(&text);
    stretches(label, &whole).into_iter().filter(is_refused_in).flatten().filter(is_refused_alone).collect()
}

/// Whether the mapping table disallows a character itself.
pub(super) fn is_disallowed(scalar: char) -> bool {
    !scalar.is_ascii() && map(std::iter::once(scalar)).contains(DISALLOWED)
}

/// Whether a label and its full stop hold nothing that is mapped or refused: small letters, digits and hyphens of
/// ASCII, as most do.
fn is_plain(label: &[Character]) -> bool {
    label.iter().all(|it| matches!(it.scalar, 'a'..='z' | '0'..='9' | '-' | '.'))
}

/// Whether a character that the mapping has left is refused: disallowed, or of ASCII and none of a name's.
fn is_refused(mapped: char) -> bool {
    mapped == DISALLOWED
        || mapped.is_ascii() && !(mapped.is_ascii_alphanumeric() || matches!(mapped, '-' | '.'))
}

/// How the mapper marks what is disallowed; U+FFFD itself is disallowed too.
const DISALLOWED: char = '\u{FFFD}';

pub(super) fn map(scalars: impl Iterator<Item = char>) -> String {
    Uts46MapperBorrowed::new().map_normalize(scalars).collect()
}

/// The mapping of a text in which disallowed characters stay what they are and keep what stands
/// before them from composing with what stands after.
fn map_keeping_disallowed(text: &str) -> String {
    let mapped = map(text.chars());
    if !mapped.contains(DISALLOWED) {
        return mapped;
    }
    let mut kept = String::new();
    for allowed in text.split_inclusive(is_disallowed) {
        let end = allowed.char_indices().next_back().filter(|(_, last)| is_disallowed(*last));
        let cut = end.map_or(allowed.len(), |(at, _)| at);
        kept.push_str(&map(allowed[..cut].chars()));
        kept.push_str(&allowed[cut..]);
    }
    kept
}

/// The stretches of a label that map on their own: marks with what they stand on; the whole label, which maps to
/// `whole`, where its parts compose with each other (Hangul jamo), or where a removed character stood between them.
fn stretches(label: &[Character], whole: &str) -> Vec<Range<usize>> {
    let parts = segments(label);
    let in_parts: String =
        parts.iter().map(|part| map_keeping_disallowed(&text_of(&label[part.clone()]))).collect();
    // The one stretch, not its characters.
    #[allow(clippy::single_range_in_vec_init)]
    if in_parts == whole { parts } else { vec![0..label.len()] }
}
