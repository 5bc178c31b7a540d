//! What the search does where there is too much to find.

use bidiscope_bidi::name::Input;
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_idna::collisions::CollisionSearch;

use super::set_of;

/// Labels of a Latin and a Hebrew letter and a number, which may stand before or after the Hebrew one.
fn many_collisions(pieces: usize) -> Input {
    let pieces = "a\u{5D0}1.".repeat(pieces);
    Input::from_scalars(pieces.chars()).expect("readable")
}

#[test]
fn a_list_that_is_cut_says_so_and_counts_on() {
    let name = many_collisions(20);
    let all = CollisionSearch { max_names: usize::MAX, ..CollisionSearch::default() }
        .collisions(&many_collisions(3), Strategy::UbaLtr);
    assert!(all.are_all_names_found);
    assert_eq!(all.name_count_lower_bound, all.found_inputs.len() as u64);

    for most in [0, 1, 10] {
        let found = CollisionSearch { max_names: most, ..CollisionSearch::default() }
            .collisions(&name, Strategy::UbaLtr);
        assert!(!found.are_all_names_found);
        assert_eq!(set_of(&found).len(), most);
        assert!(found.name_count_lower_bound > 1_000, "{}", found.name_count_lower_bound);
    }
}

/// A label of Arabic letters and joiners is one right-to-left run, which no other order has.
#[test]
fn joiners_make_no_search_wide() {
    let going = "\u{645}\u{6CC}\u{200C}\u{631}\u{648}\u{645}";
    for text in [format!("{going}.com"), format!("{going}.{going}.{going}.ir"), going.repeat(8)] {
        let name = Input::from_scalars(text.chars()).expect("readable");
        for display in [
            "isolates",
            "isolates:isolate=first-strong",
            "isolates:paragraph=rtl",
            "isolates:isolate=first-strong,paragraph=rtl",
            "custom:separators=idna,direction=first-strong,around=isolate",
            "custom:separators=idna,direction=rtl,around=isolate",
            "custom:separators=idna,direction=content,around=isolate,whole=isolate",
            "fields",
        ] {
            let display = DisplayConfig::read(display).expect("a display");
            let found = CollisionSearch::default().collisions(&name, display.clone());
            assert!(found.are_all_names_found && found.found_inputs.is_empty(), "{display}: {text}");
            let shown = display.line_around_name(name.characters()).visual_characters();
            let back = CollisionSearch::default().names_displayed_as(&shown, display);
            assert_eq!(back.found_inputs, std::slice::from_ref(&name));
        }
    }
    // So many of them are too many to try.
    let name = Input::from_scalars("\u{200C}".repeat(5_000).chars().chain(['a'])).expect("readable");
    assert!(!CollisionSearch::default().collisions(&name, Strategy::Isolates).are_all_names_found);
}

#[test]
fn out_of_work_is_said_too() {
    for strategy in [Strategy::UbaLtr, Strategy::UbaRtl, Strategy::Components, Strategy::Isolates] {
        let found = CollisionSearch { max_steps: 10, ..CollisionSearch::default() }
            .collisions(&many_collisions(20), strategy);
        assert!(!found.are_all_names_found, "{strategy:?}");
    }
    let embedded = Input::from_scalars("\u{202B}abcdefghij1.2.3\u{202C}\u{5D0}".chars()).expect("readable");
    assert!(!CollisionSearch::default().collisions(&embedded, Strategy::UbaLtr).are_all_names_found);
}

/// As many as fit are all: a bound that is just reached cuts nothing.
#[test]
fn a_bound_that_is_just_reached() {
    let name = many_collisions(3);
    let all = CollisionSearch::default().collisions(&name, Strategy::UbaLtr);
    assert!(all.are_all_names_found && all.found_inputs.len() > 1);
    let most = all.found_inputs.len();
    let same =
        CollisionSearch { max_names: most, ..CollisionSearch::default() }.collisions(&name, Strategy::UbaLtr);
    assert_eq!(same, all);
    let fewer = CollisionSearch { max_names: most - 1, ..CollisionSearch::default() }
        .collisions(&name, Strategy::UbaLtr);
    assert!(!fewer.are_all_names_found && fewer.found_inputs.len() == most - 1);
}

#[test]
fn long_names_are_searched_or_given_up() {
    for (piece, count) in [("a", 10_000), ("\u{5D0}", 10_000), ("\u{5D0}-1", 3_000), ("\u{5D0}.", 5_000)] {
        let name = Input::from_scalars(piece.repeat(count).chars()).expect("readable");
        for strategy in Strategy::BUILT_IN {
            let found = CollisionSearch::default().collisions(&name, strategy);
            assert!(found.found_inputs.len() <= 1_000);
        }
    }
}
