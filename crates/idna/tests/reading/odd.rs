//! Odd input that is a name nonetheless: nothing of it is lost, and it can be shown and judged.

use bidiscope_bidi::name::{Name, Notation};
use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::rfc5893;
use proptest::prelude::*;

/// Reads a name, loses none of its characters in any display, and counts its labels.
fn check(text: &str, labels: usize) {
    let name = Name::read(text, Notation::Unicode).expect(text);
    assert_eq!(name.decoded_text(), text);
    assert_eq!(name.labels().len(), labels, "{text:?}");
    for strategy in Strategy::BUILT_IN {
        let order = strategy.order(name.characters());
        let mut indices: Vec<usize> = order.logical_from_visual().iter().map(|it| it.0).collect();
        indices.sort_unstable();
        assert!(indices.into_iter().eq(0..name.characters().len()), "{strategy:?} {text:?}");
    }
    let verdict = rfc5893::judge_name(&name);
    assert_eq!(verdict.label_verdicts.len(), labels);
    for label in &verdict.label_verdicts {
        let offenders = label
            .condition_verdicts
            .iter()
            .flat_map(|condition| &condition.violating_character_indices_in_name);
        assert!(offenders.into_iter().all(|&index| index < name.characters().len()));
    }
}

#[test]
fn lone_marks() {
    check("\u{5B8}", 1);
    check("\u{5B8}\u{64E}.\u{300}", 2);
    check("a.\u{5B8}\u{5D0}", 2);
}

#[test]
fn bidi_controls() {
    check("a\u{202E}\u{5D0}\u{202C}b.com", 2);
    check("\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}", 1);
    check("\u{2066}a\u{2067}\u{5D0}\u{2069}\u{2068}b\u{2069}\u{2069}", 1);
    check("\u{200E}.\u{200F}.\u{61C}", 3);
    check(&"\u{202B}".repeat(200), 1);
    check(&format!("{}\u{5D0}1", "\u{2067}".repeat(200)), 1);
}

#[test]
fn unassigned_and_private() {
    check("\u{378}.\u{5FF}.\u{E000}", 3);
    check("\u{FFFF}\u{10FFFF}\u{FDD0}", 1);
    check("\0\u{7F}\t", 1);
    check("\u{2028}", 1);
}

#[test]
fn many_labels_and_long_ones() {
    let many = vec!["\u{5D0}1"; 300].join(".");
    check(&many, 300);
    check(&format!("{many}."), 300);
    let long = "\u{627}".repeat(9_000);
    check(&long, 1);
    assert_eq!(
        Name::read(&long, Notation::Unicode).expect("readable").labels()[0].ascii_label_within_limit,
        None
    );
    check(&"\u{5D0}1a-\u{661}\u{5B8}(".repeat(1_400), 1);
    check(&"a.".repeat(5_000), 5_000);
}

#[test]
fn the_root_and_the_other_separators() {
    check("com.", 1);
    check("\u{5D0}\u{3002}com\u{FF61}", 2);
    check("a\u{FF0E}b.c\u{3002}d", 4);
}

#[test]
fn spaces_and_punctuation() {
    check(" a b ", 1);
    check("http://user@\u{5D0}.com:80/\u{5D1}?x=1#\u{5D2}", 2);
    check("-", 1);
}

proptest! {
    /// Whatever is typed is a name or an error with a position inside it, in every notation.
    #[test]
    fn nothing_panics(bytes in proptest::collection::vec(any::<u8>(), 0..60), text in ".{0,40}") {
        for notation in Notation::ALL {
            for input in [&bytes[..], text.as_bytes()] {
                let length = String::from_utf8_lossy(input).chars().count();
                match Name::read_bytes(input, notation) {
                    Ok(name) => prop_assert!(!name.characters().is_empty()),
                    Err(error) => prop_assert!(error.source_character_index <= length),
                }
            }
        }
    }

    /// Every name that can be read can be shown and judged.
    #[test]
    fn whatever_is_read_is_shown(text in "[a-c\u{5D0}-\u{5D3}\u{627}-\u{62A}0-9\u{661}-\u{663}\u{5B8}\u{200B}-\u{200F}\u{202A}-\u{202E}\u{2066}-\u{2069}()-]{1,12}(\\.[a\u{5D0}1\u{661}\u{202E}\u{5B8}-]{1,5}){0,4}\\.?") {
        let labels = text.split('.').filter(|label| !label.is_empty()).count();
        check(&text, labels);
    }
}
