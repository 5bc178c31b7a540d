//! A second catalogue in the place of the English one.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use fluent_bundle::FluentResource;
use unic_langid::LanguageIdentifier;

use super::bundles::{Bundles, Values};
use super::check::{CheckedCatalogue, check};
use super::english::{self, EnglishPattern};
use super::{CatalogueError, CatalogueErrorKind, Language, Message};
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

/// The catalogue of the process, once one is chosen; `None` for the English one.
static INSTALLED: OnceLock<Option<&'static Catalogue>> = OnceLock::new();

impl Catalogue {
    /// The text of the English catalogue, the files of `locales/en` one after the other, with comments for translators.
    pub const ENGLISH_TEXT: &'static str = include_str!(concat!(env!("OUT_DIR"), "/english.ftl"));

    /// Reads a catalogue from the bytes of a file.
    ///
    /// # Errors
    /// The first error, with its line: too many bytes, not UTF-8, not Fluent, a control character, a message or a variable that the
    /// English catalogue does not have, a reference that leads nowhere or back, no language or direction.
    pub fn read(bytes: &[u8]) -> Result<Self, CatalogueError> {
        let whole = |kind| CatalogueError { line: None, kind };
        if bytes.len() > MAX_CATALOGUE_BYTES {
            return Err(whole(CatalogueErrorKind::TooLarge));
        }
        let not_utf8 = |before: &[u8]| CatalogueError {
            line: Some(before.iter().filter(|it| **it == b'\n').count() + 1),
            kind: CatalogueErrorKind::NotUtf8(before.len()),
        };
        let text = std::str::from_utf8(bytes).map_err(|error| not_utf8(&bytes[..error.valid_up_to()]))?;
        Self::of(check(text)?)
    }

    fn of(checked: CheckedCatalogue) -> Result<Self, CatalogueError> {
        let CheckedCatalogue { text, keys, language, is_right_to_left } = checked;
        let tag: LanguageIdentifier = language.parse().map_err(|_| CatalogueError {
            line: None,
            kind: CatalogueErrorKind::InvalidLanguage(language.clone()),
        })?;
        let messages = FluentResource::try_new(text).unwrap_or_else(|(it, _)| it);
        let bundles = Bundles::new(&tag, is_right_to_left, Some(messages));
        let fixed = english::all().iter().filter(|it| matches!(it.pattern, EnglishPattern::Fixed(_)));
        let text = |key| Some((key, bundles.format(bundles.pattern(key)?, &[], false)));
        let fixed = fixed.filter_map(|it| text(it.key)).collect();
        Ok(Self { language, is_right_to_left, keys, fixed, bundles })
    }

    /// The catalogue in use on this thread: that of [`Language::run_in`], or the [installed](Self::install) one; `None` for
    /// the English one.
    pub(super) fn in_use() -> Option<&'static Self> {
        match Language::of_thread() {
            Some(language) => language.catalogue(),
            None => INSTALLED.get().copied().flatten(),
        }
    }

    /// Makes this the catalogue of all messages of the process from now on. Only the first call has an effect; it
    /// should come before the first text is made, because texts that exist stay as they are.
    pub fn install(self) {
        Self::install_static(Some(Box::leak(Box::new(self))));
    }

    /// Whether the process has words or a language of its own, which [`Self::install`] or [`Language::install`] has chosen.
    pub fn is_installed() -> bool {
        INSTALLED.get().is_some()
    }

    /// Makes a catalogue that of the process, or the English one, unless one was chosen before.
    pub(super) fn install_static(catalogue: Option<&'static Self>) {
        let _ = INSTALLED.set(catalogue);
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
        Self::in_use().map_or_else(|| message!(language).static_text(), Self::language)
    }

    /// The direction of the catalogue in use.
    pub fn current_direction() -> &'static str {
        Self::in_use().map_or_else(|| message!(direction).static_text(), Self::direction)
    }

    /// What a translation in use says of itself that nobody has reviewed; `None` where it does not have that message, and for
    /// English.
    pub fn review_note() -> Option<Message<'static>> {
        let is_unreviewed = |it: &&Self| it.keys.contains("translation-not-reviewed");
        Self::in_use().filter(is_unreviewed).map(|_| message!(translation_not_reviewed))
    }

    /// The messages and attributes of the English catalogue that this one lacks, which stay in English, as `id` or
    /// `id.attribute`; and the number of all of them in the English catalogue.
    pub fn missing(&self) -> (Vec<&'static str>, usize) {
        let english = english::all();
        (english.iter().map(|it| it.key).filter(|it| !self.keys.contains(*it)).collect(), english.len())
    }

    /// As [`Self::missing`], for each file of `locales/en`: its name first.
    pub fn missing_by_file(&self) -> BTreeMap<&'static str, (Vec<&'static str>, usize)> {
        let mut files: BTreeMap<_, (Vec<_>, usize)> = BTreeMap::new();
        for text in english::all() {
            let (missing, all) = files.entry(text.file).or_default();
            *all += 1;
            if !self.keys.contains(text.key) {
                missing.push(text.key);
            }
        }
        files
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
