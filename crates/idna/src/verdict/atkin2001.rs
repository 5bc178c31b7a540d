//! The characters that Atkin, Stansifer and Alsharif, "Bidirectional Domain Names" (2001), admit to domain names: the
//! prose of section II and Table 2 of that paper. The two disagree, so they are evaluated separately.

use icu_normalizer::DecomposingNormalizerBorrowed;
use icu_properties::CodePointMapData;
use icu_properties::props::{GeneralCategory, Script};
use icu_properties::script::ScriptWithExtensions;
use serde::Serialize;

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::Name;

use super::finding::Finding;
use super::kind::FindingKind;
use super::segments::not_in_nfc;

enum_with_ids! {
    /// Why the prose of section II of Atkin et al. (2001) excludes a character from domain names. Of several reasons that
    /// hold, [`exclusion`] gives one that names code points (U+...), else the first of this list.
    pub enum Atkin2001ExclusionReason {
        /// A control or format character, the bidi controls among them, or a line or paragraph separator.
        ControlOrFormatCharacter = "control";
        /// An Arabic presentation form, U+FB50-FDFF or U+FE70-FEFC.
        ArabicPresentationForm = "presentation-form";
        /// An Arabic point, U+064B-0655 or U+0670.
        ArabicPoint = "arabic-point";
        /// A Koranic annotation sign, U+06D6-06ED.
        KoranicAnnotationSign = "koranic-sign";
        /// A Hebrew cantillation mark, U+0591-05AF.
        HebrewCantillationMark = "cantillation";
        /// A Hebrew point, U+05B0-05C4 (`UF80-U5C4` in the paper).
        HebrewPoint = "hebrew-point";
        /// Punctuation other than the hyphen-minus.
        PunctuationExceptHyphen = "punctuation";
        /// A compatibility character: one with a compatibility decomposition.
        CompatibilityCharacter = "compatibility";
        /// A symbol or a space: neither a letter nor a digit.
        SymbolOrSpace = "symbol";
        /// A code point without a character, or for private use.
        UnassignedOrPrivateUse = "unassigned";
    }
}

impl Atkin2001ExclusionReason {
    const fn kind(self) -> FindingKind {
        match self {
            Self::ControlOrFormatCharacter => FindingKind::Atkin2001Control,
            Self::ArabicPresentationForm => FindingKind::Atkin2001PresentationForm,
            Self::ArabicPoint => FindingKind::Atkin2001ArabicPoint,
            Self::KoranicAnnotationSign => FindingKind::Atkin2001KoranicSign,
            Self::HebrewCantillationMark => FindingKind::Atkin2001Cantillation,
            Self::HebrewPoint => FindingKind::Atkin2001HebrewPoint,
            Self::PunctuationExceptHyphen => FindingKind::Atkin2001Punctuation,
            Self::CompatibilityCharacter => FindingKind::Atkin2001Compatibility,
            Self::SymbolOrSpace => FindingKind::Atkin2001Symbol,
            Self::UnassignedOrPrivateUse => FindingKind::Atkin2001Unassigned,
        }
    }
}

/// What Table 2 of Atkin et al. (2001), of the Arabic and Hebrew characters in domain names, says about a character.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Atkin2001Table2Status {
    /// It is in one of the table's ranges.
    Listed,
    /// It is an Arabic or Hebrew character that the table does not list.
    NotListed,
    /// It is neither Arabic nor Hebrew, so the table does not cover it.
    #[serde(rename = "not-concerned")]
    OutOfScope,
}

/// The ranges of Table 2 in its order, both ends included.
const TABLE_2: [(char, char); 6] = [
    ('\u{5D0}', '\u{5F4}'),
    ('\u{621}', '\u{64A}'),
    ('\u{660}', '\u{669}'),
    ('\u{671}', '\u{6D3}'),
    ('\u{6D5}', '\u{6D5}'),
    ('\u{6F0}', '\u{6FE}'),
];

/// Why the prose of section II of Atkin et al. (2001) excludes a character from domain names; `None` if it admits it.
pub fn domain_name_exclusion_reason(character: char) -> Option<Atkin2001ExclusionReason> {
    by_range(character).or_else(|| by_category(character))
}

