//! What the texts of a catalogue become with all that they refer to: other messages, attributes and terms. Fluent follows
//! references while it writes a text, so that a text that refers to itself, or to many others, must not reach it.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, Identifier, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::unicode::unescape_unicode_to_string;

use bidiscope_bidi::name::excerpt;

use super::error::{CatalogueErrorKind as Kind, MAX_QUOTED};
use super::refusal::refusal;

/// The most bytes of a text with all that it refers to.
pub(super) const MAX_TEXT_BYTES: usize = 64 << 10;
/// The most references that lead from one to the next.
const MAX_REFERENCES: usize = 8;
/// The function that the program has.
const FUNCTION: &str = "LTR";

/// An error with the byte at which it is.
type Found<T> = Result<T, (usize, Kind)>;

/// What a text becomes with all that it refers to.
#[derive(Default)]
pub(super) struct Expanded {
    /// At least its bytes, without the values of variables.
    length: usize,
    /// The variables, also those of the messages that it refers to. Terms have none but those they are given.
    pub(super) variables: BTreeSet<String>,
}

/// The texts of a catalogue.
pub(super) struct References<'a> {
    text: &'a str,
    /// By `id` or `id.attribute`; terms begin with a hyphen. Each with the byte at which its entry begins.
    patterns: BTreeMap<String, (usize, &'a Pattern<&'a str>)>,
    known: BTreeMap<String, Rc<Expanded>>,
    /// The texts whose references are being followed.
    open: Vec<String>,
}

