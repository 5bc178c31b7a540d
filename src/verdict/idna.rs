//! IDNA2008 beside the Bidi rule, and the limits of the DNS: hyphens, leading marks, joiners, the two
//! kinds of Arabic-Indic digits, lengths.

use icu_properties::CodePointMapData;
use icu_properties::props::{CanonicalCombiningClass, JoiningType};

pub use crate::name::{MAX_LABEL_OCTETS, MAX_NAME_OCTETS};

use crate::name::{Character, Label, Name, is_mark};

use super::finding::{Finding, described};
use super::kind::FindingKind;

const ZWNJ: char = '\u{200C}';
const ZWJ: char = '\u{200D}';

/// What RFC 5891, RFC 5892 and RFC 1035 say of a name.
pub(super) fn findings(name: &Name) -> Vec<Finding> {
    let mut found = Vec::new();
    for (index, label) in name.labels().iter().enumerate() {
        let characters = name.label_characters(label);
        let mut add = |kind, offsets: Vec<usize>, predicate: &str| {
            if !offsets.is_empty() {
                let sentence = format!("Label {} {predicate}", index);
                let indices = offsets.iter().map(|offset| offset + label.range.start).collect();
                found.push(Finding::new(kind, index, indices, sentence));
            }
        };
        if let Some(&first) = characters.first().filter(|first| is_mark(first.scalar)) {
            let predicate = format!("begins with the combining mark {}.", described(first));
            add(FindingKind::LeadingMark, vec![0], &predicate);
        }
        add(
            FindingKind::Hyphens3And4,
            hyphens_3_and_4(characters),
            "has hyphens in its third and fourth place.",
        );
        add(FindingKind::HyphenAtEnd, hyphens_at_end(characters), "begins or ends with a hyphen.");
        if label.foreign_a_label.is_some() {
            let predicate = "was written as an A-label, but does not encode to it.";
            add(FindingKind::ForeignALabel, (0..characters.len()).collect(), predicate);
        }
        let zwnj = joiners_out_of_place(characters, ZWNJ);
        add(FindingKind::ZwnjContext, zwnj, "has a zero width non-joiner where letters would not join.");
        let zwj = joiners_out_of_place(characters, ZWJ);
        add(FindingKind::ZwjContext, zwj, "has a zero width joiner that follows no virama.");
        let digits = arabic_digits_if_mixed(characters);
        add(
            FindingKind::ArabicDigitsMixed,
            digits,
            "mixes Arabic-Indic digits with Extended Arabic-Indic ones.",
        );
        if octets(label).is_none_or(|octets| octets > MAX_LABEL_OCTETS) {
            let length = octets(label).map_or("more than 63".to_owned(), |octets| octets.to_string());
            let predicate = format!("has {length} octets in the DNS; 63 are allowed.");
            add(FindingKind::LabelTooLong, (0..characters.len()).collect(), &predicate);
        }
    }
    found.extend(name_too_long(name));
    found
}

/// The octets of a label's A-label; `None` where they are more than 63 and were not counted.
fn octets(label: &Label) -> Option<usize> {
    label.a_label.as_ref().map(String::len)
}

fn name_too_long(name: &Name) -> Option<Finding> {
    let labels = name.labels();
    let counted: usize = labels.iter().map(|label| octets(label).unwrap_or(MAX_LABEL_OCTETS + 1)).sum();
    let total = counted + labels.len().saturating_sub(1);
    (total > MAX_NAME_OCTETS).then(|| {
        let at_least = if labels.iter().any(|label| octets(label).is_none()) { "at least " } else { "" };
        let sentence = format!("The name has {at_least}{total} octets in the DNS; 253 are allowed.");
        Finding::new(FindingKind::NameTooLong, None, Vec::new(), sentence)
    })
}

fn hyphens_3_and_4(label: &[Character]) -> Vec<usize> {
    match label {
        [_, _, third, fourth, ..] if third.scalar == '-' && fourth.scalar == '-' => vec![2, 3],
        _ => Vec::new(),
    }
}

fn hyphens_at_end(label: &[Character]) -> Vec<usize> {
    let ends = [0, label.len().saturating_sub(1)];
    let mut found: Vec<usize> =
        ends.into_iter().filter(|&at| label.get(at).is_some_and(|it| it.scalar == '-')).collect();
    found.dedup();
    found
}

/// The joiners of this kind for which the rule of RFC 5892 appendix A.1 (ZWNJ) or A.2 (ZWJ) is false.
fn joiners_out_of_place(label: &[Character], joiner: char) -> Vec<usize> {
    let here = label.iter().enumerate().filter(|(_, it)| it.scalar == joiner).map(|(at, _)| at);
    here.filter(|&at| {
        let after_virama = at > 0 && is_virama(label[at - 1].scalar);
        let between_joining_letters = joiner == ZWNJ && stands_between_joining_letters(label, at);
        !(after_virama || between_joining_letters)
    })
    .collect()
}

/// The regular expression of appendix A.1: a letter that joins to the left, transparent characters,
/// the non-joiner, transparent characters, a letter that joins to the right.
fn stands_between_joining_letters(label: &[Character], at: usize) -> bool {
    let types = CodePointMapData::<JoiningType>::new();
    let opaque = |it: &&Character| types.get(it.scalar) != JoiningType::Transparent;
    let before = label[..at].iter().rev().find(opaque).map(|it| types.get(it.scalar));
    let after = label[at + 1..].iter().find(opaque).map(|it| types.get(it.scalar));
    matches!(before, Some(JoiningType::LeftJoining | JoiningType::DualJoining))
        && matches!(after, Some(JoiningType::RightJoining | JoiningType::DualJoining))
}

fn is_virama(scalar: char) -> bool {
    CodePointMapData::<CanonicalCombiningClass>::new().get(scalar) == CanonicalCombiningClass::Virama
}

/// Every digit of the two Arabic kinds, where both stand in the label (appendices A.8 and A.9).
fn arabic_digits_if_mixed(label: &[Character]) -> Vec<usize> {
    let is_arabic_indic = |it: &Character| matches!(it.scalar, '\u{660}'..='\u{669}');
    let is_extended = |it: &Character| matches!(it.scalar, '\u{6F0}'..='\u{6F9}');
    if !(label.iter().any(is_arabic_indic) && label.iter().any(is_extended)) {
        return Vec::new();
    }
    let digits = label.iter().enumerate().filter(|(_, it)| is_arabic_indic(it) || is_extended(it));
    digits.map(|(at, _)| at).collect()
}
