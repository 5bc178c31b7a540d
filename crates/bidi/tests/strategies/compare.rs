//! What moves from one display to another, and what a part of a name looks like.

use bidiscope_bidi::name::{Character, characters_of};
use bidiscope_bidi::order::compare::{changed_characters, is_same_display, moved_characters};
use bidiscope_bidi::order::{DisplayConfig, DisplayOrder, LogicalIndex, Strategy};
use proptest::prelude::*;

use crate::displays::any_display;

const TEXT: &str = "[ab\u{5D0}\u{5D1}\u{627}12\u{661}\u{5B8}(<.-]{0,10}";

fn orders(characters: &[Character], displays: [&DisplayConfig; 2]) -> [DisplayOrder; 2] {
    displays.map(|it| it.order(characters))
}

/// How many characters stand in the same order in both, at most: the longest common subsequence, by the table
/// of its definition.
fn longest_common(one: &[LogicalIndex], other: &[LogicalIndex]) -> usize {
    let mut row = vec![0; other.len() + 1];
    for character in one {
        let mut diagonal = 0;
        for (at, other_character) in other.iter().enumerate() {
            let above = row[at + 1];
            row[at + 1] = if character == other_character { diagonal + 1 } else { above.max(row[at]) };
            diagonal = above;
        }
    }
    row[other.len()]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_000, ..ProptestConfig::default() })]

    #[test]
    fn the_fewest_move_and_nothing_else(text in TEXT, one in any_display(), other in any_display()) {
        let characters = characters_of(&text);
        let [one, other] = orders(&characters, [&one, &other]);
        let moved_there = moved_characters(&one, &other);
        // Without them both are the same, and with fewer left out they could not be.
        let without = |order: &DisplayOrder| -> Vec<LogicalIndex> {
            order.logical_from_visual().iter().copied().filter(|it| !moved_there.contains(it)).collect()
        };
        prop_assert_eq!(without(&one), without(&other));
        let stays = longest_common(one.logical_from_visual(), other.logical_from_visual());
        prop_assert_eq!(moved_there.len(), characters.len() - stays);
        prop_assert_eq!(moved_characters(&other, &one).len(), moved_there.len());
        prop_assert!(moved_there.is_sorted());
        let is_same = one.logical_from_visual() == other.logical_from_visual();
        prop_assert_eq!(moved_there.is_empty(), is_same);
        prop_assert!(characters.is_empty() || moved_there.len() < characters.len());
    }

    #[test]
    fn nothing_is_changed_where_both_show_the_same(text in TEXT, one in any_display(), other in any_display()) {
        let characters = characters_of(&text);
        let [one, other] = orders(&characters, [&one, &other]);
        let found = changed_characters(&characters, &one, &other);
        prop_assert_eq!(found.is_empty(), is_same_display(&characters, &one, &other));
        prop_assert!(moved_characters(&one, &other).iter().all(|it| found.contains(it)));
    }

    /// The characters of a part stand in its own order as they stand in the whole.
    #[test]
    fn a_part_is_shown_as_in_the_whole(text in TEXT, display in any_display(), from in 0..10_usize, to in 0..=10_usize) {
        let characters = characters_of(&text);
        let part = from.min(characters.len())..to.min(characters.len()).max(from.min(characters.len()));
        let whole = display.order(&characters);
        let own = whole.restricted_to_logical_range(&characters, part.clone());
        let expected: Vec<usize> =
            whole.logical_from_visual().iter().map(|it| it.0).filter(|it| part.contains(it)).collect();
        let found: Vec<usize> = own.logical_from_visual().iter().map(|it| it.0 + part.start).collect();
        prop_assert_eq!(found, expected);
        prop_assert_eq!(own.paragraph_direction(), whole.paragraph_direction());
        prop_assert_eq!(whole.restricted_to_logical_range(&characters, 0..characters.len()), whole);
    }
}

/// What is sought in a long name takes no longer than sorting it.
#[test]
fn the_longest_name_is_compared() {
    let characters = characters_of(&"\u{5D0}1.".repeat(3_333));
    let [one, other] = [Strategy::OneToOne, Strategy::UbaRtl].map(|it| it.order(&characters));
    let there = moved_characters(&one, &other).len();
    assert_eq!(there, moved_characters(&other, &one).len());
    assert!(there < characters.len());
}
