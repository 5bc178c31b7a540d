//! Messages with placeholders.

/// A message with placeholders.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Template(Vec<TemplatePart>);

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum TemplatePart {
    Text(String),
    /// The name of the argument.
    Placeholder(String),
}

/// An error in a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum TemplateError {
    /// An opening brace without a closing one.
    Open,
    /// A closing brace without an opening one.
    Closing,
    /// A placeholder without a valid name.
    InvalidName(String),
}

impl Template {
    /// Reads a message: `{label}` is a placeholder, `{{` and `}}` are braces.
    ///
    /// # Errors
    /// The error with its braces.
    pub(super) fn read(sentence: &str) -> Result<Self, TemplateError> {
        let mut parts = Vec::new();
        let mut text = String::new();
        let mut rest = sentence;
        while let Some(at) = rest.find(['{', '}']) {
            text.push_str(&rest[..at]);
            let from = &rest[at..];
            if let Some(after) = from.strip_prefix("{{").or_else(|| from.strip_prefix("}}")) {
                text.push_str(&from[..1]);
                rest = after;
                continue;
            }
            let Some(placeholder) = from.strip_prefix('{') else { return Err(TemplateError::Closing) };
            let Some((name, after)) = placeholder.split_once('}') else { return Err(TemplateError::Open) };
            if name.is_empty() || !name.bytes().all(|it| it.is_ascii_lowercase()) {
                return Err(TemplateError::InvalidName(name.to_owned()));
            }
            if !text.is_empty() {
                parts.push(TemplatePart::Text(std::mem::take(&mut text)));
            }
            parts.push(TemplatePart::Placeholder(name.to_owned()));
            rest = after;
        }
        text.push_str(rest);
        if !text.is_empty() {
            parts.push(TemplatePart::Text(text));
        }
        Ok(Self(parts))
    }

    /// Its parts, in order.
    pub(super) fn parts(&self) -> &[TemplatePart] {
        &self.0
    }

    /// The names of the placeholders, as they occur.
    pub(super) fn placeholders(&self) -> impl Iterator<Item = &str> {
        self.0.iter().filter_map(|it| match it {
            TemplatePart::Placeholder(name) => Some(name.as_str()),
            TemplatePart::Text(_) => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::TemplatePart::{Placeholder, Text};
    use super::{Template, TemplateError};

    #[test]
    fn braces_stand_for_what_is_put_in() {
        let text = |it: &str| Text(it.to_owned());
        let placeholder = |it: &str| Placeholder(it.to_owned());
        for (sentence, expected) in [
            ("", vec![]),
            ("Label {label}.", vec![text("Label "), placeholder("label"), text(".")]),
            ("{a}{b}", vec![placeholder("a"), placeholder("b")]),
            ("{{{a}}}", vec![text("{"), placeholder("a"), text("}")]),
        ] {
            assert_eq!(Template::read(sentence).map(|it| it.0), Ok(expected), "{sentence}");
        }
        let damaged = |sentence| Template::read(sentence).expect_err(sentence);
        assert_eq!(damaged("{label"), TemplateError::Open);
        assert_eq!(damaged("label}"), TemplateError::Closing);
        assert_eq!(damaged("a {} b"), TemplateError::InvalidName(String::new()));
        assert_eq!(damaged("{two words}"), TemplateError::InvalidName("two words".to_owned()));
    }
}
