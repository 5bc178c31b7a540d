//! Labels in order at sight, which most of a list are: told without looking for what is wrong with them.

use std::ops::Range;
use std::sync::{LazyLock, OnceLock};

use icu_normalizer::ComposingNormalizerBorrowed;
use icu_normalizer::properties::{CanonicalDecompositionBorrowed, Decomposed};
use icu_normalizer::uts46::Uts46MapperBorrowed;
use rustc_hash::FxHashSet;

use bidiscope_bidi::name::{
    Character, LabelSpan, MAX_LABEL_OCTETS, MAX_NAME_OCTETS, a_label, is_label_separator, is_mark, text_of,
};

use super::Verdict;
use super::kind::FindingKind;
use super::registration::{self, Applicant, Permission};
use super::rfc5891;
use super::rfc5892::{ContextRule, DerivedProperty, LabelContexts, derived_property};
use super::rfc5893::{self, RIGHT_TO_LEFT};

/// What can be said at sight of the labels of a domain name, by IDNA2008 but the Bidi rule.
#[derive(Debug, Default)]
pub(crate) struct AtSight {
    /// What was found in which labels, in their order.
    found: Vec<(FindingKind, usize)>,
    /// The labels that the DNS has for its own use.
    left_out: Vec<usize>,
}

/// Looks at the labels of a name; what goes into the DNS is put into `a_name`, which is empty where UTS #46 refuses
/// a label. `read_as` tells the A-label as which a label was read.
///
/// `None` says nothing but that the rules have to be asked: `a_name` may hold anything then.
pub(crate) fn look<'a>(
    characters: &[Character],
    labels: &[LabelSpan],
    read_as: impl Fn(usize) -> Option<&'a str>,
    a_name: &mut String,
) -> Option<AtSight> {
    a_name.clear();
    // It may be the last number of an IP address.
    if characters[labels.last()?.range.clone()].iter().all(|it| it.scalar.is_ascii_digit()) {
        return None;
    }
    let mut seen = AtSight::default();
    for (index, span) in labels.iter().enumerate() {
        if index > 0 {
            a_name.push('.');
        }
        let start = a_name.len();
        let (label, typed) = (&characters[span.range.clone()], read_as(index));
        let found_before = seen.found.len();
        let label_seen = look_at_label(label, |kind| seen.found.push((kind, index)))?;
        if label_seen == LabelSeen::Other {
            if !a_label::append(label.iter().map(|it| it.scalar), a_name) {
                return None;
            }
        } else {
            a_name.extend(label.iter().map(|it| it.scalar.to_ascii_lowercase()));
            if label_seen == LabelSeen::OfTheDns {
                seen.left_out.push(index);
            }
            if typed.is_some() && (label_seen == LabelSeen::OfTheDns || seen.found.len() > found_before) {
                return None;
            }
        }
        if a_name.len() - start > MAX_LABEL_OCTETS {
            return None;
        }
        if typed.is_some_and(|typed| !typed.eq_ignore_ascii_case(&a_name[start..])) {
            return None;
        }
    }
    if a_name.len() > MAX_NAME_OCTETS {
        return None;
    }
    if characters.last().is_some_and(|it| is_label_separator(it.scalar)) {
        a_name.push('.');
    }
    if !(seen.found.is_empty() && seen.left_out.is_empty()) {
        // CheckHyphens, CheckJoiners, UseSTD3ASCIIRules, and the rule on the first character (section 4.1).
        a_name.clear();
    }
    Some(seen)
}

impl AtSight {
    /// Whether the name may be registered where these of so many labels are the applicant's, and the kinds behind that;
    /// `by_bidi` is what [`found_by_rfc5893`] found.
    pub(crate) fn permission(
        &self,
        by_bidi: &[(FindingKind, usize)],
        own: Range<usize>,
        count: usize,
    ) -> (Permission, Vec<FindingKind>) {
        if self.found.is_empty() && by_bidi.is_empty() && self.left_out.is_empty() {
            return (Permission::Allowed, Vec::new());
        }
        let of_dns = self.left_out.iter().map(|&label| (FindingKind::UnderscoreLabel, label));
        let found = by_bidi.iter().chain(&self.found).copied().chain(of_dns);
        let found = found.map(|(kind, label)| (kind, Some(label)));
        let applicant = Applicant::new(own, count, self.left_out.iter().copied());
        registration::permission(&found.collect::<Vec<_>>(), &applicant)
    }
}

/// What RFC 5893 has against a name of which nothing else is to be said, as the findings are: each violated condition
/// of each label, and right-to-left labels directly under one that begins with a digit (section 7.1).
pub(crate) fn found_by_rfc5893(characters: &[Character], labels: &[LabelSpan]) -> Vec<(FindingKind, usize)> {
    let mut found = Vec::new();
    if rfc5893::verdict(characters, labels) == Verdict::Violated {
        for (index, label) in labels.iter().enumerate() {
            let violated = rfc5893::violated(characters, label);
            found.extend(violated.numbers().map(|it| (FindingKind::of_condition(it), index)));
        }
    }
    for (index, (label, above)) in labels.iter().zip(labels.iter().skip(1)).enumerate() {
        if label.classes.meets(RIGHT_TO_LEFT) && characters[above.range.start].class.is_digit() {
            found.push((FindingKind::DigitAbove, index));
        }
    }
    found
}

