//! Appendix A: the contextual rules, a function each. `label` is the label and `at` the place of the
//! character that the rule is about; where the RFC's Before(cp) or After(cp) is Undefined, because the label
//! begins or ends there, a rule that asks for it is false.
//!
//! The rules are tested at every occurrence of their character (erratum 3312, verified): the regular
//! expression of A.1 is about this very non-joiner, and not about any in the label.

use std::cell::Cell;

use icu_properties::CodePointMapData;
use icu_properties::props::{CanonicalCombiningClass, JoiningType, Script};

use bidiscope_bidi::name::Character;
use bidiscope_bidi::named;

named! {
    /// A rule of appendix A.
    pub enum ContextRule [
        /// The appendix that states it.
        appendix,
        /// What a label does that breaks it, after "Label n".
        broken
    ] {
        /// U+200C.
        ZeroWidthNonJoiner = "zero-width-non-joiner", "A.1",
         "has a zero width non-joiner that stands neither after a virama nor alone between letters that would join.";
        /// U+200D.
        ZeroWidthJoiner = "zero-width-joiner", "A.2",
         "has a zero width joiner that follows no virama.";
        /// U+00B7.
        MiddleDot = "middle-dot", "A.3",
         "has a middle dot that does not stand between two letters l.";
        /// U+0375.
        Keraia = "keraia", "A.4",
         "has a Greek numeral sign (keraia) that no Greek character follows.";
        /// U+05F3.
        Geresh = "geresh", "A.5",
         "has a geresh that follows no Hebrew character.";
        /// U+05F4.
        Gershayim = "gershayim", "A.6",
         "has a gershayim that follows no Hebrew character.";
        /// U+30FB.
        KatakanaMiddleDot = "katakana-middle-dot", "A.7",
         "has a katakana middle dot, but no Hiragana, Katakana or Han character.";
        /// U+0660 to U+0669.
        ArabicIndicDigits = "arabic-indic-digits", "A.8",
         "mixes Arabic-Indic digits with Extended Arabic-Indic ones.";
        /// U+06F0 to U+06F9.
        ExtendedArabicIndicDigits = "extended-arabic-indic-digits", "A.9",
         "mixes Arabic-Indic digits with Extended Arabic-Indic ones.";
    }
}

impl ContextRule {
    /// The rule that appendix A has for a character; `None` where it has none.
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

    /// Whether look-up tests the rule ("Lookup: True"), and not only that there is one.
    pub const fn is_tested_in_lookup(self) -> bool {
        matches!(self, Self::ZeroWidthNonJoiner | Self::ZeroWidthJoiner)
    }

    /// Whether the rule is fulfilled for the character at this place of a label.
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

/// The rules for the characters of one label. What a rule says of all of them is found out once, however often it is
/// asked.
#[derive(Clone, Debug)]
pub struct LabelContexts<'a> {
    label: &'a [Character],
    /// What rules A.7 to A.9 say, as far as they were asked.
    of_all: [Cell<Option<bool>>; 3],
}

impl<'a> LabelContexts<'a> {
    /// Of this label.
    pub fn new(label: &'a [Character]) -> Self {
        Self { label, of_all: Default::default() }
    }

    /// Whether the rule is fulfilled for the character at this place, as [`ContextRule::holds`] says.
    pub fn hold(&self, rule: ContextRule, at: usize) -> bool {
        let known = match rule {
            ContextRule::KatakanaMiddleDot => &self.of_all[0],
            ContextRule::ArabicIndicDigits => &self.of_all[1],
            ContextRule::ExtendedArabicIndicDigits => &self.of_all[2],
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

/// The regular expression of appendix A.1: a letter that joins to the left, transparent characters,
/// the non-joiner, transparent characters, a letter that joins to the right.
fn stands_between_joining_letters(label: &[Character], at: usize) -> bool {
    let types = CodePointMapData::<JoiningType>::new();
    let opaque = |it: &&Character| types.get(it.scalar) != JoiningType::Transparent;
    let (before, after) = (label.get(..at).unwrap_or_default(), label.get(at + 1..).unwrap_or_default());
    let before = before.iter().rev().find(opaque).map(|it| types.get(it.scalar));
    let after = after.iter().find(opaque).map(|it| types.get(it.scalar));
    matches!(before, Some(JoiningType::LeftJoining | JoiningType::DualJoining))
        && matches!(after, Some(JoiningType::RightJoining | JoiningType::DualJoining))
}
