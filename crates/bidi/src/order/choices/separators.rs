//! The fields of a name, by the separators of a strategy.

use std::ops::Range;

use crate::address::UrlPartKind;
use crate::name::Character;
use crate::order::fields::{fields, url_parts};
use crate::order::structural::between_separators;

use super::Separators;

impl Separators {
    /// The fields between these separators, in logical order and in characters. No field is empty. At least one
    /// separator is between two fields, but for the host of a URL and its path.
    pub fn fields(&self, characters: &[Character]) -> Vec<Range<usize>> {
        match self {
            Self::IdentifierParts => {
                fields(characters).into_iter().map(|field| field.character_range).collect()
            }
            Self::Host => parts_of_kinds(characters, |it| it == UrlPartKind::Host),
            Self::UrlParts => parts_of_kinds(characters, |_| true),
            Self::None | Self::Idna | Self::Structural | Self::Listed(_) => {
                let separates = |at: usize| self.is_separator(characters[at].scalar);
                between_separators(0..characters.len(), separates).collect()
            }
        }
    }
}

/// The parts of a URL of these kinds that have characters.
fn parts_of_kinds(characters: &[Character], is_field: impl Fn(UrlPartKind) -> bool) -> Vec<Range<usize>> {
    let parts = url_parts(characters).into_iter().filter(|it| is_field(it.part) && !it.range.is_empty());
    parts.map(|it| it.range).collect()
}

#[cfg(test)]
mod tests {
    use super::Separators;
    use crate::name::{characters_of, text_of};

    #[track_caller]
    fn check(separators: Separators, text: &str, expected: &[&str]) {
        let characters = characters_of(text);
        let fields: Vec<String> =
            separators.fields(&characters).into_iter().map(|it| text_of(&characters[it])).collect();
        assert_eq!(fields, expected, "{text}");
    }

    /// RFC 3986 section 3; without a scheme the text begins with its authority, as in Davis's grammar.
    #[test]
    fn the_host_and_the_parts_of_a_url() {
        let url = "http://u@a.b:80/c/d?e#f";
        check(Separators::Host, url, &["a.b"]);
        check(Separators::UrlParts, url, &["http", "u", "a.b", "80", "/c/d", "e", "f"]);
        check(Separators::Host, "http://192.0.2.1/c", &["192.0.2.1"]);
        check(Separators::Host, "a.b/c", &["a.b"]);
        check(Separators::Host, "a.b", &["a.b"]);
        check(Separators::UrlParts, "a.b", &["a.b"]);
        check(Separators::UrlParts, "http://a.b:/", &["http", "a.b", "/"]);
        // To a browser the host follows all slashes.
        check(Separators::Host, "http:///c", &["c"]);
        check(Separators::Host, "x:///c", &[]);
    }
}
