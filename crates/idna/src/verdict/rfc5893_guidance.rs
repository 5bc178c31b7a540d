//! The parts of RFC 5893 beyond the six conditions: the guarantees of section 2, the hazard of section 5 and
//! the recommendations of section 7.1.

use bidiscope_bidi::name::{BidiClass, Character, Label, Name};

use super::finding::{Finding, FindingValue};
use super::kind::FindingKind;
use super::rfc5893::{Guarantee, NameVerdict, is_rtl_label};

/// All findings on these parts.
pub(super) fn findings(name: &Name, judged: &NameVerdict) -> Vec<Finding> {
    let mut found = Vec::new();
    found.extend(guarantee(judged));
    found.extend(number_hazards(name));
    found.extend(parents_beginning_with_digit(name));
    found.extend(directions_from_last_character(name));
    found
}

fn guarantee(judged: &NameVerdict) -> Option<Finding> {
    let kind = match judged.guarantee? {
        Guarantee::Rule => return None,
        Guarantee::Ldh => FindingKind::GuaranteeLdh,
        Guarantee::NoGuarantee => FindingKind::NoGuarantee,
    };
    Some(Finding::new(kind, None, Vec::new()))
}

/// Section 5: a label that begins with EN after a right-to-left label. Labels in between without letters and
/// numbers do not stop the number from moving, so they are skipped; a left-to-right letter after the last
/// right-to-left character does stop it.
fn number_hazards(name: &Name) -> Vec<Finding> {
    // The last right-to-left character into whose run a following number would move, with its label.
    let mut exposed: Option<(usize, usize)> = None;
    let mut found = Vec::new();
    for (index, label) in name.labels().iter().enumerate() {
        let characters = name.label_characters(label);
        if let (Some(first), Some((end, from))) = (characters.first(), exposed)
            && first.class == BidiClass::EN
        {
            let characters = vec![end, label.range.start];
            let finding = Finding::new(FindingKind::NumberHazard, index, characters);
            let finding = finding.with("digit", FindingValue::Character(first.scalar));
            found.push(finding.with("other", FindingValue::Label(from)));
        }
        for (offset, character) in characters.iter().enumerate() {
            if character.class.makes_label_right_to_left() {
                exposed = Some((label.range.start + offset, index));
            } else if character.class == BidiClass::L {
                exposed = None;
            }
        }
        // This number takes the position next to the right-to-left run; a later number moves next to it
        // instead.
        if characters.first().is_some_and(|first| first.class == BidiClass::EN) {
            exposed = exposed.filter(|&(_, from)| from == index);
        }
    }
    found
}

/// Section 7.1: a right-to-left label whose parent label begins with a digit, European or Arabic.
fn parents_beginning_with_digit(name: &Name) -> Vec<Finding> {
    let pairs = name.labels().iter().zip(name.labels().iter().skip(1)).enumerate();
    pairs
        .filter_map(|(index, (label, above))| {
            let first = first_of(name, above)?;
            let advised_against = first.class.is_digit() && is_rtl_label(name.label_characters(label));
            advised_against
                .then(|| Finding::new(FindingKind::ParentBeginsWithDigit, index, vec![above.range.start]))
        })
        .collect()
}

/// Section 7.1: a program that "chooses to examine the last character [...] in order to determine its
/// directionality, rather than its first", and finds an NSM there.
fn directions_from_last_character(name: &Name) -> Vec<Finding> {
    let labels = name.labels().iter().enumerate();
    labels
        .filter_map(|(index, label)| {
            let characters = name.label_characters(label);
            let (first, last) = (characters.first()?, characters.last()?);
            let is_misjudged = first.class.is_right_to_left_letter() && last.class == BidiClass::NSM;
            is_misjudged.then(|| {
                Finding::new(FindingKind::DirectionFromLastCharacter, index, vec![label.range.end - 1])
            })
        })
        .collect()
}

fn first_of(name: &Name, label: &Label) -> Option<Character> {
    name.label_characters(label).first().copied()
}
