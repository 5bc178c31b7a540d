//! Texts with values, made by Fluent.

use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use unic_langid::LanguageIdentifier;

/// Fluent's bundles of one language, with the same texts: one without and one with isolates around the values.
pub(super) struct Bundles {
    without_isolates: FluentBundle<Arc<FluentResource>>,
    with_isolates: FluentBundle<Arc<FluentResource>>,
    pub(super) is_right_to_left: bool,
}

impl Bundles {
    /// Bundles with the messages of a catalogue, which can refer to each other.
    ///
    /// Fluent itself isolates all that has a place in a text, also words among which a number chooses. Words that run from
    /// right to left would then be taken for a name, so there only values that are text are isolated.
    pub(super) fn new(
        language: &LanguageIdentifier,
        is_right_to_left: bool,
        messages: Option<FluentResource>,
    ) -> Self {
        let messages = messages.map(Arc::new);
        let [without_isolates, with_isolates] = [false, true].map(|isolates| {
            let mut bundle = FluentBundle::new_concurrent(vec![language.clone()]);
            bundle.set_use_isolating(isolates && !is_right_to_left);
            if isolates && is_right_to_left {
                bundle.set_formatter(Some(|value, _| match value {
                    FluentValue::String(text) => Some(format!("\u{2068}{text}\u{2069}")),
                    _ => None,
                }));
            }
            // The first of this name: it cannot fail.
            let _ = bundle.add_function("LTR", |parts, _| joined(parts).into());
            messages.iter().for_each(|it| bundle.add_resource_overriding(Arc::clone(it)));
            bundle
        });
        Self { without_isolates, with_isolates, is_right_to_left }
    }

    /// The pattern of a message of the catalogue, or of one of its attributes: `id` or `id.attribute`.
    pub(super) fn pattern(&self, key: &str) -> Option<&Pattern<&str>> {
        let bundle = &self.without_isolates;
        match key.split_once('.') {
            Some((id, attribute)) => Some(bundle.get_message(id)?.get_attribute(attribute)?.value()),
            None => bundle.get_message(key)?.value(),
        }
    }

    /// The text of a pattern with these values, each between isolates if so asked. A value that is not there is written by its
    /// name between braces.
    pub(super) fn format(
        &self,
        pattern: &Pattern<&str>,
        arguments: &FluentArgs<'_>,
        isolates: bool,
    ) -> String {
        let bundle = if isolates { &self.with_isolates } else { &self.without_isolates };
        let mut text = String::new();
        // A string takes everything, and what is wrong in the pattern is written into it.
        let _ = bundle.write_pattern(&mut text, pattern, Some(arguments), &mut Vec::new());
        if isolates { text.replace("\u{2068}\u{2069}", "") } else { text }
    }
}

/// The texts that a translator wants together between isolates, such as `{ LTR("--", $option) }`.
fn joined(parts: &[FluentValue<'_>]) -> String {
    let text = |it: &FluentValue<'_>| match it {
        FluentValue::String(text) => text.to_string(),
        FluentValue::Number(number) => number.as_string().into_owned(),
        _ => String::new(),
    };
    parts.iter().map(text).collect()
}
