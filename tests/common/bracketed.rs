//! A second catalogue for tests: the English one with each text between brackets.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use fluent_syntax::{parser, serializer};

/// The catalogue as a file.
///
/// # Panics
/// Where the text is not Fluent.
pub(super) fn catalogue(english: &str) -> String {
    let mut resource: Resource<String> = parser::parse(english.to_owned()).expect("Fluent");
    for entry in &mut resource.body {
        let Entry::Message(message) = entry else { continue };
        if ["language", "direction"].contains(&message.id.name.as_str()) {
            continue;
        }
        message.value.iter_mut().for_each(bracket);
        message.attributes.iter_mut().for_each(|it| bracket(&mut it.value));
    }
    serializer::serialize(&resource)
}

/// What of a text is in no message.
pub(super) fn outside(text: &str) -> String {
    let mut depth = 0_u32;
    text.chars()
        .filter(|it| {
            depth += u32::from(*it == '\u{27E6}');
            let is_outside = depth == 0;
            depth -= u32::from(*it == '\u{27E7}').min(depth);
            is_outside
        })
        .collect()
}

/// Whether there are several English words in a line.
pub(super) fn has_english(line: &str) -> bool {
    let is_word = |it: &str| it.len() > 2 && it.bytes().all(|byte| byte.is_ascii_lowercase());
    line.split(' ').filter(|it| is_word(it)).count() > 1
}

/// Whether a text is that of a message, or several such texts.
pub(super) fn is_bracketed(text: &str) -> bool {
    let text = text.trim();
    text.starts_with('\u{27E6}') && text.ends_with(['\u{27E7}', '.'])
}

/// Puts brackets around the pattern, within each of its variants where it is a choice.
fn bracket(pattern: &mut Pattern<String>) {
    if let [PatternElement::Placeable { expression: Expression::Select { variants, .. } }] =
        pattern.elements.as_mut_slice()
    {
        return variants.iter_mut().for_each(|it| bracket(&mut it.value));
    }
    let text = |value: &str| PatternElement::Placeable {
        expression: Expression::Inline(InlineExpression::StringLiteral { value: value.to_owned() }),
    };
    pattern.elements.insert(0, text("\u{27E6}"));
    pattern.elements.push(text("\u{27E7}"));
}
