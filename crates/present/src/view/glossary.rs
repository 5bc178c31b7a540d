//! The glossary: each term in two sentences, with the section that defines it.

use bidiscope_bidi::name::BidiClass;

/// A term and its definition.
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
    &CLASSES
}

/// All other entries: general terms of displays, then those of the Unicode Bidirectional Algorithm (UBA), then those
/// of domain names.
pub fn term_glossary() -> &'static [GlossaryEntry] {
    &TERMS
}

/// The entry of a bidi class.
pub fn class_entry(class: BidiClass) -> Option<&'static GlossaryEntry> {
    CLASSES.iter().find(|it| it.term == class.short_name())
}

/// The entry of a term.
pub fn term_entry(term: &str) -> Option<&'static GlossaryEntry> {
    TERMS.iter().find(|it| it.term == term)
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
    CLASSES.iter().chain(&TERMS).filter(uses).collect()
}

const fn entry(term: &'static str, words: &'static str, place: &'static str) -> GlossaryEntry {
    GlossaryEntry { term, definition: words, source: place }
}

const fn class(term: &'static str, words: &'static str) -> GlossaryEntry {
    entry(term, words, "UAX #9, section 3.2")
}

const CLASSES: [GlossaryEntry; BidiClass::ALL.len()] = [
    class(
        "L",
        "A left-to-right letter, such as a. It is strong: it sets the direction of what stands beside it.",
    ),
    class("R", "A right-to-left letter of Hebrew and most other such scripts. It is strong, as L is."),
    class(
        "AL",
        "An Arabic letter, or one of Syriac or Thaana. It runs as R does, but European digits after it become Arabic ones.",
    ),
    class(
        "EN",
        "A European digit, 0 to 9, or a Persian or Urdu one. A number is read from left to right, wherever it stands.",
    ),
    class(
        "ES",
        "The plus sign and the hyphen-minus. Between two European digits it belongs to the number; elsewhere it is neutral.",
    ),
    class(
        "ET",
        "A sign that goes with numbers, such as % or #. Beside European digits it belongs to the number; elsewhere it is neutral.",
    ),
    class(
        "AN",
        "An Arabic-Indic digit. Its number runs from left to right too, but within right-to-left text.",
    ),
    class(
        "CS",
        "A common separator, such as the full stop or the comma. Between two digits of one kind it belongs to the number; elsewhere it is neutral.",
    ),
    class("NSM", "A mark that stands on or below a letter. It takes the class of the character before it."),
    class("BN", "A joiner or a control that shows nothing. The rules pass over it."),
    class("B", "A paragraph separator. What stands after it is ordered on its own."),
    class("S", "A segment separator, such as the tab. It takes the paragraph\u{2019}s level."),
    class("WS", "A space. It is neutral: it goes with what stands on its two sides."),
    class("ON", "Any other sign, such as @ or &. It is neutral: it goes with what stands on its two sides."),
    class(
        "LRE",
        "The control that begins a left-to-right embedding. The text up to PDF stands a level deeper.",
    ),
    class("LRO", "The control that begins a left-to-right override. Up to PDF every character counts as L."),
    class(
        "RLE",
        "The control that begins a right-to-left embedding. The text up to PDF stands a level deeper.",
    ),
    class("RLO", "The control that begins a right-to-left override. Up to PDF every character counts as R."),
    class("PDF", "The control that ends the last embedding or override. It does not end an isolate."),
    class(
        "LRI",
        "The control that begins a left-to-right isolate. The text around it takes it for one neutral sign.",
    ),
    class(
        "RLI",
        "The control that begins a right-to-left isolate. The text around it takes it for one neutral sign.",
    ),
    class(
        "FSI",
        "The control that begins an isolate whose first strong letter sets its direction. The text around it takes it for one neutral sign.",
    ),
    class("PDI", "The control that ends the last isolate. It ends embeddings within it too."),
];

