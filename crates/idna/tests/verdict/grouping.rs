//! Character Grouping, RFC 5893 section 3, by both readings.

use bidiscope_bidi::name::{Name, Notation, characters_of};
use bidiscope_bidi::order::{Direction, Strategy};
use bidiscope_idna::verdict::RuleVerdict;
use bidiscope_idna::verdict::grouping::{
    CharacterGroupingResult, GroupingCounterexample, GroupingSearchLimits, search_grouping_counterexamples,
};
use bidiscope_idna::verdict::rfc5893::judge_label;

const SMALL: GroupingSearchLimits =
    GroupingSearchLimits { max_neighbour_label_characters: 1, max_total_laid_out_characters: usize::MAX };

fn group(capitals: &str, bound: GroupingSearchLimits) -> CharacterGroupingResult {
    search_grouping_counterexamples(
        &Name::read(capitals, Notation::CapitalsAsHebrew).expect("readable"),
        bound,
    )
}

/// `before name after` in the notation "capitals", the paragraph, and the display.
fn drawn(found: &GroupingCounterexample) -> (String, String, Direction, String) {
    let write =
        |text: &str| Notation::CapitalsAsHebrew.write_scalars(text.chars()).expect("ASCII and Hebrew");
    (
        write(&found.text_before_name),
        write(&found.text_after_name),
        found.paragraph_direction,
        write(&found.displayed_text),
    )
}

/// Every label of this length over one character for each class that a label may hold, but BN.
fn labels(length: u32) -> impl Iterator<Item = String> {
    const LETTERS: [char; 10] = ['a', '\u{5D0}', '\u{627}', '1', '\u{661}', '-', ':', '%', '!', '\u{308}'];
    (0..10_usize.pow(length))
        .map(move |number| (0..length).map(|place| LETTERS[number / 10_usize.pow(place) % 10]).collect())
}

/// The claim of section 2 in the second reading: no neighbour that follows the rule tears apart a
/// label that follows it. Nor do directional controls elsewhere change it.
#[test]
fn labels_that_follow_the_rule_stay_together() {
    let mut tried = 0;
    for text in (1..=3).flat_map(labels) {
        if judge_label(&characters_of(&text), 0).rule_verdict != RuleVerdict::Satisfied {
            continue;
        }
        tried += 1;
        let name = Name::read(&text, Notation::Unicode).expect("readable");
        let grouping = search_grouping_counterexamples(&name, SMALL);
        assert_eq!(grouping.labels_stay_together.counterexample, None, "{text:?}");
        // Nine pairs of delimiters; of length 1, six characters are unproblematic labels.
        assert_eq!(
            (
                grouping.labels_stay_together.tried_context_count,
                grouping.labels_stay_together.max_tried_context_characters
            ),
            (9 * 7 * 7, Some(2))
        );
        let controls = grouping.unaffected_by_outer_controls.expect("the label follows the rule");
        assert_eq!(controls.counterexample, None, "{text:?}");
        assert_eq!(
            (controls.tried_context_count, controls.max_tried_context_characters),
            (10 * 9 * 7 * 7, Some(2))
        );
    }
    // As many as follow the rule of each length: 3, 13 and 95.
    assert_eq!(tried, 3 + 13 + 95);
}

#[test]
fn labels_of_two_characters_among_neighbours_of_two() {
    let bound =
        GroupingSearchLimits { max_neighbour_label_characters: 2, max_total_laid_out_characters: usize::MAX };
    let mut tried = 0;
    for text in (1..=2).flat_map(labels) {
        if judge_label(&characters_of(&text), 0).rule_verdict == RuleVerdict::Satisfied {
            let grouping = search_grouping_counterexamples(
                &Name::read(&text, Notation::Unicode).expect("readable"),
                bound,
            );
            assert_eq!(grouping.labels_stay_together.counterexample, None, "{text:?}");
            assert_eq!(grouping.labels_stay_together.max_tried_context_characters, Some(4));
            tried += 1;
        }
    }
    assert_eq!(tried, 3 + 13);
}

