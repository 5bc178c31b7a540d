//! The mapping: what it changes in a name, and which characters it disallows.

use std::ops::Range;

use icu_normalizer::uts46::Uts46MapperBorrowed;
use serde::Serialize;

use crate::verdict::segments::segments;
use bidiscope_bidi::name::{Character, Name, is_label_separator, text_of};

/// What mapping and normalization make of a name (UTS #46 section 4, steps 1 and 2, nontransitional).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Uts46Mapping {
    /// The whole mapped name, with disallowed characters left unchanged.
    #[serde(rename = "name")]
    pub mapped_name: String,
    /// The changed ranges, in logical order.
    #[serde(rename = "changes")]
    pub changed_ranges: Vec<Uts46MappedRange>,
}

/// A range of a name that the mapping changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Uts46MappedRange {
    /// The replaced characters, as indices into the whole name.
    #[serde(rename = "characters")]
    pub replaced_character_indices_in_name: Vec<usize>,
    /// The replacement; empty if the characters are removed.
    pub replacement: String,
}

/// What mapping and normalization change in a name; `None` if nothing. Labels typed as A-labels are
/// not mapped.
pub fn mapping(name: &Name) -> Option<Uts46Mapping> {
    let characters = name.characters();
    let mut mapped = String::new();
    let mut changes = Vec::new();
    let mut start = 0;
    for piece in characters.split_inclusive(|it| is_label_separator(it.scalar)) {
        let end = start + piece.len();
        let arrived = name.label_index_by_character()[start].map(|label| &name.labels()[label]);
        let kept = arrived
            .filter(|label| label.a_label_as_typed.is_some())
            .map_or(start, |label| label.character_range.end);
        mapped.extend(characters[start..kept].iter().map(|it| it.scalar));
        let replaced = changes_in(&characters[kept..end], kept);
        let mut from = kept;
        for change in &replaced {
            let (Some(first), Some(last)) = (
                change.replaced_character_indices_in_name.first(),
                change.replaced_character_indices_in_name.last(),
            ) else {
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
    (!changes.is_empty()).then_some(Uts46Mapping { mapped_name: mapped, changed_ranges: changes })
}

/// The ranges of a label that mapping and normalization change; `start` is the index of the label's first
/// character in the name. Disallowed characters are kept.
pub(super) fn changes_in(label: &[Character], start: usize) -> Vec<Uts46MappedRange> {
    if is_plain(label) {
        return Vec::new();
    }
    let text = text_of(label);
    let whole = map_keeping_disallowed(&text);
    if whole == text {
        return Vec::new();
    }
    let changed = mappable_ranges(label, &whole).into_iter().filter_map(|range| {
        let text = text_of(&label[range.clone()]);
        let replacement = map_keeping_disallowed(&text);
        let characters = (range.start + start..range.end + start).collect();
        (replacement != text)
            .then_some(Uts46MappedRange { replaced_character_indices_in_name: characters, replacement })
    });
    changed.collect()
}

/// The characters of a label that are disallowed, or that are mapped to ASCII characters disallowed by
/// UseSTD3ASCIIRules, as indices into the label. ASCII that composes to an allowed character is not included.
pub(in crate::verdict) fn disallowed_in(label: &[Character]) -> Vec<usize> {
    if is_plain(label) {
        return Vec::new();
    }
    let text = text_of(label);
    if !map(text.chars()).contains(is_refused) {
        return Vec::new();
    }
    let is_refused_in =
        |range: &Range<usize>| map(label[range.clone()].iter().map(|it| it.scalar)).contains(is_refused);
    let is_refused_alone = |&at: &usize| map(std::iter::once(label[at].scalar)).contains(is_refused);
    let whole = map_keeping_disallowed(&text);
    mappable_ranges(label, &whole)
        .into_iter()
        .filter(is_refused_in)
        .flatten()
        .filter(is_refused_alone)
        .collect()
}

/// Whether the mapping table disallows a character itself.
pub(super) fn is_disallowed(scalar: char) -> bool {
    !scalar.is_ascii() && map(std::iter::once(scalar)).contains(DISALLOWED)
}

/// Whether a label, with its full stop, is all lower-case ASCII letters, digits and hyphens, so that nothing
/// is mapped or refused. Most labels are.
fn is_plain(label: &[Character]) -> bool {
    label.iter().all(|it| matches!(it.scalar, 'a'..='z' | '0'..='9' | '-' | '.'))
}

/// Whether a character in the mapped text is refused: disallowed, or ASCII that is not allowed in names.
fn is_refused(mapped: char) -> bool {
    mapped == DISALLOWED
        || mapped.is_ascii() && !(mapped.is_ascii_alphanumeric() || matches!(mapped, '-' | '.'))
}

/// The mapper's marker for disallowed characters; U+FFFD itself is disallowed too.
const DISALLOWED: char = '\u{FFFD}';

pub(super) fn map(scalars: impl Iterator<Item = char>) -> String {
    Uts46MapperBorrowed::new().map_normalize(scalars).collect()
}

/// Maps a text, but keeps disallowed characters. They also prevent composition across them.
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

/// The ranges of a label that can be mapped independently: base characters with their marks. The whole label
/// is one range if its parts compose with each other (Hangul jamo) or a removed character separated them;
/// `whole` is the mapping of the whole label.
fn mappable_ranges(label: &[Character], whole: &str) -> Vec<Range<usize>> {
    let parts = segments(label);
    let in_parts: String =
        parts.iter().map(|part| map_keeping_disallowed(&text_of(&label[part.clone()]))).collect();
    // This is one range, not a list of its elements.
    #[allow(clippy::single_range_in_vec_init)]
    if in_parts == whole { parts } else { vec![0..label.len()] }
}
