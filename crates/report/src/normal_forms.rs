//! The normal forms of a character by itself (UAX #15).

use std::borrow::Cow;

use icu_normalizer::{ComposingNormalizerBorrowed, DecomposingNormalizerBorrowed};
use serde::Serialize;

use crate::words::escape::format_code_points;

/// What each Normalization Form makes of a character that stands alone; `None` where that is the character itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct NormalForms {
    #[serde(skip_serializing_if = "Option::is_none")]
    nfc: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    nfd: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    nfkc: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    nfkd: Option<String>,
}

impl NormalForms {
    /// Those of this character.
    pub(crate) fn of(scalar: char) -> Self {
        let mut bytes = [0; 4];
        let text = &*scalar.encode_utf8(&mut bytes);
        let other = |form: Cow<'_, str>| (*form != *text).then(|| form.into_owned());
        Self {
            nfc: other(ComposingNormalizerBorrowed::new_nfc().normalize(text)),
            nfd: other(DecomposingNormalizerBorrowed::new_nfd().normalize(text)),
            nfkc: other(ComposingNormalizerBorrowed::new_nfkc().normalize(text)),
            nfkd: other(DecomposingNormalizerBorrowed::new_nfkd().normalize(text)),
        }
    }

    /// The forms with their code points: `NFC, NFD U+05E9 U+05C1`. Forms that are the same stand together.
    pub(crate) fn changes(&self) -> Vec<String> {
        let forms = [("NFC", &self.nfc), ("NFD", &self.nfd), ("NFKC", &self.nfkc), ("NFKD", &self.nfkd)];
        let mut changes: Vec<(String, &String)> = Vec::new();
        for (title, text) in forms.into_iter().filter_map(|it| Some((it.0, it.1.as_ref()?))) {
            match changes.iter_mut().find(|it| it.1 == text) {
                Some((titles, _)) => titles.push_str(&format!(", {title}")),
                None => changes.push((title.to_owned(), text)),
            }
        }
        changes
            .into_iter()
            .map(|(titles, text)| format!("{titles} {}", format_code_points(text.chars())))
            .collect()
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
