//! The tests of a label, of RFC 5891 section 4.2, a function each.
//!
//! An all-ASCII label must be an LDH label (RFC 5890 section 2.3.1): RFC 5892 does not apply to it, and
//! letter case is not significant.

use icu_normalizer::ComposingNormalizerBorrowed;

use crate::verdict::detail::{FindingDetail, NfcReplacementKind};
use crate::verdict::facts::Facts;
use crate::verdict::found::FoundInLabel;
use crate::verdict::joining;
use crate::verdict::labelled_name::LabelInName;
use crate::verdict::rfc5892::{Category, ContextRule, LabelContextRules, derive_property};
use crate::verdict::segments::{not_in_nfc, segments};
use bidiscope_bidi::name::{Character, a_label, text_of};

/// RFC 5890 section 2.3.1: what begins with `xn--` is an A-label.
pub(in crate::verdict) fn undecodable(label: &LabelInName<'_>, found: &mut FoundInLabel<'_>) {
    let error = || a_label::decode_a_label(label.typed_a_label?).err();
    found.add_with(0..label.characters.len(), |_| {
        error().map_or(FindingDetail::NoDetail, FindingDetail::UndecodableALabel)
    });
}

/// Section 4.2.2: no DISALLOWED characters, and none that require a contextual rule and have none.
pub(in crate::verdict) fn disallowed(label: &LabelInName<'_>, found: &mut FoundInLabel<'_>) {
    let disallowed = label.with_fact(Facts::DISALLOWED);
    found.add_with(disallowed, |offsets| why_disallowed(label.characters, offsets));
}

/// Section 4.2.2: no UNASSIGNED characters.
pub(in crate::verdict) fn unassigned(label: &LabelInName<'_>, found: &mut FoundInLabel<'_>) {
    found.add(label.with_fact(Facts::UNASSIGNED));
}

/// Section 4.1: Normalization Form C.
pub(in crate::verdict) fn normal_form(label: &LabelInName<'_>, found: &mut FoundInLabel<'_>) {
    let characters = label.characters;
    found.add_with(not_in_nfc(characters), |_| {
        normal_form_of(characters).map_or(FindingDetail::NoDetail, FindingDetail::NfcReplacementKind)
    });
}

/// Section 4.2.3.2, with definition D52 of the Unicode Standard: General_Category M (erratum 3969).
pub(in crate::verdict) fn leading_mark(_: &LabelInName<'_>, found: &mut FoundInLabel<'_>) {
    found.add([0]);
}

/// Section 4.2.3.1: no hyphens in both the third and the fourth position.
pub(in crate::verdict) fn hyphens_3_and_4(_: &LabelInName<'_>, found: &mut FoundInLabel<'_>) {
    found.add([2, 3]);
}

/// Section 4.2.3.1: no hyphen at either end.
pub(in crate::verdict) fn hyphen_at_end(label: &LabelInName<'_>, found: &mut FoundInLabel<'_>) {
    let last = label.characters.len() - 1;
    found.add(label.positions(|at, scalar| scalar == '-' && (at == 0 || at == last)));
}

/// Section 4.2.1: what is given as an A-label must be the A-label of what it decodes to.
pub(in crate::verdict) fn noncanonical(label: &LabelInName<'_>, found: &mut FoundInLabel<'_>) {
    if let Some(own) = label.canonical_a_label() {
        let typed = label.typed_a_label.unwrap_or_default().to_owned();
        found.add_with(0..label.characters.len(), |_| FindingDetail::NoncanonicalALabel {
            typed_a_label: typed,
            canonical_a_label: own,
        });
    }
}

/// RFC 5890 section 2.3.1: an ASCII label of a host name holds letters, digits and hyphens.
pub(in crate::verdict) fn not_ldh(label: &LabelInName<'_>, found: &mut FoundInLabel<'_>) {
    found.add(label.with_fact(Facts::NOT_LDH));
}

/// Section 5.3: ASCII letter case is not significant, and an A-label is converted to lower case first. The digits of a
/// percent escape are no letters.
pub(in crate::verdict) fn capitals(label: &LabelInName<'_>, found: &mut FoundInLabel<'_>) {
    let characters = label.characters;
    if label.facts.intersects(Facts::ALL_ASCII) {
        let is_of_escape = |at: usize| (1..=2).any(|back| at >= back && begins_escape(characters, at - back));
        found.add(label.positions(|at, scalar| scalar.is_ascii_uppercase() && !is_of_escape(at)));
    }
    if label.typed_a_label.is_some_and(|typed| typed.bytes().any(|it| it.is_ascii_uppercase())) {
        let is_in_label = label.facts.intersects(Facts::ASCII_CAPITAL);
        let detail = if is_in_label { FindingDetail::NoDetail } else { FindingDetail::LabelTypedAsALabel };
        found.add_with(0..characters.len(), |_| detail);
    }
}

