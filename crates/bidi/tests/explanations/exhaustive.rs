//! Every sentence of all short strings.

use bidiscope_bidi::order::DisplayConfig;

use crate::strings::{check_all, classes, displays, with_controls};

#[test]
fn every_sentence_is_true_of_every_string() {
    let counts = check_all(&classes(), 1..=4, 1, &displays());
    assert!(counts.wrong.is_empty(), "{:#?}", counts.wrong);
    assert_eq!(counts.strings, 12 + 144 + 1_728 + 20_736);
    assert_eq!(counts.displays, displays().len() as u64 * counts.strings);
    assert!(counts.sentences > 3_600_000, "{counts:?}");
    // Nearly every pane says more than that.
    assert!(counts.by_levels * 20 < counts.displays, "{counts:?}");
    // Of length 5 one string in 37, which is prime to 12: every class at every place. examples/explanations.rs takes them all.
    let counts = check_all(&classes(), 5..=5, 37, &displays());
    assert!(counts.wrong.is_empty(), "{:#?}", counts.wrong);
    assert_eq!(counts.strings, 248_832_u64.div_ceil(37));
    assert!(counts.sentences > 1_000_000, "{counts:?}");
}

/// Brackets, which no class stands for, and controls in the name itself.
#[test]
fn every_sentence_is_true_of_brackets_and_controls() {
    let alphabet = with_controls();
    let counts = check_all(&alphabet, 1..=3, 1, &displays());
    assert!(counts.wrong.is_empty(), "{:#?}", counts.wrong);
    assert_eq!(counts.strings, 23 + 529 + 12_167);
    // One string in 97 of length 4, and one in 20,011 of length 6, where controls close and brackets hold text.
    for (length, stride) in [(4, 97), (6, 20_011)] {
        let counts = check_all(&alphabet, length..=length, stride, &displays());
        assert!(counts.wrong.is_empty(), "{:#?}", counts.wrong);
        assert!(counts.sentences > 300_000, "{counts:?}");
    }
}

/// Labels that are each laid out alone, whatever decides their direction.
#[test]
fn every_sentence_is_true_of_labels_in_paragraphs_of_their_own() {
    let alone = ["ltr", "rtl", "first-strong", "content"].map(|it| {
        DisplayConfig::read(&format!("custom:separators=idna,fields=alone,direction={it}"))
            .expect("a display")
    });
    let counts = check_all(&classes(), 1..=4, 1, &alone);
    assert!(counts.wrong.is_empty(), "{:#?}", counts.wrong);
    let counts = check_all(&with_controls(), 1..=3, 1, &alone);
    assert!(counts.wrong.is_empty(), "{:#?}", counts.wrong);
}
