//! The facts of characters and labels that rules depend on.
//!
//! All facts of a character stand in one table, so that one look-up a character gives them; its bidi class is known since it
//! was read. The facts of a label are those of its characters together, with those of its first, last, third and fourth
//! character marked. A rule names the facts without which there is no finding (`rules`), and is applied only to labels that
//! have one of them.

use std::ops::{BitOr, BitOrAssign};
use std::sync::LazyLock;

use icu_normalizer::ComposingNormalizerBorrowed;
use icu_normalizer::properties::{CanonicalDecompositionBorrowed, Decomposed};
use icu_normalizer::uts46::Uts46MapperBorrowed;
use icu_properties::CodePointMapData;
use icu_properties::props::{GeneralCategory, NamedEnumeratedProperty, Script};
use icu_properties::script::ScriptWithExtensions;
use rustc_hash::FxHashSet;
use unicode_security::confusable_detection::skeleton;

use bidiscope_bidi::address::URL_GEN_DELIMS_WITHOUT_BRACKETS;
use bidiscope_bidi::name::{Character, is_invisible, is_mark};

use crate::page_table::PageTable;

use super::rfc5892::{ContextRule, DerivedProperty, derive_property};

/// A set of facts, of a character or of a label.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Facts(u64);

/// The facts of a character that count by its place in the label too.
impl Facts {
    /// The hyphen of ASCII.
    pub(crate) const HYPHEN: Self = Self(1);
    /// A combining mark.
    pub(crate) const MARK: Self = Self(1 << 1);
    pub(crate) const UNDERSCORE: Self = Self(1 << 2);
    pub(crate) const ASTERISK: Self = Self(1 << 3);
    /// A digit of ASCII.
    pub(crate) const ASCII_DIGIT: Self = Self(1 << 4);
    /// U+0660 to U+0669.
    pub(crate) const ARABIC_INDIC_DIGIT: Self = Self(1 << 5);
    /// U+06F0 to U+06F9.
    pub(crate) const EXTENDED_ARABIC_INDIC_DIGIT: Self = Self(1 << 6);
    /// Another decimal digit.
    pub(crate) const OTHER_DIGIT: Self = Self(1 << 7);
}

/// The other facts of a character.
impl Facts {
    pub(crate) const BEYOND_ASCII: Self = Self(1 << 8);
    /// A capital letter of ASCII.
    pub(crate) const ASCII_CAPITAL: Self = Self(1 << 9);
    /// A character of ASCII that is no letter, digit or hyphen. Of a label: it is all ASCII, and has one.
    pub(crate) const NOT_LDH: Self = Self(1 << 10);
    /// One of the signs that delimit the parts of a URL.
    pub(crate) const URL_DELIMITER: Self = Self(1 << 11);
    /// DISALLOWED by RFC 5892, or with a contextual rule that is not there. Of a label: it is not all ASCII, and has one.
    pub(crate) const DISALLOWED: Self = Self(1 << 12);
    /// UNASSIGNED by RFC 5892.
    pub(crate) const UNASSIGNED: Self = Self(1 << 13);
    /// Normalization Form C may change it, alone or after other characters.
    pub(crate) const MAY_CHANGE_IN_NFC: Self = Self(1 << 14);
    /// UTS #46 maps it to something else, or to nothing. Of a label: it is not all ASCII, and has one.
    pub(crate) const MAPPED: Self = Self(1 << 15);
    /// UTS #46 refuses it, with UseSTD3ASCIIRules.
    pub(crate) const REFUSED_BY_UTS46: Self = Self(1 << 16);
    /// U+200C.
    pub(crate) const NON_JOINER: Self = Self(1 << 17);
    /// U+200D.
    pub(crate) const JOINER: Self = Self(1 << 18);
    /// U+00B7.
    pub(crate) const MIDDLE_DOT: Self = Self(1 << 19);
    /// U+0375.
    pub(crate) const KERAIA: Self = Self(1 << 20);
    /// U+05F3.
    pub(crate) const GERESH: Self = Self(1 << 21);
    /// U+05F4.
    pub(crate) const GERSHAYIM: Self = Self(1 << 22);
    /// U+30FB.
    pub(crate) const KATAKANA_MIDDLE_DOT: Self = Self(1 << 23);
    /// It has no visible glyph.
    pub(crate) const INVISIBLE: Self = Self(1 << 24);
    /// A deviation character of UTS #46.
    pub(crate) const DEVIATION: Self = Self(1 << 25);
    /// Of the script Latin.
    pub(crate) const LATIN: Self = Self(1 << 26);
    /// Of another script of its own.
    pub(crate) const OTHER_SCRIPT: Self = Self(1 << 27);
    /// Its script alone does not show with which others it may stand (Script_Extensions).
    pub(crate) const SHARED_BY_SCRIPTS: Self = Self(1 << 28);
    /// It does not look like letters, digits or hyphens of ASCII.
    pub(crate) const UNLIKE_ASCII: Self = Self(1 << 29);
}

