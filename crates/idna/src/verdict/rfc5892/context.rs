//! Appendix A: the contextual rules, one function each. `label` is the label and `at` the position of the
//! character that the rule is about. Where Before(cp) or After(cp) of the RFC is Undefined, at the beginning
//! or end of the label, a rule that uses it is false.
//!
//! The rules are tested at every occurrence of their character (erratum 3312, verified): the regular
//! expression of A.1 refers to this occurrence of the non-joiner, not to any in the label.

use std::cell::Cell;

use icu_properties::CodePointMapData;
use icu_properties::props::{CanonicalCombiningClass, JoiningType, Script};

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::Character;

enum_with_ids! {
    /// A contextual rule of appendix A.
    pub enum ContextRule [
        /// The section of the appendix.
        appendix
    ] {
        /// The rule of U+200C.
        ZeroWidthNonJoiner = "zero-width-non-joiner", "A.1";
        /// The rule of U+200D.
        ZeroWidthJoiner = "zero-width-joiner", "A.2";
        /// The rule of U+00B7.
        MiddleDot = "middle-dot", "A.3";
        /// The rule of U+0375.
        Keraia = "keraia", "A.4";
        /// The rule of U+05F3.
        Geresh = "geresh", "A.5";
        /// The rule of U+05F4.
        Gershayim = "gershayim", "A.6";
        /// The rule of U+30FB.
        KatakanaMiddleDot = "katakana-middle-dot", "A.7";
        /// The rule of U+0660 to U+0669.
        ArabicIndicDigits = "arabic-indic-digits", "A.8";
        /// The rule of U+06F0 to U+06F9.
        ExtendedArabicIndicDigits = "extended-arabic-indic-digits", "A.9";
    }
}

impl ContextRule {
    /// The contextual rule of a character; `None` if it has none.
    pub const fn of(cp: char) -> Option<Self> {
        Some(match cp {
            '\u{200C}' => Self::ZeroWidthNonJoiner,
            '\u{200D}' => Self::ZeroWidthJoiner,
            '\u{B7}' => Self::MiddleDot,
            '\u{375}' => Self::Keraia,
            '\u{5F3}' => Self::Geresh,
            '\u{5F4}' => Self::Gershayim,
            '\u{30FB}' => Self::KatakanaMiddleDot,
            '\u{660}'..='\u{669}' => Self::ArabicIndicDigits,
            '\u{6F0}'..='\u{6F9}' => Self::ExtendedArabicIndicDigits,
            _ => return None,
        })
    }

    /// Whether lookup tests the rule ("Lookup: True"), rather than only that a rule exists.
    pub const fn is_tested_in_lookup(self) -> bool {
        matches!(self, Self::ZeroWidthNonJoiner | Self::ZeroWidthJoiner)
    }

    /// Whether the rule holds for the character at this index, from 0, of a label. Whether the rule is the one of that
    /// character is not checked.
    pub fn holds(self, label: &[Character], at: usize) -> bool {
        match self {
            Self::ZeroWidthNonJoiner => zero_width_non_joiner(label, at),
            Self::ZeroWidthJoiner => zero_width_joiner(label, at),
            Self::MiddleDot => middle_dot(label, at),
            Self::Keraia => keraia(label, at),
            Self::Geresh => geresh(label, at),
            Self::Gershayim => gershayim(label, at),
            Self::KatakanaMiddleDot => katakana_middle_dot(label),
            Self::ArabicIndicDigits => arabic_indic_digits(label),
            Self::ExtendedArabicIndicDigits => extended_arabic_indic_digits(label),
        }
    }
}

/// Evaluates contextual rules for one label and caches the results that concern the whole label.
#[derive(Clone, Debug)]
pub struct LabelContextRules<'a> {
    label: &'a [Character],
    /// The results of rules A.7 to A.9, if already evaluated.
    whole_label_results: [Cell<Option<bool>>; 3],
}

impl<'a> LabelContextRules<'a> {
    /// The rules for this label.
    pub fn new(label: &'a [Character]) -> Self {
        Self { label, whole_label_results: Default::default() }
    }

