//! The character classes of Davis's grammar, looked up in a table.

use icu_normalizer::uts46::Uts46MapperBorrowed;
use icu_properties::CodePointMapData;
use icu_properties::props::{GeneralCategory, Script};

use bidiscope_bidi::name::is_label_separator;
use bidiscope_idna::verdict::rfc5892::{DerivedProperty, derived_property};

use super::terminators::INCLUSION_CHARS;
use bidiscope_idna::page_table::PageTable;

/// The classes of the grammar to which a character belongs, as a set of bits.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct CharClasses(u16);

impl CharClasses {
    /// `ALPHA`: it can begin a scheme.
    pub(super) const ALPHA: Self = Self(1);
    /// It can be part of a scheme (RFC 3986, section 3.1).
    pub(super) const SCHEME: Self = Self(2);
    /// `UTS46Chars`, except characters that end an identifier.
    pub(super) const DOMAIN: Self = Self(4);
    /// `IDNSep`.
    pub(super) const SEPARATOR: Self = Self(8);
    /// `char`.
    pub(super) const CHAR: Self = Self(16);
    /// `inclusionChar`: removed at the end of an identifier.
    pub(super) const INCLUSION: Self = Self(32);
    /// UTS #46 maps it to another string.
    pub(super) const MAPPED: Self = Self(64);
    /// Its contextual rule (RFC 5892, appendix A) decides: it is part of a domain where the rule is satisfied,
    /// and ends an identifier elsewhere. These are gershayim, geresh and the katakana middle dot.
    pub(super) const IN_CONTEXT: Self = Self(128);
    /// A Hebrew character, which the rules of geresh and gershayim require.
    pub(super) const HEBREW: Self = Self(256);
    /// A Hiragana, Katakana or Han character, which the rule of the katakana middle dot requires.
    pub(super) const JAPANESE: Self = Self(512);

    /// Whether the character belongs to one of these classes.
    pub(super) const fn is(self, wanted: Self) -> bool {
        self.0 & wanted.0 != 0
    }

    /// The classes of a character.
    pub(super) fn of(scalar: char) -> Self {
        static CLASSES: PageTable<CharClasses> = PageTable::empty();
        CLASSES.get(scalar, Self::compute)
    }

    fn compute(scalar: char) -> Self {
        let mut bits = 0;
        let mut set = |class: Self, holds: bool| bits |= if holds { class.0 } else { 0 };
        set(Self::ALPHA, scalar.is_ascii_alphabetic());
        set(Self::SCHEME, scalar.is_ascii_alphanumeric() || matches!(scalar, '+' | '-' | '.'));
        set(Self::SEPARATOR, is_label_separator(scalar));
        set(Self::INCLUSION, is_inclusion(scalar));
        set(Self::CHAR, is_char(scalar));
        let (is_domain, is_mapped) = uts46(scalar);
        let property = derived_property(scalar);
        // Davis's section on termination ends an identifier at most punctuation, which his `UTS46Chars`
        // contains. Here a domain contains the punctuation that IDNA2008 allows in a label.
        set(Self::DOMAIN, is_domain && (is_char(scalar) || property == DerivedProperty::Pvalid));
        let is_in_context = property == DerivedProperty::ContextO && !is_char(scalar);
        set(Self::IN_CONTEXT, is_domain && is_in_context);
        let script = CodePointMapData::<Script>::new().get(scalar);
        set(Self::HEBREW, script == Script::Hebrew);
        set(Self::JAPANESE, matches!(script, Script::Hiragana | Script::Katakana | Script::Han));
        set(Self::MAPPED, is_mapped);
        Self(bits)
    }
}

/// Davis's `inclusionChar`.
fn is_inclusion(scalar: char) -> bool {
    INCLUSION_CHARS.contains(&scalar)
}