/// The facts of a label as a whole.
impl Facts {
    /// All characters are of ASCII.
    pub(crate) const ALL_ASCII: Self = Self(1 << 32);
    /// It was typed as an A-label that can be decoded.
    pub(crate) const A_LABEL: Self = Self(1 << 33);
    /// It was typed as an A-label that cannot be decoded.
    pub(crate) const UNDECODABLE: Self = Self(1 << 37);
    /// It may have digits of more than one set.
    pub(crate) const SEVERAL_DIGIT_SETS: Self = Self(1 << 34);
    /// It may have characters that share no script.
    pub(crate) const SEVERAL_SCRIPTS: Self = Self(1 << 35);
    /// It is in another script than Latin, and looks like ASCII.
    pub(crate) const LOOKS_LIKE_ASCII: Self = Self(1 << 36);

    pub(crate) const NONE: Self = Self(0);
    /// The decimal digits.
    const DIGITS: Self = Self(
        Self::ASCII_DIGIT.0
            | Self::ARABIC_INDIC_DIGIT.0
            | Self::EXTENDED_ARABIC_INDIC_DIGIT.0
            | Self::OTHER_DIGIT.0,
    );
}

/// The facts that count by their place too: the lowest eight bits.
const PLACED: u64 = 0xFF;
/// At which bit of the facts of a label those of its first and last character, and of its third and fourth, begin.
const FIRST: u32 = 40;
const LAST: u32 = 48;
const THIRD_AND_FOURTH: u32 = 56;

impl Facts {
    /// These facts of the first character of a label.
    pub(crate) const fn at_first(self) -> Self {
        Self((self.0 & PLACED) << FIRST)
    }

    /// These facts of its last character.
    pub(crate) const fn at_last(self) -> Self {
        Self((self.0 & PLACED) << LAST)
    }

    /// Those of these facts that both its third and its fourth character have.
    pub(crate) const fn at_third_and_fourth(self) -> Self {
        Self((self.0 & PLACED) << THIRD_AND_FOURTH)
    }

    /// The facts of either set.
    pub(crate) const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether any fact is in both sets.
    pub(crate) const fn intersects(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The facts of a character.
    pub(crate) fn of(scalar: char) -> Self {
        Self(u64::from(TABLE.get(scalar, CharacterFacts::compute).facts))
    }

    /// The facts of a label.
    pub(crate) fn of_label(label: &[Character]) -> Self {
        // As most labels are; no small letter has other facts.
        if label.iter().all(|it| it.scalar.is_ascii_lowercase()) {
            return Self::LATIN | Self::ALL_ASCII;
        }
        let place = |at: usize| label.get(at).map_or(Self::NONE, |it| Self::of(it.scalar));
        let (mut all, mut last) = (0, 0);
        // Both are the same if all scripts are.
        let (mut any_script, mut each_script) = (NO_SCRIPT, u32::MAX);
        for it in TABLE.values_of(label.iter().map(|it| it.scalar), CharacterFacts::compute) {
            all |= it.facts;
            last = it.facts;
            any_script |= it.script;
            each_script &= if it.script == NO_SCRIPT { u32::MAX } else { it.script };
        }
        let mut facts = Self(all.into());
        if facts.0 & PLACED != 0 {
            facts |= place(0).at_first() | Self(last.into()).at_last();
            facts |= Self(place(2).0 & place(3).0).at_third_and_fourth();
        }
        if !facts.intersects(Self::BEYOND_ASCII) {
            // That capitals are mapped to small letters makes no difference: the DNS ignores case.
            return facts.without(Self::DISALLOWED | Self::MAPPED) | Self::ALL_ASCII;
        }
        facts = facts.without(Self::NOT_LDH);
        let digits = facts.0 & Self::DIGITS.0;
        if digits.count_ones() > 1 || facts.intersects(Self::OTHER_DIGIT) {
            facts |= Self::SEVERAL_DIGIT_SETS;
        }
        let is_of_several_scripts = any_script != NO_SCRIPT && any_script != each_script;
        if is_of_several_scripts || facts.intersects(Self::SHARED_BY_SCRIPTS) {
            facts |= Self::SEVERAL_SCRIPTS;
        }
        if facts.intersects(Self::OTHER_SCRIPT) && !facts.intersects(Self::LATIN | Self::UNLIKE_ASCII) {
            facts |= Self::LOOKS_LIKE_ASCII;
        }
        facts
    }
}

impl BitOr for Facts {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.union(other)
    }
}