/// What Table 2 of Atkin et al. (2001) says about a character.
pub fn atkin2001_table_2_status(character: char) -> Atkin2001Table2Status {
    if TABLE_2.iter().any(|&(first, last)| (first..=last).contains(&character)) {
        return Atkin2001Table2Status::Listed;
    }
    let concerned =
        matches!(ScriptWithExtensions::new().get_script_val(character), Script::Arabic | Script::Hebrew)
            || matches!(character, '\u{590}'..='\u{6FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFC}');
    if concerned { Atkin2001Table2Status::NotListed } else { Atkin2001Table2Status::OutOfScope }
}

/// One finding per label and reason for exclusion.
pub(super) fn findings(name: &Name) -> Vec<Finding> {
    let characters = name.characters();
    let mut found = Vec::new();
    for (index, label) in name.labels().iter().enumerate() {
        let mut add = |kind, offenders: Vec<usize>| {
            if !offenders.is_empty() {
                found.push(Finding::new(kind, index, offenders));
            }
        };
        let excluded: Vec<(usize, Atkin2001ExclusionReason)> = label
            .character_range
            .clone()
            .filter_map(|at| domain_name_exclusion_reason(characters[at].scalar).map(|reason| (at, reason)))
            .collect();
        for reason in Atkin2001ExclusionReason::ALL {
            let offenders = excluded.iter().filter(|(_, it)| *it == reason).map(|(at, _)| *at).collect();
            add(reason.kind(), offenders);
        }
        let not_listed = label
            .character_range
            .clone()
            .filter(|&at| atkin2001_table_2_status(characters[at].scalar) == Atkin2001Table2Status::NotListed)
            .collect();
        add(FindingKind::Atkin2001Table2, not_listed);
        let decomposed = not_in_nfc(name.label_characters(label));
        let decomposed = decomposed.into_iter().map(|offset| offset + label.character_range.start).collect();
        add(FindingKind::Atkin2001NotNfc, decomposed);
    }
    found
}

fn by_range(scalar: char) -> Option<Atkin2001ExclusionReason> {
    Some(match scalar {
        // U+FEFD and U+FEFE are unassigned, U+FEFF a format character.
        '\u{FB50}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFC}' => Atkin2001ExclusionReason::ArabicPresentationForm,
        '\u{64B}'..='\u{655}' | '\u{670}' => Atkin2001ExclusionReason::ArabicPoint,
        '\u{6D6}'..='\u{6ED}' => Atkin2001ExclusionReason::KoranicAnnotationSign,
        '\u{591}'..='\u{5AF}' => Atkin2001ExclusionReason::HebrewCantillationMark,
        '\u{5B0}'..='\u{5C4}' => Atkin2001ExclusionReason::HebrewPoint,
        _ => return None,
    })
}

fn by_category(scalar: char) -> Option<Atkin2001ExclusionReason> {
    use GeneralCategory as Category;
    if scalar == '-' {
        return None;
    }
    let category = CodePointMapData::<Category>::new().get(scalar);
    match category {
        Category::Control | Category::Format | Category::LineSeparator | Category::ParagraphSeparator => {
            Some(Atkin2001ExclusionReason::ControlOrFormatCharacter)
        }
        Category::Unassigned | Category::PrivateUse | Category::Surrogate => {
            Some(Atkin2001ExclusionReason::UnassignedOrPrivateUse)
        }
        Category::ConnectorPunctuation
        | Category::DashPunctuation
        | Category::OpenPunctuation
        | Category::ClosePunctuation
        | Category::InitialPunctuation
        | Category::FinalPunctuation
        | Category::OtherPunctuation => Some(Atkin2001ExclusionReason::PunctuationExceptHyphen),
        _ if is_compatibility_character(scalar) => Some(Atkin2001ExclusionReason::CompatibilityCharacter),
        Category::MathSymbol
        | Category::CurrencySymbol
        | Category::ModifierSymbol
        | Category::OtherSymbol
        | Category::SpaceSeparator => Some(Atkin2001ExclusionReason::SymbolOrSpace),
        _ => None,
    }
}

/// Whether a character has a compatibility decomposition, in addition to any canonical one.
fn is_compatibility_character(scalar: char) -> bool {
    if scalar.is_ascii() {
        return false;
    }
    let mut buffer = [0; 4];
    let text: &str = scalar.encode_utf8(&mut buffer);
    let canonical = DecomposingNormalizerBorrowed::new_nfd();
    let compatible = DecomposingNormalizerBorrowed::new_nfkd();
    canonical.normalize(text) != compatible.normalize(text)
}