/// What a label is at sight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum LabelSeen {
    /// Of the ASCII letters, digits and hyphens alone.
    Ldh,
    /// A name of the DNS's own, such as `_dmarc`.
    OfTheDns,
    /// Not of ASCII alone.
    Other,
}

/// Tells what is to be found in a label, in the order of the findings; `None` where the rules have to be asked.
fn look_at_label(label: &[Character], mut found: impl FnMut(FindingKind)) -> Option<LabelSeen> {
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
        return Some(LabelSeen::Ldh);
    }
    if label[0].scalar == '_' && label.iter().all(|it| is_ldh(it) || it.scalar == '_') {
        return Some(LabelSeen::OfTheDns);
    }
    let (mut may_compose, mut begins_with_mark, mut broken) = (false, false, None);
    let contexts = LabelContexts::new(label);
    for (at, character) in label.iter().enumerate() {
        match sight_of(character.scalar) {
            Sight::Letter => {}
            Sight::Composing => may_compose = true,
            Sight::Mark => {
                may_compose = true;
                begins_with_mark |= at == 0;
            }
            Sight::Context => {
                let rule = ContextRule::of(character.scalar)?;
                if !contexts.hold(rule, at) {
                    // UTS #46 knows the rules of the joiners only.
                    if !rule.is_tested_in_lookup() || broken.is_some_and(|it| it != rule) {
                        return None;
                    }
                    broken = Some(rule);
                }
            }
            Sight::Ask => return None,
        }
    }
    if may_compose && !ComposingNormalizerBorrowed::new_nfc().is_normalized(&text_of(label)) {
        return None;
    }
    if begins_with_mark {
        found(FindingKind::LeadingMark);
    }
    if has_hyphen_at_end {
        found(FindingKind::HyphenAtEnd);
    }
    if let Some(rule) = broken {
        found(rfc5891::kind_of_broken(rule));
    }
    Some(LabelSeen::Other)
}

/// What is to be said of a character without its neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sight {
    /// It may stand in any label that is not of ASCII alone; nothing maps it, and it composes with nothing before it.
    Letter,
    /// The same where the label is in Normalization Form C.
    Composing,
    /// The same; it may not come first.
    Mark,
    /// It may stand where its rule is fulfilled (RFC 5892, appendix A).
    Context,
    /// The rules have to be asked.
    Ask,
}

/// How many code points a page has.
const PAGE: usize = 0x100;

/// A page is worked out when the first of its characters is seen.
static PAGES: [OnceLock<Box<[Sight; PAGE]>>; 0x11_0000 / PAGE] =
    [const { OnceLock::new() }; 0x11_0000 / PAGE];

fn sight_of(scalar: char) -> Sight {
    let code_point = scalar as usize;
    PAGES[code_point / PAGE].get_or_init(|| worked_out(scalar))[code_point % PAGE]
}

/// The page that a character is on.
fn worked_out(scalar: char) -> Box<[Sight; PAGE]> {
    let first = u32::from(scalar) & !0xFF;
    let mut page = Box::new([Sight::Ask; PAGE]);
    for (code_point, sight) in (first..).zip(page.iter_mut()) {
        if let Some(scalar) = char::from_u32(code_point) {
            *sight = look_at(scalar);
        }
    }
    page
}

fn look_at(scalar: char) -> Sight {
    let is_kept = Uts46MapperBorrowed::new().map_normalize(std::iter::once(scalar)).eq([scalar]);
    match derived_property(scalar) {
        _ if !is_kept => Sight::Ask,
        DerivedProperty::Pvalid if is_mark(scalar) => Sight::Mark,
        DerivedProperty::Pvalid if SECOND.contains(&scalar) => Sight::Composing,
        DerivedProperty::Pvalid => Sight::Letter,
        DerivedProperty::ContextJ | DerivedProperty::ContextO => Sight::Context,
        DerivedProperty::Disallowed | DerivedProperty::Unassigned => Sight::Ask,
    }
}

/// What comes second in the canonical decomposition of a character: nothing else composes with what stands before it.
static SECOND: LazyLock<FxHashSet<char>> = LazyLock::new(|| {
    let decomposition = CanonicalDecompositionBorrowed::new();
    let second = |it| match decomposition.decompose(it) {
        Decomposed::Expansion(_, second) => Some(second),
        Decomposed::Default | Decomposed::Singleton(_) => None,
    };
    ('\0'..=char::MAX).filter_map(second).collect()
});
