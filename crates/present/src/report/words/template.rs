//! A sentence with places for what is put in.

/// A sentence of a report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Template(Vec<TemplatePart>);

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum TemplatePart {
    Text(String),
    /// What is put in has this name.
    Place(String),
}

/// What is wrong with a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Damage {
    /// A brace that opens a place and is not closed.
    Open,
    /// A brace that closes none.
    Closing,
    /// A place without a name, or with one that is none.
    NoName(String),
}

impl Template {
    /// Reads a sentence: `{label}` is a place, `{{` and `}}` are braces.
    ///
    /// # Errors
    /// What is wrong with its braces.
    pub(super) fn read(sentence: &str) -> Result<Self, Damage> {
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
            let Some(place) = from.strip_prefix('{') else { return Err(Damage::Closing) };
            let Some((name, after)) = place.split_once('}') else { return Err(Damage::Open) };
            if name.is_empty() || !name.bytes().all(|it| it.is_ascii_lowercase()) {
                return Err(Damage::NoName(name.to_owned()));
            }
            if !text.is_empty() {
                parts.push(TemplatePart::Text(std::mem::take(&mut text)));
            }
            parts.push(TemplatePart::Place(name.to_owned()));
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

    /// The names of what is put in, as they occur.
    pub(super) fn places(&self) -> impl Iterator<Item = &str> {
        self.0.iter().filter_map(|it| match it {
            TemplatePart::Place(name) => Some(name.as_str()),
            TemplatePart::Text(_) => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::TemplatePart::{Place, Text};
    use super::{Damage, Template};

    #[test]
    fn braces_stand_for_what_is_put_in() {
        let text = |it: &str| Text(it.to_owned());
        let place = |it: &str| Place(it.to_owned());
        for (sentence, expected) in [
            ("", vec![]),
            ("Label {label}.", vec![text("Label "), place("label"), text(".")]),
            ("{a}{b}", vec![place("a"), place("b")]),
            ("{{{a}}}", vec![text("{"), place("a"), text("}")]),
        ] {
            assert_eq!(Template::read(sentence).map(|it| it.0), Ok(expected), "{sentence}");
        }
        let damaged = |sentence| Template::read(sentence).expect_err(sentence);
        assert_eq!(damaged("{label"), Damage::Open);
        assert_eq!(damaged("label}"), Damage::Closing);
        assert_eq!(damaged("a {} b"), Damage::NoName(String::new()));
        assert_eq!(damaged("{two words}"), Damage::NoName("two words".to_owned()));
    }
}
