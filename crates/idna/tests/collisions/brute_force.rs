//! The search against every permutation, for every string that can be read as a name.
//!
//! Strings of the same characters are shown one by one and sorted by their displays; the search must
//! find each group from its display, and nothing from a display that no name shows. So every name is
//! tried once, and with it all its permutations.
//!
//! To length 6 for the displays that `bidiscope collisions` answers for, to length 5 for the others. The
//! whole of it, to length 7 for all, in a few minutes:
//!
//! ```sh
//! BIDISCOPE_BRUTE_FORCE=7 cargo test --release --no-default-features --test collisions brute_force
//! ```

use std::collections::{BTreeMap, BTreeSet};

use bidiscope_bidi::name::{Character, Input};
use bidiscope_bidi::order::choices::StrategyChoices;
use bidiscope_bidi::order::fields::FieldOrderDirection;
use bidiscope_bidi::order::{DisplayConfig, Strategy, mirrored_visual_text};
use bidiscope_bidi::uba::BidiDataVersion;
use bidiscope_idna::collisions::CollisionSearch;

use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, proptest};
use proptest::sample::select;

use super::custom_strategies::any_choices;
use super::{Text, display, set_of};

/// One character each of L, AL, R, EN and AN, the hyphen-minus and the full stop.
const SEVEN: [char; 7] = ['a', '\u{627}', '\u{5D0}', '1', '\u{661}', '-', '.'];
/// What the seven leave out: a mark, a joiner, a terminator and a neutral.
const WITH_MARKS: [char; 7] = ['a', '\u{5D0}', '1', '\u{5B8}', '\u{200D}', '%', '.'];
/// A joiner, a mark and a space.
const WITH_JOINERS: [char; 7] = ['a', '\u{5D0}', '1', '\u{5B8}', '\u{200C}', ' ', '.'];
/// Brackets, and a solidus for Davis's fields.
const WITH_BRACKETS: [char; 7] = ['a', '\u{5D0}', '1', '(', ')', '/', '.'];
/// What an A-label begins with.
const WITH_A_LABELS: [char; 5] = ['x', 'n', '-', '\u{5D0}', '.'];
/// Controls and a tab.
const WITH_CONTROLS: [char; 7] = ['a', '\u{5D0}', '1', '-', '\u{202B}', '\u{202C}', '\t'];

/// How far all are tried, if more than here is asked for.
fn length_asked_for() -> Option<usize> {
    std::env::var("BIDISCOPE_BRUTE_FORCE").ok().map(|it| it.parse().expect("a length"))
}

/// How far a strategy is tried over the seven.
fn length(strategy: Strategy) -> usize {
    let is_answered = matches!(strategy, Strategy::UbaLtr | Strategy::UbaRtl | Strategy::OneToOne);
    length_asked_for().unwrap_or(if is_answered { 6 } else { 5 })
}

/// Every multiset of this many of the characters, each in ascending order.
pub(super) fn multisets(alphabet: &[char], length: usize) -> Vec<Text> {
    let Some((&first, rest)) = alphabet.split_first() else {
        return if length == 0 { vec![Text::new()] } else { Vec::new() };
    };
    (0..=length)
        .rev()
        .flat_map(|count| {
            multisets(rest, length - count)
                .into_iter()
                .map(move |others| std::iter::repeat_n(first, count).chain(others).collect())
        })
        .collect()
}

/// Every different order of the characters.
pub(super) fn permutations(characters: &[char]) -> Vec<Text> {
    if characters.is_empty() {
        return vec![Text::new()];
    }
    let firsts: BTreeSet<char> = characters.iter().copied().collect();
    firsts
        .into_iter()
        .flat_map(|first| {
            let mut others = characters.to_vec();
            others.remove(others.iter().position(|&it| it == first).expect("it is one of them"));
            permutations(&others).into_iter().map(move |mut rest| {
                rest.insert(0, first);
                rest
            })
        })
        .collect()
}

/// Whether reading this would decode a label, and so give another name.
fn is_decoded(text: &[char]) -> bool {
    text.split(|&it| it == '.').any(|label| label.starts_with(&['x', 'n', '-', '-']))
}

/// Tries every string of these characters for one display; how many names and collisions there were.
fn check(multiset: &[char], by: &DisplayConfig) -> (usize, usize) {
    let search = CollisionSearch { max_steps: u64::MAX, ..CollisionSearch::default() };
    let (mut names, mut collisions) = (0, 0);
    let mut groups: BTreeMap<Text, BTreeSet<Text>> = BTreeMap::new();
    for permutation in permutations(multiset) {
        groups.entry(permutation.clone()).or_default();
        if let Ok(name) = Input::from_scalars(permutation.iter().copied())
            && !is_decoded(&permutation)
        {
            groups.entry(display(&name, by)).or_default().insert(permutation);
            names += 1;
        }
    }
    for (shown, group) in groups {
        let characters: Vec<Character> = shown.iter().map(|&it| Character::new(it)).collect();
        let found = search.names_displayed_as(&characters, by);
        assert!(found.are_all_names_found, "{shown:?} {by}");
        assert_eq!(set_of(&found), group, "{shown:?} {by}");
        assert_eq!(found.name_count_lower_bound, group.len() as u64, "{shown:?} {by}");
        collisions += group.len().saturating_sub(1);
    }
    (names, collisions)
}

