//! A second catalogue in the place of the English one.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

use super::bundles::Bundles;
use super::check::{CheckedCatalogue, check};
use super::english::{self, EnglishPattern};
use super::error::{CatalogueError, CatalogueErrorKind};

/// The most bytes that the file of a catalogue may have.
pub const MAX_CATALOGUE_BYTES: usize = 512 << 10;

/// A message catalogue in the place of the English one: everything that the program says to its users, in other words or in
/// another language.
pub struct Catalogue {
    language: String,
    is_right_to_left: bool,
    /// The messages that it has, with those attributes that it has: `id` or `id.attribute`.
    pub(super) keys: BTreeSet<String>,
    /// Its texts in the place of those English ones that have no variables, by the same keys.
    pub(super) fixed: BTreeMap<&'static str, String>,
    pub(super) bundles: Bundles,
}

/// What a catalogue lacks of the English one, or of one file of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MissingMessages {
    /// The keys that it lacks, `id` or `id.attribute`, in the order of the English catalogue.
    pub missing_keys: Vec<&'static str>,
    /// The number of all keys there, the missing ones included.
    pub english_key_count: usize,
}

/// The catalogue of the process, once one is chosen; `None` for the English one.
static INSTALLED: OnceLock<Option<&'static Catalogue>> = OnceLock::new();

impl Catalogue {
    /// The text of the English catalogue, the files of `locales/en` one after the other, with comments for translators.
    pub const ENGLISH_TEXT: &'static str = include_str!(concat!(env!("OUT_DIR"), "/english.ftl"));

    /// Reads a catalogue from the bytes of a file.
    ///
    /// # Errors
    /// The first error, with its line: too many bytes, not UTF-8, not Fluent, a control character, a message or a variable that
    /// the English catalogue does not have, a reference that leads nowhere or back, no language or direction.
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
        let text = |key| Some((key, bundles.format(bundles.pattern(key)?, &FluentArgs::new(), false)));
        let fixed = fixed.filter_map(|it| text(it.key)).collect();
        Ok(Self { language, is_right_to_left, keys, fixed, bundles })
    }

    /// Makes this the catalogue of all messages of the process from now on. Only the first call has an effect; it
    /// should come before the first text is made, because texts that exist stay as they are.
    pub fn install_for_process(self) {
        Self::install_static(Some(Box::leak(Box::new(self))));
    }

    /// Whether the process has words or a language of its own, which [`Self::install_for_process`] or
    /// [`Language::install_for_process`](crate::Language::install_for_process) has chosen.
    pub fn is_any_installed_for_process() -> bool {
        INSTALLED.get().is_some()
    }

    /// The catalogue that was chosen for the process; `None` for the English one.
    pub(super) fn installed() -> Option<&'static Self> {
        INSTALLED.get().copied().flatten()
    }

    /// Makes a catalogue that of the process, or the English one, unless one was chosen before.
    pub(super) fn install_static(catalogue: Option<&'static Self>) {
        let _ = INSTALLED.set(catalogue);
    }

    /// The language tag (BCP 47), such as `en`.
    pub fn language_tag(&self) -> &str {
        &self.language
    }

    /// The direction of the language: `ltr` or `rtl`, as the attribute `dir` of HTML.
    pub const fn html_dir(&self) -> &'static str {
        if self.is_right_to_left { "rtl" } else { "ltr" }
    }

    /// The messages and attributes of the English catalogue that this one lacks, which stay in English.
    pub fn missing_messages(&self) -> MissingMessages {
        let english = english::all();
        let missing_keys = english.iter().map(|it| it.key).filter(|it| !self.keys.contains(*it)).collect();
        MissingMessages { missing_keys, english_key_count: english.len() }
    }

    /// As [`Self::missing_messages`], for each file of `locales/en`: its name first.
    pub fn missing_messages_by_file(&self) -> BTreeMap<&'static str, MissingMessages> {
        let mut files: BTreeMap<_, MissingMessages> = BTreeMap::new();
        for text in english::all() {
            let of_file = files.entry(text.file).or_default();
            of_file.english_key_count += 1;
            if !self.keys.contains(text.key) {
                of_file.missing_keys.push(text.key);
            }
        }
        files
    }
}
