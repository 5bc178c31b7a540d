//! Dürst's draft, section 5: three restrictions on the components of an identifier.

use crate::name::{BidiClass, Character, Name, is_label_separator};

use super::finding::{Finding, described_all};
use super::kind::FindingKind;

/// What the restrictions say of each component of a name. A component ends at a structural character
/// (section 3) or a separator of labels; the components of a label are reported with that label.
pub(super) fn findings(name: &Name) -> Vec<Finding> {
    let mut found = Vec::new();
    let mut start = 0;
    for component in name.characters().split_inclusive(|it| is_structural(it.scalar)) {
        let range = start..start + component.len();
        start = range.end;
        let payload: Vec<usize> = range.filter(|&at| !is_structural(name.characters()[at].scalar)).collect();
        found.extend(component_findings(name, &payload));
    }
    found
}

fn component_findings(name: &Name, component: &[usize]) -> Vec<Finding> {
    let characters = name.characters();
    let Some(label) = component.first().and_then(|&first| name.label_of()[first]) else { return Vec::new() };
    let of = |wanted: fn(Character) -> bool| -> Vec<usize> {
        component.iter().copied().filter(|&at| wanted(characters[at])).collect()
    };
    let is_right_to_left = component.iter().any(|&at| characters[at].class.makes_label_right_to_left());
    let mut found = Vec::new();
    let mut add = |kind, offenders: Vec<usize>, say: &dyn Fn(&str) -> String| {
        if !offenders.is_empty() {
            let sentence = say(&described_all(characters, &offenders));
            found.push(Finding::new(kind, label, offenders, sentence));
        }
    };
    let number = label + 1;
    if is_right_to_left {
        add(FindingKind::Duerst1, of(is_left_to_right), &|named| {
            format!("Label {number} holds {named} beside right-to-left characters.")
        });
    }
    add(FindingKind::Duerst2, of(is_formatting), &|named| {
        format!("Label {number} holds the bidirectional formatting character {named}.")
    });
    if is_right_to_left {
        add(FindingKind::Duerst3, of(is_neither), &|named| {
            format!("Label {number} is right-to-left and holds {named}, which is no right-to-left letter.")
        });
    }
    found
}

/// Section 3 names `@`, `.` and `:` "and so on": with `/ ? # & =` all that divides an IRI.
fn is_structural(scalar: char) -> bool {
    is_label_separator(scalar) || matches!(scalar, '@' | ':' | '/' | '?' | '#' | '&' | '=')
}

fn is_left_to_right(character: Character) -> bool {
    character.class == BidiClass::L && !is_formatting(character)
}

/// The characters of section 2, and those that Unicode has added since: ALM and the isolates.
fn is_formatting(character: Character) -> bool {
    matches!(
        character.scalar,
        '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}'
    )
}

fn is_neither(character: Character) -> bool {
    !matches!(character.class, BidiClass::L | BidiClass::R | BidiClass::AL) && !is_formatting(character)
}
