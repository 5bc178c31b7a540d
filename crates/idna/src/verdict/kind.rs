//! All kinds of findings with their stable identifier, severity and source.

use std::borrow::Cow;

use super::finding::{Severity, Source};

/// Generates the enum, its list and its properties from one table, so that no kind lacks a property.
macro_rules! kinds {
    ($($kind:ident { $id:literal, $severity:ident, $document:literal, $section:literal, $explanation:literal })*) => {
        /// A kind of finding. Each belongs to one rule of one document.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum FindingKind {
            $(#[doc = $explanation] $kind,)*
        }

        impl FindingKind {
            /// All kinds, in the order in which findings are listed.
            pub const ALL: &[Self] = &[$(Self::$kind),*];

            /// The identifier in machine-readable output; it never changes.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$kind => $id),* }
            }

            /// The severity of findings of this kind.
            pub const fn severity(self) -> Severity {
                match self { $(Self::$kind => Severity::$severity),* }
            }

            /// Where the rule is stated.
            pub const fn source(self) -> Source {
                match self { $(Self::$kind => Source { document: $document, section: $section }),* }
            }

            /// The rule in one sentence, with its section.
            pub const fn explanation(self) -> &'static str {
                match self { $(Self::$kind => $explanation),* }
            }
        }
    };
}

impl FindingKind {
    /// The kind with this identifier, or with an earlier one, which is still read: `paper-...`, `grouping-split`,
    /// `idna-noncanonical-a-label`.
    pub fn from_id(id: &str) -> Option<Self> {
        let id = match id {
            "grouping-torn" => Cow::Borrowed("grouping-split"),
            "idna-foreign-a-label" => Cow::Borrowed("idna-noncanonical-a-label"),
            _ => {
                id.strip_prefix("paper-").map_or(Cow::Borrowed(id), |rest| format!("atkin2001-{rest}").into())
            }
        };
        Self::ALL.iter().copied().find(|kind| kind.id() == id)
    }

    /// Whether it is a violation of one of the six conditions of RFC 5893 section 2.
    pub fn is_condition(self) -> bool {
        (1..=6).any(|condition| self == Self::of_condition(condition))
    }

    /// The kind for a violated condition of RFC 5893 section 2, numbered from 1.
    pub(super) const fn of_condition(condition: u8) -> Self {
        match condition {
            1 => Self::Condition1,
            2 => Self::Condition2,
            3 => Self::Condition3,
            4 => Self::Condition4,
            5 => Self::Condition5,
            _ => Self::Condition6,
        }
    }
}

