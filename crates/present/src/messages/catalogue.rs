//! The English catalogue, and a second one in its place.

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::check::{CheckedCatalogue, check};
use super::{CatalogueError, CatalogueErrorKind, MessageValue};

/// The most bytes that the file of a catalogue may have.
pub const MAX_CATALOGUE_BYTES: usize = 512 << 10;

/// A message catalogue: everything that the program says to its users, in one language.
pub struct Catalogue {
    language: String,
    is_right_to_left: bool,
    /// The messages that it has, with those attributes that it has: `id` or `id.attribute`.
    keys: BTreeSet<String>,
    /// The same messages twice: without and with isolates around the values.
    bundles: [FluentBundle<Arc<FluentResource>>; 2],
}

/// The catalogue in use; the English one if none was installed.
pub(super) static INSTALLED: OnceLock<Catalogue> = OnceLock::new();

static ENGLISH: LazyLock<Catalogue> = LazyLock::new(|| {
    // The build script has read the same text.
    let read = Catalogue::of(check(Catalogue::ENGLISH, None).unwrap_or_default());
    read.unwrap_or_else(|_| unreachable!("a test reads the English catalogue"))
});

impl Catalogue {
    /// The text of the English catalogue, `locales/en.ftl`, with comments for translators.
    pub const ENGLISH: &'static str = include_str!("../../../../locales/en.ftl");

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
        Self::of(check(text, Some(Self::ENGLISH))?)
    }

    fn of(checked: CheckedCatalogue) -> Result<Self, CatalogueError> {
        let CheckedCatalogue { text, keys, language, is_right_to_left } = checked;
        let tag: LanguageIdentifier = language.parse().map_err(|_| CatalogueError {
            line: None,
            kind: CatalogueErrorKind::InvalidLanguage(language.clone()),
        })?;
        let resource = Arc::new(FluentResource::try_new(text).unwrap_or_else(|(it, _)| it));
        let bundles = [false, true].map(|isolates| {
            let mut bundle = FluentBundle::new_concurrent(vec![tag.clone()]);
            bundle.set_use_isolating(isolates);
            bundle.add_resource_overriding(Arc::clone(&resource));
            bundle
        });
        Ok(Self { language, is_right_to_left, keys, bundles })
    }

    /// The catalogue in use: the [installed](Self::install) one, else the English one.
    pub fn current() -> &'static Self {
        INSTALLED.get().unwrap_or(&ENGLISH)
    }

    /// The language tag (BCP 47), such as `en`.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// The direction of the language: `ltr` or `rtl`, as the attribute `dir` of HTML.
    pub const fn direction(&self) -> &'static str {
        if self.is_right_to_left { "rtl" } else { "ltr" }
    }

    /// The messages and attributes of the English catalogue that this one lacks, which stay in English, as `id` or
    /// `id.attribute`; and the number of all of them in the English catalogue.
    pub fn missing(&self) -> (Vec<&'static str>, usize) {
        let english = ENGLISH.keys.iter();
        (english.filter(|it| !self.keys.contains(*it)).map(String::as_str).collect(), ENGLISH.keys.len())
    }

    pub(super) fn has_attribute(id: &str, attribute: &str) -> bool {
        ENGLISH.keys.contains(&format!("{id}.{attribute}"))
    }

    /// The text of a message or of one of its attributes.
    pub(super) fn format(
        id: &str,
        attribute: Option<&str>,
        values: &[(&'static str, MessageValue<'_>)],
        isolates: bool,
    ) -> String {
        let mut arguments = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            arguments.set(*name, argument(value, isolates));
        }
        let format = |catalogue: &Self| catalogue.text(id, attribute, &arguments, isolates);
        format(Self::current()).or_else(|| format(&ENGLISH)).unwrap_or_else(|| id.to_owned())
    }

    fn text(
        &self,
        id: &str,
        attribute: Option<&str>,
        arguments: &FluentArgs<'_>,
        isolates: bool,
    ) -> Option<String> {
        let bundle = &self.bundles[usize::from(isolates)];
        let message = bundle.get_message(id)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        // A value that is not there is written by its name between braces.
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(arguments), &mut errors);
        Some(if isolates { text.replace("\u{2068}\u{2069}", "") } else { text.into_owned() })
    }
}

fn argument<'a>(value: &'a MessageValue<'_>, isolates: bool) -> FluentValue<'a> {
    match value {
        // Isolates within a text would end those around it.
        MessageValue::Text(text) if isolates && text.contains(['\u{2068}', '\u{2069}']) => {
            text.replace('\u{2068}', "U+2068").replace('\u{2069}', "U+2069").into()
        }
        MessageValue::Text(text) => text.as_ref().into(),
        MessageValue::Number(number) if *number < 1 << 53 => (*number as f64).into(),
        MessageValue::Number(number) => number.to_string().into(),
        // Words of the same language need no isolates: Fluent's own are ended at once and begun again.
        MessageValue::Message(it) if isolates => format!("\u{2069}{}\u{2068}", it.isolated()).into(),
        MessageValue::Message(it) => it.to_string().into(),
    }
}
