//! The texts of the English catalogue, which the build script has read.

use std::sync::{LazyLock, OnceLock};

use fluent_syntax::ast::{Entry, Pattern};
use fluent_syntax::parser;

use super::bundles::Bundles;
use super::pattern::PatternContent;

/// A text of the English catalogue.
pub(super) struct EnglishText {
    /// `id` or `id.attribute`.
    pub(super) key: &'static str,
    /// The file of `locales/en` in which it stands, such as `findings`.
    pub(super) file: &'static str,
    pub(super) pattern: EnglishPattern,
}

pub(super) enum EnglishPattern {
    /// A text without variables.
    Fixed(&'static str),
    /// A text with variables, in the format Fluent; parsed when it is first needed.
    Variable { source: &'static str, parsed: OnceLock<Pattern<&'static str>> },
}

// In the order of the keys.
include!(concat!(env!("OUT_DIR"), "/english.rs"));

/// What formats them. It holds none of them: to make it of all takes longer than most commands.
pub(super) static BUNDLES: LazyLock<Bundles> = LazyLock::new(|| {
    let language = find("language").and_then(|it| match it.pattern {
        EnglishPattern::Fixed(tag) => tag.parse().ok(),
        EnglishPattern::Variable { .. } => None,
    });
    Bundles::new(&language.unwrap_or_default(), false, None)
});

/// All texts, in the order of their keys.
pub(super) fn all() -> &'static [EnglishText] {
    &TEXTS
}

/// The text with this key, `id` or `id.attribute`.
pub(super) fn find(key: &str) -> Option<&'static EnglishText> {
    TEXTS.binary_search_by_key(&key, |it| it.key).ok().map(|at| &TEXTS[at])
}

impl EnglishPattern {
    const fn variable(source: &'static str) -> Self {
        Self::Variable { source, parsed: OnceLock::new() }
    }

    /// What the text says and uses.
    pub(super) fn content(&'static self) -> PatternContent {
        match self {
            Self::Fixed(text) => PatternContent { text: (*text).to_owned(), ..PatternContent::default() },
            Self::Variable { source, parsed } => PatternContent::new(pattern(source, parsed)),
        }
    }
}

/// The pattern of a source, which is parsed once.
pub(super) fn pattern(
    source: &'static str,
    parsed: &'static OnceLock<Pattern<&'static str>>,
) -> &'static Pattern<&'static str> {
    parsed.get_or_init(|| {
        let resource = parser::parse_runtime(source).unwrap_or_else(|it| it.0);
        let value = resource.body.into_iter().find_map(|it| match it {
            Entry::Message(message) => message.value,
            _ => None,
        });
        value.unwrap_or_else(|| unreachable!("the build script wrote a message with a value"))
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use fluent_bundle::FluentArgs;
    use fluent_syntax::ast::{Entry, Pattern};
    use fluent_syntax::parser;

    use super::{BUNDLES, EnglishPattern, TEXTS, pattern};
    use crate::Catalogue;

    /// Each text of the file, by its key, as Fluent reads it.
    fn in_file() -> BTreeMap<String, Pattern<&'static str>> {
        let mut patterns = BTreeMap::new();
        for entry in parser::parse(Catalogue::ENGLISH_TEXT).expect("Fluent").body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name;
            patterns.extend(message.value.map(|it| (id.to_owned(), it)));
            patterns
                .extend(message.attributes.into_iter().map(|it| (format!("{id}.{}", it.id.name), it.value)));
        }
        patterns
    }

    /// The table has the texts of the file, each in its place, and Fluent makes the same of them.
    #[test]
    fn every_text_is_that_of_the_file() {
        let in_file = in_file();
        assert!(in_file.len() > 2_900, "{}", in_file.len());
        assert!(in_file.keys().eq(TEXTS.iter().map(|it| it.key)));
        let mut fixed = 0;
        for (text, expected) in TEXTS.iter().zip(in_file.values()) {
            match &text.pattern {
                EnglishPattern::Fixed(text) => {
                    for isolates in [false, true] {
                        assert_eq!(*text, BUNDLES.format(expected, &FluentArgs::new(), isolates));
                    }
                    fixed += 1;
                }
                EnglishPattern::Variable { source, parsed } => assert_eq!(pattern(source, parsed), expected),
            }
        }
        assert!(fixed > 1_800, "{fixed}");
    }

    /// Two places that say the same name one message.
    #[test]
    fn no_text_of_a_file_is_there_twice() {
        let mut known = BTreeMap::new();
        for text in &TEXTS {
            let (EnglishPattern::Fixed(words) | EnglishPattern::Variable { source: words, .. }) =
                &text.pattern;
            let other = known.insert((text.file, *words), text.key);
            assert_eq!(other, None, "{}.ftl: {} says the same: “{words}”", text.file, text.key);
        }
    }
}
