//! The tests of a label, in the order of RFC 5891 section 4.2.
//!
//! An all-ASCII label must be an LDH label (RFC 5890 section 2.3.1): RFC 5892 does not apply to it, and
//! letter case is not significant.

use icu_normalizer::ComposingNormalizerBorrowed;

use crate::verdict::advice::AdviceCase;
use crate::verdict::finding::{Finding, described, described_all, is_or_are};
use crate::verdict::joining;
use crate::verdict::kind::FindingKind;
use crate::verdict::rfc5892::{
    Category, ContextRule, DerivedProperty, LabelContextRules, derive, derived_property,
};
use crate::verdict::segments::{not_in_nfc, segments};
use bidiscope_bidi::name::{Character, Label, MAX_LABEL_OCTETS, Name, excerpt, is_mark, text_of};

/// The findings on a label, in the order of the kinds.
pub(super) fn findings(name: &Name, index: usize, label: &Label) -> Vec<Finding> {
    let mut findings = Vec::new();
    let start = label.range.start;
    check_label(name, label, &mut |kind, offsets, predicate| {
        let sentence = format!("Label {index} {}", predicate(&offsets));
        let indices = offsets.iter().map(|offset| offset + start).collect();
        let characters = name.label_characters(label);
        let case = match kind {
            FindingKind::IdnaNotNfc => normal_form_case(characters),
            FindingKind::ZwnjContext | FindingKind::ZwjContext => {
                Some(joining::advice_case(characters, &offsets))
            }
            _ => None,
        };
        findings.push(Finding::new(kind, index, indices, sentence).in_case(case));
    });
    findings
}

/// The kinds of these findings, in the same order.
pub(super) fn kinds(name: &Name, label: &Label) -> Vec<FindingKind> {
    let mut kinds = Vec::new();
    check_label(name, label, &mut |kind, _, _| kinds.push(kind));
    kinds
}

/// Receives findings: the kind, the characters as indices into the label, and the sentence after "Label n".
struct FindingSink<'a>(&'a mut OnFinding<'a>);

/// Called with the kind, the characters and a function that makes the sentence, which not every caller needs.
type OnFinding<'a> = dyn FnMut(FindingKind, Vec<usize>, &Predicate<'_>) + 'a;
type Predicate<'a> = dyn Fn(&[usize]) -> String + 'a;

impl FindingSink<'_> {
    /// Reports these characters of the label, if there are any.
    fn add(&mut self, kind: FindingKind, offsets: Vec<usize>, predicate: impl Fn(&[usize]) -> String) {
        if !offsets.is_empty() {
            (self.0)(kind, offsets, &predicate);
        }
    }
}

fn check_label<'a>(name: &Name, label: &Label, on_finding: &'a mut OnFinding<'a>) {
    let found = &mut FindingSink(on_finding);
    let characters = name.label_characters(label);
    if characters.iter().all(|it| it.scalar.is_ascii()) {
        hyphens(found, characters);
        input_format(found, label);
        not_ldh(found, characters);
        capitals(found, characters);
    } else {
        permitted_characters(found, characters);
        found.add(FindingKind::IdnaNotNfc, not_in_nfc(characters), |_| {
            "is not in Normalization Form C, in which IDNA2008 takes every label.".to_owned()
        });
        leading_mark(found, characters);
        hyphens(found, characters);
        input_format(found, label);
        contextual_rules(found, characters);
    }
    capitals_of_a_label(found, label);
}

/// Section 4.2.1: what is given as an A-label must be the A-label of what it decodes to.
fn input_format(found: &mut FindingSink<'_>, label: &Label) {
    let Some(typed) = label.noncanonical_a_label() else { return };
    let what = match &label.a_label {
        Some(own) => format!("written {}", excerpt(own, MAX_LABEL_OCTETS)),
        None => "too long for an A-label".to_owned(),
    };
    found.add(FindingKind::NoncanonicalALabel, (0..label.range.len()).collect(), |_| {
        let typed = excerpt(typed, MAX_LABEL_OCTETS);
        format!("was written as {typed}, but the label it decodes to is {what}.")
    });
}

/// Section 4.2.2: no DISALLOWED or UNASSIGNED characters, and none that require a contextual rule and have
/// none.
fn permitted_characters(found: &mut FindingSink<'_>, label: &[Character]) {
    let held = |wanted: &dyn Fn(char) -> bool| positions(label, |_, scalar| wanted(scalar));
    let disallowed = held(&|scalar| match derived_property(scalar) {
        DerivedProperty::Disallowed => true,
        DerivedProperty::ContextJ | DerivedProperty::ContextO => ContextRule::of(scalar).is_none(),
        DerivedProperty::Pvalid | DerivedProperty::Unassigned => false,
    });
    found.add(FindingKind::IdnaDisallowed, disallowed, |disallowed| {
        let named = described_all(label, disallowed);
        format!("holds {named}, which IDNA2008 does not allow{}.", reason(label, disallowed))
    });
    let unassigned = held(&|scalar| derived_property(scalar) == DerivedProperty::Unassigned);
    found.add(FindingKind::IdnaUnassigned, unassigned, |unassigned| {
        let are = is_or_are(label, unassigned);
        format!("holds {}, which {are} not assigned to anything yet.", described_all(label, unassigned))
    });
}

