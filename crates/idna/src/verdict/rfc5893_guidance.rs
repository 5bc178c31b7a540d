//! The parts of RFC 5893 beyond the six conditions: the guarantees of section 2, the hazards of section 5 and
//! the recommendations of section 7.1.

use bidiscope_bidi::name::{BidiClass, Character, ClassSet, LabelSpan};

use super::detail::Detail;
use super::finding::Finding;
use super::kind::FindingKind;
use super::rfc5893::{self, Guarantee, RTL_CLASSES};
use super::unregistrable;

/// All findings on these parts, of the characters of a domain name and its labels. `typed_a_label` returns the A-label as
/// which a label was typed.
pub(super) fn findings<'a>(
    name: &[Character],
    labels: &[LabelSpan],
    typed_a_label: impl Fn(usize) -> Option<&'a str>,
) -> Vec<Finding> {
    let mut found = Vec::new();
    found.extend(guarantee(name, labels));
    found.extend(number_hazards(name, labels));
    found.extend(parents_beginning_with_digit(name, labels));
    found.extend(wildcard_below_digit(name, labels, typed_a_label));
    found.extend(directions_from_last_character(name, labels));
    found
}

fn guarantee(name: &[Character], labels: &[LabelSpan]) -> Option<Finding> {
    let kind = match rfc5893::guarantee(name, labels)? {
        Guarantee::Rule => return None,
        Guarantee::Ldh => FindingKind::GuaranteeLdh,
        Guarantee::NoGuarantee => FindingKind::NoGuarantee,
    };
    let has_terminator = labels.iter().any(|it| it.classes.intersects(ClassSet::of(&[BidiClass::ET])));
    let detail =
        if kind == FindingKind::GuaranteeLdh && has_terminator { Detail::ClassEt } else { Detail::None };
    Some(Finding::new(kind, None, Vec::new()).with(detail))
}

/// Section 5: a label that begins with EN after a right-to-left label. Labels in between without letters and
/// numbers do not stop the number from moving, so they are skipped; a left-to-right letter after the last
/// right-to-left character does stop it.
fn number_hazards(name: &[Character], labels: &[LabelSpan]) -> Vec<Finding> {
    // The last right-to-left character into whose run a following number would move, with its label.
    let mut exposed: Option<(usize, usize)> = None;
    let mut found = Vec::new();
    for (index, label) in labels.iter().enumerate() {
        let characters = &name[label.range.clone()];
        if let (Some(first), Some((end, from))) = (characters.first(), exposed)
            && first.class == BidiClass::EN
        {
            let characters = vec![end, label.range.start];
            let detail = Detail::Digit { digit: first.scalar, moves_into: Some(from) };
            found.push(Finding::new(FindingKind::NumberHazard, index, characters).with(detail));
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
fn parents_beginning_with_digit(name: &[Character], labels: &[LabelSpan]) -> Vec<Finding> {
    let pairs = labels.iter().zip(labels.iter().skip(1)).enumerate();
    pairs
        .filter_map(|(index, (label, above))| {
            let first = first_of(name, above)?;
            let advised_against = first.class.is_digit() && label.classes.intersects(RTL_CLASSES);
            advised_against
                .then(|| Finding::new(FindingKind::ParentBeginsWithDigit, index, vec![above.range.start]))
        })
        .collect()
}

/// Section 5: "an owner of a zone whose name starts with a digit and contains a wildcard has no way of controlling
/// whether or not names with RTL labels in them are looked up in his zone."
fn wildcard_below_digit<'a>(
    name: &[Character],
    labels: &[LabelSpan],
    typed_a_label: impl Fn(usize) -> Option<&'a str>,
) -> Option<Finding> {
    // Only the first label can be a wildcard.
    let [first, above, ..] = labels else { return None };
    let scalars = name[first.range.clone()].iter().map(|it| it.scalar);
    let is_wildcard = unregistrable::kind_of(0, scalars) == Some(FindingKind::Wildcard);
    if !is_wildcard || typed_a_label(0).is_some() {
        return None;
    }
    let digit = first_of(name, above).filter(|it| it.class.is_digit())?;
    let characters = vec![first.range.start, above.range.start];
    let detail = Detail::Digit { digit: digit.scalar, moves_into: None };
    Some(Finding::new(FindingKind::WildcardBelowDigit, 0, characters).with(detail))
}

/// Section 7.1: a program that "chooses to examine the last character [...] in order to determine its
/// directionality, rather than its first", and finds an NSM there.
fn directions_from_last_character(name: &[Character], labels: &[LabelSpan]) -> Vec<Finding> {
    let labels = labels.iter().enumerate();
    labels
        .filter_map(|(index, label)| {
            let characters = &name[label.range.clone()];
            let (first, last) = (characters.first()?, characters.last()?);
            let is_misjudged = first.class.is_right_to_left_letter() && last.class == BidiClass::NSM;
            is_misjudged.then(|| {
                Finding::new(FindingKind::DirectionFromLastCharacter, index, vec![label.range.end - 1])
            })
        })
        .collect()
}

fn first_of(name: &[Character], label: &LabelSpan) -> Option<Character> {
    name[label.range.clone()].first().copied()
}
