//! A fast path for names without violations, or with simple ones, which are most names in a list. It avoids
//! creating findings.

use std::ops::Range;
use std::sync::LazyLock;

use icu_normalizer::ComposingNormalizerBorrowed;
use icu_normalizer::properties::{CanonicalDecompositionBorrowed, Decomposed};
use icu_normalizer::uts46::Uts46MapperBorrowed;
use rustc_hash::FxHashSet;

use bidiscope_bidi::name::{
    Character, LabelSpan, MAX_LABEL_OCTETS, MAX_NAME_OCTETS, a_label, is_label_separator, is_mark, text_of,
};

use crate::page_table::PageTable;

use super::Verdict;
use super::kind::FindingKind;
use super::label_warnings::numeric_top_level;
use super::registration::{self, ApplicantLabels, Permission, Registration};
use super::rfc5891;
use super::rfc5892::{ContextRule, DerivedProperty, LabelContextRules, derived_property};
use super::rfc5893::{self, RTL_CLASSES};

/// What the fast path found in the labels of a domain name by IDNA2008, without the Bidi rule.
#[derive(Debug, Default)]
pub(crate) struct FastPath {
    /// The kinds of findings with their labels, in order.
    found: Vec<(FindingKind, usize)>,
    /// The labels that nobody registers, ascending.
    unregistrable: Vec<usize>,
}

/// Checks the labels of a name and writes its DNS form into `ascii_name`, which is left empty if UTS #46 refuses
/// a label. `typed_a_label` returns the A-label as which a label was typed.
///
/// `None` means that the full rules must be evaluated; the content of `ascii_name` is then unspecified.
pub(crate) fn check_labels<'a>(
    characters: &[Character],
    labels: &[LabelSpan],
    typed_a_label: impl Fn(usize) -> Option<&'a str>,
    ascii_name: &mut String,
) -> Option<FastPath> {
    ascii_name.clear();
    // A number as the last label may make the name an IP address.
    if numeric_top_level::is_number(&characters[labels.last()?.range.clone()]) {
        return None;
    }
    let mut result = FastPath::default();
    // How many of the findings UTS #46 does not share: it maps the label.
    let mut accepted = 0;
    for (index, span) in labels.iter().enumerate() {
        if index > 0 {
            ascii_name.push('.');
        }
        let start = ascii_name.len();
        let (label, typed) = (&characters[span.range.clone()], typed_a_label(index));
        let found_before = result.found.len();
        match classify_label(label, |kind| result.found.push((kind, index)))? {
            LabelClass::Other => {
                if !a_label::append_a_label(label.iter().map(|it| it.scalar), ascii_name) {
                    return None;
                }
            }
            LabelClass::Mapped(mapped) => {
                if typed.is_some() || !a_label::append_a_label(mapped.chars(), ascii_name) {
                    return None;
                }
                accepted += result.found.len() - found_before;
            }
            class => {
                ascii_name.extend(label.iter().map(|it| small_ascii_letter(it.scalar)));
                if class == LabelClass::Unregistrable {
                    result.unregistrable.push(index);
                }
                if typed.is_some()
                    && (class == LabelClass::Unregistrable || result.found.len() > found_before)
                {
                    return None;
                }
            }
        }
        if ascii_name.len() - start > MAX_LABEL_OCTETS {
            return None;
        }
        if typed.is_some_and(|typed| !typed.eq_ignore_ascii_case(&ascii_name[start..])) {
            return None;
        }
    }
    if ascii_name.len() > MAX_NAME_OCTETS {
        return None;
    }
    if characters.last().is_some_and(|it| is_label_separator(it.scalar)) {
        ascii_name.push('.');
    }
    if result.found.len() > accepted || !result.unregistrable.is_empty() {
        // UTS #46 refuses it: CheckHyphens, CheckJoiners, UseSTD3ASCIIRules, a leading mark (section 4.1), or a character.
        ascii_name.clear();
    }
    Some(result)
}

impl FastPath {
    /// Whose labels they are, if the labels `own` are the applicant's, in a zone or not.
    pub(crate) fn applicant(&self, own: Range<usize>, is_in_zone: bool) -> ApplicantLabels {
        ApplicantLabels::new(own, is_in_zone, self.unregistrable.iter().copied())
    }

    /// Whether this applicant may register the name, and the kinds of findings that led to the result. `by_bidi` is the
    /// result of [`rfc5893_kinds`].
    pub(crate) fn registration(
        &self,
        by_bidi: &[(FindingKind, usize)],
        applicant: &ApplicantLabels,
    ) -> Registration {
        if self.found.is_empty() && by_bidi.is_empty() && self.unregistrable.is_empty() {
            return Registration { verdict: Permission::Allowed, reasons: Vec::new() };
        }
        let of_dns = self.unregistrable.iter().map(|&label| (FindingKind::UnderscoreLabel, label));
        let found = by_bidi.iter().chain(&self.found).copied().chain(of_dns);
        let found = found.map(|(kind, label)| (kind, Some(label)));
        registration::registration(&found.collect::<Vec<_>>(), applicant)
    }
}

