//! The tests of a label, in the order of RFC 5891 section 4.2.
//!
//! An all-ASCII label must be an LDH label (RFC 5890 section 2.3.1): RFC 5892 does not apply to it, and
//! letter case is not significant.

use icu_normalizer::ComposingNormalizerBorrowed;

use crate::verdict::detail::{Detail, NormalForm};
use crate::verdict::finding::Finding;
use crate::verdict::joining;
use crate::verdict::kind::FindingKind;
use crate::verdict::rfc5892::{
    Category, ContextRule, DerivedProperty, LabelContextRules, derive, derived_property,
};
use crate::verdict::segments::{not_in_nfc, segments};
use bidiscope_bidi::name::{Character, Label, Name, is_mark, text_of};

/// The findings on a label, in the order of the kinds.
pub(super) fn findings(name: &Name, index: usize, label: &Label) -> Vec<Finding> {
    let mut findings = Vec::new();
    let start = label.range.start;
    let characters = name.label_characters(label);
    check_label(name, label, &mut |kind, offsets| {
        let indices = offsets.iter().map(|offset| offset + start).collect();
        findings.push(Finding::new(kind, index, indices).with(detail(kind, label, characters, &offsets)));
    });
    findings
}

/// The kinds of these findings, in the same order.
pub(super) fn kinds(name: &Name, label: &Label) -> Vec<FindingKind> {
    let mut kinds = Vec::new();
    check_label(name, label, &mut |kind, _| kinds.push(kind));
    kinds
}

/// What else is known of a finding of this kind. `offsets` are its characters in the label.
fn detail(kind: FindingKind, label: &Label, characters: &[Character], offsets: &[usize]) -> Detail {
    match kind {
        FindingKind::IdnaNotNfc => normal_form(characters).map_or(Detail::None, Detail::NormalForm),
        FindingKind::ZwnjContext | FindingKind::ZwjContext => {
            Detail::Joiners(joining::effect(characters, offsets))
        }
        FindingKind::UpperCase => {
            let is_in_label = offsets.iter().any(|&at| characters[at].scalar.is_ascii_uppercase());
            if is_in_label { Detail::None } else { Detail::TypedAsALabel }
        }
        FindingKind::ALabelUndecodable => label.a_label_error.map_or(Detail::None, Detail::Undecodable),
        FindingKind::NoncanonicalALabel => Detail::ALabels {
            typed: label.noncanonical_a_label().unwrap_or_default().to_owned(),
            own: label.a_label.clone().unwrap_or_default(),
        },
        FindingKind::IdnaDisallowed => disallowed(characters, offsets),
        _ => Detail::None,
    }
}

/// Why RFC 5892 disallows these characters of a label.
fn disallowed(characters: &[Character], offsets: &[usize]) -> Detail {
    let mut scalars = offsets.iter().map(|&at| characters[at].scalar);
    let mut categories = scalars.clone().map(|it| derive(it).category);
    let first = categories.next().unwrap_or(Category::Rest);
    Detail::Disallowed {
        category: if categories.all(|it| it == first) { first } else { Category::Rest },
        is_one_character: scalars.clone().all(|it| it == characters[offsets[0]].scalar),
        are_capitals: scalars.all(|it| it.is_ascii_uppercase()),
    }
}

/// Receives the kind of each finding, and its characters as indices into the label.
type OnFinding<'a> = dyn FnMut(FindingKind, Vec<usize>) + 'a;

fn check_label(name: &Name, label: &Label, on_finding: &mut OnFinding<'_>) {
    let found = &mut |kind, offsets: Vec<usize>| {
        if !offsets.is_empty() {
            on_finding(kind, offsets);
        }
    };
    let characters = name.label_characters(label);
    if label.a_label_error.is_some() {
        // What it is made of is of no label.
        return found(FindingKind::ALabelUndecodable, (0..characters.len()).collect());
    }
    if characters.iter().all(|it| it.scalar.is_ascii()) {
        hyphens(found, characters);
        input_format(found, label);
        not_ldh(found, characters);
        capitals(found, characters);
    } else {
        permitted_characters(found, characters);
        found(FindingKind::IdnaNotNfc, not_in_nfc(characters));
        leading_mark(found, characters);
        hyphens(found, characters);
        input_format(found, label);
        contextual_rules(found, characters);
    }
    capitals_of_a_label(found, label);
}

/// Section 4.2.1: what is given as an A-label must be the A-label of what it decodes to.
fn input_format(found: &mut OnFinding<'_>, label: &Label) {
    if label.noncanonical_a_label().is_some() {
        found(FindingKind::NoncanonicalALabel, (0..label.range.len()).collect());
    }
}

/// Section 4.2.2: no DISALLOWED or UNASSIGNED characters, and none that require a contextual rule and have
/// none.
fn permitted_characters(found: &mut OnFinding<'_>, label: &[Character]) {
    let held = |wanted: &dyn Fn(char) -> bool| positions(label, |_, scalar| wanted(scalar));
    let disallowed = held(&|scalar| match derived_property(scalar) {
        DerivedProperty::Disallowed => true,
        DerivedProperty::ContextJ | DerivedProperty::ContextO => ContextRule::of(scalar).is_none(),
        DerivedProperty::Pvalid | DerivedProperty::Unassigned => false,
    });
    found(FindingKind::IdnaDisallowed, disallowed);
    let unassigned = held(&|scalar| derived_property(scalar) == DerivedProperty::Unassigned);
    found(FindingKind::IdnaUnassigned, unassigned);
}

