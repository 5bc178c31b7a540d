//! Counterexamples of studies with different characters, so that what has moved is seen.

use std::collections::HashMap;

use bidiscope_bidi::name::{BidiClass, Character, characters_of, representative, text_of};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_proof::study::{DisplayProperty, StudyCounterexample};

/// Characters that stand for a class, the [`representative`] first. Of other classes one character is enough, or another would
/// have a meaning of its own, as separators and brackets have.
const CHARACTERS: [(BidiClass, &str); 7] = [
    (BidiClass::L, "abcdefghij"),
    (BidiClass::R, "\u{5D0}\u{5D1}\u{5D2}\u{5D3}\u{5D4}\u{5D5}\u{5D6}\u{5D7}\u{5D8}\u{5D9}"),
    (BidiClass::AL, "\u{627}\u{628}\u{62C}\u{62F}\u{631}\u{633}\u{635}\u{639}\u{641}\u{642}"),
    (BidiClass::EN, "1234567890"),
    (BidiClass::AN, "\u{661}\u{662}\u{663}\u{664}\u{665}\u{666}\u{667}\u{668}\u{669}\u{660}"),
    (BidiClass::ET, "%$\u{20AC}\u{A3}\u{A5}"),
    (BidiClass::NSM, "\u{5B8}\u{5B4}\u{5B7}\u{5B9}"),
];

/// The display in which a property looks at sequences: without rule L3 where the property leaves it out.
pub(crate) fn looked_at(property: DisplayProperty, display: &DisplayConfig) -> DisplayConfig {
    let has_l3 = property != DisplayProperty::Rfc5893LabelUniquenessWithoutL3 && display.choices().applies_l3;
    display.clone().with_changed_choices(|it| it.applies_l3 = has_l3)
}

/// The display with which a property compares it; `None` for properties of one display.
pub(crate) fn compared_display(property: DisplayProperty, display: &DisplayConfig) -> Option<DisplayConfig> {
    match property {
        DisplayProperty::AgreesWithUbaLtr => Some(DisplayConfig::with_default_options(Strategy::UbaLtr)),
        DisplayProperty::AgreesWithUbaRtl => Some(DisplayConfig::with_default_options(Strategy::UbaRtl)),
        DisplayProperty::SameInBothParagraphs
        | DisplayProperty::LabelOrderSameInBothParagraphs
        | DisplayProperty::OneToOneAcrossParagraphs
        | DisplayProperty::NameUniquenessAcrossParagraphs => display.with_opposite_paragraph_direction(),
        _ => None,
    }
}

/// The counterexample with different characters of a class where it has one character several times: what looks the same in
/// it still does. Unchanged where there are not enough characters of a class.
pub(crate) fn with_distinct_characters(
    property: DisplayProperty,
    display: &DisplayConfig,
    example: &StudyCounterexample,
) -> StudyCounterexample {
    let this = looked_at(property, display);
    let other = compared_display(property, display);
    let displays: Vec<DisplayConfig> = (0..example.sequences.len())
        .map(|at| if at > 0 { other.clone().unwrap_or_else(|| this.clone()) } else { this.clone() })
        .collect();
    let texts: Vec<Vec<Character>> = example.sequences.iter().map(|it| characters_of(it)).collect();
    let Some(sequences) = distinct_sequences(&texts, &displays) else { return example.clone() };
    let first = &sequences[0];
    let shown = display_of(&this, first);
    let compared = match property {
        DisplayProperty::DisplayIsInvolution => Some(display_of(&this, &shown)),
        _ => other.filter(|_| example.displays.len() > 1).map(|it| display_of(&it, first)),
    };
    let text = |it: &Vec<Character>| text_of(it);
    StudyCounterexample {
        sequences: sequences.iter().map(text).collect(),
        classes: example.classes.clone(),
        displays: std::iter::once(&shown).chain(&compared).map(text).collect(),
    }
}

/// The sequences with different characters: those of the first as they come, those of the others so that each looks in its
/// display as the first does in its own. `None` where there is no such text.
pub(crate) fn distinct_sequences(
    sequences: &[Vec<Character>],
    displays: &[DisplayConfig],
) -> Option<Vec<Vec<Character>>> {
    let first = distinct(sequences.first()?)?;
    let shown = display_of(displays.first()?, &first);
    let mut found = vec![first];
    for (sequence, display) in sequences.iter().zip(displays).skip(1) {
        let mut text = sequence.clone();
        for (visual, logical) in display.order(sequence).logical_from_visual().iter().enumerate() {
            text[logical.0] = *shown.get(visual)?;
        }
        let is_same_class = text.iter().zip(sequence).all(|(one, other)| one.class == other.class);
        if !is_same_class {
            return None;
        }
        found.push(text);
    }
    Some(found)
}