    /// Whether the rule holds for the character at this index, from 0, of the label; the same as [`ContextRule::holds`].
    pub fn holds(&self, rule: ContextRule, at: usize) -> bool {
        let known = match rule {
            ContextRule::KatakanaMiddleDot => &self.whole_label_results[0],
            ContextRule::ArabicIndicDigits => &self.whole_label_results[1],
            ContextRule::ExtendedArabicIndicDigits => &self.whole_label_results[2],
            _ => return rule.holds(self.label, at),
        };
        known.get().unwrap_or_else(|| {
            let holds = rule.holds(self.label, at);
            known.set(Some(holds));
            holds
        })
    }
}

/// Appendix A.1: "If Canonical_Combining_Class(Before(cp)) .eq. Virama Then True; If cp .eq. \u200C And
/// RegExpMatch((Joining_Type:{L,D})(Joining_Type:T)*cp(Joining_Type:T)*(Joining_Type:{R,D})) Then True".
fn zero_width_non_joiner(label: &[Character], at: usize) -> bool {
    is_after_virama(label, at) || stands_between_joining_letters(label, at)
}

/// Appendix A.2: "If Canonical_Combining_Class(Before(cp)) .eq. Virama Then True".
fn zero_width_joiner(label: &[Character], at: usize) -> bool {
    is_after_virama(label, at)
}

/// Appendix A.3: "If Before(cp) .eq. U+006C And After(cp) .eq. U+006C Then True".
fn middle_dot(label: &[Character], at: usize) -> bool {
    before(label, at) == Some('l') && after(label, at) == Some('l')
}

/// Appendix A.4: "If Script(After(cp)) .eq. Greek Then True".
fn keraia(label: &[Character], at: usize) -> bool {
    after(label, at).is_some_and(|next| script(next) == Script::Greek)
}

/// Appendix A.5: "If Script(Before(cp)) .eq. Hebrew Then True".
fn geresh(label: &[Character], at: usize) -> bool {
    before(label, at).is_some_and(|previous| script(previous) == Script::Hebrew)
}

/// Appendix A.6: "If Script(Before(cp)) .eq. Hebrew Then True".
fn gershayim(label: &[Character], at: usize) -> bool {
    geresh(label, at)
}

/// Appendix A.7: "For All Characters: If Script(cp) .in. {Hiragana, Katakana, Han} Then True". The dot itself
/// is of none of these scripts.
fn katakana_middle_dot(label: &[Character]) -> bool {
    label.iter().any(|it| [Script::Hiragana, Script::Katakana, Script::Han].contains(&script(it.scalar)))
}

/// Appendix A.8: "For All Characters: If cp .in. 06F0..06F9 Then False".
fn arabic_indic_digits(label: &[Character]) -> bool {
    !label.iter().any(|it| matches!(it.scalar, '\u{6F0}'..='\u{6F9}'))
}

/// Appendix A.9: "For All Characters: If cp .in. 0660..0669 Then False".
fn extended_arabic_indic_digits(label: &[Character]) -> bool {
    !label.iter().any(|it| matches!(it.scalar, '\u{660}'..='\u{669}'))
}

/// Before(cp).
fn before(label: &[Character], at: usize) -> Option<char> {
    label.get(at.checked_sub(1)?).map(|it| it.scalar)
}

/// After(cp).
fn after(label: &[Character], at: usize) -> Option<char> {
    label.get(at + 1).map(|it| it.scalar)
}

fn script(scalar: char) -> Script {
    CodePointMapData::<Script>::new().get(scalar)
}

fn is_after_virama(label: &[Character], at: usize) -> bool {
    let class_of = |scalar| CodePointMapData::<CanonicalCombiningClass>::new().get(scalar);
    before(label, at).is_some_and(|previous| class_of(previous) == CanonicalCombiningClass::Virama)
}

/// The regular expression of appendix A.1: a letter that joins to the following one, transparent characters,
/// the non-joiner, transparent characters, a letter that joins to the preceding one.
fn stands_between_joining_letters(label: &[Character], at: usize) -> bool {
    let types = CodePointMapData::<JoiningType>::new();
    let opaque = |it: &&Character| types.get(it.scalar) != JoiningType::Transparent;
    let (before, after) = (label.get(..at).unwrap_or_default(), label.get(at + 1..).unwrap_or_default());
    let before = before.iter().rev().find(opaque).map(|it| types.get(it.scalar));
    let after = after.iter().find(opaque).map(|it| types.get(it.scalar));
    matches!(before, Some(JoiningType::LeftJoining | JoiningType::DualJoining))
        && matches!(after, Some(JoiningType::RightJoining | JoiningType::DualJoining))
}
