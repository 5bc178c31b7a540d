//! What catalogues say of their language: its tag, its direction, its name for itself, and whether the translation was reviewed.

use super::catalogue::Catalogue;
use super::language::{Language, catalogue_in_use};
use super::messages::Message;
use crate::message;

impl Catalogue {
    /// The language tag of the catalogue in use.
    pub fn current_language_tag() -> &'static str {
        catalogue_in_use().map_or_else(|| message!(language).static_text(), Self::language_tag)
    }

    /// The direction of the catalogue in use.
    pub fn current_html_dir() -> &'static str {
        catalogue_in_use().map_or_else(|| message!(direction).static_text(), Self::html_dir)
    }

    /// What a translation in use says of itself that nobody has reviewed; `None` where it does not have that message, and for
    /// English.
    pub fn unreviewed_translation_note() -> Option<Message<'static>> {
        let is_unreviewed = |it: &&Self| it.keys.contains("translation-not-reviewed");
        catalogue_in_use().filter(is_unreviewed).map(|_| message!(translation_not_reviewed))
    }
}

impl Language {
    /// What it calls itself, such as “English”.
    pub fn name(self) -> String {
        self.run_in(|| message!(language_name).to_string())
    }
}
