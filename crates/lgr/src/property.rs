//! Classes by a Unicode property (RFC 7940, section 6.2.3): `gc:Mn`, `sc:Arab`, `jt:D`.

use icu_properties::props::{
    BidiClass, CanonicalCombiningClass, EastAsianWidth, EnumeratedProperty, GeneralCategory,
    GeneralCategoryGroup, GraphemeClusterBreak, HangulSyllableType, IndicConjunctBreak,
    IndicSyllabicCategory, JoiningGroup, JoiningType, LineBreak, ParseableEnumeratedProperty, Script,
    SentenceBreak, VerticalOrientation, WordBreak,
};
use icu_properties::script::ScriptWithExtensions;
use icu_properties::{CodePointMapData, CodePointSetData, PropertyParser};
use std::ops::RangeInclusive;

use crate::set::CodePointSet;

/// The code points with a property's value, as `property:value`, with the short or the long names of the Unicode Character
/// Database. `None` where there is no such property or value, or it is not supported.
pub(crate) fn code_points(property: &str) -> Option<CodePointSet> {
    let (name, value) = property.split_once(':')?;
    let plain: String = name.chars().filter(char::is_ascii_alphanumeric).collect();
    let set = match plain.to_ascii_lowercase().as_str() {
        "gc" | "generalcategory" => {
            let group = PropertyParser::<GeneralCategoryGroup>::new().get_loose(value)?;
            from_ranges(CodePointMapData::<GeneralCategory>::new().iter_ranges_for_group(group))
        }
        "sc" | "script" => with_value::<Script>(value)?,
        "scx" | "scriptextensions" => {
            let script = PropertyParser::<Script>::new().get_loose(value)?;
            from_ranges(ScriptWithExtensions::new().get_script_extensions_ranges(script))
        }
        "ccc" | "canonicalcombiningclass" => match value.parse() {
            Ok(class) => {
                let classes = CodePointMapData::<CanonicalCombiningClass>::new();
                from_ranges(classes.iter_ranges_for_value(CanonicalCombiningClass(class)))
            }
            Err(_) => with_value::<CanonicalCombiningClass>(value)?,
        },
        "bc" | "bidiclass" => with_value::<BidiClass>(value)?,
        "ea" | "eastasianwidth" => with_value::<EastAsianWidth>(value)?,
        "gcb" | "graphemeclusterbreak" => with_value::<GraphemeClusterBreak>(value)?,
        "hst" | "hangulsyllabletype" => with_value::<HangulSyllableType>(value)?,
        "incb" | "indicconjunctbreak" => with_value::<IndicConjunctBreak>(value)?,
        "insc" | "indicsyllabiccategory" => with_value::<IndicSyllabicCategory>(value)?,
        "jg" | "joininggroup" => with_value::<JoiningGroup>(value)?,
        "jt" | "joiningtype" => with_value::<JoiningType>(value)?,
        "lb" | "linebreak" => with_value::<LineBreak>(value)?,
        "sb" | "sentencebreak" => with_value::<SentenceBreak>(value)?,
        "vo" | "verticalorientation" => with_value::<VerticalOrientation>(value)?,
        "wb" | "wordbreak" => with_value::<WordBreak>(value)?,
        _ => return binary(name, value),
    };
    Some(set)
}

/// Whether the program's Unicode version has no such character yet, or never will.
pub(crate) fn is_unassigned(scalar: char) -> bool {
    CodePointMapData::<GeneralCategory>::new().get(scalar) == GeneralCategory::Unassigned
}

/// The code points with a value of an enumerated property.
fn with_value<P: EnumeratedProperty + ParseableEnumeratedProperty>(value: &str) -> Option<CodePointSet> {
    let value = PropertyParser::<P>::new().get_loose(value)?;
    Some(from_ranges(CodePointMapData::<P>::new().iter_ranges_for_value(value)))
}

/// A property that a code point has or does not have.
fn binary(name: &str, value: &str) -> Option<CodePointSet> {
    let set = from_ranges(CodePointSetData::new_for_ecma262(name.as_bytes())?.iter_ranges());
    match value.to_ascii_lowercase().as_str() {
        "y" | "yes" | "t" | "true" => Some(set),
        "n" | "no" | "f" | "false" => Some(set.complement()),
        _ => None,
    }
}

fn from_ranges(ranges: impl Iterator<Item = RangeInclusive<u32>>) -> CodePointSet {
    CodePointSet::from_ranges(ranges.map(|it| (*it.start(), *it.end())).collect())
}

#[cfg(test)]
mod tests {
    use super::code_points;

    #[test]
    fn names_are_short_or_long() {
        for (property, inside, outside) in [
            ("gc:Mn", '\u{5B0}', '\u{5D0}'),
            ("gc:L", '\u{5D0}', '1'),
            ("General_Category:Nonspacing_Mark", '\u{5B0}', '\u{5D0}'),
            ("sc:Arab", '\u{627}', '\u{5D0}'),
            ("Script:Hebrew", '\u{5D0}', '\u{627}'),
            ("scx:Arab", '\u{660}', 'a'),
            ("jt:D", '\u{628}', '\u{627}'),
            ("jt:R", '\u{627}', '\u{628}'),
            ("ccc:9", '\u{94D}', 'a'),
            ("ccc:Virama", '\u{94D}', 'a'),
            ("bc:AL", '\u{627}', '\u{5D0}'),
            ("IDS:Y", 'a', '1'),
            ("ID_Start:N", '1', 'a'),
        ] {
            let set = code_points(property).unwrap_or_else(|| panic!("{property} is a property"));
            assert!(set.contains(inside) && !set.contains(outside), "{property}");
        }
        for unknown in ["gc", "gc:Xx", "sc:Klingon", "name:ALEF", "gc:Mn:x", "IDS:maybe", ":", ""] {
            assert_eq!(code_points(unknown), None, "{unknown}");
        }
    }
}