kinds! {
    NotADomainName { "no-domain-name", Violation, "RFC 1035", "section 2.3.1",
     "A domain name is labels with full stops between; a URL, a mail address or an IP address is none (RFC 1035 \
     section 2.3.1, RFC 3986 section 3.2)." }
    Condition1 { "rfc5893-condition-1", Violation, "RFC 5893", "section 2, condition 1",
     "In a Bidi domain name every label begins with a letter: a character of class L, R or AL (RFC \
     5893 section 2, condition 1)." }
    Condition2 { "rfc5893-condition-2", Violation, "RFC 5893", "section 2, condition 2",
     "A label that begins with a right-to-left letter holds only R, AL, AN, EN, ES, CS, ET, ON, BN \
     and NSM (RFC 5893 section 2, condition 2)." }
    Condition3 { "rfc5893-condition-3", Violation, "RFC 5893", "section 2, condition 3",
     "A label that begins with a right-to-left letter ends in R, AL, EN or AN, with any number of \
     marks after it (RFC 5893 section 2, condition 3)." }
    Condition4 { "rfc5893-condition-4", Violation, "RFC 5893", "section 2, condition 4",
     "A label that begins with a right-to-left letter does not hold both European and Arabic \
     numbers (RFC 5893 section 2, condition 4)." }
    Condition5 { "rfc5893-condition-5", Violation, "RFC 5893", "section 2, condition 5",
     "In a Bidi domain name a label that begins with a left-to-right letter holds only L, EN, ES, \
     CS, ET, ON, BN and NSM (RFC 5893 section 2, condition 5)." }
    Condition6 { "rfc5893-condition-6", Violation, "RFC 5893", "section 2, condition 6",
     "In a Bidi domain name a label that begins with a left-to-right letter ends in L or EN, with \
     any number of marks after it (RFC 5893 section 2, condition 6)." }
    GuaranteeLdh { "rfc5893-guarantee-ldh", Warning, "RFC 5893", "section 2, second guarantee",
     "Where the labels that break the rule are plain ASCII and none that begins with a digit comes \
     after a right-to-left label, RFC 5893 section 2 still guarantees a display in order." }
    NoGuarantee { "rfc5893-guarantee-none", Warning, "RFC 5893", "section 2",
     "Where a label breaks the rule and the second guarantee does not hold either, RFC 5893 \
     section 2 promises nothing of how the name is shown." }
    NumberHazard { "rfc5893-number-hazard", Warning, "RFC 5893", "section 5",
     "After a right-to-left label, the number at the beginning of a label appears to move into the \
     right-to-left one (RFC 5893 section 5)." }
    ParentBeginsWithDigit { "rfc5893-digit-above", Warning, "RFC 5893", "section 7.1",
     "It is best not to register a right-to-left label in a zone whose own label, the level above, \
     begins with a digit (RFC 5893 section 7.1)." }
    DirectionFromLastCharacter { "rfc5893-old-program", Note, "RFC 5893", "section 7.1",
     "An old program may take a label's direction from its last character and not from its first: where that is a \
     mark, it shows a right-to-left label as a left-to-right one (RFC 5893 section 7.1)." }
    LabelSplit { "grouping-split", Warning, "RFC 5893", "section 3",
     "The characters of a label stay together when the name is shown among others that follow the \
     rule (RFC 5893 section 3, Character Grouping)." }
    Rfc3454Control { "rfc3454-control", Note, "RFC 3454", "section 6, requirement 1, and table C.8",
     "IDNA2003 allowed no character that changes display properties (RFC 3454 sections 5.8 and 6, \
     requirement 1)." }
    Rfc3454Mixed { "rfc3454-mixed", Note, "RFC 3454", "section 6, requirement 2, and tables D.1 and D.2",
     "IDNA2003 allowed no left-to-right letter in a label with a right-to-left one (RFC 3454 \
     section 6, requirement 2)." }
    Rfc3454Ends { "rfc3454-ends", Note, "RFC 3454", "section 6, requirement 3, and table D.1",
     "In IDNA2003 a label with a right-to-left letter had to begin and end with one (RFC 3454 \
     section 6, requirement 3)." }
    Rfc3454Unassigned { "rfc3454-unassigned", Note, "RFC 3454", "section 7 and table A.1",
     "RFC 3454 goes by Unicode 3.2: characters that came later are unassigned to it (section 7, \
     table A.1)." }
    Atkin2001Control { "atkin2001-control", Note, "Atkin, Stansifer and Alsharif 2001", "section II",
     "The paper excludes control codes, the bidirectional controls among them (section II)." }
    Atkin2001PresentationForm { "atkin2001-presentation-form", Note, "Atkin, Stansifer and Alsharif 2001", "section II",
     "The paper excludes the Arabic presentation forms U+FB50-FDFF and U+FE70-FEFC, which only \
     stand for other letters (section II)." }
    Atkin2001ArabicPoint { "atkin2001-arabic-point", Note, "Atkin, Stansifer and Alsharif 2001", "section II",
     "The paper excludes the Arabic points U+064B-0655 and U+0670, which are guides to \
     pronunciation (section II)." }
    Atkin2001KoranicSign { "atkin2001-koranic-sign", Note, "Atkin, Stansifer and Alsharif 2001", "section II",
     "The paper excludes the Koranic annotation signs U+06D6-06ED (section II)." }
    Atkin2001Cantillation { "atkin2001-cantillation", Note, "Atkin, Stansifer and Alsharif 2001", "section II",
     "The paper excludes the Hebrew cantillation marks U+0591-05AF (section II)." }
    Atkin2001HebrewPoint { "atkin2001-hebrew-point", Note, "Atkin, Stansifer and Alsharif 2001", "section II",
     "The paper excludes the Hebrew points U+05B0-05C4 (section II, where U+05B0 is misprinted)." }
    Atkin2001Punctuation { "atkin2001-punctuation", Note, "Atkin, Stansifer and Alsharif 2001", "section II",
     "The paper excludes punctuation, which domain names did not permit; the hyphen-minus stays \
     (section II)." }
    Atkin2001Compatibility { "atkin2001-compatibility", Note, "Atkin, Stansifer and Alsharif 2001", "section II and figure 2",
     "The paper excludes compatibility characters, which are variants of others (section II, \
     figure 2)." }
    Atkin2001Symbol { "atkin2001-symbol", Note, "Atkin, Stansifer and Alsharif 2001", "section II",
     "The paper adds letters and digits to domain names, and nothing else (section II)." }
    Atkin2001Unassigned { "atkin2001-unassigned", Note, "Atkin, Stansifer and Alsharif 2001", "section II",
     "The paper adds letters and digits to domain names; an unassigned code point is neither \
     (section II)." }
    Atkin2001NotNfc { "atkin2001-not-nfc", Note, "Atkin, Stansifer and Alsharif 2001", "section II and figure 1",
     "The paper asks for Normalization Form C: a decomposed character only where there is no \
     composed one (section II, figure 1)." }
    Atkin2001Table2 { "atkin2001-table-2", Note, "Atkin, Stansifer and Alsharif 2001", "table 2",
     "Table 2 of the paper lists the Arabic and Hebrew characters that are acceptable." }
    Uts46Mapped { "uts46-mapped", Note, "UTS #46", "section 4, steps 1 and 2",
     "Processing replaces characters by what they are mapped to and normalizes the name before it \
     is looked up (UTS #46 section 4)." }
    Uts46Disallowed { "uts46-disallowed", Violation, "UTS #46", "section 4.1, criterion 7",
     "A label holds no character that the mapping table disallows, and of ASCII only letters, \
     digits and the hyphen-minus (UTS #46 sections 4.1 and 5)." }
    Uts46UnstableALabel { "uts46-unstable-a-label", Violation, "UTS #46", "section 4, step 4",
     "What a label decodes to that arrives as an A-label is not mapped any more: it has to be what mapping and \
     normalization leave as it is (UTS #46 section 4, step 4, and section 4.1, criteria 1 and 7)." }
    IdnaDisallowed { "idna-disallowed", Violation, "RFC 5892", "section 3",
     "A label holds no character whose derived property is DISALLOWED: no symbol, punctuation, capital or \
     compatibility character, and none of the exceptions (RFC 5892 sections 2 and 3; RFC 5891 sections 4.2.2 \
     and 5.4)." }
    IdnaUnassigned { "idna-unassigned", Violation, "RFC 5892", "section 2.10",
     "A label holds no code point to which this version of Unicode assigns no character (RFC 5892 section \
     2.10; RFC 5891 sections 4.2.2 and 5.4)." }
    IdnaNotNfc { "idna-not-nfc", Violation, "RFC 5891", "section 4.1",
     "A label is in Normalization Form C (RFC 5891 sections 4.1 and 5.4)." }
    LeadingMark { "idna-leading-mark", Violation, "RFC 5891", "section 4.2.3.2",
     "A label does not begin with a combining mark (RFC 5891 section 4.2.3.2; UTS #46 section \
     4.1)." }
    Hyphens3And4 { "idna-hyphens-3-4", Violation, "RFC 5891", "section 4.2.3.1",
     "A label does not have hyphens in both its third and fourth place (RFC 5891 section 4.2.3.1; \
     UTS #46 section 4.1)." }
    HyphenAtEnd { "idna-hyphen-at-end", Violation, "RFC 5891", "section 4.2.3.1",
     "A label neither begins nor ends with a hyphen (RFC 5891 section 4.2.3.1; UTS #46 section \
     4.1)." }
    NoncanonicalALabel { "idna-noncanonical-a-label", Violation, "RFC 5891", "section 5.3",
     "A label written as an A-label is the A-label of what it decodes to; one that is not is rejected \
     (RFC 5891 section 5.3; UTS #46 section 4, step 4)." }
    ZwnjContext { "idna-zwnj-context", Violation, "RFC 5892", "appendix A.1",
     "A zero width non-joiner stands after a virama, or between letters that would join (RFC 5892 \
     appendix A.1)." }
    ZwjContext { "idna-zwj-context", Violation, "RFC 5892", "appendix A.2",
     "A zero width joiner stands after a virama (RFC 5892 appendix A.2)." }
    MiddleDotContext { "idna-middle-dot-context", Violation, "RFC 5892", "appendix A.3",
     "A middle dot stands between two letters l, as in Catalan (RFC 5892 appendix A.3)." }
    KeraiaContext { "idna-keraia-context", Violation, "RFC 5892", "appendix A.4",
     "A Greek lower numeral sign (keraia) stands before a Greek character (RFC 5892 appendix A.4)." }
    GereshContext { "idna-geresh-context", Violation, "RFC 5892", "appendix A.5",
     "A Hebrew geresh stands after a Hebrew character (RFC 5892 appendix A.5)." }
    GershayimContext { "idna-gershayim-context", Violation, "RFC 5892", "appendix A.6",
     "Hebrew gershayim stand after a Hebrew character (RFC 5892 appendix A.6)." }
    KatakanaMiddleDotContext { "idna-katakana-middle-dot-context", Violation, "RFC 5892", "appendix A.7",
     "A katakana middle dot stands in a label with a Hiragana, Katakana or Han character (RFC 5892 appendix \
     A.7)." }
    ArabicDigitsMixed { "idna-arabic-digits-mixed", Violation, "RFC 5892", "appendices A.8 and A.9",
     "Arabic-Indic digits and Extended Arabic-Indic digits do not stand in one label (RFC 5892 \
     appendices A.8 and A.9)." }
    NotLdh { "idna-not-ldh", Violation, "RFC 5890", "section 2.3.1",
     "A label of ASCII alone is an LDH label: letters, digits and hyphens (RFC 5890 section 2.3.1)." }
    UpperCase { "idna-upper-case", Note, "RFC 5891", "section 5.3",
     "Capital letters in an ASCII label or an A-label count as the small ones (RFC 5890 section 2.3.2.1; RFC \
     5891 section 5.3)." }
    Wildcard { "wildcard", Note, "RFC 4592", "section 2.1.1",
     "A label that is an asterisk and stands first stands for every name below; it is no label that somebody \
     registers (RFC 4592 section 2.1.1)." }
    UnderscoreLabel { "underscore-label", Note, "RFC 8552", "section 1.1",
     "Labels that begin with an underscore are the DNS's own, for services and keys; they are no labels that \
     somebody registers (RFC 8552 section 1.1)." }
    ZoneOwner { "zone-owner", Note, "RFC 1034", "section 4.2.1",
     "Of the owners in a zone file only those of delegations are registrations: not the apex, and not the owners of glue, \
     signatures, hashes, services and wildcards (RFC 1034 section 4.2.1)." }
    LabelsBelowParent { "labels-below-parent", Warning, "RFC 1034", "section 4.2",
     "A registry registers one label directly below its zone; labels below that one are in a zone of the holder's (RFC 1034 \
     section 4.2)." }
    Uts46Refused { "uts46-refused", Warning, "UTS #46", "section 4.2",
     "Software that goes by UTS #46, as browsers do, does not look up a name that processing refuses as a whole (UTS #46 \
     section 4.2)." }
    DigitsOfSeveralScripts { "digits-of-several-scripts", Warning, "RFC 5893", "section 6",
     "The Bidi rule does not keep a label from mixing digits of several scripts, such as Bengali \
     and Gujarati; a registry may (RFC 5893 section 6)." }
    MixedScripts { "mixed-scripts", Warning, "UTS #39", "section 5.1",
     "A label whose characters have no script in common is a mixed-script label (UTS #39 section \
     5.1, by the properties of UAX #24)." }
    WholeScriptConfusable { "whole-script-confusable", Warning, "UTS #39", "section 5.3",
     "A label of one script that can be taken for a label of ASCII is a whole-script confusable (UTS #39 section \
     5.3)." }
    Invisible { "invisible", Warning, "The Unicode Standard", "section 5.21",
     "Characters that show nothing, such as fillers, variation selectors and joiners where nothing joins, make \
     names differ that look alike (The Unicode Standard, section 5.21)." }
    Deviation { "uts46-deviation", Warning, "UTS #46", "section 1.3.2",
     "Sharp s, final sigma and the two joiners are characters of their own in IDNA2008, but were replaced or taken \
     out in IDNA2003 and in transitional processing, which so finds another name (UTS #46 section 1.3.2)." }
    NumericTopLevel { "numeric-top-level", Warning, "RFC 3696", "section 2",
     "Top-level labels are not all digits, so that a name is not taken for an IP address (RFC 3696 section 2)." }
    LabelTooLong { "dns-label-too-long", Violation, "RFC 1035", "section 2.3.4",
     "A label has at most 63 octets in the DNS, as its A-label (RFC 1035 section 2.3.4)." }
    NameTooLong { "dns-name-too-long", Violation, "RFC 1035", "section 2.3.4",
     "A name has at most 255 octets in the DNS, which is 253 when written down without a final \
     full stop (RFC 1035 section 2.3.4)." }
    Duerst1 { "duerst-1", Note, "draft-duerst-iri-bidi-00", "section 5, restriction 1",
     "A component does not hold both right-to-left and left-to-right characters (Duerst's draft, \
     section 5, restriction 1)." }
    Duerst2 { "duerst-2", Note, "draft-duerst-iri-bidi-00", "section 5, restriction 2",
     "A component holds no bidirectional formatting characters of its own (Duerst's draft, section \
     5, restriction 2)." }
    Duerst3 { "duerst-3", Note, "draft-duerst-iri-bidi-00", "section 5, restriction 3",
     "A component with right-to-left characters holds nothing else, such as neutrals or numbers \
     (Duerst's draft, section 5, restriction 3)." }
}