/// Tries every string of up to `longest` characters on all cores; the names, and the names less the
/// displays.
fn check_all(alphabet: &[char], longest: usize, by: impl Into<DisplayConfig>) -> (usize, usize) {
    let by = &by.into();
    let multisets: Vec<Text> = (1..=longest).flat_map(|length| multisets(alphabet, length)).collect();
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|nth| {
                let mine = multisets.iter().skip(nth).step_by(threads);
                scope.spawn(move || {
                    mine.map(|it| check(it, by)).fold((0, 0), |sum, it| (sum.0 + it.0, sum.1 + it.1))
                })
            })
            .collect();
        let parts = workers.into_iter().map(|it| it.join().expect("no name fails"));
        parts.fold((0, 0), |sum, it| (sum.0 + it.0, sum.1 + it.1))
    })
}

/// Strings of up to this many of the seven that are names: of six others, with full stops between them
/// and perhaps one at the end.
fn names_of_seven(longest: usize) -> usize {
    // Names that end in a label, and in the root.
    let (mut in_label, mut in_root, mut all) = (6, 0, 6);
    for _ in 1..longest {
        (in_label, in_root) = (6 * (in_label + in_root), in_label);
        all += in_label + in_root;
    }
    all
}

#[test]
fn every_name_of_the_seven_classes() {
    for strategy in Strategy::BUILT_IN {
        let (names, collisions) = check_all(&SEVEN, length(strategy), strategy);
        assert_eq!(names, names_of_seven(length(strategy)), "{strategy:?}");
        let is_one_to_one = matches!(strategy, Strategy::Logical | Strategy::OneToOne);
        assert_eq!(collisions == 0, is_one_to_one, "{strategy:?}: {collisions}");
    }
}

#[test]
fn marks_joiners_terminators() {
    for strategy in Strategy::BUILT_IN {
        check_all(&WITH_MARKS, length_asked_for().map_or(4, |it| it - 1), strategy);
    }
}

#[test]
fn brackets_and_a_path() {
    for strategy in Strategy::BUILT_IN {
        check_all(&WITH_BRACKETS, length_asked_for().map_or(4, |it| it - 1), strategy);
    }
}

/// Of every name all that are drawn as it is: a bracket in a right-to-left run is turned round (UAX #9 rule L4).
#[test]
fn brackets_that_are_turned_round() {
    let (mut names, mut collisions) = (0, 0);
    for strategy in Strategy::BUILT_IN {
        for multiset in (1..=4).flat_map(|length| multisets(&['a', '\u{5D0}', '1', '(', ')'], length)) {
            let mut groups: BTreeMap<String, Vec<Input>> = BTreeMap::new();
            for name in permutations(&multiset).into_iter().flat_map(Input::from_scalars) {
                let drawn = mirrored_visual_text(name.characters(), &strategy.order(name.characters()));
                groups.entry(drawn).or_default().push(name);
            }
            for (drawn, group) in &groups {
                for name in group {
                    let found = CollisionSearch::default().collisions(name, strategy);
                    let others: BTreeSet<Text> = group
                        .iter()
                        .filter(|it| *it != name)
                        .map(|it| it.decoded_text().chars().collect())
                        .collect();
                    assert!(found.are_all_names_found, "{name:?} {strategy:?}");
                    assert_eq!(set_of(&found), others, "{drawn} {strategy:?}");
                    names += 1;
                    collisions += others.len();
                }
            }
        }
    }
    assert_eq!(names, Strategy::BUILT_IN.len() * (5 + 25 + 125 + 625));
    assert!(collisions > 0);
}

/// A joiner follows the character before it, but at the start of an isolate what comes after it.
#[test]
fn joiners_between_isolates() {
    for by in [
        "isolates",
        "isolates:isolate=first-strong",
        "isolates:paragraph=rtl",
        "isolates:isolate=first-strong,paragraph=rtl",
        "custom:separators=idna,direction=first-strong,around=isolate",
        "custom:separators=idna,direction=rtl,around=isolate",
        "custom:separators=idna,direction=content,around=isolate,whole=isolate",
        "custom:separators=idna,around=isolate,paragraph=rtl",
        "custom:separators=idna,around=isolate,whole=isolate,order=right-to-left",
        "custom:separators=idna,around=isolate,whole=isolate,paragraph=rtl",
        "custom:separators=\\u{2E}\\u{200C},direction=first-strong,around=isolate",
        "custom:separators=none,direction=first-strong,around=isolate",
    ] {
        let display = DisplayConfig::read(by).expect("a display");
        check_all(&WITH_JOINERS, length_asked_for().map_or(4, |it| it - 1), &display);
        // Those of different kinds keep their order.
        check_all(&['a', '\u{5D0}', '\u{200C}', '\u{200D}', '.'], length_asked_for().unwrap_or(4), &display);
        for between in [&['/', '.'][..], &[':', '/', '/']] {
            for letters in multisets(&['a', '\u{5D0}', '1', '\u{200C}', '\u{200D}'], 2) {
                check(&[&letters, between].concat(), &display);
            }
        }
    }
}