impl<'a> References<'a> {
    /// The texts of these entries, which are parts of `text`.
    ///
    /// # Errors
    /// One stands there twice.
    pub(super) fn new(text: &'a str, entries: &'a [Entry<&'a str>]) -> Found<Self> {
        let mut patterns = BTreeMap::new();
        for entry in entries {
            let (hyphen, id, value, attributes) = match entry {
                Entry::Message(it) => ("", &it.id, it.value.as_ref(), &it.attributes),
                Entry::Term(it) => ("-", &it.id, Some(&it.value), &it.attributes),
                _ => continue,
            };
            let at = place(text, id.name);
            let value = value.map(|it| (format!("{hyphen}{}", id.name), it));
            let attributes =
                attributes.iter().map(|it| (format!("{hyphen}{}.{}", id.name, it.id.name), &it.value));
            for (key, pattern) in value.into_iter().chain(attributes) {
                if patterns.insert(key.clone(), (at, pattern)).is_some() {
                    return Err((at, Kind::Duplicate(excerpt(&key, MAX_QUOTED))));
                }
            }
        }
        Ok(Self { text, patterns, known: BTreeMap::new(), open: Vec::new() })
    }

    /// The keys of all texts.
    pub(super) fn keys(&self) -> Vec<String> {
        self.patterns.keys().cloned().collect()
    }

    /// The byte at which the entry of a text begins, and its pattern.
    pub(super) fn get(&self, key: &str) -> Option<(usize, &'a Pattern<&'a str>)> {
        self.patterns.get(key).copied()
    }

    /// What the text with this key becomes.
    ///
    /// # Errors
    /// It refers to itself or to what is not there, it becomes too long, or it has a control character in a literal.
    pub(super) fn expanded(&mut self, key: &str) -> Found<Rc<Expanded>> {
        if let Some(known) = self.known.get(key) {
            return Ok(Rc::clone(known));
        }
        let Some((at, pattern)) = self.get(key) else { return Ok(Rc::default()) };
        self.open.push(key.to_owned());
        let mut expanded = Expanded::default();
        self.add_pattern(pattern, &mut expanded)?;
        self.open.pop();
        if expanded.length > MAX_TEXT_BYTES {
            return Err((at, Kind::TextTooLong(excerpt(key, MAX_QUOTED))));
        }
        let expanded = Rc::new(expanded);
        self.known.insert(key.to_owned(), Rc::clone(&expanded));
        Ok(expanded)
    }

    fn add_pattern(&mut self, pattern: &Pattern<&'a str>, to: &mut Expanded) -> Found<()> {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => to.length += value.len(),
                PatternElement::Placeable { expression } => self.add_expression(expression, to)?,
            }
        }
        Ok(())
    }

    fn add_expression(&mut self, expression: &Expression<&'a str>, to: &mut Expanded) -> Found<()> {
        match expression {
            Expression::Inline(inline) => self.add_inline(inline, to),
            Expression::Select { selector, variants } => {
                self.add_inline(selector, to)?;
                // Only one of them is written, but which is not known.
                variants.iter().try_for_each(|it| self.add_pattern(&it.value, to))
            }
        }
    }

    fn add_inline(&mut self, inline: &InlineExpression<&'a str>, to: &mut Expanded) -> Found<()> {
        match inline {
            InlineExpression::StringLiteral { value } => {
                if let Some(escape) = invalid_escape(value) {
                    return Err((place(self.text, value), Kind::InvalidEscape(escape.to_owned())));
                }
                let text = unescape_unicode_to_string(value);
                if let Some(refusal) = text.chars().find_map(refusal) {
                    return Err((place(self.text, value), refusal));
                }
                to.length += text.len();
                Ok(())
            }
            InlineExpression::NumberLiteral { value } => {
                to.length += value.len();
                Ok(())
            }
            InlineExpression::VariableReference { id } => {
                to.variables.insert(id.name.to_owned());
                Ok(())
            }
            InlineExpression::FunctionReference { id, arguments } if id.name == FUNCTION => {
                let is_text = |it: &InlineExpression<&str>| match it {
                    InlineExpression::StringLiteral { value } => !value.trim().is_empty(),
                    InlineExpression::NumberLiteral { .. } => false,
                    _ => true,
                };
                let CallArguments { positional, named } = arguments;
                if positional.is_empty() || !named.is_empty() || !positional.iter().all(is_text) {
                    return Err((place(self.text, id.name), Kind::InvalidLtrArguments));
                }
                self.add_arguments(arguments, to)
            }
            InlineExpression::FunctionReference { id, .. } => {
                Err((place(self.text, id.name), Kind::UnknownFunction(excerpt(id.name, MAX_QUOTED))))
            }
            InlineExpression::MessageReference { id, attribute } => {
                let referred = self.referred("", id, attribute.as_ref())?;
                to.length += referred.length;
                to.variables.extend(referred.variables.iter().cloned());
                Ok(())
            }
            InlineExpression::TermReference { id, attribute, arguments } => {
                to.length += self.referred("-", id, attribute.as_ref())?.length;
                arguments.iter().try_for_each(|it| self.add_arguments(it, to))
            }
            InlineExpression::Placeable { expression } => self.add_expression(expression, to),
        }
    }

    fn add_arguments(&mut self, arguments: &CallArguments<&'a str>, to: &mut Expanded) -> Found<()> {
        let named = arguments.named.iter().map(|it| &it.value);
        arguments.positional.iter().chain(named).try_for_each(|it| self.add_inline(it, to))
    }

    /// What is referred to.
    fn referred(
        &mut self,
        hyphen: &str,
        id: &Identifier<&'a str>,
        attribute: Option<&Identifier<&'a str>>,
    ) -> Found<Rc<Expanded>> {
        let at = place(self.text, id.name);
        let name = match attribute {
            Some(attribute) => format!("{hyphen}{}.{}", id.name, attribute.name),
            None => format!("{hyphen}{}", id.name),
        };
        let quoted = || excerpt(&name, MAX_QUOTED);
        if self.open.contains(&name) || self.open.len() > MAX_REFERENCES {
            return Err((at, Kind::CircularReference(quoted())));
        }
        if !self.patterns.contains_key(&name) {
            return Err((at, Kind::UnknownReference(quoted())));
        }
        self.expanded(&name)
    }
}

/// The first escape in a literal that is no character, such as that of a surrogate.
fn invalid_escape(literal: &str) -> Option<&str> {
    let mut rest = literal;
    while let Some(at) = rest.find('\\') {
        let digits = match rest.as_bytes().get(at + 1) {
            Some(b'u') => 4,
            Some(b'U') => 6,
            _ => 0,
        };
        let end = at + 2 + digits;
        let scalar = || u32::from_str_radix(rest.get(at + 2..end)?, 16).ok().and_then(char::from_u32);
        if digits > 0 && scalar().is_none() {
            return rest.get(at..end);
        }
        rest = rest.get(end..)?;
    }
    None
}

/// The byte at which a part of a text begins.
fn place(text: &str, part: &str) -> usize {
    // What the parser returns are parts of the text.
    part.as_ptr() as usize - text.as_ptr() as usize
}