/// The RFC 5892 category of disallowed characters, if it is the same for all.
fn reason(label: &[Character], disallowed: &[usize]) -> String {
    let mut categories = disallowed.iter().map(|&at| derive(label[at].scalar).category);
    let first = categories.next().unwrap_or(Category::Rest);
    if disallowed.iter().all(|&at| label[at].scalar == label[disallowed[0]].scalar) && !disallowed.is_empty()
    {
        return format!(": {} (RFC 5892 section {})", first.reason(), first.section());
    }
    let section = if categories.all(|it| it == first) { first.section() } else { Category::Rest.section() };
    format!(" (RFC 5892 section {section})")
}

/// The specific advice for a label that is not in Normalization Form C, if the same applies to all its
/// segments.
fn normal_form_case(label: &[Character]) -> Option<AdviceCase> {
    let case = |segment: &[Character]| {
        let text = text_of(segment);
        let composed = ComposingNormalizerBorrowed::new_nfc().normalize(&text).into_owned();
        match (segment.len(), composed.chars().count()) {
            (2.., 1) => Some(AdviceCase::OneCharacter),
            (before, after) if before < after => Some(AdviceCase::SeveralCharacters),
            (before, after) if before == after => {
                let sorted = |text: &str| {
                    let mut scalars: Vec<char> = text.chars().collect();
                    scalars.sort_unstable();
                    scalars
                };
                (sorted(&text) == sorted(&composed)).then_some(AdviceCase::MarksInOrder)
            }
            _ => None,
        }
    };
    let in_label = segments(label).into_iter().map(|it| &label[it]);
    let mut cases = in_label.filter(|it| !not_in_nfc(it).is_empty()).map(case);
    let first = cases.next()?;
    cases.all(|it| it == first).then_some(first).flatten()
}

/// Section 4.2.3.1: no hyphens in both the third and the fourth position, none at either end.
fn hyphens(found: &mut FindingSink<'_>, label: &[Character]) {
    if let [_, _, third, fourth, ..] = label
        && third.scalar == '-'
        && fourth.scalar == '-'
    {
        found.add(FindingKind::Hyphens3And4, vec![2, 3], |_| {
            "has hyphens in its third and fourth place.".to_owned()
        });
    }
    let at_end = positions(label, |at, scalar| scalar == '-' && (at == 0 || at + 1 == label.len()));
    found.add(FindingKind::HyphenAtEnd, at_end, |_| "begins or ends with a hyphen.".to_owned());
}

/// Section 4.2.3.2, with definition D52 of the Unicode Standard: General_Category M (erratum 3969).
fn leading_mark(found: &mut FindingSink<'_>, label: &[Character]) {
    if let Some(&first) = label.first().filter(|first| is_mark(first.scalar)) {
        found.add(FindingKind::LeadingMark, vec![0], |_| {
            format!("begins with the combining mark {}.", described(first))
        });
    }
}

/// Section 4.2.3.3: each CONTEXTJ or CONTEXTO character satisfies its rule.
fn contextual_rules(found: &mut FindingSink<'_>, label: &[Character]) {
    let contexts = LabelContextRules::new(label);
    // Rules A.8 and A.9 are always violated together, so they share one finding.
    for rules in ContextRule::ALL.chunk_by(|a, b| rule_violation_kind(*a) == rule_violation_kind(*b)) {
        let is_broken = |at, scalar| {
            ContextRule::of(scalar).is_some_and(|rule| rules.contains(&rule) && !contexts.holds(rule, at))
        };
        found.add(rule_violation_kind(rules[0]), positions(label, is_broken), |_| {
            rules[0].broken().to_owned()
        });
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

/// Whether lookup tests the rule behind this kind of finding (section 5.4).
pub(super) fn is_tested_in_lookup(kind: FindingKind) -> bool {
    ContextRule::ALL.iter().any(|rule| rule_violation_kind(*rule) == kind && rule.is_tested_in_lookup())
}

/// RFC 5890 section 2.3.1: an ASCII label of a host name holds letters, digits and hyphens.
fn not_ldh(found: &mut FindingSink<'_>, label: &[Character]) {
    let others = positions(label, |_, scalar| !(scalar.is_ascii_alphanumeric() || scalar == '-'));
    found.add(FindingKind::NotLdh, others, |others| {
        let named = described_all(label, others);
        format!("holds {named}; an ASCII label holds letters, digits and hyphens only.")
    });
}

/// ASCII letter case is not significant.
fn capitals(found: &mut FindingSink<'_>, label: &[Character]) {
    let capitals = positions(label, |_, scalar| scalar.is_ascii_uppercase());
    found.add(FindingKind::UpperCase, capitals, |_| {
        "has capital letters, which count as the small ones.".to_owned()
    });
}

/// Sections 4.2.1 and 5.3: an A-label is converted to lower case first.
fn capitals_of_a_label(found: &mut FindingSink<'_>, label: &Label) {
    if label.typed_a_label.as_ref().is_some_and(|typed| typed.bytes().any(|it| it.is_ascii_uppercase())) {
        found.add(FindingKind::UpperCase, (0..label.range.len()).collect(), |_| {
            "was written as an A-label with capital letters, which count as the small ones.".to_owned()
        });
    }
}

/// The positions in a label at which a condition holds.
fn positions(label: &[Character], holds: impl Fn(usize, char) -> bool) -> Vec<usize> {
    let found = label.iter().enumerate().filter(|(at, it)| holds(*at, it.scalar));
    found.map(|(at, _)| at).collect()
}