const TERMS: [GlossaryEntry; 28] = [
    entry(
        "logical order",
        "The order in which characters are typed, stored and read. It is what a name is; a display is only how it looks.",
        "UAX #9, section 2",
    ),
    entry(
        "visual order",
        "The order in which characters stand on the screen, from left to right. Two names can have the same one.",
        "UAX #9, section 3.4",
    ),
    entry(
        "paragraph direction",
        "The way in which a whole line runs, from its first character on. An application sets it, or the first strong letter does.",
        "UAX #9, section 3.3.1",
    ),
    entry(
        "level",
        "How deep a character stands, and which way it runs: even is left to right, odd is right to left. Rule L2 turns stretches round from the deepest level up.",
        "UAX #9, section 3.2",
    ),
    entry(
        "sos",
        "The direction that counts before the first character of a stretch, where no letter stands. It comes from the higher of the two levels that meet there.",
        "UAX #9, section 3.3.3",
    ),
    entry(
        "eos",
        "The direction that counts after the last character of a stretch, where no letter stands. It comes from the higher of the two levels that meet there.",
        "UAX #9, section 3.3.3",
    ),
    entry(
        "level run",
        "Characters beside each other with the same level. There is none longer round them.",
        "UAX #9, section 3.3.2",
    ),
    entry(
        "isolating run sequence",
        "Level runs that belong together, the isolates between them taken out. The weak and neutral rules see one such stretch at a time.",
        "UAX #9, section 3.3.2",
    ),
    entry(
        "embedding",
        "A stretch of text with a direction of its own, between LRE or RLE and PDF. The text around it can see its direction.",
        "UAX #9, section 2.1",
    ),
    entry(
        "override",
        "A stretch between LRO or RLO and PDF in which all characters run one way. Their own classes do not count there.",
        "UAX #9, section 2.2",
    ),
    entry(
        "isolate",
        "A stretch with a direction of its own that does not touch the text around it. It begins with LRI, RLI or FSI and ends with PDI.",
        "UAX #9, section 2.4",
    ),
    entry(
        "strong",
        "Said of letters: classes L, R and AL. They have a direction and give it to what stands beside them.",
        "UAX #9, section 3.2",
    ),
    entry(
        "weak",
        "Said of digits, what goes with them, and marks. Their direction depends on the letters before them.",
        "UAX #9, section 3.2",
    ),
    entry(
        "neutral",
        "Said of spaces and most signs. They run with the text on both sides, or else as the paragraph does.",
        "UAX #9, section 3.2",
    ),
    entry(
        "mirrored",
        "Said of brackets and the like in right-to-left text. They are drawn the other way round, so that they still open where the text begins.",
        "UAX #9, section 3.4",
    ),
    entry(
        "label",
        "A part of a domain name between two full stops. The rules of registries are about labels; displays are about whole lines.",
        "RFC 5890, section 2.2",
    ),
    entry(
        "LDH label",
        "A label of ASCII letters, digits and hyphens. Before names were internationalised there was no other.",
        "RFC 5890, section 2.3.1",
    ),
    entry(
        "A-label",
        "A label in the form that goes into the DNS: ASCII that begins with xn--. It stands for exactly one U-label.",
        "RFC 5890, section 2.3.2.1",
    ),
    entry(
        "U-label",
        "A label in its own characters, as people read it. It stands for exactly one A-label.",
        "RFC 5890, section 2.3.2.1",
    ),
    entry(
        "RTL label",
        "A label with at least one character of class R, AL or AN. Conditions 2 to 4 of the rule are about such labels.",
        "RFC 5893, section 1.4",
    ),
    entry(
        "LTR label",
        "A label without a character of class R, AL or AN. Conditions 5 and 6 of the rule are about such labels.",
        "RFC 5893, section 1.4",
    ),
    entry(
        "Bidi domain name",
        "A name with at least one RTL label. The rule is for all labels of such a name, the ASCII ones too.",
        "RFC 5893, section 1.4",
    ),
    entry(
        "Character Grouping",
        "The requirement that the characters of a label stay together on the screen. It shall hold whatever names stand beside it.",
        "RFC 5893, section 3",
    ),
    entry(
        "Label Uniqueness",
        "The requirement that no two labels look the same in one paragraph. It is why 5 ALEF is refused.",
        "RFC 5893, section 3",
    ),
    entry(
        "component",
        "A part of an identifier between structural characters such as the full stop and the solidus. D\u{FC}rst shows components from left to right, each in its own direction.",
        "Duerst 2001, section 3",
    ),
    entry(
        "field",
        "A part of an address between its separators. Davis keeps fields in one order, whatever letters they hold.",
        "Davis 2011",
    ),
    entry(
        "twin",
        "Another name that looks the same in a display. In a one-to-one display there is none.",
        "Atkin, Stansifer and Alsharif 2001, section III",
    ),
    entry(
        "one-to-one",
        "Said of a display in which no two names look the same. Who sees the line then knows the name.",
        "Atkin, Stansifer and Alsharif 2001, section III",
    ),
];

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::{CLASSES, TERMS, class_entry, entries_in, term_entry};
    use bidiscope_bidi::name::BidiClass;

    #[test]
    fn each_entry_is_two_sentences_with_a_place_and_stands_once() {
        let mut seen = HashSet::new();
        for entry in CLASSES.iter().chain(&TERMS) {
            let sentences =
                entry.definition.matches(". ").count() + usize::from(entry.definition.ends_with('.'));
            assert_eq!(sentences, 2, "{}: {}", entry.term, entry.definition);
            assert!(!entry.source.is_empty() && seen.insert(entry.term), "{}", entry.term);
        }
    }

    #[test]
    fn every_class_has_an_entry() {
        for (class, entry) in BidiClass::ALL.into_iter().zip(&CLASSES) {
            assert_eq!(class_entry(class), Some(entry), "{class}");
        }
    }

    #[test]
    fn what_a_beginner_asks_for_has_an_entry() {
        for term in ["sos", "eos", "level", "isolating run sequence", "embedding", "A-label", "U-label"] {
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
