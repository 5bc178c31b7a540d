//! Texts with values, made by Fluent.

use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use unic_langid::LanguageIdentifier;

use super::MessageValue;

/// The values of the variables of a message, by their names.
pub(super) type Values<'a> = &'a [(&'static str, MessageValue<'a>)];

/// Fluent's bundles of one language, with the same texts: one without and one with isolates around the values.
pub(super) struct Bundles([FluentBundle<Arc<FluentResource>>; 2]);

impl Bundles {
    /// Bundles with the messages of a catalogue, which can refer to each other.
    pub(super) fn new(language: &LanguageIdentifier, messages: Option<FluentResource>) -> Self {
        let messages = messages.map(Arc::new);
        Self([false, true].map(|isolates| {
            let mut bundle = FluentBundle::new_concurrent(vec![language.clone()]);
            bundle.set_use_isolating(isolates);
            messages.iter().for_each(|it| bundle.add_resource_overriding(Arc::clone(it)));
            bundle
        }))
    }

    /// The pattern of a message of the catalogue, or of one of its attributes: `id` or `id.attribute`.
    pub(super) fn pattern(&self, key: &str) -> Option<&Pattern<&str>> {
        let [bundle, _] = &self.0;
        match key.split_once('.') {
            Some((id, attribute)) => Some(bundle.get_message(id)?.get_attribute(attribute)?.value()),
            None => bundle.get_message(key)?.value(),
        }
    }

    /// The text of a pattern with these values, each between isolates if so asked. A value that is not there is written by its
    /// name between braces.
    pub(super) fn format(&self, pattern: &Pattern<&str>, values: Values<'_>, isolates: bool) -> String {
        let mut arguments = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            arguments.set(*name, argument(value, isolates));
        }
        let bundle = &self.0[usize::from(isolates)];
        let text = bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new());
        if isolates { text.replace("\u{2068}\u{2069}", "") } else { text.into_owned() }
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
