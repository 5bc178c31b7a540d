//! The fields of a name, by the separators of a strategy.

use std::ops::Range;

use crate::address::UrlPartKind;
use crate::name::Character;
use crate::order::fields::{split_into_davis_fields, url_parts};
use crate::order::structural::between_separators;

use super::FieldSeparators;

impl FieldSeparators {
    /// The fields between these separators, in logical order and in characters. No field is empty. At least one
    /// separator is between two fields, but for the host of a URL and its path.
    pub fn fields(&self, characters: &[Character]) -> Vec<Range<usize>> {
        match self {
            Self::DavisGrammar => {
                split_into_davis_fields(characters).into_iter().map(|field| field.character_range).collect()
            }
            Self::AllExceptHost => parts_of_kinds(characters, |it| it == UrlPartKind::Host),
            Self::BetweenUrlParts => parts_of_kinds(characters, |_| true),
            Self::NoSeparators
            | Self::IdnaLabelSeparators
            | Self::DuerstStructuralCharacters
            | Self::ListedCharacters(_) => {
                let separates = |at: usize| self.separates_fields_everywhere(characters[at].scalar);
                between_separators(0..characters.len(), separates).collect()
            }
        }
    }
}

/// The parts of a URL of these kinds that have characters.
fn parts_of_kinds(characters: &[Character], is_field: impl Fn(UrlPartKind) -> bool) -> Vec<Range<usize>> {
    let parts =
        url_parts(characters).into_iter().filter(|it| is_field(it.part) && !it.character_range.is_empty());
    parts.map(|it| it.character_range).collect()
}

#[cfg(test)]
mod tests {
    use super::FieldSeparators;
    use crate::name::{characters_of, text_of};

    #[track_caller]
    fn check(separators: FieldSeparators, text: &str, expected: &[&str]) {
        let characters = characters_of(text);
        let fields: Vec<String> =
            separators.fields(&characters).into_iter().map(|it| text_of(&characters[it])).collect();
        assert_eq!(fields, expected, "{text}");
    }

    /// RFC 3986 section 3; without a scheme the text begins with its authority, as in Davis's grammar.
    #[test]
    fn the_host_and_the_parts_of_a_url() {
        let url = "http://u@a.b:80/c/d?e#f";
        check(FieldSeparators::AllExceptHost, url, &["a.b"]);
        check(FieldSeparators::BetweenUrlParts, url, &["http", "u", "a.b", "80", "/c/d", "e", "f"]);
        check(FieldSeparators::AllExceptHost, "http://192.0.2.1/c", &["192.0.2.1"]);
        check(FieldSeparators::AllExceptHost, "a.b/c", &["a.b"]);
        check(FieldSeparators::AllExceptHost, "a.b", &["a.b"]);
        check(FieldSeparators::BetweenUrlParts, "a.b", &["a.b"]);
        check(FieldSeparators::BetweenUrlParts, "http://a.b:/", &["http", "a.b", "/"]);
        // To a browser the host follows all slashes.
        check(FieldSeparators::AllExceptHost, "http:///c", &["c"]);
        check(FieldSeparators::AllExceptHost, "x:///c", &[]);
    }
}