/// Davis's `char`, without percent escapes, whose characters all belong to it.
fn is_char(scalar: char) -> bool {
    use GeneralCategory as G;
    let is_in_category = matches!(
        CodePointMapData::<G>::new().get(scalar),
        G::UppercaseLetter
            | G::LowercaseLetter
            | G::TitlecaseLetter
            | G::ModifierLetter
            | G::OtherLetter
            | G::DecimalNumber
            | G::LetterNumber
            | G::OtherNumber
            | G::NonspacingMark
            | G::SpacingMark
            | G::EnclosingMark
            | G::MathSymbol
            | G::CurrencySymbol
            | G::ModifierSymbol
            | G::OtherSymbol
            | G::DashPunctuation
            | G::ConnectorPunctuation
            | G::Format
    );
    // His list of terminating characters in ASCII and Latin-1 is complete and contains neither of these. They
    // were symbols (So) in the Unicode of 2011 and have been punctuation since version 6.1.
    let was_symbol = matches!(scalar, '\u{A7}' | '\u{B6}');
    (is_in_category || was_symbol || is_inclusion(scalar)) && !matches!(scalar, '<' | '>')
}

/// Whether UTS #46 calls the character valid, mapped or deviation under `UseSTD3ASCIIRules`, and whether it
/// maps it to another string. False for label separators and characters that map to them.
fn uts46(scalar: char) -> (bool, bool) {
    // Three characters whose decompositions begin with an ASCII symbol: valid only without STD3.
    if matches!(scalar, '\u{2260}' | '\u{226E}' | '\u{226F}') {
        return (false, false);
    }
    let mapper = Uts46MapperBorrowed::new();
    let is_std3 = |it: char| !it.is_ascii() || it.is_ascii_lowercase() || it.is_ascii_digit() || it == '-';
    // Validation replaces disallowed and ignored characters by U+FFFD.
    let validated: Vec<char> = mapper.normalize_validate(std::iter::once(scalar)).collect();
    let is_domain =
        !validated.is_empty() && validated.iter().all(|&it| it != char::REPLACEMENT_CHARACTER && is_std3(it));
    (is_domain, validated != [scalar])
}

/// A label as UTS #46 maps it, to compare it with others.
pub(super) fn mapped(label: &str) -> String {
    Uts46MapperBorrowed::new().map_normalize(label.chars()).collect()
}

#[cfg(test)]
mod tests {
    use super::CharClasses;

    fn check(class: CharClasses, holds: &str, does_not: &str) {
        for scalar in holds.chars() {
            assert!(CharClasses::of(scalar).is(class), "U+{:04X}", u32::from(scalar));
        }
        for scalar in does_not.chars() {
            assert!(!CharClasses::of(scalar).is(class), "U+{:04X}", u32::from(scalar));
        }
    }

    #[test]
    fn domains_hold_what_uts_46_allows_under_std3() {
        // Mapped (capitals, fullwidth letters), deviation (sharp s, joiners), valid symbols.
        let holds = "az09-AZ\u{FF41}\u{DF}\u{3C2}\u{200C}\u{200D}\u{5D0}\u{661}\u{5B8}\u{2665}\u{B7}";
        // ASCII symbols; characters that map to them (a/c, 1., three dots, fullwidth solidus); separators;
        // ignored; disallowed; terminating punctuation.
        let does_not = "_/?#:<@+ \u{2100}\u{2488}\u{2026}\u{FF0F}.\u{3002}\u{FF0E}\u{FF61}\u{AD}\u{200B}\
                        \u{200E}\u{E000}\u{2260}\u{AB}\u{60C}\u{5F4}\u{5F3}\u{30FB}";
        check(CharClasses::DOMAIN, holds, does_not);
    }

    #[test]
    fn identifiers_hold_letters_marks_numbers_symbols_and_dashes() {
        let holds =
            "a\u{5D0}\u{5B8}\u{661}$+=^`|~-_\u{2013}\u{200E}\u{1F600}!\"#%&'*,./:;?@\\\u{A1}\u{B7}\u{BF}";
        let does_not = "<>()[]{}\u{AB}\u{BB} \t\n\u{7F}\u{A0}\u{3000}\u{2028}\u{E000}\u{FFFF}\u{378}\u{60C}\
                        \u{3001}\u{2026}\u{5F4}\u{201D}";
        check(CharClasses::CHAR, holds, does_not);
    }
}
