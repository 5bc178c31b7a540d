//! Paragraphs broken into lines.

use bidiscope_bidi::name::characters_of;
use bidiscope_bidi::order::Strategy;
use bidiscope_layout::{Faces, InvisibleStyle, ShapedLine, wrapped_line_ranges};
use proptest::prelude::*;

use crate::support::difficult_text;

/// The lines of a text that is broken at this width, in em.
fn lines(text: &str, width: f32) -> Vec<String> {
    let characters = characters_of(text);
    let order = Strategy::UbaLtr.order(&characters);
    let line = ShapedLine::new(&characters, &order, &Faces::bundled(), InvisibleStyle::Hidden);
    let scalars: Vec<char> = text.chars().collect();
    wrapped_line_ranges(&line, &characters, width)
        .into_iter()
        .map(|range| scalars[range].iter().collect())
        .collect()
}

#[test]
fn lines_end_after_white_space() {
    let width = |text: &str| {
        let characters = characters_of(text);
        let order = Strategy::UbaLtr.order(&characters);
        ShapedLine::new(&characters, &order, &Faces::bundled(), InvisibleStyle::Hidden).width_em()
    };
    let text = "one two  three";
    assert_eq!(lines(text, 100.0), [text]);
    // White space hangs over the end of a line that is as wide as its words.
    let two = width("one two") + 0.01;
    assert_eq!(lines(text, two), ["one two  ", "three"]);
    assert_eq!(lines(text, two - 0.1), ["one ", "two  ", "three"]);
    // Right-to-left words too.
    let hebrew = "\u{5D0}\u{5D1}\u{5D2} \u{5D3}\u{5D4}\u{5D5}";
    assert_eq!(
        lines(hebrew, width("\u{5D3}\u{5D4}\u{5D5}") + 0.5),
        ["\u{5D0}\u{5D1}\u{5D2} ", "\u{5D3}\u{5D4}\u{5D5}"]
    );
}

#[test]
fn a_long_word_is_broken_between_cells() {
    let parts = lines("mmmmmmmmmm", 3.0);
    assert!(parts.len() >= 3 && parts.iter().all(|it| it.chars().count() <= 3), "{parts:?}");
    assert_eq!(lines("mm", 0.0), ["m", "m"]);
    // A base and its mark stay together.
    assert_eq!(lines("a\u{301}b\u{301}", 0.0), ["a\u{301}", "b\u{301}"]);
    assert!(lines("", 1.0).is_empty());
}

proptest! {
    #[test]
    fn lines_hold_every_character_once_in_order(text in difficult_text(24), width in 0.0_f32..12.0) {
        prop_assert_eq!(lines(&text, width).concat(), text);
    }
}