/// Beyond a domain name a field holds full stops, which change their places within it and may come first: a scheme, a
/// segment of a path.
#[test]
fn full_stops_within_a_field() {
    let first_strong = DisplayConfig::read("isolates:isolate=first-strong").expect("a display");
    let displays =
        Strategy::BUILT_IN.map(DisplayConfig::with_default_options).into_iter().chain([first_strong]);
    for by in displays {
        let mut collisions = 0;
        for between in
            [&['.', ':', '/', '/'][..], &['\u{FF0E}', ':', '/', '/'], &['/', '.'], &['?', '.', '/', '.']]
        {
            for letters in multisets(&['a', '\u{5D0}', '1', '\u{61C}'], 2) {
                collisions += check(&[&letters, between].concat(), &by).1;
            }
        }
        let is_one_to_one =
            matches!(by.strategy(), Strategy::Logical | Strategy::OneToOne | Strategy::Components);
        assert_eq!(collisions == 0, is_one_to_one, "{by}: {collisions}");
    }
}

#[test]
fn what_would_be_decoded_is_neither_listed_nor_counted() {
    for strategy in Strategy::BUILT_IN {
        check_all(&WITH_A_LABELS, length_asked_for().map_or(6, |it| it - 1), strategy);
    }
}

#[test]
fn controls_and_a_tab() {
    for strategy in Strategy::BUILT_IN {
        check_all(&WITH_CONTROLS, length_asked_for().map_or(3, |it| it - 2), strategy);
    }
}

/// Strategies of one's own.
#[test]
fn of_ones_own() {
    for display in [
        "custom:paragraph=rtl",
        "custom:hyphen=r",
        "custom:digits=l,paragraph=auto",
        "custom:digits=letter",
        "custom:separators=idna,fields=alone,direction=first-strong",
        "custom:separators=idna,fields=alone,direction=content,order=right-to-left",
        "custom:separators=idna,fields=alone,direction=content,order=content",
        "custom:separators=-,fields=alone,around=marks",
        "custom:separators=none,fields=alone,direction=content",
        "custom:separators=idna,around=isolate",
        "custom:separators=idna,around=isolate,direction=content,paragraph=rtl",
        "custom:separators=structural,around=isolate,whole=isolate,order=content,paragraph=auto",
        "custom:base=one-to-one,separators=idna,fields=alone,order=right-to-left",
        "custom:separators=idna,around=override,direction=content",
        "custom:separators=idna,around=embedding,whole=isolate,order=content",
        "custom:base=one-to-one,separators=-,fields=alone,order=right-to-left",
        "custom:base=logical,separators=idna,fields=alone,order=top-level-domain",
    ] {
        let display = DisplayConfig::read(display).expect("a display");
        let (names, _) = check_all(&SEVEN, length_asked_for().unwrap_or(4), &display);
        assert_eq!(names, names_of_seven(4), "{display}");
        check_all(&WITH_MARKS, length_asked_for().map_or(3, |it| it - 2), &display);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    /// Any strategy of one's own, over the orders of any five characters.
    #[test]
    fn of_any_of_ones_own(
        (overall, data_version) in (select(FieldOrderDirection::ALL.to_vec()), select(BidiDataVersion::ALL.to_vec())),
        choices in any_choices(),
        characters in vec(select([SEVEN, WITH_MARKS, WITH_BRACKETS].concat()), 1..6),
    ) {
        let mut characters = characters;
        characters.sort_unstable();
        check(&characters, &DisplayConfig::custom(StrategyChoices { field_order_direction: overall, bidi_data_version: data_version, ..choices }));
    }
}

/// Displays with choices: those that are searched as such, and those whose orders are tried. What stands
/// round the names is in none of them.
#[test]
fn with_choices() {
    for display in [
        "fields:paragraph=rtl",
        "fields:order=environment,paragraph=rtl",
        "fields:order=content",
        "fields:order=top-level-domain",
        "isolates:isolate=first-strong",
        "isolates:isolate=first-strong,paragraph=rtl",
        "uba-ltr:bidi-data=unicode-3\\u{2E}1",
        "uba-rtl:bidi-data=unicode-3\\u{2E}1",
        "components:bidi-data=unicode-3\\u{2E}1",
        "uba-ltr:before=\\u{5D3}",
        "uba-rtl:after=2",
        "isolates:before=2,after=b",
        "uba-rtl:l3=no",
    ] {
        let display = DisplayConfig::read(display).expect("a display");
        for alphabet in [SEVEN, WITH_MARKS] {
            check_all(&alphabet, length_asked_for().map_or(4, |it| it - 2), &display);
        }
    }
}
