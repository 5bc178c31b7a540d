//! How the panes are compared: by their letters, and with the reference.

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_bidi::order::Strategy;
use bidiscope_report::InputReport;
use bidiscope_report::view::{
    DisplayBadgeSeverity, DisplayPaneSettings, MAX_DIFFERENCE_CHARACTERS, first_difference,
};
use proptest::prelude::{ProptestConfig, prop_assert, prop_assert_eq, prop_assume, proptest};
use proptest::sample::select;

fn inspected(name: &str, reference: Strategy) -> InputReport {
    let mut seen = InputReport::read(name, Notation::CapitalsAsHebrew).expect("a name");
    seen.set_pane_settings(&DisplayPaneSettings {
        reference_strategy: reference.into(),
        ..DisplayPaneSettings::default()
    });
    seen
}

fn changed(seen: &InputReport, strategy: Strategy) -> &[usize] {
    &seen.strategy(strategy).expect("every strategy has a pane").changed_logical_indices
}

#[test]
fn panes_that_show_the_same_are_named() {
    // The UBA's panes show 12BA, by the paper; so do the proposals but for fields and isolates.
    let seen = inspected("AB12", Strategy::OneToOne);
    let words = |strategy| seen.panes_with_same_display_text(strategy).expect("it is compared");
    assert!(
        words(Strategy::UbaLtr).starts_with("Looks the same as UBA, RTL paragraph"),
        "{}",
        words(Strategy::UbaLtr)
    );
    // a.C.B.d of the LTR paragraph is that of the automatic one, not that of the one-to-one display.
    let seen = inspected("a.B.C.d", Strategy::OneToOne);
    let words = seen.panes_with_same_display_text(Strategy::UbaLtr).expect("it is compared");
    assert!(words.starts_with("Looks the same as UBA, automatic"), "{words}");
    assert_eq!(
        seen.panes_with_same_display_text(Strategy::UbaRtl).as_deref(),
        Some("No other display looks the same as this display.")
    );
    assert_eq!(seen.panes_with_same_display_text(Strategy::Logical), None);
}

#[test]
fn a_name_that_all_show_alike_has_one_outcome() {
    let seen = inspected("abc.com", Strategy::OneToOne);
    let letters: Vec<_> = seen
        .strategy_views
        .iter()
        .filter_map(|it| it.same_display_letter)
        .map(|it| it.letter_text())
        .collect();
    // Logical order has none.
    assert_eq!(letters, ["A"; Strategy::BUILT_IN.len() - 1]);
}

#[test]
fn what_stands_elsewhere_than_in_the_reference_is_marked() {
    // BA12 and 12BA: two of four.
    let seen = inspected("AB12", Strategy::OneToOne);
    assert_eq!(changed(&seen, Strategy::OneToOne), [0; 0], "the reference itself");
    assert_eq!(changed(&seen, Strategy::UbaLtr), [2, 3]);
    let expected = "Marked: 2 characters have moved. All other characters are in the same order as in One-to-one (Atkin, Stansifer, Alsharif).";
    assert_eq!(seen.changed_characters_text(Strategy::UbaLtr, Strategy::OneToOne), expected);
    let seen = inspected("AB12", Strategy::UbaRtl);
    assert_eq!(changed(&seen, Strategy::UbaLtr), [0; 0]);
    assert_eq!(changed(&seen, Strategy::OneToOne).len(), 2);
}

#[test]
fn labels_out_of_order_are_named() {
    let seen = inspected("a.B.C.d", Strategy::OneToOne);
    let badges = |strategy| &seen.strategy(strategy).expect("a pane").badges;
    let [badge] = badges(Strategy::UbaLtr).as_slice() else { panic!("one badge") };
    assert_eq!(badge.severity(), DisplayBadgeSeverity::Warning);
    let expected = "In this left-to-right paragraph, a reader reads label 3 before label 2.";
    assert_eq!(badge.explanation(), expected);
    // d.C.B.a is what a reader of an RTL paragraph expects.
    assert_eq!(badges(Strategy::UbaRtl), &[]);
}

