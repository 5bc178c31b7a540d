//! What is told of a character, and of two strategies.

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_bidi::order::{LogicalIndex, Strategy, VisualIndex};
use bidiscope_bidi::trace::{FirstDifference, Trace, first_difference};

fn differ(name: &str, left: Strategy, right: Strategy) -> Option<FirstDifference> {
    let name = Name::read(name, Notation::Table1).expect("a name");
    let of = |strategy| Trace::of(strategy, name.characters());
    first_difference(name.characters(), Notation::Table1, &of(left), &of(right))
}

fn check(name: &str, left: Strategy, right: Strategy, sentence: &str) {
    let message = differ(name, left, right).map(|it| it.sentence);
    assert_eq!(message.as_deref(), Some(sentence), "{name}, {left:?}, {right:?}");
}

#[test]
fn the_paper_and_the_uba_part_at_the_hyphen() {
    let difference = differ("AB-12", Strategy::OneToOne, Strategy::UbaLtr).expect("BA-12 and 12-BA");
    assert_eq!(
        difference.sentence,
        "at 3, `-`: the paper makes it left-to-right because 12 is; the UBA's N1 makes it right-to-left"
    );
    assert_eq!(difference.position, VisualIndex(0), "`B` there, `1` here");
    assert_eq!(difference.character, LogicalIndex(2));
    assert_eq!(difference.steps, [Some(5), Some(25)], "hyphens-reverse, and N1");
}

#[test]
fn other_differences() {
    check(
        "AB12",
        Strategy::OneToOne,
        Strategy::UbaLtr,
        "at 3, `1`: the paper makes it left-to-right because no letter stands after it; \
         the UBA's W2 makes it an Arabic number, which counts as right-to-left",
    );
    check(
        "N-a",
        Strategy::UbaLtr,
        Strategy::UbaRtl,
        "at 2, `-`: in a left-to-right paragraph the UBA's N2 makes it left-to-right; \
         in a right-to-left paragraph the UBA's N2 makes it right-to-left",
    );
    check(
        "Na",
        Strategy::UbaLtr,
        Strategy::UbaRtl,
        "at 2, `a`: in a left-to-right paragraph the UBA leaves it at the paragraph's level 0; \
         in a right-to-left paragraph the UBA's I2 puts it at level 2",
    );
    check(
        "NO",
        Strategy::Logical,
        Strategy::UbaLtr,
        "at 1, `N`: logical order leaves it left-to-right; the UBA leaves it right-to-left",
    );
}

#[test]
fn equal_displays_have_no_difference() {
    for name in ["abc.com", "NOP", "NO.ab"] {
        assert_eq!(differ(name, Strategy::OneToOne, Strategy::UbaLtr), None, "{name}");
    }
}

/// The hyphen of AB-12, from its separator class to its place.
#[test]
fn a_character_history() {
    let name = Name::read("AB-12", Notation::Table1).expect("a name");
    let steps = |strategy| {
        let trace = Trace::of(strategy, name.characters());
        let history = trace.character_history(LogicalIndex(2));
        history
            .into_iter()
            .map(|it| it.text.split(": ").next().unwrap_or_default().to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(
        steps(Strategy::UbaLtr),
        [
            "P3 (UAX #9, 3.3.1)",
            "X10 (UAX #9, 3.3.3)",
            "W6 (UAX #9, 3.3.4)",
            "N1 (UAX #9, 3.3.5)",
            "I1 (UAX #9, 3.3.6)"
        ]
    );
    assert_eq!(
        steps(Strategy::OneToOne),
        ["hyphens-reverse (Bidirectional Domain Names, IV)", "reorder (Bidirectional Domain Names, IV)"]
    );
    let trace = Trace::of(Strategy::OneToOne, name.characters());
    let message = |index| trace.character_history(LogicalIndex(index)).last().map(|it| it.text.clone());
    let of = "reorder (Bidirectional Domain Names, IV): clear: it goes out";
    assert_eq!(message(1), Some(format!("{of} from the stack to place 0.")));
    assert_eq!(message(2), Some(format!("{of} to place 2.")));
    assert_eq!(message(5), None, "no such character");
}
