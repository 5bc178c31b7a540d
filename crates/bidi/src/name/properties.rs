//! Properties of a character beside its bidi class.

use icu_properties::props::{BidiMirrored, GeneralCategory, JoiningType, Script};
use icu_properties::{CodePointMapData, CodePointSetData, PropertyNamesLong, PropertyNamesShort};
use serde::Serialize;

/// Properties of a character by the Unicode Character Database, by the names that it has for their values.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CharacterProperties {
    /// Its script, such as `Hebrew`; `Common` and `Inherited` of what many scripts share.
    pub script: &'static str,
    /// Its General_Category, in short, such as `Lo`.
    pub general_category: &'static str,
    /// Its Joining_Type, in short, such as `D` of a letter that joins on both sides.
    pub joining_type: &'static str,
    /// Whether it is mirrored in right-to-left text (Bidi_Mirrored; UAX #9, rule L4).
    #[serde(rename = "mirrored")]
    pub is_bidi_mirrored: bool,
    /// Its bytes in UTF-8, in hexadecimal with spaces between them.
    #[serde(rename = "utf8")]
    pub utf8_hexadecimal: String,
}

impl CharacterProperties {
    /// Those of this character.
    pub fn of(scalar: char) -> Self {
        let script = CodePointMapData::<Script>::new().get(scalar);
        let category = CodePointMapData::<GeneralCategory>::new().get(scalar);
        let joining = CodePointMapData::<JoiningType>::new().get(scalar);
        let bytes = scalar.encode_utf8(&mut [0; 4]).bytes().map(|it| format!("{it:02X}")).collect::<Vec<_>>();
        Self {
            script: PropertyNamesLong::<Script>::new().get(script).unwrap_or("Unknown"),
            general_category: PropertyNamesShort::<GeneralCategory>::new().get(category).unwrap_or("Cn"),
            joining_type: PropertyNamesShort::<JoiningType>::new().get(joining).unwrap_or("U"),
            is_bidi_mirrored: CodePointSetData::new::<BidiMirrored>().contains(scalar),
            utf8_hexadecimal: bytes.join(" "),
        }
    }
}