/// What RFC 5893 finds in a name, in the order of the findings: each violated condition of each label, and
/// right-to-left labels directly below a label that begins with a digit (section 7.1). `verdict` is that of the Bidi rule.
pub(crate) fn rfc5893_kinds(
    characters: &[Character],
    labels: &[LabelSpan],
    verdict: Verdict,
) -> Vec<(FindingKind, usize)> {
    let mut found = Vec::new();
    if verdict == Verdict::Violated {
        for (index, label) in labels.iter().enumerate() {
            let violated = rfc5893::violated_conditions(characters, label);
            found.extend(violated.iter().map(|it| (it.kind(), index)));
        }
    }
    if verdict == Verdict::NotApplicable {
        return found;
    }
    for (index, (label, above)) in labels.iter().zip(labels.iter().skip(1)).enumerate() {
        if label.classes.intersects(RTL_CLASSES) && characters[above.range.start].class.is_digit() {
            found.push((FindingKind::ParentBeginsWithDigit, index));
        }
    }
    found
}

/// The class of a label.
#[derive(PartialEq, Eq, Debug)]
enum LabelClass {
    /// ASCII letters, digits and hyphens only.
    Ldh,
    /// A label that nobody registers, such as `_dmarc`.
    Unregistrable,
    /// Not all ASCII.
    Other,
    /// Not all ASCII, and UTS #46 accepts it, mapped to this: its capital letters of ASCII as small ones, or its marks in
    /// another order. That changes neither its bidi classes nor its ends, of which marks are not counted.
    Mapped(String),
}

/// Reports what is found in a label, in the order of the findings; `None` if the full rules must be
/// evaluated.
fn classify_label(label: &[Character], mut found: impl FnMut(FindingKind)) -> Option<LabelClass> {
    let is_hyphen = |at: usize| label.get(at).is_some_and(|it| it.scalar == '-');
    if is_hyphen(2) && is_hyphen(3) {
        return None;
    }
    let has_hyphen_at_end = is_hyphen(0) || is_hyphen(label.len() - 1);
    let is_ldh = |it: &Character| it.scalar.is_ascii_alphanumeric() || it.scalar == '-';
    if label.iter().all(is_ldh) {
        if has_hyphen_at_end {
            found(FindingKind::HyphenAtEnd);
        }
        return Some(LabelClass::Ldh);
    }
    if label[0].scalar == '_' && label.iter().all(|it| is_ldh(it) || it.scalar == '_') {
        return Some(LabelClass::Unregistrable);
    }
    let (mut may_compose, mut begins_with_mark, mut broken) = (false, false, None);
    let (mut has_capitals, mut has_disallowed, mut has_unassigned, mut has_context) = Default::default();
    let contexts = LabelContextRules::new(label);
    for (at, character) in label.iter().enumerate() {
        match class_of(character.scalar) {
            CharacterClass::Letter => {}
            CharacterClass::Composing => may_compose = true,
            CharacterClass::Mark => {
                may_compose = true;
                begins_with_mark |= at == 0;
            }
            CharacterClass::Context => {
                has_context = true;
                let rule = ContextRule::of(character.scalar)?;
                if !contexts.holds(rule, at) {
                    // UTS #46 checks only the rules of the joiners.
                    if !rule.is_tested_in_lookup() || broken.is_some_and(|it| it != rule) {
                        return None;
                    }
                    broken = Some(rule);
                }
            }
            CharacterClass::Capital => has_capitals = true,
            CharacterClass::Disallowed => has_disallowed = true,
            CharacterClass::Unassigned => has_unassigned = true,
            CharacterClass::NeedsRules => return None,
        }
    }
    let mapped = mapped_label(label, may_compose, has_capitals)?;
    let is_refused = begins_with_mark || has_hyphen_at_end || has_disallowed || has_unassigned;
    if mapped.is_some() && (is_refused || has_context) {
        return None;
    }
    if has_disallowed || has_capitals {
        found(FindingKind::IdnaDisallowed);
    }
    if has_unassigned {
        found(FindingKind::IdnaUnassigned);
    }
    if mapped.is_some() && !has_capitals {
        found(FindingKind::IdnaNotNfc);
    }
    if begins_with_mark {
        found(FindingKind::LeadingMark);
    }
    if has_hyphen_at_end {
        found(FindingKind::HyphenAtEnd);
    }
    if let Some(rule) = broken {
        found(rfc5891::rule_violation_kind(rule));
    }
    Some(mapped.map_or(LabelClass::Other, LabelClass::Mapped))
}