#[test]
fn a_label_of_both_kinds_is_reported_in_words_that_agree() {
    let seen = InputReport::read("12AB.ab", Notation::CapitalsAsHebrew).expect("a name");
    let [first, second] = seen.labels() else { panic!("two labels") };
    assert_eq!(first.direction_word.to_plain_text(), "none");
    assert_eq!(
        first.direction_word.explanation,
        "The label begins with U+0031 of class EN, which is not a letter: condition 1 fails, and conditions 2 to 6 do not \
         apply. RFC 5893 counts the label as an RTL label, because it has right-to-left characters (section 1.4)."
    );
    assert_eq!(second.direction_word.to_plain_text(), "LTR");
    let about = &second.direction_word.explanation;
    assert!(about.ends_with("The label has no right-to-left character."), "{about}");
}

#[test]
fn the_rule_that_parts_a_display_from_the_reference_is_reported() {
    // One-to-one shows BA-12 of AB-12, the UBA 12-BA: W7 leaves the number after the letter one that counts as right-to-left.
    let name = Input::read("AB-12", Notation::CapitalsAsHebrew).expect("a name");
    let [reference, shown] = [Strategy::OneToOne, Strategy::UbaLtr].map(Into::into);
    let found = first_difference(name.characters(), Notation::CapitalsAsHebrew, &reference, &shown)
        .expect("they part");
    assert_eq!(found.visual_index, 0);
    assert!(
        found
            .difference_sentence
            .starts_with("One-to-one treats “12” as left-to-right, because no letter is after it. "),
        "{}",
        found.difference_sentence
    );
    assert!(
        found.difference_sentence.ends_with("(rule W7). The last strong character before the number is “B”."),
        "{}",
        found.difference_sentence
    );
    // What is said below speaks of the same step.
    let summary = found.shown_display_summary.expect("the name stands alone");
    assert_eq!(summary.logical_indices, [1, 3, 4]);
    assert_eq!(first_difference(name.characters(), Notation::CapitalsAsHebrew, &shown, &shown), None);
}

#[test]
fn a_name_that_is_too_long_is_left_to_the_trace() {
    let message = |letters: usize| {
        let name =
            Input::read(&format!("{}12", "A".repeat(letters)), Notation::CapitalsAsHebrew).expect("a name");
        let [reference, shown] = [Strategy::OneToOne, Strategy::UbaLtr].map(Into::into);
        first_difference(name.characters(), Notation::CapitalsAsHebrew, &reference, &shown).is_some()
    };
    assert!(message(MAX_DIFFERENCE_CHARACTERS - 2));
    assert!(!message(MAX_DIFFERENCE_CHARACTERS - 1));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    /// Panes have the same letter if and only if nothing is marked in one beside the other.
    #[test]
    fn the_same_outcome_is_no_mark(
        text in "[ab\u{5D0}\u{627}12\u{661}()-]{1,5}(\\.[a\u{5D0}1\u{627}<-]{1,4}){0,3}",
        reference in select(Strategy::BUILT_IN.to_vec()),
    ) {
        let read = Input::read(&text, Notation::Unicode);
        prop_assume!(read.is_ok());
        let Ok(name) = read else { return Ok(()) };
        let mut seen = InputReport::without_parent_zone(name);
        seen.set_pane_settings(&DisplayPaneSettings {
            reference_strategy: reference.into(),
            ..DisplayPaneSettings::default()
        });
        let own = seen.strategy(reference).expect("every strategy has a pane").same_display_letter;
        for view in seen.strategy_views.iter().filter(|it| it.same_display_letter.is_some()) {
            if own.is_some() {
                prop_assert_eq!(view.same_display_letter == own, view.changed_logical_indices.is_empty(), "{}", view.display_config);
            }
            prop_assert!(view.changed_logical_indices.is_sorted());
        }
        // The letters are given in the panes' order, and none is left out.
        let mut next = 0;
        for index in seen.strategy_views.iter().filter_map(|it| it.same_display_letter).map(|it| it.distinct_display_index) {
            prop_assert!(index <= next);
            next = next.max(index + 1);
        }
    }
}
