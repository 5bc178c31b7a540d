//! What an edit moves far from it, as Inspect tells it.

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_bidi::order::Strategy;
use bidiscope_report::view::{DistantMoveByEdit, MAX_DISTANT_MOVE_NAME_CHARACTERS};

fn message(order: Strategy, before: &str, after: &str) -> Option<(String, Vec<usize>)> {
    let [before, after] =
        [before, after].map(|it| Input::read(it, Notation::CapitalsAsHebrew).expect("in the notation"));
    DistantMoveByEdit::of(order, Notation::CapitalsAsHebrew, &before, &after)
        .map(|it| (it.edit_and_move_sentence, it.moved_logical_indices_after_edit))
}

/// RFC 5893, section 8. In a left-to-right paragraph `ABC.DEF.1` is one stretch of right-to-left text, `1.FED.CBA`; an
/// `x` parts it, and `ABC`, which nobody touched, goes to the left: `CBA.x1.FED`.
#[test]
fn what_moved_is_reported_with_what_was_typed_or_removed() {
    let far = vec![0, 1, 2];
    let typed = |sentence: &str| Some((sentence.to_owned(), far.clone()));
    let ltr = Strategy::UbaLtr;
    assert_eq!(
        message(ltr, "ABC.DEF.1", "ABC.xDEF.1"),
        typed("Typing “x” moved 3 characters that are not next to it.")
    );
    assert_eq!(
        message(ltr, "ABC.DEF.1", "ABC.xyDEF.1"),
        typed("Typing 2 characters moved 3 characters that are not next to them.")
    );
    assert_eq!(
        message(ltr, "ABC.xDEF.1", "ABC.DEF.1"),
        typed("Removing “x” moved 3 characters that were not next to it.")
    );
    // The paper's display never moves what is not beside the edit's label.
    assert_eq!(message(Strategy::OneToOne, "ABC.DEF.1", "ABC.xDEF.1"), None);
    // The last is another name.
    for (before, after) in [("ab.cd", "abx.cd"), ("ABC", "ABXC"), ("A.B", "A.B"), ("abc.xDEF.1", "ABC.DEF.1")]
    {
        assert_eq!(message(ltr, before, after), None, "{before} {after}");
    }
}

#[test]
fn a_letter_beyond_ascii_is_given_by_code_point_and_name() {
    let name = |text: &str| Input::read(text, Notation::Unicode).expect("a name");
    // The other way round: with the letter the digit joins what is right-to-left, and goes before it.
    let (before, after) = (
        name("\u{5D0}\u{5D1}\u{5D2}.x\u{5D3}\u{5D5}.1"),
        name("\u{5D0}\u{5D1}\u{5D2}.\u{5D4}\u{5D3}\u{5D5}.1"),
    );
    let message =
        DistantMoveByEdit::of(Strategy::UbaLtr, Notation::Unicode, &before, &after).expect("it moves");
    assert_eq!(
        message.edit_and_move_sentence,
        "This edit moved 3 characters that are not next to the edited text."
    );
    let shorter = name("\u{5D0}\u{5D1}\u{5D2}.\u{E9}\u{5D3}\u{5D5}.1");
    let without = name("\u{5D0}\u{5D1}\u{5D2}.\u{5D3}\u{5D5}.1");
    let message =
        DistantMoveByEdit::of(Strategy::UbaLtr, Notation::Unicode, &without, &shorter).expect("it moves");
    assert_eq!(
        message.edit_and_move_sentence,
        "Typing U+00E9 LATIN SMALL LETTER E WITH ACUTE moved 3 characters that are not next to it."
    );
}

#[test]
fn of_a_long_name_nothing_is_reported() {
    let tail = ".a".repeat(MAX_DISTANT_MOVE_NAME_CHARACTERS / 2 - 4);
    let name = |text: &str| format!("{text}{tail}");
    assert!(message(Strategy::UbaLtr, "ABC.DEF.1", "ABC.xDEF.1").is_some());
    assert!(message(Strategy::UbaLtr, &name("ABC.DEF.1"), &name("ABC.xDEF.1")).is_none());
}
