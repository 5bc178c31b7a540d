//! The Script property (UAX #24), for searching names by script.

use icu_properties::props::Script;
use icu_properties::{CodePointMapData, PropertyNamesLong, PropertyParser};

/// The script of a character; `None` for Common, Inherited and Unknown.
pub fn script_of(scalar: char) -> Option<Script> {
    let script = CodePointMapData::<Script>::new().get(scalar);
    (![Script::Common, Script::Inherited, Script::Unknown].contains(&script)).then_some(script)
}

/// The long property value name of a script, such as `Hebrew`.
pub fn script_name(script: Script) -> &'static str {
    PropertyNamesLong::<Script>::new().get(script).unwrap_or("Other")
}

/// The script with this long property value name, matched exactly.
pub fn script_from_name(name: &str) -> Option<Script> {
    PropertyParser::<Script>::new().get_strict(name).filter(|&it| script_name(it) == name)
}

#[cfg(test)]
mod tests {
    use super::{script_from_name, script_name, script_of};

    #[test]
    fn scripts_by_their_names() {
        let name = |scalar| script_of(scalar).map(script_name);
        // Scripts.txt: the digits and the hyphen-minus are Common, the combining acute Inherited.
        assert_eq!(
            ['\u{5D0}', '\u{627}', 'a', '1', '-', '\u{301}', '\u{0378}'].map(name),
            [Some("Hebrew"), Some("Arabic"), Some("Latin"), None, None, None, None]
        );
        assert_eq!(script_from_name("Hebrew"), script_of('\u{5D0}'));
        assert_eq!(["hebrew", "Hebr", ""].map(script_from_name), [None; 3]);
    }
}
