//! The normal forms of a character by itself (UAX #15).

use icu_normalizer::{ComposingNormalizerBorrowed, DecomposingNormalizerBorrowed};
use serde::Serialize;

use crate::page::code_points;

/// What each Normalization Form makes of a character that stands alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct NormalForms {
    nfc: String,
    nfd: String,
    nfkc: String,
    nfkd: String,
    #[serde(skip)]
    scalar: char,
}

impl NormalForms {
    /// Those of this character.
    pub(crate) fn of(scalar: char) -> Self {
        let mut bytes = [0; 4];
        let text = &*scalar.encode_utf8(&mut bytes);
        Self {
            nfc: ComposingNormalizerBorrowed::new_nfc().normalize(text).into_owned(),
            nfd: DecomposingNormalizerBorrowed::new_nfd().normalize(text).into_owned(),
            nfkc: ComposingNormalizerBorrowed::new_nfkc().normalize(text).into_owned(),
            nfkd: DecomposingNormalizerBorrowed::new_nfkd().normalize(text).into_owned(),
            scalar,
        }
    }

    /// The forms that are other characters, with their code points: `NFC, NFD U+05E9 U+05C1`. Forms that are the same stand
    /// together.
    pub(crate) fn changes(&self) -> Vec<String> {
        let forms = [("NFC", &self.nfc), ("NFD", &self.nfd), ("NFKC", &self.nfkc), ("NFKD", &self.nfkd)];
        let mut changes: Vec<(String, &String)> = Vec::new();
        for (title, text) in forms.into_iter().filter(|it| !it.1.chars().eq([self.scalar])) {
            match changes.iter_mut().find(|it| it.1 == text) {
                Some((titles, _)) => titles.push_str(&format!(", {title}")),
                None => changes.push((title.to_owned(), text)),
            }
        }
        changes.into_iter().map(|(titles, text)| format!("{titles} {}", code_points(text.chars()))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::NormalForms;

    /// UnicodeData.txt: decomposition mappings; CompositionExclusions.txt has U+FB2A.
    #[test]
    fn forms_that_differ() {
        for (scalar, expected) in [
            ('a', &[][..]),
            ('\u{FB2A}', &["NFC, NFD, NFKC, NFKD U+05E9 U+05C1"]),
            ('\u{E9}', &["NFD, NFKD U+0065 U+0301"]),
            ('\u{FEFB}', &["NFKC, NFKD U+0644 U+0627"]),
            ('\u{1E9B}', &["NFD U+017F U+0307", "NFKC U+1E61", "NFKD U+0073 U+0307"]),
        ] {
            assert_eq!(NormalForms::of(scalar).changes(), expected, "{scalar:?}");
        }
    }
}
