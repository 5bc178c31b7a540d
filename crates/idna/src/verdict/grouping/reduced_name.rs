//! A name reduced to the characters that determine which labels stay together.

use std::ops::Range;

use bidiscope_bidi::name::{BidiClass, Character, Name};

/// A name without repeated characters of the same class, so that the search lays out a dozen characters
/// instead of up to 253.
///
/// In a run of one class inside a label, one character has the same effect on the UBA as many: they resolve
/// to the same level. There are two exceptions: of separators (ES, CS) two are kept, because rule W4 depends
/// on whether one is alone; and neutrals that may be brackets (ON, rule N0) and explicit controls are all
/// kept.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct ReducedName {
    /// The remaining characters.
    pub(super) characters: Vec<Character>,
    /// The range of each label of the name in `characters`; never empty.
    pub(super) labels: Vec<Range<usize>>,
}

impl ReducedName {
    pub(super) fn of(name: &Name) -> Self {
        let mut reduced = Self::default();
        reduced.replace(name.characters(), name.labels().iter().map(|it| &it.character_range));
        reduced
    }

    /// Replaces it by that of these characters of a name with these ranges of its labels.
    pub(super) fn replace<'a>(&mut self, name: &[Character], ranges: impl Iterator<Item = &'a Range<usize>>) {
        let Self { characters, labels } = self;
        characters.clear();
        labels.clear();
        let mut at = 0;
        for range in ranges {
            characters.extend_from_slice(&name[at..range.start]);
            let start = characters.len();
            // The number of characters kept from the current run.
            let mut kept = 0;
            for &character in &name[range.clone()] {
                if characters[start..].last().is_none_or(|last| last.class != character.class) {
                    kept = 0;
                }
                if kept < max_kept(character.class) {
                    characters.push(character);
                    kept += 1;
                }
            }
            labels.push(start..characters.len());
            at = range.end;
        }
        characters.extend_from_slice(&name[at..]);
    }
}

/// The maximum number of characters kept from a run of this class.
const fn max_kept(class: BidiClass) -> usize {
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

    use super::ReducedName;
    use crate::verdict::grouping::context::contexts;
    use crate::verdict::grouping::label_layout::LabelLayout;
    use bidiscope_bidi::name::{Name, Notation};
    use bidiscope_bidi::order::Direction;

    fn unreduced(name: &Name) -> ReducedName {
        let labels = name.labels().iter().map(|label| label.character_range.clone()).collect();
        ReducedName { characters: name.characters().to_vec(), labels }
    }

    #[test]
    fn repetitions_are_removed() {
        let name = Name::read("AAA11--a.ccc---c", Notation::CapitalsAsHebrew).expect("readable");
        let expected = Name::read("A1--a.c--c", Notation::CapitalsAsHebrew).expect("readable");
        assert_eq!(ReducedName::of(&name), unreduced(&expected));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(256))]

        /// The reduced name gives the same results as the name itself.
        #[test]
        fn reduced_name_gives_the_same_results(text in "[aa\u{5D0}\u{5D0}\u{627}11\u{661}\u{661}::%%--\u{5B8}()\u{200D} ]{1,9}(\\.[a\u{5D0}1\u{627}\u{661}-]{1,5}){0,2}") {
            let read = Name::read(&text, Notation::Unicode);
            prop_assume!(read.is_ok());
            let Ok(name) = read else { return Ok(()) };
            let (reduced_name, unreduced) = (ReducedName::of(&name), unreduced(&name));
            let (mut of_reduced, mut of_unreduced) = (LabelLayout::new(reduced_name), LabelLayout::new(unreduced));
            for context in contexts(1, false).chain(contexts(0, true)) {
                of_reduced.set_context(&context);
                of_unreduced.set_context(&context);
                for paragraph in [Direction::LeftToRight, Direction::RightToLeft] {
                    of_reduced.show(paragraph);
                    of_unreduced.show(paragraph);
                    prop_assert_eq!(of_reduced.first_split_label(), of_unreduced.first_split_label());
                    prop_assert_eq!(
                        of_reduced.first_label_not_between_delimiters(),
                        of_unreduced.first_label_not_between_delimiters()
                    );
                    prop_assert_eq!(
                        of_reduced.first_label_changed_by(&context, paragraph),
                        of_unreduced.first_label_changed_by(&context, paragraph)
                    );
                }
            }
        }
    }
}