/// Whether a percent escape begins here.
fn begins_escape(label: &[Character], at: usize) -> bool {
    let digits = label.get(at + 1..at + 3).unwrap_or_default();
    label[at].scalar == '%' && digits.len() == 2 && digits.iter().all(|it| it.scalar.is_ascii_hexdigit())
}

// Section 4.2.3.3: each CONTEXTJ or CONTEXTO character satisfies its rule (RFC 5892, appendix A).

/// The rule of U+200C.
pub(in crate::verdict) fn zero_width_non_joiner(label: &LabelInName<'_>, found: &mut FoundInLabel<'_>) {
    joiner(label, found, ContextRule::ZeroWidthNonJoiner);
}

/// The rule of U+200D.
pub(in crate::verdict) fn zero_width_joiner(label: &LabelInName<'_>, found: &mut FoundInLabel<'_>) {
    joiner(label, found, ContextRule::ZeroWidthJoiner);
}

/// The rule of U+00B7.
pub(in crate::verdict) fn middle_dot(label: &LabelInName<'_>, found: &mut FoundInLabel<'_>) {
    found.add(broken_contexts(label, [ContextRule::MiddleDot]));
}

/// The rule of U+0375.
pub(in crate::verdict) fn keraia(label: &LabelInName<'_>, found: &mut FoundInLabel<'_>) {
    found.add(broken_contexts(label, [ContextRule::Keraia]));
}

/// The rule of U+05F3.
pub(in crate::verdict) fn geresh(label: &LabelInName<'_>, found: &mut FoundInLabel<'_>) {
    found.add(broken_contexts(label, [ContextRule::Geresh]));
}

/// The rule of U+05F4.
pub(in crate::verdict) fn gershayim(label: &LabelInName<'_>, found: &mut FoundInLabel<'_>) {
    found.add(broken_contexts(label, [ContextRule::Gershayim]));
}

/// The rule of U+30FB.
pub(in crate::verdict) fn katakana_middle_dot(label: &LabelInName<'_>, found: &mut FoundInLabel<'_>) {
    found.add(broken_contexts(label, [ContextRule::KatakanaMiddleDot]));
}

/// The rules of the Arabic-Indic digits and of the extended ones are always broken together, so they share one finding.
pub(in crate::verdict) fn arabic_digits(label: &LabelInName<'_>, found: &mut FoundInLabel<'_>) {
    found.add(broken_contexts(
        label,
        [ContextRule::ArabicIndicDigits, ContextRule::ExtendedArabicIndicDigits],
    ));
}

fn joiner(label: &LabelInName<'_>, found: &mut FoundInLabel<'_>, rule: ContextRule) {
    let broken = broken_contexts(label, [rule]);
    found.add_with(broken, |offsets| {
        FindingDetail::JoinerAppearanceEffect(joining::effect(label.characters, offsets))
    });
}

/// The characters of a label that have one of these rules and break it.
fn broken_contexts<const N: usize>(
    label: &LabelInName<'_>,
    rules: [ContextRule; N],
) -> impl Iterator<Item = usize> {
    let contexts = LabelContextRules::new(label.characters);
    label.positions(move |at, scalar| {
        ContextRule::of(scalar).is_some_and(|rule| rules.contains(&rule) && !contexts.rule_holds_at(rule, at))
    })
}

/// Why RFC 5892 disallows these characters of a label.
fn why_disallowed(characters: &[Character], offsets: &[usize]) -> FindingDetail {
    let mut scalars = offsets.iter().map(|&at| characters[at].scalar);
    let mut categories = scalars.clone().map(|it| derive_property(it).category);
    let first = categories.next().unwrap_or(Category::Rest);
    FindingDetail::DisallowedCharacters {
        rfc5892_category: if categories.all(|it| it == first) { first } else { Category::Rest },
        are_all_same_character: scalars.clone().all(|it| it == characters[offsets[0]].scalar),
        are_all_ascii_capitals: scalars.all(|it| it.is_ascii_uppercase()),
    }
}

/// What Normalization Form C makes of a label that is not in it, if the same applies to all its segments.
fn normal_form_of(label: &[Character]) -> Option<NfcReplacementKind> {
    let form = |segment: &[Character]| {
        let text = text_of(segment);
        let composed = ComposingNormalizerBorrowed::new_nfc().normalize(&text).into_owned();
        match (segment.len(), composed.chars().count()) {
            (2.., 1) => Some(NfcReplacementKind::OneCharacter),
            (before, after) if before < after => Some(NfcReplacementKind::SeveralCharacters),
            (before, after) if before == after => {
                let sorted = |text: &str| {
                    let mut scalars: Vec<char> = text.chars().collect();
                    scalars.sort_unstable();
                    scalars
                };
                (sorted(&text) == sorted(&composed)).then_some(NfcReplacementKind::ReorderedMarks)
            }
            _ => None,
        }
    };
    let in_label = segments(label).into_iter().map(|it| &label[it]);
    let mut forms = in_label.filter(|it| !not_in_nfc(it).is_empty()).map(form);
    let first = forms.next()?;
    forms.all(|it| it == first).then_some(first).flatten()
}
