//! A name cut down to what decides which of its characters stand together.

use std::ops::Range;

use bidiscope_bidi::name::{BidiClass, Character, Name};

/// A name with its repetitions taken out, so that a search lays out a dozen characters and not 253.
///
/// In a stretch of characters of one class inside a label, one character tells the algorithm as much
/// as many: they resolve to one level. Two exceptions: of separators (ES, CS) two are kept, because
/// rule W4 asks whether one stands alone; and neutrals that may be brackets (ON, rule N0) and
/// explicit controls are all kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Essence {
    /// The characters that are left.
    pub(super) characters: Vec<Character>,
    /// Where each label of the name stands in them; never empty ranges.
    pub(super) labels: Vec<Range<usize>>,
}

impl Essence {
    pub(super) fn of(name: &Name) -> Self {
        let mut characters: Vec<Character> = Vec::new();
        let mut labels = Vec::with_capacity(name.labels().len());
        let mut at = 0;
        for label in name.labels() {
            characters.extend_from_slice(&name.characters()[at..label.range.start]);
            let start = characters.len();
            // How many of the class of the last one are kept side by side.
            let mut kept = 0;
            for &character in name.label_characters(label) {
                if characters[start..].last().is_none_or(|last| last.class != character.class) {
                    kept = 0;
                }
                if kept < kept_of(character.class) {
                    characters.push(character);
                    kept += 1;
                }
            }
            labels.push(start..characters.len());
            at = label.range.end;
        }
        characters.extend_from_slice(&name.characters()[at..]);
        Self { characters, labels }
    }
}

/// How many characters of a stretch of this class are kept.
const fn kept_of(class: BidiClass) -> usize {
    use BidiClass::{AL, AN, BN, CS, EN, ES, ET, L, NSM, R, WS};
    match class {
        L | R | AL | EN | AN | ET | NSM | BN | WS => 1,
        ES | CS => 2,
        _ => usize::MAX,
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::{ProptestConfig, proptest};
    use proptest::{prop_assert_eq, prop_assume};

    use super::Essence;
    use crate::verdict::grouping::context::contexts;
    use crate::verdict::grouping::label_screen::LabelScreen;
    use bidiscope_bidi::name::{Name, Notation};
    use bidiscope_bidi::order::Direction;

    fn whole(name: &Name) -> Essence {
        let labels = name.labels().iter().map(|label| label.range.clone()).collect();
        Essence { characters: name.characters().to_vec(), labels }
    }

    #[test]
    fn repetitions_are_taken_out() {
        let name = Name::read("AAA11--a.ccc---c", Notation::Capitals).expect("readable");
        let expected = Name::read("A1--a.c--c", Notation::Capitals).expect("readable");
        assert_eq!(Essence::of(&name), whole(&expected));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(256))]

        /// What is seen of the labels is the same with repetitions and without.
        #[test]
        fn the_essence_shows_what_the_name_shows(text in "[aa\u{5D0}\u{5D0}\u{627}11\u{661}\u{661}::%%--\u{5B8}()\u{200D} ]{1,9}(\\.[a\u{5D0}1\u{627}\u{661}-]{1,5}){0,2}") {
            let read = Name::read(&text, Notation::Unicode);
            prop_assume!(read.is_ok());
            let Ok(name) = read else { return Ok(()) };
            let (essence, whole) = (Essence::of(&name), whole(&name));
            let (mut of_essence, mut of_whole) = (LabelScreen::new(&essence), LabelScreen::new(&whole));
            for context in contexts(1, false).chain(contexts(0, true)) {
                for paragraph in [Direction::LeftToRight, Direction::RightToLeft] {
                    of_essence.show(&context, paragraph);
                    of_whole.show(&context, paragraph);
                    prop_assert_eq!(of_essence.first_torn_label(), of_whole.first_torn_label());
                    prop_assert_eq!(
                        of_essence.first_label_beyond_its_delimiters(),
                        of_whole.first_label_beyond_its_delimiters()
                    );
                    prop_assert_eq!(
                        of_essence.first_label_changed_by(&context),
                        of_whole.first_label_changed_by(&context)
                    );
                }
            }
        }
    }
}