/// What UTS #46 maps a label to whose other characters it keeps, or `None` if it is the same; `None` in place of both if
/// the full rules must be evaluated.
fn mapped_label(label: &[Character], may_compose: bool, has_capitals: bool) -> Option<Option<String>> {
    if has_capitals {
        let mapped = || label.iter().map(|it| it.scalar.to_ascii_lowercase()).collect();
        // A small letter may compose where the capital does not.
        return (!may_compose).then(|| Some(mapped()));
    }
    if !may_compose {
        return Some(None);
    }
    let (normalizer, text) = (ComposingNormalizerBorrowed::new_nfc(), text_of(label));
    if normalizer.is_normalized(&text) {
        return Some(None);
    }
    let mapped = normalizer.normalize(&text).into_owned();
    // Of the same length: nothing is composed.
    (mapped.chars().count() == label.len()).then_some(Some(mapped))
}

/// A character of ASCII, as a small letter where it is a capital. The mask changes nothing; it shows the compiler that this
/// takes one byte in UTF-8.
const fn small_ascii_letter(scalar: char) -> char {
    ((scalar as u8).to_ascii_lowercase() & 0x7F) as char
}

/// What is known about a character without its neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum CharacterClass {
    /// Allowed in every label that is not all ASCII; not mapped, and never composes with a preceding
    /// character.
    Letter,
    /// Allowed in labels in Normalization Form C.
    Composing,
    /// Like `Composing`, but not allowed as the first character.
    Mark,
    /// Allowed where its contextual rule holds (RFC 5892, appendix A).
    Context,
    /// A capital letter of ASCII, which is not allowed here and which UTS #46 maps to a small one.
    Capital,
    /// Not allowed, and UTS #46 refuses it too.
    Disallowed,
    /// Not assigned, so that UTS #46 refuses it.
    Unassigned,
    /// The full rules must be evaluated.
    #[default]
    NeedsRules,
}

fn class_of(scalar: char) -> CharacterClass {
    static CLASSES: PageTable<CharacterClass> = PageTable::new();
    CLASSES.get(scalar, classify)
}

fn classify(scalar: char) -> CharacterClass {
    let mapper = Uts46MapperBorrowed::new();
    let mapped = || mapper.map_normalize(std::iter::once(scalar));
    let (is_kept, is_refused) = (mapped().eq([scalar]), mapped().eq(['\u{FFFD}']) && !scalar.is_ascii());
    match derived_property(scalar) {
        _ if scalar.is_ascii_uppercase() => CharacterClass::Capital,
        DerivedProperty::Disallowed if is_refused && !is_label_separator(scalar) => {
            CharacterClass::Disallowed
        }
        DerivedProperty::Unassigned if is_refused => CharacterClass::Unassigned,
        _ if !is_kept => CharacterClass::NeedsRules,
        DerivedProperty::Pvalid if is_mark(scalar) => CharacterClass::Mark,
        DerivedProperty::Pvalid if COMPOSING.contains(&scalar) => CharacterClass::Composing,
        DerivedProperty::Pvalid => CharacterClass::Letter,
        DerivedProperty::ContextJ | DerivedProperty::ContextO => CharacterClass::Context,
        DerivedProperty::Disallowed | DerivedProperty::Unassigned => CharacterClass::NeedsRules,
    }
}

/// No character after this one has a canonical decomposition; it ends the third plane, of ideographs. Looking at the others
/// too would take more time than a list of ten thousand names.
const LAST_DECOMPOSED: char = '\u{2FFFF}';

/// All characters that come second in a canonical decomposition: no others compose with a preceding
/// character.
static COMPOSING: LazyLock<FxHashSet<char>> = LazyLock::new(|| {
    let decomposition = CanonicalDecompositionBorrowed::new();
    let second = |it| match decomposition.decompose(it) {
        Decomposed::Expansion(_, second) => Some(second),
        Decomposed::Default | Decomposed::Singleton(_) => None,
    };
    ('\0'..=LAST_DECOMPOSED).filter_map(second).collect()
});

#[cfg(test)]
mod tests {
    use super::LAST_DECOMPOSED;
    use icu_normalizer::properties::{CanonicalDecompositionBorrowed, Decomposed};

    #[test]
    fn no_decomposition_is_left_out() {
        let decomposition = CanonicalDecompositionBorrowed::new();
        let is_left_out = |it: &char| decomposition.decompose(*it) != Decomposed::Default;
        assert_eq!((LAST_DECOMPOSED..=char::MAX).find(is_left_out), None);
    }
}
