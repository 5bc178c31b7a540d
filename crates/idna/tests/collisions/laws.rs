//! What holds of every search, on names longer than brute force reaches.

use bidiscope_bidi::name::{Character, Input};
use bidiscope_bidi::order;
use bidiscope_idna::collisions::CollisionSearch;
use proptest::prelude::*;

use super::{display, set_of};

/// Names of up to 24 characters of all kinds, brackets, marks and separators among them.
fn names() -> impl Strategy<Value = Input> {
    let characters = [
        'a', 'b', '\u{5D0}', '\u{5D1}', '\u{627}', '1', '2', '\u{661}', '-', '-', '.', '.', '%', ',', '@',
        '(', ')', ' ', '\u{5B8}', '\u{200D}', '/',
    ];
    let text = proptest::collection::vec(proptest::sample::select(characters.to_vec()), 1..24);
    text.prop_filter_map("no name", |text| Input::from_scalars(text).ok())
}

fn strategies() -> impl Strategy<Value = order::Strategy> {
    proptest::sample::select(&order::Strategy::BUILT_IN[..])
}

proptest! {
    #[test]
    fn a_name_is_among_those_that_show_its_display(name in names(), strategy in strategies()) {
        let shown: Vec<Character> =
            display(&name, strategy).into_iter().map(Character::new).collect();
        let search = CollisionSearch { max_names: 2_000, max_steps: 300_000, ..CollisionSearch::default() };
        let found = search.names_displayed_as(&shown, strategy);
        let sources = set_of(&found);
        prop_assert!(!found.are_all_names_found || sources.contains(&name.decoded_text().chars().collect::<Vec<_>>()));
        prop_assert!(found.name_count_lower_bound >= found.found_inputs.len() as u64);
        for source in &found.found_inputs {
            prop_assert_eq!(display(source, strategy), display(&name, strategy));
        }
    }

    #[test]
    fn collisions_are_the_others(name in names(), strategy in strategies()) {
        // Brackets may be turned round.
        let scalars = name.decoded_text().chars().filter(|it| !"()".contains(*it)).collect::<Vec<_>>();
        let Ok(name) = Input::from_scalars(scalars) else { return Ok(()) };
        let search = CollisionSearch { max_steps: 300_000, ..CollisionSearch::default() };
        let found = search.collisions(&name, strategy);
        let shown: Vec<Character> =
            display(&name, strategy).into_iter().map(Character::new).collect();
        let sources = search.names_displayed_as(&shown, strategy);
        prop_assume!(found.are_all_names_found && sources.are_all_names_found);
        let mut expected = set_of(&sources);
        prop_assert!(expected.remove(&name.decoded_text().chars().collect::<Vec<_>>()));
        prop_assert_eq!(set_of(&found), expected);
    }
}