/// The characters with another one of the class for each that occurs again.
fn distinct(characters: &[Character]) -> Option<Vec<Character>> {
    let mut counts: HashMap<BidiClass, usize> = HashMap::new();
    let other = |it: &Character| {
        let others = CHARACTERS.iter().find(|(class, _)| *class == it.class);
        match others.filter(|_| it.scalar == representative(it.class).scalar) {
            Some((_, others)) => {
                let count = counts.entry(it.class).or_default();
                *count += 1;
                others.chars().nth(*count - 1).map(Character::new)
            }
            None => Some(*it),
        }
    };
    characters.iter().map(other).collect()
}

/// The characters of a display, from left to right.
pub(crate) fn display_of(display: &DisplayConfig, characters: &[Character]) -> Vec<Character> {
    display.order(characters).logical_from_visual().iter().map(|it| characters[it.0]).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use bidiscope_bidi::name::{BidiClass, characters_of, representative};
    use bidiscope_bidi::order::{DisplayConfig, Strategy};
    use bidiscope_proof::study::{DisplayProperty, DisplayPropertyStudy, StudyCounterexample};

    use super::{CHARACTERS, compared_display, display_of, looked_at, with_distinct_characters};

    #[test]
    fn the_characters_of_a_class_are_of_it() {
        for (class, characters) in CHARACTERS {
            assert!(characters.starts_with(representative(class).scalar), "{class:?}");
            assert!(characters.chars().all(|it| BidiClass::of(it) == class), "{class:?}");
            assert_eq!(characters.chars().collect::<HashSet<_>>().len(), characters.chars().count());
        }
    }

    /// The two alefs of `AL AL` exchanged: by hand.
    #[test]
    fn letters_that_change_places_are_different() {
        let example = StudyCounterexample {
            sequences: vec!["\u{627}\u{627}".to_owned()],
            classes: vec!["AL AL".to_owned()],
            displays: vec!["\u{627}\u{627}".to_owned(); 2],
        };
        let logical = DisplayConfig::with_default_options(Strategy::Logical);
        let found = with_distinct_characters(DisplayProperty::AgreesWithUbaLtr, &logical, &example);
        assert_eq!(found.sequences, ["\u{627}\u{628}"]);
        assert_eq!(found.displays, ["\u{627}\u{628}", "\u{628}\u{627}"]);
        assert_eq!(found.classes, example.classes);
    }

    /// Whatever a study finds: the classes stay, the letters differ, and what looked the same does.
    #[test]
    fn what_looks_the_same_still_does() {
        let study = DisplayPropertyStudy { max_sequence_characters: 4, ..DisplayPropertyStudy::default() };
        let results = study.run(&bidiscope_proof::study::WorkProgress::new(), |_| ()).expect("a short study");
        let mut with_several = 0;
        for row in &results.outcomes_at_lengths {
            let display = looked_at(row.property, &row.display);
            for example in &row.smallest_counterexamples {
                let found = with_distinct_characters(row.property, &row.display, example);
                let classes = |texts: &[String]| -> Vec<Vec<BidiClass>> {
                    texts.iter().map(|it| characters_of(it).iter().map(|it| it.class).collect()).collect()
                };
                assert_eq!(classes(&found.sequences), classes(&example.sequences));
                assert_eq!(classes(&found.displays), classes(&example.displays), "{row:?}");
                let second = compared_display(row.property, &row.display).unwrap_or_else(|| display.clone());
                let shown = |at: usize| {
                    let display = if at == 0 { &display } else { &second };
                    display_of(display, &characters_of(&found.sequences[at]))
                };
                assert!((0..found.sequences.len()).all(|at| shown(at) == shown(0)), "{row:?}");
                with_several += usize::from(found.sequences.len() > 1);
                let letters = found.sequences[0].chars().filter(|it| it.is_alphanumeric());
                let letters: Vec<char> = letters.collect();
                let is_url = found.sequences[0].contains("://");
                assert!(is_url || letters.iter().collect::<HashSet<_>>().len() == letters.len(), "{found:?}");
            }
        }
        assert!(with_several > 10, "{with_several}");
    }
}