/// What Normalization Form C makes of a label that is not in it, if the same applies to all its segments.
fn normal_form(label: &[Character]) -> Option<NormalForm> {
    let form = |segment: &[Character]| {
        let text = text_of(segment);
        let composed = ComposingNormalizerBorrowed::new_nfc().normalize(&text).into_owned();
        match (segment.len(), composed.chars().count()) {
            (2.., 1) => Some(NormalForm::OneCharacter),
            (before, after) if before < after => Some(NormalForm::SeveralCharacters),
            (before, after) if before == after => {
                let sorted = |text: &str| {
                    let mut scalars: Vec<char> = text.chars().collect();
                    scalars.sort_unstable();
                    scalars
                };
                (sorted(&text) == sorted(&composed)).then_some(NormalForm::MarksInOrder)
            }
            _ => None,
        }
    };
    let in_label = segments(label).into_iter().map(|it| &label[it]);
    let mut forms = in_label.filter(|it| !not_in_nfc(it).is_empty()).map(form);
    let first = forms.next()?;
    forms.all(|it| it == first).then_some(first).flatten()
}

/// Section 4.2.3.1: no hyphens in both the third and the fourth position, none at either end.
fn hyphens(found: &mut OnFinding<'_>, label: &[Character]) {
    if let [_, _, third, fourth, ..] = label
        && third.scalar == '-'
        && fourth.scalar == '-'
    {
        found(FindingKind::Hyphens3And4, vec![2, 3]);
    }
    let at_end = positions(label, |at, scalar| scalar == '-' && (at == 0 || at + 1 == label.len()));
    found(FindingKind::HyphenAtEnd, at_end);
}

/// Section 4.2.3.2, with definition D52 of the Unicode Standard: General_Category M (erratum 3969).
fn leading_mark(found: &mut OnFinding<'_>, label: &[Character]) {
    if label.first().is_some_and(|first| is_mark(first.scalar)) {
        found(FindingKind::LeadingMark, vec![0]);
    }
}

/// Section 4.2.3.3: each CONTEXTJ or CONTEXTO character satisfies its rule.
fn contextual_rules(found: &mut OnFinding<'_>, label: &[Character]) {
    let contexts = LabelContextRules::new(label);
    // Rules A.8 and A.9 are always violated together, so they share one finding.
    for rules in ContextRule::ALL.chunk_by(|a, b| rule_violation_kind(*a) == rule_violation_kind(*b)) {
        let is_broken = |at, scalar| {
            ContextRule::of(scalar).is_some_and(|rule| rules.contains(&rule) && !contexts.holds(rule, at))
        };
        found(rule_violation_kind(rules[0]), positions(label, is_broken));
    }
}

/// The kind of finding for a violated rule.
pub(in crate::verdict) const fn rule_violation_kind(rule: ContextRule) -> FindingKind {
    match rule {
        ContextRule::ZeroWidthNonJoiner => FindingKind::ZwnjContext,
        ContextRule::ZeroWidthJoiner => FindingKind::ZwjContext,
        ContextRule::MiddleDot => FindingKind::MiddleDotContext,
        ContextRule::Keraia => FindingKind::KeraiaContext,
        ContextRule::Geresh => FindingKind::GereshContext,
        ContextRule::Gershayim => FindingKind::GershayimContext,
        ContextRule::KatakanaMiddleDot => FindingKind::KatakanaMiddleDotContext,
        ContextRule::ArabicIndicDigits | ContextRule::ExtendedArabicIndicDigits => {
            FindingKind::ArabicDigitsMixed
        }
    }
}

/// RFC 5890 section 2.3.1: an ASCII label of a host name holds letters, digits and hyphens.
fn not_ldh(found: &mut OnFinding<'_>, label: &[Character]) {
    let others = positions(label, |_, scalar| !(scalar.is_ascii_alphanumeric() || scalar == '-'));
    found(FindingKind::NotLdh, others);
}

/// ASCII letter case is not significant. The digits of a percent escape are no letters.
fn capitals(found: &mut OnFinding<'_>, label: &[Character]) {
    let begins_escape = |at: usize| {
        let digits = label.get(at + 1..at + 3).unwrap_or_default();
        label[at].scalar == '%' && digits.len() == 2 && digits.iter().all(|it| it.scalar.is_ascii_hexdigit())
    };
    let is_of_escape = |at: usize| (1..=2).any(|back| at >= back && begins_escape(at - back));
    let capitals = positions(label, |at, scalar| scalar.is_ascii_uppercase() && !is_of_escape(at));
    found(FindingKind::UpperCase, capitals);
}

/// Sections 4.2.1 and 5.3: an A-label is converted to lower case first.
fn capitals_of_a_label(found: &mut OnFinding<'_>, label: &Label) {
    if label.typed_a_label.as_ref().is_some_and(|typed| typed.bytes().any(|it| it.is_ascii_uppercase())) {
        found(FindingKind::UpperCase, (0..label.range.len()).collect());
    }
}

/// The positions in a label at which a condition holds.
fn positions(label: &[Character], holds: impl Fn(usize, char) -> bool) -> Vec<usize> {
    let found = label.iter().enumerate().filter(|(at, it)| holds(*at, it.scalar));
    found.map(|(at, _)| at).collect()
}
