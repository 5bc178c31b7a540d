//! A second catalogue in the place of the English one.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use fluent_bundle::FluentResource;
use unic_langid::LanguageIdentifier;

use super::bundles::{Bundles, Values};
use super::check::{CheckedCatalogue, check};
use super::english::{self, EnglishPattern};
use super::{CatalogueError, CatalogueErrorKind};
use crate::message;

/// The most bytes that the file of a catalogue may have.
pub const MAX_CATALOGUE_BYTES: usize = 512 << 10;

/// A message catalogue in the place of the English one: everything that the program says to its users, in other words or in
/// another language.
pub struct Catalogue {
    language: String,
    is_right_to_left: bool,
    /// The messages that it has, with those attributes that it has: `id` or `id.attribute`.
    keys: BTreeSet<String>,
    /// Its texts in the place of those English ones that have no variables, by the same keys.
    fixed: BTreeMap<&'static str, String>,
    bundles: Bundles,
}

/// The catalogue in use; `None` for the English one.
static INSTALLED: OnceLock<Catalogue> = OnceLock::new();

impl Catalogue {
    /// The text of the English catalogue, the files of `locales/en` one after the other, with comments for translators.
    pub const ENGLISH: &'static str = include_str!(concat!(env!("OUT_DIR"), "/english.ftl"));

    /// Reads a catalogue from the bytes of a file.
    ///
    /// # Errors
    /// The first error, with its line: too many bytes, not UTF-8, not Fluent, a message or a variable that the English
    /// catalogue does not have, no language or direction.
    pub fn read(bytes: &[u8]) -> Result<Self, CatalogueError> {
        let whole = |kind| CatalogueError { line: None, kind };
        if bytes.len() > MAX_CATALOGUE_BYTES {
            return Err(whole(CatalogueErrorKind::TooLarge));
        }
        let text = std::str::from_utf8(bytes)
            .map_err(|error| whole(CatalogueErrorKind::NotUtf8(error.valid_up_to())))?;
        Self::of(check(text)?)
    }

    fn of(checked: CheckedCatalogue) -> Result<Self, CatalogueError> {
        let CheckedCatalogue { text, keys, language, is_right_to_left } = checked;
        let tag: LanguageIdentifier = language.parse().map_err(|_| CatalogueError {
            line: None,
            kind: CatalogueErrorKind::InvalidLanguage(language.clone()),
        })?;
        let messages = FluentResource::try_new(text).unwrap_or_else(|(it, _)| it);
        let bundles = Bundles::new(&tag, Some(messages));
        let fixed = english::all().iter().filter(|it| matches!(it.pattern, EnglishPattern::Fixed(_)));
        let text = |key| Some((key, bundles.format(bundles.pattern(key)?, &[], false)));
        let fixed = fixed.filter_map(|it| text(it.key)).collect();
        Ok(Self { language, is_right_to_left, keys, fixed, bundles })
    }

    /// The [installed](Self::install) catalogue; `None` if the English one is in use.
    pub(super) fn installed() -> Option<&'static Self> {
        INSTALLED.get()
    }

    /// Makes this the catalogue of all messages of the process from now on. Only the first call has an effect; it
    /// should come before the first text is made, because texts that exist stay as they are.
    pub fn install(self) {
        let _ = INSTALLED.set(self);
    }

    /// The language tag (BCP 47), such as `en`.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// The direction of the language: `ltr` or `rtl`, as the attribute `dir` of HTML.
    pub const fn direction(&self) -> &'static str {
        if self.is_right_to_left { "rtl" } else { "ltr" }
    }

    /// Whether the language runs from right to left.
    pub(super) const fn is_right_to_left(&self) -> bool {
        self.is_right_to_left
    }

    /// The language tag of the catalogue in use.
    pub fn current_language() -> &'static str {
        Self::installed().map_or_else(|| message!(language).fixed(), Self::language)
    }

    /// The direction of the catalogue in use.
    pub fn current_direction() -> &'static str {
        Self::installed().map_or_else(|| message!(direction).fixed(), Self::direction)
    }

    /// The messages and attributes of the English catalogue that this one lacks, which stay in English, as `id` or
    /// `id.attribute`; and the number of all of them in the English catalogue.
    pub fn missing(&self) -> (Vec<&'static str>, usize) {
        let english = english::all();
        (english.iter().map(|it| it.key).filter(|it| !self.keys.contains(*it)).collect(), english.len())
    }

    /// The text of a message or of one of its attributes, `id` or `id.attribute`, with these values; `None` if the catalogue
    /// lacks it.
    pub(super) fn text(&self, key: &str, values: Values<'_>, isolates: bool) -> Option<Cow<'_, str>> {
        if values.is_empty()
            && !isolates
            && let Some(text) = self.fixed.get(key)
        {
            return Some(text.into());
        }
        Some(self.bundles.format(self.bundles.pattern(key)?, values, isolates).into())
    }
}
