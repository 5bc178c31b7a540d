//! Every sentence of all short strings.

use bidiscope_bidi::name::characters_of;

use crate::strings::{Counts, check_all, check_display, displays};

#[test]
fn every_sentence_is_true_of_every_string() {
    let counts = check_all(1..=4, 1);
    assert!(counts.wrong.is_empty(), "{:#?}", counts.wrong);
    assert_eq!(counts.strings, 12 + 144 + 1_728 + 20_736);
    // Eight strategies, and two of them in a second paragraph.
    assert_eq!(counts.displays, 10 * counts.strings);
    assert!(counts.sentences > 3_600_000, "{counts:?}");
    // Nearly every pane says more than that.
    assert!(counts.by_levels * 20 < counts.displays, "{counts:?}");
    // Of length 5 one string in 37, which is prime to 12: every class at every place. examples/explanations.rs takes them all.
    let counts = check_all(5..=5, 37);
    assert!(counts.wrong.is_empty(), "{:#?}", counts.wrong);
    assert_eq!(counts.strings, 248_832_u64.div_ceil(37));
    assert!(counts.sentences > 1_000_000, "{counts:?}");
}

/// Brackets, which no class stands for, and controls in the name itself.
#[test]
fn every_sentence_is_true_of_brackets_and_controls() {
    let texts = [
        "\u{5D0}(a)",
        "(\u{5D0})",
        "a(\u{5D0})1",
        "\u{5D0}(\u{5D1}\u{5B8})\u{5B8}",
        "(1)",
        "((a)\u{5D0})",
        "\u{661}[a]b",
        "a(-)\u{5D0}",
        "\u{627}(1)",
        "\u{5D0}[1(a)]2",
    ];
    let mut counts = Counts::default();
    for text in texts {
        displays().iter().for_each(|display| check_display(&characters_of(text), display, &mut counts));
    }
    assert!(counts.wrong.is_empty(), "{:#?}", counts.wrong);
    assert!(counts.sentences > 1_000, "{}", counts.sentences);
}
