//! The glossary: each term in two sentences, with the section that defines it.

use std::sync::LazyLock;

use bidiscope_bidi::name::BidiClass;
use bidiscope_words::message_with_prefixed_id;

/// An entry of the glossary: a term and its definition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GlossaryEntry {
    /// The term, as the documents write it.
    pub term: &'static str,
    /// Its definition, in two sentences.
    pub definition: &'static str,
    /// The document and section that define it.
    pub source: &'static str,
}

/// The entries of the bidi classes, in the order of [`BidiClass::ALL`].
pub fn class_glossary() -> &'static [GlossaryEntry] {
    CLASSES.as_slice()
}

/// All other entries: general terms of displays, then those of the Unicode Bidirectional Algorithm (UBA), then those
/// of domain names.
pub fn term_glossary() -> &'static [GlossaryEntry] {
    TERMS.as_slice()
}

/// The entry of a bidi class; never `None`, since every class has one.
pub fn class_entry(class: BidiClass) -> Option<&'static GlossaryEntry> {
    CLASSES.iter().find(|it| it.term == class.short_name())
}

/// The entry of a term, by its identifier: the English term in lower case with hyphens; `None` where there is none.
pub fn term_entry(id: &str) -> Option<&'static GlossaryEntry> {
    SOURCES.iter().position(|it| it.0 == id).map(|at| &TERMS[at])
}

/// The entries of the terms that a sentence uses, bidi classes among them, in the order of the glossary; plurals such
/// as `levels` count.
pub fn entries_in(sentence: &str) -> Vec<&'static GlossaryEntry> {
    let is_whole = |at: usize, end: usize| {
        let is_letter = |it: char| it.is_alphanumeric() || it == '-';
        let rest = sentence[end..].strip_prefix('s').unwrap_or(&sentence[end..]);
        !sentence[..at].ends_with(is_letter) && !rest.starts_with(is_letter)
    };
    let uses = |entry: &&GlossaryEntry| {
        sentence.match_indices(entry.term).any(|(at, term)| is_whole(at, at + term.len()))
    };
    CLASSES.iter().chain(TERMS.iter()).filter(uses).collect()
}

static CLASSES: LazyLock<[GlossaryEntry; BidiClass::ALL.len()]> = LazyLock::new(|| {
    BidiClass::ALL.map(|class| GlossaryEntry {
        term: class.short_name(),
        definition: message_with_prefixed_id("glossary-class", class.short_name()).static_text(),
        source: "UAX #9, section 3.2",
    })
});

static TERMS: LazyLock<[GlossaryEntry; SOURCES.len()]> = LazyLock::new(|| {
    SOURCES.map(|(id, source)| {
        let message = message_with_prefixed_id("glossary", id);
        GlossaryEntry { term: message.static_attribute("term"), definition: message.static_text(), source }
    })
});

/// The identifiers of the terms, and the sections that define them.
const SOURCES: [(&str, &str); 33] = [
    ("logical-order", "UAX #9, section 1"),
    ("visual-order", "UAX #9, section 3.4"),
    ("network-order", "RFC 5893, section 1.4"),
    ("display-order", "RFC 5893, section 1.4"),
    ("uba", "UAX #9"),
    ("paragraph-direction", "UAX #9, section 3.3.1"),
    ("level", "UAX #9, section 3.1.1"),
    ("sos", "UAX #9, section 3.3.3"),
    ("eos", "UAX #9, section 3.3.3"),
    ("level-run", "UAX #9, section 3.1.1"),
    ("isolating-run-sequence", "UAX #9, section 3.1.2"),
    ("embedding", "UAX #9, section 2.1"),
    ("override", "UAX #9, section 2.2"),
    ("isolate", "UAX #9, section 2.4"),
    ("strong", "UAX #9, section 3.2"),
    ("weak", "UAX #9, section 3.2"),
    ("neutral", "UAX #9, section 3.2"),
    ("mirrored", "UAX #9, section 3.4"),
    ("label", "RFC 5890, section 2.2"),
    ("ldh-label", "RFC 5890, section 2.3.1"),
    ("a-label", "RFC 5890, section 2.3.2.1"),
    ("u-label", "RFC 5890, section 2.3.2.1"),
    ("rtl-label", "RFC 5893, section 1.4"),
    ("ltr-label", "RFC 5893, section 1.4"),
    ("bidi-domain-name", "RFC 5893, section 1.4"),
    ("bidi-rule", "RFC 5893, section 2"),
    ("zone", "RFC 1034, section 4.2"),
    ("character-grouping", "RFC 5893, section 3"),
    ("label-uniqueness", "RFC 5893, section 3"),
    ("component", "D\u{FC}rst 2001, section 3"),
    ("field", "Davis 2011"),
    ("visual-collision", "Atkin, Stansifer and Alsharif 2001, section III"),
    ("one-to-one", "Atkin, Stansifer and Alsharif 2001, section III"),
];

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::{CLASSES, TERMS, class_entry, entries_in, term_entry};
    use bidiscope_bidi::name::BidiClass;

    #[test]
    fn each_entry_is_two_sentences_with_a_place_and_stands_once() {
        let mut seen = HashSet::new();
        for entry in CLASSES.iter().chain(TERMS.iter()) {
            let sentences =
                entry.definition.matches(". ").count() + usize::from(entry.definition.ends_with('.'));
            assert_eq!(sentences, 2, "{}: {}", entry.term, entry.definition);
            assert!(!entry.source.is_empty() && seen.insert(entry.term), "{}", entry.term);
        }
    }

    #[test]
    fn every_class_has_an_entry() {
        for (class, entry) in BidiClass::ALL.into_iter().zip(CLASSES.iter()) {
            assert_eq!(class_entry(class), Some(entry), "{class}");
        }
    }

    #[test]
    fn what_a_beginner_asks_for_has_an_entry() {
        for term in ["sos", "eos", "level", "isolating-run-sequence", "embedding", "a-label", "u-label"] {
            assert!(term_entry(term).is_some(), "{term}");
        }
    }

    #[test]
    fn words_are_found_in_sentences_where_they_stand_whole() {
        let found = |sentence: &str| entries_in(sentence).iter().map(|it| it.term).collect::<Vec<_>>();
        assert_eq!(found("After sos, a digit becomes L."), ["L", "sos"]);
        assert_eq!(found("All levels from the highest."), ["level"]);
        // Not the L of LRE, nor EN in another word, nor the label of an A-label.
        assert_eq!(found("LRE, OPEN, A-label"), ["LRE", "A-label"]);
        assert!(found("").is_empty());
    }
}
