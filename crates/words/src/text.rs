//! The text of a message in the language in use, with its values, which may be messages themselves.

use std::borrow::Cow;

use bidiscope_bidi::name::BidiClass;
use fluent_bundle::{FluentArgs, FluentValue};
use fluent_syntax::ast::Pattern;

use super::bundles::Bundles;
use super::catalogue::Catalogue;
use super::english::{self, EnglishPattern};
use super::language::{Language, catalogue_in_use};
use super::messages::{Message, MessageValue, Values};
use crate::message;

impl Message<'_> {
    /// The text of a message that has no variables; empty if it has some, or if the English catalogue does not have it.
    pub fn static_text(&self) -> &'static str {
        fixed_text(&self.id)
    }

    /// As [`Self::static_text`], of an attribute of the message.
    pub fn static_attribute(&self, attribute_name: &str) -> &'static str {
        fixed_text(&format!("{}.{attribute_name}", self.id))
    }

    /// The text of an attribute of the message; `None` if the English catalogue does not have it.
    pub fn attribute(&self, attribute_name: &str) -> Option<String> {
        text(&format!("{}.{attribute_name}", self.id), &self.values, false).map(Cow::into_owned)
    }

    /// The text with each value between isolates (U+2068 and U+2069), so that it reorders nothing around it. Messages in
    /// it are words of the same language and have none.
    pub fn text_with_isolated_values(&self) -> String {
        self.text(true).into_owned()
    }

    fn text(&self, isolates: bool) -> Cow<'_, str> {
        text(&self.id, &self.values, isolates).unwrap_or_else(|| self.id.as_ref().into())
    }

    /// As [`Self::text_with_isolated_values`], of an attribute of the message; `None` if the English catalogue does not have it.
    pub fn attribute_with_isolated_values(&self, attribute_name: &str) -> Option<String> {
        text(&format!("{}.{attribute_name}", self.id), &self.values, true).map(Cow::into_owned)
    }

    /// Several messages, each a sentence, as one text with isolates.
    pub fn join_sentences_isolating_values(sentences: &[Self]) -> String {
        sentences.iter().map(Self::text_with_isolated_values).collect::<Vec<_>>().join(" ")
    }
}

/// The text of a message or of one of its attributes, `id` or `id.attribute`, in the catalogue in use; `None` if the English
/// catalogue does not have it. Among words that run from right to left one that stays in English is isolated like a value.
fn text(key: &str, values: Values<'_>, isolates: bool) -> Option<Cow<'static, str>> {
    let english = english::find(key)?;
    let in_use = catalogue_in_use();
    if let Some(text) = in_use.and_then(|it| catalogue_text(it, key, values, isolates)) {
        return Some(text);
    }
    let Some(in_use) = in_use else { return Some(english_text(&english.pattern, values, isolates)) };
    // A sentence is of one language: messages in it are English too.
    let text = Language::ENGLISH.run_in(|| english_text(&english.pattern, values, isolates));
    Some(match isolates && in_use.bundles.is_right_to_left {
        true => format!("\u{2068}{text}\u{2069}").into(),
        false => text,
    })
}

/// The text of what has no variables, which is there from the start.
fn fixed_text(key: &str) -> &'static str {
    match text(key, &[], false) {
        Some(Cow::Borrowed(text)) => text,
        _ => "",
    }
}

impl std::fmt::Display for Message<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.text(false))
    }
}

/// The text of the English catalogue with these values, each between isolates if so asked.
fn english_text(pattern: &'static EnglishPattern, values: Values<'_>, isolates: bool) -> Cow<'static, str> {
    match pattern {
        EnglishPattern::Fixed(text) => (*text).into(),
        EnglishPattern::Variable { source, parsed } => {
            formatted(&english::BUNDLES, english::pattern(source, parsed), values, isolates).into()
        }
    }
}

/// The text of another catalogue with these values; `None` if it lacks it.
fn catalogue_text<'a>(
    catalogue: &'a Catalogue,
    key: &str,
    values: Values<'_>,
    isolates: bool,
) -> Option<Cow<'a, str>> {
    if values.is_empty()
        && !isolates
        && let Some(text) = catalogue.fixed.get(key)
    {
        return Some(text.into());
    }
    let bundles = &catalogue.bundles;
    Some(formatted(bundles, bundles.pattern(key)?, values, isolates).into())
}

fn formatted(bundles: &Bundles, pattern: &Pattern<&str>, values: Values<'_>, isolates: bool) -> String {
    let mut arguments = FluentArgs::with_capacity(values.len());
    for (name, value) in values {
        arguments.set(*name, argument(value, isolates, bundles.is_right_to_left));
    }
    bundles.format(pattern, &arguments, isolates)
}

/// A value as Fluent takes it, for words that run from right to left or not.
fn argument<'a>(value: &'a MessageValue<'_>, isolates: bool, is_right_to_left: bool) -> FluentValue<'a> {
    // Isolates within a text would end those around it.
    let text = |text: &'a str| -> Cow<'a, str> {
        match isolates && text.contains(['\u{2068}', '\u{2069}']) {
            true => text.replace('\u{2068}', "U+2068").replace('\u{2069}', "U+2069").into(),
            false => text.into(),
        }
    };
    match value {
        MessageValue::Text(it) => text(it).into(),
        MessageValue::Number(number) if *number < 1 << 53 => (*number as f64).into(),
        MessageValue::Number(number) => number.to_string().into(),
        MessageValue::LocalizedText(words) if isolates && is_right_to_left => {
            format!("\u{2069}{}\u{2068}", text(words)).into()
        }
        MessageValue::LocalizedText(words) => text(words).into(),
        MessageValue::List(items) | MessageValue::AndList(items) => {
            let isolates_each = isolates && is_right_to_left;
            let item = |it: &'a String| match isolates_each {
                true => format!("\u{2068}{}\u{2069}", text(it)),
                false => text(it).into_owned(),
            };
            let items: Vec<String> = items.iter().map(item).collect();
            let joined = match value {
                MessageValue::AndList(_) => join_with_and(items),
                _ => items.join(message!(comma).static_text()),
            };
            // Those around the whole are ended at once and begun again.
            if isolates_each { format!("\u{2069}{joined}\u{2068}") } else { joined }.into()
        }
        // Words of the same language need no isolates: those around them are ended at once and begun again.
        MessageValue::Message(it) if isolates => {
            format!("\u{2069}{}\u{2068}", it.text_with_isolated_values()).into()
        }
        MessageValue::Message(it) => it.to_string().into(),
    }
}

/// Joins texts with commas, and the last one with “and”, or as the language does; empty where there is none.
pub fn join_with_and(all: Vec<String>) -> String {
    let count = all.len();
    let mut all = all.into_iter().zip(1..);
    let Some((first, _)) = all.next() else { return String::new() };
    all.fold(first, |others, (next, number)| {
        let begins = next.chars().find(|it| !matches!(it, '\u{2068}' | '\u{2069}')).map(BidiClass::of);
        let begins = if begins.is_some_and(BidiClass::makes_label_right_to_left) { "word" } else { "other" };
        let place = if number == count { "last" } else { "middle" };
        message!(list_and, place = place, others = others, last = next, begins = begins).to_string()
    })
}
