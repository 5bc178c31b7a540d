//! Character Grouping, RFC 5893 section 3, by both readings.

use bidiscope_bidi::name::{Name, Notation, characters_of};
use bidiscope_bidi::order::{Direction, Strategy};
use bidiscope_idna::verdict::Verdict;
use bidiscope_idna::verdict::grouping::{Counterexample, Grouping, GroupingBound, search_contexts};
use bidiscope_idna::verdict::rfc5893::judge_label;

const SMALL: GroupingBound = GroupingBound { max_neighbour_characters: 1, max_total_characters: usize::MAX };

fn group(capitals: &str, bound: GroupingBound) -> Grouping {
    search_contexts(&Name::read(capitals, Notation::Capitals).expect("readable"), bound)
}

/// `before name after` in the notation "capitals", the paragraph, and the display.
fn drawn(found: &Counterexample) -> (String, String, Direction, String) {
    let write = |text: &str| Notation::Capitals.write(text.chars()).expect("ASCII and Hebrew");
    (write(&found.before), write(&found.after), found.paragraph, write(&found.display))
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
        if judge_label(&characters_of(&text)).verdict != Verdict::Satisfied {
            continue;
        }
        tried += 1;
        let name = Name::read(&text, Notation::Unicode).expect("readable");
        let grouping = search_contexts(&name, SMALL);
        assert_eq!(grouping.together.counterexample, None, "{text:?}");
        // Nine pairs of delimiters; of length 1, six characters are unproblematic labels.
        assert_eq!((grouping.together.contexts, grouping.together.complete_to), (9 * 7 * 7, Some(2)));
        let controls = grouping.controls.expect("the label follows the rule");
        assert_eq!(controls.counterexample, None, "{text:?}");
        assert_eq!((controls.contexts, controls.complete_to), (10 * 9 * 7 * 7, Some(2)));
    }
    // As many as follow the rule of each length: 3, 13 and 95.
    assert_eq!(tried, 3 + 13 + 95);
}

#[test]
fn labels_of_two_characters_among_neighbours_of_two() {
    let bound = GroupingBound { max_neighbour_characters: 2, max_total_characters: usize::MAX };
    let mut tried = 0;
    for text in (1..=2).flat_map(labels) {
        if judge_label(&characters_of(&text)).verdict == Verdict::Satisfied {
            let grouping = search_contexts(&Name::read(&text, Notation::Unicode).expect("readable"), bound);
            assert_eq!(grouping.together.counterexample, None, "{text:?}");
            assert_eq!(grouping.together.complete_to, Some(4));
            tried += 1;
        }
    }
    assert_eq!(tried, 3 + 13);
}

/// The formal statement fails for plain labels: `.a.b` in a right-to-left paragraph shows `a.b.`.
#[test]
fn between_the_delimiters() {
    let formal = group("a", SMALL).between_delimiters.counterexample.expect("it fails");
    assert_eq!(
        drawn(&formal),
        (".".into(), ".a".into(), Direction::RightToLeft, "a.a.".into()),
        "the smallest"
    );
    let formal = group("A", SMALL).between_delimiters.counterexample.expect("it fails");
    assert_eq!(drawn(&formal), (".".into(), ".A".into(), Direction::LeftToRight, ".A.A".into()));
}

/// Section 5: the number moves into the right-to-left label, and the label that it leaves is torn.
#[test]
fn what_section_5_warns_of() {
    let split = group("ABC.1de", GroupingBound::FULL).together.counterexample.expect("it is torn");
    assert_eq!(split.label, 1);
    assert_eq!(drawn(&split), (".".into(), ".".into(), Direction::LeftToRight, ".1.CBAde.".into()));
    // On its own the name is whole; a neighbour tears it.
    let split = group("1de", GroupingBound::FULL).together.counterexample.expect("it is torn");
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
    let bounded = group(name, GroupingBound { max_neighbour_characters: 2, max_total_characters: 1_000 });
    let whole = group(name, GroupingBound { max_neighbour_characters: 2, max_total_characters: usize::MAX });
    assert_eq!(bounded.together.complete_to, Some(0));
    assert!(bounded.together.contexts < whole.together.contexts);
    assert_eq!(whole.together.complete_to, Some(4));
    assert_eq!(whole.together.counterexample, None);
    let nothing = group(name, GroupingBound { max_neighbour_characters: 2, max_total_characters: 0 });
    assert_eq!((nothing.together.contexts, nothing.together.complete_to), (0, None));
}

/// RFC 5893 section 5's hazard, in a name so long that a short search does not come to the neighbour that
/// shows it: a right-to-left letter before the number.
#[test]
fn a_search_that_was_cut_short_says_so() {
    let name = "1a2b3c4d5e6f.A";
    let short = group(name, GroupingBound::SHORT);
    assert_eq!(short.together.counterexample, None);
    assert!(!short.together.is_complete && !short.is_complete());
    let whole = group(name, GroupingBound::FULL);
    let split = whole.together.counterexample.as_ref().expect("it is torn");
    assert_eq!((split.label, drawn(split).0), (0, "A.".into()));
    assert!(whole.is_complete());
    // What fails in a small context fails in it however far the search would have gone.
    let early = group("ABC.1de", GroupingBound::SHORT);
    assert_eq!(early, group("ABC.1de", GroupingBound::FULL));
    assert!(early.is_complete());
    // Nothing tears a label that follows the rule: how far the search went is all that there is to say.
    assert!(
        !group("AB.com", GroupingBound::SHORT).is_complete()
            && group("AB.com", GroupingBound::FULL).is_complete()
    );
}

/// Only names whose labels follow the rule are tried with controls.
#[test]
fn controls_are_for_names_that_follow_the_rule() {
    assert!(group("A-.com", SMALL).controls.is_none());
    assert!(group("A.com", SMALL).controls.is_some());
}