/// The formal statement fails for plain labels: `.a.b` in a right-to-left paragraph shows `a.b.`.
#[test]
fn between_the_delimiters() {
    let formal = group("a", SMALL).labels_stay_between_delimiters.counterexample.expect("it fails");
    assert_eq!(
        drawn(&formal),
        (".".into(), ".a".into(), Direction::RightToLeft, "a.a.".into()),
        "the smallest"
    );
    let formal = group("A", SMALL).labels_stay_between_delimiters.counterexample.expect("it fails");
    assert_eq!(drawn(&formal), (".".into(), ".A".into(), Direction::LeftToRight, ".A.A".into()));
}

/// Section 5: the number moves into the right-to-left label, and the label that it leaves is torn.
#[test]
fn what_section_5_warns_of() {
    let split = group("ABC.1de", GroupingSearchLimits::FULL_SEARCH)
        .labels_stay_together
        .counterexample
        .expect("it is torn");
    assert_eq!(split.split_label_index, 1);
    assert_eq!(drawn(&split), (".".into(), ".".into(), Direction::LeftToRight, ".1.CBAde.".into()));
    // On its own the name is whole; a neighbour tears it.
    let split = group("1de", GroupingSearchLimits::FULL_SEARCH)
        .labels_stay_together
        .counterexample
        .expect("it is torn");
    assert_eq!(drawn(&split).0, "A.");
}

/// Section 3's note on ET: "the context R CS L EN ET (for instance A.a1%) makes the label L EN not
/// satisfy the character grouping requirement", by the formal reading.
#[test]
fn the_note_on_et() {
    let characters = characters_of("\u{5D0}.a1%");
    let order = Strategy::UbaRtl.order(&characters);
    // a1 is not between the full stop and the percent sign.
    assert_eq!(order.display(&characters), "a1%.\u{5D0}");
}

#[test]
fn the_search_says_where_it_stopped() {
    let name = "ABC.com";
    let bounded = group(
        name,
        GroupingSearchLimits { max_neighbour_label_characters: 2, max_total_laid_out_characters: 1_000 },
    );
    let whole = group(
        name,
        GroupingSearchLimits { max_neighbour_label_characters: 2, max_total_laid_out_characters: usize::MAX },
    );
    assert_eq!(bounded.labels_stay_together.max_tried_context_characters, Some(0));
    assert!(
        bounded.labels_stay_together.tried_context_count < whole.labels_stay_together.tried_context_count
    );
    assert_eq!(whole.labels_stay_together.max_tried_context_characters, Some(4));
    assert_eq!(whole.labels_stay_together.counterexample, None);
    let nothing = group(
        name,
        GroupingSearchLimits { max_neighbour_label_characters: 2, max_total_laid_out_characters: 0 },
    );
    assert_eq!(
        (
            nothing.labels_stay_together.tried_context_count,
            nothing.labels_stay_together.max_tried_context_characters
        ),
        (0, None)
    );
}

/// RFC 5893 section 5's hazard, in a name so long that a short search does not come to the neighbour that
/// shows it: a right-to-left letter before the number.
#[test]
fn a_search_that_was_cut_short_says_so() {
    let name = "1a2b3c4d5e6f.A";
    let short = group(name, GroupingSearchLimits::SHORT_SEARCH);
    assert_eq!(short.labels_stay_together.counterexample, None);
    assert!(!short.labels_stay_together.is_search_complete && !short.are_all_searches_complete());
    let whole = group(name, GroupingSearchLimits::FULL_SEARCH);
    let split = whole.labels_stay_together.counterexample.as_ref().expect("it is torn");
    assert_eq!((split.split_label_index, drawn(split).0), (0, "A.".into()));
    assert!(whole.are_all_searches_complete());
    // What fails in a small context fails in it however far the search would have gone.
    let early = group("ABC.1de", GroupingSearchLimits::SHORT_SEARCH);
    assert_eq!(early, group("ABC.1de", GroupingSearchLimits::FULL_SEARCH));
    assert!(early.are_all_searches_complete());
    // Nothing tears a label that follows the rule: how far the search went is all that there is to say.
    assert!(
        !group("AB.com", GroupingSearchLimits::SHORT_SEARCH).are_all_searches_complete()
            && group("AB.com", GroupingSearchLimits::FULL_SEARCH).are_all_searches_complete()
    );
}

/// Only names whose labels follow the rule are tried with controls.
#[test]
fn controls_are_for_names_that_follow_the_rule() {
    assert!(group("A-.com", SMALL).unaffected_by_outer_controls.is_none());
    assert!(group("A.com", SMALL).unaffected_by_outer_controls.is_some());
}