impl BitOrAssign for Facts {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

/// The facts of all characters.
static TABLE: PageTable<CharacterFacts> = PageTable::empty();

/// An entry of the table.
#[derive(Clone, Copy, Debug, Default)]
struct CharacterFacts {
    facts: u32,
    /// The four letters of its script, or [`NO_SCRIPT`] where that is Common, Inherited or unknown.
    script: u32,
}

const NO_SCRIPT: u32 = 0;

impl CharacterFacts {
    fn compute(scalar: char) -> Self {
        let script = ScriptWithExtensions::new().get_script_val(scalar);
        let by_property = [
            (!scalar.is_ascii(), Facts::BEYOND_ASCII),
            (is_mark(scalar), Facts::MARK),
            (may_change_in_nfc(scalar), Facts::MAY_CHANGE_IN_NFC),
            (is_invisible(scalar), Facts::INVISIBLE),
            (DEVIATIONS.contains(&scalar), Facts::DEVIATION),
            (URL_GEN_DELIMS_WITHOUT_BRACKETS.contains(&scalar), Facts::URL_DELIMITER),
            (script == Script::Latin, Facts::LATIN),
            (is_of_script(script) && script != Script::Latin, Facts::OTHER_SCRIPT),
            (is_shared_by_scripts(scalar, script), Facts::SHARED_BY_SCRIPTS),
            (!looks_like_ascii(scalar), Facts::UNLIKE_ASCII),
        ];
        let held = by_property.into_iter().filter(|it| it.0).map(|it| it.1);
        let facts = held.fold(of_sign(scalar) | of_rfc5892(scalar) | of_uts46(scalar), Facts::union);
        Self {
            facts: facts.0 as u32,
            script: if is_of_script(script) { letters_of(script) } else { NO_SCRIPT },
        }
    }
}

/// The four deviation characters (UTS #46 section 1.3.2): sharp s, final sigma, and the two joiners.
const DEVIATIONS: [char; 4] = ['\u{DF}', '\u{3C2}', '\u{200C}', '\u{200D}'];

/// What it is among the letters, digits and signs.
fn of_sign(scalar: char) -> Facts {
    match scalar {
        '-' => Facts::HYPHEN,
        '_' => Facts::UNDERSCORE | Facts::NOT_LDH,
        '*' => Facts::ASTERISK | Facts::NOT_LDH,
        '0'..='9' => Facts::ASCII_DIGIT,
        'A'..='Z' => Facts::ASCII_CAPITAL,
        'a'..='z' => Facts::NONE,
        '\0'..='\x7F' => Facts::NOT_LDH,
        '\u{660}'..='\u{669}' => Facts::ARABIC_INDIC_DIGIT,
        '\u{6F0}'..='\u{6F9}' => Facts::EXTENDED_ARABIC_INDIC_DIGIT,
        _ if CodePointMapData::<GeneralCategory>::new().get(scalar) == GeneralCategory::DecimalNumber => {
            Facts::OTHER_DIGIT
        }
        _ => Facts::NONE,
    }
}

fn of_rfc5892(scalar: char) -> Facts {
    match (derive_property(scalar).property, ContextRule::of(scalar)) {
        (DerivedProperty::Pvalid, _) => Facts::NONE,
        (DerivedProperty::Unassigned, _) => Facts::UNASSIGNED,
        (DerivedProperty::Disallowed, _) | (_, None) => Facts::DISALLOWED,
        (_, Some(rule)) => match rule {
            ContextRule::ZeroWidthNonJoiner => Facts::NON_JOINER,
            ContextRule::ZeroWidthJoiner => Facts::JOINER,
            ContextRule::MiddleDot => Facts::MIDDLE_DOT,
            ContextRule::Keraia => Facts::KERAIA,
            ContextRule::Geresh => Facts::GERESH,
            ContextRule::Gershayim => Facts::GERSHAYIM,
            ContextRule::KatakanaMiddleDot => Facts::KATAKANA_MIDDLE_DOT,
            // Their digits are facts already.
            ContextRule::ArabicIndicDigits | ContextRule::ExtendedArabicIndicDigits => Facts::NONE,
        },
    }
}

fn of_uts46(scalar: char) -> Facts {
    let mapper = Uts46MapperBorrowed::new();
    let mapped = || mapper.map_normalize(std::iter::once(scalar));
    if scalar.is_ascii() && !(scalar.is_ascii_alphanumeric() || scalar == '-') || mapped().eq(['\u{FFFD}']) {
        Facts::REFUSED_BY_UTS46
    } else if mapped().eq([scalar]) {
        Facts::NONE
    } else {
        Facts::MAPPED
    }
}

/// The short name of a script as a number.
fn letters_of(script: Script) -> u32 {
    script.short_name().bytes().fold(0, |letters, letter| letters << 8 | u32::from(letter))
}

const fn is_of_script(script: Script) -> bool {
    !matches!(script, Script::Common | Script::Inherited | Script::Unknown)
}

/// Whether the script of a character is not among those in which it is used.
fn is_shared_by_scripts(scalar: char, script: Script) -> bool {
    let extensions = ScriptWithExtensions::new().get_script_extensions_val(scalar);
    if is_of_script(script) { !extensions.contains(&script) } else { extensions.iter().all(is_of_script) }
}

/// Skeletons are made character by character, so this says the same of a label.
fn looks_like_ascii(scalar: char) -> bool {
    skeleton(scalar.encode_utf8(&mut [0; 4])).all(|it| it.is_ascii_alphanumeric() || it == '-')
}

fn may_change_in_nfc(scalar: char) -> bool {
    let is_kept = || ComposingNormalizerBorrowed::new_nfc().is_normalized(scalar.encode_utf8(&mut [0; 4]));
    is_mark(scalar) || COMPOSING.contains(&scalar) || !is_kept()
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
