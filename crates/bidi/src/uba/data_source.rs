//! Where the algorithm takes the properties of characters from.

use icu_properties::CodePointMapData;
use icu_properties::props::{BidiMirroringGlyph, BidiPairedBracketType};

use crate::name::{BidiClass, Character};

/// The properties that the algorithm asks for. A caller with data of its own, such as another version of
/// Unicode or private-use characters with classes (UAX #9, HL4), implements this and hands it to
/// [`UbaEngine::with_bidi_data_source`](super::UbaEngine::with_bidi_data_source), which asks it for the brackets. The classes
/// come with the characters: those of [`BidiDataSource::characters`] can be given to every strategy and trace as well, which
/// pair brackets by Unicode's data ([`UnicodeData`]). [`characters_of`](crate::name::characters_of) always uses
/// Unicode's data.
///
/// ```
/// use bidiscope_bidi::name::BidiClass;
/// use bidiscope_bidi::uba::{BidiDataSource, UbaEngine, PairedBracket, ParagraphDirection, UnicodeData};
///
/// /// Unicode's data, but U+E000 is a right-to-left letter.
/// #[derive(Default)]
/// struct WithPrivateUse;
///
/// impl BidiDataSource for WithPrivateUse {
///     fn bidi_class(&self, scalar: char) -> BidiClass {
///         if scalar == '\u{E000}' { BidiClass::R } else { UnicodeData.bidi_class(scalar) }
///     }
///
///     fn paired_bracket(&self, scalar: char) -> Option<PairedBracket> {
///         UnicodeData.paired_bracket(scalar)
///     }
/// }
///
/// let data = WithPrivateUse;
/// let characters = data.characters("\u{E000}\u{E000}1");
/// let mut engine = UbaEngine::with_bidi_data_source(data);
/// let order = engine.visual_order(&characters, ParagraphDirection::RTL);
/// assert_eq!(order.iter().map(|it| it.0).collect::<Vec<_>>(), [2, 1, 0]);
/// ```
pub trait BidiDataSource {
    /// The property Bidi_Class.
    fn bidi_class(&self, scalar: char) -> BidiClass;

    /// The properties Bidi_Paired_Bracket_Type and Bidi_Paired_Bracket (definitions BD14 and BD15); `None` where the
    /// type is None.
    fn paired_bracket(&self, scalar: char) -> Option<PairedBracket>;

    /// The characters of a text, each with its class.
    fn characters(&self, text: &str) -> Vec<Character> {
        text.chars().map(|scalar| Character { scalar, class: self.bidi_class(scalar) }).collect()
    }
}

/// A character of which rule N0 makes pairs. Closing brackets that are canonically equivalent are one (BD16).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PairedBracket {
    /// An opening bracket.
    Opening {
        /// The closing bracket of the pair, in its canonical form.
        canonical_closing_bracket: char,
    },
    /// A closing bracket.
    Closing {
        /// Its canonical form: U+3009 of U+232A, else the bracket itself.
        canonical_form: char,
    },
}

/// The data that comes with this crate, of the version that
/// [`unicode_version`](crate::name::unicode_version) returns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct UnicodeData;

impl BidiDataSource for UnicodeData {
    fn bidi_class(&self, scalar: char) -> BidiClass {
        BidiClass::of(scalar)
    }

    fn paired_bracket(&self, scalar: char) -> Option<PairedBracket> {
        let property = CodePointMapData::<BidiMirroringGlyph>::new().get(scalar);
        match property.paired_bracket_type {
            BidiPairedBracketType::Open => {
                let closed_by = canonical(property.mirroring_glyph.unwrap_or(scalar));
                Some(PairedBracket::Opening { canonical_closing_bracket: closed_by })
            }
            BidiPairedBracketType::Close => {
                Some(PairedBracket::Closing { canonical_form: canonical(scalar) })
            }
            _ => None,
        }
    }
}

/// The canonical equivalent of a closing bracket: U+232A RIGHT-POINTING ANGLE BRACKET is U+3009. The
/// standard promises that no other bracket will ever have one (BD16).
const fn canonical(closing: char) -> char {
    match closing {
        '\u{232A}' => '\u{3009}',
        _ => closing,
    }
}
