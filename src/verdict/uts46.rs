//! UTS #46: what processing changes in a name, and what it refuses.

use std::ops::Range;

use icu_normalizer::uts46::Uts46MapperBorrowed;
use idna::uts46::{AsciiDenyList, DnsLength, Hyphens, Uts46};
use serde::Serialize;

use crate::name::{Character, Name, is_label_separator, text_of};

use super::finding::{Finding, described_all};
use super::kind::FindingKind;
use super::segments::segments;

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

/// What the mapping changes; `None` where it changes nothing.
pub fn mapping(name: &Name) -> Option<Mapping> {
    let characters = name.characters();
    let mut mapped = String::new();
    let mut changes = Vec::new();
    for stretch in stretches(characters) {
        let text = text_of(&characters[stretch.clone()]);
        let replacement = map_keeping_disallowed(&text);
        if replacement != text {
            changes.push(MappedStretch { characters: stretch.collect(), replacement: replacement.clone() });
        }
        mapped.push_str(&replacement);
    }
    (!changes.is_empty()).then_some(Mapping { name: mapped, changes })
}

/// Whether processing with every check switched on (CheckHyphens, CheckBidi, CheckJoiners,
/// UseSTD3ASCIIRules, VerifyDnsLength; nontransitional) accepts the name. The root's full stop is
/// allowed. What was written as an A-label of another label is refused, whatever it decodes to (section 4,
/// step 4).
pub fn accepts(name: &Name) -> bool {
    if name.labels().iter().any(|label| label.foreign_a_label().is_some()) {
        return false;
    }
    let text = name.text();
    let processed = Uts46::new().to_ascii(
        text.as_bytes(),
        AsciiDenyList::STD3,
        Hyphens::Check,
        DnsLength::VerifyAllowRootDot,
    );
    processed.is_ok()
}

/// Whether the mapping table disallows a character, or the rules for ASCII do (UseSTD3ASCIIRules).
pub fn is_disallowed(scalar: char) -> bool {
    if scalar.is_ascii() {
        return !(scalar.is_ascii_alphanumeric() || scalar == '-' || scalar == '.');
    }
    map(std::iter::once(scalar)).contains(DISALLOWED)
}

/// What UTS #46 finds in a name: what is mapped, and for each label what is disallowed.
pub(super) fn findings(name: &Name, mapping: Option<&Mapping>) -> Vec<Finding> {
    let characters = name.characters();
    let mut found = Vec::new();
    if let Some(mapping) = mapping {
        let changed: Vec<usize> =
            mapping.changes.iter().flat_map(|change| change.characters.iter().copied()).collect();
        let count = mapping.changes.len();
        let places = if count == 1 { "one place".to_owned() } else { format!("{count} places") };
        let sentence = format!("Processing changes the name in {places} before it is looked up.");
        found.push(Finding::new(FindingKind::Uts46Mapped, None, changed, sentence));
    }
    for (index, label) in name.labels().iter().enumerate() {
        let disallowed: Vec<usize> =
            label.range.clone().filter(|&at| is_disallowed(characters[at].scalar)).collect();
        if !disallowed.is_empty() {
            let named = described_all(characters, &disallowed);
            let sentence = format!("Label {} holds {named}, which UTS #46 disallows.", index);
            found.push(Finding::new(FindingKind::Uts46Disallowed, index, disallowed, sentence));
        }
    }
    found
}

/// How the mapper marks what is disallowed; U+FFFD itself is disallowed too.
const DISALLOWED: char = '\u{FFFD}';

fn map(scalars: impl Iterator<Item = char>) -> String {
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
    for allowed in text.split_inclusive(is_disallowed_beyond_ascii) {
        let end = allowed.char_indices().next_back().filter(|(_, last)| is_disallowed_beyond_ascii(*last));
        let cut = end.map_or(allowed.len(), |(at, _)| at);
        kept.push_str(&map(allowed[..cut].chars()));
        kept.push_str(&allowed[cut..]);
    }
    kept
}

fn is_disallowed_beyond_ascii(scalar: char) -> bool {
    !scalar.is_ascii() && is_disallowed(scalar)
}

/// The stretches that map on their own: marks with what they stand on; a whole label where its parts
/// compose with each other (Hangul jamo), or where a removed character stood between them.
fn stretches(characters: &[Character]) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut start = 0;
    for label in characters.split_inclusive(|it| is_label_separator(it.scalar)) {
        let whole = map_keeping_disallowed(&text_of(label));
        let parts = segments(label);
        let in_parts: String =
            parts.iter().map(|part| map_keeping_disallowed(&text_of(&label[part.clone()]))).collect();
        if in_parts == whole {
            found.extend(parts.into_iter().map(|part| part.start + start..part.end + start));
        } else {
            found.push(start..start + label.len());
        }
        start += label.len();
    }
    found
}
